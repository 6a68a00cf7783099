import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import {
  fillNote,
  mailedCode,
  openReferralForm,
  type ReferralSite,
  type SampleJob,
  signInAs,
  test,
} from "../referral-site.ts";

const PHONE = { width: 360, height: 780 };

/** Returns an address at the company's own domain. */
async function workAddress(site: ReferralSite, job: SampleJob, name: string): Promise<string> {
  const { rows } = await site.sql<{ domain: string }>("select domains[1] as domain from company where slug = $1", [
    job.company.slug,
  ]);
  return `${name}@${rows[0]!.domain}`;
}

/** Fills and sends the form of an invitation. Returns its link. */
async function makeInvitation(page: Page, job: SampleJob): Promise<string> {
  const dialog = await openReferralForm(page, job);
  await dialog.getByRole("button", { name: "Ask them yourself" }).click();
  await dialog.getByLabel("Whom do you invite?").fill("Ana from climbing");
  await dialog.getByRole("checkbox", { name: "Count us as connections if they agree" }).check();
  await fillNote(dialog);
  await dialog.getByRole("button", { name: "Make the invitation" }).click();
  await expect(dialog.getByText("Your invitation is ready.")).toBeVisible();
  await dialog.getByRole("button", { name: "Show QR code" }).click();
  await expect(dialog.getByRole("img", { name: "QR code of the invitation’s link" })).toBeVisible();
  return await dialog.getByLabel("Link for your contact").inputValue();
}

async function phoneOf(browser: Browser, site: ReferralSite): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.baseUrl, viewport: PHONE, hasTouch: true });
  return await context.newPage();
}

test("a contact without an account is invited, proves, accepts and submits on a phone; the seeker confirms", async ({
  browser,
  request,
  site,
}) => {
  const job = await site.newJob();
  const { page } = await signInAs(browser, request, site, "Zebrina Quax");
  await page.setViewportSize(PHONE);
  const link = await makeInvitation(page, job);

  const contact = await phoneOf(browser, site);
  const path = new URL(link).pathname + new URL(link).hash;
  await contact.goto(path);
  await expect(contact.getByRole("heading", { name: "Somebody you know asks you for a referral" })).toBeVisible();
  for (const secret of ["Zebrina", job.role, job.company.name])
    expect(await contact.locator("main").innerText()).not.toContain(secret);
  await expectAccessible(contact);
  const address = await workAddress(site, job, "ana");
  await contact.getByLabel("Work email address").fill(address);
  await contact.getByRole("button", { name: "Send the code" }).click();
  await expect(contact.getByText("If this address can answer the invitation, a code is on its way.")).toBeVisible();
  await contact.getByLabel("Eight letters and digits").fill(await mailedCode(request, address));
  await contact.getByRole("button", { name: "Read the request" }).click();

  await expect(contact.getByRole("heading", { name: "Zebrina Quax asks you for a referral" })).toBeVisible();
  await expect(contact.getByText("I am •••••, write to •••••")).toBeVisible();
  await expectAccessible(contact);
  await contact.getByRole("button", { name: "Accept" }).click();
  await contact.getByRole("checkbox", { name: "Count Zebrina Quax and me as connections" }).check();
  await contact.getByRole("button", { name: "Yes, I’ll refer Zebrina Quax" }).click();
  await expect(contact.getByRole("link", { name: /cv.example.org\/zebrina/ })).toBeVisible();
  await expectAccessible(contact);
  await contact.getByLabel("Confirmation number (optional)").fill("REF-1");
  await contact.getByRole("button", { name: "I’ve submitted it" }).click();
  await expect(contact.getByText("to be confirmed")).toBeVisible();

  await page.goto("/referrals");
  await expect(page.getByRole("region", { name: "Your invitations" }).getByText("Ana from climbing")).toBeVisible();
  const mine = page.getByRole("article", { name: `${job.role} at ${job.company.name}` });
  await expect(mine.getByText("Submitted by Ana from climbing")).toBeVisible();
  await expect(page.getByText("of 3 free")).toBeVisible();
  await expectAccessible(page);
  await mine.getByRole("button", { name: /^Yes/ }).first().click();
  await expect(mine.getByText("You confirmed it")).toBeVisible();
});

test("a contact reads, declines and comes back by keyboard alone", async ({ browser, request, site }) => {
  const job = await site.newJob();
  const { page } = await signInAs(browser, request, site, "Zebrina Quax");
  const link = await makeInvitation(page, job);
  const contact = await phoneOf(browser, site);
  await contact.goto(new URL(link).pathname + new URL(link).hash);
  const address = await workAddress(site, job, "bo");
  await contact.getByLabel("Work email address").focus();
  await contact.keyboard.type(address);
  await contact.keyboard.press("Enter");
  await contact.getByLabel("Eight letters and digits").focus();
  await contact.keyboard.type(await mailedCode(request, address));
  await contact.keyboard.press("Enter");
  await contact.getByRole("button", { name: "Decline" }).focus();
  await contact.keyboard.press("Enter");
  await contact.getByRole("button", { name: "Can't vouch" }).focus();
  await contact.keyboard.press("Enter");
  await expect(contact.getByRole("heading", { name: "Declined" })).toBeVisible();
  await page.goto("/referrals");
  await expect(page.getByText("Declined: Can't vouch")).toBeVisible();
});

test("a scanner that opens every address of an invitation changes nothing", async ({ browser, request, site }) => {
  const job = await site.newJob();
  const { page } = await signInAs(browser, request, site, "Zebrina Quax");
  const link = await makeInvitation(page, job);
  const secret = new URL(link).hash.slice(1);
  const rows = async () => (await site.sql("select i.* from referral_invitation i")).rows;
  const before = await rows();
  for (const path of [
    "/referrals/invitation",
    `/referrals/invitation?x=${secret}`,
    "/api/referrals/invited/look",
    "/api/referrals/invited/accept",
    "/api/referrals/invited/decline",
    `/api/referrals/invited/block/${secret}`,
  ])
    for (const method of ["get", "head"] as const) await request[method](path, { maxRedirects: 0 });
  await (await phoneOf(browser, site)).goto(new URL(link).pathname + new URL(link).hash);
  expect(await rows()).toEqual(before);
});
