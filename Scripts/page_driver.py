"""Starts `alertcopy serve` and drives its page in a Chromium."""
import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def chromium():
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome",
             "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    found = next((path for name in names if name for path in [shutil.which(name)] if path), None)
    if found is None:
        sys.exit("no Chromium is installed: install one, or name it in CHROMIUM")
    return found


def launched(playwright):
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


class Server:
    def __init__(self, process, address):
        self.process, self.address = process, address

    def status(self, name):
        """A figure of /proc's status in KiB; None where the system has none."""
        with contextlib.suppress(OSError), open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return next((int(line.split()[1]) for line in file if line.startswith(name + ":")), None)

    def processor_time(self):
        """Seconds of processor time that it took so far; None where the system does not say."""
        with contextlib.suppress(OSError), open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def served(binary, folder, *arguments):
    # A shell that runs this in the background has its children ignore Control-C.
    process = subprocess.Popen(
        [binary, "serve", "--no-open", *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    try:
        address = process.stdout.readline().strip()
        if not address:
            sys.exit("serve printed no address: " + process.stderr.read())
        yield Server(process, address)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(10)


class Page:
    def __init__(self, page, address):
        self.page = page
        self.messages = []
        page.on("console", lambda message: self.messages.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.messages.append(str(error)))
        page.goto(address)
        page.wait_for_selector("body[data-ready]", timeout=60000)

    def wait_for_code(self):
        self.page.wait_for_selector("body[data-read]", timeout=60000)

    def open(self, surface, locale, **scene):
        wanted = {"surface": surface, "locale": locale, **scene}
        self.page.evaluate("hash => { location.hash = hash }", "&".join(f"{key}={value}" for key, value in wanted.items()))
        self.page.wait_for_function(
            "([surface, locale]) => document.title.startsWith(surface + ' · ' + locale + ' ')", arg=[surface, locale], timeout=60000)

    def area(self, field, number=0):
        return self.page.locator(f'.part[data-field="{field}"] textarea').nth(number)

    def lines(self):
        """The drawn lines of the first drawing, from the top."""
        return self.page.evaluate(
            "() => [...document.querySelector('#pictures svg[data-own]').querySelectorAll('text')].map(text => text.textContent)")

    def write(self, area, text):
        area.fill(text)
        self.settle()

    def settle(self):
        self.page.wait_for_timeout(60)
        self.page.wait_for_function("() => document.body.dataset.pending !== 'true'", timeout=60000)

    def said(self, words=""):
        """What the page says at its foot, once it says the words."""
        self.page.wait_for_function(
            "words => (document.getElementById('status').textContent + document.getElementById('problems').textContent).includes(words)"
            " && document.getElementById('status').textContent + document.getElementById('problems').textContent", arg=words, timeout=60000)
        return self.page.inner_text("#status") + self.page.inner_text("#problems")

    def save(self):
        """What the page says of a save; what it said before is wiped out."""
        self.page.evaluate("() => { for (const id of ['status', 'problems']) document.getElementById(id).replaceChildren(); }")
        self.page.keyboard.press("Control+s")
        said = self.said()
        # What was saved is drawn anew.
        self.settle()
        return said


class Failures(list):
    def check(self, holds, words):
        if not holds:
            self.append(words)
            print("FAILED", words, flush=True)


failures = Failures()
