"""The commands of the judge's package, run by this application."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from countersign_judge.commands.console import REFUSED, CommandFailed, Console
from countersign_judge.metaeval.plans import BadMeasuredJudge
from django.core.management.base import BaseCommand, CommandError


@contextmanager
def run_in_console(command: BaseCommand) -> Iterator[Console]:
    """Raises CommandError for what the package's code or a guideline cannot do."""
    log = logging.getLogger("llm.ledger")
    before = log.level
    # A line a call would break up the moving one of the progress.
    log.setLevel(logging.WARNING)
    try:
        yield Console(command.stdout, command.stderr)
    except CommandFailed as error:
        raise CommandError(str(error), returncode=error.returncode) from error
    except BadMeasuredJudge as error:
        raise CommandError(str(error), returncode=REFUSED) from error
    finally:
        log.setLevel(before)
