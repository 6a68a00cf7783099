import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { dayAgo, signInWithApplications } from "../applications.ts";
import { expect, test } from "../fixtures.ts";
import {
  inventEmployerPages,
  logInWithDesk,
  newPerson,
  registerInBrowser,
  storedOnDesk,
  visitEmployer,
} from "../people.ts";

const MAP_WRITER = [{ title: "Map Writer", company: "Ordnal", steps: [["saved", dayAgo(1)]] }] as const;

/** Applies on the employer's page, comes back and answers that they applied. */
async function apply(page: Page, context: BrowserContext): Promise<void> {
  const link = page.getByRole("link", { name: /^Apply on / }).filter({ visible: true });
  const question = await visitEmployer(page, context, link.first());
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Added to your applications")).toBeVisible();
}

for (const width of [1280, 360])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a guest saves three jobs, registers, finds them in the account, applies and gets an offer", async ({
      page,
      request,
      context,
    }) => {
      await inventEmployerPages(context);
      await page.goto("/");
      for (let at = 0; at < 3; at += 1) {
        const save = page
          .getByRole("article")
          .nth(at)
          .getByRole("button", { name: /^Save / });
        await save.click();
        await expect(save).toHaveAttribute("aria-pressed", "true");
        await expect(page.getByText("Saved in this browser")).toBeVisible();
      }
      await expect.poll(() => storedOnDesk(page)).toEqual([3, 3]);
      const person = newPerson();
      await page.goto("/register");
      await registerInBrowser(page, request, person);
      await logInWithDesk(page, person);
      await expect(page.locator("[data-saved]")).toHaveCount(3);

      const job = page.locator("[data-saved]").first().getByRole("link").first();
      const title = await job.innerText();
      await job.click();
      await expect(page).toHaveURL(/\/job\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await apply(page, context);
      await page.goto("/applications");
      await page.getByRole("link", { name: title }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      for (const stage of ["Interview", "Offer"]) {
        await page.getByRole("combobox", { name: /to another stage$/ }).selectOption({ label: stage });
        await expect(page.getByRole("region", { name: "History" }).getByText(stage)).toBeVisible();
      }
      await expectAccessible(page);
      await page.goto("/me");
      await expect(page.getByText("you saved 3 jobs, sent 1 application")).toBeVisible();
      const summary = page.getByRole("tabpanel", { name: "Overview" }).locator("dl > div");
      await expect(summary.filter({ hasText: "Job Applications" })).toContainText("1");
      await expect(summary.filter({ hasText: "Saved Jobs" })).toContainText("3");
    });
  });

test("adds, dates, moves and notes an application by keyboard alone", async ({ page, request }) => {
  await signInWithApplications(page, request, MAP_WRITER);
  await page.reload();
  const add = page.getByRole("button", { name: "Add application" });
  await expect(page.getByRole("link", { name: "Map Writer" })).toBeVisible();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Job title")).toBeVisible();
  await page.getByRole("dialog").getByLabel("Job title").focus();
  await page.keyboard.type("Tide Analyst");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sluis");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Tide Analyst" })).toBeVisible();
  await page.getByRole("combobox", { name: "Move Tide Analyst at Sluis to another stage" }).focus();
  await page.keyboard.type("Interview");
  await page.keyboard.press("Enter");
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("Interview 1")).toBeVisible();
  await page.getByRole("button", { name: "Add a note" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Note", { exact: true }).focus();
  await page.keyboard.type("Bring the tide tables.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bring the tide tables.")).toBeVisible();
  await page.getByRole("link", { name: "All applications" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: /^Interview/ }).getByText("Tide Analyst")).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test("changes of an application wait, and arrive once when the connection is back", async ({
    page,
    request,
    context,
  }) => {
    const [id = ""] = await signInWithApplications(page, request, MAP_WRITER);
    await page.goto(`/applications/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Map Writer" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Add a note" }).click();
    await page.getByLabel("Note", { exact: true }).fill("Written on a train.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Written on a train.")).toBeVisible();
    await page.getByRole("combobox", { name: /to another stage$/ }).selectOption({ label: "Applied" });
    await expect(page.getByRole("region", { name: "History" }).getByText("Applied")).toBeVisible();
    await context.setOffline(false);
    const token = await page.evaluate(() => localStorage.getItem("afield.token"));
    const events = async () => {
      const response = await request.get(`/api/me/applications/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { data } = (await response.json()) as { data: { events: { kind: string }[] } };
      return data.events.map(({ kind }) => kind);
    };
    await expect.poll(events, { timeout: 40_000 }).toEqual(["details", "step", "note", "step"]);
    await page.reload();
    await expect(page.getByText("Written on a train.")).toBeVisible();
    expect(await events()).toEqual(["details", "step", "note", "step"]);
  });
});

test("a browser without room says so, and loses nothing that it has", async ({ page }) => {
  await page.goto("/applications");
  await expect(page.getByText("Kept in this browser only.")).toBeVisible();
  const add = async (title: string) => {
    await page.getByRole("button", { name: "Add application" }).click();
    await page.getByRole("dialog").getByLabel("Job title").fill(title);
    await page.getByRole("dialog").getByRole("button", { name: "Add application" }).click();
  };
  await add("Tide Analyst");
  await expect(page.getByRole("heading", { level: 1, name: "Tide Analyst" })).toBeVisible();
  // Chromium lets small writes pass a quota, so the database itself refuses them.
  await page.evaluate(() => {
    Reflect.set(window, "put", IDBObjectStore.prototype.put);
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByLabel("Note", { exact: true }).fill("x".repeat(9000));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your browser has no room left, so this isn’t kept.")).toBeVisible();
  // The form stays open with what was written.
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("x".repeat(9000));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = Reflect.get(window, "put") as typeof IDBObjectStore.prototype.put;
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Edit note/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Tide Analyst" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Edit note/ })).toBeVisible();
});
