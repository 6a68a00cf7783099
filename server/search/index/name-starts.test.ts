import fc from "fast-check";
import { expect, test } from "vitest";
import { CompanyNames } from "./company-names.ts";
import { NameStarts } from "./name-starts.ts";

/** Names of few letters, so that many begin alike. */
const name = fc
  .array(fc.string({ unit: fc.constantFrom("a", "b", "é"), maxLength: 3 }), { maxLength: 3 })
  .map((words) => words.join(" "));
const beginning = fc.string({ unit: fc.constantFrom("a", "b", "e", " "), maxLength: 4 });

test("finds the names that a scan finds, those of the highest count first, whatever is added and counted meanwhile", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ added: fc.array(name, { maxLength: 30 }), most: fc.nat(3), text: beginning }), {
        maxLength: 5,
      }),
      (steps) => {
        const starts = new NameStarts();
        const names: string[] = [];
        for (const { added, most, text } of steps) {
          for (const each of added) starts.add(names.push(each) - 1, each, 0);
          const counts = (number: number) => (number * 7) % (most + 1);
          const found = names.flatMap((each, number) => (text.length > 1 && each.startsWith(text) ? [number] : []));
          expect(starts.all(text).toSorted((a, b) => a - b)).toEqual(found);
          const expected = found.filter((number) => counts(number) > 0);
          expect([...starts.highestFirst(text, counts)]).toEqual(
            expected.toSorted((a, b) => counts(b) - counts(a) || a - b),
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

const fits = [
  (text: string, folded: string) => folded === text,
  (text: string, folded: string) => text.length > 1 && folded.startsWith(text),
  (text: string, folded: string) => text.length > 1 && folded.includes(` ${text}`),
];

test("lists the companies that a text fits as a scan does: whole names, starts, later words, most jobs first", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("one", "two", "three", "four", "five"), name), { maxLength: 12 }),
      beginning.filter((text) => text !== ""),
      fc.nat(4),
      (added, text, most) => {
        const companies = new CompanyNames();
        const known: { slug: string; name: string }[] = [];
        for (const [slug, each] of added) {
          companies.add(slug, each);
          if (known.findLast((company) => company.slug === slug)?.name !== each) known.push({ slug, name: each });
        }
        const now = known.filter(({ slug }, at) => known.findLastIndex((company) => company.slug === slug) === at);
        const jobs = ({ slug }: { slug: string }) => (slug.length * 3) % (most + 1);
        const fitOf = ({ name: each }: { name: string }) =>
          fits.findIndex((holds) => holds(text, each.replaceAll("é", "e")));
        const expected = now
          .filter((company) => fitOf(company) >= 0 && jobs(company) > 0)
          .toSorted((a, b) => fitOf(a) - fitOf(b) || jobs(b) - jobs(a));
        const counts = companies.counts((slug) => jobs({ slug }));
        expect(Array.from(companies.fitting(text, counts), ({ slug }) => slug)).toEqual(
          expected.map(({ slug }) => slug),
        );
      },
    ),
    { numRuns: 300 },
  );
});
