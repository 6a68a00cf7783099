import { expectAccessible } from "../accessible.ts";
import { expect, test as heldBack } from "../fixtures.ts";
import { signIn } from "../people.ts";
import { act, askFor, jobOf, mailedCode, referrerOf, somebody, test } from "../referral-site.ts";

heldBack.describe("held back", () => {
  heldBack.skip(process.env["E2E_REFERRALS_LIVE"] === "yes", "the server of the tests has referrals live");

  heldBack.describe("the page", () => {
    heldBack.use({ expectedProblems: [/status of 404/] });
    heldBack("there is no page of referrals and no call of theirs", async ({ page, request }) => {
      await page.goto("/referrals");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      expect((await request.get("/api/referrals")).status()).toBe(404);
      expect((await request.get("/api/referrals/companies")).status()).toBe(404);
    });
  });

  heldBack("home and help say Coming Soon, and no job offers a request", async ({ page, request }) => {
    await signIn(page, request);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Referral Network Coming Soon" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Request Referral")).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Referrals" })).toHaveCount(0);
    await page.goto("/help");
    await expect(page.getByRole("tab", { name: /Referrals.*Coming Soon/ })).toBeVisible();
    await page.goto("/me");
    await expect(page.getByText("Free credits")).toHaveCount(0);
  });
});

test("home and help no longer announce it, and the profile counts", async ({ browser, request, site }) => {
  const { page } = await somebody(browser, request, site, "Iris Moreau");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Referral Network", exact: true })).toBeVisible();
  await page.goto("/help");
  await page.getByRole("tab", { name: "Referrals", exact: true }).click();
  await expect(page.getByText("Can I become a referrer?")).toBeVisible();
  await expect(page.getByText("Who sees my name and contact?")).toBeVisible();
  await page.goto("/me");
  await expect(page.getByRole("term").filter({ hasText: "Free credits" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^3$/ })).toBeVisible();
});

test("a guest who asks is led to the login and back", async ({ page, request }) => {
  const job = await jobOf(request, 0);
  await page.goto(`/job/${job.slug}-${job.id}`);
  const block = page.getByRole("region", { name: "Referrals" });
  // The figures come once the page is alive; only then does the link carry where one came from.
  await expect(block.getByText("No referrer yet")).toBeVisible({ timeout: 15_000 });
  await block.getByRole("link", { name: /^Request Referral/ }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Please sign in to access this page")).toBeVisible();
});

test("with no referrer one can wait for the first", async ({ browser, request, site }) => {
  const { page } = await somebody(browser, request, site, "Iris Moreau");
  const job = await jobOf(request, 0);
  await page.goto(`/job/${job.slug}-${job.id}`);
  await page
    .getByRole("region", { name: "Referrals" })
    .getByRole("button", { name: /^Request Referral/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Request Referral" });
  await expect(dialog.getByText("No referrer yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Tell me when someone joins" }).click();
  await expect(dialog.getByRole("button", { name: "We will tell you" })).toBeVisible();
  await expectAccessible(page);
});

test("becoming a referrer: a free-mail address is refused, a work address gets six digits", async ({
  browser,
  request,
  site,
}) => {
  const { page } = await somebody(browser, request, site, "Ana Li");
  const job = await jobOf(request, 1);
  await site.operator("add-domain", "afield-e2e.com", job.company.slug, "--operator", "e2e");
  await page.goto("/referrals");
  await expect(page.getByText("You have not asked yet.")).toBeVisible();
  await page.getByLabel("Work email address").fill("ana@gmail.com");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(/Please use the address your employer gave you/)).toBeVisible();
  await page.getByLabel("Work email address").fill("ana@afield-e2e.com");
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Six digits").fill("123");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Please enter the six digits")).toBeVisible();
  await page.getByLabel("Six digits").fill(await mailedCode(request, "ana@afield-e2e.com"));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(`You refer for ${job.company.name}`)).toBeVisible();
  await page.getByLabel("Requests a week").fill("5");
  await page.getByRole("checkbox", { name: "Pause requests" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Nobody new is put before you.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Requests a week")).toHaveValue("5");
  await expectAccessible(page);
});

test("the requests and the inbox, both with their clocks", async ({ browser, request, site }) => {
  test.setTimeout(150_000);
  const job = await jobOf(request, 2);
  const referrer = await referrerOf(browser, request, site, "Ana Li", job.company.slug);
  const seeker = await somebody(browser, request, site, "Zebrina Quax");
  const id = await askFor(request, seeker.token, job);
  await seeker.page.goto("/referrals");
  const card = seeker.page.getByRole("article", { name: `${job.role} at ${job.company.name}` });
  await expect(card.getByText("Waiting")).toBeVisible();
  await expect(card.getByText("47 h")).toBeVisible();
  await expect(card.getByRole("list", { name: "Timeline" })).toContainText("Put before 1 referrer");
  await expect(seeker.page.getByText("of 3 free")).toBeVisible();
  await expectAccessible(seeker.page);
  await referrer.page.goto("/referrals");
  const item = referrer.page.getByRole("article", { name: "Somebody, Portugal" });
  await expect(item.getByText("47 h")).toBeVisible();
  await expect(referrer.page.getByText("Zebrina")).toHaveCount(0);
  await item.getByRole("button", { name: "Report" }).click();
  await referrer.page.getByRole("dialog").getByLabel("Spam").check();
  await referrer.page.keyboard.press("Escape");
  await act(request, referrer.token, id, "accept");
  await referrer.page.reload();
  await expect(referrer.page.getByRole("article", { name: "Zebrina Quax" })).toBeVisible();
  await expectAccessible(referrer.page);
});
