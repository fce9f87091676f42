// The steps that ask: consent, about the person, after a game, about two games; and those that only tell.

import { get } from '/web/api.js';
import { Board } from '/web/board.js';
import { element } from '/web/dom.js';
import { codeBox } from '/web/leave.js';

const COMMENT = 2000;
const OLDEST = 130;

function step(title, ...children) {
  return element('section', { class: 'card narrow' }, element('h1', {}, title), ...children);
}

/** A form that answers once at a time; `answers` gives [path, body], or a sentence that says what is missing. */
function form(session, answers, label, ...children) {
  const problem = element('p', { class: 'problem', role: 'alert' });
  const button = element('button', { type: 'submit', class: 'primary' }, label);
  const submit = async (event) => {
    event.preventDefault();
    const answer = answers();
    problem.textContent = typeof answer === 'string' ? answer : '';
    if (typeof answer !== 'string') {
      await session.send(...answer);
    }
  };
  return element('form', { novalidate: true, onsubmit: submit }, ...children, problem, element('div', { class: 'actions' }, button));
}

/** One choice of several; `options` are [value, label, child…]. */
export function choice(question, name, options, kind) {
  const items = options.map(([value, label, ...content]) => element('label', { class: 'option' },
    element('input', { type: 'radio', name, value: String(value) }),
    element('span', { class: 'option-face' }, ...content, element('span', {}, label))));
  return element('fieldset', { class: `choice ${kind}` }, element('legend', {}, question),
    element('div', { class: 'options' }, ...items));
}

export function chosen(root, name) {
  const input = root.querySelector(`input[name="${name}"]:checked`);
  return input === null ? null : input.value;
}

function scale(question, name, highest) {
  const options = Array.from({ length: highest }, (_, i) => [i + 1, String(i + 1)]);
  return choice(question, name, options, `scale scale-${highest}`);
}

/** Paragraphs separated by blank lines; lines that begin with "# " are headings. */
function paragraphs(text) {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const parts = [];
    let lines = [];
    const flush = () => lines.length && parts.push(element('p', {}, lines.join(' ')));
    for (const line of block.split('\n')) {
      if (line.startsWith('# ')) {
        flush();
        lines = [];
        parts.push(element('h2', {}, line.slice(2)));
      } else if (line.trim() !== '') {
        lines.push(line);
      }
    }
    flush();
    return parts;
  });
}

export function consentStep(session, state) {
  const agreed = element('input', { type: 'checkbox', id: 'agreed' });
  const answer = () => agreed.checked
    ? ['/api/join', { consent: state.consent.version }]
    : 'Please tick the box if you agree; without it you cannot take part.';
  return step('Taking part',
    element('p', { class: 'lead' }, outline(state.study)),
    element('div', { class: 'scroll consent', tabindex: '0', role: 'region', 'aria-label': 'Consent' }, ...paragraphs(state.consent.text)),
    form(session, answer, 'Join the study',
      element('label', { class: 'tick', for: 'agreed' }, agreed, element('span', {}, 'I have read this and agree to take part.'))));
}

function outline({ games, runs, opponent }) {
  const against = opponent === 'human' ? 'another participant' : 'the computer';
  const often = runs === 1 ? 'once' : runs === 2 ? 'twice' : `${runs} times`;
  return `You will play ${games === 1 ? 'one board game' : `${games} board games`} against ${against}, `
    + `${games === 1 ? 'it' : 'each'} ${often}, and say what you think of ${games === 1 ? 'it' : 'them'}.`;
}

export function aboutStep(session, state) {
  const { texts } = state;
  const age = element('input', { id: 'age', type: 'text', inputmode: 'numeric', maxlength: '3', autocomplete: 'off', value: session.draft('age') });
  const gender = element('input', { id: 'gender', type: 'text', maxlength: '40', autocomplete: 'off', value: session.draft('gender') });
  age.addEventListener('input', () => session.draft('age', age.value));
  gender.addEventListener('input', () => session.draft('gender', gender.value));
  const liking = scale(texts.liking, 'liking', 10);
  const answer = () => {
    const years = age.value.trim();
    if (years !== '' && !(/^\d{1,3}$/.test(years) && Number(years) >= 1 && Number(years) <= OLDEST)) {
      age.focus();
      return `Please give your age in years, 1 to ${OLDEST}, or leave it empty.`;
    }
    const likes = chosen(liking, 'liking');
    return ['/api/about', {
      age: years === '' ? null : Number(years),
      gender: gender.value.trim(),
      liking: likes === null ? null : Number(likes),
    }];
  };
  return step('About you',
    element('p', { class: 'lead' }, 'You may leave out whatever you do not want to tell.'),
    form(session, answer, 'Continue',
      // A question without a text is not asked.
      texts.age && element('div', { class: 'field' }, element('label', { for: 'age' }, texts.age), age),
      texts.gender && element('div', { class: 'field' }, element('label', { for: 'gender' }, texts.gender), gender),
      texts.liking && liking));
}

export function lobbyStep(session, state) {
  return step('Waiting for another player',
    element('p', {}, 'You play against another participant. The game begins as soon as somebody else is there; leave this page open.'),
    element('p', { class: 'loading', role: 'status' }, 'Waiting …'),
    state.canGoAlone && element('div', { class: 'notice warn' },
      element('p', {}, 'Nobody has come for a while.'),
      element('button', { type: 'button', onclick: () => session.send('/api/alone', {}) }, 'Play against the computer')));
}

export function verdictStep(session, state) {
  const { texts, game } = state;
  const draft = `comment/${game.key}`;
  const comment = element('textarea', { id: 'comment', rows: '5', maxlength: String(COMMENT), 'aria-describedby': 'left' });
  comment.value = session.draft(draft);
  const left = element('p', { id: 'left', class: 'note' });
  const count = () => {
    left.textContent = `${(COMMENT - comment.value.length).toLocaleString('en')} characters left`;
  };
  comment.addEventListener('input', () => {
    session.draft(draft, comment.value);
    count();
  });
  count();
  const enjoyment = scale(texts.enjoyment, 'enjoyment', 7);
  const answer = () => {
    const value = chosen(enjoyment, 'enjoyment');
    return value === null
      ? 'Please choose a number from 1 to 7.'
      : ['/api/verdict', { game: game.key, enjoyment: Number(value), comment: comment.value.trim() }];
  };
  return step(`What do you think of ${game.name}?`,
    element('p', { class: 'lead' }, `Think of all your runs of ${game.name}.`),
    form(session, answer, 'Continue', enjoyment,
      texts.comment && element('div', { class: 'field' },
        element('label', { for: 'comment' }, texts.comment, element('span', { class: 'note' }, ' (optional)')), comment, left)));
}

export function preferenceStep(session, state) {
  const { texts, pair } = state;
  const options = [
    [1, pair.game.name, preview(pair.game)],
    [0, 'Neither'],
    [-1, pair.other.name, preview(pair.other)],
  ];
  const question = choice(texts.preference, 'preference', options, 'pair');
  const answer = () => {
    const value = chosen(question, 'preference');
    return value === null
      ? 'Please choose one of the two games, or neither.'
      : ['/api/preference', { game: pair.game.key, other: pair.other.key, choice: Number(value) }];
  };
  return step(`${pair.game.name} or ${pair.other.name}?`,
    element('p', { class: 'lead' }, `Question ${pair.number} of ${pair.of} about two games.`),
    form(session, answer, 'Continue', question));
}

/** The set-up of a game, to remember it by. */
function preview(game) {
  const host = element('div', { class: 'preview', 'aria-hidden': 'true' });
  get(`/api/games/${encodeURIComponent(game.key)}`)
    .then((sheet) => new Board(host, { pieces: sheet.pieces, label: game.name, interactive: false }).show(sheet.start))
    .catch(() => {});
  return host;
}

export function doneStep(session, state) {
  return step('Thank you!',
    element('p', { class: 'lead' }, 'You have answered everything. You may close this page.'),
    element('h2', {}, 'If you change your mind'),
    element('p', {}, 'Keep this code. If you give it to the researcher, all your answers are deleted. Only a fingerprint of the code is kept, not the code itself.'),
    codeBox(state.code),
    element('p', {}, 'Or withdraw here and now:'),
    element('div', { class: 'actions left' }, session.leave.withdrawButton()),
    next(session, 'Note the code first: it is not shown again on this device.'));
}

/** Lets go of who took part here, so that the device can be handed on. */
function next(session, hint) {
  return element('div', { class: 'next-person' }, hint && element('p', { class: 'note' }, hint),
    element('button', { type: 'button', class: 'quiet', onclick: () => session.send('/api/leave', {}) },
      'Somebody else takes part on this device'));
}

export function closedStep() {
  return step('The study is closed',
    element('p', {}, 'It does not take any more participants. Whoever has begun can finish, with the browser they began with. Thank you for your interest.'));
}

export function withdrawnStep(session) {
  return step('You have withdrawn',
    element('p', {}, 'All your answers have been deleted. You may close this page.'),
    next(session));
}
