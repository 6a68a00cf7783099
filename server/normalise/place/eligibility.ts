import { matchesIn } from "#normalise/text/matches.ts";
import type { Eligibility } from "#contract/schemas/job.ts";
import { areasOfPlaces } from "#taxonomy/place-areas.ts";
import { ancestors, placeByCode, placeBySlug } from "#taxonomy/places.ts";
import { modeOfField, placesIn } from "#normalise/remote.ts";
import { readPlaceField } from "./field.ts";
import { emptyResult, joinResults, namesAnyPlace, type PlaceResult } from "./result.ts";
import { readPlaceSentences, type SentencePlaces } from "./sentences.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";
import { leavesHomeFree } from "#normalise/workplace/free-residence.ts";
import { readNamedZones, readUtcRange, widen, type ZoneRange } from "./zone-range.ts";

export interface EligibilityInput {
  title: string;
  locations: readonly string[];
  eligibleLocations: readonly string[];
  timeZones: readonly string[];
  prepared: PreparedText;
  /** The language of the text, if known. */
  language?: string | null;
}

function liesWithin(slug: string, areas: ReadonlySet<string>): boolean {
  return areas.has(slug) || ancestors(slug).some((ancestor) => areas.has(ancestor));
}

/** Narrows a field to the inner places within it, since a title never widens a field, and a text only as `listed` says. Null when nothing narrows. */
function narrowed(field: PlaceResult, inner: PlaceResult): PlaceResult | null {
  const areas = new Set(field.worldwide ? ["worldwide"] : areasOfPlaces(field));
  const innerAreas = new Set(areasOfPlaces(inner));
  const within = [...innerAreas].filter((slug) => liesWithin(slug, areas));
  if (within.length === 0) return null;
  // "EMEA and Mexico" of a job in London or Mexico holds both.
  const narrower = new Set(within);
  const held = [...areas].filter(
    (slug) => slug !== "worldwide" && liesWithin(slug, innerAreas) && !liesWithin(slug, narrower),
  );
  const inside = [...within, ...held];
  if (inside.length === areas.size && inside.every((slug) => areas.has(slug))) {
    // "EU" within "Europe" is the same region with more exclusions; "US or EU" within the US is not.
    if (
      ![...inner.regions].some((slug) => liesWithin(slug, areas)) ||
      [...inner.excluded].every((code) => field.excluded.has(code))
    )
      return null;
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
  for (const code of field.excluded) result.excluded.add(code);
  // What "EU" leaves out counts only where it narrows.
  if (result.regions.size > 0) for (const code of inner.excluded) result.excluded.add(code);
  return result;
}

/** More countries than this are a list of all where the employer hires, not of where this job is. */
const MOST_LISTED = 6;

/**
 * Returns the countries or states that a text lists where a field names some of them: "Tbilisi, Georgia" of a job that is "open to people in Georgia and
 * Armenia". Null where the field names a region, or a place that the text lacks.
 */
function listed(field: PlaceResult, text: PlaceResult): PlaceResult | null {
  const addsStates =
    field.states.size > 0 && field.states.size < text.states.size && field.states.isSubsetOf(text.states);
  if (addsStates && field.countries.size === 1 && text.countries.size === 1 && field.regions.size === 0)
    return { ...text, excluded: field.excluded };
  const isPlain = ({ worldwide, regions, states, excluded }: PlaceResult) =>
    !worldwide && regions.size + states.size + excluded.size === 0;
  if (!isPlain(field) || !isPlain(text) || text.countries.size > MOST_LISTED) return null;
  const adds = field.countries.size < text.countries.size && field.countries.isSubsetOf(text.countries);
  return adds && field.countries.size > 0 && text.nationwide.size === text.countries.size ? text : null;
}

/**
 * Returns the countries and regions that a text leaves to the person, where a field names only a town among them, as of an office: "Córdoba, Argentina"
 * of a job that one may do "from any country of Latin America". Null for any other text.
 */
function widened(field: PlaceResult, { result, evidence }: SentencePlaces): PlaceResult | null {
  if (result === null || field.worldwide || field.regions.size + field.states.size + field.nationwide.size > 0)
    return null;
  const areas = new Set(areasOfPlaces(result));
  const isWider = result.regions.size > 0 || result.nationwide.size > field.countries.size;
  const holds = areasOfPlaces(field).every((slug) => liesWithin(slug, areas));
  return isWider && holds && leavesHomeFree(evidence) ? result : null;
}

const TITLE_PLACES = /\(([^()]{2,80})\)|\[([^[\]]{2,80})\]|\s[-–—|,]\s*([^-–—|()[\]]{2,60})$/g;

const OR_REMOTE = /\b(?:or|oder|ou|o|of|lub|eller|tai|nebo) (?:fully |100 ?% )?remot\w{1,2}\b|\bremote or\b/i;

/** Codes of countries that mean nothing else in a title, as "QA", "ML" or "AE" do. */
const PLAIN_CODES = new Set(
  "US UK GB EU DE AT CH FR NL BR MX JP AU NZ ES DK FI NO CZ CN KR RO BG HU GR UA IE PL ZA SG HK TW USA UAE DACH".split(
    " ",
  ),
);
/** Returns whether a segment of a title is codes that are more likely short for a trade: "(AI/BI)", "- ML". */
function isOfTrade(segment: string): boolean {
  const codes = /^[A-Z]{2}(?:[/,&+ ]{1,3}[A-Z]{2}){0,6}$/.test(segment.trim()) ? segment.match(/[A-Z]{2}/g) : null;
  return codes !== null && !codes.some((code) => PLAIN_CODES.has(code));
}

/** Reads the countries and regions in a title's brackets or last segment. Skips towns, which are often offices or teams. */
function readTitle(title: string): PlaceResult {
  const results: PlaceResult[] = [];
  for (const match of matchesIn(title, TITLE_PLACES)) {
    const segment = match[1] ?? match[2] ?? match[3] ?? "";
    if (isOfTrade(segment)) continue;
    const result = readPlaceField(segment);
    // "Ghent, Belgium or remote": the office is an alternative to remote work.
    if (OR_REMOTE.test(segment) && result.regions.size === 0 && result.countries.size > result.nationwide.size)
      continue;
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

/** Returns whether the places where a job is open hold one that is left out: France is no part of "Sweden or Spain". */
function mayLeaveOut(code: string, { countries, regions }: PlaceResult): boolean {
  if (code.startsWith("US-") && countries.has("US")) return true;
  const slug = placeByCode(code)?.slug ?? code;
  return ancestors(slug).some((area) => regions.has(area));
}

/** Zones around nearly all of the world, as of a country with islands far away, ask for no hours. */
const WIDEST = 18;
const spanOf = ({ range }: { range: ZoneRange }): number => range.to - range.from;

function build(result: PlaceResult, evidence: string): Eligibility {
  const placesNamed = result.countries.size + result.regions.size + result.states.size > 0;
  const scope = placesNamed ? "places" : result.worldwide ? "worldwide" : "unstated";
  const excluded = [...result.excluded].filter(
    (code) => !result.countries.has(code) && !result.states.has(code) && (!placesNamed || mayLeaveOut(code, result)),
  );
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

/** Leaves out locations that say hybrid or on-site where others say remote: "Denver - Hybrid; Phoenix - Remote" is open in Arizona. */
function openLocations(locations: readonly string[]): readonly string[] {
  if (locations.length < 2 && !locations[0]?.includes(";")) return locations;
  const parts = locations.flatMap(placesIn);
  const modes = parts.map(modeOfField);
  if (!modes.includes("remote") || modes.every((mode) => mode === "remote" || mode === null)) return locations;
  return parts.filter((_, at) => modes[at] !== "hybrid" && modes[at] !== "onsite");
}

/**
 * Reads where applicants may live. The source's own statement leads, then its location field, then the title, then the text;
 * the text can narrow a field, list further countries beside those of the field, and add exclusions and working hours. A bare "Remote" stays unstated.
 */
export function readEligibility(input: EligibilityInput): Eligibility {
  const stated = input.eligibleLocations.map(readPlaceField);
  const located = openLocations(input.locations).map(readPlaceField);
  const title = readTitle(input.title);
  const body: SentencePlaces = readPlaceSentences(input.prepared, input.language ?? null);
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
    const byText =
      body.result === null
        ? null
        : (widened(result, body) ?? narrowed(result, body.result) ?? listed(result, body.result));
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
      if (result.countries.size > 1) result.countries.delete(code);
    }
    // "People in Cuba can't be hired" means everybody else can.
    if (!namesAnyPlace(result))
      result.worldwide = [...body.excluded].some((code) => placeByCode(code)?.kind === "country");
    if (evidence === body.excludedEvidence) evidence = "";
    evidence = evidence === "" ? body.excludedEvidence : `${evidence} / ${body.excludedEvidence}`;
  }
  const eligibility = build(result, evidence);
  const byField = readZones(input, [...stated, ...located, title]);
  const zones = byField === null || spanOf(byField) > WIDEST ? body.zones : byField;
  if (zones === null) return eligibility;
  return {
    ...eligibility,
    timeZones: zones.range,
    evidence: eligibility.evidence === "" ? zones.evidence : eligibility.evidence,
  };
}
