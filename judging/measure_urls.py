"""Pages that show how well judges agree with people."""

from django.urls import path

from judging.views import measure

urlpatterns = [
    path("", measure.runs, name="measure"),
    path("upload", measure.upload, name="measure-upload"),
    path("<uuid:pk>/", measure.run, name="measure-run"),
    path("<uuid:pk>/live", measure.live, name="measure-live"),
    path("<uuid:pk>/again", measure.again, name="measure-again"),
    path("<uuid:pk>/discard", measure.discard, name="measure-discard"),
    path("<uuid:pk>/results.json", measure.results, name="measure-results"),
    path("<uuid:pk>/<slug:name>.png", measure.figure, name="measure-figure"),
]
