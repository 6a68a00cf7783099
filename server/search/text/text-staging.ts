import type { SearchDocument } from "#store/search/search-documents.ts";
import { Arena } from "./arena.ts";
import { ByteBuffer } from "./byte-buffer.ts";
import { grow } from "./grow.ts";
import type { TermCounter } from "./term-counter.ts";
import type { Tagged, TextWriter } from "./text-writer.ts";
import { USUAL_WEIGHTS, usualPlace, WEIGHT_BITS, weightOfCount } from "./weights.ts";

/** Texts to build an index from, in the order of arrival. */
export class TextStaging {
  /** The stream of each text. */
  readonly streams = new Arena((length) => new Uint8Array(length));
  /** The distinct words of each text: the term id (up to 33 million) shifted by `WEIGHT_BITS`, plus the weight. */
  readonly words = new Arena((length) => new Int32Array(length));
  /** Number of words of each title, at most 255. */
  readonly titleWords: number[] = [];
  /** Number of texts by term. */
  docFrequency = new Int32Array(1024);
  /** Number of texts by term and place of its weight in them among `USUAL_WEIGHTS`, side by side for each term. */
  usual = new Int32Array(1024 * USUAL_WEIGHTS.length);
  readonly #stream = new ByteBuffer();

  /** Adds the text of a document. */
  add(document: SearchDocument, writer: TextWriter): void {
    this.#stream.length = 0;
    writer.write(document, this.#stream);
    this.streams.add(this.#stream.bytes.subarray(0, this.#stream.length));
    this.#addWords(writer.counter);
  }

  /** Adds a text from its stream, and the tags of its document. */
  addStream(stream: Uint8Array, tagged: Tagged, writer: TextWriter): void {
    this.streams.add(stream);
    writer.read(stream, tagged);
    this.#addWords(writer.counter);
  }

  #addWords(counter: TermCounter): void {
    this.titleWords.push(Math.min(counter.titleWords, 255));
    const { counts, terms, length } = counter;
    if (counts.length > this.docFrequency.length) {
      this.docFrequency = grow(this.docFrequency, counts.length);
      this.usual = grow(this.usual, counts.length * USUAL_WEIGHTS.length);
    }
    const { docFrequency, usual } = this;
    for (let at = 0; at < length; at += 1) {
      const term = terms[at]!;
      const weight = weightOfCount(counts[term]!);
      counts[term] = 0;
      docFrequency[term]! += 1;
      const place = usualPlace[weight]!;
      if (place < USUAL_WEIGHTS.length) usual[term * USUAL_WEIGHTS.length + place]! += 1;
      terms[at] = (term << WEIGHT_BITS) | weight;
    }
    counter.length = 0;
    this.words.add(terms.subarray(0, length));
  }
}
