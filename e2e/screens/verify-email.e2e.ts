import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { mailedLink, newPerson } from "../people.ts";

test("opening the mailed link verifies nothing until somebody presses the button", async ({ page, request }) => {
  const person = newPerson();
  await request.post("/api/auth/register", { data: person });
  let calls = 0;
  await page.route("**/api/auth/verify/**", (route) => {
    calls += 1;
    return route.continue();
  });
  // As a mail scanner does that runs scripts.
  await page.goto(await mailedLink(request, person.email, "verify-email"));
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  expect(calls).toBe(0);
  const { email, password } = person;
  expect((await request.post("/api/auth/login", { data: { email, password } })).status()).toBe(403);
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  expect((await request.post("/api/auth/login", { data: { email, password } })).status()).toBe(200);
});

test("the mailed link verifies with one call, even when opened again", async ({ page, request }) => {
  const person = newPerson();
  await request.post("/api/auth/register", { data: person });
  const link = await mailedLink(request, person.email, "verify-email");
  let calls = 0;
  const held = Promise.withResolvers<void>();
  await page.route("**/api/auth/verify/**", async (route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto(link);
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect(page.getByText("Verifying your email...")).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login");
  expect(calls).toBe(1);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
});

test.describe("a link that does not work", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("says why and offers a new one, with the address read from the token", async ({ page }) => {
    const payload = Buffer.from(JSON.stringify({ email: "ines@example.com" })).toString("base64url");
    await page.goto(`/verify-email/x.${payload}.y`);
    await page.getByRole("button", { name: "Verify my email" }).click();
    await expect(page.getByRole("heading", { name: "Verification Failed" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(
      "Could not verify your email. The link may have expired or already been used.",
    );
    await expect(page.getByRole("link", { name: "Return to login" })).toHaveAttribute("href", "/login");
    await expect(page.getByRole("link", { name: /support@/ })).toHaveAttribute("href", /^mailto:/);
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByLabel("Email address")).toHaveValue("ines@example.com");
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(
      page.getByText("A new verification email has been sent to ines@example.com. Please check your inbox."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Resend email in \d+s$/ })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Hide the form" }).click();
    await expect(page.getByLabel("Email address")).toHaveCount(0);
  });
});

test("without a token, the page says that the link is invalid", async ({ page }) => {
  await page.goto("/verify-email");
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid verification link. Please try again or request a new verification email.",
  );
});

test.describe("when the server gives no message", () => {
  test.use({ expectedProblems: [/status of 418/] });

  test("the resend says Failed to resend verification email", async ({ page }) => {
    await page.route("**/api/auth/resend-verification", (route) => route.fulfill({ status: 418, body: "" }));
    await page.goto("/verify-email");
    await page.getByRole("button", { name: "Send a new link" }).click();
    await page.getByLabel("Email address").fill("ines@example.com");
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByRole("alert").last()).toHaveText("Failed to resend verification email");
  });
});

test.describe("when the server is away", () => {
  test.use({ expectedProblems: [/status of 503/] });

  test("the verification says Failed to verify email after retrying", async ({ page }) => {
    let calls = 0;
    await page.route("**/api/auth/verify/**", (route) => {
      calls += 1;
      return route.fulfill({ status: 503, body: "" });
    });
    await page.clock.install();
    await page.goto("/verify-email/x.y.z");
    await page.getByRole("button", { name: "Verify my email" }).click();
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(page.getByRole("alert")).toContainText("Failed to verify email", { timeout: 100 });
    }).toPass();
    expect(calls).toBe(4);
    await expect(page.getByRole("alert")).toContainText("Your link is still good");
    await expect(page.getByText("may have expired")).toHaveCount(0);
    await page.unroute("**/api/auth/verify/**");
    await page.route("**/api/auth/verify/**", (route) => route.fulfill({ json: { message: "ok" } }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  });
});
