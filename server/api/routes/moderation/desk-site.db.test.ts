import { sql } from "kysely";
import { expect, test } from "vitest";
import type { DeskSiteResponse } from "#contract/schemas/moderation/site-notice.ts";
import { createSiteNoticeReader } from "#api/cache/site-notice.ts";
import { deskTestbed } from "#test/moderation/desk-testbed.ts";

const { api, database, operators } = await deskTestbed();
const { token } = operators[0]!;
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const put = async (notice: object | null) => await api.put("/api/operate/site/notice", { notice }, { token });
const site = async () => (await api.get("/api/operate/site", { token })).body["data"] as DeskSiteResponse["data"];
/** What a process that starts now would show. */
const shown = async () => {
  const reader = createSiteNoticeReader(database.pool);
  await reader.hasChanged();
  return reader.shown?.words ?? null;
};

test("a notice is shown from its beginning to its end, and the last one counts", async () => {
  expect((await site()).notice).toBeNull();
  const ahead = { kind: "warning", words: "Read-only tonight", from: at(1), until: at(2) };
  expect((await put(ahead)).status).toBe(200);
  expect((await site()).notice).toMatchObject({ words: "Read-only tonight" });
  expect(await shown()).toBeNull();
  await put({ kind: "info", words: "Now", from: at(-1), until: at(1) });
  expect(await shown()).toBe("Now");
  await put(null);
  expect([await shown(), (await site()).notice]).toEqual([null, null]);
});

test("refuses a notice that is over, ends before it begins, or says nothing, and nobody changes what was said", async () => {
  const good = { kind: "info", words: "Hello", from: at(0), until: at(1) };
  for (const wrong of [
    { ...good, until: at(-1) },
    { ...good, from: at(-2), until: at(-1) },
    { ...good, words: " " },
    { ...good, words: "x".repeat(281) },
    { ...good, kind: "advertisement" },
  ])
    expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400);
  await put(good);
  await expect(sql`update site_notice set words = 'other'`.execute(database.db)).rejects.toThrow("only added to");
});

test("the switches say what is held back, without secrets", async () => {
  const { switches } = await site();
  expect(switches.map(({ name }) => name)).toEqual(expect.arrayContaining(["Referrals", "Mail", "Open dataset"]));
});
