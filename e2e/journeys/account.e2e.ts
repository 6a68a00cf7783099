import { expect, test } from "../fixtures.ts";
import { logIn, mailedLink, newPerson, registerInBrowser } from "../people.ts";

test.use({ expectedProblems: [/status of 401/] });

test("registers, verifies by email, logs in and resets the password, which ends the earlier session", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Create Account" }).click();
  await registerInBrowser(page, request, person);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL("/jobs");
  await page.getByRole("banner").getByRole("link", { name: "My Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();

  const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await elsewhere.goto("/forgot-password");
  await elsewhere.getByLabel("Email address").fill(person.email);
  await elsewhere.getByRole("button", { name: "Send reset link" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await elsewhere.goto(await mailedLink(request, person.email, "reset-password"));
  await elsewhere.getByLabel("New Password", { exact: true }).fill("another long password");
  await elsewhere.getByLabel("Confirm New Password").fill("another long password");
  await elsewhere.getByRole("button", { name: "Reset Password" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Password Reset Successful" })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveText("Session expired. Please log in again.");
});
