import { expect, test } from "vitest";
import { rows } from "#test/lines.ts";
import { roleBySlug, roleNames, roles } from "#taxonomy/roles.ts";
import { readTable } from "#taxonomy/tsv.ts";
import { z } from "zod";
import { readRoles } from "./roles.ts";

function best(title: string, hints = {}): string | undefined {
  return readRoles(title, hints).value[0];
}

test.each(
  rows(`
    Sr. Full-Stack Developer (React/Node) | full-stack-engineer
    Backend/Frontend Engineer | full-stack-engineer
    Senior Software Engineer, Backend | backend-engineer
    Java Project Manager | project-manager
    Nurse Recruiter | recruiter
    Director, Demand Generation | demand-generation-manager
    Executive Assistant to CEO | executive-assistant
    Entwickler Java (m/w/d) | java-developer
    Développeuse Python | python-developer
    iOS Team Lead | technical-lead
    Lead Consultant - Marketing Cloud | salesforce-developer
    Insurance Defense Attorney | lawyer
    Senior Director, Business Development | business-development-manager
    Product Marketing Manager | product-marketing-manager
  `),
)("%j is %s", (title, role) => {
  expect(best(title)).toBe(role);
});

test.each(["Cat Herder", "Security Guard", "Engineer", "Manager", "Combat Designer", ""])(
  "%j names no role",
  (title) => {
    expect(readRoles(title).value).toEqual([]);
  },
);

const named = roleNames.flatMap(({ role, language, names }) => names.map((name) => [name, role, language] as const));

test.each(named)("%s is %s wherever it stands (%s)", (name, role) => {
  for (const title of [name, name.toUpperCase(), `${name}, Bremen`, `Senior ${name} (m/w/d)`, `Fernhill – ${name}`])
    expect(readRoles(title).value, title).toContain(role);
});

test.each(
  rows(`
    Analista de Dados para Marketing | data-analyst
    Engenheiro(a) de Dados – Plataforma | data-engineer
    Jefe/a de Proyecto de Software | project-manager
    Gerente de Produto Pleno | product-manager
    Projektleiter (m/w/d) Software | project-manager
    Assistentin der Geschäftsführung | executive-assistant
    Verkaufsleiter Nord | sales-manager
    Samodzielna księgowa | accountant
    Specjalista ds. obsługi klienta | customer-service-representative
    Sjuksköterska till natten | nurse
    Infirmier(ère) de nuit | nurse
    Ejecutivo(a) de Cuentas | account-executive
    Directrice artistique | art-director
    Boekhouder 24 uur | accountant
    Avvocato | lawyer
    Litigation Counsel | lawyer
  `),
)("%j is %s in its language", (title, role) => {
  expect(best(title)).toBe(role);
});

test.each([
  "Leiter der Backstube",
  "Gerente de Padaria",
  "Assistent im Lager",
  "Kierownik piekarni",
  "Analista de Fornos",
])("%j names no role of the list", (title) => {
  expect(readRoles(title).value).toEqual([]);
});

test("returns a narrow role followed by its broader ones", () => {
  expect(readRoles("React Developer").value).toEqual(["react-developer", "frontend-engineer", "software-engineer"]);
  expect(readRoles("Senior Product Manager").value).toEqual(["senior-product-manager", "product-manager"]);
});

test("lets tags settle a bare title only when they agree", () => {
  expect(best("Developer", { tags: ["Python", "Linux"] })).toBe("python-developer");
  expect(best("Developer", { tags: ["Python", "Java"] })).toBe("software-engineer");
});

test("returns the title as evidence", () => {
  expect(readRoles("Data Engineer").evidence).toBe('title: "Data Engineer"');
});

test("mentions only existing roles in its tables", () => {
  const known = (slug: string) => roleBySlug(slug) !== null || slug === "fullstack";
  for (const { broader } of roles) for (const slug of broader) expect(known(slug), slug).toBe(true);
  for (const { role } of roleNames) expect(known(role), role).toBe(true);
  for (const { role } of readTable("role-rules", z.object({ role: z.string() }))) expect(known(role), role).toBe(true);
});
