import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";
import { workplaceByWord } from "#sources/workplace.ts";

const Named = z.object({ id: text, name: text }).nullish();
export const Row = z.object({
  id: idText,
  name: z.string(),
  alternate_url: z.string(),
  archived: z.boolean().nullish(),
  area: Named,
  employer: z.object({ name: text, logo_urls: z.object({ original: text }).nullish() }).nullish(),
  employment: Named,
  experience: Named,
  schedule: Named,
  professional_roles: z.array(z.object({ name: text })).nullish(),
  salary: z.object({ from: amount, to: amount, currency: text }).nullish(),
  published_at: text,
});
type Row = z.infer<typeof Row>;
export const Detail = Row.extend({ description: text, key_skills: z.array(z.object({ name: text })).nullish() });
export const Page = z.object({ items: z.array(z.unknown()), pages: z.number() });

/** Other schedules say nothing about the place. */
const WORKPLACES = { remote: "remote" } as const;

/** Returns the fields that rows and details have in common. Salaries are per month. */
export function sharedFields(vacancy: Row) {
  const { salary } = vacancy;
  return {
    externalId: vacancy.id,
    url: vacancy.alternate_url,
    title: vacancy.name,
    company: { name: vacancy.employer?.name, logoUrl: vacancy.employer?.logo_urls?.original },
    locations: [vacancy.area?.name ?? ""],
    workplace: workplaceByWord(WORKPLACES, "schedule", vacancy.schedule?.id),
    employmentType: vacancy.employment?.name,
    level: vacancy.experience?.name,
    department: vacancy.professional_roles?.map((role) => role.name).join(", "),
    salary:
      salary?.from || salary?.to
        ? {
            min: salary.from,
            max: salary.to,
            currency: salary.currency === "RUR" ? "RUB" : salary.currency,
            period: "month" as const,
          }
        : undefined,
    postedAt: vacancy.published_at,
  };
}
