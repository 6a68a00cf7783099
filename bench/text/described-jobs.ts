import type { SearchDocument } from "#store/search/search-documents.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";
import { generatedJobs } from "../search/generated-jobs.ts";
import { SeededRandom } from "../search/seeded-random.ts";
import { generatedText } from "../search/generated-texts.ts";

const LEVELS = ["", "", "Senior ", "Staff ", "Lead ", "Junior ", "Principal "];
const titleOf = new Map(roles.map(({ slug, title }) => [slug, title]));
const nameOf = new Map(technologies.map(({ slug, name }) => [slug, name]));
/** Titles may name a technology or a team in addition to the role. */
const TEAMS = [
  "Payments",
  "Growth",
  "Platform",
  "Search",
  "Billing",
  "Identity",
  "Data",
  "Mobile",
  "Checkout",
  "Infra",
];

export type DescribedJob = SearchDocument & { text: string };

/** Generates jobs with realistic titles and texts of about `characters` characters. */
export function* describedJobs(count: number, characters: number): Generator<DescribedJob> {
  const random = new SeededRandom(11);
  for (const job of generatedJobs(count)) {
    const technology = job.techStack[0];
    const addition =
      random.next() < 0.3 && technology !== undefined
        ? ` (${nameOf.get(technology)})`
        : random.next() < 0.4
          ? `, ${random.pick(TEAMS)}`
          : "";
    yield {
      ...job,
      title: `${random.pick(LEVELS)}${titleOf.get(job.roles[0]!)}${addition}`,
      companyName: `${random.pick(TEAMS)} ${job.companySlug.replace("company-", "Works ")}`,
      text: characters === 0 ? "" : generatedText(random, characters),
    };
  }
}

/** What a query text is derived from. */
const TEXT_KINDS = ["title", "prefix", "typo", "description"] as const;

/** Generates texts that seekers may type for these jobs, the kinds in turn; without descriptions, from titles only. */
export function typedTexts(jobs: readonly DescribedJob[], count: number): string[] {
  const random = new SeededRandom(23);
  return Array.from({ length: count }, (_, index) => {
    const { title, text } = random.pick(jobs);
    const words = title.replaceAll(/[(),]/g, "").split(" ");
    const kind = TEXT_KINDS[index % (text === "" ? 3 : 4)]!;
    if (kind === "description") {
      const described = text.split(" ");
      const from = random.below(described.length - 2);
      return described.slice(from, from + 2).join(" ");
    }
    if (kind === "prefix") return [...words.slice(0, -1), words.at(-1)!.slice(0, 3)].join(" ");
    if (kind === "typo") return words.map((word) => (word.length >= 5 ? misspelt(word, random) : word)).join(" ");
    return words.join(" ");
  });
}

/** Swaps two neighbouring letters of a word. */
function misspelt(word: string, random: SeededRandom): string {
  const at = 1 + random.below(word.length - 2);
  return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
}
