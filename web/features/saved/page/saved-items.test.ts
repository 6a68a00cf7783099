import { expect, test } from "vitest";
import { itemsInView, readView, type SavedItem, shownCounts, viewParams } from "./saved-items.ts";

function item(
  id: string,
  savedAt: string,
  rest: { company?: string; closed?: boolean; changed?: boolean } = {},
): SavedItem {
  return {
    id,
    savedAt,
    since: savedAt,
    waiting: false,
    changes: rest.changed === true ? [{ kind: "salary", before: null, after: "$1" }] : [],
    job: {
      role: `Role ${id}`,
      slug: "role",
      company: { name: rest.company ?? "Kestrow Grid", slug: "x" },
      salary: null,
      location: "Portugal",
      eligibility: { scope: "worldwide", countries: [], regions: [], states: [], excluded: [] },
      closedAt: rest.closed === true ? "2026-03-09T10:00:00.000Z" : null,
      postedAt: `2026-02-0${id}T10:00:00.000Z`,
    },
  };
}
const items = [
  item("1", "2026-03-01T10:00:00.000Z", { company: "Äpfel" }),
  item("2", "2026-03-03T10:00:00.000Z", { closed: true, changed: true }),
  item("3", "2026-03-02T10:00:00.000Z", { company: "Brook" }),
];
const shown = (address: string) => itemsInView(items, readView(new URLSearchParams(address))).map(({ id }) => id);

test("shows all, the saved last first", () => {
  expect(shown("")).toEqual(["2", "3", "1"]);
});

test.each([
  ["show=changed", ["2"]],
  ["show=closed", ["2"]],
  ["show=open", ["3", "1"]],
  ["sort=changed", ["2", "3", "1"]],
  ["sort=posted", ["3", "2", "1"]],
  ["sort=company", ["1", "3", "2"]],
  ["q=ROLE%20brook", ["3"]],
  ["q=nothing", []],
  ["show=nonsense&sort=nonsense", ["2", "3", "1"]],
])("%s", (address, ids) => {
  expect(shown(address)).toEqual(ids);
});

test("counts what each choice would show", () => {
  expect(shownCounts(items)).toEqual({ all: 3, changed: 1, open: 2, closed: 1 });
});

test("leaves what says nothing out of the address", () => {
  expect(viewParams(readView(new URLSearchParams("show=all&sort=saved&q=")))).toEqual({});
  expect(viewParams(readView(new URLSearchParams("sort=company&show=open&q=x")))).toEqual({
    show: "open",
    sort: "company",
    q: "x",
  });
});
