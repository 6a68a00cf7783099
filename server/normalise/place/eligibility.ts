import type { Eligibility } from "#contract/schemas/job.ts";
import { ancestors, placeByCode, placeBySlug } from "#taxonomy/places.ts";
import { readPlaceField } from "./field.ts";
import { emptyResult, joinResults, namesAnyPlace, type PlaceResult } from "./result.ts";
import { readPlaceSentences, type SentencePlaces } from "./sentences.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";
import { readNamedZones, readUtcRange, widen, type ZoneRange } from "./zone-range.ts";

export interface EligibilityInput {
  title: string;
  locations: readonly string[];
  eligibleLocations: readonly string[];
  timeZones: readonly string[];
  prepared: PreparedText;
}

function slugOf(code: string): string | null {
  return placeBySlug(code)?.slug ?? placeByCode(code)?.slug ?? null;
}

/** Slugs of what a result opens: regions, countries named as a whole or by a town, states. */
function areasOfResult(result: Pick<PlaceResult, "countries" | "regions" | "states">): string[] {
  const areas = [...result.regions];
  for (const code of result.countries) {
    if (code === "US" && result.states.size > 0) continue;
    const slug = slugOf(code);
    if (slug !== null) areas.push(slug);
  }
  for (const code of result.states) {
    const slug = slugOf(code);
    if (slug !== null) areas.push(slug);
  }
  return areas;
}

/** Place slugs a job is open in, for the search: `[]` when unstated, `["worldwide"]` for the world. A state stands for itself, not for its country. */
export function areasOf(eligibility: Eligibility): string[] {
  if (eligibility.scope === "unstated") return [];
  if (eligibility.scope === "worldwide") return ["worldwide"];
  return areasOfResult({
    countries: new Set(eligibility.countries),
    regions: new Set(eligibility.regions),
    states: new Set(eligibility.states),
  });
}

/** Place slugs that are ruled out although an area of the job contains them. */
export function excludedAreas(eligibility: Eligibility): string[] {
  return eligibility.excluded.flatMap((code) => slugOf(code) ?? []);
}

function liesWithin(slug: string, areas: ReadonlySet<string>): boolean {
  return areas.has(slug) || ancestors(slug).some((ancestor) => areas.has(ancestor));
}

/** The inner places that lie within the field's: title and text narrow a field, they never widen it. Null when it does not narrow. */
function narrowed(field: PlaceResult, inner: PlaceResult): PlaceResult | null {
  const areas = new Set(field.worldwide ? ["worldwide"] : areasOfResult(field));
  const inside = areasOfResult(inner).filter((slug) => liesWithin(slug, areas));
  if (inside.length === 0) return null;
  if (inside.length === areas.size && inside.every((slug) => areas.has(slug))) {
    // "EU" within "Europe" is the same region with more left out.
    if (inner.regions.size === 0 || [...inner.excluded].every((code) => field.excluded.has(code))) return null;
    return joinResults([field, { ...emptyResult(), excluded: inner.excluded }]);
  }
  const result = emptyResult();
  for (const slug of inside) {
    const place = placeBySlug(slug);
    if (place === undefined) continue;
    if (place.kind === "region") result.regions.add(slug);
    else if (place.kind === "country" && place.code !== null) result.countries.add(place.code);
    else if (place.code !== null) {
      result.states.add(place.code);
      result.countries.add("US");
    }
  }
  for (const code of [...field.excluded, ...inner.excluded]) result.excluded.add(code);
  return result;
}

const TITLE_PLACES = /\(([^()]{2,80})\)|\[([^[\]]{2,80})\]|\s[-–—|,]\s*([^-–—|()[\]]{2,60})$/g;

/** Places in a title's brackets or last segment, if they are countries, regions or the world; towns there are often offices or teams. */
function readTitle(title: string): PlaceResult {
  const results: PlaceResult[] = [];
  for (const match of title.matchAll(TITLE_PLACES)) {
    const segment = match[1] ?? match[2] ?? match[3] ?? "";
    const result = readPlaceField(segment);
    if (/remote|home ?office|anywhere/i.test(segment) || result.nationwide.size > 0 || result.regions.size > 0)
      results.push(result);
  }
  const after = /\bremote\b\s*(?:[-–—:,/|]|in|within)\s*([\p{Lu}][^()[\]]{1,50})$/iu.exec(title);
  if (after?.[1] !== undefined) results.push(readPlaceField(after[1]));
  return joinResults(results);
}

function readZones(
  input: EligibilityInput,
  fields: readonly PlaceResult[],
): { range: ZoneRange; evidence: string } | null {
  let range: ZoneRange | null = null;
  for (const text of input.timeZones) {
    const bare = /^[+-]?\d{1,2}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : null;
    const read =
      bare !== null
        ? bare >= -12 && bare <= 14
          ? { from: bare, to: bare }
          : null
        : (readUtcRange(text)?.range ?? readNamedZones(text));
    if (read !== null) range = range === null ? read : widen(range, read);
  }
  if (range !== null) return { range, evidence: `time zones: ${input.timeZones.slice(0, 6).join(", ")}` };
  for (const field of fields)
    if (field.zones !== null) range = range === null ? field.zones : widen(range, field.zones);
  return range === null ? null : { range, evidence: "location" };
}

function build(result: PlaceResult, evidence: string): Eligibility {
  const placesNamed = result.countries.size + result.regions.size + result.states.size > 0;
  const scope = placesNamed ? "places" : result.worldwide ? "worldwide" : "unstated";
  const excluded = [...result.excluded].filter((code) => !result.countries.has(code) && !result.states.has(code));
  return {
    scope,
    countries: [...result.countries].sort(),
    regions: [...result.regions].sort(),
    states: result.nationwide.has("US") ? [] : [...result.states].sort(),
    excluded:
      scope === "unstated" && !placesNamed
        ? [...result.excluded].filter((code) => code.startsWith("US-") || result.excluded.size <= 12).sort()
        : excluded.sort(),
    timeZones: null,
    evidence,
  };
}

/**
 * Where a person may live to be hired. The source's own statement leads, then its location field, then the title, then the text;
 * the text narrows a field and adds exclusions and working hours. A bare "Remote" stays unstated.
 */
export function readEligibility(input: EligibilityInput): Eligibility {
  const stated = input.eligibleLocations.map(readPlaceField);
  const located = input.locations.map(readPlaceField);
  const title = readTitle(input.title);
  const body: SentencePlaces = readPlaceSentences(input.prepared);
  let field = joinResults(stated);
  let evidence = `eligible locations: ${input.eligibleLocations.slice(0, 6).join("; ")}`;
  if (!namesAnyPlace(field)) {
    field = joinResults(located);
    evidence = `location: ${input.locations.slice(0, 6).join("; ")}`;
  }
  if (!namesAnyPlace(field) && namesAnyPlace(title)) {
    field = joinResults([field, title]);
    evidence = `title: ${input.title}`;
  }
  let result = field;
  if (namesAnyPlace(field)) {
    const byTitle = namesAnyPlace(title) ? narrowed(field, title) : null;
    if (byTitle !== null) {
      result = byTitle;
      evidence = `title: ${input.title}`;
    }
    const byText = body.result === null ? null : narrowed(result, body.result);
    if (byText !== null) {
      result = byText;
      evidence = body.evidence;
    }
  } else if (body.result !== null && namesAnyPlace(body.result)) {
    result = joinResults([field, body.result]);
    evidence = body.evidence;
  } else if (body.worldwide !== null) {
    result = { ...joinResults([field]), worldwide: true };
    evidence = body.worldwide;
  } else evidence = input.locations.length > 0 ? evidence : "";
  if (body.excluded.size > 0) {
    result = joinResults([result]);
    for (const code of body.excluded) {
      result.excluded.add(code);
      result.states.delete(code);
    }
    evidence = evidence === "" ? body.excludedEvidence : `${evidence} / ${body.excludedEvidence}`;
  }
  const eligibility = build(result, evidence);
  const zones = readZones(input, [...stated, ...located, title]) ?? body.zones;
  if (zones === null) return eligibility;
  return {
    ...eligibility,
    timeZones: zones.range,
    evidence: eligibility.evidence === "" ? zones.evidence : eligibility.evidence,
  };
}
