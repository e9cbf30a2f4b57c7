"""Storage of checkpoints: kept in the database, from which each host fetches them."""

import re
from pathlib import Path

from django.utils.translation import gettext

from measuring.checkpoints.encoder import encoder_at
from measuring.checkpoints.entailment import checkpoint_at
from measuring.checkpoints.runtime import BadCheckpoint
from measuring.folders import Watch, keep, stored
from measuring.models import CHECKPOINT, StoredFolder

# The form of one that gives features to students and is no judge of its own.
ENCODER = "encoder"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")


def checkpoint_named(name: str) -> StoredFolder:
    """Raises BadCheckpoint."""
    found = stored(CHECKPOINT, require_name(name))
    if found is None:
        fault = gettext(
            "there is no checkpoint {name}; store its folder with: manage.py prescreens store "
            "FOLDER"
        )
        raise BadCheckpoint(fault.format(name=repr(name)))
    return found


def require_name(name: str) -> str:
    """Raises BadCheckpoint for what could not name a folder on its own."""
    if not _NAME.fullmatch(name):
        fault = gettext(
            "{name} is no name of a checkpoint; use up to 80 letters, digits, dots, hyphens and "
            "underscores"
        )
        raise BadCheckpoint(fault.format(name=repr(name)))
    return name


def keep_checkpoint(place: Path, name: str, watch: Watch = lambda _: None) -> StoredFolder:
    """Raises BadFolder for a name that is taken, and for what does not run on this host."""
    return keep(CHECKPOINT, place, require_name(name), {"form": _form(place)}, watch)


def _form(place: Path) -> str:
    try:
        return checkpoint_at(place).form
    except BadCheckpoint:
        try:
            encoder_at(place)
        except BadCheckpoint:
            pass
        else:
            return ENCODER
        raise
