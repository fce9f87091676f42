// The runs of evolution, and one with its curves, grid and best games.

import { get } from '/web/api.js';
import { element } from '/web/dom.js';
import { heatMap } from '/web/studio-grid.js';
import { plot } from '/web/studio-plot.js';
import { count, gameCard, leftOut, measured, note, runPath, section, table } from '/web/studio-words.js';

export async function runsPage() {
  const { runs, metrics, leftOut: unread } = await get('/api/runs');
  const names = metrics.map((metric) => metric.name);
  return [
    element('div', { class: 'page-head' }, element('h1', {}, 'Runs'), note(`${count(runs.length, 'run')}.`)),
    leftOut(unread),
    runs.length === 0
      ? element('p', { class: 'card' }, 'There is no run yet. ', element('code', {}, './rulesmith evolve'), ' makes one.')
      : element('section', { class: 'card', 'aria-label': 'Runs' },
        note('The best individual of each run for each objective, as evolution saw it: mean and 95 % interval. Luck is part of it.'),
        table('Runs', ['Run', 'Algorithm', 'Seed', 'State', 'Iterations', 'Rule sets', ...names.map((name) => `Best ${name}`)],
          runs.map((run) => [element('a', { href: runPath(run.name) }, run.name), run.title, run.seed, standing(run),
            `${run.done} of ${run.iterations}`, run.born.toLocaleString('en-GB'), ...names.map((name) => (run.best[name] ? measured(run.best[name]) : '–'))]))),
  ].filter(Boolean);
}

function standing(run) {
  return element('span', { class: `chip ${run.standing === 'finished' ? 'good' : 'warn'}` }, run.standing);
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
    grid?.cells.length > 0 && section('grid', 'The grid', ...heatMap(grid)),
    curves.length > 0 && section('curves', 'Progress',
      note('Over the iterations. Bands are 95 % intervals of the mean over the population; “best” is the best single value, and luck is part of it.'),
      element('div', { class: 'plots' }, ...curves.map((curve) => plot(curve, view.generations)))),
    view.best.length > 0 && bestSection(view),
    view.kept.length > 0 && keptSection(view),
    section('settings', 'Configuration', table('Configuration', ['Setting', 'Value'], settings)),
    Object.keys(view.dropped).length > 0 && section('dropped', 'Dropped before they were measured',
      table('Dropped', ['Reason', 'Rule sets'], Object.entries(view.dropped).map(([reason, many]) => [reason, many.toLocaleString('en-GB')]))),
  ].filter(Boolean);
}

function bestSection({ best, metrics }) {
  return section('best', 'The best games',
    note('The best two ever seen for each objective, and for NSGA-II the front. Values as evolution saw them.'),
    element('ul', { class: 'cards' }, ...best.map((game) => gameCard(game.ref, 'h3', game.kept || `Number ${game.number}`,
      [`generation ${game.generation}`, ...game.places], [], metrics, game.measured))));
}

function keptSection({ kept, metrics }) {
  return section('kept', 'Kept in rulesets/',
    note('Measured afresh on many games after the run.'),
    element('ul', { class: 'cards' }, ...kept.map((game) => gameCard(game.ref, 'h3', game.name, [`${count(game.pieces, 'piece')} each`], [], metrics, game.measured))));
}
