import type { SearchDocument } from "#store/search-documents.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import type { Terms } from "./terms.ts";
import { WordReader } from "./words.ts";

/**
 * A job's text as a stream of numbers, seven bits a byte with the lowest first and the high bit saying that more follow: the
 * numbers of its words, `NEXT_FIELD` after each field, `BREAK` between texts that no phrase may span.
 */
export const NEXT_FIELD = 0;
export const BREAK = 1;

/** Bytes that grow as they are written. */
export class ByteBuffer {
  bytes = new Uint8Array(1024);
  length = 0;

  reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }

  /** The caller has reserved five bytes. */
  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.bytes[this.length++] = (rest & 127) | 128;
    this.bytes[this.length++] = rest;
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }
}

/** The texts of each field. Tags are the names of technologies, roles and places, however the posting writes them. */
export function textsOf(document: SearchDocument): readonly (readonly string[])[] {
  const { title, companyName, techStack, roles, areas, summary, text } = document;
  const tags = [
    ...techStack.map((slug) => technologyBySlug(slug)?.name ?? slug),
    ...roles.map((slug) => roleBySlug(slug)?.title ?? slug),
    ...areas.map((slug) => placeBySlug(slug)?.name ?? slug),
  ];
  return [[title], [companyName], tags, [summary], [text]];
}

const reader = new WordReader();

/** Writes the stream of a job's text. */
export function writeStream(document: SearchDocument, terms: Terms, out: ByteBuffer): void {
  for (const texts of textsOf(document)) {
    texts.forEach((text, index) => {
      // No more than five bytes for every two characters, with room for the marks.
      out.reserve(text.length * 3 + 16);
      if (index > 0) out.number(BREAK);
      reader.open(text);
      while (reader.next()) out.number(terms.numberOf(reader));
    });
    out.reserve(8);
    out.number(NEXT_FIELD);
  }
}

/** Calls `visit` with each word of a stream and its field. */
export function eachTerm(
  bytes: Uint8Array,
  from: number,
  to: number,
  visit: (term: number, field: number) => void,
): void {
  let field = 0;
  for (let at = from; at < to;) {
    let byte = bytes[at++]!;
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      number |= (byte & 127) << shift;
    }
    if (number === NEXT_FIELD) field += 1;
    else if (number !== BREAK) visit(number, field);
  }
}

/** Writes the numbers of a title's words, as many as there is room for, and gives how many. */
export function readTitle(bytes: Uint8Array, from: number, out: Int32Array): number {
  let words = 0;
  for (let at = from; words < out.length;) {
    let byte = bytes[at++]!;
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      number |= (byte & 127) << shift;
    }
    if (number === NEXT_FIELD) break;
    out[words++] = number;
  }
  return words;
}

/** True when the stream holds these words side by side. */
export function holdsPhrase(bytes: Uint8Array, from: number, to: number, phrase: readonly number[]): boolean {
  const wanted = Int32Array.from(phrase);
  // How many words of the phrase end at the word before, for every beginning that is still open.
  let open: number[] = [];
  for (let at = from; at < to;) {
    let byte = bytes[at++]!;
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      number |= (byte & 127) << shift;
    }
    if (open.length === 0 && number !== wanted[0]) continue;
    const still: number[] = number === wanted[0] ? [1] : [];
    for (const length of open) if (wanted[length] === number) still.push(length + 1);
    if (still.includes(wanted.length)) return true;
    open = still;
  }
  return false;
}

/** Adds `step` to the number of open jobs that hold each word of a stream. */
export function countHeld(stream: Uint8Array, terms: Terms, step: number): void {
  const mark = terms.newMark();
  const { marks, held } = terms;
  eachTerm(stream, 0, stream.length, (term) => {
    if (marks[term] === mark) return;
    marks[term] = mark;
    held[term]! += step;
  });
}
