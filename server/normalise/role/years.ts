import type { Sentence } from "#normalise/text/prepared-text.ts";

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};
const NUMBER = `(?:\\d{1,2}(?:[.,]5)?|${Object.keys(NUMBERS).join("|")})`;
const YEARS = "(?:years?|yrs?|jahren?|jahre|ans|années?|años|anos)";
const ASKED = new RegExp(
  `(?<![\\p{L}\\d$€£.,-])(?:(?:at least|minimum(?: of)?|min\\.?|mindestens|mind\\.|au moins|minimum de|al menos|mínimo(?: de)?)\\s+)?(${NUMBER})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|or more|oder mehr|ou plus|o más)?\\s*(?:(?:-|–|—|to|bis|à|a|or|y)\\s*(${NUMBER})\\s*\\+?\\s*)?(?:\\+\\s*)?(?:full\\s+)?${YEARS}(?!\\p{L})(?!\\s*(?:old|of age|ago|alt))['’]?`,
  "iu",
);
const EXPERIENCE =
  /experience|experienced|expertise|background|working (?:in|with|as)|track record|\bin an? [\w-]+ (?:role|position)|berufserfahrung|erfahrung|praxis|expérience|experiencia|hands-on|building|developing|managing|leading/iu;
const COMPANY =
  /\b(?:we|our (?:company|team|clients?)|founded|has been|have been|history|for over|for more than|over the (?:last|past)|in business|combined|warranty|vesting|contract|within|anniversary|past \d+ years|last \d+ years|next \d+ years|unser unternehmen|seit|depuis|desde hace)\b/i;
const OPTIONAL =
  /\b(?:preferred|nice to have|a plus|bonus|ideally|desirable|wünschenswert|von vorteil|idealerweise|souhaité|deseable)\b/i;
const BARRED = new Set(["about", "benefits", "eeo", "compensation", "process", "nice-to-have"]);

function valueOf(text: string): number {
  const digits = Number(text.replace(",", "."));
  return Number.isNaN(digits) ? (NUMBERS[text.toLowerCase()] ?? Number.NaN) : digits;
}

/** Returns the years of experience a posting requires (the lower bound of the first requirement) and the sentence that says so. */
export function yearsAskedFor(sentences: readonly Sentence[]): { years: number; sentence: string } | null {
  for (const { text, section } of sentences) {
    if (BARRED.has(section) || text.length > 500) continue;
    if (!/\d|years|jahre|ans\b|años/i.test(text)) continue;
    const match = ASKED.exec(text);
    if (
      match?.[1] === undefined ||
      !EXPERIENCE.test(text) ||
      COMPANY.test(text.slice(0, match.index + 3)) ||
      OPTIONAL.test(text)
    )
      continue;
    const years = valueOf(match[1]);
    if (Number.isNaN(years) || years > 20) continue;
    return { years, sentence: text };
  }
  return null;
}
