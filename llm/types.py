"""The place of 1.0 for other packages; see `countersign_judge.llm.types`."""

from countersign_judge.llm.types import *  # noqa: F403
