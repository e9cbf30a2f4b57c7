"""Professional language: minutes, not speech."""

import re

from judging.lexical.lexicon import FIRST_PERSON
from judging.lexical.reading import Reading
from judging.lexical.scale import LOWEST, Score, deducted
from llm.language.look_alikes import folded
from llm.language.word_sets import word_set

FILLERS = word_set("um uh erm er hmm mm mhm yeah yep nah yup okay ok gonna wanna gotta kinda sorta")
SLANG = word_set(
    """
    lol omg wtf lmao btw thx pls plz u ur dude guys stuff crap damn shit fuck fucking hell bloody
    awesome cool sucks suck dunno ain't y'all bullshit screwed bucks wow haha hey ya yo bro
    """
)
_SHOUTING = re.compile(r"[!?]{2,}|\b[A-Z]{4,}(?:\s+[A-Z]{4,}){2,}\b")
_MARKUP = re.compile(r"\{[a-z]+\}|<[a-z_]+>|[\U0001F300-\U0001FAFF]|[:;]-?[)(DP](?=\s|$)")
_WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?")
_QUOTED = re.compile(r"[\"“][^\"“”]*[\"”]")
_LABELLED = re.compile(r"^[^:\n]{1,40}:[ \t]+\S.*$", re.MULTILINE)
_PER_HUNDRED = 100


def professional_language(reading: Reading) -> Score:
    """Five less deductions, per hundred words, for speech, slang, first person and noise.

    What stands in double quotes is somebody's speech and is left out; a line under a speaker's
    label may speak in the first person.
    """
    text = _QUOTED.sub(" ", reading.summary)
    words = _words(text)
    if not reading.claims or not words:
        return Score(LOWEST, "there is no sentence to read")
    rate = _PER_HUNDRED / max(len(words), _PER_HUNDRED // 2)
    faults = {
        "fillers of speech": 0.7 * rate * _count(words, FILLERS),
        "slang": 0.8 * rate * _count(words, SLANG),
        "first person": 0.25 * rate * _count(_words(_LABELLED.sub("", text)), FIRST_PERSON),
        "shouting": 0.7 * rate * len(_SHOUTING.findall(text)),
        "markup or emoticons": 0.8 * rate * len(_MARKUP.findall(text)),
    }
    return deducted(faults)


def _words(text: str) -> list[str]:
    return [word.lower() for word in _WORD.findall(folded(text))]


def _count(words: list[str], listed: frozenset[str]) -> int:
    return sum(word in listed or word.partition("'")[0] in listed for word in words)
