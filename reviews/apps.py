from django.apps import AppConfig


class ReviewsConfig(AppConfig):
    name = "reviews"

    def ready(self) -> None:
        from reviews import sessions  # noqa: F401, PLC0415  (hears of sign-ins)
        from reviews.sinks import registry  # noqa: F401, PLC0415  (registers its system check)
