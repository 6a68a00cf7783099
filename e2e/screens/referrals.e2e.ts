import { randomBytes } from "node:crypto";
import { expectAccessible } from "../accessible.ts";
import { applicationOf, dayAgo, writeApplications } from "../applications.ts";
import { expect, WITHOUT_SCRIPTS } from "../fixtures.ts";
import { holdCalls, logIn, register } from "../people.ts";
import {
  act,
  askFor,
  homeJobs,
  mailedCode,
  openReferralForm,
  referralBetween,
  type ReferralSite,
  referrerOf,
  type SampleJob,
  signInAs,
  test,
} from "../referral-site.ts";

/** Returns the first job of the home page about which people can be asked: nobody at a staffing firm can. */
async function homeJob({ baseUrl, sql }: Pick<ReferralSite, "baseUrl" | "sql">): Promise<SampleJob> {
  const { rows } = await sql("select id from job where agency");
  const firms = new Set(rows.map((row) => (row as { id: string }).id));
  return (await homeJobs(baseUrl)).find(({ id }) => !firms.has(id))!;
}

/** Returns an employer's domain that no other test uses. */
const newDomain = () => `afield-${randomBytes(6).toString("hex")}.com`;

test("home and help no longer announce referrals, and the profile counts them", async ({ browser, request, site }) => {
  const { page } = await signInAs(browser, request, site, "Iris Moreau");
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

test("sends a guest to the login, then back to the job with the dialog open", async ({ page, request, site }) => {
  const person = await register(request);
  const job = await homeJob(site);
  // A card offers to ask only where somebody can be asked.
  await page.route("**/api/referrals/companies?*", async (route) => {
    const figures = { referrers: 5, freeSlots: 5, answered: null, medianHours: null, confirmed: 0 };
    await route.fulfill({ json: { data: [{ company: job.company.slug, ...figures }] } });
  });
  await page.goto("/");
  const card = page.getByRole("article", { name: job.role }).first();
  await card.hover();
  await expect(card).toContainText("5+ referrers");
  await card.getByRole("link", { name: /^Request Referral/ }).click();
  await expect(page).toHaveURL(/^[^?]*\/login\?to=/);
  await expect(page.getByText("Please sign in to access this page")).toBeVisible();
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog", { name: "Request Referral" })).toBeVisible();
  await expect(page).toHaveURL(`/job/${job.slug}-${job.id}#request-referral`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/job/${job.slug}-${job.id}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("before scripts have loaded", () => {
  test.use(WITHOUT_SCRIPTS);

  test("the link contains the way back", async ({ page, site }) => {
    const job = await homeJob(site);
    await page.goto(`/job/${job.slug}-${job.id}`);
    await page
      .getByRole("link", { name: `Request Referral for ${job.role}` })
      .first()
      .click();
    await expect(page).toHaveURL(`/login?to=${encodeURIComponent(`/job/${job.slug}-${job.id}#request-referral`)}`);
    await expect(page.getByText("Please sign in to access this page")).toBeVisible();
  });
});

test("a staffing firm's job says that nobody there can refer, and offers no request", async ({ page, site }) => {
  const { rows } = await site.sql(
    "select '/job/' || j.slug || '-' || j.id as path, c.name from job j join company c on c.id = j.company_id where j.agency and j.closed_at is null limit 1",
  );
  const { path, name } = rows[0] as { path: string; name: string };
  await page.goto(path);
  const panel = page.getByRole("region", { name: "Referrals" });
  await expect(panel).toContainText(`${name} fills this job for another company, so nobody there can refer you.`);
  await expect(page.getByRole("link", { name: /^Request Referral/ })).toHaveCount(0);
  await expectAccessible(page);
});

test("lets a seeker wait for a company's first referrer", async ({ browser, request, site }) => {
  const { page } = await signInAs(browser, request, site, "Iris Moreau");
  const job = await site.newJob();
  const dialog = await openReferralForm(page, job);
  await expect(dialog.getByText("No referrers yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Email me when someone joins" }).click();
  await expect(dialog.getByRole("button", { name: "We’ll email you" })).toBeVisible();
  await expectAccessible(page);
});

test("rejects a free-mail address and sends a code to a work address", async ({ browser, request, site }) => {
  const { page } = await signInAs(browser, request, site, "Ana Li");
  const job = await site.newJob();
  const domain = newDomain();
  await site.operator("add-domain", domain, job.company.slug, "--operator", "e2e");
  await page.goto("/referrals");
  await expect(page.getByText("You have not asked yet.")).toBeVisible();
  await page.getByLabel("Work email address").fill("ana@gmail.com");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(/Please use the address your employer gave you/)).toBeVisible();
  await page.getByLabel("Work email address").fill(`ana@${domain}`);
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Eight letters and digits").fill("123");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Please enter the eight letters and digits")).toBeVisible();
  await page.getByLabel("Eight letters and digits").fill(await mailedCode(request, `ana@${domain}`));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(`You refer for ${job.company.name}`)).toBeVisible();
  await page.getByLabel("Requests a week").fill("5");
  await page.getByRole("checkbox", { name: "Pause requests" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("You won’t get new requests.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Requests a week")).toHaveValue("5");
  await expectAccessible(page);
});

test("asks for the password again before somebody with an old session becomes a referrer", async ({
  browser,
  request,
  site,
}) => {
  const { page, person } = await signInAs(browser, request, site, "Ana Li");
  const job = await site.newJob();
  const domain = newDomain();
  await site.operator("add-domain", domain, job.company.slug, "--operator", "e2e");
  await site.sql(
    `update session set created_at = now() - interval '16 minutes'
     where account_id = (select id from account where email = $1)`,
    [person.email],
  );
  await page.goto("/referrals");
  await page.getByLabel("Work email address").fill(`ana@${domain}`);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByRole("heading", { name: "Is it you?" })).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Password").fill("a wrong password");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Eight letters and digits").fill(await mailedCode(request, `ana@${domain}`));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(`You refer for ${job.company.name}`)).toBeVisible();
});

test("shows requests and inbox with their deadlines", async ({ browser, request, site }) => {
  test.setTimeout(150_000);
  const { job, referrer, seeker, id } = await referralBetween(browser, request, site);
  await seeker.page.goto("/referrals");
  const card = seeker.page.getByRole("article", { name: `${job.role} at ${job.company.name}` });
  await expect(card.getByText("Waiting")).toBeVisible();
  await expect(card.getByText("47 h")).toBeVisible();
  await expect(card.getByRole("list", { name: "Timeline" })).toContainText("Sent to 1 referrer");
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

test("the inbox has keys: j and k move, a accepts, d opens the reasons, ? lists all keys", async ({
  browser,
  request,
  site,
}) => {
  const job = await site.newJob();
  const referrer = await referrerOf(browser, request, site, "Keyed Referrer", job.company.slug);
  const [first, second] = [
    await signInAs(browser, request, site, "First Seeker"),
    await signInAs(browser, request, site, "Second Seeker"),
  ];
  await askFor(request, first.token, job);
  await askFor(request, second.token, job);
  const { page } = referrer;
  await page.goto("/referrals");
  const items = page.getByRole("region", { name: "Inbox" }).getByRole("article");
  await expect(items).toHaveCount(2);
  await page.keyboard.press("a");
  await page.keyboard.press("j");
  await expect(items.first().getByRole("heading", { level: 3 })).toBeFocused();
  await page.keyboard.press("j");
  await expect(items.last().getByRole("heading", { level: 3 })).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("d");
  await expect(items.first().getByRole("button", { name: "Not a fit" })).toBeFocused();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByRole("term")).toHaveText(["j", "k", "a", "d", "Ctrl+K", "?"]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(items).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(items.getByText("Accepted", { exact: true })).toBeVisible();
  await items.getByLabel(/^Write to/).fill("a jolly day");
  await expect(items.getByLabel(/^Write to/)).toHaveValue("a jolly day");
});

test("Referable now and Referable first find the companies with referrers", async ({ browser, request, site }) => {
  const job = await site.newJob();
  await referrerOf(browser, request, site, "Some Referrer", job.company.slug);
  const { page } = await signInAs(browser, request, site, "Iris Moreau");
  const filter = page.getByRole("checkbox", { name: /^Referable now/ });
  // Search reloads the companies with referrers once a minute.
  await expect(async () => {
    await page.goto("/jobs");
    await expect(page.getByRole("checkbox", { name: /^Referable now ?[1-9]/ })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  await filter.check();
  await expect(page).toHaveURL("/jobs?referable=yes");
  const cards = page.getByRole("main").getByRole("article");
  const badge = page.getByText(/\d referrers|Takes referral requests/);
  // A company whose last referrer another test has ended stays in the list until search reloads them.
  await expect(async () => {
    await page.reload();
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ hasNot: badge })).toHaveCount(0, { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  for (const card of await cards.all())
    await expect(card.getByText(/\d referrers|Takes referral requests/)).toBeVisible();
  await expectAccessible(page);
  await filter.uncheck();
  await expect(page).toHaveURL("/jobs");
  await page.getByLabel("Sort by").selectOption({ label: "Referable first" });
  await expect(page).toHaveURL("/jobs?sortBy=referable");
  await expect(cards.first().getByText(/\d referrers|Takes referral requests/)).toBeVisible();
  await page.goto(`/company/${job.company.slug}`);
  const block = page.getByRole("region", { name: "Referrals" });
  await expect(block.getByText(/^\d referrers|^Takes referral requests/)).toBeVisible();
  await block.getByRole("link", { name: `I work at ${job.company.name} and can refer` }).click();
  await expect(page).toHaveURL(`/referrals?view=inbox&company=${job.company.slug}`);
});

test("an application shows the referral request for its job in its history", async ({ browser, request, site }) => {
  const seeker = await signInAs(browser, request, site, "Ines Marques");
  const job = await site.newJob();
  const referrer = await referrerOf(browser, request, site, "Ana Li", job.company.slug);
  const id = await askFor(request, seeker.token, job);
  const application = applicationOf([{ kind: "step", set: { stage: "preparing", on: dayAgo(2) } }]);
  await writeApplications(request, seeker.token, [{ ...application, jobId: job.id }]);
  await act(request, referrer.token, id, "accept");
  const { page } = seeker;
  await page.goto(`/applications/${application.id}`);
  await expect(page.getByRole("heading", { level: 1, name: job.role })).toBeVisible();
  const lines = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(lines.first()).toContainText("Preparing");
  await expect(lines.filter({ hasText: "referral" }).filter({ hasText: "Sent to 1 referrer" })).toBeVisible();
  await expect(lines.filter({ hasText: /accepted/i }).first()).toBeVisible();
  await expectAccessible(page);
});

test("the news of one account never show to the next person in the same tab", async ({ page, request }) => {
  const news = "**/api/referrals/news";
  await page.route(news, (route) => route.fulfill({ json: { updates: 3, asked: [] } }));
  const [ana, ben] = [await register(request), await register(request)];
  const header = page.getByRole("banner");
  const badge = header.getByRole("link", { name: "Referrals 3 updates" });
  await page.goto("/login");
  await logIn(page, ana);
  await expect(badge).toBeVisible();
  // Without loading the page again, which would forget everything anyway.
  await header.getByRole("link", { name: "My Profile" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You’re logged out.")).toBeVisible();
  await page.unroute(news);
  const release = await holdCalls(page, news);
  await header.getByRole("link", { name: "Log In" }).click();
  const asked = page.waitForRequest(news);
  await logIn(page, ben);
  await asked;
  await expect(header.getByRole("link", { name: "My Profile" })).toBeVisible();
  await expect(badge).toHaveCount(0);
  release();
});
