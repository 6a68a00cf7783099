import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LIMITS } from "#accounts/limits/limits.ts";
import type { EmployerChangesResponse } from "#contract/schemas/employers/statements.ts";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { fetchLogos } from "#ingest/logos/fetch-logos.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import { silentLog } from "#test/log.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";
import type { TestPerson } from "#test/employers/employer-testbed.ts";

const bed = await decisionTestbed();
const { api, database, person, hiring, operator, openCase, settle } = bed;
const { db } = database;
/** Nothing answers there. */
const http = createOutboundHttp({ replayOrigin: "http://127.0.0.1:9" });

const picture = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } });
const png = (background = "teal") => picture(300, background).png().toBuffer();

async function upload(who: TestPerson, claim: string, bytes: Buffer) {
  const { statusCode, body } = await api.app.inject({
    method: "PUT",
    url: `/api/me/employers/${claim}/logo/file`,
    headers: { authorization: `Bearer ${who.token}`, "content-type": "application/octet-stream" },
    payload: bytes,
    remoteAddress: "203.0.113.30",
  });
  return { status: statusCode, ...(JSON.parse(body) as { message: string; field?: string }) };
}
const said = async (who: TestPerson, claim: string) =>
  (await api.get(`/api/me/employers/${claim}/changes`, { token: who.token })).body[
    "data"
  ] as EmployerChangesResponse["data"];
const undo = async (who: TestPerson, claim: string) =>
  (
    await api.post(`/api/me/employers/${claim}/changes/${(await said(who, claim)).changes[0]!.id}/undo`, undefined, {
      token: who.token,
    })
  ).status;
const work = async () =>
  await fetchLogos({ database, http, log: silentLog, now: await databaseNow(database), sample: false, limit: 50 });
const logoOf = async (job: string) => (await jobsByIds(database, [job]))[0]?.company.logoUrl;

test("an uploaded picture becomes a small one without what else the file held, and undoing it brings the one before back", async () => {
  const { who, claim, job } = await hiring();
  const first = await picture(300, "teal")
    .jpeg()
    .withExif({ IFD0: { Copyright: "Ana Li, Lisbon" } })
    .toBuffer();
  expect(await upload(who, claim, first)).toMatchObject({ status: 200 });
  expect(await said(who, claim)).toMatchObject({
    logo: null,
    isLogoUploaded: true,
    isLogoRefused: false,
    changes: [{ field: "logo", words: expect.stringMatching(/^an uploaded logo \([0-9a-f]{8}\)$/), isCurrent: true }],
  });
  expect(await logoOf(job), "until a worker has made it").toBeUndefined();
  await work();
  const teal = (await logoOf(job))!;
  const { headers, rawPayload, statusCode } = await api.app.inject(teal);
  expect([statusCode, headers]).toEqual([
    200,
    expect.objectContaining({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
    }),
  ]);
  expect(rawPayload.toString("latin1")).not.toMatch(/Ana Li|Exif/);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: 128, height: 128 });

  expect(await upload(who, claim, await png("navy"))).toMatchObject({ status: 200 });
  await work();
  const navy = (await logoOf(job))!;
  expect(navy).not.toBe(teal);
  expect((await api.app.inject(teal)).statusCode).toBe(404);
  expect(await undo(who, claim)).toBe(200);
  await work();
  expect(await logoOf(job)).toBe(teal);
});

test("undoing the only logo removes it at once, and lists and pages hear of it", async () => {
  const { who, claim, job, at } = await hiring();
  await upload(who, claim, await png());
  await work();
  const address = (await logoOf(job))!;
  expect(await undo(who, claim)).toBe(200);
  expect([await logoOf(job), (await api.app.inject(address)).statusCode]).toEqual([undefined, 404]);
  const { rows } = await sql<{ payload: { companyId: string } }>`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'announce-company'`.execute(db);
  expect(rows.map(({ payload }) => payload.companyId)).toContain(at.id);
  expect(await said(who, claim)).toMatchObject({ logo: null, isLogoUploaded: false });
});

test("the same picture again changes nothing, and an address replaces it", async () => {
  const { who, claim, at } = await hiring();
  await upload(who, claim, await png());
  await upload(who, claim, await png());
  expect((await said(who, claim)).changes).toHaveLength(1);
  const logo = `https://${at.domain}/logo.png`;
  expect((await api.put(`/api/me/employers/${claim}/logo`, { logo }, { token: who.token })).status).toBe(200);
  expect(await said(who, claim)).toMatchObject({ logo, isLogoUploaded: false });
});

test("an operator undoes an uploaded logo like any other change", async () => {
  const { who, claim, job, at } = await hiring();
  await upload(who, claim, await png());
  await work();
  const id = await openCase(`/company/${at.slug}`);
  const target = (await said(who, claim)).changes[0]!.id;
  const decided = await settle(operator, id, { action: "undo-change", words: "It’s another company’s.", target });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  expect(await logoOf(job)).toBeUndefined();
});

test("a picture that only looks like one is refused by the worker, and the employer sees it", async () => {
  const { who, claim, job } = await hiring();
  const torn = (await picture(300, "teal").png().toBuffer()).subarray(0, 60);
  expect(await upload(who, claim, torn)).toMatchObject({ status: 200 });
  await work();
  expect(await logoOf(job)).toBeUndefined();
  expect(await said(who, claim)).toMatchObject({ isLogoUploaded: true, isLogoRefused: true });
});

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  [
    "an SVG",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    /don’t take SVG/,
  ],
  ["a GIF", () => picture(64, "teal").gif().toBuffer(), /isn’t a PNG, JPEG or WebP/],
  ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), /isn’t a PNG, JPEG or WebP/],
  ["nothing", () => Buffer.alloc(0), /isn’t a PNG, JPEG or WebP/],
  ["a tracking pixel", () => picture(1, "teal").png().toBuffer(), /1 × 1 pixels. It needs at least 16/],
  ["2001 × 2001 pixels", () => picture(2001, "teal").png().toBuffer(), /2001 × 2001 pixels. Please make it smaller/],
  ["more than 512 kB", async () => Buffer.concat([await png(), Buffer.alloc(512 * 1024)]), /larger than 512 kB/],
])("refuses %s, and says why", async (_what, make, message) => {
  const { who, claim } = await hiring();
  const answer = await upload(who, claim, await make());
  expect([answer.status, answer.message]).toEqual([400, expect.stringMatching(message)]);
  expect((await said(who, claim)).changes).toEqual([]);
  const { rows } =
    await sql`select 1 from employer_logo l join employer_claim k using (company_id) where k.id = ${claim}`.execute(db);
  expect(rows).toEqual([]);
});

test("a body that is far too large isn't read to its end, and other types are refused", async () => {
  const { who, claim } = await hiring();
  expect((await upload(who, claim, Buffer.alloc(700 * 1024))).status).toBe(413);
  const typed = await api.app.inject({
    method: "PUT",
    url: `/api/me/employers/${claim}/logo/file`,
    headers: { authorization: `Bearer ${who.token}`, "content-type": "image/png" },
    payload: await png(),
  });
  expect(typed.statusCode).toBe(415);
});

test("nobody without rights uploads, and a person uploads a few a day", async () => {
  const { who, claim } = await hiring();
  const stranger = await person();
  const bytes = await png();
  expect((await upload(stranger, claim, bytes)).status).toBe(404);
  await sql`delete from rate_limit`.execute(db);
  for (let n = 0; n < LIMITS.logoPerAccountDay.most; n += 1) expect((await upload(who, claim, bytes)).status).toBe(200);
  expect((await upload(who, claim, bytes)).status).toBe(429);
  await sql`delete from rate_limit`.execute(db);
  await sql`update employer_proof set expires_at = now() where claim_id = ${claim}`.execute(db);
  expect((await upload(who, claim, bytes)).status).toBe(409);
});

test("the last ten pictures of a company are kept; undoing to an older one leaves no logo", async () => {
  const { who, claim, at } = await hiring();
  for (let n = 0; n < 12; n += 1) {
    expect((await upload(who, claim, await png(`rgb(${n * 20}, 0, 0)`))).status).toBe(200);
    await sql`update employer_logo set uploaded_at = uploaded_at - interval '1 minute' where company_id = ${at.id}`.execute(
      db,
    );
  }
  const { rows } = await sql`select 1 from employer_logo where company_id = ${at.id}`.execute(db);
  expect(rows).toHaveLength(10);
  for (let n = 0; n < 9; n += 1) {
    await sql`delete from employer_logo where company_id = ${at.id} and uploaded_at = (select min(uploaded_at) from employer_logo where company_id = ${at.id})`.execute(
      db,
    );
  }
  expect(await undo(who, claim)).toBe(200);
  const { rows: source } = await sql<{
    url: string | null;
  }>`select logo_source_url as url from company where id = ${at.id}`.execute(db);
  expect(source[0]!.url).toBeNull();
});
