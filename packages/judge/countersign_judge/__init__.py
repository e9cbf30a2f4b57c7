"""The client of models without an application; Countersign judges by it."""
