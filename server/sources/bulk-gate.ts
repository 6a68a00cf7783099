import { sources } from "./registry.ts";

/**
 * Returns whether what these sources carry may be passed on in bulk, as the changes do: none of them forbids it, or passing
 * on to search engines, or job searches altogether. A source that the registry doesn't know forbids it.
 */
export function mayPassOnInBulk(sourceIds: readonly string[]): boolean {
  return sourceIds.every((id) => {
    const terms = sources.get(id)?.terms;
    return terms !== undefined && [terms.noBulk, terms.noSearchEngines, terms.offByDefault].every((no) => no !== true);
  });
}

/**
 * Returns whether the open dataset may hold what these sources carry: each of them allows it in so many words, and none forbids passing it on. A source that
 * says nothing, or that the registry doesn't know, forbids it.
 */
export function mayPublishAsOpenData(sourceIds: readonly string[]): boolean {
  return (
    sourceIds.length > 0 &&
    mayPassOnInBulk(sourceIds) &&
    sourceIds.every((id) => sources.get(id)?.terms.openData === true)
  );
}
