import { BOARD_COLUMNS, type Board } from "#store/catalogue/boards.ts";
import type { Queryable } from "#postgres/connection.ts";

/** A company whose own website should be searched for its board. */
export interface CareersSite {
  companyId: string;
  name: string;
  website: string;
  /** Consecutive searches without a usable page. */
  failures: number;
}

/** How long a claimed site is left to one worker. */
const CLAIM_MINUTES = 30;
/** `docs/decisions/0016-company-identity.md`: from a trusted board on, the website is the company's own. */
const PROVED_RANK = 3;

/** Claims companies whose proved website was never searched or is due again, the longest due first. */
export async function claimCareersSites(
  database: { pool: Queryable },
  { now, limit }: { now: Date; limit: number },
): Promise<CareersSite[]> {
  const { rows } = await database.pool.query<CareersSite>(
    `with due as (
       select c.id, c.name, c.website from company c left join company_careers s on s.company_id = c.id
       where not c.sample and c.website is not null and c.identity_rank >= ${PROVED_RANK} and c.held_reason is null
         and (s.company_id is null or s.next_check_at <= $1)
       order by s.next_check_at nulls first, c.id limit $2),
     claimed as (
       insert into company_careers as s (company_id, checked_at, next_check_at)
       select id, $1, $1::timestamptz + make_interval(mins => ${CLAIM_MINUTES}) from due order by id
       on conflict (company_id) do update set next_check_at = excluded.next_check_at where s.next_check_at <= $1
       returning company_id, failures)
     select d.id as "companyId", d.name, d.website, c.failures from claimed c join due d on d.id = c.company_id order by d.id`,
    [now, limit],
  );
  return rows;
}

/** Records a search, and when the next one is due. */
export async function finishCareersSite(
  database: { pool: Queryable },
  site: { companyId: string; failures: number; now: Date; nextCheckAt: Date },
): Promise<void> {
  await database.pool.query(
    "update company_careers set checked_at = $2, next_check_at = $3, failures = $4 where company_id = $1",
    [site.companyId, site.now, site.nextCheckAt, site.failures],
  );
}

/** Returns a company's boards that their hosts no longer know. */
export async function lostBoards(database: { pool: Queryable }, companyId: string): Promise<Board[]> {
  const { rows } = await database.pool.query<Board>(
    `select ${BOARD_COLUMNS} from board where enabled and origin <> 'sample' and (state = 'dead' or gone_count > 0) and id in (
       select p.board_id from job j join job_posting jp on jp.job_id = j.id join posting p on p.id = jp.posting_id where j.company_id = $1)
     order by id`,
    [companyId],
  );
  return rows;
}
