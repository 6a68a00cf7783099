import type { Queryable } from "#postgres/connection.ts";

/** A posting with what about it is typical of invented offers, in words for operators. */
export interface SuspectPosting {
  postingId: string;
  signs: readonly string[];
}

/**
 * Holds the open jobs of these postings until an operator decides, each with a case and a line in the log. The database closes a held job in the
 * same transaction, so that nobody sees it before. A job that an operator has looked at, or that waits for one, isn't held again.
 */
export async function holdSuspectJobs(
  client: Queryable,
  suspects: readonly SuspectPosting[],
  words: string,
): Promise<number> {
  if (suspects.length === 0) return 0;
  const { rowCount } = await client.query(
    `with suspect as (
       select j.id, j.title || ' at ' || c.name as title, string_agg(distinct s.signs, E'\\n') as signs
       from unnest($1::bigint[], $2::text[]) as s (posting_id, signs)
         join job_posting jp on jp.posting_id = s.posting_id join job j on j.id = jp.job_id join company c on c.id = j.company_id
       where j.closed_at is null and not j.sample and not exists (
         select from moderation_case m where m.subject_kind = 'job' and m.subject_id = j.id::text and m.category = 'scam')
       group by j.id, c.name
     ), opened as (
       insert into moderation_case (subject_kind, subject_id, subject_title, category, marks)
       select 'job', id::text, title, 'scam', string_to_array(signs, E'\\n') from suspect order by id
       returning id, subject_id
     )
     insert into moderation_event (case_id, kind, action, ground, words, target_kind, target_id, until_decided)
     select id, 'hold', 'hold-job', 'fraud', $3, 'job', subject_id, true from opened order by id`,
    [suspects.map(({ postingId }) => postingId), suspects.map(({ signs }) => signs.join("\n")), words],
  );
  return rowCount ?? 0;
}
