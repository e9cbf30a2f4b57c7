from collections.abc import Callable
from typing import Any

import pytest
from countersign_judge.criteria import Criterion
from django.contrib.auth.models import User

from judging.guidelines import drafts
from judging.guidelines.content import Content
from summaries.models import GuidelineVersion
from tests.factories import cases as factories
from tests.summaries.fixtures import serve

__all__ = ["serve"]


def content(*names: str, **changes: Any) -> Content:
    """Criteria that the offline judge can score too."""
    criteria = tuple(
        Criterion(name, f"How good the {name} is.", ("Read both.", "Compare them."))
        for name in names or ("consistency",)
    )
    return Content(**{"instructions": "Decisions first.", "criteria": criteria, **changes})


@pytest.fixture
def admin(db: None) -> User:
    return factories.user("ada", "admins")


@pytest.fixture
def draft(admin: User) -> GuidelineVersion:
    return drafts.create(name="board", title="Board meetings", content=content(), by=admin)


Make = Callable[..., GuidelineVersion]
