// @ts-check
// Links that are handed on.

/**
 * Copies the whole address of a path.
 * @param {string} path
 * @param {string} copied the word for success
 * @returns {Promise<string>} what to say of it
 */
export async function copyLink(path, copied) {
  const link = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    return copied;
  } catch {
    // Only a safe connection may write there: the link is shown instead.
    return link;
  }
}
