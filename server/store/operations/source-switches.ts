import { sql } from "kysely";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** A source with how its last daily check went and who switched it last. */
export interface SwitchableSource {
  id: string;
  name: string;
  isOn: boolean;
  outcome: "ok" | "changed" | "empty" | "failed" | null;
  /** Since when its boards keep less than half of what they kept. */
  fellAt: Date | null;
  reason: string | null;
  operator: string | null;
  switchedAt: Date | null;
}

/** Returns every source that has a board, by name. */
export async function switchableSources(db: Connection): Promise<SwitchableSource[]> {
  const { rows } = await sql<SwitchableSource>`
    select s.id, s.name, s.enabled as is_on, c.outcome, y.fell_at, w.reason, a.name as operator, w.created_at as switched_at
    from source s left join source_check c on c.source = s.id left join source_yield y on y.source = s.id
    left join lateral (select * from source_switch where source = s.id order by id desc limit 1) w on true
    left join account a on a.id = w.operator_id
    cross join lateral (select from board where source = s.id limit 1) board
    order by s.name, s.id`.execute(db);
  return rows;
}

/** Pauses or resumes the reading of a source. Returns false for an unknown one and for one that is so already. */
export async function switchSource(
  trx: Transaction,
  { source, isOn, reason, operatorId }: { source: string; isOn: boolean; reason: string; operatorId: string },
): Promise<boolean> {
  const changed = await sql`update source set enabled = ${isOn} where id = ${source} and enabled <> ${isOn}`.execute(
    trx,
  );
  if (Number(changed.numAffectedRows ?? 0n) === 0) return false;
  await trx.insertInto("sourceSwitch").values({ source, isOn, reason, operatorId }).execute();
  return true;
}
