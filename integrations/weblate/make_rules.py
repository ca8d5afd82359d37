#!/usr/bin/env python3
"""Writes alertcopy_weblate/rules.py: the rules that can find something in a single text.

usage: make_rules.py [BINARY] [--check]     --check only says whether the file is as it would be written
"""
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
FILE = HERE / "alertcopy_weblate/rules.py"
# Rules about one text and its translation; the others look at an alert as a whole, or at files.
ONE_TEXT = """
accusatory-tone button-case button-punctuation explains-buttons generic-title long-button-title message-case message-punctuation
missing-translation mixed-language not-tap notification-app-name notification-case notification-instructs notification-marketing
notification-punctuation notification-sensitive ok-spelling personal-pronoun placeholder-mismatch single-word-title title-case
title-punctuation yes-no-button
""".split()


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    binary = arguments[0] if arguments else HERE.parent.parent / ".build/release/alertcopy"
    lines = subprocess.run([binary, "rules"], capture_output=True, text=True, check=True).stdout.splitlines()
    known = {parts[0]: parts[2] for parts in (line.split(None, 2) for line in lines) if len(parts) == 3}
    text = '"""The rules of alertcopy that can find something in a single text. Written by make_rules.py."""\n\nRULES = {\n'
    text += "".join(f"    {rule!r}: {known[rule]!r},\n" for rule in ONE_TEXT) + "}\n"
    if "--check" in sys.argv:
        sys.exit(0 if FILE.read_text(encoding="utf-8") == text else f"{FILE.name} is not up to date: run {pathlib.Path(__file__).name}")
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
