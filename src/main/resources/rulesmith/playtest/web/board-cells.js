// The cells of a board, laid over its drawing: they take clicks, drags and keys, and screen readers read them.

import { cellAt, spotOf } from '/web/board-picture.js';
import { cellName, element } from '/web/dom.js';

/** So many pixels make a drag of a click. */
const DRAG = 6;

export class BoardCells {
  root = element('div', { class: 'cells' });
  #label;
  #side;
  #acts;
  #cells = [];
  #cursor = 0;
  /** The pointer that is down on a piece: its cell, where it went down, and whether it has moved since. */
  #drag = null;

  /**
   * @param acts what is done with cells: hurry() (the person is about to do something), choose(cell),
   *     takeBack() (false if there is nothing), canLift(cell), lift(cell),
   *     hold(cell, columns, rows), canDrop(cell), drop(cell or null)
   */
  constructor(label, acts) {
    this.#label = label;
    this.#acts = acts;
    this.root.addEventListener('click', (event) => this.#click(event));
    this.root.addEventListener('focusin', (event) => this.#moveCursor(this.#cells.indexOf(event.target)));
    this.root.addEventListener('keydown', (event) => this.#key(event));
    this.root.addEventListener('pointerdown', (event) => this.#press(event));
    this.root.addEventListener('pointermove', (event) => this.#pull(event));
    this.root.addEventListener('pointerup', (event) => this.#release(event));
    this.root.addEventListener('pointercancel', () => {
      if (this.#drag?.moved && !this.#drag.done) {
        this.#acts.drop(null);
      }
      this.#drag = null;
    });
  }

  /** A picture for those who only look, a grid of cells for those who move. */
  lay(side, interactive) {
    this.#side = side;
    this.#cells = [];
    this.#drag = null;
    this.root.replaceChildren();
    this.root.setAttribute('role', interactive ? 'grid' : 'img');
    this.root.setAttribute('aria-label', this.#label);
    for (let row = 0; row < 8 && interactive; row++) {
      const line = element('div', { class: 'line', role: 'row' });
      for (let column = 0; column < 8; column++) {
        const cell = cellAt(column, row, side);
        this.#cells[cell] = element('div', { class: 'cell', 'data-cell': cellName(cell), role: 'gridcell', tabindex: '-1' });
        line.append(this.#cells[cell]);
      }
      this.root.append(line);
    }
    if (interactive) {
      this.#moveCursor(cellAt(3, 5, side));
    }
  }

  /** @param words for each cell { name, chosen, movable, goal } */
  name(words) {
    this.#cells.forEach((element, cell) => {
      const { name, chosen, movable, goal } = words(cell);
      element.setAttribute('aria-label', name);
      element.setAttribute('aria-selected', String(chosen));
      element.classList.toggle('movable', movable);
      element.classList.toggle('goal', goal);
      element.classList.remove('aimed');
    });
  }

  /** What those who only look are told. */
  describe(position) {
    this.root.setAttribute('aria-label', `${this.#label}: ${position}`);
  }

  focus() {
    this.#cells[this.#cursor]?.focus();
  }

  #moveCursor(cell) {
    this.#cells[this.#cursor].tabIndex = -1;
    this.#cursor = cell;
    this.#cells[cell].tabIndex = 0;
  }

  #click(event) {
    const cell = this.#cells.indexOf(event.target.closest('.cell'));
    const dragged = this.#drag?.moved;
    this.#drag = null;
    if (cell >= 0 && !dragged) {
      this.#moveCursor(cell);
      this.#acts.choose(cell);
    }
  }

  #key(event) {
    const steps = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0], Home: [-8, 0], End: [8, 0] };
    const step = steps[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey || this.#cells.length === 0) {
      return;
    }
    if (step) {
      const { column, row } = spotOf(this.#cursor, this.#side);
      const inside = (number) => Math.max(0, Math.min(7, number));
      this.#moveCursor(cellAt(inside(column + step[0]), inside(row + step[1]), this.#side));
      this.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#acts.choose(this.#cursor);
    } else if (event.key !== 'Escape' || !this.#acts.takeBack()) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #press(event) {
    const cell = this.#cells.indexOf(event.target.closest('.cell'));
    this.#drag = null;
    if (cell < 0 || event.button !== 0 || !event.isPrimary) {
      return;
    }
    this.#acts.hurry();
    if (this.#acts.canLift(cell)) {
      this.#drag = { cell, x: event.clientX, y: event.clientY, moved: false };
      this.root.setPointerCapture(event.pointerId);
    }
  }

  #pull(event) {
    const drag = this.#drag;
    if (!drag || drag.done || !this.#acts.canLift(drag.cell)) {
      return;
    }
    if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG) {
      drag.moved = true;
      this.#acts.lift(drag.cell);
    }
    if (drag.moved) {
      const { columns, rows } = this.#under(event);
      this.#acts.hold(drag.cell, columns, rows);
      const aim = this.#cellUnder(event);
      this.#cells.forEach((each, cell) => each.classList.toggle('aimed', cell === aim && this.#acts.canDrop(cell)));
    }
  }

  #release(event) {
    const drag = this.#drag;
    if (!drag || drag.done) {
      return;
    }
    // The pointer was captured: the click that follows is of the whole grid and says nothing.
    this.#drag = { moved: true, done: true };
    if (drag.moved) {
      const cell = this.#cellUnder(event);
      if (this.#acts.canDrop(cell)) {
        this.#cells[cell].focus({ preventScroll: true });
      }
      this.#acts.drop(cell);
    } else {
      this.#cells[drag.cell].focus({ preventScroll: true });
      this.#acts.choose(drag.cell);
    }
  }

  /** Where the pointer is, in cells from the top left corner. */
  #under(event) {
    const box = this.root.getBoundingClientRect();
    return { columns: ((event.clientX - box.left) / box.width) * 8, rows: ((event.clientY - box.top) / box.height) * 8 };
  }

  #cellUnder(event) {
    const { columns, rows } = this.#under(event);
    const [column, row] = [Math.floor(columns), Math.floor(rows)];
    return column >= 0 && column < 8 && row >= 0 && row < 8 ? cellAt(column, row, this.#side) : null;
  }
}
