import type { Line } from "../clean-html.ts";
import { isFactLabel } from "./fact-labels.ts";

const LONGEST_VALUE = 120;
/** What is no longer is all that a label says, unless it is the first item of a list. */
const BRIEF = 25;
/** A line that is no longer may be a label that isn't known. */
const SHORT = 60;
const MOST_WORDS = 6;
const BETWEEN_SENTENCES = /[.!?]\s+\p{Lu}/u;
const ENDS_SENTENCE = /[.!。]\s*$/u;
const BOLD = /\*\*([^*\n]{1,80})\*\*/gu;
/** "[Hours] 30", "【給与】年収400万円", "Hours → 30", "Hours = 30", "Hours:30", "| Hours | 30 |". */
const MARKED =
  /^(?:\[([^\][]{2,45})\]|【([^】]{2,45})】|\|\s?([^|]{2,44})\||([^:=→]{2,45})(?:→|=|:(?!\/\/)))\s?(?=[^\s|])/u;
const BETWEEN_FACTS = /\s(?:\|{1,2}|[•·▪‣])\s/u;
const FACT = /^([^:]{2,45}?)\s?:\s?\S/u;

/** Returns "Hours: 30" for a line that marks the label of a fact otherwise; any other as it is. */
function asFact(text: string): string {
  const [marked = "", square, lenticular, cell, other] = MARKED.exec(text) ?? [];
  const label = (square ?? lenticular ?? cell ?? other ?? "").trim();
  if (!isFactLabel(label) || marked.endsWith(": ")) return text;
  const value = text.slice(marked.length);
  return `${label}: ${(cell !== undefined && value.endsWith("|") ? value.slice(0, -1) : value).trim()}`;
}

const holdsFact = (text: string): boolean => isFactLabel(FACT.exec(text)?.[1] ?? "");

/** Returns the parts of a line of facts: "Remote | Salary: $90k | Full-time". */
function parted(text: string): string[] {
  for (const between of [BETWEEN_FACTS, /;\s/u, /,\s(?=[^,:]{2,45}:\s?\S)/u]) {
    const parts = text.split(between);
    const isList =
      between === BETWEEN_FACTS
        ? parts.some(holdsFact)
        : parts.every((part) => FACT.test(part)) && parts.some(holdsFact);
    if (parts.length > 1 && isList) return parts.map((part) => part.trim()).filter((part) => part !== "");
  }
  return [text];
}

/** Returns whether a line is what a label says of the job, and not a sentence that says it by itself. */
function isValue({ kind, text }: Line): boolean {
  if (kind === "heading" || text.length > LONGEST_VALUE || isFactLabel(text) || FACT.test(text)) return false;
  const isSentence = ENDS_SENTENCE.test(text) && text.split(" ").length > MOST_WORDS && !/^[\d$€£<>~≤≥]/u.test(text);
  return !isSentence && !BETWEEN_SENTENCES.test(text);
}

/** Returns whether nothing more belongs to the label of a value than that: another label follows, a heading, a short line, or nothing. */
function isAlone(value: Line, next: Line | undefined): boolean {
  if (next === undefined || next.kind === "heading" || isFactLabel(next.text)) return true;
  if (value.kind === "item") return next.kind !== "item";
  return next.kind === "text" && next.text.length <= SHORT && !ENDS_SENTENCE.test(next.text);
}

/**
 * Returns lines in which each fact about the job stands with its label, as readers know it: "Hours: 30 a week". Ads set the label as a heading over its fact, in bold, in brackets or
 * before an arrow, and several facts on one line.
 */
export function factLines(lines: readonly Line[]): Line[] {
  const plain = lines.flatMap(({ text, kind }) => {
    const bare = text.includes("**") ? text.replace(BOLD, "$1") : text;
    const parts = kind === "heading" || !/[|•·▪‣:;]/u.test(bare) ? [bare] : parted(bare);
    return parts.map((part): Line => ({ text: kind === "heading" ? part : asFact(part), kind }));
  });
  const facts: Line[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const label = plain[at]!;
    const value = plain[at + 1];
    const isLabelled = label.kind !== "item" && isFactLabel(label.text) && value !== undefined && isValue(value);
    const isWhole =
      isLabelled && ((value.kind === "text" && value.text.length <= BRIEF) || isAlone(value, plain[at + 2]));
    // A heading that more stands below begins a section as well.
    if (!isWhole) facts.push(label);
    if (!isWhole && !(isLabelled && value.kind === "text" && value.text.length <= SHORT)) continue;
    facts.push({ text: `${label.text.trim().replace(/\s?[:：]$/u, "")}: ${value.text}`, kind: "text" });
    at += 1;
  }
  return facts;
}
