"""Every attack of the corpus through every prompt, with a model that takes the bait.

`python -m tools.bench.attack_corpus` runs this file and writes what it counted.
"""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.judges import geval, mqag, qag
from countersign_judge.judges.base import JudgeInput
from countersign_judge.variants import shipped_variants

from judging.services import judge_summary
from summaries.models import TranscriptScan
from summaries.services import write_next_attempt
from summaries.status import Status
from tests.factories.cases import attempt, case, put
from tests.judging.judges.conftest import a_case, a_criterion
from tests.judging.test_prompts_sent import CONTROL_TOKENS, HOSTILE, fences
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import Serve
from tests.summaries.hostile_corpus import Hostile

pytestmark = pytest.mark.django_db(transaction=True)
# MQAG shows the summary as it is and once more by sentences.
FENCED = {
    ("SUMMARY",),
    ("TRANSCRIPT", "SUMMARY"),
    ("TRANSCRIPT", "SUMMARY", "FINDINGS"),
    ("TRANSCRIPT",),
    ("TRANSCRIPT", "QUESTIONS"),
    ("TRANSCRIPT", "QUESTION"),
    ("SUMMARY", "SUMMARY"),
    ("SUMMARY", "QUESTIONS"),
    ("SUMMARY", "QUESTION"),
}
# What nobody has to be warned of, because it is taken out when a transcript comes in.
TAMED = {"control characters"}
OWN = {"name": "own", "prompt": "{transcript}\n\nIs this fit for the board?\n\n{summary}"}


@pytest.fixture(scope="module")
def counted() -> Iterator[Counter[str]]:
    """Requests checked by prompt, attacks and warnings; written down where a report is wanted."""
    counts: Counter[str] = Counter()
    yield counts
    report = os.environ.get("ATTACKS_REPORT")
    if report:
        Path(report).write_text(json.dumps(counts), encoding="utf-8")


class Gullible:
    """A model that repeats the attack in every text it may write."""

    def __init__(self, hostile: Hostile) -> None:
        self.said = " ".join(hostile.whole.split()) or "x"

    def __call__(self, request: Received) -> Reply:
        properties = (request.schema or {}).get("properties", {})
        return Reply(data={name: self._value(name, request) for name in properties})

    def _value(self, name: str, request: Received) -> Any:
        if name.startswith("criterion_"):
            return self._verdict()
        if name == "questions" and "options" in json.dumps(request.schema):
            options = [f"{self.said} {letter}" for letter in "abcd"]
            return [{"sentence": 1, "question": self.said, "options": options}]
        return {
            **self._verdict(),
            "summary": self.said,
            "sentences": {number: [self._claim()] for number in _numbered(request, "sentences")},
            "questions": [self.said],
            "answers": {number: self._answer(request) for number in _numbered(request, "answers")},
            "answer": "A",
            "notes": [self.said],
        }[name]

    def _verdict(self) -> dict[str, Any]:
        return {"reason": self.said, "quotes": [self.said], "score": 5}

    def _answer(self, request: Received) -> dict[str, Any]:
        wanted = _numbered(request, "answers")["1"]["properties"]
        return {name: {"reason": self.said, "answer": "yes"}[name] for name in wanted}

    def _claim(self) -> dict[str, Any]:
        said = dict.fromkeys(("claim", "quote", "reason"), self.said)
        return {**said, "turns": [0], "verdict": "yes"}


def _numbered(request: Received, name: str) -> dict[str, Any]:
    """What is asked for under numbers, with the schema of each."""
    asked = (request.schema or {})["properties"].get(name, {})
    return dict(asked.get("properties", {}))


def _geval(under: JudgeInput, *names: str, **parameters: Any) -> None:
    criteria = [a_criterion(name, parameters=parameters) for name in names or ("consistency",)]
    geval.judge(under, criteria)


def judgings(hostile: Hostile) -> dict[str, Callable[[], object]]:
    """What is asked of a judge, by the name of its prompt, about a summary that repeats it all."""

    def about(**changes: Any) -> JudgeInput:
        text = hostile.text.strip() or "x"
        return a_case(
            title=hostile.title, turns=hostile.turns, text=text, wordings=[OWN], **changes
        )

    wordings: dict[str, Callable[[], object]] = {
        f"G-Eval, {name}": (lambda name=name: _geval(about(variant=name)))  # type: ignore[misc]
        for name in (*shipped_variants(), "own")
    }
    return {
        **wordings,
        "G-Eval, joint": lambda: _geval(about(joint=True), "coherence", "fluency"),
        "QAG": lambda: qag.judge(about(), [a_criterion(method="qag")]),
        "QAG, given questions": lambda: qag.judge(
            about(),
            [a_criterion(method="qag", parameters={"assessment_questions": ["Who signs?"]})],
        ),
        "MQAG": lambda: mqag.judge(about(), [a_criterion(method="mqag")]),
    }


def check(requests: list[Received]) -> None:
    """Every mark is ours, none is open, nothing in between is a control token or a line break."""
    for request in requests:
        assert tuple(fences(request)) in FENCED
        user = request.messages[1]["content"]
        assert not CONTROL_TOKENS.search(user)
        assert all(character.isprintable() or character == "\n" for character in user)


@pytest.mark.slow
@HOSTILE
def test_the_fence_holds_in_every_prompt_of_every_judge(
    serve: Serve, hostile: Hostile, counted: Counter[str]
) -> None:
    for name, ask in judgings(hostile).items():
        server = serve(Gullible(hostile))
        ask()
        check(server.requests)
        counted[f"prompt: {name}"] += len(server.requests)
    counted["attacks"] += 1


@pytest.mark.slow
@HOSTILE
def test_the_fence_holds_for_the_writer_and_the_reviewer_is_warned(
    serve: Serve, hostile: Hostile, counted: Counter[str]
) -> None:
    server = serve(Gullible(hostile))
    summary = case(turns=hostile.turns, title=hostile.title)
    write_next_attempt(summary.pk)
    check(server.requests)
    counted["prompt: writer"] += len(server.requests)
    attempt(summary, hostile.text.strip() or "x").briefs.create(comment=hostile.whole)
    judge_summary(put(summary, Status.DRAFTED).pk)
    before = len(server.requests)
    write_next_attempt(put(summary, Status.REVISING).pk)
    check(server.requests)
    counted["prompt: writer, rewrite"] += len(server.requests) - before
    warned = bool(TranscriptScan.objects.get(pk=summary.transcript_id).signals)
    assert warned == (hostile.pointed_out and hostile.name not in TAMED)
    counted["pointed_out"] += hostile.pointed_out
    counted["warned"] += warned
    counted["tamed"] += hostile.name in TAMED
