import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Command, CommanderError } from "commander";
import { beforeAll, expect, test } from "vitest";
import { completionScript } from "#server/commands/shell/completion-script.ts";
import { EXAMPLES } from "#server/commands/shell/examples.ts";
import { commandTree, EXIT, exitCodeOf, type NamedCommand } from "#server/commands/shell/finish-command.ts";
import { testCommandContext } from "#test/command-lines.ts";
import { hasTools, toolsPath } from "#test/processes/system-tools.ts";
import { buildProgram } from "./program.ts";

/** Starting Node takes seconds on a busy machine. */
const TIMEOUT = { timeout: 60_000 };

let program: Command;
let commands: NamedCommand[];
let said: string[];

beforeAll(async () => {
  program = await buildProgram(testCommandContext([]), () => true);
  const withoutGroups = ({ command }: NamedCommand) => command.commands.length === 0 && command.name() !== "afield";
  const roles = new Set(["all", "web", "worker"]);
  commands = commandTree(program)
    .filter(withoutGroups)
    .map(({ path: words, command }) => ({ path: words.replace("afield ", ""), command }))
    .filter(({ path: words }) => !roles.has(words));
  const collect = (text: string) => said.push(text);
  for (const { command } of commandTree(program)) command.configureOutput({ writeErr: collect, writeOut: collect });
});

/** Splits a line of an example as a shell would: quotes, and no redirection. */
function wordsOf(line: string): string[] {
  const [command = ""] = line.split(/ >>? | < /);
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "");
}

/** Parses a command line without running the command. Returns its exit code and what it said. */
async function parse(words: readonly string[]): Promise<{ code: number; text: string }> {
  said = [];
  try {
    await program.parseAsync(words, { from: "user" });
    return { code: 0, text: said.join("") };
  } catch (error) {
    return { code: exitCodeOf(error as CommanderError), text: said.join("") };
  }
}

test("every command has examples that it accepts, and no example is left over", async () => {
  expect(commands.map(({ path: words }) => words).toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
  const ran: string[] = [];
  for (const { path: words, command } of commands) command.action(() => void ran.push(words));
  for (const [words, { lines }] of Object.entries(EXAMPLES)) {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.startsWith(words), line).toBe(true);
      expect(await parse(wordsOf(line)), line).toEqual({ code: 0, text: "" });
      expect(ran.pop()).toBe(words);
    }
  }
});

test("every command explains itself with examples, exit codes and how to get data", async () => {
  for (const { path: words } of commands) {
    const { code, text } = await parse([...words.split(" "), "--help"]);
    expect(code).toBe(EXIT.done);
    expect(text, words).toMatch(/^Usage: .*\n\n\S.+\n/);
    expect(text, words).toContain(`Examples:\n  afield ${words}`);
    expect(text, words).toMatch(/^ +--json +print|The output is data already/m);
    expect(text, words).toContain("Exit code: 0 done, 1 failed, 2 wrong use.");
  }
});

test("every command refuses an unknown option as wrong use and names the nearest one", async () => {
  for (const { path: words } of commands) {
    const { code, text } = await parse([...wordsOf(EXAMPLES[words]!.lines[0]!), "--hlep"]);
    expect(code, words).toBe(EXIT.wrongUse);
    expect(text, words).toContain("unknown option '--hlep'");
    expect(text, words).toContain("(Did you mean --help?)");
    expect(text, words).toContain(`Run "afield ${words} --help"`);
  }
});

test.each([
  [["statsu"], "Did you mean status?"],
  [["board", "lsit"], "Did you mean list?"],
  [["user", "operator"], "missing required argument 'email'"],
  [["board", "list", "--limit", "many"], "Write a whole number of at least 1."],
  [["board", "use", "half"], "Allowed choices are starter, all."],
])("%j is wrong use and says what to write", async (words, text) => {
  expect(await parse(words)).toMatchObject({ code: EXIT.wrongUse, text: expect.stringContaining(text) as string });
});

test("help lists every command without loading one, and an alias finds its command", TIMEOUT, () => {
  const help = (...args: string[]) =>
    execFileSync(process.execPath, [path.join(import.meta.dirname, "main.ts"), ...args, "--help"], {
      encoding: "utf8",
    });
  const list = help();
  for (const { path: words } of commands) expect(list).toMatch(new RegExp(`^ {2}${words.split(" ")[0]}\\b`, "m"));
  expect(list).toContain("board|boards");
  expect(help("boards", "use")).toMatch(/"starter",\s+"all"/);
});

test("a command whose reader has seen enough ends without a word", TIMEOUT, async () => {
  const program = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts"), "completion", "bash"]);
  let said = "";
  program.stderr.on("data", (text) => (said += String(text)));
  program.stdout.destroy();
  const [code] = (await once(program, "close")) as [number | null];
  expect({ code, said }).toEqual({ code: EXIT.done, said: "" });
});

test.skipIf(!hasTools("bash"))("bash completes commands, aliases, options, their values and files", () => {
  const complete = (...words: string[]) => {
    const line = words.map((word) => `'${word}'`).join(" ");
    const script = `${completionScript("bash", program)}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _afield; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync("bash", ["--norc", "-c", script], {
      env: { PATH: toolsPath },
      encoding: "utf8",
      cwd: path.resolve(import.meta.dirname, "../.."),
    });
    expect(stderr).toBe("");
    return stdout.trim().split("\n");
  };
  expect(complete("afield", "st")).toEqual(["status"]);
  expect(complete("afield", "boards", "a")).toEqual(["add", "approve"]);
  expect(complete("afield", "board", "use", "")).toEqual(["starter", "all", "--json", "--help"]);
  expect(complete("afield", "board", "list", "--s")).toEqual(["--source", "--state"]);
  expect(complete("afield", "referral", "add-domain", "--proof", "")).toEqual(["operator", "employer"]);
  expect(complete("afield", "board", "list", "--limit", "")).toEqual([""]);
  expect(complete("afield", "restore", "packag")).toEqual(["package-lock.json", "package.json"]);
});

test("the scripts of all shells name every command and option", () => {
  for (const shell of ["bash", "zsh", "fish"] as const) {
    const script = completionScript(shell, program);
    for (const { path: words, command } of commands) {
      expect(script).toContain(words);
      for (const { long } of command.options)
        expect(script).toContain(shell === "fish" ? `-l ${long!.slice(2)}` : long!);
    }
  }
  expect(completionScript("zsh", program)).toMatch(/^#compdef afield\n/);
});
