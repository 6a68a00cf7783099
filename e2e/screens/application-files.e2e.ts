import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { dayAgo, openApplication } from "../applications.ts";
import { expect, test } from "../fixtures.ts";

const WANTED = [{ title: "Map Writer", company: "Ordnal", steps: [["applied", dayAgo(1)]] }] as const;

function pdf(bytes: number) {
  const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(bytes)]);
  return { name: "Portfolio.pdf", mimeType: "application/pdf", buffer: content };
}

/** Returns the offsets of the parts that the page sends from now on. */
function partsOf(page: Page): number[] {
  const offsets: number[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/files") && request.method() === "POST")
      offsets.push(Number(url.searchParams.get("offset")));
  });
  return offsets;
}

const UNLIMITED = -1;

/** Returns a function that sets the page's connection: bytes a second that it uploads, or null for none at all. */
async function connectionOf(page: Page): Promise<(bytesPerSecond: number | null) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return async (bytesPerSecond) => {
    await session.send("Network.emulateNetworkConditions", {
      offline: bytesPerSecond === null,
      latency: 0,
      downloadThroughput: UNLIMITED,
      uploadThroughput: bytesPerSecond ?? UNLIMITED,
    });
  };
}

async function expectDownload(page: Page, content: Buffer): Promise<void> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Portfolio.pdf", exact: true }).click();
  expect((await readFile(await (await download).path())).equals(content)).toBe(true);
}

test("a file arrives over a connection that needs longer for it than a request may take", async ({ page, request }) => {
  await openApplication(page, request, WANTED);
  const file = pdf(1_200_000);
  await (
    await connectionOf(page)
  )(100_000);
  const offsets = partsOf(page);
  await page.getByLabel("Add a file").setInputFiles(file);
  await expect(page.getByRole("progressbar", { name: /^Sending Portfolio.pdf/ })).toBeVisible();
  // The message goes away by itself, maybe before the slow check ends.
  const added = expect(page.getByText("Added the file")).toBeVisible({ timeout: 60_000 });
  await Promise.all([expectAccessible(page), added]);
  expect(offsets.length).toBeGreaterThan(3);
  await expectDownload(page, file.buffer);
});

test.describe("a connection that breaks", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_ABORTED/] });

  test("an interrupted file goes on where it was, and so does a cancelled one that is added again", async ({
    page,
    request,
  }) => {
    await openApplication(page, request, WANTED);
    await page.waitForLoadState("networkidle");
    const { name, buffer } = pdf(900_000);
    // A file on the disk keeps its date, by which the page knows it again.
    const file = test.info().outputPath(name);
    await writeFile(file, buffer);
    const connect = await connectionOf(page);
    await connect(60_000);
    const offsets = partsOf(page);
    const percent = page.getByText(/^\d+%$/);
    await page.getByLabel("Add a file").setInputFiles(file);
    await expect(percent).toHaveText(/[1-9]/);
    await connect(null);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await connect(60_000);
    await expect(percent).toHaveText(/^[2-9]\d%$/, { timeout: 30_000 });
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(percent).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Portfolio.pdf", exact: true })).toHaveCount(0);
    await connect(UNLIMITED);
    offsets.length = 0;
    await page.getByLabel("Add a file").setInputFiles(file);
    await expect(page.getByText("Added the file")).toBeVisible({ timeout: 60_000 });
    // The first call only asks where to go on.
    expect(offsets[0]).toBe(0);
    expect(offsets[1]).toBeGreaterThan(0);
    await expectDownload(page, buffer);
  });
});

test.describe("a file of another type", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("is refused with the reason, and nothing of it stays", async ({ page, request }) => {
    await openApplication(page, request, WANTED);
    const file = { name: "CV.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><p>No PDF") };
    await page.getByLabel("Add a file").setInputFiles(file);
    await expect(page.getByText("This isn’t a PDF, a Word document (DOCX) or a picture")).toBeVisible();
    await expect(page.getByRole("button", { name: "CV.pdf", exact: true })).toHaveCount(0);
    await expect(page.getByLabel("Add a file")).toBeEnabled();
  });
});
