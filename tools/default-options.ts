import { writeFileSync } from "node:fs";
import path from "node:path";
import type { FilterOption, FilterOptions } from "#contract/schemas/filter-options.ts";
import type { ChoiceFilterName, FacetName, FILTERS } from "#contract/values/filters.ts";
import { companySizes } from "#taxonomy/company-sizes.ts";
import { educations } from "#taxonomy/education.ts";
import { industries } from "#taxonomy/industries.ts";
import { filterRegions, type Place, placeBySlug, places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";

export const DEFAULT_OPTIONS_FILE = path.join(import.meta.dirname, "..", "web", "model", "default-options.json");

type TaxonomyFilter = Exclude<FacetName, ChoiceFilterName | "company">;
type TaxonomyOptions = Pick<FilterOptions, (typeof FILTERS)[TaxonomyFilter]["list"]>;

/** Countries and territories few openings name; the built-in list holds the other 150 or so. */
const LEFT_OUT = new Set(
  "AD AF AG BB BF BI BT CF CG CU DJ DM ER FM GD GM GQ GW IR KI KM KN KP LA LC LI LS MH NE NR PW RU SB SD SM SO SS ST SY TD TL TO TV VA VC VU WS YE".split(
    " ",
  ),
);

function ofPlace({ slug, label }: Place): FilterOption {
  return { value: slug, label, slug };
}

function builtInPlaces(): Place[] {
  const regions = new Set(filterRegions.map(({ slug }) => slug));
  const world = placeBySlug("worldwide");
  const states = places.filter(({ kind }) => kind === "state");
  const countries = places.filter(
    ({ kind, slug, code }) => kind === "country" && !regions.has(slug) && !LEFT_OUT.has(code ?? ""),
  );
  return [...(world === undefined ? [] : [world]), ...filterRegions, ...states, ...countries];
}

/**
 * The option lists that the web shows while the server sends none (specification, section 3), as far as they come from the taxonomy.
 * Fixed options are declared in `contract/values/filters.ts`, and companies have no built-in list.
 */
export function defaultOptions(): TaxonomyOptions {
  return {
    roleTitles: roles.filter(({ builtIn }) => builtIn).map(({ slug, title }) => ({ value: slug, label: title })),
    locations: builtInPlaces().map(ofPlace),
    techStacks: technologies.filter(({ builtIn }) => builtIn).map(({ slug, name }) => ({ value: slug, label: name })),
    industries: industries.filter(({ builtIn }) => builtIn).map(({ slug, name }) => ({ value: slug, label: name })),
    companySizes: companySizes.map(({ value, label }) => ({ value, label })),
    educationRequirements: educations
      .map(({ value, label }) => ({ value, label }))
      .sort((a, b) => a.value.localeCompare(b.value, "en")),
  };
}

/** The file's text: one option a line, so that a change reads well. */
export function defaultOptionsText(options: TaxonomyOptions = defaultOptions()): string {
  const lists = Object.entries(options).map(
    ([list, values]) => `${JSON.stringify(list)}:[${values.map((value) => JSON.stringify(value)).join(",\n")}]`,
  );
  return `{${lists.join(",\n")}}\n`;
}

if (import.meta.main) {
  writeFileSync(DEFAULT_OPTIONS_FILE, defaultOptionsText());
  process.stdout.write(`Written: ${DEFAULT_OPTIONS_FILE}\n`);
}
