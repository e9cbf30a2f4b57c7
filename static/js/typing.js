// What somebody types is kept: in this tab at once, and on the server shortly after each pause.
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const PAUSE = 800;

function show(text, element) {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Posts a form's fields; the answer's JSON, or {} when the server cannot be reached. */
async function post(address, body, options = {}) {
  const token = $("[name=csrfmiddlewaretoken]").value;
  const headers = { Accept: "application/json", "X-CSRFToken": token };
  try {
    const answer = await fetch(address, { method: "POST", headers, body, ...options });
    const json = answer.headers.get("Content-Type")?.includes("json");
    return { ok: answer.ok, status: answer.status, ...(json ? await answer.json() : {}) };
  } catch {
    return { ok: false };
  }
}

// What was stored need not be restored.
if ($(".flash-success")) {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(`typed:${location.pathname}:`)) sessionStorage.removeItem(key);
  }
}

/** Outlives the page, in this tab and for this text only, until it is stored. */
function keepInTab(form) {
  const field = $("textarea", form);
  const key = `typed:${location.pathname}:${form.dataset.typed}:${$("[name=text_sha256]", form).value}`;
  const kept = sessionStorage.getItem(key);
  if (kept !== null && kept !== field.value && field.value === field.defaultValue && !$(".field-error", form)) {
    field.value = kept;
    const note = document.createElement("p");
    note.className = "kept-note";
    note.textContent = "Restored what you had typed here.";
    field.after(note);
  }
  field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
}

/**
 * Keeps the form's fields, or what `typed(form)` takes of them, after each pause.
 * `heard(answer, words)` is told of every time that the server kept the text.
 */
function autosave(form, heard = () => {}, typed = (sent) => new FormData(sent)) {
  const told = $("[data-autosaved]", form);
  let waiting = 0;
  const save = async (options) => {
    waiting = clearTimeout(waiting);
    const answer = await post(form.dataset.autosave, typed(form), options);
    told?.classList.toggle("unsaved", answer.saved === undefined);
    if (answer.saved === undefined) {
      show("Not saved on the server. It is kept in this browser and tried again as you type.", told);
      return;
    }
    const words = answer.saved ? `saved ${answer.saved}` : "";
    const kept = answer.saved ? ` Your text is kept: ${words}.` : "";
    show(answer.why ? `${answer.why}${kept}` : words, told);
    heard(answer, words);
  };
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(save, PAUSE);
  });
  addEventListener("pagehide", () => waiting && save({ keepalive: true }));
  form.addEventListener("submit", () => (waiting = clearTimeout(waiting)));
}
