import type { CvPerson } from "./cv-person.ts";

/** A CV's text without its label. */
export type CvText = Omit<CvPerson, "label">;

/** A line, with what stands beside it in a table: a job's time, a group of skills. */
export interface Row {
  label: string;
  text: string;
  /** A job's title. */
  strong: boolean;
}

export interface Block {
  heading: string;
  rows: Row[];
}

const rows = (texts: readonly string[]): Row[] => texts.map((text) => ({ label: "", text, strong: false }));

function work({ headings, jobs }: CvText): Block {
  return {
    heading: headings.work,
    rows: jobs.flatMap(({ title, company, time, lines }) => [
      { label: time, text: title, strong: true },
      ...rows([company, ...lines.map((line) => `• ${line}`)]),
    ]),
  };
}

const summary = ({ headings, summary: text }: CvText): Block => ({ heading: headings.summary, rows: rows([text]) });
const education = ({ headings, education: lines }: CvText): Block => ({
  heading: headings.education,
  rows: rows(lines),
});
const contact = ({ headings, contact: lines }: CvText): Block => ({ heading: headings.contact, rows: rows(lines) });
const languages = ({ headings, languages: lines }: CvText): Block => ({
  heading: headings.languages,
  rows: rows(lines),
});
const skills = ({ headings, skills: groups }: CvText): Block => ({
  heading: headings.skills,
  rows: groups.map(([label, text]) => ({ label, text, strong: false })),
});
const more = ({ more: section }: CvText): Block[] => (section ? [{ heading: section[0], rows: rows(section[1]) }] : []);

/** All sections in one column. */
export function blocksOf(cv: CvText): Block[] {
  return [contact(cv), summary(cv), work(cv), education(cv), skills(cv), languages(cv), ...more(cv)];
}

/** What stands in the wide column. */
export function mainBlocks(cv: CvText): Block[] {
  return [summary(cv), work(cv), education(cv)];
}

/** What stands in the narrow column, the contact details first. */
export function sideBlocks(cv: CvText): Block[] {
  return [contact(cv), skills(cv), languages(cv), ...more(cv)];
}
