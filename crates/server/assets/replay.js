// @ts-check
// The page of a replay: any moment of the game without loading the page anew.

import { patch } from "./patch.js";

/** How long a moment is shown when the replay goes on by itself. */
const PACE = { slow: 2000, usual: 1100, quick: 500, still: 900 };

/** @type {ReturnType<typeof setInterval> | undefined} */
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
  const answer = await fetch(address(at, "/parts"));
  if (!answer.ok || asked !== wanted) return;
  patch(await answer.json());
  moment().value = String(at);
  history.replaceState(null, "", address(at));
  setPressed();
}

function setPressed() {
  document.getElementById("play")?.setAttribute("aria-pressed", String(Boolean(playing)));
}

function stop() {
  clearInterval(playing);
  playing = undefined;
  setPressed();
}

function play() {
  if (playing) return stop();
  const motion = document.documentElement.dataset.motion ?? "usual";
  const pace = PACE[/** @type {keyof typeof PACE} */ (motion)] ?? PACE.usual;
  playing = setInterval(() => {
    const { value, max } = moment();
    if (Number(value) >= Number(max)) stop();
    else go(Number(value) + 1);
  }, pace);
  setPressed();
}

/** @param {string} path */
async function copy(path) {
  await navigator.clipboard?.writeText(new URL(path, location.href).href).catch(() => {});
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const step = target?.closest("[data-at]");
  const tool = target?.closest("[data-do], [data-copy], [data-show], [data-close]");
  if (step && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    stop();
    go(Number(step.getAttribute("data-at")));
  } else if (tool instanceof HTMLElement) {
    if (tool.dataset.do === "play") play();
    if (tool.dataset.do === "log") document.body.classList.toggle("log-open");
    if (tool.dataset.close) document.body.classList.remove("log-open");
    if (tool.dataset.copy) copy(tool.dataset.copy);
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
  else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) play();
  else return;
  event.preventDefault();
});

/** A review that is being thought about is asked for until it is there. */
async function poll() {
  const path = document.getElementById("review")?.dataset.poll;
  if (!path) return;
  const answer = await fetch(path);
  if (answer.ok) patch(await answer.json());
}

setInterval(poll, 1000);
