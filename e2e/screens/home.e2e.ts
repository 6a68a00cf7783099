import type { Page, Route } from "@playwright/test";
import type { User } from "#contract/schemas/auth.ts";
import type { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import { expectAccessible, expectReadable } from "../accessible.ts";
import { expect, test, WITHOUT_SCRIPTS } from "../fixtures.ts";

const cards = (page: Page) => page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Apply Now/ }) });
/** The list of jobs while it is being replaced. */
const replaced = (page: Page) => page.getByRole("main").locator("[aria-busy=true]");
const closed = (page: Page, label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });
const ME = "**/api/auth/me";
const user: User = {
  name: "Inês Marques",
  email: "ines@example.com",
  emailVerified: true,
  createdAt: "2026-01-02T00:00:00.000Z",
  profileCompleted: false,
  preferences: { roles: [], locations: [] },
};

/** Stores a token that the API accepts. */
async function signedIn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("afield.token", "a token"));
  await page.route(ME, (route) => route.fulfill({ json: { user } }));
  await page.route("**/api/me/search-settings", (route) => route.fulfill({ json: { data: null } }));
  await page.route("**/api/me/searches", (route) => route.fulfill({ json: { data: [] } }));
  await page.route("**/api/me/desk/marks", (route) => route.fulfill({ json: { data: { jobs: {}, companies: {} } } }));
  await page.route("**/api/referrals/news", (route) => route.fulfill({ json: { updates: 0, asked: [] } }));
}

const FEATURED = "**/api/jobs/featured?**";

/** Chooses the first role by keyboard and searches, so that the browser loads jobs itself. */
async function searchFirstRole(page: Page): Promise<void> {
  await closed(page, "Role or Title").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Filter Role or Title" })).toBeFocused();
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox").locator("[data-highlighted]")).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("a guest sees the headline, nine jobs and the ways to continue", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Remote jobs from across the web/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("spend time interviewing, not finding jobs");
  await expect(page.getByRole("link", { name: "Create Account" })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Browse Jobs" })).toHaveAttribute("href", "/#search-filters");
  await expect(page.locator("#search-filters")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Remote Jobs" })).toBeVisible();
  await expect(page.getByText("Showing 9 out of 100,000+ jobs")).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole("note")).toContainText("Sample jobs.");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign Up for Free" })).toHaveAttribute(
    "href",
    "/register",
  );
  for (const tile of ["Remote Job Aggregator", "Referral Network", "Get Your Time Back"]) {
    await expect(page.getByRole("heading", { name: tile })).toBeVisible();
  }
  const site = page.getByRole("navigation", { name: "Site" });
  await expect(site).toMatchAriaSnapshot(`
    - navigation "Site":
      - link "About"
      - link "Help"
      - link "Contact"
      - link "Log In"
      - link "Sign Up"
  `);
  for (const group of ["Resources", "Company", "Legal"])
    await expect(page.getByRole("navigation", { name: group })).toBeVisible();
});

test("Browse Jobs scrolls to the jobs", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/");
  await page.getByRole("link", { name: "Browse Jobs" }).click();
  await expect(page.getByRole("heading", { name: "Remote Jobs" })).toBeInViewport();
});

test("a member's links lead to all jobs and the profile", async ({ page }) => {
  await signedIn(page);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Browse All Jobs" })).toHaveAttribute("href", "/jobs");
  await expect(page.getByRole("link", { name: "View All Jobs" })).toHaveAttribute("href", "/jobs");
  await expect(page.getByRole("link", { name: "My Profile" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Advanced filters" })).toHaveAttribute("href", "/jobs");
  await expect(page.getByRole("link", { name: "Log In" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Create Account" })).toHaveCount(0);
});

test("shows a spinner in the header and Loading... in the invitation while the session is being checked", async ({
  page,
}) => {
  await signedIn(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ME, async (route) => {
    await held;
    await route.fulfill({ json: { user } });
  });
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In" })).toBeHidden();
  answer();
  await expect(page.getByRole("link", { name: "View All Jobs" })).toBeVisible();
});

test.describe("with an expired token", () => {
  test.use({ expectedProblems: [/status of 401/] });
  test("says that the session expired and removes the token", async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("seen") === null) localStorage.setItem("afield.token", "long-dead");
      sessionStorage.setItem("seen", "yes");
    });
    await page.goto("/");
    await expect(page.getByText("Session expired. Please log in again.")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Log In" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("afield.token"))).toBeNull();
  });
});

test.describe("with an unreachable server", () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });
  test("an outage does not end the session", async ({ page }) => {
    test.slow();
    await signedIn(page);
    await page.route(ME, (route) => route.abort("connectionreset"));
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Log In" })).toBeVisible({
      timeout: 15_000,
    });
    expect(await page.evaluate(() => localStorage.getItem("afield.token"))).not.toBeNull();
  });
});

test("changing the order searches again with the current filters", async ({ page }) => {
  await page.goto("/");
  await closed(page, "Job Type").click();
  await page.getByRole("option", { name: /^Full Time/ }).click();
  await page.getByLabel("Sort by").selectOption("Salary");
  await expect(page).toHaveURL("/?employmentType=full-time&sortBy=salary");
  await expect(cards(page).first()).not.toContainText("Salary not specified");
  await page.goBack();
  await expect(page.getByLabel("Sort by")).toHaveValue("date");
  await expect(closed(page, "Job Type")).toContainText("All types");
});

test("keeps the previous jobs and says Loading jobs... while new ones load", async ({ page }) => {
  await page.goto("/");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(FEATURED, async (route) => {
    await held;
    await route.continue();
  });
  await searchFirstRole(page);
  await expect(page.getByRole("status").getByText("Loading jobs...")).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await expect(replaced(page)).toHaveCount(1);
  await expectReadable(page);
  answer();
  await expect(page.getByText("Loading jobs...")).toHaveCount(0);
});

test.describe("when loading jobs fails", () => {
  test.use({ expectedProblems: [/status of 500/] });
  test("retries once, then shows the error, and Try again works", async ({ page }) => {
    await page.goto("/");
    let asked = 0;
    const fail = (route: Route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { message: "out", code: "internal" } });
    };
    await page.route(FEATURED, fail);
    await searchFirstRole(page);
    await expect(page.getByText("Error loading jobs. Please try again later.")).toBeVisible();
    expect(asked).toBe(2);
    await expect(cards(page)).toHaveCount(9);
    await expect(replaced(page)).toHaveCount(0);
    await expectReadable(page);
    await page.unroute(FEATURED, fail);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Error loading jobs. Please try again later.")).toBeHidden();
  });
});

test("an empty result suggests which filter to drop, and Clear filters resets everything", async ({ page }) => {
  await page.goto("/?role=growth-marketer-of-nothing&employmentType=internship&sortBy=salary");
  await expect(page.getByText("No jobs found matching your criteria.")).toBeVisible();
  await expect(page.getByText("Showing 0 out of 100,000+ jobs")).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(page.getByRole("button", { name: /^Drop Role:/ })).toContainText(/\+ \d+ jobs?/);
  await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByLabel("Sort by")).toHaveValue("date");
  await expect(cards(page)).toHaveCount(9);
});

test.describe("with a missing company logo", () => {
  test.use({ expectedProblems: [/status of 404/] });
  test("a card shows what the specification requires, and initials when the logo fails to load", async ({ page }) => {
    await page.goto("/");
    await page.route("**/missing-logo.png", (route) => route.fulfill({ status: 404, body: "" }));
    await page.route(FEATURED, async (route) => {
      const body = (await (await route.fetch()).json()) as FeaturedResponse;
      const job = body.data[0];
      if (!job) throw new Error("the sample catalogue has no job for the first role");
      const { salary: _salary, ...bare } = job;
      const full = {
        ...job,
        id: "900",
        role: "Keeper of Maps",
        salary: "$100k–$120k / yr",
        education: "Bachelor Degree",
        location: "Portugal",
        employmentType: "full-time",
        jobProfile: "Engineering",
        techStack: ["Rust"],
        industries: ["Geospatial"],
        url: "https://apply.example.com/900",
        experienceLevel: { isEntry: true, isJunior: true, isMidLevel: true, isSenior: true, isLead: true },
        eligibility: { ...job.eligibility, scope: "places", countries: ["PT"], regions: [], states: [], excluded: [] },
        company: {
          name: "Northern Lode Mapping",
          slug: "n",
          logoUrl: "/missing-logo.png",
          employeeStrength: "84",
          url: "https://lode.example.com",
          linkedin: "https://www.linkedin.com/company/lode",
        },
      };
      const plain = { ...bare, id: "901", role: "Unpaid Mystery", company: { name: "Quill", slug: "q" } };
      await route.fulfill({ json: { ...body, data: [full, plain], total: 2 } });
    });
    await searchFirstRole(page);
    const card = page.getByRole("article", { name: "Keeper of Maps" });
    await expect(card).toContainText("Northern Lode Mapping · 84 employees");
    await expect(card.getByText("NL", { exact: true })).toBeVisible();
    await expect(card.locator("img")).toBeHidden();
    await expect(card).toContainText("$100k–$120k / yr");
    await expect(card).toContainText("Full Time · Engineering");
    await expect(card.getByRole("list", { name: "Tech stack and industries" }).getByRole("listitem")).toHaveText([
      "Rust",
      "Geospatial",
    ]);
    for (const words of ["Portugal", "Bachelor Degree", "Entry", "Junior", "Mid-Level", "Senior", "Lead"])
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    for (const [name, href] of [
      [/^Website/, "https://lode.example.com"],
      [/^LinkedIn/, "https://www.linkedin.com/company/lode"],
      [/^Apply Now/, "https://apply.example.com/900"],
    ] as const) {
      const link = card.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    }
    await expect(card.getByRole("time").or(card.locator("time"))).toHaveAttribute(
      "title",
      /^(Posted|First seen) .+ UTC\./,
    );
    const other = page.getByRole("article", { name: "Unpaid Mystery" });
    await expect(other).toContainText("Salary not specified");
    await expect(other.getByRole("link", { name: /^(Website|LinkedIn)/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Sign Up for Free" })).toHaveCount(0);

    await page.getByLabel("You live in").selectOption("Portugal");
    await expect(card).toContainText("Yes from Portugal");
    await page.getByLabel("You live in").selectOption("Japan");
    await expect(card).toContainText("Not from Japan");
  });
});

test.describe("without scripts", () => {
  test.use(WITHOUT_SCRIPTS);
  test("jobs can be read and searched", async ({ page }) => {
    await page.goto("/");
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Referral Network" })).toBeVisible();
    await page.locator("#plain-employmentType").selectOption("Internship");
    await page.getByLabel("Sort by").selectOption("Salary");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/employmentType=internship.*sortBy=salary/);
    await expect(cards(page).first()).toContainText("Internship");
    await expect(page.locator("#plain-employmentType")).toHaveValue("internship");
  });
});

test("phones have a menu that closes on Escape and after a choice", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  const button = page.getByRole("banner").locator("summary");
  await button.click();
  await expect(menu.getByRole("link")).toHaveText(["About", "Help", "Contact", "Log In", "Sign Up"]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(menu).toBeHidden();
});

test("passes axe", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await expectAccessible(page);
});

for (const list of ["Role or Title", "Experience"]) {
  test(`passes axe with ${list} open`, async ({ page }) => {
    test.slow();
    await page.goto("/");
    await closed(page, list).click();
    await expect(page.getByRole("listbox", { name: list }).getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
  });
}

test("nothing shifts while the page loads", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        const kept = window as Window & { shifted?: number };
        if (!shift.hadRecentInput) kept.shifted = (kept.shifted ?? 0) + shift.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.mouse.move(200, 200);
  await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
  expect(await page.evaluate(() => (window as Window & { shifted?: number }).shifted ?? 0)).toBeLessThan(0.01);
});
