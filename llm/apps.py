from django.apps import AppConfig


class LLMConfig(AppConfig):
    name = "llm"
    verbose_name = "Language models"

    def ready(self) -> None:
        from llm import checks  # noqa: F401, PLC0415 - registers the system checks
