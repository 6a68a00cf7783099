import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("a visitor files a notice about a job and reads where it stands", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.getByRole("link", { name: "file a notice" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("File a notice");
  await expect(page.getByText("about the job that you came from")).toBeVisible();
  await page.reload();
  await expect(page.getByText("about the job that you came from")).toBeVisible();
  await page.getByLabel("What’s wrong?").selectOption("It discriminates");
  await page.getByRole("button", { name: "File the notice" }).click();
  await expect(page.getByText("Please explain in at least 10 characters")).toBeVisible();
  await expect(page.getByText("Please confirm this")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Explain what is wrong and where").fill("It asks for people under thirty only.");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "File the notice" }).click();
  const number = page.getByRole("heading", { name: /^Your notice has the number [0-9A-Z]{4}-[0-9A-Z]{4}$/ });
  await expect(number).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: "your notice’s page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Notice [0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(page.getByText("It asks for people under thirty only.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("A person will read it and decide.")).toBeVisible();
  await expectAccessible(page);
});

test("a notice without a link from a page takes the page's address", async ({ page }) => {
  await page.goto("/notices/new");
  await page.getByLabel("Address of the page").fill("https://elsewhere.example/job/1");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "File the notice" }).click();
  await expect(page.getByText("Please paste an address of this site")).toBeVisible();
  await page.getByLabel("Address of the page").fill(new URL("/help", page.url()).href);
  await page.getByRole("button", { name: "File the notice" }).click();
  await expect(page.getByRole("heading", { name: /^Your notice has the number/ })).toBeVisible();
});

test("the page of a company leads to the form", async ({ page, request }) => {
  const { data } = (await (await request.get("/api/jobs/featured")).json()) as {
    data: { company: { slug: string } }[];
  };
  await page.goto(`/company/${data[0]!.company.slug}`);
  await page.getByRole("link", { name: "File a notice about this company" }).click();
  await expect(page.getByText("about the company that you came from")).toBeVisible();
});

test.describe("an address of no notice", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("says so", async ({ page }) => {
    await page.goto("/notices/1.nonsense");
    await expect(page.getByText("There is no notice at this address.")).toBeVisible();
  });
});
