import type { SearchDocument } from "#store/search/search-documents.ts";
import { hasBit } from "./doc-set.ts";
import { FACETS } from "./facets.ts";
import { implicitCode } from "./forward-index.ts";
import { codeAt } from "./packed/codes.ts";
import { GrowingCodes } from "./packed/growing-codes.ts";
import { NumberStaging, numberOf } from "./packed/numbers.ts";
import { timeOf } from "./packed/times.ts";
import type { Segment } from "./segment-types.ts";
import { streamOf } from "#search/text/text-index.ts";
import { TextStaging } from "#search/text/text-staging.ts";
import { taggedOf } from "./tags.ts";
import type { ValueIds } from "./value-ids.ts";

/** The salary of a job that states none: below every salary, so that it sorts last. */
export const NO_SALARY = -Infinity;
/** The most that a job pays where nothing says so: above every floor. */
export const NO_TOP = Infinity;

/** Documents to build a segment from, one row each, in the order of arrival. */
export class Staging {
  readonly ids: number[] = [];
  readonly postedAt: number[] = [];
  readonly salary = new NumberStaging(NO_SALARY);
  readonly salaryTop = new NumberStaging(NO_TOP);
  /** Codes of the time zones asked for. */
  readonly zones = new GrowingCodes();
  /** Codes of the sets of sources. */
  readonly sources = new GrowingCodes();
  readonly agencies: boolean[] = [];
  /** Codes by facet: one per row, or all rows' codes end to end for a `many` facet. */
  readonly codes: readonly GrowingCodes[] = FACETS.map(() => new GrowingCodes());
  /** Where each row's codes begin, for a `many` facet. */
  readonly starts: readonly number[][] = FACETS.map(() => []);
  readonly texts = new TextStaging();

  get length(): number {
    return this.ids.length;
  }

  /** Adds a document. Takes its text from `stream` if it has been encoded before. */
  add(document: SearchDocument, valueIds: ValueIds, stream: Uint8Array | null = null): void {
    if (stream === null) this.texts.add(document, valueIds.texts);
    else this.texts.addStream(stream, document, valueIds.texts);
    this.ids.push(jobNumber(document.id));
    this.postedAt.push(document.postedAt);
    this.salary.push(document.salaryYearlyUsd ?? NO_SALARY);
    this.salaryTop.push(document.salaryTopUsd ?? NO_TOP);
    this.zones.push(valueIds.zonesOf(document));
    this.sources.push(valueIds.sourcesOf(document));
    this.agencies.push(document.agency);
    for (let facet = 0; facet < FACETS.length; facet += 1) {
      const codes = this.codes[facet]!;
      if (FACETS[facet]!.shape === "many") {
        this.starts[facet]!.push(codes.length);
        for (const code of valueIds.codesOf(facet, document)) codes.push(code);
      } else {
        codes.push(valueIds.codeOf(facet, document));
      }
    }
  }

  /** Adds a document from a segment. */
  copy(segment: Segment, doc: number, valueIds: ValueIds): void {
    this.texts.addStream(streamOf(segment.text, doc), taggedOf(segment, doc, valueIds), valueIds.texts);
    this.ids.push(segment.ids[doc]!);
    this.postedAt.push(timeOf(segment.postedAt, doc));
    this.salary.push(numberOf(segment.salary, doc));
    this.salaryTop.push(numberOf(segment.salaryTop, doc));
    this.zones.push(codeAt(segment.zones, doc));
    this.sources.push(codeAt(segment.sources, doc));
    this.agencies.push(hasBit(segment.agencies, doc));
    const { columns, forwardIndex } = segment;
    for (let facet = 0; facet < FACETS.length; facet += 1) {
      if (FACETS[facet]!.shape === "many") this.starts[facet]!.push(this.codes[facet]!.length);
      else this.codes[facet]!.push(columns[facet]?.[doc] ?? implicitCode(facet));
    }
    forwardIndex.eachCode(doc, (facet, code) => {
      if (FACETS[facet]!.shape === "many") this.codes[facet]!.push(code);
      else if (columns[facet] === null) this.codes[facet]!.replaceLast(code);
    });
  }
}

/** Parses a job id. Ids come from our own sequence, so anything other than a whole number is a bug in the caller. */
export function jobNumber(id: string): number {
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1 || String(number) !== id)
    throw new RangeError(`"${id}" is not a job id`);
  return number;
}
