"""Checks of alertcopy for Weblate. Settings name ``CHECKS`` in their CHECK_LIST."""

from .rules import RULES

#: What a Weblate's settings add to CHECK_LIST: one check a rule, and the one that says how much room there is.
CHECKS = ("alertcopy_weblate.checks.AlertRoomCheck", *(f"alertcopy_weblate.checks.{name}" for name in (
    "".join(part.capitalize() for part in rule.split("-")) + "Check" for rule in RULES)))
