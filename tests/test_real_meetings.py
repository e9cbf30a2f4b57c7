"""Five short meetings on a real model that is too small for the work: what comes of it is true."""

from typing import Any

import pytest
from countersign_judge.evidence_check import check_state
from countersign_judge.marks import Mark
from countersign_judge.pass_rule import is_threshold_reached

from judging.services import judge_summary
from summaries import prompts
from summaries.services import write_next_attempt
from summaries.status import Status
from summaries.writing import is_cut, is_echo, is_looping
from tests.factories.cases import case
from tests.real_model import real_model, real_server, short_guideline

__all__ = ["real_model", "real_server"]

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.slow,
    pytest.mark.real_model,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("real_model"),
]

MEETINGS = {
    "a correction": [
        ("Ines", "We open the new counter on Monday the 3rd of March."),
        ("Tarek", "No, not Monday. The floor is laid on that day, so it is Thursday."),
        ("Ines", "Right, I correct that: the counter opens on Thursday the 6th."),
    ],
    "figures": [
        ("Mia", "The oven costs 8,400 euros and the old one brings in 600."),
        ("Jon", "Then we need 7,800 from the reserve."),
        ("Mia", "Yes, take 7,800 euros from it."),
    ],
    "an open question": [
        ("Olga", "Who drives the van to the fair?"),
        ("Sam", "I do not know yet. I ask the two drivers."),
        ("Olga", "Good, then we leave that open until Wednesday."),
    ],
    "a refusal": [
        ("Lea", "The landlord wants us to paint the hall."),
        ("Max", "We are not going to paint it. The lease does not ask for it."),
        ("Lea", "Then I write to him that we do not."),
    ],
    "owners": [
        ("Nora", "Emil orders the seeds by Friday, please."),
        ("Emil", "I order them, and Nora checks the beds."),
        ("Nora", "I check the beds on Saturday."),
    ],
}


@pytest.mark.parametrize("meeting", MEETINGS)
def test_a_case_ends_in_a_state_that_is_true_of_its_text(meeting: str) -> None:
    turns: list[dict[str, Any]] = [
        {"speaker": speaker, "start": None, "end": None, "text": text}
        for speaker, text in MEETINGS[meeting]
    ]
    under = short_guideline("consistency")
    summary = case(under, turns=turns, title=f"A meeting with {meeting}")
    write_next_attempt(summary.pk)
    judge_summary(summary.pk)
    summary.refresh_from_db()
    if not summary.attempts.exists():
        # No usable text came, which the case says; a later try may bring one.
        assert summary.status == Status.QUEUED
        assert summary.waiting_for
        return
    attempt = summary.attempts.get()
    said = "\n".join(turn["text"] for turn in turns)
    assert not is_cut(attempt.text, said, is_long=False)
    assert not is_looping(attempt.text)
    assert not is_echo(attempt.text, prompts.writing_prompt(under))
    evaluations = list(attempt.evaluations.all())
    supported = [
        finding
        for evaluation in evaluations
        for finding in evaluation.findings
        if finding.mark == Mark.SUPPORTED
    ]
    assert all(any(q["turn"] is not None for q in finding.quotes) for finding in supported)
    assert summary.status in {Status.IN_REVIEW, Status.EXHAUSTED, Status.DRAFTED, Status.FAILED}
    if summary.status == Status.IN_REVIEW:
        (check,) = [item for item in evaluations if item.judge == "evidence"]
        assert not check_state(check.details).lacks_evidence
        assert all(
            is_threshold_reached(score) for item in evaluations for score in item.scores.all()
        )
    elif summary.status != Status.EXHAUSTED:
        assert summary.waiting_for or summary.failure
