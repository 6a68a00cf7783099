import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

/** Chooses an entry of a list by keyboard. */
async function choose(page: Page, list: string, text: string): Promise<void> {
  await page.getByRole("button", { name: list }).press("Enter");
  await expect(page.getByRole("combobox", { name: `Filter ${list}` })).toBeFocused();
  await page.keyboard.type(text);
  await page.getByRole("option", { name: text, exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Remove ${text}` })).toBeVisible();
}

async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem("afield.token"))) ?? "";
}

test("completing the profile makes it Completed and sets the search", async ({ page, request }) => {
  const person = await signIn(page, request);
  await page.goto("/me");
  await page.getByRole("link", { name: "Complete Profile" }).click();
  await expect(page).toHaveURL("/me?edit=profile");
  await expect(page.getByRole("heading", { name: "Edit Profile" })).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveValue(person.name);
  await page.getByLabel("Full Name").fill("Inês M. Marques");
  await page.getByLabel("You live in").selectOption("PT");
  await page.getByLabel("From").selectOption("9");
  await choose(page, "Roles", "Software Engineer");
  await choose(page, "Skills", "TypeScript");
  await page.getByLabel("Level", { exact: true }).selectOption("senior");
  await page.getByLabel("Amount").fill("70000");
  await page.getByLabel("Currency").selectOption("EUR");
  await page.getByRole("button", { name: "Add a language" }).click();
  await page.getByLabel("Level of English").selectOption("C1");
  await page.getByLabel("Links").fill("https://ines.example.com\n");
  await page.getByRole("button", { name: "Save profile" }).click();

  await expect(page).toHaveURL("/me");
  await expect(page.getByRole("heading", { level: 1, name: "Inês M. Marques" })).toBeVisible();
  const overview = page.getByRole("tabpanel", { name: "Overview" });
  await expect(overview.getByText("Completed", { exact: true })).toBeVisible();
  await expect(overview.getByText("Software Engineer", { exact: true })).toBeVisible();
  await expect(overview.getByText("Complete your profile")).toHaveCount(0);

  // One truth: the search has the same home country.
  await page.goto("/jobs");
  await expect(page.getByLabel("You live in").first()).toHaveValue("PT");
  await page.goto("/me");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByLabel("Amount")).toHaveValue("70000");
  await expect(page.getByLabel("Links")).toHaveValue("https://ines.example.com");
  await page.getByRole("button", { name: "Remove TypeScript" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByRole("button", { name: "Remove TypeScript" })).toBeVisible();
});

test("the filled form is accessible", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/me?edit=profile");
  await choose(page, "Skills", "TypeScript");
  await page.getByRole("button", { name: "Add a language" }).click();
  await expectAccessible(page);
});

test("what another device changed meanwhile survives, and a clash is the person's to decide", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/me?edit=profile");
  await expect(page.getByLabel("Full Name")).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const { data: base } = (await (await request.get("/api/me/profile", { headers })).json()) as { data: object };
  const elsewhere = { ...base, country: "ES", skills: ["python"] };
  expect((await request.put("/api/me/profile", { headers, data: { base, values: elsewhere } })).status()).toBe(200);

  await page.getByLabel("You live in").selectOption("PT");
  await choose(page, "Skills", "TypeScript");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Changed elsewhere while you edited.")).toBeVisible();
  await expect(page.getByLabel("You live in")).toHaveValue("ES");
  await expect(page.getByRole("button", { name: "Remove Python" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove TypeScript" })).toBeVisible();
  await page.getByRole("button", { name: "Use mine: Home country" }).click();
  await expect(page.getByLabel("You live in")).toHaveValue("PT");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page).toHaveURL("/me");
  const { data } = (await (await request.get("/api/me/profile", { headers })).json()) as { data: object };
  expect(data).toMatchObject({ country: "PT", skills: ["python", "typescript"] });
});

test.describe("when the server refuses", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("the form says why and keeps what was typed", async ({ page, request }) => {
    await signIn(page, request);
    await page.goto("/me?edit=profile");
    await page.getByLabel("Full Name").fill("see www.evil.example");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByRole("alert")).toContainText("Please enter your name without a web address");
    await expect(page.getByLabel("Full Name")).toHaveValue("see www.evil.example");
  });
});

test("a changed form asks before the person leaves, and an unchanged one doesn't", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/me");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const links = page.getByLabel("Links");
  await expect(page.getByRole("button", { name: "Skills" })).toBeEnabled();
  const away = page.getByRole("banner").getByRole("link", { name: "Jobs", exact: true });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });

  await links.fill("https://typed.example.com");
  await away.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL("/me?edit=profile");
  await expect(links).toHaveValue("https://typed.example.com");
  // The Back button asks too.
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL("/me?edit=profile");
  await expect(links).toHaveValue("https://typed.example.com");
  // Closing the tab asks by the browser's own dialogue.
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(links).toHaveValue("https://typed.example.com");

  await links.fill("");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/me");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Links").fill("https://typed.example.com");
  await away.click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/jobs");
});
