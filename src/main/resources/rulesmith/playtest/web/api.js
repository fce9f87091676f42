// Requests to our own server. What a person has done is not given up when the network fails: it is sent again until the
// server has answered.

const WAITS = [1, 2, 4, 8, 15];
const AGAIN = new Set([429, 502, 503, 504]);

/** The server understood, and said no. */
export class Refusal extends Error {
  /** @param repeated whether it may have refused only because an earlier attempt had come through */
  constructor(status, sentence, repeated = false) {
    super(sentence);
    this.status = status;
    this.repeated = repeated;
  }
}

export function get(path) {
  return request(path, {});
}

/** @param onWait (sentence, seconds): told before each new attempt, and with "" when one has come through */
export async function post(path, body, onWait = () => {}) {
  for (let attempt = 0; ; attempt++) {
    let waits;
    try {
      const answer = await request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Rulesmith': '1' },
        body: JSON.stringify(body),
      });
      onWait('', 0);
      return answer;
    } catch (problem) {
      if (problem instanceof Refusal && !AGAIN.has(problem.status)) {
        onWait('', 0);
        problem.repeated = attempt > 0;
        throw problem;
      }
      waits = problem instanceof Refusal && problem.status === 429
        ? 'The server asks to wait a moment.'
        : 'The server cannot be reached. What you did is kept.';
    }
    const seconds = WAITS[Math.min(attempt, WAITS.length - 1)];
    onWait(waits, seconds);
    await new Promise((done) => {
      const timer = setTimeout(done, seconds * 1000);
      addEventListener('online', () => { clearTimeout(timer); done(); }, { once: true });
    });
  }
}

async function request(path, options) {
  const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...options });
  if (response.ok) {
    return response.json();
  }
  const answer = await response.json().catch(() => ({}));
  throw new Refusal(response.status, answer.error ?? 'Something went wrong. Please try again.');
}
