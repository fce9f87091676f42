// The board that people play on. It knows no rules: what may be done is in the `moves` of the views it is shown.
//
//   const board = new Board(host, { pieces: sheet.pieces, label: 'Amber', onMove: (text, move) => send(text) });
//   await board.show(view);
//
// The drawing is for the eyes; over it lies a grid of cells that takes clicks, drags and keys and that screen readers read.

import { BoardCells } from '/web/board-cells.js';
import { BoardPicture, STILL, victim, wait } from '/web/board-picture.js';
import { cellName, drawing, element, sideOf, typeOf } from '/web/dom.js';

/** Before a move that somebody else has made is shown. */
const PAUSE = 180;

/** "North: d6 takes c5, 1 piece captured". */
export function inWords(step, side, names = { south: 'South', north: 'North' }) {
  const cells = step.path.map(cellName);
  const end = cells[cells.length - 1];
  const count = step.taken.length;
  if (count === 0) {
    return `${names[side]}: ${cells[0]} to ${end}`;
  }
  const taken = step.taken.map(cellName);
  const landing = taken[count - 1] === end ? '' : `, ends on ${end}`;
  return `${names[side]}: ${cells[0]} takes ${taken.join(' and ')}${landing}, ${count} piece${count > 1 ? 's' : ''} captured`;
}

/** South has the even plies: it always begins. */
export function sideAt(ply) {
  return ply % 2 === 0 ? 'south' : 'north';
}

export class Board {
  #pieces;
  #orientation;
  #names;
  #onMove;
  #onNote;
  #interactive;
  #view = null;
  /** The position after so many plies, and what is drawn: in the middle of a chain that is more than the position. */
  #base = '.'.repeat(64);
  #letters = this.#base;
  #ply = 0;
  #last = null;
  /** The cells that the chosen piece has gone through so far. */
  #path = [];
  /** A move that has been handed over and not been shown back yet. */
  #pending = null;
  /** The animation that is going on: what it ends with, what is said then, and its promise; or null. */
  #running = null;
  #turn = 0;
  #picture;
  #cells;
  #live = element('p', { class: 'hidden-text', role: 'status' });

  /**
   * @param onMove (text, move): the person has completed a legal move; the board waits for the next show()
   * @param onNote (text): optional; what the person should know at the moment, "" for nothing
   * @param names optional; what the players are called in announcements
   */
  constructor(host, { pieces, orientation = 'south', label = 'Board', onMove, onNote, names, interactive = true }) {
    this.#pieces = pieces;
    this.#orientation = orientation;
    this.#names = names ?? { south: 'South', north: 'North' };
    this.#onMove = onMove ?? (() => {});
    this.#onNote = onNote ?? (() => {});
    this.#interactive = interactive;
    this.#picture = new BoardPicture(pieces, orientation);
    this.#cells = new BoardCells(label, {
      hurry: () => this.#hurry(),
      choose: (cell) => this.#choose(cell),
      takeBack: () => this.#takeBack(),
      canLift: (cell) => this.#canLift(cell),
      lift: (cell) => this.#lift(cell),
      hold: (...place) => this.#picture.hold(...place),
      canDrop: (cell) => this.#targets().has(cell),
      drop: (cell) => this.#drop(cell),
    });
    host.classList.add('board');
    host.replaceChildren(this.#picture.root, this.#cells.root, this.#live);
    this.#lay();
  }

  set interactive(wanted) {
    if (this.#interactive !== wanted) {
      this.#interactive = wanted;
      this.#path = [];
      this.#letters = this.#base;
      this.#lay();
    }
  }

  set orientation(side) {
    if (this.#orientation !== side) {
      this.#orientation = side;
      this.#picture.turn(side);
      this.#lay();
    }
  }

  set names(names) {
    this.#names = names;
  }

  focus() {
    this.#cells.focus();
  }

  /** Whether moves are being played before the eyes; until they have been, nobody may move. */
  get moving() {
    return this.#running !== null;
  }

  /** Says something to those who listen, without showing it. */
  announce(text) {
    // The same text twice is announced twice.
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }

  /**
   * Shows a view; what has been played since the last one is played before the eyes, unless that is not wanted or not
   * known.
   */
  show(view, { animate = true } = {}) {
    const refused = this.#pending !== null && view.ply <= this.#ply;
    if (this.#view && view.ply === this.#view.ply && view.board === this.#view.board && !refused) {
      this.#view = view;
      if (this.#running) {
        return this.#running.shown;
      }
      this.#keepChoice();
      return Promise.resolve();
    }
    const known = this.#view !== null;
    this.#view = view;
    const unseen = view.steps.filter((step) => step.ply >= this.#ply);
    const follows = known && unseen.length > 0 && unseen[0].ply === this.#ply && view.ply === this.#ply + unseen.length
      && (this.#pending === null || this.#pending.text === unseen[0].text);
    const turn = ++this.#turn;
    this.#path = [];
    this.#running?.end();
    this.#running = null;
    if (!animate || !follows) {
      this.#pending = null;
      this.#settle(view.steps[view.steps.length - 1] ?? null);
      return Promise.resolve();
    }
    const said = unseen.map((step) => inWords(step, sideAt(step.ply), this.#names)).join('. ');
    const running = { last: unseen[unseen.length - 1], said: `${said}.` };
    running.shown = new Promise((end, fail) => {
      running.end = end;
      running.fail = fail;
    });
    // From here on no move is taken, not even by what is marked before the first pause.
    this.#running = running;
    this.#playAll(unseen, turn).then(() => turn === this.#turn && this.#finish(), running.fail);
    return running.shown;
  }

  /** Whatever is still being played is over, and moves are taken. */
  #finish() {
    const { last, said, end } = this.#running;
    this.#turn++;
    this.#running = null;
    this.#pending = null;
    this.announce(said);
    this.#settle(last);
    end();
  }

  /** Somebody who may move does not have to wait until what led here has been played. */
  #hurry() {
    if (this.#running && this.#interactive && this.#view.moves.length > 0) {
      this.#finish();
    }
  }

  async #playAll(steps, turn) {
    for (const step of steps) {
      const own = this.#pending !== null && this.#pending.text === step.text;
      this.#pending = null;
      if (!own) {
        this.#place(this.#base);
        this.#last = null;
        this.#mark();
        if (!STILL.matches) {
          await wait(PAUSE);
        }
        for (let i = 1; i < step.path.length && turn === this.#turn; i++) {
          await this.#hop(step.path[i - 1], step.path[i], victim(step, i));
        }
      }
      if (turn !== this.#turn) {
        return;
      }
      this.#ply = step.ply + 1;
      this.#last = step;
      this.#base = step.board;
      this.#place(this.#base);
      this.#mark();
    }
  }

  /** Nothing moves any more: what is drawn is the view itself. */
  #settle(last) {
    this.#ply = this.#view.ply;
    this.#last = last;
    this.#base = this.#view.board;
    this.#place(this.#base);
    this.#keepChoice();
    this.#note();
  }

  #keepChoice() {
    if (this.#path.length > 0 && !this.#continuing().length) {
      this.#path = [];
    }
    this.#mark();
  }

  get #active() {
    return this.#interactive && this.#pending === null && this.#running === null && (this.#view?.moves.length ?? 0) > 0;
  }

  /** Whether there is nothing but captures to choose from. */
  get #forced() {
    return this.#active && this.#view.moves.every((move) => move.taken.length > 0);
  }

  /** The moves that begin like the path. */
  #continuing(path = this.#path) {
    return this.#view.moves.filter((move) => path.every((cell, i) => move.path[i] === cell));
  }

  #origins() {
    return new Set(this.#active ? this.#view.moves.map((move) => move.path[0]) : []);
  }

  /** The cells where the chosen piece may go next, each with a move that goes there. */
  #targets() {
    const targets = new Map();
    if (this.#active && this.#path.length > 0) {
      const at = this.#path.length;
      this.#continuing().forEach((move) => move.path.length > at && targets.set(move.path[at], move));
    }
    return targets;
  }

  // ---- what the person does

  #choose(cell) {
    this.#hurry();
    if (!this.#active) {
      return;
    }
    const target = this.#targets().get(cell);
    if (target) {
      this.#go(cell, target);
    } else if (this.#path.length > 1 && cell === this.#path[this.#path.length - 1]) {
      this.#takeBack();
    } else if (this.#path.length > 1) {
      this.#note('Choose the next landing cell, or the piece itself to take the move back.');
    } else if (this.#origins().has(cell) && this.#path[0] !== cell) {
      this.#path = [cell];
      this.#mark();
      const count = this.#targets().size;
      this.announce(`${this.#pieceWords(cell)} on ${cellName(cell)} chosen, ${count} cell${count > 1 ? 's' : ''} to go to: `
        + `${[...this.#targets().keys()].map(cellName).join(', ')}.`);
      this.#onNote('');
    } else {
      const own = sideOf(this.#letters[cell]) === this.#view.toMove;
      const chosen = this.#path[0] === cell;
      this.#path = [];
      this.#mark();
      if (!chosen && own) {
        this.#note(this.#forced
          ? `You must capture, and the piece on ${cellName(cell)} cannot: choose one of those that are marked.`
          : `The piece on ${cellName(cell)} cannot move now.`);
      } else {
        this.#note();
        if (chosen) {
          this.announce('Choice taken back.');
        }
      }
    }
  }

  /** One hop of the move that is being chosen; the last one completes it. */
  async #go(cell, move, dropped = false) {
    const at = this.#path.length;
    const from = this.#path[at - 1];
    this.#path = [...this.#path, cell];
    const done = move.path.length === at + 1;
    if (done) {
      this.#pending = move;
    }
    const turn = this.#turn;
    this.#last = null;
    this.#mark();
    await this.#hop(from, cell, victim(move, at), dropped);
    if (turn !== this.#turn) {
      return;
    }
    if (done) {
      this.#path = [];
      this.#last = move;
      this.#mark();
      this.#onNote('');
      this.#onMove(move.text, move);
    } else {
      this.#mark();
      this.#note('The capture goes on: choose the next landing cell.');
    }
  }

  /** The choice is taken back, and with it the hops that were made; false if there is none. */
  #takeBack() {
    if (this.#path.length === 0 || !this.#active) {
      return false;
    }
    const hops = this.#path.length > 1;
    this.#path = [];
    this.#turn++;
    this.#place(this.#base);
    this.#last = this.#view.steps[this.#view.steps.length - 1] ?? null;
    this.#mark();
    this.#note();
    this.announce(hops ? 'Move taken back.' : 'Choice taken back.');
    return true;
  }

  #canLift(cell) {
    return this.#active
      && (this.#path.length > 1 ? cell === this.#path[this.#path.length - 1] : this.#origins().has(cell));
  }

  #lift(cell) {
    if (this.#path.length < 2) {
      this.#path = [cell];
      this.#mark();
    }
  }

  /** @param cell where the piece that was held is let go, or null */
  #drop(cell) {
    const target = this.#targets().get(cell);
    this.#place(this.#letters);
    if (target) {
      this.#go(cell, target, true);
    } else {
      this.#mark();
    }
  }

  /** Tells what is to be known: that a capture is due, if nothing else. */
  #note(text) {
    if (text) {
      this.announce(text);
    }
    this.#onNote(text ?? (this.#forced ? 'You must capture: choose one of the marked pieces.' : ''));
  }

  // ---- what is drawn

  /** A hop on the board and, unless the piece was dropped there, before the eyes. */
  #hop(from, to, taken, dropped = false) {
    const letters = [...this.#letters];
    const piece = letters[from];
    letters[from] = '.';
    if (taken !== null) {
      letters[taken] = '.';
    }
    letters[to] = piece;
    this.#letters = letters.join('');
    return this.#picture.hop(from, to, taken, dropped);
  }

  #place(letters) {
    this.#letters = letters;
    this.#picture.place(letters);
  }

  #lay() {
    this.#cells.lay(this.#orientation, this.#interactive);
    this.#place(this.#letters);
    this.#mark();
  }

  /** Everything that is marked on the board, and what the cells are called. */
  #mark() {
    const targets = new Map([...this.#targets()].map(([cell, move]) => [cell, victim(move, this.#path.length)]));
    const origins = this.#path.length < 2 ? this.#origins() : new Set();
    const chosen = this.#path[this.#path.length - 1] ?? null;
    this.#picture.mark({ last: this.#last, chosen, must: this.#forced ? [...origins] : [], targets });
    if (this.#interactive) {
      this.#cells.name((cell) => ({
        name: [cellName(cell), this.#pieceWords(cell), ...this.#role(cell, origins, targets, chosen)].join(', '),
        chosen: cell === chosen,
        movable: origins.has(cell) || cell === chosen && this.#active,
        goal: targets.has(cell),
      }));
    } else {
      this.#cells.describe(this.#position());
    }
  }

  /** What can be done with a cell, in words. */
  #role(cell, origins, targets, chosen) {
    if (cell === chosen) {
      return ['chosen'];
    }
    if (targets.has(cell)) {
      return [targets.get(cell) === null ? 'move here' : 'capture to here'];
    }
    return origins.has(cell) ? [this.#forced ? 'must capture' : 'can move'] : [];
  }

  #pieceWords(cell) {
    const letter = this.#letters[cell];
    if (letter === '.') {
      return 'empty';
    }
    const honor = drawing(this.#pieces[letter]).classList.contains('honor');
    return `${sideOf(letter) === 'south' ? 'South' : 'North'} type ${typeOf(letter)}${honor ? ', piece of honor' : ''}`;
  }

  /** All pieces in words. */
  #position() {
    const words = [...this.#letters].map((letter, cell) => letter === '.' ? null : `${this.#pieceWords(cell)} on ${cellName(cell)}`);
    return words.filter((word) => word !== null).join(', ') || 'no pieces';
  }
}
