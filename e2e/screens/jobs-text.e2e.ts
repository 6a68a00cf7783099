import type { Page } from "@playwright/test";
import { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

type Job = FeaturedResponse["data"][number];
const SUGGEST = "**/api/search/suggest?**";
const box = (page: Page) => page.getByRole("combobox", { name: "Search text" });
const list = (page: Page) => page.getByRole("listbox", { name: "Filters that the text may mean" });
const applied = (page: Page) => page.getByRole("list", { name: "Applied filters" });

const react: Suggestion = {
  kind: "technology",
  parameter: "techStack",
  value: "react",
  label: "React",
  count: 12,
  rest: "senior",
  whole: false,
};
const german: Suggestion = {
  kind: "place",
  parameter: "location",
  value: "germany",
  label: "🇩🇪 Germany Remote",
  count: 7,
  rest: "senior",
  whole: false,
};

/** Fixed suggestions. */
async function suggest(page: Page, data: Suggestion[]): Promise<void> {
  await page.route(SUGGEST, (route) => route.fulfill({ json: { data } }));
}

test.beforeEach(async ({ page, request }) => {
  await signIn(page, request);
});

test("typing suggests filters, and none is active until an arrow key moves there", async ({ page }) => {
  await suggest(page, [react, german]);
  await page.goto("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await box(page).fill("senior react");
  await expect(list(page)).toMatchAriaSnapshot(`
    - listbox "Filters that the text may mean":
      - option "Technology React with “senior” 12 jobs"
      - option /Place .* Germany Remote with “senior” 7 jobs/
  `);
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  await expect(page.getByText("2 filters suggested")).toHaveRole("status");
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  const [first, second] = [list(page).getByRole("option").first(), list(page).getByRole("option").last()];
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(box(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowUp");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue("senior react");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL("/jobs");
});

test("choosing a suggestion by Enter or click removes its part of the text and sets the filter", async ({ page }) => {
  await suggest(page, [react, german]);
  await page.goto("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
  await box(page).fill("senior react");
  await expect(list(page).getByRole("option")).toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?q=senior&techStack=react");
  await expect(box(page)).toHaveValue("senior");
  await expect(applied(page).getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await expect(page.getByLabel("Sort by")).toHaveValue("relevance");
  await expect(page.getByLabel("Sort by").getByRole("option")).toContainText(["Relevance", "Date Posted", "Salary"]);

  await box(page).fill("senior german");
  // Filters that are already set aren't suggested again.
  await expect(list(page).getByRole("option")).toHaveCount(1);
  await list(page).getByRole("option").click();
  await expect(page).toHaveURL("/jobs?q=senior&location=germany&techStack=react");
});

const PORTUGAL = /Portugal|European Union|^Europe|Worldwide/;
const LEADING = [
  { text: "UI/UX", leads: ({ role }: Job) => /UX|Designer/.test(role) },
  { text: "React dev", leads: ({ techStack }: Job) => techStack.some((name) => name.startsWith("React")) },
  { text: "lisbon", leads: ({ location }: Job) => PORTUGAL.test(location) },
  {
    text: "typescript portugal",
    leads: ({ techStack, location }: Job) => techStack.includes("TypeScript") && PORTUGAL.test(location),
  },
];
for (const { text, leads } of LEADING)
  test(`the text ${text} leads with the jobs that it means`, async ({ request }) => {
    const answer = await request.get("/api/jobs/featured", { params: { q: text } });
    const { data } = FeaturedResponse.parse(await answer.json());
    expect(data.slice(0, 3).filter((job) => !leads(job))).toEqual([]);
    expect(data.length).toBeGreaterThanOrEqual(3);
  });

test("a searched text offers the filters that its words name", async ({ page }) => {
  await page.goto("/jobs?q=senior%20typescript%20portugal");
  await expect(applied(page).getByRole("button", { name: /^Add / })).toHaveText([
    /^Add Location .*Portugal Remote, \d+ jobs$/,
    /^Add Tech TypeScript, \d+ jobs$/,
    /^Add Level Senior, \d+ jobs$/,
  ]);
  await expectAccessible(page);
  await applied(page)
    .getByRole("button", { name: /^Add Location/ })
    .click();
  await expect(page).toHaveURL("/jobs?q=senior%20typescript&location=portugal");
  await expect(applied(page).getByRole("button", { name: /^Add / })).toHaveCount(2);
});

test("Enter without a choice searches for the text, and removing the text restores the default order", async ({
  page,
}) => {
  await page.goto("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("  python   ");
  await expect(list(page).getByRole("option").first()).toContainText("Python");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?q=python");
  await expect(list(page)).toBeHidden();
  await expect(page.getByText(/· \d+ match/)).toBeVisible();
  await expect(page.getByLabel("Sort by")).toHaveValue("relevance");
  await expectAccessible(page);
  await page.getByLabel("Sort by").selectOption("Date Posted");
  await expect(page).toHaveURL("/jobs?q=python&sortBy=date");
  await applied(page).getByRole("button", { name: "Remove Text python" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(box(page)).toHaveValue("");
  await expect(page.getByLabel("Sort by")).toHaveValue("date");
});

test("an empty result suggests dropping the text", async ({ page }) => {
  await page.goto("/jobs?q=zzyzzxq&employmentType=internship");
  await expect(page.getByText("No jobs found matching your criteria.")).toBeVisible();
  const drop = page.getByRole("button", { name: /^Drop Text: zzyzzxq/ });
  await expect(drop).toContainText(/\+ \d+ jobs?/);
  await drop.click();
  await expect(page).toHaveURL("/jobs?employmentType=internship");
});

test("says when no filter has the name", async ({ page }) => {
  await page.goto("/jobs");
  await box(page).fill("zzyzzxq");
  await expect(page.getByRole("status").filter({ hasText: "No filter has this name." })).toBeVisible();
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await expectAccessible(page);
});

test("aborts a slow request and never shows it over a newer one", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(SUGGEST, async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get("q") === "re") await held.promise;
    await route
      .fulfill({ json: { data: [{ ...react, rest: "", label: `About ${searchParams.get("q")}` }] } })
      .catch(() => {});
  });
  await page.goto("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
  const asked = page.waitForRequest(/suggest\?q=re$/);
  const calledOff = page.waitForEvent("requestfailed", (sent) => sent.url().endsWith("suggest?q=re"));
  await box(page).fill("re");
  await asked;
  await expect(page.getByRole("status").filter({ hasText: "Looking for filters…" })).toBeVisible();
  await box(page).fill("react");
  await expect(list(page).getByRole("option")).toHaveText(/About react/);
  await calledOff;
  held.resolve();
  await expect(list(page).getByRole("option")).toHaveText(/About react/);
});

test.describe("when offline", () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });

  test("says that suggestions can't be loaded, and still searches for the text", async ({ page }) => {
    await page.goto("/jobs");
    await expect(page.getByRole("article")).toHaveCount(9);
    await page.route(SUGGEST, (route) => route.abort("connectionreset"));
    await box(page).fill("python");
    await expect(page.getByText("Suggestions can't be loaded right now.")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/jobs?q=python");
  });
});
