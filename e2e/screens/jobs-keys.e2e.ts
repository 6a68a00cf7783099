import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { inventEmployerPages, openJobs, signIn } from "../people.ts";

test("j and k move through the list, and o opens the job on the employer's site", async ({
  page,
  request,
  context,
}) => {
  await inventEmployerPages(context);
  await signIn(page, request);
  await page.goto("/jobs");
  const apply = page.getByRole("article").getByRole("link", { name: /^Apply Now/ });
  await expect(apply).toHaveCount(9);
  for (const [key, at] of [
    ["j", 0],
    ["j", 1],
    ["j", 2],
    ["k", 1],
    ["k", 0],
    ["k", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(apply.nth(at)).toBeFocused();
    await expect(apply.nth(at)).toBeInViewport();
  }
  await page.keyboard.press("j");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("o");
  const employer = await opened;
  await expect(employer).toHaveURL("https://apply.example.com/1");
  expect(await employer.evaluate(() => window.opener)).toBeNull();
});

test("? shows the shortcuts and Escape closes them", async ({ page, request }) => {
  await openJobs(page, request);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys).toMatchAriaSnapshot(`
    - dialog "Keyboard shortcuts":
      - heading "Keyboard shortcuts" [level=2]
      - button "Close"
      - term: j
      - definition: next job
      - term: k
      - definition: previous job
      - term: o
      - definition: open the job on the employer's site
      - term: /
      - definition: search
      - term: Ctrl+K
      - definition: find a page or a command
      - term: "?"
      - definition: this help
  `);
  await expectAccessible(page);
  await page.keyboard.press("j");
  await expect(keys).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
});

test("shortcuts are off while typing", async ({ page, request }) => {
  await openJobs(page, request);
  await page.getByRole("button", { name: /^Role or Title/ }).click();
  const box = page.getByRole("combobox", { name: "Filter Role or Title" });
  await expect(box).toBeFocused();
  await page.keyboard.type("jo?k");
  await expect(box).toHaveValue("jo?k");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveCount(0);
});
