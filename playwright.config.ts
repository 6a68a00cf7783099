import { defineConfig } from "@playwright/test";
import { browserOptions } from "./e2e/browser.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./e2e/server.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 120_000,
  // A shared machine may be slow; no test asserts a time.
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    launchOptions: await browserOptions(),
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    screenshot: "only-on-failure",
    // A trace costs a third of the time: `npm run e2e -- --trace on FILE` records one.
    trace: "off",
  },
});
