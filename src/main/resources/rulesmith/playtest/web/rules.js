// The rules of a game as people read them, and the board on which they try them out.

import { get, post, Refusal } from '/web/api.js';
import { Board } from '/web/board.js';
import { drawing, element, pieceIcon, svg } from '/web/dom.js';

const sheets = new Map();

/** The sheet of a game; asked for once. */
export function sheetOf(key) {
  if (!sheets.has(key)) {
    const sheet = get(`/api/games/${encodeURIComponent(key)}`);
    sheets.set(key, sheet);
    sheet.catch(() => sheets.delete(key));
  }
  return sheets.get(key);
}

/** All rules, for the rules page and for the panel beside the board. */
export function rulesText(sheet, level = 'h2') {
  return element('div', { class: 'rules' },
    element(level, {}, 'Set-up'),
    element('p', {}, sheet.setUp),
    element(level, {}, 'The pieces'),
    element('p', { class: 'note' }, 'Arrowheads show where a piece moves, two in a row that it may go on. Square pieces capture by moving onto '
      + 'an enemy piece, round ones by jumping over it. Light pieces are South’s, dark ones North’s, whose arrows are turned.'),
    legend(),
    ...sheet.types.map((type) => typeCard(sheet, type)),
    element(level, {}, 'Moving'),
    sheet.captureMandatory && element('p', { class: 'notice info' }, 'Captures are mandatory: if you can capture, you must. The board marks the pieces that can.'),
    element('ul', {}, ...sheet.moving.map((sentence) => element('li', {}, sentence))),
    element(level, {}, 'Winning and losing'),
    element('ul', {}, ...sheet.ending.map((sentence) => element('li', {}, sentence))));
}

function typeCard(sheet, type) {
  return element('section', { class: 'type', 'aria-label': type.title },
    element('div', { class: 'type-text' },
      element('p', { class: 'type-title' }, pieceIcon(sheet.pieces[String(type.number)]), type.title),
      element('ul', {}, ...type.sentences.map((sentence) => element('li', {}, sentence)))),
    type.diagram !== '' && element('div', { class: 'diagram' }, drawing(type.diagram)));
}

/** What the signs in the diagrams mean. */
function legend() {
  const sign = (shape) => svg('svg', { viewBox: '0 0 20 20', class: 'sign', 'aria-hidden': 'true' }, ...shape);
  return element('ul', { class: 'legend' },
    element('li', {}, sign([svg('circle', { cx: 10, cy: 10, r: 4.5, class: 'sign-ink' })]), 'may move here'),
    element('li', {}, sign([svg('circle', { cx: 10, cy: 10, r: 8, class: 'sign-ink' }), svg('path', { d: 'M7 7l6 6m0-6l-6 6', class: 'sign-cross' })]), 'is captured'),
    element('li', {}, sign([svg('circle', { cx: 10, cy: 10, r: 7.5, class: 'sign-ring' })]), 'ends a capture here'));
}

export function rulesStep(session, state) {
  const { game } = state;
  const heading = element('h1', {}, `The rules of ${game.name}`);
  const text = element('div', { class: 'rules-page-text' }, element('p', { class: 'loading', role: 'status' }, 'Loading …'));
  const place = element('section', { class: 'card playground', 'aria-labelledby': 'playground-title' });
  const begin = element('button', { type: 'button', class: 'primary', onclick: () => session.send('/api/rules', { game: game.key }) },
    'I have read the rules: play');
  const load = () => sheetOf(game.key).then((sheet) => {
    text.replaceChildren(rulesText(sheet));
    playground(session, game, sheet, place);
  }, () => {
    session.notify('The rules could not be loaded. Trying again …');
    setTimeout(load, 3000);
  });
  load();
  return element('div', { class: 'rules-page' },
    element('div', { class: 'rules-head' },
      element('p', { class: 'eyebrow' }, `Game ${game.number} of ${game.of}`), heading,
      element('p', { class: 'lead' }, 'Read the rules and try the moves on the board. The rules stay at hand while you play.')),
    place, text,
    element('div', { class: 'actions rules-done' }, begin));
}

/** Both sides are moved by the person; nothing of it is kept. */
function playground(session, game, sheet, place) {
  const status = element('p', { class: 'status', role: 'status' });
  const host = element('div');
  const undo = element('button', { type: 'button', onclick: () => go(line.slice(0, -1), false) }, 'Undo');
  const reset = element('button', { type: 'button', onclick: () => go([], false) }, 'Start again');
  let line = [];
  let view = sheet.start;
  let busy = false;
  const board = new Board(host, {
    pieces: sheet.pieces,
    label: `Board of ${game.name} to try the rules`,
    onMove: (text) => go([...line, text], true),
    onNote: (text) => say(text),
  });
  const say = (note = '') => {
    const turn = view.outcome === 'ongoing'
      ? `${name(view.toMove)} to move.`
      : `${view.outcome === 'draw' ? 'Drawn' : `${name(view.outcome)} wins`}${reasons(view.ending)}.`;
    status.textContent = note ? `${turn} ${note}` : turn;
  };
  // The person may have gone on meanwhile; then what is said here is no longer of interest.
  const here = () => place.isConnected;
  const waits = (...what) => here() && session.waiting(...what);
  const tell = (sentence) => here() && session.notify(sentence);
  const ready = () => {
    undo.disabled = busy || line.length === 0;
    reset.disabled = busy || line.length === 0;
  };
  const go = async (wanted, animate) => {
    if (busy) {
      return;
    }
    busy = true;
    ready();
    try {
      view = wanted.length === 0 ? sheet.start : await post('/api/try', { game: game.key, line: wanted }, waits);
      line = wanted;
    } catch (problem) {
      tell(problem instanceof Refusal ? problem.message : 'That did not work. Please try again.');
    }
    busy = false;
    ready();
    await board.show(view, { animate });
    say(view.moves.length > 0 && view.moves.every((move) => move.taken.length > 0) ? 'A capture must be made.' : '');
  };
  place.replaceChildren(
    element('h2', { id: 'playground-title' }, 'Set-up, and try it out'),
    element('p', { class: 'note' }, 'You move both sides here. Choose a piece, then a marked cell: by clicking, dragging, or with the arrow keys and Enter.'),
    host, status, element('div', { class: 'actions left' }, undo, reset));
  board.show(view);
  say();
  ready();
}

function name(side) {
  return side === 'south' ? 'South (light)' : 'North (dark)';
}

/** Why it ended, in words that follow a result. */
export function reasons(ending) {
  return {
    'no move': ': the other side cannot move',
    honor: ': the piece of honor is gone',
    limit: ': the last move allowed has been made',
    resigned: ': the other side resigned',
  }[ending] ?? '';
}
