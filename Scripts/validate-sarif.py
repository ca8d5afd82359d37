#!/usr/bin/env python3
"""Validates the SARIF log on standard input against the schema kept with the tests.

Exit status: 0 valid, 1 not valid (each fault on standard error), 3 the module jsonschema is not installed.
"""
import json
import pathlib
import sys

SCHEMA = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Schemas" / "sarif-schema-2.1.0.json"


def main() -> int:
    try:
        import jsonschema
    except ImportError:
        print("python3 has no module jsonschema: python3 -m pip install jsonschema", file=sys.stderr)
        return 3
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    log = json.loads(sys.stdin.buffer.read().decode("utf-8"))
    validator = jsonschema.Draft7Validator(schema, format_checker=jsonschema.FormatChecker())
    faults = sorted(validator.iter_errors(log), key=lambda fault: list(map(str, fault.absolute_path)))
    for fault in faults:
        print("/".join(map(str, fault.absolute_path)) + ": " + fault.message[:300], file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())
