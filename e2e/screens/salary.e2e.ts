import type { Locator, Page } from "@playwright/test";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { openJobs, signIn } from "../people.ts";

/** The call of a list of jobs. */
const JOBS_CALL = /\/api\/jobs\?.*limit=9/;

async function preferPay(page: Page, currency: string, period: string): Promise<void> {
  await page.getByRole("button", { name: "Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Preferences" });
  await dialog.getByLabel("Currency").selectOption(currency);
  await dialog.getByLabel("Per", { exact: true }).selectOption(period);
  await dialog.getByRole("button", { name: "Done" }).click();
}

test("shows salaries in one format, with dollars a year or the preferred unit next to them", async ({ page }) => {
  await page.goto("/?sortBy=salary&location=germany");
  const posted = page
    .getByRole("article")
    .filter({ hasText: /€[\d,.]+/ })
    .first();
  const euros = page.locator(`[aria-labelledby="${await posted.getAttribute("aria-labelledby")}"]`);
  await expect(euros).toContainText(/€.*≈ \$[\d.]+k \/ year/);
  await page.getByRole("button", { name: "Preferences" }).focus();
  await preferPay(page, "EUR", "month");
  await expect(euros).toContainText(/≈ €[\d.]+k \/ month/);
  await expect(euros.getByText(/^≈/)).toHaveAttribute(
    "title",
    /^About the middle of the range, at the rates of [A-Z][a-z]+ \d+, \d{4}$/,
  );
  await preferPay(page, "EUR", "year");
  await expect(euros.getByText(/^≈/)).toHaveCount(0);
});

/** The one format: `From $110k / year`, `€17.50–€19.00 / hour`, `ZAR 270k–335k`. */
const FORMAT =
  /^(From |Up to )?([A-Z]{3} |[A-Z]*\p{Sc})[\d,.]+[kM]?(–([A-Z]*\p{Sc})?[\d,.]+[kM]?)?( \/ (year|month|week|day|hour))?$/u;
const WIDTHS = [320, 360, 390, 479, 600, 767, 768, 900, 1024, 1099, 1100, 1280, 1440, 1920];

/** Fails if a salary of a list has another format, or is cut or covered by its neighbour at any width. */
async function expectWholeSalaries(page: Page, salaries: Locator): Promise<void> {
  await expect(salaries.first()).toBeVisible();
  for (const text of await salaries.allTextContents()) expect(text).toMatch(FORMAT);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await salaries.evaluateAll((all) =>
      all.flatMap((salary) => {
        const box = salary.getBoundingClientRect();
        for (let host = salary.parentElement; host !== null; host = host.parentElement) {
          const frame = host.getBoundingClientRect();
          const hides = getComputedStyle(host).overflowX !== "visible";
          if (
            hides &&
            (box.left < frame.left - 0.5 || box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5)
          )
            return [salary.textContent];
          if (host.matches("article, li[data-job]"))
            return box.right > frame.right - 4 || salary.scrollWidth > salary.clientWidth + 1
              ? [salary.textContent]
              : [];
        }
        return ["outside of any list"];
      }),
    );
    expect(cut, `salaries cut at ${width} px`).toEqual([]);
  }
}

test("salaries have one format and are whole at every width, and a tip quotes the posting", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  const salaries = page.locator("article, li[data-job]").getByRole("button", { name: /^[^a-z]*\d|^(From|Up to) / });
  await page.goto("/jobs?sortBy=salary");
  await expect(page.getByRole("article")).toHaveCount(9);
  await expectWholeSalaries(page, salaries);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.locator("li[data-job]")).toHaveCount(9);
  await expectWholeSalaries(page, salaries);

  await page.goto("/");
  await expect(salaries.first()).toBeVisible();
  await salaries.first().focus();
  await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(salaries.first()).toBeFocused();
  await expect(page.getByRole("tooltip").filter({ hasText: "As posted: “" })).toBeVisible();
});

test("sets the minimum salary by slider or text box in the reader's unit, and can include unstated ones", async ({
  page,
  request,
}) => {
  await openJobs(page, request);
  await page.getByRole("button", { name: "Advanced filters" }).click();
  const salary = page.getByRole("group", { name: "Salary" });
  await expect(salary.getByRole("img", { name: /^Jobs by salary, from \$/ })).toBeVisible();
  await expect(salary.getByRole("checkbox", { name: /^Include unstated/ })).toBeDisabled();
  await preferPay(page, "EUR", "year");
  await expect(salary.getByRole("slider", { name: "Salary at least, EUR a year" })).toHaveAttribute(
    "aria-valuetext",
    "any salary",
  );
  await salary.getByLabel("In EUR a year").first().fill("80,000");
  await salary.getByRole("checkbox", { name: /^Include unstated/ }).focus();
  await expect(salary.getByRole("textbox")).toHaveValue("80,000");
  await expect(salary.getByRole("slider")).toHaveAttribute("aria-valuetext", "from €80k a year");
  await expectAccessible(page);

  const answer = page.waitForResponse(
    (response) => JOBS_CALL.test(response.url()) && response.url().includes("salaryMin="),
  );
  await page.getByRole("button", { name: "Apply Filters" }).click();
  const found = (await (await answer).json()) as JobsResponse;
  const least = Number(new URL(page.url()).searchParams.get("salaryMin"));
  expect(least).toBeGreaterThan(80_000);
  expect(found.data.every(({ salaryRange }) => (salaryRange?.yearlyUsd ?? 0) >= least)).toBe(true);
  const chips = page.getByRole("list", { name: "Applied filters" });
  await expect(chips).toContainText("from €80,000 a year");
  await expect(page.getByRole("article").getByText("Salary not specified")).toHaveCount(0);

  await salary.getByRole("checkbox", { name: /^Include unstated/ }).check();
  const wider = page.waitForResponse(
    (response) => JOBS_CALL.test(response.url()) && response.url().includes("salaryUnstated="),
  );
  await page.getByRole("button", { name: "Apply Filters" }).click();
  const more = (await (await wider).json()) as JobsResponse;
  const unstated = more.facets?.["salary"]?.["unstated"] ?? 0;
  expect(unstated).toBeGreaterThan(0);
  expect(more.total).toBe(found.total + unstated);
  await expect(chips).toContainText("from €80,000 a year, or unstated");
  await chips.getByRole("button", { name: /^Remove Salary/ }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(salary.getByRole("textbox")).toHaveValue("");
});

test("the slider moves by keyboard and updates the text box", async ({ page, request }) => {
  await openJobs(page, request);
  await page.getByRole("button", { name: "Advanced filters" }).click();
  const salary = page.getByRole("group", { name: "Salary" });
  await salary.getByRole("slider").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(salary.getByRole("textbox")).toHaveValue("10,000");
  await salary.getByRole("button", { name: "Any salary" }).click();
  await expect(salary.getByRole("textbox")).toHaveValue("");
});
