import { z } from "zod";
import { MAX_FILTER_VALUES, MAX_TEXT_LENGTH } from "#contract/values/jobs-query.ts";
import { type LabelledValue, type Resolve, resolver } from "./filter-values.ts";

/** Maximum length of one value, in characters. */
export const MAX_VALUE_LENGTH = 200;

export const given = z.union([z.string(), z.array(z.string())]).optional();
/** Returns the trimmed values of a parameter, which may be repeated. */
export const texts = (raw: z.infer<typeof given>): string[] =>
  [raw ?? []]
    .flat()
    .map((text) => text.trim())
    .filter((text) => text !== "");

/** A parameter of several values, joined with commas or repeated. */
export function many(name: string, description: string, most = MAX_FILTER_VALUES) {
  return given
    .transform((raw, context) => {
      const occurrences = texts(raw);
      const values = occurrences.flatMap((text) => text.split(","));
      const error =
        values.length > most
          ? `${name} takes at most ${most} values`
          : values.some((value) => value.length > MAX_VALUE_LENGTH)
            ? `${name} holds a value longer than ${MAX_VALUE_LENGTH} characters`
            : null;
      if (error !== null) context.addIssue({ code: "custom", message: error });
      return occurrences;
    })
    .meta({ description });
}

/** A parameter of several values from a fixed list. */
export function someOf(name: string, values: readonly LabelledValue[], description: string) {
  const resolve = resolver(values);
  return many(name, description).transform((occurrences, context) => {
    const found = resolveAll(occurrences, resolve, () => null);
    if (found.includes(null))
      context.addIssue({ code: "custom", message: `${name} must be some of: ${listed(values)}` });
    return found.filter((value) => value !== null);
  });
}

/** A parameter of one value from a fixed list; a text in `unset` means none. */
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

/** A free-text parameter; the parts of a repeated one are joined. */
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
 * Returns the canonical slugs of the values. A text that names a value as a whole is that value, even with a comma in it; otherwise it is
 * split at the commas. `unknown` replaces what names no value.
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
