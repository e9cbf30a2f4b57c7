from pathlib import Path

import pytest


@pytest.fixture
def home(settings, tmp_path: Path) -> Path:
    """A home of its own, which is not there yet."""
    settings.COUNTERSIGN_HOME = tmp_path / "home"
    return tmp_path / "home"
