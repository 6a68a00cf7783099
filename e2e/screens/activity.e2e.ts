import { randomUUID } from "node:crypto";
import { expectAccessible } from "../accessible.ts";
import { test as base, expect } from "../fixtures.ts";
import { signIn } from "../people.ts";
import { type Site, startSite } from "../server.ts";

/** Tests against their own server with saved jobs and applications live, whose figures the summary shows. */
const test = base.extend<object, { deskSite: Site }>({
  deskSite: [
    async ({}, use) => {
      const site = await startSite({ COMING_SOON: "match,alerts" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ deskSite }, use) => {
    await use(deskSite.baseUrl);
  },
});

test("the activity summary counts what is on the desk, and says what happened in 30 days", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/me");
  const summary = page.getByRole("tabpanel", { name: "Overview" });
  await expect(page.getByRole("heading", { name: "Activity Summary" })).toHaveAccessibleName("Activity Summary");
  await expect(summary.getByText("In the last 30 days nothing changed here.")).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("afield.token"));
  const headers = { authorization: `Bearer ${token}` };
  const jobs = (await (await request.get("/api/jobs/featured")).json()) as { data: { id: string }[] };
  for (const { id } of jobs.data.slice(0, 2))
    expect((await request.put(`/api/me/saved-jobs/${id}`, { headers, data: {} })).status()).toBe(200);
  const today = new Date().toISOString().slice(0, 10);
  const set = { stage: "applied", on: today };
  const event = { id: randomUUID(), thing: randomUUID(), kind: "step", madeAt: new Date().toISOString(), set };
  const tracked = await request.post("/api/me/applications", {
    headers,
    data: { applications: [{ id: randomUUID(), events: [event] }] },
  });
  expect(tracked.status(), await tracked.text()).toBe(200);

  await page.reload();
  await expect(summary.getByText("In the last 30 days you saved 2 jobs and sent 1 application.")).toBeVisible();
  await expect(summary.getByRole("table", { name: "The last 30 days" })).toMatchAriaSnapshot(`
    - table "The last 30 days":
      - rowgroup:
        - row "What How many"
      - rowgroup:
        - row "Jobs saved 2"
        - row "Applications sent 1"
        - row "Heard back 0"
        - row "Interviews 0"
        - row "People met 0"
  `);
  for (const [name, count] of [
    ["Job Applications", "1"],
    ["Saved Jobs", "2"],
    ["Network Connections", "0"],
  ] as const)
    await expect(summary.locator("dl > div").filter({ hasText: name })).toContainText(count);
  await expectAccessible(page);
});
