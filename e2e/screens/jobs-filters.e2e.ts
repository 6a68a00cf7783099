import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { openJobs, signIn } from "../people.ts";

const closed = (page: Page, label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });
const toggle = (page: Page) => page.getByRole("button", { name: /^Advanced filters/ });
const panel = (page: Page) => page.getByRole("group", { name: "Advanced filters" });

/** Option lists as long as in a full catalogue. */
async function longLists(page: Page): Promise<void> {
  await page.route("**/api/jobs/filter-options", async (route) => {
    const body = (await (await route.fetch()).json()) as { data: Record<string, unknown> };
    const invented = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ value: `${name}-${at + 1}`, label: `${name} ${at + 1}` }));
    await route.fulfill({
      json: { data: { ...body.data, roleTitles: invented("Role", 120), companies: invented("Company", 400) } },
    });
  });
  // A search's counts would disable options that no sample job has.
  await page.route(/\/api\/jobs\?/, async (route) => {
    const { facets: _facets, ...body } = (await (await route.fetch()).json()) as { facets?: unknown };
    await route.fulfill({ json: body });
  });
}

test("the advanced panel has every account filter, counts their matches and applies them together", async ({
  page,
  request,
}) => {
  await openJobs(page, request);
  await expect(panel(page)).toBeHidden();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await expect(panel(page)).toMatchAriaSnapshot(`
    - group "Advanced filters":
      - text: Tech Stack
      - button "Tech Stack Any technology"
      - text: Companies
      - button "Companies Any company"
      - text: Industries
      - button "Industries Any industry"
      - text: Company Size
      - button "Company Size Any size"
      - text: Date Posted
      - button "Date Posted Any time"
      - text: Education Required
      - button "Education Required Any education"
      - text: Visa Sponsorship
      - button "Visa Sponsorship Any"
      - button "More about the job"
      - button "Clear All"
      - button "Apply Filters"
  `);
  await expectAccessible(page);

  await closed(page, "Tech Stack").click();
  await page.getByRole("combobox", { name: "Filter Tech Stack" }).fill("python");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await closed(page, "Date Posted").click();
  await expect(page.getByRole("listbox", { name: "Date Posted" }).getByRole("option")).toHaveText([
    "Today",
    "Last 7 days",
    "Last 30 days",
  ]);
  await page.getByRole("option", { name: "Last 30 days" }).click();
  await closed(page, "Company Size").click();
  const counted = page.waitForResponse((response) =>
    /techStack=.*companySize=.*datePosted=.*limit=1$/.test(response.url()),
  );
  await page.getByRole("option", { name: /^51-200/ }).click();
  await expect(page).toHaveURL("/jobs");
  const { total } = (await (await counted).json()) as { total: number };
  const matches = panel(page).getByText(total === 1 ? "1 job matches" : `${total} jobs match`, { exact: true });
  await expect(matches).toBeVisible();
  await panel(page).getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?techStack=python&companySize=51%2C200&datePosted=month");
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied.getByRole("button", { name: /^Remove/ })).toHaveCount(3);
  await expect(matches).toBeVisible();
  await expect(page.getByText(new RegExp(`· ${total} match`))).toBeVisible();

  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(closed(page, "Tech Stack")).toContainText("Python");
  await expect(closed(page, "Company Size")).toContainText("51-200");
  await applied.getByRole("button", { name: "Remove Tech Python" }).click();
  await expect(page).toHaveURL("/jobs?companySize=51%2C200&datePosted=month");

  await panel(page).getByRole("button", { name: "Clear All" }).click();
  await expect(closed(page, "Company Size")).toContainText("Any size");
  await panel(page).getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs");
});

test("choosing a single choice again clears it", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs?datePosted=month");
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const [label, option, none] of [
    ["Date Posted", /^Today/, "Any time"],
    ["Company Size", /^11-50/, "Any size"],
    ["Education Required", /^Bachelor/, "Any education"],
    ["Job Type", /^Full Time/, "All types"],
  ] as const) {
    await closed(page, label).click();
    await page.getByRole("option", { name: option }).click();
    await expect(closed(page, label)).not.toContainText(none);
    await closed(page, label).click();
    await expect(page.getByRole("option", { name: option })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("option", { name: option }).click();
    await expect(closed(page, label)).toContainText(none);
  }
});

test("shows at most 300 companies and renders only the visible rows", async ({ page, request }) => {
  await signIn(page, request);
  await longLists(page);
  await page.goto("/jobs");
  await toggle(page).click();
  await closed(page, "Companies").click();
  const list = page.getByRole("listbox", { name: "Companies" });
  const rows = list.getByRole("option");
  await expect(rows.first()).toHaveAttribute("aria-setsize", "300");
  await expect.poll(() => rows.count()).toBeLessThan(40);
  await expect.poll(async () => (await rows.nth(1).boundingBox())?.height).toBe(36);
  await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(300);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(list.getByRole("option", { name: "Company 300", exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Filter Companies" }).fill("company 39");
  await expect(rows).toHaveCount(11);
});

test("a long list filters, loads 50 by 50, says when nothing matches, and works by keyboard", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await longLists(page);
  await page.goto("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
  await closed(page, "Role or Title").focus();
  await page.keyboard.press("ArrowDown");
  const list = page.getByRole("listbox", { name: "Role or Title" });
  await expect(list.getByRole("option")).toHaveCount(50);
  await expect(page.getByText("50 of 120")).toBeVisible();
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight * 0.85 - element.clientHeight));
  await expect(list.getByRole("option")).toHaveCount(100);

  const box = page.getByRole("combobox", { name: "Filter Role or Title" });
  await box.fill("no such role");
  await expect(page.getByText("No options found")).toBeVisible();
  await expectAccessible(page);
  await box.fill("role 1");
  await expect(list.getByRole("option").first()).toContainText("Role 1");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Remove Role/ })).toHaveCount(3);
  await expect(box).toHaveValue("role 1");
  await expect(closed(page, "Role or Title")).toContainText("+2 more");
  await page
    .getByRole("button", { name: /^Remove Role/ })
    .first()
    .click();
  await expect(closed(page, "Role or Title")).toContainText("+1 more");
  await box.focus();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(closed(page, "Role or Title")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(box).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(list).toBeHidden();
  await expect(closed(page, "Location")).toBeFocused();
});

test("levels have no text box and are sent in lower case", async ({ page, request }) => {
  await openJobs(page, request);
  await closed(page, "Experience").click();
  const levels = page.getByRole("listbox", { name: "Experience" });
  await expect(levels.getByRole("option")).toHaveText([
    /^Entry Level/,
    /^Junior/,
    /^Mid Level/,
    /^Senior/,
    /^Expert \/ Lead/,
  ]);
  await expect(page.getByRole("combobox", { name: /^Filter/ })).toHaveCount(0);
  await levels.getByRole("option", { name: /^Mid Level/ }).click();
  await levels.getByRole("option", { name: /^Expert \/ Lead/ }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/jobs?experienceLevel=mid,lead");
});

test("below 768 px the panel is a sheet with Clear All, Apply Filters and a close button", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await openJobs(page, request);
  await toggle(page).click();
  const sheet = page.getByRole("dialog", { name: "Advanced filters" });
  await expect(sheet).toBeVisible();
  // It slides in.
  await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 767, height: 800 });
  await sheet.getByRole("button", { name: "Close advanced filters" }).click();
  await expect(sheet).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await toggle(page).click();
  for (const label of ["Tech Stack", "Companies", "Industries", "Company Size", "Date Posted", "Education Required"]) {
    await expect(sheet.getByRole("button", { name: new RegExp(`^${label}`) })).toBeVisible();
  }
  await sheet.getByRole("button", { name: /^Industries/ }).click();
  await page.getByRole("combobox", { name: "Filter Industries" }).fill("fintech");
  await page.getByRole("option", { name: /^Fintech/ }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("button", { name: /^Industries/ })).toContainText("Fintech");
  await sheet.getByRole("button", { name: "Clear All" }).click();
  await expect(sheet.getByRole("button", { name: /^Industries/ })).toContainText("Any industry");
  await sheet.getByRole("button", { name: /^Date Posted/ }).click();
  await page.getByRole("option", { name: "Last 7 days" }).click();
  await sheet.getByRole("button", { name: "Apply Filters" }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/jobs?datePosted=week");
  await toggle(page).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("visa sponsorship can be filtered, and is shown where a posting states it", async ({ page, request }) => {
  await openJobs(page, request);
  await toggle(page).click();
  await closed(page, "Visa Sponsorship").click();
  const options = page.getByRole("listbox", { name: "Visa Sponsorship" }).getByRole("option");
  await expect(options).toHaveText([/^Sponsors visas ?\d+ jobs?$/, /^No visa sponsorship/, /^Not stated ?\d+ jobs$/]);
  await options.first().click();
  await page.keyboard.press("Escape");
  await panel(page).getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?visaSponsorship=yes");
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied.getByRole("button", { name: "Remove Visa Sponsors visas" })).toBeVisible();
  const card = page.getByRole("article").first();
  await expect(card).toContainText("Sponsors visas");
  await card.getByRole("heading").getByRole("link").click();
  const fact = page.getByRole("definition").filter({ hasText: "Sponsors visas" });
  await expect(fact).toContainText("“We sponsor work visas for anyone who wants to move to Ghent");
  await expectAccessible(page);
});

test("filters about a job's terms are collapsed, counted and shown with their sentences", async ({ page, request }) => {
  await openJobs(page, request);
  await toggle(page).click();
  const more = panel(page).getByRole("button", { name: /^More about the job/ });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await expect(closed(page, "Years of Experience")).toBeHidden();
  await more.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  for (const [about, first] of [
    ["What the job asks for", "Languages"],
    ["Time and contract", "Weekly Hours"],
    ["Pay and applying", "Extra Pay"],
  ] as const)
    await expect(panel(page).getByRole("group", { name: about }).getByRole("button").first()).toHaveAccessibleName(
      `${first} Any`,
    );
  await closed(page, "Vacancy").click();
  const vacancies = page.getByRole("listbox", { name: "Vacancy" }).getByRole("option");
  await expect(vacancies.filter({ hasText: "Not stated" })).toHaveText(/\d+ jobs$/);
  await page.keyboard.press("Escape");
  // The group stays open while the panel changes its form with the width.
  await expectAccessible(page);
  await closed(page, "Years of Experience").click();
  const option = page.getByRole("listbox", { name: "Years of Experience" }).getByRole("option");
  await expect(option.filter({ hasText: "Not stated" })).toHaveText(/\d+ jobs$/);
  await option.filter({ hasText: "4 to 5 years" }).click();
  await page.keyboard.press("Escape");
  await expect(more).toContainText("1");
  await panel(page).getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?experienceYears=4-5");
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied.getByRole("button", { name: "Remove Years 4 to 5 years" })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("definition").filter({ hasText: /^[45].*years?.*“.*”/ })).toBeVisible();
});
