import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readTerm } from "#test/sentence-reader.ts";
import { readTerms } from "./terms.ts";

const read = (...sentences: string[]) => readTerm("workAuthorisation", sentences);

const ASKED: [sentence: string, countries: string[]][] = [
  ["You must be legally authorized to work in the United States.", ["US"]],
  ["Applicants need the right to work in the UK or Ireland.", ["GB", "IE"]],
  ["Are you legally entitled to work in Canada?", ["CA"]],
  ["Must be eligible to work in Australia without sponsorship.", ["AU"]],
  ["U.S. citizenship is required.", ["US"]],
  ["U.S. citizenship is a requirement of this position.", ["US"]],
  ["Sie haben eine gültige Arbeitserlaubnis für Deutschland.", ["DE"]],
  ["Autorisation de travail en France obligatoire.", ["FR"]],
  ["Necesitas permiso de trabajo en España.", ["ES"]],
  ["Necessário ter autorização para trabalhar no Brasil.", ["BR"]],
  ["Je hebt een werkvergunning voor de EU.", ["EU"]],
  ["Wymagane pozwolenie na pracę w Polsce.", ["PL"]],
  ["Du har arbetstillstånd i Sverige.", ["SE"]],
  ["You must have Canadian work authorization.", ["CA"]],
  ["Australian citizens or permanent residents only.", ["AU"]],
  ["We only hire people who are already allowed to work in Spain.", ["ES"]],
  ["You can work in Portugal without visa sponsorship.", ["PT"]],
  ["Candidates are authorized to work in Mexico without the need for visa sponsorship.", ["MX"]],
  ["Eligible for employment in New Zealand.", ["NZ"]],
  ["Bist du berechtigt, in Österreich zu arbeiten?", ["AT"]],
  ["Sei autorizzato a lavorare in Italia?", ["IT"]],
  ["Mag je in België werken?", ["BE"]],
  ["Sie dürfen in Deutschland arbeiten.", ["DE"]],
  ["Je mag in Nederland werken.", ["NL"]],
];
const SILENT = [
  "We can help you obtain a work permit for Germany.",
  "You don't need a work permit for Portugal.",
  "You must be authorised to work in the country you live in.",
  "We welcome candidates regardless of their work authorization in the US.",
  "Our team works in the United States and Canada.",
  "Without a work permit for Germany you can start as a freelancer.",
  "You work with Canadian customers and German partners.",
  "You can work from Portugal or Spain.",
  "Authorised dealers in the UK sell our bikes.",
  "Wir unterstützen dich bei der Arbeitserlaubnis für Österreich.",
];

test.each(ASKED)("reads: %s", (sentence, countries) => {
  expect(read(sentence)).toEqual({ value: countries, evidence: sentence });
});

test.each(SILENT)("reads nothing from: %s", (sentence) => {
  expect(read(sentence)).toEqual({ value: [], evidence: "" });
});

test("joins the countries of all sentences, whatever stands between them", () => {
  const sentences = fc.constantFrom(...ASKED.map(([sentence]) => sentence), ...SILENT);
  fc.assert(
    fc.property(fc.array(sentences, { maxLength: 5 }), (body) => {
      const countries = ASKED.filter(([sentence]) => body.includes(sentence)).flatMap(([, each]) => each);
      const { value, evidence } = read(...body);
      expect(value).toEqual([...new Set(countries)].sort());
      expect(evidence === "" ? countries.length === 0 : body.includes(evidence)).toBe(true);
    }),
  );
});

test.each([
  ["You need the right to work here already.", "GB"],
  ["Du brauchst eine Arbeitserlaubnis, um hier zu arbeiten.", "DE"],
  ["Il faut un permis de travail pour travailler ici.", "FR"],
  ["Necesitas permiso de trabajo aquí.", "ES"],
  ["Je hebt een werkvergunning om hier te werken.", "NL"],
])("takes “here” for the job's only country: %s", (sentence, country) => {
  const prepared = prepareText(`<p>${sentence}</p>`);
  const asked = (here: string | null) =>
    readTerms({ title: "Engineer", prepared, country: here }).terms.workAuthorisation;
  expect(asked(country)).toEqual([country]);
  expect(asked(null)).toEqual([]);
});

test.each([
  ["Gültige Arbeitserlaubnis ist Voraussetzung.", "DE"],
  ["Un permis de travail valide est exigé.", "FR"],
  ["You must already have the right to work.", "GB"],
  ["Geldige werkvergunning vereist.", "NL"],
  ["Cizinci jen s platným povolením k pobytu a volným vstupem na trh práce.", "CZ"],
  ["Mukaan kopio oleskeluluvasta, joka on voimassa, jos et ole EU-kansalainen.", "FI"],
])("takes a demand without a country for the job's only country: %s", (sentence, country) => {
  const prepared = prepareText(`<p>${sentence}</p>`);
  expect(readTerms({ title: "Engineer", prepared, country }).terms.workAuthorisation).toEqual([country]);
});

test.each([
  ["Permis B valide exigé.", "FR"],
  ["The site has a strict permit to work system, which must be followed.", "GB"],
  ["You must check that our drivers have valid work permits.", "IE"],
  ["Die Arbeitserlaubnis besorgen wir dir.", "DE"],
  ["The right to work is a human right that we defend.", "GB"],
  [
    "If a role is required to be in one place and candidates do not have a work permit for it, we assess their case.",
    "TW",
  ],
  ["Advises international students on visas, valid status and employment authorization.", "US"],
])("reads no demand of a permit from: %s", (sentence, country) => {
  const prepared = prepareText(`<p>${sentence}</p>`);
  expect(readTerms({ title: "Engineer", prepared, country }).terms.workAuthorisation).toEqual([]);
});
