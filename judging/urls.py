"""Pages of guidelines."""

from django.urls import path

from judging.views import drafting, guidelines, previews, publishing

_VERSION = "<slug:name>/<int:number>/"

urlpatterns = [
    path("", guidelines.guidelines, name="guidelines"),
    path("new", drafting.new, name="guideline-new"),
    path("<slug:name>/", guidelines.guideline, name="guideline"),
    path("<slug:name>/compare", guidelines.comparison, name="guideline-compare"),
    path("<slug:name>/change", publishing.change, name="guideline-change"),
    path(_VERSION, guidelines.version, name="guideline-version"),
    path(f"{_VERSION}export.yaml", guidelines.export, name="guideline-export"),
    path(f"{_VERSION}draft", drafting.draft_from, name="guideline-draft"),
    path(f"{_VERSION}edit", drafting.edit, name="guideline-edit"),
    path(f"{_VERSION}discard", publishing.discard, name="guideline-discard"),
    path(f"{_VERSION}publish", publishing.publish, name="guideline-publish"),
    path(f"{_VERSION}roll-back", publishing.roll_back, name="guideline-roll-back"),
    path(f"{_VERSION}preview", previews.preview, name="guideline-preview"),
    path("previews/<uuid:pk>/", previews.shown, name="preview"),
    path("previews/<uuid:pk>/live", previews.live, name="preview-live"),
    path("steps/<uuid:pk>/", previews.steps, name="steps-job"),
]
