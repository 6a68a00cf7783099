import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ApplicationsResponse,
  StoredApplicationsResponse,
  WriteApplicationsResponse,
  type StoredApplication,
} from "#contract/schemas/desk/application.ts";
import { type DeskEvent, type DeskEventKind, type FieldValue, STAGES } from "#contract/values/desk/application.ts";
import { foldApplication, summariseApplication } from "#contract/values/desk/fold.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { newSession } from "#test/new-session.ts";

/** Set DESK_STEPS=50000 for a long run (`npm run bench desk`), and DESK_SEED to repeat one. */
const STEPS = Number(process.env["DESK_STEPS"] ?? 2000);
const SEED = Number(process.env["DESK_SEED"] ?? Date.now() % 2 ** 31);
const STEPS_PER_RUN = 200;
/** Applications that one run works on. */
const APPLICATIONS = 8;

const { api, database } = await accountApiTestbed();

interface Written {
  id: string;
  createdAt: string;
  events: Omit<DeskEvent, "recordedAt">[];
}
/**
 * A device or the browser of a guest, whose queue is a list in memory: the model covers what the API and the database make of any order, loss and
 * repetition of deliveries. What the browser itself does is covered elsewhere: how its queue joins and sends operations by
 * web/features/desk/outbox.test.ts and server/desk/saved/last-wish.db.test.ts, IndexedDB and the screens by e2e/journeys/seeker.e2e.ts.
 */
interface Device {
  /** Writes that haven't reached the server, in the order in which the person made them. */
  waiting: Written[];
  /** How far its clock is off. */
  skewMs: number;
  guest: boolean;
}
interface World {
  token: string;
  accountId: string;
  devices: Device[];
  /** What must be on the server: every event that was delivered, by application. */
  expected: Map<string, { createdAt: string; events: Map<string, Omit<DeskEvent, "recordedAt">> }>;
  deleted: Set<string>;
  /** The last writes that were delivered, to be delivered again. */
  delivered: Written[];
}

let ids = 0;
let runs = 0;
const uuid = (n: number): string =>
  `${n.toString(16).padStart(8, "0")}-0000-4000-8000-${String(runs).padStart(12, "0")}`;
const START = Date.UTC(2026, 0, 1);
let ticks = 0;

const step = fc.record({
  kind: fc.oneof(
    { weight: 40, arbitrary: fc.constant("act" as const) },
    { weight: 25, arbitrary: fc.constant("deliver" as const) },
    { weight: 8, arbitrary: fc.constant("join" as const) },
    { weight: 6, arbitrary: fc.constant("repeat" as const) },
    { weight: 4, arbitrary: fc.constant("race" as const) },
    { weight: 2, arbitrary: fc.constant("delete" as const) },
    { weight: 1, arbitrary: fc.constant("move-out" as const) },
  ),
  device: fc.nat(2),
  application: fc.nat(APPLICATIONS - 1),
  thing: fc.nat(3),
  what: fc.nat(11),
  n: fc.nat(999),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let requests = 0;
/** One network for a few requests each, so that none uses up its rate. */
const from = (): string =>
  `10.${(requests += 1) % 250}.${Math.floor(requests / 250) % 250}.${Math.floor(requests / 62_500) % 250}`;

async function newWorld(): Promise<World> {
  runs += 1;
  ids = APPLICATIONS + 100;
  const account = await newSession(database);
  const device = (skewMs: number, guest = false): Device => ({ waiting: [], skewMs, guest });
  return {
    ...account,
    devices: [device(0), device(90_000), device(-45_000, true)],
    expected: new Map(),
    deleted: new Set(),
    delivered: [],
  };
}

/** What a person does with one thing of one application: adds, changes, back-dates, removes or restores it. */
function eventFor({ application, thing, what, n }: Step, madeAt: string): Omit<DeskEvent, "recordedAt"> {
  const id = uuid((ids += 1));
  const about = uuid(application);
  const day = `2026-0${1 + (n % 9)}-1${n % 10}`;
  const event = (kind: DeskEventKind, at: string, set: Record<string, FieldValue>) => ({
    id,
    thing: at,
    kind,
    madeAt,
    set,
  });
  const thingId = uuid(APPLICATIONS + 10 + application * 4 + thing);
  if (what < 3) return event("step", thingId, { stage: STAGES[n % STAGES.length]!, on: day });
  if (what === 3) return event("step", thingId, { on: day });
  if (what === 4) return event("step", thingId, { removed: n % 2 === 0 });
  if (what === 5) return event("details", about, { title: `Title ${n}` });
  if (what === 6) return event("details", about, { company: `Firm ${n}`, salary: `${n} a year` });
  if (what === 7) return event("details", about, { removed: n % 3 === 0 });
  if (what === 8) return event("note", thingId, n % 4 === 0 ? { removed: true } : { text: `Note ${n}` });
  if (what === 9) return event("label", thingId, { name: `label ${n % 5}`, removed: n % 3 === 0 });
  if (what === 10) return event("next", thingId, { text: `Do ${n}`, due: `${day}T10:00:00.000Z`, done: n % 3 === 0 });
  return event("nudge", thingId, { on: day, answer: n % 2 === 0 ? "followed-up" : "waiting" });
}

function act(world: World, chosen: Step): void {
  const device = world.devices[chosen.device]!;
  ticks += 1;
  const madeAt = new Date(START + ticks * 1000 + device.skewMs).toISOString();
  const id = uuid(chosen.application);
  device.waiting.push({ id, createdAt: "2026-01-01T00:00:00.000Z", events: [eventFor(chosen, madeAt)] });
}

/** Sends writes to the API, checks the answer, and notes what must be on the server now. */
async function deliver(world: World, writes: readonly Written[]): Promise<void> {
  if (writes.length === 0) return;
  const { status, text } = await api.post(
    "/api/me/applications",
    { applications: writes },
    { token: world.token, from: from() },
  );
  if (status !== 200) throw new Error(`status ${status}: ${text}`);
  for (const { id, status: result } of WriteApplicationsResponse.parse(JSON.parse(text)).data)
    expect(result === "gone", `${id} ${result}`).toBe(world.deleted.has(id));
  for (const { id, createdAt, events } of writes) {
    if (world.deleted.has(id)) continue;
    const known = world.expected.get(id) ?? { createdAt, events: new Map<string, Omit<DeskEvent, "recordedAt">>() };
    for (const event of events) if (!known.events.has(event.id)) known.events.set(event.id, event);
    world.expected.set(id, known);
  }
  world.delivered = [...world.delivered, ...writes].slice(-12);
}

/** The first waiting writes of a device, which it then no longer has. */
const take = (device: Device, count: number): Written[] => device.waiting.splice(0, count);

async function run(world: World, chosen: Step): Promise<void> {
  const { kind, n } = chosen;
  const device = world.devices[chosen.device]!;
  if (kind === "act") act(world, chosen);
  else if (kind === "deliver" && !device.guest) await deliver(world, take(device, 1 + (n % 6)));
  // A guest signs in: everything in the browser goes to the account at once. Sometimes the answer gets lost, and it all goes again.
  else if (kind === "join") {
    const guest = world.devices.find((each) => each.guest)!;
    const writes = take(guest, guest.waiting.length);
    await deliver(world, writes);
    if (n % 3 === 0) await deliver(world, writes);
  } else if (kind === "repeat") await deliver(world, world.delivered.slice(n % 4));
  else if (kind === "race") {
    const [a, b] = world.devices;
    await Promise.all([deliver(world, take(a!, 3)), deliver(world, take(b!, 3))]);
  } else if (kind === "delete") {
    const id = uuid(chosen.application);
    const { status } = await api.post(`/api/me/applications/${id}/delete`, {}, { token: world.token, from: from() });
    expect(status).toBe(world.expected.has(id) ? 200 : 404);
    if (world.expected.delete(id)) world.deleted.add(id);
  } else if (kind === "move-out") await moveOut(world);
}

async function stored(world: World): Promise<StoredApplication[]> {
  const { text } = await api.get("/api/me/applications/whole", { token: world.token, from: from() });
  return StoredApplicationsResponse.parse(JSON.parse(text)).data;
}

/** Takes everything out, erases the person, and puts everything into a new account. */
async function moveOut(world: World): Promise<void> {
  const taken = await stored(world);
  const before = await listed(world);
  await erasePersonalData(database.db, world.accountId);
  Object.assign(world, await newSession(database));
  world.deleted.clear();
  const applications = taken.map(({ version: _version, events, ...rest }) => ({
    ...rest,
    events: events.map(({ recordedAt: _recordedAt, ...event }) => event),
  }));
  if (applications.length > 0) {
    const { status, text } = await api.post(
      "/api/me/applications",
      { applications },
      { token: world.token, from: from() },
    );
    if (status !== 200) throw new Error(`status ${status}: ${text}`);
  }
  expect(await listed(world)).toEqual(before);
}

/** The list without versions, which count what one account has recorded. */
async function listed(world: World) {
  const { text } = await api.get("/api/me/applications", { token: world.token, from: from() });
  const { data } = ApplicationsResponse.parse(JSON.parse(text));
  return data.map(({ version: _, ...rest }) => rest).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Compares the server with what was delivered: nothing lost, nothing doubled, every stage the fold of its events. */
async function check(world: World): Promise<Map<string, number>> {
  const all = await stored(world);
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(world.expected.keys()));
  for (const { id, events } of all) {
    const wanted = [...world.expected.get(id)!.events.values()];
    const sorted = (list: readonly Omit<DeskEvent, "recordedAt">[]) =>
      list
        .map(({ id: eventId, thing, kind, madeAt, set }) => ({ id: eventId, thing, kind, madeAt, set }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(sorted(events)).toEqual(sorted(wanted));
  }
  const summaries = [...world.expected].flatMap(([id, { createdAt, events }]) => {
    const folded = [...events.values()].map((event) => ({ ...event, recordedAt: null }));
    const summary = summariseApplication({ id, jobId: null, createdAt, version: 0, events: folded });
    if (summary === null) return [];
    const { version: _, ...rest } = summary;
    return [rest];
  });
  expect(await listed(world)).toEqual(summaries.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const stages = [...world.expected.values()].map(
    ({ events }) => foldApplication([...events.values()].map((event) => ({ ...event, recordedAt: null }))).stage,
  );
  return new Map([...Map.groupBy(stages, (stage) => stage)].map(([stage, each]) => [stage, each.length]));
}

test(
  `${STEPS} steps by a guest and two devices leave every application as its events say`,
  async () => {
    process.stdout.write(`desk model: ${STEPS} steps, seed ${SEED}\n`);
    const done = new Map<string, number>();
    const count = (key: string, by = 1) => done.set(key, (done.get(key) ?? 0) + by);
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: STEPS_PER_RUN, maxLength: STEPS_PER_RUN, size: "max" }),
        async (steps) => {
          const world = await newWorld();
          for (const [index, each] of steps.entries()) {
            await run(world, each);
            count(each.kind);
            if (index % 20 !== 19) continue;
            for (const [stage, number] of await check(world)) count(stage, number);
          }
          for (const device of world.devices) await deliver(world, take(device, device.waiting.length));
          for (const [stage, number] of await check(world)) count(stage, number);
        },
      ),
      { numRuns: Math.max(1, Math.ceil(STEPS / STEPS_PER_RUN)), seed: SEED, endOnFailure: true },
    );
    process.stdout.write(
      `${JSON.stringify(Object.fromEntries([...done].toSorted(([a], [b]) => a.localeCompare(b))))}\n`,
    );
    // A model that never gets anywhere would satisfy every check.
    for (const stage of ["applied", "interview", "rejected", "delete", "join", "race"])
      expect(done.get(stage) ?? 0, stage).toBeGreaterThan(0);
  },
  4 * 3_600_000,
);
