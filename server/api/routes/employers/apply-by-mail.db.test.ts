import { expect, test } from "vitest";
import { LIMITS } from "#accounts/limits/limits.ts";
import type { CaseDetail, CasesResponse } from "#contract/schemas/moderation/desk.ts";
import { postTestbed } from "#test/employers/post-testbed.ts";

const bed = await postTestbed();
const { api, database, operator, employer, work, act, draft, edit, seen, listed, jobOf } = bed;

const addressOf = async (post: string, from?: string) =>
  await api.post(`/api/direct-posts/${post}/address`, undefined, from === undefined ? {} : { from });
const follow = async (path: string) => {
  const { statusCode, headers } = await api.app.inject({ url: path, remoteAddress: "203.0.113.9" });
  return { status: statusCode, to: headers.location, cached: headers["cache-control"] };
};

test("people apply by mail, and no page, feed or file holds the mailbox", async () => {
  const ana = await employer();
  const mailbox = `ana.li@${ana.domain}`;
  const id = await listed(ana, { title: "Lead & Clerk", applyUrl: mailbox });
  expect(await seen(ana, id)).toMatchObject({ draft: { applyUrl: `mailto:${mailbox}` } });
  const job = (await jobOf(id))!;
  expect(job).toMatchObject({ open: true, url: `${api.accounts.baseUrl}/direct-posts/${id}/apply` });

  expect((await addressOf(id)).body["data"]).toEqual({ address: mailbox, subject: "Application: Lead & Clerk" });
  expect(await follow(`/direct-posts/${id}/apply`)).toEqual({
    status: 302,
    to: `/job/${job.slug}-${job.id}#apply`,
    cached: "no-store",
  });
  expect(await follow(`/direct-posts/${id}/mail`)).toEqual({
    status: 302,
    to: `mailto:${mailbox}?subject=Application%3A%20Lead%20%26%20Clerk`,
    cached: "no-store",
  });
  const public_ = [
    `/api/jobs/${job.id}`,
    `/job/${job.slug}-${job.id}.md`,
    `/api/companies/${ana.slug}`,
    `/api/jobs/featured`,
    "/jobs.json",
    "/jobs.csv",
    "/jobs.rss",
    `/api/desk/jobs?ids=${job.id}`,
  ];
  for (const path of public_) {
    const { statusCode, body } = await api.app.inject({ url: path, remoteAddress: "203.0.113.10" });
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body, path).not.toContain(mailbox);
  }
  const { rows } = await database.pool.query<{ row: string }>(
    "select p::text || j::text as row from posting p join job_posting l on l.posting_id = p.id join job j on j.id = l.job_id where j.id = $1",
    [job.id],
  );
  expect(rows[0]!.row, "the dataset and search read these").not.toContain(mailbox);
});

test("the mailbox follows what was sent, and isn't given out while the job is off the site", async () => {
  const ana = await employer();
  const id = await listed(ana, { applyUrl: `jobs@${ana.domain}` });
  expect((await edit(ana, id, { applyUrl: `people@${ana.domain}` })).status).toBe(200);
  expect((await addressOf(id)).body["data"]).toMatchObject({ address: `jobs@${ana.domain}` });
  expect((await act(ana, id, "send")).status).toBe(200);
  await work();
  expect((await addressOf(id)).body["data"]).toMatchObject({ address: `people@${ana.domain}` });
  await act(ana, id, "close");
  expect((await addressOf(id)).status, "before the worker has closed the job").toBe(404);
  await work();
  expect([(await addressOf(id)).status, (await follow(`/direct-posts/${id}/mail`)).status]).toEqual([404, 404]);
  expect(await follow(`/direct-posts/${id}/apply`), "its page says that it's closed").toMatchObject({ status: 302 });
});

test("a draft, and a post with a page, give out nothing", async () => {
  const ana = await employer();
  const typed = await draft(ana, { applyUrl: `jobs@${ana.domain}` });
  const page = await listed(ana, { title: "Translator" });
  for (const id of [typed, page, "999999", "0", "x"]) {
    expect((await addressOf(id)).status, id).toBe(404);
    for (const part of ["apply", "mail"])
      expect((await follow(`/direct-posts/${id}/${part}`)).status, `${id} ${part}`).toBe(404);
  }
});

test("a mailbox elsewhere is refused, also when a colleague with another domain sends the draft", async () => {
  const [ana, eve] = [await employer(), await employer()];
  for (const applyUrl of [`jobs@${eve.domain}`, "fernhill@gmail.com", `jobs@${ana.domain}?bcc=eve@evil.example`]) {
    const { status, body } = await bed.start(ana, { applyUrl });
    expect([status, body["field"]], applyUrl).toEqual([400, "content.applyUrl"]);
  }
  const id = await draft(ana, { applyUrl: `jobs@${ana.domain}` });
  await database.pool.query("update employer_claim set domain = $2 where id = $1", [ana.claim, "other.example"]);
  expect((await act(ana, id, "send")).body).toMatchObject({ field: "content.applyUrl" });
});

test("operators see the mailbox of a post that waits for them", async () => {
  const ana = await employer();
  const id = await draft(ana, { title: "Bookbinder", applyUrl: `jobs@${ana.domain}` });
  await act(ana, id, "send");
  const cases = (await api.get("/api/operate/cases", { token: operator.token })).body as unknown as CasesResponse;
  const found = cases.data.find(({ title }) => title.startsWith("Bookbinder at"))!;
  expect(found.marks).toEqual([]);
  const detail = (await api.get(`/api/operate/cases/${found.id}`, { token: operator.token })).body["data"];
  expect((detail as CaseDetail).facts).toContainEqual({ name: "Apply by mail", value: `jobs@${ana.domain}` });
});

test("a network gets a few mailboxes an hour, whichever way it asks", async () => {
  const ana = await employer();
  const id = await listed(ana, { applyUrl: `jobs@${ana.domain}` });
  await api.forgetLimits();
  const statuses: number[] = [];
  for (let asked = 0; asked < LIMITS.applyAddressPerNetwork.most; asked += 1)
    statuses.push((await addressOf(id, "198.51.100.7")).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await addressOf(id, "198.51.100.7")).status).toBe(429);
  const mail = await api.app.inject({ url: `/direct-posts/${id}/mail`, remoteAddress: "198.51.100.7" });
  expect(mail.statusCode).toBe(429);
  expect((await addressOf(id, "198.51.100.8")).status).toBe(200);
});
