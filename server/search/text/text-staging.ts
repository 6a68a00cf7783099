import type { SearchDocument } from "#store/search-documents.ts";
import { ByteBuffer } from "./byte-buffer.ts";
import type { TextWriter } from "./text-writer.ts";
import { DESCRIPTION, ONCE, weightOf } from "./weights.ts";

const FIELD_BITS = (1 << DESCRIPTION) - 1;

/** Texts on their way into an index, in the order they came. */
export class TextStaging {
  /** Their streams end to end, and where each begins. */
  readonly streams = new ByteBuffer();
  readonly streamStarts: number[] = [];
  /** The different words of each end to end: twice the word's number; where it is odd, a weight that is not `ONCE` follows in a byte. */
  readonly words = new ByteBuffer();
  readonly wordStarts: number[] = [];
  /** Words of each title, 255 at most. */
  readonly titleWords: number[] = [];
  /** By word, how many texts hold it, and once more those where its weight is written. */
  written = new Uint32Array(1024);

  /** Adds the text of a document. */
  add(document: SearchDocument, writer: TextWriter): void {
    this.streamStarts.push(this.streams.length);
    writer.write(document, this.streams);
    this.#addWords(writer);
  }

  /** Adds a text that is a stream already. */
  addStream(stream: Uint8Array, writer: TextWriter): void {
    this.streamStarts.push(this.streams.length);
    this.streams.append(stream);
    writer.read(stream);
    this.#addWords(writer);
  }

  #addWords({ met }: TextWriter): void {
    const { words } = this;
    this.wordStarts.push(words.length);
    this.titleWords.push(Math.min(met.titleWords, 255));
    if (met.counts.length > this.written.length) {
      const larger = new Uint32Array(met.counts.length);
      larger.set(this.written);
      this.written = larger;
    }
    words.reserve(met.length * 6);
    const { written } = this;
    met.forget((term, count) => {
      const weight = weightOf(count & FIELD_BITS, count >>> DESCRIPTION);
      if (weight === ONCE) {
        written[term]! += 1;
        words.number(term * 2);
      } else {
        written[term]! += 2;
        words.number(term * 2 + 1);
        words.bytes[words.length++] = weight;
      }
    });
  }
}
