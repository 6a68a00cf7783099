import { expect, test } from "vitest";
import { lines, rows } from "#test/lines.ts";
import { fieldEducation, readEducation } from "./education.ts";
import { prepareText } from "./text/prepared-text.ts";

function read(body: string): string | null {
  return readEducation({ prepared: prepareText(body) }).value;
}

test.each(
  rows(`
    Bachelor's degree in Computer Science required | bachelor degree
    Bachelor’s or Master’s degree | bachelor degree
    Master's degree in chemistry | postgraduate degree
    Master's degree preferred, Bachelor's required | bachelor degree
    Bachelor's degree in finance (MBA a plus) | bachelor degree
    Masters of Business Administration (MBA) degree from a top school | postgraduate degree
    Degree or equivalent experience | bachelor degree
    High school diploma or GED | high school
    Associate's degree or equivalent | associate degree
    RN license required; BSN preferred | professional certificate
    Abgeschlossenes Studium der Informatik | bachelor degree
    Abgeschlossene Ausbildung als Kaufmann | professional certificate
    Abitur oder mittlere Reife | high school
    Diplôme : Bac+5 en informatique | postgraduate degree
    Niveau Bac+2 de type BTS | associate degree
    Título universitario en Economía | bachelor degree
  `),
)("%j asks for %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(
  lines(`
    No degree required
    Bachelor's degree is a plus
    Scrum Master certification welcome
    MS Office skills
    A high degree of autonomy
    360-degree feedback
    We work with high school students
    Tuition reimbursement for your degree program
    Ein Studium ist von Vorteil, aber kein Muss
    Sales associate
    Duales Studium
  `),
)("%j asks for none", (text) => {
  expect(read(text)).toBeNull();
});

test("ignores benefits and nice-to-haves", () => {
  expect(
    read("<h3>Benefits</h3><p>We pay for your Master's degree at a university of your choice every year.</p>"),
  ).toBeNull();
  expect(
    read("<h3>Nice to have</h3><ul><li>PhD in statistics or a similar field of quantitative research</li></ul>"),
  ).toBeNull();
});

test("prefers the source's field when it says anything", () => {
  const prepared = prepareText("<p>PhD in statistics is required for this role.</p>");
  expect(readEducation({ field: "Bachelor's Degree", prepared })).toEqual({
    value: "bachelor degree",
    evidence: 'education: "Bachelor\'s Degree"',
  });
  expect(readEducation({ field: "Unspecified", prepared }).value).toBe("postgraduate degree");
  expect(fieldEducation('{"credentialCategory":"associate degree"}')).toBe("associate degree");
  expect(fieldEducation("no requirements")).toBeNull();
});
