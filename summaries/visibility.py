"""Permissions on rows: which summaries, transcripts and guidelines a user may see or act on."""

from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _

from accounts.roles import AnyUser, Reach, Right, can, can_everywhere, reach
from summaries.models import Drill, Guideline, GuidelineVersion, Summary, Transcript


def can_on_summary(user: AnyUser, right: Right, summary: Summary) -> bool:
    """A drill is for one person, whatever roles others have."""
    ours = summary.drill_for_id in (None, user.pk)
    return ours and can(user, right, summary.guideline_version.guideline_id)


def guidelines_for(user: AnyUser, right: Right) -> QuerySet[Guideline]:
    return Guideline.objects.filter(reach(user, right).within("pk"))


def summaries_within(found: Reach) -> Q:
    """The condition that a summary is in reach, without a join: long lists are read by index."""
    if found.everywhere:
        return Q()
    versions = GuidelineVersion.objects.filter(guideline__in=found.guidelines)
    return Q(guideline_version__in=versions)


def summaries_for(user: AnyUser, right: Right) -> QuerySet[Summary]:
    """Those in the role's reach; `visible_summaries` adds a person's own."""
    return Summary.objects.filter(summaries_within(reach(user, right)))


def visible_summaries(user: AnyUser) -> QuerySet[Summary]:
    """Those in reach, and those that the person wrote or whose transcript they handed in."""
    if not user.is_active:
        return Summary.objects.none()
    found, shown = reach(user, Right.SEE_SUMMARIES), _with_own_drills(user)
    if found.everywhere:
        return shown
    handed_in = Transcript.objects.filter(submitted_by=user.pk)
    own = Q(author=user.pk) | Q(transcript__in=handed_in)
    return shown.filter(own | summaries_within(found))


def _with_own_drills(user: AnyUser) -> QuerySet[Summary]:
    """All cases, with the drills for `user` and without the cases that their open ones copy."""
    mine = Q(drill_for=None) | Q(drill_for=user.pk)
    return Summary.with_drills.filter(mine).exclude(pk__in=copied_for(user))


def copied_for(user: AnyUser) -> QuerySet[Drill, UUID | None]:
    """The cases that open drills for `user` copy: next to its case a drill would be obvious."""
    open_drills = Drill.objects.filter(reviewer=user.pk, closed_at=None, source__isnull=False)
    return open_drills.values_list("source", flat=True)


def can_see(user: AnyUser, summary: Summary) -> bool:
    """Whether `summary` is among the `visible_summaries`."""
    if not user.is_authenticated or not user.is_active:
        return False
    if summary.drill_for_id not in (None, user.pk):
        return False
    if copied_for(user).filter(source=summary.pk).exists():
        return False
    own = user.pk in {summary.author_id, summary.transcript.submitted_by_id}
    return own or can_on_summary(user, Right.SEE_SUMMARIES, summary)


def visible_transcripts(user: AnyUser) -> QuerySet[Transcript]:
    """Those of visible summaries, and those that the person handed in."""
    if not user.is_active:
        return Transcript.objects.none()
    if can_everywhere(user, Right.SEE_SUMMARIES):
        others = Summary.with_drills.filter(drill_for__isnull=False).exclude(drill_for=user.pk)
        copied = Summary.objects.filter(pk__in=copied_for(user))
        hidden = others.values("transcript").union(copied.values("transcript"))
        return Transcript.objects.exclude(pk__in=hidden)
    summaries = visible_summaries(user).filter(transcript=OuterRef("pk"))
    return Transcript.objects.filter(Q(submitted_by=user.pk) | Exists(summaries))


def check_can_see(user: AnyUser, summary: Summary) -> None:
    if not can_see(user, summary):
        raise PermissionDenied(_("You don't have access to this case."))
