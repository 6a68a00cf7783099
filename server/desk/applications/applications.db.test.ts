import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  ApplicationResponse,
  ApplicationsResponse,
  StoredApplicationsResponse,
  WriteApplicationsResponse,
} from "#contract/schemas/desk/application.ts";
import {
  APPLICATIONS_MAX,
  MOVES,
  type DeskEventKind,
  type FieldValue,
  STAGES,
} from "#contract/values/desk/application.ts";
import { erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const PATH = "/api/me/applications";
const { api, database } = await accountApiTestbed();
const { token } = await api.signedIn();
let people = 0;
const newPerson = async () => {
  people += 1;
  const { token: fresh, email } = await api.signedIn({ email: `person${people}@example.com` });
  const { rows } = await sql<{ id: string }>`select id from account where email_key = ${email}`.execute(database.db);
  return { token: fresh, id: rows[0]!.id };
};

let clock = Date.UTC(2026, 2, 1);
function event(kind: DeskEventKind, thing: string, set: Record<string, FieldValue>) {
  clock += 1000;
  return { id: randomUUID(), thing, kind, madeAt: new Date(clock).toISOString(), set };
}
const step = (stage: string, on: string, thing: string = randomUUID()) => event("step", thing, { stage, on });

async function write(body: object, of = token) {
  const { status, text } = await api.post(PATH, { applications: [body] }, { token: of });
  expect(status, text).toBe(200);
  return WriteApplicationsResponse.parse(JSON.parse(text)).data[0]!;
}
const read = async (id: string, of = token) =>
  ApplicationResponse.parse(JSON.parse((await api.get(`${PATH}/${id}`, { token: of })).text)).data;
const list = async (of = token) =>
  ApplicationsResponse.parse(JSON.parse((await api.get(PATH, { token: of })).text)).data;

test("the database holds the same moves as the contract", async () => {
  const { rows } = await sql<{
    move: string;
  }>`select from_stage || ' ' || to_stage as move from application_move`.execute(database.db);
  const moves = STAGES.flatMap((from) => MOVES[from].map((to) => `${from} ${to}`));
  expect(rows.map(({ move }) => move).toSorted()).toEqual(moves.toSorted());
});

test("the database refuses a stage that doesn't follow from the events, and changed or deleted events", async () => {
  const id = randomUUID();
  await write({ id, events: [step("applied", "2026-03-01")] });
  const force = (stage: string) => sql`update application set stage = ${stage} where id = ${id}`.execute(database.db);
  await expect(force("offer")).rejects.toThrow(/does not follow from its events/);
  await expect(
    sql`update application_event set fields = '{}' where application_id = ${id}`.execute(database.db),
  ).rejects.toThrow(/only added to/);
  await expect(sql`delete from application_event where application_id = ${id}`.execute(database.db)).rejects.toThrow(
    /only added to/,
  );
});

test("a repeated write changes nothing", async () => {
  const id = randomUUID();
  const body = {
    id,
    events: [event("details", id, { title: "Engineer", company: "Kestrow Grid" }), step("applied", "2026-03-01")],
  };
  const first = await write(body);
  expect(first.status).toBe("created");
  expect(await write(body)).toMatchObject({ status: "unchanged", version: first.version });
  expect((await read(id)).events).toHaveLength(2);
});

test("an application about one of our jobs gets its details and a copy of the posting", async () => {
  const job = await saveTestJob(database, { title: "Grid Engineer", company: "Kestrow Grid" });
  const id = randomUUID();
  await write({ id, jobId: job, events: [] });
  const before = await read(id);
  expect(before).toMatchObject({
    jobId: job,
    posting: { title: "Grid Engineer", company: "Kestrow Grid" },
    live: { open: true },
  });
  expect((await list()).find((each) => each.id === id)).toMatchObject({ title: "Grid Engineer", stage: "saved" });
  await sql`update job set title = 'Senior Grid Engineer' where id = ${job}`.execute(database.db);
  await write({ id, events: [step("applied", "2026-03-01")] });
  const applied = await read(id);
  expect(applied.posting?.title).toBe("Senior Grid Engineer");
  await sql`update job set title = 'Staff Grid Engineer' where id = ${job}`.execute(database.db);
  await write({ id, events: [step("interview", "2026-03-09")] });
  const after = await read(id);
  expect([after.posting?.title, after.live?.posting.title]).toEqual(["Senior Grid Engineer", "Staff Grid Engineer"]);
});

test("an application carries the referral request for its job, and no more of it than its history shows", async () => {
  const { token: of, id: person } = await newPerson();
  const job = await saveTestJob(database, { title: "Referred Engineer", company: "Tidewell" });
  await sql`
    with request as (
      insert into referral_request (seeker_id, job_id, company_id, why, evidence, deadline)
      select ${person}, id, company_id, 'why', 'evidence', now() + interval '7 days' from job where id = ${job}
      returning id)
    insert into referral_event (request_id, kind, actor) select id, 'asked', 'seeker' from request`.execute(
    database.db,
  );
  const id = randomUUID();
  await write({ id, jobId: job, events: [step("preparing", "2026-03-01")] }, of);
  const { referral } = await read(id, of);
  expect(Object.keys(referral ?? {}).toSorted()).toEqual(["id", "state", "timeline"]);
  expect(referral?.timeline).not.toEqual([]);
});

test("keeps an application whose job never existed, without the job", async () => {
  const id = randomUUID();
  for (const jobId of ["999999999", "no number"]) {
    const own = { id: randomUUID(), jobId, events: [event("details", id, { title: "Engineer" })] };
    expect((await write(own)).status).toBe("created");
    expect((await read(own.id)).jobId).toBeNull();
  }
});

test("tells a stale tab which values it replaced, and keeps both", async () => {
  const id = randomUUID();
  const { version } = await write({
    id,
    events: [event("details", id, { title: "Engineer", company: "Kestrow Grid" })],
  });
  await write({ id, seen: version, events: [event("details", id, { title: "Engineer II", salary: "€80k" })] });
  const mine = event("details", id, { title: "Engineer I", location: "Porto" });
  const stale = await write({ id, seen: version, events: [mine] });
  expect(stale.replaced).toEqual([{ by: mine.id, kind: "details", thing: id, field: "title", value: "Engineer II" }]);
  // Its answer may have been lost.
  expect(await write({ id, seen: version, events: [mine] })).toMatchObject({
    status: "unchanged",
    replaced: stale.replaced,
  });
  expect((await list()).find((each) => each.id === id)).toMatchObject({
    title: "Engineer I",
    company: "Kestrow Grid",
    salary: "€80k",
    location: "Porto",
  });
  expect((await read(id)).events).toHaveLength(3);
});

test("tells two tabs that send at once which value of the other each replaced", async () => {
  const id = randomUUID();
  const created = event("details", id, { title: "Engineer" });
  const { version } = await write({ id, events: [created] });
  const [one, other] = [event("details", id, { title: "Engineer II" }), event("details", id, { title: "Engineer I" })];
  const applications = [one, other].map((each) => ({ id, seen: version, events: [each] }));
  const { text } = await api.post(PATH, { applications }, { token });
  expect(WriteApplicationsResponse.parse(JSON.parse(text)).data).toMatchObject([
    { replaced: [{ by: other.id, kind: "details", thing: id, field: "title", value: "Engineer II" }] },
  ]);
});

test("two devices that write at the same time lose nothing", async () => {
  const id = randomUUID();
  await write({ id, events: [step("applied", "2026-03-01")] });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => write({ id, events: [step("interview", `2026-03-1${n}`)] })),
  );
  expect(new Set(answers.map(({ version }) => version)).size).toBe(8);
  expect((await list()).find((each) => each.id === id)).toMatchObject({
    stage: "interview",
    round: 8,
    since: "2026-03-17",
  });
});

test("imports 500 applications at once, and once only", async () => {
  const person = await newPerson();
  const applications = Array.from({ length: 500 }, (_, n) => {
    const id = randomUUID();
    return {
      id,
      events: [
        event("details", id, { title: `Job ${n}`, company: `Firm ${n % 50}` }),
        step("applied", "2026-03-01"),
        step("rejected", "2026-03-20"),
      ],
    };
  });
  for (const status of ["created", "unchanged"]) {
    const { body } = await api.post(PATH, { applications }, { token: person.token });
    expect(new Set((body["data"] as { status: string }[]).map((each) => each.status))).toEqual(new Set([status]));
  }
  expect(await list(person.token)).toHaveLength(500);
  const refused = await api.post(PATH, { applications: [...applications, applications[0]] }, { token: person.token });
  expect([refused.status, refused.body.field]).toEqual([400, "applications"]);
});

test("what a person takes out makes the same desk again after erasing", async () => {
  const person = await newPerson();
  const id = randomUUID();
  const note = randomUUID();
  await write(
    {
      id,
      events: [
        event("details", id, { title: "Engineer" }),
        step("applied", "2026-03-01"),
        event("note", note, { text: "Nice" }),
        event("note", note, { removed: true }),
      ],
    },
    person.token,
  );
  const whole = async () =>
    StoredApplicationsResponse.parse(JSON.parse((await api.get(`${PATH}/whole`, { token: person.token })).text)).data;
  const before = await whole();
  const summary = await list(person.token);
  expect((await api.post(`${PATH}/${id}/delete`, {}, { token: person.token })).status).toBe(200);
  expect((await write({ id, events: [] }, person.token)).status).toBe("gone");
  await sql`delete from application_deleted where account_id = ${person.id}`.execute(database.db);
  const again = before.map(({ version: _, events, ...rest }) => ({
    ...rest,
    events: events.map(({ recordedAt: __, ...each }) => each),
  }));
  expect((await api.post(PATH, { applications: again }, { token: person.token })).status).toBe(200);
  expect((await list(person.token)).map(({ version: _, ...rest }) => rest)).toEqual(
    summary.map(({ version: _, ...rest }) => rest),
  );
});

test("nobody reads, writes or deletes another person's application", async () => {
  const id = randomUUID();
  await write({ id, events: [event("details", id, { title: "Secret Engineer" })] });
  const eve = await newPerson();
  expect((await api.get(`${PATH}/${id}`, { token: eve.token })).status).toBe(404);
  expect((await api.post(`${PATH}/${id}/delete`, {}, { token: eve.token })).status).toBe(404);
  // The same id on another desk is another application.
  expect((await write({ id, events: [event("details", id, { title: "Eve's" })] }, eve.token)).status).toBe("created");
  expect((await read(id)).events).toHaveLength(1);
  expect((await list(eve.token)).map(({ title }) => title)).toEqual(["Eve's"]);
});

test.each([
  ["applications.0.id", { id: "1", events: [] }],
  ["applications.0.events.0.set.stage", { id: randomUUID(), events: [step("hired", "2026-03-01")] }],
  ["applications.0.events.0.set.on", { id: randomUUID(), events: [step("applied", "1.3.2026")] }],
  ["applications.0.events.0.set.on", { id: randomUUID(), events: [step("applied", "0001-01-01")] }],
  ["applications.0.events.0.set", { id: randomUUID(), events: [event("step", randomUUID(), { colour: "red" })] }],
  ["applications.0.events.0.set", { id: randomUUID(), events: [event("step", randomUUID(), { stage: "applied" })] }],
  [
    "applications.0.events.0.set.url",
    { id: randomUUID(), events: [event("link", randomUUID(), { url: "javascript:alert(1)" })] },
  ],
  [
    "applications.0.events.0.madeAt",
    { id: randomUUID(), events: [{ ...step("applied", "2026-03-01"), madeAt: "0000-01-01T00:00:00Z" }] },
  ],
  [
    "applications.0.events.0.kind",
    { id: randomUUID(), events: [{ ...step("applied", "2026-03-01"), kind: "secret" }] },
  ],
  [
    "applications.0.events.0.set.text",
    { id: randomUUID(), events: [event("note", randomUUID(), { text: "nul \u0000" })] },
  ],
])("names the invalid field: %s", async (field, body) => {
  const { status, body: refusal } = await api.post(PATH, { applications: [body] }, { token });
  expect([status, refusal.code, refusal.field]).toEqual([400, "invalid-input", field]);
});

test("a change dated in the future counts as made now", async () => {
  const id = randomUUID();
  await write({ id, events: [{ ...event("details", id, { title: "From 2090" }), madeAt: "2090-01-01T00:00:00Z" }] });
  const later = {
    ...event("details", id, { title: "Corrected" }),
    madeAt: new Date(Date.now() + 60_000).toISOString(),
  };
  await write({ id, events: [later] });
  expect((await list()).find((each) => each.id === id)?.title).toBe("Corrected");
});

test("a desk has a limit, and says so", async () => {
  const person = await newPerson();
  await sql`insert into application (account_id, id) select ${person.id}, gen_random_uuid() from generate_series(1, ${APPLICATIONS_MAX})`.execute(
    database.db,
  );
  const { status, body } = await api.post(
    PATH,
    { applications: [{ id: randomUUID(), events: [] }] },
    { token: person.token },
  );
  expect([status, body.code]).toEqual([409, "too-many"]);
  expect(await list(person.token)).toHaveLength(APPLICATIONS_MAX);
});

test("exports everything of the desk and erases it with the account", async () => {
  const person = await newPerson();
  const id = randomUUID();
  await write(
    {
      id,
      events: [
        step("applied", "2026-03-01"),
        event("next", randomUUID(), { text: "Call", due: "2090-01-01T00:00:00Z", remindAt: "2090-01-01T00:00:00Z" }),
      ],
    },
    person.token,
  );
  const exported = await exportPersonalData(database.db, person.id);
  expect(exported["application_event"]).toHaveLength(2);
  expect(exported["application_reminder"]).toHaveLength(1);
  expect(await erasePersonalData(database.db, person.id)).toMatchObject({ application: 1, account: 1 });
  const { rows } = await sql`select from application_event where account_id = ${person.id}`.execute(database.db);
  expect(rows).toEqual([]);
});

test("the marks on cards show the application for a job and the last application to a company", async () => {
  const person = await newPerson();
  const job = await saveTestJob(database, { title: "Marked Engineer", company: "Lanternfish" });
  const id = randomUUID();
  await write({ id, jobId: job, events: [step("applied", "2026-03-01")] }, person.token);
  const removed = randomUUID();
  await write(
    {
      id: removed,
      events: [event("details", removed, { company: "Gone Ltd", removed: true }), step("applied", "2026-03-02")],
    },
    person.token,
  );
  const { body } = await api.get("/api/me/desk/marks", { token: person.token });
  expect(body["data"]).toEqual({
    jobs: { [job]: { application: { id, stage: "applied", round: 0, appliedOn: "2026-03-01" } } },
    companies: { lanternfish: "2026-03-01" },
  });
});
