#!/usr/bin/env python3
"""Writes which Han characters only one of the two ways of writing Chinese has.

Simplified: those of GB 2312-80's first level, the frequent ones, that Big5 lacks; traditional: those of Big5's first level that
GB 2312 lacks. A character that both standards have, such as 后, tells nothing. Python's own codecs say what a standard has.

    Scripts/make-han.py           rewrites the table
    Scripts/make-han.py --check   exits with 1 if the table is not what this writes
"""
import pathlib
import sys

TABLE = pathlib.Path(__file__).parent.parent / "Sources/AlertKitCore/Model/HanCharacters.generated.swift"
# Written so in traditional texts too: tables of apps for Taiwan and Hong Kong have it beside 戶.
SHARED = "户"
WIDTH = 60


def characters(codec, leads, trails):
    for lead in leads:
        for trail in trails:
            try:
                character = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            if "\u4e00" <= character <= "\u9fff":
                yield character


def lacks(codec, character):
    try:
        character.encode(codec)
    except UnicodeEncodeError:
        return True
    return False


def literal(characters):
    text = "".join(sorted(characters))
    lines = [text[start : start + WIDTH] for start in range(0, len(text), WIDTH)]
    return '"""\n' + "".join(f"    {line}\\\n" for line in lines)[:-2] + '\n    """'


def table():
    simplified = set(characters("gb2312", range(0xB0, 0xD8), range(0xA1, 0xFF)))
    traditional = set(characters("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)]))
    return f"""// Made by Scripts/make-han.py, which says what is in it.

/// Han characters that only one of the two ways of writing Chinese has.
enum HanCharacters {{
  static let simplifiedOnly = Set(
    {literal(c for c in simplified if lacks("big5", c) and c not in SHARED)}.unicodeScalars)

  static let traditionalOnly = Set(
    {literal(c for c in traditional if lacks("gb2312", c))}.unicodeScalars)
}}
"""


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(TABLE.read_text() != table())
    TABLE.write_text(table())
