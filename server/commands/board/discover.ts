import { Argument, type Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { wholeNumber } from "#server/commands/shell/whole-number.ts";
import type { DiscoverOptions } from "./search-lists.ts";

/** Adds `board discover`: finds boards of a source in public lists of addresses. */
export function addDiscoverCommand(board: Command, context: CommandContext): void {
  const command = board.command("discover");
  command
    .description("find boards of a source in a public list of addresses and add them as candidates")
    .addArgument(new Argument("<where>", "the public list").choices(["common-crawl", "sitemap"]))
    .argument("<source>", "id of the source")
    .option("--pages <n>", "of Common Crawl's index: read this many pages; the next call goes on", wholeNumber, 100)
    .option("--again", "of Common Crawl's index: start over, though it was read before")
    .action(async (where: string, source: string, options: DiscoverOptions) => {
      const { discover } = await import("./search-lists.ts");
      await discover(context, command, where, source, options);
    });
}
