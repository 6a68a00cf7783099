import { describe, expect, it } from "vitest";
import type { NormalisedPosting } from "#normalise/result.ts";
import { inCountries, makeMergePosting, makeNormalisedPosting } from "#test/factories.ts";
import { decidingPosting } from "./deciding-posting.ts";
import { mergeJob } from "./merge.ts";

const posting = (postingId: string, sourceKind: "ats" | "board", fields: Partial<NormalisedPosting> = {}) =>
  makeMergePosting({ postingId, boardId: postingId, sourceKind, normalised: makeNormalisedPosting(fields) });

describe("the posting that decides a field", () => {
  const own = posting("9", "ats", { education: null, techStack: ["go"] });
  const site = posting("1", "board", {
    education: "master degree",
    techStack: ["java"],
    eligibility: inCountries("BR"),
  });

  it("is the first in order of trust that states it, and the one whose value the merge takes", () => {
    const merged = mergeJob([site, own]);
    for (const field of ["education", "techStack", "eligibility", "salary"] as const) {
      const decider = decidingPosting(field, [site, own]);
      expect(decider?.normalised[field], field).toEqual(merged[field]);
    }
    expect(decidingPosting("education", [site, own])?.postingId).toBe("1");
    expect(decidingPosting("techStack", [site, own])?.postingId).toBe("9");
    expect(decidingPosting("eligibility", [site, own])?.postingId).toBe("1");
  });

  it("is the leading one where none states it, and for what only the leading one decides", () => {
    expect(decidingPosting("salary", [site, own])?.postingId).toBe("9");
    expect(decidingPosting("remoteEvidence", [site, own])?.postingId).toBe("9");
    expect(decidingPosting("salary", [])).toBeUndefined();
  });
});
