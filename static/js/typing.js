// What somebody types is kept: in this tab at once, and on the server shortly after each pause.
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const PAUSE = 800;
// The page holds the words, in its language: `said.saved`, and `say("kept", { time })` fills one in.
const said = Object.assign({}, ...$$("[data-said]").map((element) => ({ ...element.dataset })));
const say = (name, values) => said[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
const CASE = location.pathname.match(/^\/summaries\/[^/]+\//)?.[0] ?? location.pathname;

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
    if (key.startsWith(`typed:${CASE}:`)) sessionStorage.removeItem(key);
  }
}

/** Outlives the page, in this tab and for this text only, until it is stored. */
function keepInTab(form) {
  for (const field of fieldsOf(form)) keepField(form, field);
}

/** A form's texts, wherever on the page they stand. */
const fieldsOf = (form) => [...form.elements].filter((field) => field.matches("textarea"));

function keepField(form, field) {
  const name = ["text", "comment"].includes(field.name) ? "" : `:${field.name}`;
  const key = `typed:${CASE}:${form.dataset.typed}:${$("[name=text_sha256]", form).value}${name}`;
  const kept = sessionStorage.getItem(key);
  if (kept !== null && kept !== field.value && field.value === field.defaultValue && !$(".field-error", form)) {
    field.value = kept;
    const note = document.createElement("p");
    note.className = "kept-note";
    note.textContent = said.restored;
    field.after(note);
    field.parentElement.hidden = false;
  }
  field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
}

// What is typed in autosaved forms: each can say whether it is all on the server, and see to it.
const autosaved = [];

/**
 * Keeps the form's fields, or what `typed(form)` takes of them, after each pause.
 * `onSaved(answer, words)` is called every time that the server kept the text.
 */
function autosave(form, onSaved = () => {}, typed = (sent) => new FormData(sent)) {
  const status = $("[data-autosaved]", form);
  let waiting = 0;
  let inFlight = 0;
  let last = Promise.resolve(true);
  // What this tab restored is not on the server yet.
  let unsent = $$("textarea", form).some((field) => field.value !== field.defaultValue);

  async function send(options) {
    unsent = false;
    inFlight += 1;
    const answer = await post(form.dataset.autosave, typed(form), options);
    inFlight -= 1;
    const kept = answer.saved !== undefined;
    status?.classList.toggle("unsaved", !kept);
    if (!kept) {
      unsent = true;
      show(said.unsaved, status);
      return false;
    }
    const { why, saved: time } = answer;
    const words = time ? say("kept", { time }) : "";
    show(why && time ? say("keptThough", { why, time }) : why || words, status);
    onSaved(answer, words);
    return true;
  }

  /** One after the other, so that no older text arrives last. */
  function save() {
    waiting = clearTimeout(waiting);
    last = last.then(() => send());
    return last;
  }

  // Its fields may stand anywhere on the page.
  document.addEventListener("input", (event) => {
    if (event.target.form !== form) return;
    unsent = true;
    clearTimeout(waiting);
    waiting = setTimeout(save, PAUSE);
  });
  let sent = false;
  form.addEventListener("submit", () => {
    sent = true;
    waiting = clearTimeout(waiting);
  });
  addEventListener("pageshow", () => (sent = false));
  addEventListener("pagehide", () => waiting && !sent && send({ keepalive: true }));
  autosaved.push({
    form,
    late: () => unsent || inFlight > 0,
    flush: () => (unsent ? save() : last),
  });
}

function refuse(form, why) {
  const message = $("[data-refused]", form) ?? document.createElement("p");
  message.className = "field-error";
  message.dataset.refused = "";
  message.setAttribute("role", "alert");
  message.textContent = why;
  // A sentence that is edited where it stands is sent by a form that nobody sees.
  (form.closest("[hidden]") ? $("#changed") : form).prepend(message);
}

// A decision, and whatever else is sent from this page, follows the words that were typed before it.
document.addEventListener(
  "submit",
  async (event) => {
    const form = event.target;
    if (form.method !== "post" || form.dataset.flushed) return;
    const late = autosaved.filter((typed) => typed.form !== form && typed.late());
    if (!late.length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const kept = await Promise.all(late.map((typed) => typed.flush()));
    if (!kept.every(Boolean)) {
      refuse(form, said.unsent);
      return;
    }
    form.dataset.flushed = "yes";
    form.requestSubmit(event.submitter);
    delete form.dataset.flushed;
  },
  true,
);

// What is discarded must not come back from this tab.
document.addEventListener("submit", (event) => {
  if (!("discard" in event.target.dataset)) return;
  for (const key of Object.keys(sessionStorage)) {
    if (["edit", "resubmit"].some((name) => key.startsWith(`typed:${CASE}:${name}:`))) sessionStorage.removeItem(key);
  }
});
