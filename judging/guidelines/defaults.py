"""The shipped guidelines: the default one, which the first migration creates, and the examples'."""

from dataclasses import replace

from django.db import transaction
from django.utils import timezone

from judging.guidelines.content import Content, write_content
from judging.guidelines.documents import general_document
from summaries.models import Guideline, GuidelineVersion

# Writes and judges by the recorded answers (judging.recorded_answers).
_RECORDED = "recorded:samples"


def ensure_default_guideline() -> Guideline:
    """The default guideline, else the oldest one; creates the shipped one if there is none."""
    existing = Guideline.objects.order_by("-is_default", "pk").first()
    if existing is not None:
        return existing
    shipped = general_document()
    note = "The guideline that ships with Countersign."
    return _ensure_guideline(
        shipped.name, shipped.title, shipped.content, note=note, is_default=True
    )


def ensure_example_guideline() -> Guideline:
    """The shipped guideline for the sample meetings, with recorded answers in place of a model."""
    content = replace(general_document().content, writer_model=_RECORDED, judge_model=_RECORDED)
    note = "The general guideline for the sample meetings, with recorded example answers."
    return _ensure_guideline(
        Guideline.EXAMPLES, "Example meetings", content, note=note, is_default=False
    )


def _ensure_guideline(
    name: str, title: str, content: Content, *, note: str, is_default: bool
) -> Guideline:
    """The guideline called `name`, made and published where there is none."""
    with transaction.atomic():
        guideline, created = Guideline.objects.get_or_create(
            name=name, defaults={"title": title, "is_default": is_default}
        )
        if created:
            version = GuidelineVersion.objects.create(
                guideline=guideline, number=1, instructions="", change_note=note
            )
            write_content(version, content)
            version.published_at = timezone.now()
            version.save(update_fields=["published_at"])
    return guideline
