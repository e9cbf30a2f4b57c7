import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from config.embedded.homes import make_home
from config.embedded.processes import Child
from config.embedded.services import Services


@pytest.fixture
def folder() -> Iterator[Path]:
    """A directory that, unlike pytest's own, the account which root hands PostgreSQL can enter."""
    path = Path(tempfile.mkdtemp(prefix="countersign-"))
    path.chmod(0o711)
    yield path
    shutil.rmtree(path)


@pytest.fixture
def home(folder: Path) -> Path:
    return make_home(folder / "home")


@pytest.fixture
def make_services() -> Iterator[Callable[..., Services]]:
    """Throw-away services of a home; they are stopped and removed after the test."""
    made: list[Services] = []

    def make(home: Path, *, durable: bool = False) -> Services:
        made.append(Services(home, durable=durable))
        return made[-1]

    yield make
    for services in made:
        services.destroy()


@pytest.fixture
def make_child(home: Path) -> Iterator[Callable[..., Child]]:
    made: list[Child] = []

    def make(name: str, stop_steps) -> Child:
        made.append(Child(name, home, stop_steps))
        return made[-1]

    yield make
    for child in made:
        child.stop()
