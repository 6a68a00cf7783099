import { randomUUID } from "node:crypto";
import { expectAccessible } from "../accessible.ts";
import {
  applicationOf,
  dayAgo,
  openApplication,
  signInWithApplications,
  tokenOf,
  type WantedApplication,
  withApplications,
  writeApplications,
} from "../applications.ts";
import { expect, test } from "../fixtures.ts";
import { expectFingerSized, expectInside } from "../measures.ts";
import { holdCalls, inventEmployerPages, openJobs, signIn, visitEmployer } from "../people.ts";

const WANTED: readonly WantedApplication[] = [
  { title: "Grid Engineer", company: "Kestrow Grid", steps: [["applied", dayAgo(30)]] },
  {
    title: "Lamp Designer",
    company: "Lanternfish",
    steps: [
      ["applied", dayAgo(12)],
      ["interview", dayAgo(2)],
    ],
  },
  { title: "Map Writer", company: "Ordnal", steps: [["saved", dayAgo(1)]] },
];

test("an empty desk says what to do, and an application added by hand opens", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/applications");
  await expect(page.getByText("No applications yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add application" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an application" });
  await dialog.getByRole("button", { name: "Add application" }).click();
  await expect(dialog.getByText("Please enter the job’s title")).toBeVisible();
  await dialog.getByLabel("Job title").fill("Grid Engineer");
  await dialog.getByLabel("Company").fill("Kestrow Grid");
  await dialog.getByLabel("Since").fill("2026-03-02");
  await dialog.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Grid Engineer" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Applied Mar 2, 2026" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Grid Engineer" })).toBeVisible();
});

test("the board moves a card by keyboard and by dragging, with undo, and refuses what can't follow", async ({
  page,
  request,
}) => {
  await signInWithApplications(page, request, WANTED);
  await page.reload();
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  await expect(column("Interview").getByText("Lamp Designer")).toBeVisible();
  await expect(page.getByText(/No answer for 30 days – follow up\?/)).toBeVisible();
  await expectAccessible(page);
  const move = page.getByRole("combobox", { name: "Move Map Writer at Ordnal to another stage" });
  await move.focus();
  await move.selectOption({ label: "Applied" });
  await expect(column("Applied").getByText("Map Writer")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column("Saved").getByText("Map Writer")).toBeVisible();
  await column("Saved").getByText("Ordnal").dragTo(column("Preparing"));
  await expect(column("Preparing").getByText("Map Writer")).toBeVisible();
  await column("Interview").getByText("Lanternfish").dragTo(column("Saved"));
  await expect(page.getByText("Interview can’t be followed by Saved.")).toBeVisible();
  await page.reload();
  await expect(column("Preparing").getByText("Map Writer")).toBeVisible();
});

test("table and agenda show the same applications, and the view is in the address", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/applications?view=agenda");
  await expect(page.getByText("No applications yet.")).toBeVisible();
  await withApplications(page, request, WANTED);
  await page.goto("/applications");
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page).toHaveURL("/applications?view=table");
  await expect(page.getByRole("row", { name: /Lamp Designer Lanternfish Interview 1/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Agenda" }).click();
  await expect(page.getByText("Nothing is planned.")).toBeVisible();
  await page.getByRole("button", { name: "Make an address" }).click();
  await expect(page.getByLabel("Secret address")).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  await expectAccessible(page);
});

test("a click before the page's scripts have loaded counts", async ({ page, request }) => {
  await signIn(page, request);
  const release = await holdCalls(page, "**/applications-page-*.js");
  await page.goto("/applications", { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset["hydrating"] === undefined);
  await page.getByRole("button", { name: "Agenda" }).click();
  release();
  await expect(page).toHaveURL("/applications?view=agenda");
  await expect(page.getByRole("button", { name: "Agenda" })).toHaveAttribute("aria-pressed", "true");
});

test("one application keeps its history, notes, contacts, links, labels, next steps and files", async ({
  page,
  request,
}) => {
  await openApplication(page, request, WANTED);
  await expect(page.getByRole("heading", { level: 1, name: "Grid Engineer" })).toBeVisible();
  await page.getByRole("button", { name: /^Edit Applied/ }).click();
  await page.getByLabel("Day of “Applied”").fill("2026-01-05");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Applied Jan 5, 2026" })).toBeVisible();
  for (const [add, label, value] of [
    ["Add a note", "Note", "They use Postgres."],
    ["Add a contact", "Name", "Ada Brlk"],
    ["Add a link", "Address", "https://kestrow.example/team"],
    ["Add a label", "Label", "dream job"],
  ] as const) {
    await page.getByRole("button", { name: add }).click();
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(value)).toBeVisible();
  }
  await page.getByRole("button", { name: "Add a next step" }).click();
  await page.getByLabel("What").fill("Call Ada");
  await page.getByLabel("When").fill("2030-03-02T10:00");
  await page.getByLabel("Remind me by mail at that time").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("checkbox", { name: "Call Ada" })).toBeVisible();
  await page.getByLabel("Add a file").setInputFiles({
    name: "CV.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
  });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CV.pdf", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("CV.pdf");
  await expectAccessible(page);
  await page.reload();
  for (const text of ["They use Postgres.", "Ada Brlk", "dream job", "Call Ada"])
    await expect(page.getByText(text).first()).toBeVisible();
});

const STALE_TABS = [
  { tabs: "a stale tab loses nothing", offline: false, expectedProblems: [] },
  {
    tabs: "two tabs without a connection lose nothing",
    offline: true,
    expectedProblems: [/ERR_INTERNET_DISCONNECTED/],
  },
];
for (const { tabs, offline, expectedProblems } of STALE_TABS)
  test.describe(tabs, () => {
    test.use({ expectedProblems });
    test("other fields join, and of the same field the other value is offered", async ({ page, request, context }) => {
      const [id = ""] = await signInWithApplications(page, request, WANTED);
      await page.goto(`/applications/${id}`);
      await page.getByRole("button", { name: "Edit details" }).click();
      const other = await context.newPage();
      await other.goto(`/applications/${id}`);
      await other.getByRole("button", { name: "Edit details" }).click();
      await other.getByLabel("Job title").fill("Grid Engineer II");
      await other.getByLabel("Salary").fill("€80k");
      await context.setOffline(offline);
      const sent = offline ? null : other.waitForResponse("/api/me/applications");
      await other.getByRole("button", { name: "Save" }).click();
      await expect(other.getByRole("heading", { level: 1, name: "Grid Engineer II" })).toBeVisible();
      await sent;
      await page.getByLabel("Job title").fill("Grid Engineer I");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Grid Engineer I", exact: true })).toBeVisible();
      await other.close();
      await context.setOffline(false);
      await expect(page.getByText(/had set the title to “Grid Engineer II”/)).toBeVisible();
      await expect(page.getByText("€80k")).toBeVisible();
      await page.getByRole("button", { name: "Use the other" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Grid Engineer II" })).toBeVisible();
    });
  });

test("a guest's applications stay in the browser and join the account at sign-in", async ({ page, request }) => {
  await page.goto("/applications");
  await expect(page.getByText("Kept in this browser only.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByLabel("Job title").fill("Tide Analyst");
  await page.getByRole("dialog").getByRole("button", { name: "Add application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tide Analyst" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Tide Analyst" })).toBeVisible();
  await signIn(page, request);
  await page.goto("/applications");
  await expect(page.getByText("What you kept in this browser is now in your account")).toBeVisible();
  await expect(page.getByRole("link", { name: "Tide Analyst" })).toBeVisible();
  await expect(page.getByText("Kept in this browser only.")).toHaveCount(0);
});

test("one tap answers silence, and nothing moves by itself", async ({ page, request }) => {
  await openApplication(page, request, WANTED);
  await page.getByRole("button", { name: "I followed up" }).click();
  await expect(page.getByText(/No answer for/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Mark as ghosted" }).click();
  await expect(page.getByRole("heading", { level: 1 }).locator("..").getByText("Ghosted")).toBeVisible();
});

test.describe("an application that isn't there", () => {
  test("says so, and can't be told from another person's", async ({ page, request }) => {
    await signIn(page, request);
    await page.goto(`/applications/${randomUUID()}`);
    await expect(page.getByText("There is no such application on your desk.")).toBeVisible();
  });
  test.use({ expectedProblems: [/status of 404/] });
});

test("asks after Apply Now, once the person is back, and adds the application", async ({ page, request, context }) => {
  await inventEmployerPages(context);
  await openJobs(page, request, "/jobs");
  const card = page.getByRole("article").first();
  const company = (await card.locator('a[href^="/company/"]').first().textContent()) ?? "";
  const question = await visitEmployer(page, context, card.getByRole("link", { name: /^Apply Now/ }));
  await expect(question.getByText(company)).toBeVisible();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("Added to your applications")).toBeVisible();
  await page.goto("/applications");
  await expect(page.getByRole("region", { name: /^Applied/ }).getByText(company)).toBeVisible();
});

test("long words and many labels stay in their places on a phone, and fingers find every control", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, request);
  await page.goto("/help");
  const id = randomUUID();
  const word = "Unterwasserkabelverlegungsschiffsingenieurin".repeat(3);
  const labels = Array.from({ length: 12 }, (_, at) => ({ kind: "label", set: { name: `label number ${at}` } }));
  const changes = [
    { kind: "details", thing: id, set: { title: word, company: word, location: word } },
    { kind: "step", set: { stage: "applied", on: dayAgo(30), note: word } },
    { kind: "note", set: { text: word } },
    { kind: "contact", set: { name: word, email: `${word}@example.com` } },
    { kind: "next", set: { text: word, due: new Date().toISOString() } },
    ...labels,
  ];
  await writeApplications(request, await tokenOf(page), [applicationOf(changes, id)]);
  await page.goto(`/applications/${id}`);
  await expect(page.getByRole("button", { name: "Remove label number 11" })).toBeVisible();
  await expectInside(page, ".wrap *");
  await expectFingerSized(page);
  await page.goto("/applications");
  await expect(page.getByText("9 more")).toBeVisible();
  await expectInside(page, "section[aria-labelledby^=column] *");
  await expectFingerSized(page);
  await page.goto("/applications?view=table");
  await expect(page.getByRole("row", { name: /9 more/ })).toBeVisible();
  await expectInside(page, "td *, th *");
  // On paper, the table without anything to press.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("row", { name: /9 more/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});
