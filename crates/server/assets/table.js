// @ts-check
// The page of a table: turns clicks and keys into actions, and updates into notices.

import { act, forgive, inOwnWords, isBusy, json, post, proposeUndo, refuse, seat, turn, undo } from "./act.js";
import { renewAim } from "./aim.js";
import { centreBoard } from "./board.js";
import { copyLink, whole } from "./copy.js";
import { follow, isCurrent, live, pace } from "./live.js";
import { followLog } from "./log.js";
import { comeBack, isLookingBack, lookAt, step } from "./look_back.js";
import { patch } from "./patch.js";
import { closeRemark, measureRemark, toggleRemark } from "./remark.js";
import { closeExplanation, renewExplanation } from "./signs.js";
import { closeGroup, isSmall, nearest, remember, reopenGroup, targets, toggleGroup, towards } from "./targets.js";
import { closeUnread, showUnread } from "./unread.js";

const site = /** @type {HTMLElement} */ (document.getElementById("site"));
const heard = /** @type {HTMLElement} */ (document.getElementById("said"));

/** Whether an action is possible: no request is in progress, and the page is current. */
const isReady = () => !isBusy() && isCurrent() && !isLookingBack();

/** Identifies the decision: its number is per seat, and people may share a device. */
function question() {
  const { seat, decision } = turn();
  return `${seat}:${decision}`;
}

/** Whether the visitor wants to confirm actions that cannot be undone. */
const isCareful = () => document.documentElement.dataset.confirm === "on";

/** @param {EventTarget | null} target @param {string} which */
function closest(target, which) {
  return target instanceof Element ? target.closest(which) : null;
}

// ---- description of the piece under the pointer or with the focus

/** Pieces that have a description. */
const TELLING = "#table [data-tell], #table :is([role=img], [data-explain-by])[aria-label]";

/** The piece whose description is shown. @type {Element | null} */
let described = null;

/** The version whose page the pointer has not moved over yet: nobody has pointed at what lies under it. */
let unmoved = "";

const version = () => document.getElementById("turn")?.dataset.version ?? "";
let drawn = version();

/** @param {Element | null} piece */
function preview(piece) {
  const place = document.getElementById("preview");
  if (!place) return;
  described = piece;
  const armed = document.querySelector(".armed");
  const tell = piece?.getAttribute("data-tell");
  place.textContent = armed ? askedAgain(armed) : tell ?? piece?.getAttribute("aria-label") ?? "";
  if (tell) piece?.setAttribute("aria-description", tell);
  measureRemark();
}

/** Describes only what the pointer is still on, or what still has the focus. */
function refreshPreview() {
  const kept = unmoved === version() ? ":focus-visible" : ":hover, :focus";
  preview(described?.isConnected && described.matches(TELLING) && described.matches(kept) ? described : null);
}

/** Returns what a second press would do. @param {Element} piece */
function askedAgain(piece) {
  const label = piece.getAttribute("aria-label") ?? (piece.querySelector(".hide") ?? piece).textContent;
  return piece.getAttribute("data-again") ?? (site.dataset.again ?? "").replace("%", label ?? "");
}

/** @param {PointerEvent} event */
function pointAnew({ target }) {
  if (!unmoved) return;
  unmoved = "";
  if (!closest(target, "#remark")) preview(closest(target, TELLING));
}

document.addEventListener("pointerdown", pointAnew);
document.addEventListener("pointermove", (event) => (event.movementX || event.movementY) && pointAnew(event));
document.addEventListener("pointerover", (event) => {
  // The page has moved under the pointer.
  if (unmoved === version()) return;
  // On its way to the button that opens the text, the pointer leaves the piece.
  if (!closest(event.target, "#remark")) preview(closest(event.target, TELLING));
});
document.documentElement.addEventListener("pointerleave", () => preview(null));
document.addEventListener("focusin", (event) => {
  if (closest(event.target, "#remark")) return;
  preview(closest(event.target, TELLING));
  const piece = closest(event.target, "#table [data-act], #table [data-open]");
  if (piece) remember(piece);
});

// ---- choosing

/** The action that waits for a second press. */
let armed = "";

/** Cancels the action that waits for a second press. @returns {boolean} whether there was one */
function disarm() {
  const was = armed !== "";
  armed = "";
  for (const piece of document.querySelectorAll(".armed")) piece.classList.remove("armed");
  if (was) refreshPreview();
  return was;
}

/** @param {Element} piece */
function arm(piece) {
  disarm();
  armed = piece.getAttribute("data-act") ?? "";
  piece.classList.add("armed");
  preview(piece);
}

/** Restores the armed piece: others' moves change the page, but not the visitor's intention. */
function rearm() {
  const piece = armed && document.querySelector(`#table [data-act="${CSS.escape(armed)}"]`);
  if (piece) arm(piece);
  else disarm();
}

/**
 * Chooses a piece. An action that ends the turn early needs a second press, if the visitor prefers
 * that.
 * @param {Element} piece
 * @param {boolean} byKey
 */
function choose(piece, byKey) {
  if (!isReady()) return;
  forgive();
  if (piece.hasAttribute("data-open")) {
    disarm();
    toggleGroup(piece, byKey);
    return;
  }
  const attempt = piece.getAttribute("data-try");
  if (attempt) {
    act(attempt, piece);
    return;
  }
  if (piece.hasAttribute("data-early") && isCareful() && !piece.classList.contains("armed")) {
    arm(piece);
    heard.textContent = askedAgain(piece);
    return;
  }
  disarm();
  act(piece.getAttribute("data-act") ?? "", piece).then(closeGroup);
}

// ---- decisions with a single action

/** @type {ReturnType<typeof setTimeout> | undefined} */
let goingOn;
/** The version at which the page must not go on by itself: an attempt failed, or an undo led there. */
let halted = -1;

/** Carries out the only legal action by itself, once the page is ready. */
function goOn() {
  clearTimeout(goingOn);
  const piece = document.querySelector("#table [data-only]");
  const { version } = turn();
  if (!piece || version === halted) return;
  if (!isReady()) {
    goingOn = setTimeout(goOn, 50);
    return;
  }
  halted = version;
  act(piece.getAttribute("data-act") ?? "", piece, `only-${version}`);
}

/** Gives the visitor a moment to see the decision before the page goes on. */
function goOnSoon() {
  clearTimeout(goingOn);
  goingOn = setTimeout(goOn, pace());
}

/**
 * Undoes the last action, and those before it that the page carried out by itself; if `all`,
 * everything that can be undone.
 * @param {boolean} [all]
 */
async function takeBack(all) {
  do {
    clearTimeout(goingOn);
    if (!(await undo())) return;
    halted = turn().version;
  } while (document.getElementById("undo") && (all || document.querySelector("#table [data-only]")));
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

/** The element that had the focus before the hints. @type {Element | null} */
let cameFrom = null;

/** The script of hints, once they have been asked for. @type {typeof import("./hints.js") | null} */
let hints = null;

async function hint() {
  const open = document.getElementById("hints");
  if (open) return closePanel(open);
  const { seat } = turn();
  const asked = question();
  refuse(site.dataset.thinking ?? "");
  try {
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(inOwnWords(`/t/${site.dataset.table}/hints?seat=${seat}`), { signal });
    const said = await json(answer);
    if (!answer.ok) return refuse(said.error?.message ?? site.dataset.unsent);
    hints ??= await import("./hints.js");
    forgive();
    // The decision may have been made in the meantime.
    if (question() !== asked) return;
    patch(said);
    // The coach makes room for them.
    showUnread();
    hints.renewHints();
  } catch {
    return refuse(site.dataset.unsent ?? "");
  }
  const first = document.querySelector("#hints [data-hint]");
  if (!(first instanceof HTMLElement)) return;
  cameFrom = document.activeElement;
  first.focus();
}

/** Closes a panel and returns the focus to where it was before. @param {Element} panel */
function closePanel(panel) {
  panel.remove();
  hints?.renewHints();
  const back = cameFrom?.isConnected && cameFrom !== document.body ? cameFrom : document.getElementById("board");
  if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
}

/** @param {string} path */
async function copy(path) {
  refuse(await copyLink(path, site.dataset.copied ?? ""));
}

/**
 * Asks in a dialog before something that cannot be undone.
 * @param {HTMLElement} button with the question
 * @param {() => unknown} then
 */
function makeSure(button, then) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("sure"));
  const words = document.getElementById("sure-words");
  if (words) words.textContent = button.dataset.sure ?? "";
  const yes = dialog.querySelector("[value=yes]");
  if (yes) yes.textContent = button.innerText;
  dialog.returnValue = "";
  dialog.onclose = () => dialog.returnValue === "yes" && then();
  dialog.showModal();
}

async function allowNotices() {
  const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
  refuse((allowed ? site.dataset.noticesOn : site.dataset.noticesOff) ?? "");
}

/** @type {Record<string, (button: HTMLElement) => unknown>} */
const DOINGS = {
  // What is pending is cancelled first.
  undo: () => disarm() || closeGroup() || takeBack(),
  restart: () => takeBack(true),
  hint: () => hint(),
  log: () => {
    document.body.classList.toggle("log-open");
    followLog();
  },
  "propose-undo": () => proposeUndo(),
  return: () => seat("return"),
  resign: (button) => makeSure(button, () => seat("resign")),
  notify: () => allowNotices(),
  remark: () => toggleRemark(),
  "look-back": () => step(-1),
  now: () => comeBack(),
  "whole-log": async (link) => {
    const { showWholeLog } = await import("./whole_log.js");
    if (link instanceof HTMLAnchorElement) showWholeLog(link);
  },
};
/** Commands that do not change the game are possible at any time. */
const ALWAYS = ["log", "look-back", "notify", "now", "remark", "whole-log"];

/** The decision and the armed action at the first of several quick clicks. */
let standing = "";

/**
 * Whether a click is the second of a double click whose first has already changed the decision: the
 * visitor has not seen the new one yet.
 * @param {MouseEvent} event
 */
function isHasty({ detail }) {
  const now = `${question()} ${armed}`;
  if (detail <= 1) standing = now;
  return isCareful() && standing !== now;
}

/**
 * Whether a tap only shows where a card of the draft can be observed: a finger cannot point at it before.
 * @param {Event} event
 * @param {Element} piece
 */
function onlyShows(event, piece) {
  const finger = event instanceof PointerEvent && event.pointerType === "touch";
  return finger && Boolean(piece.closest(".draft")) && piece.hasAttribute("data-act") && !piece.classList.contains("armed");
}

/**
 * Returns the piece a click means: for a finger the nearest piece that can be chosen, unless the
 * finger is clearly on another one.
 * @param {MouseEvent} event
 * @param {Element | null} touched
 */
function meant(event, touched) {
  if (touched && !touched.hasAttribute("data-try")) return touched;
  const thing = touched ?? closest(event.target, "#board :is(g[role=img], .explained)");
  const finger = event instanceof PointerEvent && event.pointerType === "touch";
  if (thing && !(finger && isSmall(thing))) return touched;
  // Panels lie over the board: a click on them does not mean what is beneath.
  return (closest(event.target, "#board, #own") && nearest(event.clientX, event.clientY, thing)) || touched;
}

document.addEventListener("click", (event) => {
  if (closest(event.target, "#sure, #to-read, #late")) return;
  const hasty = isHasty(event);
  const touched = closest(event.target, "[data-act], [data-open], [data-try]");
  const other = closest(
    event.target,
    "[data-do], [data-show], [data-at], [data-look], [data-close], [data-copy], [data-post], [data-hint], a, button, summary, input, select, label",
  );
  if (!touched && other instanceof HTMLElement) return doOther(other, event);
  if (hasty) return;
  const piece = meant(event, touched);
  // Without a decision nothing can be tried: the click explains the piece. The first decision of a
  // game has the number 0.
  if (piece && (turn().decision >= 0 || !piece.hasAttribute("data-try"))) {
    event.preventDefault();
    if (onlyShows(event, piece)) {
      closeGroup();
      return arm(piece);
    }
    return choose(piece, event.detail === 0);
  }
  closeGroup();
  disarm();
});

/**
 * @param {HTMLElement} button
 * @param {Event} event
 */
function doOther(button, event) {
  const { do: doing, show: place, close, copy: link, post: path, body, sure, hint: action, look } = button.dataset;
  const line = closest(button, ".log [data-at]");
  if (look) lookAt(Number(look));
  if (line instanceof HTMLElement) {
    event.preventDefault();
    showLine(line, place);
  } else if (place) {
    event.preventDefault();
    show(place);
  }
  // A link can still be opened in another window.
  if (doing === "whole-log") {
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
  }
  if (doing && (ALWAYS.includes(doing) || isReady())) DOINGS[doing]?.(button);
  if (close === "log") document.body.classList.remove("log-open");
  else if (close) {
    const panel = document.getElementById(close);
    if (panel) closePanel(panel);
  }
  if (link) copy(link);
  if (path && isReady()) {
    const send = () => post(path, JSON.parse(body ?? "{}"), button);
    if (sure) makeSure(button, send);
    else send();
  }
  if (action) hints?.goTo(action);
}

/**
 * Shows the moment to which a line of the log led, and where it happened.
 * @param {HTMLElement} line
 * @param {string} [place]
 */
async function showLine(line, place) {
  /** @type {HTMLDialogElement | null} */ (line.closest("dialog"))?.close();
  const { version } = turn();
  const at = Number(line.dataset.at);
  if (isLookingBack() || at < version) await lookAt(at);
  if (place) show(place);
}

// ---- keys

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  // The keys belong to the open panel, which closes by itself.
  if (closest(event.target, "input, select, textarea, dialog") || document.querySelector(":popover-open")) return;
  const piece = closest(event.target, "[data-act], [data-open]");
  const { key } = event;
  const presses = key === "Enter" || key === " ";
  // Holding a key down chooses only once.
  if (presses && piece && event.repeat) return event.preventDefault();
  if (presses && piece instanceof SVGElement) choose(piece, true);
  else if (key.startsWith("Arrow")) {
    if (closest(event.target, ".log ol, .count-scroll")) return;
    const next = towards(piece, key);
    if (!next) return;
    next.focus();
  } else if (key === "Escape" && !event.repeat) escape();
  else if (key === "l" || key === "L") DOINGS.log(document.body);
  else if (key === "?") toggleRemark();
  else if ((key === "h" || key === "H") && isReady() && document.querySelector("[data-do=hint]")) hint();
  else return;
  event.preventDefault();
});

/** Steps back: closes what is open, or else undoes. */
function escape() {
  // The menu closes by itself.
  if (document.querySelector("#more[open]")) return;
  if (closeUnread() || closeExplanation() || closeRemark() || disarm()) return;
  const panel = document.querySelector("#hints, #end");
  // A hint may have opened a group.
  if (closeGroup() && panel?.id !== "hints") return;
  if (panel) return closePanel(panel);
  if (document.body.classList.contains("log-open")) return document.body.classList.remove("log-open");
  if (comeBack()) return;
  if (document.getElementById("undo") && isReady()) takeBack();
}

// ---- notices

let awaited = Boolean(document.querySelector("#turn[data-decision]"));
/** @type {AudioContext | undefined} */
let audio;

/** Plays two soft notes. */
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

// ---- panels

/** The panel that was over the table before. @type {Element | null} */
let panel = null;

/** Focuses a new panel; behind a curtain nothing can be reached. */
function attend() {
  const now = document.querySelector("#overlay [role$=dialog]");
  if (now instanceof HTMLElement && now !== panel) now.focus({ preventScroll: true });
  panel = now;
  const hidden = now?.classList.contains("curtain") ?? false;
  if (hidden) {
    // These messages were for the previous player.
    heard.textContent = "";
    forgive();
  }
  for (const id of ["top", "board", "own", "side", "actions"]) {
    document.getElementById(id)?.toggleAttribute("inert", hidden);
  }
}

/** Shows links that are to be shared as absolute addresses. */
function completeLinks() {
  for (const code of document.querySelectorAll("[data-path]")) {
    code.textContent = whole(code.getAttribute("data-path") ?? "");
  }
}

/** Notifies a visitor who is looking elsewhere that it is their turn. */
function notice() {
  chime();
  if (!document.hidden || window.Notification?.permission !== "granted") return;
  try {
    new Notification("Almagest", { body: site.dataset.turn, tag: site.dataset.table });
  } catch {
    // Some phones only let service workers do this.
  }
}

// ---- updates

let asked = question();

/** Called when the page has changed: what is open or armed stays if the decision is the same. */
function changed() {
  if (question() === asked) {
    reopenGroup();
    rearm();
  } else {
    closeGroup();
    disarm();
    document.getElementById("hints")?.remove();
  }
  hints?.reframeHints();
  asked = question();
  if (drawn !== version()) unmoved = drawn = version();
  redrawn();
  followLog();
  completeLinks();
  attend();
  showUnread();
  goOnSoon();
}

/** Called when the board has been redrawn. */
function redrawn() {
  refreshPreview();
  renewAim();
  renewExplanation();
  centreBoard();
  tick();
}

/** Tells whether the table waits for the visitor. @param {import("./live.js").News} news */
function say(news) {
  const calls = news.awaited && !awaited;
  awaited = news.awaited;
  document.title = `${awaited ? `${site.dataset.turn} · ` : ""}${news.title} · Almagest`;
  if (calls) notice();
}

live.addEventListener("leave", () => {
  closeExplanation();
  closeGroup();
  disarm();
  document.getElementById("hints")?.remove();
});
live.addEventListener("past", redrawn);
live.addEventListener("return", changed);
live.addEventListener("held", (event) => say(/** @type {CustomEvent<import("./live.js").News>} */ (event).detail));

live.addEventListener("news", (event) => {
  const news = /** @type {CustomEvent<import("./live.js").News>} */ (event).detail;
  if (!news.timed) clocks = null;
  if (news.parts.length > 0) changed();
  say(news);
});

live.addEventListener("pulse", (event) => {
  const pulse = /** @type {CustomEvent<import("./live.js").Pulse>} */ (event).detail;
  clocks = pulse.clocks ? { left: pulse.clocks, running: pulse.running ?? [], at: pulse.at } : null;
  tick();
});

setInterval(tick, 500);
centreBoard();
followLog();
completeLinks();
attend();
showUnread();
goOnSoon();
follow();
