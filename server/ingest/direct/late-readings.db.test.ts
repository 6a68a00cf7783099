import { sql } from "kysely";
import { expect, test } from "vitest";
import { silentLog } from "#test/log.ts";
import { postTestbed } from "#test/employers/post-testbed.ts";
import { publishPosts, readDrafts } from "./publish-posts.ts";
import { listedAgainInS, readPost } from "./read-post.ts";

const bed = await postTestbed();
const { database, employer, start, edit, seen, act, work, post, listed, jobOf } = bed;
const { db } = database;

const slowly = (isSlow: (text: string) => boolean, failure: "timeout" | "error" = "timeout"): typeof readPost => {
  return async (each, at) => {
    const { posting, result } = await readPost(each, at);
    return { posting, result: isSlow(each.content.description) ? { failure, message: "over 3000 ms" } : result };
  };
};
const contextNow = () => ({ database, now: new Date(), baseUrl: "https://afield.example", log: silentLog });

/** Reads what is due, where the parser process runs out of its time for some texts. Returns how many drafts were due. */
async function readSlowly(isSlow: (text: string) => boolean): Promise<number> {
  return await readDrafts(contextNow(), slowly(isSlow));
}
const always = () => true;
const never = () => false;
/** Lets what waits for another reading be due. */
const wait = () => sql`update employer_post set read_again_at = now() where read_again_at is not null`.execute(db);
const problemOf = async (who: Awaited<ReturnType<typeof employer>>, id: string) =>
  (await seen(who, id)).reading?.problem;

test("a draft that took too long to read is read again twice, later each time, and then says what to do", async () => {
  const ana = await employer();
  const id = ((await start(ana)).body["data"] as { id: string }).id;
  expect(await readSlowly(always)).toBe(1);
  expect(await problemOf(ana, id)).toContain("We try again within minutes");
  expect((await act(ana, id, "send")).status, "nobody sends what nobody could read").toBe(400);
  expect(await readSlowly(always), "not at once").toBe(0);
  const { rows } = await sql<{ waits: boolean }>`
    select read_again_at > now() as waits from employer_post where id = ${id}`.execute(db);
  expect(rows).toEqual([{ waits: true }]);

  await wait();
  expect(await readSlowly(always)).toBe(1);
  await wait();
  expect(await readSlowly(always)).toBe(1);
  expect(await problemOf(ana, id)).toBe("We couldn’t read this text. Please make it shorter or plainer.");
  await wait();
  expect(await readSlowly(never), "three times are enough").toBe(0);

  // A change is another text.
  await edit(ana, id, { title: "Bookkeeper" });
  expect(await problemOf(ana, id)).toBeNull();
});

test("a later reading in time replaces the problem, and others don't wait for it", async () => {
  const [ana, ben] = [await employer(), await employer()];
  const slow = ((await start(ana)).body["data"] as { id: string }).id;
  await readSlowly(always);
  await wait();
  const other = ((await start(ben, { title: "Translator" })).body["data"] as { id: string }).id;
  expect(await readSlowly(never)).toBe(2);
  expect(await problemOf(ana, slow)).toBeNull();
  expect(await problemOf(ben, other)).toBeNull();
  expect((await act(ana, slow, "send")).status).toBe(200);
  await work();
  expect((await seen(ana, slow)).state).toBe("waiting");
});

/** Lets a listed post be due for another reading. */
const waitForListed = () => sql`update employer_post set late_again_at = now() where late_no is not null`.execute(db);
const publish = async (...how: Parameters<typeof slowly>) => await publishPosts(contextNow(), slowly(...how));
/** Has other rules read a post again, as after an update. */
const newRules = (id: string) =>
  sql`update employer_post set shown_rules = shown_rules - 1 where id = ${id}`.execute(db);

test.each(["timeout", "error"] as const)(
  "a listed post stays on the site while a new reading of it fails (%s), and is read again until that works",
  async (failure) => {
    const ana = await employer();
    const id = await listed(ana);
    const before = await jobOf(id);
    expect(before).toMatchObject({ open: true });
    await newRules(id);
    for (let tries = 0; tries < 4; tries += 1) {
      await publish(always, failure);
      expect(await jobOf(id), "nothing published is lost").toEqual(before);
      expect(await seen(ana, id)).toMatchObject({ state: "listed", isShown: true, isLate: true });
      const { rows } = await sql<{ waits: number }>`
        select round(extract(epoch from late_again_at - now()))::int as waits from employer_post where id = ${id}`.execute(
        db,
      );
      expect(Math.abs(rows[0]!.waits - listedAgainInS(tries)), "later each time").toBeLessThan(30);
      expect(await publish(always, failure), "not at once").toBe(0);
      await waitForListed();
    }
    expect(await publish(never)).toBe(1);
    expect(await seen(ana, id)).toMatchObject({ state: "listed", isShown: true, isLate: false });
    expect(await publish(never)).toBe(0);
    expect(await jobOf(id)).toEqual(before);
  },
);

test("what an employer changes shows once it was read in time; until then the site keeps what it shows", async () => {
  const ana = await employer();
  const id = await listed(ana, { title: "Bookkeeper" });
  await edit(ana, id, { title: "Gardener" });
  expect((await act(ana, id, "send")).status).toBe(200);
  await publish(always);
  expect(await jobOf(id)).toMatchObject({ open: true, title: "Bookkeeper" });
  expect(await seen(ana, id)).toMatchObject({ state: "listed", isShown: false, isLate: true });
  await waitForListed();
  await publish(never);
  expect(await jobOf(id)).toMatchObject({ open: true, title: "Gardener" });
});

test("a change of what couldn't be read is read at once, and a post that closes leaves the site however slow its text is", async () => {
  const ana = await employer();
  const id = await listed(ana, { title: "Bookkeeper" });
  await newRules(id);
  await publish(always);
  await edit(ana, id, { title: "Gardener" });
  expect((await act(ana, id, "send")).status).toBe(200);
  expect(await publish(never)).toBe(1);
  expect(await jobOf(id)).toMatchObject({ open: true, title: "Gardener" });
  await newRules(id);
  await publish(always);
  expect((await act(ana, id, "close")).status).toBe(200);
  expect(await publish(always)).toBe(1);
  expect(await jobOf(id)).toMatchObject({ open: false, reason: "employer-closed" });
});

test("an approved post that was never read waits for its reading, and is listed then", async () => {
  const ana = await employer();
  const id = await post(ana);
  await sql`update employer_post set approved_at = now(), expires_at = now() + interval '30 days' where id = ${id}`.execute(
    db,
  );
  await publish(always);
  expect(await jobOf(id)).toBeNull();
  expect(await seen(ana, id)).toMatchObject({ state: "listed", isLate: true, job: null });
  await waitForListed();
  await publish(never);
  expect(await jobOf(id)).toMatchObject({ open: true });
});
