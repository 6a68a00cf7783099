import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer, type ReplayAnswer } from "#http/replay-server.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import { startBoardRuns, hours, openings, start } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { fetchLogos } from "./fetch-logos.ts";

const database = await testDatabase();
const runs = await startBoardRuns(database);
const pictures = new Map<string, ReplayAnswer>();
let asked = 0;
const web = await startReplayServer({
  answer(host) {
    asked += 1;
    return pictures.get(host) ?? null;
  },
});
const http = createOutboundHttp({ replayOrigin: web.origin });

const round = (now = start) => fetchLogos({ database, http, log: silentLog, now, sample: false, limit: 50 });
const png = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

/** A company with one open job and a logo URL at this host. */
async function companyWithLogo(host: string): Promise<{ companyId: string; jobId: string }> {
  const token = await runs.newBoard(openings(`${host}-1`), { companyName: `Company ${host}` });
  await runs.run(token, start);
  const { rows } = await database.pool.query<{ companyId: string; jobId: string }>(
    `update company c set logo_source_url = $1 from job j where j.company_id = c.id and c.name = $2
     returning c.id as "companyId", j.id as "jobId"`,
    [`https://${host}/logo.png`, `Company ${host}`],
  );
  return rows[0]!;
}

async function cardLogo(jobId: string): Promise<string | undefined> {
  const [job] = await jobsByIds(database, [jobId]);
  return job?.company.logoUrl;
}

test("a logo is fetched once, served from our own path, and recorded as a change of its jobs", async () => {
  const { companyId, jobId } = await companyWithLogo("fine.example");
  pictures.set("fine.example", { body: await png(300, "teal"), headers: { "content-type": "text/plain" } });
  expect(await cardLogo(jobId)).toBeUndefined();
  expect(await round()).toEqual({ tried: 1, stored: 1 });
  const { rows } = await database.pool.query<{ webp: Buffer; hash: string; slug: string }>(
    "select l.webp, l.hash, c.slug from company_logo l join company c on c.id = l.company_id where c.id = $1",
    [companyId],
  );
  const { webp, hash, slug } = rows[0]!;
  expect(hash).toBe(createHash("sha256").update(webp).digest("hex").slice(0, 16));
  expect(await cardLogo(jobId)).toBe(`/logos/${slug}-${hash}.webp`);
  const changes = await database.pool.query("select kind from job_change where job_id = $1 order by seq", [jobId]);
  expect(changes.rows.map((row: { kind: string }) => row.kind)).toEqual(["opened", "changed"]);
  const before = asked;
  expect(await round(hours(1))).toEqual({ tried: 0, stored: 0 });
  expect(asked).toBe(before);
});

test("something that is not a picture is not stored, and retried with back-off", async () => {
  const { jobId, companyId } = await companyWithLogo("page.example");
  pictures.set("page.example", { body: "<!doctype html><p>Not found", headers: { "content-type": "image/png" } });
  expect(await round()).toEqual({ tried: 1, stored: 0 });
  expect(await round(hours(23))).toEqual({ tried: 0, stored: 0 });
  expect(await round(hours(25))).toEqual({ tried: 1, stored: 0 });
  expect(await round(hours(25 + 47))).toEqual({ tried: 0, stored: 0 });
  expect(await cardLogo(jobId)).toBeUndefined();
  const { rows } = await database.pool.query(
    "select failures, last_error, webp from company_logo where company_id = $1",
    [companyId],
  );
  expect(rows[0]).toEqual({ failures: 2, last_error: "not a PNG, JPEG, GIF, WebP or SVG picture", webp: null });
});

test("an answer over 1 MiB is cut off", async () => {
  const { jobId } = await companyWithLogo("large.example");
  pictures.set("large.example", { body: Buffer.concat([await png(64, "red"), Buffer.alloc(1_100_000)]), headers: {} });
  expect(await round()).toEqual({ tried: 1, stored: 0 });
  expect(await cardLogo(jobId)).toBeUndefined();
});

test("a new URL replaces the logo; a failing one keeps the old", async () => {
  const { jobId, companyId } = await companyWithLogo("moving.example");
  pictures.set("moving.example", { body: await png(64, "navy"), headers: {} });
  await round();
  const first = await cardLogo(jobId);
  const moveTo = (host: string) =>
    database.pool.query("update company set logo_source_url = $2 where id = $1", [
      companyId,
      `https://${host}/logo.png`,
    ]);
  await moveTo("gone.example");
  expect(await round(hours(1))).toEqual({ tried: 1, stored: 0 });
  expect(await cardLogo(jobId)).toBe(first);
  await moveTo("moved.example");
  pictures.set("moved.example", { body: await png(64, "gold"), headers: {} });
  expect(await round(hours(2))).toEqual({ tried: 1, stored: 1 });
  expect(await cardLogo(jobId)).not.toBe(first);
});

test("two simultaneous workers fetch each logo once", async () => {
  for (const host of ["a", "b", "c", "d"]) {
    await companyWithLogo(`${host}.example`);
    pictures.set(`${host}.example`, { body: await png(40, "olive"), headers: {} });
  }
  const both = await Promise.all([round(), round()]);
  expect(both.reduce((sum, each) => sum + each.tried, 0)).toBe(4);
});

test("an employer without an open job waits, and keeps no other one waiting", async () => {
  const idle = await companyWithLogo("idle.example");
  const { companyId } = await companyWithLogo("busy.example");
  for (const host of ["idle.example", "busy.example"]) pictures.set(host, { body: await png(48, "plum"), headers: {} });
  await database.pool.query("update job set closed_at = now(), closed_reason = 'missing' where id = $1", [idle.jobId]);
  const hasLogo = async (id: string) =>
    (await database.pool.query("select from company_logo where company_id = $1 and hash is not null", [id]))
      .rowCount === 1;
  const one = () => fetchLogos({ database, http, log: silentLog, now: start, sample: false, limit: 1 });
  expect([await one(), await hasLogo(idle.companyId)]).toEqual([{ tried: 0, stored: 0 }, false]);
  expect([await one(), await hasLogo(companyId)]).toEqual([{ tried: 1, stored: 1 }, true]);
  await database.pool.query("update job set closed_at = null, closed_reason = null where id = $1", [idle.jobId]);
  await round(hours(23));
  expect(await hasLogo(idle.companyId)).toBe(false);
  await round(hours(25));
  expect(await hasLogo(idle.companyId)).toBe(true);
});

afterAll(async () => {
  await http.close();
  await web.close();
});
