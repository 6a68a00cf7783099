import { optionLabel } from "#contract/values/filters.ts";
import type { Text } from "#search/text/words.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";

/** Returns the texts of each field: title, company, tags, summary and description. */
export function textsOf(document: SearchDocument): readonly (readonly string[])[] {
  const { title, companyName, techStack, roles, areas, levels, summary, text } = document;
  const tags = [
    ...techStack.map((slug) => technologyBySlug(slug)?.name ?? slug),
    ...roles.map((slug) => roleBySlug(slug)?.title ?? slug),
    ...areas.map((slug) => placeBySlug(slug)?.name ?? slug),
    ...levels.map((value) => optionLabel("experienceLevel", value)),
  ];
  return [[title], [companyName], tags, [decoded(summary)], [decoded(text)]];
}

function decoded(text: Text): string {
  return typeof text === "string" ? text : new TextDecoder().decode(text);
}
