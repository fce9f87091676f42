// After a run: what came of it, and how the person liked it.

import { element, svg } from '/web/dom.js';
import { choice, chosen } from '/web/questions.js';

const RESULTS = {
  won: 'You have won',
  lost: 'You have lost',
  drawn: 'A draw',
  resigned: 'You have resigned',
};

/** The result as a heading that can have the focus, and the question. */
export function ratingPanel(session, { game, texts, result, board }) {
  const question = choice(texts.run, 'rating', [
    ['liked', 'Liked', face('M7 15c2.5 3.4 7.5 3.4 10 0')],
    ['neutral', 'Neutral', face('M7 16h10')],
    ['disliked', 'Disliked', face('M7 17.5c2.5-3.4 7.5-3.4 10 0')],
  ], 'faces');
  const problem = element('p', { class: 'problem', role: 'alert' });
  const submit = (event) => {
    event.preventDefault();
    const rating = chosen(question, 'rating');
    problem.textContent = rating === null ? 'Please choose one of the three.' : '';
    if (rating !== null) {
      session.send('/api/rate', { game: game.key, run: game.run, rating });
    }
  };
  return [
    element('h2', { class: `result ${result}`, tabindex: '-1' }, RESULTS[result] ?? 'The run is over'),
    element('p', {}, whyWords(board.ending, result)),
    element('form', { novalidate: true, onsubmit: submit }, question, problem,
      element('div', { class: 'actions' }, element('button', { type: 'submit', class: 'primary' }, 'Continue'))),
  ];
}

function whyWords(ending, result) {
  const won = result === 'won';
  return {
    'no move': won ? 'The other side could not move.' : 'You could not move.',
    honor: won ? 'The other side has lost its piece of honor.' : 'Your piece of honor is gone.',
    limit: 'All the moves that the game may last have been made.',
    resigned: won ? 'The other side has resigned.' : 'The run counts as lost.',
  }[ending] ?? '';
}

function face(mouth) {
  const d = `M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19M8.5 9v1.5M15.5 9v1.5${mouth}`;
  return svg('svg', { viewBox: '0 0 24 24', class: 'face', 'aria-hidden': 'true' }, svg('path', { d }));
}
