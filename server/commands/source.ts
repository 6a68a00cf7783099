import { Command } from "commander";
import path from "node:path";
import type { CommandContext } from "./context.ts";
import { apiKeysFor } from "#ingest/source-api-keys.ts";
import { readPayload } from "#sources/payload.ts";
import type { Posting } from "#sources/posting.ts";
import { sourceById, sources } from "#sources/registry.ts";
import type { ReadResult, Source } from "#sources/source.ts";

const ROOT = path.join(import.meta.dirname, "..", "..");

/** `source …`: lists the sources, checks one against a live board, scaffolds a new one. */
export function sourceCommand(context: CommandContext): Command {
  const command = new Command("source").description("list, check and add sources");

  command
    .command("list")
    .description("list every source with its terms of use")
    .action(() => {
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

  command
    .command("check")
    .description("fetch the first page of a board and report the result without storing it")
    .argument("<source>", "id of the source")
    .argument("[token]", "the board; `all` for a source with a single feed", "all")
    .action(async (id: string, token: string) => {
      const source = knownSource(command, id);
      if (!source.token.test(token))
        return command.error(`"${token}" is not a board of ${source.name}. Run: source check ${id} TOKEN`);
      const read = await readFirstPage(source, token, context);
      context.out(`${source.name} ${token}: ${read.postings.length} read, ${read.rejected.length} rejected`);
      for (const [reason, count] of countBy(read.rejected.map((rejection) => rejection.reason)))
        context.out(`  rejected\t${count}\t${reason}`);
      for (const [field, count] of filledFields(read.postings))
        context.out(`  ${field}\t${count} of ${read.postings.length}`);
      if (read.rejected.some((rejection) => rejection.reason.startsWith("wrong-shape"))) process.exitCode = 1;
    });

  command
    .command("new")
    .description("scaffold a new source from one of its URLs")
    .argument("<name>", "name of the source")
    .argument("<url>", "a URL that lists openings")
    .action(async (name: string, url: string) => {
      // The scaffold is a development tool; only this command loads it.
      const { newSource } = await import("../../tools/new-source.ts");
      const made = await newSource(name, url, context.http(), ROOT);
      context.out(
        `Created ${path.relative(ROOT, made.folder)}: ${made.files.join(", ")}. Added it to server/sources/registry.ts.`,
      );
      context.out(
        `Next: replace the recorded values with invented ones, map the fields, then run node tools/write-expected.ts ${made.id} TOKEN. See docs/adding-a-source.md.`,
      );
    });

  return command;
}

function knownSource(command: Command, id: string): Source {
  if (!sources.has(id)) command.error(`There is no source "${id}". "source list" lists them all.`);
  return sourceById(id);
}

async function readFirstPage(source: Source, token: string, context: CommandContext): Promise<ReadResult> {
  const keys = apiKeysFor(source, context.config().sourceKeys);
  const board = { token, ...(keys && { keys }) };
  const request = source.requests(board)[0]!;
  const { url, method, headers, body } = request;
  const answer = await context.http().fetch({
    url,
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body && { body }),
    maxBodyMiB: source.maxBodyMiB ?? 15,
  });
  if (answer.notModified) return { postings: [], rejected: [] };
  const payload = readPayload(source, request, answer.body, answer.contentType);
  return source.postings({ request, payload }, board);
}

function filledFields(postings: Posting[]): [string, number][] {
  return countBy(
    postings.flatMap((posting) => [
      ...Object.keys(posting),
      ...Object.keys(posting.company).map((field) => `company.${field}`),
    ]),
  );
}

function countBy(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
