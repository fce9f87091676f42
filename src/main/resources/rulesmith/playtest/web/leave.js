// Leaving the study: the withdrawal code, and the button that deletes everything, which asks first.

import { element } from '/web/dom.js';

export class Leave {
  #dialog;
  #withdraw;

  constructor(dialog, withdraw) {
    this.#dialog = dialog;
    this.#withdraw = withdraw;
    // A click beside the dialog closes it.
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  }

  /** Shows a dialog with the given content; its buttons close it. */
  ask(title, content, ...buttons) {
    const heading = element('h2', { id: 'dialog-title', tabindex: '-1' }, title);
    this.#dialog.replaceChildren(element('div', { class: 'dialog-body' }, heading, ...content,
      element('div', { class: 'actions' }, ...buttons)));
    this.#dialog.showModal();
    heading.focus();
  }

  close() {
    this.#dialog.close();
  }

  /** Leads to the dialog that tells the code and lets a person withdraw. */
  button(state) {
    return element('button', { type: 'button', class: 'quiet', onclick: () => this.#offer(state) }, 'Leave the study');
  }

  #offer(state) {
    this.ask('Leave the study?', [
      element('p', {}, 'You may stop at any time. If you close this page and come back later with the same browser, you go on where you were.'),
      element('p', {}, 'If you withdraw, all your answers are deleted. Later you can still withdraw by giving the researcher this code:'),
      codeBox(state.code),
    ],
    element('button', { type: 'button', onclick: () => this.close() }, 'Go on'),
    this.withdrawButton());
  }

  /** Asks once more, then withdraws. */
  withdrawButton() {
    return element('button', { type: 'button', class: 'danger', onclick: () => this.#confirm() }, 'Withdraw …');
  }

  #confirm() {
    if (this.#dialog.open) {
      this.close();
    }
    this.ask('Withdraw from the study?', [
      element('p', {}, 'All your answers are deleted now. This cannot be undone.'),
    ],
    element('button', { type: 'button', onclick: () => this.close() }, 'Keep my answers'),
    element('button', {
      type: 'button',
      class: 'danger primary',
      onclick: () => {
        this.close();
        this.#withdraw();
      },
    }, 'Withdraw'));
  }
}

/** The code with a button that copies it. */
export function codeBox(code) {
  const text = element('code', { class: 'code', tabindex: '0', 'aria-label': `Withdrawal code ${code}` }, code);
  const said = element('span', { role: 'status', class: 'note' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      said.textContent = 'Copied.';
    } catch {
      // Without a secure connection pages may not copy: then at least it is selected.
      getSelection().selectAllChildren(text);
      said.textContent = document.execCommand('copy') ? 'Copied.' : 'Selected: copy it with your keyboard.';
    }
  };
  return element('p', { class: 'code-box' }, text, element('button', { type: 'button', onclick: copy }, 'Copy'), said);
}
