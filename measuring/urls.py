"""Pages of measurements of judges and of try-outs."""

from django.urls import path
from django.views.generic import RedirectView

from measuring.views import measurements, tryouts

urlpatterns = [
    path("measure/upload", measurements.upload, name="measure-upload"),
    path("measure/<uuid:pk>/", measurements.run, name="measure-run"),
    path("measure/<uuid:pk>/live", measurements.live, name="measure-live"),
    path("measure/<uuid:pk>/again", measurements.redraw, name="measure-again"),
    path("measure/<uuid:pk>/discard", measurements.discard, name="measure-discard"),
    path("measure/<uuid:pk>/results.json", measurements.results, name="measure-results"),
    path("measure/<uuid:pk>/<slug:name>.png", measurements.figure, name="measure-figure"),
    path("guidelines/<slug:name>/<int:number>/try", tryouts.try_out, name="guideline-try"),
    path(
        "guidelines/<slug:name>/<int:number>/tryout",
        RedirectView.as_view(pattern_name="guideline-try", query_string=True),
    ),
    path("tryouts/<uuid:pk>/", tryouts.show_try_out, name="tryout"),
    path("tryouts/<uuid:pk>/live", tryouts.live, name="tryout-live"),
    path("tryouts/<uuid:pk>/texts.csv", tryouts.download_table, name="tryout-table"),
    path("tryouts/<uuid:pk>/cancel", tryouts.cancel, name="tryout-cancel"),
]
