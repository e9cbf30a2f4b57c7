// What changes by itself asks every `data-every` seconds, ever more seldom while nobody is at the
// page, down to once in `data-most` seconds, and not at all while it is hidden. Whoever comes back
// is shown the present at once. What comes in later may ask too.
const MOST_SECONDS = 60;
const GROWTH = 1.3;
const asking = new WeakSet();

function poll(element) {
  if (asking.has(element)) return;
  asking.add(element);
  const every = Number(element.dataset.every);
  const most = Number(element.dataset.most || MOST_SECONDS);
  const gone = new AbortController();
  let wait = every;
  let timer;

  function ask() {
    clearTimeout(timer);
    if (!element.isConnected || !element.hasAttribute("hx-get")) return gone.abort();
    if (!document.hidden) window.htmx.trigger(element, "poll");
    wait = Math.min(wait * GROWTH, Math.max(every, most));
    timer = setTimeout(ask, wait * 1000);
  }

  function wake() {
    const slept = wait > every * 2;
    wait = every;
    if (slept) ask();
  }

  for (const name of ["pointermove", "pointerdown", "keydown", "scroll"]) {
    addEventListener(name, wake, { passive: true, signal: gone.signal });
  }
  const look = () => {
    if (!document.hidden) wake();
  };
  document.addEventListener("visibilitychange", look, { signal: gone.signal });
  timer = setTimeout(ask, wait * 1000);
}

const pollWithin = (root) => root.querySelectorAll("[data-every]").forEach(poll);
pollWithin(document);
document.addEventListener("htmx:load", (event) => pollWithin(event.target));
