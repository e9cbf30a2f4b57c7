"""The judge that runs a checkpoint: does the transcript entail each sentence?"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from django.utils.translation import gettext, gettext_noop
from pydantic import Field

from judging.evidence import Quote, SentenceFinding
from judging.findings import Relation
from judging.judges.base import (
    HIGHEST,
    LOWEST,
    BadParameter,
    CriterionScore,
    JudgeInput,
    Judgement,
    Options,
)
from judging.models import Mode
from judging.support import Grounds
from measuring.checkpoints.entailment import (
    Checkpoint,
    TranscriptPassage,
    bearing,
    checkpoint_at,
    passages_of,
    require_form,
)
from measuring.checkpoints.runtime import BadCheckpoint, CheckpointFolder, require_libraries
from measuring.checkpoints.storage import ENCODER, checkpoint_named
from measuring.folders import BadFolder, fetched
from measuring.models import StoredFolder
from offline.found import SentenceEvidence, find_evidence
from summaries.models import Criterion

CHECKPOINT_VERSION = "checkpoint-1"
_LIKELY = 0.5


class _Parameters(Options):
    # Only the command line can name a folder: there is no path in JSON.
    checkpoint: str | Path = Field("", description=gettext_noop("text"))
    sha256: str = Field("", description=gettext_noop("text"))


@dataclass(frozen=True)
class CheckpointOptions:
    """Which checkpoint judges the criterion."""

    folder: CheckpointFolder | StoredFolder

    @classmethod
    def of(cls, criterion: Criterion) -> "CheckpointOptions":
        """Raises BadParameter, also for one that is not there or is something else.

        A page may ask: nothing is fetched.
        """
        given = _Parameters.of(criterion)
        named = given.checkpoint
        if not named:
            wanted = gettext(
                "{criterion}: give the parameter checkpoint, the name of a stored one; manage.py "
                "prescreens lists them"
            )
            raise BadParameter(wanted.format(criterion=criterion.name))
        try:
            folder = _in_folder(named) if isinstance(named, Path) else _judging(named)
            _require_same(folder, given.sha256)
        except BadCheckpoint as error:
            raise _refused(criterion, error) from error
        return cls(folder)

    def opened(self, criterion: Criterion) -> Checkpoint:
        """Raises BadParameter for one that does not run."""
        folder = self.folder
        try:
            place = fetched(folder) if isinstance(folder, StoredFolder) else folder.place
            return checkpoint_at(place)
        except BadFolder as error:
            raise _refused(criterion, error) from error


def _in_folder(place: Path) -> CheckpointFolder:
    require_form(folder := CheckpointFolder(place))
    return folder


def _judging(name: str) -> StoredFolder:
    require_libraries()
    folder = checkpoint_named(name)
    if folder.about["form"] == ENCODER:
        fault = gettext("{name} is a sentence encoder, which judges nothing; choose another")
        raise BadCheckpoint(fault.format(name=repr(name)))
    return folder


def _refused(criterion: Criterion, error: BadFolder) -> BadParameter:
    refusal = gettext("{criterion}: parameter checkpoint: {fault}")
    return BadParameter(refusal.format(criterion=criterion.name, fault=error))


def _require_same(folder: CheckpointFolder | StoredFolder, wanted: str) -> None:
    if wanted and wanted != folder.sha256:
        fault = gettext(
            "{name} has the SHA-256 {sha256}, the parameter sha256 names another; bring the folder "
            "back or publish a version with this one"
        )
        raise BadCheckpoint(fault.format(name=repr(folder.name), sha256=folder.sha256))


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """Raises BadParameter."""
    started = time.monotonic()
    sentences = find_evidence(judge_input.source, judge_input.text)
    read = {criterion.name: _reading(judge_input, criterion, sentences) for criterion in criteria}
    return Judgement(
        scores=tuple(read[criterion.name].score(criterion) for criterion in criteria),
        findings=read[criteria[0].name].findings(judge_input),
        model=", ".join(dict.fromkeys(reading.name for reading in read.values())),
        prompt_version=CHECKPOINT_VERSION,
        seconds=time.monotonic() - started,
        details={name: reading.details for name, reading in read.items()},
    )


@dataclass(frozen=True)
class _Held:
    """A sentence, its best verdict and the passage that gave it; `contradicted` is the highest."""

    sentence: SentenceEvidence
    entailed: float
    contradicted: float | None
    passage: TranscriptPassage

    @property
    def relation(self) -> Relation:
        if self.entailed >= _LIKELY:
            return Relation.SUPPORTED
        against = self.contradicted is not None and self.contradicted >= _LIKELY
        return Relation.CONTRADICTED if against else Relation.NOT_MENTIONED

    @property
    def reason(self) -> str:
        first, last = self.passage.first + 1, self.passage.last + 1
        where = f"turns {first} to {last}" if last > first else f"turn {first}"
        text = f"borne out with probability {self.entailed:.2f}, best by {where}"
        if self.relation == Relation.CONTRADICTED:
            text += f"; contradicted with {self.contradicted:.2f}"
        return text


@dataclass(frozen=True)
class _Reading:
    """What a checkpoint made of every sentence."""

    checkpoint: Checkpoint
    held: tuple[_Held, ...]
    passages: int

    @property
    def name(self) -> str:
        return self.checkpoint.folder.name

    def score(self, criterion: Criterion) -> CriterionScore:
        """Between the mean of the sentences and the worst of them; the lowest without any."""
        entailed = [held.entailed for held in self.held]
        share = (fmean(entailed) + min(entailed)) / 2 if entailed else 0.0
        return CriterionScore(
            criterion=criterion,
            value=LOWEST + (HIGHEST - LOWEST) * share,
            mode=Mode.PREDICTED,
            reason=self._reason(),
            spread=0.0,
        )

    def _reason(self) -> str:
        if not self.held:
            return "There is no sentence to hold against the transcript."
        worst = min(self.held, key=lambda held: held.entailed)
        borne_out = sum(held.relation == Relation.SUPPORTED for held in self.held)
        return (
            f"{borne_out} of {len(self.held)} sentences are borne out. Least so, with probability "
            f"{worst.entailed:.2f}: {worst.sentence.text}"
        )

    def findings(self, judge_input: JudgeInput) -> tuple[SentenceFinding, ...]:
        """What is supported quotes the turns of its passage, which one of them has to carry."""
        grounds = Grounds(judge_input.turns, judge_input.text)
        found = []
        for held in self.held:
            quotes: tuple[Quote, ...] = ()
            doubts = [""]
            if held.relation == Relation.SUPPORTED:
                quotes = tuple(
                    Quote(text, number, 0, len(text))
                    for number in range(held.passage.first, held.passage.last + 1)
                    if (text := judge_input.turns[number]["text"])
                )
                sentence = held.sentence.text
                doubts = grounds.doubts(sentence, [(sentence, quote) for quote in quotes]) or [""]
            found.append(
                SentenceFinding(
                    start=held.sentence.start,
                    end=held.sentence.end,
                    text=held.sentence.text,
                    relation=held.relation,
                    turns=(),
                    reason=held.reason,
                    found_by=self.name,
                    quotes=quotes,
                    doubt=min(doubts),
                )
            )
        return tuple(found)

    @property
    def details(self) -> dict[str, object]:
        return {
            "checkpoint": self.name,
            "form": self.checkpoint.form,
            "sha256": self.checkpoint.folder.sha256,
            "passages": self.passages,
            "entailed": [held.entailed for held in self.held],
            "contradicted": [held.contradicted for held in self.held],
        }


def _reading(
    judge_input: JudgeInput, criterion: Criterion, sentences: Sequence[SentenceEvidence]
) -> _Reading:
    checkpoint = CheckpointOptions.of(criterion).opened(criterion)
    texts = [sentence.text for sentence in sentences]
    passages = passages_of(judge_input.turns, texts, checkpoint.reader)
    try:
        held = tuple(_held(checkpoint, sentence, passages) for sentence in sentences)
    except BadCheckpoint as error:
        raise _refused(criterion, error) from error
    return _Reading(checkpoint, held, len(passages))


def _held(
    checkpoint: Checkpoint, sentence: SentenceEvidence, passages: Sequence[TranscriptPassage]
) -> _Held:
    chosen = bearing(passages, sentence)
    verdicts = checkpoint.verdicts([(passage.text, sentence.text) for passage in chosen])
    best = max(range(len(chosen)), key=lambda at: verdicts[at].entailed)
    known = [verdict.contradicted for verdict in verdicts if verdict.contradicted is not None]
    return _Held(sentence, verdicts[best].entailed, max(known, default=None), chosen[best])
