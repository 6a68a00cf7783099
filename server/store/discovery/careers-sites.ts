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
/** How long a company isn't looked at again whose website is no longer proved. */
const UNPROVED_DAYS = 1;
/** `docs/decisions/0016-company-identity.md`: from a trusted board on, the website is the company's own. */
const PROVED_RANK = 3;

/** Claims companies whose proved website was never searched or is due again, the longest due first. A trigger makes a site due once it is proved. */
export async function claimCareersSites(
  database: { pool: Queryable },
  { now, limit }: { now: Date; limit: number },
): Promise<CareersSite[]> {
  const { rows } = await database.pool.query<CareersSite>(
    `with due as (
       select s.company_id, c.name, c.website,
         not c.sample and c.website is not null and c.identity_rank >= ${PROVED_RANK} and c.held_reason is null as is_proved
       from company_careers s join company c on c.id = s.company_id
       where s.next_check_at <= $1 order by s.next_check_at, s.company_id limit $2 for update of s skip locked),
     claimed as (
       update company_careers s
       set next_check_at = $1::timestamptz + case when is_proved then interval '${CLAIM_MINUTES} minutes' else interval '${UNPROVED_DAYS} days' end
       from due where s.company_id = due.company_id
       returning s.company_id as "companyId", due.name, due.website, s.failures, due.is_proved)
     select "companyId", name, website, failures from claimed where is_proved order by "companyId"`,
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
