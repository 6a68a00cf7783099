import type { SearchDocument } from "#store/search/search-documents.ts";
import { hasBit } from "./doc-set.ts";
import { FACETS } from "./facets.ts";
import { eachCode } from "./forward-index.ts";
import type { Segment } from "./segment.ts";
import { streamOf } from "#search/text/text-index.ts";
import { TextStaging } from "#search/text/text-staging.ts";
import type { Vocabulary } from "./value-ids.ts";

/** Pay of a job that states none: below every pay, so that it sorts last. */
export const NO_SALARY = -Infinity;

/** Documents on their way into a segment, a row each, in the order they came. */
export class Staging {
  readonly ids: number[] = [];
  readonly postedAt: number[] = [];
  readonly salary: number[] = [];
  /** Numbers of the sets of sources. */
  readonly sources: number[] = [];
  readonly agencies: boolean[] = [];
  /** Codes by facet: one a row, or for a `many` facet all rows' codes end to end. */
  readonly codes: readonly number[][] = FACETS.map(() => []);
  /** For a `many` facet, where each row's codes begin. */
  readonly starts: readonly number[][] = FACETS.map(() => []);

  readonly texts = new TextStaging();

  get length(): number {
    return this.ids.length;
  }

  /** Adds a document; its text as a stream where that is made already. */
  add(document: SearchDocument, vocabulary: Vocabulary, stream: Uint8Array | null = null): void {
    if (stream === null) this.texts.add(document, vocabulary.texts);
    else this.texts.addStream(stream, vocabulary.texts);
    this.ids.push(jobNumber(document.id));
    this.postedAt.push(document.postedAt);
    this.salary.push(document.salaryYearlyUsd ?? NO_SALARY);
    this.sources.push(vocabulary.sourcesOf(document));
    this.agencies.push(document.agency);
    for (let facet = 0; facet < FACETS.length; facet += 1) {
      const codes = this.codes[facet]!;
      if (FACETS[facet]!.shape === "many") {
        this.starts[facet]!.push(codes.length);
        for (const code of vocabulary.codesOf(facet, document)) codes.push(code);
      } else {
        codes.push(vocabulary.codeOf(facet, document));
      }
    }
  }

  /** Adds one document of a sealed segment as it stands there. */
  copy(segment: Segment, doc: number, vocabulary: Vocabulary): void {
    this.texts.addStream(streamOf(segment.text, doc), vocabulary.texts);
    this.ids.push(segment.ids[doc]!);
    this.postedAt.push(segment.postedAt[doc]!);
    this.salary.push(segment.salary[doc]!);
    this.sources.push(segment.sources[doc]!);
    this.agencies.push(hasBit(segment.agencies, doc));
    for (let facet = 0; facet < FACETS.length; facet += 1) {
      const column = segment.columns[facet]!;
      const codes = this.codes[facet]!;
      if (column !== null) {
        codes.push(column[doc]!);
      } else {
        this.starts[facet]!.push(codes.length);
        eachCode(segment.rows, doc, facet, (code) => codes.push(code));
      }
    }
  }
}

/** A job id as a number. Ids are our own sequence, so a text that is no whole number is a fault of the caller. */
export function jobNumber(id: string): number {
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1 || String(number) !== id)
    throw new RangeError(`"${id}" is no job id`);
  return number;
}
