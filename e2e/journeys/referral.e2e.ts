import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import type { Page } from "@playwright/test";
import { act, askFor, fillNote, mailedCode, openReferralForm, referrerOf, signInAs, test } from "../referral-site.ts";

test("a request goes through a decline, the next round and a submission to its outcome", async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(90_000);
  const job = await site.newJob();
  const first = await referrerOf(browser, request, site, "First Referrer", job.company.slug);
  const { page } = await signInAs(browser, request, site, "Zebrina Quax");
  const dialog = await openReferralForm(page, job);
  await expect(dialog.getByText(/Takes referral requests/)).toBeVisible();
  await fillNote(dialog);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Your request is on its way.")).toBeVisible();
  await dialog.getByRole("link", { name: "Track its deadline" }).click();
  const mine = page.getByRole("article", { name: `${job.role} at ${job.company.name}` });
  await expect(mine.getByText("Waiting")).toBeVisible();

  const second = await referrerOf(browser, request, site, "Ana Li", job.company.slug);
  await first.page.goto("/referrals");
  await first.page.getByRole("button", { name: "Too busy" }).click();
  await expect(first.page.getByText("No open requests.")).toBeVisible();

  const { page: theirs } = second;
  await theirs.goto("/referrals");
  await expect(theirs.getByText("I am •••••, write to •••••")).toBeVisible();
  await theirs.getByRole("button", { name: "Ask one question" }).click();
  await theirs.getByLabel("Your question").fill("Which queue was it?");
  await theirs.getByRole("button", { name: "Send question" }).click();
  await expect(theirs.getByText("You asked: Which queue was it?")).toBeVisible();
  await page.reload();
  await expect(mine.getByText("Declined by one referrer: too busy")).toBeVisible();
  await mine.getByLabel("Your answer").fill("Our own, on Postgres.");
  await mine.getByRole("button", { name: "Send answer" }).click();
  await expect(mine.getByText("You answered: Our own, on Postgres.")).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByText("Our own, on Postgres.")).toBeVisible();
  await theirs.getByRole("button", { name: "Accept" }).click();
  const item = theirs.getByRole("article", { name: "Zebrina Quax" });
  await expect(item.getByRole("link", { name: /cv.example.org\/zebrina/ })).toBeVisible();
  await item.getByLabel("Write to Zebrina Quax").fill("Which team do you want?");
  await item.getByRole("button", { name: "Send", exact: true }).click();
  await expect(item.getByText("Which team do you want?")).toBeVisible();

  await page.reload();
  await expect(mine.getByText("Accepted by Ana Li")).toBeVisible();
  await expect(mine.getByText("Which team do you want?")).toBeVisible();
  await mine.getByLabel("Write to Ana Li").fill("Storage.");
  await mine.getByRole("button", { name: "Send", exact: true }).click();
  await expect(mine.getByText("Storage.")).toBeVisible();

  await item.getByLabel("Confirmation number (optional)").fill("REF-17");
  await item.getByRole("button", { name: "I’ve submitted it" }).click();
  await expect(item.getByText("Submitted", { exact: true })).toBeVisible();
  await page.reload();
  await expect(mine.getByText("Confirmation number: REF-17.")).toBeVisible();
  await mine.getByRole("button", { name: "Yes, it has" }).click();
  await expect(mine.getByText("You confirmed it, credit spent")).toBeVisible();
  await expect(page.getByText("of 2 free")).toBeVisible();
  await mine.getByRole("button", { name: "I got an interview" }).click();
  await expect(page.getByText("of 3 free")).toBeVisible();
});

test("on a fresh install, two people try a referral: from a company's page to an acceptance", async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(150_000);
  const job = await site.newJob();
  const { rows } = await site.sql("select domains[1] as domain from company where slug = $1", [job.company.slug]);
  const address = `ana@${(rows[0] as { domain: string }).domain}`;
  const { page: hers } = await signInAs(browser, request, site, "Ana Li");
  await hers.goto(`/company/${job.company.slug}`);
  await hers.getByRole("link", { name: `I work at ${job.company.name} and can refer` }).click();
  await expect(hers.getByRole("heading", { name: `Refer people to ${job.company.name}` })).toBeVisible();
  await hers.getByLabel("Work email address").fill(address);
  await hers.getByRole("button", { name: "Send the code" }).click();
  await hers.getByLabel("Eight letters and digits").fill(await mailedCode(request, address));
  await hers.getByRole("button", { name: "Verify" }).click();
  await expect(hers.getByText(`You refer for ${job.company.name}`)).toBeVisible();

  const { page, token } = await signInAs(browser, request, site, "Zebrina Quax");
  await page.goto(`/job/${job.slug}-${job.id}`);
  const panel = page.getByRole("region", { name: "Ask someone inside" });
  await expect(panel.getByRole("button", { name: /^Request Referral/ })).toBeVisible();
  await expect(panel).toContainText("It’s best to ask before you apply.");
  await askFor(request, token, job);
  await page.reload();
  await expect(panel.getByRole("link", { name: /^Asked · 6 d 23 h left to answer/ })).toBeVisible();
  await expect(panel).toContainText("Please don’t apply yourself until somebody has answered.");
  await expect(panel).not.toContainText("It’s best to ask before you apply.");

  const count = (of: Page) => of.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Referrals/ });
  await hers.goto("/");
  await expect(count(hers)).toHaveText("Referrals1 update");
  await count(hers).click();
  await hers.getByRole("button", { name: "Ask one question" }).click();
  await hers.getByLabel("Your question").fill("Which queue was it?");
  await hers.getByRole("button", { name: "Send question" }).click();
  await expect(hers.getByText("You asked: Which queue was it?")).toBeVisible();
  await expect(count(hers)).toHaveText("Referrals");

  await page.reload();
  await expect(count(page)).toHaveText("Referrals1 update");
  await expectAccessible(page);
  await panel.getByRole("link", { name: /^A referrer has a question/ }).click();
  await page.getByLabel("Your answer").fill("Our own, on Postgres.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("You answered: Our own, on Postgres.")).toBeVisible();
  await expect(count(page)).toHaveText("Referrals");

  await hers.reload();
  await hers.getByRole("button", { name: "Accept" }).click();
  await expect(hers.getByRole("article", { name: "Zebrina Quax" })).toBeVisible();
  await page.goto(`/job/${job.slug}-${job.id}`);
  await expect(count(page)).toHaveText("Referrals1 update");
  await expect(panel.getByRole("link", { name: /^Accepted · 6 d 23 h left to submit/ })).toBeVisible();
});

test("a request without a response expires after seven days and returns the credit", async ({
  browser,
  request,
  site,
}) => {
  const job = await site.newJob();
  await referrerOf(browser, request, site, "Silent Referrer", job.company.slug);
  const { page, token } = await signInAs(browser, request, site, "Zebrina Quax");
  await askFor(request, token, job);
  await page.goto("/referrals");
  await expect(page.getByText("Waiting", { exact: true })).toBeVisible();
  await site.pass(169);
  await page.reload();
  await expect(page.getByText("Expired", { exact: true })).toBeVisible();
  await expect(page.getByText("credit returned", { exact: true })).toBeVisible();
  await expect(page.getByText("Nobody answered in time. That isn’t your fault.")).toBeVisible();
});

test("a closed job cancels the request and returns the credit", async ({ browser, request, site }) => {
  const job = await site.newJob();
  await referrerOf(browser, request, site, "Some Referrer", job.company.slug);
  const { page, token } = await signInAs(browser, request, site, "Zebrina Quax");
  await askFor(request, token, job);
  await site.sql("update job set closed_at = now(), closed_reason = 'test' where id = $1", [job.id]);
  await site.operator("run-clock");
  await page.goto("/referrals");
  await expect(page.getByText("Job closed", { exact: true })).toBeVisible();
  await expect(page.getByText("+1", { exact: true })).toBeVisible();
});

test("an operator settles a dispute and returns the credit", async ({ browser, request, site }) => {
  const job = await site.newJob();
  const referrer = await referrerOf(browser, request, site, "Some Referrer", job.company.slug);
  const { page, token } = await signInAs(browser, request, site, "Zebrina Quax");
  const id = await askFor(request, token, job);
  await act(request, referrer.token, id, "accept");
  await act(request, referrer.token, id, "submit");
  await page.goto("/referrals");
  const dispute = async (checked: string) => {
    await page.getByRole("button", { name: "No, nothing came" }).click();
    const dialog = page.getByRole("dialog", { name: "Nothing came?" });
    await expect(dialog.getByRole("button", { name: "Ask for a review" })).toBeDisabled();
    await dialog.getByLabel(checked).check();
    return dialog;
  };
  const dialog = await dispute("My inbox and my spam folder");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ask for a review" }).click();
  await expect(page.getByText("Disputed", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Submitted", { exact: true })).toBeVisible();
  await (await dispute("I asked my referrer too")).getByRole("button", { name: "Ask for a review" }).click();
  await expect(page.getByText("Disputed", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect(await site.operator("disputes")).toContain(id);
  await site.operator("settle", id, "refunded", "--reason", "the company knows of none", "--operator", "e2e");
  await page.reload();
  await expect(page.getByText("We closed it, credit returned")).toBeVisible();
});

test("the email's link reports the outcome at a press, and opening it reports nothing", async ({
  browser,
  request,
  site,
}) => {
  const job = await site.newJob();
  const referrer = await referrerOf(browser, request, site, "Some Referrer", job.company.slug);
  const { page, person, token } = await signInAs(browser, request, site, "Zebrina Quax");
  const id = await askFor(request, token, job);
  await act(request, referrer.token, id, "accept");
  await act(request, referrer.token, id, "submit");
  await act(request, token, id, "confirm");
  await site.pass(14 * 24 + 1);
  let entry: string | undefined;
  // The server's own clock may have taken the request first, and be about to write the mail.
  await expect(async () => {
    const list = await (await request.get("/dev/mail")).text();
    entry = list.split("<li>").find((each) => each.includes(`to ${person.email},`) && each.includes("How did it go"));
    expect(entry).toBeDefined();
  }).toPass();
  const mail = await (await request.get(`/dev/mail/${/\/dev\/mail\/([\w-]{36})/.exec(entry!)![1]}`)).text();
  await page.goto(/\/referrals\/outcome\/[^\s"<]+answer=hired/.exec(mail.replaceAll("&amp;", "&"))![0]);
  await page.waitForLoadState("networkidle");
  await expect(page, "the answer of the mail is offered first").toHaveURL(/[?]answer=hired$/);
  const { rows } = await site.sql("select outcome from referral_request where id = $1", [id]);
  expect(rows).toEqual([{ outcome: null }]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "I was hired" }).click();
  await expect(page.getByRole("status").filter({ hasText: "We noted: I was hired." })).toBeVisible();
});
