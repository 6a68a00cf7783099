import { normalise, normaliseTogether } from "#normalise/pipeline.ts";
import { RecentTexts } from "#normalise/text/recent-texts.ts";
import { ownAds } from "../quality/own-ads.ts";

const CONTEXT = { sourceId: "own", sourceKind: "ats", now: new Date("2026-11-22T12:00:00Z") } as const;
/** A run asks the parser process for as many at once. */
const TOGETHER = 16;
const ROUNDS = 20;

/** Returns the CPU time that it takes to read texts as if for the first time, µs. */
function costOf(read: () => unknown): number {
  RecentTexts.forgetAll();
  const before = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Returns how many times as much CPU time it takes to read our own ads one after another as it takes to read some of them together. */
export function timesFasterTogether(): number {
  const postings = ownAds().map(({ posting }) => posting);
  const alone = () => postings.map((posting) => normalise(posting, CONTEXT));
  const together = () => {
    for (let at = 0; at < postings.length; at += TOGETHER)
      normaliseTogether(postings.slice(at, at + TOGETHER), CONTEXT);
  };
  // V8 builds expressions in the first rounds.
  for (let round = 0; round < 2; round += 1) for (const read of [alone, together]) read();
  let [costAlone, costTogether] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    costAlone += costOf(alone);
    costTogether += costOf(together);
  }
  return Number((costAlone / costTogether).toFixed(2));
}
