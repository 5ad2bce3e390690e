// @ts-check
// The page of a replay: any moment of the game without loading the page anew.

import { centreBoard } from "./board.js";
import { copyLink } from "./copy.js";
import { patch } from "./patch.js";

/** How long a moment is shown when the replay goes on by itself. */
const PACE = { slow: 2000, usual: 1100, quick: 500, still: 900 };

const house = /** @type {HTMLElement} */ (document.getElementById("house"));
const refusal = /** @type {HTMLElement} */ (document.getElementById("refusal"));

/** Whether it goes on by itself, and when. @type {ReturnType<typeof setTimeout> | undefined} */
let playing;
let wanted = 0;

/** The address of a moment. @param {number} at @param {string} [part] */
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

/** Goes to a moment; only the last one asked for is shown. @param {number} at */
async function go(at) {
  const asked = ++wanted;
  const answer = await fetch(address(at, "/parts")).catch(() => null);
  if (asked !== wanted) return;
  say(answer?.ok ? "" : house.dataset.unsent ?? "");
  if (!answer?.ok) return stop();
  patch(await answer.json());
  moment().value = String(at);
  history.replaceState(null, "", address(at));
  centreBoard();
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

/** How long a moment is shown. */
function pace() {
  const motion = document.documentElement.dataset.motion ?? "usual";
  return PACE[/** @type {keyof typeof PACE} */ (motion)] ?? PACE.usual;
}

/** Goes on by itself: each moment is waited for before the next is asked for. */
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

/** Whether a link leads to another place to see the board from. @param {Element} link */
function leavesPlace(link) {
  const to = link instanceof HTMLAnchorElement && new URL(link.href).searchParams.get("from");
  return to !== false && to !== new URL(location.href).searchParams.get("from");
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const step = target?.closest("[data-at]");
  const tool = target?.closest("[data-do], [data-copy], [data-show], [data-close]");
  if (step && !leavesPlace(step) && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    stop();
    go(Number(step.getAttribute("data-at")));
  } else if (tool instanceof HTMLElement) {
    if (tool.dataset.do === "play") playing ? stop() : play();
    if (tool.dataset.do === "log") document.body.classList.toggle("log-open");
    if (tool.dataset.close) document.body.classList.remove("log-open");
    if (tool.dataset.copy) copyLink(tool.dataset.copy, house.dataset.copied ?? "").then(say);
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
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("input, select")) return;
  const at = Number(moment().value);
  const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Number(moment().max) };
  const next = steps[/** @type {keyof typeof steps} */ (event.key)];
  if (next !== undefined) go(Math.max(0, Math.min(next, Number(moment().max))));
  else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) playing ? stop() : play();
  else return;
  event.preventDefault();
});

/** A review that is being thought about is asked for until it is there. */
async function poll() {
  const path = document.getElementById("review")?.dataset.poll;
  if (!path) return;
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) patch(await answer.json());
}

setInterval(poll, 1000);
centreBoard();
