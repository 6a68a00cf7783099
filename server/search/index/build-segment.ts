import { bitSet, DENSE_ONE_IN, type DocSet, setBit, wordCount } from "./doc-set.ts";
import { COMPANY_FACET, FACETS, LOCATION_FACET } from "./facets.ts";
import { orderBy } from "#search/query/order-by.ts";
import { RecentlyUsed } from "#search/query/recently-used.ts";
import { CountTables } from "#search/counts/count-cache.ts";
import { type Codes, codesBelow, type Column, countRowsOf, rowCodes, sealRows } from "./forward-index.ts";
import type { Postings, Segment } from "./segment.ts";
import type { Staging } from "./staging.ts";
import { indexTexts } from "#search/text/text-index.ts";
import type { Vocabulary } from "./value-ids.ts";

/** Countries and sets of rules whose documents are kept: each costs a quarter of a byte a job. */
const KEPT_COUNTRIES = 12;
const KEPT_RULES = 24;

/** Makes a segment of the staged rows, giving way between its steps so that a server can answer meanwhile. */
export function* sealInSteps(staging: Staging, vocabulary: Vocabulary): Generator<void, Segment> {
  const count = staging.length;
  const order = dateOrder(staging);
  yield;
  const at = (values: readonly number[]): Float64Array => Float64Array.from(order, (row) => values[row]!);
  const exactIds = at(staging.ids);
  const postedAt = at(staging.postedAt);
  const salary = at(staging.salary);
  yield;
  const byId = orderBy(exactIds);
  const highestId = count === 0 ? 0 : exactIds[byId[count - 1]!]!;
  const ids = highestId < 2 ** 32 ? Uint32Array.from(exactIds) : exactIds;
  yield;
  const salaryOrder = payOrder(salary);
  const salaryRank = new Uint32Array(count);
  salaryOrder.forEach((doc, rank) => (salaryRank[doc] = rank));
  const live = new Uint32Array(wordCount(count)).fill(0xffffffff);
  if (count % 32 !== 0) live[live.length - 1] = (1 << (count & 31)) - 1;
  const columns: Column[] = [];
  const postings: Postings[] = [];
  for (let facet = 0; facet < FACETS.length; facet += 1) {
    yield;
    const column = sealColumn(staging.codes[facet]!, staging.starts[facet]!, order, FACETS[facet]!.shape === "many");
    columns.push(column);
    yield;
    // Places are joined from their areas when first asked for: a worldwide job is found by every place there is.
    const members = facet === LOCATION_FACET ? [] : vocabulary.members(facet);
    const codes = members.length > 0 ? vocabulary.values[facet]!.size : vocabulary.codeCount(facet);
    postings.push(sealPostings(column, members, codes, count));
  }
  yield;
  const rows = sealRows(
    columns,
    FACETS.map((_, facet) => vocabulary.codeCount(facet)),
    count,
  );
  yield;
  const totals = {
    rows: new Uint32Array(rowCodes(rows)),
    companies: countCodes(columns[COMPANY_FACET]!.codes, vocabulary.codeCount(COMPANY_FACET)),
  };
  countRowsOf(rows, live, null, 1, totals.rows);
  yield;
  const text = yield* indexTexts(staging.texts, order);
  return {
    count,
    ids,
    byId,
    postedAt,
    salary,
    salaryOrder,
    salaryRank,
    live,
    liveCount: count,
    sources: sealColumn(staging.sources, [], order, false).codes,
    agencies: sealFlags(staging.agencies, order),
    columns: columns.map(({ codes, starts }) => (starts === null ? codes : null)),
    rows,
    postings,
    totals,
    removed: [],
    places: new Map(),
    tables: new CountTables(count, rowCodes(rows)),
    verdicts: new RecentlyUsed(KEPT_COUNTRIES),
    hidden: new RecentlyUsed(KEPT_RULES),
    referrable: null,
    text,
  };
}

/** Makes a segment at once. */
export function seal(staging: Staging, vocabulary: Vocabulary): Segment {
  const steps = sealInSteps(staging, vocabulary);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Rows from the oldest to the newest, of one instant by id. */
function dateOrder({ postedAt, ids }: Staging): Uint32Array {
  return orderBy(Float64Array.from(postedAt), orderBy(Float64Array.from(ids)));
}

/** Documents by pay, highest first, those without pay last; of equal pay the newest first. */
function payOrder(salary: Float64Array): Uint32Array {
  return orderBy(salary).toReversed();
}

function sealColumn(codes: readonly number[], starts: readonly number[], order: Uint32Array, many: boolean): Column {
  let highest = 0;
  for (const code of codes) if (code > highest) highest = code;
  const sealed = codesBelow(highest + 1, codes.length);
  if (!many) {
    order.forEach((row, doc) => (sealed[doc] = codes[row]!));
    return { codes: sealed, starts: null };
  }
  const sealedStarts = new Uint32Array(order.length + 1);
  let length = 0;
  order.forEach((row, doc) => {
    sealedStarts[doc] = length;
    const end = starts[row + 1] ?? codes.length;
    for (let at = starts[row]!; at < end; at += 1) sealed[length++] = codes[at]!;
  });
  sealedStarts[order.length] = length;
  return { codes: sealed, starts: sealedStarts };
}

function sealFlags(flags: readonly boolean[], order: Uint32Array): Uint32Array {
  const words = new Uint32Array(wordCount(order.length));
  order.forEach((row, doc) => flags[row]! && setBit(words, doc));
  return words;
}

function countCodes(codes: Codes, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let at = 0; at < codes.length; at += 1) counts[codes[at]!]! += 1;
  return counts;
}

/** Calls `visit` with every value code of every document; `members` says what a combination stands for. */
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

function sealPostings(column: Column, members: readonly Uint16Array[], size: number, count: number): Postings {
  const held = new Uint32Array(size);
  eachValue(column, members, (code) => (held[code]! += 1), count);
  const dense = new Map<number, DocSet>();
  const denseWords: (Uint32Array | undefined)[] = [];
  const starts = new Uint32Array(size + 1);
  let length = 0;
  for (let code = 0; code < size; code += 1) {
    starts[code] = length;
    if (code === 0) continue;
    if (held[code]! * DENSE_ONE_IN > count) {
      const words = new Uint32Array(wordCount(count));
      denseWords[code] = words;
      dense.set(code, bitSet(words, held[code]!));
    } else length += held[code]!;
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
