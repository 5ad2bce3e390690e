// Faults in the layout of a table in the current window. With `true`, every target is focused in
// turn, and the action bar is checked each time.
const [thorough] = arguments;
const found = new Map();
const note = (kind, what) => found.set(`${kind}: ${what}`, true);
const table = document.getElementById("table");
const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
const [wide, high] = [innerWidth, innerHeight];
const short = Math.min(wide, high);

// Panels that lie over the table on purpose and hide what is beneath, if they have a ground.
const LAYERS = ".discovery, .event, .minimap, .zoom, .night, .legend, #end, .hint-mark > span, .proposal, .curtain, .more ul, #refusal, #connection, #skip-moves, .log-open .log, .explain, .draft.open, .remark.whole > span";
// How far two lines of text may reach into each other: line boxes are higher than the letters.
const [ACROSS, DOWN] = [1.5, 0.3];
const EDGE = 1.5;
// How far a text may reach into an icon beside it, which has a margin of its own.
const ICON = 1.5;
// Long names of players where they are not the only way to tell who is meant: there is a mark, too.
const NAMES = ".own-seat h2, .discovery b";

const named = (one) => {
  const classes = one.getAttribute("class");
  return `${one.nodeName.toLowerCase()}${one.id ? `#${one.id}` : ""}${classes ? `.${classes.trim().replace(/\s+/g, ".")}` : ""}`;
};
// Chromium counts the texts of a hidden group of a drawing as visible.
const isHiddenInDrawing = (one) => {
  for (let outer = one; outer instanceof SVGElement; outer = outer.parentElement) {
    if (getComputedStyle(outer).display === "none") return true;
  }
  return false;
};
const isSeen = (one) =>
  one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !one.closest(".hide, title, desc, script, noscript, template, ul.facts, .sprite") &&
  !isHiddenInDrawing(one);

/** The part of a box that can be seen without scrolling, whether scrolling shows the rest, and whether no scrolling does. */
function shown(box, within) {
  let { left, top, right, bottom } = box;
  let [scrollsAcross, scrollsDown, cut] = [false, false, false];
  const slack = DOWN * (bottom - top);
  for (let outer = within; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(outer);
    if (outer instanceof SVGElement && outer.nodeName !== "svg") continue;
    if (overflowX !== "visible" || overflowY !== "visible") {
      const edge = outer.getBoundingClientRect();
      // For screen readers only.
      if (edge.width <= 2 && edge.height <= 2) return null;
      scrollsAcross ||= /auto|scroll/.test(overflowX);
      scrollsDown ||= /auto|scroll/.test(overflowY);
      if (!scrollsAcross && (edge.left > left + EDGE || edge.right < right - EDGE)) cut = true;
      if (!scrollsDown && (edge.top > top + slack || edge.bottom < bottom - slack)) cut = true;
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    if (position === "fixed") break;
  }
  const scrolls = scrollsAcross || scrollsDown;
  if (right - left < 1 || bottom - top < 1) return scrolls ? null : { left, top, right, bottom, gone: true };
  return { left, top, right, bottom, scrolls, cut };
}

/** The boxes of a text on the screen. In drawings, Firefox includes the outline of the letters, which is taken off. */
function boxesOf(node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()];
  const text = node.parentElement;
  const { stroke, strokeWidth } = getComputedStyle(text);
  if (!(text instanceof SVGTextContentElement) || stroke === "none") return boxes;
  const { a, b } = text.getScreenCTM();
  const [scale, letter] = [Math.hypot(a, b), text.getExtentOfChar(0)];
  return boxes.map((box) => {
    const outline = box.height - letter.height * scale;
    if (outline <= 0 || outline > parseFloat(strokeWidth) * scale) return box;
    return new DOMRect(box.left + outline / 2, box.top + outline / 2, box.width - outline, box.height - outline);
  });
}

/** Every line of visible text: its words, its element and its box. */
function lines(root) {
  const all = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue.trim() || !parent || !isSeen(parent)) continue;
    for (const box of boxesOf(node)) {
      if (box.width <= 1 || box.height <= 1) continue;
      const part = shown(box, parent);
      if (part) all.push({ words: node.nodeValue.trim().slice(0, 40), parent, box, part });
    }
  }
  return all;
}

const isOpaque = (one) => !/, 0\)|transparent/.test(getComputedStyle(one).backgroundColor);
// In a table that scrolls, the action bar lies over what is below it.
const isScrolled = () => table.scrollHeight > table.clientHeight + 1;
const layers = () => [...document.querySelectorAll(isScrolled() ? `${LAYERS}, #actions` : LAYERS)].filter((one) => isSeen(one) && isOpaque(one));
// Panels that must be closed first.
const MODAL = "#end, .curtain, .draft.open, .log-open .log";
const overlap = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
const isOver = (a, b) => overlap(a, b).every((length) => length > 0);

/** Texts that overlap, are cut off, or reach out of the window. */
function checkTexts(root) {
  const over = layers().map((layer) => ({ layer, box: layer.getBoundingClientRect() }));
  const isCovered = ({ parent, part }) => over.some(({ layer, box }) => !layer.contains(parent) && isOver(part, box));
  const all = lines(root).filter((line) => !isCovered(line));
  for (const { words, parent, box, part } of all) {
    const slack = DOWN * box.height;
    // An ellipsis is not enough: the whole text has to be somewhere. A long remark opens.
    const isElsewhere = parent.closest("[title]")?.title.includes(words) || parent.closest(`.remark, ${NAMES}`);
    if (part.gone || (part.cut && !(parent instanceof SVGElement) && !isElsewhere)) note("cut off", `${named(parent)} "${words}"`);
    if (!part.scrolls && (box.left < -EDGE || box.right > wide + EDGE || box.top + slack < 0 || box.bottom - slack > high)) note("outside the window", `${named(parent)} "${words}"`);
  }
  for (const icon of root.querySelectorAll("svg.ico")) {
    if (!isSeen(icon)) continue;
    const sign = icon.getBoundingClientRect();
    const within = shown(sign, icon);
    if (!within || within.gone || isCovered({ parent: icon, part: within })) continue;
    const around = icon.closest("button, a, p, li");
    for (const { words, parent, part } of all) {
      if (!part.gone && around?.contains(parent) && overlap(within, part).every((length) => length > ICON)) note("overlap", `an icon of ${named(icon.parentElement)} and ${named(parent)} "${words}"`);
    }
  }
  const whole = all.filter(({ part }) => !part.gone).sort((a, b) => a.part.left - b.part.left);
  for (const [index, one] of whole.entries()) {
    for (let next = index + 1; next < whole.length; next += 1) {
      const other = whole[next];
      if (other.part.left > one.part.right) break;
      if (one.parent === other.parent && one.parent.nodeName !== "text") continue;
      const [across, down] = overlap(one.part, other.part);
      const least = Math.min(one.box.height, other.box.height);
      if (across > ACROSS && down > DOWN * least) note("overlap", `${named(one.parent)} "${one.words}" and ${named(other.parent)} "${other.words}"`);
    }
  }
}

// The least height of letters on a map that is drawn smaller, in pixels.
const LETTERS = 10.99;

/** Names on a map keep a legible size however small the map is. */
function checkLetters() {
  for (const text of document.querySelectorAll("#board .skymap text")) {
    if (!isSeen(text)) continue;
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    if (size < LETTERS) note("too small", `${named(text)} ${size.toFixed(1)}`);
  }
}

/** The question must be whole, inside the window and uncovered. */
function checkQuestion() {
  const ask = document.getElementById("ask");
  if (!ask || !isSeen(ask) || layers().some((layer) => layer.matches("#end, .curtain"))) return;
  for (const { box, part, words } of lines(ask)) {
    if (part.gone || part.top > box.top + DOWN * box.height || part.bottom < box.bottom - DOWN * box.height || part.right < box.right - EDGE) note("the question is cut off", words);
    if (box.bottom > high + EDGE || box.right > wide + EDGE || box.left < -EDGE) note("the question is outside the window", words);
    for (const share of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      const hit = document.elementFromPoint(box.left + share * box.width, box.top + box.height / 2);
      if (hit && !hit.closest("#decision") && !hit.closest(LAYERS)) note("the question is covered", `by ${named(hit)}`);
    }
  }
}

const targets = () =>
  [...document.querySelectorAll("#table [data-act], #table [data-open]")].filter((piece) => piece.getClientRects().length > 0 && isSeen(piece));

/** The shape of a piece, without the paths and notes drawn with it. */
const shape = (piece) => piece.querySelector(":scope > .hit, :scope > use, :scope > path") ?? piece;

/** Whether a pointer can hit a piece. */
function canBeHit(piece) {
  const box = shape(piece).getBoundingClientRect();
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest("[data-act], [data-open], [data-try]") === piece;
  for (const parts of [2, 6, 24]) {
    for (let down = 1; down < parts; down += 1) {
      for (let across = 1; across < parts; across += 1) {
        if (hits(box.left + (box.width * across) / parts, box.top + (box.height * down) / parts)) return true;
      }
    }
  }
  return false;
}

/** Returns where a scroll box ends for the eye: at its edge, or at the action bar that lies over it. */
function visibleBottom(edge) {
  const bar = document.getElementById("actions")?.getBoundingClientRect();
  const isUnder = bar && bar.left <= edge.left && bar.right >= edge.right && bar.top > Math.max(edge.top, 0);
  return isUnder ? Math.min(edge.bottom, bar.top) : edge.bottom;
}

/** Scrolls a part of a piece (0 for its beginning, 1 for its end) to the same part of its scroll boxes. Firefox does not scroll within a drawing by itself. */
function bring(piece, part) {
  for (let outer = piece.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    if (!/auto|scroll/.test(overflowX + overflowY)) continue;
    const [box, edge] = [shape(piece).getBoundingClientRect(), outer.getBoundingClientRect()];
    const left = box.left + part * box.width - edge.left - part * edge.width;
    const top = box.top + part * box.height - edge.top - part * (visibleBottom(edge) - edge.top);
    outer.scrollBy({ left, top, behavior: "instant" });
  }
}

function checkTargets() {
  const all = targets();
  for (const piece of all) {
    if (canBeHit(piece)) continue;
    for (const block of ["nearest", "center", "start", "end"]) {
      shape(piece).scrollIntoView({ block, inline: block, behavior: "instant" });
      if (canBeHit(piece)) break;
    }
    for (const part of [0.5, 0, 1]) {
      if (canBeHit(piece)) break;
      bring(piece, part);
    }
    const { left, top, width, height } = shape(piece).getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!canBeHit(piece) && !over?.closest(MODAL)) note("cannot be hit", `${named(piece)} ${piece.getAttribute("aria-label") ?? piece.textContent.trim().slice(0, 40)}`);
  }
  return all;
}

/** The board has at least 45 % of the shorter side, during a draft with its cards; the page never scrolls sideways. */
function checkBoard() {
  const drawing = document.querySelector("#board:not(:has(.draft.open)) [data-board]") ?? document.getElementById("board");
  const { width, height } = drawing.getBoundingClientRect();
  if (width < 0.45 * short - 1 || height < 0.45 * short - 1) note("the board is too small", "below 45 % of the shorter side");
  if (document.scrollingElement.scrollWidth > wide + 1 || table.scrollWidth > table.clientWidth + 1) note("scrolls sideways", "the page");
  // Even one pixel brings a scroll bar.
  if (document.scrollingElement.scrollHeight > high) note("taller than the window", "the page");
  // As a last resort, in windows lower than a small phone.
  if (isScrolled() && high > 36 * rem) note("scrolls", "the table, in a high window");
}

function place(id) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box ? [box.left, box.top].map(Math.round).join() : "";
}

/** Focuses every target: the question stays where it is, and the action bar has room for the preview. */
function checkPreviews(all) {
  const active = document.activeElement;
  for (const piece of all) {
    const before = place("ask");
    piece.focus({ preventScroll: true });
    if (place("ask") !== before) note("the question moves", "when a target is focused");
    checkQuestion();
    checkTexts(document.getElementById("actions"));
  }
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  else document.activeElement?.blur();
}

table.scrollTop = 0;
checkBoard();
checkTexts(table);
checkLetters();
checkQuestion();
const all = checkTargets();
table.scrollTop = 0;
if (thorough) checkPreviews(all);
return [...found.keys()].slice(0, 60);
