"""How a case failed, as data: pages and programs tell a refusal from a fault by it."""

from django.db import models


class FailureKind(models.TextChoices):
    """The values are those of `kind` on the errors of `llm.errors` and on a judge's Unscored."""

    FILTERED = "filtered", "stopped by a content filter"
    DECLINED = "declined", "the model declined"
    UNSCORED = "unscored", "no readable score"
    CUT = "cut", "the answer was cut off"
    INVALID = "invalid", "the answer had not the form asked for"
    SERVER = "server", "the model's server failed for a day"
    ERROR = "error", "could not go on"

    @property
    def remedy(self) -> str:
        """What a person can do about it, as a sentence."""
        return _REMEDIES[self]


_REMEDIES = {
    FailureKind.FILTERED: "This says nothing about the text and is no score. Retry it, have the "
    "provider's filter relaxed for meetings such as this, or use a guideline with another model.",
    FailureKind.DECLINED: "This says nothing about the text and is no score. Retry it, or use a "
    "guideline with another model.",
    FailureKind.UNSCORED: "The attempt has no score, which is not a low one. Retry it, or use a "
    "judge model that keeps to the form of the answer.",
    FailureKind.CUT: "The model was asked for shorter answers with more room, several times. Raise "
    "the guideline's number of words or the model's window, or use another model; then retry it.",
    FailureKind.INVALID: "The model was asked several times. Retry it, or use a guideline with a "
    "model that keeps to the form of the answer.",
    FailureKind.SERVER: "See that the model's server answers, then retry all such cases at once on "
    "the pipeline's page or by `manage.py retry_failed --kind server`.",
    FailureKind.ERROR: "Mend what the reason names, then retry it.",
}
