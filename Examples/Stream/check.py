#!/usr/bin/env python3
"""Says what is wrong with the alerts and texts of a file of requests, one JSON object a line.

usage: check.py REQUESTS.jsonl [COMMAND ...]     COMMAND is by default: alertcopy check --jsonl
"""
import json
import sys

from alertcopy_stream import COMMAND, answers


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        requests = (json.loads(line) for line in file if line.strip())
        for answer in answers(requests, tuple(sys.argv[2:]) or COMMAND):
            name = json.dumps(answer["id"], ensure_ascii=False)
            if "error" in answer:
                print(f"{name}: error: {answer['error']}")
                continue
            for finding in answer["findings"]:
                where = " ".join(filter(None, [finding.get("locale"), finding.get("field")]))
                print(f"{name}: {finding['severity']}: {finding['message']} [{finding['rule']}] ({where})")
            for room in answer["room"]:
                print(f"{name}: {room['field']}: room for about {room['characters']} characters, then {room['limit']}")


if __name__ == "__main__":
    main()
