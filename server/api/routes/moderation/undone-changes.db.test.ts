import { sql } from "kysely";
import { expect, test } from "vitest";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import type { ChosenAction } from "#contract/values/moderation/decision.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";
import { makePostContent } from "#test/employers/post-content.ts";
import type { TestPerson } from "#test/employers/employer-testbed.ts";

const bed = await decisionTestbed();
const { api, database, operator, second, hiring, openCase, detail, settle, statementsTo, statement, contest } = bed;
const { db } = database;

type Employer = Awaited<ReturnType<typeof hiring>>;
const put = async ({ who, claim }: Employer, part: string, body: object) =>
  await api.put(`/api/me/employers/${claim}/${part}`, body, { token: who.token });
const hires = (...countries: string[]) => ({
  statement: countries.length === 0 ? null : { countries, timeZones: null, visaSponsorship: null },
});
const statedBy = async ({ at }: Employer) => {
  const { rows } = await sql<{ value: { countries: string[] } | null }>`
    select value from employer_change where company_id = ${at.id} and field = 'statement' order by id desc limit 1`.execute(
    db,
  );
  return rows[0]?.value?.countries ?? null;
};
const offered = (found: CaseDetail | undefined, action: ChosenAction) => found?.choices[action] ?? [];

/** An operator opens a case about a company and does what is offered first. Returns the case. */
async function decideFirst({ at }: Employer, action: ChosenAction, by: TestPerson = operator): Promise<string> {
  const id = await openCase(`/company/${at.slug}`, by);
  const target = offered(await detail(by, id), action)[0]!.value;
  const ground = action === "allow-change" ? "no-breach" : "inaccurate";
  expect((await settle(by, id, { action, target, ground })).status).toBe(200);
  return id;
}

test("what an operator undid can't be said again, by no way; anything else can, and taking it back too", async () => {
  const own = await hiring();
  expect((await put(own, "statement", hires("DE"))).status).toBe(200);
  await decideFirst(own, "undo-change");
  const again = await put(own, "statement", hires("DE"));
  expect(again).toMatchObject({
    status: 409,
    body: { field: "statement", message: expect.stringContaining("An operator undid exactly this") },
  });
  expect(await statedBy(own)).toBeNull();
  expect((await put(own, "statement", hires("DE", "FR"))).status).toBe(200);
  expect((await put(own, "statement", hires("DE"))).status, "also after something else").toBe(409);
  expect((await put(own, "statement", hires())).status).toBe(200);
  await expect(
    sql`insert into employer_change (company_id, claim_id, field, value)
      select company_id, claim_id, field, value from employer_change where company_id = ${own.at.id} order by id limit 1`.execute(
      db,
    ),
  ).rejects.toThrow("an operator undid this");
});

test("another company may say what an operator undid at one", async () => {
  const [own, other] = [await hiring(), await hiring()];
  await put(own, "statement", hires("DE"));
  await decideFirst(own, "undo-change");
  expect((await put(other, "statement", hires("DE"))).status).toBe(200);
});

test("an appeal that is granted allows it, also when something else was said since", async () => {
  const own = await hiring();
  await put(own, "statement", hires("DE"));
  const id = await decideFirst(own, "undo-change");
  await put(own, "statement", hires("FR"));
  const [token = ""] = await statementsTo(own.who.email);
  await contest(token);
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect(await statedBy(own), "what was said since stays").toEqual(["FR"]);
  expect((await put(own, "statement", hires("DE"))).status).toBe(200);
});

test("an operator allows it without an appeal, and the company hears of it", async () => {
  const own = await hiring();
  await put(own, "website", { website: `https://jobs.${own.at.domain}/` });
  await decideFirst(own, "undo-change");
  expect((await put(own, "website", { website: `https://jobs.${own.at.domain}/` })).body).toMatchObject({
    field: "website",
  });
  const id = await openCase(`/company/${own.at.slug}`);
  expect(offered(await detail(operator, id), "allow-change").map(({ label }) => label)).toEqual([
    expect.stringContaining(`website https://jobs.${own.at.domain}/`),
  ]);
  await decideFirst(own, "allow-change");
  const tokens = await statementsTo(own.who.email);
  expect(await statement(tokens.at(-1)!)).toMatchObject({ action: "allow-change", mayAppeal: false });
  expect((await put(own, "website", { website: `https://jobs.${own.at.domain}/` })).status).toBe(200);
  await decideFirst(own, "undo-change");
  expect((await put(own, "website", { website: `https://jobs.${own.at.domain}/` })).status, "once more").toBe(409);
});

test("a job that an operator opened again isn't marked as filled by the same company, and other jobs are", async () => {
  const own = await hiring();
  await put(own, `jobs/${own.job}/filled`, { filled: true });
  await decideFirst(own, "undo-change");
  expect((await put(own, `jobs/${own.job}/filled`, { filled: true })).status).toBe(409);
});

test("a board that an operator reads on can't be disowned again until one allows it", async () => {
  const own = await hiring();
  const disown = (disowned: boolean) => put(own, `boards/${own.board}/disowned`, { disowned });
  const state = async () =>
    (await sql<{ state: string }>`select state from board where id = ${own.board}`.execute(db)).rows[0]!.state;
  await disown(true);
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where category = 'disowned-board' and subject_id = ${own.board}`.execute(db);
  await settle(operator, rows[0]!.id, { action: "approve-board", ground: "no-breach" });
  expect((await disown(false)).status).toBe(200);
  expect((await disown(true)).status).toBe(409);
  expect(await state()).toBe("candidate");
  await decideFirst(own, "allow-change");
  expect((await disown(true)).status).toBe(200);
  expect(await state()).toBe("quarantined");
});

test("a post that an operator undid stays closed whatever it says, and isn't another post", async () => {
  const own = await hiring();
  await sql`update board set enabled = false where id = ${own.board}`.execute(db);
  const posts = `/api/me/employers/${own.claim}/posts`;
  const { token } = own.who;
  const make = async (title: string) => {
    const { body } = await api.post(posts, { content: makePostContent({ title }) }, { token });
    const { id } = body["data"] as { id: string };
    const reading = { problem: null, title, location: "", salary: null, employmentType: null, description: "" };
    await sql`update employer_post set reading = ${JSON.stringify(reading)}::jsonb, read_no = draft_no where id = ${id}`.execute(
      db,
    );
    return id;
  };
  const act = async (id: string, action: string) =>
    (await api.post(`${posts}/${id}/${action}`, undefined, { token })).status;
  const id = await make("Bookkeeper");
  expect(await act(id, "send")).toBe(200);
  await decideFirst(own, "undo-change");
  const { body } = await api.get(posts, { token });
  expect(body["data"]).toMatchObject({ posts: [{ id, state: "closed", isUndone: true }] });
  expect(await act(id, "reopen")).toBe(409);
  await api.put(`${posts}/${id}`, { content: makePostContent({ title: "Bookkeeper again" }) }, { token });
  await sql`update employer_post set read_no = draft_no where id = ${id}`.execute(db);
  expect(await act(id, "send"), "with another title").toBe(409);
  expect(await act(await make("Bookkeeper"), "send"), "as another post").toBe(409);
  expect(await act(await make("Translator"), "send"), "another job").toBe(200);
});

test("whatever an employer and an operator do at the same moment, what is undone doesn't hold", async () => {
  for (let round = 0; round < 6; round += 1) {
    const own = await hiring();
    await put(own, "statement", hires("DE"));
    const id = await openCase(`/company/${own.at.slug}`);
    const target = offered(await detail(operator, id), "undo-change")[0]!.value;
    const [undone, ...said] = await Promise.all([
      settle(operator, id, { action: "undo-change", target, ground: "inaccurate" }),
      put(own, "statement", hires("DE")),
      put(own, "statement", hires("DE")),
    ]);
    for (const { status } of said) expect([200, 409]).toContain(status);
    expect(await statedBy(own)).toEqual(undone.status === 200 ? null : ["DE"]);
    expect((await put(own, "statement", hires("DE"))).status).toBe(undone.status === 200 ? 409 : 200);
  }
});
