// What a person types is kept: in this browser at once, and on the server shortly after each pause.
export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const PAUSE = 800;
// The page holds the words, in its language: `said.saved`, and `say("kept", { time })` fills one in.
export const said = Object.assign({}, ...$$("[data-said]").map((element) => ({ ...element.dataset })));
export const say = (name, values) => said[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
export const CASE = location.pathname.match(/^\/summaries\/[^/]+\//)?.[0] ?? location.pathname;

export function show(text, element) {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Posts a form's fields; the answer's JSON, or {} when the server cannot be reached. */
export async function post(address, body, options = {}) {
  const token = $("[name=csrfmiddlewaretoken]").value;
  const headers = { Accept: "application/json", "X-CSRFToken": token };
  try {
    const answer = await fetch(address, { method: "POST", headers, body, ...options });
    const json = answer.headers.get("Content-Type")?.includes("json");
    // The session has ended: the answer is the page for signing in.
    const signedOut = answer.redirected || answer.status === 401;
    return { ok: answer.ok && !signedOut, status: answer.status, signedOut, ...(json ? await answer.json() : {}) };
  } catch {
    return { ok: false };
  }
}

const keyOf = (form) => `typed:${said.person}:${CASE}:${form.dataset.typed}:${$("[name=text_sha256]", form)?.value ?? ""}`;
const versionOf = (form) => $("[name=version]", form);
function forget(...starts) {
  for (const key of Object.keys(localStorage)) {
    if (starts.some((start) => key.startsWith(`typed:${said.person}:${start}`))) localStorage.removeItem(key);
  }
}
// What was stored need not be restored.
if ($(".flash-success")) forget(`${CASE}:`, "/transcripts/");

let signedOut = false;
addEventListener("storage", (event) => (signedOut ||= event.key === "signed-out"));

/** A form's texts, wherever on the page they stand. */
export const fieldsOf = (form) => [...form.elements].filter((field) => field.matches("textarea[name]"));
const wordsOf = (form) => Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value]));

export const hasTypedText = () => $$("form[data-typed]").flatMap(fieldsOf).some((field) => field.value !== field.defaultValue);

/** What was typed on an earlier page and is not stored, put back into its fields. */
export function restore(form) {
  const kept = JSON.parse(localStorage.getItem(keyOf(form)));
  if (!kept || $(".field-error", form)) return;
  const differs = fieldsOf(form).filter(({ name, value }) => (kept.words[name] ?? value) !== value);
  const all = Object.keys(kept.words).every((name) => form.elements[name]);
  if (!differs.length && all && form.dataset.autosave) localStorage.removeItem(keyOf(form));
  if (!differs.every((field) => field.value === field.defaultValue)) return;
  for (const field of differs) {
    field.value = kept.words[field.name];
    const note = document.createElement("p");
    note.className = "kept-note";
    note.textContent = said.restored;
    field.after(note);
    field.parentElement.hidden = false;
  }
  // The server compares what they rest on.
  if (differs.length && kept.version) versionOf(form).value = kept.version;
}

/** Outlives the page for a day, for this person and this text only, until it is stored. */
export function keepInBrowser(form) {
  restore(form);
  // Its fields may stand anywhere on the page.
  document.addEventListener("input", (event) => {
    if (event.target.form !== form || signedOut) return;
    try {
      const kept = { at: Date.now(), version: versionOf(form)?.value, words: wordsOf(form) };
      localStorage.setItem(keyOf(form), JSON.stringify(kept));
    } catch {
      // It is full.
      form.full = true;
    }
  });
}

// What is typed in autosaved forms: each can say whether it is all on the server, and see to it.
const autosaved = [];

/**
 * Keeps the form's fields, or what `typed(form)` takes of them, after each pause.
 * `onSaved(answer, words)` is called every time that the server kept the text.
 */
export function autosave(form, onSaved = () => {}, typed = (sent) => new FormData(sent)) {
  // A sentence that is edited where it stands says so under its own field.
  const status = () => $(`[data-autosaved-of="${form.id}"]`) ?? $("[data-autosaved]", form);
  const version = versionOf(form);
  let waiting = 0;
  let inFlight = 0;
  let last = Promise.resolve(true);
  let unanswered;
  let choosing = false;
  // What this browser restored is not on the server yet.
  let unsent = fieldsOf(form).some((field) => field.value !== field.defaultValue);

  async function send(options) {
    if (choosing) return false;
    unsent = false;
    inFlight += 1;
    const words = wordsOf(form);
    const answer = await post(form.dataset.autosave, typed(form), options);
    inFlight -= 1;
    if (answer.theirs) {
      // Ours; its answer was lost.
      if (unanswered && Object.entries(answer.theirs).every(([name, text]) => (unanswered[name] ?? text) === text)) {
        unanswered = undefined;
        version.value = answer.version;
        return send(options);
      }
      choose(answer);
      return false;
    }
    const kept = answer.saved !== undefined;
    status()?.classList.toggle("unsaved", !kept);
    if (!kept) {
      unsent = true;
      if (!answer.status) unanswered = words;
      show(form.full ? said.unsent : answer.signedOut ? said.signedOut : said.unsaved, status());
      if (answer.signedOut) status()?.append(" ", signInLink());
      return false;
    }
    if (answer.version) version.value = answer.version;
    unanswered = undefined;
    if (!unsent) localStorage.removeItem(keyOf(form));
    const { why, saved: time } = answer;
    const told = time ? say("kept", { time }) : "";
    show(why && time ? say("keptThough", { why, time }) : why || told, status());
    onSaved(answer, told);
    return true;
  }

  /** Both texts on the page; the person's choice is the next version. */
  function choose(answer) {
    choosing = unsent = true;
    show("", status());
    const box = new DOMParser().parseFromString(answer.html, "text/html").body.firstElementChild;
    box.addEventListener("click", ({ target }) => {
      if (target.matches("a")) localStorage.removeItem(keyOf(form));
      if (!target.matches("button")) return;
      version.value = answer.version;
      choosing = false;
      box.remove();
      save();
    });
    ($("[data-autosaved]", form) ?? form.firstElementChild).after(box);
    form.dispatchEvent(new Event("both-shown", { bubbles: true }));
    box.scrollIntoView({ block: "nearest" });
  }

  /** One after the other, so that no older text arrives last. */
  function save() {
    waiting = clearTimeout(waiting);
    last = last.then(() => send());
    return last;
  }

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
    unanswered = wordsOf(form);
  });
  addEventListener("pageshow", () => (sent = false));
  addEventListener("pagehide", () => waiting && !sent && send({ keepalive: true }));
  addEventListener("online", () => unsent && save());
  if (unsent) save();
  autosaved.push({
    form,
    late: () => unsent || inFlight > 0,
    // What a form sends itself rests on a version.
    blocks: () => choosing || inFlight > 0,
    settled: () => last.then(() => !choosing),
    flush: () => (unsent ? save() : last),
  });
}

/** This page again, by way of signing in. */
function signInLink() {
  const link = document.createElement("a");
  link.href = location.href;
  link.textContent = said.signIn;
  return link;
}

export function refuse(form, why) {
  const message = $("[data-refused]", form) ?? document.createElement("p");
  message.className = "field-error";
  message.dataset.refused = "";
  message.setAttribute("role", "alert");
  message.textContent = why;
  // A sentence that is edited where it stands is sent by a form that nobody sees.
  const box = $(".in-place");
  if (box && form.closest("[hidden]")) box.append(message);
  else (form.closest("[hidden]") ? $("#changed") : form).prepend(message);
}

// A decision, and whatever else is sent from this page, follows the words that were typed before it.
document.addEventListener(
  "submit",
  async (event) => {
    const form = event.target;
    if (form.method !== "post" || form.dataset.flushed) return;
    const late = autosaved.filter((typed) => (typed.form === form ? typed.blocks() : typed.late()));
    if (!late.length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const kept = await Promise.all(late.map((typed) => (typed.form === form ? typed.settled() : typed.flush())));
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

// What is discarded must not come back from this browser.
document.addEventListener("submit", (event) => {
  if (!("discard" in event.target.dataset)) return;
  forget(`${CASE}:edit:`, `${CASE}:resubmit:`);
});
