import { sql } from "kysely";
import { expect, test } from "vitest";
import type { EmployerChangesResponse } from "#contract/schemas/employers/statements.ts";
import { closeUnreachable } from "#ingest/close-unreachable.ts";
import { erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { listedJob } from "#test/employers/listed-job.ts";
import { makePostContent } from "#test/employers/post-content.ts";
import { type Employer, postTestbed } from "#test/employers/post-testbed.ts";

const bed = await postTestbed();
const {
  api,
  database,
  operator,
  second,
  employer,
  work,
  act,
  start,
  draft,
  post,
  edit,
  list,
  seen,
  decide,
  listed,
  age,
  jobOf,
} = bed;
const { db } = database;

const DAY_MS = 24 * 3_600_000;
const answerTo = async (token: string, isOpen: boolean) =>
  await api.post("/api/direct-posts/answers", { token, isOpen });
const daysLeft = async (who: Employer, id: string) =>
  Math.round((Date.parse((await seen(who, id)).expiresAt!) - Date.now()) / DAY_MS);
async function mailedToken(): Promise<string> {
  const { data } = await bed.lastMail("post-still-open");
  return data["link"]!.split("#still-open=")[1]!;
}

test("the first post of a company waits for an operator; approved, it's a job like any other, and the next one needs nobody", async () => {
  const ana = await employer();
  const id = await draft(ana, { title: "Bookkeeper" });
  expect(await seen(ana, id)).toMatchObject({
    state: "draft",
    expiresAt: null,
    job: null,
    reading: {
      problem: null,
      title: "Bookkeeper",
      location: "Portugal",
      salary: "€42,000 - €54,000 per year",
      employmentType: "full-time",
    },
  });
  expect((await act(ana, id, "send")).status).toBe(200);
  await work();
  expect(await seen(ana, id)).toMatchObject({ state: "waiting", job: null });
  const cases = await api.get("/api/operate/cases", { token: operator.token });
  const line = (cases.body["data"] as { id: string; title: string; marks: string[] }[]).find(({ title }) =>
    title.startsWith("Bookkeeper at"),
  );
  expect(line).toMatchObject({ kind: "post", category: "direct-post", marks: [`people apply outside ${ana.domain}`] });
  const shown = await api.get(`/api/operate/cases/${line!.id}`, { token: operator.token });
  expect(shown.body["data"]).toMatchObject({
    actions: ["refuse-post", "approve-post"],
    facts: expect.arrayContaining([
      { name: "Pay", value: "EUR 42000 to 54000 per year" },
      { name: "Countries", value: "PT" },
    ]),
    text: expect.stringContaining("patience with logs"),
  });

  expect((await decide(id, "approve-post")).status).toBe(200);
  expect(await bed.lastMail("post-approved")).toMatchObject({ to: ana.who.email, data: { title: "Bookkeeper" } });
  const job = (await jobOf(id))!;
  expect(job).toMatchObject({
    title: "Bookkeeper",
    open: true,
    sources: ["direct"],
    companyId: ana.companyId,
    url: makePostContent().applyUrl,
  });
  const page = (await api.get(`/api/jobs/${job.id}`)).text;
  expect(page).toContain("This posting is for an existing vacancy.");
  expect(page).toContain("Posted by the employer");
  expect(await seen(ana, id)).toMatchObject({
    state: "listed",
    isShown: true,
    job: { id: job.id, isOpen: true },
    isChanged: false,
  });
  expect(await daysLeft(ana, id)).toBe(30);

  const next = await post(ana, { title: "Translator" });
  expect(await seen(ana, next)).toMatchObject({ state: "listed" });
  expect((await jobOf(next))?.id).not.toBe(job.id);
  expect(await jobOf(next)).toMatchObject({ title: "Translator", open: true, companyId: ana.companyId });
});

test("what is typed shows nowhere until it's sent, is logged then, and can be undone", async () => {
  const ana = await employer();
  const id = await listed(ana, { title: "Bookkeeper" });
  expect((await edit(ana, id, { title: "Senior Bookkeeper" })).status).toBe(200);
  expect(await seen(ana, id)).toMatchObject({ isChanged: true, draft: { title: "Senior Bookkeeper" } });
  expect((await jobOf(id))?.title).toBe("Bookkeeper");
  expect((await act(ana, id, "send")).status).toBe(200);
  await work();
  expect((await jobOf(id))?.title).toBe("Senior Bookkeeper");
  expect((await act(ana, id, "send")).status, "exactly this is sent").toBe(409);

  const changes = async () =>
    (
      (await api.get(`/api/me/employers/${ana.claim}/changes`, { token: ana.who.token })).body[
        "data"
      ] as EmployerChangesResponse["data"]
    ).changes;
  const [last] = await changes();
  expect(last).toMatchObject({ field: "post", subject: id, words: `post ${id}: Senior Bookkeeper`, isCurrent: true });
  const undo = async (change: string) =>
    (await api.post(`/api/me/employers/${ana.claim}/changes/${change}/undo`, undefined, { token: ana.who.token }))
      .status;
  expect(await undo(last!.id)).toBe(200);
  await work();
  expect((await jobOf(id))?.title).toBe("Bookkeeper");

  expect((await act(ana, id, "close")).status).toBe(200);
  await work();
  expect(await jobOf(id)).toMatchObject({ open: false, reason: "employer-closed" });
  expect((await api.get(`/api/jobs/${(await jobOf(id))!.id}`)).text).toContain("Its employer closed it.");
  expect((await act(ana, id, "reopen")).status).toBe(200);
  await work();
  expect(await jobOf(id)).toMatchObject({ open: true });
  expect((await act(ana, id, "delete")).status, "while it's listed").toBe(409);
  await act(ana, id, "close");
  await work();
  const [closing] = await changes();
  expect((await act(ana, id, "delete")).status).toBe(200);
  expect((await list(ana)).posts).toEqual([]);
  expect(await undo(closing!.id), "of a deleted post").toBe(409);
});

test("a refusal gives its reasons, and another operator reads the appeal", async () => {
  const ana = await employer();
  const id = await post(ana);
  expect((await decide(id, "refuse-post", operator, "no-breach")).status).toBe(400);
  expect((await decide(id, "refuse-post")).status).toBe(200);
  const { to, data } = await bed.lastMail("statement-of-reasons");
  expect({ to, words: data["words"], ground: data["ground"] }).toEqual({
    to: ana.who.email,
    words: "We looked at it.",
    ground: expect.stringContaining("what the posting says"),
  });
  expect(await seen(ana, id)).toMatchObject({ state: "refused", job: null, refusal: { words: "We looked at it." } });
  const appeal = async () =>
    (
      await api.post(`/api/statements/${data["link"]!.split("/").at(-1)}/appeal`, {
        words: "It is exactly what our site says.",
      })
    ).status;
  expect(await appeal()).toBe(200);
  expect(await appeal(), "once").toBe(409);
  expect((await decide(id, "reverse")).status, "the first decider").toBe(404);
  expect((await decide(id, "reverse", second)).status).toBe(200);
  expect((await bed.lastMail("statement-of-reasons")).to).toBe(ana.who.email);
  expect(await jobOf(id)).toMatchObject({ open: true });
});

test("a refused post that is changed and sent again waits again, also where others were approved", async () => {
  const ana = await employer();
  const id = await post(ana);
  await decide(id, "refuse-post");
  await listed(ana, { title: "Translator" });
  await edit(ana, id, { title: "Clerk" });
  expect((await act(ana, id, "send")).status).toBe(200);
  await work();
  expect(await seen(ana, id)).toMatchObject({ state: "waiting", refusal: null });
  expect((await decide(id, "approve-post")).status).toBe(200);
  expect(await jobOf(id)).toMatchObject({ title: "Clerk", open: true });
});

test("asks after two weeks and shortly before the end, once each; a yes begins the days again", async () => {
  const ana = await employer();
  const id = await listed(ana);
  const mails = async () =>
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from outbox_mail where message = 'post-still-open' and to_address = ${ana.who.email}`.execute(
        db,
      )
    ).rows[0]!.count;
  await age(id, 13);
  expect(await mails()).toBe(0);
  await age(id, 1);
  await work();
  expect(await mails()).toBe(1);
  const token = await mailedToken();
  const looked = await api.post("/api/direct-posts/look", { token });
  expect(looked.body["data"]).toMatchObject({ title: "Support Engineer" });
  expect(await daysLeft(ana, id), "looking changes nothing").toBe(16);
  await age(id, 13);
  expect(await mails()).toBe(2);
  expect(
    (await api.post("/api/direct-posts/look", { token })).status,
    "an older mail's link, as its days have moved",
  ).toBe(404);
  const next = await mailedToken();
  expect((await answerTo(next, true)).status).toBe(200);
  expect(await daysLeft(ana, id)).toBe(30);
  expect((await answerTo(next, true)).status, "answered").toBe(404);
  expect((await answerTo(`${next.slice(0, -2)}AA`, true)).status).toBe(404);
  await age(id, 14);
  expect(await mails()).toBe(3);
  expect((await answerTo(await mailedToken(), false)).status).toBe(200);
  await work();
  expect(await jobOf(id)).toMatchObject({ open: false, reason: "employer-closed" });
});

test("without an answer, it closes at its end, and can be listed again", async () => {
  const ana = await employer();
  const id = await listed(ana);
  await age(id, 29);
  expect(await jobOf(id)).toMatchObject({ open: true });
  await age(id, 1);
  expect(await jobOf(id)).toMatchObject({ open: false, reason: "unconfirmed" });
  expect(await seen(ana, id)).toMatchObject({ state: "ended", job: { isOpen: false } });
  expect((await act(ana, id, "confirm")).status).toBe(409);
  expect((await act(ana, id, "reopen")).status).toBe(200);
  await work();
  expect(await jobOf(id)).toMatchObject({ open: true });
  expect(await daysLeft(ana, id)).toBe(30);
});

test("without proofs nothing can be changed at once, and after a week of grace the posts close until they're renewed", async () => {
  const ana = await employer();
  const id = await listed(ana);
  await age(id, 14);
  const token = await mailedToken();
  await bed.pass(ana.claim, 181);
  for (const action of ["close", "confirm", "send"]) expect((await act(ana, id, action)).status, action).toBe(409);
  expect((await answerTo(token, true)).status, "by the link of a mail").toBe(409);
  await work();
  expect(await jobOf(id)).toMatchObject({ open: true });
  await bed.pass(ana.claim, 7);
  await work();
  expect(await jobOf(id)).toMatchObject({ open: false, reason: "unproved" });
  await sql`update employer_proof set expires_at = now() + interval '1 day' where claim_id = ${ana.claim}`.execute(db);
  await work();
  expect(await jobOf(id)).toMatchObject({ open: true });
});

test("nobody touches another company's posts, and no board's run or check closes them", async () => {
  const [ana, eve] = [await employer(), await employer()];
  const id = await listed(ana);
  for (const action of ["send", "confirm", "close", "reopen", "delete"])
    expect((await act(eve, id, action)).status, action).toBe(404);
  expect((await edit(eve, id, {})).status).toBe(404);
  const foreign = { ...eve, claim: ana.claim };
  expect((await act(foreign, id, "close")).status).toBe(404);
  await expect(
    sql`insert into employer_change (company_id, claim_id, field, subject_id, value) values (${eve.companyId}, ${eve.claim}, 'post', ${id}, null)`.execute(
      db,
    ),
  ).rejects.toThrow("no post of the company");
  await sql`update board set created_at = created_at - interval '40 days' where source = 'direct'`.execute(db);
  await closeUnreachable(database, new Date());
  await work();
  expect(await jobOf(id)).toMatchObject({ open: true });
});

test("a company whose board we read posts there, and what is on both is one job", async () => {
  const ana = await employer();
  await sql`update company set name = slug where id = ${ana.companyId}`.execute(db);
  const id = await listed(ana);
  const { board } = await listedJob(database, ana.slug);
  expect((await start(ana)).body).toMatchObject({ message: expect.stringContaining("from Greenhouse") });
  for (const action of ["confirm", "send"]) expect((await act(ana, id, action)).status, action).toBe(409);
  expect(await list(ana)).toMatchObject({ board: "Greenhouse" });
  expect((await act(ana, id, "close")).status, "closing is always possible").toBe(200);
  await sql`update board set enabled = false where id = ${board}`.execute(db);
  expect((await act(ana, id, "reopen")).status).toBe(200);
});

test("a text in a direct post proves nothing: it would renew the rights that it takes to post", async () => {
  const ana = await employer();
  const { marker } = (await bed.claimOf(ana.who, ana.claim))!;
  const id = await listed(ana, { description: `${makePostContent().description}\n\n${marker}` });
  expect((await api.get(`/api/jobs/${(await jobOf(id))!.id}`)).text).toContain(marker);
  await bed.check(ana.claim, "posting");
  const proofs = (await bed.claimOf(ana.who, ana.claim))!.proofs;
  expect(proofs.find(({ kind }) => kind === "posting")).toMatchObject({ holds: false });
});

test("a post that shows signs of a scam is held until an operator decides", async () => {
  const ana = await employer();
  await listed(ana);
  const description = `${makePostContent().description}\n\nYou send us a refundable deposit before you start, and receive payments into your own bank account.`;
  const id = await post(ana, { title: "Payment Clerk", description });
  expect(await jobOf(id)).toMatchObject({ open: false, reason: "removed" });
  expect(await seen(ana, id)).toMatchObject({ state: "listed", job: { isOpen: false } });
});

test.each([
  [{ applyUrl: "http://fernhill.example/jobs" }, "content.applyUrl"],
  [{ applyUrl: "https://127.0.0.1/jobs" }, "content.applyUrl"],
  [{ applyUrl: "https://user@fernhill.example/jobs" }, "content.applyUrl"],
  [{ applyUrl: "https://boards.greenhouse.io/fernhill/jobs/1" }, "content.applyUrl"],
  [{ countries: [] }, "content.countries"],
  [{ countries: ["PT"], isWorldwide: true }, "content.countries"],
  [{ countries: ["XX"] }, "content.countries"],
  [{ salary: { min: 2, max: 1, currency: "EUR", period: "year" } }, "content.salary.max"],
  [{ salary: { min: 1, max: 2, currency: "XXQ", period: "year" } }, "content.salary.currency"],
  [{ description: "Short." }, "content.description"],
  [{ title: "a\u0000b title" }, "content.title"],
])("refuses %j, and says which field", async (changes, field) => {
  const ana = await employer();
  const { status, body } = await start(ana, changes as object);
  expect([status, body["field"]]).toEqual([400, field]);
});

test("a text that says hybrid can't be sent, and says why", async () => {
  const ana = await employer();
  const id = await draft(ana, {
    description: `${makePostContent().description}\n\nThis is a hybrid role: you come to our office in Berlin three days a week.`,
  });
  expect(await seen(ana, id)).toMatchObject({
    reading: { problem: expect.stringContaining("only jobs that are fully remote") },
  });
  expect((await act(ana, id, "send")).body).toMatchObject({ field: "content.description" });
});

test("erasing the only person ends the posts; the export names the claim and nobody else's", async () => {
  const ana = await employer();
  const id = await listed(ana);
  expect((await exportPersonalData(db, ana.who.id))["employer_claim"]).toHaveLength(1);
  await erasePersonalData(db, ana.who.id);
  await work();
  expect(await jobOf(id)).toMatchObject({ open: false, reason: "unproved" });
  const { rows } = await sql<{
    row: string;
  }>`select employer_post::text as row from employer_post where id = ${id}`.execute(db);
  expect(rows[0]!.row).not.toContain(ana.who.email);
});
