import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canMove,
  type DeskEvent,
  type FieldValue,
  MOVES,
  type Stage,
  STAGES,
} from "#contract/values/desk/application.ts";
import { foldApplication, replacedValues, summariseApplication } from "#contract/values/desk/fold.ts";

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
let made = 0;
function event(kind: DeskEvent["kind"], thing: number, set: Record<string, FieldValue>): DeskEvent {
  made += 1;
  const madeAt = new Date(Date.UTC(2026, 2, 1) + made * 1000).toISOString();
  return { id: uuid(100_000 + made), thing: uuid(thing), kind, madeAt, recordedAt: null, set };
}
const step = (thing: number, stage: Stage, on: string): DeskEvent => event("step", thing, { stage, on });

const anyEvent: fc.Arbitrary<DeskEvent> = fc
  .record({
    n: fc.nat(10_000),
    thing: fc.nat(6),
    kind: fc.constantFrom("step" as const, "note" as const, "details" as const),
    minute: fc.nat(30),
    stage: fc.constantFrom(...STAGES),
    day: fc.integer({ min: 1, max: 9 }),
    removed: fc.boolean(),
    shape: fc.nat(3),
  })
  .map(({ n, thing, kind, minute, stage, day, removed, shape }) => {
    const on = `2026-03-0${day}`;
    const sets =
      kind === "step" ? [{ stage, on }, { on }, { removed }, { note: `n${n}` }] : [{ text: `t${n}` }, { removed }];
    return {
      id: uuid(n),
      thing: uuid(thing),
      kind,
      madeAt: new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString(),
      recordedAt: null,
      set: sets[shape % sets.length] ?? {},
    };
  });
const anyEvents = fc.uniqueArray(anyEvent, { selector: ({ id }) => id, maxLength: 25 });

test("the state doesn't depend on the order in which events arrive", () => {
  fc.assert(
    fc.property(
      anyEvents.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      ),
      ([events, shuffled]) => {
        expect(foldApplication(shuffled)).toEqual(foldApplication(events));
      },
    ),
  );
});

test("every step that counts follows from the one before, and nothing is dropped from the history", () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const { steps, stage, round, removed } = foldApplication(events);
      let at: Stage | null = null;
      for (const each of steps) {
        expect(each.fits).toBe(canMove(at, each.stage));
        if (each.fits) at = each.stage;
      }
      expect(stage).toBe(at ?? "saved");
      expect(round).toBe(steps.filter((each) => each.fits && each.stage === "interview").length);
      const dated = new Set(
        events.filter(({ kind, set }) => kind === "step" && set["stage"] !== undefined).map(({ thing }) => thing),
      );
      const shown = [
        ...steps.map(({ id }) => id),
        ...removed.filter(({ kind }) => kind === "step").map(({ id }) => id),
      ];
      for (const thing of dated) expect(shown).toContain(thing);
    }),
  );
});

test("every stage can be left for a better one or is final, and moves name known stages", () => {
  expect(Object.keys(MOVES)).toEqual([...STAGES]);
  for (const stage of STAGES) expect(MOVES[stage].length, stage).toBeGreaterThan(0);
  expect(canMove("saved", "ghosted")).toBe(false);
  expect(canMove("applied", "saved")).toBe(false);
  expect(canMove("ghosted", "answered")).toBe(true);
  expect(canMove(null, "offer")).toBe(true);
});

test("a back-dated step takes its place in the history", () => {
  const events = [step(1, "interview", "2026-03-10"), step(2, "applied", "2026-03-02")];
  const { steps, stage, appliedOn, round } = foldApplication(events);
  expect(steps.map(({ stage: at, fits }) => [at, fits])).toEqual([
    ["applied", true],
    ["interview", true],
  ]);
  expect([stage, appliedOn, round]).toEqual(["interview", "2026-03-02", 1]);
});

test("changing the day of a step reorders the history and keeps the rest of the step", () => {
  const events = [
    step(1, "applied", "2026-03-02"),
    step(2, "interview", "2026-03-05"),
    step(3, "interview", "2026-03-09"),
    event("step", 2, { note: "With the team lead" }),
    event("step", 2, { on: "2026-03-12" }),
  ];
  const { steps, round, since } = foldApplication(events);
  expect(steps.map(({ on }) => on)).toEqual(["2026-03-02", "2026-03-09", "2026-03-12"]);
  expect(steps.at(-1)).toMatchObject({ round: 2, note: "With the team lead" });
  expect([round, since]).toEqual([2, "2026-03-12"]);
});

test("a step that doesn't follow stays in the history and changes nothing", () => {
  const { steps, stage } = foldApplication([
    step(1, "applied", "2026-03-02"),
    step(2, "accepted", "2026-03-05"),
    step(3, "rejected", "2026-03-07"),
  ]);
  expect(steps.map(({ fits }) => fits)).toEqual([true, false, true]);
  expect(stage).toBe("rejected");
});

test("removing a step undoes it, and restoring it does it again", () => {
  const applied = step(1, "applied", "2026-03-02");
  const ghosted = step(2, "ghosted", "2026-03-30");
  const gone = event("step", 2, { removed: true });
  const back = event("step", 2, { removed: false });
  expect(foldApplication([applied, ghosted]).stage).toBe("ghosted");
  expect(foldApplication([applied, ghosted, gone])).toMatchObject({ stage: "applied", removed: [{ kind: "step" }] });
  expect(foldApplication([applied, ghosted, gone, back]).stage).toBe("ghosted");
});

test("two tabs that change different fields both win; of one field the later change wins", () => {
  const events = [
    event("details", 9, { title: "Engineer", company: "Kestrow Grid" }),
    event("details", 9, { salary: "€70k" }),
    event("details", 9, { title: "Senior Engineer" }),
  ];
  expect(foldApplication(events).details).toMatchObject({
    title: "Senior Engineer",
    company: "Kestrow Grid",
    salary: "€70k",
  });
});

test("names the values that a stale tab replaces", () => {
  const theirs = event("details", 9, { title: "Engineer II", salary: "€80k" });
  const mine = event("details", 9, { title: "Engineer", location: "Porto" });
  expect(replacedValues([theirs], [mine])).toEqual([
    { by: mine.id, kind: "details", thing: uuid(9), field: "title", value: "Engineer II" },
  ]);
  expect(replacedValues([theirs], [event("details", 9, { salary: "€80k" })])).toEqual([]);
});

test("a summary shows the first open next step and nothing of a removed application", () => {
  const events = [
    event("details", 9, { title: "Engineer", company: "Kestrow Grid" }),
    event("next", 1, { text: "Send the task", due: "2026-03-09T09:00:00.000Z" }),
    event("next", 2, { text: "Call back", due: "2026-03-05T09:00:00.000Z" }),
    event("next", 2, { done: true }),
    event("label", 3, { name: "dream job" }),
  ];
  const base = { id: uuid(9), jobId: null, createdAt: "2026-03-01T00:00:00.000Z", version: 5 };
  expect(summariseApplication({ ...base, events })).toMatchObject({
    title: "Engineer",
    stage: "saved",
    next: { text: "Send the task" },
    labels: ["dream job"],
  });
  expect(summariseApplication({ ...base, events: [...events, event("details", 9, { removed: true })] })).toBeNull();
});
