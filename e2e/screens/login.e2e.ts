import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { holdCalls, newPerson, register, signIn } from "../people.ts";

test("the login form, accessible at every width in light and dark", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Log in" [level=1]
      - text: Email address
      - textbox "Email address"
      - text: Password
      - textbox "Password"
      - checkbox "Remember me"
      - text: Remember me
      - link "Forgot your password?":
        - /url: /forgot-password
      - button "Sign in"
      - paragraph:
        - text: New here?
        - link "Create an account":
          - /url: /register
  `);
  await expect(page.getByLabel("Email address")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Email address")).toHaveAttribute("required", "");
  await expect(page.getByLabel("Password")).toHaveAttribute("required", "");
  await expectAccessible(page);
});

test("forced colours tell the primary button from the others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const colours = (name: string) =>
    page.getByRole("link", { name }).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  const primary = await colours("Create Account");
  const other = await colours("Browse Jobs");
  expect(primary.backgroundColor).not.toBe(other.backgroundColor);
  expect(primary.color).not.toBe(primary.backgroundColor);
});

test("a protected page sends guests here and brings them back after login", async ({ page, request }) => {
  const person = await register(request);
  await page.goto("/profile?tab=settings");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Please sign in to access this page")).toBeVisible();
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile?tab=settings");
  await expect(page.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
});

test("without a requested page, login leads to the jobs and the button shows progress", async ({ page, request }) => {
  const person = await register(request);
  await page.goto("/login");
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  const release = await holdCalls(page, "**/api/auth/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/jobs");
  expect(await page.evaluate(() => localStorage.getItem("afield.token"))).toMatch(/^afs_/);
});

test("redirects signed-in users to the jobs", async ({ page, request }) => {
  await signIn(page, request);
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/jobs");
  }
});

test.describe("refusals", () => {
  test.use({ expectedProblems: [/status of 40[13]/] });

  test("a wrong password says so and offers no resend", async ({ page, request }) => {
    const person = await register(request);
    await page.goto("/login");
    await page.getByLabel("Email address").fill(person.email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText("The email address or password is not right.");
    await expect(page.getByRole("button", { name: "Sign in" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Resend verification email" })).toHaveCount(0);
    await expectAccessible(page);
  });

  test("offers an unverified account another mail and says where it went", async ({ page, request }) => {
    const person = newPerson();
    await request.post("/api/auth/register", { data: person });
    await page.goto("/login");
    await page.getByLabel("Email address").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Email not verified. Please verify your email before logging in.",
    );
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByText("Do you need us to resend the verification email?")).toBeVisible();
    await page.getByRole("button", { name: "Yes, send me a new verification email" }).click();
    await expect(
      page.getByText(`A new verification email has been sent to ${person.email}. Please check your inbox.`),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Resend email in \d+s$/ })).toBeDisabled();
    const sent = await (await request.get("/dev/mail")).text();
    expect(sent.split(`to ${person.email},`), "the registration's mail and the one just asked for").toHaveLength(3);
    await expectAccessible(page);
  });
});

test.describe("when the server gives no message", () => {
  test.use({ expectedProblems: [/status of 418/] });

  test("the login says Login failed", async ({ page }) => {
    await page.route("**/api/auth/login", (route) => route.fulfill({ status: 418, body: "" }));
    await page.goto("/login");
    await page.getByLabel("Email address").fill("a@example.com");
    await page.getByLabel("Password").fill("whatever it is");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText("Login failed");
  });
});

test.describe("a session that is over", () => {
  test.use({ expectedProblems: [/status of 401/] });

  test("is discarded with a message", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("afield.token", `afs_${"x".repeat(43)}`));
    await page.goto("/me");
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText("Session expired. Please log in again.");
  });
});
