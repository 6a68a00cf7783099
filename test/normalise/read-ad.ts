import { normalise } from "#normalise/pipeline.ts";
import type { NormalisedPosting } from "#normalise/result.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

/** Reads an ad of an invented employer through the whole pipeline. */
export function readAd(body: string, location?: string): NormalisedPosting {
  const posting = {
    externalId: "1",
    url: "https://jobs.example/1",
    title: "Editor",
    company: { name: "Fernhill" },
    locations: location === undefined ? [] : [location],
    body,
  };
  return normalise(posting, { sourceId: "test", sourceKind: "ats", now: NOW });
}
