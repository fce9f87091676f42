// All games of rulesets/: to sort by any metric, and to choose from by words, origin, run and ranges of metrics. What is
// chosen stands in the address, so that it is there again after a visit to a game.

import { get } from '/web/api.js';
import { element } from '/web/dom.js';
import { better, button, count, falls, gameCard, labelled, leftOut, option, runPath, unitWords } from '/web/studio-words.js';

const USUAL = ['duration', 'intelligence', 'dynamism', 'usability'];
const FIRST = 60;

export async function gallery() {
  const { games, metrics, leftOut: unread } = await get('/api/games');
  const wish = wishes(new URLSearchParams(location.search), metrics);
  const list = element('ul', { class: 'cards' });
  const said = element('p', { class: 'note', role: 'status' });
  const more = element('button', { type: 'button', hidden: true, onclick: () => draw(Infinity) }, 'Show all');
  const byName = new Map(metrics.map((metric) => [metric.name, metric]));

  const draw = (most = FIRST) => {
    const found = sorted(games.filter((game) => fits(game, wish)), wish, byName);
    const shown = found.slice(0, most);
    const columns = [...new Set([...(byName.has(wish.sort) ? [wish.sort] : []), ...wish.where.map((one) => one.metric), ...USUAL])]
      .filter((name) => byName.has(name));
    list.replaceChildren(...shown.map((game) => gameCard(game.ref, 'h2', game.name,
      [`${count(game.pieces, 'piece')} each`, count(game.types, 'type'), game.captureMandatory && 'captures mandatory'],
      [game.origin && element('span', { class: 'chip' }, game.origin), game.run && element('a', { class: 'chip', href: runPath(game.run) }, `run ${game.run}`)],
      columns.map((name) => byName.get(name)), game.measured)));
    more.hidden = shown.length === found.length;
    said.textContent = found.length === games.length ? `${count(games.length, 'game')}.` : `${found.length} of ${count(games.length, 'game')}.`;
  };
  const changed = () => {
    history.replaceState(history.state, '', address(wish));
    draw();
  };
  draw();
  return [
    element('div', { class: 'page-head' }, element('h1', {}, 'Games'), said),
    leftOut(unread),
    games.length === 0
      ? element('p', { class: 'card' }, 'There is no rule set yet. ', element('code', {}, './rulesmith evolve'), ' or ',
        element('code', {}, './rulesmith new'), ' makes some.')
      : controls(games, metrics, wish, changed),
    list,
    element('div', { class: 'actions left' }, more),
  ].filter(Boolean);
}

// ---- what is wished for

function wishes(query, metrics) {
  const known = new Set(metrics.map((metric) => metric.name));
  const where = query.getAll('where').map((text) => text.split(':')).filter((parts) => known.has(parts[0]))
    .map(([metric, min, max]) => ({ metric, min: min ?? '', max: max ?? '' }));
  return {
    text: query.get('q') ?? '',
    sort: known.has(query.get('sort')) || query.get('sort') === 'pieces' ? query.get('sort') : 'name',
    reverse: query.get('reverse') === '1',
    origin: query.get('origin') ?? '',
    run: query.get('run') ?? '',
    where,
  };
}

function address(wish) {
  const query = new URLSearchParams();
  const keep = (name, value) => value && query.set(name, value);
  keep('q', wish.text);
  keep('sort', wish.sort === 'name' ? '' : wish.sort);
  keep('reverse', wish.reverse && '1');
  keep('origin', wish.origin);
  keep('run', wish.run);
  wish.where.forEach(({ metric, min, max }) => query.append('where', `${metric}:${min}:${max}`));
  const text = query.toString();
  return text ? `/?${text}` : '/';
}

function fits(game, wish) {
  const text = wish.text.trim().toLowerCase();
  return (!text || [game.name, game.ref, game.id, game.origin, game.run].some((one) => one.toLowerCase().includes(text)))
    && (!wish.origin || game.origin === wish.origin)
    && (!wish.run || game.run === wish.run)
    && wish.where.every(({ metric, min, max }) => {
      if (min === '' && max === '') {
        return true;
      }
      const value = game.measured[metric];
      const mean = value && (value.mean ?? Infinity);
      return value !== undefined && (min === '' || mean >= Number(min)) && (max === '' || mean <= Number(max));
    });
}

/** Games without the value stay last whichever way it goes. */
function sorted(games, { sort, reverse }, byName) {
  const sign = reverse ? -1 : 1;
  const metric = byName.get(sort);
  if (!metric) {
    return games.toSorted((a, b) => sign * (sort === 'pieces' ? a.pieces - b.pieces : a.name.localeCompare(b.name, 'en')));
  }
  const order = better(metric);
  const [having, lacking] = [games.filter((game) => game.measured[sort]), games.filter((game) => !game.measured[sort])];
  return [...having.toSorted((a, b) => sign * order(a.measured[sort], b.measured[sort])), ...lacking];
}

// ---- controls

function controls(games, metrics, wish, changed) {
  const origins = [...new Set(games.map((game) => game.origin).filter(Boolean))].sort();
  const runs = [...new Set(games.map((game) => game.run).filter(Boolean))].sort();
  const set = (name, read = (control) => control.value) => (event) => {
    wish[name] = read(event.target);
    changed();
  };
  const rows = element('div', { class: 'conditions' });
  const add = (condition) => rows.append(row(condition));
  const row = (condition) => {
    const change = (name) => (event) => {
      condition[name] = event.target.value;
      changed();
    };
    const bound = (name, label) => labelled(label, element('input', { type: 'number', step: 'any', value: condition[name], oninput: change(name) }));
    const made = element('fieldset', { class: 'condition' },
      element('legend', { class: 'hidden-text' }, 'Condition'),
      labelled('Metric', element('select', { onchange: change('metric') }, ...metrics.map(({ name, unit }) => option(name, `${name}, ${unitWords(unit) || 'no unit'}`, condition.metric)))),
      bound('min', 'At least'), bound('max', 'At most'),
      button('Remove', () => {
          wish.where.splice(wish.where.indexOf(condition), 1);
          made.remove();
          adder.focus();
          changed();
        }));
    return made;
  };
  const adder = button('Add a condition', () => {
      const condition = { metric: metrics[0].name, min: '', max: '' };
      wish.where.push(condition);
      add(condition);
      rows.lastChild.querySelector('select').focus();
      changed();
    });
  wish.where.forEach(add);
  const any = (names) => [option('', 'any', ''), ...names.map((name) => option(name, name, null))];
  const select = (name, options) => {
    const control = element('select', { onchange: (event) => { set(name)(event); direct(); } }, ...options);
    control.value = wish[name];
    return control;
  };
  // What is sought comes first unless that is reversed: the box says which way that goes.
  const byName = new Map(metrics.map((metric) => [metric.name, metric]));
  const descending = element('input', {
    type: 'checkbox',
    onchange: set('reverse', (box) => box.checked !== falls(byName.get(wish.sort))),
  });
  const direct = () => {
    descending.checked = wish.reverse !== falls(byName.get(wish.sort));
  };
  direct();
  return element('section', { class: 'card controls', 'aria-label': 'Sort and filter' },
    element('div', { class: 'control-row' },
      labelled('Name, id, run', element('input', { type: 'search', value: wish.text, oninput: set('text') })),
      labelled('Sort by', select('sort', [option('name', 'name'), option('pieces', 'pieces'), ...metrics.map(({ name }) => option(name, name))])),
      labelled('Origin', select('origin', any(origins))),
      runs.length > 0 && labelled('Run', select('run', any(runs))),
      element('label', { class: 'tick' }, descending, 'Descending'),
      metrics.length > 0 && adder),
    rows);
}
