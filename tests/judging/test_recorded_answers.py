"""`recorded:samples`: the sample meetings show the whole loop without a model."""

from io import StringIO

import pytest
from django.core.management import call_command

from judging.findings import Mark
from judging.services import judge_summary
from llm.models import ModelCall
from llm.types import RECORDED_ANSWERS
from summaries.intake import Submission, ingest_submission
from summaries.models import Summary, Transcript
from summaries.services import write_next_attempt
from summaries.status import WORKING, Status
from tests.factories.cases import user

pytestmark = pytest.mark.django_db(transaction=True)


def work(summary: Summary) -> Summary:
    """What workers do: one step after the other while the case is with the pipeline."""
    while summary.status in WORKING:
        (judge_summary if summary.status == Status.DRAFTED else write_next_attempt)(summary.pk)
        summary.refresh_from_db()
    return summary


def load() -> dict[str, Summary]:
    """The samples by their external id, as workers leave them."""
    user("author", "authors")
    call_command("load_samples", stdout=StringIO())
    summaries = Summary.objects.filter(transcript__source=Transcript.SAMPLES)
    return {each.transcript.external_id: work(each) for each in summaries}


def test_each_sample_shows_one_end_of_the_loop() -> None:
    samples = load()
    ends = {name: (each.status, each.failure) for name, each in samples.items()}
    assert ends == {
        "sample-sales-call": (Status.IN_REVIEW, ""),
        "sample-support-escalation": (Status.IN_REVIEW, ""),
        "sample-design-review": (Status.IN_REVIEW, ""),
        "sample-standup": (Status.EXHAUSTED, ""),
        "sample-board-meeting": (Status.RETURNED, ""),
    }
