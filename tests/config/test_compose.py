"""docker-compose.yml and what it starts: read here, and brought up where Docker can."""

import http.client
import json
import os
import re
import secrets
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
import redis
import yaml

from config.embedded.programs import redis_program
from config.environment import CHECKOUT_DIRECTORY, Environment, Installation
from config.queues import CONTROL, ROUTES, WORKERS
from tests.config.brokers import begin, end, listens, program
from tests.conftest import lacking
from tests.faults.web import until
from tests.ports import free_port
from tests.rooms.contract import rooms

TEXT = (CHECKOUT_DIRECTORY / "docker-compose.yml").read_text()
FILE = yaml.safe_load(TEXT)
SERVICES: dict[str, dict[str, Any]] = FILE["services"]
LASTING = sorted(set(SERVICES) - {"migrate"})
TOKEN = """
from accounts import tokens
from django.contrib.auth.models import User
print(tokens.issue_token("compose", User.objects.get(username="ingest"), ["ingest", "read"]))
"""
OURS = ("web", "worker", "interactive", "control", "beat", "migrate")


def in_front(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=CHECKOUT_DIRECTORY,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def compose() -> Callable[..., subprocess.CompletedProcess[str]]:
    if shutil.which("docker") is None or in_front("docker", "compose", "version").returncode:
        pytest.skip("docker with its compose plugin is not installed")
    return lambda *arguments, **given: in_front("docker", "compose", *arguments, **given)


# --- What the file says -----------------------------------------------------


def test_every_service_is_confined():
    for name, service in SERVICES.items():
        assert service["cap_drop"] == ["ALL"], name
        assert service["read_only"] is True, name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert int(service["user"].partition(":")[0]) > 0, name
        limits = service["deploy"]["resources"]["limits"]
        assert set(limits) == {"cpus", "memory", "pids"}, name
        assert service["logging"]["options"]["max-size"], name


def test_every_lasting_service_is_checked_and_comes_back():
    for name in LASTING:
        assert SERVICES[name]["healthcheck"]["test"], name
        assert SERVICES[name]["restart"] == "unless-stopped", name


def test_the_images_of_others_are_pinned_by_their_digest():
    text = TEXT + (CHECKOUT_DIRECTORY / "Dockerfile").read_text()
    images = re.findall(r"^(?:FROM| *image:) (\S+)", text, re.MULTILINE)
    images = [image for image in images if image != "countersign"]
    assert len(images) == 5
    for image in images:
        assert re.fullmatch(r"\S+:\S+@sha256:[0-9a-f]{64}", image), image


def test_the_application_starts_after_the_migrations():
    for name in sorted(set(OURS) - {"migrate"}):
        waits_for = SERVICES[name]["depends_on"]
        assert waits_for["migrate"] == {"condition": "service_completed_successfully"}
        assert waits_for["postgres"] == waits_for["redis"] == {"condition": "service_healthy"}


def test_only_the_proxy_is_published_and_reaches_the_web_server_alone():
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    meets = {
        name: set(SERVICES["proxy"]["networks"]) & set(SERVICES[name]["networks"])
        for name in SERVICES
        if name != "proxy"
    }
    assert {name for name, shared in meets.items() if shared} == {"web"}


def test_only_the_workers_reach_other_hosts():
    networks = FILE["networks"]
    within = {name for name, network in networks.items() if (network or {}).get("internal")}
    out = {name for name in SERVICES if set(SERVICES[name]["networks"]) - within}
    assert out == {"proxy", "worker", "interactive", "control"}
    assert SERVICES["postgres"]["networks"] == ["database"]
    assert SERVICES["redis"]["networks"] == ["broker"]


def test_data_are_in_volumes():
    mounted = {
        volume.partition(":")[0] for s in SERVICES.values() for volume in s.get("volumes", ())
    }
    assert {place for place in mounted if not place.startswith(".")} == set(FILE["volumes"])


def test_directories_of_the_example_are_in_volumes_that_the_workers_have():
    example = (CHECKOUT_DIRECTORY / ".env.example").read_text()
    named = re.findall(r"^#?COUNTERSIGN_RECORD_SINKS=(.*)$", example, re.MULTILINE)
    directories = [sink for line in named for sink in line.split() if sink.startswith("/")]
    mounts = [volume.split(":")[1] for volume in SERVICES["control"]["volumes"]]
    assert directories
    assert all(any(Path(each).is_relative_to(m) for m in mounts) for each in directories)


def test_pages_that_the_example_names_are_about_what_stands_below():
    """Each comment's page has the variable of the lines under it."""
    blocks = re.findall(
        r"\((docs/[\w.-]+)(?:#([\w-]+))?\).*?\n(?:# .*\n)*#?([A-Z_]+)=",
        (CHECKOUT_DIRECTORY / ".env.example").read_text(),
    )
    assert blocks
    for page, section, variable in blocks:
        text = (CHECKOUT_DIRECTORY / page).read_text()
        headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
        assert section in {"", *(each.lower().replace(" ", "-") for each in headings)}, page
        assert variable in text, (page, variable)


def test_every_variable_is_passed_on():
    declared = set(Environment.model_fields) - set(Installation.model_fields)
    for name in OURS:
        assert SERVICES[name]["env_file"] == [".env"], name
        own = {variable.removesuffix("_FILE") for variable in SERVICES[name]["environment"]}
        assert own <= declared, name


def test_every_secret_is_a_file_that_its_service_mounts(tmp_path: Path):
    made = in_front("sh", "deploy/secrets.sh", str(tmp_path))
    assert made.returncode == 0, made.stderr
    assert {path.name for path in tmp_path.iterdir()} == set(FILE["secrets"])
    for name, service in SERVICES.items():
        used = set(re.findall(r"/run/secrets/(\w+)", str(service)))
        assert used <= set(service.get("secrets", ())), name
    for name, secret in FILE["secrets"].items():
        assert secret == {"file": f"deploy/secrets/{name}"}
    assert "/deploy/secrets/" in (CHECKOUT_DIRECTORY / ".gitignore").read_text().splitlines()


def test_secrets_are_made_once_and_closed_to_others(tmp_path: Path):
    for _ in range(2):
        assert in_front("sh", "deploy/secrets.sh", str(tmp_path / "made")).returncode == 0
        first = {path.name: path.read_text() for path in (tmp_path / "made").iterdir()}
    assert first == {path.name: path.read_text() for path in (tmp_path / "made").iterdir()}
    assert (tmp_path / "made").stat().st_mode & 0o777 == 0o700
    assert first["redis_password"].strip() in first["broker_url"]
    assert urlsplit(first["database_url"].strip()).username == "countersign_app"
    others = in_front("sh", "deploy/secrets.sh", str(tmp_path / "other"))
    assert others.returncode == 0
    assert (tmp_path / "other" / "secret_key").read_text() != first["secret_key"]


def test_only_the_migrations_know_the_owner_of_the_tables():
    knowing = [name for name in OURS if "database_owner_url" in SERVICES[name]["secrets"]]
    assert knowing == ["migrate"]
    roles = (CHECKOUT_DIRECTORY / "deploy" / "postgres-roles.sh").read_text()
    assert "CREATE ROLE countersign_app LOGIN" in roles


def test_only_what_signs_and_what_makes_the_key_see_the_key_of_the_log():
    seeing = [
        name
        for name in OURS
        if "home:/data" in SERVICES[name]["volumes"]
        and "/data/log:mode=0555" not in SERVICES[name]["tmpfs"]
    ]
    assert seeing == ["control", "migrate"]
    assert queue_of("transparency.checkpoint") == queue_of("records.sign_pack") == CONTROL
    assert CONTROL in next(worker for worker in WORKERS if worker.name == "control").queues
    assert "manage.py log_key" in SERVICES["migrate"]["command"][2]


def queue_of(task: str) -> str:
    return ROUTES.get(task, CONTROL)


def test_the_image_holds_every_room_and_nothing_of_the_developer():
    allowed = (CHECKOUT_DIRECTORY / ".dockerignore").read_text().splitlines()
    assert allowed[0] == "**"
    others = [
        "packages/judge",
        "templates",
        "manage.py",
        "pyproject.toml",
        "requirements.lock",
    ]
    wanted = {*rooms(), *others}
    assert {line.removeprefix("!") for line in allowed if line.startswith("!")} == wanted


def test_the_image_is_made_by_the_book_and_does_not_run_as_root():
    linter = Path(sys.executable).with_name("hadolint")
    if not linter.exists():
        lacking("hadolint is not installed: its wheel has no program for this platform")
    done = in_front(str(linter), "Dockerfile")
    assert done.returncode == 0, done.stdout
    assert (
        f"\nUSER {SERVICES['web']['user'].partition(':')[0]}\n"
        in (CHECKOUT_DIRECTORY / "Dockerfile").read_text().rpartition("\nFROM ")[2]
    )


# --- The services of others -------------------------------------------------


def test_redis_starts_with_its_password_and_is_checked_with_it(tmp_path: Path):
    server, port = program("redis-server", "redis-server"), free_port()
    (tmp_path / "redis_password").write_text("a-password\n")

    def local(script: str) -> str:
        return script.replace("$$", "$").replace("/run/secrets", str(tmp_path))

    start = local(SERVICES["redis"]["command"][2])
    start = start.replace("redis-server -", f"{server} - --port {port} --dir {tmp_path}")
    check = local(SERVICES["redis"]["healthcheck"]["test"][1])
    check = check.replace("redis-cli", f"redis-cli -p {port}")
    process = begin("sh", "-c", start)
    try:
        until(lambda: listens(port))
        assert in_front("sh", "-c", check).returncode == 0
        (tmp_path / "redis_password").write_text("another\n")
        assert in_front("sh", "-c", check).returncode != 0
    finally:
        end(process)


def test_the_user_of_redis_does_what_the_application_does_and_no_more(tmp_path: Path):
    port = free_port()
    (tmp_path / "redis_password").write_text("a-password\n")
    start = SERVICES["redis"]["command"][2].replace("$$", "$")
    start = start.replace("/run/secrets", str(tmp_path))
    server = redis_program().path
    start = start.replace("redis-server -", f"{server} - --port {port} --dir {tmp_path}")
    process = begin("sh", "-c", start)
    try:
        until(lambda: listens(port))
        client: Any = redis.Redis(port=port, username="countersign", password="a-password")
        until(lambda: bool(client.ping()))
        assert client.eval("return redis.call('ZADD', KEYS[1], 1, 'a')", 1, "slots") == 1
        assert client.lpush("queue", "task") == 1
        assert client.publish("channel", "word") == 0
        for command in ("FLUSHALL", "KEYS *", "CONFIG GET *", "SHUTDOWN NOSAVE", "ACL LIST"):
            with pytest.raises(redis.ResponseError, match="no permissions"):
                client.execute_command(*command.split())
        with pytest.raises(redis.AuthenticationError):
            redis.Redis(port=port, password="a-password").ping()
    finally:
        end(process)


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[tuple[int, int, list[dict[str, str]]]]:
    """nginx with our file before a web server of the test: its ports, and what arrived there."""
    plain, encrypted, web = free_port(), free_port(), free_port()
    nginx = program("nginx", "nginx-light")
    in_front("sh", "deploy/secrets.sh", str(tmp_path / "secrets"))
    text = (CHECKOUT_DIRECTORY / "deploy" / "nginx.conf").read_text()
    for here, there in {
        "/tmp/": f"{tmp_path}/",
        "listen 8080": f"listen 127.0.0.1:{plain}",
        "listen 8443": f"listen 127.0.0.1:{encrypted}",
        "http://web:8000": f"http://127.0.0.1:{web}",
        "/run/secrets": str(tmp_path / "secrets"),
        "/var/cache/nginx": str(tmp_path),
    }.items():
        assert here in text
        text = text.replace(here, there)
    (tmp_path / "nginx.conf").write_text(f"user root;\n{text}" if os.geteuid() == 0 else text)
    arrived: list[dict[str, str]] = []
    process = begin(nginx, "-c", tmp_path / "nginx.conf", "-g", "daemon off;")
    server = Echo(web, arrived)
    try:
        until(lambda: listens(encrypted))
        yield plain, encrypted, arrived
    finally:
        end(process)
        server.close()


class Echo:
    """A web server that notes the headers and the body of what it is asked, and knows one token."""

    def __init__(self, port: int, arrived: list[dict[str, str]]) -> None:
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                arrived.append({**dict(self.headers), "body": body.decode()})
                self.send_response(204)
                self.end_headers()

            def do_GET(self) -> None:
                known = self.path == "/known" and self.headers["Authorization"] == "Bearer known"
                self.send_response(204 if known else 401)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quietly."""

        self._server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def test_the_proxy_speaks_tls_and_says_who_asked(proxy: tuple[int, int, list[dict[str, str]]]):
    plain, encrypted, arrived = proxy
    with closing(http.client.HTTPConnection("127.0.0.1", plain, timeout=60)) as client:
        client.request("GET", "/queue?x=1", headers={"Host": "c.example"})
        answer = client.getresponse()
        assert answer.status == http.client.PERMANENT_REDIRECT
        assert answer.headers["Location"] == "https://c.example/queue?x=1"
    trusting = ssl._create_unverified_context()
    client = http.client.HTTPSConnection("127.0.0.1", encrypted, timeout=60, context=trusting)
    with closing(client):
        forged = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}
        client.request("POST", "/api", b"12345", {"Host": "c.example", **forged})
        assert client.getresponse().read() == b""
        client.request("GET", "/metrics")
        assert client.getresponse().status == http.client.NOT_FOUND
    (request,) = arrived
    assert request["body"] == "12345"
    assert request["Host"] == "c.example"
    assert request["X-Forwarded-For"] == "127.0.0.1"
    assert request["X-Forwarded-Proto"] == "https"


def test_the_proxy_takes_a_large_body_only_of_those_who_are_known(
    proxy: tuple[int, int, list[dict[str, str]]],
):
    _plain, encrypted, arrived = proxy
    body = b"x" * 200_000
    known = "Authorization: Bearer known"
    for headers in (
        ["Content-Length: 200000"],
        ["Transfer-Encoding: chunked"],
        ["Content-Length: 200000", "Authorization: Bearer other"],
    ):
        head, _, problem = answer(encrypted, *headers).partition("\r\n\r\n")  # before any byte
        assert " 401 " in head
        assert "Content-Type: application/problem+json" in head
        assert json.loads(problem)["status"] == 401
    assert not arrived
    assert answered(encrypted, "Content-Length: 200000", known, body=body) == 204
    chunked = b"30d40\r\n" + body + b"\r\n0\r\n\r\n"
    assert answered(encrypted, "Transfer-Encoding: chunked", known, body=chunked) == 204
    assert answered(encrypted, "Content-Length: 9000", body=body[:9000]) == 204
    assert [len(request["body"]) for request in arrived] == [200_000, 200_000, 9_000]


def test_the_proxy_refuses_a_body_with_two_lengths(
    proxy: tuple[int, int, list[dict[str, str]]],
):
    _plain, encrypted, arrived = proxy
    two = ("Content-Length: 5", "Transfer-Encoding: chunked")
    assert answered(encrypted, *two, body=b"0\r\n\r\n") == 400
    assert not arrived


def answered(port: int, *headers: str, body: bytes = b"") -> int:
    """The status of a POST whose body is sent as far as it is given."""
    return int(answer(port, *headers, body=body).split()[1])


def answer(port: int, *headers: str, body: bytes = b"") -> str:
    head = "\r\n".join(["POST /api/v1/transcripts HTTP/1.1", "Host: c.example", *headers])
    context = ssl._create_unverified_context()
    with (
        socket.create_connection(("127.0.0.1", port), timeout=60) as plain,
        context.wrap_socket(plain) as connection,
    ):
        connection.sendall(f"{head}\r\n\r\n".encode() + body)
        received = connection.recv(4096)
        if b"problem+json" in received and not received.endswith(b"}"):
            received += connection.recv(4096)
        return received.decode()


# --- With Docker ------------------------------------------------------------


@pytest.mark.slow
def test_it_comes_up_and_takes_a_case_to_a_reviewer(
    compose: Callable[..., subprocess.CompletedProcess[str]],
):
    if in_front("docker", "info").returncode:
        pytest.skip("the Docker daemon does not run")
    secure, plain = free_port(), free_port()
    given = {
        "COMPOSE_PROJECT_NAME": f"countersign-test-{secrets.token_hex(4)}",
        "COUNTERSIGN_BASE_URL": f"https://localhost:{secure}",
        "BIND_ADDRESS": "127.0.0.1",
        "HTTPS_PORT": str(secure),
        "HTTP_PORT": str(plain),
    }
    assert in_front("sh", "deploy/secrets.sh").returncode == 0
    (CHECKOUT_DIRECTORY / ".env").touch()
    try:
        up = compose("up", "--build", "--wait", "--scale", "web=2", "--scale", "worker=2", **given)
        assert up.returncode == 0, up.stderr
        made = compose("exec", "-T", "web", "python", "manage.py", "shell", "-c", TOKEN, **given)
        status = case_is_written(secure, made.stdout.split()[-1])
        assert status in {"in_review", "exhausted"}
    finally:
        compose("down", "--volumes", **given)


def case_is_written(port: int, token: str) -> str:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = json.dumps({"external_id": "1", "text": "Ana: We ship on Friday.\nBen: Agreed.\n"})

    def ask(method: str, path: str) -> dict[str, Any]:
        context = ssl._create_unverified_context()
        with closing(http.client.HTTPSConnection("localhost", port, context=context)) as client:
            client.request(method, path, body if method == "POST" else None, headers)
            told: dict[str, Any] = json.loads(client.getresponse().read())
        return told

    found = ask("POST", "/api/v1/transcripts")
    deadline = time.monotonic() + 120
    while found["status"] in {"queued", "drafted", "revising"} and time.monotonic() < deadline:
        time.sleep(1)
        found = ask("GET", f"/api/v1/transcripts/{found['id']}")
    return str(found["status"])
