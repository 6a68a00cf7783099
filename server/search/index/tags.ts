import { UNSTATED } from "#contract/values/salary/salary-steps.ts";
import type { Tagged } from "#search/text/text-writer.ts";
import { LEVEL_FACET, LOCATION_FACET, ROLE_FACET, SKILL_FACET } from "./facets.ts";
import type { ForwardIndex } from "./forward-index.ts";
import { startOf } from "./packed/starts.ts";
import type { Segment } from "./segment-types.ts";
import type { ValueIds } from "./value-ids.ts";

/** Returns what the tags of a document are made of. */
export function taggedOf({ forwardIndex, columns }: Segment, doc: number, valueIds: ValueIds): Tagged {
  const roles: string[] = [];
  const techStack: string[] = [];
  const levels: Tagged["levels"][number][] = [];
  forwardIndex.eachCode(doc, (facet, code) => {
    if (facet === ROLE_FACET) roles.push(valueIds.values[facet]!.values[code]!);
    else if (facet === SKILL_FACET) techStack.push(valueIds.values[facet]!.values[code]!);
    else if (facet === LEVEL_FACET) levels.push(...levelsOf(code, valueIds));
  });
  return { roles, techStack, levels, areas: [...valueIds.statedAreas[columns[LOCATION_FACET]![doc]!]!] };
}

/** Returns the levels of a set of levels. */
function levelsOf(code: number, valueIds: ValueIds): Tagged["levels"][number][] {
  const names = valueIds.values[LEVEL_FACET]!.values;
  const levels = Array.from(valueIds.members(LEVEL_FACET)[code]!, (each) => names[each]!);
  return levels.filter((level) => level !== UNSTATED) as Tagged["levels"][number][];
}

/** Returns a 1 for each code of a segment's forward index with a tag that has these words in sequence; null if no code has. */
export function codesWithPhrase(
  { forwardIndex: { offsets, codeCount } }: Segment,
  phrase: readonly number[],
  valueIds: ValueIds,
): Uint8Array | null {
  const found = new Uint8Array(codeCount);
  const has = (kind: keyof Tagged, value: string): boolean => hasPhrase(valueIds.texts.termsOfTag(kind, value), phrase);
  const mark = (facet: number, isFound: (code: number) => boolean): void => {
    const count = offsets[facet + 1]! - offsets[facet]!;
    for (let code = 1; code < count; code += 1) if (isFound(code)) found[offsets[facet]! + code] = 1;
  };
  const valuesOf = (facet: number) => valueIds.values[facet]!.values;
  mark(ROLE_FACET, (code) => has("roles", valuesOf(ROLE_FACET)[code]!));
  mark(SKILL_FACET, (code) => has("techStack", valuesOf(SKILL_FACET)[code]!));
  mark(LEVEL_FACET, (code) => levelsOf(code, valueIds).some((level) => has("levels", level)));
  mark(LOCATION_FACET, (code) => valueIds.statedAreas[code]!.some((area) => has("areas", area)));
  return found.includes(1) ? found : null;
}

/** Returns whether a document has any of the codes. */
export function hasAnyCode({ codes, starts }: ForwardIndex, doc: number, wanted: Uint8Array): boolean {
  const end = startOf(starts, doc + 1);
  for (let at = startOf(starts, doc); at < end; at += 1) if (wanted[codes[at]!] === 1) return true;
  return false;
}

function hasPhrase(terms: Int32Array, phrase: readonly number[]): boolean {
  return terms.some((_, from) => phrase.every((term, at) => terms[from + at] === term));
}
