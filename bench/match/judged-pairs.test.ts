import fc from "fast-check";
import { expect, test } from "vitest";
import { LEVELS } from "#contract/schemas/job.ts";
import type { MatchedPerson } from "#desk/match/matched-person.ts";
import { matchPoints } from "#desk/match/match-points.ts";
import { profileLines } from "#desk/match/profile-lines.ts";
import { run } from "../match.ts";
import { JUDGED_AT, judgedPostings, judgements } from "./judged-pairs.ts";
import { PEOPLE } from "./people.ts";

const postings = judgedPostings();

const anyOf = (values: readonly string[]): fc.Arbitrary<string[]> => fc.subarray([...new Set(values)]);
const everyone = Object.values(PEOPLE);
const person: fc.Arbitrary<MatchedPerson> = fc.record({
  roles: anyOf(everyone.flatMap(({ roles }) => roles)),
  places: anyOf(["europe", "germany", "worldwide"]),
  country: fc.constantFrom(null, ...everyone.map(({ country }) => country)),
  workday: fc.constantFrom(null, ...everyone.map(({ workday }) => workday)),
  level: fc.constantFrom(null, ...LEVELS),
  skills: anyOf(everyone.flatMap(({ skills }) => skills)),
  payFloor: fc.constantFrom(null, ...everyone.map(({ payFloor }) => payFloor)),
  languages: fc.constantFrom([], ...everyone.map(({ languages }) => languages)),
  permits: anyOf(["DE", "US", "BR", "IN"]),
});

/** Lists every line that a point may quote. */
function everyLine(person: MatchedPerson): string[] {
  const lines = profileLines(person);
  const { skills, country, hours, level, pay, languages, permits } = lines;
  return [
    ...person.roles.map(lines.role),
    ...person.skills.map(lines.skill),
    ...person.languages.map(({ code }) => lines.language(code)),
    ...[skills, country, hours, level, pay, languages, permits].filter((line) => line !== null),
  ];
}

test("every point quotes the posting and the profile word for word", () => {
  let points = 0;
  fc.assert(
    fc.property(person, fc.constantFrom(...postings), (someone, { read, matched }) => {
      const lines = everyLine(someone);
      const said = [read.text, ...Object.values(read.evidence), read.eligibility.evidence, read.salary?.text ?? ""];
      for (const point of matchPoints(someone, matched, JUDGED_AT)) {
        points += 1;
        expect(lines).toContain(point.profile);
        const title = /^title: (".*")$/.exec(point.job)?.[1];
        if (title === undefined) expect(said.some((text) => text.includes(point.job))).toBe(true);
        else expect(JSON.parse(title)).toBe(read.title);
        expect(point.name).not.toBe("");
      }
    }),
    { numRuns: 2000 },
  );
  expect(points).toBeGreaterThan(5000);
});

test("the judged set has every person with every posting", () => {
  const pairs = judgements();
  expect(pairs).toHaveLength(everyone.length * postings.length);
  expect(new Set(pairs.map((pair) => `${pair.person} ${pair.posting}`)).size).toBe(pairs.length);
  for (const { grade, knockOuts } of pairs) if (knockOuts.length > 0) expect(grade).toBe(0);
});

test("no knock-out is wrong, and the order is better than skill overlap and BM25", async () => {
  const figures = (await run(["--judged"])) as { knock_out_precision: number; ndcg_at_10: Record<string, number> };
  expect(figures.knock_out_precision).toBe(1);
  const { match, ...others } = figures.ndcg_at_10;
  for (const other of Object.values(others)) expect(match).toBeGreaterThan(other);
});
