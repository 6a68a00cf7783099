import { Argument, Command } from "commander";
import { checkBoard, importBoards, type ImportReport } from "#ingest/board-list.ts";
import { importDirectory } from "#ingest/directory/import-directory.ts";
import type { DirectoryPart } from "#ingest/directory/read-directory.ts";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources, summariseBoards } from "#store/catalogue/boards.ts";
import { addDiscoverCommand } from "./board-discover.ts";
import { addPendingCommands } from "./board-pending.ts";
import { addSwitchCommands } from "./board-switch.ts";
import type { CommandContext } from "./context.ts";

const MAX_INVALID_ROWS_SHOWN = 50;

/** `board add`, `board use`, `board import`, `board list`, `board off`, `board on`, and the commands that find boards and judge finds. */
export function boardCommand(context: CommandContext): Command {
  const board = new Command("board")
    .alias("boards")
    .description("manage the boards to read: companies' pages on a source, or a source's feed");
  board
    .command("add")
    .description("add one board")
    .argument("<source>", `one of ${[...sources.keys()].join(", ")}`)
    .argument("<token>", "the source's name for the board, for example the company's part of its URL")
    .option("--company <name>", "the company's name, if the source does not provide it")
    .action((source: string, token: string, options: { company?: string }) =>
      add(context, source, token, options.company ?? null),
    );
  board
    .command("use")
    .description("take boards from the directory that ships: the starter set, or all of it")
    .addArgument(new Argument("<part>", "how much of the directory").choices(["starter", "all"]))
    .action((part: DirectoryPart) =>
      printImport(context, async (onProgress) => importDirectory(await context.database(), part, onProgress)),
    );
  board
    .command("import")
    .description("import a tab-separated list with the header source, token, company")
    .argument("<file>", "path of the list")
    .action((file: string) =>
      printImport(context, async (onProgress) => importBoards(await context.database(), file, "import", onProgress)),
    );
  board
    .command("list")
    .description("list boards with their open postings and last run")
    .option("--source <source>", "only boards of this source")
    .option("--state <state>", "only boards in this state, such as quarantined, refused or moved")
    .option("--limit <n>", "at most this many", "100")
    .action((options: ListOptions) => list(context, options));
  addSwitchCommands(board, context);
  addPendingCommands(board, context);
  addDiscoverCommand(board, context);
  return board;
}

async function add(context: CommandContext, source: string, token: string, company: string | null): Promise<void> {
  const checked = checkBoard(source, token, company);
  if (typeof checked === "string") return fail(context, `Not added: ${checked}.`);
  const database = await context.database();
  await ensureSources(database, sources.values());
  const added = await addBoards(database, [checked], "manual");
  context.out(
    added === 1 ? `Added ${checked.source}:${checked.token}.` : `${checked.source}:${checked.token} already exists.`,
  );
}

/** Runs an import and prints its progress and report. */
async function printImport(
  context: CommandContext,
  run: (onProgress: (rows: number) => void) => Promise<ImportReport>,
): Promise<void> {
  const started = performance.now();
  const report = await run((rows) => context.out(`  ${rows} rows read`));
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
}

/** Counts the problems that several rows share, most frequent first. */
function countsByProblem(problems: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
}

interface ListOptions {
  source?: string;
  state?: string;
  limit: string;
}

async function list(context: CommandContext, options: ListOptions): Promise<void> {
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1)
    return fail(context, `--limit must be a whole number of at least 1, not ${options.limit}.`);
  const boards = await summariseBoards(await context.database(), {
    source: options.source,
    state: options.state,
    limit,
  });
  if (boards.length === 0) return context.out("No boards. Add one with: board add SOURCE TOKEN");
  for (const board of boards) {
    const seen = board.lastSuccessAt === null ? "never read" : `read ${board.lastSuccessAt.toISOString()}`;
    const trouble = board.failures > 0 ? `  ${board.failures} failures: ${board.lastError}` : "";
    const origin = board.discoveredBy === null ? board.origin : `${board.origin} (${board.discoveredBy})`;
    const from = board.discoveredFrom === null ? "" : ` at ${board.discoveredFrom}`;
    const moved = board.movedTo === null ? "" : `  now ${board.movedTo}`;
    context.out(
      `${board.source}:${board.token}  ${board.state}  ${board.openPostings} open  ${seen}  ${origin}${from}${moved}${trouble}`,
    );
  }
}

function fail(context: CommandContext, text: string): void {
  context.out(text);
  process.exitCode = 1;
}
