import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { addFirstPasskey, claimLastCompany, employerTest as test, personWithAuthenticator } from "../employer-site.ts";
import { expect } from "../fixtures.ts";
import { operatorPage } from "../operator-page.ts";
import { mailedLink } from "../people.ts";

// The server returns 404 for the document of the operators' pages to everybody.
test.use({ expectedProblems: [/status of (?:404|409)/] });

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
  await desk.getByRole("button", { name: "Open a case about it" }).click();
  // The log of look-ups names it too, until the desk is there.
  await expect(desk).toHaveURL(/\/operate\?case=/);
  await expect(desk.getByText("Somebody doubts it")).toHaveCount(1);
  await desk.keyboard.press("a");
  await desk.getByLabel("Action").selectOption(action);
  await expect(desk.getByLabel(label).locator("option:checked")).toHaveText(offered);
  await desk.getByLabel("Reason").selectOption({ label: ground });
  await desk.getByLabel("Explanation").fill(`The desk says: ${action}.`);
  await expectAccessible(desk);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth), "nothing sticks out").toBeLessThanOrEqual(
    360,
  );
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
  const { page: ana, person } = await personWithAuthenticator(browser, request, site, "Ana Li");
  const { name, domain } = await claimLastCompany(site, person.email, 4);
  const { rows } = await site.sql<{ path: string }>("select '/company/' || slug as path from company where name = $1", [
    name,
  ]);
  const { path } = rows[0]!;
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

  const desk = await operatorPage(browser, request, site, "Odette Prator");
  await desk.setViewportSize({ width: 360, height: 740 });
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
  await expect(page.getByText("We ended your claim of the company.")).toBeVisible();
  await expect(page.getByText("The desk says: End a claim.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Appeal" })).toBeVisible();
  await expectAccessible(page);
  for (const each of [ana, desk]) await each.context().close();
});
