"""Spoken language made readable: markers, fillers, repeats and false starts taken out.

What remains is the speaker's own words in their own order; nothing is added but the full forms
of "gonna" and its kin. An abandoned sentence ends in "…" so that readers of the text can tell.
"""

import re

from offline.language.numbers import SMALL, TENS

# --- Tokens -----------------------------------------------------------------

# Stands where a speaker broke off.
_BREAK = "\u241f"
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
_SCRAP_OF_I = re.compile(r"(?<!\S)i(?!\S)")
_FULL_FORMS = {
    "gonna": "going to", "wanna": "want to", "gotta": "got to", "'cause": "because",
    "'em": "them", "kinda": "kind of", "sorta": "sort of",
    "dunno": "don't know", "lemme": "let me", "gimme": "give me", "'kay": "okay",
}  # fmt: skip
_SHORT_FORM = re.compile(rf"(?<!\w)(?:{'|'.join(_FULL_FORMS)})\b", re.IGNORECASE)
_TOKEN = re.compile(
    rf"{_BREAK}|(?:(?<![$€£¥#&])[$€£¥#&]++)?\w+(?:[-.,:'’/&]\w+)*(?:%|['’](?=\s))?|[^\w\s]"
)


def clean_speech(text: str) -> str:
    """`text` without marks, fillers, repeats and false starts, spaced and capitalised as prose.

    "So uh the {disfmarker} the price , you know , is is twelve fifty ." gives "So the price is
    twelve fifty." Text that holds nothing but noise gives "".
    """
    said = "".join(f"{token} " for token in _tokens(text))
    for pattern, written in _SPEECH_RULES:
        said = pattern.sub(written, said)
    said = _BEGINNING.sub(lambda match: match[1] + match[2].upper(), said)
    for pattern, written in _PROSE_RULES:
        said = pattern.sub(written, said)
    return said.strip()


def _tokens(text: str) -> list[str]:
    text = _MARK.sub(" ", _BREAK_MARK.sub(f" {_BREAK} ", text))
    text = _SPELLED.sub(lambda match: match[0].replace("_", ""), text)
    if _TOKENISED.search(text):
        text = _SPACED_HYPHEN.sub("-", text)
    text = _SPACED_CLITIC.sub("", text)
    if text != text.lower():
        text = _SCRAP_OF_I.sub("", text)
    return _TOKEN.findall(_SHORT_FORM.sub(lambda match: _FULL_FORMS[match[0].lower()], text))


# --- Rules ------------------------------------------------------------------
# What is taken out of a text of tokens, each with a space behind it, in this order. Self-repairs
# of speech have a reparandum, an interruption and a repair (Shriberg 1994).

_FILLER = "(?:uhm?|um|erm?|hm+|m{2,3}|mhm|mmhmm|ah|ahem|eh|huh|mm-hmm|hmm-hmm|uh-huh|mm-mm|huh-uh) "
_PHRASE = (
    r"(?:(?<![\s\S])|(?<=\W )|(?<=\band )|(?<=\bbut )|(?<=\bso )|(?<=\bbecause ))"
    r"(?:you know|i mean) (?!(?:what|how|that|who|where|if|when|about|the|by|to) )"
)
_STOP = "[.?!…] "
_BEGIN = rf"(?:^|(?<!\S){_STOP})"
_MARKS = rf"(?:(?!{_STOP}|{_BREAK})[^\w\s]\S* )*+"
_NUMBER = f"(?:{'|'.join([*SMALL, *TENS])}) "
_NAMED_BY_LETTER = "plan|option|group|section|part|type|class|appendix|exhibit|item|step"
_NO_LETTER_OF = "".join(rf"(?<!\b(?i:{word}) )" for word in _NAMED_BY_LETTER.split("|"))
_REPEATS = rf"(?i)(?<!\S)((?:(?!{_NUMBER})[^\W\d_]\S* ){{1,4}}?)\1+"
_SPEECH_RULES = [
    (re.compile(pattern), written)
    for pattern, written in (
        (rf"(?i)(?<!\S)(?:, {_FILLER}, |{_FILLER})", ""),
        (rf"(?i)(?<!\S)(?:, {_PHRASE}, |{_PHRASE})", ""),
        # What a speaker broke off: three words or fewer promised nothing, and a word that is taken
        # up again begins the repair.
        (
            rf"({_BEGIN})(?:(?:{_MARKS}\w\S* ){{0,3}}{_MARKS}{_BREAK} (?!{_STOP}|$))+",
            r"\1",
        ),
        (rf"(?i)(?<!\S)(\w\S* )(?:(?!\1|{_STOP})\S+ ){{0,5}}{_BREAK} (?=\1)", ""),
        (rf"{_BREAK} (?={_STOP}|$|(?!I[' ])[A-Z])", "… "),
        (rf"{_BREAK} ", "– "),
        # Lone letters. A longer scrap may be a word ("sixty mph") and stays.
        (rf"(?<!\S)(?<!\d ){_NO_LETTER_OF}[b-hj-np-z] ", ""),
        (_REPEATS, r"\1"),
        # Punctuation that lost its words.
        (r"(?<!\S)[,;:–] (?=[,;:.?!…–] )", ""),
        (r"(?:^|(?<=[.?!…] ))(?:[,;:.?!…] )+", ""),
        (r"(?<![,–] )(?:[,–] )++$", ""),
    )
]
_BEGINNING = re.compile(rf"({_BEGIN}{_MARKS})(\w)")
_PROSE_RULES = [
    (re.compile(r" (?=[.,?!;:)\]}…%”])"), ""),
    (re.compile(r"(?<=[(\[{“]) "), ""),
    (re.compile(r'" ?([^"]*?)(?: ?(")|$)'), r'"\1\2'),
]
