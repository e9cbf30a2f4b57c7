"""One door to every model: `llm.client.chat` takes a `ChatRequest` and answers a `ChatResult`.

Types live in `llm.types`, the errors in `llm.errors`; neither needs Django to be set up.
"""
