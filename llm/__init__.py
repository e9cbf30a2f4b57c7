"""The gateway to models: `llm.client.chat` takes a `ChatRequest` and returns a `ChatResult`.

Types live in `llm.types`, the errors in `llm.errors`; neither needs Django to be set up.
"""
