import { PROFILE_LIMITS } from "../profile-limits.ts";
import type { CvDocument, CvReading } from "./cv-reading.ts";
import type { CvWords } from "#contract/schemas/desk/cv-words.ts";
import { monthNumber } from "./periods.ts";
import { readLanguages } from "./read-languages.ts";
import { readLinks } from "./read-links.ts";
import { countryReader, readName } from "./read-person.ts";
import { skillReader } from "./read-skills.ts";
import { readWork } from "./read-work.ts";
import { roleReader } from "./role-reader.ts";
import { linesOf, sectionsOf } from "./sections.ts";

/** Reads a CV. `today` ends the jobs that go on. */
export type CvReader = (document: CvDocument, today: Date) => CvReading;

/** Returns a reader of CVs. It never reads permits or pay: a CV doesn't say them. */
export function cvReader(words: CvWords): CvReader {
  const [roleOf, countryOf, skillsOf] = [roleReader(words), countryReader(words), skillReader(words.skills)];
  return ({ lines, links }, today) => {
    const name = readName(lines);
    const sections = sectionsOf(lines, name?.evidence);
    const head = linesOf(sections, "head");
    const own = [...head, ...linesOf(sections, "contact", "links")];
    const { roles, level, years, titles } = readWork(
      { head, summary: linesOf(sections, "summary"), work: linesOf(sections, "work") },
      { reader: roleOf, now: monthNumber(today) },
    );
    return {
      name,
      country: countryOf(own),
      roles: roles.slice(0, PROFILE_LIMITS.roles),
      level,
      years,
      skills: skillsOf(sections, titles).slice(0, PROFILE_LIMITS.skills),
      languages: readLanguages(linesOf(sections, "languages").map(({ text }) => text)).slice(
        0,
        PROFILE_LIMITS.languages,
      ),
      links: readLinks(own, linesOf(sections, "summary", "work", "projects", "other"), links).slice(
        0,
        PROFILE_LIMITS.links,
      ),
    };
  };
}
