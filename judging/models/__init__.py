"""The tables of the room."""

from judging.backtests.models import Backtest, BacktestItem
from judging.models.agreeing import Rating
from judging.models.changes import GuidelineAction, GuidelineEvent
from judging.models.measured import Drawing, DrawnFigure, MetaRun
from judging.models.searching import EvidenceSearch
from judging.models.trying import Preview, StepsJob, Trial
from judging.models.verdicts import (
    Evaluation,
    EvaluationRole,
    Finding,
    Mode,
    Relation,
    Score,
)

__all__ = [
    "Backtest",
    "BacktestItem",
    "Drawing",
    "DrawnFigure",
    "Evaluation",
    "EvaluationRole",
    "EvidenceSearch",
    "Finding",
    "GuidelineAction",
    "GuidelineEvent",
    "MetaRun",
    "Mode",
    "Preview",
    "Rating",
    "Relation",
    "Score",
    "StepsJob",
    "Trial",
]
