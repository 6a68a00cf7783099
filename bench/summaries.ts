import { prepareText, type PreparedText } from "#normalise/text/prepared-text.ts";
import { readSummary } from "#normalise/text/summary.ts";
import { splitSentences } from "#normalise/text/sentences.ts";
import { readPayload } from "#sources/payload.ts";
import type { Posting } from "#sources/posting.ts";
import { sources } from "#sources/registry.ts";
import { feedsOf, type RecordedFeed } from "#test/recordings/recorded-feeds.ts";
import { rounded } from "./measuring/rounded.ts";

/** A body shorter than this holds too little to say what the work is. */
const MIN_BODY = 400;
/** Cards on a page of the list. */
const PAGE = 9;

interface Read {
  posting: Posting;
  prepared: PreparedText;
  summary: string;
}

/**
 * Measures the summaries of recorded openings with a real body: how many have none, are too short or too long, or repeat a sentence of another card
 * on a page of nine of the same board. `--show=N` prints every Nth.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const show = Number(args.find((arg) => arg.startsWith("--show="))?.slice(7) ?? 0);
  const read: Read[] = [];
  let repeated = 0;
  let cpu = 0;
  for (const source of sources.values()) {
    for (const feed of feedsOf("recorded", source.id)) {
      const prepared = postingsOf(source.id, feed).map((posting) => ({
        posting,
        prepared: prepareText(posting.body ?? ""),
      }));
      const begun = process.cpuUsage().user;
      const board = prepared
        .filter((each) => each.prepared.text.length >= MIN_BODY)
        .map(({ posting, prepared: body }) => {
          const { title, company, excerpt = "" } = posting;
          const companyName = company.name ?? "";
          return {
            posting,
            prepared: body,
            summary: readSummary({ title, companyName, excerpt, prepared: body }),
          };
        });
      cpu += process.cpuUsage().user - begun;
      repeated += repeatedOnPages(board.map(({ summary }) => summary));
      read.push(...board);
    }
  }
  if (show > 0)
    for (const [index, { posting, summary }] of read.entries())
      if (index % show === 0)
        console.log(`${posting.company.name} · ${posting.title} (${summary.length})\n    ${summary}`);
  const share = (fits: (summary: string) => boolean) =>
    rounded((100 * read.filter(({ summary }) => fits(summary)).length) / read.length, 1);
  const figures = {
    postings: read.length,
    empty_percent: share((summary) => summary === ""),
    under_70_percent: share((summary) => summary !== "" && summary.length < 70),
    over_220_percent: share((summary) => summary.length > 220),
    over_two_sentences_percent: share((summary) => splitSentences(summary).length > 2),
    repeated_sentences_per_100: rounded((100 * repeated) / read.length, 1),
    us_per_posting: rounded(cpu / read.length, 0),
  };
  console.table(figures);
  return figures;
}

function postingsOf(sourceId: string, feed: RecordedFeed): Posting[] {
  const source = sources.get(sourceId);
  if (source === undefined || feed.malformed) return [];
  const payload = readPayload(source, feed.request, Buffer.from(feed.body()));
  return source.postings({ request: feed.request, payload }, feed.board).postings;
}

/** Counts the sentences that an earlier card of the same page already shows. */
function repeatedOnPages(summaries: readonly string[]): number {
  let repeated = 0;
  for (let at = 0; at < summaries.length; at += PAGE) {
    const seen = new Set<string>();
    for (const sentence of summaries.slice(at, at + PAGE).flatMap(splitSentences)) {
      if (seen.has(sentence)) repeated++;
      seen.add(sentence);
    }
  }
  return repeated;
}
