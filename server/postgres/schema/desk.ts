// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Int8, Json } from "./column-types.ts";
import type { JobSnapshot } from "#contract/schemas/desk-saved.ts";

interface SavedJobTable {
  accountId: string;
  jobId: Int8;
  savedAt: Date;
  wishedAt: Date;
  removedAt: Date | null;
  snapshot: Json<JobSnapshot>;
  snapshotAt: Date;
}

export interface DeskTables {
  savedJob: SavedJobTable;
}
