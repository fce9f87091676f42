// The grid of MAP-Elites as a heat map: each cell that holds a game is a link to it.

import { element } from '/web/dom.js';
import { capital, count, gamePath, labelled, measured, note, number, option, thumbnail, unitWords } from '/web/studio-words.js';

export function heatMap(grid) {
  const { axes, cells, size, quality } = grid;
  const [across, up, layer] = axes;
  const place = element('div', { class: 'scroll-x' });
  const aside = element('div', { class: 'heat-aside' });
  const layers = layer ? [...new Set(cells.map((cell) => cell.bins[2]))].sort((a, b) => a - b) : [0];
  const best = cells.reduce((a, b) => (b.quality > a.quality ? b : a), cells[0]);
  const draw = (which) => place.replaceChildren(map(grid, cells.filter((cell) => !layer || cell.bins[2] === which), (cell) => tell(aside, cell, axes)));
  const choice = layer && element('div', { class: 'control-row' }, labelled(`${capital(layer.metric)}, ${unitWords(layer.unit)}`, element('select', { onchange: (event) => draw(Number(event.target.value)) },
    ...layers.map((bin) => option(String(bin), layer.labels[bin], String(best.bins[2]))))));
  draw(layer ? best.bins[2] : 0);
  tell(aside, best, axes);
  return [
    note(`The best game for each combination of ${axes.map((axis) => axis.metric).join(' and ')}: ${cells.length} of ${count(size, 'cell')} hold one. `
      + `Quality is the weighted mean of ${quality}. Choose a cell to play its game; what lies beyond an axis counts for its last cell.`),
    choice,
    element('div', { class: 'heat' },
      element('div', {},
        element('p', { class: 'heat-axis' }, `↑ ${up.metric}, ${unitWords(up.unit)}`), place,
        element('p', { class: 'heat-axis right' }, `${across.metric}, ${unitWords(across.unit)} →`), scale(cells)),
      aside),
  ].filter(Boolean);
}

function range(cells) {
  const qualities = cells.map((cell) => cell.quality);
  return [Math.min(...qualities), Math.max(...qualities)];
}

function scale(cells) {
  const [low, high] = range(cells);
  return element('p', { class: 'heat-scale' }, `quality ${low.toFixed(2)}`, element('span', { class: 'heat-ramp', 'aria-hidden': 'true' }), high.toFixed(2));
}

function map({ axes: [across, up], cells: all }, cells, onLook) {
  const [low, high] = range(all);
  const at = new Map(cells.map((cell) => [`${cell.bins[0]} ${cell.bins[1]}`, cell]));
  const columns = across.labels.length;
  const rows = [];
  for (let row = up.labels.length - 1; row >= 0; row--) {
    rows.push(element('tr', {}, element('th', { scope: 'row' }, edge(up.labels, row)),
      ...across.labels.map((_, column) => cellOf(at.get(`${column} ${row}`), `${across.metric} ${across.labels[column]}, ${up.metric} ${up.labels[row]}`, low, high, onLook))));
  }
  const grid = element('table', { class: `heat-map${columns > 12 ? ' fine' : ''}`, role: 'grid', 'aria-label': `Best games by ${across.metric} and ${up.metric}` },
    element('tbody', {}, ...rows),
    element('tfoot', {}, element('tr', {}, element('td'),
      ...across.labels.map((_, column) => element('th', { scope: 'col' }, edge(across.labels, column))))));
  const spots = [...grid.tBodies[0].rows].map((row) => [...row.cells].slice(1).map((cell) => cell.firstElementChild));
  const first = spots.flat().find((spot) => spot.matches('a')) ?? spots[0][0];
  first.tabIndex = 0;
  grid.addEventListener('keydown', (event) => walk(event, spots));
  return grid;
}

/** Where many bins leave no room, only where some of them begin. */
function edge(labels, i) {
  return labels.length <= 12 ? labels[i] : i % Math.ceil(labels.length / 8) === 0 ? labels[i].split('–')[0] : '';
}

function cellOf(cell, where, low, high, onLook) {
  if (!cell) {
    return element('td', {}, element('span', { class: 'heat-cell', tabindex: '-1', 'aria-label': `${where}: no game` }));
  }
  const share = high > low ? (cell.quality - low) / (high - low) : 1;
  const look = () => onLook(cell);
  const link = element('a', {
    class: `heat-cell${share > 0.73 ? ' high' : share > 0.49 ? ' middle' : ''}`, href: gamePath(cell.ref), tabindex: '-1',
    'aria-label': `${where}: quality ${cell.quality.toFixed(2)}${cell.kept ? `, kept as ${cell.kept}` : ''}`, onfocus: look, onpointerenter: look,
  }, element('span', { 'aria-hidden': 'true' }, cell.quality.toFixed(2).replace(/^0/, '')));
  link.style.setProperty('--share', `${Math.round(100 * share)}%`);
  return element('td', {}, link);
}

/** One cell is in the order of Tab; the arrows move that place. */
function walk(event, spots) {
  const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  const step = steps[event.key];
  const row = spots.findIndex((line) => line.includes(event.target));
  if (!step || row < 0) {
    return;
  }
  event.preventDefault();
  const column = spots[row].indexOf(event.target);
  const bound = (place, end) => Math.max(0, Math.min(end - 1, place));
  const next = spots[bound(row + step[0], spots.length)][bound(column + step[1], spots[row].length)];
  event.target.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** What the cell holds that is looked at. */
function tell(aside, cell, axes) {
  aside.replaceChildren(
    element('p', { class: 'eyebrow' }, axes.map((axis, i) => `${axis.metric} ${axis.labels[cell.bins[i]]}`).join(', ')),
    element('p', { class: 'heat-name' }, element('a', { href: gamePath(cell.ref) }, cell.ref), cell.kept && cell.kept !== cell.ref ? ` · kept as ${cell.kept}` : ''),
    thumbnail(cell.ref),
    element('dl', { class: 'values' }, element('dt', {}, 'Quality'), element('dd', {}, number(cell.quality)),
      ...Object.entries(cell.measured).flatMap(([name, value]) => [element('dt', {}, capital(name)), element('dd', {}, measured(value))])),
    note(`${count(cell.games, 'game')} of each kind, as evolution saw it.`));
}
