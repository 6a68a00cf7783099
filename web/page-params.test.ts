import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { PAGE_PARAMS } from "#contract/values/page-params.ts";
import routes from "./routes.ts";

/** Returns the patterns of routes and of those inside them. */
function patternsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = "", children = [] }) => [`/${path}`, ...patternsOf(children)]);
}

test("every page that reads parameters of its address is one of the routes", () => {
  const patterns = new Set(patternsOf(routes));
  for (const pattern of Object.keys(PAGE_PARAMS)) expect(patterns).toContain(pattern);
});
