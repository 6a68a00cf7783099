import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { type Person, signIn } from "../people.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

/** Logs in with a browser of this name and returns whether the session is still live. */
async function logIn(request: APIRequestContext, { email, password }: Person, userAgent: string) {
  const answer = await request.post("/api/auth/login", {
    data: { email, password },
    headers: { "user-agent": userAgent },
  });
  const { token } = (await answer.json()) as { token: string };
  return async () =>
    (await request.get("/api/auth/me", { headers: { authorization: `Bearer ${token}` } })).status() === 200;
}

const devices = (page: Page) => page.getByRole("list", { name: "Sessions" }).getByRole("listitem");

test("shows where one is logged in, ends one session and then all others", async ({ page, request }) => {
  const person = await signIn(page, request);
  const [phone, laptop, tablet] = [
    await logIn(request, person, IPHONE),
    await logIn(request, person, FIREFOX),
    await logIn(request, person, "a program"),
  ];
  await page.goto("/me?tab=settings");
  await expect(page.getByRole("heading", { name: "Security" })).toBeVisible();
  await expect(devices(page)).toHaveCount(4);
  await expect(devices(page).first()).toContainText("This one");
  await expect(devices(page).filter({ hasText: "Unknown device" })).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("button", { name: "End the session: Safari on an iPhone" }).click();
  await expect(devices(page)).toHaveCount(3);
  await expect(page.getByText("The session has ended.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Sessions" })).toBeFocused();
  expect([await phone(), await laptop(), await tablet()]).toEqual([false, true, true]);

  await page.getByRole("button", { name: "End all other sessions" }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "End all other sessions" })).toHaveCount(0);
  expect([await phone(), await laptop(), await tablet()]).toEqual([false, false, false]);
  await page.reload();
  await expect(devices(page)).toHaveCount(1);
});

test.describe("when the list can't be loaded", () => {
  test.use({ expectedProblems: [/status of 418/] });

  test("says so and tries again", async ({ page, request }) => {
    await signIn(page, request);
    await page.route("**/api/me/sessions", (route) => route.fulfill({ status: 418, body: "" }));
    await page.goto("/me?tab=settings");
    await expect(page.getByText("We couldn’t load your sessions.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/me/sessions");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(devices(page)).toHaveCount(1);
  });
});

test.describe("changing the password while logged in", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("needs the current one, keeps this session and ends the others", async ({ page, request }) => {
    const person = await signIn(page, request);
    const phone = await logIn(request, person, IPHONE);
    await page.goto("/me?tab=settings");
    await page.getByRole("button", { name: "I know my current password" }).click();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field("Current Password").fill("a wrong password");
    await field("New Password").fill("short");
    await field("Confirm New Password").fill("shorter");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await expectAccessible(page);

    for (const name of ["New Password", "Confirm New Password"]) await field(name).fill("another long password");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    expect(await phone()).toBe(true);

    await field("Current Password").fill(person.password);
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByText("Your password has been changed. You’re logged out everywhere else.")).toBeVisible();
    await expect(page.getByRole("button", { name: "I know my current password" })).toBeFocused();
    await expect(devices(page)).toHaveCount(1);
    expect(await phone()).toBe(false);
    await page.reload();
    await expect(devices(page)).toHaveCount(1);
    const answers = [person.password, "another long password"].map((password) =>
      request.post("/api/auth/login", { data: { email: person.email, password } }),
    );
    expect((await Promise.all(answers)).map((answer) => answer.status())).toEqual([401, 200]);
  });
});
