import type { MatchPoint } from "#contract/schemas/desk/match.ts";

export interface MatchGroup {
  title: string;
  points: MatchPoint[];
}

const SUBJECTS: Record<MatchPoint["about"], string> = {
  country: "Country",
  hours: "Working hours",
  permit: "Work permit",
  level: "Level",
  pay: "Pay",
  role: "Role",
  skill: "Skill",
  language: "Language",
};

const isOut = ({ need, fit }: MatchPoint): boolean => need === "rule" && fit === "no";

/** Says in one or two sentences what the points add up to. */
export function matchSummary(points: readonly MatchPoint[]): string {
  const out = points.filter(isOut).map(({ about }) => SUBJECTS[about].toLowerCase());
  const musts = points.filter(({ need, about }) => need === "must" && about !== "role");
  const met = musts.filter(({ fit }) => fit === "yes").length;
  const first = out.length === 0 ? "Nothing we can read rules it out." : `Ruled out by ${listed(out)}.`;
  if (musts.length === 0) return `${first} The posting lists no requirement that we can compare.`;
  return `${first} Your profile has ${met} of ${musts.length} ${musts.length === 1 ? "requirement" : "requirements"}.`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Groups points as the page shows them; empty groups are left out. */
export function matchGroups(points: readonly MatchPoint[]): MatchGroup[] {
  const groups: MatchGroup[] = [
    { title: "Rules it out", points: points.filter(isOut) },
    { title: "Required", points: points.filter(({ need }) => need === "must") },
    { title: "Nice to have", points: points.filter(({ need }) => need === "nice") },
    { title: "Conditions", points: points.filter((point) => point.need === "rule" && !isOut(point)) },
  ];
  return groups.filter((group) => group.points.length > 0);
}

/** Names a point: a skill by itself, anything else with its subject, as in `Level: Senior`. */
export function pointName({ about, name }: MatchPoint): string {
  const subject = SUBJECTS[about];
  return about === "skill" || subject === name ? name : `${subject}: ${name}`;
}
