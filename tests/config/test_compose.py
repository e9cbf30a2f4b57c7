"""The wiring of docker-compose.yml; the images themselves are not pulled."""

import re
import shutil
import subprocess
from urllib.parse import urlsplit

import pytest
import yaml

from bench.house import rooms
from config.environment import CHECKOUT, Environment, Installation

SECRETS = {
    "POSTGRES_PASSWORD": "a1b2c3",
    "POSTGRES_APPLICATION_PASSWORD": "d4e5f6",
    "DJANGO_SECRET_KEY": "not-a-real-one",
    "COUNTERSIGN_BASE_URL": "https://countersign.example.org",
}
TEXT = (CHECKOUT / "docker-compose.yml").read_text()
SERVICES = yaml.safe_load(TEXT)["services"]
LASTING = sorted(set(SERVICES) - {"migrate"})
OURS = ("web", "worker", "interactive", "control", "beat", "migrate")


def compose_config(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    if shutil.which("docker") is None:
        pytest.skip("docker is not installed")
    version = subprocess.run(["docker", "compose", "version"], capture_output=True, check=False)
    if version.returncode:
        pytest.skip("docker is here without its compose plugin")
    return subprocess.run(
        ["docker", "compose", "--env-file", "/dev/null", "config", "--quiet"],
        cwd=CHECKOUT,
        env={"PATH": "/usr/bin:/bin:/usr/local/bin", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_docker_accepts_the_file_when_the_secrets_are_set():
    done = compose_config(SECRETS)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("missing", SECRETS)
def test_docker_refuses_to_start_without_a_secret_and_names_it(missing):
    done = compose_config({name: value for name, value in SECRETS.items() if name != missing})
    assert done.returncode != 0
    assert missing in done.stderr


def test_every_secret_is_required_wherever_it_is_used():
    for name in SECRETS:
        uses = re.findall(rf"\$\{{{name}[^}}]*\}}", TEXT)
        assert uses
        assert all(use.startswith(f"${{{name}:?") for use in uses)


def test_no_secret_has_a_value_in_the_example():
    lines = (CHECKOUT / ".env.example").read_text().splitlines()
    assert set(SECRETS) <= {line.removesuffix("=") for line in lines if line.endswith("=")}


def test_every_lasting_service_is_checked_and_comes_back():
    for name in LASTING:
        from_image = name == "web"  # the image's own HEALTHCHECK asks the web server
        assert from_image or "test" in SERVICES[name]["healthcheck"], name
        assert SERVICES[name]["restart"] == "unless-stopped", name


def test_the_application_starts_after_the_migrations():
    for name in ("web", "worker", "interactive", "control", "beat"):
        waits_for = SERVICES[name]["depends_on"]
        assert waits_for["migrate"] == {"condition": "service_completed_successfully"}
        assert waits_for["postgres"] == waits_for["redis"] == {"condition": "service_healthy"}


def test_the_application_runs_without_rights_it_does_not_need():
    for name in OURS:
        assert SERVICES[name]["cap_drop"] == ["ALL"]
        assert SERVICES[name]["read_only"] is True
        assert SERVICES[name]["security_opt"] == ["no-new-privileges:true"]


def test_only_the_web_server_is_published():
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["web"]


def test_data_are_in_volumes():
    mounted = {volume.partition(":")[0] for s in SERVICES.values() for volume in s["volumes"]}
    volumes = {place for place in mounted if not place.startswith(".")}
    assert volumes == set(yaml.safe_load(TEXT)["volumes"])


def test_only_the_migrations_know_the_owner_of_the_tables():
    knowing = [name for name in OURS if "DATABASE_OWNER_URL" in SERVICES[name]["environment"]]
    assert knowing == ["migrate"]
    roles = (CHECKOUT / "deploy" / "postgres-roles.sh").read_text()
    for name in OURS:
        url = urlsplit(re.sub(r"\$\{[^}]*\}", "", SERVICES[name]["environment"]["DATABASE_URL"]))
        assert f"CREATE ROLE {url.username} LOGIN" in roles


def test_every_variable_is_passed_on():
    declared = set(Environment.model_fields) - set(Installation.model_fields)
    for name in OURS:
        passed = set(SERVICES[name]["environment"])
        assert declared - passed <= {"DATABASE_POOL", "DATABASE_OWNER_URL"}, name
        assert passed <= declared, name


def test_only_the_workers_have_a_pool_of_connections():
    with_pool = [name for name in OURS if "DATABASE_POOL" in SERVICES[name]["environment"]]
    assert with_pool == ["worker", "interactive", "control"]


def test_the_image_does_not_run_as_root():
    stages = (CHECKOUT / "Dockerfile").read_text().split("\nFROM ")
    assert "\nUSER countersign\n" in stages[-1]
    assert "HEALTHCHECK" in stages[-1]


def test_the_image_holds_every_room_and_nothing_of_the_developer():
    allowed = (CHECKOUT / ".dockerignore").read_text().splitlines()
    assert allowed[0] == "**"
    others = ["templates", "static", "manage.py", "pyproject.toml", "requirements.lock"]
    wanted = {*rooms(), *others, "requirements-onnx.lock"}
    assert {line.removeprefix("!") for line in allowed if line.startswith("!")} == wanted
