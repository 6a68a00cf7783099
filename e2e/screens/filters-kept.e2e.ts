import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import {
  fillRegistration,
  jobPath,
  logIn,
  mailedLink,
  newPerson,
  openJobs,
  type Person,
  registerInBrowser,
  signIn,
} from "../people.ts";

const PHONE = { width: 390, height: 844 };

test("Home's ways to the full search take its filters along", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/?role=software-engineer&experienceLevel=senior");
  const jobs = "/jobs?role=software-engineer&experienceLevel=senior";
  const main = page.getByRole("main");
  await expect(page.getByRole("link", { name: "Browse All Jobs" })).toHaveAttribute("href", jobs);
  await expect(page.getByRole("link", { name: "View All Jobs" })).toHaveAttribute("href", jobs);
  await expect(main.getByRole("link", { name: "Advanced filters" })).toHaveAttribute("href", jobs);
  // Also what is chosen and not yet searched for.
  await page.getByRole("button", { name: /^Job Type/ }).click();
  await page.getByRole("option", { name: /^Full Time/ }).click();
  await main.getByRole("link", { name: "Advanced filters" }).click();
  await expect(page).toHaveURL(`${jobs}&employmentType=full-time`);
  await expect(page.getByRole("list", { name: "Applied filters" })).toContainText("Full Time");
});

test("a job leads back to the list it was opened from, at the same place", async ({ page, request }) => {
  await openJobs(page, request, "/jobs?experienceLevel=senior");
  const title = page.getByRole("article").nth(7).getByRole("heading").getByRole("link");
  await title.hover();
  // What a click scrolls to and what loads meanwhile count too, so the place is that of the click.
  await page.evaluate(() =>
    document.addEventListener("click", () => sessionStorage.setItem("depth", String(window.scrollY)), true),
  );
  await title.click();
  const back = page.getByRole("button", { name: /^Back to \d+ jobs$/ });
  await expect(back).toBeVisible();
  const depth = Number(await page.evaluate(() => sessionStorage.getItem("depth")));
  expect(depth).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.reload();
  await back.click();
  await expect(page).toHaveURL("/jobs?experienceLevel=senior");
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth);
  // The job is marked as seen now.
  await expect(page.getByRole("article").nth(7)).toContainText("Seen");
});

test("cards stay where they are while their parts load", async ({ page, request }) => {
  await page.addInitScript(() => {
    const tops = ((window as Window & { tops?: Set<number> }).tops = new Set());
    const look = () => {
      const cards = document.querySelectorAll("article");
      if (cards.length === 9) tops.add(Math.round((cards[8]?.getBoundingClientRect().top ?? 0) + window.scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openJobs(page, request, "/jobs?experienceLevel=senior");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const tops = await page.evaluate(() => [...((window as Window & { tops?: Set<number> }).tops ?? [])]);
  expect(tops, "tops of the last card").toHaveLength(1);
});

/** Asks for a referral as a guest, which leads to the registration. */
async function registerToAsk(page: Page, job: string): Promise<void> {
  await page.goto(job);
  await page
    .getByRole("link", { name: /^Request Referral/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/register\?to=/);
  await expect(page.getByRole("button", { name: "Create Account" })).toBeEnabled();
}

/** Logs in with the address that is filled in, and finds the question where it was left. */
async function logInAndAsk(page: Page, job: string, person: Person): Promise<void> {
  await expect(page.getByLabel("Email address")).toHaveValue(person.email);
  await logIn(page, person);
  await expect(page).toHaveURL(`${job}#request-referral`);
  await expect(page.getByRole("dialog", { name: "Request Referral" })).toBeVisible();
}

test("a guest who registers to ask returns to the job, with the address filled in and the question open", async ({
  page,
  request,
}) => {
  const [person, job] = [newPerson(), await jobPath(request)];
  await registerToAsk(page, job);
  await registerInBrowser(page, request, person);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await logInAndAsk(page, job, person);
});

test("a guest who verifies on a phone goes on in the first browser: same job, same question", async ({
  browser,
  baseURL,
  page,
  request,
}) => {
  const [person, job] = [newPerson(), await jobPath(request)];
  await registerToAsk(page, job);
  await fillRegistration(page, person);
  await expect(page).toHaveURL("/registration-success");

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport: PHONE });
  const phone = await context.newPage();
  await phone.goto(await mailedLink(request, person.email, "verify-email"));
  await phone.getByRole("button", { name: "Verify my email" }).click();
  await phone.getByRole("link", { name: "Go to Login" }).click();
  // The phone knows who it was, and nothing of what they looked at elsewhere.
  await expect(phone.getByLabel("Email address")).toHaveValue(person.email);
  await expect(phone).toHaveURL("/login");
  await context.close();

  await page.getByRole("link", { name: "Return to login" }).click();
  await logInAndAsk(page, job, person);
});

test("a guest can ask Home for jobs that hire where they live, and for the least pay", async ({ page }) => {
  await page.goto("/");
  await page.mouse.move(200, 200);
  await page.getByLabel("You live in").selectOption("Portugal");
  await page.getByRole("checkbox", { name: "Only where I can be hired" }).check();
  await expect(page).toHaveURL("/?eligible=only");
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied).toContainText("where I can be hired");
  await expect(page.getByText(/^Yes from Portugal/)).toHaveCount(9);
  await page.getByLabel("Salary at least").selectOption("$70k / year");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/?salaryMin=70000&eligible=only");
  await expect(applied).toContainText("from $70,000 a year");
  await expect(page.getByText("Salary not specified")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Only where I can be hired" })).toBeChecked();
  await expect(page.getByText(/^Not from Portugal/)).toHaveCount(0);
});
