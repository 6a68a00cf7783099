import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

interface WorkerScope {
  shown: string[];
  registration: { showNotification(title: string, options: { body: string }): Promise<void> };
}

/** Registers the worker as the Alerts page does, under the page's own policy. Returns the registration's id as the browser's tools know it. */
async function register(page: Page, tools: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith("/push/"));
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.register("/push-worker.js", {
      scope: "/push/",
    });
    const worker = (installing ?? waiting ?? active)!;
    while (worker.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return await registered;
}

test("the worker asks for a notification when a push comes while no page of ours is open, and touches no page", async ({
  context,
  page,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"], { origin: baseURL! });
  await page.goto("/about");
  const tools = await context.newCDPSession(page);
  const registrationId = await register(page, tools);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  // A browser without a desktop has nowhere to show a notification, so what the worker asks for counts.
  const worker = context.serviceWorkers().find((each) => each.url().endsWith("/push-worker.js"))!;
  await worker.evaluate(() => {
    const self = globalThis as unknown as WorkerScope;
    self.shown = [];
    self.registration.showNotification = (title, { body }) => {
      self.shown.push(`${title}: ${body}`);
      return Promise.resolve();
    };
  });
  await page.goto("about:blank");
  const data = JSON.stringify({ title: "2 new jobs", body: "Nurse at Kestrow Grid", path: "/jobs" });
  await tools.send("ServiceWorker.deliverPushMessage", { origin: new URL(baseURL!).origin, registrationId, data });
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  await expect.poll(shown).toEqual(["2 new jobs: Nurse at Kestrow Grid"]);
});

test.describe("another script", () => {
  test.use({ expectedProblems: [/'TrustedScriptURL' assignment/] });

  test("can’t become a worker of the site", async ({ page }) => {
    await page.goto("/about");
    const refused = await page.evaluate(() =>
      navigator.serviceWorker.register("/assets/other.js").then(
        () => "registered",
        (error: Error) => error.name,
      ),
    );
    expect(refused).toBe("TypeError");
  });
});
