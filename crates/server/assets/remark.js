// @ts-check
// The remark beside the question: help, previews and confirmations. It has two lines; a longer text
// opens above the action bar.

const remark = () => document.getElementById("remark");

/** @param {boolean} whole */
function setExpanded(whole) {
  document.getElementById("remark-more")?.setAttribute("aria-expanded", String(whole));
}

/** Offers to open the remark if it is longer than its place. */
export function measureRemark() {
  const place = remark();
  place?.classList.remove("whole");
  const texts = [...(place?.querySelectorAll("span") ?? [])];
  place?.classList.toggle("long", texts.some((text) => text.scrollHeight > text.clientHeight + 1));
  setExpanded(false);
}

/** Opens the remark above the action bar, or closes it. */
export function toggleRemark() {
  setExpanded(remark()?.classList.toggle("whole") ?? false);
}

/** Closes the remark. @returns {boolean} whether it was open */
export function closeRemark() {
  const isOpen = remark()?.classList.contains("whole") ?? false;
  if (isOpen) toggleRemark();
  return isOpen;
}

addEventListener("resize", measureRemark);
// The text is wider or narrower in the final font.
document.fonts.ready.then(measureRemark);
measureRemark();
