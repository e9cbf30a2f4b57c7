"""SCIM held against RFC 7643 and 7644 by `scim2-tester`, over the whole stack of middleware."""

from collections.abc import Iterator

import pytest
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from scim2_client.engines.wsgi import WSGISCIMClient
from scim2_tester import Status, check_server

from tests.accounts.directory import connected

pytestmark = [pytest.mark.django_db, pytest.mark.slow]


# The whole name is made of its parts, the one address is the primary one of work, members have no
# name of their own, and nobody loses their name or is let in because an attribute is left out.
_OURS = (
    "unexpected value for 'name'",
    "unexpected value for 'emails'",
    "'members' was not",
    "did not remove attribute 'name'",
    "did not remove attribute 'displayName'",
    "did not remove attribute 'active'",
)


@pytest.fixture
def one_connection() -> Iterator[None]:
    """A request would end the connection, and with it the transaction of the test."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.mark.usefixtures("one_connection")
def test_the_service_is_what_the_standard_asks_for(settings):
    settings.API_REQUESTS_PER_MINUTE = 0
    client = WSGISCIMClient(
        get_wsgi_application(),
        base_url=f"{settings.BASE_URL}/scim/v2",
        headers={"Authorization": f"Bearer {connected().token}"},
    )
    results = check_server(client)
    bad = {Status.DEVIATION, Status.ERROR, Status.CRITICAL}
    wrong = [f"{each.title}: {each.reason}" for each in results if each.status in bad]
    unexpected = [each for each in wrong if not any(known in each for known in _OURS)]
    assert not unexpected, "\n".join(unexpected)
    assert sum(each.status == Status.SUCCESS for each in results) > 50
