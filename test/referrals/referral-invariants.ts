import { sql } from "kysely";
import { CAPACITY_MAX } from "#contract/values/referral.ts";
import { AFTER_APPEAL } from "#referrals/notifications/notification-texts.ts";
import { TRANSITIONS } from "#referrals/states.ts";
import { TAKES_PLACE } from "#store/referrals/places.ts";
import type { Database } from "#postgres/database.ts";

const PAIRS = TRANSITIONS.map(({ from, to }) => `${from ?? ""}>${to}`);
/** States after whose transitions nobody is left to notify. */
const SILENT = TRANSITIONS.filter(({ notifies }) => notifies.length === 0).map(({ to }) => to);

/** Returns the database's point in time. What is written later counts as touched since. */
export async function databaseMoment({ db }: Database): Promise<string> {
  const { rows } = await sql<{
    moment: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as moment`.execute(db);
  return rows[0]!.moment;
}

/**
 * Returns the violated invariants of the stored referral data: of all of it, or of the requests, people, referrers and credits that have rows
 * written since a moment.
 */
export async function referralFaults({ db, pool }: Database, since = "0"): Promise<string[]> {
  const query = faultQuery(since).compile(db);
  // Named, so that PostgreSQL plans it once for each connection.
  const { rows } = await pool.query<{ fault: string }>({
    name: "referral faults",
    text: query.sql,
    values: [...query.parameters],
  });
  return rows.map((row) => row.fault);
}

function faultQuery(since: string) {
  const written = (row: string) => sql`${sql.ref(row)}.xmin::text::bigint >= ${since}::bigint`;
  return sql<{ fault: string }>`
    with touched as materialized (
      select r.id from referral_request r where ${written("r")}
      union select o.request_id from referral_offer o where ${written("o")}
      union select e.request_id from referral_event e where ${written("e")}
      union select c.request_id from referral_credit c where ${written("c")}
      union select n.request_id from referral_notice n where ${written("n")}
      union select i.request_id from referral_invitation i where ${written("i")}),
    people as materialized (
      select r.seeker_id as id from referral_request r join touched t on t.id = r.id
      union select c.account_id from referral_credit c where ${written("c")}),
    grants as materialized (select coalesce(c.grant_id, c.id) as id from referral_credit c where ${written("c")} group by 1),
    givers as materialized (
      select o.referrer_id as id from referral_offer o join touched t on t.id = o.request_id
      union select f.id from referrer f where ${written("f")}),
    requests as materialized (select r.* from referral_request r join touched t on t.id = r.id),
    sums as (
      select coalesce(c.grant_id, c.id) as grant_id, sum(c.free) as free, sum(c.held) as held, sum(c.spent) as spent, max(c.free) filter (where c.kind = 'grant') as granted
      from referral_credit c join grants g on g.id = coalesce(c.grant_id, c.id) group by 1),
    moves as (
      select request_id, e.id, to_state, lag(to_state) over (partition by request_id order by e.id) as from_state,
        row_number() over (partition by request_id order by e.id desc) as last
      from referral_event e join touched t on t.id = e.request_id where to_state is not null)
    select 'grant ' || grant_id || ' is ' || free || ' + ' || held || ' + ' || spent || ', not ' || granted as fault
      from sums where free + held + spent <> granted or free < 0 or held < 0 or spent < 0
    union all select 'account ' || a.id || ' holds ' || a.held || ' credits for ' || a.open || ' open requests' from (
      select a.id, (select coalesce(sum(held), 0) from referral_credit c where c.account_id = a.id) as held,
        (select count(*) from referral_request r where r.seeker_id = a.id and r.ended_at is null and not r.invited) as open from account a join people p on p.id = a.id) a where a.held <> a.open
    union all select 'request ' || r.id || ' is ' || r.state || ' but its credit is ' || coalesce(c.kind, 'held') from requests r
      left join lateral (
        select kind from referral_credit where request_id = r.id and kind <> 'hold' order by id desc limit 1) c on true
      where r.seeker_id is not null and not r.invited and not coalesce(c.kind, 'held') = any(
        case when r.ended_at is null then array['held']
          -- Without a free credit at the time of a granted appeal, nobody owes one.
          when r.state = 'confirmed' and exists (select 1 from referral_event e where e.request_id = r.id and e.kind = 'settled-confirmed' and e.detail = ${AFTER_APPEAL})
            then array['spend', 'charge', 'release', 'return']
          when r.state = 'confirmed' then array['spend', 'charge'] else array['release', 'return'] end)
    union all select 'invited request ' || r.id || ' moved a credit' from requests r
      where r.invited and exists (select 1 from referral_credit c where c.request_id = r.id or c.cause in ('confirmed:' || r.id, 'outcome:' || r.id))
    union all select 'invited request ' || r.id || ' has ' || i.n || ' invitations and ' || o.n || ' offers' from requests r
      cross join lateral (select count(*) as n from referral_invitation i where i.request_id = r.id and i.proved_at is not null) i
      cross join lateral (select count(*) as n from referral_offer o where o.request_id = r.id) o
      where r.invited and (i.n <> 1 or o.n <> 1)
    union all select 'invitation ' || i.id || ' led to a request of somebody else' from referral_invitation i
      join requests r on r.id = i.request_id where not r.invited or r.seeker_id <> i.seeker_id or r.job_id <> i.job_id
    union all select 'seeker ' || seeker_id || ' has ' || count(*) || ' active requests at one company' from referral_request
      where ended_at is null and seeker_id in (select id from people) group by seeker_id, company_id having count(*) > 1
    union all select 'request ' || request_id || ' went from ' || coalesce(from_state, 'nothing') || ' to ' || to_state from moves
      where not (coalesce(from_state, '') || '>' || to_state = any(${PAIRS}))
    union all select 'the timeline of ' || r.id || ' ends in ' || coalesce(m.to_state, 'nothing') || ', it is ' || r.state from requests r
      left join moves m on m.request_id = r.id and m.last = 1 where m.to_state is distinct from r.state
    union all select 'no notice says that ' || e.request_id || ' became ' || e.to_state from referral_event e
      join requests r on r.id = e.request_id and r.seeker_id is not null where e.to_state is not null and not (e.actor = 'erasure' and e.to_state = any(${SILENT}))
        and not exists (select 1 from referral_notice n where n.event_id = e.id)
    union all select 'no mail was written for notice ' || n.id from referral_notice n join touched t on t.id = n.request_id
      where n.mailed_at is not null and n.held_until is null and not exists (select 1 from referral_setting s where s.account_id = n.account_id)
        and not exists (select 1 from outbox_mail m where m.account_id = n.account_id and m.cause_key like '%:' || n.event_id || ':' || n.role)
    union all select 'request ' || r.id || ' (' || r.state || ') has ' || o.live || ' live and ' || o.accepted || ' accepted offers' from requests r
      cross join lateral (select count(*) filter (where state = 'live') as live, count(*) filter (where state = 'accepted') as accepted
        from referral_offer where request_id = r.id) o
      where o.live > 3 or (r.state <> 'offered' and o.live > 0) or (r.state = 'offered' and o.accepted > 0)
        or (r.state in ('accepted', 'submitted', 'disputed', 'confirmed', 'refunded') and o.accepted <> 1)
    union all select 'referrer ' || f.id || ' was given ' || count(*) || ' in a week' from referrer f join givers g on g.id = f.id join referral_offer o on o.referrer_id = f.id
      where ${TAKES_PLACE} group by f.id having count(*) > ${CAPACITY_MAX}`;
}

/** Returns the requests that are past their deadline. Empty if called right after the timers have run. */
export async function overdue({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'request ' || id || ' is still ' || state || ' past its deadline' as fault from referral_request where deadline <= now()
    union all select 'offer ' || id || ' is still live past its time' from referral_offer where state = 'live' and lapses_at <= now()
    union all select 'request ' || r.id || ' is still ' || r.state || ' although its job is closed' from referral_request r
      join job j on j.id = r.job_id where j.closed_at is not null and r.state in ('offered', 'accepted')`.execute(db);
  return rows.map((row) => row.fault);
}

/** Returns the pairs of people who have met because one accepted the other's request. */
export async function metPairs({ db }: Database): Promise<Set<string>> {
  const { rows } = await sql<{ one: string; other: string }>`
    select f.account_id as one, r.seeker_id as other from referral_offer o join referrer f on f.id = o.referrer_id
    join referral_request r on r.id = o.request_id where o.state in ('accepted', 'returned') and f.account_id is not null and r.seeker_id is not null`.execute(
    db,
  );
  return new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
}
