#!/usr/bin/env node
// Says what is wrong with the alerts and texts of a file of requests, one JSON object a line.
//
// usage: check.mjs REQUESTS.jsonl [COMMAND ...]     COMMAND is by default: alertcopy check --jsonl
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** Yields the answer to each request, in order; `lines` is an iterable of JSON texts. */
async function* answers(lines, command) {
  const child = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "close");
  // Where the tool dies, its status says so.
  child.stdin.on("error", () => {});
  const writing = (async () => {
    for await (const line of lines) {
      if (line.trim() === "") continue;
      if (!child.stdin.write(line + "\n")) await once(child.stdin, "drain");
    }
    child.stdin.end();
  })();
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
  const [status] = await ended;
  if (status !== 0) throw new Error(`${command[0]} ended with status ${status}`);
  await writing;
}

const [requests, ...command] = process.argv.slice(2);
const lines = createInterface({ input: createReadStream(requests, "utf8"), crlfDelay: Infinity });
for await (const answer of answers(lines, command.length ? command : ["alertcopy", "check", "--jsonl"])) {
  const name = JSON.stringify(answer.id);
  if ("error" in answer) {
    console.log(`${name}: error: ${answer.error}`);
    continue;
  }
  for (const finding of answer.findings) {
    const where = [finding.locale, finding.field].filter(Boolean).join(" ");
    console.log(`${name}: ${finding.severity}: ${finding.message} [${finding.rule}] (${where})`);
  }
  for (const room of answer.room) {
    console.log(`${name}: ${room.field}: room for about ${room.characters} characters, then ${room.limit}`);
  }
}
