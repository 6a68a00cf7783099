import { CAPABILITIES } from "#contract/values/capabilities.ts";
import { test as base } from "./fixtures.ts";
import { type Site, startSite } from "./server.ts";

/** Tests against their own server with applications live. */
export const test = base.extend<object, { applicationsSite: Site }>({
  applicationsSite: [
    async ({}, use) => {
      const site = await startSite({ COMING_SOON: CAPABILITIES.filter((each) => each !== "applications").join(",") });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ applicationsSite }, use) => {
    await use(applicationsSite.baseUrl);
  },
});
