import { sources } from "./registry.ts";

/**
 * Returns whether what these sources carry may be passed on in bulk, as the changes and the open dataset do: none of them forbids it, or passing
 * on to search engines, or job searches altogether. A source that the registry doesn't know forbids it.
 */
export function mayPassOnInBulk(sourceIds: readonly string[]): boolean {
  return sourceIds.every((id) => {
    const terms = sources.get(id)?.terms;
    return terms !== undefined && [terms.noBulk, terms.noSearchEngines, terms.offByDefault].every((no) => no !== true);
  });
}
