"""Pages of measurements of judges and of backtests."""

from django.urls import path

from measuring.views import backtests, measurements

urlpatterns = [
    path("measure/", measurements.runs, name="measure"),
    path("measure/upload", measurements.upload, name="measure-upload"),
    path("measure/<uuid:pk>/", measurements.run, name="measure-run"),
    path("measure/<uuid:pk>/live", measurements.live, name="measure-live"),
    path("measure/<uuid:pk>/again", measurements.again, name="measure-again"),
    path("measure/<uuid:pk>/discard", measurements.discard, name="measure-discard"),
    path("measure/<uuid:pk>/results.json", measurements.results, name="measure-results"),
    path("measure/<uuid:pk>/<slug:name>.png", measurements.figure, name="measure-figure"),
    path("guidelines/<slug:name>/<int:number>/backtest", backtests.new, name="backtest-new"),
    path("backtests/<uuid:pk>/", backtests.shown, name="backtest"),
    path("backtests/<uuid:pk>/live", backtests.live, name="backtest-live"),
    path("backtests/<uuid:pk>/texts.csv", backtests.table, name="backtest-table"),
    path("backtests/<uuid:pk>/cancel", backtests.cancel, name="backtest-cancel"),
]
