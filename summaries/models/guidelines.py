"""Guidelines, their versions and criteria: what a good summary is.

The models live here because a summary is written under a version; `judging` creates, previews and
publishes versions.
"""

import pgtrigger
from countersign_judge.criteria import Basis, ScoreMode
from countersign_judge.llm.types import RECORDED, is_same_model
from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import Refuse, Trigger, append_only
from llm.columns import choices_of
from summaries.minutes import Section, load_form


class Guideline(models.Model):
    """A guideline for one kind of meeting; its content is in its versions."""

    # The name of the one that the sample meetings are under while recorded answers play a model.
    EXAMPLES = "examples"

    name = models.SlugField(max_length=80, unique=True)
    title = models.CharField(max_length=200)
    is_default = models.BooleanField(default=False)
    archived_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                "is_default", condition=Q(is_default=True), name="guideline_one_default"
            ),
            models.CheckConstraint(
                condition=Q(is_default=False) | Q(archived_at__isnull=True),
                name="guideline_default_is_not_archived",
            ),
        ]

    def __str__(self) -> str:
        return self.title

    @property
    def current(self) -> "GuidelineVersion | None":
        """The newest published version."""
        return self.versions.filter(published_at__isnull=False).order_by("-number").first()


class Signing(models.TextChoices):
    """How reviewers prove their identity when they approve."""

    SESSION = "session", _("The session of the signed-in person")
    REAUTHENTICATE = (
        "reauthenticate",
        _("Their password or identity provider, asked within 5 minutes"),
    )
    PASSKEY = "passkey", _("Their passkey, over exactly what they approve")


class Sending(models.TextChoices):
    """Whether records go to the people of their meeting, to agree or object."""

    NEVER = "never", _("Never")
    ASKED = "asked", _("When a person sends them")
    ALWAYS = "always", _("By themselves, once approved")


class GuidelineVersion(models.Model):
    """One wording of a guideline. Once published or discarded it never changes."""

    guideline = models.ForeignKey(
        Guideline, on_delete=models.PROTECT, related_name="versions", db_index=False
    )
    number = models.PositiveIntegerField()
    instructions = models.TextField(help_text="To the writer: what a good summary holds and how.")
    threshold = models.FloatField(default=4.0)
    attempt_budget = models.PositiveSmallIntegerField(default=3)
    max_words = models.PositiveIntegerField(default=400)
    form = models.JSONField(
        default=list,
        blank=True,
        help_text="Sections of the text in order (`summaries.minutes`). Empty: free text.",
    )
    language = models.CharField(max_length=35, blank=True, help_text="Empty: the transcript's.")
    names_first_hours = models.PositiveSmallIntegerField(
        null=True,
        blank=True,
        help_text="How long the writer waits for names of the speakers. Empty: not at all.",
    )
    # Empty means the installation's COUNTERSIGN_WRITER_MODEL and COUNTERSIGN_JUDGE_MODEL;
    # `effective_writer_model` and `effective_judge_model` resolve this.
    writer_model = models.CharField(max_length=200, blank=True)
    judge_model = models.CharField(max_length=200, blank=True)
    score_mode = models.CharField(
        max_length=12, choices=choices_of(ScoreMode), default=ScoreMode.AUTO
    )
    joint = models.BooleanField(default=False, help_text="All G-Eval criteria in one call.")
    joint_advisory = models.BooleanField(
        default=False, help_text="G-Eval criteria that only advise in one call."
    )
    variant = models.CharField(
        max_length=40, default="base", help_text="Wording of the G-Eval prompt."
    )
    wordings = models.JSONField(
        default=list,
        blank=True,
        help_text="Wordings of its own: name, title, description, prompt, notes of each.",
    )
    glossary = models.JSONField(
        default=list,
        blank=True,
        help_text="Terms: term, heard (misheard forms), meaning of each.",
    )
    confirm = models.BooleanField(
        default=True,
        help_text="Judge a pass again, under another wording, when it follows a rewrite or is "
        "in doubt.",
    )
    confirm_above = models.FloatField(
        default=0.2,
        help_text="A pass is in doubt where the probability of a score below the threshold is "
        "above this, or unknown.",
    )
    four_eyes = models.BooleanField(default=False)
    judge_edits = models.BooleanField(
        default=False, help_text="Judge a reviewer's edit before it is approved."
    )
    signing = models.CharField(max_length=14, choices=Signing, default=Signing.SESSION)
    redact = models.BooleanField(
        default=False, help_text="Hide personal data from external models."
    )
    send_minutes = models.CharField(max_length=6, choices=Sending, default=Sending.NEVER)
    circulate_drafts = models.BooleanField(
        default=False, help_text="Before the approval, participants may be asked about the text."
    )
    send_turns = models.BooleanField(
        default=False, help_text="Participants also see the turns that a sentence rests on."
    )
    drill_share = models.PositiveSmallIntegerField(
        default=0,
        help_text="Has no effect since 1.1; hashes of content hold it.",
    )
    change_note = models.TextField(blank=True)
    published_at = models.DateTimeField(null=True, blank=True)
    published_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    # An abandoned draft; it stays, because the history names it.
    discarded_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.UniqueConstraint("guideline", "number", name="guideline_version_number"),
            models.CheckConstraint(
                condition=Q(threshold__gte=1, threshold__lte=5), name="threshold_on_the_scale"
            ),
            models.CheckConstraint(
                condition=Q(confirm_above__gte=0, confirm_above__lte=1),
                name="confirm_above_is_a_probability",
            ),
            models.CheckConstraint(
                condition=Q(attempt_budget__gte=1, attempt_budget__lte=20),
                name="attempt_budget_in_range",
            ),
            models.CheckConstraint(condition=Q(max_words__gte=20), name="max_words_in_range"),
            models.CheckConstraint(
                condition=Q(names_first_hours__isnull=True)
                | Q(names_first_hours__gte=1, names_first_hours__lte=720),
                name="names_first_hours_in_range",
            ),
            models.CheckConstraint(
                condition=Q(score_mode__in=list(map(str, ScoreMode))), name="score_mode_in_choices"
            ),
            models.CheckConstraint(condition=~Q(variant=""), name="variant_is_named"),
            models.CheckConstraint(condition=Q(drill_share__lte=20), name="drill_share_in_range"),
            models.CheckConstraint(
                condition=Q(signing__in=Signing.values), name="signing_in_choices"
            ),
            models.CheckConstraint(
                condition=Q(send_minutes__in=Sending.values), name="send_minutes_in_choices"
            ),
            models.CheckConstraint(
                condition=Q(published_at__isnull=True) | Q(discarded_at__isnull=True),
                name="published_version_is_not_discarded",
            ),
        ]
        triggers = [
            Refuse(
                "not_a_draft",
                pgtrigger.Update | pgtrigger.Delete,
                condition=~pgtrigger.Q(old__published_at=None, old__discarded_at=None),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.guideline} v{self.number}"

    @property
    def sections(self) -> tuple[Section, ...]:
        """The form of its texts; empty for free text."""
        return load_form(self.form)

    @property
    def effective_writer_model(self) -> str:
        return self.writer_model or str(settings.LLM["WRITER_MODEL"])

    @property
    def effective_judge_model(self) -> str:
        return self.judge_model or str(settings.LLM["JUDGE_MODEL"])

    @property
    def judges_itself(self) -> str:
        """The model that both writes and judges, without a second judge; otherwise empty."""
        writer, judge = self.effective_writer_model, self.effective_judge_model
        alone = not settings.LLM.get("SECOND_JUDGE_MODEL")
        return judge if alone and is_same_model(writer, judge) else ""

    @property
    def is_recorded(self) -> bool:
        """Whether recorded answers are in the place of the writer's model."""
        return self.writer_model.startswith(RECORDED)

    @property
    def is_draft(self) -> bool:
        """Whether it can still be edited and published."""
        return self.published_at is None and self.discarded_at is None


class Glossary(models.Model):
    """The terms of the installation, for all guidelines; the newest row counts.

    `terms` is a list of `{"term": str, "heard": [str], "meaning": str}`.
    """

    terms = models.JSONField(default=list, blank=True)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT)
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        verbose_name_plural = "glossaries"
        triggers = append_only()

    def __str__(self) -> str:
        return f"{len(self.terms)} terms"


class CriterionOfDraft(Trigger):
    """Refuses every change to the criteria of a version that is published or discarded."""

    name = "criterion_of_draft"
    operation = pgtrigger.Insert | pgtrigger.Update | pgtrigger.Delete
    func = """
        -- The share lock makes a publication wait for us, and us for a publication.
        PERFORM 1 FROM summaries_guidelineversion
            WHERE (published_at IS NOT NULL OR discarded_at IS NOT NULL)
              AND (TG_OP <> 'INSERT' AND id = OLD.guideline_version_id
                   OR TG_OP <> 'DELETE' AND id = NEW.guideline_version_id)
            FOR SHARE;
        IF FOUND THEN
            RAISE EXCEPTION '% on criteria of a published guideline version is refused', TG_OP
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN coalesce(NEW, OLD);
    """


class Criterion(models.Model):
    """One dimension, scored from 1 to 5.

    `method` names a `countersign_judge.judges.method.JudgeMethod`, and `parameters` holds its
    options.
    """

    guideline_version = models.ForeignKey(
        GuidelineVersion, on_delete=models.CASCADE, related_name="criteria", db_index=False
    )
    position = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=80)
    definition = models.TextField()
    steps = models.JSONField(default=list, blank=True, help_text="Evaluation steps, in order.")
    method = models.CharField(max_length=20, default="geval")
    parameters = models.JSONField(default=dict, blank=True, help_text="Options of the method.")
    blocking = models.BooleanField(default=True)
    threshold = models.FloatField(null=True, blank=True, help_text="Empty: the guideline's.")
    basis = models.CharField(
        max_length=8,
        choices=choices_of(Basis),
        blank=True,
        default="",
        db_default="",
        help_text="What a long meeting is judged on. Empty: by its name.",
    )

    class Meta:
        ordering = ["position"]
        verbose_name_plural = "criteria"
        constraints = [
            models.UniqueConstraint("guideline_version", "name", name="criterion_once"),
            models.UniqueConstraint("guideline_version", "position", name="criterion_position"),
            models.CheckConstraint(
                condition=Q(threshold__isnull=True) | Q(threshold__gte=1, threshold__lte=5),
                name="criterion_threshold_on_the_scale",
            ),
            models.CheckConstraint(
                condition=Q(basis__in=["", *map(str, Basis)]), name="criterion_basis_in_choices"
            ),
        ]
        triggers = [CriterionOfDraft()]

    def __str__(self) -> str:
        return self.name

    @property
    def effective_threshold(self) -> float:
        """The score to reach: the criterion's own threshold, or else the guideline's."""
        return self.guideline_version.threshold if self.threshold is None else self.threshold
