"""Checks of alertcopy for Weblate. A Weblate's settings say ``CHECK_LIST = check_list()``."""

from __future__ import annotations

import ast
import importlib.util
import pathlib

from .rules import RULES

#: One check a rule, and the one that says how much room there is.
CHECKS = ("alertcopy_weblate.checks.AlertRoomCheck", *(f"alertcopy_weblate.checks.{name}" for name in (
    "".join(part.capitalize() for part in rule.split("-")) + "Check" for rule in RULES)))


def check_list(others: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """The checks of this package behind others: Weblate's own, unless they are given.

    Settings cannot import Weblate's own list, which stands beside its models; it is read from their source.
    """
    return (*(others if others is not None else _weblates_own()), *CHECKS)


def _weblates_own() -> tuple[str, ...]:
    source = pathlib.Path(importlib.util.find_spec("weblate").origin).with_name("checks") / "models.py"
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Assign) and any(isinstance(name, ast.Name) and name.id == "CHECK_LIST" for name in node.targets):
            return ast.literal_eval(node.value)
    raise LookupError(f"no CHECK_LIST in {source}")
