import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { zipSync } from "fflate";
import { type CvDocumentFile, cvDocuments } from "../../bench/cv/documents.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** A little longer than the page reads before it gives up. */
const READING_MS = 30_000;
const documents = await cvDocuments();

function fileOf(person: string, format: CvDocumentFile["format"], name = `${person}.${format}`) {
  const { bytes } = documents.find((each) => each.person.id === person && each.format === format)!;
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel("Read my CV").setInputFiles(file);

async function openForm(page: Page): Promise<void> {
  await page.goto("/me?edit=profile");
  await expect(page.getByLabel("Full Name")).toBeVisible();
  // The pickers' lists come last.
  await expect(page.getByRole("button", { name: "Skills" })).toBeEnabled();
}

test.describe("a CV in each format", () => {
  for (const [person, format] of [
    ["harriet", "pdf"],
    ["maelle", "docx"],
    ["margaret", "json"],
  ] as const) {
    test(`${format} fills the form line by line, and nothing of it leaves the browser`, async ({ page, request }) => {
      await signIn(page, request);
      const sent: Request[] = [];
      await openForm(page);
      await page.waitForLoadState("networkidle");
      page.on("request", (each) => sent.push(each));
      // What was typed before stays.
      await page.getByLabel("Links").fill("https://typed.example.com");
      await choose(page, fileOf(person, format));
      const review = page.getByRole("group", { name: `What ${person}.${format} says` });
      await expect(review.getByRole("heading")).toBeFocused();
      const { label } = documents.find((each) => each.person.id === person)!.person;
      await review
        .getByRole("checkbox", { name: "Git", exact: true })
        .or(review.getByRole("checkbox", { name: "Go", exact: true }))
        .first()
        .uncheck();
      await review.getByRole("button", { name: /^Add \d+ lines to the form$/ }).click();
      await expect(page.getByText(/^Added \d+ lines to the form\./)).toBeVisible();
      await expect(page.getByLabel("You live in")).toHaveValue(label.country!);
      await expect(page.getByLabel("Links")).toHaveValue(["https://typed.example.com", ...label.links].join("\n"));
      await expect(page.getByLabel("Level of English")).toBeVisible();
      await expect(
        page.getByRole("button", { name: "Remove Python" }).or(page.getByRole("button", { name: "Remove PHP" })),
      ).toBeVisible();
      await expect(
        page
          .getByRole("button", { name: "Remove Git", exact: true })
          .or(page.getByRole("button", { name: "Remove Go", exact: true })),
      ).toHaveCount(0);
      // A CV's floor and permits are never made up.
      await expect(page.getByLabel("Amount")).toHaveValue("");
      expect(
        sent.filter((each) => each.method() !== "GET" || each.postData() !== null).map((each) => each.url()),
      ).toEqual([]);
      expect(new Set(sent.map((each) => new URL(each.url()).origin))).toEqual(new Set([new URL(page.url()).origin]));
      const paths = sent.map((each) => new URL(each.url()).pathname).filter((path) => path.startsWith("/api/"));
      expect(paths).toEqual(["/api/me/profile/cv-words"]);

      await page.getByRole("button", { name: "Save profile" }).click();
      await expect(page).toHaveURL("/me");
      const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("afield.token"))}` };
      const { data } = (await (await request.get("/api/me/profile", { headers })).json()) as { data: object };
      expect(data).toMatchObject({ country: label.country, roles: label.roles, payFloor: null, permits: [] });
    });
  }
});

test("unsure and missing lines are the person's to decide, by keyboard and at every width", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await openForm(page);
  await choose(page, fileOf("idrissa", "pdf"));
  const review = page.getByRole("group", { name: "What idrissa.pdf says" });
  await expect(review.getByText("Choose what the form takes.")).toBeVisible();
  await expectAccessible(page);
  await review.getByRole("heading").focus();
  await page.keyboard.press("Tab");
  const first = review.getByRole("checkbox").first();
  await expect(first).toBeFocused();
  await expect(first).toBeChecked();
  await page.keyboard.press("Space");
  await expect(first).not.toBeChecked();
  await review.getByRole("button", { name: /^Add/ }).press("Enter");
  await expect(page.getByText(/Nothing is saved before you choose Save profile\.$/)).toBeVisible();
  // The name was left.
  await expect(page.getByLabel("Full Name")).toHaveValue("Inês Marques");
});

test("the file is uploaded only when the person keeps it, and can be downloaded, replaced and removed", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await openForm(page);
  const uploads: string[] = [];
  page.on("request", (each) => each.method() === "POST" && uploads.push(new URL(each.url()).pathname));
  // Every format is kept alike; the reader of this one loads fastest.
  const first = fileOf("margaret", "json");
  await choose(page, first);
  const keep = page.getByRole("button", { name: "Keep the file in my account" });
  await expect(keep).toBeVisible({ timeout: READING_MS });
  expect(uploads).toEqual([]);
  await keep.press("Enter");
  await expect(page.getByText("Kept in your account: margaret.json")).toBeVisible();
  await expect(keep).toHaveCount(0);
  expect(new Set(uploads)).toEqual(new Set(["/api/me/profile/cv"]));
  await expectAccessible(page);

  // It outlasts the page. Another one takes its place only when the person says so.
  await openForm(page);
  await expect(page.getByText("Kept in your account: margaret.json")).toBeVisible();
  const second = { ...first, name: "résumé.json", buffer: Buffer.concat([first.buffer, Buffer.from("\n")]) };
  await choose(page, second);
  await page.getByRole("button", { name: "Replace the kept file with this one" }).click({ timeout: READING_MS });
  await expect(page.getByText("Kept in your account: résumé.json")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the kept CV" }).click();
  const downloaded = await download;
  expect(downloaded.suggestedFilename()).toBe("résumé.json");
  expect((await readFile(await downloaded.path())).equals(second.buffer)).toBe(true);

  await page.getByRole("button", { name: "Remove the kept CV" }).click();
  const question = page.getByRole("dialog", { name: "Remove your CV?" });
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(/^Kept in your account/)).toHaveCount(0);
  await openForm(page);
  await expect(page.getByLabel("Read my CV")).toBeEnabled();
  await expect(page.getByText(/^Kept in your account/)).toHaveCount(0);
});

test("a discarded CV changes nothing", async ({ page, request }) => {
  await signIn(page, request);
  await openForm(page);
  await choose(page, fileOf("priya", "docx", "wrong-name.pdf"));
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Inês Marques");
  await expect(page.getByLabel("Level", { exact: true })).toHaveValue("");
});

test("each hostile file gets its reason, and the form keeps what was typed", async ({ page, request }) => {
  await signIn(page, request);
  await openForm(page);
  await page.getByLabel("Links").fill("https://typed.example.com");
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: DOCX, buffer });
  const objects = Array.from({ length: 700_000 }, (_, at) => `${at + 1} 0 obj\n`).join("");
  const files: [string, Buffer, RegExp][] = [
    ["empty.pdf", Buffer.alloc(0), /is empty/],
    ["large.pdf", Buffer.alloc(50_000_000, "%PDF-"), /more than 10 MB/],
    ["bomb.docx", Buffer.from(zipSync({ "word/document.xml": new Uint8Array(40_000_000) })), /more than 10 MB of text/],
    ["objects.pdf", Buffer.from(`%PDF-1.7\n${objects}`.slice(0, 9_900_000)), /more than 50,000 objects/],
    ["photo.docx", Buffer.from("\u0089PNG"), /neither a PDF, a DOCX nor a JSON Resume/],
    ["package.json", Buffer.from('{"name":"afield"}'), /isn’t a résumé/],
  ];
  for (const [name, buffer, reason] of files) {
    await choose(page, file(name, buffer));
    await expect(page.getByRole("alert"), name).toContainText(reason);
    await expect(page.getByLabel("Links")).toHaveValue("https://typed.example.com");
  }
  await expectAccessible(page);
});

test("a file that takes long can be stopped, and the page answers meanwhile", async ({ page, request }) => {
  await signIn(page, request);
  await openForm(page);
  // A worker that never answers, in place of ours. A tiny script of the same name holds its address.
  await page.route(/\/assets\/cv-worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const isWorker = (await response.body()).length > 1000;
    await route.fulfill({ response, ...(isWorker && { body: "self.onmessage = () => { for (;;); };" }) });
  });
  await choose(page, fileOf("harriet", "pdf"));
  await expect(page.getByText("Reading harriet.pdf on this device…")).toBeVisible();
  await page.getByLabel("Links").fill("https://typed.example.com");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Reading harriet.pdf on this device…")).toHaveCount(0);
  await expect(page.getByLabel("Links")).toHaveValue("https://typed.example.com");
  // Requests for the worker may still be on their way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
