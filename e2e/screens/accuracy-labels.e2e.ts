import type { Page } from "@playwright/test";
import { countStrata } from "#accuracy/count-strata.ts";
import { CARDS_PER_DAY } from "#contract/values/accuracy/judging.ts";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import { signInAs } from "../referral-site.ts";
import { type DatabaseSite, withSiteDatabase } from "../site-database.ts";
import { siteTest } from "../site-test.ts";

/** Tests against their own server, whose sample jobs count as real ones. */
const test = siteTest<DatabaseSite>(async (use) => {
  await withSiteDatabase({}, async (site, database) => {
    await database.pool.query("update job set sample = false");
    await database.pool.query("update posting set rules_version = $1", [RULES_VERSION]);
    await countStrata(database);
    await database.pool.query(
      `insert into accuracy_label (field, source, has_value, value, evidence, rules_version, verdict, labelled_at)
           select 'salary', source, has_value, case when has_value then '1'::jsonb end, '', $1, case when at > 5 then 'right' else 'unclear' end, now()
           from accuracy_stratum, generate_series(1, 45) at where field = 'salary'`,
      [RULES_VERSION],
    );
    await use({ ...site, database, sql: database.pool.query.bind(database.pool) });
  });
});

// The server returns 404 for the document to everybody; the page then loads its data as the operator.
test.use({ expectedProblems: [/status of (?:404|429)/] });

const position = (page: Page) => page.getByRole("heading", { level: 2, name: /^\d+ of \d+$/ });

test("shows shares with their intervals, by field and by source", async ({ page }) => {
  await page.goto("/accuracy");
  const salary = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Salary" }) });
  await expect(salary.getByRole("definition").getByText(/^100 % \(\d\d–100 %\)$/)).toHaveCount(2);
  await expect(salary.getByText(/\d+ labels: \d+ right, \d+ rightly without a value, \d+ unclear\./)).toBeVisible();
  await salary.getByText(/^By source/).click();
  await expect(salary.getByRole("columnheader", { name: "Precision" })).toBeVisible();
  await expect(salary.getByRole("rowheader").first()).toBeVisible();
  await expectAccessible(page);
});

test("the page doesn't exist for guests and ordinary accounts", async ({ browser, page, request, site }) => {
  expect((await request.get("/operate/accuracy")).status()).toBe(404);
  await page.goto("/operate/accuracy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  const { page: other } = await signInAs(browser, request, site, "Eve Stranger");
  await other.goto("/operate/accuracy");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

test("an operator labels the ten cards of a day by keyboard", async ({ browser, request, site }) => {
  test.setTimeout(120_000);
  const { page, person } = await signInAs(browser, request, site, "Odette Prator");
  const { rows } = await site.sql<{ id: string }>("select id from account where email = $1", [person.email]);
  await makeOperator(site.database.db, rows[0]!.id);
  const labelled = async () =>
    (
      await site.sql<{ count: number }>(
        "select count(*)::int as count from accuracy_label where account_id = $1 and verdict is not null",
        [rows[0]!.id],
      )
    ).rows[0]!.count;

  await page.goto("/operate/accuracy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Label jobs");
  await expect(position(page)).toHaveText(`1 of ${CARDS_PER_DAY}`);
  await expectAccessible(page);

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("take the last verdict back")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);

  await page.keyboard.press("j");
  await expect(position(page)).toHaveText(`2 of ${CARDS_PER_DAY}`);
  await page.keyboard.press("k");
  await expect(position(page)).toHaveText(`1 of ${CARDS_PER_DAY}`);
  await page.keyboard.press("y");
  await expect(position(page)).toHaveText(`2 of ${CARDS_PER_DAY}`);
  await expect.poll(labelled).toBe(1);
  await page.keyboard.press("z");
  await expect(position(page)).toHaveText(`1 of ${CARDS_PER_DAY}`);
  await expect.poll(labelled).toBe(0);

  // A verdict that isn't saved says so, and is sent again.
  await page.route("**/api/operate/labels/*", (route) =>
    route.fulfill({ status: 429, json: { message: "Slow down." } }),
  );
  await page.keyboard.press("u");
  const failure = page.getByRole("alert");
  await expect(failure).toContainText("Slow down.");
  expect(await labelled()).toBe(0);
  await page.unroute("**/api/operate/labels/*");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect.poll(labelled).toBe(1);
  await expect(failure).toHaveCount(0);

  // A reload brings the same cards, and the first that waits.
  await page.reload();
  await expect(position(page)).toHaveText(`2 of ${CARDS_PER_DAY}`);
  for (let at = 2; at <= CARDS_PER_DAY; at += 1) {
    await expect(position(page)).toHaveText(`${at} of ${CARDS_PER_DAY}`);
    await page
      .getByRole("group", { name: "Verdict" })
      .getByRole("button", { name: /^Right/ })
      .click();
  }
  await expect(page.getByText("That’s all for today.")).toBeVisible();
  await expect.poll(labelled).toBe(CARDS_PER_DAY);
  await expectAccessible(page);
  await page.context().close();
});

test("says that the cards could not be loaded, and loads them on request", async ({ browser, request, site }) => {
  const { page, person } = await signInAs(browser, request, site, "Ahond Brlk");
  const { rows } = await site.sql<{ id: string }>("select id from account where email = $1", [person.email]);
  await makeOperator(site.database.db, rows[0]!.id);
  await page.route("**/api/operate/labels", (route) => route.fulfill({ status: 429, json: { message: "Slow down." } }));
  await page.goto("/operate/accuracy");
  await expect(page.getByRole("alert")).toContainText("The cards could not be loaded.");
  await page.unroute("**/api/operate/labels");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(position(page)).toHaveText(`1 of ${CARDS_PER_DAY}`);
  await page.context().close();
});
