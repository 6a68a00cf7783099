import type { ProfileField, ProfileValues } from "#contract/schemas/desk/profile.ts";
import { PROFILE_LIMITS } from "./profile-limits.ts";

export const EMPTY_PROFILE: Omit<ProfileValues, "name"> = {
  roles: [],
  places: [],
  country: null,
  workday: null,
  level: null,
  skills: [],
  payFloor: null,
  links: [],
  languages: [],
  permits: [],
};

/** The parts that a completed profile has: with them we can tell which jobs the person can take. */
const NEEDED = ["roles", "country", "workday", "level", "skills"] as const satisfies readonly ProfileField[];
export type NeededField = (typeof NEEDED)[number];

/** Returns the parts that a profile still lacks; a profile that lacks none is completed. */
export function missingParts(values: Pick<ProfileValues, NeededField>): NeededField[] {
  return NEEDED.filter((field) => {
    const value = values[field];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
}

/** What tells the entries of a list apart. */
const KEYS = {
  roles: (entry: string) => entry,
  places: (entry: string) => entry,
  skills: (entry: string) => entry,
  links: (entry: string) => entry,
  permits: (entry: string) => entry,
  languages: (entry: ProfileValues["languages"][number]) => entry.code,
} as const;
type ListField = keyof typeof KEYS;

const isList = (field: ProfileField): field is ListField => field in KEYS;
/** Values of a field have one order of keys, because both sides build them by the schema. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface MergedProfile {
  values: ProfileValues;
  /** Fields that both sides changed differently. They keep what is stored. */
  conflicts: ProfileField[];
}

/**
 * Merges what a form changed into what is stored. `base` is what the form began with. A field that only one side changed gets that
 * side's value. Of lists, both sides' additions and removals count. A field that both sides changed differently keeps what is stored and is
 * a conflict, so that the person can decide.
 */
export function mergeProfile(base: ProfileValues, mine: ProfileValues, stored: ProfileValues): MergedProfile {
  const conflicts: ProfileField[] = [];
  const merged = Object.fromEntries(
    (Object.keys(stored) as ProfileField[]).map((field) => {
      const { value, conflict } = isList(field)
        ? mergeLists(field, base[field], mine[field], stored[field])
        : mergeSingle(base[field], mine[field], stored[field]);
      if (conflict) conflicts.push(field);
      return [field, value];
    }),
  );
  return { values: merged as ProfileValues, conflicts };
}

interface Merged<Value> {
  value: Value;
  conflict: boolean;
}

function mergeSingle<Value>(base: Value, mine: Value, stored: Value): Merged<Value> {
  if (same(mine, base) || same(mine, stored)) return { value: stored, conflict: false };
  return same(stored, base) ? { value: mine, conflict: false } : { value: stored, conflict: true };
}

function mergeLists(
  field: ListField,
  base: readonly unknown[],
  mine: readonly unknown[],
  stored: readonly unknown[],
): Merged<unknown[]> {
  const keyOf = KEYS[field] as (entry: unknown) => string;
  const byKey = (list: readonly unknown[]) => new Map(list.map((entry) => [keyOf(entry), entry]));
  const [was, wanted, kept] = [byKey(base), byKey(mine), byKey(stored)];
  // The order is the person's own when only this form changed it.
  if (same(stored, base)) return { value: [...wanted.values()], conflict: false };
  const merged: unknown[] = [];
  let conflict = false;
  for (const key of new Set([...kept.keys(), ...wanted.keys()])) {
    const { value: entry, conflict: differs } = mergeSingle(was.get(key), wanted.get(key), kept.get(key));
    conflict ||= differs;
    if (entry !== undefined) merged.push(entry);
  }
  if (merged.length > PROFILE_LIMITS[field]) return { value: [...stored], conflict: true };
  return { value: merged, conflict };
}
