"""Asks `alertcopy check --jsonl`, a process that answers a line for a line, about any number of alerts and texts."""
import json
import subprocess
import threading

COMMAND = ("alertcopy", "check", "--jsonl")


class StreamEnded(RuntimeError):
    """The tool ended before it had answered everything."""


def answers(requests, command=COMMAND):
    """Yields the answer to each request, in order; both are dictionaries. Holds no more than a few hundred of them at a time."""
    lines = (json.dumps(request, ensure_ascii=False, separators=(",", ":")) for request in requests)
    for line in answer_lines(lines, command):
        yield json.loads(line)


def answer_lines(lines, command=COMMAND):
    """The same for lines that are JSON already, none of them empty; whatever else they are, there is one answer a line."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16)
    failures, counts = [], {"asked": 0, "answered": 0}

    # The pipe is written by a thread of its own: a tool that waits for its answers to be read does not read on itself.
    def write():
        try:
            for line in lines:
                process.stdin.write(line.encode("utf-8", "surrogatepass") + b"\n")
                counts["asked"] += 1
        except BrokenPipeError:
            pass
        except Exception as failure:  # what the caller's own iterator raises
            failures.append(failure)
        finally:
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass

    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    try:
        for answer in process.stdout:
            counts["answered"] += 1
            yield answer.decode("utf-8")
        writer.join()
        status = process.wait()
        if failures:
            raise failures[0]
        if status != 0 or counts["answered"] != counts["asked"]:
            raise StreamEnded(f"{command[0]} ended with status {status} after {counts['answered']} of {counts['asked']} answers")
    finally:
        if process.poll() is None:
            process.kill()
        process.stdout.close()
        process.wait()
