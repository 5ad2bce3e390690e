// @ts-check
// The place of a box that must cover nothing: in the column of the log, if there is room, or else
// elsewhere around the table.

/** The class of the body while the box is in the column of the log. */
const IN_LOG = "hints-in-log";

/** The space between the log, a box below it, and the end of the column, in pixels. */
const GAP = 12;

/**
 * Puts a box in its place, or forgets the place if there is no box.
 * @param {HTMLElement | null} box
 * @param {number} least the least height for the box in the place of the log, or for the log above
 *   the box, in pixels
 * @param {boolean} isBelow whether the log stays, and leaves the box as much room as it needs
 */
export function putInLog(box, least, isBelow = false) {
  const { classList, style: room } = document.body;
  room.removeProperty("--below-log");
  if (!box) return classList.remove(IN_LOG);
  classList.add(IN_LOG);
  const log = document.getElementById("log")?.getBoundingClientRect() ?? new DOMRect();
  const end = document.getElementById("actions")?.getBoundingClientRect().top ?? innerHeight;
  const { style } = box;
  style.width = `${log.width}px`;
  style.height = "";
  const bottom = Math.min(log.bottom, end) - (isBelow ? GAP : 0);
  const top = isBelow ? bottom - box.offsetHeight : log.top;
  const isRoom = log.width > 0 && (isBelow ? top - log.top : bottom - top) >= least && !classList.contains("log-open");
  classList.toggle(IN_LOG, isRoom);
  style.left = isRoom ? `${log.left}px` : "";
  style.top = isRoom ? `${top}px` : "";
  if (!isRoom) style.width = "";
  else if (isBelow) room.setProperty("--below-log", `${log.bottom - top + GAP}px`);
  else style.height = `${bottom - top}px`;
}
