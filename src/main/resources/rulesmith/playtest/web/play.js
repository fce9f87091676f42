// A run of a game: the board with all that belongs to it, and after the end the question how it was.

import { Board } from '/web/board.js';
import { element, pieceIcon, typeOf } from '/web/dom.js';
import { ratingPanel } from '/web/rating.js';
import { rulesText, sheetOf } from '/web/rules.js';

const WIDE = matchMedia('(min-width: 60rem)');
export class PlayStep {
  root;
  key;
  #session;
  #state = null;
  #sheet = null;
  #board = null;
  #you = 'south';
  #sent = false;
  /** Whether what the other side has played is still being shown. */
  #coming = false;
  #title = element('h1', { class: 'play-title' });
  #eyebrow = element('p', { class: 'eyebrow' });
  #turn = element('p', { class: 'turn', role: 'status' });
  #note = element('p', { class: 'turn-note' });
  #host = element('div');
  #theirs = element('div', { class: 'player' });
  #yours = element('div', { class: 'player' });
  #left = element('p', { class: 'moves-left' });
  #list = element('ol', { class: 'move-list', tabindex: '0', 'aria-label': 'Moves so far' });
  #buttons = element('div', { class: 'actions left play-buttons' });
  #panel = element('section', { class: 'card play-panel', 'aria-label': 'Your run' });
  #rules = element('section', { class: 'card rules-panel', 'aria-labelledby': 'rules-title' });
  #drawer = element('dialog', { class: 'drawer', 'aria-labelledby': 'rules-title' });
  #rulesBody = element('div', { class: 'rules-body', tabindex: '0', role: 'region', 'aria-label': 'Rules' },
    element('p', { class: 'loading' }, 'Loading …'));
  #onWidth = () => this.#placeRules();

  constructor(session, key) {
    this.#session = session;
    this.key = key;
    this.#drawer.addEventListener('click', (event) => event.target === this.#drawer && this.#drawer.close());
    WIDE.addEventListener('change', this.#onWidth);
    this.root = element('div', { class: 'play' },
      element('div', { class: 'play-head' }, element('div', {}, this.#eyebrow, this.#title), this.#left),
      element('div', { class: 'play-turn' }, this.#turn, this.#note),
      element('section', { class: 'play-board', 'aria-label': 'The game' }, this.#theirs, this.#host, this.#yours),
      this.#panel, this.#rules, this.#drawer);
    this.#placeRules();
  }

  /** Nobody listens any more. */
  end() {
    WIDE.removeEventListener('change', this.#onWidth);
    this.#drawer.close();
  }

  /** What was sent has not been taken: the board goes back. */
  refused() {
    this.#sent = false;
    this.#coming = false;
    if (this.#board && this.#state?.step === 'play') {
      this.#board.show(this.#state.play, { animate: false });
      this.#tell();
    }
  }

  async show(state) {
    const before = this.#state?.step;
    this.#state = state;
    this.#sent = false;
    const { game, step } = state;
    const view = step === 'play' ? state.play : state.board;
    // Of a run that is over the server does not say whose side the person was on.
    this.#you = side(state) ?? (this.#session.draft(`side/${this.key}`) || this.#you);
    this.#session.draft(`side/${this.key}`, this.#you);
    this.#eyebrow.textContent = `Game ${game.number} of ${game.of} · run ${game.run} of ${game.runs}`;
    this.#title.textContent = game.name;
    if (!this.#board) {
      await this.#load(game);
      if (this.#state !== state) {
        return this.show(this.#state);
      }
    }
    this.#board.orientation = this.#you;
    const names = { south: this.#name('south'), north: this.#name('north') };
    this.#board.names = names;
    if (before !== step && step === 'play') {
      this.#playPanel();
    }
    const shown = this.#board.show(view);
    this.#coming = this.#board.moving;
    this.#facts(view);
    this.#tell();
    await shown;
    if (this.#state === state) {
      this.#coming = false;
      this.#facts(view);
      this.#tell();
      // How far the board is that the person sees.
      this.root.dataset.ply = view.ply;
      if (step === 'rate' && before !== 'rate') {
        this.#board.interactive = false;
        this.#ratePanel(state, before === 'play');
      }
    }
  }

  async #load(game) {
    for (let attempt = 0; this.#sheet === null; attempt++) {
      try {
        this.#sheet = await sheetOf(game.key);
      } catch {
        this.#session.notify('The game could not be loaded. Trying again …');
        await new Promise((done) => setTimeout(done, 1000 * Math.min(8, 2 ** attempt)));
      }
    }
    this.#rulesBody.replaceChildren(rulesText(this.#sheet, 'h3'));
    this.#board = new Board(this.#host, {
      pieces: this.#sheet.pieces,
      label: `Board of ${game.name}`,
      orientation: this.#you,
      onMove: (text) => this.#move(text),
      onNote: (text) => {
        this.#note.textContent = text;
      },
    });
  }

  #move(text) {
    this.#sent = true;
    this.#tell();
    const { game, play } = this.#state;
    this.#session.send('/api/move', { game: game.key, run: game.run, ply: play.ply, move: text });
  }

  // ---- who is who, and whose turn it is

  #name(who) {
    if (who === this.#you) {
      return 'You';
    }
    return this.#opponent === 'human' ? 'The other player' : 'The computer';
  }

  get #opponent() {
    return this.#state.play?.opponent ?? this.#state.study.opponent;
  }

  #tell() {
    const { step, play } = this.#state;
    const other = this.#name(this.#you === 'south' ? 'north' : 'south');
    let text = '';
    if (step === 'rate') {
      text = 'The run is over';
    } else if (this.#sent) {
      text = this.#opponent === 'human' ? 'Sending your move …' : 'The computer replies …';
    } else if (play.toMove === this.#you && this.#coming) {
      text = this.#opponent === 'human' ? 'The other player has moved …' : 'The computer replies …';
    } else if (play.toMove === this.#you) {
      text = play.ply === 0 ? 'You begin' : 'Your turn';
    } else if (play.away) {
      text = 'The other player is away';
    } else if (this.#opponent === 'human' && play.ply < 2) {
      text = 'The other player is to move; they may still be reading';
    } else {
      text = `${other} is to move`;
    }
    if (this.#turn.textContent !== text) {
      this.#turn.textContent = text;
    }
    this.root.classList.toggle('mine', step === 'play' && !this.#sent && !this.#coming && play.toMove === this.#you);
    if (step === 'rate' || this.#sent || play.toMove !== this.#you) {
      this.#note.textContent = step === 'play' && play.away && !play.canGoAlone ? 'If they stay away, you can go on against the computer.' : '';
    }
    this.#alone.hidden = !(step === 'play' && play.canGoAlone);
  }

  #facts(view) {
    const left = Math.max(0, view.limit - view.ply);
    this.#left.textContent = `${left} of ${view.limit} moves left`;
    const other = this.#you === 'south' ? 'north' : 'south';
    this.#player(this.#theirs, other, view);
    this.#player(this.#yours, this.#you, view);
    this.#moves(view.history);
  }

  /** A line for a player: who, and what they have captured. */
  #player(line, who, view) {
    const prey = view.captured[who === 'south' ? 1 : 0];
    const dark = who === 'south' ? 'South, light' : 'North, dark';
    const counts = new Map();
    [...prey].sort().forEach((letter) => counts.set(letter, (counts.get(letter) ?? 0) + 1));
    const icons = [...counts].map(([letter, count]) => element('span', { class: 'prey-count' },
      pieceIcon(this.#sheet.pieces[letter], `type ${typeOf(letter)}`), `×${count}`));
    line.classList.toggle('to-move', view.outcome === 'ongoing' && view.toMove === who);
    line.replaceChildren(
      element('span', { class: `disc ${who}`, 'aria-hidden': 'true' }),
      element('span', { class: 'player-name' }, this.#name(who), element('span', { class: 'note' }, dark)),
      element('span', { class: 'player-prey' },
        element('span', { class: 'hidden-text' }, prey ? 'has captured ' : 'has captured nothing'), ...icons));
  }

  #moves(history) {
    const rows = [];
    for (let i = 0; i < history.length; i += 2) {
      rows.push(element('li', {}, element('span', {}, history[i]), element('span', {}, history[i + 1] ?? '')));
    }
    this.#list.replaceChildren(...rows);
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  // ---- beside the board

  #alone = element('div', { class: 'notice warn', hidden: true },
    element('p', {}, 'The other player has been away for long.'),
    element('button', {
      type: 'button',
      onclick: () => this.#session.send('/api/alone', { game: this.#state.game.key, run: this.#state.game.run }),
    }, 'Go on against the computer'));

  #playPanel() {
    this.#buttons.replaceChildren(this.#rulesButton(),
      element('button', { type: 'button', onclick: () => this.#askResign() }, 'Resign'));
    this.#panel.replaceChildren(...[
      this.#alone,
      this.#sheet.captureMandatory && element('p', { class: 'note' }, 'Captures are mandatory in this game: if you can capture, you must.'),
      element('div', { class: 'moves' },
        element('h2', { class: 'small' }, 'Moves'),
        element('p', { class: 'move-heads', 'aria-hidden': 'true' }, element('span', {}, 'South'), element('span', {}, 'North')),
        this.#list),
      this.#buttons,
    ].filter(Boolean));
  }

  /** Where there is no room for the rules beside the board. */
  #rulesButton() {
    return element('button', { type: 'button', class: 'rules-button', onclick: () => this.#drawer.showModal() }, 'Rules');
  }

  #askResign() {
    const { leave } = this.#session;
    const resign = () => {
      leave.close();
      const { game, play } = this.#state;
      this.#session.send('/api/resign', { game: game.key, run: game.run, ply: play.ply });
    };
    leave.ask('Resign this run?', [element('p', {}, 'The run ends and counts as lost.')],
      element('button', { type: 'button', onclick: () => leave.close() }, 'Play on'),
      element('button', { type: 'button', class: 'danger primary', onclick: resign }, 'Resign'));
  }

  /** @param after whether the run has just ended before the person's eyes */
  #ratePanel(state, after) {
    const panel = ratingPanel(this.#session, state);
    this.#panel.replaceChildren(...panel);
    if (after) {
      panel[0].focus({ preventScroll: true });
      this.#panel.scrollIntoView({ block: 'nearest' });
    }
  }

  /** The rules stand beside the board if there is room, else in a drawer. */
  #placeRules() {
    const title = element('h2', { id: 'rules-title', class: 'small' }, 'Rules');
    if (WIDE.matches) {
      this.#drawer.close();
      this.#drawer.replaceChildren();
      this.#rules.replaceChildren(title, this.#rulesBody);
    } else {
      const close = element('button', { type: 'button', onclick: () => this.#drawer.close() }, 'Close');
      this.#rules.replaceChildren();
      this.#drawer.replaceChildren(element('div', { class: 'drawer-head' }, title, close), this.#rulesBody);
    }
    this.#rules.hidden = !WIDE.matches;
  }
}

/** Whose side the person is on; null if it cannot be told. */
function side({ play, you, result, board }) {
  if (play ?? you) {
    return play?.you ?? you;
  }
  const loser = { south: 'north', north: 'south' }[board.outcome];
  return loser && (result === 'won' ? board.outcome : loser);
}
