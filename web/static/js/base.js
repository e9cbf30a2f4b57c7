// What every page does.
// What opened above the page closes as the attention goes elsewhere.
function closeSheets(except) {
  const open = [...document.querySelectorAll(".above[open]")].filter((sheet) => !sheet.contains(except));
  for (const sheet of open) sheet.open = false;
  return open.length > 0;
}
document.addEventListener("click", ({ target }) => closeSheets(target.closest('a[href^="#"]') ? null : target));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && closeSheets()) event.stopImmediatePropagation();
});

// On a small screen the sections and the tabs scroll in their row: show where the page is.
for (const here of document.querySelectorAll(":is(.sections, .tabs) [aria-current]")) {
  const row = here.parentElement;
  row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
}

// What is chosen in such a form acts at once; its button is for those without scripts.
document.addEventListener("change", ({ target }) => {
  if (target.form && "atOnce" in target.form.dataset && target.matches("select, [type=checkbox]")) target.form.requestSubmit();
});

// Who signs out leaves nothing of what they typed. A session that only ended leaves it for a day.
const LEFT = "signed-out";
const DAY = 24 * 60 * 60 * 1000;
function clearTyped(before = Infinity) {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("typed:") && JSON.parse(localStorage.getItem(key)).at < before) localStorage.removeItem(key);
  }
}
clearTyped(Date.now() - DAY);
for (const form of document.querySelectorAll("[data-sign-out]")) {
  form.addEventListener("submit", () => {
    sessionStorage.clear();
    clearTyped();
    localStorage.setItem(LEFT, Date.now());
  });
}
addEventListener("storage", (event) => event.key === LEFT && sessionStorage.clear());

// A signature can be recalled for ten seconds; the server counts them too.
const RECALLABLE = 10_000;
document.addEventListener("htmx:load", (event) => {
  for (const form of event.target.querySelectorAll("[data-recall]")) setTimeout(() => form.remove(), RECALLABLE);
});

// A second click must not decide twice.
document.addEventListener("submit", (event) => {
  const form = event.target;
  // A download leaves the page where it is, and may be wanted twice.
  if (event.defaultPrevented || form.method !== "post" || "again" in form.dataset) return;
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = "yes";
});
addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.sent;
});

// A page that was open across a sign-out or a restart must not go on asking in vain.
document.addEventListener("htmx:responseError", (event) => {
  if ([401, 403, 404].includes(event.detail.xhr.status)) {
    event.detail.elt.removeAttribute("hx-get");
    window.htmx.process(event.detail.elt);
  }
});
