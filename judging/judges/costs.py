"""The place of 1.0 for other packages; see `countersign_judge.judges.costs`."""

from countersign_judge.judges.costs import *  # noqa: F403
