import { z } from "zod";
import { amount, idText, placeText, text } from "#sources/read.ts";
import { workplaceByWord, workplaceIfRemote } from "#sources/workplace.ts";

const Named = z.object({ name: text }).nullish();
const Names = z.array(Named).nullish();
const State = z.object({ name: text, code: text }).nullish();

export const Vacancy = z.object({
  id: idText,
  title: z.string(),
  description: text,
  companyName: text,
  companyLogo: text,
  currentState: text,
  isHiddenJob: z.boolean().nullish(),
  city: Named,
  state: State,
  address: z.object({ city: Named, state: State, country: Named }).nullish(),
  homeOffice: z.boolean().nullish(),
  jobType: text,
  salary: z.object({ showRangeToApplicant: z.boolean().nullish(), initialRange: amount, finalRange: amount }).nullish(),
  seniority: Names,
  recruitmentContractType: Names,
  occupationAreas: Names,
  hardSkills: Names,
  createdAt: text,
});
export type Vacancy = z.infer<typeof Vacancy>;

/** An unknown company's page has no list; a page beyond the last has none either. */
export const Page = z.object({
  data: z.object({ data: z.array(z.unknown()), totalPages: z.number() }),
});

const WORKPLACES = {
  remoto: "remote",
  "home-office": "remote",
  hibrido: "hybrid",
  híbrido: "hybrid",
  presencial: "onsite",
} as const;

/** Returns the workplace that the newer field states, else the older one. */
export function workplaceOf({ jobType, homeOffice }: Vacancy) {
  const stated = workplaceByWord(WORKPLACES, "jobType", jobType?.toLowerCase());
  return stated ?? workplaceIfRemote("homeOffice", homeOffice);
}

/** Returns the place of a vacancy. */
export function placeOf({ city, state, address }: Vacancy): string {
  return placeText(
    city?.name || address?.city?.name,
    state?.code || address?.state?.code || state?.name,
    address?.country?.name,
  );
}

/** Returns the range that the employer shows. Sólides serves Brazil only and writes reais, without a period. */
export function salaryOf({ salary }: Vacancy) {
  if (!salary?.showRangeToApplicant || !(salary.initialRange || salary.finalRange)) return undefined;
  return { min: salary.initialRange, max: salary.finalRange, currency: "BRL" };
}

/** Joins the names of a list. */
export function namesOf(list: z.infer<typeof Names>): string {
  return (list ?? []).flatMap((entry) => entry?.name ?? []).join(", ");
}
