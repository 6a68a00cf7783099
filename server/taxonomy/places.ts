import { z } from "zod";
import { list, optional, readTable } from "./tsv.ts";

/** A place a filter can name: the world, a region, a country or a state of the United States. */
export interface Place {
  slug: string;
  /** As a filter shows it: "🇩🇪 Germany Remote". */
  label: string;
  name: string;
  kind: "worldwide" | "region" | "country" | "state";
  /** ISO 3166-1 alpha-2 (`DE`) or ISO 3166-2 (`US-CA`); null for the world and regions. */
  code: string | null;
  emoji: string;
  /** Slugs of the places that contain it directly. */
  parents: string[];
  /** Other names, lower case; `fieldAliases` only mean the place where a place is expected. */
  aliases: string[];
  fieldAliases: string[];
  iso3: string;
}

const Row = z.object({
  kind: z.enum(["worldwide", "region", "country", "state"]),
  slug: z.string().min(1),
  name: z.string().min(1),
  code: optional,
  iso3: z.string(),
  emoji: z.string().min(1),
  parents: list,
  aliases: list,
  field_aliases: list,
});

/** All places: the world, regions, countries by name, states by name. */
export const places: readonly Place[] = readTable("places", Row).map(
  ({ field_aliases: fieldAliases, parents, ...row }) => ({
    ...row,
    label: `${row.emoji} ${row.name} Remote`,
    parents: row.kind === "region" ? ["worldwide"] : parents,
    fieldAliases,
  }),
);

const bySlug = new Map(places.map((place) => [place.slug, place]));
const byCode = new Map(places.flatMap((place) => (place.code === null ? [] : [[place.code, place] as const])));

const children = new Map<string, string[]>();
for (const place of places) {
  for (const parent of place.parents) children.set(parent, [...(children.get(parent) ?? []), place.slug]);
}

const REGION_ORDER = [
  "united-states",
  "europe",
  "north-america",
  "latin-america",
  "asia",
  "africa",
  "oceania",
  "middle-east",
  "united-kingdom",
];

/** The nine regions of the location filter in their order; United States and United Kingdom are countries as well. */
export const filterRegions: readonly Place[] = REGION_ORDER.flatMap((slug) => bySlug.get(slug) ?? []);

export function placeBySlug(slug: string): Place | undefined {
  return bySlug.get(slug);
}

/** Returns the place with this ISO code: `DE`, `US-CA`. */
export function placeByCode(code: string): Place | undefined {
  return byCode.get(code);
}

function walk(slug: string, next: (slug: string) => readonly string[]): string[] {
  const found = new Set<string>();
  const queue = [...next(slug)];
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    if (found.has(current)) continue;
    found.add(current);
    queue.push(...next(current));
  }
  return [...found];
}

/** Returns the slugs of all places that contain this one, including the world; a job open there is open here. */
export function ancestors(slug: string): string[] {
  return walk(slug, (current) => bySlug.get(current)?.parents ?? []);
}

/** Returns the slugs of all places within this one. None for `worldwide`, because that filter means worldwide jobs only. */
export function descendants(slug: string): string[] {
  return slug === "worldwide" ? [] : walk(slug, (current) => children.get(current) ?? []);
}

/** Returns the ISO codes of the countries in a region. */
export function countriesInRegion(region: string): string[] {
  return (children.get(region) ?? []).flatMap((slug) => bySlug.get(slug)?.code ?? []);
}
