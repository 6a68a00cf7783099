import { createLog } from "#app/log.ts";

/** A logger that says nothing. */
export const silentLog = createLog("silent");
