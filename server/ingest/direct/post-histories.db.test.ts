import { sql } from "kysely";
import { expect, test } from "vitest";
import { reconcileJobs } from "#ingest/run/reconcile-jobs.ts";
import { companyMention } from "#ingest/run/company-mention.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import type { Posting } from "#sources/posting.ts";
import { closePostings } from "#store/catalogue/postings.ts";
import { claimKeyOf } from "#store/catalogue/company-identity.ts";
import { keepCompanyKey } from "#store/employers/published-posts.ts";
import { type Employer, postTestbed } from "#test/employers/post-testbed.ts";
import { SeededRandom } from "../../../bench/search/seeded-random.ts";

const bed = await postTestbed();
const { database, employer, work, act, draft, edit, seen, decide } = bed;
const { db } = database;

/** What should be true of a post, kept by hand. Days are counted from now. */
interface Known {
  id: string;
  isSent: boolean;
  isApproved: boolean;
  isRefused: boolean;
  isClosed: boolean;
  /** Whether the draft says something else than what was sent. */
  isChanged: boolean;
  /** Whether the other description is typed, was sent, and was looked at last; null while nobody had to look. */
  typedOther: boolean;
  sentOther: boolean;
  seenOther: boolean | null;
  daysLeft: number;
}

const TITLES = ["Bookkeeper", "Translator", "Gardener"];
const PROOF_DAYS = 180;
const GRACE_DAYS = 7;

/** A company with its posts, and what is known of both. */
async function history() {
  const ana = await employer();
  const posts: Known[] = [];
  let rightsDays = PROOF_DAYS;
  let boards = 0;
  const hasRights = () => rightsDays > 0;
  const isListed = (post: Known) =>
    post.isSent && post.isApproved && !post.isClosed && post.daysLeft > 0 && rightsDays + GRACE_DAYS > 0;
  /** Whether an operator has something to look at: a post that waits, or what changed. */
  const waits = (post: Known) =>
    post.isSent && !post.isRefused && !post.isClosed && (!post.isApproved || post.seenOther !== post.sentOther);
  const send = (post: Known) => {
    const wasOpen = !post.isClosed && post.daysLeft > 0;
    const approves = post.isRefused
      ? false
      : post.isApproved || posts.some((other) => other !== post && other.isApproved);
    Object.assign(post, { isSent: true, isRefused: false, isClosed: false, isApproved: approves });
    if (approves) post.seenOther ??= post.sentOther;
    if (!approves) post.daysLeft = 0;
    else if (!wasOpen) post.daysLeft = 30;
  };
  return {
    ana,
    posts,
    isListed,
    waits,
    async start(title: string) {
      if (!hasRights() || boards > 0) return;
      const id = await draft(ana, { title });
      posts.push({
        id,
        isSent: false,
        isApproved: false,
        isRefused: false,
        isClosed: false,
        isChanged: false,
        typedOther: false,
        sentOther: false,
        seenOther: null,
        daysLeft: 0,
      });
    },
    /** Asks for something, and expects what the rules say about it. */
    async ask(post: Known, action: "send" | "confirm" | "close" | "reopen") {
      const { status } = await act(ana, post.id, action);
      await work();
      const mayBe = {
        send: boards === 0 && (!post.isSent || post.isRefused || post.isChanged),
        confirm: boards === 0 && isListed(post),
        close: post.isSent && !post.isClosed && !post.isRefused,
        reopen:
          boards === 0 && post.isSent && !post.isRefused && (post.isClosed || (post.isApproved && post.daysLeft <= 0)),
      }[action];
      expect(status, `${action} of ${JSON.stringify(post)}`).toBe(hasRights() && mayBe ? 200 : 409);
      if (status !== 200) return;
      if (action === "confirm") post.daysLeft = 30;
      else if (action === "close") post.isClosed = true;
      else {
        if (action === "send") Object.assign(post, { isChanged: false, sentOther: post.typedOther });
        send(post);
      }
    },
    async change(post: Known, description: string) {
      if (!hasRights() || boards > 0) return;
      const { title } = (await seen(ana, post.id)).draft;
      expect((await edit(ana, post.id, { title, description })).status).toBe(200);
      post.isChanged = post.isSent;
      post.typedOther = true;
    },
    async decide(post: Known, action: "approve-post" | "refuse-post") {
      if (!waits(post)) return;
      expect((await decide(post.id, action)).status).toBe(200);
      if (action === "refuse-post") Object.assign(post, { isRefused: true, isApproved: false, daysLeft: 0 });
      else {
        if (!post.isApproved) post.daysLeft = 30;
        Object.assign(post, { isApproved: true, seenOther: post.sentOther });
      }
    },
    /** Some days pass. */
    async pass(days: number) {
      await bed.pass(ana.claim, days);
      await sql`update employer_post set expires_at = expires_at - make_interval(days => ${days}) where company_id = ${ana.companyId}`.execute(
        db,
      );
      await work();
      rightsDays -= days;
      for (const post of posts) post.daysLeft -= days;
    },
    async renew() {
      await sql`update employer_proof set expires_at = now() + make_interval(days => ${PROOF_DAYS}) where claim_id = ${ana.claim}`.execute(
        db,
      );
      await work();
      rightsDays = PROOF_DAYS;
    },
    async board(post: Known) {
      if (!isListed(post)) return;
      await listOnBoard(ana, post.id);
      boards += 1;
    },
    async endBoards() {
      await closeBoards();
      boards = 0;
    },
  };
}

/** A live board of the company lists the same job. */
async function listOnBoard({ companyId, slug }: Employer, postId: string): Promise<void> {
  await inBulkTransaction(database, async (client) => {
    await client.query("insert into source (id, name) values ('lever', 'Lever') on conflict do nothing");
    const { rows } = await client.query<{ boardId: string; postingId: string; raw: Posting; facts: NormalisedPosting }>(
      `with b as (insert into board (source, token, state) values ('lever', $1::text, 'live') on conflict (source, token) do update set enabled = true returning id),
         p as (insert into posting (board_id, external_id, url, content_hash, rules_version, raw, facts, first_seen_at, last_seen_at)
           select b.id, $2::text, 'https://jobs.lever.co/' || $1::text, '', 1, p.raw, p.facts, now(), now()
           from b, posting p join employer_post e on e.posting_id = p.id where e.id = $2::bigint
           on conflict (board_id, external_id) do update set closed_at = null, closed_reason = null returning id, board_id, raw, facts)
       select board_id as "boardId", id as "postingId", raw, facts from p`,
      [slug, postId],
    );
    const { boardId, postingId, raw, facts } = rows[0]!;
    const mention = companyMention(raw.company, facts, { boardId, trust: "board", sample: false });
    await keepCompanyKey(client, claimKeyOf(mention), companyId);
    const url = `https://jobs.lever.co/${slug}`;
    const published = [{ postingId, boardId, sourceId: "lever", raw, normalised: facts, url, mention }];
    await reconcileJobs(client, { published, touchedIds: [], sample: false, now: new Date() });
  });
}

/** Nobody reads the boards any more, and what they list closes. */
async function closeBoards(): Promise<void> {
  await inBulkTransaction(database, async (client) => {
    await client.query("update board set enabled = false where source = 'lever'");
    const { rows } = await client.query<{ id: string }>(
      "select p.id from posting p join board b on b.id = p.board_id where b.source = 'lever' and p.closed_at is null",
    );
    const touchedIds = rows.map(({ id }) => id);
    await closePostings(client, touchedIds, "board-off", new Date());
    await reconcileJobs(client, { published: [], touchedIds, sample: false, now: new Date() });
  });
}

interface Shown {
  isOpen: boolean;
  jobIsOpen: boolean;
  sources: string[];
  companyId: string;
}
async function shownOf(id: string): Promise<Shown | null> {
  const { rows } = await sql<Shown>`
    select p.closed_at is null as is_open, j.closed_at is null as job_is_open, j.sources, j.company_id
    from employer_post e join posting p on p.id = e.posting_id join job_posting l on l.posting_id = p.id join job j on j.id = l.job_id
    where e.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

async function isAtDesk(id: string): Promise<boolean> {
  const { rows } = await sql<{ cases: number }>`
    select count(*)::int as cases from moderation_case where subject_kind = 'post' and subject_id = ${id} and decided_at is null`.execute(
    db,
  );
  expect(rows[0]!.cases, "one case at most").toBeLessThan(2);
  return rows[0]!.cases === 1;
}

test.each([1, 2, 3, 4])(
  "whatever happens to posts, the site lists exactly those that may be (seed %i)",
  async (seed) => {
    const random = new SeededRandom(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
    const past = await history();
    const { ana, posts, isListed, waits } = past;
    await past.start(TITLES[0]!);
    for (let step = 0; step < 45; step += 1) {
      await sql`delete from rate_limit`.execute(db);
      const deed = pick([
        "start",
        "send",
        "send",
        "approve",
        "approve",
        "refuse",
        "confirm",
        "close",
        "reopen",
        "reopen",
        "change",
        "a week passes",
        "two weeks pass",
        "proofs end",
        "proofs are renewed",
        "a board appears",
        "boards end",
      ] as const);
      const post = posts.length === 0 ? undefined : pick(posts);
      if (deed === "start" && posts.length < TITLES.length) await past.start(TITLES[posts.length]!);
      else if (deed === "a week passes") await past.pass(7);
      else if (deed === "two weeks pass") await past.pass(14);
      else if (deed === "proofs end") await past.pass(PROOF_DAYS);
      else if (deed === "proofs are renewed") await past.renew();
      else if (deed === "boards end") await past.endBoards();
      else if (post === undefined) continue;
      else if (deed === "approve") await past.decide(post, "approve-post");
      else if (deed === "refuse") await past.decide(post, "refuse-post");
      else if (deed === "a board appears") await past.board(post);
      else if (deed === "change")
        await past.change(post, `${"We count what keepers of lighthouses read and write. ".repeat(5)}Change ${step}.`);
      else if (deed !== "start") await past.ask(post, deed);

      for (const known of posts) {
        expect(await isAtDesk(known.id), `at the desk after ${deed}: ${JSON.stringify(known)}`).toBe(waits(known));
        const shown = await shownOf(known.id);
        expect(shown?.isOpen ?? false, `after ${deed}: ${JSON.stringify(known)}`).toBe(isListed(known));
        if (shown === null) continue;
        expect(shown.companyId).toBe(ana.companyId);
        if (shown.isOpen) expect(shown).toMatchObject({ jobIsOpen: true, sources: expect.arrayContaining(["direct"]) });
      }
      const { rows } = await sql<{ title: string; jobs: number }>`
      select title, count(*)::int as jobs from job where company_id = ${ana.companyId} and closed_at is null group by title having count(*) > 1`.execute(
        db,
      );
      expect(rows, `one job for each opening, after ${deed}`).toEqual([]);
    }
  },
);
