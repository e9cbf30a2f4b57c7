"""Failed cases taken up again in bulk: by the page and by the command."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

from summaries.models import GuidelineVersion, Summary, Transition
from summaries.status import Status
from tests.factories import cases as factories

pytestmark = pytest.mark.django_db
MONTH = timedelta(days=30)


def broken(number: int, kind: str, under: GuidelineVersion) -> list[Summary]:
    made = [factories.put(factories.case(under), Status.FAILED) for _ in range(number)]
    Summary.objects.filter(pk__in=[case.pk for case in made]).update(failure_kind=kind)
    return made


def statuses(cases: list[Summary]) -> set[str]:
    return set(
        Summary.objects.filter(pk__in=[c.pk for c in cases]).values_list("status", flat=True)
    )


def command(*arguments: str) -> str:
    out = StringIO()
    call_command("retry_failed", *arguments, stdout=out)
    return out.getvalue()


def test_the_command_takes_up_what_failed_in_that_way_since_then() -> None:
    board, audit = factories.version(), factories.version()
    wanted = broken(2, "server", board)
    others = [*broken(1, "cut", board), *broken(1, "server", audit)]
    old = broken(1, "server", board)
    Summary.objects.filter(pk=old[0].pk).update(status_since=timezone.now() - MONTH)
    asked = ["--kind", "server", "--guideline", board.guideline.name, "--since", "3d"]
    dry = command(*asked, "--dry-run")
    assert "2 of 2 failed cases would be retried." in dry
    assert statuses(wanted) == {"failed"}
    printed = command(*asked)
    assert all(str(case.pk) in printed for case in wanted)
    assert statuses(wanted) == {"queued"}
    assert statuses([*others, *old]) == {"failed"}
    assert "0 of 0 failed cases were retried." in command(*asked)


@pytest.mark.parametrize(
    ("option", "value"),
    [("--since", "lately"), ("--since", "9" * 50 + "d"), ("--limit", "0"), ("--kind", "odd")],
)
def test_the_command_names_an_option_that_it_cannot_read(option: str, value: str) -> None:
    with pytest.raises(CommandError, match=option):
        command(option, value)


def test_a_reviewer_retries_what_the_filter_shows_and_nothing_out_of_reach() -> None:
    board, audit = factories.version(), factories.version()
    reach = board.guideline
    ada = factories.user("ada", "reviewers", guideline=reach)
    wanted, others = broken(3, "server", board), broken(1, "cut", board)
    out_of_reach = broken(2, "server", audit)
    client = Client()
    client.force_login(ada)
    shown = client.get("/status/failed", {"kind": "server"}).content.decode()
    assert "Found: 3" in shown
    assert "Retry 3 failed summaries" in shown
    assert audit.guideline.title not in shown
    answer = client.post("/status/failed", {"kind": "server"}, follow=True).content.decode()
    assert "Retrying: 3." in answer
    assert statuses(wanted) == {"queued"}
    assert statuses([*others, *out_of_reach]) == {"failed"}
    last = Transition.objects.filter(summary=wanted[0]).latest("id")
    assert (last.action, last.actor) == ("retry", ada)
    assert client.get("/status/failed", {"kind": "odd"}).status_code == 422
    assert client.post("/status/failed", {"guideline": audit.guideline.name}).status_code == 422
