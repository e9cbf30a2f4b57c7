// What changes by itself asks every `data-every` seconds, ever more seldom while nobody is at the
// page, and not at all while it is hidden. Whoever comes back is shown the present at once.
const MOST_SECONDS = 60;
const GROWTH = 1.3;

function poll(element) {
  const every = Number(element.dataset.every);
  let wait = every;
  let timer;

  function ask() {
    clearTimeout(timer);
    if (!element.isConnected || !element.hasAttribute("hx-get")) return;
    if (!document.hidden) window.htmx.trigger(element, "poll");
    wait = Math.min(wait * GROWTH, Math.max(every, MOST_SECONDS));
    timer = setTimeout(ask, wait * 1000);
  }

  function wake() {
    const slept = wait > every * 2;
    wait = every;
    if (slept) ask();
  }

  for (const name of ["pointermove", "pointerdown", "keydown", "scroll"]) {
    addEventListener(name, wake, { passive: true });
  }
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) wake();
  });
  timer = setTimeout(ask, wait * 1000);
}

document.querySelectorAll("[data-every]").forEach(poll);
