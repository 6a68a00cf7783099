import { hasFilter, type SearchFilters, searchFilters } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { filtersHash } from "#desk/searches/filters-hash.ts";
import type { Database } from "#postgres/database.ts";
import { queryMix } from "../search/generated-jobs.ts";

/** Searches of one person. */
const SEARCHES_EACH = 2;
/** What people save is narrow: this many filters at least. A broader search finds thousands of jobs a day. */
const MIN_FILTERS = 4;
const ROWS_AT_ONCE = 20_000;
/** What finds every job. */
const EVERYTHING = searchFilters({ ...EVERY_JOB, salaryMin: 1, salaryUnstated: true });

export interface Subscriber {
  accountId: string;
  searches: readonly SearchFilters[];
}

export interface People {
  all: readonly Subscriber[];
  /** The one whose only search finds every job. */
  planted: Subscriber;
}

/** Stores people with this many saved searches of this many distinct queries, and one more whose search finds every job. */
export async function savePeople(database: Database, subscriptions: number, queries: number): Promise<People> {
  const filters = distinctQueries(queries);
  const count = Math.ceil(subscriptions / SEARCHES_EACH);
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into account (email, email_key, name, password_hash, terms_version, email_verified_at)
     select e, e, 'Ana', 'none', 'test', now() from (select 'p' || n || '@people.example' as e from generate_series(0, $1::int) n) as people
     returning id`,
    [count],
  );
  const people = rows.map(({ id: accountId }, at): Subscriber => {
    if (at === 0) return { accountId, searches: [EVERYTHING] };
    const own = Array.from({ length: SEARCHES_EACH }, (_, n) => filters[(at * SEARCHES_EACH + n) % filters.length]!);
    return { accountId, searches: own };
  });
  const saved = people.flatMap(({ accountId, searches }) => searches.map((each) => ({ accountId, each })));
  for (let from = 0; from < saved.length; from += ROWS_AT_ONCE) {
    const part = saved.slice(from, from + ROWS_AT_ONCE);
    await database.pool.query(
      `insert into saved_search (account_id, id, name, filters, filters_hash, frequency)
       select a, gen_random_uuid(), 'Mine', f::json, decode(h, 'hex'), 'at-once' from unnest($1::uuid[], $2::text[], $3::text[]) as s (a, f, h)`,
      [
        part.map(({ accountId }) => accountId),
        part.map(({ each }) => JSON.stringify(each)),
        part.map(({ each }) => filtersHash(each).toString("hex")),
      ],
    );
  }
  await database.pool.query("analyze account, saved_search");
  return { all: people, planted: people[0]! };
}

function distinctQueries(count: number): SearchFilters[] {
  const found = new Map<string, SearchFilters>();
  for (let size = count * 2; found.size < count; size *= 2)
    for (const query of queryMix(size)) {
      const filters = searchFilters(query);
      if (filterCount(query) >= MIN_FILTERS && hasFilter(filters) && found.size < count)
        found.set(JSON.stringify(filters), filters);
    }
  return [...found.values()];
}

function filterCount(query: JobsQuery): number {
  return (Object.keys(query) as (keyof JobsQuery)[]).filter(
    (name) => JSON.stringify(query[name]) !== JSON.stringify(EVERY_JOB[name]),
  ).length;
}
