#!/usr/bin/env python3
"""Writes alerts as JSON lines, the same ones for the same seed: mixed from the texts of string tables, a locale at a time.

usage: make_alerts.py OUTPUT COUNT [--seed N] [--texts FOLDER] [--bad N] [--files N]

Every Nth row (--bad) is no request. Most rows are of one app, and most stand in the first file: data sets are skewed.
"""
import argparse
import collections
import json
import pathlib
import random
import re

ENTRY = re.compile(r'^\s*"((?:[^"\\]|\\.)+)"\s*=\s*"((?:[^"\\]|\\.)+)"\s*;', re.M)
BAD = ['{"id": "bad', "", "[1, 2]", '{"title": 5}', '{"id": "bad", "locale": "en", "titel": "?"}', "\\u0000 not JSON", "null"]


def texts(folder):
    """The texts of every locale, and which are short enough for a button."""
    found = collections.defaultdict(set)
    for table in sorted(folder.rglob("*.lproj/*.strings")):
        try:
            content = table.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for _, text in ENTRY.findall(content):
            if len(text) < 240 and "\\U" not in text:
                found[table.parent.stem].add(text.replace('\\"', '"').replace("\\n", "\n"))
    locales = {locale: sorted(all) for locale, all in found.items() if len(all) >= 12 and locale != "Base"}
    return {locale: (all, [text for text in all if len(text) < 24] or all[:4]) for locale, all in sorted(locales.items())}


def alert(number, locale, all, short, random):
    apps = ["mail", *(f"app-{index}" for index in range(40))]
    row = {
        "id": f"{number}", "app": apps[0] if random.random() < 0.6 else random.choice(apps), "locale": locale,
        "title": random.choice(all if random.random() < 0.4 else short), "message": None if random.random() < 0.3 else random.choice(all),
    }
    if random.random() < 0.1:
        row.update(kind="notification", body=row.pop("message") or random.choice(all))
        return row
    roles = random.choice([["cancel", "destructive"], ["cancel", "default"], ["default"], ["default", "default", "cancel"]])
    row["buttons"] = [{"title": random.choice(short), "role": role} for role in roles]
    return row


def rows(count, folder, seed=18, bad=0):
    """JSON lines, `bad` of which apart no requests."""
    locales = texts(pathlib.Path(folder))
    names = list(locales)
    generator = random.Random(seed)
    for number in range(count):
        if bad and number % bad == bad - 1:
            yield BAD[number // bad % len(BAD)]
            continue
        locale = names[generator.randrange(len(names))]
        yield json.dumps(alert(number, locale, *locales[locale], generator), ensure_ascii=False)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--texts", default=pathlib.Path(__file__).resolve().parents[1] / "Album")
    parser.add_argument("--bad", type=int, default=0)
    parser.add_argument("--files", type=int, default=4)
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    files = [open(options.output / f"part-{index}.jsonl", "w", encoding="utf-8") for index in range(options.files)]
    for number, line in enumerate(rows(options.count, options.texts, options.seed, options.bad)):
        files[0 if number % 10 < 7 else number % len(files)].write(line + "\n")
    for file in files:
        file.close()


if __name__ == "__main__":
    main()
