import { test as base } from "./fixtures.ts";
import { type Site, startSite } from "./server.ts";

/**
 * Tests against their own server with every capability held back, which shows the specification's Coming Soon verbatim.
 */
export const test = base.extend<object, { heldBackSite: Site }>({
  heldBackSite: [
    async ({}, use) => {
      const site = await startSite({ COMING_SOON: "all" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ heldBackSite }, use) => {
    await use(heldBackSite.baseUrl);
  },
});
