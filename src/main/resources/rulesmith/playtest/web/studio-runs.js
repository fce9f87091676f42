// The runs of evolution: all of them, and one with its curves, its grid or its best games.

import { get } from '/web/api.js';
import { element } from '/web/dom.js';
import { heatMap } from '/web/studio-grid.js';
import { plot } from '/web/studio-plot.js';
import { count, gamePath, leftOut, measured, runPath, table, thumbnail, valueList } from '/web/studio-words.js';

export async function runsPage() {
  const { runs, metrics, leftOut: unread } = await get('/api/runs');
  const names = metrics.map((metric) => metric.name);
  return [
    element('div', { class: 'page-head' }, element('h1', {}, 'Runs'), element('p', { class: 'note' }, `${count(runs.length, 'run')}.`)),
    leftOut(unread),
    runs.length === 0
      ? element('p', { class: 'card' }, 'There is no run yet. ', element('code', {}, './rulesmith evolve'), ' makes one.')
      : element('section', { class: 'card', 'aria-label': 'Runs' },
        element('p', { class: 'note' }, 'The best individual of each run for each objective, as evolution saw it: mean and 95 % interval. It had luck as well as merit.'),
        table('Runs', ['Run', 'Algorithm', 'Seed', 'State', 'Iterations', 'Rule sets', ...names.map((name) => `Best ${name}`)],
          runs.map((run) => [element('a', { href: runPath(run.name) }, run.name), run.title, run.seed, standing(run),
            `${run.done} of ${run.iterations}`, run.born.toLocaleString('en-GB'), ...names.map((name) => (run.best[name] ? measured(run.best[name]) : '–'))]))),
  ].filter(Boolean);
}

function standing(run) {
  return element('span', { class: `chip ${{ finished: 'good', running: 'warn' }[run.standing] ?? ''}` }, run.standing);
}

export async function runPage(name) {
  const view = await get(`/api/runs/${encodeURIComponent(name)}`);
  const { run, grid, curves, settings } = view;
  return [
    element('p', { class: 'eyebrow' }, element('a', { href: '/runs' }, 'Runs'), ' / ', run.title),
    element('div', { class: 'page-head' }, element('h1', {}, run.name),
      element('p', { class: 'chips' }, standing(run), element('span', { class: 'chip' }, `${run.done} of ${count(run.iterations, 'iteration')}`),
        element('span', { class: 'chip' }, `${count(run.born, 'rule set')} born`), element('span', { class: 'chip' }, `seed ${run.seed}`))),
    run.born === 0 && element('p', { class: 'notice info' }, 'The run was stopped before its first checkpoint: there is nothing to show yet.'),
    grid && section('grid', 'The grid', ...heatMap(grid)),
    curves.length > 0 && section('curves', 'Progress',
      element('p', { class: 'note' }, 'Over the iterations. Bands are 95 % intervals of the mean over the population; “best” is the best single value, and luck is part of it.'),
      element('div', { class: 'plots' }, ...curves.map((curve) => plot(curve, view.generations)))),
    view.best.length > 0 && bestSection(view),
    view.kept.length > 0 && keptSection(view),
    section('settings', 'Configuration', table('Configuration', ['Setting', 'Value'], settings)),
    Object.keys(view.dropped).length > 0 && section('dropped', 'Dropped before they were measured',
      table('Dropped', ['Reason', 'Rule sets'], Object.entries(view.dropped).map(([reason, many]) => [reason, many.toLocaleString('en-GB')]))),
  ].filter(Boolean);
}

function section(id, title, ...content) {
  return element('section', { class: 'card', 'aria-labelledby': id }, element('h2', { id }, title), ...content);
}

function bestSection({ best, metrics }) {
  return section('best', 'The best games',
    element('p', { class: 'note' }, 'The best two ever seen for each objective, and for NSGA-II the front. Values as evolution saw them.'),
    element('ul', { class: 'cards' }, ...best.map((game) => gameCard(game.ref, game.kept || `Number ${game.number}`,
      [`generation ${game.generation}`, game.places.join(', ')].join(' · '), metrics, game.measured))));
}

function keptSection({ kept, metrics }) {
  return section('kept', 'Kept in rulesets/',
    element('p', { class: 'note' }, 'Measured afresh on many games after the run.'),
    element('ul', { class: 'cards' }, ...kept.map((game) => gameCard(game.ref, game.name, `${count(game.pieces, 'piece')} each`, metrics, game.measured))));
}

function gameCard(ref, name, facts, metrics, values) {
  return element('li', { class: 'game-card' }, thumbnail(ref), element('div', { class: 'game-facts' },
    element('h3', {}, element('a', { href: gamePath(ref), class: 'whole' }, name)),
    element('p', { class: 'note' }, facts)), valueList(metrics, values));
}
