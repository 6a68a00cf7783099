import { StatusResponse } from "#contract/schemas/status.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("shows figures, plots and a row per source", async ({ page, request }) => {
  const { data: status } = StatusResponse.parse(await (await request.get("/api/status")).json());
  await page.goto("/status");
  await expect(page).toHaveTitle(/^Status – /);
  await expect(page.getByRole("heading", { level: 1, name: "Status" })).toBeVisible();
  const openJobs = page.getByRole("term").filter({ hasText: "Open jobs" }).locator("xpath=following-sibling::dd");
  await expect(openJobs).toHaveText(new Intl.NumberFormat("en").format(status.totals.openJobs));
  expect(status.totals.openJobs).toBeGreaterThan(0);
  const read = status.sources.filter((source) => source.boards > 0);
  const table = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Last read" }) });
  await expect(table.getByRole("rowheader")).toHaveText(read.map((source) => new RegExp(`^${source.name}`)));
  await expect(page.getByRole("img", { name: "Jobs by day" })).toHaveAccessibleDescription(
    /^In 14 days [\d,]+ jobs opened/,
  );
  await expect(page.getByRole("img", { name: "Reads by hour" })).toHaveAccessibleDescription(
    /^In 24 hours boards were read [\d,]+ times/,
  );
  await expectAccessible(page);
});

test("every plot has its figures, every source its dropped postings", async ({ page }) => {
  await page.goto("/status");
  const days = page.getByRole("figure").filter({ has: page.getByRole("img", { name: "Jobs by day" }) });
  await days.getByText("Figures").click();
  await expect(days.getByRole("row")).toHaveCount(15);
  const why = page.getByText("Why not the others").first();
  await why.focus();
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /^(onsite|hybrid|remote unclear|.+): \d/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test("on a phone the table of sources fits, and each source holds the rest", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/status");
  const table = page.getByRole("region", { name: "Sources" });
  await expect(table.getByRole("columnheader")).toHaveText(["Source", "Open jobs", "Last read"], {
    useInnerText: true,
  });
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  await table.getByText("More", { exact: false }).first().click();
  await expect(
    table
      .getByRole("definition")
      .filter({ hasText: /^(no reads|[\d.]+% of \d)/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test("serves employers' logos from this site", async ({ page, request }) => {
  const featured = (await (await request.get("/api/jobs/featured")).json()) as {
    data: { company: { logoUrl?: string } }[];
  };
  const logos = featured.data.flatMap((job) => job.company.logoUrl ?? []);
  expect(logos.length).toBeGreaterThan(0);
  const answer = await request.get(logos[0] ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  await page.goto("/");
  const picture = page.locator(`img[src="${logos[0]}"]`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(16);
});
