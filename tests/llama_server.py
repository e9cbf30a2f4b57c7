"""`python -m tests.llama_server MODEL.gguf PORT WINDOW`: llama.cpp's server, out of a wheel.

One slot and one thread: several threads wait for each other where other tests run beside them.
"""

import signal
import sys

from xllamacpp import CommonParams, Server


def main(model: str, port: str, window: str) -> None:
    parameters = CommonParams()
    parameters.model.path = model
    parameters.hostnames, parameters.port = ["127.0.0.1"], int(port)
    parameters.n_parallel, parameters.n_ctx = 1, int(window)
    parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = 1
    parameters.ui = parameters.fit_params = False
    server = Server(parameters)
    signal.sigwait({signal.SIGTERM, signal.SIGINT})
    del server


if __name__ == "__main__":
    # Signals wait for main, also in the threads that the server starts.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT})
    main(*sys.argv[1:])
