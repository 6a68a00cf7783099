import { test as base } from "./fixtures.ts";

/** Tests against a server of their own, which `open` starts for each worker and stops when `use` returns. */
export function siteTest<Site extends { baseUrl: string }>(
  open: (use: (site: Site) => Promise<void>) => Promise<void>,
) {
  return base.extend<object, { site: Site }>({
    site: [async ({}, use) => await open(use), { scope: "worker", timeout: 240_000 }],
    baseURL: async ({ site }, use) => {
      await use(site.baseUrl);
    },
  });
}
