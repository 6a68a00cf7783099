import type { Command } from "commander";
import type { ShapeChange } from "#contract/values/source-health.ts";
import { apiKeysFor } from "#ingest/source-api-keys.ts";
import { checkSource } from "#ingest/source-check/check-source.ts";
import { type CheckedSource, checkSources } from "#ingest/source-check/check-sources.ts";
import { EXIT } from "#server/commands/shell/finish-command.ts";
import { sources } from "#sources/registry.ts";
import type { Source } from "#sources/source.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import { proveSource } from "#store/operations/source-health.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { CommandContext } from "#server/commands/context.ts";

/** `source check SOURCE TOKEN`: prints what the first page of a board fills. Stores nothing, except that an unproven source is proven. */
export async function checkOneBoard(
  context: CommandContext,
  command: Command,
  id: string,
  token: string,
): Promise<void> {
  const source = sources.get(id);
  if (source === undefined)
    return command.error(`There is no source "${id}". "source list" lists them all.`, { exitCode: EXIT.wrongUse });
  if (!source.token.test(token))
    return command.error(`"${token}" is not a board of ${source.name}. Run: source check ${source.id} TOKEN`, {
      exitCode: EXIT.wrongUse,
    });
  const keys = apiKeysFor(source, context.config().sourceKeys);
  const check = await checkSource({
    http: await context.http(),
    source,
    board: { token, ...(keys && { keys }) },
    before: null,
  });
  if (check.outcome === "failed") return command.error(`${source.name} ${token}: ${check.problem}`);
  context.data({ source: id, token, ...check });
  const { postings, fields } = check.profile;
  const rejected = Object.entries(check.rejected);
  context.out(
    `${source.name} ${token}: ${postings} read, ${rejected.reduce((sum, [, count]) => sum + count, 0)} rejected`,
  );
  for (const [reason, count] of byCount(rejected)) context.out(`  rejected\t${count}\t${reason}`);
  for (const [field, count] of byCount(Object.entries(fields))) context.out(`  ${field}\t${count} of ${postings}`);
  if (check.outcome === "changed") {
    context.out(`${source.name} has changed its shape: ${check.problem}`);
    process.exitCode = EXIT.failed;
  } else if (source.unproven === true && check.outcome === "ok") await prove(context, source);
}

async function prove(context: CommandContext, source: Source): Promise<void> {
  const database = await context.database();
  await ensureSources(database, sources.values());
  if (await proveSource(database, source.id, await databaseNow(database)))
    context.out(`${source.name} is proven: it was read live for the first time and is on from now on.`);
}

/** `source check --all`: one line per source, and one per field that changed. Exits with 1 if a source changed or failed. */
export async function checkEverySource(context: CommandContext): Promise<void> {
  const database = await context.database();
  const checked = await checkSources({
    database,
    http: await context.http(),
    keys: context.config().sourceKeys,
    which: "every",
    now: await databaseNow(database),
    onChecked: (each) => printChecked(context, each),
  });
  const count = (outcome: CheckedSource["outcome"]) => checked.filter((each) => each.outcome === outcome).length;
  context.data(checked);
  const unchecked = sources.size - checked.length;
  context.out(
    `${checked.length} sources checked: ${count("ok")} ok, ${count("changed")} changed, ${count("empty")} empty, ${count("failed")} failed` +
      (unchecked > 0 ? `; ${unchecked} have no known board or lack their key` : ""),
  );
  if (count("changed") + count("failed") > 0) process.exitCode = EXIT.failed;
}

function printChecked(
  context: CommandContext,
  { source, token, outcome, profile, problem, changes, proven }: CheckedSource,
) {
  const said = problem === null ? `${profile.postings} read` : problem;
  context.out(
    `${outcome.padEnd(8)}${source.padEnd(17)}${token}: ${said}${proven ? "; proven and on from now on" : ""}`,
  );
  for (const change of changes) context.out(`          ${changeText(change)}`);
}

const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

function changeText({ field, before, now }: ShapeChange): string {
  return `${field}: filled in ${percent.format(before)} before, in ${percent.format(now)} now`;
}

function byCount(counts: [string, number][]): [string, number][] {
  return counts.toSorted((a, b) => b[1] - a[1]);
}
