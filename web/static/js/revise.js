// An author's text is kept as it is typed.
import { $, autosave, keepInBrowser } from "./typing.js";

const revised = $("form[data-typed]");
keepInBrowser(revised);
autosave(revised);
