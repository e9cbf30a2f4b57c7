// The case page: evidence linked both ways, keys, panels, search, and typed text that survives.
const turns = $$(".turn");
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
let selected = -1;

// They change where evidence is still being looked for. A line that nobody has judged counts too.
const sentences = () => $$("[data-span]:not(.kind-heading)").filter((item) => !item.closest(".half-body[hidden]"));

const SCREENS = 3;

/** Glides where the eye can follow, and is there at once where it cannot. */
function reveal(element, block = "center") {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const near = top > -SCREENS * innerHeight && bottom < SCREENS * innerHeight;
  element.scrollIntoView({ block, behavior: near && !calm ? "smooth" : "instant" });
}

function light(numbers) {
  const wanted = new Set(numbers.map((number) => `turn-${number}`));
  for (const turn of turns) turn.classList.toggle("lit", wanted.has(turn.id));
}

/** In the lit turns, the words that this sentence quotes; those of others are not marked. */
function lightQuotes(sentence) {
  const number = sentence.id.slice(1);
  for (const mark of $$("[data-quotes]")) mark.classList.toggle("on", number !== "" && numbersOf(mark, "quotes").includes(number));
}

function numbersOf(element, name) {
  return (element.dataset[name] ?? "").split(" ").filter(Boolean);
}

// The halves scroll for themselves only where they stand side by side.
const sideBySide = matchMedia("(min-width: 900px)");

// Where they do not, the transcript is a drawer; without scripts it stands below the summary.
const drawer = $("[data-drawer]");
drawer.hidden = false;
document.body.classList.add("with-drawer");

function pull(out) {
  if (!out && $("#transcript").contains(document.activeElement)) drawer.focus();
  $("#transcript").classList.toggle("out", out);
  drawer.setAttribute("aria-expanded", out);
}

drawer.addEventListener("click", () => pull(!$("#transcript").matches(".out")));
$("[data-drawer-close]").addEventListener("click", () => pull(false));

if ($(".coverage:not([hidden])")) pull(true);

// The drawer stands on the footer, whose height follows its panels and its wrapped buttons.
const footer = $("#decide");
if (footer) {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--footer", `${footer.offsetHeight}px`);
  }).observe(footer);
}

function select(index, { focus = true } = {}) {
  const all = sentences();
  const sentence = all[index];
  if (!sentence) return;
  selected = index;
  all.forEach((other) => other.classList.toggle("selected", other === sentence));
  const numbers = numbersOf(sentence, "turns");
  light(numbers);
  lightQuotes(sentence);
  if (focus) sentence.focus({ preventScroll: true });
  if (numbers.length && !sideBySide.matches) pull(true);
  reveal(sentence, "nearest");
  if (numbers.length) reveal($("mark.on") ?? $(`#turn-${numbers[0]}`));
}

/** To the next sentence, or with -1 the one before, that a judge found less than supported. */
function walk(by) {
  const all = sentences();
  const found = all.map((item, at) => at).filter((at) => all[at].matches(".exception"));
  if (!found.length) return;
  const next = by > 0 ? found.find((at) => at > selected) : found.findLast((at) => at < selected);
  select(next ?? found.at(by > 0 ? 0 : -1));
}

document.addEventListener("click", (event) => {
  const sentence = event.target.closest("[data-span]");
  if (!sentence || event.target.closest("a, button, textarea") || !getSelection().isCollapsed) return;
  select(sentences().indexOf(sentence));
});

for (const turn of turns) {
  const mark = (on) => {
    for (const number of numbersOf(turn, "sentences")) $(`#s${number}`)?.classList.toggle("resting", on);
  };
  turn.addEventListener("pointerenter", () => mark(true));
  turn.addEventListener("pointerleave", () => mark(false));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#turn-"], a[href^="#s"]');
  const target = link && document.getElementById(link.hash.slice(1));
  if (!target) return;
  const tab = $$("a", tabs).find((one) => bodies.get(one.href)?.contains(target));
  if (tab) turnTo(tab);
  // The scores are folded away below the text.
  for (let fold = target; fold; fold = fold.parentElement?.closest("details")) fold.open = true;
  const index = sentences().indexOf(target);
  if (index >= 0) {
    event.preventDefault();
    select(index);
  } else if (target.matches(".turn")) {
    pull(true);
    light([link.hash.slice(6)]);
  }
});

// --- Tabs --------------------------------------------------------------------------------------
// Another tab comes into this page: what is selected, typed and scrolled to stays. Each is loaded once.
const tabs = $(".half.summary .tabs");
const first = $("[aria-current]", tabs) ?? $("a", tabs);
const bodies = new Map([[first.href, $(".half.summary > .half-body")]]);

let settlings = 0;
document.addEventListener("evidence-shown", () => (settlings += 1));

async function turnTo(tab) {
  if (!bodies.has(tab.href)) {
    const before = settlings;
    const answer = await fetch(tab.href);
    // It may be from before the evidence that came meanwhile.
    if (before !== settlings) return turnTo(tab);
    if (!answer.ok) return location.assign(tab.href);
    const body = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".half.summary > .half-body");
    body.hidden = true;
    bodies.set(tab.href, body);
    $(".half.summary").append(document.adoptNode(body));
    window.htmx.process(body);
  }
  for (const [href, body] of bodies) body.hidden = href !== tab.href;
  for (const other of $$("a", tabs)) other.removeAttribute("aria-current");
  tab.setAttribute("aria-current", "page");
}

tabs.addEventListener("click", (event) => {
  const tab = event.target.closest("a");
  if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  turnTo(tab);
  history.pushState(null, "", tab.href);
});
addEventListener("popstate", () => {
  turnTo($$("a", tabs).find((one) => one.href === location.href) ?? first);
});

// --- Panels ----------------------------------------------------------------------------------
const panels = $$(".panel");

function open(name) {
  const panel = $(`#panel-${name}`);
  if (!panel || gone) return;
  take();
  panels.forEach((other) => (other.hidden = other !== panel));
  more(false);
  if (name === "approve") {
    // Nothing covers what is signed.
    pull(false);
    loadAhead();
  }
  if (name === "send_back") return comment();
  const field = $("select, textarea", panel);
  const wanted = name === "approve" && !field.required ? $("[type=password], button", panel) : field;
  wanted?.focus({ preventScroll: true });
}

/** A text is sent back with a comment on each sentence that needs one. */
function comment() {
  const place = sentences()[selected] && $(".comment-on", sentences()[selected]);
  if (place) place.hidden = false;
  const field = place ? $("textarea", place) : $("#id_send_back_comment");
  field.focus();
}

/** The next case comes while this one is signed. Nobody sees it yet, and nobody claims it. */
function loadAhead() {
  const following = $("#following");
  if (!following || $("script[type=speculationrules]")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.nonce = following.nonce;
  rules.textContent = JSON.stringify({ prefetch: [{ urls: [following.href], eagerness: "immediate" }] });
  document.body.append(rules);
}

// A page that was loaded ahead is as old as that: it asks at once what has changed since.
const [arrival] = performance.getEntriesByType("navigation");
if (arrival?.deliveryType === "navigational-prefetch") {
  const asking = $("#presence [hx-get]");
  window.htmx.ajax("GET", `${asking.getAttribute("hx-get")}&opened=yes`, { source: asking, swap: "none" });
}

function close() {
  const opened = panels.find((panel) => !panel.hidden);
  if (!opened) return;
  opened.hidden = true;
  const name = opened.id.slice(6);
  if (name === "send_back") for (const place of $$(".comment-on")) place.hidden = !$("textarea", place).value;
  const opener = $(`[data-panel="${name}"]`);
  (opener?.offsetParent ? opener : $("[data-more]"))?.focus({ preventScroll: true });
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

for (const form of $$("form[data-typed]")) keepInBrowser(form);

// --- The claim: taken by the first action, renewed while somebody works here ----------------------
const bar = $("#deskbar");
const SECOND = 1000;
const LAST = 120;
let active = false;
let gone = false;
let taking = false;
// When the claim ends; 0 as long as there was none.
let ends = bar && Number(bar.dataset.left) && Date.now() + bar.dataset.left * SECOND;

const holding = () => ends > Date.now();

/** Reading takes nothing. What opens a panel, types or rates takes the case. */
async function take() {
  if (!bar || gone || taking || holding()) return;
  taking = true;
  await claim();
  taking = false;
}

async function claim(body) {
  // It lasts from when it was asked for, at the latest: an answer that is long under way leaves less.
  const asked = Date.now();
  renewed(await post(bar.dataset.claim, body), asked);
}

function renewed(answer, asked = Date.now()) {
  if (!bar) return;
  if (answer.why) lost(answer.why);
  else if (answer.left !== undefined) ends = asked + answer.left * SECOND;
  if (answer.message) note(answer.message);
  count();
}

/** How long the claim lasts is said in its last two minutes only. */
function count() {
  if (gone || !ends) return;
  const left = Math.max(0, Math.round((ends - Date.now()) / SECOND));
  const shown = $("[data-countdown]", bar);
  $("[data-release]").hidden = left === 0;
  shown.hidden = left > LAST;
  if (!left) return show(said.runOut, shown);
  if (!$("[role=timer]", shown)) shown.replaceChildren($("#claimed").content.cloneNode(true));
  show(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`, $("[role=timer]", shown));
}

async function beat() {
  if (!active || !holding()) return;
  active = false;
  await claim(new URLSearchParams({ renew: "yes" }));
}

/** Somebody else has the case: the panels stay with what was typed, their buttons go. */
function lost(why) {
  if (gone) return;
  gone = true;
  $("[data-countdown]", bar).hidden = false;
  show(why, $("[data-countdown]", bar));
  for (const button of $$("[data-panel], [data-release], [data-at-desk]", footer)) button.hidden = true;
  clearInterval(counting);
  clearInterval(beating);
  if (typed()) note(why, said.tooLate);
}

/** Says something above the transcript, the first part of it in bold. */
function note(message, more = "") {
  const words = document.createElement("p");
  const first = document.createElement("strong");
  words.className = "notice notice-warn";
  first.textContent = message;
  words.append(first, ` ${more}`);
  $("#changed").replaceChildren(words);
}

const counting = bar && setInterval(count, SECOND);
const beating = bar && setInterval(beat, bar.dataset.beat * SECOND);
for (const kind of ["keydown", "pointerdown", "wheel", "input"]) {
  addEventListener(kind, () => (active = true), { passive: true, capture: true });
}
for (const form of $$("form[data-typed], form[data-rate]")) form.addEventListener("input", take);

// A rating can be left at any time: what was chosen so far is there again.
const rating = $("[data-rate]");
let unkept = false;
let keeping = Promise.resolve();

async function keepRating() {
  if (!unkept) return;
  unkept = false;
  const given = new FormData(rating);
  given.set("later", "yes");
  const kept = await post(rating.action, given, { keepalive: true });
  if (!unkept) show(kept.ok ? said.ratingKept : said.ratingLost, $("[data-rated]"));
}

rating?.addEventListener("input", () => {
  unkept = true;
  show("", $("[data-rated]"));
  // One after the other, so that no older choice arrives last.
  keeping = keeping.then(keepRating);
});
addEventListener("pagehide", keepRating);

// Two texts to choose from are shown where they can be read.
document.addEventListener("both-shown", ({ target }) => open(target.closest(".panel").id.slice(6)));
for (const form of $$("form[data-autosave]")) {
  autosave(form, (answer, words) => {
    show(words, $("[data-saved]"));
    renewed(answer);
  });
}

/** Words in another panel that this form does not send; a second press leaves them behind. */
function left(form) {
  const panel = form.closest(".panel");
  return panels.find((other) => {
    if (other === panel || other.id === "panel-edit") return false;
    return fieldsOf($("form", other)).some((field) => field.value.trim());
  });
}

for (const form of $$("#decide form[data-typed]")) {
  form.addEventListener("submit", (event) => {
    const other = left(form);
    if (!other || form.dataset.leaves) return;
    event.preventDefault();
    form.dataset.leaves = "yes";
    const panel = $(`[data-panel="${other.id.slice(6)}"]`).firstChild.textContent.trim();
    refuse(form, say("leftBehind", { panel }));
  });
}

const typed = () => $$("form[data-typed]").flatMap(fieldsOf).some((field) => field.value !== field.defaultValue);

// What comes into the page may say that somebody else acted first.
document.addEventListener("htmx:load", () => {
  const held = bar && $("#held strong");
  if (held) lost(held.textContent);
});

// --- The pipeline moved on: show it, unless somebody is typing ----------------------------------
document.addEventListener("htmx:oobAfterSwap", (event) => {
  if (event.detail.target.id !== "changed" || !$("#changed").dataset.changed) return;
  $("[hx-get]")?.remove();
  if (document.querySelector("#progress") && !typed()) {
    location.replace(CASE + (location.search === "?panel=approve" ? location.search : ""));
  }
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
  markHits(words);
  hit = -1;
  step(1);
}

/** The words themselves, where the browser can colour them without changing the page. */
function markHits(words) {
  if (!CSS.highlights) return;
  const ranges = hits.flatMap((turn) => {
    const walker = document.createTreeWalker($("p", turn), NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts.flatMap((text) => rangesOf(text, words));
  });
  CSS.highlights.set("hits", new Highlight(...ranges));
}

function rangesOf(text, words) {
  const found = [];
  const within = text.data.toLowerCase();
  for (let at = within.indexOf(words); at >= 0; at = within.indexOf(words, at + words.length)) {
    const range = new Range();
    range.setStart(text, at);
    range.setEnd(text, Math.min(at + words.length, text.length));
    found.push(range);
  }
  return found;
}

function step(by) {
  hits[hit]?.classList.remove("current-hit");
  if (hits.length) {
    hit = (hit + by + hits.length) % hits.length;
    hits[hit].classList.add("current-hit");
    reveal(hits[hit]);
  }
  const count = hits.length ? say("hit", { number: hit + 1, hits: hits.length }) : said.noHit;
  $("[data-found]").textContent = input.value.trim() ? count : "";
}

find.hidden = false;
input.addEventListener("input", search);
find.addEventListener("submit", (event) => event.preventDefault());
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
});

const uncovered = $("[data-uncovered]");
uncovered.addEventListener("submit", (event) => {
  event.preventDefault();
  const on = $(".turns").classList.toggle("show-uncovered");
  $(".coverage").hidden = !on;
  $("button", uncovered).setAttribute("aria-pressed", on);
});

// --- Keys --------------------------------------------------------------------------------------
const keys = $("#keys");
const isTyping = (target) =>
  target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
const press = (key) => $(`[data-key="${key}"]:not([hidden])`)?.requestSubmit();
const toCase = (key) => $(`[data-case="${key}"]`)?.click();

/** Rates the criterion that has the focus, or the first without a rating, and goes on. */
function rate(value) {
  const scales = $$("[data-rate] fieldset");
  const here = document.activeElement.closest("[data-rate] fieldset");
  const scale = here ?? scales.find((item) => !$(":checked", item));
  if (!scale) return;
  const choice = $(`[value="${value}"]`, scale);
  choice.checked = true;
  choice.dispatchEvent(new Event("input", { bubbles: true }));
  const next = scales.find((item) => !$(":checked", item));
  (next ? $("input", next) : $('[form="rate-form"]')).focus();
}

const actions = {
  j: () => select(Math.min(selected + 1, sentences().length - 1)),
  k: () => select(Math.max(selected - 1, 0)),
  n: () => walk(1),
  p: () => walk(-1),
  y: () => {
    const here = sentences()[selected];
    const answer = here && $("[data-answer]", here);
    if (answer) answer.click();
    else walk(1);
  },
  e: () => ($("#panel-edit") ? edit() : $("[data-revise]")?.click()),
  E: () => open("edit"),
  b: () => open("send_back"),
  x: () => open("reject"),
  d: () => $('a[href*="view=attempts"]')?.click(),
  s: () => press("s"),
  r: () => press("r"),
  ArrowLeft: () => toCase("ArrowLeft"),
  ArrowRight: () => toCase("ArrowRight"),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((value) => [value, () => rate(value)])),
  t: () => drawer.click(),
  "/": () => {
    pull(true);
    input.focus();
  },
  "?": () => keys.showModal(),
};

/** Ctrl+Enter sends the form that somebody types in, opens the approval, or signs it once it is open. */
function stroke(target, judged) {
  const field = target.closest("textarea, select");
  const form = field?.form ?? $("#panel-approve:not([hidden]) form");
  if (form) form.requestSubmit((judged && $("[name=judge]", form)) || $("button.primary", form));
  else open("approve");
}

const off = $("[data-keys-off]");
off.checked = localStorage.getItem("keys") === "off";
off.addEventListener("change", () => localStorage.setItem("keys", off.checked ? "off" : "on"));

document.addEventListener("keydown", (event) => {
  if (keys.open) return;
  if (event.key === "Escape") {
    if (isTyping(event.target)) event.target.blur();
    else if (panels.some((panel) => !panel.hidden)) close();
    else pull(false);
    return;
  }
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    // Nobody has read yet what a key opens that is held down.
    if (!event.repeat) stroke(event.target, event.shiftKey);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const action = actions[event.key];
  if (!action || (off.checked && event.key !== "?")) return;
  // Radio buttons have the arrows for themselves.
  if (event.key.startsWith("Arrow") && event.target.matches("input")) return;
  event.preventDefault();
  action();
});

for (const [name, action] of [["exceptions", actions.n], ["help", actions["?"]]]) {
  const button = $(`[data-${name}]`);
  if (!button) continue;
  button.hidden = false;
  button.addEventListener("click", action);
}

/** On a small screen all but the approval is behind one button. */
function more(out) {
  $("[data-more]")?.setAttribute("aria-expanded", out);
  $("#footer-rest")?.classList.toggle("out", out);
}

const rest = $("[data-more]");
if (rest) {
  rest.hidden = false;
  rest.addEventListener("click", () => more(rest.getAttribute("aria-expanded") === "false"));
}

/** Buttons that need sentences with evidence. */
function offer() {
  uncovered.hidden = sentences().length === 0;
  const next = $("[data-exceptions]");
  if (next) next.hidden = !$(".exception");
}

offer();

if (location.hash.startsWith("#turn-")) light([location.hash.slice(6)]);
if (location.hash.startsWith("#s")) select(sentences().indexOf($(location.hash)), { focus: false });
const opened = panels.find((panel) => !panel.hidden);
const missing = opened && ($("[type=password][aria-invalid]", opened) ?? $(".field-error ~ .sign-line textarea, textarea, select", opened));
missing?.focus({ preventScroll: true });
