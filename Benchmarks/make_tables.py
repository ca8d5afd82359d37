#!/usr/bin/env python3
"""Writes string tables of any size, and the same texts as a PO file, for timing.

usage: make_tables.py FOLDER ENTRIES

FOLDER gets en.lproj/Localizable.strings, de.lproj/Localizable.strings and de.po. Every entry has a comment and 3 to 14 words; one in
ten belongs to an alert (title, message and two buttons on one stem). The same arguments give the same bytes.
"""
import pathlib
import random
import sys

ENGLISH = """the photo album was not saved because there is enough space left on this device and some files are still
being copied to another folder please wait until your library has finished loading before a new backup can start with all
recent changes from every account that you have added today""".split()
GERMAN = """das Fotoalbum wurde nicht gesichert weil noch genug Speicherplatz auf diesem Gerät frei ist und einige Dateien
gerade in einen anderen Ordner kopiert werden bitte warten bis die Mediathek vollständig geladen wurde bevor ein neues Backup mit allen
letzten Änderungen jedes hinzugefügten Accounts beginnen kann""".split()


def sentence(words, random_source, count):
    text = " ".join(random_source.choice(words) for _ in range(count))
    return text[0].upper() + text[1:]


def entries(total):
    """Yields (key, comment, English, German)."""
    source = random.Random(20)
    alert_leaves = [
        ("title", "Title of the alert", "?"), ("message", "Message of the alert", "."),
        ("button", "Button of the alert", ""), ("cancel", "Button of the alert", ""),
    ]
    number = 0
    while number < total:
        group = number // 40
        for leaf, comment, end in alert_leaves:
            if number >= total:
                return
            count = source.randint(3, 14)
            if leaf == "cancel":
                english, german = "Cancel", "Abbrechen"
            else:
                english, german = sentence(ENGLISH, source, count) + end, sentence(GERMAN, source, count) + end
            yield f"screen{group}.confirm_alert.{leaf}", comment, english, german
            number += 1
        for row in range(36):
            if number >= total:
                return
            count = source.randint(3, 14)
            yield (f"screen{group}.row{row}.label", f"Label of row {row} of screen {group}",
                   sentence(ENGLISH, source, count), sentence(GERMAN, source, count))
            number += 1


def main():
    folder, total = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    for locale in ("en", "de"):
        (folder / f"{locale}.lproj").mkdir(parents=True, exist_ok=True)
    with (open(folder / "en.lproj/Localizable.strings", "w", encoding="utf-8") as english,
          open(folder / "de.lproj/Localizable.strings", "w", encoding="utf-8") as german,
          open(folder / "de.po", "w", encoding="utf-8") as catalog):
        catalog.write('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: de\\n"\n\n')
        for key, comment, source_text, translation in entries(total):
            english.write(f'/* {comment} */\n"{key}" = "{source_text}";\n\n')
            german.write(f'/* {comment} */\n"{key}" = "{translation}";\n\n')
            catalog.write(f'#. {comment}\nmsgctxt "{key}"\nmsgid "{source_text}"\nmsgstr "{translation}"\n\n')


if __name__ == "__main__":
    main()
