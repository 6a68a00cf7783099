import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import { type DatabaseSite, withSiteDatabase } from "../site-database.ts";
import { siteTest } from "../site-test.ts";

/** Tests against their own server, with two stubs: of a company that hires, and of one that doesn't. */
const test = siteTest<DatabaseSite>(async (use) => {
  await withSiteDatabase({}, async (site, database) => {
    await database.pool.query("insert into company (slug, name) values ('initech', 'Initech')");
    await database.pool.query(
      `insert into archived_job (id, slug, title, company_id, posted_at, first_seen_at, closed_at, closed_reason)
       select 900000 + row_number() over (order by c.slug = 'initech'), 'ship-s-cook', 'Ship’s Cook', c.id, '2026-04-01', '2026-04-01', '2026-05-03', 'missing'
       from company c where c.slug = 'initech' or c.id = (select company_id from job where closed_at is null group by 1 order by count(*) desc, 1 limit 1)`,
    );
    await use({ ...site, database, sql: database.pool.query.bind(database.pool) });
  });
});

// The document's own status.
test.use({ expectedProblems: [/status of 410/] });

test("the page of a job that closed long ago says so, and shows what its company offers now", async ({
  page,
  site,
}) => {
  const response = await page.goto("/job/ship-s-cook-900001");
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ship’s Cook");
  await expect(page.getByRole("note")).toHaveText("Closed on May 3, 2026. We no longer show what it said.");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const { rows } = await site.database.pool.query<{ name: string; titles: string[] }>(
    `select c.name, array_agg(j.title) as titles from archived_job a join company c on c.id = a.company_id
     join job j on j.company_id = c.id and j.closed_at is null where a.id = 900001 group by 1`,
  );
  const { name, titles } = rows[0]!;
  const others = page.getByRole("region", { name: `Open jobs at ${name}` });
  const first = others.getByRole("listitem").first().getByRole("link").first();
  const title = await first.innerText();
  expect(titles).toContain(title);
  await expectAccessible(page);
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("where the company offers nothing, the page leads to all jobs", async ({ page }) => {
  await page.goto("/job/ship-s-cook-900002");
  await expect(page.getByRole("heading", { name: "Initech has no open jobs here" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Browse all jobs" }).click();
  await expect(page).toHaveURL(/\/$/);
});
