import { sql } from "kysely";
import { expect, test } from "vitest";
import type { DeskSource } from "#contract/schemas/moderation/sources.ts";
import { dueHeads } from "#store/catalogue/board-claims.ts";
import { deskTestbed } from "#test/moderation/desk-testbed.ts";

const { api, database, operators } = await deskTestbed();
const { db } = database;
const { token } = operators[0]!;
await sql`insert into board (source, token) values ('greenhouse', 'acme')`.execute(db);

const PATH = "/api/operate/sources";
const put = (body: object, id = "greenhouse") => api.put(`${PATH}/${id}`, body, { token });
const listed = async () => (await api.get(PATH, { token })).body["data"] as DeskSource[];
const isDue = async () => (await dueHeads(database, { classes: { lowest: 0, highest: 0 } })).length > 0;

test("pausing a source needs a reason, stops its boards, and is logged", async () => {
  expect(await listed()).toMatchObject([{ id: "greenhouse", isOn: true, switched: null }]);
  expect(await isDue()).toBe(true);
  expect((await put({ isOn: false, reason: " " })).status).toBe(400);
  expect((await put({ isOn: false, reason: "They asked us to slow down." })).status).toBe(200);
  expect(await listed()).toMatchObject([
    { isOn: false, switched: { reason: "They asked us to slow down.", operator: "mo" } },
  ]);
  expect(await isDue()).toBe(false);
  expect((await put({ isOn: false, reason: "Again." })).status).toBe(409);
  expect((await put({ isOn: false, reason: "No such." }, "unknown")).status).toBe(409);
  expect((await put({ isOn: true, reason: "We agreed." })).status).toBe(200);
  expect(await isDue()).toBe(true);
  const { rows } = await sql`select is_on, reason from source_switch order by id`.execute(db);
  expect(rows).toEqual([
    { isOn: false, reason: "They asked us to slow down." },
    { isOn: true, reason: "We agreed." },
  ]);
  await expect(sql`delete from source_switch`.execute(db)).rejects.toThrow("only added to");
});
