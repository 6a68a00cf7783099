import type { DecidingPassage } from "#contract/schemas/job-page.ts";
import type { Eligibility } from "#contract/schemas/job.ts";

/** Characters shown on either side of the sentence. */
const CONTEXT_LENGTH = 220;
const FIELD = /^(location|eligible locations|time zones|title): /;

/**
 * Finds the evidence for eligibility in the posting: the sentence with the rest of its paragraph, or the source's field.
 * Returns null for a job that does not state where its people may live.
 */
export function decidingPassage(
  eligibility: Pick<Eligibility, "scope" | "evidence">,
  text: string,
): DecidingPassage | null {
  // Postings of one opening are joined with a bar; the first is the primary one.
  const evidence = (eligibility.evidence.split(" | ")[0] ?? "").trim();
  if (eligibility.scope === "unstated" || evidence === "") return null;
  const field = FIELD.exec(evidence);
  if (field !== null) return { from: "field", before: field[0], decided: evidence.slice(field[0].length), after: "" };
  const sentence = evidence.replace(/^- /, "");
  const at = text.indexOf(sentence);
  if (at < 0) return { from: "text", before: "", decided: sentence, after: "" };
  const end = at + sentence.length;
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  const nextBreak = text.indexOf("\n", end);
  const before = text.slice(at === 0 ? 0 : lineStart, at).replace(/^- /, "");
  const after = text.slice(end, nextBreak < 0 ? text.length : nextBreak);
  return { from: "text", before: lastWords(before), decided: sentence, after: firstWords(after) };
}

function lastWords(text: string): string {
  if (text.length <= CONTEXT_LENGTH) return text;
  return `…${text.slice(-CONTEXT_LENGTH).replace(/^\S*/, "")}`;
}

function firstWords(text: string): string {
  if (text.length <= CONTEXT_LENGTH) return text.trimEnd();
  return `${text.slice(0, CONTEXT_LENGTH).replace(/\S*$/, "").trimEnd()} …`;
}
