// Correcting a turn where it is: the form moves into the turn, and the recording plays from there.
import { $, $$ } from "./typing.js";

const form = $("#correct-turn");
const home = document.createComment("");
const audio = () => $("#player audio");
const leave = $("[data-leave-turn]", form);
form.before(home);

function play(turn) {
  if (!audio() || !turn.dataset.start) return;
  audio().currentTime = Number(turn.dataset.start);
  audio().play().catch(() => {}); // the player says what is wrong
}

/** The turn that has the focus, or was linked to, or that the selected sentence rests on first. */
function chosen() {
  return document.activeElement.closest(".turn") ?? $(".turn:target") ?? $(".turn.lit");
}

function open(turn) {
  const { text, speaker, reason, turn: number } = form.elements;
  number.value = turn.id.replace("turn-", "");
  text.value = $(":scope > p", turn).textContent;
  speaker.placeholder = $(".speaker", turn).textContent;
  const time = $(".at", turn)?.textContent;
  if (audio() && time && !reason.value) reason.value = reason.dataset.heard.replace("{time}", time);
  turn.append(form);
  leave.hidden = false;
  play(turn);
  text.focus();
}

function close() {
  const turn = form.closest(".turn");
  if (!turn) return;
  home.after(form);
  leave.hidden = true;
  $(".turn-number", turn).focus();
}

leave.addEventListener("click", close);
form.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !form.closest(".turn")) return;
  event.stopPropagation();
  close();
});
for (const button of $$("[data-play-turn]")) {
  button.hidden = false;
  button.addEventListener("click", () => play(document.getElementById(`turn-${button.dataset.playTurn}`)));
}
document.addEventListener("keydown", (event) => {
  if (event.key !== "c" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if ($("dialog[open]") || localStorage.getItem("keys") === "off") return;
  if (event.target.closest("input, textarea, select, [contenteditable]")) return;
  const turn = chosen();
  if (!turn) return;
  event.preventDefault();
  open(turn);
});
