// The two halves of the case, side by side or one as a drawer, and the tabs of the summary.
import { $, $$ } from "../typing.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
const SCREENS = 3;

/** Glides where the eye can follow, and is there at once where it cannot. */
export function reveal(element, block = "center") {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const near = top > -SCREENS * innerHeight && bottom < SCREENS * innerHeight;
  element.scrollIntoView({ block, behavior: near && !calm ? "smooth" : "instant" });
}

// The halves scroll for themselves only where they are side by side.
export const sideBySide = matchMedia("(min-width: 900px)");

// Without scripts the transcript is below the summary.
export const drawer = $("[data-drawer]");
drawer.hidden = false;
document.body.classList.add("with-drawer");

export function pullDrawer(out) {
  if (!out && $("#transcript").contains(document.activeElement)) drawer.focus();
  $("#transcript").classList.toggle("out", out);
  drawer.setAttribute("aria-expanded", out);
}

drawer.addEventListener("click", () => pullDrawer(!$("#transcript").matches(".out")));
$("[data-drawer-close]").addEventListener("click", () => pullDrawer(false));

if ($(".coverage:not([hidden])")) pullDrawer(true);

// The drawer ends at the footer, whose height follows its panels and its wrapped buttons.
const footer = $("#decide");
if (footer) {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--footer", `${footer.offsetHeight}px`);
  }).observe(footer);
}

const uncovered = $("[data-uncovered]");
uncovered.addEventListener("submit", (event) => {
  event.preventDefault();
  const on = $(".turns").classList.toggle("show-uncovered");
  $(".coverage").hidden = !on;
  $("button", uncovered).setAttribute("aria-pressed", on);
});

// Another tab comes into this page: what is selected, typed and scrolled to stays. Each is loaded once.
export const tabs = $(".half.summary .tabs");
export const firstTab = $("[aria-current]", tabs) ?? $("a", tabs);
export const bodies = new Map([[firstTab.href, $(".half.summary > .half-body")]]);

let settlings = 0;
document.addEventListener("evidence-shown", () => (settlings += 1));

export async function turnTo(tab) {
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
  turnTo($$("a", tabs).find((one) => one.href === location.href) ?? firstTab);
});
