// @ts-check
// The stream of a table: changes arrive as parts of the page, and actions go the other way. A dead
// connection is detected, shown and reopened; until then nothing on the page counts as current.

import { patch } from "./patch.js";
import { clearStage, showMoment } from "./stage.js";

/**
 * @typedef {object} News
 * @property {number} version
 * @property {string} print
 * @property {[string, string][]} parts
 * @property {string[]} said
 * @property {import("./stage.js").Moment[]} [moments]
 * @property {boolean} awaited
 * @property {boolean} timed whether there are clocks
 * @property {string} title
 * @property {string} [edition]
 * @property {Pulse} [pulse] the last pulse that arrived after it
 */

/**
 * A heartbeat of the server: nothing has changed but the clocks.
 * @typedef {object} Pulse
 * @property {number[]} [clocks]
 * @property {number[]} [running]
 * @property {number} at when it arrived
 */

/**
 * The answer to an action that was sent over the stream.
 * @typedef {{ id: string | null, status: number, body: any }} Answer
 */

/** The silence after which a connection counts as dead, in milliseconds. */
const SILENCE = 25_000;
/** The longest wait between two attempts to connect, in milliseconds. */
const LONGEST = 15_000;
/** The number of failed attempts after which to check whether the table still exists. */
const DOUBT = 3;
/** How long something that changes the game for everyone is shown, as a multiple of the pace. */
const HOLD = 3;
/** How long each move of the others is shown, by speed, in milliseconds. */
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
/** Updates that have arrived and are not shown yet. @type {News[]} */
let queue = [];
/** Chains the reading of messages, so that they are handled in order. */
let reading = Promise.resolve();
/** Those who wait for the answers to actions, by the id of the action. @type {Map<string, (answer: Answer | null) => void>} */
const asking = new Map();
let print = site.dataset.print ?? "";
let tries = 0;
let lastHeard = 0;
let showing = false;
let hurry = false;
/** Whether updates wait because the visitor looks at an earlier moment. */
let held = false;
/** Ends when no more updates are being shown. */
let shown = Promise.resolve();
/** Whether something is shown large. */
let telling = false;
/** Until when the current state stays on screen. */
let due = 0;
/** Ends the wait for that. */
let wake = () => {};

/**
 * Whether the page shows, as far as we know, what the server has. A page that has just been opened
 * counts as current even before it is connected.
 */
export function isCurrent() {
  return connection.hidden && !showing;
}

/**
 * Reads the text of a message. Long ones are deflated.
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
        else if (message.type === "answer") asking.get(message.id)?.(message);
        else beat({ ...message, at });
      })
      // A message that cannot be read is requested again by reconnecting.
      .catch(() => {
        if (socket === opened) again();
      });
  };
  opened.onclose = () => {
    if (socket === opened) again();
  };
}

/**
 * Sends an action over the stream.
 * @param {{ id: string }} action
 * @param {number} patience how long to wait for the answer, in milliseconds
 * @returns {Promise<Answer | null>} null if it got lost, or there is no connection
 */
export async function ask(action, patience) {
  if (socket?.readyState !== WebSocket.OPEN) return null;
  socket.send(JSON.stringify(action));
  return new Promise((/** @type {(answer: Answer | null) => void} */ done) => {
    const late = setTimeout(() => asking.get(action.id)?.(null), patience);
    asking.set(action.id, (answer) => {
      clearTimeout(late);
      asking.delete(action.id);
      done(answer);
    });
  });
}

/** @param {News} news */
function take(news) {
  queue.push(news);
  if (held && !showing) {
    connection.hidden = true;
    document.body.classList.remove("stale");
    live.dispatchEvent(new CustomEvent("held", { detail: news }));
    return;
  }
  if (isUrgent(news)) wake();
  show();
  offerSkip();
}

/** Shows at once what has arrived; what arrives later waits. */
export async function hold() {
  held = true;
  hurry = showing;
  wake();
  await shown;
}

/** Shows at once what has waited. */
export function release() {
  held = false;
  hurry = queue.length > 0;
  show();
}

/** Clocks are shown together with the page they belong to. @param {Pulse} pulse */
function beat(pulse) {
  const last = held ? null : queue.at(-1);
  if (last) last.pulse = pulse;
  else live.dispatchEvent(new CustomEvent("pulse", { detail: pulse }));
}

/** Shows that the connection is dead, and reconnects after a delay that grows each time. */
export function again() {
  const old = socket;
  socket = null;
  old?.close();
  for (const done of asking.values()) done(null);
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

/** A refused connection gives no reason: if the table is gone, reloading the page shows why. */
async function leaveIfGone() {
  const answer = await fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(LONGEST) }).catch(() => null);
  if (answer && [401, 403, 404, 410].includes(answer.status)) location.reload();
}

/**
 * Whether the visitor's clock is running: then no animation may keep them from acting.
 * @param {News} news
 */
const isUrgent = (news) => news.awaited && news.timed;

/** Returns how long a move is shown, in milliseconds. */
export function pace() {
  const motion = document.documentElement.dataset.motion ?? "usual";
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (hurry || document.hidden || calm) return 0;
  return PACE[/** @type {keyof typeof PACE} */ (motion)] ?? PACE.usual;
}

/** Waits until the current state has been on screen long enough. */
function seen() {
  const wait = due - Date.now();
  if (wait <= 0 || hurry || queue.some(isUrgent)) return;
  return new Promise((/** @type {(value?: unknown) => void} */ done) => {
    wake = done;
    setTimeout(done, wait);
  });
}

function show() {
  if (!showing && !held) shown = showAll();
}

/** Shows updates one after the other; those that arrive while the visitor is to act, at once. */
async function showAll() {
  showing = true;
  try {
    while (queue.length > 0) {
      await seen();
      const news = queue.shift();
      if (!news) break;
      const moments = isUrgent(news) ? [] : news.moments ?? [];
      // The steps of an opponent without a seat belong to one action: they come before its result.
      await tell(moments.filter(({ other }) => other), 1);
      apply(news);
      const moved = news.parts.length > 0 && !news.awaited;
      due = moved ? Date.now() + pace() : 0;
      offerSkip();
      await tell(moments.filter(({ other }) => !other), HOLD);
    }
  } catch (error) {
    // An update that failed must not count as shown: it is requested again after a while.
    tries = 6;
    again();
    throw error;
  } finally {
    hurry = false;
    showing = false;
    offerSkip();
  }
}

/**
 * Shows moments large, one after the other.
 * @param {import("./stage.js").Moment[]} moments
 * @param {number} long how long each is shown, as a multiple of the pace
 */
async function tell(moments, long) {
  for (const moment of moments) {
    if (pace() === 0) break;
    showMoment(moment);
    telling = true;
    offerSkip();
    due = Date.now() + long * pace();
    await seen();
  }
  telling = false;
  clearStage();
  offerSkip();
}

function offerSkip() {
  skip.hidden = !showing || (queue.length < 2 && !telling);
  document.body.classList.toggle("behind", showing && queue.length > 0);
}

/** @param {News} news */
function apply(news) {
  // The server has been replaced: scripts and styles of this page are out of date.
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

/** Reconnects at once, when there is a network again. */
function anew() {
  tries = 0;
  again();
}

/** Opens the connection and watches over it. */
export function follow() {
  connect();
  skip.onclick = () => {
    hurry = true;
    wake();
  };
  setInterval(() => {
    if (socket && Date.now() - lastHeard > SILENCE) again();
  }, 2000);
  // A tap or a click ends what is shown large.
  document.addEventListener("pointerdown", () => telling && wake());
  addEventListener("online", anew);
  addEventListener("offline", () => again());
  document.addEventListener("visibilitychange", () => {
    // After sleep the connection may be dead without notice.
    if (!document.hidden && Date.now() - lastHeard > SILENCE / 2) anew();
  });
}
