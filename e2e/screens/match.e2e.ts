import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import { EMPTY_PROFILE } from "#contract/values/desk/profile.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { openJobs, signIn } from "../people.ts";

const PROFILE: Partial<ProfileValues> = {
  roles: ["software-engineer", "backend-engineer"],
  country: "PT",
  workday: { from: 9, to: 17, timeZone: "Europe/Lisbon" },
  level: "senior",
  skills: ["typescript", "python", "postgresql"],
  languages: [{ code: "en", level: "C1" }],
  permits: ["PT"],
};

/** Signs a new person in who has filled in a profile. */
async function signInWithProfile(page: Page, request: APIRequestContext): Promise<void> {
  const { name, email, password } = await signIn(page, request);
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  const { token } = (await answer.json()) as { token: string };
  const none = { ...EMPTY_PROFILE, name };
  const saved = await request.put("/api/me/profile", {
    data: { base: none, values: { ...none, ...PROFILE } },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(saved.status()).toBe(200);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never reaches the element.");
}

interface Listed {
  data: { id: string; slug: string; role: string }[];
}

test("sorts jobs by match, and the address keeps the order", async ({ page, request }) => {
  await signInWithProfile(page, request);
  await page.goto("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
  const answered = page.waitForResponse((response) => response.url().includes("sortBy=match"));
  await page.getByLabel("Sort by").selectOption({ label: "Best match" });
  const { data } = (await (await answered).json()) as Listed;
  await expect(page).toHaveURL(/^[^?]*\?sortBy=match$/);
  await expect(page.getByRole("article").first()).toContainText(data[0]!.role);
  await page.reload();
  await expect(page.getByLabel("Sort by")).toHaveValue("match");
  await expect(page.getByRole("article").first()).toContainText(data[0]!.role);
  // A feed is the same for everyone.
  await expect(page.getByRole("link", { name: "RSS" })).not.toHaveAttribute("href", /match/);
});

test("by keyboard alone: sorts by match, and each row says why it is where it is", async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem("afield.jobs-view", "list"));
  await signInWithProfile(page, request);
  await page.goto("/jobs");
  const rows = page.locator("[data-job]");
  await expect(rows).toHaveCount(9);
  const order = page.getByLabel("Sort by");
  await expect(order.getByRole("option", { name: "Best match" })).toBeAttached();
  await tabTo(page, order);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/^[^?]*\?sortBy=match$/);
  const reason = /^(You have \d+ of \d+ requirements?\.|Ruled out by .+\.)$/;
  await expect(rows.first().getByText(reason)).toBeVisible();
  await expect(rows.getByText(reason).nth(1)).toBeVisible();
  await expectAccessible(page);
  // By date there is nothing to explain.
  await page.goto("/jobs");
  await expect(rows).toHaveCount(9);
  await expect(rows.getByText(reason)).toHaveCount(0);
});

test("by keyboard alone: reads how a job fits, from the list to its page", async ({ page, request }) => {
  await signInWithProfile(page, request);
  await page.goto("/jobs?sortBy=match");
  await expect(page.getByLabel("Sort by")).toHaveValue("match");
  const first = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const title = await first.innerText();
  await tabTo(page, first);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  const match = page.getByRole("region", { name: "How it fits you" });
  await expect(match.getByText(/^Your profile: /).first()).toBeVisible();
  // It holds nothing to press, so a keyboard's reader passes it by headings; each is a level below the block's own.
  expect(await match.getByRole("heading", { level: 2 }).count()).toBe(1);
  expect(await match.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(0);
});

test("without a profile the order is not offered, and its address sorts by date", async ({ page, request }) => {
  await openJobs(page, request, "/jobs?sortBy=match");
  await expect(page.getByLabel("Sort by")).toHaveValue("date");
  await expect(page.getByRole("option", { name: "Best match" })).toHaveCount(0);
});

test("a job's page compares it with the profile, with both sides' words", async ({ page, request }) => {
  await signInWithProfile(page, request);
  await page.goto("/me");
  const picked = page.getByRole("region", { name: "Job Recommendations" }).getByRole("heading", { level: 3 }).first();
  const title = await picked.getByRole("link").innerText();
  await picked.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  const match = page.getByRole("region", { name: "How it fits you" });
  await expect(match.getByText("Nothing we can read rules it out.")).toBeVisible();
  await expect(match.getByText(/^Your profile: /).first()).toBeVisible();
  await expect(match.getByText(/^(“.+”|From the .+)$/).first()).toBeVisible();
  await expectAccessible(page);
});

test("the preview beside the list compares too", async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInWithProfile(page, request);
  await page.goto("/jobs");
  await page
    .getByRole("radio", { name: "List" })
    .or(page.getByRole("button", { name: "List" }))
    .first()
    .click();
  await expect(page.getByRole("region", { name: "How it fits you" })).toBeVisible();
});

test("the profile recommends jobs, each with its reasons", async ({ page, request }) => {
  await signInWithProfile(page, request);
  await page.goto("/me");
  const list = page.getByRole("region", { name: "Job Recommendations", exact: true });
  await expect(list.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(list.getByRole("list", { name: /^Why .+ was picked$/ }).first()).toBeVisible();
  await expect(list.getByRole("link", { name: "All jobs, best match first" })).toHaveAttribute(
    "href",
    "/jobs?sortBy=match",
  );
  await expectAccessible(page);
});

test("somebody without a profile learns what to add", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/me");
  await expect(page.getByText("Add a role or a skill to your profile")).toBeVisible();
  const { data } = (await (await request.get("/api/jobs/featured")).json()) as Listed;
  await page.goto(`/job/${data[0]!.slug}-${data[0]!.id}`);
  await expect(page.getByText(/Add a role or a skill to your profile/)).toBeVisible();
  await expectAccessible(page);
});

test("a guest's page has no match and asks for none", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (each) => asked.push(each.url()));
  const { data } = (await (await request.get("/api/jobs/featured")).json()) as Listed;
  const path = `/job/${data[0]!.slug}-${data[0]!.id}`;
  expect(await (await request.get(path)).text()).not.toContain("How it fits you");
  await page.goto(path);
  await expect(page.getByRole("complementary", { name: "Facts" })).toBeVisible();
  await expect(page.getByText("How it fits you")).toHaveCount(0);
  expect(asked.filter((url) => url.includes("/api/me/match"))).toEqual([]);
});

test.describe("when the comparison fails", () => {
  test.use({ expectedProblems: [/status of 500/] });

  test("says so and offers to try again", async ({ page, request }) => {
    await signInWithProfile(page, request);
    const { data } = (await (await request.get("/api/jobs/featured")).json()) as Listed;
    let failing = true;
    await page.route("**/api/me/match/jobs/*", (route) =>
      failing ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.clock.install();
    await page.goto(`/job/${data[0]!.slug}-${data[0]!.id}`);
    // Its retries wait, and begin only once the page's scripts run.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(page.getByText("We could not compare this job with your profile.")).toBeVisible({ timeout: 500 });
    }).toPass();
    failing = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(
      page
        .getByRole("region", { name: "How it fits you" })
        .getByText(/^Your profile: /)
        .first(),
    ).toBeVisible();
  });
});
