// @ts-check
// Saves each setting as soon as it is changed.

const form = /** @type {HTMLFormElement} */ (document.getElementById("settings"));
const notice = /** @type {HTMLElement} */ (document.getElementById("saved"));
const refused = /** @type {HTMLElement} */ (document.getElementById("refused"));
const back = /** @type {HTMLInputElement} */ (form.elements.namedItem("back"));

// Whatever reloads this page, such as another language, must still know where it leads back to.
const here = `/settings?back=${encodeURIComponent(back.value)}`;
history.replaceState(null, "", here + location.hash);
form.querySelector("button[type=submit]")?.remove();

/** Shows that the settings were saved, and lets it be heard. */
function tell() {
  const words = document.createElement("span");
  words.textContent = notice.dataset.words ?? "";
  notice.replaceChildren(words);
}

/** Shows why a setting was not saved. @param {string} [message] */
function refuse(message) {
  const words = document.createElement("p");
  words.className = "error";
  words.textContent = message ?? refused.dataset.unsent ?? "";
  notice.replaceChildren();
  refused.replaceChildren(words);
}

/** @param {string} name @param {string} value */
async function save(name, value) {
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ [name]: value }),
    });
    if (!answer.ok) return refuse((await answer.json()).error?.message);
  } catch {
    return refuse();
  }
  refused.replaceChildren();
  tell();
}

/** Sends the whole form and comes back here, for a change that concerns the whole page. */
function reload() {
  back.value = here;
  form.submit();
}

/** Each request sees the cookie that the one before has set. */
let saving = Promise.resolve();

form.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const { name, value } = target;
  // A first name makes a new player, for whom this page has more to show.
  if (name === "lang" || (name === "name" && !("known" in form.dataset))) {
    saving = saving.then(reload);
    return;
  }
  if (name !== "name") document.documentElement.dataset[name] = value;
  saving = saving.then(() => save(name, value));
});

// Enter in the name has already changed it.
form.addEventListener("submit", (event) => event.preventDefault());
