import { allDocs, setBit, wordCount } from "./doc-set.ts";
import { COMPANY_FACET, FACETS, LOCATION_FACET, SALARY_FACET } from "./facets.ts";
import { argsort } from "./argsort.ts";
import { frequentCompanies } from "./frequent-companies.ts";
import { buildForwardIndex, type Column, implicitCode } from "./forward-index.ts";
import { buildInvertedIndex, type InvertedIndex, NOTHING } from "./inverted-index.ts";
import { type Codes, codesBelow, packCodes } from "./packed/codes.ts";
import type { GrowingCodes } from "./packed/growing-codes.ts";
import type { Numbers } from "./packed/numbers.ts";
import { packTimes } from "./packed/times.ts";
import { emptyCaches } from "./segment-caches.ts";
import { segmentOfState, segmentState } from "./segment-state.ts";
import type { Segment } from "./segment-types.ts";
import { shareArrays } from "./shared-arrays.ts";
import type { Staging } from "./staging.ts";
import { indexTexts } from "#search/text/build-text-index.ts";
import type { ValueIds } from "./value-ids.ts";

/** A facet that at most one in so many documents states has no column: the forward index has its codes. */
const FEW_ONE_IN = 16;
/** Facets that every document is asked for. */
const ALWAYS_KEPT = new Set([COMPANY_FACET, LOCATION_FACET]);

/**
 * Builds a segment from the staged rows. With `isShared`, its arrays are in memory that threads share. Yields between steps so that the server can
 * answer requests meanwhile.
 */
export function* buildSegmentInSteps(staging: Staging, valueIds: ValueIds, isShared = false): Generator<void, Segment> {
  const segment = yield* segmentOf(staging, valueIds, isShared);
  return isShared ? segmentOfState(yield* shareArrays(segmentState(segment))) : segment;
}

function* segmentOf(staging: Staging, valueIds: ValueIds, isShared: boolean): Generator<void, Segment> {
  const count = staging.length;
  const order = sortByDate(staging);
  yield;
  const at = (values: readonly number[]): Float64Array => Float64Array.from(order, (row) => values[row]!);
  const exactIds = at(staging.ids);
  const postedAt = packTimes(at(staging.postedAt));
  yield;
  const salary = staging.salary.pack(order);
  const salaryTop = staging.salaryTop.pack(order);
  yield;
  const byId = argsort(exactIds);
  const highestId = count === 0 ? 0 : exactIds[byId[count - 1]!]!;
  const ids = highestId < 2 ** 32 ? Uint32Array.from(exactIds) : exactIds;
  yield;
  const live = allDocs(count);

  const columns: Column[] = [];
  const kept: (Codes | null)[] = [];
  const invertedIndexes: InvertedIndex[] = [];
  for (let facet = 0; facet < FACETS.length; facet += 1) {
    yield;
    const column = buildColumn(staging.codes[facet]!, staging.starts[facet]!, order, FACETS[facet]!.shape === "many");
    columns.push(column);
    const isKept = column.starts === null && (ALWAYS_KEPT.has(facet) || !isStatedByFew(column.codes, facet));
    kept.push(isKept ? column.codes : null);
    yield;
    // Places are joined from their areas on first use, because every place there is finds a worldwide job.
    const members = facet === LOCATION_FACET ? [] : valueIds.members(facet);
    const size = members.length > 0 ? valueIds.values[facet]!.size : valueIds.codeCount(facet);
    const leftOut = isKept ? 0 : implicitCode(facet);
    const indexed = { column, members, size, leftOut };
    // Searches ask for salaries by amount, never for a step of the histogram.
    invertedIndexes.push(facet === SALARY_FACET ? NOTHING : buildInvertedIndex(indexed, count));
  }
  yield;
  const forwardIndex = buildForwardIndex(
    columns,
    FACETS.map((_, facet) => valueIds.codeCount(facet)),
    count,
  );
  yield;
  const companies = columns[COMPANY_FACET]!.codes;
  const totals = {
    rows: new Uint32Array(forwardIndex.codeCount),
    companies: countCodes(companies, valueIds.codeCount(COMPANY_FACET)),
  };
  forwardIndex.countBitset(live, null, 1, totals.rows);
  yield;
  const text = yield* indexTexts(staging.texts, order, isShared);
  return {
    count,
    ids,
    byId,
    postedAt,
    salary,
    salaryOrder: sortBySalary(salary),
    salaryTop,
    zones: packColumn(staging.zones, order),
    live,
    liveCount: count,
    sources: packColumn(staging.sources, order),
    agencies: buildBitset(staging.agencies, order),
    columns: kept,
    forwardIndex,
    invertedIndexes,
    frequentCompanies: frequentCompanies(companies, totals.companies),
    totals,
    removed: [],
    ...emptyCaches(count, forwardIndex.codeCount),
    text,
  };
}

/** Builds a segment without yielding. */
export function buildSegment(staging: Staging, valueIds: ValueIds): Segment {
  const steps = buildSegmentInSteps(staging, valueIds);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Sorts rows from the oldest to the newest, then by id. */
function sortByDate({ postedAt, ids }: Staging): Uint32Array {
  return argsort(Float64Array.from(postedAt), argsort(Float64Array.from(ids)));
}

/** Sorts the documents that state a salary, highest first, then newest first. */
function sortBySalary({ values, codes }: Numbers): Uint32Array {
  const next = new Uint32Array(values.length + 1);
  for (let doc = 0; doc < codes.length; doc += 1) if (codes[doc]! > 0) next[codes[doc]! - 1]! += 1;
  // What is paid more comes before.
  for (let code = values.length - 1; code >= 0; code -= 1) next[code]! += next[code + 1]!;
  const order = new Uint32Array(next[0]!);
  for (let doc = codes.length - 1; doc >= 0; doc -= 1) if (codes[doc]! > 0) order[next[codes[doc]!]!++] = doc;
  return order;
}

function isStatedByFew(codes: Codes, facet: number): boolean {
  const implicit = implicitCode(facet);
  let stated = 0;
  for (let doc = 0; doc < codes.length; doc += 1) if (codes[doc]! > implicit) stated += 1;
  return stated * FEW_ONE_IN <= codes.length;
}

function packColumn({ codes, highest }: GrowingCodes, order: Uint32Array): Codes {
  return packCodes(order, highest, (row) => codes[row]!);
}

function buildColumn(
  { codes, highest }: GrowingCodes,
  starts: readonly number[],
  order: Uint32Array,
  many: boolean,
): Column {
  const built = codesBelow(highest + 1, codes.length);
  if (!many) {
    order.forEach((row, doc) => (built[doc] = codes[row]!));
    return { codes: built, starts: null };
  }
  const builtStarts = new Uint32Array(order.length + 1);
  let length = 0;
  order.forEach((row, doc) => {
    builtStarts[doc] = length;
    const end = starts[row + 1] ?? codes.length;
    for (let at = starts[row]!; at < end; at += 1) built[length++] = codes[at]!;
  });
  builtStarts[order.length] = length;
  return { codes: built, starts: builtStarts };
}

function buildBitset(flags: readonly boolean[], order: Uint32Array): Uint32Array {
  const words = new Uint32Array(wordCount(order.length));
  order.forEach((row, doc) => flags[row]! && setBit(words, doc));
  return words;
}

function countCodes(codes: Codes, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let at = 0; at < codes.length; at += 1) counts[codes[at]!]! += 1;
  return counts;
}
