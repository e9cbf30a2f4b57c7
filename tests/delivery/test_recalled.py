"""Nothing of an approval is sent as long as it can be recalled, and nothing of one that was."""

from datetime import timedelta

import pytest
from django.db.models import F

from delivery.models import Dispatch, Event
from delivery.sinks import dispatching
from records.models import Record
from reviews import corrections
from tests.api.cases import approved
from tests.database import unguarded
from tests.delivery.test_webhooks import bodies, listen, tick

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _ten_seconds(settings):
    settings.RECALL_SECONDS = 10


def later() -> None:
    """As if the seconds had passed."""
    with unguarded():
        for model in (Record, Event):
            model.objects.update(created_at=F("created_at") - timedelta(seconds=16))


@pytest.fixture
def cases(rosa) -> None:
    """The first record was recalled; the second is as young."""
    corrections.recall(approved("C-1", reviewer=rosa), by=rosa)
    approved("C-2", reviewer=rosa)


@pytest.mark.usefixtures("cases")
def test_sinks_take_a_record_once_it_cannot_be_recalled(settings, tmp_path):
    settings.RECORD_SINKS = {"directory": str(tmp_path / "records")}
    assert dispatching.due_sinks() == []
    assert not Dispatch.objects.exists()
    later()
    assert len(dispatching.due_sinks()) == 1
    assert Dispatch.objects.get().record.number == 2


def test_webhooks_hear_of_an_approval_once_it_cannot_be_recalled(receiver, rosa, cases):
    listen(receiver, rosa, "summary.approved")
    tick()
    assert not receiver.received
    later()
    tick()
    assert [each["data"]["external_id"] for each in bodies(receiver)] == ["C-2"]
