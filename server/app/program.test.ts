import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

/** Starting Node twice takes seconds on a busy machine. */
const TIMEOUT = { timeout: 60_000 };

/** Prints the help of a command line in a process of its own, because the program ends its process after help. */
function help(...args: string[]): string {
  return execFileSync(process.execPath, [path.join(import.meta.dirname, "main.ts"), ...args, "--help"], {
    encoding: "utf8",
  });
}

test("help lists the commands", TIMEOUT, () => {
  const said = help();
  for (const command of ["board|boards", "ingest", "source", "status", "user", "worker"])
    expect(said).toMatch(new RegExp(`^ {2}${command.replace("|", "\\|")}\\b`, "m"));
});

test("a command is found by its alias", TIMEOUT, () => {
  expect(help("boards", "use")).toMatch(/"starter",\s+"all"/);
});
