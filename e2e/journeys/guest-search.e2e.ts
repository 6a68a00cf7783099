import type { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import { expect, test } from "../fixtures.ts";

test("a guest searches, shares the URL, opens a job on the employer's site, and is invited to sign up for more filters", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Browse Jobs" }).click();
  await page.getByRole("button", { name: /^Location/ }).click();
  await page.getByRole("combobox", { name: "Filter Location" }).fill("germany");
  await page.getByRole("option", { name: /Germany Remote/ }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Job Type/ }).click();
  await page.getByRole("option", { name: /^Full Time/ }).click();
  const answer = page.waitForResponse(/\/api\/jobs\/featured\?.*location=germany/);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/?location=germany&employmentType=full-time");
  await expect(
    page.getByRole("list", { name: "Applied filters" }).getByRole("button", { name: /^Remove/ }),
  ).toHaveCount(2);
  const found = page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Apply Now/ }) });
  await expect(found.first()).toContainText("Full Time");
  const [first] = ((await (await answer).json()) as FeaturedResponse).data;
  await expect(found.first().getByRole("heading")).toHaveText(first!.role);

  // The URL is the search: it shows the same jobs in another browser.
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("button", { name: /^Location/ })).toContainText("Germany");
  await expect(elsewhere.getByRole("article").first().getByRole("heading")).toHaveText(first!.role);
  await elsewhere.close();

  const apply = found.first().getByRole("link", { name: /^Apply Now/ });
  const employer = (await apply.getAttribute("href")) ?? "";
  await context.route(employer, (route) => route.fulfill({ body: "the employer's page" }));
  const opened = context.waitForEvent("page");
  await apply.click();
  await expect(await opened).toHaveURL(employer);
  await page.bringToFront();

  await page.getByRole("button", { name: "Advanced filters" }).click();
  await page.getByRole("dialog", { name: "Advanced filters" }).getByRole("link", { name: "Sign Up for Free" }).click();
  // The search comes along.
  await expect(page).toHaveURL("/register?to=%2Fjobs%3Flocation%3Dgermany%26employmentType%3Dfull-time");
  await page.goBack();
  await expect(page).toHaveURL("/?location=germany&employmentType=full-time");
  await expect(page.getByRole("button", { name: /^Job Type/ })).toContainText("Full Time");
});
