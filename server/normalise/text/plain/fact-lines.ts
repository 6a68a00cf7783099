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
/** "[Hours] 30", "【給与】年収400万円", "Hours → 30", "Hours = 30", "Hours - 30", "Hours:30", "| Hours | 30 |". */
const MARKED =
  /^(?:\[([^\][]{2,45})\]|【([^】]{2,45})】|\|\s?([^|]{2,44})\||([^:：=→⇒»–—]{2,45}?)(?:→|⇒|»|[=-]?>(?=\s)|=|：|:(?!\/\/)|\s-{1,2}(?=\s)|\s?[–—](?=\s)))\s?(?=[^\s|])/u;
/** What a value begins with, or one of few words; a phrase that goes on does neither. One letter, a grade of the employer's own, says nothing that is read. */
const VALUE = /^(?!\p{L}$)(?:[^\p{Ll}\s.!,;:：]|\p{Ll}+(?: [^\s.!]+){0,3}$)/u;
/** Marks that stand between other words, too. */
const WEAK_MARK = /[–—-]\s?$/u;
/** A label in the bold or italics of chats: "*Hours:* 30", "_Hours_: 30". */
const EMPHASISED = /^(?:\*([^*\n]{2,45})\*|_([^_\n]{2,45})_):?(?=\s)/u;
/** What stands between facts, how many of the parts must have a known label, and whether each must look like a fact. A dash stands between days, too. */
const BETWEEN: readonly [RegExp, number, boolean][] = [
  [/\s(?:\|{1,2}|[•·▪‣])\s/u, 1, false],
  [/;\s/u, 1, true],
  [/\s\/\s/u, 1, true],
  [/\s[–—-]\s(?=[\p{L}%])/u, 2, true],
  [/,\s(?=[^,:]{2,45}:\s?\S)/u, 1, true],
];
const FACT = /^([^:]{1,44}?[^:\d\s])\s?:\s?\S/u;

const factOf = (label: string, value: string): string => `${label.trim().replace(/\s?[:：]$/u, "")}: ${value.trim()}`;

/** Returns "Hours: 30" for a line that marks the label of a fact otherwise; any other as it is. */
function asFact(text: string): string {
  const [marked = "", square, lenticular, cell, other] = MARKED.exec(text) ?? [];
  const label = (square ?? lenticular ?? cell ?? other ?? "").trim();
  if (!isFactLabel(label) || marked.endsWith(": ")) return text;
  const value = text.slice(marked.length);
  if (WEAK_MARK.test(marked) && !VALUE.test(value)) return text;
  return factOf(label, cell !== undefined && value.endsWith("|") ? value.slice(0, -1) : value);
}

/** Returns "Hours: 30" for a line whose label is in bold and has no mark behind. */
function asLed(text: string, lead: string): string {
  const value = text.slice(lead.length).replace(/^\s{0,2}[–—-]?\s{1,2}/u, "");
  if (!VALUE.test(value) || !isFactLabel(lead)) return text;
  return isSaid(value) ? factOf(lead, value) : text;
}

/** Returns a line without the marks of bold and italics that Markdown and chats use. */
function withoutEmphasis(text: string): string {
  if (!/[*_]/.test(text)) return text;
  const plain = text.replace(BOLD, "$1");
  const [whole = "", star, low = ""] = EMPHASISED.exec(plain) ?? [];
  const label = star ?? low;
  if (!isFactLabel(label)) return plain;
  return factOf(label, plain.slice(whole.length));
}

const holdsFact = (text: string): boolean => isFactLabel(FACT.exec(text)?.[1] ?? "");

/** Returns the parts of a line of facts: "Remote | Salary: $90k | Full-time". */
function parted(text: string): string[] {
  for (const [between, facts, every] of BETWEEN) {
    const parts = text.split(between);
    const isList = parts.filter(holdsFact).length >= facts && (!every || parts.every((part) => FACT.test(part)));
    if (parts.length > 1 && isList) return parts.map((part) => part.trim()).filter((part) => part !== "");
  }
  return [text];
}

/** Returns whether a text is what a label says of the job, and not a sentence that says it by itself. */
function isSaid(text: string): boolean {
  if (text.length > LONGEST_VALUE || FACT.test(text)) return false;
  const isSentence = ENDS_SENTENCE.test(text) && text.split(" ").length > MOST_WORDS && !/^[\d$€£<>~≤≥]/u.test(text);
  return !isSentence && !BETWEEN_SENTENCES.test(text);
}

const isValue = ({ kind, text }: Line): boolean => kind !== "heading" && !isFactLabel(text) && isSaid(text);

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
  const plain = lines.flatMap(({ text, kind, lead }) => {
    const bare = withoutEmphasis(lead === undefined ? text : asLed(text, lead));
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
    facts.push({ text: factOf(label.text, value.text), kind: "text" });
    at += 1;
  }
  return facts;
}
