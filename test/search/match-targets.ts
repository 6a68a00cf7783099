import type { MatchTarget } from "#search/match/match-rules.ts";

/** Profiles that jobs are compared with, one of which says nothing. */
export const MATCH_TARGETS: readonly (MatchTarget | null)[] = [
  null,
  {
    homeCountry: "DE",
    permits: ["DE", "FR"],
    workday: { from: 9, to: 17, offset: 1 },
    levels: ["senior"],
    payFloorUsd: 90_000,
    roles: [
      ["engineer", 160],
      ["manager", 60],
    ],
    skills: ["tech-1", "tech-4", "tech-9", "unheard-of"],
    places: ["europe", "atlantis", "nowhere"],
  },
  {
    homeCountry: "US",
    permits: ["PT"],
    workday: { from: 22, to: 24, offset: -5 },
    levels: ["entry", "mid"],
    payFloorUsd: null,
    roles: [["designer", 160]],
    skills: ["tech-0"],
    places: [],
  },
  {
    homeCountry: null,
    permits: [],
    workday: null,
    levels: [],
    payFloorUsd: 60_000,
    roles: [],
    skills: [],
    places: [],
  },
];
