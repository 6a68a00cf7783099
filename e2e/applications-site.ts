import { CAPABILITIES } from "#contract/values/capabilities.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { linkWeb } from "#test/link-web.ts";
import { test as base } from "./fixtures.ts";
import { type Site, startSite } from "./server.ts";

/** Longer than our client waits for the head of an answer. */
const SLOW_MS = 12_000;

/** Tests against their own server with applications live, whose outbound requests reach an invented web instead of the internet. */
export const test = base.extend<object, { applicationsSite: Site }>({
  applicationsSite: [
    async ({}, use) => {
      const web = await startReplayServer({ answer: linkWeb(SLOW_MS) });
      const comingSoon = CAPABILITIES.filter((each) => each !== "applications").join(",");
      const site = await startSite({ COMING_SOON: comingSoon, FEED_REPLAY: web.origin });
      await use(site);
      await site.stop();
      await web.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ applicationsSite }, use) => {
    await use(applicationsSite.baseUrl);
  },
});
