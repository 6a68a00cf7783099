import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CommanderError, type Command } from "commander";
import { afterAll, expect, test } from "vitest";
import { readConfig, requireForProduction } from "#app/config.ts";
import { buildProgram } from "#app/program.ts";
import { commandTree, EXIT, exitCodeOf } from "#server/commands/shell/finish-command.ts";
import { testCommandContext } from "#test/command-lines.ts";
import { testDatabase } from "#test/database/database.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const PAGES = ["README.md", "docs/first-hour.md", "docs/operations.md"];
const folder = mkdtempSync(path.join(tmpdir(), "afield-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the code of a page's fences of these languages; "" is a fence without one. */
function fences(page: string, ...languages: string[]): string[] {
  const text = readFileSync(path.join(ROOT, page), "utf8");
  return [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, language = ""]) => languages.includes(language))
    .map(([, , code = ""]) => code);
}

const lines = PAGES.flatMap((page) => fences(page, "", "sh"))
  .flatMap((code) => code.split("\n"))
  .map((line) => line.replace(/ +#.*$/, "").trim())
  .filter((line) => line !== "");

/** What follows `afield` in a line that runs a command; null for a line of another program. */
function argumentsOf(line: string): string | null {
  const [, args] = /(?:^| )(?:npm run (?:-s )?afield --|afield) (.*)$/.exec(line.split(" | ").at(-1)!) ?? [];
  return args === undefined || line.startsWith("sudo") ? null : args.replace(/ >>? .*$/, "");
}

/** Lines of other programs, by how they begin, with the reason why no test runs them. */
const NOT_OURS: readonly (readonly [begin: string, reason: string])[] = [
  ["apt-get ", "changes the machine's packages"],
  ["useradd ", "adds an account to the machine"],
  ["sudo ", "acts as another account, on a machine with PostgreSQL"],
  ["cd ", "belongs to the lines around it"],
  ["ln -s ", "changes a folder of the machine"],
  ["set -a;", "reads the settings, which the test below does"],
  ["cp deploy/", "changes the machine's configuration; another test reads the files"],
  ["systemctl ", "needs systemd"],
  ["journalctl ", "needs systemd"],
  ["npm ci && npm start", "installs packages; every clean run of the checks does it"],
  ["npm install --prefix /srv/otel", "installs packages of the operator's choice"],
  ["npm ci && npm test", "is what runs this test"],
  ["npm ci && npm run build", "removes the packages that this test needs"],
  ["NODE_ENV=production npm start", "needs a mail server; `e2e/server.ts` starts the product"],
];

/** Commands that end with 1 on an empty installation, and what they say; the rest must succeed. */
const WITHOUT_DATA: readonly (readonly [begin: string, said: RegExp])[] = [
  ["board approve", /is not pending/],
  ["board reject", /is not pending/],
  ["user operator", /No account has the address/],
  ["job answer", /has no open report/],
  ["referral settle", /isn't a request id/],
  ["referral resolve", /report isn't open/],
  ["referral lift", /suspension/i],
  ["referral add-domain", /There is no company/],
  ["referral remove-domain", /No company uses/],
  ["company release", /There is no company|No held company/],
];
/** These read the internet; their own tests replay it. Here only their arguments are checked. */
const READS_INTERNET = ["ingest", "source check", "board discover"];
/** These have tests of their own, because they take long or need more than a database. */
const TESTED_ELSEWHERE = ["boards use all", "explain -", "completion bash", "migrate", "doctor", "dataset write"];

test("every line of the operators' pages runs below or is listed with the reason", () => {
  expect(lines.length).toBeGreaterThan(50);
  const unexplained = lines.filter(
    (line) => argumentsOf(line) === null && !NOT_OURS.some(([begin]) => line.startsWith(begin)),
  );
  expect(unexplained).toEqual([]);
  expect(NOT_OURS.filter(([begin]) => !lines.some((line) => line.startsWith(begin)))).toEqual([]);
});

test(
  "every documented command does what it says, or names what an empty installation lacks",
  { timeout: 200_000 },
  async () => {
    const database = await testDatabase();
    const list = path.join(folder, "boards.tsv");
    writeFileSync(list, "source\ttoken\tcompany\nlever\tone\tOne\n");
    writeFileSync(path.join(folder, "erased.txt"), "");
    const wrong: string[] = [];
    for (const line of lines) {
      const args = argumentsOf(line);
      if (args === null) continue;
      const words = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "");
      const target = words[0] === "restore" ? await testDatabase() : database;
      const said: string[] = [];
      const program = await buildProgram(testCommandContext(said, { database: target }), () => true);
      const parsedOnly = [...READS_INTERNET, ...TESTED_ELSEWHERE].some((begin) => args.startsWith(begin));
      for (const { command } of commandTree(program)) {
        command.configureOutput({ writeErr: (text) => said.push(text), writeOut: (text) => said.push(text) });
        if (parsedOnly && command.commands.length === 0) command.action(() => undefined);
      }
      const code = await codeOf(
        program,
        words.map((word) => inFolder(word)),
      );
      const lacks = WITHOUT_DATA.find(([begin]) => args.startsWith(begin));
      const isExpected =
        lacks === undefined ? code === EXIT.done : code === EXIT.failed && lacks[1].test(said.join("\n"));
      if (!isExpected) wrong.push(`${line} → ${code}: ${said.join("\n")}`);
    }
    expect(wrong).toEqual([]);
  },
);

function inFolder(word: string): string {
  if (word.startsWith("/backups/")) return path.join(folder, path.basename(word));
  return ["boards.tsv", "erased.txt"].includes(word) ? path.join(folder, word) : word;
}

async function codeOf(program: Command, words: readonly string[]): Promise<number> {
  // Two pages write a backup of the same name.
  if (words[0] === "backup") rmSync(words[1]!, { force: true });
  try {
    await program.parseAsync(words, { from: "user" });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return exitCodeOf(error);
    throw error;
  }
}

test("the documented settings start a public site", () => {
  const [settings = ""] = fences("docs/first-hour.md", "ini");
  const pairs = settings
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const);
  const config = readConfig(Object.fromEntries(pairs));
  expect(() => requireForProduction(config)).not.toThrow();
  expect(config.production).toBe(true);
});
