// @ts-check
// Links that are handed on.

/**
 * The whole address of a path, for others: what this device calls itself is no use to them.
 * @param {string} path
 */
export function whole(path) {
  const atHome = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const reached = document.getElementById("site")?.dataset.reached;
  return new URL(path, atHome && reached ? reached : location.href).href;
}

/**
 * Copies the whole address of a path.
 * @param {string} path
 * @param {string} copied the word for success
 * @returns {Promise<string>} what to say of it
 */
export async function copyLink(path, copied) {
  const link = whole(path);
  try {
    await navigator.clipboard.writeText(link);
    return copied;
  } catch {
    // Only a safe connection may write there: the link is shown instead.
    return link;
  }
}
