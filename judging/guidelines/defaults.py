"""The guideline that ships, after SummEval's four dimensions (Fabbri et al. 2021,
arXiv 2007.12626) in our own words, and one for the tone of business records."""

from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils import timezone

from summaries.models import Criterion, Guideline, GuidelineVersion

NAME = "general"

INSTRUCTIONS = """\
Begin with what was decided and by whom. Then list the actions: what, who, by when. Then give the \
discussion in the order of the meeting: the positions that were taken, the reasons given, the \
figures named. End with what was left open. Name people as the transcript names them. Somebody who \
was absent has to understand it without the transcript, and somebody who was present must find \
nothing in it that was not said."""


@dataclass(frozen=True)
class Dimension:
    name: str
    definition: str
    steps: tuple[str, ...]


DIMENSIONS = (
    Dimension(
        "coherence",
        "How well the sentences together make one account. A coherent summary has an order that a "
        "reader can follow, keeps what belongs together in one place, and never leaves it unclear "
        "who or what a sentence is about. A heap of true but unconnected statements is not "
        "coherent.",
        (
            "Find the main matters of the meeting and the order in which they came up.",
            "Read the summary from the beginning and note where a sentence does not follow from "
            "what stands before it, or where you cannot tell who or what it refers to.",
            "Check that decisions, actions and discussion are kept apart and that nothing is told "
            "twice.",
            "Give 5 when the whole reads as one well-ordered account, 3 when a reader has to "
            "reorder or guess in places, 1 when the sentences do not belong together.",
        ),
    ),
    Dimension(
        "consistency",
        "Whether every statement of the summary is borne out by the transcript. Names, roles, "
        "figures, dates, who said or promised what, and whether something was decided or only "
        "proposed all have to agree with what was said. Whatever the transcript does not say "
        "counts against it, however plausible.",
        (
            "Break the summary into its single statements.",
            "For each one find the turns that say it. Check the speaker, the figures, the dates, "
            "negations, and whether it was settled, corrected later, or left open.",
            "Note every statement that no turn bears out, and every one that a turn contradicts.",
            "Give 5 when all are borne out, 3 when a minor detail is not, 1 when a statement that "
            "matters is invented or wrong.",
        ),
    ),
    Dimension(
        "fluency",
        "The quality of the single sentences: grammar, spelling, punctuation and choice of words. "
        "Judge each sentence by itself; order and content belong to other criteria.",
        (
            "Read each sentence by itself.",
            "Note mistakes of grammar and spelling, broken or unfinished sentences, marks of "
            "spoken language, and wording that has to be read twice.",
            "Give 5 when there is nothing to correct, 3 when several sentences need correcting, 1 "
            "when much of it can hardly be read.",
        ),
    ),
    Dimension(
        "relevance",
        "Whether the summary holds what matters of the meeting and only that: its decisions, "
        "actions, figures, disagreements and open questions, without small talk, repetition or "
        "side matters that crowd them out.",
        (
            "List what somebody who was absent needs to know from this meeting.",
            "Check which of these points the summary gives and which it leaves out.",
            "Note what it spends words on that nobody needs.",
            "Give 5 when every important point is there and little else, 3 when an important point "
            "is missing or much is superfluous, 1 when it misses what the meeting was about.",
        ),
    ),
    Dimension(
        "professional language",
        "Whether the tone fits a business record that others will rely on: neutral, exact and "
        "respectful, without slang, jokes, emotional or judging words about people, marketing "
        "language, or the summariser's own opinions. A quotation that matters may keep its words.",
        (
            "Note slang, filler words, jokes and exaggeration.",
            "Note words that judge a person or take a side, and opinions that no speaker holds.",
            "Check that people are named with respect and in one manner throughout.",
            "Give 5 when it could be filed as it is, 3 when a few words have to be replaced, 1 "
            "when it would embarrass the company.",
        ),
    ),
)


def ensure_default_guideline(**_: Any) -> Guideline:
    """The shipped guideline, published and the default, made when there is none at all."""
    existing = Guideline.objects.order_by("-is_default", "pk").first()
    if existing is not None:
        return existing
    with transaction.atomic():
        guideline, created = Guideline.objects.get_or_create(
            name=NAME, defaults={"title": "General meetings", "is_default": True}
        )
        if created:
            _first_version(guideline)
    return guideline


def _first_version(guideline: Guideline) -> None:
    version = GuidelineVersion.objects.create(
        guideline=guideline,
        number=1,
        instructions=INSTRUCTIONS,
        change_note="The guideline that ships with Countersign.",
    )
    Criterion.objects.bulk_create(
        Criterion(
            guideline_version=version,
            position=position,
            name=dimension.name,
            definition=dimension.definition,
            steps=list(dimension.steps),
        )
        for position, dimension in enumerate(DIMENSIONS, start=1)
    )
    version.published_at = timezone.now()
    version.save(update_fields=["published_at"])
