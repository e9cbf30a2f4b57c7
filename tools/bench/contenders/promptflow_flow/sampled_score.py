"""A node of the flow: the mean of twenty sampled scores, asked for in one request."""

import re
from statistics import fmean

from openai import OpenAI
from promptflow.core import tool

SAMPLES = 20


@tool  # type: ignore[untyped-decorator] # the library is in another environment
def sampled_score(prompt: str) -> float:
    answer = OpenAI().chat.completions.create(
        model="gpt-4",
        messages=[{"role": "system", "content": prompt}],
        temperature=2,
        max_tokens=5,
        top_p=1,
        n=SAMPLES,
    )
    found = [re.findall(r"\d+", choice.message.content or "") for choice in answer.choices]
    return fmean(float(numbers[0]) for numbers in found if len(numbers) == 1)
