"""The place of 1.0 for other packages; see `countersign_judge.judges.method`."""

from countersign_judge.judges.method import *  # noqa: F403
