import type { PostContent } from "#contract/schemas/employers/posts.ts";

type Choice = "" | "yes" | "no";

/** A direct post as somebody types it: every field may be empty or wrong. */
export interface TypedPost {
  title: string;
  description: string;
  applyUrl: string;
  countries: string[];
  isWorldwide: boolean;
  payMin: string;
  payMax: string;
  currency: string;
  period: PostContent["salary"]["period"];
  employmentType: PostContent["employmentType"] | "";
  hoursMin: string;
  hoursMax: string;
  isVacancy: Choice;
  usesAiScreening: Choice;
  visaSponsorship: Choice;
}

export const EMPTY_POST: TypedPost = {
  title: "",
  description: "",
  applyUrl: "",
  countries: [],
  isWorldwide: false,
  payMin: "",
  payMax: "",
  currency: "EUR",
  period: "year",
  employmentType: "",
  hoursMin: "",
  hoursMax: "",
  isVacancy: "",
  usesAiScreening: "",
  visaSponsorship: "",
};

const yesOrNo = (value: boolean): Choice => (value ? "yes" : "no");

/** Returns a stored post as it was typed. */
export function typedPost(content: PostContent): TypedPost {
  const { salary, weeklyHours, isVacancy, usesAiScreening, visaSponsorship, ...rest } = content;
  return {
    ...rest,
    applyUrl: rest.applyUrl.replace(/^mailto:/, ""),
    payMin: String(salary.min),
    payMax: String(salary.max),
    currency: salary.currency,
    period: salary.period,
    hoursMin: weeklyHours === null ? "" : String(weeklyHours.min),
    hoursMax: weeklyHours === null ? "" : String(weeklyHours.max),
    isVacancy: yesOrNo(isVacancy),
    usesAiScreening: yesOrNo(usesAiScreening),
    visaSponsorship: visaSponsorship ?? "",
  };
}

const number = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(text));
const choice = (value: Choice): boolean | undefined => (value === "" ? undefined : value === "yes");

/** Returns what to send. The server names the first field that is missing or wrong. */
export function sentPost(typed: TypedPost): object {
  const { payMin, payMax, currency, period, hoursMin, hoursMax, isVacancy, usesAiScreening, visaSponsorship, ...rest } =
    typed;
  const [min, max] = [number(hoursMin), number(hoursMax)];
  return {
    ...rest,
    countries: rest.isWorldwide ? [] : rest.countries,
    salary: { min: number(payMin), max: number(payMax), currency, period },
    // One number stands for both.
    weeklyHours: min === undefined && max === undefined ? null : { min: min ?? max, max: max ?? min },
    isVacancy: choice(isVacancy),
    usesAiScreening: choice(usesAiScreening),
    visaSponsorship: visaSponsorship === "" ? null : visaSponsorship,
  };
}

/** Reads what this browser kept of a form; null for anything else than that. */
export function keptPost(text: string | null): TypedPost | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<TypedPost> | null;
    return typeof kept?.title === "string" ? { ...EMPTY_POST, ...kept } : null;
  } catch {
    return null;
  }
}
