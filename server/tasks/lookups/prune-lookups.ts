import { pruneHosts } from "#store/catalogue/host-pace.ts";
import { pruneLookups } from "#store/discovery/board-lookups.ts";
import { prunePostingLookups } from "#store/desk/posting-lookups.ts";
import type { Task } from "../task.ts";

/** Once a day: removes pasted links, and the pace of unused hosts. */
export const pruneLookupsTask: Task = {
  name: "prune-lookups",
  cron: "17 3 * * *",
  async run(_payload, { database }) {
    await pruneLookups(database);
    await prunePostingLookups(database);
    await pruneHosts(database);
  },
};
