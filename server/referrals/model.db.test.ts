import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CHECKED } from "#contract/values/referral.ts";
import { MEASURES, ReviewResponse } from "#contract/schemas/referral-operator.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { databaseMoment, metPairs, overdue, referralFaults } from "#test/referrals/referral-invariants.ts";
import { type Invitations, modelInvitations } from "#test/referrals/model-invitations.ts";
import { type Step, step } from "#test/referrals/model-steps.ts";
import { type Answered, askBody, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";
import { settleDispute } from "./operators/settle-dispute.ts";

/** Set REFERRAL_STEPS=100000 for a long run, REFERRAL_SEED to repeat one, and REFERRAL_PATH to shrink its failed run. */
const STEPS = Number(process.env["REFERRAL_STEPS"] ?? 2000);
const SEED = Number(process.env["REFERRAL_SEED"] ?? Date.now() % 2 ** 31);
const FAILED_PATH = process.env["REFERRAL_PATH"];
const STEPS_PER_RUN = 150;
/** After the others, what they touched is checked. */
const BATCHES_PER_WHOLE_CHECK = 8;
/** Steps among which every kind of event must be. */
const LONG_RUN = 6000;
const COMPANIES = ["Kestrow Grid", "Lanternfish"];
/** Days until which a referrer is away: most are not. */
const AWAY = [daysFromNow(2), daysFromNow(-1)];
const FINE = new Set([200, 400, 404, 409, 429]);

const testbed = await referralTestbed();
const { database } = testbed;

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

interface Town {
  people: TestPerson[];
  seekers: TestPerson[];
  referrers: TestPerson[];
  jobs: string[];
  /** Decides disputes and acts on reports; sees names, but no contact details. */
  operator: TestPerson;
  invitations: Invitations;
}

async function newTown(): Promise<Town> {
  await sql`truncate account, outbox_mail, referrer, referral_request, referral_audit, job cascade`.execute(
    database.db,
  );
  const jobs = [];
  for (const company of COMPANIES)
    for (const title of ["Engineer", "Designer"]) jobs.push(await testbed.job(company, title));
  const seekers = await Promise.all(
    ["Zebrina Quax", "Ottilie Vrdl", "Mirabel Xoth", "Leopold Kwynt", "Ignatia Wrobz"].map((name) =>
      testbed.person(name),
    ),
  );
  const referrers = await Promise.all(
    ["Ahond Brlk", "Bhond Crlk", "Chond Drlk", "Dhond Erlk", "Ehond Frlk", "Fhond Grlk"].map((name, at) =>
      testbed.referrer(name, COMPANIES[at % 2]!, { capacity: 1 + at * 2 }),
    ),
  );
  const operator = await testbed.person("Odette Prator");
  await setOperator(database.db, operator.id, true);
  return {
    people: [...seekers, ...referrers],
    seekers,
    referrers,
    jobs,
    operator,
    invitations: await modelInvitations(testbed, [...seekers, ...referrers]),
  };
}

function at<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)];
}

/** Writes texts that nobody may read too early. */
function tellsTooMuch(person: TestPerson): string {
  return `I am ${person.name}, ${person.email}, +351 912 345 678.`;
}

async function bodyOf(kind: string, person: TestPerson, requestId: string, n: number): Promise<object | undefined> {
  if (kind === "decline")
    return { reason: (["not-a-fit", "role-closed", "cannot-vouch", "too-busy"] as const)[n % 4]! };
  if (kind === "question") return { question: tellsTooMuch(person) };
  if (kind === "message") return { body: tellsTooMuch(person) };
  if (kind === "submit") return { confirmation: `REF-${n}` };
  if (kind === "outcome") return { outcome: (["interview", "rejected", "hired", "waiting"] as const)[n % 4]! };
  if (kind === "dispute") return { checked: CHECKED[n % CHECKED.length]! };
  if (kind === "report") return { reason: "spam", note: tellsTooMuch(person) };
  if (kind !== "answer") return undefined;
  const { rows } = await sql<{
    id: string;
  }>`select id from referral_offer where request_id = ${requestId} and question is not null`.execute(database.db);
  return { offerId: at(rows, n)?.id ?? "1", answer: tellsTooMuch(person) };
}

/** Returns the person of the request, or anybody in four of ten cases. */
async function actorOf({ kind, who }: Step, requestId: string, town: Town): Promise<TestPerson> {
  if (who % 10 >= 6) return at(town.people, who)!;
  const seekerActs =
    ["confirm", "dispute", "withdraw-dispute", "withdraw", "outcome", "answer"].includes(kind) ||
    (kind === "message" && who % 2 === 0);
  const { rows } = seekerActs
    ? await sql<{ id: string }>`select seeker_id as id from referral_request where id = ${requestId}`.execute(
        database.db,
      )
    : await sql<{ id: string }>`select f.account_id as id from referral_offer o join referrer f on f.id = o.referrer_id
        where o.request_id = ${requestId} order by o.state in ('live', 'accepted') desc, o.id`.execute(database.db);
  return town.people.find((person) => person.id === at(rows.slice(0, 3), who)?.id) ?? at(town.people, who)!;
}

/** Performs the next step on the way to a referral, as the person who can do it. */
async function advance({ who, at: n }: Step, request: { id: string; state: string }, town: Town): Promise<Seen[]> {
  const kind = { offered: "accept", accepted: "submit", submitted: "confirm", confirmed: "outcome" }[request.state];
  if (kind === undefined) return [];
  // Below six, the actor has a part in the request.
  const person = await actorOf({ kind, who: who % 6, at: n }, request.id, town);
  return [{ person, answer: await testbed.act(person, request.id, kind, await bodyOf(kind, person, request.id, n)) }];
}

interface Seen {
  person: TestPerson;
  answer: Answered;
}

async function run(step: Step, town: Town): Promise<Seen[]> {
  const { kind, who, at: n } = step;
  const seeker = at(town.seekers, who)!;
  const referrer = at(town.referrers, who)!;
  if (kind === "tick") return await testbed.tick().then(() => []);
  if (kind === "pass") return await testbed.pass([5, 30, 49, 121, 169][n % 5]!).then(() => []);
  if (kind === "ask") {
    const body = askBody(at(town.jobs, n)!, {
      why: tellsTooMuch(seeker),
      evidence: `Find me at https://${seeker.name.split(" ")[0]}.example.com`,
    });
    return [{ person: seeker, answer: await testbed.post(seeker, "/api/referrals", body) }];
  }
  if (kind === "look") {
    const odds = { person: seeker, answer: await testbed.get(seeker, `/api/referrals/check?job=${at(town.jobs, n)!}`) };
    return [
      odds,
      {
        person: seeker,
        answer: await testbed.get(null, "/api/referrals/companies?companies=kestrow-grid,lanternfish"),
      },
    ];
  }
  if (kind === "mail") {
    return [
      {
        person: seeker,
        answer: await testbed.post(seeker, "/api/referrals/mail", {
          mail: (["at-once", "daily", "off"] as const)[n % 3]!,
        }),
      },
    ];
  }
  if (kind === "settings") {
    const body = {
      displayName: "",
      weeklyCapacity: 1 + (n % 9),
      roles: [],
      languages: [],
      paused: n % 5 === 0,
      awayUntil: AWAY[n % 6] ?? null,
    };
    return [{ person: referrer, answer: await testbed.post(referrer, "/api/referrals/referrer/settings", body) }];
  }
  if (kind === "invite") return [await town.invitations.invite(seeker, at(town.jobs, n)!)];
  if (kind === "contact") return await town.invitations.act(who, n);
  if (kind === "close-job") {
    if (n % 4 === 0) await testbed.closeJob(at(town.jobs, who)!);
    else await sql`update job set closed_at = null, closed_reason = null`.execute(database.db);
    return [];
  }
  if (kind === "judge") return await judge(step, town);
  if (kind === "leave-or-join") {
    if (n % 3 === 0)
      return [{ person: referrer, answer: await testbed.post(referrer, "/api/referrals/referrer/leave") }];
    await sql`
      update referrer set ended_at = null, expires_at = now() + interval '180 days'
      where account_id is not null and account_id not in (select account_id from referral_suspension)`.execute(
      database.db,
    );
    return [];
  }
  const { rows } = await sql<{
    id: string;
    state: string;
  }>`select id, state from referral_request order by ended_at is not null, created_at desc, id limit 12`.execute(
    database.db,
  );
  const request = at(rows, n);
  if (!request) return [];
  if (kind === "settle") {
    const verdict = n % 2 === 0 ? "confirmed" : "refunded";
    await settleDispute(testbed.context, { name: "model", accountId: null }, request.id, {
      verdict,
      reason: "model",
    }).catch((error: { code?: string }) => expect(error.code).toBe("not-now"));
    return [];
  }
  if (kind === "advance") return await advance(step, request, town);
  const person = await actorOf(step, request.id, town);
  return [{ person, answer: await testbed.act(person, request.id, kind, await bodyOf(kind, person, request.id, n)) }];
}

/** Reads the operator's queue, then acts on a report or lifts a suspension. */
async function judge({ who, at: n }: Step, { operator }: Town): Promise<Seen[]> {
  const answer = await testbed.get(operator, "/api/operate/referrals");
  if (answer.text.includes("@")) throw new Error(`the operator reads an address: ${answer.text}`);
  const { reports, suspended } = ReviewResponse.parse(answer.body);
  const report = at(reports, who);
  const suspension = at(suspended, who);
  const reason = `model ${n}`;
  const [path, body] =
    suspension && n % 3 === 0
      ? [`suspensions/${suspension.id}/lift`, { reason }]
      : report
        ? [`reports/${report.id}/resolve`, { measure: at(MEASURES, n)!, reason }]
        : [];
  if (path === undefined) return [];
  const done = await testbed.post(operator, `/api/operate/referrals/${path}`, body);
  if (!FINE.has(done.status)) throw new Error(`status ${done.status}: ${done.text}`);
  return [];
}

/** Checks that no response is a server error or reveals a person the reader has not met. */
async function checkSeen(seen: Seen[], town: Town): Promise<void> {
  const met = await metPairs(database);
  for (const { person, answer } of seen) {
    if (!FINE.has(answer.status)) throw new Error(`status ${answer.status}: ${answer.text}`);
    for (const other of town.people) {
      if (other === person || met.has(`${person.id} ${other.id}`)) continue;
      const [first, last] = other.name.split(" ");
      for (const secret of [first!, last!, other.email]) {
        if (answer.text.includes(secret))
          throw new Error(`${person.name} reads "${secret}" of somebody not met: ${answer.text}`);
      }
    }
  }
}

test(
  `${STEPS} steps by several people and the clock, in parallel, keep every invariant`,
  async () => {
    process.stdout.write(`referral model: ${STEPS} steps, seed ${SEED}\n`);
    const done = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.nat(2)), { minLength: STEPS_PER_RUN, maxLength: STEPS_PER_RUN, size: "max" }),
        async (steps) => {
          const town = await newTown();
          let checkedUntil = "0";
          let batches = 0;
          for (let from = 0; from < steps.length;) {
            const together = 1 + steps[from]![1];
            const batch = steps.slice(from, from + together).map(([each]) => each);
            from += together;
            const seen = (await Promise.all(batch.map((each) => run(each, town)))).flat();
            // After one in four steps, reads everything that two of the people can see.
            if (batch[0]!.at % 4 === 0)
              for (const person of [at(town.seekers, batch[0]!.who)!, at(town.referrers, batch[0]!.who)!]) {
                seen.push(
                  { person, answer: await testbed.get(person, "/api/referrals") },
                  { person, answer: await testbed.get(person, "/api/referrals/inbox") },
                );
              }
            await checkSeen(seen, town);
            for (const each of batch) done.set(each.kind, (done.get(each.kind) ?? 0) + 1);
            const now = await databaseMoment(database);
            batches += 1;
            const since = batches % BATCHES_PER_WHOLE_CHECK === 0 ? "0" : checkedUntil;
            expect(await referralFaults(database, since), JSON.stringify(batch)).toEqual([]);
            checkedUntil = now;
            if (!batch.some((each) => each.kind === "pass" || each.kind === "close-job")) continue;
            await testbed.tick();
            expect(await overdue(database), JSON.stringify(batch)).toEqual([]);
          }
          expect(await referralFaults(database)).toEqual([]);
          const { rows } = await sql<{ state: string; n: number }>`
        select 'became ' || to_state as state, count(*)::int as n from referral_event where to_state is not null group by 1`.execute(
            database.db,
          );
          for (const { state, n } of rows) done.set(state, (done.get(state) ?? 0) + n);
          const accepted = await town.invitations.countAccepted();
          done.set("became accepted by invitation", (done.get("became accepted by invitation") ?? 0) + accepted);
        },
      ),
      {
        numRuns: Math.max(1, Math.ceil(STEPS / STEPS_PER_RUN)),
        seed: SEED,
        ...(FAILED_PATH === undefined ? { endOnFailure: true } : { path: FAILED_PATH }),
      },
    );
    process.stdout.write(
      `${JSON.stringify(Object.fromEntries([...done].toSorted(([a], [b]) => a.localeCompare(b))))}\n`,
    );
    // A model that never gets anywhere would satisfy every invariant. In a few hundred steps, chance alone can leave every invitation unaccepted.
    if (STEPS >= LONG_RUN) expect(done.get("became accepted by invitation") ?? 0).toBeGreaterThan(0);
    for (const state of ["accepted", "submitted", "confirmed", "withdrawn", "expired"])
      expect(done.get(`became ${state}`) ?? 0, state).toBeGreaterThan(0);
  },
  4 * 3_600_000,
);
