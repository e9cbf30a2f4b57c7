"""What the shared cache reads from Redis, which others may write to."""

import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from django.core.cache import cache
from django.core.signing import Signer

from config.environment import CHECKOUT_DIRECTORY
from llm.concurrency import redis_client

pytestmark = pytest.mark.usefixtures("redis_server")
_PICKLE = re.compile(
    r"^\s*(?:import|from)\s+(?:pickle|cPickle|dill|shelve|marshal)\b", re.MULTILINE
)
_ROOMS = [
    path.parent for path in CHECKOUT_DIRECTORY.glob("*/__init__.py") if path.parent.name != "tests"
]


class Planted:
    """Unpickling it writes a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.path,)


@pytest.mark.parametrize("value", [[1.5, 2.5], {"a": [1, None]}, "text", True, 7])
def test_what_was_kept_is_read(value: object) -> None:
    cache.set("kept", value, 60)
    assert cache.get("kept") == value


def test_a_planted_object_is_a_miss_and_runs_nothing(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    redis_client().set(cache.make_key("planted"), pickle.dumps(Planted(ran)))
    assert cache.get("planted", "missing") == "missing"
    assert not ran.exists()


@pytest.mark.parametrize(
    "planted",
    [b"", b"\xff\xfe", b"[1, 2]", b'"text"', b"7", b"a:b", Signer(key="other").sign("x").encode()],
)
def test_a_value_that_we_did_not_write_is_a_miss(planted: bytes) -> None:
    redis_client().set(cache.make_key("planted"), planted)
    assert cache.get("planted", []) == []


def test_no_code_of_ours_unpickles() -> None:
    sources = [path for room in _ROOMS for path in room.rglob("*.py")]
    assert len(sources) > 100
    assert [path for path in sources if _PICKLE.search(path.read_text(encoding="utf-8"))] == []
