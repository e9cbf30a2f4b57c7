"""Celery's settings of a broker's address: Redis, Redis over TLS, Redis Sentinel or RabbitMQ.

An address means the same here as in `llm.redis_clients`: TLS checks the server's certificate and
its name, unless `ssl_cert_reqs=none` says otherwise.
"""

import ssl
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

from llm.redis_addresses import SENTINEL_SCHEME, SentinelAddress
from llm.redis_clients import sentinel_options

_CHECK_REQUIRED = "required"
_CERTIFICATE_CHECKS = {
    "none": ssl.CERT_NONE,
    "optional": ssl.CERT_OPTIONAL,
    _CHECK_REQUIRED: ssl.CERT_REQUIRED,
}
# A broker that hangs delays the sender of a nudge for these seconds; workers wait longer.
_REDIS_TIMEOUTS = {"socket_connect_timeout": 1, "socket_timeout": 1}
_RABBITMQ_TIMEOUTS = {"connect_timeout": 1, "read_timeout": 1, "write_timeout": 1}
TIMEOUTS = (*_REDIS_TIMEOUTS, *_RABBITMQ_TIMEOUTS)
# A nudge that cannot be sent at once is dropped: the sweep finds its row.
_REDIS_OPTIONS = {
    "visibility_timeout": 3600,
    "unacked_restore_interval": 2,
    "unacked_restore_throttle": 1,
    "socket_keepalive": True,
    **_REDIS_TIMEOUTS,
    # For senders of nudges; a worker reconnects without limit.
    "max_retries": 0,
    "interval_start": 0,
    # By name, which is the order of importance (config.queues).
    "queue_order_strategy": "sorted",
}
_RABBITMQ_OPTIONS = {
    # The sender waits until the server confirms a message.
    "confirm_publish": True,
    "max_retries": 1,
    "interval_start": 0,
    **_RABBITMQ_TIMEOUTS,
}


def celery_settings(url: str) -> dict[str, Any]:
    """The settings of an address that the system checks accepted."""
    scheme = urlsplit(url).scheme
    if scheme in {"amqp", "amqps"}:
        return _rabbitmq_settings(url)
    if scheme == SENTINEL_SCHEME:
        return _sentinel_settings(SentinelAddress.parse(url))
    return _build_settings(_require_certificate_check(url), _REDIS_OPTIONS)


def _build_settings(address: str, options: dict[str, Any]) -> dict[str, Any]:
    # Celery reads CELERY_BROKER_URL itself and would prefer it to `broker_url`.
    both = {"broker_read_url": address, "broker_write_url": address}
    return {**both, "broker_transport_options": options}


def _require_certificate_check(url: str) -> str:
    """kombu accepts any certificate unless the address says otherwise."""
    parts = urlsplit(url)
    if parts.scheme != "rediss" or "ssl_cert_reqs" in parse_qs(parts.query):
        return url
    query = f"{parts.query}&" if parts.query else ""
    return parts._replace(query=f"{query}ssl_cert_reqs={_CHECK_REQUIRED}").geturl()


def _sentinel_settings(address: SentinelAddress) -> dict[str, Any]:
    credentials = (
        f"{quote(address.username or '', safe='')}:{quote(address.password or '', safe='')}@"
    )
    asked = [f"{SENTINEL_SCHEME}://{credentials}{_format_host(host)}:{port}/{address.database}"
             for host, port in address.hosts]  # fmt: skip
    of_sentinel = {"master_name": address.master, "sentinel_kwargs": sentinel_options(address)}
    return _build_settings(";".join(asked), {**_REDIS_OPTIONS, **of_sentinel})


def _format_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _rabbitmq_settings(url: str) -> dict[str, Any]:
    parts = urlsplit(url)
    settings = _build_settings(parts._replace(query="").geturl(), _RABBITMQ_OPTIONS)
    if parts.scheme == "amqps":
        settings["broker_use_ssl"] = _tls_options(parts.hostname, parse_qs(parts.query))
    return settings


def _tls_options(host: str | None, options: dict[str, list[str]]) -> dict[str, Any]:
    checks = _CERTIFICATE_CHECKS[options.get("ssl_cert_reqs", [_CHECK_REQUIRED])[0]]
    files = {
        name: options[f"ssl_{name}"][0]
        for name in ("ca_certs", "certfile", "keyfile")
        if f"ssl_{name}" in options
    }
    # The name is checked where it is given.
    named = {} if checks == ssl.CERT_NONE else {"server_hostname": host}
    return {"cert_reqs": checks, **named, **files}
