// An author's text is kept as it is typed.
const revised = $("form[data-typed]");
keepInBrowser(revised);
autosave(revised);
