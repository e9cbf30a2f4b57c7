"""Limits count a client by its address, and nobody gets a new one by the asking."""

import pytest

from accounts.clients import client_network

_PROXY = ("HTTP_X_FORWARDED_PROTO", "https")


def test_what_a_client_says_of_itself_counts_for_nothing(rf):
    assert client_network(rf.get("/", headers={"X-Forwarded-For": "6.6.6.6"})) == "127.0.0.1"


@pytest.mark.parametrize(
    ("seen", "counted"),
    [
        ("6.6.6.6, 10.1.2.3", "10.1.2.3"),
        ("10.1.2.3:50123", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("", "127.0.0.1"),
        ("unix:", "0.0.0.0"),
    ],
)
def test_behind_a_proxy_the_address_that_the_proxy_saw_counts(rf, settings, seen, counted):
    settings.SECURE_PROXY_SSL_HEADER = _PROXY
    assert client_network(rf.get("/", headers={"X-Forwarded-For": seen})) == counted
