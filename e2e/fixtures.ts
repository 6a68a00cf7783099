import { test as base, expect, type Page } from "@playwright/test";

export { expect };

interface Fixtures {
  /**
   * Console errors, page errors and failed requests that a test causes on purpose. Any other fails the test.
   * Set it with `test.use({ expectedProblems: [/status of 500/] })`.
   */
  expectedProblems: RegExp[];
  watchForProblems: void;
}

/** Playwright's `test` against the real server. It fails on any problem that the browser reports. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    const url = process.env["E2E_BASE_URL"];
    if (!url) throw new Error("E2E_BASE_URL is not set: run the browser tests with npm run e2e");
    await use(url);
  },
  // Each test has its own network, so that one test's rate limits don't affect another.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 250) + 1;
    await use({ "x-forwarded-for": `198.${part() % 2 === 0 ? 18 : 19}.${part()}.${part()}` });
  },
  expectedProblems: [[], { option: true }],
  watchForProblems: [
    async ({ context, expectedProblems }, use) => {
      const problems: string[] = [];
      for (const page of context.pages()) watch(page, problems);
      context.on("page", (page) => watch(page, problems));
      await use();
      const unexpected = problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)));
      expect(unexpected, "problems that the browser reported").toEqual([]);
    },
    { auto: true },
  ],
});

/** Options for tests without scripts; Chromium reports the blocked ones as errors. */
export const WITHOUT_SCRIPTS = { javaScriptEnabled: false, expectedProblems: [/\.js csp$/] };

/** Violations of the content security policy show up as console errors. */
function watch(page: Page, problems: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page or replacing a query aborts its requests.
    if (reason !== "net::ERR_ABORTED") problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
}
