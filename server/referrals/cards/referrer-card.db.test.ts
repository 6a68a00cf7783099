import { sql } from "kysely";
import { expect, test } from "vitest";
import { CardView } from "#contract/schemas/referrals/referral-card.ts";
import type { InboxResponse } from "#contract/schemas/referral.ts";
import { askBody, COMPANY, offeredTo, type TestPerson } from "#test/referrals/referral-testbed.ts";
import { twoPeople } from "#test/referrals/two-people.ts";

const { testbed, two } = await twoPeople();
const { database } = testbed;

const CARD = { alias: "Ana from the grid", wishes: "Tell me what you built. Not on ana@example.org, please." };
const save = (by = two.referrer, card: object = CARD) => testbed.post(by, "/api/referrals/referrer/card", card);
const cardOf = async (by = two.referrer) =>
  ((await testbed.get(by, "/api/referrals/inbox")).body as unknown as InboxResponse).referrer!.card;
const slugOf = async (by = two.referrer) => (await cardOf(by))!.link.split("/").at(-1)!;
const show = (slug: string) => testbed.get(null, `/api/referrals/cards/${slug}`);

test("shows the company, the alias and the wishes, with contact details masked and nothing of the account", async () => {
  expect(await cardOf()).toBeNull();
  expect((await save()).status).toBe(200);
  const slug = await slugOf();
  const { status, body, text } = await show(slug);
  expect(status).toBe(200);
  expect(CardView.parse(body)).toEqual({
    company: { name: COMPANY, slug: "kestrow-grid" },
    alias: "Ana from the grid",
    wishes: "Tell me what you built. Not on •••••, please.",
    open: true,
    figures: null,
  });
  expect(text).not.toMatch(/ahond|brlk|example\.(?:com|org)/i);
});

test("a changed card keeps its address; a revoked one is gone, and the next one has another", async () => {
  await save();
  const slug = await slugOf();
  await save(two.referrer, { alias: "", wishes: "" });
  expect(await slugOf()).toBe(slug);
  expect((await show(slug)).body).toMatchObject({ alias: null, wishes: "" });
  expect((await testbed.post(two.referrer, "/api/referrals/referrer/card/revoke")).status).toBe(200);
  expect(await cardOf()).toBeNull();
  expect((await show(slug)).status).toBe(404);
  await save();
  expect(await slugOf()).not.toBe(slug);
});

test("only a verified referrer has a card, and it ends with that", async () => {
  expect((await save(two.seeker)).body).toMatchObject({ code: "not-a-referrer" });
  await save();
  const slug = await slugOf();
  await sql`insert into referral_suspension (account_id, reason) values (${two.referrer.id}, 'test')`.execute(
    database.db,
  );
  expect((await show(slug)).status).toBe(404);
  await sql`delete from referral_suspension`.execute(database.db);
  expect((await show(slug)).status).toBe(200);
  await testbed.post(two.referrer, "/api/referrals/referrer/leave");
  expect((await show(slug)).status).toBe(404);
  expect((await show("x".repeat(22))).status).toBe(404);
  expect((await show("short")).status).toBe(400);
});

test("says that a paused referrer takes no requests, and shows figures of five and more people only", async () => {
  await save();
  const slug = await slugOf();
  await testbed.referrers(3);
  expect((await show(slug)).body).toMatchObject({ open: true, figures: null });
  await testbed.referrers(1);
  expect((await show(slug)).body).toMatchObject({ figures: { referrers: 5 } });
  await sql`update referrer set paused = true where account_id = ${two.referrer.id}`.execute(database.db);
  expect((await show(slug)).body).toMatchObject({ open: false, figures: null });
});

test("a request that a card led to reaches its referrer first, within their capacity", async () => {
  const others = await testbed.referrers(5);
  await sql`update referrer set last_active_at = now() - interval '100 days', weekly_capacity = 1 where account_id = ${two.referrer.id}`.execute(
    database.db,
  );
  await save();
  const card = await slugOf();
  const everybody = [two.referrer, ...others];
  const asked = async (person: TestPerson, more: object) => {
    const { body } = await testbed.post(person, "/api/referrals", { ...askBody(two.job), ...more });
    return await offeredTo(testbed, everybody, String(body["id"]));
  };
  expect(await asked(await testbed.person("First Seeker"), {})).not.toContain(two.referrer);
  const first = await asked(two.seeker, { card });
  expect(first).toContain(two.referrer);
  expect(first).toHaveLength(3);
  const next = await asked(await testbed.person("Next Seeker"), { card });
  expect(next).not.toContain(two.referrer);
  expect(next).toHaveLength(3);
});

test("a card of another company changes nothing", async () => {
  await testbed.job("Lanternfish");
  const elsewhere = await testbed.referrer("Far Referrer", "Lanternfish");
  await save(elsewhere);
  const card = await slugOf(elsewhere);
  const { body } = await testbed.post(two.seeker, "/api/referrals", { ...askBody(two.job), card });
  expect(await offeredTo(testbed, [two.referrer, elsewhere], String(body["id"]))).toEqual([two.referrer]);
});

test("a company's page names who wants to be named, once a referral is confirmed, and from five referrers on", async () => {
  const request = await testbed.ask(two.seeker, two.job);
  await save(two.referrer, { ...CARD, credited: true });
  const credits = async () => {
    const { body } = await testbed.get(null, "/api/referrals/companies?companies=kestrow-grid");
    return (body["data"] as { credits?: string[] }[])[0]!.credits ?? [];
  };
  const others = await testbed.referrers(4);
  expect(await credits()).toEqual([]);
  await testbed.act(two.referrer, request, "accept");
  await testbed.act(two.referrer, request, "submit", {});
  await testbed.act(two.seeker, request, "confirm");
  expect(await credits()).toEqual(["Ana from the grid"]);
  await testbed.post(others[0]!, "/api/referrals/referrer/leave");
  expect(await credits()).toEqual([]);
  await testbed.referrers(1);
  await save(two.referrer, CARD);
  expect(await credits()).toEqual([]);
});
