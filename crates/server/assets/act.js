// @ts-check
// Sends the visitor's actions to the server. An action counts only once the server has confirmed
// it. A request that got lost is sent again under the same id, so that it is executed only once.
// Actions go over the stream of the table if it is open; everything else is posted.

import { again, ask, live } from "./live.js";

const site = /** @type {HTMLElement} */ (document.getElementById("site"));
const refusal = /** @type {HTMLElement} */ (document.getElementById("refusal"));

/** How often a request is sent before giving up. */
const TRIES = 6;
/** How long a refusal is shown, unless another request is made, in milliseconds. */
const REFUSED = 20_000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let shownUntil;
/** How long to wait for a response, in milliseconds: a connection can die silently. */
const PATIENCE = 8_000;

/** Creates a new id for a request. */
function id() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the seat, decision and version the page shows. */
export function turn() {
  const data = document.getElementById("turn")?.dataset ?? {};
  return {
    seat: Number(data.seat),
    decision: Number(data.decision),
    version: Number(data.version),
  };
}

/**
 * Returns an address whose response is in the language of the page.
 * @param {string} path
 */
export function inOwnWords(path) {
  const address = new URL(path, location.href);
  address.searchParams.set("lang", document.documentElement.lang);
  return address;
}

/** Whether a request is in progress. */
export function isBusy() {
  return document.body.classList.contains("busy");
}

/** @param {boolean} busy */
function setBusy(busy) {
  document.body.classList.toggle("busy", busy);
  document.getElementById("table")?.setAttribute("aria-busy", String(busy));
}

/**
 * Shows why something was refused, and marks the piece if there is one.
 * @param {string} message
 * @param {string} [rule]
 * @param {Element | null} [piece]
 */
export function refuse(message, rule, piece) {
  // The number of the rule is already in the link.
  refusal.replaceChildren(document.createTextNode(rule ? message.replace(` (${rule})`, "") : message));
  if (rule) {
    const link = document.createElement("a");
    const game = document.getElementById("table")?.dataset.game;
    link.href = `/rules/${game}/reference#${rule}`;
    link.target = "_blank";
    link.textContent = `${site.dataset.why} ${rule}`;
    refusal.append(" ", link);
  }
  refusal.hidden = false;
  clearTimeout(shownUntil);
  shownUntil = setTimeout(forgive, REFUSED);
  piece?.classList.add("refused");
  setTimeout(() => piece?.classList.remove("refused"), 4000);
}

export function forgive() {
  refusal.hidden = true;
}

/**
 * Posts a request until there is a response.
 * @param {string} path
 * @param {unknown} body
 * @param {Element | null} [piece]
 * @returns {Promise<any>} the body of the response, or null if the request was refused
 */
export function post(path, body, piece) {
  return insist(() => send(path, body), piece);
}

/**
 * Sends a request until there is a response.
 * @param {() => Promise<Answer | null>} trySending
 * @param {Element | null} [piece]
 * @returns {Promise<any>} the body of the response, or null if the request was refused
 */
async function insist(trySending, piece) {
  forgive();
  setBusy(true);
  piece?.classList.add("pending");
  try {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const answer = await trySending();
      if (answer) return read(answer, piece);
      refuse(site.dataset.lost ?? "");
      await new Promise((done) => setTimeout(done, 400 * 2 ** tried));
    }
    refuse(site.dataset.unsent ?? "");
    again();
    return null;
  } finally {
    setBusy(false);
    piece?.classList.remove("pending");
  }
}

/**
 * Sends a request once. Returns null if it got lost.
 * @typedef {{ ok: boolean, status: number, said: any }} Answer
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<Answer | null>}
 */
async function send(path, body) {
  const headers = { "Content-Type": "application/json" };
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await fetch(inOwnWords(path), { method: "POST", headers, body: JSON.stringify(body), signal });
    const said = await json(answer);
    return answer.status >= 502 ? null : { ok: answer.ok, status: answer.status, said };
  } catch {
    return null;
  }
}

/**
 * Sends an action over the stream, or posts it if that fails: the id makes sure that it is carried
 * out once. Returns null if it got lost.
 * @param {{ id: string }} action
 * @returns {Promise<Answer | null>}
 */
async function sendAction(action) {
  const answer = await ask(action, PATIENCE);
  if (!answer) return send(path("actions"), action);
  const { status, body } = answer;
  return { ok: status < 300, status, said: body };
}

/**
 * Reads the body of a response; empty if it is not JSON from our server.
 * @param {Response} answer
 * @returns {Promise<any>}
 */
export async function json(answer) {
  const text = await answer.text();
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

/**
 * @param {Answer} answer
 * @param {Element | null} [piece]
 */
function read({ ok, status, said }, piece) {
  if (ok) {
    forgive();
    return said;
  }
  refuse(said.error?.message ?? `${site.dataset.unsent} (${status})`, said.error?.rule, piece);
  if (said.error?.code === "lesson") document.dispatchEvent(new Event("lesson"));
  // The page is out of date.
  if (status === 409) again();
  return null;
}

/** @param {string} what */
const path = (what) => `/api/v1/tables/${site.dataset.table}/${what}`;

/** Waits until the page shows a version. @param {number} version */
function shown(version) {
  if (turn().version >= version) return Promise.resolve();
  return new Promise((/** @type {(value?: unknown) => void} */ done) => {
    const late = setTimeout(() => { again(); done(); }, 5000);
    const look = () => {
      if (turn().version < version) return;
      clearTimeout(late);
      live.removeEventListener("news", look);
      done();
    };
    live.addEventListener("news", look);
  });
}

/**
 * Waits until the page shows the result of a request. Until then nothing can be chosen.
 * @param {{ version: number } | null} done
 */
async function settle(done) {
  if (!done) return;
  setBusy(true);
  await shown(done.version);
  setBusy(false);
}

/**
 * Sends an action. Two pages that send the same action under the same id carry it out once.
 * @param {string} action
 * @param {Element | null} piece
 * @param {string} [request] the id of the request
 */
export async function act(action, piece, request = id()) {
  const { seat, decision } = turn();
  const body = { seat, decision, id: request, action: JSON.parse(action) };
  await settle(await insist(() => sendAction(body), piece));
}

/** Undoes the last action. @returns {Promise<boolean>} whether that was possible */
export async function undo() {
  const { seat, version } = turn();
  const done = await post(path("undo"), { seat, version, id: id() });
  await settle(done);
  return Boolean(done);
}

/** Resigns, or returns to the seat. @param {"resign" | "return"} what */
export function seat(what) {
  return post(path(what), { seat: turn().seat, id: id() });
}

/** Proposes to everyone to take back one line. */
export function proposeUndo() {
  const { seat, version } = turn();
  const what = { kind: "undo", seat, to: version - 1 };
  return post(path("proposals"), { what, version });
}
