import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";
import { TAKES_REQUESTS } from "./places.ts";

export type CardRow = Row<"referrerCard">;

/** Makes a referrer's card with this address, or changes what their card says and keeps its address. Returns false for a person who isn't a referrer. */
export async function putCard(
  db: Connection,
  { accountId, slug, alias, wishes, credited }: Omit<CardRow, "createdAt">,
): Promise<boolean> {
  const result = await sql`
    insert into referrer_card (account_id, slug, alias, wishes, credited)
    select account_id, ${slug}, ${alias}, ${wishes}, ${credited} from referrer where account_id = ${accountId} and ended_at is null and expires_at > now()
    on conflict (account_id) do update set alias = excluded.alias, wishes = excluded.wishes, credited = excluded.credited`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n) > 0;
}

export async function dropCard(db: Connection, accountId: string): Promise<void> {
  await sql`delete from referrer_card where account_id = ${accountId}`.execute(db);
}

export async function cardOf(db: Connection, accountId: string): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`select * from referrer_card where account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}

/** A card whose owner is a verified referrer, neither gone nor suspended. */
export interface OpenCard extends Pick<CardRow, "alias" | "wishes"> {
  referrerId: string;
  companyId: string;
  companySlug: string;
  companyName: string;
  logoHash: string | null;
  /** Whether they get new requests now. */
  open: boolean;
}

export async function cardBySlug(db: Connection, slug: string): Promise<OpenCard | null> {
  const { rows } = await sql<OpenCard>`
    select k.alias, k.wishes, f.id as referrer_id, c.id as company_id, c.slug as company_slug, c.name as company_name,
      (select hash from company_logo where company_id = c.id) as logo_hash, ${TAKES_REQUESTS} as open
    from referrer_card k join referrer f on f.account_id = k.account_id join company c on c.id = f.company_id
    where k.slug = ${slug} and f.ended_at is null and f.expires_at > now()
      and not exists (select 1 from referral_suspension s where s.account_id = k.account_id) and not is_suspended(k.account_id)`.execute(
    db,
  );
  return rows[0] ?? null;
}
