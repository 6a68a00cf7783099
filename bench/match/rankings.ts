import type { MatchedPerson } from "#desk/match/matched-person.ts";
import { matchTarget } from "#desk/match/match-target.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { createEngine } from "#search/engine.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import { runToEnd } from "#test/search/run-to-end.ts";
import { JUDGED_AT, type JudgedPosting } from "./judged-pairs.ts";

/** Ranks postings for a person, best first. */
export type Ranking = (person: MatchedPerson) => string[];

/** The order that `sortBy=match` gives, from the read model itself. */
export function byReadModel(postings: readonly JudgedPosting[]): Ranking {
  const engine = createEngine({ slugs: places.map(({ slug }) => slug), ancestors, descendants });
  const loading = engine.load();
  for (const { document } of postings) loading.add(document);
  runToEnd(loading.finish());
  const now = JUDGED_AT.getTime();
  return (person) => {
    const match = matchTarget(person, JUDGED_AT);
    const query = { ...EVERY_JOB, sortBy: "match" as const, limit: postings.length };
    return engine.query(query, { now, counts: false, match }).ids.map((id) => postings[Number(id) - 1]!.key);
  };
}

/** Orders by how many of the person's skills a job names. */
export function bySkillOverlap(postings: readonly JudgedPosting[]): Ranking {
  return ({ skills }) => ranked(postings, ({ read }) => read.techStack.filter((slug) => skills.includes(slug)).length);
}

const K1 = 1.2;
const B = 0.75;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#.]*[\p{L}\p{N}+#]/gu) ?? [];

/** Orders by BM25 of the words of the person's roles, skills and level in the whole posting. */
export function byBm25(postings: readonly JudgedPosting[]): Ranking {
  const texts = postings.map(({ read }) => wordsOf(`${read.title} ${read.location} ${read.text}`));
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const frequency = new Map<string, number>();
  for (const text of texts) for (const word of new Set(text)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const inverse = (word: string): number => {
    const holding = frequency.get(word) ?? 0;
    return Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
  };
  return ({ roles, skills, level }) => {
    const named = [
      ...roles.map((slug) => roleBySlug(slug)!.title),
      ...skills.map((slug) => technologyBySlug(slug)!.name),
      level ?? "",
    ];
    const words = new Set(wordsOf(named.join(" ")));
    return ranked(postings, (posting) => {
      const text = texts[postings.indexOf(posting)]!;
      return [...words].reduce((score, word) => {
        const count = text.filter((each) => each === word).length;
        return score + (inverse(word) * count * (K1 + 1)) / (count + K1 * (1 - B + (B * text.length) / mean));
      }, 0);
    });
  };
}

function ranked(postings: readonly JudgedPosting[], score: (posting: JudgedPosting) => number): string[] {
  const scores = new Map(postings.map((posting) => [posting.key, score(posting)]));
  return postings.map(({ key }) => key).sort((one, other) => scores.get(other)! - scores.get(one)!);
}
