"""A quarter of decisions, so that pages about the judge have something to show."""

from django.contrib.auth.models import User
from django.db import connection

from judging.models import Rating
from reviews import decisions
from summaries.models import Summary
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.resigning import sign_again
from tests.factories import scenes

WEEKS = 13
# The judge's score for consistency, and whether people let the text stand; a week has all of them.
WEEK = ((4.9, True), (4.7, True), (4.6, True), (4.4, True), (4.3, False), (4.2, True))
# In the last weeks the judge passes more that people turn away.
DRIFTED = ((4.8, True), (4.6, True), (4.5, False), (4.4, True), (4.3, False), (4.1, False))
_DATED = {
    "summaries_transcript": ("created_at", "id = (SELECT transcript_id FROM one)"),
    "summaries_summary": ("created_at", "id = %(case)s"),
    "summaries_attempt": ("created_at", "summary_id = %(case)s"),
    "summaries_transition": ("at", "summary_id = %(case)s"),
    "judging_rating": ("created_at", "attempt_id IN (SELECT id FROM texts)"),
    "records_review": ("created_at", "attempt_id IN (SELECT id FROM texts)"),
    "records_record": ("created_at", "summary_id = %(case)s"),
}


def quarter(rosa: User, rolf: User) -> None:
    """Thirteen weeks of decisions by two people on what the judge let through."""
    for week in range(WEEKS, 0, -1):
        for number, (score, stands) in enumerate(DRIFTED if week <= 4 else WEEK):
            by = rosa if number % 2 else rolf
            _aged(_decided(by, f"Call {week}.{number + 1}", score, stands=stands), days=7 * week)
    with unguarded():
        sign_again()


def _decided(by: User, title: str, score: float, *, stands: bool) -> Summary:
    case = scenes.written(scenes.opened_case(title), scenes.GOOD)
    scenes.judged(case, Action.PASS, {"consistency": score}, model="openai:gpt-4o")
    attempt = scenes.newest(case)
    _rated(case, by, round(score) if stands else 3)
    if stands:
        decisions.approve(case, by=by, number=1, text_sha256=attempt.sha256, seen=1)
    else:
        decisions.reject(case, by=by, number=1, seen=1, comment="Not what was said.")
    return case


def _rated(case: Summary, by: User, consistency: int) -> None:
    for criterion in case.guideline_version.criteria.all():
        value = consistency if criterion.name == "consistency" else 5
        Rating.objects.create(
            attempt=scenes.newest(case), reviewer=by, criterion=criterion, value=value
        )


def _aged(case: Summary, *, days: int) -> None:
    """As if all of it had happened so many days ago."""
    with unguarded(), connection.cursor() as cursor:
        for table, (column, where) in _DATED.items():
            cursor.execute(
                "WITH one AS (SELECT transcript_id FROM summaries_summary WHERE id = %(case)s), "
                "texts AS (SELECT id FROM summaries_attempt WHERE summary_id = %(case)s) "
                f"UPDATE {table} SET {column} = {column} - make_interval(days => %(days)s) "
                f"WHERE {where}",
                {"case": case.pk, "days": days},
            )
