import { expect, test } from "../fixtures.ts";

const AGENT =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

for (const { system, userAgent, loads } of [
  { system: "Windows, which has no flags", userAgent: AGENT, loads: 1 },
  { system: "a system with flags", userAgent: AGENT.replace("Windows NT 10.0; Win64", "X11; Linux"), loads: 0 },
]) {
  test.describe(() => {
    test.use({ userAgent });
    test(`${system} loads the font of flags with the first flag: ${loads} requests`, async ({ page }) => {
      const fonts: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("twemoji")) fonts.push(request.url());
      });
      await page.goto("/", { waitUntil: "networkidle" });
      expect(fonts).toHaveLength(0);
      await page.getByRole("button", { name: /^Location/ }).click();
      await expect(page.getByRole("option").filter({ hasText: "🇩🇪" })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      expect(fonts).toHaveLength(loads);
    });
  });
}
