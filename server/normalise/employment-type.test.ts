import { expect, test } from "vitest";
import { fieldType, readEmploymentType } from "./employment-type.ts";
import { prepareText } from "./text/prepared-text.ts";

function read(title: string, body?: string, field?: string) {
  return readEmploymentType({ title, field, prepared: prepareText(body) });
}

test.each([
  ["FULL_TIME", "full-time"],
  ["PER_DIEM", "part-time"],
  ["TEMPORARY", "contract"],
  ["OTHER", null],
  ['["FULL_TIME","CONTRACTOR"]', "full-time"],
  ["Contract / Temporary", "contract"],
  ["Festanstellung, Vollzeit", "full-time"],
  ["Festanstellung, Teilzeit", "part-time"],
  ["CDD", "contract"],
  ["CDI", "full-time"],
  ["Jornada completa", "full-time"],
  ["Permanent, Part Time", "part-time"],
  ["Part-time or Full-time", "full-time"],
  ["B2B contract", "contract"],
  ["10-20 hours per week", "part-time"],
  ["Up to 40 hours per week, flexible", null],
  ["", null],
])("the field %j is %s", (field, expected) => {
  expect(fieldType(field)).toBe(expected);
});

test("prefers the field to the title and the title to the body", () => {
  const body = "<p>This is a part-time position.</p>";
  expect(read("Designer (Contract)", body, "FULL_TIME")).toEqual({
    value: "full-time",
    evidence: 'employment type: "FULL_TIME"',
  });
  expect(read("Designer (Contract)", body)).toEqual({ value: "contract", evidence: 'title: "Designer (Contract)"' });
  expect(read("Designer", body)).toEqual({ value: "part-time", evidence: "This is a part-time position." });
});

test.each([
  ["This is a 6 month contract with a chance to extend.", "contract"],
  ["We offer a contract-to-hire arrangement.", "contract"],
  ["You will work as an independent contractor.", "contract"],
  ["Employment Type: Full-time", "full-time"],
  ["Duration: 6 months", "contract"],
  ["Wir bieten eine unbefristete Festanstellung in Vollzeit.", "full-time"],
  ["Die Stelle ist in Teilzeit zu besetzen.", "part-time"],
  ["Poste en CDI à pourvoir à Lyon.", "full-time"],
  ["Contrato indefinido y jornada completa.", "full-time"],
  ["This internship lasts three months.", "internship"],
])("the body %j is %s", (sentence, expected) => {
  expect(read("Analyst", `<p>${sentence}</p>`).value).toBe(expected);
});

test.each([
  "You will negotiate contracts with government contractors.",
  "We are a B2B SaaS company.",
  "Equal opportunity employer and federal contractor.",
  "Medical insurance for all full-time employees.",
  "Applicants must be authorized to work in the US on a full-time basis.",
  "You will manage temporary contract staff.",
])("the body %j says nothing", (sentence) => {
  expect(read("Analyst", `<p>${sentence}</p>`).value).toBeNull();
});

test.each(["Contract Manager", "Smart Contract Engineer", "Internal Tools Engineer", "Internship Program Manager"])(
  "the title %j says nothing",
  (title) => {
    expect(read(title).value).toBeNull();
  },
);
