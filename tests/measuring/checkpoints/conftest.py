"""Checkpoints that every host has."""

from pathlib import Path
from typing import Any

import pytest

from measuring.checkpoints.storage import keep_checkpoint


@pytest.fixture
def checkpoints(db: None, settings: Any, tmp_path: Path) -> Path:
    """Where folders are made before they are stored."""
    settings.FETCHED_DIRECTORY = str(tmp_path / "fetched")
    return tmp_path / "checkpoints"


def kept(place: Path) -> Path:
    """The folder, stored under its name."""
    keep_checkpoint(place, place.name)
    return place
