import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import { logIn, newPerson, registerInBrowser } from "../people.ts";
import { askFor, fillNote, offerLink, referrerOf, signInAs, test } from "../referral-site.ts";

const PHONE = { width: 360, height: 780 };

/** Moves a finger across an element by some pixels, in the steps of a real swipe. */
async function swipe(page: Page, at: { x: number; y: number }, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: at.y }] });
  await touch("touchStart", at.x);
  for (let step = 1; step <= 8; step++) await touch("touchMove", at.x + (by * step) / 8);
  await touch("touchEnd", at.x + by);
  await session.detach();
}

test("a referrer answers from the mail at a press; a scanner that opens every address changes nothing", async ({
  browser,
  request,
  site,
}) => {
  const job = await site.newJob();
  const { person } = await referrerOf(browser, request, site, "Ana Li", job.company.slug);
  const seeker = await signInAs(browser, request, site, "Zebrina Quax");
  const id = await askFor(request, seeker.token, job);
  const accept = await offerLink(request, person, "accept");
  const decline = await offerLink(request, person, "decline");
  const rows = async () =>
    (await site.sql("select state, reason, answered_at, question from referral_offer where request_id = $1", [id]))
      .rows;
  const before = await rows();
  const token = accept.split(".").at(-1)!;
  for (const path of [
    "/referrals/offer",
    ...["look", "accept", "decline"].map((each) => `/api/referrals/offered/${each}`),
  ])
    for (const method of ["get", "head"] as const) await request[method](`${path}?token=${token}`, { maxRedirects: 0 });

  // The referrer's phone, where they aren't logged in.
  const context = await browser.newContext({ baseURL: site.baseUrl, viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  for (const link of [decline, accept]) {
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Somebody asks you for a referral" })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(await rows()).toEqual(before);
  await expect(page.getByText("214 pages of docs.")).toBeVisible();
  await expect(page.getByText("Zebrina")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Decline instead" }).click();
  await expect(page.getByRole("button", { name: "Too busy" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Accept instead" }).click();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You accepted" })).toBeVisible();
  await expect(page.getByText("Zebrina")).toHaveCount(0);
  await seeker.page.goto("/referrals");
  await expect(seeker.page.getByText("Accepted by Ana Li")).toBeVisible();
});

test("on a phone, a swipe accepts or declines, and Undo takes it back before anybody hears of it", async ({
  browser,
  request,
  site,
}) => {
  const job = await site.newJob();
  const referrer = await referrerOf(browser, request, site, "Ana Li", job.company.slug);
  const first = await askFor(request, (await signInAs(browser, request, site, "First Seeker")).token, job);
  const second = await askFor(request, (await signInAs(browser, request, site, "Second Seeker")).token, job);
  const context = await browser.newContext({ baseURL: site.baseUrl, viewport: PHONE, hasTouch: true });
  await context.addInitScript((token) => localStorage.setItem("afield.token", token), referrer.token);
  const page = await context.newPage();
  await page.goto("/referrals?view=inbox");
  const inbox = page.getByRole("region", { name: "Inbox" });
  const items = inbox.getByRole("article");
  await expect(items).toHaveCount(2);
  await expect(inbox.getByText("Swipe a request to the right to accept it, to the left to decline it.")).toBeVisible();
  const states = async () =>
    (await site.sql("select state from referral_offer where request_id = any($1) order by id", [[first, second]])).rows;

  /** Swipes across the title of the first request, where nothing else reacts to a finger. */
  const swipeFirst = async (by: number) => {
    await items.first().getByRole("heading", { level: 3 }).scrollIntoViewIfNeeded();
    const box = (await items.first().getByRole("heading", { level: 3 }).boundingBox())!;
    await swipe(page, { x: by > 0 ? 60 : 300, y: box.y + box.height / 2 }, by);
  };
  await swipeFirst(40);
  await expect(items).toHaveCount(2);
  await swipeFirst(220);
  await expect(inbox.getByText(`Accepting: ${job.role} at ${job.company.name}`)).toBeVisible();
  await inbox.getByRole("button", { name: "Undo" }).click();
  await expect(items).toHaveCount(2);
  await swipeFirst(-220);
  await expect(inbox.getByText(`Decline ${job.role} at ${job.company.name}?`)).toBeVisible();
  await expectAccessible(page);
  await inbox.getByRole("button", { name: "Keep it" }).click();
  expect(await states()).toEqual([{ state: "live" }, { state: "live" }]);

  await swipeFirst(-220);
  await inbox.getByRole("button", { name: "Too busy" }).first().click();
  await expect(inbox.getByText("(too busy)")).toBeVisible();
  await expect(items).toHaveCount(1);
  await expect.poll(states).toContainEqual({ state: "declined" });
  await swipeFirst(220);
  await expect(items.getByText("Accepted", { exact: true })).toBeVisible();
  expect((await states()).map(({ state }) => state as string).toSorted()).toEqual(["accepted", "declined"]);
});

test("a guest asks from a referrer's card, registers and comes back; the card's owner is asked", async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(150_000);
  const job = await site.newJob();
  const { page: hers } = await referrerOf(browser, request, site, "Ana Li", job.company.slug);
  await hers.goto("/referrals?view=inbox");
  await hers.getByText("Your card", { exact: true }).click();
  await hers.getByLabel("Name or alias on the card").fill("Ana");
  await hers.getByLabel("How you like to be asked").fill("Tell me what you built, not on ana@example.org.");
  await hers.getByRole("button", { name: "Make the card" }).click();
  const link = await hers.getByLabel("Link to your card").inputValue();
  await expectAccessible(hers);

  const context = await browser.newContext({ baseURL: site.baseUrl, viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto(new URL(link).pathname);
  await expect(page.getByText(`Ana works at ${job.company.name} and refers people.`)).toBeVisible();
  await expect(page.getByText("Tell me what you built, not on •••••")).toBeVisible();
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
  await expectAccessible(page);
  const ask = page.getByRole("link", { name: `Ask for ${job.role}` }).first();
  await ask.click();
  await page.getByRole("link", { name: "Create an account" }).click();
  const person = newPerson();
  await registerInBrowser(page, request, person);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await logIn(page, person);
  const dialog = page.getByRole("dialog", { name: "Request Referral" });
  await expect(dialog.getByText("The person whose card you opened is asked first")).toBeVisible();
  await fillNote(dialog);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Your request is on its way.")).toBeVisible();
  await hers.reload();
  await expect(hers.getByRole("region", { name: "Inbox" }).getByRole("article")).toHaveCount(1);

  await hers.getByText("Your card", { exact: true }).click();
  await hers.getByRole("button", { name: "Revoke the card" }).click();
  await expect(hers.getByText("Its link opens nothing any more.")).toBeVisible();
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole("heading", { name: "Nothing here any more" })).toBeVisible();
});
