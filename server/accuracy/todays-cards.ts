import type { PoolClient } from "pg";
import type { LabelCard } from "#contract/schemas/accuracy.ts";
import { CARDS_PER_DAY } from "#contract/values/accuracy/judging.ts";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import {
  cardsOfToday,
  countDrawnToday,
  discardCards,
  type DrawnCard,
  insertCard,
  lockOperator,
  moveToToday,
  waitingCards,
} from "#store/operations/accuracy-labels.ts";
import { candidatesOf, strataWithLabels, type StratumKey } from "#store/operations/accuracy-strata.ts";
import { type Reading, readingsOf } from "#store/operations/job-readings.ts";
import { sourceKind } from "./count-strata.ts";

/** Strata that one round looks into, candidates that it tries in each, and rounds: together they bound what drawing costs. */
const STRATA_PER_ROUND = 30;
const TRIES_PER_STRATUM = 3;
const MOST_ROUNDS = 4;

/**
 * Returns the operator's cards of today (UTC), and draws them on the first call of the day: first those of earlier days that still wait
 * and still hold, so that a hard card isn't left out of the figures, then new ones from the least labelled strata.
 */
export async function todaysCards(
  database: Database,
  accountId: string,
  random: () => number = Math.random,
): Promise<LabelCard[]> {
  return await inBulkTransaction(database, async (client) => {
    await lockOperator(client, accountId);
    const room = CARDS_PER_DAY - (await countDrawnToday(client, accountId));
    if (room > 0) {
      const moved = await moveWaiting(client, accountId, room);
      await drawCards(client, accountId, room - moved, random);
    }
    return await cardsOfToday(client, accountId);
  });
}

/** Moves waiting cards to today, discards those that no longer hold, and returns how many were moved. */
async function moveWaiting(client: PoolClient, accountId: string, room: number): Promise<number> {
  const waiting = await waitingCards(client, accountId);
  const readings = await currentReadings(
    client,
    waiting.map(({ jobId }) => jobId),
  );
  const { true: valid = [], false: stale = [] } = Object.groupBy(waiting, (card) => String(holds(card, readings)));
  const moved = valid.slice(0, room).map(({ id }) => id);
  await moveToToday(client, moved);
  await discardCards(
    client,
    stale.map(({ id }) => id),
  );
  return moved.length;
}

type Readings = ReadonlyMap<string, Reading>;

/** Returns what the present rules read of these jobs, by job and field. */
async function currentReadings(client: PoolClient, jobIds: readonly string[]): Promise<Readings> {
  const readings = await readingsOf({ pool: client }, jobIds, sourceKind);
  return new Map(
    readings
      .filter(({ rulesVersion }) => rulesVersion === RULES_VERSION)
      .map((reading) => [`${reading.jobId} ${reading.field}`, reading]),
  );
}

function holds(card: DrawnCard, readings: Readings): boolean {
  const reading = readings.get(`${card.jobId} ${card.field}`);
  return reading?.source === card.source && sameValue(reading.value, card.value);
}

function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sortedKeys) === JSON.stringify(b, sortedKeys);
}

/** Postgres orders the keys of its JSON; ours come as they were written. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Draws cards from the least labelled strata; among equals, the larger ones come first more often. */
async function drawCards(client: PoolClient, accountId: string, room: number, random: () => number): Promise<void> {
  const ordered = (await strataWithLabels(client, RULES_VERSION))
    .map((stratum) => ({ stratum, key: random() ** (1 / stratum.jobs) }))
    .toSorted((a, b) => a.stratum.labels - b.stratum.labels || b.key - a.key)
    .map(({ stratum }) => stratum);
  let missing = room;
  for (let round = 0; round < MOST_ROUNDS && missing > 0; round += 1) {
    const strata = ordered.slice(round * STRATA_PER_ROUND, (round + 1) * STRATA_PER_ROUND);
    if (strata.length === 0) return;
    missing -= await drawRound(client, accountId, { strata, missing, random });
  }
}

/** Draws at most one card from each of these strata, in order. Returns how many. */
async function drawRound(
  client: PoolClient,
  accountId: string,
  { strata, missing, random }: { strata: readonly StratumKey[]; missing: number; random: () => number },
): Promise<number> {
  const drawn = (await candidatesOf(client, strata)).map((ids) => sample(ids, random));
  const readings = await currentReadings(client, [...new Set(drawn.flat())]);
  let count = 0;
  for (const [at, { field, source, hasValue }] of strata.entries()) {
    if (count === missing) break;
    for (const jobId of drawn[at]!) {
      const reading = readings.get(`${jobId} ${field}`);
      if (reading?.source !== source || (reading.value !== null) !== hasValue) continue;
      if (!(await insertCard(client, accountId, reading))) continue;
      count += 1;
      break;
    }
  }
  return count;
}

/** Returns a few of the ids at random, each order with the same probability. */
function sample(ids: readonly string[], random: () => number): string[] {
  return ids
    .map((id) => ({ id, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, TRIES_PER_STRATUM)
    .map(({ id }) => id);
}
