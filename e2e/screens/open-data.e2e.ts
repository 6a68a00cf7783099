import { DatasetResponse } from "#contract/schemas/dataset.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

const EDITION = {
  date: "2026-05-02",
  writtenAt: "2026-05-02T02:17:00.000Z",
  jobs: 48_213,
  leftOut: 1205,
  sources: [
    { id: "greenhouse", name: "Greenhouse", homepage: "https://www.greenhouse.com", jobs: 31_004 },
    {
      id: "jobtech",
      name: "Platsbanken",
      homepage: "https://arbetsformedlingen.se/platsbanken",
      attribution: "Source: Platsbanken, Arbetsförmedlingen",
      jobs: 1,
    },
  ],
  files: [
    { format: "parquet", ending: "parquet", bytes: 8_213_004 },
    { format: "csv", ending: "csv.gz", bytes: 7_100 },
    { format: "checksums", ending: "sha256", bytes: 431 },
  ].map(({ format, ending, bytes }) => ({
    format,
    name: `jobs-2026-05-02-0123456789abcdef.${ending}`,
    url: `https://jobs.example.org/data/jobs-2026-05-02-0123456789abcdef.${ending}`,
    bytes,
    sha256: "0123456789abcdef".repeat(4),
  })),
};

test("before the first night it says so, and describes every column", async ({ page, request }) => {
  const { data } = DatasetResponse.parse(await (await request.get("/api/dataset")).json());
  expect(data.editions).toEqual([]);
  await page.goto("/data");
  await expect(page).toHaveTitle(/^Open data – /);
  await expect(page.getByText("There’s no edition yet.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Columns" }).getByRole("rowheader")).toHaveText(
    data.columns.map(({ name }) => name),
  );
  await expect(page.getByRole("link", { name: "CC BY 4.0" })).toHaveAttribute("rel", /license/);
  await expectAccessible(page);
});

test("shows the files of the latest edition, how to read them, and the editions before", async ({ page }) => {
  await page.route("**/api/dataset", async (route) => {
    const answer = (await (await route.fetch()).json()) as DatasetResponse;
    await route.fulfill({
      json: { data: { ...answer.data, editions: [EDITION, { ...EDITION, date: "2026-05-01" }] } },
    });
  });
  await page.goto("/status");
  await expect(page.locator("html[data-hydrating]")).toHaveCount(0);
  await page.getByRole("link", { name: "open data" }).click();
  await expect(page.getByText("48,213 jobs, as of")).toBeVisible();
  const files = page.getByRole("region", { name: "Edition of 2026-05-02" });
  await expect(files.getByRole("row").nth(1)).toHaveText(/^Parquet ?8.21 MB ?0123456789abcdef/);
  await expect(files.getByRole("link", { name: "Parquet" })).toHaveAttribute("href", `/data/${EDITION.files[0]!.name}`);
  await expect(page.getByText("read_parquet('https://jobs.example.org/data/jobs.parquet')")).toBeVisible();
  await expect(page.getByText("each shown with “Source: Platsbanken, Arbetsförmedlingen”")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "2026-05-01, 48,213 jobs" })).toBeVisible();
  await expectAccessible(page);
});
