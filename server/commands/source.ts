import { Command } from "commander";
import path from "node:path";
import type { CommandContext } from "./context.ts";
import { EXIT } from "./shell/finish-command.ts";

const ROOT = path.join(import.meta.dirname, "..", "..");

/** `source …`: lists the sources, checks one against a live board, scaffolds a new one. */
export function sourceCommand(context: CommandContext): Command {
  const command = new Command("source");

  command
    .command("list")
    .description("list every source with its terms of use")
    .action(async () => {
      const { sources } = await import("#sources/registry.ts");
      context.data(
        [...sources.values()].map(({ id, name, kind, payload, terms }) => ({ id, name, kind, payload, terms })),
      );
      for (const source of sources.values()) {
        const limits = [
          source.terms.offByDefault && "off by default",
          source.terms.maxRunsPerDay && `${source.terms.maxRunsPerDay} runs a day`,
        ];
        context.out(
          [source.id, source.name, source.kind, source.payload, limits.filter(Boolean).join(", ") || "-"].join("\t"),
        );
      }
    });

  const check = command.command("check");
  check
    .description("fetch the first page of a board and report what it fills; with --all, one known board of each source")
    .argument("[source]", "id of the source")
    .argument("[token]", "the board; `all` for a source with a single feed", "all")
    .option("--all", "check every source, report changes of shape, and turn on unproven sources that can be read")
    .action(async (id: string | undefined, token: string, options: { all?: boolean }) => {
      if (id === undefined && options.all !== true)
        return check.error("Name a source, or check every source with --all.", { exitCode: EXIT.wrongUse });
      const { checkEverySource, checkOneBoard } = await import("./source/check.ts");
      await (id === undefined || options.all === true
        ? checkEverySource(context)
        : checkOneBoard(context, check, id, token));
    });

  command
    .command("new")
    .description("scaffold a new source from one of its URLs")
    .argument("<name>", "name of the source")
    .argument("<url>", "a URL that lists openings")
    .action(async (name: string, url: string) => {
      // The scaffold is a development tool; only this command loads it.
      const { newSource } = await import("../../tools/new-source.ts");
      const made = await newSource(name, url, await context.http(), ROOT);
      context.out(
        `Created ${path.relative(ROOT, made.folder)}: ${made.files.join(", ")}. Added it to server/sources/registry.ts.`,
      );
      context.out(
        `Next: replace the recorded values with invented ones, map the fields, then run node tools/write-expected.ts ${made.id} TOKEN. See docs/adding-a-source.md.`,
      );
      context.data(made);
    });

  return command;
}
