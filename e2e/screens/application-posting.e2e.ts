import type { ApplicationResponse } from "#contract/schemas/desk/application.ts";
import { expectAccessible } from "../accessible.ts";
import { applicationOf, tokenOf, writeApplications } from "../applications.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

test("what the employer has changed since the copy shows beside it", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/applications");
  await expect(page.getByText("No applications yet.")).toBeVisible();
  const token = await tokenOf(page);
  const { data: jobs } = (await (await request.get("/api/jobs/featured")).json()) as { data: { id: string }[] };
  const jobId = jobs[0]!.id;
  // The server copies the posting of a job of ours.
  const same = { ...applicationOf([{ kind: "step", set: { stage: "saved", on: "2026-11-01" } }]), jobId };
  await writeApplications(request, token, [same]);
  const headers = { authorization: `Bearer ${token}` };
  const read = await request.get(`/api/me/applications/${same.id}`, { headers });
  const { posting } = ((await read.json()) as ApplicationResponse).data;
  const [first = "", ...lines] = posting!.text.split("\n").filter((line) => line.trim() !== "");
  // A browser copied this one before the employer changed it.
  const older = {
    ...posting!,
    title: "Apprentice Cartographer",
    location: "Anywhere in Portugal",
    text: ["You bring your own lamp.", ...lines].join("\n"),
    frozenAt: "2026-10-01T10:00:00.000Z",
  };
  const edited = {
    ...applicationOf([{ kind: "step", set: { stage: "saved", on: "2026-10-01" } }]),
    jobId,
    posting: older,
  };
  await writeApplications(request, token, [edited]);

  await page.goto(`/applications/${same.id}`);
  await expect(page.getByText("Nothing has changed since.")).toBeVisible();

  await page.goto(`/applications/${edited.id}`);
  const section = page.getByRole("region", { name: "The posting" });
  await expect(section.getByText(/^Copied on Oct 1, 2026\. Changed since:/)).toBeVisible();
  const changes = section.getByRole("listitem");
  await expect(changes.filter({ hasText: "Title" })).toContainText(`Apprentice Cartographer → ${posting!.title}`);
  await expect(changes.filter({ hasText: "Location" })).toContainText("Anywhere in Portugal →");
  await expect(section.getByText("Removed: You bring your own lamp.")).toBeVisible();
  await expect(section.getByText(`Added: ${first.trim()}`)).toBeVisible();
  // The copy stays as it was.
  await section.getByText("as copied").first().press("Enter");
  await expect(section.getByText(/^You bring your own lamp\./).first()).toBeVisible();
  await expectAccessible(page);
  await section.getByRole("link", { name: "Open the job" }).click();
  await expect(page.getByRole("heading", { level: 1, name: posting!.title })).toBeVisible();
});
