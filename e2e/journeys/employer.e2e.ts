import { type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { startReplayServer } from "#http/replay-server.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import { signInAs } from "../referral-site.ts";
import { type DatabaseSite, withSiteDatabase } from "../site-database.ts";
import { siteTest } from "../site-test.ts";

interface EmployerSite extends DatabaseSite {
  /** Files of the invented web, by host and path. */
  files: Map<string, string>;
}

const test = siteTest<EmployerSite>(async (use) => {
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

// The server returns 404 for the document of the operators' pages to everybody.
test.use({ expectedProblems: [/status of 404/] });

/** Signs a person in whose browser has an authenticator that agrees to everything. */
async function personWithAuthenticator(browser: Browser, request: APIRequestContext, site: EmployerSite, name: string) {
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

/** Returns the code of the newest mail to an address. */
async function mailedCode(request: APIRequestContext, address: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const list = await (await request.get("/dev/mail")).text();
    const entry = list.split("<li>").find((each) => each.includes(`to ${address},`)) ?? "";
    code = /([A-Z2-9]{4}-[A-Z2-9]{4}) is your code/.exec(entry)?.[1];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
}

async function addFirstPasskey(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Add a passkey" })).toBeVisible();
  await page.getByLabel("Name (optional)").fill("Test laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
}

test("from a company's page to an approved claim, and to its end", async ({ browser, page, request, site }) => {
  test.setTimeout(240_000);
  const { rows } = await site.sql<{ slug: string; name: string; domain: string }>(
    "select slug, name, domains[1] as domain from company where sample and cardinality(domains) > 0 order by id limit 1",
  );
  const { slug, name, domain } = rows[0]!;
  await page.goto(`/company/${slug}`);
  await page.getByRole("link", { name: "Is this your company?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For employers");
  await expect(page.getByRole("link", { name: "Log in to claim a company" })).toBeVisible();
  await expectAccessible(page);

  const { page: ana } = await personWithAuthenticator(browser, request, site, "Ana Li");
  await ana.goto(`/employers/${slug}`);
  await expect(ana.getByRole("heading", { name: "Add a passkey" })).toBeVisible();
  await expectAccessible(ana);
  await addFirstPasskey(ana);
  await expect(ana.getByRole("heading", { name: `Claim ${name}` })).toBeVisible();
  await ana.getByLabel("The company’s domain").fill(`jobs.${domain}`);
  await ana.getByRole("button", { name: "Start the claim" }).click();
  await expect(ana.getByText("Please give the whole domain")).toBeVisible();
  await expectAccessible(ana);
  await ana.getByLabel("The company’s domain").fill(domain);
  await ana.getByRole("button", { name: "Start the claim" }).click();

  const claim = ana.getByRole("region", { name });
  await expect(claim).toContainText("Not proved yet");
  await claim.getByText("A code to a mailbox").click();
  await claim.getByLabel("Address at the company").fill(`ana@${domain}`);
  await claim.getByRole("button", { name: "Send the code" }).click();
  await claim.getByLabel("The code from the email").fill(await mailedCode(request, `ana@${domain}`));
  await claim.getByRole("button", { name: "Check the code" }).click();
  await expect(claim).toContainText("One more proof is needed.");

  await claim.getByText("A file on your website").click();
  const file = claim.getByRole("listitem").filter({ hasText: "A file on your website" });
  await file.getByRole("button", { name: "Look for it now" }).click();
  await expect(file).toContainText("There is nothing at");
  await expectAccessible(ana);
  site.files.set(`${domain}/.well-known/afield.txt`, await file.locator("code").last().innerText());
  await file.getByRole("button", { name: "Look for it now" }).click();
  await expect(file).toContainText("holds until");
  await expect(claim).toContainText("Waits for approval");

  const { page: desk, person } = await personWithAuthenticator(browser, request, site, "Odette Prator");
  const { rows: operators } = await site.sql<{ id: string }>("select id from account where email = $1", [person.email]);
  await setOperator(site.database.db, operators[0]!.id, true);
  await desk.goto("/operate");
  await addFirstPasskey(desk);
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Cases");
  await expect(desk.getByRole("heading", { level: 2 }).first()).toContainText(`${name}, claimed with ${domain}`);
  await expectAccessible(desk);
  await desk.keyboard.press("a");
  await expect(desk.getByLabel("Action")).toHaveValue("approve-claim");
  await desk.getByLabel("Reason").selectOption({ label: "We found no breach of the law or of our terms" });
  await desk.getByLabel("Explanation").fill("Mailbox and file are the company’s.");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  await desk.context().close();

  await ana.reload();
  await expect(claim).toContainText("You speak for it");
  await expect(claim).toContainText("Owner: may change everything");
  await expect(claim.getByRole("region", { name: "Who speaks for it" })).toContainText("You owner");

  const hiring = claim.getByRole("region", { name: "Where you can hire" });
  await hiring.getByRole("button", { name: /Countries you can hire in/ }).click();
  await ana.getByRole("combobox", { name: /^Filter Countries/ }).fill("Portug");
  await ana.getByRole("option", { name: "Portugal" }).click();
  await ana.keyboard.press("Escape");
  await hiring.getByLabel("Visas").selectOption("We sponsor visas");
  await hiring.getByRole("button", { name: "Save" }).click();
  const { rows: jobs } = await site.sql<{ id: string; slug: string }>(
    "select j.id, j.slug from job j join company c on c.id = j.company_id where c.slug = $1 and j.closed_at is null order by j.id limit 1",
    [slug],
  );
  await expect(async () => {
    const answer = await (await request.get(`/api/jobs/${jobs[0]!.id}`)).text();
    expect(answer).toContain("Employer statement: we can hire in Portugal");
  }).toPass();
  await claim.getByText(/^Jobs \(/).click();
  await claim
    .getByRole("button", { name: /^Mark as filled/ })
    .first()
    .click();
  await expect(claim.getByText("Filled", { exact: true })).toBeVisible();
  await claim.getByText("What was said").click();
  await expect(claim.getByText(/can hire in Portugal; visas/)).toBeVisible();
  await expect(claim.getByText(/job \d+ is filled/)).toBeVisible();
  await expectAccessible(ana);

  await site.sql("update employer_proof set expires_at = now() where kind = 'mailbox'");
  await site.sql("update session set passkey_at = null");
  await ana.reload();
  await expect(ana.getByRole("heading", { name: "Show your passkey" })).toBeVisible();
  await expectAccessible(ana);
  await ana.getByRole("button", { name: "Use my passkey" }).click();
  await expect(claim).toContainText("Proofs expired");
  await claim.getByRole("button", { name: "Withdraw the claim" }).click();
  await ana.getByRole("dialog").getByRole("button", { name: "Withdraw it" }).click();
  await expect(ana.getByRole("heading", { name: `Claim ${name}` })).toBeVisible();
  await ana.context().close();
});
