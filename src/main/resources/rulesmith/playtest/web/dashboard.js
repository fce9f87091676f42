// How a study goes, for the researcher: asks again every few seconds as long as the page is looked at.

import { get, Refusal } from '/web/api.js';
import { element } from '/web/dom.js';

const PERIOD = 3000;
const STATES = { active: 'good', away: 'warn', finished: '', withdrawn: '' };

const secret = location.pathname.split('/').pop();
const page = document.getElementById('page');
const notices = document.getElementById('notices');
const fresh = document.getElementById('fresh');

let parts = null;

/** What stays when the figures change, so that the page neither jumps nor loses its place. */
function layOut() {
  const head = element('div', { class: 'page-head' });
  const tiles = element('dl', { class: 'tiles' });
  const games = element('tbody');
  const people = element('tbody');
  const nobody = element('p', { class: 'note' }, 'Nobody has joined yet.');
  page.replaceChildren(head, tiles,
    section('Games', ['Game', 'Participants see', 'Runs rated', 'Liked, neutral, disliked', ''], games, 'Shares of the runs rated so far; the report has them by person, with intervals.'),
    section('Participants', ['No.', 'Where', 'Done', 'Last seen', ''], people, null, nobody));
  return { head, tiles, games, people, nobody };
}

function section(title, heads, body, note, ...rest) {
  const id = title.toLowerCase();
  const hint = element('p', { class: 'note scroll-hint', hidden: true }, 'Scroll the table sideways to see all of it →');
  const cells = heads.map((head) => element('th', { scope: 'col' }, head || element('span', { class: 'hidden-text' }, 'More')));
  const table = element('table', { class: 'data' }, element('thead', {}, element('tr', {}, ...cells)), body);
  const frame = element('div', { class: 'scroll-x', tabindex: '0', role: 'region', 'aria-labelledby': id }, table);
  const measure = new ResizeObserver(() => {
    hint.hidden = frame.scrollWidth <= frame.clientWidth;
  });
  measure.observe(frame);
  measure.observe(table);
  return element('section', { class: 'card', 'aria-labelledby': id },
    element('h2', { id, class: 'small' }, title),
    note && element('p', { class: 'note' }, note), hint, frame, ...rest);
}

function show(data) {
  parts ??= layOut();
  const { head, tiles, games, people, nobody } = parts;
  head.replaceChildren(element('h1', {}, data.title),
    element('span', { class: `chip ${data.state === 'open' ? 'good' : ''}` }, data.state === 'open' ? 'open' : 'closed to newcomers'));
  const figures = [
    ['Joined', `${data.joined} of ${data.planned}`],
    ['Active now', data.active],
    ['Finished', data.finished],
    ['Withdrawn', data.withdrawn],
    ['Moves played', data.moves.toLocaleString('en')],
  ];
  tiles.replaceChildren(...figures.map(([name, value]) =>
    element('div', { class: 'tile' }, element('dt', {}, name), element('dd', {}, String(value)))));
  games.replaceChildren(...data.games.map(gameRow));
  people.replaceChildren(...data.people.map(personRow));
  nobody.hidden = data.people.length > 0;
  document.title = `${data.joined} joined, ${data.finished} finished – ${data.title}`;
}

function gameRow(game) {
  const { liked, neutral, disliked } = game;
  const bar = element('div', { class: 'stack', 'aria-hidden': 'true' });
  for (const [kind, count] of Object.entries({ liked, neutral, disliked })) {
    const share = element('span', { class: kind });
    share.style.flexGrow = String(count);
    bar.append(share);
  }
  return element('tr', {},
    element('th', { scope: 'row' }, game.name, ' ', game.control && element('span', { class: 'chip' }, 'random')),
    element('td', {}, game.alias),
    element('td', {}, String(game.runs)),
    element('td', {}, bar),
    element('td', { class: 'no-wrap' }, `${liked} liked, ${neutral} neutral, ${disliked} disliked`));
}

function personRow(person) {
  return element('tr', {},
    element('th', { scope: 'row' }, String(person.number)),
    element('td', {}, person.step),
    element('td', { class: 'no-wrap' }, element('progress', { max: String(person.of), value: String(person.done), 'aria-hidden': 'true' }), ` ${person.done} of ${person.of}`),
    element('td', {}, ago(person.seconds)),
    element('td', {}, element('span', { class: `chip ${STATES[person.state] ?? ''}` }, person.state)));
}

function ago(seconds) {
  if (seconds < 10) {
    return 'just now';
  }
  if (seconds < 120) {
    return `${seconds} s ago`;
  }
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
}

async function refresh() {
  if (!document.hidden) {
    try {
      show(await get(`/api/dashboard/${encodeURIComponent(secret)}`));
      notices.replaceChildren();
      fresh.textContent = 'Renewed every 3 seconds';
    } catch (problem) {
      const sentence = problem instanceof Refusal ? problem.message : 'The server cannot be reached. Trying again …';
      if (notices.textContent !== sentence) {
        notices.replaceChildren(element('p', { class: 'notice bad' }, sentence));
      }
      fresh.textContent = '';
      if (!(problem instanceof Refusal || problem instanceof TypeError)) {
        throw problem;
      }
    }
  }
  setTimeout(refresh, PERIOD);
}

document.addEventListener('visibilitychange', () => parts && !document.hidden && get(`/api/dashboard/${encodeURIComponent(secret)}`).then(show, () => {}));

refresh();
