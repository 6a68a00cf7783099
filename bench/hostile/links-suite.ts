import { readFileSync } from "node:fs";
import { readPayload } from "#sources/payload.ts";
import { sourceById } from "#sources/registry.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import type { CorpusResult, HostileSuite } from "./suite.ts";

interface LinkCase {
  url: string;
  expect: "drop" | "keep";
}

/** Apply links through a real source: unsafe ones never reach a posting, legitimate ones always do. */
export const linksSuite: HostileSuite = {
  name: "links",
  async run() {
    const file = sharedPath("hostile", "generated", "apply_urls.json");
    return file === null ? [] : [tryLinks(JSON.parse(readFileSync(file, "utf8")) as LinkCase[])];
  },
};

function tryLinks(cases: LinkCase[]): CorpusResult {
  const failures: string[] = [];
  for (const { url, expect } of cases) {
    const kept = linkOf(url);
    if ((kept !== null) !== (expect === "keep"))
      failures.push(`${expect}: ${JSON.stringify(url)} gave ${JSON.stringify(kept)}`);
  }
  const unsafe = cases.filter((each) => each.expect === "drop");
  const resolved = unsafe.filter(({ url }) => URL.canParse(url, "https://jobs.example.com/"));
  return {
    corpus: "apply_urls",
    tried: cases.length,
    failures,
    figures: { unsafe: unsafe.length, legitimate: cases.length - unsafe.length },
    control: {
      what: "an unchecked href leads somewhere for an unsafe link",
      harmed: resolved.length,
      of: unsafe.length,
    },
  };
}

/** Returns the apply link of an opening that has this one at its source; null if the opening is rejected. */
function linkOf(url: string): string | null {
  const source = sourceById("gem");
  const board = { token: "hostile" };
  const request = source.requests(board)[0]!;
  const body = Buffer.from(JSON.stringify([{ id: "1", title: "Baker", absolute_url: url }]));
  const { postings } = source.postings({ request, payload: readPayload(source, request, body) }, board);
  return postings[0]?.url ?? null;
}
