import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import {
  fillNote,
  mailedCode,
  openReferralForm,
  referrerOf,
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

test("a contact without an account is invited, proves, accepts and submits on a phone; the seeker confirms and thanks", async ({
  browser,
  request,
  site,
}) => {
  const job = await site.newJob();
  test.setTimeout(150_000);
  const { page } = await signInAs(browser, request, site, "Zebrina Quax");
  await page.setViewportSize(PHONE);
  const other = await referrerOf(browser, request, site, "Other Referrer", job.company.slug);
  await other.page.setViewportSize(PHONE);
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
  await contact.getByText("Text for your company’s referral form").click();
  await expect(contact.getByLabel("Text to paste")).toHaveValue(/^Referral: Zebrina Quax for [^]*2 million messages/);
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
  await mine.getByRole("button", { name: "I got an interview" }).click();
  await mine.getByLabel("Thank Ana from climbing").fill("Thank you, Ana!");
  await expectAccessible(page);
  await mine.getByRole("button", { name: "Send thanks" }).click();
  await expect(mine.getByText("You thanked them")).toBeVisible();
  await expect(mine.getByRole("button", { name: "Send thanks" })).toHaveCount(0);
  await contact.reload();
  await expect(contact.getByText("Zebrina Quax thanks you: Thank you, Ana!")).toBeVisible();
  await expectAccessible(contact);
  // The company's other referrer has heard of none of it.
  await other.page.goto("/referrals?view=inbox");
  await expect(other.page.getByText("No open requests.")).toBeVisible();
});

/** Presses Tab until the element has the focus, as a person without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard doesn't reach it");
}

/** Reaches a control by Tab and presses it. */
async function press(page: Page, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, page.getByRole("button", { name }).first());
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string, within: Page | Locator = page): Promise<void> {
  await tabTo(page, within.getByLabel(label));
  await page.keyboard.type(text);
}

async function check(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("checkbox", { name }));
  await page.keyboard.press("Space");
}

test("the same by keyboard alone: invite, prove, accept, submit, confirm and thank", async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const job = await site.newJob();
  const { page } = await signInAs(browser, request, site, "Zebrina Quax");
  await page.setViewportSize(PHONE);
  await page.goto(`/job/${job.slug}-${job.id}`);
  await press(page, /^Request Referral/);
  await press(page, "Ask them yourself");
  await type(page, "Whom do you invite?", "Ana");
  await type(page, "Why this role?", "I know your queue.");
  await type(page, "Evidence for its top requirements", "Two million messages a day.");
  await type(page, "Link to your profile or CV", "https://cv.example.org/zebrina");
  await type(page, "You live in", "Portugal", page.getByRole("dialog", { name: "Request Referral" }));
  await check(page, "I have not applied for this job yet");
  await check(page, "The job can be done from my country");
  await press(page, "Make the invitation");
  const link = new URL(await page.getByLabel("Link for your contact").inputValue());

  const contact = await phoneOf(browser, site);
  await contact.goto(link.pathname + link.hash);
  const address = await workAddress(site, job, "bo");
  await type(contact, "Work email address", address);
  await contact.keyboard.press("Enter");
  await expect(contact.getByText("a code is on its way")).toBeVisible();
  await type(contact, "Eight letters and digits", await mailedCode(request, address));
  await contact.keyboard.press("Enter");
  await press(contact, "Accept");
  await press(contact, "Yes, I’ll refer Zebrina Quax");
  await tabTo(contact, contact.getByText("Text for your company’s referral form"));
  await contact.keyboard.press("Enter");
  await expect(contact.getByLabel("Text to paste")).toBeVisible();
  await press(contact, "I’ve submitted it");
  await expect(contact.getByText("to be confirmed")).toBeVisible();

  await page.goto("/referrals");
  await press(page, "Yes, it has");
  await press(page, "I got an interview");
  await type(page, "Thank Ana", "Thank you!");
  await press(page, "Send thanks");
  await expect(page.getByText("You thanked them")).toBeVisible();
});

test("a contact declines by keyboard alone", async ({ browser, request, site }) => {
  const job = await site.newJob();
  const { page } = await signInAs(browser, request, site, "Zebrina Quax");
  const link = await makeInvitation(page, job);
  const contact = await phoneOf(browser, site);
  await contact.goto(new URL(link).pathname + new URL(link).hash);
  const address = await workAddress(site, job, "bo");
  await type(contact, "Work email address", address);
  await contact.keyboard.press("Enter");
  await type(contact, "Eight letters and digits", await mailedCode(request, address));
  await contact.keyboard.press("Enter");
  await press(contact, "Decline");
  await press(contact, "Can't vouch");
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
