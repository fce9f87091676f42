// Numbers and small parts that all pages of the studio have.

import { Refusal } from '/web/api.js';
import { element } from '/web/dom.js';

const NOTICES = document.getElementById('notices');

/** Three decimals for small numbers, fewer for large ones; none stands for a number without end. */
export function number(value) {
  if (value === null || value === undefined) {
    return '∞';
  }
  const size = Math.abs(value);
  return value.toFixed(size < 10 ? 3 : size < 100 ? 2 : 1).replace('-', '−');
}

/** What a metric is measured in, with real minus signs. */
export function unitWords(unit) {
  return unit.replace(/-(?=\d)/g, '−');
}

export function note(...content) {
  return element('p', { class: 'note' }, ...content);
}

export function button(text, onclick) {
  return element('button', { type: 'button', onclick }, text);
}

/** A mean with its 95 % interval. */
export function measured(value) {
  return element('span', { class: 'measured' },
    element('span', { class: 'mean' }, number(value.mean)), ' ',
    element('span', { class: 'interval' }, `[${number(value.low)}, ${number(value.high)}]`));
}

/** A game among others: its board, its name as a link, a few facts, and what was measured. */
export function gameCard(ref, heading, name, facts, chips, metrics, values) {
  return element('li', { class: 'game-card' }, thumbnail(ref),
    element('div', { class: 'game-facts' },
      element(heading, {}, element('a', { href: gamePath(ref), class: 'whole' }, name)),
      note(facts.filter(Boolean).join(' · ')), element('p', { class: 'chips' }, ...chips)),
    valueList(metrics, values));
}

function valueList(metrics, values) {
  const known = metrics.filter(({ name }) => values[name]);
  return known.length === 0
    ? note('Not measured yet.')
    : element('dl', { class: 'values' }, ...known.flatMap(({ name, note: meaning }) => [
      element('dt', { title: meaning }, capital(name)), element('dd', {}, measured(values[name]))]));
}

export function count(amount, one, many = `${one}s`) {
  return `${amount.toLocaleString('en-GB')} ${amount === 1 ? one : many}`;
}

export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function gamePath(ref) {
  return `/game/${encodeURIComponent(ref)}`;
}

export function runPath(name) {
  return `/run/${encodeURIComponent(name)}`;
}

export function thumbnail(ref) {
  return element('img', { class: 'thumbnail', src: `/api/games/${encodeURIComponent(ref)}/board.svg`, alt: '', loading: 'lazy' });
}

/** Says something on top of the page until the next time, or until it is closed; without content nothing. */
export function notify(kind, ...content) {
  NOTICES.replaceChildren(...(content.length === 0 ? [] : [element('div', { class: `notice ${kind}` },
    element('p', {}, ...content), button('Close', () => NOTICES.replaceChildren()))]));
}

/** What went wrong, for people. */
export function sentenceOf(problem) {
  return problem instanceof Refusal ? problem.message : 'The studio cannot be reached. Is it still running?';
}

/** What could not be read, if anything. */
export function leftOut(sentences) {
  return sentences.length > 0 && element('div', { class: 'notice warn' },
    element('p', {}, `${count(sentences.length, 'file')} left out:`),
    element('ul', {}, ...sentences.map((sentence) => element('li', {}, sentence))));
}

export function option(value, text, chosen) {
  return element('option', { value, selected: value === chosen }, text);
}

/** A labelled control in a row of such. */
export function labelled(text, control) {
  return element('label', { class: 'labelled' }, element('span', {}, text), control);
}

/** A card that names itself. */
export function section(id, title, ...content) {
  return element('section', { class: 'card', 'aria-labelledby': id }, element('h2', { id }, title), ...content);
}

/** A table that may be wider than a phone. */
export function table(label, heads, rows) {
  return element('div', { class: 'scroll-x', tabindex: '0', role: 'region', 'aria-label': label },
    element('table', { class: 'data' },
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell)))))));
}

/** Whether the first of the values that {@link better} sorts is the highest; those sought near 0 go by their size. */
export function falls(metric) {
  return metric !== undefined && metric.sought !== 'low' && metric.sought !== 'near 0';
}

/** Which of two values of a metric a designer would rather see first. */
export function better(metric) {
  const rank = (value) => {
    const mean = value.mean ?? Infinity;
    return { low: mean, 'near 0': Math.abs(mean) }[metric.sought] ?? -mean;
  };
  return (a, b) => rank(a) - rank(b);
}
