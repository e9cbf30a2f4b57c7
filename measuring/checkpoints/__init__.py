"""Checkpoints: exported networks in folders of the user, run on this machine by ONNX Runtime.

Nothing is downloaded.
"""
