import type { APIRequestContext } from "@playwright/test";
import type { Job } from "#contract/schemas/job.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

/** The first featured job of a search. */
async function jobOf(request: APIRequestContext, query: string): Promise<Job> {
  const answer = await request.get(`/api/jobs/featured?${query}`);
  const { data } = (await answer.json()) as { data: Job[] };
  return data[0]!;
}

test("a card's title opens the job page, and Back returns to the list", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/job\/[a-z0-9-]+-\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the page shows description, details, evidence, sources and similar jobs", async ({ page, request }) => {
  const job = await jobOf(request, "role=backend-engineer");
  await page.goto(`/job/${job.slug}-${job.id}`);
  await expect(page).toHaveTitle(`${job.role} at ${job.company.name} – Afield`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(job.role);
  await expect(main.getByRole("heading", { name: "The job", level: 2 })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Where this comes from", level: 2 })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Similar jobs", level: 2 })).toBeVisible();
  for (const source of job.sources)
    await expect(main.getByRole("link", { name: source.name })).toHaveAttribute("href", source.url);
  await expect(main.locator("mark")).not.toBeEmpty();
  const apply = main.getByRole("link", { name: /^Apply on / }).first();
  await expect(apply).toHaveAttribute("href", job.url);
  await expect(apply).toHaveAttribute("rel", /noopener/);
  await expectAccessible(page);
});

test("the page is complete without scripts", async ({ browser, request, baseURL }) => {
  const job = await jobOf(request, "role=backend-engineer");
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/job/${job.slug}-${job.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.role);
  await expect(page.getByRole("link", { name: "Report this job by mail" })).toBeVisible();
  await context.close();
});

test("with a home country set, the page says yes or no and quotes the deciding words", async ({ page, request }) => {
  const job = await jobOf(request, "location=germany&role=backend-engineer,frontend-engineer,software-engineer");
  await page.goto(`/job/${job.slug}-${job.id}`);
  const panel = page.getByRole("region", { name: /people|apply|not from|Unclear/i });
  await page.getByLabel("You live in").selectOption("DE");
  await expect(panel.getByRole("heading", { name: "Yes, you can apply from Germany" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Yes, you can apply from Germany" })).toBeVisible();
  await expectAccessible(page);
});

test("the link is copied", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const job = await jobOf(request, "");
  await page.goto(`/job/${job.slug}-${job.id}`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("a job is reported with a reason", async ({ page, request }) => {
  const job = await jobOf(request, "");
  await page.goto(`/job/${job.slug}-${job.id}`);
  await page.getByRole("button", { name: "Report this job" }).click();
  await page.getByLabel("What's wrong?").selectOption("It isn't fully remote");
  await page.getByLabel("Note (optional)").fill("Two days a week in the office.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you. Someone will look at this job.")).toBeVisible();
});

test("on a phone, the apply link stays in view", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const job = await jobOf(request, "");
  await page.goto(`/job/${job.slug}-${job.id}`);
  const dock = page.getByRole("group", { name: "This job" });
  await expect(dock.getByRole("link", { name: /^Apply on / })).toBeInViewport();
  await page.getByRole("heading", { name: "Where this comes from" }).scrollIntoViewIfNeeded();
  await expect(dock.getByRole("link", { name: /^Apply on / })).toBeInViewport();
});

test("redirects a wrong slug permanently", async ({ request }) => {
  const job = await jobOf(request, "");
  const answer = await request.get(`/job/some-other-name-${job.id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()["location"]).toBe(`/job/${job.slug}-${job.id}`);
  const page = await request.get(`/job/${job.slug}-${job.id}`);
  expect(await page.text()).toContain(`rel="canonical" href="${new URL(page.url()).origin}/job/${job.slug}-${job.id}"`);
});

test.describe("addresses of no job", () => {
  test.use({ expectedProblems: [/status of 404/] });
  for (const path of ["/job/nothing-999999999", "/job/nothing", "/job/0"]) {
    test(`${path} is not found`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    });
  }
});

test("“Wrong? Tell us” beside the evidence opens the report with its reason", async ({ page, request }) => {
  const job = await jobOf(request, "role=backend-engineer");
  await page.goto(`/job/${job.slug}-${job.id}`);
  await page.getByRole("link", { name: "Wrong? Tell us" }).click();
  const reason = page.getByLabel("What's wrong?");
  await expect(reason).toHaveValue("wrong-facts");
  await expect(reason).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(reason).toHaveCount(0);
  await page.getByRole("link", { name: "Wrong? Tell us" }).click();
  await expect(reason).toBeFocused();
});

test("the page says on how many of the last days the job was open", async ({ page, request }) => {
  const job = await jobOf(request, "role=backend-engineer");
  await page.goto(`/job/${job.slug}-${job.id}`);
  await expect(page.getByRole("img", { name: /^Open on \d+ of (1 day|the last \d+ days)$/ })).toBeVisible();
});
