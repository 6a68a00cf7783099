import { z } from "zod";
import { SalaryPeriod } from "./job.ts";

/** Exchange rates and pay periods, for showing a salary in another currency or period. */
export const Money = z.object({
  /** Day of the rates. */
  ratesDate: z.iso.date(),
  /** US dollars for one unit, by ISO 4217 code. */
  usd: z.record(z.string(), z.number()),
  /** The currency of a country, by ISO 3166-1 code. */
  countries: z.record(z.string(), z.string()),
  /** The number of each period in a year. */
  periodsPerYear: z.record(SalaryPeriod, z.number()),
});
export type Money = z.infer<typeof Money>;

export const MoneyResponse = z.object({ data: Money });
export type MoneyResponse = z.infer<typeof MoneyResponse>;
