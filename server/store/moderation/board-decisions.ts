import { sql } from "kysely";
import { refuseDisownedBoard, releaseDisownedBoard } from "#store/employers/listing.ts";
import type { Transaction } from "#postgres/connection.ts";

/** Has a guest's board read, or refuses it. Refuses none that no longer waits; an appeal can have a refused one read. */
export async function decideBoard(trx: Transaction, id: string, isApproved: boolean, reason: string): Promise<void> {
  await (
    isApproved
      ? sql`update board set state = 'candidate', enabled = true, failures = 0, gone_count = 0, last_error = null, next_run_at = now()
        where id = ${id} and state in ('pending', 'refused')`
      : sql`update board set state = 'refused', last_error = ${reason} where id = ${id} and state = 'pending'`
  ).execute(trx);
}

/** Reads a board again that a company disowned, or refuses it with its postings. */
export async function decideDisownedBoard(trx: Transaction, id: string, isApproved: boolean): Promise<void> {
  await (isApproved ? releaseDisownedBoard(trx, id) : refuseDisownedBoard(trx, id));
}
