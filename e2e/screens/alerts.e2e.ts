import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

const ALERTS = "/me?tab=alerts";
const items = (page: Page) => page.getByRole("list", { name: "Saved searches" }).getByRole("listitem");
const dialog = (page: Page) => page.getByRole("dialog");

/** Saves the search of the page under a name. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Save this search" }).click();
  await dialog(page).getByLabel("Name").fill(name);
  await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: `Saved as ${name}` })).toBeVisible();
}

test("a search without a filter isn't saved, with the reason", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs");
  const refused = page.getByRole("button", { name: "Save this search" });
  await expect(refused).toHaveAttribute("aria-disabled", "true");
  await refused.focus();
  await expect(page.getByRole("tooltip").filter({ hasText: "This search has no filter" })).toBeVisible();
});

test("a search is saved under its filters' words, changed, updated, and saved as another", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/jobs?role=data-engineer,data-analyst");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(dialog(page).getByLabel("Name")).toHaveValue("Data Engineer, Data Analyst");
  await expect(dialog(page).getByLabel("Tell me about new jobs")).toHaveValue("daily");
  await expectAccessible(page);
  await dialog(page).getByLabel("Name").fill("Data");
  await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. We’ll tell you about new jobs once a day.")).toBeVisible();
  const saved = page.getByRole("link", { name: "Saved as Data." });
  await expect(saved).toBeVisible();

  const chips = page.getByRole("list", { name: "Applied filters" });
  await chips.getByRole("button", { name: /Data Analyst/ }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await dialog(page).getByRole("button", { name: "Update it" }).click();
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL("/jobs?role=data-engineer");

  await page.goBack();
  await expect(page).toHaveURL("/jobs?role=data-engineer,data-analyst");
  await page.getByRole("button", { name: "Save changes" }).click();
  await dialog(page).getByRole("button", { name: "Save as a new search" }).click();
  await expect(dialog(page).getByLabel("Name")).toHaveValue("Data Engineer, Data Analyst");
  await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "Saved as Data Engineer, Data Analyst" }).click();
  await expect(page).toHaveURL(ALERTS);
  await expect(items(page)).toHaveCount(2);
  await items(page).first().getByRole("link", { name: "Data" }).click();
  await expect(page).toHaveURL("/jobs?role=data-engineer");
  await expect(saved).toBeVisible();
});

test("a saved search is renamed, paused, resumed, deleted and brought back", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs?role=data-engineer");
  await save(page, "Data");
  await page.goto(ALERTS);
  const item = items(page);
  await expect(item).toContainText("Once a day by email · 0 jobs since");
  await item.getByRole("button", { name: "Edit Data" }).click();
  await expect(item.getByLabel("Name")).toBeFocused();
  await item.getByLabel("Name").fill("Pipelines");
  await item.getByLabel("Tell me about new jobs").selectOption("Once a week");
  await item.getByLabel("Pause until").fill("2099-12-24");
  await expectAccessible(page);
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item.getByText("Paused until December 24, 2099")).toBeVisible();
  await expect(item.getByRole("button", { name: "Edit Pipelines" })).toBeFocused();
  await expect(item).toContainText("Once a week by email");
  await item.getByRole("button", { name: "Resume Pipelines" }).click();
  await expect(item.getByText("Paused until")).toHaveCount(0);

  await item.getByRole("button", { name: "Delete Pipelines" }).click();
  await expect(page.getByText("You have no saved search.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(item).toContainText("Once a week by email");
  await page.reload();
  await expect(item.getByRole("link", { name: "Pipelines" })).toBeVisible();
});

test.describe("times", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("are stored, a pause of everything ends by one press, and what the server refuses is said", async ({
    page,
    request,
  }) => {
    await signIn(page, request);
    await page.goto(ALERTS);
    await page.getByLabel("Digests come at").selectOption("6:00");
    await page.getByLabel("Quiet from").selectOption("22:00");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your mail would come in your quiet hours.")).toBeVisible();
    await page.getByLabel("Quiet until").selectOption("5:00");
    await page.getByLabel("Pause everything until").fill("2099-12-24");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Everything is paused until December 24, 2099")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Digests come at")).toHaveValue("6");
    await expect(page.getByLabel("Quiet until")).toHaveValue("5");
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByText("Everything is paused")).toHaveCount(0);
    await expect(page.getByLabel("Pause everything until")).toHaveValue("");
  });
});

test.describe("a server that doesn't answer", () => {
  test.use({ expectedProblems: [/status of 500/] });

  test("is said in each part, which loads on request", async ({ page, request }) => {
    await signIn(page, request);
    await page.route("**/api/me/searches", (route) => route.fulfill({ status: 500, json: {} }));
    await page.route("**/api/me/alerts", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(ALERTS);
    await expect(page.getByText("We couldn’t load your saved searches.")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("We couldn’t load what was sent.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/me/searches");
    await page.getByRole("alert").filter({ hasText: "saved searches" }).getByRole("button").click();
    await expect(page.getByText("You have no saved search.")).toBeVisible();
  });
});
