// The board that people play on. It knows no rules: what may be done is in the `moves` of the views it is shown.
//
//   const board = new Board(host, { pieces: sheet.pieces, label: 'Amber', onMove: (text, move) => send(text) });
//   await board.show(view);
//
// The drawing is for the eyes; over it lies a grid of cells that takes clicks, drags and keys and that screen readers read.

import { cellName, drawing, element, sideOf, svg, typeOf } from '/web/dom.js';

const CELL = 60;
const LEFT = 20;
const TOP = 2;
const SIZE = LEFT + 8 * CELL + 2;
const HOP = 280;
const PAUSE = 180;
const DRAG = 6;
const STILL = matchMedia('(prefers-reduced-motion: reduce)');

const wait = (time) => new Promise((done) => setTimeout(done, time));

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
  #label;
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
  #running = null;
  #turn = 0;
  #cursor = 0;
  #drag = null;
  #drawn = new Map();
  #cells = [];
  #squares;
  #under;
  #men;
  #over;
  #grid;
  #live;

  /**
   * @param onMove (text, move): the person has completed a legal move; the board waits for the next show()
   * @param onNote (text): optional; what the person should know at the moment, "" for nothing
   * @param names optional; what the players are called in announcements
   */
  constructor(host, { pieces, orientation = 'south', label = 'Board', onMove, onNote, names, interactive = true }) {
    this.#pieces = pieces;
    this.#orientation = orientation;
    this.#label = label;
    this.#names = names ?? { south: 'South', north: 'North' };
    this.#onMove = onMove ?? (() => {});
    this.#onNote = onNote ?? (() => {});
    this.#interactive = interactive;
    this.#squares = svg('g', { class: 'squares' });
    this.#under = svg('g', { class: 'marks' });
    this.#men = svg('g', { class: 'men' });
    this.#over = svg('g', { class: 'marks' });
    const picture = svg('svg', { viewBox: `0 0 ${SIZE} ${SIZE}`, 'aria-hidden': 'true' });
    picture.append(this.#squares, this.#under, this.#men, this.#over);
    this.#grid = element('div', { class: 'cells' });
    this.#live = element('p', { class: 'hidden-text', role: 'status' });
    host.classList.add('board');
    host.replaceChildren(picture, this.#grid, this.#live);
    this.#listen();
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
      this.#lay();
    }
  }

  set names(names) {
    this.#names = names;
  }

  focus() {
    this.#cells[this.#cursor]?.focus();
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
        return this.#running;
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
    if (!animate || !follows) {
      this.#pending = null;
      this.#running = null;
      this.#settle(view.steps[view.steps.length - 1] ?? null);
      return Promise.resolve();
    }
    this.#running = this.#playAll(unseen, turn).finally(() => {
      if (turn === this.#turn) {
        this.#running = null;
        this.#settle(unseen[unseen.length - 1]);
      }
    });
    return this.#running;
  }

  async #playAll(steps, turn) {
    const said = [];
    for (const step of steps) {
      const own = this.#pending !== null && this.#pending.text === step.text;
      this.#pending = null;
      said.push(inWords(step, sideAt(step.ply), this.#names));
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
    this.announce(`${said.join('. ')}.`);
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
    if (!this.#active) {
      return;
    }
    const target = this.#targets().get(cell);
    if (target) {
      this.#go(cell, target);
    } else if (this.#path.length > 1) {
      this.#note('The capture goes on: choose the next landing cell, or press Escape to take the whole move back.');
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

  /** The choice is taken back, and with it the hops that were made. */
  #takeBack() {
    if (this.#path.length > 0 && this.#active) {
      const hops = this.#path.length > 1;
      this.#path = [];
      this.#turn++;
      this.#place(this.#base);
      this.#last = this.#view.steps[this.#view.steps.length - 1] ?? null;
      this.#mark();
      this.#note();
      this.announce(hops ? 'Move taken back.' : 'Choice taken back.');
    }
  }

  /** Tells what is to be known: that a capture is due, if nothing else. */
  #note(text) {
    if (text) {
      this.announce(text);
    }
    this.#onNote(text ?? (this.#forced ? 'You must capture: choose one of the marked pieces.' : ''));
  }

  #listen() {
    this.#grid.addEventListener('click', (event) => {
      const cell = this.#cellOf(event.target);
      const dragged = this.#drag?.moved;
      this.#drag = null;
      if (cell !== null && !dragged) {
        this.#moveCursor(cell, false);
        this.#choose(cell);
      }
    });
    this.#grid.addEventListener('keydown', (event) => this.#key(event));
    this.#grid.addEventListener('pointerdown', (event) => this.#press(event));
    this.#grid.addEventListener('pointermove', (event) => this.#pull(event));
    this.#grid.addEventListener('pointerup', (event) => this.#drop(event));
    this.#grid.addEventListener('pointercancel', () => {
      if (this.#drag?.moved) {
        this.#place(this.#letters);
        this.#mark();
      }
      this.#drag = null;
    });
  }

  #key(event) {
    const steps = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0], Home: [-8, 0], End: [8, 0] };
    const step = steps[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (step) {
      const { column, row } = this.#spot(this.#cursor);
      const inside = (number) => Math.max(0, Math.min(7, number));
      this.#moveCursor(this.#cellAt(inside(column + step[0]), inside(row + step[1])), true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#choose(this.#cursor);
    } else if (event.key === 'Escape' && this.#path.length > 0) {
      this.#takeBack();
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  }

  #moveCursor(cell, focus) {
    this.#cells[this.#cursor].tabIndex = -1;
    this.#cursor = cell;
    this.#cells[cell].tabIndex = 0;
    if (focus) {
      this.#cells[cell].focus();
    }
  }

  #press(event) {
    const cell = this.#cellOf(event.target);
    this.#drag = null;
    if (cell === null || event.button !== 0 || !event.isPrimary || !this.#active) {
      return;
    }
    const chain = this.#path.length > 1;
    if (chain ? cell === this.#path[this.#path.length - 1] : this.#origins().has(cell)) {
      this.#drag = { cell, x: event.clientX, y: event.clientY, moved: false };
      this.#grid.setPointerCapture(event.pointerId);
    }
  }

  #pull(event) {
    const drag = this.#drag;
    if (!drag || !this.#active) {
      return;
    }
    if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG) {
      drag.moved = true;
      if (this.#path.length < 2) {
        this.#path = [drag.cell];
        this.#mark();
      }
      this.#men.append(this.#drawn.get(drag.cell));
    }
    if (drag.moved) {
      const box = this.#grid.getBoundingClientRect();
      const x = LEFT + ((event.clientX - box.left) / box.width) * 8 * CELL;
      const y = TOP + ((event.clientY - box.top) / box.height) * 8 * CELL;
      const man = this.#drawn.get(drag.cell);
      man.classList.add('held');
      man.setAttribute('transform', `translate(${x} ${y}) scale(1.08)`);
      const under = this.#cellUnder(event);
      this.#cells.forEach((each, cell) => each.classList.toggle('aimed', cell === under && this.#targets().has(cell)));
    }
  }

  #drop(event) {
    const drag = this.#drag;
    if (!drag?.moved) {
      if (drag) {
        // The capture made the whole grid the target of the click that follows.
        this.#drag = { moved: true };
        this.#moveCursor(drag.cell, false);
        this.#cells[drag.cell].focus({ preventScroll: true });
        this.#choose(drag.cell);
      }
      return;
    }
    const cell = this.#cellUnder(event);
    const target = this.#targets().get(cell);
    this.#place(this.#letters);
    if (target) {
      this.#moveCursor(cell, false);
      this.#go(cell, target, true);
    } else {
      this.#mark();
    }
  }

  /** The cell under the pointer, or null. */
  #cellUnder(event) {
    const box = this.#grid.getBoundingClientRect();
    const column = Math.floor(((event.clientX - box.left) / box.width) * 8);
    const row = Math.floor(((event.clientY - box.top) / box.height) * 8);
    return column >= 0 && column < 8 && row >= 0 && row < 8 ? this.#cellAt(column, row) : null;
  }

  // ---- what is drawn

  /** A hop on the board and, unless the piece was dropped there, before the eyes. */
  async #hop(from, to, taken, dropped = false) {
    const man = this.#drawn.get(from);
    const prey = taken === null ? null : this.#drawn.get(taken);
    const letters = [...this.#letters];
    const piece = letters[from];
    letters[from] = '.';
    if (taken !== null) {
      letters[taken] = '.';
      this.#drawn.delete(taken);
    }
    letters[to] = piece;
    this.#letters = letters.join('');
    this.#drawn.delete(from);
    this.#drawn.set(to, man);
    this.#men.append(man);
    const at = (cell) => `translate(${this.#x(cell)}px, ${this.#y(cell)}px)`;
    const moves = [];
    if (!STILL.matches) {
      if (!dropped) {
        moves.push(man.animate([{ transform: at(from) }, { transform: at(to) }], { duration: HOP, easing: 'ease-in-out' }));
      }
      if (prey) {
        moves.push(prey.animate([{ opacity: 1 }, { opacity: 0 }], { duration: HOP, easing: 'ease-in', fill: 'forwards' }));
      }
    }
    man.setAttribute('transform', `translate(${this.#x(to)} ${this.#y(to)})`);
    // A hidden page may not run animations at all.
    await Promise.race([Promise.allSettled(moves.map((move) => move.finished)), wait(HOP + 120)]);
    prey?.remove();
  }

  #place(letters) {
    this.#letters = letters;
    this.#drawn.clear();
    [...letters].forEach((letter, cell) => letter !== '.' && this.#drawn.set(cell, this.#man(letter, cell)));
    this.#men.replaceChildren(...this.#drawn.values());
  }

  /** Seen from North's side a piece is turned, but not the number and the crown on it. */
  #man(letter, cell) {
    const piece = drawing(this.#pieces[letter]);
    if (this.#orientation === 'north') {
      piece.setAttribute('transform', 'rotate(180)');
      const number = piece.querySelector('text');
      const upright = [number, piece.classList.contains('honor') ? number?.previousElementSibling : null];
      upright.forEach((part) => part?.setAttribute('transform', 'rotate(180)'));
    }
    return svg('g', { transform: `translate(${this.#x(cell)} ${this.#y(cell)})` }, piece);
  }

  /** The empty board and its cells, as the orientation has them. */
  #lay() {
    this.#squares.replaceChildren();
    this.#grid.replaceChildren();
    const active = this.#interactive;
    this.#grid.setAttribute('role', active ? 'grid' : 'img');
    this.#grid.setAttribute('aria-label', this.#label);
    this.#cells = [];
    for (let row = 0; row < 8; row++) {
      const line = element('div', { class: 'line', role: 'row' });
      for (let column = 0; column < 8; column++) {
        const cell = this.#cellAt(column, row);
        const dark = (Math.floor(cell / 8) + cell) % 2 === 0;
        const place = { x: LEFT + column * CELL, y: TOP + row * CELL, width: CELL, height: CELL };
        this.#squares.append(svg('rect', { ...place, class: dark ? 'dark' : 'light' }));
        if (active) {
          this.#cells[cell] = element('div', { class: 'cell', 'data-cell': cellName(cell), role: 'gridcell', tabindex: '-1' });
          line.append(this.#cells[cell]);
        }
      }
      if (active) {
        this.#grid.append(line);
      }
    }
    for (let i = 0; i < 8; i++) {
      const middle = (i + 0.5) * CELL;
      const file = cellName(this.#cellAt(i, 7))[0];
      const rank = cellName(this.#cellAt(0, i))[1];
      this.#squares.append(svg('text', { x: LEFT + middle, y: SIZE - 5 }, file), svg('text', { x: 9, y: TOP + middle + 5 }, rank));
    }
    this.#squares.append(svg('rect', { x: LEFT, y: TOP, width: 8 * CELL, height: 8 * CELL, class: 'frame' }));
    if (active) {
      this.#cursor = this.#cellAt(3, 5);
      this.#cells[this.#cursor].tabIndex = 0;
    }
    this.#place(this.#letters);
    this.#mark();
  }

  /** Everything that is marked on the board, and what the cells are called. */
  #mark() {
    const targets = this.#targets();
    const origins = this.#origins();
    const chosen = this.#path[this.#path.length - 1] ?? null;
    const under = [];
    const over = [];
    if (this.#last) {
      const ends = [this.#last.path[0], this.#last.path[this.#last.path.length - 1]];
      ends.forEach((cell) => under.push(this.#square(cell, 'last')));
      const points = this.#last.path.map((cell) => `${this.#x(cell)},${this.#y(cell)}`).join(' ');
      under.push(svg('polyline', { points, class: 'trail' }));
    }
    if (chosen !== null) {
      under.push(this.#square(chosen, 'chosen'));
    }
    if (this.#forced && this.#path.length < 2) {
      origins.forEach((cell) => over.push(this.#corners(cell)));
    }
    targets.forEach((move, cell) => {
      const prey = victim(move, this.#path.length);
      const capture = prey !== null;
      const spot = { cx: this.#x(cell), cy: this.#y(cell) };
      over.push(svg('circle', { ...spot, r: capture ? 24 : 9, class: capture ? 'landing' : 'target' }));
      if (capture && prey !== cell) {
        const [x, y] = [this.#x(prey), this.#y(prey)];
        over.push(svg('path', { d: `M${x - 9} ${y - 9}l18 18m0 -18l-18 18`, class: 'prey' }));
      }
    });
    this.#under.replaceChildren(...under);
    this.#over.replaceChildren(...over);
    if (this.#interactive) {
      this.#cells.forEach((element, cell) => this.#nameCell(element, cell, origins, targets));
    } else {
      this.#grid.setAttribute('aria-label', `${this.#label}: ${this.#position()}`);
    }
  }

  #nameCell(element, cell, origins, targets) {
    const chosen = this.#path[this.#path.length - 1] === cell;
    const words = [cellName(cell), this.#pieceWords(cell)];
    const target = targets.get(cell);
    if (chosen) {
      words.push('chosen');
    } else if (target) {
      words.push(victim(target, this.#path.length) === null ? 'move here' : 'capture to here');
    } else if (origins.has(cell) && this.#path.length < 2) {
      words.push(this.#forced ? 'must capture' : 'can move');
    }
    element.setAttribute('aria-label', words.join(', '));
    element.setAttribute('aria-selected', String(chosen));
    element.classList.toggle('movable', origins.has(cell) && this.#path.length < 2 || chosen && this.#active);
    element.classList.toggle('goal', targets.has(cell));
    element.classList.remove('aimed');
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

  #square(cell, kind) {
    const place = { x: this.#x(cell) - CELL / 2 + 1.5, y: this.#y(cell) - CELL / 2 + 1.5, width: CELL - 3, height: CELL - 3 };
    return svg('rect', { ...place, class: kind });
  }

  #corners(cell) {
    const d = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([h, v]) => {
      const [x, y] = [this.#x(cell) + h * 28, this.#y(cell) + v * 28];
      return `M${x - h * 13} ${y}H${x}V${y - v * 13}`;
    });
    return svg('path', { d: d.join(''), class: 'must' });
  }

  #cellOf(target) {
    const at = this.#cells.indexOf(target.closest?.('.cell'));
    return at < 0 ? null : at;
  }

  #cellAt(column, row) {
    return this.#orientation === 'south' ? (7 - row) * 8 + column : row * 8 + 7 - column;
  }

  #spot(cell) {
    const [file, rank] = [cell % 8, Math.floor(cell / 8)];
    return this.#orientation === 'south' ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
  }

  #x(cell) {
    return LEFT + (this.#spot(cell).column + 0.5) * CELL;
  }

  #y(cell) {
    return TOP + (this.#spot(cell).row + 0.5) * CELL;
  }
}

/** The cell of the piece that the given hop captures, or null. */
function victim(move, hop) {
  return move.taken[hop - 1] ?? null;
}
