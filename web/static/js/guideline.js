// A draft of a guideline is saved as it is typed. Leaving the page asks first while something is not.
import { $, PAUSE, post, show } from "./typing.js";

const draft = $("[data-guideline-draft]");
const told = $("[data-autosaved]");
const seen = $("[name=seen]", draft);
// The title is in force at once, so it is saved when its field is left and not letter by letter.
const title = $("[name=title]", draft);
let titled = title.defaultValue;
let timer = 0;
let last = Promise.resolve();
let sending = false;
let stopped = false;
let leaving = false;

function typed(form = draft) {
  const data = new FormData(form);
  for (const name of ["seen", "csrfmiddlewaretoken"]) data.delete(name);
  return new URLSearchParams(data).toString();
}

/** As the server sent it: a field may be changed before this script loads. */
function served() {
  const form = draft.cloneNode(true);
  form.reset();
  return typed(form);
}

let saved = "unsaved" in draft.dataset ? "" : served();
const unsaved = () => typed() !== saved;

async function keep() {
  if (stopped || !unsaved()) return;
  const now = typed();
  const body = new FormData(draft);
  body.set("title", titled);
  sending = true;
  const answer = await post(location.pathname, body);
  sending = false;
  told.classList.toggle("unsaved", !answer.saved);
  if (!answer.saved) {
    stopped = answer.status === 409;
    const why = answer.why ?? told.dataset.unreachable;
    show(told.dataset.refused.replace("{why}", () => why), told);
    return;
  }
  seen.value = answer.seen;
  $("[data-changes]").textContent = answer.changes;
  if (title.value === titled) saved = now;
  show(told.dataset.autosaved.replace("{time}", answer.saved), told);
}

/** One after the other: each sends the state that the one before it left on the server. */
function save() {
  timer = clearTimeout(timer);
  last = last.then(keep);
  return last;
}

function saveSoon() {
  clearTimeout(timer);
  timer = setTimeout(save, PAUSE);
}

draft.addEventListener("input", saveSoon);
if (!("unsaved" in draft.dataset) && unsaved()) saveSoon();
title.addEventListener("change", () => {
  titled = title.value;
  save();
});

// What is sent follows what is on its way, and another form of the page what was typed before it.
document.addEventListener(
  "submit",
  async (event) => {
    const form = event.target;
    if (form.method !== "post") return;
    timer = clearTimeout(timer);
    leaving = form === draft;
    const late = !stopped && !leaving && unsaved() && !("settled" in form.dataset);
    if (!sending && !late) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    await (leaving ? last : save());
    form.dataset.settled = "";
    form.requestSubmit(event.submitter);
    delete form.dataset.settled;
  },
  true,
);

addEventListener("beforeunload", (event) => {
  if (!leaving && unsaved()) event.preventDefault();
});
addEventListener("online", save);
addEventListener("pageshow", () => (leaving = false));
