import { createLog } from "#app/log.ts";

/** A logger without output. */
export const silentLog = createLog("silent");
