import { sql } from "kysely";
import type { PostContent, PostReading } from "#contract/schemas/employers/posts.ts";
import { ASK_DAYS, POST_DAYS, type PostState } from "#contract/values/employers/direct-posts.ts";
import type { Ground } from "#contract/values/moderation/decision.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** A direct post, with the job that it's listed as. */
export interface PostRow {
  id: string;
  companyId: string;
  claimId: string;
  state: PostState;
  draft: PostContent;
  draftNo: number;
  reading: PostReading | null;
  /** Whether `reading` is of the draft. */
  isRead: boolean;
  content: PostContent | null;
  /** Grows with each content that is sent. */
  contentNo: number;
  /** What an operator looked at last, or what was listed first where none had to; null before. */
  seenContent: PostContent | null;
  isApproved: boolean;
  /** Whether it's listed while an operator looks at what changed. */
  isLookedAt: boolean;
  expiresAt: Date | null;
  /** Whether a worker has put what was sent on the site, or found that it can't be. */
  isShown: boolean;
  /** Whether reading what was sent took too long, so that it's tried again. */
  isLate: boolean;
  /** Whether it's closed and an operator undid what was sent, so that it can't be listed again until one allows it. */
  isUndone: boolean;
  jobId: string | null;
  jobSlug: string | null;
  jobIsOpen: boolean | null;
}

const POST = sql`
  select e.id, e.company_id, e.claim_id, state_of_post(e) as state, e.draft, e.draft_no, e.reading, e.read_no = e.draft_no as is_read, e.content, e.content_no,
    e.seen_content, e.approved_at is not null as is_approved, exists (
      select from moderation_case m where m.subject_kind = 'post' and m.subject_id = e.id::text and m.category = 'changed-post'
        and m.decided_at is null) as is_looked_at,
    e.expires_at, coalesce(e.shown_no = e.content_no, false) as is_shown,
    coalesce(e.late_no = e.content_no, false) as is_late,
    case when e.closed_at is not null then is_undone(e.company_id, 'post', e.id, e.content) else false end as is_undone, j.id as job_id, j.slug as job_slug, j.closed_at is null as job_is_open
  from employer_post e left join job_posting l on l.posting_id = e.posting_id left join job j on j.id = l.job_id`;

/** Returns the posts of a company, newest first. */
export async function postsOf(db: Connection, companyId: string, limit: number): Promise<PostRow[]> {
  return (await sql<PostRow>`${POST} where e.company_id = ${companyId} order by e.id desc limit ${limit}`.execute(db))
    .rows;
}

export async function postById(db: Connection, id: string): Promise<PostRow | null> {
  return (await sql<PostRow>`${POST} where e.id = ${id}`.execute(db)).rows[0] ?? null;
}

/** Locks a post until the transaction ends. */
export async function lockPost(trx: Transaction, id: string): Promise<PostRow | null> {
  await sql`select 1 from employer_post where id = ${id} for update`.execute(trx);
  return await postById(trx, id);
}

export async function countPosts(db: Connection, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from employer_post where company_id = ${companyId}`.execute(db);
  return rows[0]!.count;
}

export async function insertPost(
  trx: Transaction,
  { companyId, claimId, draft }: { companyId: string; claimId: string; draft: PostContent },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into employer_post (company_id, claim_id, draft) values (${companyId}, ${claimId}, ${JSON.stringify(draft)}::jsonb)
    returning id`.execute(trx);
  return rows[0]!.id;
}

/** Replaces what is typed. A worker reads it within moments. */
export async function setDraft(trx: Transaction, id: string, draft: PostContent): Promise<void> {
  await sql`
    update employer_post set draft = ${JSON.stringify(draft)}::jsonb, draft_no = draft_no + 1, read_tries = 0, read_again_at = null
    where id = ${id} and draft <> ${JSON.stringify(draft)}::jsonb`.execute(trx);
}

/** Says that a post is still open: its days begin again. */
export async function confirmPost(trx: Transaction, id: string): Promise<void> {
  await sql`
    update employer_post set expires_at = now() + make_interval(days => ${POST_DAYS}), asked = 0
    where id = ${id} and approved_at is not null and closed_at is null`.execute(trx);
}

/** Deletes what was never sent, or isn't on the site. The log keeps what was said. */
export async function deletePost(trx: Transaction, id: string): Promise<void> {
  await sql`delete from employer_post where id = ${id} and shown_no is null`.execute(trx);
}

/** Notes what operators should look at in a post that waits for them, and calls its case by its title of now. */
export async function markPostCase(
  trx: Transaction,
  id: string,
  title: string,
  marks: readonly string[],
): Promise<void> {
  await sql`
    update moderation_case set subject_title = ${title}, marks = ${marks}::text[]
    where subject_kind = 'post' and subject_id = ${id} and decided_at is null`.execute(trx);
}

/** Makes a post that changed a case of the desk, unless it is one. */
export async function openChangedPost(trx: Transaction, id: string, title: string): Promise<void> {
  await sql`select open_moderation_case('post', ${id}, ${title}, 'changed-post')`.execute(trx);
}

/** A post says again what was looked at: nobody has to look. */
export async function closeChangedPost(trx: Transaction, id: string): Promise<void> {
  await sql`
    update moderation_case set decided_at = now()
    where subject_kind = 'post' and subject_id = ${id} and category = 'changed-post' and decided_at is null`.execute(
    trx,
  );
}

/** Takes a post off the site until an operator approves it. */
export async function unlistPost(trx: Transaction, id: string): Promise<void> {
  await sql`update employer_post set approved_at = null, expires_at = null where id = ${id}`.execute(trx);
}

/** Approves a post, whose days begin then, or refuses it. Returns false for one that is gone or closed. */
export async function decidePost(trx: Transaction, id: string, isApproved: boolean): Promise<boolean> {
  const { rows } = await (
    isApproved
      ? sql`update employer_post set approved_at = coalesce(approved_at, now()), refused_at = null, seen_content = content,
            expires_at = coalesce(expires_at, now() + make_interval(days => ${POST_DAYS}))
          where id = ${id} and content is not null and closed_at is null returning id`
      : sql`update employer_post set refused_at = now(), approved_at = null, expires_at = null
          where id = ${id} and content is not null and closed_at is null returning id`
  ).execute(trx);
  return rows.length > 0;
}

/** Why a post was refused. */
export interface Refusal {
  postId: string;
  ground: Ground;
  words: string;
}

/** Returns why these posts were refused, by post: the decision, whatever its appeal has come to since. */
export async function refusalsOf(db: Connection, postIds: readonly string[]): Promise<Map<string, Refusal>> {
  if (postIds.length === 0) return new Map();
  const { rows } = await sql<Refusal>`
    select distinct on (c.subject_id) c.subject_id as post_id, e.ground, e.words
    from moderation_case c join moderation_event e on e.case_id = c.id
    where c.subject_kind = 'post' and c.subject_id = any(${postIds}::text[]) and e.action = 'refuse-post'
    order by c.subject_id, e.id desc`.execute(db);
  return new Map(rows.map((row) => [row.postId, row]));
}

/** Returns the board of an employer that lists this company's jobs, or did, and that we read and somebody vouched for; null without one. */
export async function readBoardOf(
  db: Connection,
  companyId: string,
  sources: readonly string[],
): Promise<{ source: string; token: string } | null> {
  const { rows } = await sql<{ source: string; token: string }>`
    select b.source, b.token from board b
    where b.enabled and b.state = 'live' and b.origin not in ('discovered', 'sample', 'employer') and b.source = any(${sources}::text[]) and exists (
      select from job j join job_posting l on l.job_id = j.id join posting p on p.id = l.posting_id
      where j.company_id = ${companyId} and p.board_id = b.id)
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A post that somebody is asked about: whether it's still open. */
export interface AskablePost {
  id: string;
  title: string;
  company: string;
  /** The claim of the person who is asked. */
  claimId: string;
  /** Whether that person posted it. */
  isPoster: boolean;
  accountId: string;
  email: string;
  name: string;
  expiresAt: Date;
  asked: number;
  /** Which time of `ASK_DAYS` it is, from 1. */
  step: number;
}

/**
 * Returns whom to ask now about which listed posts, the ones that end soonest first: at first the person who posted it, or everybody who speaks
 * for the company if that person no longer does; then the others; shortly before the end everybody. While nobody speaks for the company,
 * its person is asked, who may renew a proof.
 */
export async function postsToAskAbout(db: Connection, limit: number): Promise<AskablePost[]> {
  const [first, others, last] = ASK_DAYS;
  const { rows } = await sql<AskablePost>`
    with due as (
      select * from (
        select e.id, e.company_id, e.claim_id, e.content->>'title' as title, e.expires_at, e.asked, case
          when e.expires_at <= now() + make_interval(days => ${last}) then 3
          when e.expires_at <= now() + make_interval(days => ${others}) then 2
          when e.expires_at <= now() + make_interval(days => ${first}) then 1 else 0 end as step
        from employer_post e
        where e.approved_at is not null and e.closed_at is null and e.expires_at > now()
          and e.expires_at <= now() + make_interval(days => ${first}) and e.asked < 3 and state_of_post(e) = 'listed') e
      where asked < step order by expires_at, id limit ${limit}
    ), speaker as (
      select k.id, k.company_id, k.account_id, holds_proofs(k.id) as holds from employer_claim k
      where k.company_id in (select company_id from due) and k.approved_at is not null and k.ended_at is null
    )
    select d.id, d.title, c.name as company, k.id as claim_id, k.id = d.claim_id as is_poster, a.id as account_id, a.email, a.name,
      d.expires_at, d.asked, d.step
    from due d join company c on c.id = d.company_id join speaker k on k.company_id = d.company_id join account a on a.id = k.account_id
    where case
      when not exists (select from speaker s where s.company_id = d.company_id and s.holds) then k.id = d.claim_id
      when not k.holds then false
      when d.step = 1 then k.id = d.claim_id or not exists (select from speaker s where s.id = d.claim_id and s.holds)
      when d.step = 2 and d.asked = 1 then k.id <> d.claim_id
      else true end
    order by d.expires_at, d.id, k.id`.execute(db);
  return rows;
}

/** Notes that people were asked. Returns false if somebody else has done so. */
export async function noteAsked(
  trx: Transaction,
  { id, asked, step }: Pick<AskablePost, "id" | "asked" | "step">,
): Promise<boolean> {
  const { rows } = await sql`
    update employer_post set asked = ${step} where id = ${id} and asked = ${asked} returning id`.execute(trx);
  return rows.length > 0;
}
