import type { APIRequestContext } from "@playwright/test";
import { setOperator } from "#store/referrals/operators.ts";
import { expectAccessible } from "../accessible.ts";
import {
  addFirstPasskey,
  claimLastCompany,
  employerTest as test,
  fillPost,
  personWithAuthenticator,
} from "../employer-site.ts";
import { expect } from "../fixtures.ts";
import { mailedLink } from "../people.ts";

// The server returns 404 for the document of the operators' pages to everybody.
test.use({ expectedProblems: [/status of 404/] });

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
  await expect(claim).toContainText("Waiting for approval");

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

test("from a post to a listed job, its answer by mail, and its end, on a phone", async ({ browser, request, site }) => {
  test.setTimeout(240_000);
  const work = () => site.sql("select graphile_worker.add_job('direct-posts')");
  const { page: ana, person } = await personWithAuthenticator(browser, request, site, "Ana Li");
  const { name } = await claimLastCompany(site, person.email);
  await ana.setViewportSize({ width: 360, height: 780 });
  await ana.goto("/employers");
  await addFirstPasskey(ana);
  const claim = ana.getByRole("region", { name: new RegExp(`^${name}`) });
  const posts = claim.getByRole("region", { name: "Jobs you post here" });
  await posts.getByRole("button", { name: "Post a job" }).click();
  const form = posts.getByRole("form", { name: "A new post" });
  await form.getByRole("button", { name: "Save and preview" }).click();
  await expect(form.getByLabel("Title of the job")).toBeFocused();
  await expect(form.getByText("Please give the title of the job")).toBeVisible();
  await form.getByLabel("Title of the job").fill("Lighthouse Librarian");
  await expectAccessible(ana);

  await ana.reload();
  await posts.getByRole("button", { name: "Post a job" }).click();
  await expect(form.getByLabel("Title of the job"), "what was typed is kept").toHaveValue("Lighthouse Librarian");
  await fillPost(form);
  await form.getByRole("button", { name: "Save and preview" }).click();
  const post = posts.getByRole("listitem", { name: "Lighthouse Librarian" });
  await expect(post.getByText("This posting is for an existing vacancy.")).toBeVisible();
  await expect(post).toContainText("Portugal · €40,000 - €50,000 per year");
  await expectAccessible(ana);
  await post.getByRole("button", { name: "Post it" }).click();
  await expect(post).toContainText("Waiting for approval");

  const { page: desk, person: odette } = await personWithAuthenticator(browser, request, site, "Odette Prator");
  const { rows: operators } = await site.sql<{ id: string }>("select id from account where email = $1", [odette.email]);
  await setOperator(site.database.db, operators[0]!.id, true);
  await desk.goto("/operate");
  await addFirstPasskey(desk);
  await expect(desk.getByRole("heading", { level: 2 }).first()).toContainText("Lighthouse Librarian");
  await expectAccessible(desk);
  await desk.keyboard.press("a");
  await expect(desk.getByLabel("Action")).toHaveValue("approve-post");
  await desk.getByLabel("Reason").selectOption({ label: "We found no breach of the law or of our terms" });
  await desk.getByLabel("Explanation").fill("It’s what their site says.");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  await desk.context().close();

  await expect(async () => {
    await ana.reload();
    await expect(post.getByRole("link", { name: "Lighthouse Librarian" })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(post).toContainText("Listed until");
  await expectAccessible(ana);
  await post.getByRole("link", { name: "Lighthouse Librarian" }).click();
  await expect(ana.getByRole("heading", { level: 1 })).toHaveText("Lighthouse Librarian");
  await expect(ana.getByRole("link", { name: /^Posted by the employer/ })).toBeVisible();
  const job = ana.url();
  await ana.goto("/jobs?q=lighthouse%20librarian");
  await expect(ana.getByRole("link", { name: /Lighthouse Librarian/ }).first()).toBeVisible();

  await site.sql("update employer_post set expires_at = now() + interval '10 days'");
  await work();
  const link = await mailedLink(request, person.email, "employers#still-open");
  await ana.goto(link);
  await expect(ana.getByRole("heading", { name: "Is the job still open?" })).toBeVisible();
  await expectAccessible(ana);
  await ana.getByRole("button", { name: "Yes, it’s open" }).click();
  await expect(ana.getByText("Thank you. It stays listed.")).toBeVisible();
  await ana.reload();
  await expect(ana.getByRole("heading", { name: "Nothing to answer" })).toBeVisible();

  await site.sql("update employer_post set expires_at = now()");
  await work();
  await expect(async () => {
    await ana.goto(job);
    await expect(ana.getByText("It can no longer be applied for")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await ana.goto("/employers");
  await expect(post).toContainText("that it’s still open.");
  await expect(post.getByRole("button", { name: /^List again/ })).toBeVisible();
  await expectAccessible(ana);
  await ana.context().close();
});
