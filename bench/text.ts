import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { createEngine } from "#search/engine.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { runToEnd } from "#test/search/run-to-end.ts";
import { withAnyServer } from "./measuring/own-database.ts";
import { rounded } from "./measuring/rounded.ts";
import { percentiles } from "./search/timing.ts";
import { type JudgedQuery, judgedQueries, QUERY_KINDS, TUNED_SEED } from "./text/judged-queries.ts";
import { miniSearch, postgresText, type TextSearch } from "./text/other-engines.ts";
import { publishedDocuments } from "./text/postings.ts";

/** Jobs per page. */
const FIRST = 9;

interface Quality {
  recall: number;
  ndcg: number;
  p50: number;
  p99: number;
  ndcgByKind: Record<string, number>;
}

/**
 * Measures how well the read model, MiniSearch and Postgres rank published titles, in one run over two sets of judged
 * queries: the set that the ranking was tuned with, and a new one (`--seed=N`, by default from the clock). Only the new
 * one is a blind test. `--misses` prints poor results, and `--alone` leaves out the other engines.
 */
export async function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  const documents = publishedDocuments();
  const seed = Number(args.find((each) => each.startsWith("--seed="))?.slice(7) ?? Date.now() % 1_000_000);
  if (!Number.isSafeInteger(seed)) throw new RangeError("--seed takes a whole number");
  const sets = [TUNED_SEED, seed].map((each) => ({ seed: each, queries: judgedQueries(documents, each) }));
  const results = new Map<string, Quality[]>();
  const runAll = async (others: readonly TextSearch[]) => {
    const engines = [readModel(documents), ...others];
    for (const engine of engines) {
      const qualities: Quality[] = [];
      for (const { queries } of sets) qualities.push(await judged(engine, queries));
      results.set(engine.name, qualities);
      await engine.close?.();
    }
    if (args.includes("--misses")) for (const query of sets[0]!.queries) await printMiss(engines[0]!, query, documents);
  };
  if (args.includes("--alone")) await runAll([]);
  else
    await withAnyServer({ fsync: "off" }, async (url) =>
      runAll([miniSearch(documents, "AND"), miniSearch(documents, "OR"), await postgresText(url, documents)]),
    );
  sets.forEach(({ seed: own, queries }, set) => {
    const kind = set === 0 ? "tuned" : "unseen";
    print(`${documents.length} published jobs, ${queries.length} queries with seed ${own} (${kind}), first ${FIRST}`);
    print(`${"".padEnd(30)} recall   nDCG    p50 ms   p99 ms   nDCG by kind: ${QUERY_KINDS.join(", ")}`);
    for (const [name, qualities] of results) print(row(name, qualities[set]!));
  });
  const [tuned, unseen] = sets.map(({ queries }, set) => figuresOf(results, set, queries.length));
  return { bench: "text", jobs: documents.length, seed, ...unseen, tuned };
}

function row(name: string, { recall, ndcg, p50, p99, ndcgByKind }: Quality): string {
  const kinds = QUERY_KINDS.map((kind) => ndcgByKind[kind]!.toFixed(2)).join("  ");
  const times = [p50, p99].map((ms) => ms.toFixed(2).padStart(7)).join("  ");
  return `${name.padEnd(30)} ${recall.toFixed(3)}  ${ndcg.toFixed(3)}  ${times}   ${kinds}`;
}

function figuresOf(results: ReadonlyMap<string, readonly Quality[]>, set: number, n: number): object {
  const [ours, ...others] = [...results].map(([name, qualities]) => ({ name, ...qualities[set]! }));
  const highest = (of: "recall" | "ndcg"): boolean => others.every((other) => ours![of] > other[of]);
  return {
    n,
    recall_at_9: rounded(ours!.recall, 3),
    ndcg_at_9: rounded(ours!.ndcg, 3),
    p99_ms: rounded(ours!.p99, 3),
    others: Object.fromEntries(
      others.map(({ name, recall, ndcg }) => [name, { recall_at_9: rounded(recall, 3), ndcg_at_9: rounded(ndcg, 3) }]),
    ),
    ours_highest: highest("recall") && highest("ndcg"),
  };
}

function print(line: string): void {
  console.log(line);
}

function readModel(documents: readonly SearchDocument[]): TextSearch {
  const engine = createEngine({ slugs: ["worldwide"], ancestors: () => [], descendants: () => [] });
  const loading = engine.load();
  for (const document of documents) loading.add(document);
  runToEnd(loading.finish());
  const now = Date.now();
  return {
    name: "read model",
    first: (q, limit) => engine.query({ ...EVERY_JOB, q, sortBy: "relevance", limit }, { now, counts: false }).ids,
  };
}

async function judged(engine: TextSearch, queries: readonly JudgedQuery[]): Promise<Quality> {
  const times: number[] = [];
  const recalls: number[] = [];
  const gains: { kind: string; ndcg: number }[] = [];
  for (const query of queries) await engine.first(query.text, FIRST);
  for (const { text, kind, grades } of queries) {
    const started = performance.now();
    const ids = await engine.first(text, FIRST);
    times.push(performance.now() - started);
    recalls.push(ids.filter((id) => grades.has(id)).length / Math.min(FIRST, grades.size));
    const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, FIRST);
    gains.push({ kind, ndcg: gain(ids.map((id) => grades.get(id) ?? 0)) / gain(ideal) });
  }
  return {
    recall: mean(recalls),
    ndcg: mean(gains.map(({ ndcg }) => ndcg)),
    ...percentiles(times),
    ndcgByKind: Object.fromEntries(
      QUERY_KINDS.map((of) => [of, mean(gains.filter(({ kind }) => kind === of).map(({ ndcg }) => ndcg))]),
    ),
  };
}

/** Returns the discounted cumulative gain (DCG). */
function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Prints a query with an nDCG of at most 0.7, its first results and the best jobs. */
async function printMiss(
  engine: TextSearch,
  { text, kind, grades }: JudgedQuery,
  documents: readonly SearchDocument[],
): Promise<void> {
  const ids = await engine.first(text, FIRST);
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, FIRST);
  const reached = gain(ids.map((id) => grades.get(id) ?? 0)) / gain(ideal);
  if (reached > 0.7) return;
  console.log(`${kind}: ${text} (${reached.toFixed(2)} of ${grades.size})`);
  for (const id of ids.slice(0, 5)) console.log(`    ${grades.get(id) ?? 0} ${documents[Number(id) - 1]!.title}`);
  const best = [...grades].sort((a, b) => b[1] - a[1]).slice(0, 2);
  for (const [id, grade] of best)
    console.log(
      `    expected ${grade}: ${documents[Number(id) - 1]!.title} (${documents[Number(id) - 1]!.companyName})`,
    );
}

if (import.meta.main) console.log(JSON.stringify(await run()));
