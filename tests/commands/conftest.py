from pathlib import Path

import pytest


@pytest.fixture
def home(settings, tmp_path: Path) -> Path:
    """A home of its own, which is not there yet."""
    settings.COUNTERSIGN_HOME = tmp_path / "home"
    # Passwords are made by the dozen here; how slowly they are hashed is Django's to test.
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    return tmp_path / "home"
