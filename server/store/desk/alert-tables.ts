import { type RawBuilder, sql } from "kysely";

type Fragment = RawBuilder<unknown>;

/** Where the database holds what concerns one kind of people who hear of jobs. */
export interface AlertTables {
  /** The column of each table that says whose a row is. */
  person: Fragment;
  searches: Fragment;
  jobs: Fragment;
  overflow: Fragment;
  settings: Fragment;
  /** Whether a search `s` tells its person of jobs, once it isn't paused. */
  isOn: Fragment;
  /** When the person of a search `s` wants to hear, as columns. Needs `timesJoins`. */
  times: Fragment;
  timesJoins: Fragment;
  /** Whether the person of a search `s` has paused everything. Needs `timesJoins`. */
  isPaused: Fragment;
  /** When other news of the person is due, as rows to add to those of jobs. */
  otherDue: (personId: string) => Fragment;
}

export const MEMBERS: AlertTables = {
  person: sql.raw("account_id"),
  searches: sql.table("saved_search"),
  jobs: sql.table("alert_job"),
  overflow: sql.table("alert_overflow"),
  settings: sql.table("alert_setting"),
  isOn: sql`s.frequency <> 'off'`,
  times: sql`coalesce(t.hour, 8) as hour, coalesce(t.weekday, 1) as weekday,
    coalesce(t.time_zone, p.settings -> 'workday' ->> 'timeZone', 'UTC') as time_zone, t.quiet_from, t.quiet_to`,
  timesJoins: sql`left join alert_setting t on t.account_id = s.account_id left join search_setting p on p.account_id = s.account_id`,
  isPaused: sql`coalesce(t.paused_until > now(), false)`,
  otherDue: (accountId) => sql`
    union all select due_at from alert_news where account_id = ${accountId} and settled_at is null`,
};

/** People without an account, by mail. They hear at the usual hour of their time zone. */
export const GUESTS: AlertTables = {
  person: sql.raw("guest_id"),
  searches: sql.table("guest_search"),
  jobs: sql.table("guest_alert_job"),
  overflow: sql.table("guest_alert_overflow"),
  settings: sql.table("guest_subscriber"),
  isOn: sql`s.confirmed_at is not null`,
  times: sql`8 as hour, 1 as weekday, t.time_zone, null::int as quiet_from, null::int as quiet_to`,
  timesJoins: sql`join guest_subscriber t on t.guest_id = s.guest_id`,
  isPaused: sql`false`,
  otherDue: () => sql``,
};

/**
 * Everybody who hears of jobs. Guests come first: one whose address becomes an account's while a page is recorded is then a member, and
 * isn't passed over.
 */
export const EVERYBODY: readonly AlertTables[] = [GUESTS, MEMBERS];
