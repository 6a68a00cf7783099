import { Argument, type Command } from "commander";
import { FetchError } from "#http/fetch-error.ts";
import { discoverInCommonCrawl, IndexAnswerError } from "#ingest/discovery/common-crawl.ts";
import { discoverInSitemaps } from "#ingest/discovery/sitemaps.ts";
import { sources } from "#sources/registry.ts";
import type { Source } from "#sources/source.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import type { CommandContext } from "./context.ts";

interface DiscoverOptions {
  pages: string;
  again?: true;
}

/** Adds `board discover`: finds boards of a source in public lists of addresses. */
export function addDiscoverCommand(board: Command, context: CommandContext): void {
  const searchable = [...sources.values()].filter((source) => source.boardPages !== undefined);
  board
    .command("discover")
    .description("find boards of a source in a public list of addresses and add them as candidates")
    .addArgument(new Argument("<list>", "the list").choices(["common-crawl", "sitemap"]))
    .addArgument(new Argument("<source>", "the source").choices(searchable.map((source) => source.id)))
    .option("--pages <n>", "of Common Crawl's index: read this many pages; the next call goes on", "100")
    .option("--again", "of Common Crawl's index: start over, though it was read before")
    .action(async (list: string, id: string, options: DiscoverOptions) => {
      const source = searchable.find((each) => each.id === id)!;
      await ensureSources(await context.database(), sources.values());
      await (list === "sitemap" ? inSitemaps(context, source) : inCommonCrawl(board, context, source, options));
    });
}

async function inCommonCrawl(
  board: Command,
  context: CommandContext,
  source: Source,
  { pages, again }: DiscoverOptions,
): Promise<void> {
  const mostPages = Number(pages);
  if (!Number.isInteger(mostPages) || mostPages < 1)
    return board.error(`--pages must be a whole number of at least 1, not ${pages}.`);
  try {
    const report = await discoverInCommonCrawl({
      database: await context.database(),
      http: context.http(),
      source,
      mostPages,
      ...(again && { again }),
      signal: new AbortController().signal,
      onPage: ({ pattern, page, pages: all, added, known, others }) =>
        context.out(
          `  ${pattern}  page ${page} of ${all}: ${added} new, ${known} known, ${others} addresses of no board`,
        ),
    });
    const cut = report.unreadable === 0 ? "" : `, ${report.unreadable} unreadable lines`;
    context.out(
      `${report.index}: ${report.addresses} addresses, ${report.added} boards added, ${report.known} already known${cut}.`,
    );
    context.out(
      report.complete ? "This index is read to its end." : "More pages are left: run the same command again.",
    );
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof IndexAnswerError)) throw error;
    return board.error(`Stopped: ${error.message} Run the same command again later to go on from here.`);
  }
}

async function inSitemaps(context: CommandContext, source: Source): Promise<void> {
  const report = await discoverInSitemaps({
    database: await context.database(),
    http: context.http(),
    source,
    signal: new AbortController().signal,
    onFile: (address, { added, known }) => context.out(`  ${address}: ${added} new, ${known} known`),
  });
  for (const { address, problem } of report.failed) context.out(`  ${address}: ${problem}`);
  if (report.sitemaps === 0) return context.out(`The robots.txt of ${source.name} names no sitemap for all boards.`);
  context.out(
    `${report.filesRead} sitemaps, ${report.addresses} addresses, ${report.added} boards added, ${report.known} already known.`,
  );
}
