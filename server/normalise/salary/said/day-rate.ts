import { folded } from "#normalise/text/folded-expression.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import type { Candidate } from "../candidate.ts";

/** Dollars a day below which a sum is more often an allowance. */
const LEAST_DAY = 80;
/** Work that is paid by the day: "Mission facturée 500 € par jour". */
const GIG = folded(
  /(?<!\p{L})(?:contract(?:or)?|freelanc\p{L}{1,4}|gig|mission|prestation|einsatz|auftrag|opdracht|zzp|zlecenie|uppdrag|opgave|oppdrag|keikka|encargo|incarico)(?!\p{L})/iu,
);

/** Returns whether an amount per day is what work brings: the line begins with it, or names such work. */
export function isDayRate({ text, span, before, amount, sign, attachedPeriod }: Candidate): boolean {
  if (attachedPeriod !== "day" || amount.value * (currencyByCode(sign ?? "USD")?.usd ?? 1) < LEAST_DAY) return false;
  return GIG.test(before) || !/\p{L}/u.test(text.slice(0, span.start));
}
