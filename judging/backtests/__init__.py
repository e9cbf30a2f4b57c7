"""A guideline version tried on cases that people have decided, before it is published."""
