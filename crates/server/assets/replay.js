// @ts-check
// The page of a replay: shows any moment of the game without reloading the page.

import { centreBoard } from "./board.js";
import { copyLink } from "./copy.js";
import { followLog } from "./log.js";
import { patch } from "./patch.js";
import { placeSigns } from "./pointed.js";
import { closeRemark, measureRemark, toggleRemark } from "./remark.js";
import { closeExplanation, renewExplanation } from "./signs.js";

/** How long each moment is shown during playback at the usual speed, in milliseconds. */
const PACE = { slow: 2000, usual: 1100, quick: 500, still: 900 };

/** How long to wait for a moment, in milliseconds. */
const PATIENCE = 15_000;

const site = /** @type {HTMLElement} */ (document.getElementById("site"));
const refusal = /** @type {HTMLElement} */ (document.getElementById("refusal"));

/** The timer of the playback, if running. @type {ReturnType<typeof setTimeout> | undefined} */
let playing;
/** The speed of the playback, as the select offers it. */
let speed = "1";
/** The address of the moment to be shown. @type {URL | null} */
let wanted = null;
/** Ends when the moment is shown: there is only one request at a time. @type {Promise<void> | null} */
let going = null;

/** Returns the address of a moment. @param {number} at @param {string} [place] the seat it is seen from */
function address(at, place = placeOf(location)) {
  const here = new URL(location.href);
  here.searchParams.set("at", String(at));
  if (place) here.searchParams.set("from", place);
  else here.searchParams.delete("from");
  here.hash = "";
  return here;
}

/** Returns the address of a part of the page. @param {URL} moment @param {string} part */
function partOf(moment, part) {
  const address = new URL(moment);
  address.pathname = address.pathname.replace(/\/$/, "") + part;
  address.searchParams.set("lang", document.documentElement.lang);
  return address;
}

function moment() {
  return /** @type {HTMLInputElement} */ (document.getElementById("moment"));
}

const last = () => Number(moment().max);

/** Fetches parts of the page; null if that fails. @param {URL} address */
async function fetched(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Goes to a moment. Slider and marker are there at once. @param {number} at @param {string} [place] */
function go(at, place) {
  const to = Math.max(0, Math.min(at, last()));
  wanted = address(to, place);
  point(to);
  going ??= show().finally(() => (going = null));
  return going;
}

/** Moves the slider and the marker of the curve. @param {number} at */
function point(at) {
  moment().value = String(at);
  const x = `${(100 * at) / Math.max(1, last())}%`;
  for (const end of ["x1", "x2"]) document.getElementById("curve-now")?.setAttribute(end, x);
}

/** Shows the moment that is wanted; others that were wanted meanwhile are left out. */
async function show() {
  for (let next = wanted; next; next = wanted) {
    const parts = await fetched(partOf(next, "/parts"));
    if (next !== wanted) continue;
    wanted = null;
    say(parts ? "" : site.dataset.unsent ?? "");
    if (!parts) return stop();
    patch(parts);
    history.replaceState(null, "", next);
    point(Number(next.searchParams.get("at")));
    drawn();
  }
}

/** Called when the table has been drawn. */
function drawn() {
  const select = document.getElementById("speed");
  if (select instanceof HTMLSelectElement) select.value = speed;
  centreBoard();
  followLog();
  measureRemark();
  renewExplanation();
  setPressed();
  placeSigns();
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
  return (PACE[/** @type {keyof typeof PACE} */ (motion)] ?? PACE.usual) / Number(speed);
}

/** Plays on: each moment is awaited before the next is requested. */
function play() {
  const timer = setTimeout(async () => {
    const at = Number(moment().value);
    if (at >= last()) return stop();
    await go(at + 1);
    if (playing === timer) play();
  }, pace());
  playing = timer;
  setPressed();
}

/** Plays, from the beginning if the end is shown; or stops. */
async function toggle() {
  if (playing) return stop();
  if (Number(moment().value) >= last()) await go(0);
  play();
}

/** Plays faster or slower. @param {number} by */
function hurry(by) {
  const select = document.getElementById("speed");
  if (!(select instanceof HTMLSelectElement)) return;
  select.selectedIndex = Math.max(0, Math.min(select.selectedIndex + by, select.length - 1));
  speed = select.value;
}

/** Steps by hand, which ends the playback. @param {number} at */
function step(at) {
  stop();
  go(at);
}

/** Returns the seat from which an address shows the board. @param {URL | Location} address */
function placeOf(address) {
  return new URL(address.href).searchParams.get("from") ?? "";
}

/**
 * Goes to the moment of a step: a link, a line of the log or a ring of the curve.
 * @param {Element} link
 */
async function follow(link) {
  stop();
  const path = link.getAttribute("href") ?? link.getAttribute("data-href");
  document.body.classList.remove("log-open", "review-open");
  await go(Number(link.getAttribute("data-at")), path === null ? undefined : placeOf(new URL(path, location.href)));
  document.getElementById(link.querySelector("[data-show]")?.getAttribute("data-show") ?? "")?.scrollIntoView({ block: "center" });
  showPointed();
}

/** Scrolls to the action played, and then to the better one, which matters more. */
function showPointed() {
  for (const kind of ["played", "better"]) {
    document.querySelector(`#table .pointed.${kind}`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }
  placeSigns();
}

/** What the tools do. @type {Record<string, () => unknown>} */
const DOINGS = {
  play: toggle,
  remark: toggleRemark,
  log: () => document.body.classList.toggle("log-open"),
  review: () => document.body.classList.toggle("review-open"),
};

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest("[data-at]");
  const tool = target?.closest("[data-do], [data-copy], [data-show], [data-close]");
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    follow(link);
  } else if (tool instanceof HTMLElement) {
    const { do: doing, close, copy, show } = tool.dataset;
    if (tool instanceof HTMLAnchorElement || show) event.preventDefault();
    if (doing) DOINGS[doing]?.();
    if (close) document.body.classList.remove(`${close}-open`);
    if (copy) copyLink(copy, site.dataset.copied ?? "").then(say);
    if (show) document.getElementById(show)?.scrollIntoView({ block: "center" });
  }
});

document.addEventListener("input", (event) => {
  if (event.target === moment()) step(Number(moment().value));
});

document.addEventListener("change", (event) => {
  const select = event.target;
  if (!(select instanceof HTMLSelectElement)) return;
  if (select.id === "speed") speed = select.value;
  else if (select.dataset.submit !== undefined) select.form?.submit();
});

/** The keys that move in time. @type {Record<string, (at: number) => number>} */
const STEPS = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: () => last() };
/** The keys that change the speed. @type {Record<string, number>} */
const SPEEDS = { ArrowUp: 1, ArrowDown: -1 };

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  const element = target instanceof Element ? target : document.body;
  // The keys belong to the open panel, which closes by itself.
  if (document.querySelector(":popover-open")) return;
  const presses = element.closest("button, a, summary");
  if (element.closest("select, .log ol, #review") && key !== "Escape") return;
  const to = STEPS[key];
  if (to) step(to(Number(moment().value)));
  else if (SPEEDS[key]) hurry(SPEEDS[key]);
  else if (key === "?") toggleRemark();
  else if (key === "Escape") closeExplanation() || closeRemark() || document.body.classList.remove("log-open", "review-open");
  else if (key === " " && !presses) toggle();
  else return;
  event.preventDefault();
});

// ---- the curve

/** Goes to the moment under the pointer. @param {PointerEvent} event */
function followCurve(event) {
  const curve = event.target instanceof Element ? event.target.closest("#curve") : null;
  const plot = curve?.querySelector(".curve-plot");
  if (!plot || (event.type === "pointermove" && event.buttons === 0)) return;
  // A ring leads to the moment before its mistake, and to the seat that made it.
  if (event.type === "pointerdown" && event.target instanceof Element && event.target.closest("[data-at]")) return;
  const { left, width } = plot.getBoundingClientRect();
  const at = Math.round(((event.clientX - left) / width) * last());
  // The same moment again would only take time.
  if (String(Math.max(0, Math.min(at, last()))) !== moment().value) step(at);
}

document.addEventListener("pointerdown", followCurve);
document.addEventListener("pointermove", followCurve);

// ---- the review

/** Begins the review at once. @param {HTMLFormElement} form */
async function review(form) {
  const button = form.querySelector("button");
  if (!button || button.disabled) return;
  button.disabled = true;
  const signal = AbortSignal.timeout(PATIENCE);
  // The answer leads to this page, which is here already.
  const answer = await fetch(form.action, { method: "POST", redirect: "manual", signal }).catch(() => null);
  button.disabled = false;
  if (answer?.type === "opaqueredirect") renew();
  else say(site.dataset.unsent ?? "");
}

document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.id !== "review-start") return;
  event.preventDefault();
  review(event.target);
});

const isWorking = () => Boolean(document.getElementById("curve")?.dataset.poll);

/** Shows the review, or its progress. */
async function renew() {
  const parts = await fetched(partOf(address(Number(moment().value)), "/review/part"));
  if (!parts) return;
  patch(parts);
  // The tool is another one now, and the moment on screen may be a mistake.
  if (!isWorking() || document.getElementById("review-start")) await go(Number(moment().value));
}

setInterval(() => isWorking() && renew(), 1000);
drawn();
if (!location.hash) showPointed();
const begin = document.getElementById("review-start");
if (location.hash === "#review" && begin instanceof HTMLFormElement) review(begin);
