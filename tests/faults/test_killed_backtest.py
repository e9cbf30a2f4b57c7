"""A backtest on real workers, one of which is killed in the middle."""

from collections import Counter
from typing import Any

import pytest

from judging import tryouts
from judging.guidelines import drafts
from judging.models import TryOut
from judging.tryouts import DecidedText, TryOutPlan
from summaries.models import GuidelineVersion, JobStatus
from tests.factories import cases as factories
from tests.faults.stage import LATENCY, Stage, drop_everything_queued
from tests.judging.guidelines.conftest import content
from tests.modelserver import Scenario

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

TEXTS = [f"Text number {number:02} of those that people decided on." for number in range(8)]
COLUMNS = ("position", "failure", "result")


@pytest.fixture
def draft(stage: Stage) -> GuidelineVersion:
    said = content(judge_model="openai:scripted", confirm=False)
    made = drafts.create(name="board", title="Board", content=said, by=factories.user("ada"))
    return GuidelineVersion.objects.get(pk=made.pk)


@pytest.fixture
def texts() -> list[DecidedText]:
    """Every third one is bad, which the scripted judge knows."""
    attempts = [factories.attempt(factories.case(), text=text) for text in TEXTS]
    return [
        DecidedText(attempt.pk, "kept" if at % 3 else "rejected", good=bool(at % 3), passed=True)
        for at, attempt in enumerate(attempts)
    ]


def results(backtest: TryOut) -> list[tuple[Any, ...]]:
    return list(backtest.texts.values_list(*COLUMNS))


def done(backtest: TryOut) -> bool:
    backtest.refresh_from_db()
    return backtest.status == JobStatus.DONE


def asked(stage: Stage, *, since: int = 0) -> Counter[str]:
    """How many requests were about each text."""
    prompts = [request.prompt for request in stage.requests[since:]]
    return Counter(text for prompt in prompts for text in TEXTS if text in prompt)


def test_a_killed_workers_backtest_goes_on_with_the_text_that_was_lost(
    stage: Stage, draft: GuidelineVersion, texts: list[DecidedText]
) -> None:
    bad = [{"when": text, "score": 2} for at, text in enumerate(TEXTS) if at % 3 == 0]
    stage.model.script = Scenario(judge=[*bad, {"score": 5}], latency=LATENCY)
    stage.beat()
    worker = stage.worker(threads=2)
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts, by=None)
    stage.until(lambda: len(stage.requests) > backtest.texts.exclude(done_at=None).count() > 2)
    stage.kill(worker)
    drop_everything_queued()
    before = dict(backtest.texts.exclude(done_at=None).values_list("position", "done_at"))
    assert 2 < len(before) < len(TEXTS)
    stage.worker(threads=2)
    stage.until(lambda: done(backtest))
    once = asked(stage)
    assert sorted(once) == TEXTS
    assert sum(once.values()) <= len(TEXTS) + 1, "at most the call in flight is made twice"
    after = dict(backtest.texts.values_list("position", "done_at"))
    assert {at: after[at] for at in before} == before, "what was judged is not touched again"

    calls = len(stage.requests)
    again = tryouts.request_try_out(TryOutPlan(draft), texts, by=None)
    stage.until(lambda: done(again))
    assert asked(stage, since=calls) == Counter(TEXTS)
    assert results(again) == results(backtest)
    assert [row[-1]["passed"] for row in results(backtest)] == [text.good for text in texts]
    assert (backtest.failure, backtest.lease_token) == ("", None)
