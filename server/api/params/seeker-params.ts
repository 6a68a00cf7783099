import type { z } from "zod";
import type { HideRules } from "#contract/schemas/search-settings.ts";
import {
  MAX_HIDDEN_COMPANIES,
  MAX_HIDDEN_KEYWORDS,
  MAX_HIDDEN_SOURCES,
  MAX_KEYWORD_LENGTH,
  MIN_KEYWORD_LENGTH,
} from "#contract/values/search-limits.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { asTyped, type Resolve } from "./filter-values.ts";
import { given, many, oneOf, resolveAll, texts } from "./raw-params.ts";

export const YES_VALUES = [{ value: "yes", label: "yes" }];

/** A country by its two letters. */
const country = given
  .transform((raw, context) => {
    const [text, second] = texts(raw);
    if (text === undefined) return null;
    const code = text.toUpperCase();
    if (second === undefined && /^[A-Z]{2}$/.test(code) && placeByCode(code)?.kind === "country") return code;
    context.addIssue({ code: "custom", message: "livesIn must be one country's two-letter code, such as DE" });
    return null;
  })
  .meta({
    description: "Country one lives in (ISO 3166-1 alpha-2): `facets.eligibility` counts where one can be hired.",
  });

/** Words and phrases, one each time the parameter stands; a comma is part of the phrase. */
const keywords = given
  .transform((raw, context) => {
    const phrases = texts(raw);
    const wrong = phrases.some((phrase) => phrase.length < MIN_KEYWORD_LENGTH || phrase.length > MAX_KEYWORD_LENGTH);
    const fault =
      phrases.length > MAX_HIDDEN_KEYWORDS
        ? `hideKeyword may be given at most ${MAX_HIDDEN_KEYWORDS} times`
        : wrong
          ? `hideKeyword takes ${MIN_KEYWORD_LENGTH} to ${MAX_KEYWORD_LENGTH} characters`
          : null;
    if (fault !== null) context.addIssue({ code: "custom", message: fault });
    return phrases;
  })
  .meta({
    description:
      "Leaves out jobs whose title or company holds this word or phrase. Repeat it for more; a comma is part of it.",
  });

/** What a seeker says of themselves; every search takes it. */
export const seekerParams = {
  livesIn: country,
  eligible: oneOf(
    "eligible",
    [{ value: "only", label: "only" }],
    "`only`: jobs that somebody who lives in `livesIn` can be hired for, as their postings say.",
  ),
  hideCompany: many("hideCompany", "Leaves out companies, by slug or name.", MAX_HIDDEN_COMPANIES),
  hideKeyword: keywords,
  hideSource: many("hideSource", "Leaves out jobs that only these sources carry, by id.", MAX_HIDDEN_SOURCES),
  hideAgency: oneOf("hideAgency", YES_VALUES, "`yes` leaves out jobs that staffing agencies post for clients.", ["no"]),
};

/** Refuses to tell who can be hired without knowing where they live. */
export function needHome(all: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  if (all["eligible"] !== "only" || typeof all["livesIn"] === "string") return;
  context.addIssue({
    code: "custom",
    path: ["eligible"],
    message: "eligible=only needs livesIn: say which country you live in, such as livesIn=DE",
  });
}

interface HideParams {
  hideCompany: readonly string[];
  hideKeyword: readonly string[];
  hideSource: readonly string[];
  hideAgency: string | null;
}

/** The rules that the parameters give, each in one form and order, so that equal rules are the same. */
export function hideRulesOf(params: HideParams, resolveCompany: Resolve): HideRules {
  const ordered = (values: readonly string[]): string[] => [...new Set(values)].sort();
  return {
    companies: ordered(resolveAll(params.hideCompany, resolveCompany, asTyped)),
    keywords: ordered(params.hideKeyword.map(asTyped)),
    sources: ordered(resolveAll(params.hideSource, () => null, asTyped)),
    agencies: params.hideAgency === "yes",
  };
}
