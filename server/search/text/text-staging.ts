import type { SearchDocument } from "#store/search/search-documents.ts";
import { Blocks } from "./blocks.ts";
import { ByteBuffer } from "./byte-buffer.ts";
import type { MetWords } from "./term-counter.ts";
import type { TextWriter } from "./text-writer.ts";
import { isWritten, WEIGHT_BITS, weightOfCount } from "./weights.ts";

/** Texts on their way into an index, in the order they came. */
export class TextStaging {
  /** The stream of each. */
  readonly streams = new Blocks((length) => new Uint8Array(length));
  /** The different words of each: the word's number, of which there is room for 33 million, and in the lowest `WEIGHT_BITS` its weight. */
  readonly words = new Blocks((length) => new Int32Array(length));
  /** Words of each title, 255 at most. */
  readonly titleWords: number[] = [];
  /** By word, how many texts hold it. */
  sizes = new Int32Array(1024);
  /** By word, how many texts hold it with a weight that is written. */
  weighted = new Int32Array(1024);
  readonly #stream = new ByteBuffer();

  /** Adds the text of a document. */
  add(document: SearchDocument, writer: TextWriter): void {
    this.#stream.length = 0;
    writer.write(document, this.#stream);
    this.streams.add(this.#stream.bytes.subarray(0, this.#stream.length));
    this.#addWords(writer.met);
  }

  /** Adds a text that is a stream already. */
  addStream(stream: Uint8Array, writer: TextWriter): void {
    this.streams.add(stream);
    writer.read(stream);
    this.#addWords(writer.met);
  }

  #addWords(met: MetWords): void {
    this.titleWords.push(Math.min(met.titleWords, 255));
    const { counts, terms, length } = met;
    if (counts.length > this.sizes.length) {
      this.sizes = grown(this.sizes, counts.length);
      this.weighted = grown(this.weighted, counts.length);
    }
    const { sizes, weighted } = this;
    for (let at = 0; at < length; at += 1) {
      const term = terms[at]!;
      const weight = weightOfCount(counts[term]!);
      counts[term] = 0;
      sizes[term]! += 1;
      weighted[term]! += isWritten(weight);
      terms[at] = (term << WEIGHT_BITS) | weight;
    }
    met.length = 0;
    this.words.add(terms.subarray(0, length));
  }
}

function grown(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(array);
  return larger;
}
