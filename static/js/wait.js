"use strict";
// Counts down until the server hears the next try.

const waiting = document.querySelector("[data-wait]");
if (waiting) {
  const until = Date.now() + Number(waiting.dataset.wait) * 1000;
  const timer = waiting.querySelector("[role=timer]");
  const tick = () => {
    const left = Math.ceil((until - Date.now()) / 1000);
    if (left <= 0) {
      waiting.textContent = waiting.dataset.over;
      clearInterval(ticking);
      return;
    }
    const minutes = Math.floor(left / 60);
    timer.textContent = `${minutes}:${String(left % 60).padStart(2, "0")}`;
  };
  const ticking = setInterval(tick, 1000);
}
