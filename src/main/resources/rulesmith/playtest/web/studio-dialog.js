// Putting a game into a study that nobody has taken part in yet, or into a new one.

import { get, post } from '/web/api.js';
import { element } from '/web/dom.js';
import { button, count, note, notify, option, sentenceOf } from '/web/studio-words.js';

const NEW = '';
const dialog = document.getElementById('dialog');
dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());

export async function addToPlaytest(game) {
  let studies = [];
  try {
    studies = await get('/api/studies');
  } catch (problem) {
    notify('bad', sentenceOf(problem));
    return;
  }
  const heading = element('h2', { id: 'dialog-title', tabindex: '-1' }, 'Add to a playtest');
  const problem = element('p', { class: 'problem', role: 'alert' });
  const name = element('input', { type: 'text', id: 'study-name', maxlength: 64, autocomplete: 'off', spellcheck: 'false' });
  const control = element('input', { type: 'checkbox', checked: true });
  const fresh = element('div', {},
    element('div', { class: 'field' }, element('label', { for: 'study-name' }, 'Name of the new study'), name,
      note('Letters, digits, dots, dashes and underscores: it names a folder in surveys/.')),
    element('label', { class: 'tick' }, control, 'With a random game, which the others are compared with'));
  const which = element('select', { id: 'study', onchange: () => arrange() },
    ...studies.map((study) => option(study.name, `${study.name}: ${count(study.games.length, 'game')} (${study.games.join(', ')})`)), option(NEW, 'a new study'));
  const arrange = () => {
    fresh.hidden = which.value !== NEW;
  };
  const submit = async (event) => {
    event.preventDefault();
    const adding = which.value !== NEW;
    if (!adding && name.value.trim() === '') {
      problem.textContent = 'Please give the study a name.';
      name.focus();
      return;
    }
    problem.textContent = '';
    try {
      const study = await post('/api/studies', adding
        ? { study: which.value, game: game.ref }
        : { name: name.value.trim(), games: [game.ref], control: control.checked });
      dialog.close();
      notify('good', `The study ${study.name} has ${count(study.games.length, 'game')} now: ${study.games.join(', ')}. `,
        study.games.length < 2 ? 'It needs one more before it can compare any.' : 'Once it has all its games: ',
        study.games.length < 2 ? '' : element('code', {}, `./rulesmith playtest serve ${study.name}`));
    } catch (refusal) {
      problem.textContent = sentenceOf(refusal);
    }
  };
  arrange();
  dialog.replaceChildren(element('form', { class: 'dialog-body', novalidate: true, onsubmit: submit }, heading,
    note('Participants will see the game under a neutral name. Only studies that were never served are offered.'),
    element('div', { class: 'field' }, element('label', { for: 'study' }, 'Study'), which),
    fresh, problem,
    element('div', { class: 'actions' },
      button('Cancel', () => dialog.close()),
      element('button', { type: 'submit', class: 'primary' }, 'Add'))));
  dialog.showModal();
  heading.focus();
}
