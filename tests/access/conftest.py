"""The stage, built once for a module, in a transaction around those of the tests."""

from collections.abc import Iterator

import pytest
from django.conf import settings
from django.db import transaction
from django.test import override_settings
from pytest_django.plugin import DjangoDbBlocker

from tests.access.stage import Stage, set_stage, undone


@pytest.fixture(scope="module")
def stage(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Stage]:
    as_in_tests = override_settings(BLIND_SHARE=0, LLM={**settings.LLM, "ALLOW_ATOMIC": True})
    around = undone()
    with django_db_blocker.unblock(), as_in_tests:
        around.__enter__()
        made = set_stage()
    yield made
    with django_db_blocker.unblock():
        transaction.set_rollback(True)
        around.__exit__(None, None, None)
