import { z } from "zod";
import { MAX_FILTER_VALUES, MAX_TEXT_LENGTH } from "#contract/schemas/jobs-query.ts";
import { type LabelledValue, type Resolve, resolver } from "./filter-values.ts";

/** Characters of one value. */
export const MAX_VALUE_LENGTH = 200;

export const given = z.union([z.string(), z.array(z.string())]).optional();
/** What a parameter holds, once or repeated. */
export const texts = (raw: z.infer<typeof given>): string[] =>
  [raw ?? []]
    .flat()
    .map((text) => text.trim())
    .filter((text) => text !== "");

/** Several values, with commas or by repeating the parameter. */
export function many(name: string, description: string, most = MAX_FILTER_VALUES) {
  return given
    .transform((raw, context) => {
      const occurrences = texts(raw);
      const values = occurrences.flatMap((text) => text.split(","));
      const fault =
        values.length > most
          ? `${name} takes at most ${most} values`
          : values.some((value) => value.length > MAX_VALUE_LENGTH)
            ? `${name} holds a value longer than ${MAX_VALUE_LENGTH} characters`
            : null;
      if (fault !== null) context.addIssue({ code: "custom", message: fault });
      return occurrences;
    })
    .meta({ description });
}

/** Several values out of a fixed list. */
export function someOf(name: string, values: readonly LabelledValue[], description: string) {
  const resolve = resolver(values);
  return many(name, description).transform((occurrences, context) => {
    const found = resolveAll(occurrences, resolve, () => null);
    if (found.includes(null))
      context.addIssue({ code: "custom", message: `${name} must be some of: ${listed(values)}` });
    return found.filter((value) => value !== null);
  });
}

/** One value out of a fixed list; a text in `unset` stands for none. */
export function oneOf(
  name: string,
  values: readonly LabelledValue[],
  description: string,
  unset: readonly string[] = [],
) {
  const resolve = resolver(values);
  return given
    .transform((raw, context) => {
      const asked = texts(raw).filter((text) => !unset.includes(text.toLowerCase()));
      const [text] = asked;
      if (text === undefined) return null;
      const value = asked.length === 1 ? resolve(text) : null;
      if (value === null) context.addIssue({ code: "custom", message: `${name} must be one of: ${listed(values)}` });
      return value;
    })
    .meta({ description, enum: [...values.map(({ value }) => value), ...unset] });
}

export function listed(values: readonly LabelledValue[]): string {
  return values.map(({ value }) => value).join(" | ");
}

export function wholeNumber(name: string, from: number, to: number | null, description: string) {
  return given
    .transform((raw, context) => {
      const [text, second] = texts(raw);
      if (text === undefined) return null;
      const number = second === undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (Number.isNaN(number) || (to !== null && (number < from || number > to))) {
        const range = to === null ? "" : ` from ${from} to ${to}`;
        context.addIssue({ code: "custom", message: `${name} must be a whole number${range}` });
      }
      return number;
    })
    .meta({ description });
}

/** One text; of a repeated parameter the parts together. */
export function searchText(name: string, description: string) {
  return given
    .transform((raw, context) => {
      const text = [raw ?? []].flat().join(" ").trimStart();
      if (text.length > MAX_TEXT_LENGTH) {
        context.addIssue({ code: "custom", message: `${name} takes at most ${MAX_TEXT_LENGTH} characters` });
      }
      return text.trim() === "" ? "" : text;
    })
    .meta({ description, maxLength: MAX_TEXT_LENGTH });
}

/**
 * Values by their canonical slugs. A text that names a value as a whole is that value, comma or no; otherwise its parts
 * between commas are. What names nothing is kept as it is, and finds nothing.
 */
export function resolveAll<T>(
  occurrences: readonly string[],
  resolve: Resolve,
  unknown: (text: string) => T,
): (string | T)[] {
  const values = new Set<string | T>();
  for (const text of occurrences) {
    const whole = resolve(text);
    if (whole !== null) values.add(whole);
    else for (const part of text.split(",")) if (part.trim() !== "") values.add(resolve(part) ?? unknown(part));
  }
  return [...values];
}
