"""deploy/observability and docs/operations.md: that they speak of metrics that there are."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from config.environment import CHECKOUT_DIRECTORY
from config.metrics import Collector

PLACE = CHECKOUT_DIRECTORY / "deploy" / "observability"
RULES = yaml.safe_load((PLACE / "countersign.rules.yml").read_text())["groups"][0]["rules"]
DASHBOARD = json.loads((PLACE / "dashboard.json").read_text())
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
ALERTS = (CHECKOUT_DIRECTORY / "docs" / "operations.md").read_text()
_SERIES = re.compile(r"(countersign_\w+)(\{[^}]*\})?")
_GROUPED = re.compile(r"\bby \(([\w, ]+)\)")


def expressions() -> list[str]:
    panels = [target["expr"] for panel in PANELS for target in panel["targets"]]
    return [rule["expr"] for rule in RULES] + panels


def given() -> dict[str, set[str]]:
    """The labels of each series that /metrics gives."""
    found = {}
    for family in Collector().collect():
        labels: set[str] = {*family._labelnames}  # type: ignore[attr-defined]
        match family.type:
            case "counter":
                found[f"{family.name}_total"] = labels
            case "histogram":
                parts = ("bucket", "sum", "count")
                found |= {f"{family.name}_{part}": {*labels, "le"} for part in parts}
            case _:
                found[family.name] = labels
    return found


@pytest.mark.django_db
def test_every_expression_names_series_and_labels_that_there_are():
    series = given()
    for expression in expressions():
        used: set[str] = set()
        for name, selected in _SERIES.findall(expression):
            assert name in series, expression
            assert set(re.findall(r"(\w+)[=!]", selected)) <= series[name], expression
            used |= series[name]
        for labels in _GROUPED.findall(expression):
            if used:
                assert set(labels.split(", ")) <= used, expression


@pytest.mark.django_db
def test_every_metric_is_on_the_dashboard_or_in_an_alert():
    shown = {name for text in expressions() for name, _ in _SERIES.findall(text)}
    for family in Collector().collect():
        assert any(name.startswith(family.name) for name in shown), family.name


def test_every_alert_says_what_to_do_and_no_section_is_left_over():
    sections = re.findall(r"^### (Countersign\w+)$", ALERTS, re.MULTILINE)
    assert sections == [rule["alert"] for rule in RULES]


def test_the_panels_stand_side_by_side_and_none_over_another():
    taken: set[tuple[int, int]] = set()
    for panel in PANELS:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert place["x"] + place["w"] <= 24
        assert not cells & taken, panel["title"]
        taken |= cells
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)
    assert [variable["name"] for variable in DASHBOARD["templating"]["list"]] == ["datasource"]


def test_the_collector_uses_what_it_declares():
    collector = yaml.safe_load((PLACE / "otel-collector.yml").read_text())
    for pipeline in collector["service"]["pipelines"].values():
        for kind, names in pipeline.items():
            assert set(names) <= set(collector[kind])


@pytest.mark.parametrize(
    "command",
    [
        ("check", "rules", "countersign.rules.yml"),
        ("test", "rules", "countersign.rules.test.yml"),
        ("check", "config", "--syntax-only", "prometheus.yml"),
    ],
)
def test_prometheus_takes_the_files(command: tuple[str, ...], tmp_path: Path):
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed (in Debian: apt install prometheus)")
    done = subprocess.run(
        [promtool, *command], cwd=PLACE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
