import fc from "fast-check";
import { expect, test } from "vitest";
import { fulfilWishes } from "#desk/saved/fulfil-wish.ts";
import { savedJobs } from "#store/desk/saved-jobs.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { newSession } from "#test/new-session.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { createMemoryStorage, type DeskOperation, type DeskStorage } from "#web/features/desk/desk-storage.ts";
import { firstBatch, GUEST, queued, sendable, settle } from "#web/features/desk/outbox.ts";
import { SAVED_JOB, type SavedPayload } from "#web/features/saved/saved-operation.ts";

/** Set DESK_STEPS for a long run, and DESK_SEED to repeat one. */
const STEPS = Number(process.env["DESK_STEPS"] ?? 600);
const SEED = Number(process.env["DESK_SEED"] ?? Date.now() % 2 ** 31);
const STEPS_PER_RUN = 100;
const ANA = "ana@example.com";
/** Wishes are this far apart, so that the time of a call never decides. */
const MINUTE_MS = 60_000;
/** Enough for a long run. */
const LONGEST_MS = 4 * 3_600_000;

const { api, database } = await accountApiTestbed();
const jobs = await Promise.all(
  ["Baker", "Editor", "Nurse", "Pilot"].map((title) => saveTestJob(database, { title, company: "Kestrow Grid" })),
);

/**
 * Two devices of one account, and a browser whose guest signs in to it later. Their queues are the outbox's own functions over a storage in memory, and
 * wishes reach the database through the function that the route calls. IndexedDB, the network and the screens are covered by e2e/screens/saved.e2e.ts and
 * e2e/journeys/seeker.e2e.ts.
 */
type Step =
  | { kind: "wish"; device: number; job: number; saved: boolean }
  | { kind: "deliver"; device: number; most: number; answer: "arrives" | "is lost" | "comes after another wish" };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("wish" as const),
      device: fc.nat(2),
      job: fc.nat(3),
      saved: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("deliver" as const),
      device: fc.nat(1),
      most: fc.integer({ min: 1, max: 4 }),
      answer: fc.constantFrom("arrives" as const, "is lost" as const, "comes after another wish" as const),
    }),
  },
);

async function world() {
  const { accountId } = await newSession(database);
  const devices = [createMemoryStorage(), createMemoryStorage(), createMemoryStorage()];
  const start = Date.now() - 2 * STEPS_PER_RUN * MINUTE_MS;
  let minute = 0;
  /** The last wish of each job by the time it was wished, of every device. */
  const wished = new Map<string, { at: number; saved: boolean }>();
  const remember = (jobId: string, at: number, saved: boolean) => {
    if (at >= (wished.get(jobId)?.at ?? 0)) wished.set(jobId, { at, saved });
  };

  async function wish(device: number, jobId: string, saved: boolean): Promise<void> {
    minute += 1;
    const at = start + minute * MINUTE_MS;
    const owner = device === 2 ? GUEST : ANA;
    const id = `${SAVED_JOB} ${jobId}`;
    await devices[device]!.update((contents) =>
      // What a guest removes again is as if it had never been saved.
      owner === GUEST && !saved
        ? { deleteOperations: [`${GUEST} ${id}`] }
        : { putOperations: [{ ...queued(contents, owner, { id, kind: SAVED_JOB, payload: { jobId, saved } }), at }] },
    );
    if (owner === ANA) remember(jobId, at, saved);
  }

  async function deliver(storage: DeskStorage, most: number, answer: string, device = 0): Promise<void> {
    const batch = firstBatch(sendable(await storage.read(), ANA), most) as DeskOperation<SavedPayload>[];
    if (batch.length === 0) return;
    const answers = await fulfilWishes(
      api.accounts,
      accountId,
      batch.map(({ at, payload: { jobId, saved } }) => ({ jobId, saved, ageMs: Date.now() - at, restore: false })),
    );
    for (const { owner, at, payload } of batch) if (owner === GUEST) remember(payload.jobId, at, payload.saved);
    if (answer === "is lost") return;
    const [first] = batch;
    if (answer === "comes after another wish" && first) await wish(device, first.payload.jobId, !first.payload.saved);
    const settlements = batch.map((operation, index) => ({
      operation,
      refusal: answers[index]?.refusal?.message ?? null,
    }));
    await storage.update((contents) => settle(contents, settlements));
  }

  async function finish(): Promise<void> {
    for (const storage of devices)
      while (sendable(await storage.read(), ANA).length > 0) await deliver(storage, 3, "arrives");
  }
  const expected = () => jobs.filter((job) => wished.get(job)?.saved === true).toSorted();
  const stored = async () => (await savedJobs(database.db, accountId)).map(({ job }) => job.id).toSorted();
  return { devices, wish, deliver, finish, expected, stored };
}

test(
  `after ${STEPS} steps by two devices and a guest who joins, the last wish for each job holds`,
  async () => {
    process.stdout.write(`saved model: ${STEPS} steps, seed ${SEED}\n`);
    let held = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: STEPS_PER_RUN, maxLength: STEPS_PER_RUN, size: "max" }),
        async (steps) => {
          const { devices, wish, deliver, finish, expected, stored } = await world();
          // A job that was never saved can't be removed.
          for (const job of jobs) await wish(0, job, true);
          await deliver(devices[0]!, jobs.length, "arrives");
          for (const each of steps) {
            if (each.kind === "wish") await wish(each.device, jobs[each.job]!, each.saved);
            else await deliver(devices[each.device]!, each.most, each.answer, each.device);
          }
          await finish();
          expect(await stored()).toEqual(expected());
          held += expected().length;
        },
      ),
      { numRuns: Math.max(1, Math.ceil(STEPS / STEPS_PER_RUN)), seed: SEED, endOnFailure: true },
    );
    expect(held, "a model in which nothing is ever saved proves nothing").toBeGreaterThan(0);
  },
  LONGEST_MS,
);
