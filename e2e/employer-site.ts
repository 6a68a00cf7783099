import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { startReplayServer } from "#http/replay-server.ts";
import { expect } from "./fixtures.ts";
import { signInAs } from "./referral-site.ts";
import { type DatabaseSite, withSiteDatabase } from "./site-database.ts";
import { siteTest } from "./site-test.ts";

export interface EmployerSite extends DatabaseSite {
  /** Files of the invented web, by host and path. */
  files: Map<string, string>;
}

/** Tests of employers, against a server of their own with an invented web. */
export const employerTest = siteTest<EmployerSite>(async (use) => {
  const files = new Map<string, string>();
  const web = await startReplayServer({
    answer(host, path) {
      const body = files.get(host + path);
      return body === undefined ? null : { headers: { "content-type": "text/plain" }, body };
    },
  });
  await withSiteDatabase({ FEED_REPLAY: web.origin, E2E_HOST: "localhost" }, (site, database) =>
    use({ ...site, database, files, sql: database.pool.query.bind(database.pool) }),
  );
  await web.close();
});

/** Signs a person in whose browser has an authenticator that agrees to everything. */
export async function personWithAuthenticator(
  browser: Browser,
  request: APIRequestContext,
  site: EmployerSite,
  name: string,
) {
  const { page, person } = await signInAs(browser, request, site, name);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, person };
}

/** Adds the passkey that employers and operators need. */
export async function addFirstPasskey(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Add a passkey" })).toBeVisible();
  await page.getByLabel("Name (optional)").fill("Test laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
}

/**
 * Makes somebody speak for the last sample company, or for one before it, as if they had claimed it. Returns its name and domain. Tests share a
 * site, so each takes a company of its own.
 */
export async function claimLastCompany(
  site: EmployerSite,
  email: string,
  before = 0,
): Promise<{ name: string; domain: string }> {
  const { rows } = await site.sql<{ name: string; domain: string }>(
    `with company as (select id, name, domains[1] as domain from company where sample and cardinality(domains) > 0 order by id desc limit 1 offset $2),
     claim as (insert into employer_claim (company_id, account_id, domain, role, approved_at)
       select company.id, account.id, company.domain, 'owner', now() from company, account where account.email = $1 returning id),
     proof as (insert into employer_proof (claim_id, kind, proved_at, expires_at, checked_at)
       select id, kind, now(), now() + interval '180 days', now() from claim, unnest(array['dns', 'file']) as kind)
     select name, domain from company`,
    [email, before],
  );
  return rows[0]!;
}

const DESCRIPTION = `You keep the catalogue of a library for lighthouse keepers, and answer their letters within a day.

You bring:
- two years with a catalogue
- patience with handwriting

We are nine people, pay for your desk, and close for the whole of August, because that is when keepers write least.`;

/** Fills the form of a direct post, whose title is filled. */
export async function fillPost(form: Locator, applyAt = "https://library.example/jobs/1"): Promise<void> {
  const page = form.page();
  await form.getByLabel("Description").fill(DESCRIPTION);
  await form.getByLabel("Where people apply").fill(applyAt);
  await form.getByRole("button", { name: /Countries in which/ }).click();
  await page.getByRole("combobox", { name: /^Filter Countries/ }).fill("Portug");
  await page.getByRole("option", { name: "Portugal" }).click();
  await page.keyboard.press("Escape");
  await form.getByLabel("Lowest pay").fill("40000");
  await form.getByLabel("Highest pay").fill("50000");
  await form.getByLabel("Contract").selectOption("Full-time");
  await form.getByLabel("Is there a vacancy now?").selectOption("Yes");
  await form.getByLabel("Does AI help").selectOption("No");
}
