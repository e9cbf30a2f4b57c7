"""Checkpoints of the log leave the house, and what is there names who rewrites what is here."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from delivery import anchors, tasks
from records.log import keys
from records.log.models import Anchor
from tests.database import unguarded
from tests.delivery.anchoring import findings, happened, sent
from tests.delivery.receiver import Receiver, Script

pytestmark = pytest.mark.django_db


@pytest.fixture
def directory(settings, tmp_path: Path) -> Path:
    settings.RECORD_SINKS = {"directory": str(tmp_path / "records")}
    return tmp_path / "records"


def test_every_checkpoint_goes_to_a_sink_once_and_in_order(directory):
    assert anchors.find_late_receivers() == []
    made = [happened(number) for number in range(3)]
    assert sent() == 3
    assert [place.read_text() for place in sorted(directory.iterdir())] == [
        one.note for one in made
    ]
    assert anchors.find_late_receivers() == []
    locations = [bytes(anchor.content).decode() for anchor in Anchor.objects.order_by("id")]
    assert locations == [str(place) for place in sorted(directory.iterdir())]
    happened(4)
    assert sent() == 1


def test_a_sink_that_fails_gets_the_same_checkpoint_again(settings):
    settings.SINK_WEBHOOK_SECRET = "whsec_" + "QUFB" * 12
    with Receiver() as receiver:
        settings.RECORD_SINKS = {"webhook": receiver.url}
        settings.ALLOW_PRIVATE_WEBHOOKS = True
        first = happened(1)
        receiver.script = Script(status=503)
        assert sent() == 0
        receiver.script = Script()
        happened(2)
        assert sent() == 2
        bodies = [one.body.decode() for one in receiver.received]
    assert bodies[:2] == [first.note, first.note]
    assert [one.headers["content-type"][:10] for one in receiver.received] == ["text/plain"] * 3
    assert receiver.received[0].headers["webhook-id"].startswith("msg_checkpoint_1_")


def test_a_log_made_anew_with_its_key_is_named_by_the_sink(directory):
    for number in range(3):
        happened(number)
    sent()
    with unguarded(), connection.cursor() as cursor:
        for table in ("anchor", "checkpoint", "node", "leaf"):
            cursor.execute(f"DELETE FROM transparency_{table}")
    keys.store_last_signed("")
    happened(7)
    sent()
    found = findings()
    assert any("with another root" in line for line in found)
    assert any("the end of the log was cut off" in line for line in found)
    out = StringIO()
    with pytest.raises(CommandError, match="differ from: directory"):
        call_command("reconcile_records", stdout=out)
    assert out.getvalue().count("checkpoint-") == 3


def test_what_is_whole_is_held_against_the_sink(directory):
    happened(1)
    sent()
    assert findings() == []
    out = StringIO()
    keys.store_last_signed("")
    call_command("verify_records", stdout=out)
    assert "known to sink directory (checkpoint-0000000001-" in out.getvalue()
    call_command("reconcile_records", stdout=StringIO())


def test_a_checkpoint_that_a_sink_took_and_lost_is_named(directory):
    """Else whoever may write there and here could make the log anew."""
    for number in range(3):
        happened(number)
    sent()
    first, *_, last = sorted(directory.iterdir())
    last.unlink()
    assert findings() == [
        f"log: sink directory does not hold 1 of the checkpoints that it took, from {last.name} on"
    ]
    first.unlink()
    (found,) = findings()
    assert found.endswith(f"does not hold 2 of the checkpoints that it took, from {first.name} on")


def test_the_tick_asks_for_those_that_lack_a_checkpoint(directory, sent_tasks):
    tasks.anchors_tick()
    happened(1)
    tasks.anchors_tick()
    tasks.anchor("directory")
    tasks.anchors_tick()
    assert sent_tasks == [("delivery.anchor", "directory")]
