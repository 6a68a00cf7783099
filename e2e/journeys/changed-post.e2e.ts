import type { Page } from "@playwright/test";
import { makePostContent } from "#test/employers/post-content.ts";
import { showPasskey } from "#test/moderation/make-operator.ts";
import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import { deskTest as test, operatorPage } from "../operator-page.ts";
import { signInAs } from "../referral-site.ts";
import type { DatabaseSite } from "../site-database.ts";

// The server returns 404 for the document of the operators' pages to everybody.
test.use({ expectedProblems: [/status of 404/] });

/** Makes an account speak for a sample company with an approved post. Returns the company. */
async function claimWithPost(
  site: DatabaseSite,
  email: string,
  content: object,
): Promise<{ name: string; slug: string }> {
  const { rows } = await site.database.pool.query<{ name: string; slug: string; accountId: string }>(
    `with company as (select id, name, slug, domains[1] as domain from company where sample and cardinality(domains) > 0 order by id desc limit 1),
     person as (select id from account where email = $1),
     claim as (insert into employer_claim (company_id, account_id, domain, role, approved_at)
       select company.id, person.id, company.domain, 'owner', now() from company, person returning id, company_id),
     proof as (insert into employer_proof (claim_id, kind, proved_at, expires_at, checked_at)
       select id, kind, now(), now() + interval '180 days', now() from claim, unnest(array['dns', 'file']) as kind),
     post as (insert into employer_post (company_id, claim_id, draft, content, content_no, seen_content, approved_at, expires_at)
       select company_id, id, $2, $2, 1, $2, now(), now() + interval '30 days' from claim)
     select name, slug, person.id as "accountId" from company, person`,
    [email, JSON.stringify(content)],
  );
  await showPasskey(site.database.db, rows[0]!.accountId);
  return rows[0]!;
}

const SALES = `You sell lamps to people who have never bought one.

You bring:
- patience with logs

${"We sell by letter and never by telephone. ".repeat(8)}`;

/** Decides the case that is shown, from the keyboard. */
async function decide(desk: Page, reason: string, words: string): Promise<void> {
  await desk.getByLabel("Reason").selectOption({ label: reason });
  await desk.getByLabel("Explanation").fill(words);
  await desk.keyboard.press("Control+Enter");
}

test("a changed post is looked at beside what it said, and what an operator undoes stays undone", async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const { page: ana, person } = await signInAs(browser, request, site, "Ana Li");
  const { name, slug } = await claimWithPost(site, person.email, makePostContent({ title: "Lamp Keeper" }));
  await ana.setViewportSize({ width: 360, height: 780 });
  await ana.goto("/employers");
  const posts = ana
    .getByRole("region", { name: new RegExp(`^${name}`) })
    .getByRole("region", { name: "Jobs you post here" });
  await posts.getByRole("button", { name: "Edit: Lamp Keeper" }).click();
  const form = posts.getByRole("form");
  await form.getByLabel("Title of the job").fill("Lamp Seller");
  await form.getByLabel("Description").fill(SALES);
  await form.getByRole("button", { name: "Save and preview" }).click();
  const post = posts.getByRole("listitem", { name: "Lamp Seller" });
  await post.getByRole("button", { name: "Publish the changes" }).click();
  await expect(post).toContainText("A person looks at what you changed.");
  await expectAccessible(ana);

  const desk = await operatorPage(browser, request, site, "Odette Prator");
  await expect(desk.getByRole("heading", { level: 2 }).first()).toContainText(`Lamp Seller at ${name}`);
  await expect(desk.getByText("(before: Lamp Keeper)")).toBeVisible();
  const [before, now] = [desk.getByRole("region", { name: "Before" }), desk.getByRole("region", { name: "Now" })];
  await expect(before.getByRole("deletion").first()).toContainText("You help customers");
  await expect(now.getByRole("insertion").first()).toContainText("You sell lamps");
  await expect(now.getByRole("insertion").filter({ hasText: "patience with logs" })).toHaveCount(0);
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(desk);
  await desk.keyboard.press("a");
  await expect(desk.getByLabel("Action")).toHaveValue("approve-post");
  await decide(desk, "We found no breach of the law or of our terms", "It’s a job of theirs too.");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();

  await desk.goto("/operate/look-ups");
  await desk.getByLabel("E-mail address, link, words of a job’s title, or domain").fill(`/company/${slug}`);
  await desk.getByLabel("Why are you looking this up?").fill("Somebody asked whether they sell lamps");
  await desk.getByRole("button", { name: "Look up" }).click();
  await desk.getByRole("button", { name: "Open a case about it" }).click();
  await desk.getByLabel("Action").selectOption("Undo what the employer said");
  await expect(desk.getByLabel("What they said")).toContainText("Lamp Seller");
  await decide(desk, "Our rules for listings: what we show must be what the posting says", "They sell no lamps.");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  await desk.context().close();

  await ana.reload();
  const undone = posts.getByRole("listitem", { name: "Lamp Keeper" });
  await undone.getByRole("button", { name: "Edit: Lamp Keeper" }).click();
  await form.getByLabel("Title of the job").fill("Lamp Seller");
  await form.getByLabel("Description").fill(SALES);
  await form.getByRole("button", { name: "Save and preview" }).click();
  await post.getByRole("button", { name: "Publish the changes" }).click();
  await expect(post.getByRole("alert")).toContainText("An operator has decided otherwise.");
  await expectAccessible(ana);
  await ana.context().close();
});
