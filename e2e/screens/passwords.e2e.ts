import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { holdCalls, mailedLink, register } from "../people.ts";

test("a forgotten password is reset by mail, which ends the old session", async ({ page, request }) => {
  const person = await register(request);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveAttribute("type", "email");
  await expectAccessible(page);
  await page.getByLabel("Email address").fill(person.email);
  const release = await holdCalls(page, "**/api/auth/forgot-password");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/login");
  await expectAccessible(page);

  await page.goto(await mailedLink(request, person.email, "reset-password"));
  await expect(page.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/login");
  await page.getByLabel("New Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm New Password").fill("shorter");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("New Password", { exact: true }).fill("another long password");
  await page.getByLabel("Confirm New Password").fill("another long password");
  const releaseResetting = await holdCalls(page, "**/api/auth/reset-password/**");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("button", { name: "Resetting Password..." })).toBeDisabled();
  releaseResetting();
  await expect(page.getByRole("heading", { name: "Password Reset Successful" })).toBeVisible();
  await expect(page.getByText("Your password has been reset successfully.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password").fill("another long password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/jobs");
});

test("without a token, the reset page says so and offers a new link", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("alert")).toContainText("Invalid password reset link. Please request a new one.");
  await expect(page.getByRole("link", { name: "Request a new link" })).toHaveAttribute("href", "/forgot-password");
});

test.describe("when the server gives no message", () => {
  test.use({ expectedProblems: [/status of 418/] });

  test("the forms fall back to the specification's texts", async ({ page }) => {
    await page.route("**/api/auth/*password**", (route) => route.fulfill({ status: 418, body: "" }));
    await page.route("**/api/auth/reset-password/**", (route) => route.fulfill({ status: 418, body: "" }));
    await page.goto("/forgot-password");
    await page.getByLabel("Email address").fill("a@example.com");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to process forgot password request");
    await page.goto("/reset-password/abc");
    await page.getByLabel("New Password", { exact: true }).fill("another long password");
    await page.getByLabel("Confirm New Password").fill("another long password");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to reset password");
  });
});
