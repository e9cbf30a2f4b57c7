// The selected sentence and the turns that it rests on, linked both ways.
import { $, $$ } from "../typing.js";
import { bodies, pullDrawer, reveal, sideBySide, tabs, turnTo } from "./panes.js";

// On a low screen, as at 400 % zoom, there is room for its words and not for what was found about it.
const low = matchMedia("(max-height: 480px)");

export const turns = $$(".turn");
export let selected = -1;

// They change where evidence is still being looked for. A line that no judge has read counts too.
export const sentences = () => $$("[data-span]:not(.kind-heading)").filter((item) => !item.closest(".half-body[hidden]"));

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

export function select(index, { focus = true } = {}) {
  const all = sentences();
  const sentence = all[index];
  if (!sentence) return;
  selected = index;
  all.forEach((other) => other.classList.toggle("selected", other === sentence));
  const numbers = numbersOf(sentence, "turns");
  light(numbers);
  lightQuotes(sentence);
  if (focus) sentence.focus({ preventScroll: true });
  // It would cover what is signed.
  const signing = $("#panel-approve:not([hidden])");
  if (numbers.length && !sideBySide.matches && !signing) pullDrawer(true);
  reveal(low.matches ? $("p", sentence) : sentence, "nearest");
  if (numbers.length) reveal($("mark.on") ?? $(`#turn-${numbers[0]}`));
}

/** Selects the next sentence, or with -1 the one before, that a judge found less than supported. */
export function selectException(by) {
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
    pullDrawer(true);
    light([link.hash.slice(6)]);
  }
});

const exceptions = $("[data-exceptions]");
exceptions?.addEventListener("click", () => selectException(1));

/** Shows the buttons that need sentences with evidence. */
export function offerButtons() {
  $("[data-uncovered]").hidden = sentences().length === 0;
  if (exceptions) exceptions.hidden = !$(".exception");
}

offerButtons();

if (location.hash.startsWith("#turn-")) light([location.hash.slice(6)]);
if (location.hash.startsWith("#s")) select(sentences().indexOf($(location.hash)), { focus: false });
