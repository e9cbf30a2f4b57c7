import uuid
from typing import Any

import pytest
from django.db import IntegrityError, transaction

from judging.models import GuidelineEvent, Preview, StepsJob
from tests.summaries import factories

pytestmark = pytest.mark.django_db

BROKEN: dict[str, dict[str, Any]] = {
    "status_known": {"status": "lost"},
    "lease_is_whole": {"lease_token": uuid.UUID(int=1)},
    "failure_has_its_reason": {"status": "failed"},
}


@pytest.mark.parametrize("kind", [Preview, StepsJob])
@pytest.mark.parametrize("constraint", list(BROKEN))
def test_a_job_is_whole(draft, kind, constraint):
    columns: dict[str, Any] = {"version": draft, **BROKEN[constraint]}
    if kind is Preview:
        columns["attempt"] = factories.attempt(factories.case())
    name = f"{kind.__name__.lower()}_{constraint}"
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        kind.objects.create(**columns)


def test_an_event_has_an_action_of_the_list(draft):
    with pytest.raises(IntegrityError, match="guideline_action_known"), transaction.atomic():
        GuidelineEvent.objects.create(guideline=draft.guideline, action="burn")
