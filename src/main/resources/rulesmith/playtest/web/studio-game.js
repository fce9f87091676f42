// A game: the table to play it or to look at sample games, its rules, what was measured, and where it comes from.

import { get } from '/web/api.js';
import { element } from '/web/dom.js';
import { rulesText } from '/web/rules.js';
import { addToPlaytest } from '/web/studio-dialog.js';
import { Samples } from '/web/studio-samples.js';
import { Table } from '/web/studio-table.js';
import { button, capital, count, gamePath, measured, note, runPath, section, table, unitWords } from '/web/studio-words.js';

const LATEST = 5;

export async function gamePage(ref) {
  const game = await get(`/api/games/${encodeURIComponent(ref)}`);
  const { name, id, kept, provenance, run } = game;
  return [
    element('div', { class: 'page-head' },
      element('div', {},
        element('p', { class: 'eyebrow' }, element('a', { href: '/' }, 'Games'), ' / ', run ? element('a', { href: runPath(run) }, `run ${run}`) : provenance.origin ?? 'game'),
        element('h1', {}, name),
        element('p', { class: 'chips' },
          element('span', { class: 'chip' }, `id ${id}`),
          kept && kept !== ref && element('a', { class: 'chip', href: gamePath(kept) }, `kept as ${kept}`),
          !kept && element('span', { class: 'chip warn' }, 'not in rulesets/'),
          ...['Metrics', 'Rules', game.lineage.length > 0 && 'Lineage'].filter(Boolean).map((title) => element('a', { class: 'chip', href: `#${title.toLowerCase()}` }, title)))),
      button('Add to a playtest …', () => addToPlaytest(game))),
    element('div', { class: 'game-page' },
      playSection(game),
      element('div', { class: 'game-about' }, metricsSection(game), rulesSection(game), lineageSection(game), provenanceSection(game))),
  ];
}

/** Two tabs over one board's place: playing, and looking at sample games. */
function playSection(game) {
  const play = element('div', { role: 'tabpanel', id: 'panel-play', 'aria-labelledby': 'tab-play' });
  const samples = element('div', { role: 'tabpanel', id: 'panel-samples', 'aria-labelledby': 'tab-samples', hidden: true });
  const panels = { play, samples };
  const tabs = ['play', 'samples'].map((key) => element('button', {
    type: 'button', role: 'tab', id: `tab-${key}`, 'aria-controls': `panel-${key}`, onclick: () => open(key),
  }, key === 'play' ? 'Play it now' : 'Sample games'));
  const open = (key) => ['play', 'samples'].forEach((each, i) => {
    panels[each].hidden = each !== key;
    tabs[i].setAttribute('aria-selected', String(each === key));
    tabs[i].tabIndex = each === key ? 0 : -1;
  });
  const bar = element('div', {
    class: 'tabs',
    role: 'tablist',
    'aria-label': 'Board',
    onkeydown: ({ key }) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') {
        const other = tabs.find((tab) => tab.tabIndex < 0);
        other.click();
        other.focus();
      }
    },
  }, ...tabs);
  const playing = new Table(play, game);
  new Samples(samples, game, (line) => {
    open('play');
    tabs[0].focus();
    playing.takeUp(line);
  });
  open('play');
  return element('section', { class: 'card game-table', 'aria-label': 'Play' }, bar, play, samples);
}

function rulesSection({ sheet }) {
  return section('rules', 'Rules', note('As participants see them.'), rulesText(sheet, 'h3'));
}

function metricsSection({ ref, kept, metrics, measured: values }) {
  const command = note('More figures: ', element('code', {}, kept ? `./rulesmith score ${kept} --save` : './rulesmith score'),
    kept ? '' : ' measures games of rulesets/.');
  if (metrics.length === 0) {
    return section('metrics', 'Metrics', element('p', {}, 'Nothing has been measured yet.'), command);
  }
  return section('metrics', 'Metrics',
    note(kept === ref
      ? 'Means over games that agents played, each with its 95 % interval.'
      : 'As evolution saw them: means over few games, with 95 % intervals. The best of a run had luck as well as merit.'),
    element('div', { class: 'metrics' }, ...metrics.map((metric) => metricRow(metric, values[metric.name]))), command);
}

function metricRow(metric, value) {
  const facts = [metric.unit && unitWords(metric.unit), metric.sought && `sought: ${metric.sought}`, metric.name === 'learnability' ? count(value.games, 'seed') : count(value.games, 'game'),
    metric.players].filter(Boolean).join(' · ');
  return element('div', { class: 'metric' },
    element('div', { class: 'metric-head' }, element('h3', {}, capital(metric.name)), measured(value)),
    scale(metric, value),
    note(metric.note, element('br'), facts));
}

/** Where the interval lies between the least and the greatest value. */
function scale(metric, value) {
  if (metric.max === undefined || value.high === undefined) {
    return null;
  }
  const at = (x) => `${(100 * (x - metric.min)) / (metric.max - metric.min)}%`;
  const span = element('span', { class: 'span' });
  const mark = element('span', { class: 'mark' });
  span.style.left = at(value.low);
  span.style.right = `calc(100% - ${at(value.high)})`;
  mark.style.left = at(value.mean);
  return element('div', { class: 'rail', 'aria-hidden': 'true' }, span, mark);
}

function lineageSection({ lineage, run }) {
  if (lineage.length === 0) {
    return null;
  }
  const list = (from, to) => element('ol', { class: 'lineage' }, ...lineage.slice(from, to).map((one) => element('li', {},
    element('p', {}, element('a', { href: gamePath(one.ref) }, `Number ${one.number}`), ` · generation ${one.generation}`),
    note(one.merits),
    element('ul', {}, ...one.changes.map((change) => element('li', {}, change))))));
  const earlier = Math.max(0, lineage.length - LATEST);
  return section('lineage', 'Lineage',
    note('From parent to child in run ', element('a', { href: runPath(run) }, run), ', and what each step changed. Values as evolution saw them.'),
    earlier > 0 && element('details', {}, element('summary', {}, count(earlier, 'earlier ancestor')), list(0, earlier)), list(earlier));
}

function provenanceSection({ provenance }) {
  const notes = Object.entries(provenance).filter(([label]) => label !== 'lineage');
  return notes.length > 0 && section('provenance', 'Provenance', table('Provenance', ['Note', 'Value'], notes.map(([label, note]) => [capital(label), note])));
}
