import { expect, test } from "../fixtures.ts";

test("three groups of links lead to their pages and anchors", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(`
    - contentinfo:
      - link "afield"
      - paragraph: spend time interviewing, not finding jobs
      - navigation "Resources":
        - heading "Resources" [level=2]
        - list:
          - listitem:
            - link "Help Center":
              - /url: /help
          - listitem:
            - link "FAQ":
              - /url: /help#faq
          - listitem:
            - link "Guides":
              - /url: /help#guides
      - navigation "Company":
        - heading "Company" [level=2]
        - list:
          - listitem:
            - link "About":
              - /url: /about
          - listitem:
            - link "Our mission":
              - /url: /about#mission
          - listitem:
            - link "Contact":
              - /url: /contact
      - navigation "Legal":
        - heading "Legal" [level=2]
        - list:
          - listitem:
            - link "Privacy Policy":
              - /url: /privacy
          - listitem:
            - link "Terms of Service":
              - /url: /terms
          - listitem:
            - link "Cookies":
              - /url: /privacy#cookies
  `);
});

test("the footer links to jobs by role and the status page", async ({ page }) => {
  await page.goto("/help");
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("link", { name: "Jobs by role" })).toHaveAttribute("href", "/remote-jobs");
  await foot.getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL("/status");
});

test("the footer's anchors scroll to their sections", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const [link, address, heading] of [
    ["Guides", "/help#guides", "Guides"],
    ["Our mission", "/about#mission", "Our mission"],
    ["Cookies", "/privacy#cookies", /Cookies and local storage/],
    ["FAQ", "/help#faq", "Frequently asked questions"],
  ] as const) {
    await page.goto("/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeInViewport();
  }
});

test("the theme can be chosen, is remembered, and can follow the system again", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/help");
  const theme = page.getByRole("group", { name: "Theme" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await expect(theme.getByRole("button", { name: "System" })).toHaveAttribute("aria-pressed", "true");
  await theme.getByRole("button", { name: "Dark" }).click();
  await expect(theme.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(ground).not.toBe(light);
  await page.goto("/about");
  expect(await ground()).not.toBe(light);
  await theme.getByRole("button", { name: "Dark" }).hover();
  await expect(theme.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  await theme.getByRole("button", { name: "System" }).click();
  await expect.poll(ground).toBe(light);
});
