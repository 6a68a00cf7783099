import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, WITHOUT_SCRIPTS } from "../fixtures.ts";
import { holdCalls, signIn } from "../people.ts";
import { test } from "../replay-site.ts";

async function paste(page: Page, link: string): Promise<void> {
  await page.getByLabel("Link to a careers page").fill(link);
  await page.keyboard.press("Enter");
}

test("a guest pastes the link of an opening and sees what its board holds", async ({ page, request }) => {
  await page.goto("/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Add a board" }).click();
  await expect(page).toHaveTitle(/^Add a board – /);
  await expect(page.getByText("We review boards that guests add.")).toBeVisible();
  await expectAccessible(page);
  await paste(page, "boards.greenhouse.io/larchworks/jobs/17");
  const found = page.getByRole("region", { name: "Larchworks" });
  await expect(found).toContainText("Greenhouse · larchworks");
  await expect(found.getByRole("definition")).toHaveText(["5", "3", "2"]);
  await expect(found).toContainText("Backend Engineer");
  await expect(found).toContainText(/on site: 1\s*Office Manager/);
  await expect(found).toContainText(/hybrid: 1\s*Hybrid Recruiter/);
  await expect(page.getByText("We review this board before we start reading it.")).toBeVisible();
  await expectAccessible(page);
  // A reload shows the same result; the server never sees its id in a page's address.
  await page.reload();
  await expect(found.getByRole("definition")).toHaveText(["5", "3", "2"]);
  expect(new URL(page.url()).search).toBe("");
  const lookup = await request.get(`/api/boards/lookups/${new URL(page.url()).hash.slice(1)}`);
  expect(lookup.headers()).toMatchObject({ "x-robots-tag": "noindex" });
});

test("a link that is sent before the page's scripts have loaded is read", async ({ page }) => {
  const release = await holdCalls(page, "**/*.js");
  await page.goto("/boards/new", { waitUntil: "commit" });
  await paste(page, "boards.greenhouse.io/larchworks/jobs/17");
  release();
  await expect(page.getByRole("region", { name: "Larchworks" })).toBeVisible();
  await expect(page.getByLabel("Link to a careers page")).toHaveValue("boards.greenhouse.io/larchworks/jobs/17");
});

test("a member's find is added at once, and known the second time", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/boards/new");
  await expect(page.getByText("You’re logged in: the boards you find are added at once.")).toBeVisible();
  await paste(page, "https://www.heronlabs.example/");
  await expect(page.getByRole("region", { name: "Heron Labs" })).toContainText("Site Reliability Engineer");
  await expect(page.getByText("Added. We read this board regularly from now on.")).toBeVisible();
  await paste(page, "https://www.heronlabs.example/careers");
  await expect(page.getByText("We already have that board on our list.")).toBeVisible();
  await expectAccessible(page);
});

const BAD: [kind: string, link: string, says: string][] = [
  ["no link at all", "careers at acme", "That isn’t a link."],
  ["a private address", "http://192.168.0.1/admin", "That address isn’t on the public internet"],
  ["a page behind a sign-in", "https://intranet.elmgroup.example/jobs", "That page asks for a sign-in."],
  ["a film", "https://downloads.elmgroup.example/film.mp4", "too large to be a list of jobs"],
  ["a redirect loop", "https://loop.elmgroup.example/", "redirects again and again"],
  ["a site that never answers", "https://slow.elmgroup.example/", "took too long to answer"],
  ["a redirect into a private network", "https://metadata.elmgroup.example/", "We couldn’t reach that site."],
  ["a site without a board", "https://blog.elmgroup.example/", "We found no job board behind that link."],
  ["an unknown board", "https://boards.greenhouse.io/nobody", "There’s no board at that address any more."],
  ["a board without openings", "https://boards.greenhouse.io/emptyboard", "lists no openings at the moment"],
  ["another company's board", "https://www.foxmill.example/", "answers for another company"],
];

test.describe("bad links", () => {
  // The browser reports the answer 400 to the first two.
  test.use({ expectedProblems: [/status of 400/] });
  for (const [kind, link, says] of BAD) {
    test(`${kind} gets one clear sentence`, async ({ page }) => {
      await page.goto("/boards/new");
      await paste(page, link);
      const alert = page.getByRole("alert").filter({ hasText: says });
      await expect(alert).toBeVisible({ timeout: 40_000 });
      await expect(page.getByRole("alert")).toHaveCount(1);
      await expect(page.getByRole("button", { name: "Read the board" })).toBeEnabled();
      await expect(alert).not.toContainText(/169\.254|10\.1\.2\.3|ECONN|secret/);
    });
  }

  test("the sentence is readable at every width, and the next link replaces it", async ({ page }) => {
    await page.goto("/boards/new");
    await paste(page, "https://blog.elmgroup.example/");
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    await paste(page, "https://boards.greenhouse.io/desksonly");
    await expect(page.getByText("Nothing at the moment: no opening is clearly fully remote.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("shows that it is reading, and takes no second link meanwhile", async ({ page }) => {
  await page.goto("/boards/new");
  await paste(page, "https://slow.elmgroup.example/careers");
  await expect(page.getByText("Reading the board once.").or(page.getByText("Waiting for a reader."))).toBeVisible();
  await expect(page.getByRole("button", { name: "Reading..." })).toBeDisabled();
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use(WITHOUT_SCRIPTS);
  test("names the address to write to", async ({ page }) => {
    await page.goto("/boards/new");
    await expect(page.getByText("Reading a board needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Read the board" })).toBeHidden();
  });
});
