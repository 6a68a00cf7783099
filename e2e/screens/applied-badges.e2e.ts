import { randomUUID } from "node:crypto";
import { expectAccessible } from "../accessible.ts";
import { applicationOf, tokenOf, writeApplications } from "../applications.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

interface FeaturedJob {
  id: string;
  slug: string;
  company: { name: string; slug: string };
}

test("cards and rows say when the person applied for the job, or to its company", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/help");
  const { data } = (await (await request.get("/api/jobs/featured")).json()) as { data: FeaturedJob[] };
  const [first, ...others] = data;
  const second = others.find(({ company }) => company.name !== first?.company.name);
  if (first === undefined || second === undefined) throw new Error("the sample has too few jobs");
  const step = (on: string) => ({ kind: "step", set: { stage: "applied", on } });
  const id = randomUUID();
  const details = { kind: "details", thing: id, set: { title: "Tide Analyst", company: second.company.name } };
  await writeApplications(request, await tokenOf(page), [
    { ...applicationOf([step("2026-03-02")]), jobId: first.id },
    applicationOf([details, step("2026-03-01")], id),
  ]);

  const toJob = "Applied on Mar 2, 2026";
  const toCompany = "Applied to this company on Mar 1, 2026";
  const card = (id: string) => page.getByRole("article").filter({ has: page.locator(`#job-${id}`) });
  await page.goto("/");
  await page.mouse.move(200, 300);
  await expect(card(first.id).getByText(toJob)).toBeVisible();
  await expect(card(second.id).getByText(toCompany)).toBeVisible();
  await expectAccessible(page);

  const row = (id: string) => page.locator(`[data-job="${id}"]`);
  await page.goto(`/jobs?company=${first.company.slug}`);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(row(first.id).getByText(toJob)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/jobs?company=${second.company.slug}`);
  await expect(row(second.id).getByText(toCompany)).toBeVisible();

  await page.goto(`/company/${first.company.slug}`);
  await page.mouse.move(200, 300);
  await expect(row(first.id).getByText(toJob)).toBeVisible();
  await page.goto(`/company/${second.company.slug}`);
  await page.mouse.move(200, 300);
  await expect(page.getByText(toCompany), "once, in the head").toHaveCount(1);
  await expect(page.getByRole("banner").or(page.locator("main header")).getByText(toCompany)).toBeVisible();
  await page.goto(`/job/${first.slug}-${first.id}`);
  await page.mouse.move(200, 300);
  await expect(page.getByRole("main").getByText(toJob).first()).toBeVisible();
});
