import type { ApiKeyScope } from "#contract/values/api-keys.ts";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";

/**
 * What limits a route's requests. `network`: each takes the route's cost from the bucket of its network, and is shed under overload.
 * `none`: nothing; for health checks and files that are ready to send.
 */
export type Bucket = "network" | "none";

export interface RouteCost {
  bucket: Bucket;
  /** In requests of the plain API, which cost 1. */
  cost: number;
}

declare module "fastify" {
  interface FastifyContextConfig extends Partial<RouteCost> {
    /** What an API key must be good for to make this call. Without it no key may. */
    scope?: ApiKeyScope;
    /** Most bytes of a response whose length isn't known when it begins. */
    streamedBytes?: number;
  }
}

export const FREE: RouteCost = { bucket: "none", cost: 0 };
/** Requests that match no route, or can't be read. */
const UNMATCHED: RouteCost = { bucket: "network", cost: 1 };

/** Returns the cost that the matched route declares. Never look at the URL instead: one route has many spellings. */
export function costOf(request: FastifyRequest): RouteCost {
  const { bucket, cost } = request.routeOptions.config;
  return bucket === undefined || cost === undefined ? UNMATCHED : { bucket, cost };
}

/** True for calls of the JSON API, by their route. */
export function isApiCall(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith("/api/") === true;
}

/** Makes the app's start fail when a route declares no bucket or no cost. Call it before routes are declared. */
export function requireRouteCosts(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  app.addHook("onReady", async () => {
    const without = routes.filter(({ config }) => config?.bucket === undefined || config.cost === undefined);
    if (without.length === 0) return;
    const names = without.map(({ method, url }) => `${[method].flat().join(" ")} ${url}`);
    throw new Error(`Routes without a bucket and a cost: ${names.join(", ")}`);
  });
}
