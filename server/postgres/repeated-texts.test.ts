import fc from "fast-check";
import { expect, test } from "vitest";
import { RepeatedTexts } from "./repeated-texts.ts";

test("decodes every text correctly, whatever it decoded before", () => {
  const repeated = new RepeatedTexts();
  const read = (text: string): string => {
    const bytes = Buffer.from(`-${text}-`);
    return repeated.read(bytes, 1, bytes.length - 1);
  };
  for (const text of ["é", "Ã©", "é", "", "a", "", "x".repeat(100), "x".repeat(100)]) expect(read(text)).toBe(text);
  const few = fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("react", "go", "São Paulo")));
  fc.assert(
    fc.property(few, (texts) => {
      for (const text of texts) expect(read(text)).toBe(text);
    }),
  );
});
