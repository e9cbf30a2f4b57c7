"""Text from outside as we write it into letters."""


def plain(text: str, longest: int) -> str:
    """On one line, without invisible characters and without what a mail program makes a link of."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    words = " ".join(shown.split()).replace("://", "[:]//").replace("www.", "www[.]")
    return words if len(words) <= longest else f"{words[: longest - 1]}…"
