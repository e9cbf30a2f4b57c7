"""Whom we do not connect to, however the address is written."""

import ipaddress
import socket

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delivery.http_post import post
from delivery.ssrf_guard import AddressRefused, check_url, is_public, resolve_target
from tests.delivery.receiver import Receiver


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "[::1]",
        "[::]",
        "[fe80::1]",
        "[fd00::1]",
        "[ff02::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[::127.0.0.1]",
        "[::ffff:0:127.0.0.1]",
        "[64:ff9b:1::7f00:1]",
        "[fec0::1]",
        "[3fff::1]",
        "[2606:4700::5efe:127.0.0.1]",
        "192.0.0.9",
        "192.0.0.192",
        "192.88.99.1",
        "168.63.129.16",
    ],
)
def test_an_address_that_is_not_public_is_refused(host):
    with pytest.raises(AddressRefused, match="COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS"):
        check_url(f"https://{host}/")


@pytest.mark.parametrize(
    "host",
    ["93.184.216.34", "[2606:2800:220:1::1]", "[::ffff:8.8.8.8]", "[64:ff9b::808:808]"],
)
def test_a_public_address_is_allowed(host):
    check_url(f"https://{host}/hook?x=1")


def test_plain_http_is_refused_unless_private_addresses_are_allowed(settings):
    with pytest.raises(AddressRefused, match="https"):
        check_url("http://example.org/")
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    check_url("http://example.org/")


def test_only_listed_ports_are_used_where_ports_are_listed(settings):
    settings.WEBHOOK_PORTS = (443, 8443)
    check_url("https://example.org/")
    check_url("https://example.org:8443/")
    with pytest.raises(AddressRefused, match="COUNTERSIGN_WEBHOOK_PORTS"):
        check_url("https://example.org:22/")
    with pytest.raises(AddressRefused, match="Use port 443"):
        resolve_target("https://example.org:6379/")
    settings.WEBHOOK_PORTS = ()
    check_url("https://example.org:22/")


@pytest.mark.parametrize("name", ["localhost", "2130706433", "0x7f.1", "127.1"])
def test_a_name_that_stands_for_this_machine_is_refused_when_it_is_looked_up(name):
    with pytest.raises((AddressRefused, socket.gaierror)):
        resolve_target(f"https://{name}/")


def test_one_private_address_among_public_ones_spoils_the_name(monkeypatch):
    found = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))
        for address in ("93.184.216.34", "10.0.0.1")
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(AddressRefused, match=r"10\.0\.0\.1"):
        resolve_target("https://rebinding.example.org/")


def test_the_address_that_was_checked_is_the_one_that_is_connected_to(monkeypatch, settings):
    """A second answer of DNS has no say: the name is asked for once."""
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    asked: list[str] = []
    real = socket.getaddrinfo

    def names(host, *rest, **named):
        asked.append(host)
        return real("127.0.0.1" if host.endswith(".example.org") else host, *rest, **named)

    monkeypatch.setattr(socket, "getaddrinfo", names)
    with Receiver() as receiver:
        port = receiver.url.rpartition(":")[2]
        answer = post(f"http://hooks.example.org:{port}", b"{}", {})
    assert answer.status == 200
    assert [host for host in asked if host.endswith("example.org")] == ["hooks.example.org"]
    assert receiver.received[0].headers["host"].startswith("hooks.example.org:")


def test_who_may_not_be_sent_to_gets_nothing_and_the_reason_is_kept():
    with Receiver() as receiver:
        answer = post(receiver.url.replace("http:", "https:"), b"{}", {})
    assert (answer.status, receiver.received) == (None, [])
    assert "not a public address" in answer.error


@given(st.ip_addresses())
def test_no_address_is_allowed_that_the_registries_call_private(address):
    url = f"https://[{address}]/" if address.version == 6 else f"https://{address}/"
    try:
        check_url(url)
    except AddressRefused:
        return
    mapped = getattr(address, "ipv4_mapped", None)
    if address in ipaddress.ip_network("64:ff9b::/96"):
        mapped = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    assert is_public(mapped or ipaddress.ip_address(str(address)))


def test_the_owner_of_a_name_does_not_learn_which_address_inside_it_has(monkeypatch, caplog):
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.20.30.40", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    answer = post("https://intranet.example.org/", b"{}", {})
    assert "intranet.example.org is an address inside the network" in answer.error
    assert "10.20.30.40" not in answer.error
    assert "intranet.example.org is 10.20.30.40" in caplog.text


def test_nor_from_an_error_of_a_network_that_is_allowed(monkeypatch, caplog, settings):
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 1))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    answer = post("http://intranet.example.org:1/", b"{}", {})
    assert answer.status is None
    assert "127.0.0.1" not in answer.error
    assert "intranet.example.org" in answer.error
    assert "127.0.0.1" in caplog.text
