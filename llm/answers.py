"""The place of 1.0 for other packages; see `countersign_judge.llm.answers`."""

from countersign_judge.llm.answers import *  # noqa: F403
