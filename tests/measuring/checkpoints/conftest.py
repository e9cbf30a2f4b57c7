"""Checkpoints where guidelines look for them."""

from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def checkpoints(settings: Any, tmp_path: Path) -> Path:
    settings.CHECKPOINTS_DIRECTORY = str(tmp_path / "checkpoints")
    return tmp_path / "checkpoints"
