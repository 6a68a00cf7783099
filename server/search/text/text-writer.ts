import type { SearchDocument } from "#store/search-documents.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import type { ByteBuffer } from "./byte-buffer.ts";
import { MetWords } from "./met-words.ts";
import { BREAK, NEXT_FIELD } from "./stream.ts";
import type { Terms } from "./terms.ts";
import { DESCRIPTION, TEXT_FIELDS } from "./weights.ts";
import { type Text, WordReader } from "./words.ts";

const [TITLE_FIELD, COMPANY_FIELD, TAGS_FIELD, SUMMARY_FIELD] = TEXT_FIELDS.keys() as unknown as [
  number,
  number,
  number,
  number,
];

type TaggedBy = "techStack" | "roles" | "areas";

/** Tags are the names of technologies, roles and places, however the posting writes them. */
const NAMES: readonly (readonly [list: TaggedBy, nameOf: (slug: string) => string])[] = [
  ["techStack", (slug) => technologyBySlug(slug)?.name ?? slug],
  ["roles", (slug) => roleBySlug(slug)?.title ?? slug],
  ["areas", (slug) => placeBySlug(slug)?.name ?? slug],
];

/** The texts of each field. */
export function textsOf(document: SearchDocument): readonly (readonly string[])[] {
  const { title, companyName, summary, text } = document;
  const tags = NAMES.flatMap(([list, nameOf]) => document[list].map(nameOf));
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
  /** Numbers of the words of each tag, by its slug: the same few thousand come again and again. */
  readonly #tags = NAMES.map(() => new Map<string, readonly number[]>());

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** Writes the stream of a document's text. */
  write(document: SearchDocument, out: ByteBuffer): void {
    this.met.forget();
    this.#writeText(document.title, TITLE_FIELD, out);
    this.#writeText(document.companyName, COMPANY_FIELD, out);
    this.#writeTags(document, out);
    this.#writeText(document.summary, SUMMARY_FIELD, out);
    this.#writeText(document.text, DESCRIPTION, out);
  }

  /** Meets the words of a stream written before. */
  read(stream: Uint8Array): void {
    this.met.read(stream, this.#terms.size);
  }

  bytes(): number {
    return this.met.bytes();
  }

  #writeText(text: Text, field: number, out: ByteBuffer): void {
    const reader = this.#reader;
    const terms = this.#terms;
    const { met } = this;
    // A word takes two bytes of text or more, the last one but one.
    const most = (reader.open(text) >>> 1) + 1;
    met.reserve(terms.size + most, most);
    out.reserve(most * 5 + 1);
    while (reader.next()) {
      const term = terms.numberOf(reader);
      out.number(term);
      met.meet(term, field);
    }
    out.number(NEXT_FIELD);
  }

  #writeTags(document: SearchDocument, out: ByteBuffer): void {
    let first = true;
    for (let kind = 0; kind < NAMES.length; kind += 1) {
      for (const slug of document[NAMES[kind]![0]]) {
        const numbers = this.#tags[kind]!.get(slug) ?? this.#learnTag(kind, slug);
        this.met.reserve(this.#terms.size, numbers.length);
        out.reserve(numbers.length * 5 + 1);
        if (!first) out.number(BREAK);
        first = false;
        for (const number of numbers) {
          out.number(number);
          this.met.meet(number, TAGS_FIELD);
        }
      }
    }
    out.reserve(1);
    out.number(NEXT_FIELD);
  }

  #learnTag(kind: number, slug: string): readonly number[] {
    const numbers: number[] = [];
    this.#reader.open(NAMES[kind]![1](slug));
    while (this.#reader.next()) numbers.push(this.#terms.numberOf(this.#reader));
    this.#tags[kind]!.set(slug, numbers);
    return numbers;
  }
}
