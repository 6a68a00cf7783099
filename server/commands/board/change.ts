import type { Command } from "commander";
import { checkBoard, importBoards, type ImportReport } from "#ingest/board-list.ts";
import { importDirectory } from "#ingest/directory/import-directory.ts";
import type { DirectoryPart } from "#ingest/directory/read-directory.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { EXIT } from "#server/commands/shell/finish-command.ts";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources } from "#store/catalogue/boards.ts";

const MAX_INVALID_ROWS_SHOWN = 50;

/** Adds one board. */
export async function addBoard(
  context: CommandContext,
  command: Command,
  board: { source: string; token: string; company: string | null },
): Promise<void> {
  const checked = checkBoard(board.source, board.token, board.company);
  if (typeof checked === "string") return command.error(`Not added: ${checked}.`, { exitCode: EXIT.wrongUse });
  const database = await context.database();
  await ensureSources(database, sources.values());
  const isNew = (await addBoards(database, [checked], "manual")) === 1;
  const name = `${checked.source}:${checked.token}`;
  context.out(isNew ? `Added ${name}.` : `${name} already exists.`);
  context.data({ board: name, isNew });
}

/** Takes boards from the directory that ships. */
export async function useDirectory(context: CommandContext, part: DirectoryPart): Promise<void> {
  await printImport(context, async (onProgress) => importDirectory(await context.database(), part, onProgress));
}

/** Adds the boards of a list. */
export async function importList(context: CommandContext, file: string): Promise<void> {
  await printImport(context, async (onProgress) => importBoards(await context.database(), file, "import", onProgress));
}

/** Runs an import and prints its progress and report. */
async function printImport(
  context: CommandContext,
  run: (onProgress: (rows: number) => void) => Promise<ImportReport>,
): Promise<void> {
  const started = performance.now();
  const report = await run((rows) => context.progress(`${rows} rows read`));
  for (const { file, line, problem } of report.bad.slice(0, MAX_INVALID_ROWS_SHOWN))
    context.out(`  ${file} line ${line}: ${problem}`);
  const hidden = report.bad.length - MAX_INVALID_ROWS_SHOWN;
  if (hidden > 0) context.out(`  and ${hidden} more invalid rows`);
  for (const [problem, count] of countsByProblem(report.bad.map((row) => row.problem)))
    context.out(`  ${count} rows: ${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  context.out(
    `${report.added} boards added, ${report.known} already known, ${report.bad.length} invalid rows skipped, in ${seconds} s.`,
  );
  context.data(report);
}

/** Counts the problems that several rows share, most frequent first. */
function countsByProblem(problems: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
}
