import { matchPoints } from "#desk/match/match-points.ts";
import { matchTarget } from "#desk/match/match-target.ts";
import { judgedPostings, judgements, type Judgement, JUDGED_AT, type JudgedPosting } from "./match/judged-pairs.ts";
import { orderCost } from "./match/order-times.ts";
import { PEOPLE } from "./match/people.ts";
import { byBm25, byReadModel, bySkillOverlap, type Ranking } from "./match/rankings.ts";
import { rounded } from "./measuring/rounded.ts";
import type { Times } from "./search/timing.ts";

const FIRST = 10;

/**
 * Measures a match on judged pairs of invented people and postings: how right its knock-outs are, and its order beside plain skill overlap
 * and BM25. Then what sorting by match costs beside sorting by date, over 1,000,000 generated jobs or `--jobs=N`. `--misses` prints where
 * knock-outs differ from the judge's; `--judged` leaves out the cost.
 */
export function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  const postings = judgedPostings();
  const pairs = judgements();
  const knockOuts = knockOutFigures(postings, pairs, args.includes("--misses"));
  const orders = orderFigures(postings, pairs);
  console.log(
    `${pairs.length} judged pairs: knock-outs said ${knockOuts.said}, of them right ${knockOuts.right}; the judge names ${knockOuts.named}`,
  );
  for (const [name, figure] of Object.entries(orders))
    console.log(`${name.padEnd(44)} nDCG@${FIRST} ${figure.toFixed(3)}`);
  const jobs = Number(args.find((each) => each.startsWith("--jobs="))?.slice("--jobs=".length) ?? 1_000_000);
  return Promise.resolve({
    bench: "match",
    n: pairs.length,
    knock_out_precision: rounded(knockOuts.right / knockOuts.said, 3),
    knock_out_recall: rounded(knockOuts.right / knockOuts.named, 3),
    ndcg_at_10: Object.fromEntries(Object.entries(orders).map(([name, figure]) => [name, rounded(figure, 3)])),
    ...(args.includes("--judged") ? {} : costFigures(jobs)),
  });
}

interface KnockOutFigures {
  said: number;
  right: number;
  named: number;
}

function knockOutFigures(
  postings: readonly JudgedPosting[],
  pairs: readonly Judgement[],
  misses: boolean,
): KnockOutFigures {
  const figures = { said: 0, right: 0, named: 0 };
  for (const { person, posting, knockOuts } of pairs) {
    const { matched } = postings.find(({ key }) => key === posting)!;
    const points = matchPoints(PEOPLE[person]!, matched, JUDGED_AT);
    const said = points.filter(({ need, fit }) => need === "rule" && fit === "no").map(({ about }) => about);
    figures.said += said.length;
    figures.right += said.filter((each) => knockOuts.includes(each)).length;
    figures.named += knockOuts.length;
    if (misses && said.toSorted().join() !== knockOuts.toSorted().join())
      console.log(`${person} ${posting}: says ${said.join(", ") || "none"}; judged ${knockOuts.join(", ") || "none"}`);
  }
  return figures;
}

/** Returns the mean nDCG of each order. The last two know our knock-outs, so that only their order is compared. */
function orderFigures(postings: readonly JudgedPosting[], pairs: readonly Judgement[]): Record<string, number> {
  const [overlap, words] = [bySkillOverlap(postings), byBm25(postings)];
  const rankings: Record<string, Ranking> = {
    match: byReadModel(postings),
    "skill overlap": overlap,
    BM25: words,
    "skill overlap, knock-outs last": knockOutsLast(overlap, postings),
    "BM25, knock-outs last": knockOutsLast(words, postings),
  };
  return Object.fromEntries(Object.entries(rankings).map(([name, ranking]) => [name, meanGain(ranking, pairs)]));
}

function knockOutsLast(ranking: Ranking, postings: readonly JudgedPosting[]): Ranking {
  return (person) => {
    const isOut = (key: string): boolean =>
      matchPoints(person, postings.find((each) => each.key === key)!.matched, JUDGED_AT).some(
        ({ need, fit }) => need === "rule" && fit === "no",
      );
    const keys = ranking(person).map((key) => ({ key, out: isOut(key) }));
    return [...keys.filter(({ out }) => !out), ...keys.filter(({ out }) => out)].map(({ key }) => key);
  };
}

function meanGain(ranking: Ranking, pairs: readonly Judgement[]): number {
  const gains = Object.entries(PEOPLE).map(([name, person]) => {
    const grades = new Map(pairs.filter((pair) => pair.person === name).map((pair) => [pair.posting, pair.grade]));
    const ideal = [...grades.values()].sort((a, b) => b - a);
    return gain(ranking(person).map((key) => grades.get(key)!)) / gain(ideal);
  });
  return gains.reduce((sum, each) => sum + each, 0) / gains.length;
}

/** Returns the discounted cumulative gain (DCG) of the first results. */
function gain(grades: readonly number[]): number {
  return grades.slice(0, FIRST).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

function costFigures(jobs: number): object {
  const cost = orderCost(
    jobs,
    Object.values(PEOPLE).map((person) => matchTarget(person, JUDGED_AT)),
  );
  console.log(`${jobs.toLocaleString("en")} jobs, milliseconds, the same queries in turn; the shortest run of each`);
  console.log("                          page + exact total     + counts of every option");
  for (const order of ["date", "match"] as const)
    console.log(`sorted by ${order.padEnd(12)}${cells(cost[order].page)}${cells(cost[order].counts)}`);
  console.log(`the first query of a profile scores every job: ${Math.round(cost.firstMs)} ms of the processor`);
  const ratio = (part: "page" | "counts", at: keyof Times): number =>
    rounded(cost.match[part][at] / cost.date[part][at]);
  return {
    jobs,
    ratio_of_answers: { p50: ratio("counts", "p50"), p99: ratio("counts", "p99") },
    ratio_of_pages_alone: { p50: ratio("page", "p50"), p99: ratio("page", "p99") },
    first_cpu_ms: Math.round(cost.firstMs),
    bytes_per_job: rounded(cost.bytesPerJob),
  };
}

function cells({ p50, p99 }: Times): string {
  return `p50 ${p50.toFixed(3)}  p99 ${p99.toFixed(3)}    `;
}

if (import.meta.main) console.log(JSON.stringify(await run()));
