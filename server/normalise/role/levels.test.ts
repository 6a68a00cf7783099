import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fieldLevels, readLevels } from "./levels.ts";
import { readExperienceYears } from "#normalise/terms/experience-years.ts";
import { termSentences } from "#normalise/terms/term-sentences.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { parseTsv } from "#taxonomy/tsv.ts";

function levels(title: string, body?: string, level?: string) {
  const prepared = prepareText(body);
  return readLevels({ title, level, prepared, years: readExperienceYears(termSentences(prepared).years) });
}

test.each([
  ["Senior Backend Engineer", "senior"],
  ["Sr. Sales Engineer", "senior"],
  ["Software Engineer II", "mid"],
  ["Custodian III", "senior"],
  ["Senior Software Engineer II", "senior"],
  ["Engineer II - Senior Platform Group", "mid"],
  ["Mid/Senior React Developer", "mid,senior"],
  ["Senior/Lead Data Engineer", "senior,lead"],
  ["Senior Manager, Finance", "senior,lead"],
  ["Associate Software Engineer", "junior"],
  ["Werkstudent Softwareentwicklung", "entry"],
  ["Développeur Java confirmé", "mid"],
  ["Desarrollador Java Ssr", "mid"],
  ["Summer Intern, Director of Product", "entry"],
  ["Head of Data", "lead"],
])("%j is %s", (title, expected) => {
  expect(levels(title).value.join(",")).toBe(expected);
});

test.each([
  "Member of Technical Staff",
  "Lead Generation Manager",
  "Middle School Math Teacher",
  "Senior Living Advisor",
  "Executive Assistant to the CEO",
  "Executive Asst to Chief Nuclear Officer",
  "Level 3 Support Engineer",
  "International Sales Manager",
  "Campus Recruiter",
  "Sales Associate",
  "IV Therapy Nurse",
  "Software Engineer (All Levels)",
  "Process Assistant I/II/III",
  "Executive Assistant – Senior Support",
  "Auditor / Senior Auditor",
  "Tax Analyst/Sr. Tax Analyst",
  "Buyer or Senior Buyer, Textiles",
])("%j states no level", (title) => {
  expect(levels(title).value).toEqual([]);
});

test("prefers the title to the source's field, and the field to years of experience", () => {
  const body = "<h3>Requirements</h3><ul><li>5+ years of experience in sales</li></ul>";
  expect(levels("Junior Buyer", body, "Senior").value).toEqual(["junior"]);
  expect(levels("Buyer", body, "Mid-Senior level")).toEqual({
    value: ["mid", "senior"],
    evidence: 'level: "Mid-Senior level"',
  });
  expect(levels("Buyer", body)).toEqual({ value: ["senior"], evidence: "5+ years of experience in sales" });
});

test.each([
  ["3 years of experience with SQL", "mid"],
  ["At least two years of experience in support", "junior"],
  ["Mindestens 5 Jahre Berufserfahrung", "senior"],
  ["3 à 5 ans d'expérience en vente", "mid"],
  ["Al menos 2 años de experiencia", "junior"],
  ["10+ years of experience leading teams", "lead"],
  ["We have been in business for over 20 years and have experience", ""],
  ["Entry-level friendly", "entry"],
  ["Ideally 5 years of experience", ""],
  ["You are at least 18 years old with experience", ""],
])("%j comes to %j", (sentence, expected) => {
  expect(levels("Buyer", `<p>${sentence}.</p>`).value.join(",")).toBe(expected);
});

test.each([
  ["No prior experience is required", "entry"],
  ["No experience with Kafka is needed", ""],
  ["You don't need experience, only patience", "entry"],
  ["You don't need experience with SAP", ""],
  ["This could be somebody's first job", "entry"],
  ["Recent graduates are welcome", "entry"],
  ["You mentor colleagues in their first job", ""],
  ["This is a mid-level role", "mid"],
  ["It's a junior position", "junior"],
  ["You work with people in senior positions", ""],
  ["Berufsanfänger sind willkommen", "entry"],
  ["Erfahrung ist nicht erforderlich", "entry"],
  ["Jeunes diplômés bienvenus", "entry"],
  ["Aucune expérience exigée", "entry"],
  ["No se requiere experiencia previa", "entry"],
  ["No se requiere experiencia con Excel", ""],
  ["Não é necessária experiência", "entry"],
  ["Starters zijn welkom", "entry"],
  ["Doświadczenie nie jest wymagane", "entry"],
  ["Erfarenhet krävs inte", "entry"],
  ["Du er nyuddannet", "entry"],
  ["Erfaring er ikke nødvendig", "entry"],
  ["Työkokemusta ei edellytetä", "entry"],
  ["Vhodné pro absolventy", "entry"],
  ["Nessuna esperienza richiesta", "entry"],
  ["Erfaring er fint, men vi ansetter også nyutdannede", ""],
  ["Nyexaminerad? Sök ändå", ""],
  ["Auch Absolventen sind willkommen", ""],
  ["Les jeunes diplômés sont également bienvenus", ""],
  ["También recién titulados", ""],
  ["Starters zijn ook welkom", ""],
  ["Także absolwenci mile widziani", ""],
  ["Recent graduates are welcome too", ""],
  ["Du är nyexaminerad", "entry"],
])("the text %j says %j", (sentence, expected) => {
  expect(levels("Buyer", `<p>${sentence}.</p>`).value.join(",")).toBe(expected);
});

test.each([
  ["Hoofd Logistiek", "lead"],
  ["Chefarzt Innere Medizin", "lead"],
  ["Cheffe de service", "lead"],
  ["Reisbegeleider voor actieve seniors", ""],
  ["Økonomichef", "lead"],
  ["Avdelingsleder barnehage", "lead"],
  ["Jefa de Almacén", "lead"],
  ["Myyntijohtaja", "lead"],
  ["Direttore Vendite", "lead"],
  ["Bereichsleitung Pflege", "lead"],
  ["Assistentin des Direktors", ""],
  ["Asistente de la Directora General", ""],
  ["Assistant du directeur commercial", ""],
  ["Accompagnant de seniors à domicile", ""],
  ["Responsable d'équipe logistique", "lead"],
  ["Responsable de tienda", "lead"],
  ["Responsabile di reparto", "lead"],
  ["Responsable marketing digital", ""],
  ["Responsable de nóminas", ""],
  ["Responsabile qualità", ""],
  ["Souschef", ""],
  ["Apprentie boulangère", "entry"],
  ["Seniorní analytik", "senior"],
])("the title %j names %j", (title, expected) => {
  expect(levels(title).value.join(",")).toBe(expected);
});

test.each([
  ["entry_level", "entry"],
  ["Mid-Senior level", "mid,senior"],
  ["Director", "lead"],
  ["not_applicable", ""],
  ["Senior", "senior"],
  ["Junior, Mid", "junior,mid"],
  ["Confirmé", "mid"],
  ["Berufserfahren", "mid"],
  ["Młodszy specjalista", "junior"],
  ["Starszy specjalista", "senior"],
  ["Kierownik", "lead"],
  ["Pleno", "mid"],
  ["Sênior", "senior"],
  ["Étudiant", "entry"],
  ["Führungskraft", "lead"],
  ["新卒", "entry"],
  ["Germany", ""],
])("the field %j is %j", (field, expected) => {
  expect(fieldLevels(field).join(",")).toBe(expected);
});

test.each([
  ["Seniorkonsult inom ekonomi", "senior"],
  ["Seniorrådgiver", "senior"],
  ["Seniorenberater", ""],
  ["Juniorentwickler (m/w/d)", "junior"],
  ["Seniorentwicklerin", "senior"],
  ["Seniority Analyst", ""],
  ["Stagiair redactie", "entry"],
  ["Senior Account Executive, Growth Stage", "senior"],
  ["Sales Engineer, Late-Stage Startups", ""],
  ["Studentermedhjælper til regnskab", "entry"],
])("in the title %j words of one piece say %j", (title, expected) => {
  expect(levels(title).value.join(",")).toBe(expected);
});

test.each([
  ["Senior Engineering Manager", "senior,lead"],
  ["Assistant Store Manager", ""],
  ["Store Manager in Training", ""],
  ["Product Manager", ""],
  ["Schichtleiterin Verpackung (m/w/d)", "lead"],
  ["Bauleiter Tiefbau", ""],
  ["Chef d'équipe maintenance", "lead"],
  ["Chef de produit textile", ""],
  ["Jefe de Turno", "lead"],
  ["Encargada de tienda", "lead"],
  ["Encargado de compras", ""],
  ["Chefe de Sala", "lead"],
  ["Encarregado de Proteção de Dados", ""],
  ["Teamleider Thuiszorg", "lead"],
  ["Kierownik zmiany", "lead"],
  ["Tiimipäällikkö", "lead"],
  ["Projektipäällikkö", ""],
  ["Undersköterska med personalansvar", "lead"],
  ["Elev til bageriet", "entry"],
  ["Elevassistent", ""],
  ["Junior Football Coach", ""],
  ["Junior Campaign Manager", "junior"],
  ["Juniorholdtræner", ""],
  ["Responsabile di magazzino", "lead"],
  ["Animador em residência sénior", ""],
  ["Enfermeira Sénior", "senior"],
  ["店長（アパレル）", "lead"],
  ["店長候補（アパレル）", ""],
])("the title %j names %j, for heads of people alone", (title, expected) => {
  expect(levels(title).value.join(",")).toBe(expected);
});

/** Levels as titles name them; `-` where a title names none. */
const titles = parseTsv(
  "title-levels.tsv",
  readFileSync(path.join(import.meta.dirname, "title-levels.tsv"), "utf8"),
).map(({ level = "", title = "" }) => ({ level, title }));

test.each(titles)("the title $title: $level", ({ level, title }) => {
  expect(levels(title).value.join(",") || "-").toBe(level);
});
