// @ts-check
// The page of a replay: shows any moment of the game without reloading the page.

import { centreBoard } from "./board.js";
import { copyLink } from "./copy.js";
import { followLog } from "./log.js";
import { patch } from "./patch.js";
import { closeRemark, measureRemark, toggleRemark } from "./remark.js";
import { closeExplanation, renewExplanation } from "./signs.js";

/** How long each moment is shown during playback, in milliseconds. */
const PACE = { slow: 2000, usual: 1100, quick: 500, still: 900 };

/** How long to wait for a moment, in milliseconds. */
const PATIENCE = 15_000;

const site = /** @type {HTMLElement} */ (document.getElementById("site"));
const refusal = /** @type {HTMLElement} */ (document.getElementById("refusal"));

/** The timer of the playback, if running. @type {ReturnType<typeof setTimeout> | undefined} */
let playing;
let wanted = 0;

/** Returns the address of a moment. @param {number} at @param {string} [part] */
function address(at, part = "") {
  const here = new URL(location.href);
  here.pathname = here.pathname.replace(/\/$/, "") + part;
  here.searchParams.set("at", String(at));
  here.hash = "";
  return here;
}

function moment() {
  return /** @type {HTMLInputElement} */ (document.getElementById("moment"));
}

/** Fetches parts of the page; null if that fails. @param {URL} address */
async function fetched(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Goes to a moment; only the last one requested is shown. @param {number} at */
async function go(at) {
  const asked = ++wanted;
  const parts = await fetched(address(at, "/parts"));
  if (asked !== wanted) return;
  say(parts ? "" : site.dataset.unsent ?? "");
  if (!parts) return stop();
  patch(parts);
  moment().value = String(at);
  history.replaceState(null, "", address(at));
  centreBoard();
  followLog();
  measureRemark();
  renewExplanation();
  setPressed();
}

function setPressed() {
  document.getElementById("play")?.setAttribute("aria-pressed", String(Boolean(playing)));
}

/** @param {string} words */
function say(words) {
  refusal.textContent = words;
  refusal.hidden = words === "";
}

function stop() {
  clearTimeout(playing);
  playing = undefined;
  setPressed();
}

/** Returns how long each moment is shown. */
function pace() {
  const motion = document.documentElement.dataset.motion ?? "usual";
  return PACE[/** @type {keyof typeof PACE} */ (motion)] ?? PACE.usual;
}

/** Plays on: each moment is awaited before the next is requested. */
function play() {
  const timer = setTimeout(async () => {
    const { value, max } = moment();
    if (Number(value) >= Number(max)) return stop();
    await go(Number(value) + 1);
    if (playing === timer) play();
  }, pace());
  playing = timer;
  setPressed();
}

/** Returns the seat from which an address shows the board. @param {URL | Location} address */
function placeOf(address) {
  return new URL(address.href).searchParams.get("from") ?? "";
}

/**
 * Goes to the moment of a step, which is a link or a ring of the curve.
 * @param {Element} step
 */
async function follow(step) {
  stop();
  const at = Number(step.getAttribute("data-at"));
  const path = step.getAttribute("href") ?? step.getAttribute("data-href");
  const place = path === null ? placeOf(location) : placeOf(new URL(path, location.href));
  if (place !== placeOf(location)) {
    const to = address(at);
    to.searchParams.set("from", place);
    return location.assign(to);
  }
  await go(at);
  // The mistake is described at the board, above the review.
  if (step.closest("#review")) document.getElementById("table")?.scrollIntoView();
  showPointed();
}

/** Scrolls to the action played, and then to the better one, which matters more. */
function showPointed() {
  for (const kind of ["played", "better"]) {
    document.querySelector(`#table .pointed.${kind}`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const step = target?.closest("[data-at]");
  const tool = target?.closest("[data-do], [data-copy], [data-show], [data-close]");
  if (step && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    follow(step);
  } else if (tool instanceof HTMLElement) {
    if (tool.dataset.do === "play") playing ? stop() : play();
    if (tool.dataset.do === "remark") toggleRemark();
    if (tool.dataset.do === "log") document.body.classList.toggle("log-open");
    if (tool.dataset.close) document.body.classList.remove("log-open");
    if (tool.dataset.copy) copyLink(tool.dataset.copy, site.dataset.copied ?? "").then(say);
    if (tool.dataset.show) {
      event.preventDefault();
      document.getElementById(tool.dataset.show)?.scrollIntoView({ block: "center" });
    }
  }
});

document.addEventListener("input", (event) => {
  if (event.target === moment()) {
    stop();
    go(Number(moment().value));
  }
});

document.addEventListener("change", (event) => {
  const select = event.target;
  if (select instanceof HTMLSelectElement && select.dataset.submit !== undefined) {
    select.form?.submit();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("input, select")) return;
  const at = Number(moment().value);
  const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Number(moment().max) };
  const next = steps[/** @type {keyof typeof steps} */ (event.key)];
  if (next !== undefined) go(Math.max(0, Math.min(next, Number(moment().max))));
  else if (event.key === "?") toggleRemark();
  else if (event.key === "Escape") closeExplanation() || closeRemark();
  else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) playing ? stop() : play();
  else return;
  event.preventDefault();
});

/** Polls a review in progress until it is finished. */
async function poll() {
  const path = document.getElementById("review")?.dataset.poll;
  if (!path) return;
  const inOwnWords = new URL(path, location.href);
  inOwnWords.searchParams.set("lang", document.documentElement.lang);
  const parts = await fetched(inOwnWords);
  if (!parts) return;
  patch(parts);
  // The moment on screen may be a mistake.
  if (!document.getElementById("review")?.dataset.poll) go(Number(moment().value));
}

setInterval(poll, 1000);
centreBoard();
followLog();
if (!location.hash) showPointed();
