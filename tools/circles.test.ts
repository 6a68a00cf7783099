import fc from "fast-check";
import { expect, test } from "vitest";
import { circlesOf } from "./circles.ts";

test("finds circles of two and more, however they are entered", () => {
  const edges = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b", "d"]],
    ["d", ["outside"]],
    ["e", ["f"]],
    ["f", ["g"]],
    ["g", ["e", "a"]],
  ]);
  expect(circlesOf(edges)).toEqual([
    ["b", "c"],
    ["e", "f", "g"],
  ]);
});

test("two nodes share a circle exactly when each reaches the other", () => {
  const node = fc.integer({ min: 0, max: 7 }).map(String);
  fc.assert(
    fc.property(fc.array(fc.tuple(node, node), { maxLength: 20 }), (pairs) => {
      const edges = new Map(Array.from({ length: 8 }, (_, each) => [String(each), [] as string[]]));
      for (const [from, to] of pairs) edges.get(from)!.push(to);
      const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
        edges.get(from)!.some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
      const circles = circlesOf(edges);
      for (const a of edges.keys())
        for (const b of edges.keys())
          if (a !== b)
            expect(circles.some((circle) => circle.includes(a) && circle.includes(b))).toBe(
              reaches(a, b) && reaches(b, a),
            );
    }),
  );
});
