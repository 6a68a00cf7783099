import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type Activity, ActivityResponse } from "#contract/schemas/desk/activity.ts";
import { accountApi, accountApiTestbed } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const { api, database } = await accountApiTestbed();
beforeEach(() => removeAccounts(database));

const DAY_MS = 86_400_000;
const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

async function activityOf(token: string): Promise<Activity> {
  return ActivityResponse.parse((await api.get("/api/me/activity", { token })).body).data;
}

/** Tracks an application with these steps: stages with the days since. Returns a function that adds fields to a thing of it. */
async function track(token: string, ...steps: [stage: string, ago: number][]) {
  const id = randomUUID();
  const things: string[] = [];
  const send = async (kind: string, thing: string, set: object) => {
    const event = { id: randomUUID(), thing, kind, madeAt: new Date().toISOString(), set };
    const { status, text } = await api.post(
      "/api/me/applications",
      { applications: [{ id, events: [event] }] },
      { token },
    );
    expect(status, text).toBe(200);
  };
  for (const [stage, ago] of steps) {
    things.push(randomUUID());
    await send("step", things.at(-1)!, { stage, on: day(ago) });
  }
  return {
    hide: () => send("details", id, { removed: true }),
    removeStep: (at: number) => send("step", things[at]!, { removed: true }),
  };
}

test("counts what was sent, answered and saved, in all and in the last 30 days", async () => {
  const { token } = await api.signedIn();
  expect(await activityOf(token)).toEqual({
    applications: 0,
    savedJobs: 0,
    connections: 0,
    recent: { saved: 0, applied: 0, answered: 0, interviewed: 0, met: 0 },
  });
  await track(token, ["preparing", 1]);
  await track(token, ["applied", 3], ["answered", 2], ["interview", 1]);
  await track(token, ["applied", 40], ["rejected", 29]);
  await track(token, ["applied", 60], ["answered", 50]);
  const hidden = await track(token, ["applied", 2], ["answered", 1]);
  await hidden.hide();
  const corrected = await track(token, ["applied", 4], ["answered", 1]);
  await corrected.removeStep(1);
  const jobs = [
    await saveTestJob(database, { title: "One", company: "Kestrow Grid" }),
    await saveTestJob(database, { title: "Two", company: "Tidewell" }),
  ];
  for (const job of jobs) expect((await api.put(`/api/me/saved-jobs/${job}`, {}, { token })).status).toBe(200);
  expect(await activityOf(token)).toEqual({
    applications: 4,
    savedJobs: 2,
    connections: 0,
    recent: { saved: 2, applied: 2, answered: 2, interviewed: 1, met: 0 },
  });
  const removed = await api.app.inject({
    method: "DELETE",
    url: `/api/me/saved-jobs/${jobs[0]}`,
    remoteAddress: "203.0.113.1",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(removed.statusCode).toBe(200);
  expect(await activityOf(token)).toMatchObject({ savedJobs: 1, recent: { saved: 1 } });
});

test("counts nobody else's", async () => {
  const eve = await api.signedIn({ email: "eve@example.com", name: "Eve" });
  await track(eve.token, ["applied", 1]);
  const { token } = await api.signedIn();
  expect((await activityOf(token)).applications).toBe(0);
});

test.each([["saved"], ["applications"]] as const)("doesn't exist while %s is held back", async (capability) => {
  const held = await accountApi(database, silentLog, {}, [capability]);
  try {
    const { token } = await api.signedIn();
    expect((await held.get("/api/me/activity", { token })).status).toBe(404);
  } finally {
    await held.close();
  }
});
