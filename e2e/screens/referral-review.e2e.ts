import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import { act, referralBetween, signInAs, test } from "../referral-site.ts";

// The server returns 404 for the document to everybody; the page then loads its data as the operator.
test.use({ expectedProblems: [/status of 404/] });

test("the page doesn't exist for guests and ordinary accounts", async ({ browser, page, request, site }) => {
  expect((await request.get("/operate/referrals")).status()).toBe(404);
  await page.goto("/operate/referrals");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveTitle(/^Page not found/);
  const somebodyElse = await signInAs(browser, request, site, "Eve Stranger");
  await somebodyElse.page.goto("/operate/referrals");
  await expect(somebodyElse.page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await somebodyElse.page.goto("/referrals");
  await expect(somebodyElse.page.getByText("You have not asked yet.")).toBeVisible();
  await expect(somebodyElse.page.getByRole("link", { name: "Review disputes and reports" })).toHaveCount(0);
});

test("an operator decides a dispute and acts on reports, with reasons for the audit log", async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(150_000);
  const { referrer, seeker, id } = await referralBetween(browser, request, site);
  await act(request, referrer.token, id, "accept");
  await act(request, referrer.token, id, "message", { body: `Write to me: ${referrer.person.email}` });
  await act(request, referrer.token, id, "submit", { confirmation: "REF-17" });
  await act(request, seeker.token, id, "dispute", { checked: "inbox-and-spam" });
  await act(request, seeker.token, id, "report", { reason: "spam" });

  const { page, person } = await signInAs(browser, request, site, "Odette Prator");
  await site.afield("user", "operator", person.email);
  await site.sql("update session set passkey_at = now() where account_id = (select id from account where email = $1)", [
    person.email,
  ]);
  await page.goto("/referrals");
  await page.getByRole("link", { name: "Review disputes and reports" }).click();
  await expect(page).toHaveURL("/operate/referrals");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review of referrals");
  await expect(page).toHaveTitle(/^Review of referrals/);
  const dispute = page
    .getByRole("region", { name: /^Disputes/ })
    .getByRole("article", { name: "Reported as not arrived" });
  await expect(dispute).toContainText("REF-17");
  await expect(dispute).toContainText("Zebrina Quax");
  await dispute.getByText("What they wrote, 1 message").click();
  await expect(dispute).toContainText("Write to me: •••••");
  await expectAccessible(page);
  for (const { email } of [referrer.person, seeker.person]) expect(await page.content()).not.toContain(email);

  await dispute.getByRole("button", { name: "Return the credit" }).click();
  await expect(dispute.getByText("Please give a reason for the audit log")).toBeVisible();
  await dispute.getByLabel("Reason").fill("The company knows of no referral.");
  await dispute.getByRole("button", { name: "Return the credit" }).click();
  await expect(page.getByText("No open disputes.")).toBeVisible();

  const reports = page.getByRole("region", { name: /^Reports/ });
  const spam = reports.getByRole("article", { name: "Spam, about the referrer" });
  await spam.getByLabel("Reason").fill("One message is no spam.");
  await spam.getByRole("button", { name: "Dismiss" }).click();
  await expect(spam).toHaveCount(0);
  await act(request, seeker.token, id, "report", { reason: "asks-for-money" });
  await page.reload();
  const money = reports.getByRole("article", { name: "Asks for money, about the referrer" });
  await money.getByLabel("Reason").fill("Asked for 200 dollars.");
  await money.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText("No open reports.")).toBeVisible();
  const suspended = page.getByRole("region", { name: /^Suspended/ }).getByRole("article", { name: "Ana Li" });
  await expect(suspended).toContainText("Asked for 200 dollars.");
  // Other tests share the site and its audit log.
  const entries = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(entries.filter({ hasText: "Odette Prator" })).toHaveText([
    /Odette Prator: report suspended.*Asked for 200 dollars\./,
    /Odette Prator: report dismissed.*One message is no spam\./,
    /Odette Prator: settle refunded.*The company knows of no referral\./,
  ]);
  await referrer.page.goto("/referrals");
  await expect(referrer.page.getByText(/You’re suspended from referrals/)).toBeVisible();
  await suspended.getByLabel("Reason").fill("It was a misunderstanding.");
  await suspended.getByRole("button", { name: "Lift suspension" }).click();
  await expect(page.getByText("Nobody is suspended.")).toBeVisible();

  await site.afield("user", "operator", person.email, "--off");
  await page.goto("/operate/referrals");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
