import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { expect } from "./fixtures.ts";
import { signInAs } from "./referral-site.ts";
import { type DatabaseSite, withSiteDatabase } from "./site-database.ts";
import { siteTest } from "./site-test.ts";

/** Tests of the operators' pages, each file with a site of its own. */
export const deskTest = siteTest<DatabaseSite>(async (use) => {
  await withSiteDatabase({}, (site, database) =>
    use({ ...site, database, sql: database.pool.query.bind(database.pool) }),
  );
});

/** Signs in a new operator who has shown a passkey, at the desk. */
export async function operatorPage(
  browser: Browser,
  request: APIRequestContext,
  site: DatabaseSite,
  name: string,
): Promise<Page> {
  const { page, person } = await signInAs(browser, request, site, name);
  const { rows } = await site.database.pool.query<{ id: string }>("select id from account where email = $1", [
    person.email,
  ]);
  await makeOperator(site.database.db, rows[0]!.id);
  await page.goto("/operate");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cases");
  return page;
}
