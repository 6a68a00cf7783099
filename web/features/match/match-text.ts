import type { MatchPoint } from "#contract/schemas/desk/match.ts";
import { countMatch, type MatchCounts, rulesOut } from "#contract/values/desk/match-counts.ts";

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

/** Says in one or two sentences what the points add up to. */
export function matchSummary(points: readonly MatchPoint[]): string {
  const { ruledOut, met, required } = countMatch(points);
  const first = ruledOut.length === 0 ? "Nothing we can read rules it out." : ruledOutText(ruledOut);
  if (required === 0) return `${first} The posting lists no requirement that we can compare.`;
  return `${first} Your profile has ${met} of ${requirements(required)}.`;
}

/** Says in one line why a row of a list sorted by match is where it is; null where the posting says nothing to compare. */
export function matchReason({ ruledOut, met, required }: MatchCounts): string | null {
  if (ruledOut.length > 0) return ruledOutText(ruledOut);
  return required === 0 ? null : `You have ${met} of ${requirements(required)}.`;
}

const requirements = (count: number): string => `${count} ${count === 1 ? "requirement" : "requirements"}`;

function ruledOutText(subjects: readonly MatchPoint["about"][]): string {
  return `Ruled out by ${listed(subjects.map((about) => SUBJECTS[about].toLowerCase()))}.`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Groups points as the page shows them; empty groups are left out. */
export function matchGroups(points: readonly MatchPoint[]): MatchGroup[] {
  const groups: MatchGroup[] = [
    { title: "Rules it out", points: points.filter(rulesOut) },
    { title: "Required", points: points.filter(({ need }) => need === "must") },
    { title: "Nice to have", points: points.filter(({ need }) => need === "nice") },
    { title: "Conditions", points: points.filter((point) => point.need === "rule" && !rulesOut(point)) },
  ];
  return groups.filter((group) => group.points.length > 0);
}

/** Names a point: a skill by itself, anything else with its subject, as in `Level: Senior`. */
export function pointName({ about, name }: MatchPoint): string {
  const subject = SUBJECTS[about];
  return about === "skill" || subject === name ? name : `${subject}: ${name}`;
}
