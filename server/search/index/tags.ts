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
    else if (facet === LEVEL_FACET) levels.push(...valueIds.tags.levelsOf(code));
  });
  return { roles, techStack, levels, areas: [...valueIds.statedAreas[columns[LOCATION_FACET]![doc]!]!] };
}

/** Returns whether a document has any of the codes. */
export function hasAnyCode({ codes, starts }: ForwardIndex, doc: number, wanted: Uint8Array): boolean {
  const end = startOf(starts, doc + 1);
  for (let at = startOf(starts, doc); at < end; at += 1) if (wanted[codes[at]!] === 1) return true;
  return false;
}
