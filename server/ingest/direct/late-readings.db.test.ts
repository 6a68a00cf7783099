import { sql } from "kysely";
import { expect, test } from "vitest";
import { silentLog } from "#test/log.ts";
import { postTestbed } from "#test/employers/post-testbed.ts";
import { readDrafts } from "./publish-posts.ts";
import { readPost } from "./read-post.ts";

const bed = await postTestbed();
const { database, employer, start, edit, seen, act, work } = bed;
const { db } = database;

/** Reads what is due, where the parser process runs out of its time for some texts. Returns how many drafts were due. */
async function readSlowly(isSlow: (text: string) => boolean): Promise<number> {
  const context = { database, now: new Date(), baseUrl: "https://afield.example", log: silentLog };
  return await readDrafts(context, async (post, at) => {
    const { posting, result } = await readPost(post, at);
    const isLate = isSlow(post.content.description);
    return { posting, result: isLate ? { failure: "timeout", message: "over 3000 ms" } : result };
  });
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
