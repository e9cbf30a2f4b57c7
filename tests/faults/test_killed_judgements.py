"""Judgements of pairs on real workers, one of which is killed in the middle."""

from typing import Any

import pytest
from countersign_judge import Pair

from measuring.judgements import batches
from measuring.models import JudgementBatch
from summaries.models import JobStatus
from tests.factories import cases as factories
from tests.faults.stage import LATENCY, Stage, drop_everything_queued
from tests.modelserver import Scenario

pytestmark = pytest.mark.slow

TEXTS = [f"Text number {number:02} of those that a program sent." for number in range(30)]


def done(batch: JudgementBatch) -> bool:
    batch.refresh_from_db()
    return batch.status == JobStatus.DONE


def test_a_killed_workers_judgements_go_on_with_what_was_lost(stage: Stage, settings: Any) -> None:
    settings.LLM = {**settings.LLM, "JUDGE_MODEL": "openai:scripted"}
    stage.model.script = Scenario(judge=[{"score": 4}], latency=LATENCY)
    stage.beat()
    worker = stage.worker(threads=2)
    pairs = [Pair("Ana: The pump failed on Monday.", text) for text in TEXTS]
    batch = batches.request_batch(
        pairs, by=factories.user("program"), judge="geval", criteria=["fluency"]
    )
    judged = batch.items.filter(outcome__isnull=False)
    stage.until(lambda: judged.count() > 4)
    stage.kill(worker)
    drop_everything_queued()
    before = dict(judged.values_list("position", "outcome"))
    assert len(before) < len(TEXTS)
    stage.worker(threads=2)
    stage.until(lambda: done(batch))
    after = dict(judged.values_list("position", "outcome"))
    assert sorted(after) == list(range(len(TEXTS)))
    assert {at: after[at] for at in before} == before, "what was judged is not touched again"
    most = len(TEXTS) + batches.CONCURRENCY
    assert len(stage.requests) <= most, "only the calls in flight are made twice"
