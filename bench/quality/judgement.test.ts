import { describe, expect, it } from "vitest";
import { figuresOf, halfOf, type Judgement, judgeSet, judgeValue } from "./judgement.ts";

const row = (verdict: Partial<Judgement>): Judgement => ({
  field: "salary",
  corpus: "own_ads",
  id: "en-001",
  language: "en",
  found: 0,
  labelled: 0,
  right: 0,
  agrees: true,
  disputed: false,
  ...verdict,
});

describe("judging", () => {
  it("counts a wrong value as found and as missed", () => {
    expect(judgeValue("remote", ["hybrid"])).toEqual({ found: 1, labelled: 1, right: 0, agrees: false });
    expect(judgeValue("remote", [""])).toEqual({ found: 1, labelled: 0, right: 0, agrees: false });
    expect(judgeValue("", ["senior"])).toEqual({ found: 0, labelled: 1, right: 0, agrees: false });
  });

  it("lets a label allow several readings, silence among them", () => {
    expect(judgeValue("", ["senior", ""])).toEqual({ found: 0, labelled: 0, right: 0, agrees: true });
    expect(judgeValue("lead", ["senior", "lead"])).toEqual({ found: 1, labelled: 1, right: 1, agrees: true });
  });

  it("leaves out tolerated values of a set", () => {
    expect(judgeSet(["go", "git", "c"], ["go", "aws"], ["git"])).toEqual({
      found: 2,
      labelled: 2,
      right: 1,
      agrees: false,
    });
    expect(judgeSet(["git"], [], ["git"])).toEqual({ found: 0, labelled: 0, right: 0, agrees: true });
  });

  it("counts silence only where the label is silent", () => {
    const figures = figuresOf([row({}), row({ found: 1, agrees: false }), row({ found: 1, labelled: 1, right: 1 })]);
    expect([figures.quiet?.percent, figures.precision?.percent, figures.recall?.percent]).toEqual([50, 50, 100]);
  });
});

describe("halves", () => {
  it("puts a row into the same half each time, and about half of all rows into each", () => {
    const halves = Array.from({ length: 1000 }, (_, at) => halfOf({ corpus: "own_ads", id: String(at) }));
    expect(halves).toEqual(Array.from({ length: 1000 }, (_, at) => halfOf({ corpus: "own_ads", id: String(at) })));
    const development = halves.filter((half) => half === "development").length;
    expect(development).toBeGreaterThan(440);
    expect(development).toBeLessThan(560);
  });
});
