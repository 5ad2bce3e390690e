// @ts-check
// Links to be shared.

/**
 * Returns the absolute address of a path for others, to whom a loopback name is of no use.
 * @param {string} path
 */
export function whole(path) {
  const atHome = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const reached = document.getElementById("site")?.dataset.reached;
  return new URL(path, atHome && reached ? reached : location.href).href;
}

/**
 * Copies the absolute address of a path.
 * @param {string} path
 * @param {string} copied the message for success
 * @returns {Promise<string>} the message to show
 */
export async function copyLink(path, copied) {
  const link = whole(path);
  try {
    await navigator.clipboard.writeText(link);
    return copied;
  } catch {
    // Only a secure context may write to the clipboard: the link is shown instead.
    return link;
  }
}
