// Playing a game against an agent, or both sides oneself. The page holds the line; the server checks it and replies.

import { post } from '/web/api.js';
import { Board, sideAt } from '/web/board.js';
import { element, pieceIcon, typeOf } from '/web/dom.js';
import { reasons } from '/web/rules.js';
import { button, labelled, notify, option, sentenceOf } from '/web/studio-words.js';

export function sideName(side) {
  return side === 'south' ? 'South (light)' : 'North (dark)';
}

/** How a game that is over ended, or whose turn it is. */
export function standing(view) {
  if (view.outcome === 'ongoing') {
    return `${sideName(view.toMove)} to move.`;
  }
  return `${view.outcome === 'draw' ? 'Drawn' : `${sideName(view.outcome)} wins`}${reasons(view.ending)}.`;
}

/** What each player has captured. */
export function captures(pieces, captured) {
  return element('dl', { class: 'captures' }, ...['south', 'north'].flatMap((side) => {
    const counts = new Map();
    [...captured[side === 'south' ? 1 : 0]].sort().forEach((letter) => counts.set(letter, (counts.get(letter) ?? 0) + 1));
    return [
      element('dt', {}, element('span', { class: `disc ${side}`, 'aria-hidden': 'true' }), `${side === 'south' ? 'South' : 'North'} has captured`),
      element('dd', {}, counts.size === 0 ? 'nothing' : [...counts].map(([letter, many]) => element('span', { class: 'prey-count' },
        pieceIcon(pieces[letter], `type ${typeOf(letter)}`), `×${many}`))),
    ];
  }));
}

export class Table {
  #game;
  #place;
  #board;
  #view;
  #line = [];
  #human = 'south';
  #agent;
  #seed = fresh();
  #busy = false;
  #note = '';
  #status = element('p', { class: 'status', role: 'status' });
  #prey = element('div');
  #moves = element('ol', { class: 'move-list', tabindex: '0', 'aria-label': 'Moves so far' });
  #side;
  #undo;
  #anew;
  #copy;
  #said = element('span', { class: 'note', role: 'status' });

  constructor(place, game) {
    this.#game = game;
    this.#place = place;
    this.#view = game.sheet.start;
    [this.#agent] = game.agents;
    this.#side = element('select', { onchange: (event) => this.#sit(event.target.value) },
      option('south', 'South, light'), option('north', 'North, dark'), option('both', 'both sides'));
    const opponent = element('select', {
      onchange: (event) => {
        this.#agent = event.target.value;
      },
    }, ...game.agents.map((name) => option(name, name)));
    this.#undo = button('Undo', () => this.#takeBack());
    this.#anew = button('New game', () => this.#begin());
    this.#copy = button('Copy the record', () => this.#copyRecord());
    const host = element('div');
    this.#board = new Board(host, {
      pieces: game.sheet.pieces,
      label: `Board of ${game.name}`,
      onMove: (text) => this.#go([...this.#line, text], true),
      onNote: (text) => {
        this.#note = text;
        this.#tell();
      },
    });
    place.replaceChildren(
      element('div', { class: 'control-row' }, labelled('You play', this.#side), labelled('Against', opponent)),
      this.#status, host,
      element('div', { class: 'actions left' }, this.#undo, this.#anew, this.#copy, this.#said),
      this.#prey,
      element('h3', { class: 'small' }, 'Moves'), this.#moves);
    this.#board.show(this.#view);
    this.#tell();
  }

  /** Goes on from a position of another game. */
  takeUp(line) {
    this.#seed = fresh();
    this.#side.value = 'both';
    this.#human = 'both';
    this.#board.orientation = 'south';
    this.#go(line, false);
  }

  #begin() {
    this.#seed = fresh();
    this.#go([], false);
  }

  #sit(side) {
    this.#human = side;
    this.#board.orientation = side === 'north' ? 'north' : 'south';
    this.#go(this.#line, true);
  }

  /** How much of the line is left if the last move of the person is taken back; -1 if there is none. */
  get #before() {
    let ply = this.#line.length - 1;
    while (ply >= 0 && this.#human !== 'both' && sideAt(ply) !== this.#human) {
      ply--;
    }
    return ply;
  }

  #takeBack() {
    this.#go(this.#line.slice(0, this.#before), false);
  }

  get #play() {
    return { human: this.#human, agent: this.#agent, seed: this.#seed };
  }

  #path(what) {
    return `/api/games/${encodeURIComponent(this.#game.ref)}/${what}`;
  }

  async #go(line, animate) {
    if (this.#busy) {
      return;
    }
    this.#busy = true;
    this.#said.textContent = '';
    this.#tell();
    const seen = animate ? this.#line.length : line.length;
    try {
      this.#view = await post(this.#path('play'), { line, ...this.#play, seen }, waits);
      this.#line = this.#view.history;
    } catch (problem) {
      notify('bad', sentenceOf(problem));
    }
    this.#busy = false;
    this.#note = '';
    const shown = this.#board.show(this.#view, { animate });
    this.#tell();
    await shown;
    this.#place.dataset.ply = this.#view.ply;
    this.#tell();
  }

  #tell() {
    const { outcome, limit, ply, history, captured } = this.#view;
    const over = outcome !== 'ongoing';
    const text = [this.#busy || this.#board.moving ? 'The computer replies …' : standing(this.#view), over ? '' : `${limit - ply} moves left.`, this.#note].filter(Boolean).join(' ');
    if (this.#status.textContent !== text) {
      this.#status.textContent = text;
    }
    this.#status.classList.toggle('over', over);
    this.#undo.disabled = this.#busy || this.#before < 0;
    this.#anew.disabled = this.#busy || this.#line.length === 0;
    this.#copy.disabled = this.#busy || this.#line.length === 0;
    this.#prey.replaceChildren(captures(this.#game.sheet.pieces, captured));
    const rows = [];
    for (let i = 0; i < history.length; i += 2) {
      rows.push(element('li', {}, element('span', {}, history[i]), element('span', {}, history[i + 1] ?? '')));
    }
    this.#moves.replaceChildren(...rows);
    this.#moves.scrollTop = this.#moves.scrollHeight;
  }

  async #copyRecord() {
    const { text } = await post(this.#path('record'), { line: this.#line, ...this.#play }, waits);
    await navigator.clipboard.writeText(text);
    this.#said.textContent = 'Copied.';
  }
}

function waits(sentence) {
  notify('warn', ...[sentence].filter(Boolean));
}

/** A seed for the agent's moves, small enough for a number in JSON. */
function fresh() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
