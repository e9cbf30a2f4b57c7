// Correcting a turn where it is: the form moves into the turn, and the recording plays from there.
(() => {
  const form = document.querySelector("#correct-turn");
  const home = document.createComment("");
  const audio = () => document.querySelector("#player audio");
  const leave = form.querySelector("[data-leave-turn]");
  form.before(home);

  function play(turn) {
    if (!audio() || !turn.dataset.start) return;
    audio().currentTime = Number(turn.dataset.start);
    audio().play().catch(() => {}); // the player says what is wrong
  }

  /** The turn that has the focus, or was linked to, or that the selected sentence rests on first. */
  function chosen() {
    return document.activeElement.closest(".turn") ?? document.querySelector(".turn:target") ?? document.querySelector(".turn.lit");
  }

  function open(turn) {
    const { text, speaker, reason, turn: number } = form.elements;
    number.value = turn.id.replace("turn-", "");
    text.value = turn.querySelector(":scope > p").textContent;
    speaker.placeholder = turn.querySelector(".speaker").textContent;
    const time = turn.querySelector(".at")?.textContent;
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
    turn.querySelector(".turn-number").focus();
  }

  leave.addEventListener("click", close);
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !form.closest(".turn")) return;
    event.stopPropagation();
    close();
  });
  for (const button of document.querySelectorAll("[data-play-turn]")) {
    button.hidden = false;
    button.addEventListener("click", () => play(document.getElementById(`turn-${button.dataset.playTurn}`)));
  }
  document.addEventListener("keydown", (event) => {
    if (event.key !== "c" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") || localStorage.getItem("keys") === "off") return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    const turn = chosen();
    if (!turn) return;
    event.preventDefault();
    open(turn);
  });
})();
