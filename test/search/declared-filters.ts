import fc from "fast-check";
import {
  type ChoiceFilterName,
  FACET_NAMES,
  type FacetName,
  filterOf,
  type FILTERS,
  type TermFilterName,
} from "#contract/values/filters.ts";
import { choicesOf } from "#contract/values/terms/term-choices.ts";
import { JOB_FIELDS } from "#contract/values/job-fields.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { UNSTATED } from "#contract/values/salary/salary-steps.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

type Arbitraries<Fields> = { [K in keyof Fields]: fc.Arbitrary<Fields[K]> };

const MOST_VALUES = 5;

/** The filters with declared options, which need no values of their own here. */
const DECLARED = FACET_NAMES.flatMap((name) => {
  const { field, takes, group } = filterOf(name);
  const choices = choicesOf(name).map(({ value }) => value);
  if (field === null || choices.length === 0) return [];
  // Few values of a long list, so that jobs and queries meet; those of the taxonomy may be any.
  const stated = choices.filter((value) => value !== UNSTATED).slice(0, MOST_VALUES);
  const values = [...(stated.length === 0 ? ["one", "two"] : stated), ...choices.filter((value) => value === UNSTATED)];
  return [{ name, field, takes, values, weight: group === undefined ? 2 : 8 }];
});

type DeclaredName = FacetName & (ChoiceFilterName | TermFilterName);
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
  DECLARED.map(({ name, takes, values, weight }): [string, fc.Arbitrary<unknown>] => [
    name,
    takes === "several"
      ? fc.oneof(
          { weight, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.subarray(values, { maxLength: 2 }) },
        )
      : fc.oneof(
          { weight, arbitrary: fc.constant(null) },
          { weight: values.length, arbitrary: fc.constantFrom(...values) },
        ),
  ]),
) as Arbitraries<Pick<JobsQuery, DeclaredName>>;
