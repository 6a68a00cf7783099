import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { holdCalls, newPerson } from "../people.ts";

test("the register form, accessible at every width in light and dark", async ({ page }) => {
  await page.goto("/register");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Create your account" [level=1]
      - text: Full Name
      - textbox "Full Name"
      - text: Email address
      - textbox "Email address"
      - text: Password
      - textbox "Password"
      - paragraph: must be at least 8 characters long
      - text: Confirm Password
      - textbox "Confirm Password"
      - checkbox "I agree to the Terms of Service and Privacy Policy"
      - text: I agree to the
      - link "Terms of Service":
        - /url: /terms
      - text: and
      - link "Privacy Policy":
        - /url: /privacy
      - button "Create Account"
      - paragraph:
        - text: Already registered?
        - link "Log in":
          - /url: /login
  `);
  for (const label of ["Full Name", "Email address", "Password", "Confirm Password"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
  }
  await expect(page.getByRole("checkbox")).toHaveAttribute("required", "");
  await expectAccessible(page);
});

test("names a short password and a mismatch, and focuses the first", async ({ page }) => {
  const person = newPerson();
  await page.goto("/register");
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm Password").fill("shorter");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
});

test.describe("what the server refuses", () => {
  test.use({ expectedProblems: [/status of 4\d\d/] });

  test("rejects a common password with the reason", async ({ page }) => {
    await fill(page, { ...newPerson(), password: "password1" });
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "This password is on lists of common passwords. Please choose another one.",
    );
  });

  test("without a message it says Registration failed", async ({ page }) => {
    await page.route("**/api/auth/register", (route) => route.fulfill({ status: 418, body: "" }));
    await fill(page, newPerson());
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("alert")).toHaveText("Registration failed");
  });
});

test("on success it shows the next steps, a link to the inbox and a resend button that counts down", async ({
  page,
}) => {
  const person = newPerson("gmail.com");
  await fill(page, person);
  const release = await holdCalls(page, "**/api/auth/register");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/registration-success");
  await expect(page.getByRole("heading", { name: "One more step to complete your registration" })).toBeVisible();
  await expect(page.getByText(`We've sent a verification link to ${person.email}`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Check your email" })).toBeVisible();
  const provider = page.getByRole("link", { name: "Open Email Provider" });
  await expect(provider).toHaveAttribute("href", "https://mail.google.com/");
  await expect(provider).toHaveAttribute("target", "_blank");
  await expect(provider).toHaveAttribute("rel", /noopener/);

  await page.clock.install();
  await page.getByRole("button", { name: "Resend verification email" }).click();
  await expect(page.getByText("New verification email sent successfully! Please check your inbox.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend email in (60|5\d)s$/ })).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("button", { name: /^Resend email in (30|2\d)s$/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole("button", { name: "Resend verification email" })).toBeEnabled();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Return to login" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "contact support" })).toHaveAttribute("href", /^mailto:/);
});

test("addresses of other providers get no inbox link", async ({ page }) => {
  await fill(page, newPerson());
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/registration-success");
  await expect(page.getByRole("button", { name: "Resend verification email" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open Email Provider" })).toHaveCount(0);
});

test("without an address in navigation state, the success page redirects to the login", async ({ page }) => {
  await page.goto("/registration-success");
  await expect(page).toHaveURL("/login");
});

async function fill(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await page.getByRole("checkbox").check();
}

test("the whole row of the terms toggles them, and the links in it open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/register");
  const terms = page.getByRole("checkbox");
  await expect(page.locator("html[data-hydrating]")).toHaveCount(0);
  const row = await terms.locator("..").boundingBox();
  if (row === null) throw new Error("the row is not on the page");
  await page.mouse.click(row.x + row.width - 4, row.y + row.height - 4);
  await expect(terms).toBeChecked();
  await page.mouse.click(row.x + row.width - 4, row.y + 4);
  await expect(terms).not.toBeChecked();
  await page.getByRole("main").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/terms");
});
