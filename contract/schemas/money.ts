import { z } from "zod";
import { SalaryPeriod } from "./job.ts";

/** What amounts of one currency are worth, for showing pay in another currency or period. */
export const Money = z.object({
  /** Day of the rates. */
  ratesDate: z.iso.date(),
  /** US dollars for one unit, by ISO 4217 code. */
  usd: z.record(z.string(), z.number()),
  /** How many of each period make a year. */
  periodsPerYear: z.record(SalaryPeriod, z.number()),
});
export type Money = z.infer<typeof Money>;

export const MoneyResponse = z.object({ data: Money });
export type MoneyResponse = z.infer<typeof MoneyResponse>;
