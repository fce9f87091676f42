// A plot of lines over the iterations, drawn for the width it has, so that its letters stay legible on a phone; and the same
// numbers as a table.

import { element, svg } from '/web/dom.js';
import { capital, note, number, table, unitWords } from '/web/studio-words.js';

const HEIGHT = 240;
const EDGE = { left: 52, right: 12, top: 10, bottom: 40 };

export function plot(curve, generations) {
  const picture = svg('svg', { role: 'img', 'aria-label': inWords(curve, generations), class: 'plot', height: HEIGHT });
  const hold = element('div', { class: 'plot-hold' }, picture);
  new ResizeObserver(([entry]) => draw(picture, curve, generations, Math.floor(entry.contentRect.width))).observe(hold);
  const details = element('details', {}, element('summary', {}, 'As a table'));
  details.addEventListener('toggle', () => details.open && details.children.length === 1 && details.append(numbers(curve, generations)));
  return element('figure', { class: 'plot-figure' },
    element('figcaption', {}, element('h3', {}, capital(curve.title)), note(curve.note)),
    element('ul', { class: 'plot-legend' }, ...curve.lines.filter(() => curve.lines.length > 1).map((line, i) => element('li', {},
      svg('svg', { viewBox: '0 0 28 10', class: 'plot-sign', 'aria-hidden': 'true' }, svg('path', { d: 'M0 5h28', class: `plot-line line-${i}` })), line.title))),
    hold, details);
}

function inWords({ title, unit, lines }, generations) {
  const ends = lines.map((line) => {
    const known = line.values.filter((value) => value !== null);
    return known.length === 0 ? '' : `${line.title} from ${number(known[0])} to ${number(known[known.length - 1])}`;
  });
  return `${title}, ${unitWords(unit)}, over iterations ${generations[0]} to ${generations[generations.length - 1]}: ${ends.join('; ')}.`;
}

function draw(picture, curve, generations, width) {
  if (width < 100) {
    return;
  }
  const { lines, unit, min, max } = curve;
  const within = (value) => Math.max(min ?? -Infinity, Math.min(max ?? Infinity, value));
  const all = lines.flatMap((line) => [...line.values, ...line.low.map((v) => v && within(v)), ...line.high.map((v) => v && within(v))]).filter((value) => value !== null);
  const ys = ticks(Math.min(...all, min === 0 ? 0 : Infinity), Math.max(...all), 5);
  const last = generations[generations.length - 1];
  const xs = ticks(generations[0], last, Math.max(2, Math.floor(width / 90))).filter((tick) => Number.isInteger(tick) && tick <= last);
  const span = Math.max(1, last - generations[0]);
  const x = (generation) => EDGE.left + ((generation - generations[0]) / span) * (width - EDGE.left - EDGE.right);
  const y = (value) => HEIGHT - EDGE.bottom - ((value - ys[0]) / (ys[ys.length - 1] - ys[0])) * (HEIGHT - EDGE.top - EDGE.bottom);
  const path = (values) => {
    let pen = 'M';
    return values.map((value, i) => {
      const part = value === null ? '' : `${pen}${x(generations[i]).toFixed(1)} ${y(within(value)).toFixed(1)}`;
      pen = value === null ? 'M' : 'L';
      return part;
    }).join('');
  };
  const parts = [];
  ys.forEach((tick) => parts.push(
    svg('path', { d: `M${EDGE.left} ${y(tick)}H${width - EDGE.right}`, class: 'plot-grid' }),
    svg('text', { x: EDGE.left - 6, y: y(tick) + 4, class: 'plot-number end' }, label(tick))));
  xs.forEach((tick) => parts.push(svg('text', { x: x(tick), y: HEIGHT - EDGE.bottom + 18, class: 'plot-number middle' }, String(tick))));
  parts.push(
    svg('text', { x: (EDGE.left + width - EDGE.right) / 2, y: HEIGHT - 5, class: 'plot-axis middle' }, 'iteration'),
    svg('text', { x: 12, y: (HEIGHT - EDGE.bottom + EDGE.top) / 2, class: 'plot-axis middle turned' }, unitWords(unit)));
  lines.forEach((line, i) => {
    const pairs = line.values.map((value, at) => [line.low[at] ?? null, line.high[at] ?? null, at]).filter(([low, high]) => low !== null && high !== null);
    if (pairs.length > 1) {
      const point = (at, value) => `${x(generations[at]).toFixed(1)} ${y(within(value)).toFixed(1)}`;
      const there = pairs.map(([, high, at]) => point(at, high));
      const back = pairs.map(([low, , at]) => point(at, low)).reverse();
      parts.push(svg('path', { d: `M${[...there, ...back].join('L')}Z`, class: `plot-band band-${i}` }));
    }
  });
  lines.forEach((line, i) => parts.push(svg('path', { d: path(line.values), class: `plot-line line-${i}` })));
  picture.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
  picture.replaceChildren(...parts);
}

function interval(line, at) {
  return line.low[at] === undefined || line.low[at] === null ? '' : ` [${number(line.low[at])}, ${number(line.high[at])}]`;
}

function numbers({ lines, title }, generations) {
  const cell = (line, at) => (line.values[at] === null ? '–' : `${number(line.values[at])}${interval(line, at)}`);
  return element('div', { class: 'plot-table' }, table(`${title} as a table`, ['Iteration', ...lines.map((line) => capital(line.title))],
    generations.map((generation, at) => [String(generation), ...lines.map((line) => cell(line, at))])));
}

/** Round numbers that hold everything between them. */
function ticks(low, high, most) {
  const width = high > low ? high - low : Math.abs(high) || 1;
  const rough = width / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough * 0.999);
  const first = Math.floor(low / step + 1e-9);
  const found = [];
  for (let i = first; found.length < 2 || found[found.length - 1] < high - step * 1e-6; i++) {
    found.push(Number((i * step).toPrecision(12)));
  }
  return found;
}

function label(tick) {
  return String(tick).replace('-', '−');
}
