import { JOB_FIELDS, type JobFieldName, type JobFieldValues } from "#contract/values/job-fields.ts";

/** Returns the values of fields that nothing states. */
export function unstatedFields<Name extends JobFieldName>(names: readonly Name[]): Pick<JobFieldValues, Name> {
  const values = names.map((name) => [name, structuredClone<unknown>(JOB_FIELDS[name].type.unstated)]);
  return Object.fromEntries(values) as Pick<JobFieldValues, Name>;
}
