import { test as base } from "./fixtures.ts";
import { type Site, startSite } from "./server.ts";

/** Tests against a server of their own on which everything that can be held back is: the specification's Coming Soon to the letter. */
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
