import { readFileSync } from "node:fs";
import { z } from "zod";
import { readPayload } from "#sources/payload.ts";
import { readItems } from "#sources/read.ts";
import { sourceById } from "#sources/registry.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import type { CorpusResult, HostileSuite } from "./suite.ts";

interface LinkCase {
  url: string;
  expect: "drop" | "keep";
}

/** Every link of an opening that a page draws: unsafe ones never reach a posting, legitimate ones always do. */
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
    for (const [field, kept] of Object.entries(linksOf(url))) {
      if ((kept !== null) !== (expect === "keep"))
        failures.push(`${expect}: ${JSON.stringify(url)} as ${field} gave ${JSON.stringify(kept)}`);
    }
  }
  const unsafe = cases.filter((each) => each.expect === "drop");
  const resolved = unsafe.filter(({ url }) => URL.canParse(url, "https://jobs.example.com/"));
  return {
    corpus: "apply_urls",
    tried: cases.length,
    failures,
    figures: {
      unsafe: unsafe.length,
      legitimate: cases.length - unsafe.length,
      fields: Object.keys(linksOf("https://jobs.example.com/")).length,
    },
    control: {
      what: "an unchecked href leads somewhere for an unsafe link",
      harmed: resolved.length,
      of: unsafe.length,
    },
  };
}

/** Returns the links of postings that have this one at their source, by field; null for each that is dropped. */
function linksOf(url: string): Record<string, string | null> {
  const source = sourceById("gem");
  const board = { token: "hostile" };
  const request = source.requests(board)[0]!;
  const body = Buffer.from(JSON.stringify([{ id: "1", title: "Baker", absolute_url: url }]));
  const { postings } = source.postings({ request, payload: readPayload(source, request, body) }, board);
  const [{ company } = { company: undefined }] = readItems([{}], z.object({}), () => ({
    externalId: "1",
    url: "https://jobs.example.com/1",
    title: "Baker",
    company: { name: "Hostile", website: url, linkedin: url, logoUrl: url },
  })).postings;
  return {
    "apply link": postings[0]?.url ?? null,
    website: company?.website ?? null,
    profile: company?.linkedin ?? null,
    logo: company?.logoUrl ?? null,
  };
}
