import { describe, expect, test } from "vitest";
import { requisitionCodes, titleKeys } from "./title-key.ts";

const titleKey = (title: string, places: string[] = [], company = "Orlo Labs"): string =>
  titleKeys(title, { places, company }).key;
const exactKey = (title: string): string => titleKeys(title).exact;

describe("the key of a title", () => {
  test.each([
    ["Senior Backend Engineer", "Sr. Back-End Engineer (m/w/d)"],
    ["Data Engineer", "Data Engineer (Remote)"],
    ["Data Engineer", "Data Engineer - 100% remote, full-time"],
    ["Product Manager", "Product Manager (f/m/x) - JR-10233"],
    ["Engineering Manager, Payments", "Payments Engineering Manager"],
    ["Entwickler", "Entwickler:in (all genders)"],
    ["Software Engineer II", "Software Engineer 2"],
    ["Data Engineer", "Data Engineer (Spark, Airflow & Kafka)"],
    ["Platform Engineer [Kubernetes]", "Platform Engineer"],
    ["Vue.js Frontend Developer", "Front-End Engineer (Vue.js)"],
    ["Office Lead", "Office Lead at Orlo Labs"],
    ["Office Lead", "Orlo Labs Inc. – Office Lead"],
    ["Office Lead", "Office Lead @ Orlo Labs"],
    ["Office Lead", "Office Lead (Orlo Labs GmbH)"],
    ["Office Lead", "Orlo Labs is hiring an Office Lead"],
    ["Office Lead", "We're hiring: Office Lead"],
    ["Office Lead", "Join Orlo Labs as an Office Lead"],
    ["Tax Analyst", "Tax Analyst - $95,000 - $120,000/yr"],
    ["Tax Analyst", "Tax Analyst | up to £70k"],
    ["Tax Analyst", "Tax Analyst (60.000 – 75.000 €)"],
    ["Tax Analyst", "Tax Analyst 90-110k"],
    ["Buchhalter", "Buchhalter/in (80-100 %)"],
    ["Monteur", "Monteur*in gesucht"],
    ["Kundenberater", "KundenberaterIn"],
    ["Ingénieur qualité", "Ingénieur·e qualité (H/F)"],
    ["Técnico de soporte", "Técnico/a de soporte en remoto"],
    ["Redaktor", "Redaktor/Redaktorka (k/m) – praca zdalna"],
    ["Adviseur Pensioenen", "Adviseur Pensioenen, 32 uur per week (thuiswerken)"],
    ["VP of Sales", "Vice President, Sales"],
    ["Site Reliability Engineer", "SRE"],
  ])("is one for %s and %s", (a, b) => {
    expect(titleKey(b)).toBe(titleKey(a));
  });

  test.each([
    ["Data Scientist", "Senior Data Scientist"],
    ["Software Engineer II", "Software Engineer III"],
    ["C Developer", "C++ Developer"],
    ["C# Developer", "C Developer"],
    ["Java Developer", "PHP Developer"],
    ["Contract Manager", "Manager"],
    ["Account Executive, East", "Account Executive, West"],
    ["Frontend Engineer", "Backend Engineer"],
    ["Junior Designer", "Designer"],
    ["Staff Engineer", "Principal Engineer"],
    ["Support Agent (Danish)", "Support Agent (Finnish)"],
    ["Support Agent (Night Shift)", "Support Agent"],
    ["Business Developer", "Business Analyst"],
    ["Engineer, Distributed Systems", "Engineer"],
    ["Head of Hiring", "Head of Sales"],
    ["Position Papers Editor", "Editor"],
    ["Analyst (Level 3)", "Analyst (Level 4)"],
    ["Team Lead 401k Plans", "Team Lead 529 Plans"],
  ])("tells %s from %s", (a, b) => {
    expect(titleKey(b)).not.toBe(titleKey(a));
  });

  test("ignores the posting's own places but not others", () => {
    expect(titleKey("Nurse Advisor - Leeds", ["Leeds, United Kingdom"])).toBe(titleKey("Nurse Advisor"));
    expect(titleKey("Nurse Advisor (Leeds or York)", ["Leeds", "York"])).toBe(titleKey("Nurse Advisor"));
    expect(titleKey("Sales Lead - Florida", ["Remote, US"])).not.toBe(titleKey("Sales Lead"));
  });

  test("keeps a title that is only work modes, only a technology or only the employer", () => {
    for (const title of ["Remote", "(Python)", "Orlo Labs", "We're hiring", "Full-time", "80 %"])
      expect(titleKey(title), title).not.toBe("");
  });

  test("changes nothing when it is read again", () => {
    for (const title of ["Data Engineer (Spark) – 80 %", "Técnico/a de soporte", "Staff SRE, Storage"])
      expect(titleKey(titleKey(title))).toBe(titleKey(title));
  });
});

test("one board means different openings by Developer and Engineer, or by another technology", () => {
  expect(exactKey("Backend Developer")).not.toBe(exactKey("Backend Engineer"));
  expect(exactKey("Engineer (Ruby)")).not.toBe(exactKey("Engineer"));
  expect(exactKey("Engineer (m/w/d)")).toBe(exactKey("Engineer*in - Remote"));
});

test("finds requisition numbers in a title", () => {
  expect(requisitionCodes("Engineer JR-10233")).toEqual(["10233"]);
  expect(requisitionCodes("Engineer (REQ_5521)")).toEqual(["5521"]);
  expect(requisitionCodes("Engineer II, Team 42")).toEqual([]);
});
