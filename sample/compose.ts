import type { SampleCompany } from "./companies.ts";
import type { Draw } from "./draw.ts";
import type { SampleLevel, SampleRole, SampleTerms } from "./roles.ts";
import type { SamplePlace } from "./places.ts";
import { salaryWords, type SampleSalary } from "./salary.ts";
import { sampleStacks } from "./stacks.ts";

/** The text of an opening in parts; each board lays them out differently. */
export interface OpeningText {
  about: string[];
  role: string[];
  duties: ListPart;
  needs: ListPart;
  nice: ListPart | null;
  perks: ListPart;
  where: string;
  salary: string | null;
  closing: string | null;
}
export interface ListPart {
  heading: string;
  items: string[];
}

export interface ComposeFor {
  company: SampleCompany;
  role: SampleRole;
  area: string;
  level: SampleLevel;
  terms: SampleTerms;
  place: SamplePlace;
  workplace: "remote" | "hybrid" | "onsite";
  /** The salary, if the text states it. */
  salary: SampleSalary | null;
}

const HEADINGS = {
  duties: ["What you will do", "The work", "Responsibilities", "Your days"],
  needs: ["What you bring", "Requirements", "What we look for", "Who you are"],
  nice: ["Nice to have", "Good to have, not needed", "Bonus points"],
  perks: ["What we offer", "Benefits", "What you get", "Working here"],
};

const STARTS: Record<SampleLevel, string[]> = {
  intern: ["You study, or have just finished, and have four months to spend with us"],
  entry: [
    "No experience in this trade is needed; we train you for six weeks",
    "A first job is welcome, and so is a second start",
  ],
  junior: [
    "One or two years in a similar role, an apprenticeship or a project that shows as much",
    "A year of practice, paid or not",
  ],
  mid: ["Three to five years of work of this kind", "Some years of practice, at least three"],
  senior: [
    "Six years or more in the field, some of them with the hardest part of it",
    "At least five years of practice, and juniors who remember you kindly",
  ],
  staff: [
    "Nine years or more, across more than one company",
    "Eight years or more, and designs of yours that others still build upon",
  ],
  lead: ["Seven years in the field and two of leading people or projects"],
  head: ["Ten years of experience, four of them leading a team of managers or specialists"],
};

const CLOSINGS = [
  "The process is three conversations and one paid task, and takes two weeks.",
  "Write to us in your own words; a page is plenty. We answer everybody within ten days.",
  "You hear from a person within a week, whatever the answer is.",
  "We hire without regard to age, origin, faith, sex, gender or disability, and we adapt the interview where that helps.",
  "There is no test to take home. We talk through something that you made.",
];

export function composeText(input: ComposeFor, draw: Draw): OpeningText {
  const { company, role, level } = input;
  const fill = (text: string) => fillSlots(text, input);
  const young = level === "intern" || level === "entry" || level === "junior";
  // A need for years of experience would contradict the line about the level.
  const needs = role.needs.filter((need) => !/\b(years?|admitted)\b/i.test(need));
  const education = role.education && draw.chance(0.62) ? [draw.one(role.education)] : [];
  const manner = draw.some(company.perks, 3 + Math.floor(draw.number() * 2));
  return {
    about: draw.chance(0.5) ? company.about : [company.about[0]!],
    role: [fill(draw.one(role.intros)), ...levelLines(input, draw), ...termsLines(input)],
    duties: {
      heading: draw.one(HEADINGS.duties),
      items: draw.some(role.duties, 4 + Math.floor(draw.number() * 2)).map(fill),
    },
    needs: {
      heading: draw.one(HEADINGS.needs),
      items: [draw.one(STARTS[level]), ...draw.some(needs, young ? 2 : 3).map(fill), ...education],
    },
    nice: draw.chance(0.7) ? { heading: draw.one(HEADINGS.nice), items: draw.some(role.nice, 2).map(fill) } : null,
    perks: { heading: draw.one(HEADINGS.perks), items: manner },
    where: whereLine(input, draw),
    salary:
      input.salary &&
      draw.one([
        `The salary for this role is ${salaryWords(input.salary)}.`,
        `We pay ${salaryWords(input.salary)}, by experience.`,
        `Pay: ${salaryWords(input.salary)}. The band is the same for everybody at this level.`,
      ]),
    closing: draw.chance(0.75) ? draw.one(CLOSINGS) : null,
  };
}

/** Fills the slots of a sentence with the company's own words. */
export function fillSlots(
  text: string,
  { company, role, area }: Pick<ComposeFor, "company" | "role" | "area">,
): string {
  const tools = sampleStacks.get(company.stack)![role.stack ?? "tools"];
  const slots: Record<string, string> = {
    company: company.name,
    users: company.users,
    thing: company.thing,
    things: company.things,
    area,
    stack: `${tools.slice(0, -1).join(", ")} and ${tools.at(-1)}`,
    stack0: tools[0]!,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string, offset: number) => {
    const words = slots[name] ?? whole;
    const opens = /(^|[.!?] )$/.test(text.slice(0, offset));
    return opens ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}

function levelLines({ level, role }: ComposeFor, draw: Draw): string[] {
  // The introduction of a manager already says whom they lead.
  if (/manager|-lead$/.test(role.key) && level !== "head") return [];
  if (level === "intern") return ["The internship lasts four months and is paid; a mentor has an hour a day for you."];
  if (level === "entry") return ["This is a role to begin in."];
  if (level === "junior")
    return draw.chance(0.5) ? ["You work beside somebody experienced for the first half year."] : [];
  if (level === "staff") return ["You set direction across three teams, mostly by writing and by example."];
  if (level === "head")
    return ["You report to the managing director and build the team's plan for the next two years."];
  if (level === "lead") return ["You lead a team of four and keep your hands in the work."];
  return [];
}

function termsLines({ terms, level }: ComposeFor): string[] {
  if (level === "intern") return [];
  if (terms === "part-time") return ["The role is part time, about twenty hours a week."];
  if (terms === "contract") return ["This is a freelance contract of six months, likely to be extended."];
  return [];
}

function whereLine({ place, workplace, company }: ComposeFor, draw: Draw): string {
  if (workplace === "hybrid") {
    return draw.one([
      `This is a hybrid role: three days a week in our office in ${company.office}, two at home.`,
      `We work hybrid. You are expected in the ${company.office} office on Tuesdays and Thursdays.`,
    ]);
  }
  if (workplace === "onsite") return `You work on site in ${company.office}; this role cannot be done remotely.`;
  const from = place.said.startsWith("any") ? place.said : `anywhere in ${place.said}`;
  const lines = [
    `This role is fully remote: you can work from ${from}.`,
    `The position is 100% remote. You may live and work ${from}.`,
    `We are a remote team and you can do this job from ${from}.`,
    `Fully remote, from ${from}. Twice a year we meet for a few days, and travel is paid.`,
  ];
  if (place.countries.length > 0)
    lines.push(
      `This is a remote position. To be hired you need to live in ${place.said} and be allowed to work there.`,
    );
  return draw.one(lines);
}
