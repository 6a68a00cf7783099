import { z } from "zod";
import type { FilterValues } from "#contract/values/filters.ts";
import {
  type JobsQuery,
  MAX_PAGE_SIZE,
  MAX_SALARY,
  PAGE_SIZE,
  SALARY_UNSTATED,
  type SearchSort,
  SORTS,
} from "#contract/values/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";
import { FILTER_PARAMS, filterValues, OPEN_FILTER_PARAMS } from "./filter-params.ts";
import { asTyped, type Resolve } from "./filter-values.ts";
import { listed, MAX_VALUE_LENGTH, oneOf, searchText, wholeNumber } from "./raw-params.ts";
import { hideRulesOf, needHome, seekerParams, YES_VALUES } from "./seeker-params.ts";

const MAX_PAGE = 1_000_000;
const SORT_VALUES = SORTS.map((value) => ({ value, label: value === "date" ? "Date Posted" : "Salary" }));
const TEXT_SORT_VALUES = [...SORT_VALUES, { value: "relevance", label: "Relevance" }];
const REFERABLE_SORT = { value: "referable", label: "Referrals" };
const MATCH_SORT = { value: "match", label: "Best match" };
const UNSTATED_VALUES = SALARY_UNSTATED.map((value) => ({ value, label: value }));

const basic = {
  q: searchText(
    "q",
    'Words that a job holds in its title, company, technologies, summary or description. `"side by side"`, `-without`.',
  ),
  ...OPEN_FILTER_PARAMS,
  sortBy: oneOf(
    "sortBy",
    TEXT_SORT_VALUES,
    "`date`: newest first. `salary`: best paid first, unstated last. `relevance`: with `q` only, and the default then.",
  ),
  salaryMin: wholeNumber("salaryMin", 0, MAX_SALARY, "US dollars a year that the middle of the pay reaches at least."),
  salaryUnstated: oneOf(
    "salaryUnstated",
    UNSTATED_VALUES,
    "Whether jobs that state no pay pass `salaryMin`: `exclude` unless told.",
  ),
  ...seekerParams,
};

const REFERABLE_TEXT =
  "`date`, `salary`, `relevance`; `referable`: first the companies that answer most referral requests and have room, then by date.";

/** What is asked of referrals, where they are live. */
const referral = {
  referable: oneOf("referable", YES_VALUES, "`yes`: only companies where somebody takes referral requests now.", [
    "no",
  ]),
  sortBy: oneOf("sortBy", [...TEXT_SORT_VALUES, REFERABLE_SORT], REFERABLE_TEXT),
};

const MATCH_TEXT = "`match`: what fits my profile best first, jobs that something rules out last.";

/** How to sort, where matching a profile is live. */
const match = {
  sortBy: oneOf("sortBy", [...TEXT_SORT_VALUES, MATCH_SORT], `\`date\`, \`salary\`, \`relevance\`; ${MATCH_TEXT}`),
};
const referralAndMatch = {
  ...referral,
  sortBy: oneOf("sortBy", [...TEXT_SORT_VALUES, REFERABLE_SORT, MATCH_SORT], `${REFERABLE_TEXT} ${MATCH_TEXT}`),
};

const MAX_NAMED = 20;

function needTextForRelevance(all: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  if (all["sortBy"] !== "relevance" || all["q"] !== "") return;
  context.addIssue({ code: "custom", path: ["sortBy"], message: `sortBy must be one of: ${listed(SORT_VALUES)}` });
}

/** Reads the parameters of a call, and the names of those that mean nothing to it. */
function paramsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = z.object(shape);
  return z
    .looseObject(shape)
    .superRefine(needTextForRelevance)
    .superRefine(needHome)
    .transform((all) => ({
      asked: Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(shape, name))) as z.infer<
        typeof known
      >,
      ignored: Object.keys(all)
        .filter((name) => !Object.hasOwn(shape, name))
        .slice(0, MAX_NAMED)
        .map((name) => name.slice(0, MAX_VALUE_LENGTH)),
    }));
}

/** Parameters of `GET /api/jobs/featured`. */
export const FeaturedParams = paramsOf(basic);

const full = {
  page: wholeNumber("page", 1, MAX_PAGE, "Page, from 1."),
  limit: wholeNumber(
    "limit",
    1,
    null,
    `Jobs on a page: ${PAGE_SIZE} unless told, at least 1, at most ${MAX_PAGE_SIZE}.`,
  ),
  ...basic,
  ...FILTER_PARAMS,
};

const JobsParams = paramsOf(full);
const JobsAndReferralsParams = paramsOf({ ...full, ...referral });
const JobsAndMatchParams = paramsOf({ ...full, ...match });
const JobsReferralsAndMatchParams = paramsOf({ ...full, ...referralAndMatch });
const FeedAndReferralsParams = paramsOf({ ...basic, ...referral });

/** Parameters of `GET /api/jobs`. */
export function jobsParams(live: {
  referrals: boolean;
  match: boolean;
}): typeof JobsParams | typeof JobsAndReferralsParams {
  if (live.match) return live.referrals ? JobsReferralsAndMatchParams : JobsAndMatchParams;
  return live.referrals ? JobsAndReferralsParams : JobsParams;
}

/** Parameters of the feeds. */
export function feedParams(referrals: boolean): typeof FeaturedParams | typeof FeedAndReferralsParams {
  return referrals ? FeedAndReferralsParams : FeaturedParams;
}

type Basic = z.infer<typeof FeaturedParams>["asked"];
type Advanced = Partial<z.infer<typeof JobsAndReferralsParams>["asked"]>;

/** The search that the parameters ask for. */
export function jobsQueryOf(params: Basic & Advanced, companies: SearchModel["companies"]): JobsQuery {
  const resolveCompany: Resolve = (text) =>
    companies.nameOf(asTyped(text)) === undefined ? (companies.slugOf(text.trim()) ?? null) : asTyped(text);
  return {
    q: params.q,
    ...filterValues(params as Partial<FilterValues>, resolveCompany),
    salaryMin: params.salaryMin ?? null,
    salaryUnstated: params.salaryUnstated === "include",
    homeCountry: params.livesIn,
    eligibleOnly: params.eligible === "only",
    hide: hideRulesOf(params, resolveCompany),
    acceptsReferrals: params.referable === "yes",
    sortBy: (params.sortBy ?? (params.q === "" ? "date" : "relevance")) as SearchSort,
    page: params.page ?? 1,
    limit: Math.min(Math.max(params.limit ?? PAGE_SIZE, 1), MAX_PAGE_SIZE),
  };
}
