// What a person types is kept: in this browser at once, and on the server shortly after each pause.
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

const keyOf = (form) => `typed:${said.person}:${CASE}:${form.dataset.typed}:${$("[name=text_sha256]", form)?.value ?? ""}`;
const versionOf = (form) => $("[name=version]", form);
function forget(...starts) {
  for (const key of Object.keys(localStorage)) {
    if (starts.some((start) => key.startsWith(`typed:${said.person}:${start}`))) localStorage.removeItem(key);
  }
}
// What was stored need not be restored.
if ($(".flash-success")) forget(`${CASE}:`, "/transcripts/");

// A tab that is still open after the person signed out keeps nothing more.
let signedOut = false;
addEventListener("storage", (event) => (signedOut ||= event.key === "signed-out"));

/** A form's texts, wherever on the page they stand. */
const fieldsOf = (form) => [...form.elements].filter((field) => field.matches("textarea[name]"));
const wordsOf = (form) => Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value]));

/** Outlives the page for a day, for this person and this text only, until it is stored. */
function keepInBrowser(form) {
  const key = keyOf(form);
  const kept = JSON.parse(localStorage.getItem(key));
  const other = wordsOf(form);
  const differs = kept ? fieldsOf(form).filter(({ name, value }) => (kept.words[name] ?? value) !== value) : [];
  if (kept && !differs.length && form.dataset.autosave) localStorage.removeItem(key);
  // What is typed on this page goes before what was typed on an earlier one.
  if (differs.length && !$(".field-error", form) && differs.every((field) => field.value === field.defaultValue)) {
    for (const field of differs) {
      field.value = kept.words[field.name];
      const note = document.createElement("p");
      note.className = "kept-note";
      note.textContent = said.restored;
      field.after(note);
      field.parentElement.hidden = false;
    }
    if (kept.version !== versionOf(form)?.value) form.stale = { why: said.choose, version: versionOf(form).value, theirs: other };
  }
  // Its fields may stand anywhere on the page.
  document.addEventListener("input", (event) => {
    if (event.target.form !== form || signedOut) return;
    try {
      localStorage.setItem(key, JSON.stringify({ at: Date.now(), version: versionOf(form)?.value, words: wordsOf(form) }));
      form.kept = true;
    } catch {
      // A browser keeps about five million letters, or none at all.
      form.kept = false;
    }
  });
}

// What is typed in autosaved forms: each can say whether it is all on the server, and see to it.
const autosaved = [];

/**
 * Keeps the form's fields, or what `typed(form)` takes of them, after each pause.
 * `onSaved(answer, words)` is called every time that the server kept the text.
 */
function autosave(form, onSaved = () => {}, typed = (sent) => new FormData(sent)) {
  const status = $("[data-autosaved]", form);
  const version = versionOf(form);
  let waiting = 0;
  let inFlight = 0;
  let last = Promise.resolve(true);
  let unanswered;
  // The person has to choose between two texts: nothing is sent before.
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
      // Ours, of which the answer was lost.
      if (unanswered && Object.entries(answer.theirs).every(([name, text]) => (unanswered[name] ?? text) === text)) {
        unanswered = undefined;
        version.value = answer.version;
        return send(options);
      }
      choose(answer);
      return false;
    }
    const kept = answer.saved !== undefined;
    status?.classList.toggle("unsaved", !kept);
    if (!kept) {
      unsent = true;
      if (!answer.status) unanswered = words;
      show(form.kept === false ? said.unsent : said.unsaved, status);
      return false;
    }
    if (answer.version) version.value = answer.version;
    unanswered = undefined;
    if (!unsent) localStorage.removeItem(keyOf(form));
    const { why, saved: time } = answer;
    const told = time ? say("kept", { time }) : "";
    show(why && time ? say("keptThough", { why, time }) : why || told, status);
    onSaved(answer, told);
    return true;
  }

  /** Both texts on the page; the person's choice is the next version. */
  function choose({ why, version: theirVersion, theirs }) {
    choosing = unsent = true;
    status?.classList.add("unsaved");
    show("", status);
    const box = $("#both").content.firstElementChild.cloneNode(true);
    $("strong", box).textContent = why;
    for (const field of fieldsOf(form)) {
      const text = theirs[field.name] ?? "";
      if (text === field.value) continue;
      const copy = document.createElement("textarea");
      Object.assign(copy, { readOnly: true, rows: Math.min(field.rows, 8), value: text, ariaLabel: said.other });
      box.lastElementChild.before(copy);
    }
    const settle = () => {
      version.value = theirVersion;
      choosing = false;
      box.remove();
    };
    $("[data-mine]", box).addEventListener("click", () => {
      settle();
      save();
    });
    $("[data-other]", box).addEventListener("click", () => {
      settle();
      for (const field of fieldsOf(form)) field.value = theirs[field.name] ?? "";
      for (const choice of $$("select", form)) choice.value = theirs[choice.name] ?? choice.value;
      unsent = false;
      status?.classList.remove("unsaved");
      localStorage.removeItem(keyOf(form));
    });
    if (status) status.after(box);
    else form.prepend(box);
    form.dispatchEvent(new Event("both-shown", { bubbles: true }));
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
  if (form.stale) choose(form.stale);
  else if (unsent) save();
  autosaved.push({
    form,
    late: () => unsent || inFlight > 0,
    // What a form sends itself rests on the version that is on its way, and on a choice that is made.
    blocks: () => choosing || inFlight > 0,
    settled: () => last.then(() => !choosing),
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
