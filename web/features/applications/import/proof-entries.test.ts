import { expect, test } from "vitest";
import type { DeskEvent, DeskEventKind, FieldValue } from "#contract/values/desk/application.ts";
import { proofEntries } from "./proof-entries.ts";

let made = 0;
const event = (kind: DeskEventKind, thing: string, set: Record<string, FieldValue>): DeskEvent => {
  made += 1;
  return { id: `${made}`, thing, kind, madeAt: new Date(made * 1000).toISOString(), recordedAt: null, set };
};
function application(id: string, steps: readonly (readonly [string, string])[], rest: Record<string, FieldValue> = {}) {
  const history = steps.map(([stage, on], at) => event("step", `${id} ${at}`, { stage, on, note: "private" }));
  return { id, events: [event("details", id, { title: id, company: "Acme", ...rest }), ...history] };
}

const desk = [
  application("Late", [
    ["applied", "2026-05-02"],
    ["interview", "2026-06-01"],
    ["interview", "2026-06-10"],
  ]),
  application("Early", [
    ["applied", "2026-01-02"],
    ["rejected", "2026-05-20"],
  ]),
  application("Saved", [["saved", "2026-05-03"]]),
  application("Removed", [["applied", "2026-05-04"]], { removed: true }),
  application("Mistaken", [
    ["applied", "2026-02-01"],
    ["rejected", "2026-02-02"],
    ["ghosted", "2026-05-05"],
  ]),
];
const titles = (from: string, to: string) => proofEntries(desk, { from, to }).map(({ title }) => title);

test("a proof holds the applications with a step in the period, by the day they were sent", () => {
  expect(titles("2026-05-01", "2026-05-31")).toEqual(["Early", "Late"]);
  expect(titles("", "2026-01-31")).toEqual(["Early"]);
  expect(titles("2026-06-01", "")).toEqual(["Late"]);
  expect(titles("", "")).toEqual(["Early", "Mistaken", "Late"]);
});

test("it shows the whole history with its days, and no private note", () => {
  const late = proofEntries(desk, { from: "2026-06-01", to: "" })[0]!;
  expect(late.steps.map(({ on, stage }) => ({ on, stage }))).toEqual([
    { on: "2026-05-02", stage: "Applied" },
    { on: "2026-06-01", stage: "Interview 1" },
    { on: "2026-06-10", stage: "Interview 2" },
  ]);
  expect(JSON.stringify(late)).not.toContain("private");
});
