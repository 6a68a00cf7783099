import type { SearchSettings } from "#contract/schemas/search-settings.ts";
import {
  MAX_HIDDEN_COMPANIES,
  MAX_HIDDEN_JOBS,
  MAX_HIDDEN_KEYWORDS,
  MAX_HIDDEN_SOURCES,
} from "#contract/values/search-limits.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";

const PERIODS = new Set<unknown>(["hour", "day", "week", "month", "year"] satisfies SearchSettings["period"][]);

/** Parses stored settings. Missing or malformed parts count as unset. */
export function readSettings(raw: unknown): SearchSettings {
  const { country, workday, currency, period, hide } = parts(raw);
  const rules = parts(hide);
  return {
    country: isText(country) && /^[A-Z]{2}$/.test(country) ? country : null,
    workday: readWorkday(workday),
    currency: isText(currency) && /^[A-Z]{3}$/.test(currency) ? currency : null,
    period: PERIODS.has(period) ? (period as SearchSettings["period"]) : null,
    hide: {
      companies: texts(rules["companies"]),
      keywords: texts(rules["keywords"]),
      sources: texts(rules["sources"]),
      jobs: texts(rules["jobs"]),
      agencies: rules["agencies"] === true,
    },
  };
}

function readWorkday(raw: unknown): SearchSettings["workday"] {
  const { from, to, timeZone } = parts(raw);
  const fits = isHour(from) && isHour(to) && from < to && isText(timeZone);
  return fits ? { from, to, timeZone } : null;
}

const isText = (raw: unknown): raw is string => typeof raw === "string";
const isHour = (raw: unknown): raw is number => Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) <= 24;
const texts = (raw: unknown): string[] => (Array.isArray(raw) ? raw.filter(isText) : []);
const parts = (raw: unknown): Partial<Record<string, unknown>> => (typeof raw === "object" && raw !== null ? raw : {});

/** Returns whether nothing is set. */
export function isUnset(settings: SearchSettings): boolean {
  return JSON.stringify(settings) === JSON.stringify(NO_SEARCH_SETTINGS);
}

/** Returns the query parameters that settings add to a search: home country and hide rules. */
export function settingsParams({ country, hide }: SearchSettings): Record<string, string | string[]> {
  return {
    ...(country !== null && { livesIn: country }),
    ...(hide.companies.length > 0 && { hideCompany: hide.companies.join(",") }),
    ...(hide.keywords.length > 0 && { hideKeyword: hide.keywords }),
    ...(hide.sources.length > 0 && { hideSource: hide.sources.join(",") }),
    ...(hide.jobs.length > 0 && { hideJob: hide.jobs.join(",") }),
    ...(hide.agencies && { hideAgency: "yes" }),
  };
}

/** Appends parameters to a query; lists repeat their name. */
export function appendParams(query: string, params: Record<string, string | string[]>): string {
  const extra = Object.entries(params).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return [query, ...extra].filter((part) => part !== "").join("&");
}

/** One hide rule: a company, a word, a source, a single job, or all staffing agencies. */
export type HideRule = { by: "companies" | "keywords" | "sources" | "jobs"; value: string } | { by: "agencies" };

const LIMITS = {
  companies: MAX_HIDDEN_COMPANIES,
  keywords: MAX_HIDDEN_KEYWORDS,
  sources: MAX_HIDDEN_SOURCES,
  jobs: MAX_HIDDEN_JOBS,
};

/** Adds or removes one rule. At the limit, adding a rule drops the oldest. */
export function withRule(settings: SearchSettings, rule: HideRule, on: boolean): SearchSettings {
  const { hide } = settings;
  if (rule.by === "agencies") return { ...settings, hide: { ...hide, agencies: on } };
  const others = hide[rule.by].filter((value) => value !== rule.value);
  return { ...settings, hide: { ...hide, [rule.by]: on ? [...others, rule.value].slice(-LIMITS[rule.by]) : others } };
}
