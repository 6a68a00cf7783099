import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { type CatalogueStatus, catalogueStatus } from "#store/operations/catalogue-status.ts";
import type { Database } from "#postgres/database.ts";

/** Milliseconds for which one reading serves. */
const KEPT_MS = 2000;

export interface CatalogueStatusReader {
  /** The `meta` of an answer; `ignored` names the parameters that meant nothing. */
  meta(ignored: string[]): Promise<JobsResponse["meta"]>;
}

export function createCatalogueStatusReader(database: Pick<Database, "pool">): CatalogueStatusReader {
  let reading: Promise<CatalogueStatus> | null = null;
  let until = -Infinity;

  function read(): Promise<CatalogueStatus> {
    if (reading !== null && performance.now() < until) return reading;
    until = performance.now() + KEPT_MS;
    const started = catalogueStatus(database);
    reading = started;
    // A failed reading serves only those who waited for it.
    started.catch(() => {
      if (reading === started) reading = null;
    });
    return started;
  }

  return {
    async meta(ignored) {
      const { sample, lastCheckedAt } = await read();
      return { ignored, sample, lastCheckedAt: lastCheckedAt?.toISOString() ?? null };
    },
  };
}
