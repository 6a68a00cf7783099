import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Database } from "#postgres/database.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import { tryBoards, type HostileInput } from "./board-trial.ts";
import { withDatabase } from "../measuring/own-database.ts";
import type { CorpusResult, HostileSuite } from "./suite.ts";

const CORPORA: { corpus: string; folders: string[][] }[] = [
  { corpus: "feeds", folders: [["feeds"]] },
  { corpus: "xml", folders: [["xml"], ["generated", "xml"]] },
  { corpus: "json", folders: [["json"], ["generated", "json"]] },
];

/** Feeds, XML and JSON made to break parsers, served over HTTP to boards with good jobs. */
export const boardsSuite: HostileSuite = {
  name: "boards",
  async run() {
    const results: CorpusResult[] = [];
    for (const { corpus } of CORPORA) {
      const inputs = hostileInputs(corpus);
      if (inputs.length > 0)
        results.push(await withDatabase({ max: 6 }, (database) => tryCorpus(database, corpus, inputs)));
    }
    return results;
  },
};

/** Returns the inputs of a corpus: every file, and every line of a payload list. */
export function hostileInputs(corpus: string): HostileInput[] {
  const folders = CORPORA.find((each) => each.corpus === corpus)?.folders ?? [];
  return folders.flatMap((parts) => {
    const folder = sharedPath("hostile", ...parts);
    if (folder === null) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "INDEX.json")
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .flatMap((file) => inputsOf(file, path.relative(folder, file)));
  });
}

function inputsOf(file: string, name: string): HostileInput[] {
  const body = readFileSync(file);
  if (!file.endsWith(".txt")) return [{ name, body, contentType: contentTypeOf(file) }];
  const isJson = /json/i.test(file);
  return body
    .toString("utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, at) => ({
      name: `${name}:${at + 1}`,
      body: Buffer.from(line),
      contentType: isJson ? "application/json" : "application/xml",
    }));
}

function contentTypeOf(file: string): string {
  if (file.endsWith(".json")) return "application/json";
  return file.endsWith(".html") ? "text/html" : "application/xml";
}

export async function tryCorpus(
  database: Database,
  corpus: string,
  inputs: readonly HostileInput[],
): Promise<CorpusResult> {
  const { failures, ...figures } = await tryBoards(database, inputs);
  return { corpus, tried: inputs.length, failures, figures, control: null };
}
