import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { lines } from "#test/lines.ts";
import { cleanTitle } from "./title.ts";

test.each([
  ["Senior Engineer (m/w/d) - Remote", "Senior Engineer"],
  ["Sr. Full-Stack Developer (React/Node) - Remote, US", "Sr. Full-Stack Developer (React/Node)"],
  ["Software Engineer - Remote (US only)", "Software Engineer"],
  ["Product Designer (Remote, EMEA)", "Product Designer"],
  ["Remote Customer Support Specialist", "Customer Support Specialist"],
  ["Backend Developer (f/m/x)", "Backend Developer"],
  ["Entwickler:in (all genders)", "Entwickler"],
  ["Data Analyst | Req #12345", "Data Analyst"],
  ["🚀 Growth Hacker!!! REMOTE", "Growth Hacker"],
  ["DIRECTOR OF MARKETING", "Director of Marketing"],
  ["SENIOR QA ENGINEER", "Senior QA Engineer"],
  ["Softwareentwickler*in", "Softwareentwickler"],
  ["Sachbearbeiter/-in Einkauf (w/m/d)", "Sachbearbeiter Einkauf"],
  ["EntwicklerInnen Java", "Entwickler Java"],
  ["Angestellte*r im Vertrieb", "Angestellte im Vertrieb"],
  ["Développeur·se web H/F", "Développeur web"],
  ["Chargé(e) de clientèle (F/H)", "Chargé de clientèle"],
  ["Specjalista/Specjalistka ds. płac (k/m)", "Specjalista ds. płac"],
  ["Técnico/a de soporte", "Técnico de soporte"],
  ["Medewerker klantenservice (m/v/x)", "Medewerker klantenservice"],
  ["Buchhalter (gn)", "Buchhalter"],
  ["Pfleger (m|w|d)", "Pfleger"],
  ["Senior Engineer, Distributed Systems", "Senior Engineer, Distributed Systems"],
  ["Engineer, Distributed", "Engineer"],
  ["Verpleegkundige (24-32 uur)", "Verpleegkundige"],
  ["Backendontwikkelaar – volledig thuiswerken", "Backendontwikkelaar"],
  ["Księgowa (praca zdalna)", "Księgowa"],
  ["Ekonom, helt på distans", "Ekonom"],
  ["Myyjä | etätyö", "Myyjä"],
  ["Contabile - full remoto", "Contabile"],
  ["Analista de dados (híbrido)", "Analista de dados"],
  ["バックエンドエンジニア（フルリモート）", "バックエンドエンジニア"],
  ["Buchhalter (Teilzeit, 80-100 %)", "Buchhalter"],
  ["Data Engineer ($140k-$165k)", "Data Engineer"],
  ["Yazılım Geliştirici (Tam Zamanlı)", "Yazılım Geliştirici"],
  ["Contabile, tempo indeterminato", "Contabile"],
  ["Acme is hiring a Baker", "Baker"],
  ["Wir suchen: Buchhalter", "Buchhalter"],
  ["Elektriker gesucht!", "Elektriker"],
  ["Contract: Technical Writer", "Technical Writer"],
  ["Support Agent, part-time, remote", "Support Agent"],
  ["Backend Engineer (Payments", "Backend Engineer (Payments)"],
  ["Backend Engineer) Payments", "Backend Engineer Payments"],
  ["Account Manager [DACH) Nord", "Account Manager [DACH Nord]"],
  ['"Elektriker"', "Elektriker"],
])("%j is shown as %j", (raw, shown) => {
  expect(cleanTitle(raw)).toBe(shown);
});

/** Titles as employers write them, with the places of their postings. */
const written = parseTsv(
  "shown-titles.tsv",
  readFileSync(path.join(import.meta.dirname, "shown-titles.tsv"), "utf8"),
).map(({ title = "", shown = "", places = "" }) => ({ title, shown, places }));

test.each(written)("$title is shown as $shown", ({ title, shown, places }) => {
  expect(cleanTitle(title, places.split(" | "))).toBe(shown);
  expect(cleanTitle(shown, places.split(" | "))).toBe(shown);
});

/** With two ways to read each word, 28 words take a minute and each further word doubles it. */
test.each([7, 14, 28])("reads %i capitalised words about the mode in one way", (words) => {
  const title = `Engineer (Remote${" Only".repeat(words)}`;
  expect(cleanTitle(`${title} ?x`)).toBe(`${title} ?x)`);
  expect(cleanTitle(`${title})`)).toBe("Engineer");
});

test.each(
  lines(`
    Head of Remote
    Remote Sensing Scientist
    .NET Developer
    C++ Developer
    Account Executive, Germany
    Software Engineer, Internal Tools
    Lead Generation Specialist
    Distributed Systems Engineer
    LinkedIn Ads Specialist
    Frontend/Backend Developer
    Marketing/Market Research Analyst
    H/W Engineer
    A/B Testing Analyst
    Engineer (C)
    UX/UI Designer
    Controller (SAP/R)
    Logistik & Lager
    Contract Manager
    Freelance Writer
    Engineer, Hybrid Cloud
    Head of Remote Work
    Analyst (Part 2)
    Nurse, Home Care
    Talent Seeker
    Open Source Engineer
    Hiring Manager
    B2B Sales Manager
    VP
  `),
)("%j stays as it is", (title) => {
  expect(cleanTitle(title)).toBe(title);
});

test("keeps a title that is only a work mode and signs", () => {
  expect(cleanTitle("Remote")).toBe("Remote");
  expect(cleanTitle("***")).toBe("***");
  expect(cleanTitle("")).toBe("");
});

test.each([
  ["Fernhill - Principal Data Scientist, Fraud", "Principal Data Scientist, Fraud"],
  ["QA Lead | Fernhill", "QA Lead"],
  ["Data Scientist (Fernhill)", "Data Scientist"],
  ["Fernhill Platform Engineer", "Fernhill Platform Engineer"],
  ["Fernhill", "Fernhill"],
  ["QA Engineer at Fernhill", "QA Engineer"],
  ["Comptable chez Fernhill", "Comptable"],
  ["Drive with Fernhill - sign up today", "Drive with Fernhill - sign up today"],
  ["Candidature spontanée - Fernhill Cloud", "Candidature spontanée - Fernhill Cloud"],
  ["Candidature spontanée - Ingénieur réseau", "Ingénieur réseau"],
  ["Księgowa w firmie Fernhill", "Księgowa"],
  ["Säljare hos Fernhill", "Säljare"],
  ["Fernhill sucht: Data Engineer", "Data Engineer"],
  ["Fernhill zoekt een Data Engineer", "Data Engineer"],
  ["Fernhill recrute un(e) comptable", "comptable"],
  ["Fernhill busca Ingeniero/a", "Ingeniero"],
  ["Fernhill søker regnskapsfører", "regnskapsfører"],
  ["Fernhill cerca un cuoco", "cuoco"],
  ["Fernhill szuka: Tester", "Tester"],
  ["Nurse with Fernhill", "Nurse"],
  ["Fernhill Search Engineer", "Fernhill Search Engineer"],
])("leaves the company out of %s", (raw, title) => {
  expect(cleanTitle(raw, [], "Fernhill")).toBe(title);
});
