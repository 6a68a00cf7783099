import { closeOrphansTask } from "./close-orphans.ts";
import { pruneAccountsTask } from "./prune-accounts.ts";
import { pruneRunsTask } from "./prune-runs.ts";
import type { Task } from "./task.ts";

/** Every background task there is. */
export const tasks: readonly Task[] = [closeOrphansTask, pruneAccountsTask, pruneRunsTask];
