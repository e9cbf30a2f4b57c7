"""Plain language tools for English minutes and speech: no model, no network, no Django.

`sentences` splits text into spans, `words` tokenises and stems, `numbers` reads figures and
dates however they are written, `fillers` takes the marks of speech out of a transcript.
Every offset is a character offset into the text that was passed in.
"""
