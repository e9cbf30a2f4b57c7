"""Migrations after the first release do not break the former version, which still runs beside.

Where one is safe for a reason that SQL does not show, `IgnoreMigration` among its operations says
so (django-migration-linter).
"""

from pathlib import Path

import pytest
from django.apps import apps
from django.conf import settings
from django_migration_linter import MigrationLinter

pytestmark = pytest.mark.django_db


def linted(*labels: str) -> MigrationLinter:
    """Those of the first release are left out: nothing runs beside them."""
    linter = MigrationLinter(
        str(settings.BASE_DIR),
        include_apps=labels,
        ignore_name=["0001_initial"],
        no_cache=True,
        all_warnings_as_errors=True,
    )
    linter.lint_all_migrations()
    return linter


def test_our_migrations_are_safe_beside_the_former_version(capsys: pytest.CaptureFixture[str]):
    ours = [
        config.label
        for config in apps.get_app_configs()
        if Path(config.path).parent == settings.BASE_DIR
    ]
    assert "records" in ours
    assert not linted(*ours).has_errors, capsys.readouterr().out


def test_the_linter_sees_an_unsafe_migration():
    """A library's: it makes an index without CONCURRENTLY."""
    assert linted("account").has_errors
