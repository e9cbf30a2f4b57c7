"""Personal data is replaced by placeholders before a text leaves for an external model, and put
back into what the model answers."""
