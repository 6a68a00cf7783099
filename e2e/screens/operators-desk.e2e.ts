import type { APIRequestContext } from "@playwright/test";
import { mailedLink } from "../people.ts";
import { signInAs } from "../referral-site.ts";
import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import { deskTest as test, operatorPage } from "../operator-page.ts";
import type { DatabaseSite } from "../site-database.ts";

// The server returns 404 for the document to everybody; a hidden job's page is one too.
test.use({ expectedProblems: [/status of 404/] });

/** Files a notice about the n-th open job and returns its token and the job's title. */
async function fileNotice(request: APIRequestContext, site: DatabaseSite, place: number, category: string) {
  const { rows } = await site.database.pool.query<{ id: string; title: string }>(
    "select id, title from job where closed_at is null order by id offset $1 limit 1",
    [place],
  );
  const { id, title } = rows[0]!;
  const data = {
    about: { kind: "job", id },
    category,
    words: "They ask for money before the interview.",
    goodFaith: true,
  };
  const answer = await request.post("/api/notices", { data });
  expect(answer.status()).toBe(201);
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  return { token, title, id };
}

test("the desk doesn't exist for guests and ordinary accounts", async ({ browser, page, request, site }) => {
  await page.goto("/operate");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  const { page: other } = await signInAs(browser, request, site, "Eve Stranger");
  for (const path of ["/operate", "/operate/log", "/operate/constructor"]) {
    await other.goto(path);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  }
  await other.context().close();
});

test("from notice to decision to appeal, by keyboard", async ({ browser, page, request, site }) => {
  test.setTimeout(180_000);
  const hidden = await fileNotice(request, site, 0, "scam");
  const dismissed = await fileNotice(request, site, 1, "expired");
  const desk = await operatorPage(browser, request, site, "Odette Prator");
  const shown = desk.getByRole("heading", { level: 2 });
  const list = desk.getByRole("list", { name: "Cases" }).getByRole("button");

  // A scam comes before a job that may be closed.
  await expect(list.first()).toContainText(hidden.title);
  await expect(shown.first()).toContainText(hidden.title);
  await expect(desk.getByText("They ask for money before the interview.")).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press("?");
  await expect(desk.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await desk.keyboard.press("Escape");
  await desk.keyboard.press("j");
  await expect(shown.first()).toContainText(dismissed.title);
  await desk.keyboard.press("k");
  await expect(shown.first()).toContainText(hidden.title);

  // Nothing is decided without a reason and words.
  await desk.keyboard.press("a");
  await expect(desk.getByLabel("Action")).toBeFocused();
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Please choose a reason")).toBeVisible();
  await expect(desk.getByText("Please explain the decision")).toBeVisible();
  await desk.getByLabel("Action").selectOption("Hide the job");
  await desk.getByLabel("Reason").selectOption({ index: 1 });
  await desk.getByLabel("Explanation").fill("The employer doesn’t exist.");
  await desk.keyboard.press("Control+Enter");
  await expect(shown.first()).toContainText(dismissed.title);

  await desk.keyboard.press("d");
  await expect(desk.getByLabel("Action")).toHaveValue("dismiss");
  await desk.keyboard.press("Tab");
  await desk.keyboard.type("We");
  await desk.keyboard.press("Tab");
  await desk.keyboard.type("The employer still lists it.");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  await desk.getByRole("link", { name: "Log", exact: true }).click();
  await expect(desk.getByText("The employer doesn’t exist.")).toBeVisible();
  await expectAccessible(desk);

  await page.goto(`/notices/${hidden.token}`);
  await expect(page.getByText("We removed the job from the site.")).toBeVisible();
  await page.goto(`/notices/${dismissed.token}`);
  await expect(page.getByText("We changed nothing.")).toBeVisible();
  await page.getByRole("button", { name: "Appeal" }).click();
  await expect(page.getByText("Please say why, in at least")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Why do you disagree?").fill("Its own page says that it is closed.");
  await page.getByRole("button", { name: "Appeal" }).click();
  await expect(page.getByText("Another person will read your appeal.")).toBeVisible();

  // The first decider never sees the appeal; another operator does.
  await desk.goto("/operate");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  const second = await operatorPage(browser, request, site, "Ahond Brlk");
  await expect(second.getByText("Its own page says that it is closed.")).toBeVisible();
  await second.keyboard.press("a");
  await second.getByLabel("Action").selectOption("Close the job");
  await second.getByLabel("Reason").selectOption({ index: 1 });
  await second.getByLabel("Explanation").fill("The page says so indeed.");
  await second.keyboard.press("Control+Enter");
  await expect(second.getByText("Nothing waits.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("We closed the job")).toBeVisible();
  await expect(page.getByRole("button", { name: "Appeal" })).toHaveCount(0);

  await page.goto("/transparency");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transparency");
  await expect(page.getByText("1 appeal, 1 changed a decision.")).toBeVisible();
  await expectAccessible(page);
  await desk.context().close();
  await second.context().close();
});

test("a scam that several people report is held, marked, and kept off by its company's name", async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const { sql } = site;
  const { rows } = await sql(
    "select j.id, c.name from job j join company c on c.id = j.company_id where j.closed_at is null order by j.id desc limit 1",
  );
  const { id, name } = rows[0] as { id: string; name: string };
  await sql("update job set text = 'Pay us a registration fee on Telegram. Contact us there.' where id = $1", [id]);
  // Browsers of one machine are one network, so two other people have reported it before.
  await sql("insert into job_report (job_id, reason, network_hash) values ($1, 'scam', 'a'), ($1, 'scam', 'b')", [id]);
  expect((await request.post(`/api/jobs/${id}/reports`, { data: { reason: "scam" } })).status()).toBe(200);
  expect((await request.get(`/job/x-${id}`)).status()).toBe(404);

  const desk = await operatorPage(browser, request, site, "Petra Rator");
  await expect(desk.getByText("Typical of scams:")).toBeVisible();
  await expect(desk.getByText("A program: Hold")).toBeVisible();
  await desk.keyboard.press("a");
  await desk.getByLabel("Action").selectOption("Block a company name");
  await expect(desk.getByLabel("Company name")).toHaveValue(name);
  await expectAccessible(desk);
  await desk.getByLabel("Company name").fill("a*");
  await desk.getByLabel("Reason").selectOption({ index: 1 });
  await desk.getByLabel("Explanation").fill("They ask for money.");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Please give at least 4 letters of the name")).toBeVisible();
  await desk.getByLabel("Company name").fill(name);
  await desk.getByRole("button", { name: "Block a company name" }).click();
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  const { rows: open } = await sql(
    "select 1 from job j join company c on c.id = j.company_id where c.name = $1 and j.closed_at is null",
    [name],
  );
  expect(open).toEqual([]);
  await desk.goto("/transparency");
  await expect(desk.getByText("1 job was held for at most a day")).toBeVisible();
  await desk.context().close();
});

test("an operator pauses a source with a reason, and resumes it", async ({ browser, request, site }) => {
  const desk = await operatorPage(browser, request, site, "Pau Sewell");
  await desk.getByRole("link", { name: "Sources", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Sources");
  const line = desk
    .getByRole("listitem")
    .filter({ has: desk.getByRole("heading", { level: 2 }) })
    .first();
  await line.getByRole("button", { name: /^Pause / }).click();
  await expect(line.getByRole("textbox")).toBeFocused();
  await line.getByRole("button", { name: "Pause the source" }).click();
  await expect(line.getByText("Please say why")).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press("Shift+Tab");
  await line.getByRole("textbox").fill("Its answers are wrong today.");
  await desk.keyboard.press("Enter");
  await expect(line.getByText("Not read")).toBeVisible();
  await expect(line.getByText("Its answers are wrong today.")).toBeVisible();
  await expectAccessible(desk);
  await line.getByRole("button", { name: /^Resume / }).click();
  await line.getByRole("textbox").fill("They are right again.");
  await desk.keyboard.press("Enter");
  await expect(line.getByText("They are right again.")).toBeVisible();
  await desk.context().close();
});

test("an operator finds an account masked, and the look-up is logged", async ({ browser, request, site }) => {
  const desk = await operatorPage(browser, request, site, "Luk Upton");
  const { rows } = await site.sql("select email from account where name = 'Luk Upton'");
  const { email } = rows[0] as { email: string };
  await desk.getByRole("link", { name: "Look up", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Look up");
  await desk.getByRole("button", { name: "Look up" }).click();
  await expect(desk.getByText("Please say why")).toBeVisible();
  const about = desk.getByLabel("E-mail address, link, words of a job’s title, or domain");
  await about.fill(email);
  await desk.getByLabel("Why are you looking this up?").fill("A test of the log");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("status").getByText("L•••••")).toBeVisible();
  await expect(desk.getByText("An account: A test of the log")).toBeVisible();
  const { rows: companies } = await site.sql("select slug, domains[1] as domain from company where sample limit 1");
  const { slug, domain } = companies[0] as { slug: string; domain: string };
  await about.fill(`/company/${slug}`);
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("list", { name: "Domains" })).toContainText(`${domain} proves employment at`);
  await about.fill("gmail.com");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("list", { name: "Domains" })).toContainText("Anybody can have an address there.");
  await expect(desk.getByText("A company or domain: A test of the log").first()).toBeVisible();
  await expectAccessible(desk);
  await desk.context().close();
});

test("an operator opens a case about a person, suspends them, and they appeal by the mailed link", async ({
  browser,
  page,
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const { page: theirs, person } = await signInAs(browser, request, site, "Sus Pended");
  const desk = await operatorPage(browser, request, site, "Wanda Rden");
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto("/operate/look-ups");
  const about = desk.getByLabel("E-mail address, link, words of a job’s title, or domain");
  await about.fill(person.email);
  await desk.getByLabel("Why are you looking this up?").fill("Messages that insult");
  await desk.keyboard.press("Enter");
  await desk.getByRole("button", { name: "Open a case about it" }).click();
  await expect(desk.getByRole("heading", { level: 2 }).first()).toHaveText("The account of S•••••");
  await expect(desk.getByText("Messages that insult")).toBeVisible();
  await desk.keyboard.press("a");
  await desk.getByLabel("Action").selectOption("Suspend");
  await desk
    .getByLabel("Reason")
    .selectOption({ label: "Terms of Service, Use of the service: how people treat each other here" });
  await desk.getByLabel("Days").fill("7");
  await desk.getByLabel("Explanation").fill("The messages insult people.");
  await expectAccessible(desk);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();

  await page.goto(await mailedLink(request, person.email, "notices"));
  await expect(page.getByText("The messages insult people.")).toBeVisible();
  await page.getByLabel("Why do you disagree?").fill("I quoted somebody else.");
  await page.getByRole("button", { name: "Appeal" }).click();
  await expect(page.getByText("Another person will read the appeal.")).toBeVisible();
  await expectAccessible(page);

  const second = await operatorPage(browser, request, site, "Seco Ndop");
  await expect(second.getByText("I quoted somebody else.")).toBeVisible();
  await second.keyboard.press("d");
  await expect(second.getByLabel("Action")).toHaveValue("uphold");
  await second.keyboard.press("Tab");
  await second.keyboard.press("ArrowDown");
  await second.keyboard.press("Tab");
  await second.keyboard.type("The words stay insulting.");
  await second.keyboard.press("Control+Enter");
  await expect(second.getByText("Nothing waits.")).toBeVisible();
  for (const each of [theirs, desk, second]) await each.context().close();
});

test("the whole queue by keyboard at 360 px, over every kind of case", async ({ browser, request, site }) => {
  test.setTimeout(180_000);
  const { sql } = site;
  // One waiting case of each kind, as its own part of the site would open it.
  const [company, job] = [
    (await sql("select id from company order by id limit 1")).rows[0] as { id: string },
    (await sql("select id from job where closed_at is null order by id limit 1")).rows[0] as { id: string },
  ];
  await sql("insert into source (id, name) values ('greenhouse', 'Greenhouse') on conflict do nothing");
  await sql("insert into board (source, token, state) values ('greenhouse', 'keyboard', 'pending')");
  const { person } = await signInAs(browser, request, site, "Clara Imant");
  await sql(
    `with claim as (insert into employer_claim (company_id, account_id, domain)
       select $1, id, 'keys.example' from account where email = $2 returning id)
     select open_moderation_case('claim', id::text, 'Keys, claimed with keys.example', 'claim') from claim`,
    [company.id, person.email],
  );
  const kinds = [
    ["company", company.id],
    ["job", job.id],
    ["page", "/about"],
    ["message", "00000000-0000-4000-8000-000000000000"],
    ["dispute", "00000000-0000-4000-8000-000000000001"],
    ["report", "7"],
  ];
  for (const [kind, id] of kinds)
    await sql("select open_moderation_case($1, $2, $3, 'wrong')", [kind, id, `A case about a ${kind}`]);
  const desk = await operatorPage(browser, request, site, "Kira Board");
  await sql(
    "select open_moderation_case('person', id::text, 'A case about a person', 'operator') from account where name = 'Clara Imant'",
  );
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.reload();
  const list = desk.getByRole("list", { name: "Cases" }).getByRole("button");
  await expect(list).toHaveCount(9);
  const shown = desk.getByRole("heading", { level: 2 }).first();
  const seen = new Set<string>();
  for (let place = 0; place < 9; place += 1) {
    const title = (await list.nth(place).locator("span").first().textContent())!;
    await expect(shown).toHaveText(title);
    seen.add(title);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(360);
    await expectAccessible(desk);
    await desk.keyboard.press("j");
  }
  expect(seen.size).toBe(9);
  const { rows } = await sql("select id from moderation_case where subject_kind = 'report'");
  await desk.goto(`/operate?case=${(rows[0] as { id: string }).id}`);
  await expect(shown, "the address of a case opens it").toHaveText("A case about a report");
  await desk.goto("/operate");
  await expect(list).toHaveCount(9);
  await desk.keyboard.press("k");
  await desk.keyboard.press("?");
  await expect(desk.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await desk.keyboard.press("Escape");

  // Everything that can be decided here is, with the keys alone; disputes and reports are decided where their people are.
  for (let left = 7; left > 0; left -= 1) {
    await desk.goto("/operate");
    await expect(list).toHaveCount(left + 2);
    const form = desk.getByRole("form", { name: "Decision" });
    await expect(shown).toBeVisible();
    for (let place = 0; place < left + 1 && (await form.count()) === 0; place += 1) {
      await desk.keyboard.press("j");
      await expect(list.nth(place + 1)).toHaveAttribute("aria-current", "true");
      await expect(shown).toHaveText(
        (await list
          .nth(place + 1)
          .locator("span")
          .first()
          .textContent())!,
      );
    }
    await desk.keyboard.press("d");
    await expect(form.getByLabel("Action")).toBeFocused();
    await desk.keyboard.press("Tab");
    await desk.keyboard.press("ArrowDown");
    await desk.keyboard.press("Tab");
    await desk.keyboard.type("Looked at with the keys.");
    await desk.keyboard.press("Control+Enter");
    await expect(list).toHaveCount(left + 1);
  }
  await expect(list.filter({ hasText: /dispute|report/ })).toHaveCount(2);
  await desk.context().close();
});
