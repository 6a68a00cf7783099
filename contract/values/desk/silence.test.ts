import { expect, test } from "vitest";
import { type Stage, STAGES } from "#contract/values/desk/application.ts";
import { daysBetween, FOLLOW_UPS_MAX, SILENCE, silenceOf } from "#contract/values/desk/silence.ts";

const applied = { stage: "applied" as Stage, round: 0, since: "2026-03-01", next: null, nudges: [] };

test("suggests a follow-up when the threshold of the stage has passed, with its reason", () => {
  expect(silenceOf(applied, "2026-03-21")).toBeNull();
  expect(silenceOf(applied, "2026-03-22")).toEqual({
    days: 21,
    reason: SILENCE.applied?.reason,
    followUp: true,
    followedUp: 0,
  });
});

test("suggests it at most twice, and then only offers to mark it ghosted", () => {
  const one = { ...applied, nudges: [{ on: "2026-03-22", answer: "followed-up" }] };
  expect(silenceOf(one, "2026-04-11")).toBeNull();
  expect(silenceOf(one, "2026-04-12")).toMatchObject({ followUp: true, followedUp: 1, days: 42 });
  const two = { ...one, nudges: [...one.nudges, { on: "2026-04-12", answer: "waiting" }] };
  expect(FOLLOW_UPS_MAX).toBe(2);
  expect(silenceOf(two, "2026-05-03")).toMatchObject({ followUp: false, followedUp: 1, days: 63 });
});

test("answers of an earlier stage don't count", () => {
  const interview = { ...applied, stage: "interview" as Stage, round: 1, since: "2026-04-01" };
  const nudges = [
    { on: "2026-03-22", answer: "followed-up" },
    { on: "2026-03-28", answer: "followed-up" },
  ];
  expect(silenceOf({ ...interview, nudges }, "2026-04-16")).toMatchObject({ followUp: true, followedUp: 0 });
  expect(silenceOf({ ...interview, round: 2, nudges }, "2026-04-13")).not.toBeNull();
});

test("a next step that is still to come means that it isn't silent", () => {
  const next = { id: "1", text: "Call", due: "2026-04-10T09:00:00.000Z" };
  expect(silenceOf({ ...applied, next }, "2026-04-10")).toBeNull();
  expect(silenceOf({ ...applied, next }, "2026-04-11")).not.toBeNull();
});

test("final and unsent stages are never silent", () => {
  for (const stage of STAGES) {
    const silent = silenceOf({ ...applied, stage }, "2027-03-01") !== null;
    expect(silent, stage).toBe(["applied", "answered", "interview", "offer"].includes(stage));
  }
});

test("counts days over months and leap years", () => {
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-03-29", "2026-03-30")).toBe(1);
});
