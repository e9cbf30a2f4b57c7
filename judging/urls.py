"""Pages of guidelines."""

from django.urls import path

from judging.views import changes, drafting, jobs, reading

_VERSION = "<slug:name>/<int:number>/"

urlpatterns = [
    path("", reading.guidelines, name="guidelines"),
    path("new", drafting.new, name="guideline-new"),
    path("<slug:name>/", reading.guideline, name="guideline"),
    path("<slug:name>/compare", reading.comparison, name="guideline-compare"),
    path("<slug:name>/change", changes.change, name="guideline-change"),
    path(_VERSION, reading.version, name="guideline-version"),
    path(f"{_VERSION}export.yaml", reading.export, name="guideline-export"),
    path(f"{_VERSION}draft", drafting.draft_from, name="guideline-draft"),
    path(f"{_VERSION}edit", drafting.edit, name="guideline-edit"),
    path(f"{_VERSION}discard", changes.discard, name="guideline-discard"),
    path(f"{_VERSION}publish", changes.publish, name="guideline-publish"),
    path(f"{_VERSION}roll-back", changes.roll_back, name="guideline-roll-back"),
    path(f"{_VERSION}preview", jobs.preview, name="guideline-preview"),
    path("previews/<uuid:pk>/", jobs.shown, name="preview"),
    path("previews/<uuid:pk>/live", jobs.live, name="preview-live"),
    path("steps/<uuid:pk>/", jobs.steps, name="steps-job"),
]
