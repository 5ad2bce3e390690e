// @ts-check
// Looking back: the table shows an earlier moment of the game, while the game goes on. What happens
// meanwhile waits until the visitor is back.

import { forgive, inOwnWords, isBusy, json, refuse, turn } from "./act.js";
import { hold, live, release } from "./live.js";
import { patch } from "./patch.js";

/** The parts of the page that show a moment. */
const PARTS = ["top", "actions", "board", "own", "rivals"];

/** How long to wait for a moment, in milliseconds. */
const PATIENCE = 15_000;

const site = /** @type {HTMLElement} */ (document.getElementById("site"));

/** The parts of the page as they are now; null unless the visitor looks back. @type {[string, string][] | null} */
let present = null;
/** Whether the visitor looks back, or is about to. */
let away = false;
/** The version of now. */
let now = 0;
/** The moment to be shown. */
let wanted = 0;
/** Whether a moment is being fetched: there is only one request at a time. */
let fetching = false;
/** What has happened meanwhile. */
let happened = "";

/** Whether the visitor looks back. Nothing can be chosen then. */
export const isLookingBack = () => away;

/** Keeps the present, and holds back what happens. @returns {Promise<boolean>} whether that was possible */
async function leave() {
  if (away) return present !== null;
  if (isBusy() || document.querySelector(".curtain") || !(turn().version > 0)) return false;
  away = true;
  await hold();
  live.dispatchEvent(new Event("leave"));
  now = turn().version;
  happened = "";
  present = PARTS.map((id) => [id, document.getElementById(id)?.outerHTML ?? ""]);
  document.body.classList.add("looking-back");
  document.body.classList.remove("log-open");
  return true;
}

/** Returns to now. @returns {boolean} whether the visitor looked back */
export function comeBack() {
  if (!present) return false;
  patch(present);
  present = null;
  away = false;
  document.body.classList.remove("looking-back");
  markLog(Infinity);
  const log = document.querySelector("#log ol");
  if (log) log.scrollTop = log.scrollHeight;
  live.dispatchEvent(new Event("return"));
  release();
  return true;
}

/** Fetches a moment; null if that fails. @param {number} at */
async function fetched(at) {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(inOwnWords(`${site.dataset.past}at=${at}`), { signal });
    const said = await json(answer);
    if (answer.ok) return said;
    refuse(said.error?.message ?? site.dataset.unsent);
  } catch {
    refuse(site.dataset.unsent ?? "");
  }
  return null;
}

/** Shows the moment after a version of the game; the last one is now. @param {number} at */
export async function lookAt(at) {
  wanted = Math.max(0, at);
  if (!(await leave()) || fetching) return;
  fetching = true;
  let shown = -1;
  while (present && wanted !== shown) {
    if (wanted >= now) {
      comeBack();
      break;
    }
    const at = wanted;
    const parts = await fetched(at);
    if (!present) break;
    if (!parts) {
      if (shown < 0 && !slider()) comeBack();
      break;
    }
    forgive();
    shown = at;
    show(at, parts);
  }
  fetching = false;
}

const slider = () => /** @type {HTMLInputElement | null} */ (document.getElementById("past-moment"));

/** @param {number} at @param {[string, string][]} parts */
function show(at, parts) {
  patch(parts);
  const range = slider();
  if (range && wanted === at) range.value = String(at);
  markLog(at);
  tell();
  live.dispatchEvent(new Event("past"));
}

/** Marks the line of the log that led to a moment, and those after it. @param {number} at */
function markLog(at) {
  const lines = [...document.querySelectorAll("#log li[data-at]")];
  const isLater = (/** @type {Element} */ line) => Number(line.getAttribute("data-at")) > at;
  const last = lines.filter((line) => !isLater(line)).at(-1);
  for (const line of lines) {
    line.classList.toggle("after", isLater(line));
    if (line === last && at < Infinity) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  }
  if (at < Infinity) last?.scrollIntoView({ block: "nearest" });
}

/** Says what has happened meanwhile. */
function tell() {
  const place = document.getElementById("past-news");
  if (place) place.textContent = happened;
}

/** Goes some moments on or back. @param {number} by */
export function step(by) {
  lookAt((away ? wanted : turn().version) + by);
}

live.addEventListener("held", (event) => {
  const news = /** @type {CustomEvent<import("./live.js").News>} */ (event).detail;
  if (!present) return;
  // Somebody else is about to take the device.
  if (news.parts.some(([, html]) => html.includes('class="curtain"'))) return comeBack();
  if (news.version > now) happened = (news.awaited ? site.dataset.pastTurn : site.dataset.pastNews) ?? "";
  now = Math.max(now, news.version);
  const range = slider();
  if (range) range.max = String(now);
  tell();
});

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target === slider()) lookAt(Number(target.value));
});

/** The arrow keys, which choose among the pieces of the present unless Shift is held. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const slides = event.target === slider();
  const elsewhere = event.target instanceof Element && event.target.closest("input, select, textarea, dialog, details[open]");
  if (elsewhere && !slides) return;
  const by = STEPS[event.key];
  if (by && (event.shiftKey || (away && !slides))) step(by);
  else if (!away) return;
  else if (event.key === "Home") lookAt(0);
  else if (event.key === "End" || (slides && event.key === "Escape")) comeBack();
  else return;
  event.preventDefault();
});
