"""The command line: `countersign-judge judge` and `countersign-judge metaeval`."""
