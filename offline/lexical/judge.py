"""The lexical judge: scores of 1 to 5 by measured overlap with the source, without a model."""

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from offline.language.homoglyphs import folded
from offline.language.words import word_list, word_set
from offline.lexical.alignment import UNALIGNED, align, claim_tokens
from offline.lexical.evidence_model import FEATURES as OF_SENTENCE
from offline.lexical.source import Source
from offline.lexical.support import (
    RELATIONS,
    CheckedSentence,
    CheckedSummary,
    Relation,
    check_summary,
    cited_turns,
    reason_for,
)
from offline.lexical.tokens import (
    FIRST_PERSON,
    HIGHEST,
    LOWEST,
    THIRD_PERSON,
    LexicalScore,
    deducted,
    on_scale,
)

# --- Consistency ------------------------------------------------------------
# Consistency: does the source bear out what the summary says.

# The support that earns one point and five. Copied sentences have what earns five; 4 lies where
# two in three of the texts of SummEval pass, of which people pass more (the model's card).
SUPPORT_OF_LOWEST, SUPPORT_OF_HIGHEST = 0.29, 0.92
# What a text with a sentence that is not borne out earns at most: one false sentence among many
# true ones does not pass at 4.
MOST_WITH_MARK = 3.9
UNSUPPORTED = {"not mentioned", "contradicted"}


def consistency(checked: CheckedSummary) -> LexicalScore:
    """From the mean support of the sentences, and from whether all of them are borne out."""
    if not checked.claims:
        return LexicalScore(LOWEST, "there is no sentence to check")
    supports = [claim.support for claim in checked.claims]
    marked = any(claim.relation in UNSUPPORTED for claim in checked.claims)
    return LexicalScore(scored_support(supports, marked=marked), _reason(checked.claims))


def scored_support(supports: Sequence[float], *, marked: bool) -> float:
    """In [1, 5], for `supports` in [0, 1], one a sentence, and whether one of the sentences is not
    borne out."""
    share = (fmean(supports) - SUPPORT_OF_LOWEST) / (SUPPORT_OF_HIGHEST - SUPPORT_OF_LOWEST)
    value = on_scale(LOWEST + (HIGHEST - LOWEST) * share)
    return min(value, MOST_WITH_MARK) if marked else value


def _reason(claims: Sequence[CheckedSentence]) -> str:
    counts = Counter(claim.relation for claim in claims)
    listed = ", ".join(f"{counts[each]} {each}" for each in RELATIONS if counts[each])
    return f"of {len(claims)} sentence{'s' * (len(claims) > 1)}: {listed}"


# --- Relevance --------------------------------------------------------------
# Relevance: does the summary hold what the source is about.

# The subjects a short summary can be asked to name.
SUBJECTS = 20
# The share of them that earns five points; a lead paragraph names about two thirds.
FULL_SHARE = 0.6


def relevance(checked: CheckedSummary) -> LexicalScore:
    """From the share of the source's most frequent subjects that the summary names."""
    subjects = checked.source.subjects[:SUBJECTS]
    if not subjects or not checked.claims:
        return LexicalScore(LOWEST, "there is nothing to compare")
    named = sum(key in checked.keys for key in subjects)
    share = named / len(subjects)
    value = LOWEST + (HIGHEST - LOWEST) * share / FULL_SHARE
    reason = f"names {named} of the {len(subjects)} most frequent subject words of the source"
    return LexicalScore(on_scale(value), reason)


# --- Fluency ----------------------------------------------------------------
# Fluency: are the sentences whole, well formed and free of stammering.

LONG_SENTENCE = 40
_DOUBLED = re.compile(r"\b([A-Za-z]+)\s+\1\b", re.IGNORECASE)
_MAY_DOUBLE = {"that", "had", "very", "so", "no", "bye", "ha"}
# A sentence does not end on these.
_UNFINISHED = word_list("unfinished")
_SHORT_SUMMARY = 60


def fluency(checked: CheckedSummary) -> LexicalScore:
    """Five less deductions for broken, overlong, stammering, stitched or cut sentences."""
    if not checked.claims:
        return LexicalScore(LOWEST, "there is no sentence to read")
    claims = checked.claims
    faults = {
        "sentences break off": 2.0 * fmean(_breaks_off(claim) for claim in claims),
        "sentences are overlong": fmean(len(claim.tokens) > LONG_SENTENCE for claim in claims),
        "words are doubled": 0.8 * min(2.0, _doubled(checked.summary)),
        "words do not stand in the order of the source": 2.0 * (1.0 - checked.order),
        "sentences begin or end elsewhere than those of the source": 0.25 * _cut(checked),
    }
    return deducted(faults)


def _breaks_off(claim: CheckedSentence) -> bool:
    return bool(claim.tokens) and claim.tokens[-1].key in _UNFINISHED


def _doubled(summary: str) -> float:
    """Doubled words in every sixty, the length of a short summary."""
    doubled = sum(match[1].lower() not in _MAY_DOUBLE for match in _DOUBLED.finditer(summary))
    return doubled * min(1.0, _SHORT_SUMMARY / max(1, len(summary.split())))


def _cut(checked: CheckedSummary) -> float:
    """The share of sentences that do not begin where one of the source does, plus that of those
    that do not end there: what is cut out of a sentence is not always one."""
    source = checked.source
    placed = [claim.alignment.positions for claim in checked.claims if claim.tokens]
    begun = sum(_is_edge(source, positions[0], -1) for positions in placed)
    ended = sum(_is_edge(source, positions[-1], 1) for positions in placed)
    return (2 * len(placed) - begun - ended) / len(checked.claims)


def _is_edge(source: Source, position: int, step: int) -> bool:
    """Whether the sentence of a placed word goes no further in this direction."""
    if position == UNALIGNED:
        return False
    beyond = position + step
    inside = 0 <= beyond < len(source.keys) and bool(source.keys[beyond])
    return not inside or bool(source.sentence_of[beyond] != source.sentence_of[position])


# --- Coherence --------------------------------------------------------------
# Coherence: do the sentences build on one another in a sensible order, without repeating.

# The share of its subject matter that a sentence may have in common with an earlier one.
TOPIC_SHARE = 0.25
_LINKS = THIRD_PERSON | {"it", "its", "this", "these", "those", "that", "such", "there"}


def coherence(checked: CheckedSummary) -> LexicalScore:
    """Five less deductions for repetition, disorder and loose sentences."""
    if not checked.claims:
        return LexicalScore(LOWEST, "there is no sentence to read")
    faults = {
        "sentences have subject words of earlier ones": 1.5 * _beyond_topic(_overlap(checked)),
        "pairs of words come back": 6.0 * checked.repeated_pairs,
        "sentences go back in the source, or lie far apart in it": 0.5 * _disorder(checked)
        + _jumps(checked),
        "sentences share no subject word with an earlier one": 0.5 * _looseness(checked),
    }
    return deducted(faults)


def _beyond_topic(overlap: float) -> float:
    """Sentences of one text share its topic; what they share beyond that is repetition."""
    return max(0.0, overlap - TOPIC_SHARE) / (1 - TOPIC_SHARE)


def _overlap(checked: CheckedSummary) -> float:
    """How much of a sentence's subject matter an earlier one had, over the worst quarter."""
    subjects = [subject for subject in checked.subjects if subject]
    shares = [
        max(len(one & other) / min(len(one), len(other)) for other in subjects[:at])
        for at, one in enumerate(subjects)
        if at
    ]
    return _mean(sorted(shares, reverse=True)[: math.ceil(len(subjects) / 4)])


def _disorder(checked: CheckedSummary) -> float:
    """Share of steps that go back in the source."""
    return _mean(later < earlier for earlier, later in pairwise(checked.places))


def _jumps(checked: CheckedSummary) -> float:
    """The mean step from sentence to sentence, as a share of the source's length."""
    return _mean(abs(later - earlier) for earlier, later in pairwise(checked.places))


def _looseness(checked: CheckedSummary) -> float:
    """Share of sentences that share no subject with an earlier one and point back to none."""
    return _mean(
        not any(checked.subjects[at] & earlier for earlier in checked.subjects[:at])
        and not any(token.key in _LINKS for token in checked.claims[at].tokens)
        for at in range(1, len(checked.claims))
    )


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return fmean(listed) if listed else 0.0


# --- Professional -----------------------------------------------------------
# Professional language: minutes, not speech.

FILLERS = word_set("um uh erm er hmm mm mhm yeah yep nah yup okay ok gonna wanna gotta kinda sorta")
SLANG = word_list("slang")
_SHOUTING = re.compile(r"[!?]{2,}|\b[A-Z]{4,}(?:\s+[A-Z]{4,}){2,}\b")
_MARKUP = re.compile(r"\{[a-z]+\}|<[a-z_]+>|[\U0001F300-\U0001FAFF]|[:;]-?[)(DP](?=\s|$)")
_WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?")
_QUOTED = re.compile(r"[\"“][^\"“”]*[\"”]")
_LABELLED = re.compile(r"^[^:\n]{1,40}:[ \t]+\S.*$", re.MULTILINE)
_PER_HUNDRED = 100


def professional_language(checked: CheckedSummary) -> LexicalScore:
    """Five less deductions, per hundred words, for speech, slang, first person and noise.

    What stands in double quotes is somebody's speech and is left out; a line under a speaker's
    label may speak in the first person.
    """
    text = _QUOTED.sub(" ", checked.summary)
    words = _words(text)
    if not checked.claims or not words:
        return LexicalScore(LOWEST, "there is no sentence to read")
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


# --- Evidence ---------------------------------------------------------------
# What a reader is shown of a sentence: how it relates to the source, its turns and the reason.


@dataclass(frozen=True, slots=True)
class SentenceEvidence:
    """A sentence of the summary at `summary[start:end]` and what the source says of it.

    `support` lies in [0, 1]; `turns` are indices of the source turns it rests on, best first;
    `reason` is true to the letter (`offline.lexical.support`).
    """

    start: int
    end: int
    text: str
    support: float
    relation: Relation
    turns: tuple[int, ...]
    reason: str


# --- Judge ------------------------------------------------------------------

CRITERIA = {
    "coherence": coherence,
    "consistency": consistency,
    "fluency": fluency,
    "relevance": relevance,
    "professional language": professional_language,
}


@dataclass(frozen=True)
class LexicalVerdict:
    """Per criterion of `CRITERIA` a score in [1, 5] and its reason; evidence per sentence."""

    scores: dict[str, float]
    reasons: dict[str, str]
    sentences: tuple[SentenceEvidence, ...]


def judge(source: Source, summary: str) -> LexicalVerdict:
    """Score `summary` against `source`; one without a sentence scores 1 throughout."""
    checked = check_summary(source, summary)
    verdicts = {name: criterion(checked) for name, criterion in CRITERIA.items()}
    return LexicalVerdict(
        # NumPy's floats compare to what no JSON holds.
        scores={name: float(score.value) for name, score in verdicts.items()},
        reasons={name: score.reason for name, score in verdicts.items()},
        sentences=evidence_of(checked),
    )


def find_evidence(source: Source, summary: str) -> tuple[SentenceEvidence, ...]:
    """What the source says of each sentence of `summary`, without a score."""
    return evidence_of(check_summary(source, summary))


def find_turns(source: Source, sentence: str) -> tuple[int, ...]:
    """The turns whose words a sentence shares, best first; whether they say it is not asked."""
    return cited_turns(source, align(source, claim_tokens(source, sentence)))


def evidence_of(checked: CheckedSummary) -> tuple[SentenceEvidence, ...]:
    """The evidence of a summary that was read already."""
    return tuple(_evidence_for(checked.source, claim) for claim in checked.claims)


def _evidence_for(source: Source, claim: CheckedSentence) -> SentenceEvidence:
    turns = cited_turns(source, claim.alignment)
    return SentenceEvidence(
        start=claim.span.start,
        end=claim.span.end,
        text=claim.span.text,
        support=claim.support,
        relation=claim.relation,
        turns=turns,
        reason=reason_for(source, claim, turns),
    )


# --- Features ---------------------------------------------------------------
# What the lexical judge measures of a summary, as named numbers: a trained judge learns from them.

# A model trained on one set of features must not read another: count up when any changes.
FEATURES_VERSION = 13
NAMES = (*OF_SENTENCE, *(name.replace(" ", "_") for name in CRITERIA))


def features(checked: CheckedSummary) -> dict[str, float]:
    """Of each feature of a sentence the mean, and the scores of `CRITERIA` in [0, 1]; 0 throughout
    without a sentence."""
    if not checked.claims:
        return dict.fromkeys(NAMES, 0.0)
    means = map(fmean, zip(*(claim.measured for claim in checked.claims), strict=True))
    scores = (criterion(checked).value for criterion in CRITERIA.values())
    shares = ((score - LOWEST) / (HIGHEST - LOWEST) for score in scores)
    return dict(zip(NAMES, map(float, (*means, *shares)), strict=True))
