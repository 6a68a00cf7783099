import { optionLabel } from "#contract/values/filters.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import type { ByteBuffer } from "./byte-buffer.ts";
import { TermCounter } from "./term-counter.ts";
import { BREAK, NEXT_FIELD } from "./stream.ts";
import type { TermIndex } from "./term-index.ts";
import { DESCRIPTION } from "./weights.ts";
import { type Text, WordReader } from "./words.ts";

/** Positions in `TEXT_FIELDS`. */
const TITLE_FIELD = 0;
const COMPANY_FIELD = 1;
const TAGS_FIELD = 2;
const SUMMARY_FIELD = 3;

/** Tags are the taxonomy's names of technologies, roles, places and levels, not the spellings in the posting. */
const technologyName = (slug: string): string => technologyBySlug(slug)?.name ?? slug;
const roleName = (slug: string): string => roleBySlug(slug)?.title ?? slug;
const placeName = (slug: string): string => placeBySlug(slug)?.name ?? slug;
const levelName = (value: string): string => optionLabel("experienceLevel", value);

/** Encodes the texts of documents as streams of term ids. */
export class TextWriter {
  /** The words of the last document written or read; the caller must clear it after use. */
  readonly counter = new TermCounter();
  readonly #terms: TermIndex;
  readonly #reader = new WordReader();
  #termIds = new Int32Array(512);
  /** Cached term ids of each tag by slug: the same few thousand tags recur. */
  readonly #technologies = new Map<string, Int32Array>();
  readonly #roles = new Map<string, Int32Array>();
  readonly #places = new Map<string, Int32Array>();
  readonly #levels = new Map<string, Int32Array>();

  constructor(terms: TermIndex) {
    this.#terms = terms;
  }

  /** Appends the stream of a document's text to `out` and counts its words. */
  write(document: SearchDocument, out: ByteBuffer): void {
    this.counter.clear();
    this.#writeText(document.title, TITLE_FIELD, out);
    this.#writeText(document.companyName, COMPANY_FIELD, out);
    const before = out.length;
    this.#writeTags(document.techStack, this.#technologies, technologyName, out);
    this.#writeTags(document.roles, this.#roles, roleName, out);
    this.#writeTags(document.areas, this.#places, placeName, out);
    this.#writeTags(document.levels, this.#levels, levelName, out);
    // `NEXT_FIELD` replaces the last `BREAK`.
    if (out.length > before) out.length -= 1;
    out.reserve(1);
    out.number(NEXT_FIELD);
    this.#writeText(document.summary, SUMMARY_FIELD, out);
    this.#writeText(document.text, DESCRIPTION, out);
  }

  /** Counts the words of a stream. */
  read(stream: Uint8Array): void {
    this.counter.read(stream, this.#terms.size);
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

  #writeTags(
    slugs: readonly string[],
    cache: Map<string, Int32Array>,
    nameOf: (slug: string) => string,
    out: ByteBuffer,
  ): void {
    for (const slug of slugs) {
      let termIds = cache.get(slug);
      if (termIds === undefined) {
        this.#reader.read(nameOf(slug));
        termIds = this.#lookUpTerms().slice(0, this.#reader.count);
        cache.set(slug, termIds);
      }
      this.counter.reserve(this.#terms.size, termIds.length);
      out.reserve(termIds.length * 5 + 6);
      out.length = this.counter.write(termIds, termIds.length, TAGS_FIELD, out.bytes, out.length);
      out.number(BREAK);
    }
  }
}
