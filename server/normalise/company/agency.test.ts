import { expect, test } from "vitest";
import { readAgency } from "./agency.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";

const says = (body: string, company: { name?: string; industries?: string[] } = { name: "Kestrow Grid" }) =>
  readAgency({ company, prepared: prepareText(`<p>${body}</p>`) });

test.each([
  ["Northbank Recruitment"],
  ["Pelham Staffing Group"],
  ["Brightline Executive Search"],
  ["Otter & Vale Headhunters"],
  ["Halden Personalberatung GmbH"],
  ["Sable Talent Partners"],
])("by its name: %s", (name) => {
  expect(says("We build things.", { name })).toEqual({ value: true, evidence: `company name: ${name}` });
});

test.each([
  ["Staffing and Recruiting"],
  ["Staffing & Recruiting"],
  ["Executive Search Services"],
  ["Recruitment"],
  ["Temporary Help Services"],
])("by its trade: %s", (industry) => {
  expect(says("We build things.", { name: "Kestrow", industries: ["Internet", industry] }).value).toBe(true);
});

test.each([
  ["Our client is a fast-growing payments company in Lisbon."],
  ["Our client, a leading maker of drones, is looking for a firmware engineer."],
  ["About our client: they build warehouses."],
  ["On behalf of our client we are looking for a data engineer."],
  ["We are recruiting on behalf of a well-funded client in Berlin."],
  ["We are hiring a Senior React Developer for one of our clients, a bank."],
  ["We are looking for a tester for our US client."],
  ["Join our client's team as a lead designer."],
  ["We are a boutique recruitment agency for people who write Rust."],
  ["Für unseren Kunden suchen wir eine Entwicklerin. Im Auftrag unseres Kunden prüfen wir Bewerbungen."],
  ["Unser Mandant ist ein Hersteller von Pumpen."],
  ["Notre client, une banque, recrute un développeur."],
  ["Buscamos un desarrollador para uno de nuestros clientes."],
])("by what it says: %s", (body) => {
  const { value, evidence } = says(body);
  expect(value).toBe(true);
  expect(evidence.length).toBeGreaterThan(10);
});

test.each<[body: string, company?: { name: string; industries?: string[] }]>([
  ["We build recruiting software that people like.", { name: "Recruito Software" }],
  ["We help companies hire.", { name: "Hirewell AI", industries: ["HR tech", "Software"] }],
  ["Our clients include banks and insurers."],
  ["We are looking for a consultant who loves to work with clients."],
  ["You will be the first contact for our clients and partners."],
  ["We are looking for a project manager for our client projects."],
  ["We are hiring an engineer for our client-facing team."],
  ["We are looking for an engineer to work on a project for a major investment client."],
  ["We are not a recruitment agency and do not work with one."],
  ["No agencies, please: we do not answer recruiters."],
  ["Recruiters who call us are not answered."],
  ["You make sure that our client is happy with what we ship."],
  ["We build an HTTP client. The client is written in Rust."],
])("not an agency: %s", (body, company) => {
  expect(says(body, company)).toEqual({ value: false, evidence: "" });
});

test("ignores clients in the duties", () => {
  const prepared = prepareText("<h3>Responsibilities</h3><ul><li>Our client is your first concern.</li></ul>");
  expect(readAgency({ company: { name: "Kestrow" }, prepared }).value).toBe(false);
});
