"""The shipped guideline: the first migration creates it, published and as the default."""

from django.db import transaction
from django.utils import timezone

from judging.guidelines.content import write_content
from judging.guidelines.documents import general_document
from summaries.models import Guideline, GuidelineVersion


def ensure_default_guideline() -> Guideline:
    """The default guideline, else the oldest one; creates the shipped one if there is none."""
    existing = Guideline.objects.order_by("-is_default", "pk").first()
    if existing is not None:
        return existing
    shipped = general_document()
    with transaction.atomic():
        guideline, created = Guideline.objects.get_or_create(
            name=shipped.name, defaults={"title": shipped.title, "is_default": True}
        )
        if created:
            version = GuidelineVersion.objects.create(
                guideline=guideline,
                number=1,
                instructions="",
                change_note="The guideline that ships with Countersign.",
            )
            write_content(version, shipped.content)
            version.published_at = timezone.now()
            version.save(update_fields=["published_at"])
    return guideline
