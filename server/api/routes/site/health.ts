import { z } from "zod";
import { pingDatabase } from "#store/operations/catalogue-freshness.ts";
import type { Overload } from "#api/load/overload.ts";
import type { App, Services } from "#api/http/services.ts";

/** A database that takes longer counts as away. */
const PING_TIMEOUT_MS = 2000;

const Live = z.object({ status: z.literal("ok") });
const Ready = z.object({
  status: z.enum(["ok", "not ready"]),
  search: z.enum(["ok", "building", "stale"]),
  database: z.enum(["ok", "away"]),
  load: z.enum(["ok", "shedding"]),
  process: z.enum(["ok", "stopping"]),
});

/** `/livez`: the process responds. `/readyz`: it can serve requests, so a load balancer may send it some. */
export function healthRoutes(
  app: App,
  { search, database }: Services,
  { overload, isStopping }: { overload: Pick<Overload, "isLasting">; isStopping: () => boolean },
): void {
  app.get("/livez", {
    config: { bucket: "none", cost: 0 },
    schema: { summary: "Is the process alive", response: { 200: Live } },
    async handler(_request, reply) {
      return reply.header("cache-control", "no-store").send({ status: "ok" });
    },
  });
  app.get("/readyz", {
    config: { bucket: "none", cost: 0 },
    schema: { summary: "Can it serve requests", response: { 200: Ready, 503: Ready } },
    async handler(_request, reply) {
      const [searchState, databaseState, load, processState] = [
        search.ready ? "ok" : search.stale ? "stale" : "building",
        (await succeedsInTime(pingDatabase(database))) ? "ok" : "away",
        overload.isLasting ? "shedding" : "ok",
        isStopping() ? "stopping" : "ok",
      ] as const;
      const states = { search: searchState, database: databaseState, load, process: processState };
      const ready = Object.values(states).every((state) => state === "ok");
      return reply
        .code(ready ? 200 : 503)
        .header("cache-control", "no-store")
        .send({ status: ready ? "ok" : "not ready", ...states });
    },
  });
}

async function succeedsInTime(ping: Promise<void>): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  try {
    return await Promise.race([
      ping.then(
        () => true,
        () => false,
      ),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
