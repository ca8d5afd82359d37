"""The tool as a child process that is kept: a request a line, an answer a line."""

from __future__ import annotations

import atexit
import json
import logging
import os
import select
import subprocess
import threading
import time

LOGGER = logging.getLogger("weblate.alertcopy")
LONGEST_LINE = 1 << 22


class Stream:
    """Asks one question at a time, for all threads of a Weblate process.

    Whatever happens to the tool, a caller waits no longer than ``timeout`` seconds and gets None; the tool is started again, but not more
    often than every ``pause`` seconds.
    """

    def __init__(self, command: tuple[str, ...], timeout: float = 2.0, pause: float = 30.0) -> None:
        self.command = command
        self.timeout = timeout
        self.pause = pause
        self._lock = threading.Lock()
        self._process: subprocess.Popen | None = None
        self._owner = 0
        self._rest = b""
        self._not_before = 0.0
        self._number = 0
        atexit.register(self.close)

    def ask(self, request: dict) -> dict | None:
        """The answer; None where there is none, which is logged."""
        if not self._lock.acquire(timeout=self.timeout):
            LOGGER.warning("alertcopy is busy; a text is not checked")
            return None
        try:
            return self._ask(request)
        except (OSError, ValueError, TimeoutError, subprocess.SubprocessError) as error:
            LOGGER.error("alertcopy (%s) gives no answer: %s", self.command[0], error)
            self._stop()
            self._not_before = time.monotonic() + self.pause
            return None
        finally:
            self._lock.release()

    def _ask(self, request: dict) -> dict | None:
        # A child of a forked Weblate worker must not share its parent's pipes.
        if self._process is not None and self._owner != os.getpid():
            self._process = None
        if self._process is None:
            if time.monotonic() < self._not_before:
                return None
            self._start()
        self._number += 1
        line = json.dumps({**request, "id": self._number}, separators=(",", ":")).encode() + b"\n"
        self._send(line)
        answer = json.loads(self._read_line())
        if answer.get("id") != self._number:
            raise ValueError("the answer is another request's")
        if "error" in answer:
            LOGGER.warning("alertcopy: %s", answer["error"])
            return None
        return answer

    def _start(self) -> None:
        self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        os.set_blocking(self._process.stdin.fileno(), False)
        self._owner = os.getpid()
        self._rest = b""

    def _send(self, line: bytes) -> None:
        deadline = time.monotonic() + self.timeout
        descriptor = self._process.stdin.fileno()
        while line:
            if not select.select([], [descriptor], [], max(deadline - time.monotonic(), 0))[1]:
                raise TimeoutError("it does not read")
            line = line[os.write(descriptor, line) :]

    def _read_line(self) -> bytes:
        deadline = time.monotonic() + self.timeout
        descriptor = self._process.stdout.fileno()
        while b"\n" not in self._rest:
            if not select.select([descriptor], [], [], max(deadline - time.monotonic(), 0))[0]:
                raise TimeoutError(f"none within {self.timeout} s")
            part = os.read(descriptor, 1 << 16)
            if not part or len(self._rest) > LONGEST_LINE:
                raise ValueError("it ended")
            self._rest += part
        line, self._rest = self._rest.split(b"\n", 1)
        return line

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()

    def close(self) -> None:
        """Ends the tool."""
        if self._process is not None and self._owner == os.getpid():
            self._stop()
