import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { saveTestJob } from "#test/search/saved-job.ts";
import { expectAccessible } from "../accessible.ts";
import { type AlertsSite, test } from "../alerts-site.ts";
import { expect } from "../fixtures.ts";
import { signIn } from "../people.ts";

/** Returns the text of the alert to an address whose subject has this text, from the development mailbox. */
async function alertTo(
  site: AlertsSite,
  request: APIRequestContext,
  address: string,
  subject: string,
): Promise<string> {
  let mail = "";
  await expect(async () => {
    await site.sendDue();
    const list = await (await request.get("/dev/mail")).text();
    const entry = list.split("<li>").find((each) => each.includes(`to ${address},`) && each.includes(subject)) ?? "";
    const id = /\/dev\/mail\/([\w-]{36})/.exec(entry)?.[1];
    expect(id, list).toBeDefined();
    mail = await (await request.get(`/dev/mail/${id}`)).text();
  }).toPass({ timeout: 90_000, intervals: [1000] });
  return mail;
}

test("a search that finds nothing mails its first job, says why, and ends by one POST without a login", async ({
  page,
  request,
  site,
}) => {
  const word = `quibble${randomBytes(5).toString("hex")}`;
  const person = await signIn(page, request);
  await page.goto(`/jobs?q=${word}`);
  await page.getByRole("button", { name: "Tell me when anything appears" }).click();
  const dialog = page.getByRole("dialog", { name: "Tell me when anything appears" });
  await expect(dialog.getByLabel("Name")).toHaveValue(word);
  await expect(dialog.getByLabel("Tell me about new jobs")).toHaveValue("at-once");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`It’s saved as “${word}”.`)).toBeVisible();

  // Only what changes after the first pass of matching is news.
  const passes = async () => (await site.database.pool.query("select from alert_progress")).rows.length;
  await expect.poll(passes, { timeout: 60_000 }).toBe(1);
  const title = `${word} keeper`;
  await saveTestJob(site.database, { title, company: "Kestrow Grid" });
  const mail = await alertTo(site, request, person.email, `${title} at Kestrow Grid`);
  const link = /\/api\/alerts\/unsubscribe\/[\w.-]+/.exec(mail)?.[0] ?? "";

  await page.goto("/me?tab=alerts");
  const sent = page.getByRole("listitem").filter({ hasText: title });
  await expect(sent).toContainText(`it matched “${word}”`);
  await expect(page.getByText("At once by email · 1 job since")).toBeVisible();
  const choice = page.getByText("Mails of job alerts are off.");
  expect((await request.get(link, { maxRedirects: 0 })).status()).toBe(303);
  await page.reload();
  await expect(sent).toBeVisible();
  await expect(choice).toHaveCount(0);
  expect((await request.post(link, { form: { "List-Unsubscribe": "One-Click" } })).status()).toBe(200);
  await page.reload();
  await expect(choice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(choice).toHaveCount(0);
});

test("a visitor who wants to save a search is invited to log in, and comes back to it", async ({ page }) => {
  await page.goto("/jobs?role=data-engineer");
  await page.getByRole("button", { name: "Save this search" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await expect(dialog.getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    "/login?to=%2Fjobs%3Frole%3Ddata-engineer",
  );
  await expectAccessible(page);
});
