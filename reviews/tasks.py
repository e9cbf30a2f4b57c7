from uuid import UUID

from celery import shared_task
from django.utils import timezone

from reviews import section_rewrites
from reviews.models import HandInDraft
from reviews.submission import DRAFT_LIFETIME


@shared_task(name="reviews.forget_drafts", acks_late=False)
def forget_drafts() -> None:
    """Every hour: delete abandoned hand-in drafts."""
    HandInDraft.objects.filter(saved_at__lte=timezone.now() - DRAFT_LIFETIME).delete()


@shared_task(name="reviews.write_section", acks_late=False)
def write_section(token: str) -> None:
    """A person who edits minutes waits for it."""
    section_rewrites.run_request(UUID(token))
