import { techIn } from "#normalise/tech/context.ts";
import type { PreparedText, Section, SectionKind } from "#normalise/text/prepared-text.ts";
import { splitSentences } from "#normalise/text/sentences.ts";
import type { Technology } from "#taxonomy/technologies.ts";

/** A sentence of a posting that asks for technologies. */
export interface NeededSkills {
  need: "must" | "nice";
  sentence: string;
  technologies: readonly Technology[];
  /** Whether any one of them will do. */
  anyOf: boolean;
}

/** Sections that say what the work is. They count where a posting lists no requirements. */
const WORK: ReadonlySet<SectionKind> = new Set(["intro", "role", "responsibilities"]);

/** Words that make a requirement optional. */
export const OPTIONAL =
  /\b(?:preferred|preferably|nice[- ]to[- ]have|a plus|is a bonus|bonus|ideally|desirable|optional|not required|would be (?:great|nice|helpful)|wünschenswert|von vorteil|idealerweise|souhaité|un plus|deseable|se valora|diferencial|desejável)\b/i;
const ALTERNATIVES =
  /\b(?:or|oder|ou|e\.g|such as|one of|any of|similar|comparable|equivalent|wie z\.b|ähnlich)\b|\bo\b(?= \p{Lu})/iu;

/** Lists the technologies that a posting asks for, each once, by the sentence that asks: requirements before wishes. */
export function neededSkills(title: string, prepared: PreparedText, company: string): NeededSkills[] {
  const named = namedIn(title).map(({ technology }) => technology);
  const read = prepared.sections.flatMap((section) => sentencesOf(section));
  const required = read.filter(({ section, sentence }) => section === "requirements" && !OPTIONAL.test(sentence));
  const wished = read.filter(
    ({ section, sentence }) => section === "nice-to-have" || (section !== "about" && OPTIONAL.test(sentence)),
  );
  const worked = read.filter(({ section, sentence }) => WORK.has(section) && !OPTIONAL.test(sentence));
  const seen = new Set<string>();
  const fresh = (need: NeededSkills["need"], sentence: string, found: readonly Technology[]): NeededSkills[] => {
    const technologies = found.filter(
      ({ slug, name }) => !seen.has(slug) && name.toLowerCase() !== company.toLowerCase(),
    );
    for (const { slug } of technologies) seen.add(slug);
    return technologies.length === 0 ? [] : [{ need, sentence, technologies, anyOf: ALTERNATIVES.test(sentence) }];
  };
  return [
    ...fresh("must", `title: ${JSON.stringify(title)}`, named),
    ...(required.length > 0 ? required : worked).flatMap(({ sentence, found }) => fresh("must", sentence, found)),
    ...wished.flatMap(({ sentence, found }) => fresh("nice", sentence, found)),
  ];
}

interface FoundSentence {
  section: SectionKind;
  sentence: string;
  found: Technology[];
}

/** Returns the technologies that a text names, without those that they imply: "Ruby on Rails" doesn't name Ruby. */
function namedIn(text: string): { technology: Technology; at: number }[] {
  const found = techIn(text);
  return found.filter(({ at }, index) => found.findIndex((each) => each.at === at) === index);
}

/** Reads a section as a whole, because the items of a list explain each other, and returns its sentences with technologies. */
function sentencesOf({ kind, text }: Section): FoundSentence[] {
  const hits = namedIn(text);
  if (hits.length === 0) return [];
  const found: FoundSentence[] = [];
  let cursor = 0;
  for (const line of text.split("\n")) {
    for (const sentence of splitSentences(line.startsWith("- ") ? line.slice(2) : line)) {
      const start = text.indexOf(sentence, cursor);
      const end = start + sentence.length;
      cursor = end;
      const inside = hits.filter(({ at }) => at >= start && at < end).map(({ technology }) => technology);
      if (inside.length > 0) found.push({ section: kind, sentence, found: [...new Set(inside)] });
    }
  }
  return found;
}
