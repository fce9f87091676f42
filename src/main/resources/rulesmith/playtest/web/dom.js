// Making elements. Text is always put in as text; only drawings from our own server become markup, as SVG.

const SVG = 'http://www.w3.org/2000/svg';

/** element('p', {class: 'note', onclick: f}, 'text', child, …): attributes by name, listeners by on…, no child for null. */
export function element(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      made.addEventListener(name.slice(2), value);
    } else if (value === true) {
      made.setAttribute(name, '');
    } else if (value !== false && value !== null && value !== undefined) {
      made.setAttribute(name, value);
    }
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const parsed = new Map();

/** A drawing of the server as an element of its own: a whole SVG file, or a fragment of one. */
export function drawing(source) {
  if (!parsed.has(source)) {
    const whole = source.startsWith('<svg');
    const file = whole ? source : `<svg xmlns="${SVG}">${source}</svg>`;
    const root = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
    parsed.set(source, whole ? root : root.firstElementChild);
  }
  return document.importNode(parsed.get(source), true);
}

/** A piece beside text; without a label it is decoration. */
export function pieceIcon(fragment, label) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return svg('svg', { viewBox: '-30 -30 60 60', class: 'piece-icon', ...role }, drawing(fragment));
}

export function cellName(cell) {
  return 'abcdefgh'[cell % 8] + (Math.floor(cell / 8) + 1);
}

/** 1 to 6, from the letter of a piece. */
export function typeOf(letter) {
  return letter <= '9' ? Number(letter) : letter.charCodeAt(0) - 96;
}

export function sideOf(letter) {
  return letter === '.' ? '' : letter <= '9' ? 'south' : 'north';
}
