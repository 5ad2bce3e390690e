// @ts-check
// The coach: at most one short remark a turn, each once a game. It covers nothing and waits for nobody.

import { putInLog } from "./in_log.js";
import { isRead, markRead } from "./read.js";

/** The least height for the log above a remark, in pixels. */
const LEAST = 88;

// Few visits need its style sheet.
const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL("coach.css", import.meta.url).href;
await new Promise((done) => {
  style.onload = style.onerror = done;
  document.head.append(style);
});

/** The remark, while there is one. */
const box = document.createElement("section");
box.className = "hints";
box.id = "coach";
const words = document.createElement("p");
const more = document.createElement("button");
more.className = "act quiet";
const shut = document.createElement("button");
shut.className = "end-close";
// Where the column of the log has no room, the remark is a line until it is opened.
const whole = document.createElement("button");
whole.className = "coach-whole";
whole.type = more.type = shut.type = "button";
whole.textContent = "…";
shut.textContent = "×";
box.append(words, whole, more, shut);

/** What a screen reader says. */
const said = document.createElement("p");
said.className = "hide";
said.setAttribute("role", "status");
document.body.append(said);

/** The seat, turn and key of the remark that is shown. */
let shown = "";
/** Whether the visitor wants no more remarks. */
let isOff = false;

/** @returns {HTMLElement | null} the remarks that hold now */
const remarks = () => document.querySelector("#table [data-coach]");

/** Whether the visitor has turned to one of the actions a remark is about. @param {HTMLElement} remark */
function isPointed({ dataset: { about } }) {
  /** @type {unknown[]} */
  const actions = about ? JSON.parse(about) : [];
  const pieces = [...document.querySelectorAll("#table [data-act]:is(:hover, :focus, .armed)")];
  const is = (/** @type {Element} */ piece) => (/** @type {unknown} */ action) =>
    piece.getAttribute("data-act") === JSON.stringify(action);
  return !about || pieces.some((piece) => actions.some(is(piece)));
}

/** Opens the line to the whole remark, or makes it a line again. @param {boolean} isWhole */
function unfold(isWhole) {
  box.classList.toggle("whole", isWhole);
  whole.setAttribute("aria-expanded", String(isWhole));
}

/** Closes the remark. The focus must not be lost with its buttons. */
function close() {
  if (shown === "") return;
  shown = "";
  const had = box.contains(document.activeElement);
  box.remove();
  said.textContent = "";
  if (!document.getElementById("hints")) putInLog(null, LEAST);
  if (had) document.getElementById("board")?.focus({ preventScroll: true });
}

/** Writes a remark with links to its rules. @param {HTMLElement} remark @param {DOMStringMap} texts */
function write(remark, texts) {
  const game = document.getElementById("table")?.dataset.game;
  const links = (remark.dataset.rules ?? "").split(" ").flatMap((rule, index) => {
    const link = document.createElement("a");
    link.href = `/rules/${game}/reference#${rule}`;
    link.target = "_blank";
    link.textContent = index === 0 ? `${texts.rule} ${rule}` : rule;
    return [index === 0 ? " " : ", ", link];
  });
  words.replaceChildren(remark.textContent ?? "", ...links);
  more.textContent = texts.noMore ?? "";
  whole.setAttribute("aria-label", document.getElementById("remark-more")?.getAttribute("aria-label") ?? "");
  shut.setAttribute("aria-label", texts.shut ?? "");
}

/** @param {HTMLElement} remark @param {HTMLElement} list @param {string} name */
function open(remark, list, name) {
  shown = name;
  box.setAttribute("aria-label", list.getAttribute("aria-label") ?? "");
  write(remark, list.dataset);
  unfold(false);
  document.body.append(box);
  said.textContent = remark.textContent;
}

/** Shows the first remark that holds and has not been made, unless there was one in this turn. */
export function showCoach() {
  const list = remarks();
  if (!list || isOff || document.getElementById("hints")) return close();
  const turn = `coach ${list.dataset.coach}`;
  const [seat] = turn.split("-");
  const all = /** @type {HTMLElement[]} */ ([...list.children]);
  const name = (/** @type {HTMLElement} */ remark) => `${turn} ${remark.dataset.key}`;
  const same = all.find((remark) => name(remark) === shown);
  if (!same) {
    close();
    const once = (/** @type {HTMLElement} */ remark) => `${seat} ${remark.dataset.key}`;
    const next = isRead(turn) ? undefined : all.find((remark) => !isRead(once(remark)) && isPointed(remark));
    if (!next) return;
    markRead(turn);
    markRead(once(next));
    open(next, list, name(next));
  }
  putInLog(box, LEAST, true);
}

/** Switches the coach off, here and in the settings. */
async function leave() {
  isOff = true;
  close();
  const [headers, body] = [{ accept: "application/json" }, new URLSearchParams({ coach: "off" })];
  try {
    await fetch("/settings", { method: "POST", headers, body });
  } catch {
    // It stays off on this page.
  }
}

shut.addEventListener("click", close);
more.addEventListener("click", leave);
whole.addEventListener("click", () => unfold(!box.classList.contains("whole")));
words.addEventListener("click", () => unfold(true));
// A link must be seen when it has the focus.
words.addEventListener("focusin", () => unfold(true));
box.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.preventDefault();
  close();
});
// After the page has armed or focused a piece.
for (const kind of ["pointerover", "focusin", "click"]) {
  addEventListener(kind, () => remarks()?.querySelector("[data-about]") && shown === "" && showCoach());
}
addEventListener("resize", () => shown && putInLog(box, LEAST, true));
