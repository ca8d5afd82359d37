"""Requests for `check --jsonl`, and how fast and in how much memory they are answered."""
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def texts():
    """The example app's texts by locale, and those that are short."""
    found = {}
    for table in sorted((ROOT / "Examples/Album").glob("*.lproj/Localizable.strings")):
        all = [text.replace('\\"', '"').replace("\\n", "\n") for text in re.findall(r'= "((?:[^"\\]|\\.)*)";', table.read_text())]
        found[table.parent.stem] = (all, [text for text in all if len(text) < 16])
    return found


def requests(path, count, kind):
    """Writes `count` requests, of which hardly two are alike: `text`, `alert` or `layout`."""
    generator, words = random.Random(18), texts()
    locales = sorted(words)
    roles = ["alert.title", "alert.message", "alert.button", "alert.button.cancel"]
    with open(path, "w", encoding="utf-8") as file:
        for number in range(count):
            locale = locales[number % len(locales)]
            all, short = words[locale]
            title, message = f"{generator.choice(all)} {number}", f"{generator.choice(all)} {number // 3}"
            if kind == "text":
                role = roles[number % len(roles)]
                text = f"{generator.choice(short)} {number % 997}" if "button" in role else title if "title" in role else message
                request = {"id": number, "locale": locale, "role": role, "text": text}
            else:
                buttons = [{"title": generator.choice(short), "role": "cancel"}, {"title": generator.choice(short), "role": "destructive"}]
                request = {"id": number, "locale": locale, "title": title, "message": message, "buttons": buttons}
                if kind == "layout":
                    request["layout"] = True
            file.write(json.dumps(request, ensure_ascii=False) + "\n")
    return path


def first_answer(command):
    """Seconds from the start of the process until it has answered."""
    began = time.perf_counter()
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    child.stdin.write(b'{"id": 1, "locale": "en", "title": "Delete this photo?", "buttons": ["Cancel", "Delete"]}\n')
    child.stdin.flush()
    child.stdout.readline()
    seconds = time.perf_counter() - began
    child.stdin.close()
    child.wait()
    return seconds


def size_after(command, path, times):
    """The largest resident size in MB after a file of requests was sent so many times."""
    reader, writer = os.pipe()
    child = subprocess.Popen(command, stdin=reader, stdout=subprocess.DEVNULL)
    os.close(reader)
    content = pathlib.Path(path).read_bytes()
    with os.fdopen(writer, "wb") as pipe:
        for _ in range(times):
            pipe.write(content)
    _, status, usage = os.wait4(child.pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"{command[0]} ended with {status}")
    return usage.ru_maxrss / 1024
