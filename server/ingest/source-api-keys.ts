import type { Source } from "#sources/source.ts";

/** API keys by the name of their setting. */
export type SourceKeys = Readonly<Record<string, string>>;

/** Returns the settings that a source requires but lacks; it stays off without them. */
export function missingKeys(source: Source, keys: SourceKeys): string[] {
  return (source.keys ?? []).filter((name) => !keys[name]);
}

/** Returns the API keys of a source; undefined if it needs none. Throws an error that names the missing ones. */
export function apiKeysFor(source: Source, keys: SourceKeys): SourceKeys | undefined {
  if (source.keys === undefined) return undefined;
  const missing = missingKeys(source, keys);
  if (missing.length > 0) throw new Error(`${source.name} is off; set ${missing.join(" and ")} to turn it on`);
  return Object.fromEntries(source.keys.map((name) => [name, keys[name] ?? ""]));
}
