"""What a unit is: the part of an alert, an action sheet or a notification that its text stands in."""

from __future__ import annotations

import re

ROLES = frozenset({
    "alert.title", "alert.message", "alert.button", "alert.button.cancel", "alert.button.destructive", "alert.text-field",
    "sheet.title", "sheet.message", "sheet.button", "sheet.button.cancel", "sheet.button.destructive",
    "notification.title", "notification.subtitle", "notification.body", "notification.action",
})
NAMED = re.compile(r"alertcopy:\s*((?:alert|sheet|notification)(?:\.[a-z-]+)+)")
# What `alertcopy annotate` writes.
MARK = re.compile(r"\[alertcopy: ([^\]]*)\]")
MARKED_PART = re.compile(r"(Alert|Action sheet|Confirmation dialog|Notification) (title|message|subtitle|body)\b")
MARKED_BUTTON = re.compile(r"Button of an? (alert|action sheet|confirmation dialog)\b(?: \((cancels|destructive)\))?")
MARKED_FIELD = re.compile(r"Placeholder of a text field in an alert\b")
MARKED_ACTION = re.compile(r"Action of a notification\b")
MARKED_SURFACES = {"alert": "alert", "action sheet": "sheet", "confirmation dialog": "sheet", "notification": "notification"}
SURFACE = r"(alert|dialog|action sheet|notification)"
PART = r"(title|message|button|subtitle|body|action|text field)"
SPOKEN = re.compile(rf"\b(?:{PART} of (?:an?|the) {SURFACE}|{SURFACE}(?:'s|’s)? {PART})\b", re.IGNORECASE)
WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
KEY_SURFACES = {"alert": "alert", "dialog": "alert", "confirmation": "alert", "actionsheet": "sheet", "notification": "notification", "push": "notification"}
KEY_PARTS = {"title": "title", "message": "message", "body": "body", "subtitle": "subtitle", "button": "button", "action": "button"}


def role_of(unit) -> str | None:
    """The role by the unit's flag, else by what its notes and its comment say, else by its key; None where nothing tells."""
    flags = unit.all_flags
    if flags.has_value("alertcopy"):
        named = flags.get_value("alertcopy")
        return named if named in ROLES else None
    for text in notes(unit):
        if (found := NAMED.search(text)) and found.group(1) in ROLES:
            return found.group(1)
    for text in notes(unit):
        if (found := MARK.search(text)) and (role := role_of_sentence(found.group(1))):
            return role
    for text in notes(unit):
        if found := SPOKEN.search(text):
            part, surface = (found.group(1), found.group(2)) if found.group(1) else (found.group(4), found.group(3))
            if role := composed(surface.lower(), part.lower()):
                return role
    return role_of_key(getattr(unit, "context", "") or "")


def role_of_sentence(sentence: str) -> str | None:
    """The role that the first words between annotate's marks name."""
    if found := MARKED_PART.match(sentence):
        return composed(MARKED_SURFACES[found.group(1).lower()], found.group(2))
    if found := MARKED_BUTTON.match(sentence):
        role = composed(MARKED_SURFACES[found.group(1)], "button")
        return role + {"cancels": ".cancel", "destructive": ".destructive", None: ""}[found.group(2)]
    if MARKED_FIELD.match(sentence):
        return "alert.text-field"
    return "notification.action" if MARKED_ACTION.match(sentence) else None


def notes(unit) -> list[str]:
    """The developer's note and Weblate's own explanation."""
    return [text for text in (getattr(unit, "note", ""), getattr(unit, "explanation", "")) if text]


def role_of_key(key: str) -> str | None:
    """The role that a key such as ``photo.delete.alert.title`` names: a word for an alert, and at its end one for a part."""
    words = [word.lower() for word in WORDS.findall(key)]
    if not words or words[-1] not in KEY_PARTS:
        return None
    surfaces = [KEY_SURFACES[word] for word in words[:-1] if word in KEY_SURFACES]
    if "action" in words[:-1] and "sheet" in words[:-1]:
        surfaces.append("sheet")
    return composed(surfaces[-1], KEY_PARTS[words[-1]]) if surfaces else None


def composed(surface: str, part: str) -> str | None:
    """A role of its two halves."""
    surface = {"dialog": "alert", "action sheet": "sheet"}.get(surface, surface)
    if surface == "notification":
        part = {"message": "body", "button": "action"}.get(part, part)
    else:
        part = {"body": "message", "action": "button", "text field": "text-field"}.get(part, part)
    role = f"{surface}.{part}"
    return role if role in ROLES else None


def stem_of(key: str) -> str | None:
    """What the keys of one alert share: a key without its last word; None where there is nothing before it."""
    found = re.match(r"^(.+?)[._\-/ ]?(?:title|message|body|subtitle|button|action)$", key, re.IGNORECASE)
    return found.group(1) if found else None
