import { createLog } from "#server/log.ts";

/** A logger that says nothing. */
export const silentLog = createLog("silent");
