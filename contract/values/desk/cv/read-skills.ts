import { type CvFinding, evidenceOf } from "./cv-reading.ts";
import type { SkillWords } from "#contract/schemas/desk/cv-words.ts";
import type { CvSection } from "./sections.ts";
import { fold, type Mention, mentionsIn, phraseIndex, withoutAddresses } from "./tokens.ts";

interface SkillName {
  skill: SkillWords;
  /** The bare name; its rule says when it is meant. */
  bare: boolean;
  short: boolean;
}

/** Around an entry of a list. */
const BEFORE = /(?:^|[,;|•·/():\t]|\s[-–•]|\b(?:and|und|et|y|e))$/u;
const AFTER = /^\s*(?:$|[,;|•·/()\t.]|\s[-–•]|(?:and|und|et|y|e)\b)/u;

export type SkillReader = (sections: readonly CvSection[], titles: ReadonlySet<string>) => CvFinding<string>[];

/**
 * Returns a reader of the technologies that a CV names: those of the skills section and those that the work mentions by an unmistakable name. One that
 * only a line of `titles` names is never sure: a "DevOps Engineer" needn't call DevOps a skill.
 */
export function skillReader(skills: readonly SkillWords[]): SkillReader {
  const index = phraseIndex(
    skills.flatMap((skill): [string, SkillName][] => [
      [skill.name, { skill, bare: true, short: false }],
      ...skill.aliases.map((alias): [string, SkillName] => [alias, { skill, bare: false, short: false }]),
      ...skill.short.map((alias): [string, SkillName] => [alias, { skill, bare: false, short: true }]),
    ]),
  );
  return (sections, titles) => {
    const found = new Map<string, CvFinding<string>>();
    for (const { kind, lines } of sections) {
      if (kind === "languages" || kind === "contact" || kind === "links") continue;
      for (const { text } of lines) {
        const plain = withoutAddresses(text);
        for (const mention of mentionsIn(plain, index)) {
          const sure = isMeant(plain, mention, kind);
          if (sure === undefined) continue;
          const { slug } = mention.value.skill;
          if (found.get(slug)?.sure !== true)
            found.set(slug, { value: slug, sure: sure && !titles.has(text), evidence: evidenceOf(text) });
        }
      }
    }
    return [...found.values()];
  };
}

/** Returns whether a mention surely means the technology; undefined when it means something else. */
function isMeant(text: string, { value, tokens }: Mention<SkillName>, kind: CvSection["kind"]): boolean | undefined {
  const { skill, bare, short } = value;
  const [start, end] = [tokens[0]!.start, tokens.at(-1)!.end];
  const entry =
    BEFORE.test(text.slice(Math.max(0, start - 12), start).trimEnd()) && AFTER.test(text.slice(end, end + 8));
  const listed = entry && kind === "skills";
  if (short) return listed ? true : undefined;
  const folded = fold(text);
  if (skill.not.some((phrase) => folded.includes(fold(phrase)))) return undefined;
  // A name of several words says more than its first one.
  if (!bare || skill.rule === "" || tokens.length > 1) return kind !== "other" && kind !== "education";
  if (skill.rule === "alias") return listed ? false : undefined;
  const written = text.slice(start, end);
  const exact = skill.forms.includes(written);
  if (listed) return exact;
  if (!exact) return undefined;
  const next = /^[\s-]*([\p{L}]+)/u.exec(text.slice(end))?.[1] ?? "";
  if (skill.after.includes(next.toLowerCase())) return true;
  if (skill.rule === "case" && kind !== "head") return kind !== "other" && kind !== "education";
  return entry && written.length > 1 ? false : undefined;
}
