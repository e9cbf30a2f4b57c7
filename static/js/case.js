// The case page: evidence linked both ways, keys, panels, search, and typed text that survives.
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const sentences = $$(".sentence");
const turns = $$(".turn");
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
let selected = -1;

function reveal(element, block = "center") {
  element?.scrollIntoView({ block, behavior: calm ? "auto" : "smooth" });
}

function light(numbers) {
  const wanted = new Set(numbers.map((number) => `turn-${number}`));
  for (const turn of turns) turn.classList.toggle("lit", wanted.has(turn.id));
}

function numbersOf(element, name) {
  return (element.dataset[name] ?? "").split(" ").filter(Boolean);
}

// The halves scroll for themselves only where they stand side by side.
const sideBySide = matchMedia("(min-width: 900px)");

function select(index, { focus = true } = {}) {
  const sentence = sentences[index];
  if (!sentence) return;
  selected = index;
  sentences.forEach((other) => other.classList.toggle("selected", other === sentence));
  const numbers = numbersOf(sentence, "turns");
  light(numbers);
  if (focus) sentence.focus({ preventScroll: true });
  reveal(sentence, "nearest");
  if (sideBySide.matches && numbers.length) reveal($(`#turn-${numbers[0]}`));
}

function nextUnsupported() {
  const after = sentences.findIndex((item, at) => at > selected && item.matches(".unsupported"));
  const found = after >= 0 ? after : sentences.findIndex((item) => item.matches(".unsupported"));
  if (found >= 0) select(found);
}

sentences.forEach((sentence, index) => {
  sentence.addEventListener("click", (event) => {
    if (!event.target.closest("a") && getSelection().isCollapsed) select(index);
  });
});

for (const turn of turns) {
  const resting = numbersOf(turn, "sentences").map((number) => $(`#s${number}`));
  const mark = (on) => resting.forEach((sentence) => sentence?.classList.toggle("resting", on));
  turn.addEventListener("pointerenter", () => mark(true));
  turn.addEventListener("pointerleave", () => mark(false));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#turn-"], a[href^="#s"]');
  const target = link && document.getElementById(link.hash.slice(1));
  if (!target) return;
  const index = sentences.indexOf(target);
  if (index >= 0) {
    event.preventDefault();
    select(index);
  } else if (target.matches(".turn")) {
    light([link.hash.slice(6)]);
  }
});

// --- Panels ----------------------------------------------------------------------------------
const panels = $$(".panel");

function open(name) {
  const panel = $(`#panel-${name}`);
  if (!panel) return;
  panels.forEach((other) => (other.hidden = other !== panel));
  const field = $("textarea", panel);
  field?.focus();
}

function close() {
  const opened = panels.find((panel) => !panel.hidden);
  if (!opened) return;
  opened.hidden = true;
  $(`[data-panel="${opened.id.slice(6)}"]`)?.focus();
}

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-panel]");
  if (opener) {
    event.preventDefault();
    open(opener.dataset.panel);
  } else if (event.target.closest("[data-close]")) {
    event.preventDefault();
    close();
  }
});

// --- What is typed outlives the page, in this tab and for this text only, until it is stored -----
if ($(".flash-success")) {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(`typed:${location.pathname}:`)) sessionStorage.removeItem(key);
  }
}
for (const form of $$("form[data-typed]")) {
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

const typed = () => $$("form[data-typed] textarea").some((field) => field.value !== field.defaultValue);

// --- The pipeline moved on: show it, unless somebody is typing ----------------------------------
document.addEventListener("htmx:oobAfterSwap", (event) => {
  const note = event.detail.target.id === "changed" ? $("#changed") : null;
  if (!note?.dataset.changed) return;
  $("[hx-get]")?.remove();
  if (document.querySelector("#progress") && !typed()) location.reload();
});

// --- Search ------------------------------------------------------------------------------------
const find = $("[data-find]");
const input = $("#find");
let hits = [];
let hit = -1;

function search() {
  const words = input.value.trim().toLowerCase();
  hits = words ? turns.filter((turn) => turn.textContent.toLowerCase().includes(words)) : [];
  turns.forEach((turn) => turn.classList.toggle("hit", hits.includes(turn)));
  hit = -1;
  step(1);
}

function step(by) {
  hits[hit]?.classList.remove("current-hit");
  if (hits.length) {
    hit = (hit + by + hits.length) % hits.length;
    hits[hit].classList.add("current-hit");
    reveal(hits[hit]);
  }
  const count = hits.length ? `${hit + 1} of ${hits.length}` : "none";
  $("[data-found]").textContent = input.value.trim() ? count : "";
}

find.hidden = false;
input.addEventListener("input", search);
find.addEventListener("submit", (event) => event.preventDefault());
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
});

const uncovered = $("[data-uncovered]");
uncovered.hidden = sentences.length === 0;
uncovered.addEventListener("click", () => {
  const on = $(".turns").classList.toggle("show-uncovered");
  uncovered.setAttribute("aria-pressed", on);
});

// --- Keys --------------------------------------------------------------------------------------
const keys = $("#keys");
const isTyping = (target) => target.closest("input, textarea, select, [contenteditable]");
const actions = {
  j: () => select(Math.min(selected + 1, sentences.length - 1)),
  k: () => select(Math.max(selected - 1, 0)),
  n: nextUnsupported,
  e: () => open($("#panel-edit") ? "edit" : "resubmit"),
  b: () => open("send_back"),
  "/": () => input.focus(),
  "?": () => keys.showModal(),
};

document.addEventListener("keydown", (event) => {
  if (keys.open) return;
  if (event.key === "Escape") {
    if (isTyping(event.target)) event.target.blur();
    else close();
    return;
  }
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.target.closest("form[data-typed]")) {
    event.preventDefault();
    open("approve");
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

for (const [name, action] of [["next-unsupported", nextUnsupported], ["help", actions["?"]]]) {
  const button = $(`[data-${name}]`);
  if (!button) continue;
  button.hidden = name === "next-unsupported" && !$(".unsupported");
  button.addEventListener("click", action);
}

if (location.hash.startsWith("#turn-")) light([location.hash.slice(6)]);
if (location.hash.startsWith("#s")) select(sentences.indexOf($(location.hash)), { focus: false });
const opened = panels.find((panel) => !panel.hidden);
if (opened) $("textarea", opened)?.focus();
