from django.apps import AppConfig


class TransparencyConfig(AppConfig):
    name = "transparency"

    def ready(self) -> None:
        from transparency import keys  # noqa: F401, PLC0415  (registers a system check)
