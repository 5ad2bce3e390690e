// @ts-check
// The page of a table: clicks and keys become actions, news become notices.

import { act, forgive, post, proposeUndo, refuse, restart, seat, turn, undo } from "./act.js";
import { follow, isCurrent, live } from "./live.js";
import { patch } from "./patch.js";
import { closeGroup, nearest, targets, toggleGroup, towards } from "./targets.js";

const house = /** @type {HTMLElement} */ (document.getElementById("house"));

/** @param {EventTarget | null} target @param {string} which */
function closest(target, which) {
  return target instanceof Element ? target.closest(which) : null;
}

// ---- consequences: what a piece would bring, while the pointer or the focus is on it

/** @param {Element | null} piece */
function preview(piece) {
  const place = document.getElementById("preview");
  if (!place) return;
  const armed = document.querySelector(".armed");
  place.textContent = armed ? house.dataset.again ?? "" : piece?.getAttribute("data-tell") ?? "";
  const tell = piece?.getAttribute("data-tell");
  if (tell) piece?.setAttribute("aria-description", tell);
}

document.addEventListener("pointerover", (event) => preview(closest(event.target, "[data-tell]")));
document.addEventListener("focusin", (event) => preview(closest(event.target, "[data-tell]")));

// ---- choosing

function disarm() {
  for (const piece of document.querySelectorAll(".armed")) piece.classList.remove("armed");
}

/**
 * Chooses a piece. What cannot be taken back is asked again, if the visitor likes that and has a choice.
 * @param {Element} piece
 * @param {boolean} byKey
 */
function choose(piece, byKey) {
  if (document.body.classList.contains("busy") || !isCurrent()) return;
  forgive();
  if (piece.hasAttribute("data-open")) {
    disarm();
    toggleGroup(piece, byKey);
    return;
  }
  const attempt = piece.getAttribute("data-try");
  if (attempt) {
    // The first decision of a game has the number 0.
    if (turn().decision >= 0) act(attempt, piece);
    return;
  }
  const careful = document.documentElement.dataset.confirm === "on";
  const only = targets().length < 2;
  if (piece.hasAttribute("data-final") && careful && !only && !piece.classList.contains("armed")) {
    disarm();
    piece.classList.add("armed");
    preview(piece);
    return;
  }
  disarm();
  act(piece.getAttribute("data-act") ?? "", piece).then(closeGroup);
}

/** @param {string} id */
function show(id) {
  const place = document.getElementById(id);
  if (!place) return;
  document.body.classList.remove("log-open");
  place.scrollIntoView({ block: "center", inline: "center", behavior: "smooth" });
  place.classList.add("pointed");
  setTimeout(() => place.classList.remove("pointed"), 2500);
}

async function hint() {
  refuse(house.dataset.thinking ?? "");
  const answer = await fetch(`/t/${house.dataset.table}/hints?seat=${turn().seat}`);
  const said = await answer.json();
  if (!answer.ok) return refuse(said.error.message);
  forgive();
  patch(said);
  const first = document.querySelector("#hints [data-hint]");
  if (first instanceof HTMLElement) first.focus();
}

/** @param {string} path */
async function copy(path) {
  const link = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    refuse(house.dataset.copied ?? "");
  } catch {
    // Only a safe connection may write there: the link is shown instead.
    refuse(link);
  }
}

/** @type {Record<string, (button: HTMLElement) => unknown>} */
const DOINGS = {
  undo: () => undo(),
  restart: () => restart(),
  hint: () => hint(),
  log: () => document.body.classList.toggle("log-open"),
  "propose-undo": () => proposeUndo(),
  return: () => seat("return"),
  resign: (button) => confirm(button.dataset.sure) && seat("resign"),
  notify: () => Notification.requestPermission(),
};

document.addEventListener("click", (event) => {
  const piece = closest(event.target, "[data-act], [data-open], [data-try]");
  const other = closest(
    event.target,
    "[data-do], [data-show], [data-close], [data-copy], [data-post], [data-hint], a, button, summary, input, select, label",
  );
  if (piece && !(piece.hasAttribute("data-try") && nearest(event.clientX, event.clientY))) {
    return choose(piece, event.detail === 0);
  }
  if (other instanceof HTMLElement) return doOther(other, event);
  const close = nearest(event.clientX, event.clientY);
  if (close) choose(close, false);
  else {
    closeGroup();
    disarm();
  }
});

/**
 * @param {HTMLElement} button
 * @param {Event} event
 */
function doOther(button, event) {
  const { do: doing, show: place, close, copy: link, post: path, body, hint: action } = button.dataset;
  if (place) {
    event.preventDefault();
    show(place);
  }
  if (doing) DOINGS[doing]?.(button);
  if (close === "log") document.body.classList.remove("log-open");
  else if (close) document.getElementById(close)?.remove();
  if (link) copy(link);
  if (path) post(path, JSON.parse(body ?? "{}"), button);
  if (action) point(action);
  if (!button.closest("#more")) document.getElementById("more")?.removeAttribute("open");
}

/** Shows the piece a hint is about. @param {string} action */
function point(action) {
  const piece = document.querySelector(`#table [data-act="${CSS.escape(action)}"]`);
  if (!(piece instanceof HTMLElement || piece instanceof SVGElement)) return;
  const group = piece.getAttribute("data-of");
  const opener = group && document.querySelector(`[data-open="${CSS.escape(group)}"]`);
  closeGroup();
  if (opener) toggleGroup(opener, false);
  piece.focus();
}

// ---- keys

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (closest(event.target, "input, select, textarea")) return;
  const piece = closest(event.target, "[data-act], [data-open]");
  const { key } = event;
  if ((key === "Enter" || key === " ") && piece instanceof SVGElement) choose(piece, true);
  else if (key.startsWith("Arrow")) {
    if (closest(event.target, ".log ol, .count-scroll")) return;
    const next = towards(piece, key);
    if (!next) return;
    next.focus();
  } else if (key === "Escape") escape();
  else if (key === "l" || key === "L") DOINGS.log(document.body);
  else if ((key === "h" || key === "H") && document.querySelector("[data-do=hint]")) hint();
  else return;
  event.preventDefault();
});

/** Steps back: closes what is open, else takes back. */
function escape() {
  if (document.querySelector(".armed")) return disarm();
  if (closeGroup()) return;
  const panel = document.querySelector("#hints, #end");
  if (panel) return panel.remove();
  if (document.body.classList.contains("log-open")) return document.body.classList.remove("log-open");
  if (document.getElementById("undo")) undo();
}

// ---- notices

let awaited = false;
/** @type {AudioContext | undefined} */
let audio;

/** Two soft notes. */
function chime() {
  if (document.documentElement.dataset.sound !== "on") return;
  audio ??= new AudioContext();
  for (const [pitch, after] of [[660, 0], [880, 0.14]]) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.06, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}

/** @type {{ left: number[], running: number[], at: number } | null} */
let clocks = null;

function tick() {
  if (!clocks) return;
  const gone = Date.now() - clocks.at;
  for (const face of document.querySelectorAll("[data-clock]")) {
    const seat = Number(face.getAttribute("data-clock"));
    const left = Math.max(0, (clocks.left[seat] ?? 0) - (clocks.running.includes(seat) ? gone : 0));
    const seconds = Math.ceil(left / 1000);
    face.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}

/** What scrolls around a piece. @param {Element} piece @returns {HTMLElement | null} */
function scroller(piece) {
  for (let box = piece.parentElement; box; box = box.parentElement) {
    if (!(box instanceof HTMLElement) || box.id === "table") continue;
    const wide = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    if (wide && /auto|scroll/.test(getComputedStyle(box).overflow)) return box;
  }
  return null;
}

/** Which piece each box shows in its middle. @type {WeakMap<Element, Element>} */
const centred = new WeakMap();

/** Brings pieces that ask for it to the middle of what scrolls around them. */
function centreBoard() {
  for (const piece of document.querySelectorAll("[data-center]")) {
    const box = scroller(piece);
    if (!box || centred.get(box) === piece) continue;
    const inner = piece.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    box.scrollBy(
      inner.left + inner.width / 2 - outer.left - outer.width / 2,
      inner.top + inner.height / 2 - outer.top - outer.height / 2,
    );
    centred.set(box, piece);
  }
  frameMaps();
}

/** Shows on each little map which part of the large one is in view. */
function frameMaps() {
  for (const map of document.querySelectorAll("[data-map-of]")) {
    const box = document.getElementById(map.getAttribute("data-map-of") ?? "");
    const frame = map.querySelector(".view");
    if (!box || !frame || !(map instanceof SVGSVGElement)) continue;
    const { width, height } = map.viewBox.baseVal;
    const [across, down] = [width / box.scrollWidth, height / box.scrollHeight];
    frame.setAttribute("x", String(box.scrollLeft * across));
    frame.setAttribute("y", String(box.scrollTop * down));
    frame.setAttribute("width", String(Math.min(width, box.clientWidth * across)));
    frame.setAttribute("height", String(Math.min(height, box.clientHeight * down)));
    box.onscroll = frameMaps;
  }
}

addEventListener("resize", frameMaps);

live.addEventListener("news", (event) => {
  const news = /** @type {CustomEvent<import("./live.js").News>} */ (event).detail;
  const yours = news.awaited;
  document.title = `${yours ? `${house.dataset.turn} · ` : ""}${news.title} · Almagest`;
  if (yours && !awaited) {
    chime();
    if (document.hidden && window.Notification?.permission === "granted") {
      new Notification("Almagest", { body: house.dataset.turn, tag: house.dataset.table });
    }
  }
  awaited = yours;
  clocks = news.clocks ? { left: news.clocks, running: news.running ?? [], at: Date.now() } : null;
  tick();
  if (news.parts.length > 0) {
    closeGroup();
    disarm();
    centreBoard();
  }
});

setInterval(tick, 500);
centreBoard();
follow();
for (const code of document.querySelectorAll("[data-path]")) {
  code.textContent = new URL(code.getAttribute("data-path") ?? "", location.href).href;
}
