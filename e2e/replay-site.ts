import { startReplayServer } from "#http/replay-server.ts";
import { linkWeb } from "#test/link-web.ts";
import { test as base } from "./fixtures.ts";
import { startSite } from "./server.ts";

/** Longer than our client waits for the head of an answer. */
const SLOW_MS = 12_000;

/** Tests against their own server, whose outbound requests reach an invented web instead of the internet. */
export const test = base.extend<object, { replaySite: string }>({
  replaySite: [
    async ({}, use) => {
      const web = await startReplayServer({ answer: linkWeb(SLOW_MS) });
      const site = await startSite({ FEED_REPLAY: web.origin });
      await use(site.baseUrl);
      await site.stop();
      await web.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ replaySite }, use) => {
    await use(replaySite);
  },
});
