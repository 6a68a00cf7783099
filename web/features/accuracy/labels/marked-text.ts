/** A stretch of a posting's text; `marked` where it is the evidence. */
export interface Stretch {
  /** Where it begins in the text. */
  from: number;
  text: string;
  marked: boolean;
}

/** Splits the text at the sentences of the evidence. Evidence that isn't in the text, such as a source's field, marks nothing. */
export function markedText(text: string, evidence: string): Stretch[] {
  const places = evidence
    .split(" | ")
    .map((sentence) => sentence.replace(/^- /, ""))
    .filter((sentence) => sentence !== "")
    .map((sentence) => ({ from: text.indexOf(sentence), length: sentence.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { from, length } of places) {
    if (from < end) continue;
    stretches.push(
      { from: end, text: text.slice(end, from), marked: false },
      { from, text: text.slice(from, from + length), marked: true },
    );
    end = from + length;
  }
  stretches.push({ from: end, text: text.slice(end), marked: false });
  return stretches.filter((stretch) => stretch.text !== "");
}
