import { expect, test } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { testTermReader } from "#test/sentence-reader.ts";
import { readTerms } from "./terms.ts";

const REQUIRED = [
  "An active Secret clearance is required.",
  "You must be able to obtain and maintain a TS/SCI clearance.",
  "Security clearance: SC",
  "You will need to undergo DV clearance before your first day.",
  "Die Bereitschaft zur Sicherheitsüberprüfung (Ü2) ist erforderlich.",
  "Habilitation secret défense requise.",
  "Se requiere habilitación de seguridad.",
  "Wymagane poświadczenie bezpieczeństwa.",
  "Tjänsten är säkerhetsklassad.",
  "Een veiligheidsonderzoek is verplicht.",
  "Musisz uzyskać dostęp do informacji niejawnych.",
  "È richiesto il nulla osta di sicurezza.",
  "Tehtävä edellyttää turvallisuusselvitystä.",
  "Bezpečnostní prověrka je nutná.",
];
const SILENT = [
  "No security clearance needed.",
  "A security clearance is not required for this role.",
  "This role does not require a security clearance.",
  "Security clearance: none",
  "An active clearance is a plus.",
  "Do you hold a security clearance?",
  "You have required experience with customs clearance.",
  "You must process security clearances for our contractors.",
  "Eine Sicherheitsüberprüfung ist nicht nötig.",
  "Aucune habilitation requise.",
  "Nie potrzebujesz poświadczenia bezpieczeństwa.",
  "Our security team keeps the office safe.",
];

testTermReader("securityClearance", "required", { stating: REQUIRED, silent: SILENT });

const read = (body: string, title = "Engineer") =>
  readTerms({ title, prepared: prepareText(body) }).terms.securityClearance;

test("reads a clearance in the title", () => {
  expect(read("<p>Join us.</p>", "Data Engineer (TS/SCI)")).toBe("required");
});

test("doesn't take what the employer is or what is only welcome for a demand", () => {
  expect(read("<h3>About us</h3><p>All of our engineers have an active security clearance.</p>")).toBeNull();
  expect(read("<h3>Nice to have</h3><ul><li>Active Secret clearance</li></ul>")).toBeNull();
  expect(read("<h3>Requirements</h3><ul><li>Secret clearance</li></ul>")).toBe("required");
});
