"""Forms of the guideline pages for admins."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, cast

from countersign_judge.criteria import Basis, Criterion, ScoreMode
from countersign_judge.criteria.library import add_general_steps
from countersign_judge.judges import judge_methods
from countersign_judge.llm.strict_json import STRICT_HOOKS
from countersign_judge.variants import (
    BadVariant,
    parse_own_variant,
    parse_sampling,
    shipped_variants,
)
from django import forms
from django.conf import settings
from django.core.exceptions import ValidationError
from django.http import QueryDict
from django.utils.translation import gettext, gettext_lazy

from accounts.signing_keys import is_usable_origin, own_origin
from judging.choices import GroupedSelect, ModelField, method_choices
from judging.guidelines.content import COLUMNS, Content, WordingContent
from llm.columns import choices_of
from llm.conf import model_settings
from summaries.glossary import InvalidGlossary, Term, format_glossary, parse_glossary
from summaries.minutes import Kind, Section
from summaries.models import Sending, Signing
from web.text import clean_text

_LONG, _LONGEST = 5_000, 20_000


class TextWithoutCarriageReturns(forms.CharField):
    """Browsers send CRLF in text areas; texts are stored with LF."""

    def to_python(self, value: Any) -> str:
        return clean_text(super().to_python(value) or "")


def _prose_field(rows: int, longest: int, **options: Any) -> TextWithoutCarriageReturns:
    widget = forms.Textarea(attrs={"rows": rows})
    return TextWithoutCarriageReturns(widget=widget, max_length=longest, **options)


class NoteForm(forms.Form):
    note = _prose_field(
        2,
        _LONG,
        label=gettext_lazy("Why"),
        error_messages={"required": gettext_lazy("Enter a reason.")},
    )


class NewGuidelineForm(forms.Form):
    """A new guideline copies the content of `source`, a published version."""

    title = forms.CharField(max_length=200, label=gettext_lazy("Kind of meeting"))
    name = forms.SlugField(
        max_length=80,
        label=gettext_lazy("Name"),
        help_text=gettext_lazy("Programs choose it by this name: letters, digits, hyphens."),
    )


class GuidelineDraftForm(forms.Form):
    seen = forms.CharField(widget=forms.HiddenInput, max_length=64, required=False)
    title = forms.CharField(max_length=200, label=gettext_lazy("Kind of meeting"))
    instructions = _prose_field(
        7, _LONGEST, label=gettext_lazy("Instructions to the writer"), required=False
    )
    threshold = forms.FloatField(min_value=1, max_value=5, label=gettext_lazy("Threshold"))
    attempt_budget = forms.IntegerField(min_value=1, max_value=20, label=gettext_lazy("Attempts"))
    max_words = forms.IntegerField(
        min_value=20, max_value=20_000, label=gettext_lazy("Maximum words")
    )
    language = forms.CharField(
        max_length=35,
        required=False,
        label=gettext_lazy("Language"),
        help_text=gettext_lazy("Empty: the transcript's"),
    )
    names_first_hours = forms.IntegerField(
        min_value=1,
        max_value=720,
        required=False,
        label=gettext_lazy("Hours to wait for names of speakers"),
        help_text=gettext_lazy(
            "Before the model writes, while “Speaker 1” has no name. Empty: it writes at once"
        ),
    )
    glossary = _prose_field(
        4,
        _LONGEST,
        required=False,
        label=gettext_lazy("Glossary, a term a line"),
        help_text=gettext_lazy(
            "A term, how it is misheard, and what it means: Corva: cover, corvo; our infusion pump"
        ),
    )
    writer_model = ModelField(label=gettext_lazy("Writer model"))
    judge_model = ModelField(label=gettext_lazy("Judge model"))
    variant = forms.ChoiceField(label=gettext_lazy("Wording of the judge's prompt"))
    score_mode = forms.ChoiceField(
        choices=choices_of(ScoreMode), label=gettext_lazy("How G-Eval scores")
    )
    joint = forms.BooleanField(
        required=False, label=gettext_lazy("All G-Eval criteria in one call")
    )
    joint_advisory = forms.BooleanField(
        required=False, label=gettext_lazy("Criteria that need not pass in one G-Eval call")
    )
    confirm = forms.BooleanField(
        required=False, label=gettext_lazy("Second judgement of doubtful passes")
    )
    confirm_above = forms.FloatField(
        min_value=0,
        max_value=1,
        label=gettext_lazy("Doubtful above this probability of a lower score"),
        help_text=gettext_lazy("0.2: the judge is less than 80 % sure that it passes"),
    )
    four_eyes = forms.BooleanField(
        required=False, label=gettext_lazy("Four eyes: editors can't approve their own text")
    )
    judge_edits = forms.BooleanField(
        required=False, label=gettext_lazy("Judge an edit before it is approved")
    )
    signing = forms.ChoiceField(
        choices=Signing.choices, label=gettext_lazy("How approvals are signed")
    )
    redact = forms.BooleanField(
        required=False,
        label=gettext_lazy("Hide personal data from external models"),
        help_text=gettext_lazy("Names of speakers, e-mail, phone, card, account and id numbers"),
    )

    send_minutes = forms.ChoiceField(
        choices=Sending.choices,
        label=gettext_lazy("Records go to participants"),
        help_text=gettext_lazy("By e-mail, with a link to agree or object"),
    )
    circulate_drafts = forms.BooleanField(
        required=False, label=gettext_lazy("Circulate drafts among participants before approval")
    )
    send_turns = forms.BooleanField(
        required=False, label=gettext_lazy("Participants also see the turns behind the text")
    )

    def __init__(self, *args: Any, so_far: Content, own: Iterable[str] = (), **kwargs: Any) -> None:
        """Choices are also the models that the draft has `so_far`, and its `own` wordings."""
        super().__init__(*args, **kwargs)
        usual = gettext("The installation's ({model})")
        for name, model in (
            ("writer_model", model_settings().WRITER_MODEL),
            ("judge_model", model_settings().JUDGE_MODEL),
        ):
            field = cast("ModelField", self.fields[name])
            field.offer(usual.format(model=model), getattr(so_far, name))
        variant = cast("forms.ChoiceField", self.fields["variant"])
        of_the_product = [(item.name, item.title) for item in shipped_variants().values()]
        its_own = gettext("{name} (its own)")
        variant.choices = [*of_the_product, *((name, its_own.format(name=name)) for name in own)]

    def clean_glossary(self) -> tuple[Term, ...]:
        try:
            return parse_glossary(self.cleaned_data["glossary"])
        except InvalidGlossary as error:
            raise ValidationError(str(error)) from error

    def clean_signing(self) -> str:
        """Passkeys only where browsers give them: otherwise no one could approve."""
        chosen: str = self.cleaned_data["signing"]
        if chosen == Signing.PASSKEY and not is_usable_origin(own_origin()):
            refusal = gettext(
                "Passkeys need HTTPS with a host name, or localhost. This site runs at "
                "{address}. Choose another way to sign."
            )
            raise forms.ValidationError(refusal.format(address=settings.BASE_URL))
        return chosen


class SectionForm(forms.Form):
    """A section of the form of minutes; an empty one at the end adds another."""

    heading = forms.CharField(max_length=80, label=gettext_lazy("Heading"))
    # With the value that a browser sends for an untouched row, which is none that was filled in.
    kind = forms.ChoiceField(choices=Kind.choices, initial=Kind.TEXT, label=gettext_lazy("Holds"))
    holds = _prose_field(
        2, 1_000, required=False, label=gettext_lazy("What belongs there, to the writer")
    )
    max_words = forms.IntegerField(
        min_value=10, max_value=5_000, initial=150, label=gettext_lazy("Maximum words")
    )
    columns = _prose_field(
        2,
        500,
        required=False,
        label=gettext_lazy("Columns, one per line"),
        help_text=gettext_lazy("Two to five, only for a table"),
    )
    required = forms.BooleanField(required=False, initial=True, label=gettext_lazy("Required"))

    @property
    def kind_label(self) -> str:
        """What the chosen kind holds, in the reader's language."""
        return str(dict(Kind.choices).get(self["kind"].value(), ""))

    def clean_columns(self) -> tuple[str, ...]:
        lines = (line.strip() for line in self.cleaned_data["columns"].splitlines())
        return tuple(line for line in lines if line)

    def content(self) -> Section:
        return Section(**{name: self.cleaned_data[name] for name in SectionForm.base_fields})


SectionFormSet = forms.formset_factory(SectionForm, extra=1, can_delete=True, can_order=True)


def _sampling_field(kind: type[forms.Field], name: str, label: Any) -> forms.Field:
    def check(value: float) -> None:
        try:
            parse_sampling({name: value})
        except BadVariant as error:
            raise ValidationError(gettext("The {fault}.").format(fault=error)) from error

    return kind(required=False, label=label, validators=[check])


class WordingForm(forms.Form):
    name = forms.CharField(
        max_length=40, label=gettext_lazy("Name"), help_text=gettext_lazy("a-z, 0-9 and hyphens")
    )
    title = forms.CharField(
        max_length=200,
        required=False,
        label=gettext_lazy("Title"),
        help_text=gettext_lazy("Empty: the name"),
    )
    description = forms.CharField(
        max_length=1_000, required=False, label=gettext_lazy("Description")
    )
    prompt = _prose_field(
        9,
        _LONGEST,
        label=gettext_lazy("Prompt"),
        help_text=gettext_lazy(
            "Use {transcript} and {summary} once each. {criteria} and {form} default to the "
            "end; place nothing variable before {transcript}."
        ),
        required=False,
    )
    notes = forms.BooleanField(
        required=False, label=gettext_lazy("Notes on each step before the reason")
    )
    raw = forms.BooleanField(
        required=False,
        label=gettext_lazy("Send system and user message exactly as they are, instead of a prompt"),
    )
    system = _prose_field(3, _LONGEST, label=gettext_lazy("System message"), required=False)
    user = _prose_field(
        9,
        _LONGEST,
        label=gettext_lazy("User message"),
        help_text=gettext_lazy(
            "Use {transcript} or {numbered_transcript}, {summary} and {criteria} anywhere. Double "
            "the braces of a word that is text."
        ),
        required=False,
    )
    criterion = forms.CharField(
        max_length=80, required=False, label=gettext_lazy("Only for the criterion")
    )
    top_p = _sampling_field(forms.FloatField, "top_p", "top_p")
    top_k = _sampling_field(forms.IntegerField, "top_k", "top_k")
    seed = _sampling_field(forms.IntegerField, "seed", gettext_lazy("Seed"))
    max_tokens = _sampling_field(
        forms.IntegerField, "max_tokens", gettext_lazy("Maximum tokens of an answer")
    )

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        if not self.errors:
            try:
                parse_own_variant({field: data.get(field) for field in _WORDING_FIELDS})
            except BadVariant as error:
                fault = gettext("The {fault}.").format(fault=error)
                usual = "user" if data.get("raw") else "prompt"
                self.add_error(error.field if error.field in _WORDING_FIELDS else usual, fault)
        return data

    def content(self) -> WordingContent:
        return WordingContent(**{name: self.cleaned_data[name] for name in _WORDING_FIELDS})


_WORDING_FIELDS = tuple(WordingForm.base_fields)
WordingFormSet = forms.formset_factory(WordingForm, extra=0, can_delete=True)


class CriterionForm(forms.Form):
    name = forms.CharField(max_length=80, label=gettext_lazy("Name"))
    definition = _prose_field(3, _LONG, required=False, label=gettext_lazy("Definition"))
    steps = _prose_field(
        5, _LONGEST, required=False, label=gettext_lazy("Evaluation steps, one per line")
    )
    method = forms.ChoiceField(widget=GroupedSelect, label=gettext_lazy("Method"))
    parameters = _prose_field(2, _LONG, required=False, label=gettext_lazy("Parameters (JSON)"))
    threshold = forms.FloatField(
        min_value=1,
        max_value=5,
        required=False,
        label=gettext_lazy("Threshold"),
        help_text=gettext_lazy("Empty: the guideline's"),
    )
    basis = forms.ChoiceField(
        choices=[("", gettext_lazy("What is usual for its name")), *choices_of(Basis)],
        required=False,
        label=gettext_lazy("Long meetings are judged on"),
        help_text=gettext_lazy("Where a transcript exceeds the window of the judge's model"),
    )
    blocking = forms.BooleanField(required=False, label=gettext_lazy("Must pass"))

    def __init__(self, *args: Any, choices: Iterable[Any] = (), **kwargs: Any) -> None:
        """`choices` are the `method_choices`."""
        super().__init__(*args, **kwargs)
        cast("forms.ChoiceField", self.fields["method"]).choices = choices

    @property
    def follows_steps(self) -> bool:
        """Whether the chosen method uses evaluation steps, so that a model can write them."""
        chosen = judge_methods().get(str(self["method"].value()))
        return chosen is not None and chosen.follows_steps

    def clean_steps(self) -> tuple[str, ...]:
        lines = (line.strip() for line in self.cleaned_data["steps"].splitlines())
        return tuple(line for line in lines if line)

    def clean_parameters(self) -> dict[str, Any]:
        text = self.cleaned_data["parameters"] or "{}"
        try:
            value = json.loads(text, **STRICT_HOOKS)
        except json.JSONDecodeError as error:
            fault = gettext("This is not JSON (line {line}): {why}.")
            raise ValidationError(fault.format(line=error.lineno, why=error.msg)) from None
        except (ValueError, RecursionError) as error:
            fault = gettext("This JSON can't be read: {why}.")
            raise ValidationError(fault.format(why=error)) from None
        if not isinstance(value, dict):
            fault = gettext("Parameters are {value}; write an object such as {example}.")
            raise ValidationError(fault.format(value=repr(text), example='{"n": 5}'))
        return value

    def content(self) -> Criterion:
        """A definition without steps gets general ones, which the page then shows."""
        data = {
            name: value for name, value in self.cleaned_data.items() if name in _CRITERION_FIELDS
        }
        return add_general_steps(Criterion(**data))


_CRITERION_FIELDS = (
    *("name", "definition", "steps", "method", "parameters", "threshold", "basis", "blocking"),
)
CriterionFormSet = forms.formset_factory(CriterionForm, extra=0, can_delete=True, can_order=True)


def criteria_initial(content: Content) -> list[dict[str, Any]]:
    return [
        {
            **vars(criterion),
            "steps": "\n".join(criterion.steps),
            "parameters": json.dumps(criterion.parameters, ensure_ascii=False)
            if criterion.parameters
            else "",
        }
        for criterion in content.criteria
    ]


@dataclass
class GuidelineDraftForms:
    """The four forms of the page that edits a draft."""

    draft: GuidelineDraftForm
    sections: Any
    wordings: Any
    criteria: Any

    @classmethod
    def from_content(cls, content: Content, title: str) -> "GuidelineDraftForms":
        wordings = [asdict(wording) for wording in content.wordings]
        choices = {"choices": method_choices(content.judge_model)}
        own = {
            "title": title,
            "seen": content.sha256,
            "glossary": format_glossary(content.glossary),
        }
        initial = {**content.columns, **own}
        return cls(
            GuidelineDraftForm(
                initial=initial, so_far=content, own=[item["name"] for item in wordings]
            ),
            SectionFormSet(
                initial=[
                    {**section.stored(), "columns": "\n".join(section.columns)}
                    for section in content.form
                ],
                prefix="s",
            ),
            WordingFormSet(initial=wordings, prefix="w"),
            CriterionFormSet(initial=criteria_initial(content), prefix="c", form_kwargs=choices),
        )

    @classmethod
    def from_post(cls, data: QueryDict, so_far: Content) -> "GuidelineDraftForms":
        wordings = WordingFormSet(data, prefix="w")
        names = [form["name"].value() for form in wordings if not form["DELETE"].value()]
        choices = {"choices": method_choices(data.get("judge_model", ""))}
        criteria = CriterionFormSet(data, prefix="c", form_kwargs=choices)
        draft = GuidelineDraftForm(data, so_far=so_far, own=filter(None, names))
        return cls(draft, SectionFormSet(data, prefix="s"), wordings, criteria)

    def is_valid(self) -> bool:
        # Validate all, so that every error shows at once.
        formsets = [each.is_valid() for each in (self.sections, self.wordings, self.criteria)]
        return self.draft.is_valid() and all(formsets)

    def first_error(self) -> str:
        """For invalid forms: each field and what is wrong with it."""
        for form in (self.draft, *self.sections, *self.wordings, *self.criteria):
            for name, errors in form.errors.items():
                label = f"{form[name].label}: " if name in form.fields else ""
                return f"{label}{errors[0]}"
        return gettext("The page was incomplete. Reload it.")

    def content(self) -> Content:
        """The content of valid forms; criteria in the order the person chose."""
        columns = {
            name: self.draft.cleaned_data[name] for name in COLUMNS if name in self.draft.fields
        }
        return Content(
            **columns,
            form=tuple(item.content() for item in _kept_forms(self.sections.ordered_forms)),
            wordings=tuple(item.content() for item in _kept_forms(self.wordings)),
            criteria=tuple(item.content() for item in _kept_forms(self.criteria.ordered_forms)),
        )


def _kept_forms(forms_: Iterable[Any]) -> list[Any]:
    return [item for item in forms_ if not item.cleaned_data.get("DELETE")]
