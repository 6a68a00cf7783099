import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { logIn, newPerson, openJobs, registerInBrowser, signIn } from "../people.ts";

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

test("a guest who registers to ask returns to the job, with the address filled in and the question open", async ({
  page,
  request,
}) => {
  const person = newPerson();
  await page.goto("/");
  const job = await page.getByRole("article").first().getByRole("heading").getByRole("link").getAttribute("href");
  await page.goto(job ?? "");
  await page
    .getByRole("link", { name: /^Request Referral/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/register\?to=/);
  await expect(page.getByRole("button", { name: "Create Account" })).toBeEnabled();
  await registerInBrowser(page, request, person);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue(person.email);
  await logIn(page, person);
  await expect(page).toHaveURL(`${job}#request-referral`);
  await expect(page.getByRole("dialog", { name: "Request Referral" })).toBeVisible();
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
