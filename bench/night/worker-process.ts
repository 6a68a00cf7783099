import { randomUUID } from "node:crypto";
import { createLog } from "#app/log.ts";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { parserClient } from "#ingest/parser/parser-client.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import { openDatabase } from "#postgres/database.ts";
import { claimNext } from "#test/claim-next.ts";
import { processUse } from "../ingest/process-use.ts";

/** What one worker did in one round. */
export interface RoundTotals {
  runs: number;
  seen: number;
  kept: number;
  opened: number;
  changed: number;
  closed: number;
  failed: string[];
  /** Peak resident memory of the worker and its parser, MiB. */
  peakMiB: number;
}

/**
 * One worker of the night, `worker-process.ts DATABASE_URL ORIGIN`. Each message is a moment in milliseconds: the worker claims
 * and runs every board that is due then and answers with its totals.
 */
const [databaseUrl, origin] = process.argv.slice(2) as [string, string];
const CONCURRENCY = 3;
const log = createLog("error", { destination: process.stderr });
const database = openDatabase(databaseUrl, { max: CONCURRENCY + 2, applicationName: "afield-night" });
const http = createOutboundHttp({ replayOrigin: origin });

async function round(now: Date): Promise<RoundTotals> {
  const totals: RoundTotals = { runs: 0, seen: 0, kept: 0, opened: 0, changed: 0, closed: 0, failed: [], peakMiB: 0 };
  const watch = setInterval(() => void notePeak(totals), 100);
  const next = async () => {
    for (;;) {
      const owner = randomUUID();
      const board = await claimNext(database, { owner, source: "greenhouse", now });
      if (board === null) return;
      const report = await runBoard({ database, http, board, owner, now, log });
      totals.runs += 1;
      totals.seen += report.seen;
      totals.kept += report.kept;
      totals.opened += report.opened;
      totals.changed += report.changed;
      totals.closed += report.closed;
      if (report.outcome === "failed" || report.outcome === "changed-shape")
        totals.failed.push(`${board.token}: ${report.error}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
  clearInterval(watch);
  await notePeak(totals);
  return totals;
}

async function notePeak(totals: RoundTotals): Promise<void> {
  const parser = processUse((await parserClient().pid()) ?? 0).rssMiB;
  totals.peakMiB = Math.max(totals.peakMiB, Math.round(process.memoryUsage().rss / 2 ** 20 + parser));
}

process.on("message", (moment: number) => {
  round(new Date(moment)).then(
    (totals) => process.send?.(totals),
    (error: unknown) => {
      log.error({ err: error }, "the night's worker failed");
      process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
