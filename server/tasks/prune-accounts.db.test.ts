import { expect, test } from "vitest";
import { ROWS_PER_STEP } from "#store/accounts/delete-in-steps.ts";
import { pruneNetworks } from "#store/accounts/account-networks.ts";
import { pruneTokens } from "#store/accounts/account-tokens.ts";
import { pruneRateLimits } from "#store/accounts/rate-limits.ts";
import { pruneSessions } from "#store/accounts/sessions.ts";
import { testDatabase } from "#test/database/database.ts";
import { newSession } from "#test/new-session.ts";

const { db, pool } = await testDatabase();
const count = async (table: string) =>
  (await pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]!.rows;

test("removes expired counters of limits step by step until none is left, and no other", async () => {
  const expired = 2 * ROWS_PER_STEP + 1;
  await pool.query(
    `insert into rate_limit (key, window_start, hits, expires_at)
     select sha256(n::text::bytea), now(), 1, now() + case when n <= $1 then interval '-1 second' else interval '1 hour' end
     from generate_series(1, $1::int + 3) n`,
    [expired],
  );
  expect([await pruneRateLimits(db), await count("rate_limit")]).toEqual([expired, 3]);
  expect(await pruneRateLimits(db)).toBe(0);
});

test("keeps ended sessions for 30 days, tokens for a day and networks for a year", async () => {
  const { accountId } = await newSession({ db });
  await newSession({ db });
  await newSession({ db });
  await pool.query(
    `update session set created_at = now() - interval '40 days', last_used_at = now() - interval '40 days', ended_reason = 'logout',
       ended_at = now() - make_interval(days => 25 + 3 * n::int)
     from (select id, row_number() over (order by id) as n from session limit 3) s where s.id = session.id`,
  );
  expect([await pruneSessions(db), await count("session")]).toEqual([2, 1]);
  await pool.query(
    `insert into account_token (account_id, purpose, token_hash, email_key, password_fingerprint, expires_at)
     select $1, 'reset', sha256(h::text::bytea), '', '', now() - make_interval(hours => h) from unnest(array[1, 23, 25]) h`,
    [accountId],
  );
  expect([await pruneTokens(db), await count("account_token")]).toEqual([1, 2]);
  await pool.query(
    `insert into account_network (account_id, network_key, last_login_at)
     select $1, sha256(d::text::bytea), now() - make_interval(days => d) from unnest(array[1, 364, 367]) d`,
    [accountId],
  );
  expect([await pruneNetworks(db), await count("account_network")]).toEqual([1, 2]);
});
