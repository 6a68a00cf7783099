import { GAIN_CLASSES } from "#ingest/board-gain.ts";
import type { Queryable } from "#postgres/connection.ts";
import { claimDueBoard, dueHeads } from "#store/catalogue/board-claims.ts";
import type { Board } from "#store/catalogue/boards.ts";

/** Claims some due board of a source, without the order of the worker. Null when no board is due. */
export async function claimNext(
  database: { pool: Queryable },
  { owner, source, now }: { owner: string; source: string; now: Date },
): Promise<Board | null> {
  for (;;) {
    const heads = await dueHeads(database, { now, classes: GAIN_CLASSES });
    const ofSource = heads.filter((head) => head.source === source);
    if (ofSource.length === 0) return null;
    for (const { id } of ofSource) {
      const claim = await claimDueBoard(database, { owner, boardId: id, now });
      if (claim !== null) return claim.board;
    }
  }
}
