// The recording under the transcript: its own controls, keys, and the turn that is being spoken.
(() => {
  const player = document.querySelector("#player");
  const audio = player.querySelector("audio");
  const say = (name, values) => player.dataset[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
  const part = (name) => player.querySelector(`[data-${name}]`);
  const [playing, position, shown, speed, chosen] = ["play", "position", "clock", "speed", "chosen"].map(part);
  const pane = document.querySelector(".turns");
  // A turn without a time is passed over; those with one are in the order of their times.
  const timed = [...pane.querySelectorAll(".turn[data-start]")]
    .map((turn) => ({ turn, start: Number(turn.dataset.start) }))
    .sort((a, b) => a.start - b.start);
  const STEP = 5;
  const JUST_BEFORE = 0.05; // seconds: a player stops some samples before the time that it is given
  let spoken = null;
  let follows = true;

  function clock(seconds) {
    const whole = Math.floor(seconds || 0);
    const pad = (number) => String(number).padStart(2, "0");
    const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
    return hours ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
  }

  const toggle = () => (audio.paused ? start() : audio.pause());

  function start() {
    audio.play().catch(() => {}); // an error has an event of its own
  }

  /** Before the length is known, the browser keeps the time and goes there once it is. */
  function seek(seconds) {
    follows = true;
    audio.currentTime = Math.max(0, Math.min(seconds, audio.duration || seconds));
    follow();
  }

  function rate(by) {
    const at = speed.selectedIndex + by;
    if (at < 0 || at >= speed.options.length) return;
    speed.selectedIndex = at;
    audio.playbackRate = Number(speed.value);
  }

  // --- The turn that is being spoken ---------------------------------------------------------
  function turnAt(seconds) {
    let [low, high] = [0, timed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (timed[middle].start <= seconds + JUST_BEFORE) low = middle + 1;
      else high = middle;
    }
    return timed[low - 1]?.turn ?? null;
  }

  function follow() {
    if (!position.matches(":active")) position.value = audio.currentTime;
    const [time, length] = [clock(audio.currentTime), clock(audio.duration)];
    position.setAttribute("aria-valuetext", say("positionOf", { time, length }));
    shown.textContent = `${time} / ${length}`;
    const now = audio.currentTime || !audio.paused ? turnAt(audio.currentTime) : null;
    if (now === spoken) return;
    spoken?.classList.remove("spoken");
    spoken?.removeAttribute("aria-current");
    spoken = now;
    spoken?.classList.add("spoken");
    spoken?.setAttribute("aria-current", "true");
    if (follows) bringIntoView();
  }

  /** Only the transcript scrolls: what is read beside it stays where it is. */
  function bringIntoView() {
    if (!spoken || pane.scrollHeight <= pane.clientHeight) return;
    const [turn, box] = [spoken.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (turn.top < box.top || turn.bottom > box.bottom) pane.scrollTop += turn.top - box.top - box.height / 4;
  }

  // Whoever scrolls reads elsewhere; choosing a moment follows the talk again.
  for (const kind of ["wheel", "touchmove"]) pane.addEventListener(kind, () => (follows = false), { passive: true });

  // --- Choosing a moment ---------------------------------------------------------------------
  const firstTurn = (sentence) => {
    const numbers = (sentence?.dataset.turns ?? "").split(" ").filter(Boolean);
    return numbers.map((number) => document.getElementById(`turn-${number}`)).find((turn) => turn?.dataset.start);
  };

  function playFrom(turn) {
    seek(Number(turn.dataset.start));
    start();
  }

  document.addEventListener("click", (event) => {
    const at = event.target.closest(".turn .at");
    if (at) return playFrom(at.closest(".turn"));
    const turn = event.target.closest("a, button, textarea") ? null : firstTurn(event.target.closest(".sentence"));
    if (turn && chosen.ariaPressed === "true" && getSelection().isCollapsed) playFrom(turn);
  });

  // With keys a sentence is selected without a sound, and `l` plays it.
  let waiting = null;
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(".sentence")) waiting = firstTurn(event.target) ?? null;
  });
  player.addEventListener("click", () => (waiting = null));

  function playOrPause() {
    const turn = audio.paused && waiting;
    waiting = null;
    if (turn) playFrom(turn);
    else toggle();
  }

  for (const { turn } of timed) {
    const at = turn.querySelector(".at");
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "at", textContent: at.textContent, title: player.dataset.playFrom });
    at.replaceWith(button);
  }

  // --- Controls ------------------------------------------------------------------------------
  audio.controls = false;
  player.querySelector(".player-bar").hidden = false;
  chosen.hidden = !timed.length;
  chosen.ariaPressed = String(localStorage.getItem("play-clicked") !== "no");

  playing.addEventListener("click", toggle);
  for (const button of player.querySelectorAll("[data-seek]")) {
    button.addEventListener("click", () => seek(audio.currentTime + Number(button.dataset.seek)));
  }
  position.addEventListener("input", () => seek(Number(position.value)));
  speed.addEventListener("change", () => rate(0));
  chosen.addEventListener("click", () => {
    chosen.ariaPressed = String(chosen.ariaPressed !== "true");
    localStorage.setItem("play-clicked", chosen.ariaPressed === "true" ? "yes" : "no");
  });

  for (const kind of ["play", "pause", "ended"]) {
    audio.addEventListener(kind, () => {
      playing.textContent = audio.paused ? player.dataset.playLabel : player.dataset.pauseLabel;
      playing.ariaPressed = String(!audio.paused);
      follow();
    });
  }
  for (const kind of ["timeupdate", "seeked"]) audio.addEventListener(kind, follow);
  audio.addEventListener("loadedmetadata", () => {
    position.max = audio.duration;
    const last = timed.at(-1);
    if (last && last.start > audio.duration) {
      note(say("tooShort", { length: clock(audio.duration), end: clock(last.start) }));
    }
    follow();
  });
  audio.addEventListener("error", () => note(player.dataset.broken));
  const note = (words) => (part("player-note").textContent = words);

  // --- Keys ----------------------------------------------------------------------------------
  const keys = {
    l: playOrPause,
    " ": playOrPause,
    ",": () => seek(audio.currentTime - STEP),
    ".": () => seek(audio.currentTime + STEP),
    "<": () => rate(-1),
    ">": () => rate(1),
  };
  const typing = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";
  const pressed = "a, button, summary, input, [role=button]";

  document.addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || localStorage.getItem("keys") === "off") return;
    // Space presses what has the focus; elsewhere it would scroll.
    if (event.target.closest(event.key === " " ? `${typing}, ${pressed}` : typing)) return;
    event.preventDefault();
    action();
  });

  follow();
})();
