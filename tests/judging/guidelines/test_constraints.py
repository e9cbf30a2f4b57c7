import uuid
from typing import Any

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from judging.models import GuidelineEvent, StepsJob, TriedText, TryOut
from tests.factories import cases as factories

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]

BROKEN: dict[str, dict[str, Any]] = {
    "status_known": {"status": "lost"},
    "lease_is_whole": {"lease_token": uuid.UUID(int=1)},
    "failure_has_its_reason": {"status": "failed"},
}


@pytest.mark.parametrize("kind", [StepsJob, TryOut])
@pytest.mark.parametrize("constraint", list(BROKEN))
def test_a_job_is_whole(draft, kind, constraint):
    columns: dict[str, Any] = {"version": draft, **BROKEN[constraint]}
    if kind is TryOut:
        columns |= {"kind": TryOut.Kind.DECIDED, "content_sha256": "0" * 64}
    name = f"{kind.__name__.lower()}_{constraint}"
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        kind.objects.create(**columns)


def test_an_event_has_an_action_of_the_list(draft):
    with pytest.raises(IntegrityError, match="guideline_action_known"), transaction.atomic():
        GuidelineEvent.objects.create(guideline=draft.guideline, action="burn")


def try_out(draft, **columns) -> TryOut:
    of_decided = {"kind": TryOut.Kind.DECIDED, "content_sha256": "0" * 64}
    return TryOut.objects.create(version=draft, **{**of_decided, **columns})


@pytest.mark.parametrize(
    "columns",
    [
        {"result": {"passed": True}},
        {"failure": "no answer"},
        {"done_at": timezone.now()},
        {"done_at": timezone.now(), "result": {"passed": False}, "failure": "no answer"},
    ],
)
def test_a_tried_text_has_ended_with_a_result_or_a_reason(draft, columns):
    attempt = factories.attempt(factories.case())
    with pytest.raises(IntegrityError, match="tried_text_ends_once"), transaction.atomic():
        TriedText.objects.create(try_out=try_out(draft), attempt=attempt, **columns)


def test_a_try_out_holds_a_text_once(draft):
    tried, attempt = try_out(draft), factories.attempt(factories.case())
    TriedText.objects.create(try_out=tried, attempt=attempt)
    with pytest.raises(IntegrityError, match="tried_text_once"), transaction.atomic():
        TriedText.objects.create(try_out=tried, attempt=attempt)


@pytest.mark.parametrize(
    ("columns", "constraint"),
    [
        ({"kind": TryOut.Kind.STORED}, "tryout_of_one_summary_unless_decided"),
        ({"kind": "none"}, "tryout_of_one_summary_unless_decided"),
        ({"content_sha256": "short"}, "tryout_is_hashed"),
    ],
)
def test_a_try_out_is_of_one_kind_and_says_of_which_content(draft, columns, constraint):
    with pytest.raises(IntegrityError, match=constraint), transaction.atomic():
        try_out(draft, **columns)
