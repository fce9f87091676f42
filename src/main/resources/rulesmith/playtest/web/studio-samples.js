// Games that agents have played, to step through.

import { Board, inWords, sideAt } from '/web/board.js';
import { element } from '/web/dom.js';
import { captures, standing } from '/web/studio-table.js';
import { button, labelled, option } from '/web/studio-words.js';

export class Samples {
  #game;
  #sample;
  #ply = 0;
  #board;
  #slider = element('input', { type: 'range', min: 0, value: 0, 'aria-label': 'Moves played' });
  #where = element('p', { class: 'status', role: 'status' });
  #prey = element('div');
  #moves = element('ol', { class: 'move-list moves-to-choose', 'aria-label': 'Moves' });
  #buttons = {};

  /** @param onPlay (line): the person wants to play on from the position shown */
  constructor(place, game, onPlay) {
    this.#game = game;
    if (game.samples.length === 0) {
      place.replaceChildren(element('p', {}, 'There is no sample game.'));
      return;
    }
    const select = element('select', { onchange: (event) => this.#choose(Number(event.target.value)) },
      ...game.samples.map((sample, i) => option(String(i), `${i + 1}. ${sample.south} v ${sample.north}: ${result(sample.view)}`)));
    const step = (key, text, label, does) => {
      this.#buttons[key] = element('button', { type: 'button', 'aria-label': label, title: label, onclick: does }, text);
      return this.#buttons[key];
    };
    this.#slider.addEventListener('input', () => this.#goTo(Number(this.#slider.value)));
    const host = element('div');
    this.#board = new Board(host, { pieces: game.sheet.pieces, label: `Sample game of ${game.name}`, interactive: false });
    place.replaceChildren(
      labelled('Sample game, South first', select),
      this.#where, host,
      element('div', { class: 'stepper' },
        step('first', '|◀', 'First position', () => this.#goTo(0)),
        step('back', '◀', 'Back', () => this.#goTo(this.#ply - 1)),
        this.#slider,
        step('next', '▶', 'Next move', () => this.#goTo(this.#ply + 1)),
        step('last', '▶|', 'Last position', () => this.#goTo(this.#sample.view.ply))),
      element('div', { class: 'actions left' },
        button('Play on from here', () => onPlay(this.#sample.view.history.slice(0, this.#ply)))),
      this.#prey, element('h3', { class: 'small' }, 'Moves'), this.#moves);
    this.#choose(0);
  }

  #choose(index) {
    this.#sample = this.#game.samples[index];
    const { history, ply } = this.#sample.view;
    this.#slider.max = ply;
    const rows = [];
    for (let i = 0; i < history.length; i += 2) {
      const move = (at) => history[at] && element('button', { type: 'button', class: 'move', onclick: () => this.#goTo(at + 1) }, history[at]);
      rows.push(element('li', {}, move(i), move(i + 1)));
    }
    this.#moves.replaceChildren(...rows);
    this.#goTo(0);
  }

  #goTo(ply) {
    const { view } = this.#sample;
    const to = Math.max(0, Math.min(view.ply, ply));
    const forward = to === this.#ply + 1;
    this.#ply = to;
    this.#board.show(this.#viewAt(to), { animate: forward });
    this.#slider.value = to;
    const step = view.steps[to - 1];
    const said = step ? `${inWords(step, sideAt(step.ply))}.` : 'The set-up.';
    this.#slider.setAttribute('aria-valuetext', `${to} of ${view.ply}: ${said}`);
    this.#where.textContent = `Move ${to} of ${view.ply}. ${said}${to === view.ply ? ` ${standing(view)}` : ''}`;
    this.#buttons.first.disabled = this.#buttons.back.disabled = to === 0;
    this.#buttons.next.disabled = this.#buttons.last.disabled = to === view.ply;
    this.#prey.replaceChildren(captures(this.#game.sheet.pieces, this.#capturedBy(to)));
    [...this.#moves.querySelectorAll('.move')].forEach((move, i) => {
      const current = i === to - 1;
      move.setAttribute('aria-current', String(current));
      if (current) {
        const { offsetTop, offsetHeight } = move;
        this.#moves.scrollTop = offsetTop - (this.#moves.clientHeight - offsetHeight) / 2;
      }
    });
  }

  #boardAt(ply) {
    return ply === 0 ? this.#game.sheet.start.board : this.#sample.view.steps[ply - 1].board;
  }

  #viewAt(ply) {
    const { view } = this.#sample;
    return { ...view, board: this.#boardAt(ply), ply, moves: [], outcome: 'ongoing', toMove: sideAt(ply), history: view.history.slice(0, ply), steps: view.steps.slice(Math.max(0, ply - 1), ply) };
  }

  /** The letters of the pieces that South and North have lost. */
  #capturedBy(ply) {
    const lost = ['', ''];
    this.#sample.view.steps.slice(0, ply).forEach((step) => step.taken.forEach((cell) => {
      lost[step.ply % 2 === 0 ? 1 : 0] += this.#boardAt(step.ply)[cell];
    }));
    return lost;
  }
}

/** Short, because it must fit a phone; how long it took and how it ended is said beside the board. */
function result({ outcome }) {
  return { draw: 'drawn', south: 'South wins', north: 'North wins', ongoing: 'stopped' }[outcome];
}
