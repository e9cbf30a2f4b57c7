# Version 1.0 had drills: copies of approved cases with a planted error. What is left of them goes;
# the audit log keeps how each ended.

from django.db import migrations
from django.db.models import Q
from django.utils import timezone


def withdraw(apps, schema_editor):
    """End the open drills, and delete all copies with what belongs to them."""
    owner = schema_editor.connection.alias
    drills = apps.get_model("summaries", "Drill").objects.using(owner)
    summaries = apps.get_model("summaries", "Summary").objects.using(owner)
    transcripts = apps.get_model("summaries", "Transcript").objects.using(owner)
    # A trigger writes the event of the audit log.
    drills.filter(closed_at=None).update(outcome="withdrawn", closed_at=timezone.now())
    for copy in summaries.filter(drill_for__isnull=False):
        forget_calls(apps, owner, copy)
        copy.transitions.all().delete()
        # An attempt is based on those before it.
        for attempt in copy.attempts.order_by("-number"):
            attempt.ratings.all().delete()
            attempt.delete()
        copy.delete()
        transcripts.filter(pk=copy.transcript_id, summaries=None).delete()


def forget_calls(apps, owner, copy):
    """Delete the answers of models about the copy. Its calls stay in the ledger, without a case."""
    tried_texts = apps.get_model("judging", "TriedText").objects.using(owner)
    model_calls = apps.get_model("llm", "ModelCall").objects.using(owner)
    answers = apps.get_model("llm", "CachedAnswer").objects.using(owner)
    of_copy = Q(try_out__summary=copy.pk) | Q(attempt__summary=copy.pk)
    texts = tried_texts.filter(of_copy).values_list("pk", flat=True)
    calls = model_calls.filter(subject__in=[copy.pk, *texts])
    answers.filter(request_sha256__in=calls.values("request_sha256")).delete()
    calls.exclude(error="").update(error="[disposed of]")
    calls.update(subject=None)


class Migration(migrations.Migration):
    # Every app with rows about a summary, and with triggers that let those of a drill go.
    dependencies = [
        ("summaries", "0008_confirm_above"),
        ("accounts", "0004_role_grant_events"),
        ("delivery", "0003_webhook_scope"),
        ("insight", "0003_limit_on_bad_texts"),
        ("judging", "0002_answers"),
        ("llm", "0002_answered_by"),
        ("records", "0004_plain_labels"),
        ("reviews", "0002_comment_drafts"),
    ]

    operations = [migrations.RunPython(withdraw, migrations.RunPython.noop)]
