import { readPosting } from "#ingest/discovery/read-posting.ts";
import { finishPostingLookup, takePostingLookup } from "#store/desk/posting-lookups.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { LOOK_UP_POSTING_TASK, type LookUpBoardPayload } from "#store/operations/queue.ts";
import type { Task } from "../task.ts";

const LONGEST_MS = 45_000;

/** Reads the posting behind one pasted link and stores it for the person who asked. */
export const lookUpPostingTask: Task = {
  name: LOOK_UP_POSTING_TASK,
  async run(payload, { config, database, http, log }) {
    const { lookupId: id } = payload as LookUpBoardPayload;
    const link = await takePostingLookup(database, id);
    if (link === null) return;
    try {
      const signal = AbortSignal.timeout(LONGEST_MS);
      const options = { database, http, log, keys: config.sourceKeys, now: await databaseNow(database), signal };
      await finishPostingLookup(database, id, await readPosting({ ...options, lookup: { id, link } }));
    } catch (error) {
      await finishPostingLookup(database, id, { problem: "unreadable" });
      throw error;
    }
  },
};
