import type { CvWords } from "#contract/schemas/desk/cv-words.ts";
import { citiesFrom } from "#taxonomy/cities.ts";
import { places } from "#taxonomy/places.ts";
import { roleHeads, roleRules } from "#taxonomy/role-rules.ts";
import { roles } from "#taxonomy/roles.ts";
import { hasAmbiguousName, technologies } from "#taxonomy/technologies.ts";

/** Smaller towns share too many names. */
const TOWN_PEOPLE = 100_000;

let words: CvWords | undefined;

/** Returns the taxonomy's names by which a CV can mention what a profile names. Built on first use, because most processes never need it. */
export function cvWords(): CvWords {
  words ??= {
    roles: roles.map(({ slug, title, aliases }) => ({ slug, names: [title, ...aliases] })),
    roleHeads: Object.fromEntries([...roleHeads].map(([group, heads]) => [group, [...heads]])),
    roleRules: [...roleRules],
    skills: technologies.map((technology) => {
      const { slug, name, aliases, short, rule, forms, after, not } = technology;
      const isAmbiguous = hasAmbiguousName(technology);
      // A CV can be in any language, so that a name which is sure in some of them needs a word beside it.
      const read = rule === "foreign" || rule === "proper" ? "context" : rule;
      return { slug, name, aliases, short, rule: isAmbiguous ? read : "", forms: isAmbiguous ? forms : [], after, not };
    }),
    countries: places.flatMap(({ kind, code, name, aliases, fieldAliases }) =>
      kind === "country" && code !== null ? [{ code, names: [name, ...aliases, ...fieldAliases] }] : [],
    ),
    cities: citiesFrom(TOWN_PEOPLE),
  };
  return words;
}
