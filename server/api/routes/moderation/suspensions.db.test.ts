import { sql } from "kysely";
import { expect, test } from "vitest";
import { employerRole } from "#store/employers/claims.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";

const bed = await decisionTestbed();
const { api, database, operator, second, person, hiring, openCase, detail, settle, statementsTo, statement, contest } =
  bed;
const { db } = database;

const save = (token: string) =>
  api.put("/api/me/search-settings", { homeCountry: "DE" }, { token }).then(({ status }) => status);

test("a warning is recorded and stated, and restricts nothing", async () => {
  const { email, token } = await person("Wanda");
  const id = await openCase(email);
  expect((await detail(operator, id))?.title).toBe("The account of W•••••");
  expect((await settle(operator, id, { action: "warn", target: "person", ground: "conduct" })).status).toBe(200);
  const [link = ""] = await statementsTo(email);
  expect(await statement(link)).toMatchObject({ action: "warn", mayAppeal: true });
  expect(await save(token)).not.toBe(403);
  const again = await openCase(email, second);
  expect((await detail(second, again))?.facts).toContainEqual({ name: "Warnings", value: "1" });
});

test("a suspended person reads, exports, deletes and appeals, and changes nothing; a reversal gives everything back", async () => {
  const { who, at, claim } = await hiring();
  const id = await openCase(who.email);
  expect((await settle(operator, id, { action: "suspend", target: "person", days: 366 })).status).toBe(400);
  expect((await settle(operator, id, { action: "warn", target: "person", days: 3 })).status).toBe(400);
  expect((await settle(operator, id, { action: "suspend", target: "person", days: 30 })).status).toBe(200);

  expect(await employerRole(db, who.id, at.id)).toBeNull();
  expect(await isSuspended(db, who.id)).toBe(true);
  const refused = await api.put(`/api/me/employers/${claim}/statement`, { statement: null }, { token: who.token });
  expect([refused.status, refused.body["code"]]).toEqual([403, "suspended"]);
  expect(await save(who.token)).toBe(403);
  expect((await api.get("/api/me/employers", { token: who.token })).status).toBe(200);
  expect((await api.get("/api/auth/me", { token: who.token })).status).toBe(200);
  expect((await api.post("/api/me/delete", undefined, { token: who.token })).status).not.toBe(403);

  const [link = ""] = await statementsTo(who.email);
  const stated = await statement(link);
  expect(stated).toMatchObject({ action: "suspend", mayAppeal: true });
  expect(Date.parse(stated!.endsAt!) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect((await contest(link)).status).toBe(200);
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect(await employerRole(db, who.id, at.id)).toBe("owner");
  expect(await save(who.token)).not.toBe(403);
});

test("a suspension ends by itself at its end, and without one when an operator lifts it", async () => {
  const [timed, open] = [await person("Tim"), await person("Ona")];
  for (const [who, days] of [
    [timed, 1],
    [open, null],
  ] as const)
    await settle(operator, await openCase(who.email), { action: "suspend", target: "person", days });
  expect(await Promise.all([timed, open].map(({ id }) => isSuspended(db, id)))).toEqual([true, true]);
  await sql`alter table restriction disable trigger restriction_follows_log`.execute(db);
  await sql`update restriction set ends_at = ends_at - interval '1 day' where ends_at is not null`.execute(db);
  await sql`alter table restriction enable trigger restriction_follows_log`.execute(db);
  expect(await Promise.all([timed, open].map(({ id }) => isSuspended(db, id)))).toEqual([false, true]);
  expect([await save(timed.token), await save(open.token)].map((status) => status === 403)).toEqual([false, true]);

  const id = await openCase(open.email, second);
  expect((await detail(second, id))?.actions).toEqual(["dismiss", "warn", "lift-suspension"]);
  const lifted = await settle(second, id, { action: "lift-suspension", target: "person", ground: "no-breach" });
  expect(lifted.status).toBe(200);
  expect(await isSuspended(db, open.id)).toBe(false);
  expect((await statementsTo(open.email)).length).toBe(2);
});

test("nobody decides about themselves", async () => {
  const id = await openCase(operator.email);
  expect((await settle(operator, id, { action: "suspend", target: "person" })).status).toBe(409);
  expect((await settle(second, id, { action: "dismiss", ground: "no-breach" })).status).toBe(200);
});
