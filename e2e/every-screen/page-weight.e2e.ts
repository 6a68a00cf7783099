import { expect, test } from "../fixtures.ts";
import { weigh } from "../script-weight.ts";

test("the home page loads at most 120 kB of script before the first interaction, and 190 kB in all", async ({
  page,
}) => {
  const weight = weigh(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await weight()).toBeLessThanOrEqual(120_000);
  for (const list of ["Role or Title", "Location", "Experience", "Job Type"]) {
    await page.getByRole("button", { name: new RegExp(`^${list}`) }).click();
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
  expect(await weight()).toBeLessThanOrEqual(190_000);
});

test("the home page returns 304 for a matching ETag and the page for any other", async ({ request }) => {
  await expect(async () => {
    const first = await request.get("/");
    const etag = first.headers()["etag"] ?? "";
    expect(etag).toMatch(/^W\/"/);
    const again = await request.get("/", { headers: { "if-none-match": etag } });
    // A page that another test has changed in between has another ETag.
    expect(again.status()).toBe(again.headers()["etag"] === etag ? 304 : 200);
    expect(again.headers()["etag"]).toBe(etag);
    expect(await again.body()).toHaveLength(0);
  }).toPass();
  const other = await request.get("/", { headers: { "if-none-match": 'W/"other"' } });
  expect(other.status()).toBe(200);
  expect(await other.text()).toContain("Remote Jobs");
});
