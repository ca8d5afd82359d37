"""Figures of the groups of characters that a script's texts are made of, measured with HarfBuzz."""
import pathlib
import unicodedata

import uharfbuzz as hb

UNICODE = pathlib.Path("/usr/share/unicode")
DOTTED_CIRCLE, JOINERS = 0x25CC, "\u200c\u200d"


class Face:
    """A font at its own units, shaped as a browser shapes it."""

    def __init__(self, path: str, index: int = 0, features: dict | None = None):
        self.path, self.index = path, index
        self.face = hb.Face(hb.Blob.from_file_path(path), index)
        self.font = hb.Font(self.face)
        self.characters = set(self.face.unicodes)
        self.features = features or {}
        self.buffer = hb.Buffer()
        self.circle = self.font.get_nominal_glyph(DOTTED_CIRCLE)

    def shape(self, text: str, language: str, circles: bool):
        buffer = self.buffer
        buffer.reset()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        if language:
            buffer.language = language
        if not circles:
            buffer.flags = hb.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE
        hb.shape(self.font, buffer, self.features)
        return buffer

    def width(self, text: str, language: str = "") -> int:
        return sum(p.x_advance for p in self.shape(text, language, circles=False).glyph_positions)

    def is_well_formed(self, text: str) -> bool:
        return all(g.codepoint != self.circle for g in self.shape(text, "", circles=True).glyph_infos)


def property_values(file: str) -> dict:
    values = {}
    for line in (UNICODE / file).read_text().splitlines():
        line = line.split("#")[0]
        if ";" in line:
            span, value = (part.strip() for part in line.split(";")[:2])
            first, _, last = span.partition("..")
            for code in range(int(first, 16), int(last or first, 16) + 1):
                values[chr(code)] = value
    return values


SYLLABIC = property_values("IndicSyllabicCategory.txt")
POSITIONAL = property_values("IndicPositionalCategory.txt")
AGE = property_values("DerivedAge.txt")
LEAST = (0, 0, 8, 15, 30, 60)  # thousandths of an em by a group's length: a smaller figure is not worth its place


def kind(character: str) -> str:
    category = SYLLABIC.get(character, "")
    if character in JOINERS:
        return "J"
    if category in ("Virama", "Invisible_Stacker", "Pure_Killer"):
        return "virama" if category != "Pure_Killer" or character < "\u1000" else "mark"
    if unicodedata.category(character)[0] == "L":
        return "letter"
    return {"Nukta": "nukta", "Vowel_Dependent": "vowel"}.get(category, "mark")


class Groups:
    """The figures of a script's groups in both weights, {group: (regular, semibold)}; those that are next to zero are left out."""

    def __init__(self, faces: list, alphabet: list, language: str = ""):
        self.faces, self.language = faces, language
        self.alphabet = [c for c in alphabet if not self.is_visual or len(unicodedata.normalize("NFD", c)) == 1]
        self.base = next((c for c in alphabet if SYLLABIC.get(c) == "Consonant"), "")
        self.figures = {c: tuple(face.width(c, language) for face in faces) for c in self.alphabet}
        self.keep(a + b for a in self.alphabet for b in self.alphabet)

    def figure(self, group: str) -> tuple:
        """What is left of the group's width when the figures of the groups in it are taken away."""
        widths = self.widths(group)
        for length in range(1, len(group)):
            for start in range(len(group) - length + 1):
                part = self.figures.get(group[start:start + length])
                if part:
                    widths = [width - figure for width, figure in zip(widths, part)]
        return tuple(widths)

    is_visual = False

    def widths(self, group: str) -> list:
        return [face.width(group, self.language) for face in self.faces]

    def keep(self, groups) -> list:
        live = []
        for group in groups:
            figure = self.figure(group)
            if max(map(abs, figure)) >= LEAST[len(group)]:
                self.figures[group] = figure
                live.append(group)
        return live

    def followers(self) -> dict:
        """The letters and marks that can follow each one in a syllable of the script."""
        letters = [c for c in self.alphabet if c in JOINERS or unicodedata.category(c)[0] in "LM"]
        return {a: [b for b in letters if self.can_follow(a, b)] for a in letters}

    def can_follow(self, a: str, b: str) -> bool:
        first, second = (kind(c) for c in (a, b))
        if "J" in (first, second):
            return first == "virama" if second == "J" else second == "letter"
        if first == "virama" and second != "letter" or second in ("virama", "nukta") and first not in ("letter", "nukta", "vowel"):
            return False
        if second in ("vowel", "virama") and SYLLABIC.get(a) in ("Vowel_Independent", "Consonant_Dead"):
            return unicodedata.name(a).endswith("LETTER A") or a >= "\u1780"
        if second == "vowel" and first == "vowel" and a < "\u1000":
            return False
        return self.faces[0].is_well_formed(self.base + a + b)

    def extend(self, longest: int) -> "Groups":
        follow = self.followers()
        live = self.keep(a + b + c for a in follow for b in follow[a] for c in follow[b])
        for length in range(4, longest + 1):
            around = {group + c for group in live for c in follow[group[-1]]}
            around |= {c + group for group in live for c in follow if group[0] in follow[c]}
            if length == 4:
                around.update(self.before_left_marks(follow), self.marked(follow))
            if length == 5:
                around = set(self.conjuncts(follow))
            live = self.keep(sorted(around))
        return self

    @staticmethod
    def marked(follow: dict):
        """Letters with three marks, and those that a joiner makes one."""
        for a in follow:
            for b in follow[a]:
                for c in follow[b]:
                    if kind(b) != "letter" and kind(c) not in ("letter", "virama"):
                        yield from (a + b + c + d for d in follow[c] if kind(d) != "letter" or c in JOINERS)

    @staticmethod
    def conjuncts(follow: dict):
        """Three letters joined by viramas."""
        viramas = [c for c in follow if kind(c) == "virama"]
        letters = [c for c in follow if SYLLABIC.get(c) == "Consonant"]
        for v in viramas:
            yield from (a + v + b + v + c for a in letters for b in letters for c in letters)

    @staticmethod
    def before_left_marks(follow: dict):
        """A mark that is drawn left of its letter meets what stands before the letter."""
        left = {c for c in follow if "Left" in POSITIONAL.get(c, "")}
        for a in follow:
            for b in follow[a]:
                if unicodedata.category(b)[0] == "M":
                    yield from (a + b + c + d for c in follow[b] for d in follow[c] if d in left)


class VisualGroups(Groups):
    """Groups in the order of drawing: a mark that is drawn left of its letter stands before it, and one drawn on both sides is two."""

    is_visual = True
    LEFT = {c for c, position in POSITIONAL.items() if position == "Left"}

    def widths(self, group: str) -> list:
        if group[-1] not in self.LEFT:
            return [face.width(self.logical(group), self.language) for face in self.faces]
        whole = [face.width(self.logical(group + self.base), self.language) for face in self.faces]
        syllable = [face.width(self.base + group[-1], self.language) for face in self.faces]
        alone = [face.width(group[-1], self.language) for face in self.faces]
        return [w - s + a for w, s, a in zip(whole, syllable, alone)]

    def logical(self, group: str) -> str:
        out, held = "", ""
        for c in group:
            if c in self.LEFT:
                out, held = out + held, c
            else:
                out, held = out + c + held, ""
        return out + held

    def can_follow(self, a: str, b: str) -> bool:
        if a in self.LEFT or b in self.LEFT:
            return kind(b) == "letter" or a not in self.LEFT and a not in JOINERS
        return super().can_follow(a, b)

    @staticmethod
    def before_left_marks(follow: dict):
        return ()
