"""Brokers of other kinds than the plain Redis of every other test, started for one test."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.faults.web import until
from tests.ports import free_port

_PROGRAMS = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin"
PASSWORD = "a/password:with@signs"
QUOTED = "a%2Fpassword%3Awith%40signs"


@dataclass
class Broker:
    """`environment` leads there; its servers run until the test ends them."""

    environment: dict[str, str]
    processes: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def end(self) -> None:
        for process in self.processes:
            end(process)


def program(name: str, package: str) -> str:
    return shutil.which(name, path=_PROGRAMS) or pytest.skip(
        f"no {name} here; install it with: apt-get install {package}"
    )


def begin(*command: str | Path, **environment: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def end(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def listens(port: int) -> bool:
    with suppress(OSError):
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    return False


# --- Redis over TLS ---------------------------------------------------------


@contextmanager
def redis_with_tls(place: Path) -> Iterator[Broker]:
    server, port = program("redis-server", "redis-server"), free_port()
    authority, certificate, key = certificates(place)
    process = begin(
        *(server, "--port", "0", "--tls-port", str(port), "--tls-auth-clients", "no"),
        *("--tls-cert-file", certificate, "--tls-key-file", key, "--dir", place),
        *("--tls-ca-cert-file", authority, "--requirepass", PASSWORD, "--save", ""),
    )
    url = f"rediss://:{QUOTED}@127.0.0.1:{port}"
    environment = {
        name: f"{url}/{number}?ssl_ca_certs={authority}"
        for number, name in enumerate(("CELERY_BROKER_URL", "REDIS_URL"))
    }
    try:
        until(lambda: listens(port))
        yield Broker(environment, [process])
    finally:
        end(process)


def certificates(place: Path) -> tuple[Path, Path, Path]:
    """An authority's certificate, and a server's for 127.0.0.1 with its key."""
    issuer, issuer_key = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Test CA")]), new_key()
    authority = (
        _begun(issuer, issuer, issuer_key)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(issuer_key, hashes.SHA256())
    )
    key, own = new_key(), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "redis")])
    names = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    certificate = (
        _begun(own, issuer, key)
        .add_extension(names, critical=False)
        .sign(issuer_key, hashes.SHA256())
    )
    paths = place / "ca.pem", place / "server.pem", place / "server.key"
    contents = (
        authority.public_bytes(serialization.Encoding.PEM),
        certificate.public_bytes(serialization.Encoding.PEM),
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ),
    )
    for path, content in zip(paths, contents, strict=True):
        path.write_bytes(content)
    return paths


def new_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder(subject_name=subject, issuer_name=issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
    )


# --- Redis Sentinel ---------------------------------------------------------


@contextmanager
def redis_with_sentinel(place: Path) -> Iterator[Broker]:
    """A master, which is the first process, its replica, and one sentinel that decides alone."""
    server = program("redis-server", "redis-server")
    master, replica, sentinel = free_port(), free_port(), free_port()
    secured = ("--requirepass", PASSWORD, "--masterauth", PASSWORD, "--save", "", "--dir", place)
    watching = place / "sentinel.conf"
    watching.write_text(
        f"port {sentinel}\ndir {place}\nrequirepass watch\n"
        f"sentinel monitor ours 127.0.0.1 {master} 1\nsentinel auth-pass ours {PASSWORD}\n"
        "sentinel down-after-milliseconds ours 500\nsentinel failover-timeout ours 3000\n"
    )
    following = ("--replicaof", "127.0.0.1", str(master), "--repl-diskless-sync-delay", "0")
    processes = [
        begin(server, "--port", str(master), "--repl-diskless-sync-delay", "0", *secured),
        begin(server, "--port", str(replica), *following, *secured),
    ]
    try:
        until(lambda: listens(master) and listens(replica))
        processes.append(begin(server, watching, "--sentinel"))
        until(lambda: listens(sentinel))
        hosts = f"127.0.0.1:{sentinel},127.0.0.1:{free_port()}"
        environment = {
            name: f"sentinel://:{QUOTED}@{hosts}/{number}?master_name=ours&sentinel_password=watch"
            for number, name in enumerate(("CELERY_BROKER_URL", "REDIS_URL"))
        }
        yield Broker(environment, processes)
    finally:
        for process in processes:
            end(process)


# --- RabbitMQ ---------------------------------------------------------------


@contextmanager
def rabbitmq(place: Path) -> Iterator[Broker]:
    """Its server; slots and limits stay in the Redis of the other tests."""
    installed = Path("/usr/lib/rabbitmq/bin/rabbitmq-server")
    server = installed if installed.exists() else program("rabbitmq-server", "rabbitmq-server")
    port, mapper = free_port(), free_port()
    (place / "rabbitmq.conf").write_text(f"listeners.tcp.default = 127.0.0.1:{port}\n")
    (place / "plugins").write_text("[].\n")
    process = begin(
        server,
        HOME=str(place),
        ERL_EPMD_PORT=str(mapper),
        ERL_EPMD_ADDRESS="127.0.0.1",
        RABBITMQ_NODENAME=f"countersign-{secrets.token_hex(4)}@localhost",
        RABBITMQ_DIST_PORT=str(free_port()),
        RABBITMQ_CONFIG_FILE=str(place / "rabbitmq.conf"),
        RABBITMQ_ENABLED_PLUGINS_FILE=str(place / "plugins"),
        RABBITMQ_MNESIA_BASE=str(place),
        RABBITMQ_LOG_BASE=str(place),
    )
    try:
        until(lambda: listens(port))
        yield Broker({"CELERY_BROKER_URL": f"amqp://guest:guest@127.0.0.1:{port}//"}, [process])
    finally:
        end(process)
        # The mapper of ports is a process that no group has.
        subprocess.run(
            [program("epmd", "erlang-base"), "-port", str(mapper), "-kill"],
            capture_output=True,
            check=False,
        )
