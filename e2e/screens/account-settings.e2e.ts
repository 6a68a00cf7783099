import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { mailedLink, newPerson, signIn } from "../people.ts";

const SETTINGS = "/me?tab=settings";

test("mail choices are kept, and change by keyboard", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto(SETTINGS);
  const choice = (name: string) => page.getByRole("checkbox", { name });
  await expect(choice("Job Alerts")).toBeChecked();
  await expect(choice("Network Updates")).toBeChecked();
  await expect(choice("Platform News & Updates")).not.toBeChecked();
  await expect(page.getByRole("tabpanel", { name: "Settings" }).getByText("Coming Soon")).toHaveCount(0);
  await expectAccessible(page);
  await choice("Network Updates").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Saved.")).toBeVisible();
  const saved = page.waitForResponse("**/api/me/notifications");
  await choice("Platform News & Updates").check();
  await saved;
  await page.reload();
  await expect(choice("Network Updates")).not.toBeChecked();
  await expect(choice("Platform News & Updates")).toBeChecked();
});

test.describe("a change of address", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("takes effect once both addresses have confirmed it", async ({ page, request }) => {
    const person = await signIn(page, request);
    const next = newPerson().email;
    await page.goto(SETTINGS);
    await page.getByRole("button", { name: "Change Email" }).click();
    await page.getByLabel("New email address").fill(person.email);
    await page.getByRole("button", { name: "Send the links" }).click();
    await expect(page.getByText("This is already your address.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("New email address").fill(next);
    await page.getByRole("button", { name: "Send the links" }).click();
    await expect(page.getByText(`Waiting for your current address and ${next}.`)).toBeVisible();
    await expectAccessible(page);

    await page.goto(await mailedLink(request, person.email, "confirm-email"));
    await expect(page.getByRole("heading", { name: "Confirm your address" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Now open the link that we mailed to your new address.")).toBeVisible();
    await expectAccessible(page);
    await page.goto(await mailedLink(request, next, "confirm-email"));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(`Your address is now ${next}.`)).toBeVisible();
    await page.getByRole("link", { name: "Open your settings" }).click();
    await expect(page.getByRole("banner").or(page.getByRole("main")).getByText(next).first()).toBeVisible();
    const login = (email: string) =>
      request.post("/api/auth/login", { data: { email, password: person.password } }).then((each) => each.status());
    expect([await login(next), await login(person.email)]).toEqual([200, 401]);
  });
});

test.describe("a link that is no longer valid", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("says so", async ({ page }) => {
    await page.goto("/confirm-email/nonsense");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("heading", { name: "Confirmation Failed" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("This link has expired");
    await expectAccessible(page);
  });
});

test("what we keep is shown by kind, and downloads as a ZIP file", async ({ page, request }) => {
  const person = await signIn(page, request);
  await page.goto(SETTINGS);
  await expect(page.getByRole("row", { name: /^Sessions and networks [1-9]/ })).toBeVisible();
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^afield-\d{4}-\d\d-\d\d\.zip$/);
  const archive = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(strFromU8(archive["account.json"]!)).toContain(person.email);
});

test.describe("after a quarter of an hour", () => {
  test.use({ expectedProblems: [/status of 4(?:00|03)/] });

  test("a sensitive action takes the password again", async ({ page, request }) => {
    const person = await signIn(page, request);
    // The server answers so once the password was entered long ago; its own test proves that.
    await page.route("**/api/me/delete", (route) =>
      route.fulfill({ status: 403, json: { message: "Please enter your password again.", code: "confirm-password" } }),
    );
    await page.goto(SETTINGS);
    await page.getByRole("button", { name: "Delete Account" }).click();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("heading", { name: "Is it you?" })).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/me/delete");
    await page.getByLabel("Password", { exact: true }).fill("a wrong one");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
  });
});

test("deleting takes a confirmation, waits a week and can be undone", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto(SETTINGS);
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("In 7 days we erase your account");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Delete Account" }).click();
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays. Nothing was deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Account" })).toBeVisible();
});
