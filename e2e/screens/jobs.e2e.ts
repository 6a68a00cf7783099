import type { Page } from "@playwright/test";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { openJobs, signIn } from "../people.ts";

const cards = (page: Page) => page.getByRole("article");
const closed = (page: Page, label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });
/** The list itself, not the count next to Apply Filters. */
const LIST = /\/api\/jobs\?.*limit=9/;

test("the full search: bar, list and pages", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs");
  await expect(page).toHaveTitle(/^Jobs – /);
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole("search")).toMatchAriaSnapshot(`
    - search "Jobs":
      - text: Search text
      - combobox "Search text"
      - text: Role or Title
      - button "Role or Title Search jobs by role or Title"
      - text: Location
      - button "Location Any location"
      - text: Experience
      - button "Experience Any level"
      - text: Job Type
      - button "Job Type All types"
      - button "Search"
      - button "Advanced filters"
  `);
  await expect(page.getByRole("heading", { level: 2, name: "Remote Jobs" })).toBeVisible();
  await expect(page.getByText("Showing 9 out of 100,000+ jobs")).toBeVisible();
  await expect(page.getByLabel("Sort by").getByRole("option")).toHaveText(["Date Posted", "Salary", "Referable first"]);
  await expect(page.getByLabel("Sort by")).toHaveValue("date");
  await expect(page.getByRole("navigation", { name: "Pages" })).toMatchAriaSnapshot(`
    - navigation "Pages":
      - button "Previous" [disabled]
      - text: Page 1
      - button "Next"
  `);
  await expectAccessible(page);
});

test("a guest logs in and returns to the same search", async ({ page }) => {
  await page.goto("/jobs?employmentType=internship");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Please sign in to access this page")).toBeVisible();
  expect(await page.evaluate(() => (history.state as { usr: { from: string } }).usr.from)).toBe(
    "/jobs?employmentType=internship",
  );
});

test("Next and Previous turn pages, and the last page has no next", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs?employmentType=internship");
  const pages = page.getByRole("navigation", { name: "Pages" });
  const title = cards(page).first().getByRole("heading");
  const first = await title.textContent();
  await pages.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/jobs?employmentType=internship&page=2");
  await expect(pages).toContainText("Page 2");
  await expect(title).not.toHaveText(first ?? "");
  await expect(page.getByRole("heading", { level: 2, name: "Remote Jobs" })).toBeFocused();
  await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
  await pages.getByRole("button", { name: "Previous" }).click();
  await expect(page).toHaveURL("/jobs?employmentType=internship");
  await expect(title).toHaveText(first ?? "");
  await expect(pages.getByRole("button", { name: "Previous" })).toBeDisabled();
});

test("changing the order searches again with the current filters, from page 1", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs?page=2");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 2");
  await closed(page, "Job Type").click();
  await page.getByRole("option", { name: /^Full Time/ }).click();
  const asked = page.waitForRequest(LIST);
  await page.getByLabel("Sort by").selectOption("Salary");
  expect(new URL((await asked).url()).searchParams.get("page")).toBe("1");
  await expect(page).toHaveURL("/jobs?employmentType=full-time&sortBy=salary");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 1");
  await expect(cards(page).first()).not.toContainText("Salary not specified");
});

test("Search puts the filters in the URL from page 1, and Back restores filters, page and scroll position", async ({
  page,
  request,
}) => {
  await openJobs(page, request, "/jobs?page=3");
  await page.getByRole("button", { name: "Next" }).scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);
  expect(depth).toBeGreaterThan(100);
  // Submits without scrolling, from where the reader is.
  await closed(page, "Experience").evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
  await page.evaluate(() => document.querySelector("form")?.requestSubmit());
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 1");
  await page.goBack();
  await expect(page).toHaveURL("/jobs?page=3");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 3");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth);
  await page.goForward();
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 1");
});

test("waits for the filter options before loading jobs, and says that it is loading", async ({ page, request }) => {
  await signIn(page, request);
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route("**/api/jobs/filter-options", async (route) => {
    await held.promise;
    order.push("options");
    await route.continue();
  });
  await page.route(LIST, async (route) => {
    order.push("list");
    await route.continue();
  });
  await page.goto("/jobs");
  await expect(page.getByRole("status").filter({ hasText: "Loading jobs..." })).toBeVisible();
  expect(order).toEqual([]);
  held.resolve();
  await expect(cards(page)).toHaveCount(9);
  expect(order).toEqual(["options", "list"]);
  await expect(page.getByText("Loading jobs...")).toHaveCount(0);
});

test("returning to the window does not reload the jobs", async ({ page, request }) => {
  await signIn(page, request);
  await page.clock.install();
  let asked = 0;
  page.on("request", (sent) => {
    if (LIST.test(sent.url())) asked += 1;
  });
  await page.goto("/jobs");
  await expect(cards(page)).toHaveCount(9);
  await page.clock.fastForward(120_000);
  // The session is checked on return, so its response marks the end of what the return triggers.
  const checked = page.waitForResponse("**/api/auth/me");
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await checked;
  expect(asked).toBe(1);
});

test("an empty result suggests filters to drop; Clear filters can be undone", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs?role=no-such-trade&employmentType=internship&sortBy=salary");
  await expect(page.getByText("No jobs found matching your criteria.")).toBeVisible();
  await expect(page.getByText("Showing 0 out of 100,000+ jobs")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  const drop = page.getByRole("button", { name: /^Drop Role: no-such-trade/ });
  await expect(drop).toContainText(/\+ \d+ jobs/);
  await expectAccessible(page);
  await page.getByRole("status").getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByLabel("Sort by")).toHaveValue("date");
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL("/jobs?role=no-such-trade&employmentType=internship&sortBy=salary");
  await drop.click();
  await expect(page).toHaveURL("/jobs?employmentType=internship&sortBy=salary");
  await expect(cards(page)).toHaveCount(9);
});

test("a page after the last one says how many there are, and offers the last", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs?employmentType=internship&page=50");
  await expect(page.getByRole("heading", { name: "This search has 2 pages." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go to the last page" }).click();
  await expect(page).toHaveURL("/jobs?employmentType=internship&page=2");
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 2");
});

test.describe("when loading jobs fails", () => {
  test.use({ expectedProblems: [/status of 500/] });

  test("retries once, then shows the error above the previous jobs, and Try again works", async ({ page, request }) => {
    await openJobs(page, request);
    let asked = 0;
    await page.route(LIST, (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { message: "out", code: "internal" } });
    });
    await page.getByRole("button", { name: "Next" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Error loading jobs. Please try again later." }),
    ).toBeVisible();
    expect(asked).toBe(2);
    // The jobs from before stay, and so do the ways on.
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByText("You're seeing the previous results.")).toBeVisible();
    const pages = page.getByRole("navigation", { name: "Pages" });
    await expect(pages.getByRole("button", { name: "Previous" })).toBeEnabled();
    await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
    await expectAccessible(page);
    await page.unroute(LIST);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Error loading jobs. Please try again later.")).toHaveCount(0);
    await expect(cards(page)).toHaveCount(9);
  });
});

test.describe("when loading the filter options fails", () => {
  test.use({ expectedProblems: [/status of 500/] });

  test("falls back to the built-in lists silently and loads the jobs", async ({ page, request }) => {
    await signIn(page, request);
    await page.clock.install();
    await page.route("**/api/jobs/filter-options", (route) =>
      route.fulfill({ status: 500, json: { message: "out", code: "internal" } }),
    );
    await page.goto("/jobs");
    // Three retries, after one, two and three seconds.
    await expect(async () => {
      await page.clock.fastForward(4_000);
      await expect(cards(page)).toHaveCount(9, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await closed(page, "Location").click();
    await page.getByRole("combobox", { name: "Filter Location" }).fill("worldwide");
    await expect(page.getByRole("option", { name: "Worldwide Remote" })).toBeVisible();
    await page.keyboard.press("Escape");
    // Companies have no built-in list.
    await page.getByRole("button", { name: /^Advanced filters/ }).click();
    await closed(page, "Companies").click();
    await expect(page.getByText("No options found")).toBeVisible();
    await expect(page.getByText("The list couldn’t be loaded.")).toBeVisible();
  });
});

test.describe("with a session that the server no longer knows", () => {
  test.use({ expectedProblems: [/status of 401/] });

  test("any 401 removes the token and leads to the login page", async ({ page, request }) => {
    await openJobs(page, request);
    await page.route(LIST, (route) => route.fulfill({ status: 401, json: { message: "no", code: "unauthenticated" } }));
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("afield.token"))).toBeNull();
    await expect(page.getByRole("alert")).toHaveText("Session expired. Please log in again.");
  });
});

test("cards show a job's details and where it hires", async ({ page, request }) => {
  await signIn(page, request);
  await page.route(LIST, async (route) => {
    const body = (await (await route.fetch()).json()) as JobsResponse;
    const [job] = body.data;
    if (!job) throw new Error("the sample catalogue is empty");
    const { salary: _salary, ...bare } = job;
    const company = {
      name: "Tern & Tide Works",
      slug: "tern",
      employeeStrength: "51,200",
      url: "https://tern.example.com",
      linkedin: "https://www.linkedin.com/company/tern",
    };
    await route.fulfill({
      json: {
        ...body,
        data: [{ ...bare, role: "Keeper of Tides", url: "https://apply.example.com/1", company }],
        nextPage: null,
        total: 1,
      },
    });
  });
  await page.goto("/jobs");
  const card = page.getByRole("article", { name: "Keeper of Tides" });
  await expect(card).toContainText("Tern & Tide Works · 51–200 employees");
  await expect(card).toContainText("Salary not specified");
  await expect(card.getByText("TT", { exact: true })).toBeVisible();
  for (const name of [/^Website/, /^LinkedIn/, /^Apply Now/])
    await expect(card.getByRole("link", { name })).toHaveAttribute("target", "_blank");
});
