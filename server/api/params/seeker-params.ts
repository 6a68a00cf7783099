import type { z } from "zod";
import type { HideRules } from "#contract/schemas/search-settings.ts";
import {
  MAX_HIDDEN_COMPANIES,
  MAX_HIDDEN_KEYWORDS,
  MAX_HIDDEN_JOBS,
  MAX_HIDDEN_SOURCES,
  MAX_KEYWORD_LENGTH,
  MIN_KEYWORD_LENGTH,
} from "#contract/values/search-limits.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { asTyped, type Resolve } from "./filter-values.ts";
import { given, many, oneOf, resolveAll, texts } from "./raw-params.ts";

export const YES_VALUES = [{ value: "yes", label: "yes" }];

/** A country by its two-letter code. */
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
    description: "The seeker's home country (ISO 3166-1 alpha-2); `facets.eligibility` counts which jobs hire there.",
  });

/** Words and phrases, one for each occurrence of the parameter; a comma is part of the phrase. */
const keywords = given
  .transform((raw, context) => {
    const phrases = texts(raw);
    const wrong = phrases.some((phrase) => phrase.length < MIN_KEYWORD_LENGTH || phrase.length > MAX_KEYWORD_LENGTH);
    const error =
      phrases.length > MAX_HIDDEN_KEYWORDS
        ? `hideKeyword may be given at most ${MAX_HIDDEN_KEYWORDS} times`
        : wrong
          ? `hideKeyword takes ${MIN_KEYWORD_LENGTH} to ${MAX_KEYWORD_LENGTH} characters`
          : null;
    if (error !== null) context.addIssue({ code: "custom", message: error });
    return phrases;
  })
  .meta({
    description: "Hides jobs with this word or phrase in title or company. Repeat it for more; a comma is part of it.",
  });

/** Parameters about the seeker, which every search takes. */
export const seekerParams = {
  livesIn: country,
  eligible: oneOf(
    "eligible",
    [{ value: "only", label: "only" }],
    "`only`: jobs open to residents of `livesIn`, as their postings say.",
  ),
  hideCompany: many("hideCompany", "Hides companies, by slug or name.", MAX_HIDDEN_COMPANIES),
  hideKeyword: keywords,
  hideSource: many("hideSource", "Hides jobs that only these sources carry, by id.", MAX_HIDDEN_SOURCES),
  hideJob: many("hideJob", "Hides single jobs, by id.", MAX_HIDDEN_JOBS),
  hideAgency: oneOf("hideAgency", YES_VALUES, "`yes` hides jobs that staffing agencies post for clients.", ["no"]),
};

/** Rejects `eligible=only` without a home country. */
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
  hideJob: readonly string[];
  hideAgency: string | null;
}

/** Returns the rules of the parameters in canonical form and order, so that equal rules compare equal. */
export function hideRulesOf(params: HideParams, resolveCompany: Resolve): HideRules {
  const ordered = (values: readonly string[]): string[] => [...new Set(values)].sort();
  return {
    companies: ordered(resolveAll(params.hideCompany, resolveCompany, asTyped)),
    keywords: ordered(params.hideKeyword.map(asTyped)),
    sources: ordered(resolveAll(params.hideSource, () => null, asTyped)),
    jobs: ordered(resolveAll(params.hideJob, () => null, asTyped).filter((id) => /^\d{1,15}$/.test(id))),
    agencies: params.hideAgency === "yes",
  };
}
