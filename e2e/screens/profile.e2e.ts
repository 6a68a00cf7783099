import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

test("the overview shows the account and what is coming", async ({ page, request }) => {
  const person = await signIn(page, request);
  await page.goto("/me");
  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  const today = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
  await expect(page.getByRole("tabpanel", { name: "Overview" })).toMatchAriaSnapshot(`
    - tabpanel "Overview":
      - note:
        - text: Complete your profile With your country, hours and roles, we can tell you which jobs you can take.
        - link "Complete Profile":
          - /url: /me?edit=profile
      - term: Member since
      - definition: ${today}
      - term: Profile status
      - definition: Incomplete
      - term: Preferred roles
      - definition: Not specified
      - term: Preferred locations
      - definition: Not specified
      - region "Job Recommendations":
        - heading "Job Recommendations" [level=2]
        - paragraph:
          - text: Add a role or a skill to
          - link "your profile":
            - /url: /me?edit=profile
          - text: ", and the jobs that fit appear here, each with the reason it was picked. Until then,"
          - link "search all jobs":
            - /url: /jobs
          - text: .
  `);
  await expectAccessible(page);
});

test("arrow keys move between tabs, and Back returns", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/me");
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Settings" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Settings" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
});

test("logging out opens the home page and ends the session here and on the server", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/me");
  const token = await page.evaluate(() => localStorage.getItem("afield.token"));
  const told = page.waitForResponse("**/api/auth/logout");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You’re logged out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In" })).toBeVisible();
  await told;
  expect(await page.evaluate(() => localStorage.getItem("afield.token"))).toBeNull();
  const me = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
});
