import type { Page } from "@playwright/test";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { openJobs } from "../people.ts";

test.use({ timezoneId: "Europe/Lisbon" });

const cards = (page: Page) => page.getByRole("article");
const verdicts = (page: Page) => cards(page).getByRole("button", { name: /^(Yes|Not) from|^Unclear/ });
const eligible = (page: Page) => page.getByRole("checkbox", { name: "Only where I can be hired" });
const LIST = /\/api\/jobs\?.*limit=9/;

async function liveIn(page: Page, country: string): Promise<void> {
  const list = page.getByLabel("You live in").first();
  await list.focus();
  await list.selectOption({ label: country });
}

/** The jobs as a search returns them. */
async function answered(page: Page, act: () => Promise<unknown>): Promise<JobsResponse> {
  const answer = page.waitForResponse((response) => LIST.test(response.url()) && response.ok());
  await act();
  return (await (await answer).json()) as JobsResponse;
}

test("each card says yes, no or unclear for the reader's country, with the evidence", async ({ page, request }) => {
  await openJobs(page, request, "/jobs?location=europe");
  await expect(verdicts(page)).toHaveCount(0);
  await liveIn(page, "Portugal");
  await expect(verdicts(page)).toHaveCount(9);
  const yes = cards(page).getByRole("button", { name: "Yes from Portugal" }).first();
  await expect(yes).toHaveAccessibleDescription(/^You can be hired from Portugal\. ?(From its .+: .+|“.+”)/);
  const tip = page.getByRole("tooltip").filter({ visible: true });
  await yes.hover();
  await expect(tip).toContainText("You can be hired from Portugal.");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await page.mouse.move(0, 0);
  await cards(page).first().getByRole("link").first().focus();
  const verdict = verdicts(page).first();
  const isReached = () => verdict.evaluate((button) => button === document.activeElement);
  // Past the bookmark, the menu, the company and, where the posting's words differ, the pay.
  for (let tabs = 0; tabs < 5 && !(await isReached()); tabs += 1) await page.keyboard.press("Tab");
  await expect(verdict).toBeFocused();
  await expect(tip).toHaveCount(1);
  await expectAccessible(page);
});

test("the working hours are set once, in the browser's time zone", async ({ page }) => {
  await page.goto("/");
  await liveIn(page, "Portugal");
  await page.getByRole("button", { name: "Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Preferences" });
  await expect(dialog.getByLabel("You live in")).toHaveValue("PT");
  await expect(dialog.getByLabel("To", { exact: true })).toBeDisabled();
  await dialog.getByLabel("From").selectOption("9:00");
  await expect(dialog.getByLabel("To", { exact: true })).toHaveValue("17");
  await expect(dialog.getByLabel("Time zone")).toHaveValue("Europe/Lisbon");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Preferences" })).toBeFocused();
});

test("a job that names time zones says how many working hours overlap", async ({ page }) => {
  await page.addInitScript(() => {
    const workday = { from: 9, to: 17, timeZone: "Europe/Lisbon" };
    localStorage.setItem("afield.search", JSON.stringify({ settings: { country: "PT", workday } }));
  });
  // The sample catalogue has jobs between UTC−3 and UTC+3, which share all of Lisbon's day.
  const found = (await (await page.request.get("/jobs.json?q=%22UTC-3%22")).json()) as { items: { url: string }[] };
  expect(found.items.length).toBeGreaterThan(0);
  await page.goto(new URL(found.items[0]!.url).pathname);
  const section = page.getByRole("region", { name: "The posting doesn't say where you can live" });
  await expect(section).toContainText(
    "Working hours UTC−3 to UTC+3. 8 of your 8 hours overlap, assuming 9:00 to 17:00 at UTC",
  );
  await expect(section.getByRole("img", { name: /8 hours shared/ })).toBeVisible();
  await expectAccessible(page);
});

test("Only where I can be hired asks for the country first, then shows only yes", async ({ page, request }) => {
  await openJobs(page, request);
  await eligible(page).click();
  await expect(eligible(page)).not.toBeChecked();
  await expect(page.getByText("Choose where you live")).toBeVisible();
  await expect(page.getByLabel("You live in").first()).toBeFocused();
  await liveIn(page, "Brazil");
  await expect(page).toHaveURL("/jobs?eligible=only");
  await expect(eligible(page)).toBeChecked();
  await expect(verdicts(page)).toHaveText(Array.from({ length: 9 }, () => /^Yes from Brazil/));
  const chip = page.getByRole("list", { name: "Applied filters" });
  await expect(chip).toContainText("where I can be hired");

  // The counts ignore this filter, and the filtered total equals their yes.
  const { total, facets } = await answered(page, () => page.reload());
  expect(facets?.["eligibility"]?.["yes"]).toBe(total);
  const all = await answered(page, () => eligible(page).click());
  expect(all.facets?.["eligibility"]).toEqual(facets?.["eligibility"]);
  const { yes = 0, no = 0, unclear = 0 } = all.facets?.["eligibility"] ?? {};
  expect(yes + no + unclear).toBe(all.total);
  expect(unclear).toBeGreaterThan(0);
  await expect(page.getByText(`${yes} yes`)).toBeVisible();
  await expectAccessible(page);
});

test("a URL with the filter but no country shows all jobs and says what is missing", async ({ page, request }) => {
  await openJobs(page, request, "/jobs?eligible=only");
  await expect(eligible(page)).not.toBeChecked();
  await expect(page.getByText("Choose where you live")).toBeVisible();
});

test("senior TypeScript from Portugal, € 70,000 or more, European hours, with a referral: eight interactions", async ({
  page,
  request,
}) => {
  await openJobs(page, request);
  const steps = [
    // Asks where the reader lives, and takes effect once it knows.
    () => eligible(page).click(),
    () => page.getByLabel("You live in").first().selectOption({ label: "Portugal" }),
    () => page.getByRole("button", { name: /^Advanced filters/ }).click(),
    // In the currency of where the reader lives.
    () => page.getByRole("textbox", { name: "In EUR a year" }).fill("70000"),
    () => page.getByRole("group", { name: "You work" }).getByLabel("From").selectOption("9:00"),
    () => page.getByRole("checkbox", { name: /^Referable now/ }).click(),
    () => page.getByRole("combobox", { name: "Search text" }).fill("senior typescript"),
    () => page.keyboard.press("Enter"),
  ];
  expect(steps.length).toBeLessThanOrEqual(8);
  for (const step of steps) await step();
  const applied = page.getByRole("list", { name: "Applied filters" });
  for (const part of ["senior typescript", "from €70,000 a year", "where I can be hired", "referable now"])
    await expect(applied).toContainText(part);
  await expect(page).toHaveURL(/\/jobs\?q=senior%20typescript&.*salaryMin=\d+/);
  await page.getByRole("button", { name: "Preferences" }).click();
  const preferences = page.getByRole("dialog", { name: "Preferences" });
  await expect(preferences.getByLabel("Currency")).toHaveValue("EUR");
  await expect(preferences.getByLabel("Time zone")).toHaveValue("Europe/Lisbon");
});
