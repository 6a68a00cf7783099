import { startReplayServer, type ReplayAnswer, type ReplayServer } from "#http/replay-server.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test as base } from "../fixtures.ts";
import { openJobs } from "../people.ts";
import { weigh } from "../script-weight.ts";
import { type Site, startSite } from "../server.ts";

interface FirstStart {
  site: Site;
  /** Plugs the network in: from now on the web answers, slowly. */
  connect(): Promise<void>;
  /** Makes the web answer at once, so that the first reading ends. */
  hurry(): void;
}

/** A first start on a machine whose network isn't there yet, with its own database. */
const test = base.extend<object, { start: FirstStart }>({
  start: [
    async ({}, use) => {
      const port = await freePort();
      const site = await startSite(
        { BOARDS: "starter", FEED_REPLAY: `http://127.0.0.1:${port}` },
        { isFirstStart: true },
      );
      let web: ReplayServer | undefined;
      let delayMs = 2000;
      await use({
        site,
        async connect() {
          web = await startReplayServer({ port, answer: (host) => remoteOk(host) ?? { status: 404, delayMs } });
        },
        hurry() {
          delayMs = 0;
        },
      });
      await site.stop();
      await web?.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ start }, use) => {
    await use(start.site.baseUrl);
  },
});

/** Remote OK lists twelve invented jobs; every other board of the starter set is gone. */
function remoteOk(host: string): ReplayAnswer | null {
  if (host !== "remoteok.com") return null;
  const jobs = Array.from({ length: 12 }, (_, at) => ({
    id: String(1_136_001 + at),
    epoch: Math.floor(Date.now() / 1000) - at * 600,
    company: `Kelp & Works ${at}`,
    position: `Tide Data Engineer ${at}`,
    tags: ["python"],
    description: `<p>You count the seaweed of bay ${at} from space. This is a fully remote position, from anywhere in the world.</p>`,
    location: "Worldwide",
    url: `https://remoteok.com/remote-jobs/tide-${at}`,
  }));
  return {
    headers: { "content-type": "application/json" },
    body: JSON.stringify([{ legal: "Please link back." }, ...jobs]),
  };
}

const READING = /^Reading real boards: [\d,]+ of 1,\d{3} · [\d,]+ jobs$/;

test("a first start without a network keeps its samples, then turns to real jobs without a reload", async ({
  page,
  context,
  request,
  start,
}) => {
  test.setTimeout(480_000);
  const samples = page.getByRole("note").filter({ hasText: "Sample jobs." });
  const line = page.getByText(/^(Reading real boards: |No network: real)/);
  const weight = weigh(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await weight()).toBeLessThanOrEqual(123_000);
  await expect(samples).toBeVisible();
  await expect(line).toHaveText(/^No network: real boards can't be read\. Trying again at \d\d:\d\d\.$/, {
    timeout: 60_000,
  });
  const top = (await page.getByRole("main").boundingBox())!.y;
  await expectAccessible(page);

  const member = await context.newPage();
  await openJobs(member, request);
  await expect(member.getByRole("note").filter({ hasText: "Sample jobs." })).toBeVisible();
  const status = await context.newPage();
  await status.goto("/status");
  await expect(status.getByRole("status").filter({ hasText: "No network." })).toContainText("Next attempt:");
  await expectAccessible(status);
  for (const each of [page, member]) await each.evaluate(() => document.body.setAttribute("data-same-page", ""));

  await start.connect();
  await expect(line).toHaveText(READING, { timeout: 120_000 });
  await expectAccessible(page);
  await status.reload();
  await expect(status.getByRole("heading", { name: "First reading" })).toBeVisible();
  await expect(status.getByRole("progressbar", { name: "First reading" })).toBeVisible();
  await expectAccessible(status);

  for (const each of [page, member]) {
    await each.bringToFront();
    const title = each.getByRole("link", { name: /^Tide Data Engineer \d+$/ });
    await expect(title.first()).toBeVisible({ timeout: 180_000 });
    await expect(title).toHaveCount(9);
    await expect(each.getByRole("note").filter({ hasText: "Sample jobs." })).toHaveCount(0);
    await expect(each.locator("body[data-same-page]")).toHaveCount(1);
  }

  start.hurry();
  await page.bringToFront();
  await expect(line).toHaveCount(0, { timeout: 240_000 });
  expect((await page.getByRole("main").boundingBox())!.y).toBe(top);
  await page.getByRole("link", { name: "About" }).first().click();
  await page.waitForURL("**/about");
  expect((await page.getByRole("main").boundingBox())!.y).toBeLessThan(top);
  await page.reload();
  await expect(page.locator("html[data-first-reading]")).toHaveCount(0);
});
