import type { FilterOption, FilterOptions } from "#contract/schemas/filter-options.ts";
import type { ChoiceFilterName, FacetName, FILTERS, TermFilterName } from "#contract/values/filters.ts";
import { companySizes } from "#taxonomy/company-sizes.ts";
import { educations } from "#taxonomy/education.ts";
import { industries } from "#taxonomy/industries.ts";
import { filterRegions, type Place, placeBySlug, places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";

type TaxonomyFilter = Exclude<FacetName, ChoiceFilterName | TermFilterName | "company">;
export type TaxonomyOptions = Pick<FilterOptions, (typeof FILTERS)[TaxonomyFilter]["list"]>;

/** Countries and territories few openings name; the built-in list holds the other 150 or so. */
const LEFT_OUT = new Set(
  "AD AF AG AI AS AW BB BF BI BM BQ BT CF CG CK CU CW DJ DM EH ER FK FM FO GD GF GG GI GL GM GP GQ GU GW IM IR JE KI KM KN KP KY LA LC LI LS MF MH MP MQ MS NC NE NF NR NU PF PM PW RE RU SB SD SH SM SO SS ST SX SY TC TD TK TL TO TV VA VC VG VI VU WF WS YE YT".split(
    " ",
  ),
);

/** A place as an option, with the other names that people type for it. */
export function placeOption({ slug, label, name, aliases, fieldAliases }: Place): FilterOption {
  return { value: slug, label, slug, aliases: [name.toLowerCase(), ...aliases, ...fieldAliases] };
}

function builtInPlaces(): Place[] {
  const regions = new Set(filterRegions.map(({ slug }) => slug));
  const world = placeBySlug("worldwide");
  const states = places.filter(({ kind }) => kind === "state");
  const countries = places.filter(
    ({ kind, slug, code }) => kind === "country" && !regions.has(slug) && !LEFT_OUT.has(code ?? ""),
  );
  return [...(world === undefined ? [] : [world]), ...filterRegions, ...countries, ...states];
}

/**
 * The option lists that the web shows while the server sends none (specification, section 3), as far as they come from the taxonomy.
 * Fixed options are declared in `contract/values/filters.ts`, and companies have no built-in list.
 */
export function defaultOptions(): TaxonomyOptions {
  return {
    roleTitles: roles.filter(({ builtIn }) => builtIn).map(({ slug, title }) => ({ value: slug, label: title })),
    locations: builtInPlaces().map(placeOption),
    techStacks: technologies.filter(({ builtIn }) => builtIn).map(({ slug, name }) => ({ value: slug, label: name })),
    industries: industries.filter(({ builtIn }) => builtIn).map(({ slug, name }) => ({ value: slug, label: name })),
    companySizes: companySizes.map(({ value, label }) => ({ value, label })),
    educationRequirements: educations
      .map(({ value, label }) => ({ value, label }))
      .sort((a, b) => a.value.localeCompare(b.value, "en")),
  };
}
