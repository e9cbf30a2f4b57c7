"""What a page weighs on the wire, and how long its files are kept."""

import gzip
import re
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest
from django.conf import settings
from django.http import StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.test import Client, override_settings
from django.urls import reverse

from config import static_files
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
GZIP = {"Accept-Encoding": "gzip"}


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A server has collected the static files."""
    root = tmp_path_factory.mktemp("static")
    backend = {"BACKEND": "config.static_files.HashedStaticFiles"}
    storages = {**settings.STORAGES, "staticfiles": backend}
    with override_settings(STATIC_ROOT=root, STORAGES=storages):
        static_files.collect_static_files()
        yield root


def body_of(answer: HttpResponseBase) -> bytes:
    assert isinstance(answer, StreamingHttpResponse)
    with closing(answer):
        return b"".join(answer)


def files_of(page: str) -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"]+)"', page)


def test_files_are_collected_anew_only_when_one_has_changed(collected: Path) -> None:
    style = collected / "countersign.css"
    style.unlink()
    static_files.collect_static_files()
    assert not style.exists()
    before = (collected / "collected.txt").read_text()
    (collected / "collected.txt").write_text(before.replace("countersign.css ", "old.css "))
    static_files.collect_static_files()
    assert style.exists()


def test_a_file_with_its_hash_in_its_name_is_kept_for_years(collected: Path) -> None:
    client = Client()
    files = files_of(client.get(reverse("sign-in")).content.decode())
    assert any(re.fullmatch(r"/static/countersign\.[0-9a-f]{12}\.css", file) for file in files)
    for file in files:
        answer = client.get(file, headers=GZIP)
        assert "immutable" in answer["Cache-Control"]
        assert answer.get("Content-Encoding") == "gzip" or len(body_of(answer)) < 1000
        answer.close()


def test_scripts_import_each_other_under_the_names_that_pages_load(collected: Path) -> None:
    scripts = [path for path in (collected / "js").rglob("*.js") if "import {" in path.read_text()]
    hashed = [path for path in scripts if re.fullmatch(r"\w+\.[0-9a-f]{12}\.js", path.name)]
    assert len(hashed) >= len(scripts) / 2 > 5
    for script in hashed:
        for place in re.findall(r'^import .* from "(.+)";$', script.read_text(), re.MULTILINE):
            assert re.search(r"\.[0-9a-f]{12}\.js$", place)
            assert (script.parent / place).is_file()


def test_scripts_and_styles_are_smallest_over_tls(collected: Path) -> None:
    """Browsers take Brotli from what comes over TLS, and from their own machine."""
    files = files_of(Client().get(reverse("sign-in")).content.decode())
    ours = [file for file in files if not file.endswith((".svg", ".min.js"))]
    assert ours
    for file in ours:
        plain, small = Client().get(file), Client().get(file, headers={"Accept-Encoding": "br"})
        told = body_of(plain)
        assert len(body_of(small)) < len(told) * 0.6
        assert small.get("Content-Encoding") == "br" or len(told) < 1000


def test_a_summary_of_a_real_meeting_weighs_less_than_55_kilobytes(collected: Path) -> None:
    """To a browser that asks over TLS; one that does not take Brotli gets 4 kB more."""
    summary = scenes.in_review(turns=[("Ana", said) for said in talk()])
    client = client_of(scenes.reviewer())
    page = client.get(reverse("summary", args=[summary.pk]), headers=GZIP)
    assert page["Content-Encoding"] == "gzip"
    told = gzip.decompress(page.content).decode()
    assert all(said in unescape(told) for said in talk())
    over_tls = {"Accept-Encoding": "gzip, br"}
    weights = [len(body_of(client.get(file, headers=over_tls))) for file in files_of(told)]
    assert all(weights)
    assert len(page.content) + sum(weights) < 55_000


def talk() -> list[str]:
    """Of 1,500 words, hardly one sentence twice: text that repeats itself compresses too well."""
    words = Path(settings.BASE_DIR, "docs", "measuring.md").read_text(encoding="utf-8").split()
    return [" ".join(words[at : at + 15]) for at in range(0, 1500, 15)]


def test_the_api_keeps_strong_tags_and_is_not_compressed() -> None:
    answer = client_of(scenes.reviewer()).get("/api/v1/openapi.json", headers=GZIP)
    assert "Content-Encoding" not in answer
