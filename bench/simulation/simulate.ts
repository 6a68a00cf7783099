import { createVirtualClock } from "#test/http/virtual-clock.ts";
import { GAP_MS, queueOfUrl } from "#http/vendor-hosts.ts";
import { BUDGET_REFRESH_MS, createCrawlBudget } from "#ingest/crawl-budget.ts";
import type { Logger } from "#app/log.ts";
import { sources } from "#sources/registry.ts";
import { BUILT_IN_RATES, type BoardRates } from "./board-rates.ts";
import { createChance } from "./chance.ts";
import { makeBoards, advanceBoard } from "./simulated-boards.ts";
import { createSimulatedQueue } from "./simulated-queue.ts";
import { startCrew } from "./simulated-crew.ts";
import { createSimulatedWeb, type PolitenessViolations } from "./simulated-web.ts";

export interface SimulationOptions {
  boards: number;
  days: number;
  workers: number;
  seed: number;
  log: Logger;
  rates?: BoardRates;
  /** Called after each simulated hour. */
  onHour?: (hour: number, hours: number) => void;
}

export interface AgeFigures {
  n: number;
  medianMin: number;
  p90Min: number;
  p99Min: number;
}

export interface SimulationReport {
  boards: number;
  days: number;
  workers: number;
  runs: number;
  requests: number;
  gigabytes: number;
  answers: { ok: number; notModified: number; failed: number; tooMany: number; gone: number };
  /** The busiest hosts, with the share of their time that we use. */
  hosts: { host: string; boards: number; requests: number; requestsPerS: number; busy: number }[];
  /** Age of a change when a run first sees it; unseen changes count with their age at the end. */
  seen: AgeFigures;
  unseenAtTheEnd: number;
  /** Age of a removal when the posting closes, after the second look. */
  closed: AgeFigures;
  longestDueS: number;
  workersKilled: number;
  violations: PolitenessViolations & { doubleRuns: number; total: number };
}

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 0, 5);
/** Measurements start once the intervals have settled. */
const warmUpMs = (days: number) => Math.min(days / 2, 1) * 24 * HOUR_MS;
const MOST_HOSTS_REPORTED = 12;
const MEAN_ANSWER_S = 0.4;

/**
 * Runs the product's own board scheduler, schedule, crawl budget, pace, breaker and Retry-After against a simulated web for
 * days of virtual time. Kills and replaces one worker in the middle of each day.
 */
export async function simulate(options: SimulationOptions): Promise<SimulationReport> {
  const { days, log } = options;
  const clock = createVirtualClock(START_MS);
  const chance = createChance(options.seed);
  const boards = makeBoards(options.boards, sources, options.rates ?? BUILT_IN_RATES, chance, START_MS);
  const web = createSimulatedWeb(boards, clock, chance);
  const queue = createSimulatedQueue(boards, clock.now);
  const budget = createCrawlBudget(sources, async () => queue.loads());
  const measuredFromMs = START_MS + warmUpMs(days);
  const ages: Record<"seen" | "closed", number[]> = { seen: [], closed: [] };
  const onSeen = (kind: "added" | "removed" | "closed", ageMs: number) => {
    if (clock.now() - ageMs >= measuredFromMs) ages[kind === "closed" ? "closed" : "seen"].push(ageMs);
  };

  const world = { clock, chance, queue, budget, onSeen, onStored: web.noteStored };
  const crew = startCrew({ world, web, log, workers: options.workers });
  await budget.refresh();
  for (let hour = 0; hour < days * 24; hour += 1) {
    for (let part = 0; part < HOUR_MS / BUDGET_REFRESH_MS; part += 1) {
      await clock.advance(BUDGET_REFRESH_MS);
      await budget.refresh();
    }
    if (hour % 24 === 11) await crew.replaceOldest();
    options.onHour?.(hour + 1, days * 24);
  }
  const longestDueS = queue.longestDueS();
  await crew.stop();

  let unseenAtTheEnd = 0;
  for (const board of boards) {
    advanceBoard(board, clock.now(), chance);
    if (board.goneAtMs < clock.now()) continue;
    for (const change of board.unseen) {
      if (change.missedAtMs !== null || change.atMs < measuredFromMs) continue;
      unseenAtTheEnd += 1;
      ages.seen.push(clock.now() - change.atMs);
    }
  }
  const violations = { ...web.violations, doubleRuns: queue.doubleRuns };
  const requests = [...web.hosts.values()].reduce((sum, host) => sum + host.requests, 0);
  return {
    boards: boards.length,
    days,
    workers: options.workers,
    runs: queue.claims,
    requests,
    gigabytes: Number(([...web.hosts.values()].reduce((sum, host) => sum + host.bytes, 0) / 1e9).toFixed(2)),
    answers: web.answers,
    hosts: hostFigures(
      web.hosts,
      boards.map((board) => board.row),
      days,
    ),
    seen: ageFigures(ages.seen),
    unseenAtTheEnd,
    closed: ageFigures(ages.closed),
    longestDueS,
    workersKilled: crew.killed(),
    violations: { ...violations, total: Object.values(violations).reduce((sum, each) => sum + each, 0) },
  };
}

function hostFigures(
  hosts: ReadonlyMap<string, { requests: number }>,
  boards: readonly { source: string; token: string }[],
  days: number,
): SimulationReport["hosts"] {
  const counts = new Map<string, number>();
  for (const { source, token } of boards) {
    const host = queueOfUrl(sources.get(source)?.requests({ token })[0]?.url ?? "");
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...hosts]
    .map(([host, { requests }]) => {
      const requestsPerS = requests / (days * 86_400);
      const busy = Number((requestsPerS * (GAP_MS / 1000 + MEAN_ANSWER_S)).toFixed(2));
      return { host, boards: counts.get(host) ?? 0, requests, requestsPerS: Number(requestsPerS.toFixed(3)), busy };
    })
    .toSorted((a, b) => b.requests - a.requests)
    .slice(0, MOST_HOSTS_REPORTED);
}

function ageFigures(agesMs: number[]): AgeFigures {
  const sorted = Float64Array.from(agesMs).sort();
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) / 60_000);
  return { n: sorted.length, medianMin: at(0.5), p90Min: at(0.9), p99Min: at(0.99) };
}
