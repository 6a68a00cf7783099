import { sql } from "kysely";
import { expect, test } from "vitest";
import { recentMails } from "#store/operations/outbox.ts";
import type { TestPerson } from "#test/employers/employer-testbed.ts";
import { type Employer, postTestbed } from "#test/employers/post-testbed.ts";

const bed = await postTestbed();
const { api, database, employer, seen, listed, age } = bed;
const { db } = database;

const answerTo = async (token: string, isOpen: boolean) =>
  await api.post("/api/direct-posts/answers", { token, isOpen });

/** The mails that ask about posts, the latest first: to whom, and the secret of the link. */
async function asked(): Promise<{ to: string; token: string }[]> {
  const mails = (await recentMails(db, 500)).filter(({ message }) => message === "post-still-open");
  return mails.map(({ toAddress, encryptedData }) => {
    const { link } = JSON.parse(api.accounts.secrets.decrypt(encryptedData!)) as { link: string };
    return { to: toAddress, token: link.split("#still-open=")[1]! };
  });
}
/** Makes somebody else speak for the company too. Returns their claim. */
async function join(who: TestPerson, at: Employer): Promise<string> {
  const made = await bed.claim(who, at);
  await bed.prove(made);
  return made.id;
}
const askedOf = async (...people: TestPerson[]) =>
  (await asked()).map(({ to }) => to).filter((to) => people.some(({ email }) => email === to));

test("three days after a mail without an answer, the others who speak for the company are asked, and shortly before the end everybody", async () => {
  const ana = await employer();
  const [bo, cy] = [await bed.person("Bo"), await bed.person("Cy")];
  for (const colleague of [bo, cy]) await join(colleague, ana);
  const id = await listed(ana);
  await age(id, 14);
  expect(await askedOf(ana.who, bo, cy)).toEqual([ana.who.email]);
  await age(id, 2);
  expect(await askedOf(bo, cy)).toEqual([]);
  await age(id, 1);
  expect((await askedOf(ana.who, bo, cy)).toSorted()).toEqual([ana.who.email, bo.email, cy.email].toSorted());
  const { token } = (await asked()).find(({ to }) => to === bo.email)!;
  expect((await answerTo(token, true)).status, "a colleague answers").toBe(200);
  expect(Date.parse((await seen(ana, id)).expiresAt!)).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000);
  await age(id, 27);
  expect(await askedOf(ana.who), "everybody, once").toHaveLength(2);
  expect(await askedOf(bo)).toHaveLength(2);
});

test("where the person who posted it no longer speaks for the company, the others are asked at once", async () => {
  const ana = await employer();
  const bo = await bed.person("Bo");
  const claim = await join(bo, ana);
  const id = await listed(ana);
  await bed.pass(ana.claim, 181);
  await age(id, 14);
  expect(await askedOf(ana.who, bo)).toEqual([bo.email]);
  const { token } = (await asked()).find(({ to }) => to === bo.email)!;
  await bed.pass(claim, 181);
  expect((await answerTo(token, true)).status, "without rights").toBe(409);
  await sql`update employer_proof set expires_at = now() + interval '9 days' where claim_id = ${claim}`.execute(db);
  expect((await answerTo(token, false)).status).toBe(200);
  expect(await seen({ ...ana, who: bo, claim }, id)).toMatchObject({ state: "closed" });
});

test("a colleague's link answers for their company's post only, and only while they speak for it", async () => {
  const [ana, eve] = [await employer(), await employer()];
  const id = await listed(ana);
  await age(id, 14);
  const { token } = (await asked()).find(({ to }) => to === ana.who.email)!;
  const [post, , hash] = token.split(".");
  expect((await answerTo(`${post}.${eve.claim}.${hash}`, false)).status, "as somebody else").toBe(404);
  await api.post(`/api/me/employers/${ana.claim}/end`, undefined, { token: ana.who.token });
  expect((await answerTo(token, false)).status, "after leaving").toBe(404);
});
