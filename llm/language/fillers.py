"""Spoken language made readable: markers, fillers, repeats and false starts taken out.

What remains is the speaker's own words in their own order; nothing is added but the full forms
of "gonna" and its kin. An abandoned sentence ends in "…" so that readers of the text can tell.
"""

import re

from llm.language.repairs import BREAK, FULL_STOPS, repaired, without_repeats, without_stutter
from llm.language.word_sets import word_set

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
    return 2 if _is_filler_phrase(tokens, index, before) else 0


def _is_filler_phrase(tokens: list[str], index: int, before: str) -> bool:
    phrase = tuple(token.lower() for token in tokens[index : index + 2])
    if phrase not in _PHRASES:
        return False
    after = tokens[index + 2].lower() if index + 2 < len(tokens) else "."
    set_off = not before[0].isalnum() or before.lower() in {"and", "but", "so", "because"}
    return set_off and after not in _PHRASE_GOES_ON


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
