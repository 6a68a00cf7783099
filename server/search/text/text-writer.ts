import type { SearchDocument } from "#store/search/search-documents.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import type { ByteBuffer } from "./byte-buffer.ts";
import { MetWords } from "./term-counter.ts";
import { BREAK, NEXT_FIELD } from "./stream.ts";
import type { Terms } from "./terms.ts";
import { DESCRIPTION } from "./weights.ts";
import { type Text, WordReader } from "./words.ts";

/** Numbers of the fields in `TEXT_FIELDS`. */
const TITLE_FIELD = 0;
const COMPANY_FIELD = 1;
const TAGS_FIELD = 2;
const SUMMARY_FIELD = 3;

/** Tags are the names of technologies, roles and places, however the posting writes them. */
const technologyName = (slug: string): string => technologyBySlug(slug)?.name ?? slug;
const roleName = (slug: string): string => roleBySlug(slug)?.title ?? slug;
const placeName = (slug: string): string => placeBySlug(slug)?.name ?? slug;

/** The texts of each field. */
export function textsOf(document: SearchDocument): readonly (readonly string[])[] {
  const { title, companyName, techStack, roles, areas, summary, text } = document;
  const tags = [...techStack.map(technologyName), ...roles.map(roleName), ...areas.map(placeName)];
  return [[title], [companyName], tags, [decoded(summary)], [decoded(text)]];
}

function decoded(text: Text): string {
  return typeof text === "string" ? text : new TextDecoder().decode(text);
}

/** Writes the texts of documents as streams of the numbers of their words. */
export class TextWriter {
  /** The words of the document written or read last, for the caller to use and to forget. */
  readonly met = new MetWords();
  readonly #terms: Terms;
  readonly #reader = new WordReader();
  #numbers = new Int32Array(512);
  /** Numbers of the words of each tag, by its slug: the same few thousand come again and again. */
  readonly #technologies = new Map<string, Int32Array>();
  readonly #roles = new Map<string, Int32Array>();
  readonly #places = new Map<string, Int32Array>();

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** Writes the stream of a document's text. */
  write(document: SearchDocument, out: ByteBuffer): void {
    this.met.forget();
    this.#writeText(document.title, TITLE_FIELD, out);
    this.#writeText(document.companyName, COMPANY_FIELD, out);
    const before = out.length;
    this.#writeTags(document.techStack, this.#technologies, technologyName, out);
    this.#writeTags(document.roles, this.#roles, roleName, out);
    this.#writeTags(document.areas, this.#places, placeName, out);
    // In place of the last `BREAK`.
    if (out.length > before) out.length -= 1;
    out.reserve(1);
    out.number(NEXT_FIELD);
    this.#writeText(document.summary, SUMMARY_FIELD, out);
    this.#writeText(document.text, DESCRIPTION, out);
  }

  /** Meets the words of a stream written before. */
  read(stream: Uint8Array): void {
    this.met.read(stream, this.#terms.size);
  }

  /** Bytes of its working memory. */
  bytes(): number {
    return this.met.bytes();
  }

  #writeText(text: Text, field: number, out: ByteBuffer): void {
    const reader = this.#reader;
    reader.read(text);
    const { count } = reader;
    const numbers = this.#numbered();
    out.reserve(count * 5 + 5);
    out.length = this.met.write(numbers, count, field, out.bytes, out.length);
    out.number(NEXT_FIELD);
  }

  /** The numbers of the words that were read. */
  #numbered(): Int32Array {
    const { count } = this.#reader;
    if (count > this.#numbers.length) this.#numbers = new Int32Array(count * 2);
    this.#terms.numberAll(this.#reader, this.#numbers);
    this.met.reserve(this.#terms.size, count);
    return this.#numbers;
  }

  #writeTags(
    slugs: readonly string[],
    known: Map<string, Int32Array>,
    nameOf: (slug: string) => string,
    out: ByteBuffer,
  ): void {
    for (const slug of slugs) {
      let numbers = known.get(slug);
      if (numbers === undefined) {
        this.#reader.read(nameOf(slug));
        numbers = this.#numbered().slice(0, this.#reader.count);
        known.set(slug, numbers);
      }
      this.met.reserve(this.#terms.size, numbers.length);
      out.reserve(numbers.length * 5 + 6);
      out.length = this.met.write(numbers, numbers.length, TAGS_FIELD, out.bytes, out.length);
      out.number(BREAK);
    }
  }
}
