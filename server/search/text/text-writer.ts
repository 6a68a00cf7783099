import { optionLabel } from "#contract/values/filters.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import type { ByteBuffer } from "./byte-buffer.ts";
import { TermCounter } from "./term-counter.ts";
import { NEXT_FIELD } from "./stream.ts";
import type { TermIndex } from "./term-index.ts";
import { DESCRIPTION } from "./weights.ts";
import { type Text, WordReader } from "./words.ts";

/** Positions in `TEXT_FIELDS`. */
const TITLE_FIELD = 0;
const COMPANY_FIELD = 1;
const TAGS_FIELD = 2;
const SUMMARY_FIELD = 3;

/** What the tags of a document are made of. Search keeps them by their codes, so a stream leaves them out. */
export type Tagged = Pick<SearchDocument, "techStack" | "roles" | "areas" | "levels">;

/** Tags are the taxonomy's names of technologies, roles, places and levels, not the spellings in the posting. */
const TAG_NAMES: Record<keyof Tagged, (value: string) => string> = {
  techStack: (slug) => technologyBySlug(slug)?.name ?? slug,
  roles: (slug) => roleBySlug(slug)?.title ?? slug,
  areas: (slug) => placeBySlug(slug)?.name ?? slug,
  levels: (value) => optionLabel("experienceLevel", value),
};
const TAG_KINDS = Object.keys(TAG_NAMES) as (keyof Tagged)[];

/** Encodes the texts of documents as streams of term ids. */
export class TextWriter {
  /** The words of the last document written or read; the caller must clear it after use. */
  readonly counter = new TermCounter();
  readonly #terms: TermIndex;
  readonly #reader = new WordReader();
  #termIds = new Int32Array(512);
  /** Cached term ids of each tag by value: the same few thousand tags recur. */
  readonly #tags: Record<keyof Tagged, Map<string, Int32Array>> = {
    techStack: new Map(),
    roles: new Map(),
    areas: new Map(),
    levels: new Map(),
  };

  constructor(terms: TermIndex) {
    this.#terms = terms;
  }

  /** Appends the stream of a document's text to `out` and counts its words and those of its tags. */
  write(document: SearchDocument, out: ByteBuffer): void {
    this.counter.clear();
    this.#writeText(document.title, TITLE_FIELD, out);
    this.#writeText(document.companyName, COMPANY_FIELD, out);
    out.reserve(1);
    out.number(NEXT_FIELD);
    this.#writeText(document.summary, SUMMARY_FIELD, out);
    this.#writeText(document.text, DESCRIPTION, out);
    this.#countTags(document);
  }

  /** Counts the words of a stream, and of the tags of its document. */
  read(stream: Uint8Array, tagged: Tagged): void {
    this.counter.read(stream, this.#terms.size);
    this.#countTags(tagged);
  }

  /** Returns the term ids of the words of a tag. */
  termsOfTag(kind: keyof Tagged, value: string): Int32Array {
    const cache = this.#tags[kind];
    let termIds = cache.get(value);
    if (termIds === undefined) {
      this.#reader.read(TAG_NAMES[kind](value));
      termIds = this.#lookUpTerms().slice(0, this.#reader.count);
      cache.set(value, termIds);
    }
    return termIds;
  }

  /** Returns the size of the working memory in bytes. */
  bytes(): number {
    return this.counter.bytes();
  }

  #writeText(text: Text, field: number, out: ByteBuffer): void {
    const reader = this.#reader;
    reader.read(text);
    const { count } = reader;
    const termIds = this.#lookUpTerms();
    out.reserve(count * 5 + 5);
    out.length = this.counter.write(termIds, count, field, out.bytes, out.length);
    out.number(NEXT_FIELD);
  }

  /** Returns the term ids of the words that the reader has read. */
  #lookUpTerms(): Int32Array {
    const { count } = this.#reader;
    if (count > this.#termIds.length) this.#termIds = new Int32Array(count * 2);
    this.#terms.lookUpAll(this.#reader, this.#termIds);
    this.counter.reserve(this.#terms.size, count);
    return this.#termIds;
  }

  #countTags(tagged: Tagged): void {
    for (const kind of TAG_KINDS) {
      for (const value of tagged[kind]) {
        const termIds = this.termsOfTag(kind, value);
        this.counter.reserve(this.#terms.size, termIds.length);
        this.counter.count(termIds, TAGS_FIELD);
      }
    }
  }
}
