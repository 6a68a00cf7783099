import { createECDH, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

const ALERTS = "/me?tab=alerts";
const STORED = "test-push";

test("feeds get secret addresses, which a program reads until they end", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto(ALERTS);
  await page.getByRole("button", { name: "Make addresses" }).click();
  const address = await page.getByLabel("RSS").inputValue();
  expect((await request.get(address)).headers()["content-type"]).toContain("rss");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make new addresses" }).click();
  await expect(page.getByLabel("RSS")).not.toHaveValue(address);
  const next = await page.getByLabel("RSS").inputValue();
  expect((await request.get(address)).status()).toBe(404);
  expect((await request.get(next)).status()).toBe(200);
  await page.getByRole("button", { name: "End the addresses" }).click();
  await expect(page.getByRole("button", { name: "Make addresses" })).toBeVisible();
  expect((await request.get(next)).status()).toBe(404);
});

test("a webhook is added with a secret that is shown once, and removed", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto(ALERTS);
  await page.getByLabel("Address", { exact: true }).fill("https://hooks.example.com/jobs");
  await page.getByRole("button", { name: "Add the webhook" }).click();
  await expect(page.getByLabel("Secret")).toHaveValue(/^whsec_/);
  await expect(page.getByRole("button", { name: "Send a test" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("https://hooks.example.com/jobs");
  await expect(page.getByLabel("Secret")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove the webhook" }).click();
  await expect(page.getByRole("button", { name: "Add the webhook" })).toBeVisible();
});

/** Lets the browser subscribe without a push service, which a test may not ask. */
async function fakePushService(page: Page): Promise<void> {
  const ecdh = createECDH("prime256v1");
  const subscription = {
    endpoint: `https://push.example.com/${randomBytes(12).toString("hex")}`,
    keys: { p256dh: ecdh.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") },
  };
  await page.addInitScript(
    ([stored, json]) => {
      const subscribed = () => ({
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem(stored);
          return true;
        },
      });
      const of = { getSubscription: async () => (localStorage.getItem(stored) === null ? null : subscribed()) };
      const subscribe = async () => {
        localStorage.setItem(stored, "yes");
        return subscribed();
      };
      Object.assign(PushManager.prototype, of, { subscribe });
      // A browser without a window refuses notifications whatever a test grants.
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      Object.assign(Notification, { requestPermission: async () => "granted" });
    },
    [STORED, subscription] as const,
  );
}

test("notifications are turned on and off in this browser, and end when the person logs out", async ({
  page,
  request,
}) => {
  await fakePushService(page);
  await signIn(page, request);
  await page.goto(ALERTS);
  const status = page.getByRole("status").filter({ hasText: "in this browser." });
  await expect(status).toHaveText("Off in this browser.");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(status).toHaveText("On in this browser.");
  await page.reload();
  await expect(status).toHaveText("On in this browser.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(status).toHaveText("Off in this browser.");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(status).toHaveText("On in this browser.");
  const subscribed = () => page.evaluate((key) => localStorage.getItem(key), STORED);
  expect(await subscribed()).toBe("yes");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You’re logged out.")).toBeVisible();
  await expect.poll(subscribed).toBeNull();
});
