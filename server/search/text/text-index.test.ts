import { expect, test } from "vitest";
import { emptySearchDocument } from "#test/search/search-document.ts";
import { TermIndex } from "./term-index.ts";
import { indexTexts } from "./build-text-index.ts";
import { positionOfTerm, streamOf, type TextIndex } from "./text-index.ts";
import { TextStaging } from "./text-staging.ts";
import { TextWriter } from "./text-writer.ts";
import { TITLE, USUAL_WEIGHTS } from "./weights.ts";

/** The weight of a word that occurs once, in the description. */
const ONCE = USUAL_WEIGHTS[0]!;

/** Returns the documents with a term, each with its weight. */
function docsWithTerm(index: TextIndex, term: number): [doc: number, weight: number][] {
  const position = positionOfTerm(index, term);
  if (position < 0) return [];
  const docs: [number, number][] = [];
  let doc = -1;
  for (let at = index.starts[position]!; at < index.starts[position + 1]!;) {
    let step = 0;
    let shift = 0;
    for (; index.entries[at]! > 127; shift += 7) step |= (index.entries[at++]! & 127) << shift;
    step |= index.entries[at++]! << shift;
    doc += step >>> 1;
    docs.push([doc, step % 2 === 0 ? index.usualWeights[position]! : index.entries[at++]!]);
  }
  expect(docs).toHaveLength(index.docFrequency[position]!);
  return docs;
}

test("lists the documents of each term in their new order, however far apart, and the stream of each document", () => {
  const COUNT = 30_000;
  const terms = new TermIndex();
  const writer = new TextWriter(terms);
  const staging = new TextStaging();
  const again = new TextStaging();
  const textOf = (row: number): string =>
    [1, 7, 70, 700, 9000, 29_999]
      .filter((every) => row % every === 0)
      .map((every) => `every${every}x`)
      .join(" ");
  for (let row = 0; row < COUNT; row += 1) {
    const title = row % 70 === 0 ? "every70x" : "";
    staging.add({ ...emptySearchDocument, id: String(row + 1), title, summary: "", text: textOf(row) }, writer);
  }
  const order = Uint32Array.from({ length: COUNT }, (_, doc) => COUNT - 1 - doc);
  const steps = indexTexts(staging, order);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const index = step.value;
  for (const every of [1, 7, 70, 700, 9000, 29_999]) {
    const weight = every === 70 ? ONCE | TITLE : ONCE;
    const expected = Array.from({ length: COUNT }, (_, doc) => doc)
      .filter((doc) => order[doc]! % every === 0)
      .map((doc) => [doc, weight]);
    expect(docsWithTerm(index, terms.find(`every${every}x`))).toEqual(expected);
  }
  expect(index.titleWords[COUNT - 1]).toBe(1);
  expect(index.titleWords[0]).toBe(0);

  for (let doc = 0; doc < COUNT; doc += 1) again.addStream(streamOf(index, doc), emptySearchDocument, writer);
  const copying = indexTexts(again, Uint32Array.from(order.keys()));
  let copied = copying.next();
  while (copied.done !== true) copied = copying.next();
  expect(copied.value).toEqual(index);
});
