from django.apps import AppConfig


class LogConfig(AppConfig):
    name = "records.log"
    label = "transparency"  # the tables' prefix since 1.0

    def ready(self) -> None:
        from records.log import keys  # noqa: F401, PLC0415  (registers a system check)
