// @ts-check
// The stream of a table: what has changed comes as pieces of the page. A line that is dead is noticed,
// said, and opened again; until then nothing on the page counts as current.

import { patch } from "./patch.js";

/**
 * @typedef {object} News
 * @property {number} version
 * @property {string} print
 * @property {[string, string][]} parts
 * @property {string[]} said
 * @property {boolean} awaited
 * @property {boolean} timed whether there are clocks
 * @property {string} title
 * @property {string} [edition]
 * @property {Pulse} [pulse] the last one that came after it
 */

/**
 * The server is still there, and nothing has changed but the clocks.
 * @typedef {object} Pulse
 * @property {number[]} [clocks]
 * @property {number[]} [running]
 * @property {number} at when it came
 */

/** Silence after which a line counts as dead, in milliseconds. */
const SILENCE = 25_000;
/** The longest wait between two tries to connect. */
const LONGEST = 15_000;
/** After how many of them it is asked whether the table is still there for the visitor. */
const DOUBT = 3;
/** How long each move of the others is shown, by how fast the visitor likes it. */
const PACE = { slow: 1600, usual: 800, quick: 350, still: 0 };

const site = /** @type {HTMLElement} */ (document.getElementById("site"));
const connection = /** @type {HTMLElement} */ (document.getElementById("connection"));
const skip = /** @type {HTMLButtonElement} */ (document.getElementById("skip-moves"));
const heard = /** @type {HTMLElement} */ (document.getElementById("said"));

export const live = new EventTarget();

/** @type {WebSocket | null} */
let socket = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** What has come and is not shown yet. @type {News[]} */
let queue = [];
/** What has come is read one after the other. */
let reading = Promise.resolve();
let print = site.dataset.print ?? "";
let tries = 0;
let lastHeard = 0;
let showing = false;
let hurry = false;
/** Until when what is shown stays. */
let due = 0;
/** Ends the wait for that. */
let wake = () => {};

/**
 * Whether what is shown is, as far as is known here, what the server has. A page that has just been
 * opened is, before its line is.
 */
export function isCurrent() {
  return connection.hidden && !showing;
}

/**
 * The text of a message. Long ones come deflated.
 * @param {string | Blob} data
 */
async function read(data) {
  if (typeof data === "string") return data;
  const inflated = data.stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(inflated).text();
}

function connect() {
  socket?.close();
  const address = new URL(`${site.dataset.live}print=${print}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(address);
  socket = opened;
  lastHeard = Date.now();
  opened.onmessage = ({ data }) => {
    const at = Date.now();
    lastHeard = at;
    reading = reading
      .then(async () => {
        const message = JSON.parse(await read(data));
        if (socket !== opened) return;
        tries = 0;
        if (message.parts) take(message);
        else beat({ ...message, at });
      })
      // What cannot be read is asked for again.
      .catch(() => {
        if (socket === opened) again();
      });
  };
  opened.onclose = () => {
    if (socket === opened) again();
  };
}

/** @param {News} news */
function take(news) {
  queue.push(news);
  if (isUrgent(news)) wake();
  show();
  offerSkip();
}

/** Clocks are shown with the page they belong to. @param {Pulse} pulse */
function beat(pulse) {
  const last = queue.at(-1);
  if (last) last.pulse = pulse;
  else live.dispatchEvent(new CustomEvent("pulse", { detail: pulse }));
}

/** The line is dead: says so, and tries again a little later each time. */
export function again() {
  const old = socket;
  socket = null;
  old?.close();
  queue = [];
  due = 0;
  wake();
  connection.hidden = false;
  document.body.classList.add("stale");
  const wait = Math.min(LONGEST, 300 * 2 ** tries) * (0.5 + Math.random() / 2);
  tries += 1;
  if (tries > DOUBT) leaveIfGone();
  clearTimeout(waiting);
  waiting = setTimeout(connect, tries === 1 ? 100 : wait);
}

/** A line that is refused says nothing: the page itself, loaded anew, says why there is none. */
async function leaveIfGone() {
  const answer = await fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(LONGEST) }).catch(() => null);
  if (answer && [401, 403, 404, 410].includes(answer.status)) location.reload();
}

/** Whether the visitor's time runs: then nothing keeps him from acting. @param {News} news */
const isUrgent = (news) => news.awaited && news.timed;

function pace() {
  const motion = document.documentElement.dataset.motion ?? "usual";
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (hurry || document.hidden || calm) return 0;
  return PACE[/** @type {keyof typeof PACE} */ (motion)] ?? PACE.usual;
}

/** Waits until what is shown has been seen. */
function seen() {
  const wait = due - Date.now();
  if (wait <= 0 || hurry || queue.some(isUrgent)) return;
  return new Promise((/** @type {(value?: unknown) => void} */ done) => {
    wake = done;
    setTimeout(done, wait);
  });
}

/** Shows what has come, one move after the other; at once what comes while the visitor is to choose. */
async function show() {
  if (showing) return;
  showing = true;
  try {
    while (queue.length > 0) {
      await seen();
      const news = queue.shift();
      if (!news) break;
      apply(news);
      const moved = news.parts.length > 0 && !news.awaited;
      due = moved ? Date.now() + pace() : 0;
      offerSkip();
    }
  } catch (error) {
    // What cannot be shown must not count as shown: it is asked for again, after a while.
    tries = 6;
    again();
    throw error;
  } finally {
    hurry = false;
    showing = false;
    offerSkip();
  }
}

function offerSkip() {
  skip.hidden = !showing || queue.length < 2;
  document.body.classList.toggle("behind", showing && queue.length > 0);
}

/** @param {News} news */
function apply(news) {
  // The server is another one than that the scripts and the style of this page come from.
  if (news.edition && news.edition !== site.dataset.edition) return location.reload();
  connection.hidden = true;
  document.body.classList.remove("stale");
  const whole = patch(news.parts);
  print = news.print;
  if (news.said.length > 0) heard.textContent = news.said.join(" ");
  live.dispatchEvent(new CustomEvent("news", { detail: news }));
  if (news.pulse) live.dispatchEvent(new CustomEvent("pulse", { detail: news.pulse }));
  if (!whole) location.reload();
}

/** There is a network again: tries at once. */
function anew() {
  tries = 0;
  again();
}

/** Opens the line, and watches over it. */
export function follow() {
  connect();
  skip.onclick = () => {
    hurry = true;
    wake();
  };
  setInterval(() => {
    if (socket && Date.now() - lastHeard > SILENCE) again();
  }, 2000);
  addEventListener("online", anew);
  addEventListener("offline", () => again());
  document.addEventListener("visibilitychange", () => {
    // After a sleep the line may be dead without a word.
    if (!document.hidden && Date.now() - lastHeard > SILENCE / 2) anew();
  });
}
