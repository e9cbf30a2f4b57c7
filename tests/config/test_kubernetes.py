"""The manifests of deploy/kubernetes, as kustomize puts them together."""

import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml
from django.db import connection

from config.environment import CHECKOUT_DIRECTORY, Environment
from config.queues import WORKERS
from tests.factories.cases import case

PLACE = CHECKOUT_DIRECTORY / "deploy" / "kubernetes"
WHOLE = [PLACE / "base", *sorted((PLACE / "overlays").iterdir())]
_OF_OTHERS = "keda.sh/"
every_whole = pytest.mark.parametrize("whole", WHOLE, ids=lambda path: path.name)
Manifest = dict[str, Any]


@cache
def built(whole: Path) -> list[Manifest]:
    command = next(
        ([*words] for words in (("kustomize", "build"), ("kubectl", "kustomize"))
         if shutil.which(words[0])), None
    )  # fmt: skip
    if command is None:
        pytest.skip("neither kustomize nor kubectl is here")
    done = subprocess.run([*command, whole], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return list(yaml.safe_load_all(done.stdout))


def of_kind(kind: str, manifests: list[Manifest]) -> dict[str, Manifest]:
    return {each["metadata"]["name"]: each for each in manifests if each["kind"] == kind}


def pods(manifests: list[Manifest]) -> dict[str, Manifest]:
    kinds = ("Deployment", "Job")
    found = {**of_kind(kinds[0], manifests), **of_kind(kinds[1], manifests)}
    return {name: each["spec"]["template"] for name, each in found.items()}


def test_every_file_is_part_of_a_whole():
    for folder in WHOLE:
        listed = yaml.safe_load((folder / "kustomization.yaml").read_text())["resources"]
        files = {path.name for path in folder.glob("*.yaml")} - {"kustomization.yaml"}
        assert {name for name in listed if name.endswith(".yaml")} == files


@every_whole
def test_kubernetes_takes_every_manifest(whole: Path):
    known = [each for each in built(whole) if not each["apiVersion"].startswith(_OF_OTHERS)]
    for manifest in known:
        kubernetes_validate.validate(manifest, "1.34", strict=True)
    assert len(known) >= 15


@every_whole
def test_every_pod_is_restricted_and_has_what_it_needs(whole: Path):
    manifests = built(whole)
    labels = of_kind("Namespace", manifests)["countersign"]["metadata"]["labels"]
    assert labels["pod-security.kubernetes.io/enforce"] == "restricted"
    account = of_kind("ServiceAccount", manifests)["countersign"]
    assert account["automountServiceAccountToken"] is False
    for name, pod in pods(manifests).items():
        spec = pod["spec"]
        assert spec["automountServiceAccountToken"] is False, name
        assert spec["serviceAccountName"] == "countersign", name
        assert spec["securityContext"]["runAsNonRoot"] is True, name
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}, name
        (container,) = spec["containers"]
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }, name
        assert set(container["resources"]["requests"]) == {"cpu", "memory"}, name
        assert "memory" in container["resources"]["limits"], name
        assert name == "migrate" or "livenessProbe" in container, name


@every_whole
def test_every_worker_runs_and_only_the_migration_knows_the_owner(whole: Path):
    running = pods(built(whole))
    assert set(running) == {"web", "beat", "migrate", *(worker.name for worker in WORKERS)}
    for name, pod in running.items():
        secrets = [
            each["secretRef"]["name"]
            for each in pod["spec"]["containers"][0]["envFrom"]
            if "secretRef" in each
        ]
        owner = ["countersign-owner"] if name == "migrate" else []
        assert secrets == ["countersign", *owner], name


@pytest.mark.parametrize("name", ["web.yaml", "workers.yaml", "beat.yaml", "migrate.yaml"])
def test_only_what_signs_and_what_makes_the_key_see_the_key_of_the_log(name: str):
    for manifest in yaml.safe_load_all((PLACE / "base" / name).read_text()):
        if manifest["kind"] not in {"Deployment", "Job"}:
            continue
        pod = manifest["spec"]["template"]["spec"]
        mounts = {each["mountPath"]: each["name"] for each in pod["containers"][0]["volumeMounts"]}
        volumes = {each["name"]: each for each in pod["volumes"]}
        sees = "/data" in mounts and "emptyDir" not in volumes[mounts.get("/data/log", "home")]
        assert sees == (manifest["metadata"]["name"] in {"control", "migrate"})


@every_whole
def test_selectors_and_names_meet(whole: Path):
    manifests = built(whole)
    running = {name: pod["metadata"]["labels"] for name, pod in pods(manifests).items()}
    deployments = of_kind("Deployment", manifests)
    for name, each in deployments.items():
        assert each["spec"]["selector"]["matchLabels"].items() <= running[name].items()
    for name, each in of_kind("PodDisruptionBudget", manifests).items():
        assert each["spec"]["selector"]["matchLabels"].items() <= running[name].items()
        assert deployments[name]["spec"].get("replicas", 2) > each["spec"]["minAvailable"]
    service = of_kind("Service", manifests)["web"]["spec"]
    assert service["selector"].items() <= running["web"].items()
    for each in of_kind("ScaledObject", manifests).values():
        target = deployments[each["spec"]["scaleTargetRef"]["name"]]
        assert "replicas" not in target["spec"]
    configured = of_kind("ConfigMap", manifests)
    assert len(configured) == 1
    for values in configured.values():
        assert set(values["data"]) <= set(Environment.model_fields)


@every_whole
def test_nothing_is_reached_that_no_policy_names(whole: Path):
    policies = of_kind("NetworkPolicy", built(whole))
    everything = policies["nothing"]["spec"]
    assert set(everything["policyTypes"]) == {"Ingress", "Egress"}
    assert "ingress" not in everything
    assert "egress" not in everything
    ways_in = {name for name, each in policies.items() if each["spec"].get("ingress")}
    assert ways_in == {"to-web"}
    ways_out = {name for name, each in policies.items() if each["spec"].get("egress")}
    own = {"web-to-others"} if whole.name == "web-outside" else set()
    assert ways_out == {"names", "to-services", "workers-to-others", *own}


def test_every_way_out_names_its_addresses():
    for path in PLACE.rglob("*.yaml"):
        for policy in yaml.safe_load_all(path.read_text()):
            if policy and policy["kind"] == "NetworkPolicy":
                for rule in policy["spec"].get("egress", ()):
                    assert rule.get("to"), f"{path.name}: {policy['metadata']['name']}"


@pytest.mark.django_db
def test_the_age_of_the_queue_is_what_the_database_says():
    scaled = of_kind("ScaledObject", built(PLACE / "overlays" / "queue-age"))["worker"]
    (trigger,) = scaled["spec"]["triggers"]

    with connection.cursor() as cursor:
        cursor.execute(trigger["metadata"]["query"])
        assert cursor.fetchone() == (0,)
        case()
        cursor.execute("UPDATE summaries_summary SET status_since = now() - interval '5 minutes'")
        cursor.execute(trigger["metadata"]["query"])
        assert cursor.fetchone() == (300,)
