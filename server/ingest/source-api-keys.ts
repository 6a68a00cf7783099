import type { Source } from "#sources/source.ts";

/** Values of the settings that sources with a key need, by the setting's name. */
export type SourceKeys = Readonly<Record<string, string>>;

/** The settings that a source needs and that are not set; without them it stays off. */
export function missingKeys(source: Source, keys: SourceKeys): string[] {
  return (source.keys ?? []).filter((name) => !keys[name]);
}

/** The part of the settings that is this source's; undefined for one that needs none. Throws when one is missing, naming it. */
export function apiKeysFor(source: Source, keys: SourceKeys): SourceKeys | undefined {
  if (source.keys === undefined) return undefined;
  const missing = missingKeys(source, keys);
  if (missing.length > 0) throw new Error(`${source.name} is off: set ${missing.join(" and ")} to read it`);
  return Object.fromEntries(source.keys.map((name) => [name, keys[name] ?? ""]));
}
