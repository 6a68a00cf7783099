import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

const PUBLIC = ["/", "/login", "/register", "/forgot-password", "/reset-password/x", "/verify-email/x", "/help"].concat(
  ["/about", "/contact", "/privacy", "/terms", "/status", "/remote-jobs", "/boards/new"],
);
const PROTECTED = ["/jobs", "/me", "/me?tab=settings", "/referrals", "/referrals?view=inbox"];

/** Writes a string into each place of the page where it would become markup or code. Returns those that took it. */
async function openSinks(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const marker = "<img src=x onerror=window.attacked=true>";
    const script = document.createElement("script");
    const sinks: Record<string, () => void> = {
      innerHTML: () => void (document.createElement("div").innerHTML = marker),
      outerHTML: () => void (document.querySelector("footer")!.outerHTML = marker),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", marker),
      createContextualFragment: () => void document.createRange().createContextualFragment(marker),
      srcdoc: () => void (document.createElement("iframe").srcdoc = marker),
      DOMParser: () => void new DOMParser().parseFromString(marker, "text/html"),
      scriptSource: () => void (script.src = "/assets/entry.js"),
      scriptText: () => void (script.text = "window.attacked=true"),
      secondPolicy: () => void window.trustedTypes!.createPolicy("default", { createHTML: (text) => text }),
      otherPolicy: () => void window.trustedTypes!.createPolicy("other", { createHTML: (text) => text }),
    };
    return Object.keys(sinks).filter((name) => {
      try {
        sinks[name]!();
        return true;
      } catch (error) {
        return !(error instanceof TypeError);
      }
    });
  });
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown };
    attacked?: boolean;
  }
}

test("every screen works while only trusted text becomes markup", async ({ page, request }) => {
  for (const address of PUBLIC) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading").first(), address).toBeVisible();
  }
  await signIn(page, request);
  for (const address of PROTECTED) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading").first(), address).toBeVisible();
  }
});

test("jobs and companies opened without a page load show their data", async ({ page }) => {
  await page.goto("/");
  const first = page.locator('article a[href^="/job/"]').first();
  await first.click();
  await expect(page).toHaveURL(/\/job\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.locator('main a[href^="/company/"]').first().click();
  await expect(page).toHaveURL(/\/company\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/job\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("an injected string", () => {
  test.use({ expectedProblems: [/TrustedHTML|TrustedScript|Trusted Type|policy/i] });

  test("throws wherever it would become markup or code", async ({ page }) => {
    await page.goto("/");
    expect(await openSinks(page)).toEqual([]);
    expect(await page.evaluate(() => window.attacked)).toBeUndefined();
  });
});
