"""Permissions on rows: which summaries, transcripts and guidelines a user may see or act on."""

from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _

from accounts.roles import AnyUser, Reach, Right, can_everywhere, get_reach, has_right
from summaries.models import Guideline, GuidelineVersion, Summary, Transcript


def can_on_summary(user: AnyUser, right: Right, summary: Summary) -> bool:
    return has_right(user, right, summary.guideline_version.guideline_id)


def guidelines_for(user: AnyUser, right: Right) -> QuerySet[Guideline]:
    return Guideline.objects.filter(get_reach(user, right).within("pk"))


def summaries_within(found: Reach) -> Q:
    """The condition that a summary is in reach, without a join: long lists are read by index."""
    if found.everywhere:
        return Q()
    versions = GuidelineVersion.objects.filter(guideline__in=found.guidelines)
    return Q(guideline_version__in=versions)


def summaries_for(user: AnyUser, right: Right) -> QuerySet[Summary]:
    """Those in the role's reach; `visible_summaries` adds a person's own."""
    return Summary.objects.filter(summaries_within(get_reach(user, right)))


def visible_summaries(user: AnyUser) -> QuerySet[Summary]:
    """Those in reach, and those that the person wrote or whose transcript they handed in."""
    if not user.is_active:
        return Summary.objects.none()
    found = get_reach(user, Right.SEE_SUMMARIES)
    if found.everywhere:
        return Summary.objects.all()
    handed_in = Transcript.objects.filter(submitted_by=user.pk)
    own = Q(author=user.pk) | Q(transcript__in=handed_in)
    return Summary.objects.filter(own | summaries_within(found))


def can_see(user: AnyUser, summary: Summary) -> bool:
    """Whether `summary` is among the `visible_summaries`."""
    if not user.is_authenticated or not user.is_active:
        return False
    own = user.pk in {summary.author_id, summary.transcript.submitted_by_id}
    return own or can_on_summary(user, Right.SEE_SUMMARIES, summary)


def visible_transcripts(user: AnyUser) -> QuerySet[Transcript]:
    """Those of visible summaries, and those that the person handed in."""
    if not user.is_active:
        return Transcript.objects.none()
    if can_everywhere(user, Right.SEE_SUMMARIES):
        return Transcript.objects.all()
    summaries = visible_summaries(user).filter(transcript=OuterRef("pk"))
    return Transcript.objects.filter(Q(submitted_by=user.pk) | Exists(summaries))


def check_can_see(user: AnyUser, summary: Summary) -> None:
    if not can_see(user, summary):
        raise PermissionDenied(_("You don't have access to this case."))
