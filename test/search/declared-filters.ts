import fc from "fast-check";
import {
  type ChoiceFilterName,
  FACET_NAMES,
  type FacetName,
  filterOf,
  type FILTERS,
} from "#contract/values/filters.ts";
import { JOB_FIELDS } from "#contract/values/job-fields.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { UNSTATED } from "#contract/values/salary-steps.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

type Arbitraries<Fields> = { [K in keyof Fields]: fc.Arbitrary<Fields[K]> };

/** The filters with declared options, which need no values of their own here. */
const DECLARED = FACET_NAMES.flatMap((name) => {
  const { field, takes, options = [] } = filterOf(name);
  return field === null || options.length === 0
    ? []
    : [{ name, field, takes, values: options.map(({ value }) => value) }];
});

type DeclaredName = FacetName & ChoiceFilterName;
type DeclaredFieldName = Extract<(typeof FILTERS)[DeclaredName]["field"], string>;

/** What jobs state in the fields of these filters; one that states nothing counts under the option `unstated`, where there is one. */
export const declaredValues = Object.fromEntries(
  DECLARED.map(({ field, values }): [string, fc.Arbitrary<unknown>] => {
    const stated = values.filter((value) => value !== UNSTATED);
    const isList = Array.isArray(JOB_FIELDS[field].type.unstated);
    return [field, isList ? fc.subarray(stated, { maxLength: 2 }) : fc.constantFrom(...stated, stated[0]!, null)];
  }),
) as Arbitraries<Pick<SearchDocument, DeclaredFieldName>>;

/** What queries select of these filters. */
export const declaredChoices = Object.fromEntries(
  DECLARED.map(({ name, takes, values }): [string, fc.Arbitrary<unknown>] => [
    name,
    takes === "several"
      ? fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.subarray(values, { maxLength: 2 }) },
        )
      : fc.constantFrom(null, null, ...values),
  ]),
) as Arbitraries<Pick<JobsQuery, DeclaredName>>;
