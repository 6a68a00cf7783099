import { lookUpLink } from "#ingest/discovery/look-up-link.ts";
import { finishLookup, takeLookup } from "#store/discovery/board-lookups.ts";
import { LOOK_UP_BOARD_TASK, type LookUpBoardPayload } from "#store/operations/queue.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "../task.ts";

const LONGEST_MS = 60_000;

/** Reads one pasted link and stores what is behind it. */
export const lookUpBoardTask: Task = {
  name: LOOK_UP_BOARD_TASK,
  async run(payload, { config, database, http, log }) {
    const { lookupId: id } = payload as LookUpBoardPayload;
    const lookup = await takeLookup(database, id);
    if (lookup === null) return;
    try {
      const signal = AbortSignal.timeout(LONGEST_MS);
      const options = { database, http, log, keys: config.sourceKeys, now: await databaseNow(database), signal };
      await finishLookup(database, id, await lookUpLink({ ...options, lookup: { id, ...lookup } }));
    } catch (error) {
      await finishLookup(database, id, { problem: "unreadable" });
      throw error;
    }
  },
};
