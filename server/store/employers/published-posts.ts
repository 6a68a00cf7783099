import type { PostContent, PostReading } from "#contract/schemas/employers/posts.ts";
import type { PostState } from "#contract/values/employers/direct-posts.ts";
import type { Queryable } from "#postgres/connection.ts";

/** A post with what is to be done about it. */
export interface PostToPublish {
  id: string;
  companyId: string;
  company: string;
  sample: boolean;
  state: PostState;
  content: PostContent | null;
  contentNo: number;
  /** When it was approved, which is when it was posted. */
  postedAt: Date | null;
  postingId: string | null;
  shownNo: number | null;
  /** How often in a row this content wasn't read by these rules. */
  lateTries: number;
}

const COLUMNS = `e.id, e.company_id as "companyId", c.name as company, c.sample, state_of_post(e) as state, e.content,
  e.content_no as "contentNo", e.approved_at as "postedAt", e.posting_id as "postingId", e.shown_no as "shownNo",
  case when (e.late_no, e.late_rules) = (e.content_no, $1::int) then e.late_tries else 0 end as "lateTries"`;

/** Returns posts of which the site shows something else than it should, or that other rules have read, without those that wait for another try. */
export async function postsToPublish(
  client: Queryable,
  { rules, limit }: { rules: number; limit: number },
): Promise<PostToPublish[]> {
  const { rows } = await client.query<PostToPublish>(
    `select ${COLUMNS} from employer_post e join company c on c.id = e.company_id
     where (e.approved_at is not null and e.closed_at is null or e.shown_no is not null)
       and case when state_of_post(e) = 'listed' then (e.shown_no, e.shown_rules) is distinct from (e.content_no, $1::int)
           and not coalesce((e.late_no, e.late_rules) = (e.content_no, $1::int) and e.late_again_at > now(), false)
         else e.shown_no is not null end
     order by e.id limit $2`,
    [rules, limit],
  );
  return rows;
}

/** Locks a post and returns it as it is now; null once it is gone. */
export async function lockPostToPublish(client: Queryable, id: string, rules: number): Promise<PostToPublish | null> {
  await client.query("select 1 from employer_post where id = $1 for update", [id]);
  const { rows } = await client.query<PostToPublish>(
    `select ${COLUMNS} from employer_post e join company c on c.id = e.company_id where e.id = $2`,
    [rules, id],
  );
  return rows[0] ?? null;
}

/** Notes that a post wasn't read, and in how many seconds it's read again. What the site shows of it stays. */
export async function recordLate(
  client: Queryable,
  { id, contentNo, lateTries }: Pick<PostToPublish, "id" | "contentNo" | "lateTries">,
  { rules, againInS }: { rules: number; againInS: number },
): Promise<void> {
  await client.query(
    `update employer_post set late_no = $2, late_rules = $3, late_tries = $4::int + 1, late_again_at = now() + make_interval(secs => $5::int)
     where id = $1 and content_no = $2`,
    [id, contentNo, rules, lateTries, againInS],
  );
}

/** Records what of a post is on the site. */
export async function recordShown(
  client: Queryable,
  id: string,
  shown: { postingId: string; contentNo: number; rules: number } | null,
): Promise<void> {
  await client.query(
    `update employer_post set shown_no = $2, shown_rules = $3, posting_id = coalesce($4::bigint, posting_id),
       late_no = null, late_rules = null, late_tries = 0, late_again_at = null
     where id = $1`,
    [id, shown?.contentNo ?? null, shown?.rules ?? null, shown?.postingId ?? null],
  );
}

/** Returns the board that stands for a company's own posts, which no run reads, or null if an operator has blocked it. */
export async function directBoard(
  client: Queryable,
  {
    companyId,
    company,
    source,
    sourceName,
  }: { companyId: string; company: string; source: string; sourceName: string },
): Promise<string | null> {
  await client.query("insert into source (id, name) values ($1, $2) on conflict (id) do nothing", [source, sourceName]);
  await client.query(
    `insert into board (source, token, company_name, origin, state, enabled) values ($1, $2, $3, 'employer', 'live', false)
     on conflict (source, token) do update set company_name = excluded.company_name where board.company_name <> excluded.company_name`,
    [source, companyId, company],
  );
  const { rows } = await client.query<{ id: string }>(
    "select id from board where source = $1 and token = $2 and state = 'live'",
    [source, companyId],
  );
  return rows[0]?.id ?? null;
}

/** Makes a key of a company's identity stand for the company whose employer posts. */
export async function keepCompanyKey(client: Queryable, keys: readonly string[], companyId: string): Promise<void> {
  await client.query(
    `insert into company_key (key, company_id) select unnest($1::text[]), $2::bigint
     on conflict (key) do update set company_id = excluded.company_id where company_key.company_id <> excluded.company_id`,
    [keys, companyId],
  );
}

/** A draft that waits to be read. */
export interface UnreadDraft {
  id: string;
  companyId: string;
  company: string;
  draft: PostContent;
  draftNo: number;
  /** How often it took too long to read. */
  tries: number;
}

/** Returns drafts that nobody has read, and those that are to be read again by now. */
export async function unreadDrafts(client: Queryable, limit: number): Promise<UnreadDraft[]> {
  const { rows } = await client.query<UnreadDraft>(
    `select e.id, e.company_id as "companyId", c.name as company, e.draft, e.draft_no as "draftNo", e.read_tries as tries
     from employer_post e join company c on c.id = e.company_id where e.read_no < e.draft_no or e.read_again_at <= now()
     order by e.read_tries, e.id limit $1`,
    [limit],
  );
  return rows;
}

/** Stores how the rules read a draft, unless it has changed since; for one that took too long, in how many seconds it's read again. */
export async function storeReading(
  client: Queryable,
  { id, draftNo }: Pick<UnreadDraft, "id" | "draftNo">,
  reading: PostReading,
  againInS: number | null,
): Promise<void> {
  await client.query(
    `update employer_post set reading = $3, read_no = $2, read_tries = read_tries + ($4::int is not null)::int,
       read_again_at = now() + make_interval(secs => $4::int)
     where id = $1 and draft_no = $2`,
    [id, draftNo, JSON.stringify(reading), againInS],
  );
}
