import type { APIRequestContext, Page } from "@playwright/test";
import { dayAgo, withApplications } from "../applications.ts";
import { expect, test } from "../fixtures.ts";
import { expectInside, expectWholeChoices } from "../measures.ts";
import { jobPath, openJobs, signIn } from "../people.ts";

/** Both sides of each width where a layout changes, and some between. */
const WIDTHS = [
  320, 360, 390, 430, 480, 560, 639, 640, 700, 767, 768, 900, 1023, 1024, 1099, 1100, 1279, 1280, 1440, 1535, 1536,
  1920,
];
/** Texts that end in an ellipsis have their whole words in a tip or a place of their own. */
const WHOLE = ["h1", "h2", "h3", "p", "li", "dt", "dd", "th", "td", "label", "legend", "button", "a", "summary", "kbd"]
  .map((element) => `${element}:not(.truncate)`)
  .join(", ");

const PUBLIC = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/help",
  "/about",
  "/contact",
  "/privacy",
  "/status",
  "/remote-jobs",
  "/remote-backend-engineer-jobs",
  "/company/ledgerleaf",
  "/boards/new",
  "/data",
  "/accuracy",
  "/transparency",
  "/terms",
  "/notices/new",
  "/verify-email",
  "/reset-password/token",
  "/employers",
  "/no-such-page",
  "/?role=actuary&location=antarctica",
];
const MEMBERS = [
  "/jobs",
  "/jobs?page=900",
  "/saved",
  "/applications",
  "/applications/import",
  "/applications/proof",
  "/referrals",
  "/referrals?view=inbox",
  "/me",
  "/me?tab=settings",
  "/me?tab=alerts",
  "/me?edit=profile",
  "/employers/ledgerleaf",
];

// One page is the one for unknown addresses.
test.use({ expectedProblems: [/status of 404/] });

/** Fails if a text of the page is cut, or the page scrolls sideways, at any width. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path, { waitUntil: "networkidle" });
  await expectWholeNow(page, path);
}

async function expectWholeNow(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${path} at ${width} px`, async () => {
      await expectInside(page, WHOLE);
      await expectWholeChoices(page);
    });
  }
}

for (const path of PUBLIC)
  test(`no text of ${path} is cut at any width`, async ({ page }) => {
    await expectWhole(page, path);
  });

for (const path of MEMBERS)
  test(`no text of a member's ${path} is cut at any width`, async ({ page, request }) => {
    await signIn(page, request);
    await expectWhole(page, path);
  });

test("no text of a job's page is cut at any width", async ({ page, request }) => {
  await expectWhole(page, await jobPath(request));
});

test("no text of the list view or the advanced filters is cut at any width", async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openJobs(page, request);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.locator("[data-job]").first()).toBeVisible();
  await page.getByRole("button", { name: /^Advanced filters/ }).click();
  await expect(page.getByRole("group", { name: "You work" })).toBeVisible();
  await expectWholeNow(page, "the list view");
});

test("no text of applications is cut at any width", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/applications");
  const application = await addApplication(page, request);
  for (const path of ["/applications", "/applications?view=table", "/applications?view=agenda", application])
    await expectWhole(page, path);
});

/** Adds applications with long names. Returns the path of one. */
async function addApplication(page: Page, request: APIRequestContext): Promise<string> {
  const [id] = await withApplications(page, request, [
    {
      title: "Principal Reliability Engineer, Storage and Databases (m/f/d), Northern Europe",
      company: "Lanternfish Outdoor Lights and Lanterns Cooperative",
      steps: [
        ["applied", dayAgo(30)],
        ["interview", dayAgo(2)],
      ],
    },
    { title: "Donaudampfschifffahrtsgesellschaftskapitän", company: "Ordnal", steps: [["offer", dayAgo(1)]] },
  ]);
  return `/applications/${id}`;
}
