import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readTerms } from "#normalise/terms/terms.ts";

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
