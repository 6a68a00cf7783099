import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { test } from "../applications-site.ts";
import { expect } from "../fixtures.ts";
import { signIn } from "../people.ts";

const TEAL = `Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement
Product Designer,Otter Bank,"120,000",Remote,Interviewing,01/15/2026,01/30/2026,01/16/2026,Write to Ana,5
Researcher,Fox Mill,,Berlin,Bookmarked,02/01/2026,,,,3
Researcher,Fox Mill,,Berlin,Bookmarked,02/01/2026,,,,3
=1+1,Elm Group,,,Applied,02/01/2026,,sometime,,1
`;

/** Opens the screen and waits until its scripts run. */
async function openImport(page: Page): Promise<void> {
  await page.goto("/applications/import");
  await expect(page.getByLabel("CSV file")).toBeVisible();
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content as string) });
}

const row = (page: Page, number: number) =>
  page
    .getByRole("region", { name: "Rows of the file" })
    .getByRole("listitem")
    .filter({ hasText: `Row ${number} ·` });

test("a guest imports a tracker’s file after seeing every row, and undoes it", async ({ page }) => {
  await openImport(page);
  await choose(page, "teal.csv", TEAL);
  await expect(page.getByText("It looks like an export of Teal.")).toBeVisible();
  await expect(row(page, 2)).toContainText("New");
  await expect(row(page, 2)).toContainText("Interview 1 since Jan 16, 2026");
  await expect(row(page, 4)).toContainText("Duplicate");
  await expect(row(page, 4)).toContainText("The same as row 3: Researcher, Fox Mill");
  await expect(row(page, 5)).toContainText("“sometime” (Date Applied) isn’t a date we can read.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 applications" }).click();
  await expect(page.getByText("2 applications imported.")).toBeVisible();
  await page.getByRole("link", { name: "See your applications" }).click();
  await expect(page.getByRole("link", { name: "Product Designer" })).toBeVisible();
  // Later, in another visit: the same file holds nothing new, and the import can still be undone.
  await openImport(page);
  await expect(page.getByText("Last import: 2 from teal.csv")).toBeVisible();
  await choose(page, "teal.csv", TEAL);
  await expect(row(page, 2)).toContainText("Already on your desk: Product Designer, Otter Bank");
  await expect(page.getByRole("button", { name: "Import 0 applications" })).toBeDisabled();
  await page.getByRole("button", { name: "Choose another file" }).click();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("Import undone: 2 removed.")).toBeVisible();
  await page.goto("/applications");
  await expect(page.getByText("No applications yet.")).toBeVisible();
});

test("a member maps an unknown layout, answers what the file leaves open, and imports again after undoing", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await openImport(page);
  const file = "What,Where,Phase,When\nTester,Acme,Blue,03/04/2026\nWriter,Birch,Applied,05/06/2026\n";
  await choose(page, "mine.csv", file);
  await expect(page.getByText("We don’t know this layout.")).toBeVisible();
  await page.getByLabel("What What holds").selectOption("Job title");
  await page.getByLabel("What Where holds").selectOption("Company");
  await page.getByLabel("What Phase holds").selectOption("Stage");
  await page.getByLabel("What When holds").selectOption("Day applied");
  const button = page.getByRole("button", { name: /^Import \d/ });
  await expect(button).toBeDisabled();
  await expect(page.getByText("Choose above which number of a date is the day.")).toBeVisible();
  await page.getByLabel("Dates such as 03/04/2026").selectOption("3 April: the day first");
  await expect(row(page, 2)).toContainText("We don’t know the stage “Blue”. Choose one above.");
  await page.getByLabel("“Blue” means").selectOption("Offer");
  await expect(row(page, 2)).toContainText("Offer since Apr 3, 2026");
  await button.click();
  await expect(page.getByText("2 applications imported.")).toBeVisible();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("Import undone: 2 removed.")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 applications" }).click();
  await expect(page.getByText("2 applications imported.")).toBeVisible();
  await page.goto("/applications?view=table");
  await expect(page.getByRole("link", { name: "Tester" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Writer" })).toBeVisible();
});

test("hostile files get one clear sentence each, and the page stays usable", async ({ page }) => {
  await openImport(page);
  // What was typed before stays, and the desk stays as it was.
  await page.getByLabel("Link to a job").fill("https://typed.example.com/7");
  await choose(page, "huge.csv", Buffer.alloc(40 * 1024 * 1024, "Tester,Acme\n"));
  await expect(page.getByText("This file has 40.0 MB. A file may have at most 5,000 rows and 10 MB.")).toBeVisible();
  await choose(page, "long.csv", `Title,Company\n${"Tester,Acme\n".repeat(100_000)}`);
  await expect(page.getByText("This file has more than 5,000 rows.")).toBeVisible();
  await choose(page, "wide.csv", `Title,Company${",x".repeat(4_000_000)}`);
  await expect(page.getByText("This file has a row of more than 200 columns")).toBeVisible();
  await choose(page, "torn.csv", 'Title,Company\n"Tester,Acme\n');
  await expect(page.getByText("opens a text that never ends")).toBeVisible();
  await choose(page, "latin.csv", Buffer.from("Titel;Firma;Status\nKöchin;Grün;Beworben\n", "latin1"));
  await expect(page.getByText("A guess. If letters look wrong below, choose another.")).toBeVisible();
  await page.getByLabel("What Titel holds").selectOption("Job title");
  await expect(row(page, 2)).toContainText("Köchin, Grün");
  await page.getByLabel("Encoding").selectOption("Unicode (UTF-8)");
  await expect(page.getByText("K\uFFFDchin").first()).toBeVisible();
  await expect(page.getByLabel("Link to a job")).toHaveValue("https://typed.example.com/7");
  await page.goto("/applications");
  await expect(page.getByRole("link", { name: "Köchin" })).toHaveCount(0);
});

test("formula cells arrive as text, leave guarded for spreadsheets, and come back as they were", async ({ page }) => {
  const formula = '=HYPERLINK("https://x.example","Tester")';
  await openImport(page);
  await choose(
    page,
    "formulas.csv",
    `Title,Company,Date applied\n"${formula.replaceAll('"', '""')}",+Acme,2026-01-05\n`,
  );
  await page.getByRole("button", { name: "Import 1 application" }).click();
  await expect(page.getByText("1 application imported.")).toBeVisible();
  await page.goto("/applications?view=table");
  await expect(page.getByRole("link", { name: formula })).toBeVisible();
  await openImport(page);
  const csv = await saved(page, "Download CSV");
  expect(csv).toContain(`"'=HYPERLINK(`);
  expect(csv).toContain("'+Acme");
  expect(csv).not.toMatch(/(?:^|,|\n)"?[=+@]/);
  await choose(page, "applications.csv", csv);
  await expect(row(page, 2)).toContainText(`${formula}, +Acme`);
  await expect(row(page, 2)).not.toContainText("'=");
});

test("5,000 rows show as few elements and filter by what they are", async ({ page }) => {
  await openImport(page);
  const rows = Array.from({ length: 5000 }, (_, at) => `Tester ${at},Acme,${at === 4000 ? "soon" : "2026-01-05"}`);
  await choose(page, "many.csv", `Title,Company,Date applied\n${rows.join("\n")}\n`);
  await expect(page.getByText("Your desk has room for 2,000 more applications")).toBeVisible();
  const shown = page.getByRole("region", { name: "Rows of the file" }).getByRole("listitem");
  await expect(shown.first()).toBeVisible();
  expect(await shown.count()).toBeLessThan(60);
  await page.getByLabel("Rows to show").selectOption("refused");
  await expect(row(page, 4002)).toContainText("“soon” (Date applied) isn’t a date we can read.");
});

test("a member stops an import and continues where it stopped", async ({ page, request }) => {
  await signIn(page, request);
  await openImport(page);
  const rows = Array.from({ length: 250 }, (_, at) => `Tester ${at},Acme,2026-01-05`);
  let calls = 0;
  let stopped = (): void => {};
  const untilStopped = new Promise<void>((resolve) => {
    stopped = resolve;
  });
  await page.route("**/api/me/applications", async (route) => {
    if (route.request().method() === "POST" && (calls += 1) === 2) await untilStopped;
    await route.continue();
  });
  await choose(page, "many.csv", `Title,Company,Date applied\n${rows.join("\n")}\n`);
  await page.getByRole("button", { name: "Import 250 applications" }).click();
  await expect(page.getByText("100 of 250 imported")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  stopped();
  await expect(page.getByText("200 of 250 applications imported.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("250 applications imported.")).toBeVisible();
  await page.goto("/applications");
  await expect(page.getByText("250 applications, 250 under way.")).toBeVisible();
});

test("an export imports again on another desk, and the proof prints what was sent", async ({
  page,
  request,
  browser,
}) => {
  await openImport(page);
  await choose(page, "teal.csv", TEAL);
  await page.getByRole("button", { name: "Import 2 applications" }).click();
  await expect(page.getByText("2 applications imported.")).toBeVisible();
  await openImport(page);
  const [csv, json] = [await saved(page, "Download CSV"), await saved(page, "Download JSON")];
  expect(JSON.parse(json)).toMatchObject({ format: "afield-applications", applications: [{}, {}] });

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, request);
  await openImport(other);
  await choose(other, "applications.csv", csv);
  await expect(other.getByText("This is an export of Afield, so everything in it comes back.")).toBeVisible();
  await other.getByRole("button", { name: "Import 2 applications" }).click();
  await expect(other.getByText("2 applications imported.")).toBeVisible();
  await openImport(other);
  expect(sorted(await saved(other, "Download CSV"))).toEqual(sorted(csv));

  await other.getByRole("link", { name: "Proof to print" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Job applications" })).toBeVisible();
  await expect(other.getByText("Jan 16, 2026: Applied")).toBeVisible();
  await expect(other.getByText("Researcher")).toHaveCount(0);
  await other.getByLabel("From").fill("2026-02-01");
  await expect(other.getByText("You sent no application in this period.")).toBeVisible();
  await other.getByLabel("From").fill("2026-01-01");
  await expect(other.getByText("Since Jan 1, 2026")).toBeVisible();
  await expectAccessible(other);
  await other.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(other.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(other.getByRole("heading", { name: "Product Designer at Otter Bank" })).toBeVisible();
  await context.close();
});

test("a pasted link to any job fills the form, and the posting stays with the application", async ({ page }) => {
  await openImport(page);
  await paste(page, "https://boards.greenhouse.io/larchworks/jobs/2?gh_src=ana");
  await expect(page.getByText("We read this posting from the employer’s job board.")).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue("Product Designer");
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue("Larchworks");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Product Designer" })).toBeVisible();
  await expect(page.getByText("This is a fully remote position.").first()).toBeAttached();
  // The same opening again is named; a page without a posting leaves a form to fill in.
  await openImport(page);
  await paste(page, "boards.greenhouse.io/larchworks/jobs/2");
  await expect(page.getByRole("link", { name: "Product Designer, Larchworks" })).toBeVisible();
  await paste(page, "https://intranet.elmgroup.example/jobs");
  await expect(page.getByText("That page asks for a sign-in.")).toBeVisible();
  await page.getByLabel("Job title").fill("Archivist");
  await page.getByRole("textbox", { name: "Company" }).fill("Elm Group");
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Archivist" })).toBeVisible();
});

test("a pasted link to a job of this site is that job, and no other site is asked", async ({ page, request }) => {
  const { data } = (await (await request.get("/api/jobs/featured")).json()) as {
    data: { id: string; slug: string; role: string }[];
  };
  const { id, slug, role } = data[0]!;
  await openImport(page);
  await paste(page, new URL(`/job/${slug}-${id}?utm_source=mail`, page.url()).href);
  await expect(page.getByText("This job is on our list.")).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue(role);
  await page.getByLabel("Stage").selectOption("Applied");
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: role })).toBeVisible();
  // A guest's desk doesn't ask what the job says now.
  await expect(page.getByText("Copied on")).toBeVisible();
  await expect(page.getByText("It’s no longer on this site.")).toHaveCount(0);
  // The application is that job's: its page says so.
  await page.goto(`/job/${slug}-${id}`);
  await expect(
    page
      .getByRole("main")
      .getByText(/^Applied on /)
      .first(),
  ).toBeVisible();
});

async function paste(page: Page, link: string): Promise<void> {
  await page.getByLabel("Link to a job").fill(link);
  await page.getByRole("button", { name: "Read the posting" }).click();
}

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return await readFile(await (await download).path(), "utf8");
}

/** The rows of an export: two desks list the same applications in different orders. */
const sorted = (csv: string): string[] => csv.split("\r\n").toSorted();
