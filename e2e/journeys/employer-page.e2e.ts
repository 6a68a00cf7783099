import sharp from "sharp";
import { expectAccessible } from "../accessible.ts";
import {
  addFirstPasskey,
  claimLastCompany,
  employerTest as test,
  fillPost,
  personWithAuthenticator,
} from "../employer-site.ts";
import { expect } from "../fixtures.ts";
import { register } from "../people.ts";

test.use({ expectedProblems: [/status of 404/] });

test("people apply by mail to a post, from its page and from a list", async ({ browser, request, site, context }) => {
  test.setTimeout(240_000);
  const { page: ana, person } = await personWithAuthenticator(browser, request, site, "Ana Li");
  const { name, domain } = await claimLastCompany(site, person.email, 1);
  await ana.goto("/employers");
  await addFirstPasskey(ana);
  const posts = ana.getByRole("region", { name: "Jobs you post here" });
  await posts.getByRole("button", { name: "Post a job" }).click();
  const form = posts.getByRole("form", { name: "A new post" });
  await form.getByLabel("Title of the job").fill("Lamp Warden");
  await fillPost(form, "lamps@gmail.com");
  await form.getByRole("button", { name: "Save and preview" }).click();
  await expect(form.getByText(`Please use a plain email address that ends with @${domain}`)).toBeVisible();
  await expect(form.getByLabel("Where people apply")).toBeFocused();
  await form.getByLabel("Where people apply").fill(`lamps@${domain}`);
  await form.getByRole("button", { name: "Save and preview" }).click();
  await posts.getByRole("button", { name: "Post it" }).click();
  await expect(posts).toContainText("Waiting for approval");
  await site.sql("update employer_post set approved_at = now(), expires_at = now() + interval '30 days'");
  await site.sql("select close_moderation_case('post', id::text) from employer_post");
  await site.sql("select graphile_worker.add_job('direct-posts')");
  await expect(async () => {
    await ana.reload();
    await expect(posts.getByRole("link", { name: "Lamp Warden" })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await ana.context().close();

  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 780 });
  const { rows } = await site.sql<{ url: string; path: string }>(
    "select url, '/job/' || slug || '-' || id as path from job where title = 'Lamp Warden'",
  );
  const { url, path } = rows[0]!;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lamp Warden");
  await expect(page.getByText("Based on this field of the employer’s own post.")).toBeVisible();
  expect(await page.content(), "no page holds the address").not.toContain(`lamps@${domain}`);
  await page.getByRole("link", { name: "Apply by email" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply by email" });
  await expect(dialog.getByText(`lamps@${domain}`)).toBeVisible();
  await expect(dialog).toContainText(name);
  await expect(dialog.getByRole("link", { name: "Write an email" })).toHaveAttribute(
    "href",
    `mailto:lamps@${domain}?subject=Application%3A%20Lamp%20Warden`,
  );
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Copy the address" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // What asks is still loading when the person is that fast.
  await expect(async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event("blur"));
      window.dispatchEvent(new Event("focus"));
    });
    await expect(page.getByRole("region", { name: "Did you apply?" })).toContainText("Lamp Warden", { timeout: 2_000 });
  }).toPass();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(new URL(url).pathname);
  await expect(page).toHaveURL(/\/job\/.*#apply$/);
  await expect(dialog.getByText(`lamps@${domain}`)).toBeVisible();
});

test("an employer uploads a logo and reads the company's figures", async ({ browser, request, site }) => {
  test.setTimeout(240_000);
  const { page: ana, person } = await personWithAuthenticator(browser, request, site, "Ana Li");
  await claimLastCompany(site, person.email, 2);
  await ana.setViewportSize({ width: 360, height: 780 });
  await ana.goto("/employers");
  await addFirstPasskey(ana);
  const logo = ana.getByLabel(/Upload (?:a|another) logo/);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: svg });
  await expect(ana.getByText("We don’t take SVG files")).toBeVisible();
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: "teal" } });
  await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await picture.png().toBuffer() });
  await expect(ana.getByText("Your logo is a picture that you uploaded.")).toBeVisible();
  await ana.getByText("What was said").click();
  await expect(ana.getByText(/an uploaded logo/)).toBeVisible();
  await expectAccessible(ana);

  const figures = ana.getByText("Figures of the last 90 days");
  await figures.click();
  await expect(ana.getByText("Nothing was counted in these days.")).toBeVisible();
  await expectAccessible(ana);
  await figures.click();
  await expect(ana.getByText("Nothing was counted in these days."), "closed figures load again").toHaveCount(0);
  await site.sql(
    `insert into employer_figure (company_id, day, kind, count)
     select k.company_id, (now() at time zone 'UTC')::date - n, kind, 1 + (n * n * length(kind)) % 90
     from employer_claim k join account a on a.id = k.account_id, generate_series(0, 80) n, unnest(array['company-view', 'job-view', 'apply']) as kind
     where a.email = $1 and k.ended_at is null`,
    [person.email],
  );
  await figures.press("Enter");
  const views = ana.getByRole("img", { name: /^Views of your jobs’ pages: More than [\d,]+ in 90 days/ });
  await expect(views).toBeVisible();
  await expect(ana.getByRole("img", { name: "Saved jobs: 0 in 90 days, at most 0 on one day." })).toBeVisible();
  await ana.getByText("The same as a table").click();
  const table = ana.getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(82);
  await expect(table.getByText("fewer than 5").first()).toBeVisible();
  await expectAccessible(ana);
  expect(await ana.evaluate(() => document.documentElement.scrollWidth), "nothing sticks out").toBeLessThanOrEqual(360);
  await ana.context().close();
});

test("an employer corrects facts of the company, and undoes it", async ({ browser, request, site }) => {
  test.setTimeout(240_000);
  const { page: ana, person } = await personWithAuthenticator(browser, request, site, "Ana Li");
  const { name } = await claimLastCompany(site, person.email, 3);
  await claimLastCompany(site, (await register(request)).email, 3);
  const { rows } = await site.sql<{ slug: string; path: string; linkedin: string | null }>(
    `select c.slug, '/job/' || j.slug || '-' || j.id as path, c.linkedin from company c join job j on j.company_id = c.id
     where c.name = $1 and j.closed_at is null order by j.id limit 1`,
    [name],
  );
  const { slug, path, linkedin } = rows[0]!;
  const head = ana.locator("main header").first();
  await ana.goto(`/company/${slug}`);
  const before = await head.innerText();
  await ana.setViewportSize({ width: 360, height: 780 });
  await ana.goto("/employers");
  await addFirstPasskey(ana);
  const facts = ana.getByRole("region", { name: "About the company" });
  await facts.getByLabel("Company size").selectOption("10001+ employees");
  await facts.getByRole("button", { name: /^Industries/ }).click();
  await ana.getByRole("combobox", { name: /^Filter Industries/ }).fill("Legal");
  await ana.getByRole("option", { name: "LegalTech & Legal Services" }).click();
  await ana.keyboard.press("Escape");
  await facts.getByLabel("LinkedIn page").fill("https://www.linkedin.com.example.org/company/otters");
  await facts.getByRole("button", { name: "Save the facts" }).click();
  const linkedinField = facts.getByLabel("LinkedIn page");
  await expect(linkedinField).toBeFocused();
  await expect(linkedinField).toHaveAttribute("aria-invalid", "true");
  await expect(linkedinField).toHaveAccessibleDescription(/Please give the address of your company’s page/);
  await expect(facts.getByRole("alert").filter({ hasText: /./ }), "once").toHaveCount(0);
  await expect(ana.getByRole("button", { name: /^Make editor: / })).toBeVisible();
  await expectAccessible(ana);
  await facts.getByLabel("LinkedIn page").fill("linkedin.com/company/Otters/about");
  await facts.getByRole("button", { name: "Save the facts" }).click();
  await expect(facts.getByLabel("LinkedIn page")).toHaveValue("https://www.linkedin.com/company/otters");
  expect(await ana.evaluate(() => document.documentElement.scrollWidth), "nothing sticks out").toBeLessThanOrEqual(360);

  await expect(async () => {
    await ana.goto(`/company/${slug}`);
    await expect(head).toContainText("10,001+ employees · LegalTech & Legal Services", { timeout: 2_000 });
  }).toPass();
  await expect(head).toContainText("Employer statement: size and industries");
  const profile = ana.getByRole("link", { name: /^LinkedIn/ });
  await expect(profile.first()).toHaveAttribute("href", "https://www.linkedin.com/company/otters");
  await expectAccessible(ana);
  await expect(async () => {
    await ana.goto(path);
    await expect(ana.getByText("“Employer statement: 10001+ employees”")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const found = `/jobs?company=${slug}&companySize=10001%2B&industry=legal`;
  await ana.goto(found);
  await expect(ana.locator(`a[href^="${path}"]`).first()).toBeVisible();

  await ana.goto("/employers");
  await ana.getByText("What was said").click();
  for (const said of ["10001+ employees", "industries LegalTech", "LinkedIn https://www.linkedin.com/company/otters"]) {
    const undo = ana.getByRole("button", { name: `Undo: ${said}` });
    await undo.click();
    await expect(undo).toBeHidden();
  }
  await expect(facts.getByLabel("Company size")).toHaveValue("");
  await expect(facts.getByLabel("LinkedIn page")).toHaveValue("");
  await ana.setViewportSize({ width: 1280, height: 900 });
  await expect(async () => {
    await ana.goto(`/company/${slug}`);
    expect(await head.innerText()).toBe(before);
  }).toPass();
  expect(await profile.count()).toBe(linkedin === null ? 0 : 1);
  await ana.goto(found);
  await expect(ana.getByText("No jobs found matching your criteria.")).toBeVisible();
  await ana.context().close();
});

test("pages of jobs and companies say that they were shown, unless the browser asks not to be tracked", async ({
  context,
  site,
}) => {
  const { rows } = await site.sql<{ path: string; slug: string; id: string }>(
    "select '/job/' || j.slug || '-' || j.id as path, c.slug, j.id from job j join company c on c.id = j.company_id where j.closed_at is null order by j.id limit 1",
  );
  const { path, slug, id } = rows[0]!;
  const page = await context.newPage();
  const reports: string[] = [];
  await page.exposeFunction("noteReport", (report: string) => reports.push(report));
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/api/views") statuses.push(response.status());
  });
  await page.addInitScript(() => {
    const send = Navigator.prototype.sendBeacon;
    Navigator.prototype.sendBeacon = function (url, body) {
      const { noteReport } = window as unknown as { noteReport: (report: string) => void };
      void (body as Blob).text().then((text) => noteReport(`${String(url)} ${text}`));
      return send.call(this, url, body);
    };
  });
  await page.goto(path);
  await expect.poll(() => reports).toEqual([`/api/views {"kind":"job-view","job":"${id}"}`]);
  await page.goto(`/company/${slug}`);
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]).toBe(`/api/views {"kind":"company-view","company":"${slug}"}`);
  await expect.poll(() => statuses).toEqual([204, 204]);
  await page.goto("/jobs", { waitUntil: "networkidle" });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(reports).toHaveLength(2);
});
