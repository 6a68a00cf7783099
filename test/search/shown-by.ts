import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";

/** Returns what a model shows of its jobs, for comparison with another one. */
export function shownBy(model: SearchModel) {
  const { ids, total, counts } = model.query({ ...EVERY_JOB, limit: 100 }, { counts: true });
  return {
    ids,
    total,
    companies: counts!.top(0),
    windows: counts!.windows,
    names: [...model.companies.all()].map(({ name }) => name).toSorted(),
  };
}
