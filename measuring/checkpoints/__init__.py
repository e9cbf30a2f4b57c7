"""Networks that the user brings: folders with an exported model and its tokenizer, run on this
machine by ONNX Runtime. Nothing is ever fetched."""
