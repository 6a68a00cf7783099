import { sql } from "kysely";
import type { Activity, RecentActivity } from "#contract/schemas/desk/activity.ts";
import type { Connection } from "#postgres/connection.ts";

const RECENT = sql`now() - interval '30 days'`;
/** Steps hold days of the person's own calendar. */
const RECENT_DAY = sql`to_char(${RECENT}, 'YYYY-MM-DD')`;

type Counts = Omit<Activity, "recent"> & RecentActivity;

/** Returns what a person has on the desk, whom they met through referrals, and what they did in the last 30 days. */
export async function activityOf(db: Connection, accountId: string): Promise<Activity> {
  const { rows } = await sql<Counts>`
    with saved as (
      select count(*)::int as saved_jobs, (count(*) filter (where saved_at >= ${RECENT}))::int as saved
      from saved_job where account_id = ${accountId} and removed_at is null),
    sent as (
      select count(*)::int as applications, (count(*) filter (where applied_on >= ${RECENT_DAY}))::int as applied
      from application where account_id = ${accountId} and not hidden and applied_on is not null),
    -- Of each step the last value of each field, as application_stage reads them.
    step as (
      select e.application_id,
        (array_agg(e.fields ->> 'stage' order by e.made_at desc, e.id desc) filter (where e.fields ? 'stage'))[1] as stage,
        (array_agg(e.fields ->> 'on' order by e.made_at desc, e.id desc) filter (where e.fields ? 'on'))[1] as day,
        coalesce((array_agg(e.fields -> 'removed' = 'true'::jsonb order by e.made_at desc, e.id desc)
          filter (where e.fields ? 'removed'))[1], false) as removed
      from application_event e join application a on a.account_id = e.account_id and a.id = e.application_id and not a.hidden
      where e.account_id = ${accountId} and e.kind = 'step' group by e.application_id, e.thing),
    heard as (
      select (count(distinct application_id) filter (where stage in ('answered', 'interview', 'offer', 'accepted', 'rejected')))::int as answered,
        (count(distinct application_id) filter (where stage = 'interview'))::int as interviewed
      from step where not removed and day >= ${RECENT_DAY} and day <= to_char(now() + interval '1 day', 'YYYY-MM-DD')),
    -- A person who was erased still counts, as one for each request.
    meeting as (
      select coalesce(f.account_id::text, 'referrer ' || f.id) as person, e.created_at
      from referral_request r join referrer f on f.id = r.accepted_by
      join referral_event e on e.request_id = r.id and e.kind = 'accepted'
      where r.seeker_id = ${accountId} and not r.invited
      union all
      select coalesce(r.seeker_id::text, 'request ' || r.id), e.created_at
      from referrer f join referral_request r on r.accepted_by = f.id
      join referral_event e on e.request_id = r.id and e.kind = 'accepted'
      where f.account_id = ${accountId} and not r.invited
      -- People who met by a personal invitation count while both want it.
      union all
      select coalesce(f.account_id::text, 'referrer ' || f.id), i.accepted_at
      from referral_invitation i join referral_request r on r.id = i.request_id join referrer f on f.id = r.accepted_by
      where i.seeker_id = ${accountId} and i.seeker_connects and i.contact_connects
      union all
      select i.seeker_id::text, i.accepted_at
      from referrer f join referral_request r on r.accepted_by = f.id join referral_invitation i on i.request_id = r.id
      where f.account_id = ${accountId} and i.seeker_connects and i.contact_connects),
    met as (
      select count(*)::int as connections, (count(*) filter (where first >= ${RECENT}))::int as met
      from (select person, min(created_at) as first from meeting group by person) people)
    select * from saved, sent, heard, met`.execute(db);
  const { applications, savedJobs, connections, ...recent } = rows[0]!;
  return { applications, savedJobs, connections, recent };
}
