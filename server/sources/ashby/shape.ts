import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

const Address = z
  .object({ postalAddress: z.object({ addressLocality: text, addressRegion: text, addressCountry: text }).nullish() })
  .nullish();
export const Place = z.object({ location: text, address: Address });
const Component = z.object({
  compensationType: text,
  interval: text,
  currencyCode: text,
  minValue: amount,
  maxValue: amount,
});
export const Job = Place.extend({
  id: idText,
  title: z.string(),
  jobUrl: z.string(),
  isListed: z.boolean().nullish(),
  isRemote: z.boolean().nullish(),
  workplaceType: text,
  employmentType: text,
  department: text,
  team: text,
  secondaryLocations: z.array(Place).nullish(),
  publishedAt: text,
  descriptionHtml: text,
  descriptionPlain: text,
  compensation: z
    .object({
      compensationTierSummary: text,
      scrapeableCompensationSalarySummary: text,
      summaryComponents: z.array(Component).nullish(),
    })
    .nullish(),
});
export type Job = z.infer<typeof Job>;
export type Place = z.infer<typeof Place>;
