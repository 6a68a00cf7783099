import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readConditions } from "#normalise/conditions/conditions.ts";
import { readSalary } from "#normalise/salary/salary.ts";
import { termSentences } from "#normalise/terms/term-sentences.ts";
import { readTerms } from "#normalise/terms/terms.ts";

/** Returns the salary of a body as tests write it: `MIN-MAX CURRENCY PERIOD`, an open end left out; `""` where none is read. */
export function readPay(body: string, country: string | null = null): string {
  const { value } = readSalary({ field: undefined, title: "", prepared: prepareText(body), country });
  return value === null ? "" : `${value.min ?? ""}-${value.max ?? ""} ${value.currency} ${value.period}`;
}

/** Returns what a posting of these sentences states of one term, with its evidence. */
export function readTerm<Name extends keyof ReturnType<typeof readTerms>["terms"]>(
  name: Name,
  sentences: readonly string[],
) {
  const body = sentences.map((sentence) => `<p>${sentence}</p>`).join("");
  const { terms, evidence } = readTerms({ title: "Engineer", prepared: prepareText(body) });
  return { value: terms[name], evidence: evidence[name] ?? "" };
}

/**
 * Tests a reader of one term: each of the sentences that state it is read and quoted, the others say nothing, and among any of
 * them the first that states it is quoted.
 */
export function testTermReader(
  name: keyof ReturnType<typeof readTerms>["terms"],
  value: unknown,
  { stating, silent }: { stating: readonly string[]; silent: readonly string[] },
): void {
  test.each(stating)("reads: %s", (sentence) => {
    expect(readTerm(name, [sentence])).toEqual({ value, evidence: sentence });
  });
  test.each(silent)("reads nothing from: %s", (sentence) => {
    expect(readTerm(name, [sentence])).toEqual({ value: null, evidence: "" });
  });
  test("quotes the first sentence that states it, whatever stands around it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...stating, ...silent, "We build boats."), { maxLength: 6 }),
        (sentences) => {
          const first = sentences.find((sentence) => stating.includes(sentence));
          expect(readTerm(name, sentences)).toEqual({
            value: first === undefined ? null : value,
            evidence: first ?? "",
          });
        },
      ),
    );
  });
}

type Conditions = ReturnType<typeof readConditions>["conditions"];
/** The day on which the sentences of tests are read. */
export const READ_ON = new Date("2026-11-22T12:00:00Z");

/** Returns what a posting of these sentences states of one condition, with its evidence. */
export function readCondition<Name extends keyof Conditions>(
  name: Name,
  sentences: readonly string[],
  given: Partial<Parameters<typeof readConditions>[0]> = {},
): { value: Conditions[Name]; evidence: string } {
  const about = termSentences(prepareText(sentences.map((sentence) => `<p>${sentence}</p>`).join("")));
  const unstated = {
    posting: {},
    closesAt: null,
    postedAt: null,
    language: null,
    country: null,
    salary: null,
    now: READ_ON,
  };
  const { conditions, evidence } = readConditions({ title: "Engineer", about, ...unstated, ...given });
  return { value: conditions[name], evidence: evidence[name] ?? "" };
}

/**
 * Tests a reader of one condition: each sentence that states it is read as written beside it and quoted, the others say nothing, and a sentence
 * that says nothing changes no reading.
 */
export function testConditionReader<Name extends keyof Conditions>(
  name: Name,
  {
    stating,
    silent,
  }: { stating: readonly (readonly [sentence: string, value: Conditions[Name]])[]; silent: readonly string[] },
): void {
  test.each(stating)("reads: %s", (sentence, value) => {
    expect(readCondition(name, [sentence])).toEqual({ value, evidence: sentence });
  });
  const [nothing] = [readCondition(name, ["We build boats."]).value];
  test.each(silent)("reads nothing from: %s", (sentence) => {
    expect(readCondition(name, [sentence])).toEqual({ value: nothing, evidence: "" });
  });
  test("reads the same among sentences that say nothing", () => {
    const others = fc.array(fc.constantFrom(...silent, "We build boats."), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...stating), others, others, ([sentence, value], before, after) => {
        expect(readCondition(name, [...before, sentence, ...after])).toEqual({ value, evidence: sentence });
      }),
    );
  });
}
