import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import {
  addFirstPasskey,
  claimLastCompany,
  type EmployerSite,
  employerTest as test,
  personWithAuthenticator,
} from "../employer-site.ts";
import { expect } from "../fixtures.ts";
import { operatorPage } from "../operator-page.ts";
import { mailedLink } from "../people.ts";

// The server returns 404 for the document of the operators' pages to everybody.
test.use({ expectedProblems: [/status of (?:400|404|409)/] });

interface Fixtures {
  browser: Browser;
  request: APIRequestContext;
  site: EmployerSite;
}

/** Opens a case about what was looked up for a reason, and goes to the decision. */
async function openCaseThere(desk: Page, reason: string): Promise<void> {
  await desk.getByRole("button", { name: "Open a case about it" }).click();
  // The log of look-ups names it too, until the desk is there.
  await expect(desk).toHaveURL(/\/operate\?case=/);
  await expect(desk.getByText(reason)).toHaveCount(1);
  await desk.keyboard.press("a");
}

/** Returns the address of a company's page. */
async function pathOf(site: EmployerSite, name: string): Promise<string> {
  const { rows } = await site.sql<{ path: string }>("select '/company/' || slug as path from company where name = $1", [
    name,
  ]);
  return rows[0]!.path;
}

/** Somebody who speaks for the nth last company of the sample, and that company. */
async function employerOf({ browser, request, site }: Fixtures, nth: number) {
  const { page: ana, person } = await personWithAuthenticator(browser, request, site, "Ana Li");
  const { name, domain } = await claimLastCompany(site, person.email, nth);
  return { ana, person, name, domain, path: await pathOf(site, name) };
}

/** An operator at a phone. */
async function narrowDesk({ browser, request, site }: Fixtures): Promise<Page> {
  const desk = await operatorPage(browser, request, site, "Odette Prator");
  await desk.setViewportSize({ width: 360, height: 740 });
  return desk;
}

/** Expects an accessible page of which nothing sticks out at 360 px. */
async function expectNarrow(desk: Page): Promise<void> {
  await expectAccessible(desk);
  const width = await desk.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "nothing sticks out").toBeLessThanOrEqual(360);
}

/** Expects a statement of reasons that says so and offers an appeal. */
async function expectNotice(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("button", { name: "Appeal" })).toBeVisible();
  await expectAccessible(page);
}

/** Opens a case about a company's page, and takes an action about the only thing that it offers. */
async function decide(
  desk: Page,
  path: string,
  { action, label, offered, ground }: { action: string; label: string; offered: RegExp; ground: string },
): Promise<void> {
  await desk.goto("/operate/look-ups");
  await desk.getByLabel("E-mail address, link, words of a job’s title, or domain").fill(path);
  await desk.getByLabel("Why are you looking this up?").fill("Somebody doubts it");
  await desk.keyboard.press("Enter");
  await openCaseThere(desk, "Somebody doubts it");
  await desk.getByLabel("Action").selectOption(action);
  await expect(desk.getByLabel(label).locator("option:checked")).toHaveText(offered);
  await desk.getByLabel("Reason").selectOption({ label: ground });
  await desk.getByLabel("Explanation").fill(`The desk says: ${action}.`);
  await expectNarrow(desk);
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
}

test("what an operator undid can't be said again until one allows it, and a claim ends with reasons and an appeal", async ({
  browser,
  page,
  request,
  site,
}) => {
  test.setTimeout(240_000);
  const { ana, person, name, domain, path } = await employerOf({ browser, request, site }, 4);
  await ana.goto("/employers");
  await addFirstPasskey(ana);
  const claim = ana.getByRole("region", { name: new RegExp(`^${name}`) });
  const hiring = claim.getByRole("region", { name: "Where you can hire" });
  const sayVisas = async () => {
    await ana.reload();
    await hiring.getByLabel("Visas").selectOption("We sponsor visas");
    await hiring.getByRole("button", { name: "Save" }).click();
  };
  await expect(hiring).toBeVisible();
  await sayVisas();
  await claim.getByText("What was said").click();
  await expect(claim.getByText(/visas/).last()).toBeVisible();

  const desk = await narrowDesk({ browser, request, site });
  const inaccurate = "Our rules for listings: what we show must be what the posting says";
  await decide(desk, path, {
    action: "Undo what the employer said",
    label: "What they said",
    offered: /visas/,
    ground: inaccurate,
  });
  await sayVisas();
  await expect(hiring.getByRole("alert")).toContainText("An operator undid exactly this.");
  await expectAccessible(ana);

  const noBreach = "We found no breach of the law or of our terms";
  await decide(desk, path, {
    action: "Allow what was undone",
    label: "What was undone",
    offered: /visas/,
    ground: noBreach,
  });
  await sayVisas();
  await expect(ana.getByText("Saved. Your jobs follow within moments.")).toBeVisible();

  await decide(desk, path, {
    action: "End a claim",
    label: "Whose claim",
    offered: new RegExp(`^A•+, owner, with ${domain.replaceAll(".", String.raw`\.`)}$`),
    ground: "Our rules for employers: who speaks for a company has to be beyond doubt",
  });
  await desk.goto("/operate/log");
  for (const said of ["Undo what the employer said", "Allow what was undone", "End a claim"])
    await expect(desk.getByText(`The desk says: ${said}.`)).toBeVisible();
  await expectAccessible(desk);
  await ana.reload();
  await expect(ana.getByRole("heading", { level: 1 })).toHaveText("For employers");
  await expect(claim).toHaveCount(0);

  await page.goto(await mailedLink(request, person.email, "notices"));
  await expectNotice(page, "We ended your claim of the company.", "The desk says: End a claim.");
  for (const each of [ana, desk]) await each.context().close();
});

test("an operator corrects a company's facts by keyboard after a preview, and its people read why", async ({
  browser,
  page,
  request,
  site,
}) => {
  test.setTimeout(240_000);
  const { ana, person, path } = await employerOf({ browser, request, site }, 5);
  const desk = await narrowDesk({ browser, request, site });
  await desk.goto("/operate/look-ups");
  await desk.getByLabel("E-mail address, link, words of a job’s title, or domain").fill(path);
  await desk.keyboard.press("Enter");
  const why = desk.getByLabel("Why are you looking this up?");
  await expect(why, "what is missing").toBeFocused();
  await expect(why).toHaveAccessibleDescription(/Please say why/);
  await why.fill("They wrote to us");
  await desk.keyboard.press("Enter");
  await openCaseThere(desk, "They wrote to us");
  await desk.getByLabel("Action").selectOption("Correct a fact");
  await desk.getByLabel("Field").selectOption("Company size");
  const value = desk.getByLabel("Right value");
  await value.fill("about fifty");
  await value.press("Tab");
  await expect(desk.getByRole("button", { name: "Preview" })).toBeFocused();
  await desk.keyboard.press("Enter");
  await expect(value).toBeFocused();
  await expect(value).toHaveAccessibleDescription(/Please write it like this: A range of the filter/);
  await expectAccessible(desk);
  await value.fill("10001+");
  await value.press("Tab");
  await desk.keyboard.press("Enter");
  await expect(
    desk.getByRole("status").filter({ hasText: "It will say: Company size: 10001+ employees" }),
  ).toBeVisible();
  await expectNarrow(desk);
  await desk.keyboard.press("Control+Enter");
  const reason = desk.getByLabel("Reason");
  await value.press("Control+Enter");
  await expect(reason, "the first field that lacks something").toBeFocused();
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.selectOption({ label: "Our rules for listings: what we show must be what the posting says" });
  await desk.getByLabel("Explanation").fill("Your annual report says so.");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  await desk.goto("/operate/log");
  await expect(desk.getByText(/Correct a fact, Company size: 10001\+ employees/)).toBeVisible();

  await expect(async () => {
    await page.goto(path);
    await expect(page.locator("main header").first()).toContainText("Corrected by an operator: size", {
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.locator("main header").first()).toContainText("10,001+ employees");
  await expectAccessible(page);

  await ana.goto("/employers");
  await addFirstPasskey(ana);
  const facts = ana.getByRole("region", { name: "About the company" });
  await expect(facts.getByText(/Corrected by an operator: Company size/)).toBeVisible();
  const size = facts.getByLabel("Company size");
  await size.selectOption("11-50 employees");
  await facts.getByRole("button", { name: "Save the facts" }).press("Enter");
  await expect(size).toBeFocused();
  await expect(size).toHaveAccessibleDescription(/An operator corrected this/);
  await expectAccessible(ana);

  await page.goto(await mailedLink(request, person.email, "notices"));
  await expectNotice(page, "We corrected what the site says of the company. Company size: 10001+ employees");
  for (const each of [ana, desk]) await each.context().close();
});

test("an employer confirms and disowns a board, and the list shows which", async ({ browser, request, site }) => {
  test.setTimeout(240_000);
  const { ana } = await employerOf({ browser, request, site }, 6);
  await ana.setViewportSize({ width: 360, height: 740 });
  await ana.goto("/employers");
  await addFirstPasskey(ana);
  await ana.getByText(/^Boards that list them/).click();
  const boards = ana.getByRole("list", { name: "Boards" }).getByRole("listitem");
  const board = boards.filter({ has: ana.getByRole("button") }).first();
  await expect(boards.filter({ hasText: "Lists other companies too" }).getByRole("button")).toHaveCount(0);
  const ours = board.getByRole("button", { name: /^It’s ours: / });
  const notOurs = board.getByRole("button", { name: /^Not ours: / });
  await expect(notOurs).toBeVisible();
  await ours.focus();
  await ana.keyboard.press("Enter");
  await expect(board.getByText("Ours", { exact: true })).toBeVisible();
  await expect(ours).toHaveCount(0);
  await expectNarrow(ana);
  await notOurs.click();
  await expect(board.getByText("Not ours", { exact: true })).toBeVisible();
  await expect(notOurs).toHaveCount(0);
  await ours.click();
  await expect(board.getByText("Ours", { exact: true })).toBeVisible();
  await ana.context().close();
});
