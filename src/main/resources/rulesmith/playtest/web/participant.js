// A participant's way through a study. The server knows the step; the page shows it and sends what the person answers.

import { get, post, Refusal } from '/web/api.js';
import { element } from '/web/dom.js';
import { Leave } from '/web/leave.js';
import { PlayStep } from '/web/play.js';
import { aboutStep, closedStep, consentStep, doneStep, lobbyStep, preferenceStep, verdictStep, withdrawnStep } from '/web/questions.js';
import { rulesStep } from '/web/rules.js';

const OFTEN = 3000;
const SELDOM = 10_000;
const AFTERWARDS = 'You are withdrawn as soon as the server answers.';
const STEPS = {
  consent: consentStep,
  about: aboutStep,
  lobby: lobbyStep,
  rules: rulesStep,
  verdict: verdictStep,
  preference: preferenceStep,
  done: doneStep,
  closed: closedStep,
  withdrawn: withdrawnStep,
};

const main = document.getElementById('step');
const notices = document.getElementById('notices');

let state = null;
let shown = '';
let playing = null;
let busy = false;
/** Whether the person wants to withdraw as soon as what is on its way has been answered. */
let withdrawing = false;
let events = null;
let polling = null;

/** What the steps may do. */
const session = {
  get state() {
    return state;
  },

  /** Sends an answer and shows what comes next. Does nothing while another is on its way; false if it was refused. */
  async send(path, body) {
    if (busy) {
      return false;
    }
    occupied(true);
    try {
      const next = await post(path, body, waiting);
      occupied(false);
      notify('');
      await (withdrawing ? leaveNow() : take(next));
      return true;
    } catch (problem) {
      occupied(false);
      await (withdrawing ? leaveNow() : refused(problem));
      return false;
    }
  },

  notify,
  waiting,

  /** What has been typed is kept until it has been sent, or the window is closed. */
  draft(name, text) {
    const key = place() + name;
    try {
      if (text === undefined) {
        return sessionStorage.getItem(key) ?? '';
      }
      sessionStorage.setItem(key, text);
    } catch {
      // Storage may be forbidden; then there are no drafts.
    }
    return text ?? '';
  },

  leave: new Leave(document.getElementById('dialog'), withdraw),
};

/** What the drafts of the step shown now begin with: a person cannot come upon those of another one. */
function place() {
  return `${mark(state.code ?? '')}/${runKey(state) || keyOf(state)}/`;
}

/** Tells two codes apart, and is too short to find one out from. */
function mark(code) {
  return [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0);
}

/** Drafts of all other steps have been sent or cannot be sent any more; after the last step nothing is left at all. */
function tidy() {
  const mine = ['consent', 'done', 'closed', 'withdrawn'].includes(state.step) ? null : place();
  try {
    Object.keys(sessionStorage).filter((key) => mine === null || !key.startsWith(mine))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage may be forbidden; then there is nothing in it.
  }
}

/** The wish is kept while another answer is on its way, which may be for long. */
async function withdraw() {
  if (busy) {
    withdrawing = true;
    notify(AFTERWARDS);
  } else {
    await leaveNow();
  }
}

async function leaveNow() {
  withdrawing = false;
  await session.send('/api/withdraw', {});
}

function occupied(value) {
  busy = value;
  main.toggleAttribute('data-busy', value);
  main.setAttribute('aria-busy', String(value));
}

function waiting(sentence, seconds) {
  const again = `${sentence} Trying again in ${seconds} second${seconds > 1 ? 's' : ''} …`;
  notify(sentence && (withdrawing ? `${again} ${AFTERWARDS}` : again));
}

/** One sentence on top of the page; "" takes it away. */
function notify(sentence, kind = 'warn') {
  notices.replaceChildren(...(sentence ? [element('p', { class: `notice ${kind}` }, sentence)] : []));
}

async function refused(problem) {
  if (!(problem instanceof Refusal)) {
    notify('Something went wrong on this page. Please load it again.', 'bad');
    throw problem;
  }
  if (problem.status === 409 || problem.status === 401) {
    const next = await get('/api/state').catch(() => null);
    if (next) {
      await take(next, true);
    }
    // An answer that was sent twice has come through the first time: there is nothing to complain about. Who has
    // withdrawn elsewhere is told so by the page.
    notify(problem.repeated || next?.step === 'withdrawn' ? '' : problem.message);
    return;
  }
  playing?.refused();
  notify(problem.message, 'bad');
}

/** Shows a state; a step that is shown already stays, with all that has been typed. */
async function take(next, anew = false) {
  state = next;
  tidy();
  const { title } = state.study;
  document.getElementById('title').textContent = title;
  const key = keyOf(state);
  const sameRun = playing !== null && playing.key === runKey(state);
  listen();
  if (sameRun) {
    shown = key;
    progress();
    await playing.show(state);
  } else if (key !== shown || anew) {
    shown = key;
    playing?.end();
    playing = null;
    progress();
    if (state.step === 'play' || state.step === 'rate') {
      playing = new PlayStep(session, runKey(state));
      render(playing.root);
      await playing.show(state);
    } else {
      render(STEPS[state.step](session, state));
    }
  }
  const heading = main.querySelector('h1')?.textContent ?? '';
  document.title = heading ? `${heading} – ${title}` : title;
}

function render(content) {
  main.className = `page step-${state.step}`;
  main.replaceChildren(content);
  scrollTo(0, 0);
  const heading = main.querySelector('h1');
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function progress() {
  const { done, of } = state.progress ?? { done: 0, of: 0 };
  const visible = of > 0 && !['consent', 'closed', 'withdrawn'].includes(state.step);
  document.getElementById('progress').hidden = !visible;
  const bar = document.getElementById('progress-bar');
  bar.max = of || 1;
  bar.value = done;
  document.getElementById('progress-text').textContent = `${done} of ${of} done`;
  const foot = document.getElementById('foot');
  foot.hidden = !state.code || ['done', 'withdrawn', 'closed'].includes(state.step);
  foot.replaceChildren(session.leave.button(state));
}

function keyOf({ step, game, pair, canGoAlone }) {
  return [step, game?.key, game?.run, pair?.number, canGoAlone].join('/');
}

function runKey({ step, game }) {
  return step === 'play' || step === 'rate' ? `${game.key}/${game.run}` : '';
}

// ---- another person at the board: the server tells when something has changed

function listen() {
  const wanted = state.study.opponent === 'human' && ['lobby', 'play', 'rate'].includes(state.step);
  if (wanted && !events) {
    events = new EventSource('/api/events');
    events.addEventListener('state', refresh);
    events.addEventListener('open', poll);
    events.addEventListener('error', poll);
    poll();
  } else if (!wanted && events) {
    events.close();
    events = null;
    clearInterval(polling);
  }
}

/** Asks by itself too: often if the server cannot tell, else now and then, because a player who is away tells nothing. */
function poll() {
  clearInterval(polling);
  polling = setInterval(refresh, events?.readyState === EventSource.OPEN ? SELDOM : OFTEN);
}

async function refresh() {
  if (busy) {
    return;
  }
  const before = state;
  const next = await get('/api/state').catch(() => null);
  // What was asked for before an answer was sent is no longer news.
  if (next && !busy && state === before) {
    await take(next);
  }
}

async function start() {
  for (let attempt = 0; ; attempt++) {
    try {
      const first = await get('/api/state');
      notify('');
      await take(first);
      return;
    } catch (problem) {
      if (state) {
        throw problem;
      }
      notify(problem instanceof Refusal ? problem.message : 'The server cannot be reached. Trying again …', 'bad');
      await new Promise((done) => setTimeout(done, Math.min(15, 2 ** attempt) * 1000));
    }
  }
}

// Going back to a page that the browser has kept: it may be out of date.
addEventListener('pageshow', (event) => event.persisted && refresh());

start();
