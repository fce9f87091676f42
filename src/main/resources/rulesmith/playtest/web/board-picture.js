// The drawing of a board: cells, pieces and marks, as SVG.

import { cellName, drawing, svg } from '/web/dom.js';

const CELL = 60;
const LEFT = 20;
const TOP = 2;
const SIZE = LEFT + 8 * CELL + 2;
const HOP = 280;

/** Whether the person wants nothing to move. */
export const STILL = matchMedia('(prefers-reduced-motion: reduce)');

export const wait = (time) => new Promise((done) => setTimeout(done, time));

/** Column and row as the given side sees them, from the top left corner. */
export function spotOf(cell, side) {
  const [file, rank] = [cell % 8, Math.floor(cell / 8)];
  return side === 'south' ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

export function cellAt(column, row, side) {
  return side === 'south' ? (7 - row) * 8 + column : row * 8 + 7 - column;
}

/** The cell of the piece that the given hop captures, or null. */
export function victim(move, hop) {
  return move.taken[hop - 1] ?? null;
}

export class BoardPicture {
  root = svg('svg', { viewBox: `0 0 ${SIZE} ${SIZE}`, 'aria-hidden': 'true' });
  #pieces;
  #side;
  #squares = svg('g', { class: 'squares' });
  #under = svg('g');
  #men = svg('g');
  #over = svg('g');
  /** The drawn pieces by cell. */
  #drawn = new Map();

  constructor(pieces, side) {
    this.#pieces = pieces;
    this.root.append(this.#squares, this.#under, this.#men, this.#over);
    this.turn(side);
  }

  /** Draws the empty board as the given side sees it. */
  turn(side) {
    this.#side = side;
    this.#squares.replaceChildren();
    for (let i = 0; i < 64; i++) {
      const [column, row] = [i % 8, Math.floor(i / 8)];
      const place = { x: LEFT + column * CELL, y: TOP + row * CELL, width: CELL, height: CELL };
      this.#squares.append(svg('rect', { ...place, class: (column + row) % 2 === 0 ? 'light' : 'dark' }));
    }
    for (let i = 0; i < 8; i++) {
      const middle = (i + 0.5) * CELL;
      this.#squares.append(
        svg('text', { x: LEFT + middle, y: SIZE - 5 }, cellName(cellAt(i, 7, side))[0]),
        svg('text', { x: 9, y: TOP + middle + 5 }, cellName(cellAt(0, i, side))[1]));
    }
    this.#squares.append(svg('rect', { x: LEFT, y: TOP, width: 8 * CELL, height: 8 * CELL, class: 'frame' }));
  }

  /** @param letters a letter for each cell, "." for none */
  place(letters) {
    this.#drawn.clear();
    [...letters].forEach((letter, cell) => letter !== '.' && this.#drawn.set(cell, this.#man(letter, cell)));
    this.#men.replaceChildren(...this.#drawn.values());
  }

  /** Seen from North's side a piece is turned, but not the number and the crown on it. */
  #man(letter, cell) {
    const piece = drawing(this.#pieces[letter]);
    if (this.#side === 'north') {
      piece.setAttribute('transform', 'rotate(180)');
      const number = piece.querySelector('text');
      const upright = [number, piece.classList.contains('honor') ? number?.previousElementSibling : null];
      upright.forEach((part) => part?.setAttribute('transform', 'rotate(180)'));
    }
    return svg('g', { transform: `translate(${this.#x(cell)} ${this.#y(cell)})` }, piece);
  }

  /** Moves a piece, before the eyes unless it was dropped there; resolves when it has arrived. */
  async hop(from, to, taken, dropped) {
    const man = this.#drawn.get(from);
    const prey = taken === null ? null : this.#drawn.get(taken);
    this.#drawn.delete(taken);
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

  /** A piece is held in the air, at so many cells from the top left corner. */
  hold(cell, columns, rows) {
    const man = this.#drawn.get(cell);
    if (!man.classList.contains('held')) {
      man.classList.add('held');
      this.#men.append(man);
    }
    man.setAttribute('transform', `translate(${LEFT + columns * CELL} ${TOP + rows * CELL}) scale(1.08)`);
  }

  /**
   * @param last the last move, or null
   * @param chosen the cell of the chosen piece, or null
   * @param must the cells of the pieces one of which must capture
   * @param targets where the chosen piece may go: what it captures by that, or null, by cell
   */
  mark({ last, chosen, must, targets }) {
    const under = [];
    if (last) {
      const points = last.path.map((cell) => `${this.#x(cell)},${this.#y(cell)}`).join(' ');
      under.push(this.#square(last.path[0], 'last'), this.#square(last.path[last.path.length - 1], 'last'),
        svg('polyline', { points, class: 'trail' }));
    }
    if (chosen !== null) {
      under.push(this.#square(chosen, 'chosen'));
    }
    const over = must.map((cell) => this.#corners(cell));
    targets.forEach((prey, cell) => over.push(...this.#target(cell, prey)));
    this.#under.replaceChildren(...under);
    this.#over.replaceChildren(...over);
  }

  #target(cell, prey) {
    const capture = prey !== null;
    const spot = { cx: this.#x(cell), cy: this.#y(cell) };
    const signs = [svg('circle', { ...spot, r: capture ? 24 : 9, class: capture ? 'landing' : 'target' })];
    if (capture && prey !== cell) {
      signs.push(svg('path', { d: `M${this.#x(prey) - 9} ${this.#y(prey) - 9}l18 18m0 -18l-18 18`, class: 'prey' }));
    }
    return signs;
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

  #x(cell) {
    return LEFT + (spotOf(cell, this.#side).column + 0.5) * CELL;
  }

  #y(cell) {
    return TOP + (spotOf(cell, this.#side).row + 0.5) * CELL;
  }
}
