// @ts-check
// The names on the map of Night Sky: large enough to be read, and none over another. Where the map
// is small, names become abbreviations, and those that matter least are left out.

/** The least height of the letters on the screen, and their height in units of the map. */
const [LEAST, LETTER] = [11, 12.9];
/** The part of a text's box above the letters, and below them, in relation to its height. */
const LEADING = 0.14;
/** The space between names, in units of the map where they have their usual size. */
const APART = 2;
/** Half of the size of a piece, without its rim, in units of the map. */
const PIECE = 12;
/** At this size or below, relative to the usual one, there is room for names instead of abbreviations. */
const ROOMY = 0.75;

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/**
 * A name in its forms as drawn, with what stands beside it and how much it matters.
 * @typedef {object} Label
 * @property {Element} name
 * @property {SVGGraphicsElement[]} texts
 * @property {SVGGraphicsElement[]} beside
 * @property {boolean} pointed
 * @property {number} rank
 * @property {number} wide the width of its constellation
 * @property {number} area
 */

/** The boxes of pieces as if they had not grown. @type {WeakMap<Element, Box>} */
let boxes = new WeakMap();
/** The size of the map and of its names for which they were measured: letters are fitted to whole pixels. */
let measured = "";

/** @param {SVGGraphicsElement} piece @returns {Box} */
function boxOf(piece) {
  const known = boxes.get(piece);
  if (known) return known;
  const { x, y, width, height } = piece.getBBox();
  const lines = Math.max(piece.querySelectorAll("tspan").length, 1);
  const room = piece.localName === "text" ? (LEADING * height) / lines : 0;
  const box = { left: x, top: y + room, right: x + width, bottom: y + height - room };
  if (document.fonts.status === "loaded") boxes.set(piece, box);
  return box;
}

/** Forgets the boxes of what stands beside names: an element may be used again for something else. */
export function forgetNotes() {
  for (const note of document.querySelectorAll("[data-beside]")) boxes.delete(note);
}

/** @param {SVGGraphicsElement} piece */
const width = (piece) => boxOf(piece).right - boxOf(piece).left;

/**
 * Returns the box of a piece that has grown around its middle, which stays in place.
 * @param {SVGGraphicsElement} piece
 * @param {number} scale
 * @returns {Box}
 */
function grown(piece, scale) {
  const [x, y] = (piece.getAttribute("transform-origin") ?? "0 0").split(" ").map(parseFloat);
  const { left, top, right, bottom } = boxOf(piece);
  const grow = (/** @type {number} */ at, /** @type {number} */ middle) => middle + scale * (at - middle);
  return { left: grow(left, x), top: grow(top, y), right: grow(right, x), bottom: grow(bottom, y) };
}

/** @param {Box} one @param {Box} other @param {number} scale */
const meet = (one, other, scale) => {
  const apart = APART * scale;
  return one.left < other.right + apart && other.left < one.right + apart && one.top < other.bottom && other.top < one.bottom;
};

/** Returns the boxes of the instruments and eyes, which do not grow. @returns {Box[]} */
function pieces() {
  return [...document.querySelectorAll("#pieces > .piece")].map((piece) => {
    const [x = 0, y = 0] = (piece.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { left: x - PIECE, top: y - PIECE, right: x + PIECE, bottom: y + PIECE };
  });
}

/** Whether a box is on the map, which would cut it off. @param {Box} box */
function isInside({ left, right }) {
  const map = document.getElementById("sky");
  return left >= 0 && right <= (map instanceof SVGSVGElement ? map.viewBox.baseVal.width : Infinity);
}


/**
 * Returns by how much names have to grow or shrink.
 * @param {number} scale the pixels of a unit of the map
 * @param {number} usual the same before the visitor zooms
 */
export function nameScale(scale, usual) {
  const letter = Math.max(LEAST, LETTER * Math.min(scale, Math.max(usual, 1)));
  return letter / (LETTER * scale);
}

/** Leaves out the notes beneath the words about what a card aims at. @param {number} scale */
function leaveOutNotes(scale) {
  const boxesOf = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].flatMap((note) =>
      note instanceof SVGGraphicsElement ? [{ note, box: grown(note, scale) }] : []);
  const words = boxesOf("#aims > .shown [data-beside]");
  for (const { note, box } of boxesOf("#board [data-beside]")) {
    if (note.closest("#aims")) continue;
    note.classList.toggle("left-out", words.some((other) => meet(box, other.box, scale)));
  }
}

/** Returns the points and small cards beside the names, by constellation. */
function notes() {
  /** @type {Map<string, SVGGraphicsElement[]>} */
  const all = new Map();
  for (const note of document.querySelectorAll("[data-beside]")) {
    const cell = note.getAttribute("data-beside") ?? "";
    // What a card aims at is drawn for every card, but shown only for one.
    if (note.closest("#aims > :not(.shown)")) continue;
    if (note instanceof SVGGraphicsElement) all.set(cell, [...(all.get(cell) ?? []), note]);
  }
  return all;
}

/**
 * Returns all names: first those pointed at, then those with something beside them, those within
 * reach, and at last the others, the largest constellations first.
 * @param {Set<string>} pointed
 * @returns {Label[]}
 */
function labels(pointed) {
  const beside = notes();
  const near = new Set([...document.querySelectorAll("[data-near]")].map((name) => name.getAttribute("data-near")));
  const all = [...document.querySelectorAll("#map-names > g")].map((name) => {
    const cell = name.id.replace("name-", "");
    const shape = cell ? document.querySelector(`#cell-${cell} > use`) : null;
    const box = shape instanceof SVGGraphicsElement ? boxOf(shape) : { left: 0, top: 0, right: 0, bottom: 0 };
    const own = beside.get(cell) ?? [];
    const ranks = [pointed.has(cell), own.length > 0, near.has(cell)];
    return {
      name,
      texts: [...name.children].filter((text) => text instanceof SVGGraphicsElement),
      beside: own,
      pointed: pointed.has(cell),
      rank: ranks.includes(true) ? ranks.indexOf(true) : ranks.length,
      wide: box.right - box.left,
      area: (box.right - box.left) * (box.bottom - box.top),
    };
  });
  return all.sort((one, other) => one.rank - other.rank || other.area - one.area);
}

/**
 * Returns the forms in which a name may be shown, best first.
 * @param {Label} label
 * @param {number} scale
 */
function forms({ texts, pointed, wide }, scale) {
  const [drawn, spare] = texts;
  if (!spare) return [drawn];
  const [full, short] = width(spare) > width(drawn) ? [spare, drawn] : [drawn, spare];
  if (full === drawn || pointed) return [full, short];
  // A name wider than its constellation would seem to belong to others, too.
  return scale <= ROOMY && scale * width(full) < wide ? [full, short] : [short];
}

/**
 * Chooses the names to show, and their forms.
 * @param {number} scale by how much names have grown
 * @param {Set<string>} pointed the constellations whose names come before all others
 */
export function arrangeNames(scale, pointed) {
  const sizes = `${scale} ${document.getElementById("sky")?.getBoundingClientRect().width} ${innerHeight}`;
  if (sizes !== measured) [boxes, measured] = [new WeakMap(), sizes];
  leaveOutNotes(scale);
  const all = labels(pointed);
  // At their usual size names have room as they are drawn.
  const usual = Math.abs(scale - 1) < 0.01 && pointed.size === 0;
  /** @type {Box[]} */
  const taken = usual ? [] : all.flatMap(({ beside }) => beside.map((note) => grown(note, scale)));
  const standing = usual ? [] : pieces();
  for (const label of all) {
    const { name, texts } = label;
    const isFree = (/** @type {SVGGraphicsElement} */ text) => {
      const box = grown(text, scale);
      return isInside(box) && !taken.some((other) => meet(box, other, scale));
    };
    const free = usual ? texts : forms(label, scale).filter(isFree);
    // Rather the short form than a name half hidden by a piece.
    const clear = free.find((text) => !standing.some((piece) => meet(grown(text, scale), piece, 0)));
    const shown = clear ?? free[0];
    if (shown && !usual) taken.push(grown(shown, scale));
    name.classList.toggle("left-out", !shown);
    name.classList.toggle("swapped", shown !== undefined && shown !== texts[0]);
    if (name.classList.length === 0) name.removeAttribute("class");
  }
}
