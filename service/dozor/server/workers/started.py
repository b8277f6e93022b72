"""A worker, as its supervisor sees it."""

import dataclasses
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from dozor.rulebook_id import RulebookId
from dozor.server.workers.merging import Families
from dozor.server.workers.messages import Connection, Message
from dozor.settings import ServerSettings

_MODULE = "dozor.server.workers.worker"


class StartedWorker:
    """A process that was started as a worker.

    Attributes:
        number: Its place among the workers; one that is started in its place has the same.
        rulebooks: What it judges by.
        serves: Whether it has said that it serves.
        served_since: When it said so, on the monotonic clock.
        said_goodbye: Whether it has told how it stopped.
        cut_off: Calls that it had to cut off when it stopped.
        reason: Why it could not start, in its own words.
        families: The metrics that it has told last.
    """

    def __init__(
        self,
        number: int,
        settings: ServerSettings,
        ports: tuple[int, int],
        on_change: Callable[["StartedWorker"], None],
        all_metrics: Callable[[], Families],
    ) -> None:
        """Start it.

        Args:
            number: See the attribute.
            settings: The server's settings.
            ports: The ports of gRPC and of HTTP, which are reserved.
            on_change: Is called by another thread when it serves and when it is gone.
            all_metrics: Tells the metrics of the whole server; may take its time.
        """
        self.number = number
        self.rulebooks: tuple[RulebookId, ...] = ()
        self.serves = False
        self.served_since = 0.0
        self.said_goodbye = False
        self.cut_off = 0
        self.reason = ""
        self.families: Families = []
        self._on_change = on_change
        self._all_metrics = all_metrics
        self._told = threading.Condition()
        self._asked = self._answered = 0
        self._gone = False
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603 - our own module
                # -P: modules of the working directory are not ours.
                [sys.executable, "-P", "-m", _MODULE, str(theirs.fileno()), str(number)],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                # Ctrl-C in a terminal is for the supervisor, which passes it on.
                process_group=0,
            )
        self._connection = Connection(ours, _SEND_SECONDS)
        self._connection.send(
            "start",
            settings=dataclasses.asdict(settings),
            grpc_port=ports[0],
            http_port=ports[1],
        )
        threading.Thread(target=self._listen, name=f"worker {number}", daemon=True).start()

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def gone(self) -> bool:
        """Whether it has ended."""
        return self._gone

    @property
    def stopped_cleanly(self) -> bool:
        """Whether it has said goodbye, and has then ended by itself."""
        return self.said_goodbye and self._process.returncode == 0

    @property
    def could_not_start(self) -> bool:
        """Whether it has ended by itself before it served; one that was killed might have."""
        code = self._process.returncode
        return not self.serves and (bool(self.reason) or (code is not None and code >= 0))

    @property
    def end(self) -> str:
        """How it has ended."""
        code = self._process.returncode
        if code is not None and code < 0:
            try:
                return f"was killed by {signal.Signals(-code).name}"
            except ValueError:
                return f"was killed by signal {-code}"
        return f"ended with exit code {code}"

    def stop(self) -> None:
        """Have it stop cleanly."""
        self._connection.send("stop")

    def reload(self) -> None:
        """Have it look for what has changed."""
        self._connection.send("reload")

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    def ask(self) -> Callable[[float], bool]:
        """Ask for its metrics; what is returned waits for them until a time, tells if they came.

        They are in `families` then, and otherwise what it has told before.
        """
        with self._told:
            unasked = self._asked == self._answered  # else what is on its way will do
            self._asked += unasked
            number = self._asked
        if unasked:
            self._connection.send("tell", number=number)

        def wait(end: float) -> bool:
            with self._told:
                return self._told.wait_for(
                    lambda: self._answered >= number or self._gone,
                    timeout=max(0.0, end - time.monotonic()),
                )

        return wait

    def _listen(self) -> None:
        while (message := self._connection.receive()) is not None:
            self._take(message)
        # Gone, or about to be: one that has closed its end cannot be told anything any more.
        try:
            self._process.wait(timeout=_LAST_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._connection.close()
        with self._told:
            self._gone = True
            self._told.notify_all()
        self._on_change(self)

    def _take(self, message: Message) -> None:
        kind = message["kind"]
        if kind == "ready":
            self.rulebooks = tuple(RulebookId(*book) for book in message["rulebooks"])
            self.served_since = time.monotonic()
            self.serves = True
            self._on_change(self)
        elif kind == "failed":
            self.reason = message["reason"]
        elif kind == "metrics":
            with self._told:
                self.families = message["families"]
                self._answered = max(self._answered, message["answers"])
                self._told.notify_all()
        elif kind == "scrape":
            # In a thread of its own: this one has to take the worker's own metrics.
            name = f"scrape of worker {self.number}"
            threading.Thread(target=self._answer_scrape, name=name, daemon=True).start()
        elif kind == "stopped":
            self.families = message["families"]
            self.cut_off = message["cut_off"]
            self.said_goodbye = True

    def _answer_scrape(self) -> None:
        self._connection.send("scraped", families=self._all_metrics())


_LAST_SECONDS = 10.0
_SEND_SECONDS = 1  # a worker that has left so much unread that no more fits is given up
