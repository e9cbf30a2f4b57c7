"""The place of 1.0 for other packages; see `countersign_judge.judges.base`."""

from countersign_judge.judges.base import *  # noqa: F403
