// The studio: which page is shown. Addresses are plain paths, all of which the server answers with the same file.

import { element } from '/web/dom.js';
import { gallery } from '/web/studio-gallery.js';
import { gamePage } from '/web/studio-game.js';
import { runPage, runsPage } from '/web/studio-runs.js';
import { sentenceOf } from '/web/studio-words.js';

const page = document.getElementById('page');
const notices = document.getElementById('notices');
let visit = 0;
let shown = '';

/** Each makes the content of its page; the first part of a path decides. */
const PAGES = {
  '': () => gallery(),
  game: (ref) => gamePage(ref),
  runs: () => runsPage(),
  run: (name) => runPage(name),
};

async function show(focus, scroll) {
  const [, place, ...rest] = location.pathname.split('/');
  const mine = ++visit;
  shown = location.pathname + location.search;
  notices.replaceChildren();
  page.setAttribute('aria-busy', 'true');
  let content;
  try {
    content = await PAGES[place](decodeURIComponent(rest.join('/')));
  } catch (problem) {
    content = failure(problem);
    console.error(problem);
  }
  if (mine !== visit) {
    return;
  }
  page.removeAttribute('aria-busy');
  page.replaceChildren(...content);
  const heading = page.querySelector('h1');
  document.title = `${heading?.textContent ?? 'Games'} – Rulesmith studio`;
  const current = place.startsWith('run') ? 'runs' : 'games';
  document.querySelectorAll('[data-page]').forEach((link) => link.dataset.page === current
    ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current'));
  scrollTo(0, scroll);
  if (focus && heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

function failure(problem) {
  return [
    element('h1', {}, 'This cannot be shown'),
    element('p', { class: 'notice bad' }, sentenceOf(problem)),
    element('p', {}, element('a', { href: '/' }, 'All games')),
  ];
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="/"]');
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  history.replaceState({ scroll: scrollY }, '');
  history.pushState({ scroll: 0 }, '', link.href);
  show(true, 0);
});

// A link within the page makes one too.
addEventListener('popstate', (event) => location.pathname + location.search !== shown && show(true, event.state?.scroll ?? 0));
history.scrollRestoration = 'manual';
show(false, history.state?.scroll ?? 0);
