"""Runs the server: one process, or several that share a port and are replaced when they end."""

import gc
import logging
import multiprocessing
import os
import signal
import socket
import threading
from functools import partial
from multiprocessing.process import BaseProcess

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from clachan.server.app import ServerSettings, create_app
from clachan.server.connections import HttpConnection
from clachan.server.frames import WebSocket
from clachan.server.log_lines import log_as_json
from clachan.server.standstill import tell_when_asked

log = logging.getLogger("clachan.running")
STOP_SECONDS = 5
SILENT_SECONDS = 30
"""How long a worker may be too busy to answer until it is replaced."""


def run_until_stopped(
    settings: ServerSettings, listening: socket.socket, workers: int, proxies: list[str]
) -> None:
    """Until it is stopped. On SIGHUP workers are replaced one by one, each when the new one is ready."""
    config = uvicorn.Config(
        partial(_worker, settings),
        factory=True,
        workers=workers,
        http=HttpConnection,
        ws=WebSocket,
        ws_max_size=16_384,
        access_log=False,
        log_config=None,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_worker_healthcheck=SILENT_SECONDS,
    )
    if workers > 1:
        logging.getLogger("uvicorn.error").setLevel(logging.INFO)
        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


def _worker(settings: ServerSettings) -> Starlette:
    log_as_json()  # a new process knows nothing of what the first one has set up
    tell_when_asked()
    _end_with_the_first_process()
    _collect_rarely()
    return create_app(settings)


def _end_with_the_first_process() -> None:
    """Without it nobody would replace or stop a worker, and the port would stay taken."""
    first = multiprocessing.parent_process()

    def watch(process: BaseProcess) -> None:
        process.join()
        log.warning("the first process has ended, so this one ends, too")
        os.kill(os.getpid(), signal.SIGTERM)

    if first is not None:
        threading.Thread(target=watch, args=(first,), daemon=True).start()


def _collect_rarely() -> None:
    """Let the search for circular garbage, of which a move makes none, take less than a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
