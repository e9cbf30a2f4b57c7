"""Pages of guidelines."""

from django.urls import path

from judging import glossary_views, pin_views, views

_VERSION = "<slug:name>/<int:number>/"

urlpatterns = [
    path("", views.guidelines, name="guidelines"),
    path("glossary", glossary_views.glossary, name="glossary"),
    path("new", views.new, name="guideline-new"),
    path("<slug:name>/", views.guideline, name="guideline"),
    path("<slug:name>/history", views.history, name="guideline-history"),
    path("<slug:name>/compare", views.comparison, name="guideline-compare"),
    path("<slug:name>/change", views.change, name="guideline-change"),
    path(_VERSION, views.version, name="guideline-version"),
    path(f"{_VERSION}export.yaml", views.export, name="guideline-export"),
    path(f"{_VERSION}draft", views.draft_from, name="guideline-draft"),
    path(f"{_VERSION}edit", views.edit, name="guideline-edit"),
    path(f"{_VERSION}discard", views.discard, name="guideline-discard"),
    path(f"{_VERSION}publish", views.publish, name="guideline-publish"),
    path(f"{_VERSION}roll-back", views.roll_back, name="guideline-roll-back"),
    path(f"{_VERSION}tried", pin_views.tried, name="guideline-tried"),
    path(f"{_VERSION}pins", pin_views.pins, name="guideline-pins"),
    path("steps/<uuid:pk>/", views.steps, name="steps-job"),
]
