import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import { importDirectory } from "#ingest/directory/import-directory.ts";
import { DIRECTORY_FOLDER, readDirectory, type Directory } from "#ingest/directory/read-directory.ts";
import type { Database } from "#postgres/database.ts";
import { withDatabase, withFolder } from "./measuring/own-database.ts";
import { rounded } from "./measuring/rounded.ts";

/**
 * Measures the directory of boards: lines, sources, companies, expected openings, the size of boards/ as git packs it, and how long
 * the import of everything takes beside a plain COPY of the same rows. Ignores DATABASE_URL.
 */
export async function run(): Promise<object> {
  const started = performance.now();
  const directory = await readDirectory("all");
  const readS = (performance.now() - started) / 1000;
  const contents = describe(directory);
  const packedMB = await packedSize();
  const { importS, repeatS, copyS } = await withDatabase({}, (database) => measure(database, directory));
  const { lines, sources, companies, bad, openings } = contents;
  console.log(`${lines} lines, ${bad} bad, ${sources} sources, ${companies} names of companies`);
  console.log(`${openings} remote openings expected, ${contents.bestShare} % of them on the best 1,500 boards`);
  console.log(
    `import of everything ${importS} s (of which reading ${rounded(readS, 2)} s), again ${repeatS} s, COPY ${copyS} s`,
  );
  console.log(`boards/ packed by git: ${packedMB} MB`);
  return { ...contents, importS, repeatS, copyS, importPerCopy: rounded(importS / copyS), packedMB };
}

function describe({ boards, bad }: Directory) {
  const names = boards.map(({ companyName }) => companyName).filter((name) => name !== null);
  const openings = boards.map(({ expectedRemote }) => expectedRemote).toSorted((a, b) => b - a);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    lines: boards.length + bad.length,
    bad: bad.length,
    sources: new Set(boards.map(({ source }) => source)).size,
    companies: new Set(names).size,
    openings: Math.round(sum(openings)),
    bestShare: Math.round((100 * sum(openings.slice(0, 1500))) / sum(openings)),
  };
}

async function measure(database: Database, directory: Directory) {
  const importS = await seconds(() => importDirectory(database, "all"));
  const { rows } = await database.pool.query<{ stored: number }>("select count(*)::int as stored from board");
  if (rows[0]!.stored !== directory.boards.length)
    throw new Error(`${rows[0]!.stored} boards are stored instead of ${directory.boards.length}.`);
  const repeatS = await seconds(() => importDirectory(database, "all"));
  const copyS = await seconds(() => copyRows(database, directory));
  return { importS: rounded(importS, 2), repeatS: rounded(repeatS, 2), copyS: rounded(copyS, 3) };
}

/** The least work that stores the same rows: one COPY into a table without indexes or constraints. */
async function copyRows(database: Database, { boards }: Directory): Promise<void> {
  await database.pool.query(
    "create table copied (source text, token text, company text, expected float8, country text)",
  );
  const client = await database.pool.connect();
  try {
    const lines = boards.map((board) =>
      [board.source, board.token, board.companyName ?? "\\N", board.expectedRemote, board.country ?? "\\N"].join("\t"),
    );
    await pipeline(Readable.from(lines.map((line) => `${line}\n`)), client.query(copyFrom("copy copied from stdin")));
  } finally {
    client.release();
  }
}

/** Returns the size in MB of the pack that git makes of boards/ alone. */
function packedSize(): Promise<number> {
  return withFolder(async (folder) => {
    cpSync(DIRECTORY_FOLDER, path.join(folder, "boards"), { recursive: true });
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
    git("init", "--quiet");
    git("add", "--all");
    git("-c", "user.name=bench", "-c", "user.email=bench@localhost", "commit", "--quiet", "--message=boards");
    git("gc", "--quiet", "--prune=now");
    const packs = path.join(folder, ".git", "objects", "pack");
    const bytes = readdirSync(packs).reduce((total, name) => total + statSync(path.join(packs, name)).size, 0);
    return rounded(bytes / 1e6, 2);
  });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
