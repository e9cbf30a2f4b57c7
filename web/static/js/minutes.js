// The editor of minutes: each section in a text area of its own, which folds. What is typed fills the
// text area of the whole text, which saves it. Without this script that one is used as it is.
import { $, $$, PAUSE, post } from "./typing.js";

const HEADING = /^(?=#{1,6}[ \t])/m;
const POINT = /^(\s*[-*+•‣][ \t]+)(.*)$/;
const POLL = 1500;

// The scripts that put a draft back come later on the page.
document.addEventListener("DOMContentLoaded", () => $$("[data-form-editor]").forEach(openEditor));

function openEditor(help) {
  const form = help.closest("form");
  const whole = $("textarea[name=text]", form);
  const boxes = $("[data-sections]", help);
  const keys = new Map(JSON.parse($("#form-keys").textContent));
  let joined = "";
  let last;
  let timer = 0;
  let checked = 0;

  const areas = () => $$("textarea", boxes);
  const nameOf = (part) => part.split("\n", 1)[0].replace(/^#+[ \t]+|[*#: \t]+$/g, "").replaceAll("*", "").trim();

  /** One box for each part of the whole text; the open ones stay open. */
  function split() {
    const folded = new Set($$("details:not([open])", boxes).map((box) => box.dataset.name));
    boxes.replaceChildren(...whole.value.split(HEADING).filter((part) => part.trim()).map(boxOf));
    $$("details", boxes).forEach((box) => (box.open = !folded.has(box.dataset.name)));
    joined = whole.value;
    check();
  }

  function boxOf(part) {
    const box = $("#form-section").content.firstElementChild.cloneNode(true);
    const name = nameOf(part);
    const key = keys.get(name.toLowerCase());
    const area = $("textarea", box);
    box.dataset.name = name;
    $("summary", box).textContent = name || help.dataset.before;
    area.value = part.trimEnd();
    area.rows = Math.min(14, area.value.split("\n").length + 1);
    area.setAttribute("aria-label", name || help.dataset.before);
    $("[data-again]", box).hidden = !key;
    $("[data-write]", box).addEventListener("click", () => writeAgain(box, area, key));
    return box;
  }

  function join() {
    joined = areas().map((area) => area.value.trim()).filter(Boolean).join("\n\n");
    whole.value = joined;
    whole.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** What breaks the form, as it is typed; the latest answer counts. */
  function check() {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const asked = ++checked;
      const answer = await post(help.dataset.check, bodyOf());
      if (asked !== checked || !answer.problems) return;
      $("[data-problems]", help).replaceChildren(
        ...answer.problems.map(({ message }) => Object.assign(document.createElement("li"), { textContent: message })),
      );
    }, PAUSE);
  }

  function bodyOf(values = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ text: whole.value, ...values })) body.set(name, value);
    body.set("csrfmiddlewaretoken", $("[name=csrfmiddlewaretoken]", form).value);
    return body;
  }

  async function writeAgain(box, area, key) {
    const told = $("[role=status]", box);
    const button = $("[data-write]", box);
    const before = area.value;
    button.disabled = true;
    told.textContent = help.dataset.writing;
    let answer = await post(help.dataset.section, bodyOf({ section: key, remark: $("input", box).value }));
    const place = `${help.dataset.section}/${answer.request}`;
    while (answer.request || (!answer.section && !answer.why && answer.status === undefined)) {
      await new Promise((done) => setTimeout(done, POLL));
      answer = await fetch(place, { headers: { Accept: "application/json" } }).then((got) => got.json(), () => ({ why: help.dataset.unreachable }));
    }
    button.disabled = false;
    told.textContent = answer.section ? help.dataset.written : answer.why ?? help.dataset.unreachable;
    if (!answer.section || area.value !== before) return;
    area.focus();
    area.select();
    // As typed, so that the browser can take it back.
    if (!document.execCommand("insertText", false, answer.section)) area.value = answer.section;
    join();
    check();
  }

  /** The line of the cursor, from its start to its end. */
  function lineOf(area) {
    const start = area.value.lastIndexOf("\n", area.selectionStart - 1) + 1;
    const end = area.value.indexOf("\n", area.selectionEnd);
    return [start, end < 0 ? area.value.length : end];
  }

  function put(area, start, end, words, at = start + words.length) {
    area.focus();
    area.setSelectionRange(start, end);
    if (!document.execCommand("insertText", false, words)) area.setRangeText(words);
    area.setSelectionRange(at, at);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** As in any editor: bold, not bold again, and out of it at its end. */
  function bold(area) {
    const { selectionStart: start, selectionEnd: end, value } = area;
    const words = value.slice(start, end);
    const closes = value.slice(end, end + 2) === "**";
    const inside = value.slice(lineOf(area)[0], start).split("**").length % 2 === 0;
    if (closes && value.slice(start - 2, start) === "**") put(area, start - 2, end + 2, words);
    else if (/^\*\*[^*]+\*\*$/.test(words)) put(area, start, end, words.slice(2, -2));
    else if (closes && inside && start === end) area.setSelectionRange(end + 2, end + 2);
    else put(area, start, end, `**${words}**`, end + (start === end ? 2 : 4));
  }

  function list(area) {
    const [start, end] = lineOf(area);
    const lines = area.value.slice(start, end).split("\n");
    const all = lines.every((line) => POINT.test(line));
    put(area, start, end, lines.map((line) => (all ? line.replace(POINT, "$2") : `- ${line}`)).join("\n"));
  }

  function own(area, name) {
    const [start, end] = lineOf(area);
    const line = area.value.slice(start, end);
    const [, mark = "- ", said = line] = line.match(POINT) ?? [];
    put(area, start, end, `${mark}**${name}**: ${said.replace(/^\*\*[^*]*\*\*\s*:?\s*/, "")}`);
  }

  boxes.addEventListener("input", () => {
    join();
    check();
  });
  boxes.addEventListener("focusin", (event) => {
    if (event.target.matches("textarea")) last = event.target;
  });
  boxes.addEventListener("keydown", (event) => {
    const area = event.target;
    if (!area.matches("textarea") || event.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "b") {
      event.preventDefault();
      bold(area);
    } else if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      const [start, end] = lineOf(area);
      const point = area.value.slice(start, area.selectionStart).match(POINT);
      if (!point) return;
      event.preventDefault();
      if (point[2]) put(area, area.selectionStart, area.selectionEnd, `\n${point[1]}`);
      else put(area, start, end, "");
    }
  });
  // The text area of the whole text changes where a draft comes back or one sentence is edited.
  whole.addEventListener("input", () => {
    if (whole.value !== joined) split();
  });
  $("[data-bold]", help).addEventListener("click", () => last && bold(last));
  $("[data-list]", help).addEventListener("click", () => last && list(last));
  $("[data-owner]", help).addEventListener("change", (event) => {
    if (last && event.target.value) own(last, event.target.value);
    event.target.value = "";
  });

  whole.addEventListener("focus", () => areas()[0]?.focus());
  help.hidden = false;
  whole.classList.add("visually-hidden");
  whole.tabIndex = -1;
  split();
}
