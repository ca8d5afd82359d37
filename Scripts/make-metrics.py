#!/usr/bin/env python3
"""Measures the reference fonts and writes the tables that the layout embeds.

usage: make-metrics.py [--check] [SCRIPT…]

Widths are what HarfBuzz gives, as a sum over a text's groups of one to five neighbouring characters: a group's figure is its width
less the figures of all smaller groups in it. Nearly all figures are zero, and what is left holds kerning, joined forms, conjuncts and
marks alike. The groups come from the fonts alone: all pairs and triples of a script's characters, and longer ones around a triple
that has a figure. Arabic letters are measured in their four joining forms.

Needs uharfbuzz and fonttools (PyPI), and Debian's fonts-inter, fonts-noto-core, fonts-noto-cjk and unicode-data.
"""
import argparse
import collections
import pathlib
import sys
import unicodedata

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from make_metrics_groups import AGE, JOINERS, UNICODE, Face, Groups, VisualGroups

INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans{}-{}.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"
TABLES = pathlib.Path(__file__).resolve().parent.parent / "Sources/AlertKitCore/Layout/Tables"
DANDAS = (0x964, 0x965)

# A script: its characters, the languages whose forms differ, and the longest groups that have figures.
SCRIPTS = {
    "Hebrew": (((0x591, 0x5F4),), (), 2),
    "Thai": (((0xE01, 0xE5B),), (), 2),
    "Lao": (((0xE81, 0xEDF),), (), 2),
    "Georgian": (((0x10A0, 0x10FF), (0x1C90, 0x1CBF)), (), 2),
    "Armenian": (((0x531, 0x58F), (0xFB13, 0xFB17)), (), 2),
    "Ethiopic": (((0x1200, 0x137C),), (), 2),
    "Devanagari": (((0x900, 0x97F),), ("ne", "mr"), 5),
    "Bengali": (((0x980, 0x9FE),), (), 5),
    "Gurmukhi": (((0xA01, 0xA76),), (), 5),
    "Gujarati": (((0xA81, 0xAFF),), (), 5),
    "Tamil": (((0xB82, 0xBFA),), (), 3),
    "Telugu": (((0xC00, 0xC7F),), (), 4),
    "Kannada": (((0xC80, 0xCF2),), (), 4),
    "Malayalam": (((0xD00, 0xD7F),), (), 5),
    "Sinhala": (((0xD81, 0xDF4),), (), 5),
    "Khmer": (((0x1780, 0x17DD), (0x17E0, 0x17E9)), (), 4),
    "Myanmar": (((0x1000, 0x104F),), (), 5),
}
VISUAL = ("Tamil",)


def spans(codes: list) -> list:
    """Sorted code points as [first, last] ranges."""
    out = []
    for code in codes:
        if out and out[-1][1] == code - 1:
            out[-1][1] = code
        else:
            out.append([code, code])
    return out


def span_text(codes: list) -> str:
    return ",".join(f"{a:x}" if a == b else f"{a:x}-{b:x}" for a, b in spans(sorted(codes)))


def codes_of(text: str):
    for span in text.split(","):
        first, _, last = span.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def advances_text(figures: dict) -> list:
    """`a REGULAR SEMIBOLD CODES`: the advances of single symbols."""
    by = collections.defaultdict(list)
    for symbol, figure in figures.items():
        by[figure].append(symbol)
    return [f"a {r} {b} {span_text(codes)}" for (r, b), codes in sorted(by.items())]


def groups_text(figures: dict) -> list:
    """Groups of two and more: `g REGULAR SEMIBOLD PREFIX… LASTS` share all but their last symbol, `h REGULAR SEMIBOLD SUFFIX… FIRSTS`
    all but their first, whichever is shorter for the groups of a length."""
    out = []
    for length in sorted({len(group) for group in figures}):
        own = {group: figure for group, figure in figures.items() if len(group) == length}
        out += min(shared_text("g", own, slice(0, -1), -1), shared_text("h", own, slice(1, None), 0), key=lambda t: sum(map(len, t)))
    return out


def shared_text(tag: str, figures: dict, shared: slice, free: int) -> list:
    by = collections.defaultdict(list)
    for group, figure in figures.items():
        by[(group[shared], figure)].append(group[free])
    return [f"{tag} {r} {b} {'.'.join(f'{c:x}' for c in common)} {span_text(codes)}" for (common, (r, b)), codes in sorted(by.items())]


def matrix_text(pairs: dict) -> list:
    """`l` and `r`: classes of first and second symbols with the same figures; `m FIRST REGULAR SEMIBOLD SECONDS`."""
    rows, columns = collections.defaultdict(dict), collections.defaultdict(dict)
    for (a, b), figure in pairs.items():
        rows[a][b] = columns[b][a] = figure
    def classes(lines):
        groups = collections.defaultdict(list)
        for symbol, line in lines.items():
            groups[tuple(sorted(line.items()))].append(symbol)
        return sorted(groups.values())
    left, right = classes(rows), classes(columns)
    out = [f"l {n} {span_text(codes)}" for n, codes in enumerate(left, 1)]
    out += [f"r {n} {span_text(codes)}" for n, codes in enumerate(right, 1)]
    for n, codes in enumerate(left, 1):
        by = collections.defaultdict(list)
        for m, second in enumerate(right, 1):
            if second[0] in rows[codes[0]]:
                by[rows[codes[0]][second[0]]].append(m)
        out += [f"m {n} {r} {b} {span_text(columns)}" for (r, b), columns in sorted(by.items())]
    return out


def is_mark(code: int) -> bool:
    return 0x300 <= code <= 0x36F


def table_text(figures: dict) -> list:
    singles = {group[0]: f for group, f in figures.items() if len(group) == 1}
    pairs = {group: f for group, f in figures.items() if len(group) == 2 and not is_mark(group[1])}
    longer = {group: f for group, f in figures.items() if len(group) > 1 and group not in pairs}
    return advances_text(singles) + matrix_text(pairs) + groups_text(longer)


def code_points(figures: dict) -> dict:
    return {tuple(map(ord, group)): figure for group, figure in figures.items()}


def visual_text() -> str:
    """`v MARKS`: marks that are drawn left of the letter before them."""
    return "v " + span_text([ord(c) for c in VisualGroups.LEFT if 0xB80 <= ord(c) < 0xC00])


def script(name: str, inter: set) -> list:
    ranges, languages, longest = SCRIPTS[name]
    faces = [Face(NOTO.format(name, weight)) for weight in ("Regular", "Bold")]
    codes = [c for first, last in ranges for c in range(first, last + 1)]
    codes += DANDAS if faces[0].characters.issuperset(DANDAS) and codes[0] != 0x900 else ()
    alphabet = [chr(c) for c in codes if c in faces[0].characters and c not in inter and float(AGE[chr(c)]) <= 5.2]
    if longest > 2:
        alphabet += list(JOINERS)
    def measured(language=""):
        groups = (VisualGroups if name in VISUAL else Groups)(faces, alphabet, language)
        return code_points((groups.extend(longest) if longest > 2 else groups).figures)
    figures = measured()
    lines = ["u 1000"] + ([visual_text()] if name in VISUAL else []) + table_text(figures)
    for language in languages:
        own = measured(language)
        changed = {g: own.get(g, (0, 0)) for g in own.keys() | figures.keys() if own.get(g, (0, 0)) != figures.get(g, (0, 0))}
        if changed:
            lines += [f"x {language}"] + overlay_text(changed)
    return lines


def overlay_text(changed: dict) -> list:
    return (advances_text({g[0]: f for g, f in changed.items() if len(g) == 1})
            + groups_text({g: f for g, f in changed.items() if len(g) > 1}))


# Arabic: a symbol is a letter in one of its forms, code point × 4 + form.
ISOLATED, INITIAL, MEDIAL, FINAL = range(4)
ARABIC = ((0x600, 0x6FF), (0x750, 0x77F))


def joining_types() -> dict:
    types = {}
    for line in (UNICODE / "ArabicShaping.txt").read_text().splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) > 2:
            types[int(fields[0], 16)] = fields[2]
    marks = (c for first, last in ARABIC for c in range(first, last + 1) if unicodedata.category(chr(c)) in ("Mn", "Me", "Cf"))
    return {c: "T" for c in marks} | types


def arabic(inter: set) -> list:
    faces = [Face(NOTO.format("Arabic", weight)) for weight in ("Regular", "Bold")]
    types = joining_types()
    codes = [c for first, last in ARABIC for c in range(first, last + 1) if c in faces[0].characters and c not in inter]
    forms = {"D": (ISOLATED, INITIAL, MEDIAL, FINAL), "R": (ISOLATED, FINAL), "C": (ISOLATED, INITIAL, MEDIAL, FINAL)}
    symbols = [c * 4 + form for c in codes for form in forms.get(types.get(c, "U"), (ISOLATED,))]
    lines = ["u 1000"]
    lines += [f"j {t} {span_text([c for c in codes if types.get(c, 'U') == t])}" for t in "CDRT" if any(types.get(c) == t for c in codes)]
    figures = arabic_figures(faces, symbols, types, "")
    lines += table_text(figures)
    own = arabic_figures(faces, symbols, types, "ur")
    changed = {g: own.get(g, (0, 0)) for g in own.keys() | figures.keys() if own.get(g, (0, 0)) != figures.get(g, (0, 0))}
    return lines + (["x ur"] + overlay_text(changed) if changed else [])


def arabic_figures(faces: list, symbols: list, types: dict, language: str) -> dict:
    def width(group: tuple) -> list:
        parted = types.get(group[0] >> 2) in ("D", "C") and group[0] & 3 in (ISOLATED, FINAL)
        text = ("\u200c" if parted else "").join(chr(symbol >> 2) for symbol in group)
        before = "\u200d" if group[0] & 3 in (MEDIAL, FINAL) else ""
        after = "\u200d" if group[-1] & 3 in (INITIAL, MEDIAL) else ""
        return [face.width(before + text + after, language) for face in faces]

    figures = {(symbol,): tuple(width((symbol,))) for symbol in symbols}
    # Marks stand over a letter, and what meets across them meets all the same.
    marks = [symbol for symbol in symbols if types.get(symbol >> 2) == "T"]
    for mark in marks:
        figures[(mark,)] = tuple(face.width("\u0628" + chr(mark >> 2), language) - face.width("\u0628", language) for face in faces)
    letters = [symbol for symbol in symbols if symbol not in marks]
    for a in letters:
        for b in letters:
            if (a & 3 in (INITIAL, MEDIAL)) == (b & 3 in (MEDIAL, FINAL)):
                figure = tuple(w - x - y for w, x, y in zip(width((a, b)), figures[(a,)], figures[(b,)]))
                if any(figure):
                    figures[(a, b)] = figure
    return figures


def inter() -> list:
    """Inter as letter-spaced text is set: no ligatures, no contextual forms. Adds `b`: side bearings."""
    features = {"liga": False, "clig": False, "calt": False}
    paths = [INTER.format(weight) for weight in ("Regular", "SemiBold")]
    faces = [Face(path, features=features) for path in paths]
    codes = sorted(faces[0].characters)
    figures = {(c,): tuple(face.width(chr(c)) for face in faces) for c in codes}
    figures.update(inter_pairs(faces, [TTFont(path) for path in paths], codes, figures))
    lines = ["u 2816"] + table_text(figures) + bearings_text(paths)
    catalan = [(0x6C, 0xB7), (0x4C, 0xB7), (0xB7, 0x6C), (0xB7, 0x4C), (0x6C, 0xB7, 0x6C), (0x4C, 0xB7, 0x4C)]
    changed = {}
    for group in catalan:
        whole = [face.width("".join(map(chr, group)), "ca") for face in faces]
        changed[group] = minus_parts(group, whole, figures, changed)
    changed = {g: f for g, f in changed.items() if f != figures.get(g, (0, 0))}
    return lines + (["x ca"] + overlay_text(changed) if changed else [])


def minus_parts(group: tuple, whole: list, figures: dict, changed: dict) -> tuple:
    for length in range(1, len(group)):
        for start in range(len(group) - length + 1):
            part = group[start:start + length]
            whole = [w - f for w, f in zip(whole, changed.get(part, figures.get(part, (0, 0))))]
    return tuple(whole)


def inter_pairs(faces: list, fonts: list, codes: list, figures: dict) -> dict:
    """Measured once for each pair of kerning classes, and for each letter with each mark."""
    signatures = [kerning_signature(font) for font in fonts]
    first, second = collections.defaultdict(list), collections.defaultdict(list)
    for c in codes:
        first[tuple(s[0](c) for s in signatures)].append(c)
        second[tuple(s[1](c) for s in signatures)].append(c)
    def figure(a, b):
        return tuple(face.width(chr(a) + chr(b)) - x - y for face, x, y in zip(faces, figures[(a,)], figures[(b,)]))
    pairs = {}
    for lefts in first.values():
        for rights in second.values():
            value = figure(lefts[0], rights[0])
            if any(value):
                pairs.update(((a, b), value) for a in lefts for b in rights)
    for mark in (c for c in codes if is_mark(c)):
        for c in codes:
            value = figure(c, mark)
            pairs.pop((c, mark), None)
            if any(value):
                pairs[(c, mark)] = value
    return pairs


def kerning_signature(font: TTFont):
    """What a code point's glyph is in each kerning subtable, as first and as second of a pair."""
    cmap, gpos = font.getBestCmap(), font["GPOS"].table
    lookups = sorted({n for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern" for n in f.Feature.LookupListIndex})
    subtables = [getattr(s, "ExtSubTable", s) for n in lookups for s in gpos.LookupList.Lookup[n].SubTable]
    firsts, seconds = [], []
    for s in subtables:
        covered = set(s.Coverage.glyphs)
        if s.Format == 2:
            firsts.append({g: s.ClassDef1.classDefs.get(g, 0) for g in covered})
            seconds.append(s.ClassDef2.classDefs)
        else:
            values = {g: tuple((p.SecondGlyph, p.Value1.XAdvance if p.Value1 else 0) for p in ps.PairValueRecord)
                      for g, ps in zip(s.Coverage.glyphs, s.PairSet)}
            backward = collections.defaultdict(list)
            for g, row in values.items():
                for other, value in row:
                    backward[other].append((g, value))
            firsts.append(values)
            seconds.append({g: tuple(sorted(v)) for g, v in backward.items()})
    return (lambda c: tuple(m.get(cmap.get(c), -1) for m in firsts), lambda c: tuple(m.get(cmap.get(c), 0) for m in seconds))


def bearings_text(paths: list) -> list:
    """`b LEFT RIGHT LEFT RIGHT CODES`: blank at a glyph's sides, regular then semibold."""
    by = collections.defaultdict(list)
    fonts = [TTFont(path) for path in paths]
    glyph_sets = [font.getGlyphSet() for font in fonts]
    for code, name in sorted(fonts[0].getBestCmap().items()):
        sides = []
        for glyphs in glyph_sets:
            pen = BoundsPen(glyphs)
            glyphs[name].draw(pen)
            bounds = pen.bounds or (0, 0, 0, 0)
            sides += [round(bounds[0]), round(glyphs[name].width - bounds[2])] if pen.bounds else [0, 0]
        by[tuple(sides)].append(code)
    return ["b " + " ".join(map(str, sides)) + " " + span_text(codes) for sides, codes in sorted(by.items()) if any(sides)]


def cjk(inter_codes: set) -> list:
    faces = [Face(CJK.format(weight), 2) for weight in ("Regular", "Bold")]
    own = sorted(faces[0].characters - inter_codes)
    figures = {(c,): tuple(face.width(chr(c), "zh") for face in faces) for c in own}
    kana = [c for c in own if 0x3000 <= c <= 0x30FF or 0xFF00 <= c <= 0xFFEF] + [0x4E00]
    near = {c for c in own if c < 0x2E80}.union(kana)
    pairs = {}
    for a in kana:
        for b in kana:
            value = tuple(face.width(chr(a) + chr(b), "ja") - x - y for face, x, y in zip(faces, figures[(a,)], figures[(b,)]))
            if any(value):
                pairs[(a, b)] = value
    figures.update(pairs)
    # Han is one em wide and Hangul 0.92, all of it: the layout knows that by itself.
    syllables = range(0xAC00, 0xD7A4)
    assert all(figures[(c,)] == (920, 920) for c in syllables)
    return ["u 1000"] + table_text({
        g: f for g, f in figures.items() if len(g) > 1 or g[0] in near or any(x != 1000 for x in f) and g[0] not in syllables})


def write(name: str, lines: list, check: bool) -> bool:
    text = ";".join(lines)
    assert len({code for line in lines if line[0] in "alr" for code in codes_of(line.split(" ")[-1])}) < 4096, "twelve bits a symbol"
    property_name = name[0].lower() + name[1:]
    source = (f"// Made by Scripts/make-metrics.py from Debian's fonts; the script says what each line means.\n// swift-format-ignore-file\n"
              f"extension MetricsTables {{\n  static let {property_name}: StaticString = \"{text}\"\n}}\n")
    path = TABLES / f"{name}Table.generated.swift"
    if check:
        return path.exists() and path.read_text() == source
    path.write_text(source)
    print(f"{name}: {len(lines)} lines, {len(text)} bytes", flush=True)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scripts", nargs="*")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a table differs from what the fonts say")
    arguments = parser.parse_args()
    inter_codes = set(TTFont(INTER.format("Regular")).getBestCmap())
    makers = {"Inter": inter, "CJK": lambda: cjk(inter_codes), "Arabic": lambda: arabic(inter_codes)}
    makers |= {name: lambda name=name: script(name, inter_codes) for name in SCRIPTS}
    TABLES.mkdir(parents=True, exist_ok=True)
    stale = [name for name in arguments.scripts or makers if not write(name, makers[name](), arguments.check)]
    if stale:
        print("out of date: " + ", ".join(stale), file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
