"""Spoken language made readable: markers, fillers, repeats and false starts taken out.

What remains is the speaker's own words in their own order; nothing is added but the full forms
of "gonna" and its kin. An abandoned sentence ends in "…" so that readers of the text can tell.
"""

import re

from offline.language.numbers import SMALL, TENS
from offline.language.words import STOP_WORDS, stem, word_list, word_set

# --- Repairs ----------------------------------------------------------------
# Self-repairs of speech (reparandum, interruption, repair: Shriberg 1994), on lists of tokens.

# Stands where a speaker broke off, until `repaired` has dealt with it.
BREAK = "\u241f"
FULL_STOPS = frozenset({".", "?", "!", "…"})

# So few words before a break that they promised nothing.
SHORT_START = 3
# How far back a repair may take up a word again.
REPAIR_REACH = 6
LONGEST_REPEAT = 4
# Letters of a scrap that needs no further proof of being one.
LONGEST_SCRAP = 3

_LETTERS = re.compile(r"[a-z]+")
_NAMED_BY_LETTER = word_set("plan option group section part type class appendix exhibit item step")
_VOWELLESS = word_set("mr dr ms vs km cm mm kg ml pm tv pc cd nth hz db gb mb tb ft lb ltd pdf")
_SHORT_WORDS = word_list("short_words")


def repaired(tokens: list[str]) -> list[str]:
    """Tokens without what their speaker took back, and without break marks.

    A break at the end of a sentence becomes "…", one that cannot be mended becomes "–".
    """
    kept: list[str] = []
    for index, token in enumerate(tokens):
        if token != BREAK:
            kept.append(token)
            continue
        following = tokens[index + 1] if index + 1 < len(tokens) else ""
        if following != BREAK:
            kept = _mended(kept, following)
    return kept


def _mended(kept: list[str], following: str) -> list[str]:
    start = _sentence_start(kept)
    sentence = kept[start:]
    words = [token for token in sentence if token[0].isalnum()]
    if not words:
        return kept
    if not following or following in FULL_STOPS:
        return [*kept, "…"]
    if len(words) <= SHORT_START:
        return kept[:start]
    retaken = _retaken_at(kept, start, following)
    if retaken is not None:
        return kept[:retaken]
    restarts = following[0].isupper() and not following.startswith("I'") and following != "I"
    return [*kept, "…" if restarts else "–"]


def _sentence_start(tokens: list[str]) -> int:
    backwards = range(len(tokens), 0, -1)
    return next((index for index in backwards if tokens[index - 1] in FULL_STOPS), 0)


def _retaken_at(kept: list[str], start: int, following: str) -> int | None:
    backwards = range(len(kept) - 1, max(start, len(kept) - REPAIR_REACH) - 1, -1)
    return next((at for at in backwards if kept[at].lower() == following.lower()), None)


def without_repeats(tokens: list[str]) -> list[str]:
    """Tokens without words or phrases said twice in a row; figures may repeat."""
    kept: list[str] = []
    lowered: list[str] = []
    for token in tokens:
        kept.append(token)
        lowered.append(token.lower())
        for size in range(LONGEST_REPEAT, 0, -1):
            if _repeats(lowered, size):
                del kept[-size:], lowered[-size:]
                break
    return kept


def _repeats(lowered: list[str], size: int) -> bool:
    # Nearly all that is asked for ends here.
    if len(lowered) < 2 * size or lowered[-1] != lowered[-1 - size]:
        return False
    tail = lowered[-size:]
    if tail != lowered[-2 * size : -size]:
        return False
    return all(word[0].isalpha() and word not in SMALL and word not in TENS for word in tail)


def without_stutter(tokens: list[str], *, cased: bool) -> list[str]:
    """Tokens without pieces of words: "h uh how", "some st a few".

    In text without capitals (`cased` false) a lone "i" is a word.
    """
    return [
        token
        for index, token in enumerate(tokens)
        if not _is_piece(
            token,
            before=tokens[index - 1].lower() if index else "",
            after=tokens[index + 1].lower() if index + 1 < len(tokens) else "",
            cased=cased,
        )
    ]


def _is_piece(token: str, *, before: str, after: str, cased: bool) -> bool:
    if not _LETTERS.fullmatch(token) or before[-1:].isdigit():
        return False
    if len(token) == 1:
        return _is_lone_letter(token, before=before, cased=cased)
    if token in STOP_WORDS or token in _VOWELLESS or token in _SHORT_WORDS:
        return False
    unspeakable = len(token) <= LONGEST_SCRAP and not re.search(r"[aeiouy]", token)
    return unspeakable or _is_begun(token, after)


def _is_begun(token: str, after: str) -> bool:
    """Whether the next word is this one in full: "featu features", not "remote remotes"."""
    if after == token or not after.startswith(token):
        return False
    return len(token) <= LONGEST_SCRAP or stem(token) != stem(after)


def _is_lone_letter(token: str, *, before: str, cased: bool) -> bool:
    if token in {"a", "o"} or (token == "i" and not cased):  # noqa: S105 - a letter
        return False
    return before not in _NAMED_BY_LETTER


# --- Fillers ----------------------------------------------------------------

_BREAK_MARK = re.compile(r"\{disfmarker\}|(?<=\w)--(?=\s|$)|(?<=\w)—(?=\s*[.]?\s*$)|—\.")
_MARK = re.compile(
    r"\{[a-z_ ]+\}|<[a-z_/ ]+>"
    r"|[\[(][a-z ]*(?:inaudible|unintelligible|laugh|interruption|crosstalk|pause|applause|music"
    r"|cough|silence|overlap|noise)[a-z ]*\.?[\])]",
    re.IGNORECASE,
)
_SPELLED = re.compile(r"\b(?:[A-Za-z]_)+[A-Za-z]?(?:'s)?")
_TOKENISED = re.compile(r"\s[.,?](?:\s|$)")
_SPACED_HYPHEN = re.compile(r"(?<=[^\W\d_]) - (?=[^\W\d_])")
_SPACED_CLITIC = re.compile(r"(?<=\w) (?=(?:'(?:s|re|ve|ll|d|m)|n't)\b)")
_TOKEN = re.compile(
    rf"{BREAK}|(?:(?<![$€£¥#&])[$€£¥#&]++)?\w+(?:[-.,:'’/&]\w+)*(?:%|['’](?=\s))?|[^\w\s]"
)

_FILLERS = word_set(
    """
    uh um uhm erm er hm hmm mm mmm mhm mmhmm ah ahem eh huh mm-hmm hmm-hmm uh-huh mm-mm huh-uh
    """
)
_PHRASES = (("you", "know"), ("i", "mean"))
_PHRASE_GOES_ON = word_set("what how that who where if when about the by to")
_FULL_FORMS = {
    "gonna": "going to", "wanna": "want to", "gotta": "got to", "'cause": "because",
    "'em": "them", "kinda": "kind of", "sorta": "sort of",
    "dunno": "don't know", "lemme": "let me", "gimme": "give me", "'kay": "okay",
}  # fmt: skip
_CLIPPED = re.compile(r"(?<!\w)'(?:cause|em|kay)\b", re.IGNORECASE)
_QUOTE = '"'
_PAUSES = {",", ";", ":"}
_NO_SPACE_BEFORE = set(".,?!;:)]}…%”")
_NO_SPACE_AFTER = set("([{“")


def clean_speech(text: str) -> str:
    """`text` without marks, fillers, repeats and false starts, spaced and capitalised as prose.

    "So uh the {disfmarker} the price , you know , is is twelve fifty ." gives "So the price is
    twelve fifty." Text that holds nothing but noise gives "".
    """
    tokens = _without_fillers(_tokens(text))
    tokens = without_stutter(without_repeats(repaired(tokens)), cased=text != text.lower())
    tokens = _without_stray_marks(without_repeats(tokens))
    return _prose([_FULL_FORMS.get(token.lower(), token) for token in tokens])


def _tokens(text: str) -> list[str]:
    text = _MARK.sub(" ", _BREAK_MARK.sub(f" {BREAK} ", text))
    text = _SPELLED.sub(lambda match: match.group().replace("_", "").strip(), text)
    if _TOKENISED.search(text):
        text = _SPACED_HYPHEN.sub("-", text)
    text = _SPACED_CLITIC.sub("", text)
    tokens: list[str] = []
    end = 0
    for clipped in _CLIPPED.finditer(text):
        tokens += _TOKEN.findall(text, end, clipped.start())
        tokens.append(clipped.group())
        end = clipped.end()
    return tokens + _TOKEN.findall(text, end)


def _without_fillers(tokens: list[str]) -> list[str]:
    kept: list[str] = []
    index = 0
    while index < len(tokens):
        size = _filler_size(tokens, index, kept[-1] if kept else ".")
        if not size:
            kept.append(tokens[index])
        elif kept and kept[-1] == "," and tokens[index + size : index + size + 1] == [","]:
            kept.pop()
            size += 1
        index += max(size, 1)
    return kept


def _filler_size(tokens: list[str], index: int, before: str) -> int:
    """How many tokens from `index` on are a filler."""
    if tokens[index].lower() in _FILLERS:
        return 1
    phrase = tuple(token.lower() for token in tokens[index : index + 2])
    if phrase not in _PHRASES:
        return 0
    after = tokens[index + 2].lower() if index + 2 < len(tokens) else "."
    set_off = not before[0].isalnum() or before.lower() in {"and", "but", "so", "because"}
    return 2 if set_off and after not in _PHRASE_GOES_ON else 0


def _without_stray_marks(tokens: list[str]) -> list[str]:
    """Punctuation that lost its words: leading and doubled marks, commas before a stop."""
    kept: list[str] = []
    for token in tokens:
        stop = token in FULL_STOPS or token in _PAUSES
        if stop and (not kept or kept[-1] in FULL_STOPS):
            continue
        if stop and kept[-1] in _PAUSES | {"–"}:
            kept.pop()
        kept.append(token)
    while kept and kept[-1] in {",", "–"}:
        kept.pop()
    return kept


def _prose(tokens: list[str]) -> str:
    text = ""
    sentence_starts, glue, quoted = True, True, False
    for token in tokens:
        word = token[:1].upper() + token[1:] if sentence_starts else token
        closes = token == _QUOTE and quoted
        if not (glue or closes or token in _NO_SPACE_BEFORE):
            text += " "
        text += word
        if token == _QUOTE:
            quoted = not quoted
        glue = token in _NO_SPACE_AFTER or (token == _QUOTE and quoted)
        sentence_starts = token in FULL_STOPS or (sentence_starts and not token[0].isalnum())
    return text
