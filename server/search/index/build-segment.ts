import { bitSet, DENSE_ONE_IN, type DocSet, setBit, wordCount } from "./doc-set.ts";
import { COMPANY_FACET, FACETS, LOCATION_FACET } from "./facets.ts";
import { argsort } from "./argsort.ts";
import { buildForwardIndex, type Codes, codesBelow, type Column } from "./forward-index.ts";
import { emptyCaches } from "./segment-caches.ts";
import { segmentOfState, segmentState } from "./segment-state.ts";
import type { InvertedIndex, Segment } from "./segment-types.ts";
import { shareArrays } from "./shared-arrays.ts";
import type { Staging } from "./staging.ts";
import { indexTexts } from "#search/text/build-text-index.ts";
import type { ValueIds } from "./value-ids.ts";

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
  const postedAt = at(staging.postedAt);
  const salary = at(staging.salary);
  yield;
  const byId = argsort(exactIds);
  const highestId = count === 0 ? 0 : exactIds[byId[count - 1]!]!;
  const ids = highestId < 2 ** 32 ? Uint32Array.from(exactIds) : exactIds;
  yield;
  const salaryOrder = sortBySalary(salary);
  const salaryRank = new Uint32Array(count);
  salaryOrder.forEach((doc, rank) => (salaryRank[doc] = rank));
  const live = new Uint32Array(wordCount(count)).fill(0xffffffff);
  if (count % 32 !== 0) live[live.length - 1] = (1 << (count & 31)) - 1;
  const columns: Column[] = [];
  const invertedIndexes: InvertedIndex[] = [];
  for (let facet = 0; facet < FACETS.length; facet += 1) {
    yield;
    const column = buildColumn(staging.codes[facet]!, staging.starts[facet]!, order, FACETS[facet]!.shape === "many");
    columns.push(column);
    yield;
    // Places are joined from their areas on first use, because every place there is finds a worldwide job.
    const members = facet === LOCATION_FACET ? [] : valueIds.members(facet);
    const codes = members.length > 0 ? valueIds.values[facet]!.size : valueIds.codeCount(facet);
    invertedIndexes.push(buildInvertedIndex(column, members, codes, count));
  }
  yield;
  const forwardIndex = buildForwardIndex(
    columns,
    FACETS.map((_, facet) => valueIds.codeCount(facet)),
    count,
  );
  yield;
  const totals = {
    rows: new Uint32Array(forwardIndex.codeCount),
    companies: countCodes(columns[COMPANY_FACET]!.codes, valueIds.codeCount(COMPANY_FACET)),
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
    salaryOrder,
    salaryRank,
    salaryTop: Float32Array.from(order, (row) => staging.salaryTop[row]!),
    zones: buildColumn(staging.zones, [], order, false).codes,
    live,
    liveCount: count,
    sources: buildColumn(staging.sources, [], order, false).codes,
    agencies: buildBitset(staging.agencies, order),
    columns: columns.map(({ codes, starts }) => (starts === null ? codes : null)),
    forwardIndex,
    invertedIndexes,
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

/** Sorts documents by salary, highest first and without salary last, then newest first. */
function sortBySalary(salary: Float64Array): Uint32Array {
  return argsort(salary).toReversed();
}

function buildColumn(codes: readonly number[], starts: readonly number[], order: Uint32Array, many: boolean): Column {
  let highest = 0;
  for (const code of codes) if (code > highest) highest = code;
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

/** Calls `visit` with every value code of every document; `members` expands combinations to their values. */
function eachValue(
  { codes, starts }: Column,
  members: readonly Uint16Array[],
  visit: (code: number, doc: number) => void,
  count: number,
): void {
  for (let doc = 0; doc < count; doc += 1) {
    const from = starts === null ? doc : starts[doc]!;
    const to = starts === null ? doc + 1 : starts[doc + 1]!;
    for (let at = from; at < to; at += 1) {
      const code = codes[at]!;
      if (members.length === 0) visit(code, doc);
      else for (const member of members[code]!) visit(member, doc);
    }
  }
}

function buildInvertedIndex(
  column: Column,
  members: readonly Uint16Array[],
  size: number,
  count: number,
): InvertedIndex {
  const frequency = new Uint32Array(size);
  eachValue(column, members, (code) => (frequency[code]! += 1), count);
  const dense = new Map<number, DocSet>();
  const denseWords: (Uint32Array | undefined)[] = [];
  const starts = new Uint32Array(size + 1);
  let length = 0;
  for (let code = 0; code < size; code += 1) {
    starts[code] = length;
    if (code === 0) continue;
    if (frequency[code]! * DENSE_ONE_IN > count) {
      const words = new Uint32Array(wordCount(count));
      denseWords[code] = words;
      dense.set(code, bitSet(words, frequency[code]!));
    } else length += frequency[code]!;
  }
  starts[size] = length;
  const docs = new Uint32Array(length);
  const next = starts.slice();
  eachValue(
    column,
    members,
    (code, doc) => {
      if (code === 0) return;
      const words = denseWords[code];
      if (words) setBit(words, doc);
      else docs[next[code]!++] = doc;
    },
    count,
  );
  return { starts, docs, dense };
}
