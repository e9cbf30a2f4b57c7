from django.apps import AppConfig


class ReviewsConfig(AppConfig):
    name = "reviews"

    def ready(self) -> None:
        from reviews import claims, drafts, ratings  # noqa: F401, PLC0415 - connect their signals
