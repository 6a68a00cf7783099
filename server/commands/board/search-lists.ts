import type { Command } from "commander";
import { FetchError } from "#http/fetch-error.ts";
import { discoverInCommonCrawl, IndexAnswerError } from "#ingest/discovery/common-crawl.ts";
import { discoverInSitemaps } from "#ingest/discovery/sitemaps.ts";
import { sources } from "#sources/registry.ts";
import type { Source } from "#sources/source.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { EXIT } from "#server/commands/shell/finish-command.ts";

export interface DiscoverOptions {
  pages: number;
  again?: true;
}

/** Finds boards of a source in a public list of addresses. */
export async function discover(
  context: CommandContext,
  command: Command,
  list: string,
  id: string,
  options: DiscoverOptions,
): Promise<void> {
  const source = sources.get(id);
  if (source?.boardPages === undefined) {
    const searchable = [...sources.values()].filter((each) => each.boardPages !== undefined).map((each) => each.id);
    return command.error(`No boards of "${id}" can be searched for. Choose one of: ${searchable.join(", ")}.`, {
      exitCode: EXIT.wrongUse,
    });
  }
  await ensureSources(await context.database(), sources.values());
  await (list === "sitemap" ? inSitemaps(context, source) : inCommonCrawl(context, command, source, options));
}

async function inCommonCrawl(
  context: CommandContext,
  command: Command,
  source: Source,
  { pages, again }: DiscoverOptions,
): Promise<void> {
  try {
    const report = await discoverInCommonCrawl({
      database: await context.database(),
      http: await context.http(),
      source,
      mostPages: pages,
      ...(again && { again }),
      signal: new AbortController().signal,
      onPage: ({ pattern, page, pages: all, added, known, others }) =>
        context.progress(
          `${pattern}  page ${page} of ${all}: ${added} new, ${known} known, ${others} addresses of no board`,
        ),
    });
    context.data(report);
    const cut = report.unreadable === 0 ? "" : `, ${report.unreadable} unreadable lines`;
    context.out(
      `${report.index}: ${report.addresses} addresses, ${report.added} boards added, ${report.known} already known${cut}.`,
    );
    context.out(
      report.complete ? "This index is read to its end." : "More pages are left: run the same command again.",
    );
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof IndexAnswerError)) throw error;
    return command.error(`Stopped: ${error.message} Run the same command again later to go on from here.`);
  }
}

async function inSitemaps(context: CommandContext, source: Source): Promise<void> {
  const report = await discoverInSitemaps({
    database: await context.database(),
    http: await context.http(),
    source,
    signal: new AbortController().signal,
    onFile: (address, { added, known }) => context.progress(`${address}: ${added} new, ${known} known`),
  });
  context.data(report);
  for (const { address, problem } of report.failed) context.out(`  ${address}: ${problem}`);
  if (report.sitemaps === 0) return context.out(`The robots.txt of ${source.name} names no sitemap for all boards.`);
  context.out(
    `${report.filesRead} sitemaps, ${report.addresses} addresses, ${report.added} boards added, ${report.known} already known.`,
  );
}
