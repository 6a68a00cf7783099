import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { technologies } from "#taxonomy/technologies.ts";
import { techIn } from "./context.ts";
import { uninflected } from "./uninflected.ts";

const read = (text: string, language: string) => [
  ...new Set(techIn(uninflected(text, language), language).map(({ technology }) => technology.slug)),
];

describe("names whose word is common only in English", () => {
  const named = technologies.filter(({ rule }) => rule === "proper" || rule === "foreign");

  test("are read in other languages wherever they are written as names", () => {
    const frames = fc.constantFrom(
      (name: string) => `Vi bruger ${name} hver dag.`,
      (name: string) => `A equipa trabalha com ${name} há anos.`,
      (name: string) => `${name} kent geen geheimen voor jou.`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...named), frames, ({ slug, forms }, frame) => {
        expect(read(frame(forms[0] ?? ""), "da")).toContain(slug);
      }),
    );
  });

  test("are read nowhere in lower case without a list or a word beside them", () => {
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.constantFrom("en", "fr", "de"), ({ forms }, language) => {
        expect(read(`Nobody will ${(forms[0] ?? "").toLowerCase()} here, ever.`, language)).toEqual([]);
      }),
    );
  });

  test.each([
    ["You keep totals in Excel.", ["excel"]],
    ["Tooling is usually in Go.", ["go"]],
    ["Two years with SAP, please.", ["sap"]],
    ["Excel in a calm place: we go slowly.", []],
    ["Can you spring into action, react to alarms and bash through a backlog?", []],
    ["We moved to jQuery-free pages.", []],
    ["Hundreds of teams make Terraform modules with us.", ["terraform"]],
    ["Python, make and bash scripts.", ["python", "make", "bash"]],
    ["Base 4,100 + AWS + VB, reviewed each year.", []],
    ["You are handy with Dovetail and run studies.", ["dovetail"]],
    ["Files live in Veeva Vault and TrackWise.", ["veeva", "trackwise"]],
    ["A front desk full of life, and a ciel of stars.", []],
    ["You requisition parts in SAP PM.", ["sap"]],
  ])("in English: %s", (text, slugs) => {
    expect(read(text, "en")).toEqual(slugs);
  });
});

test.each([
  ["Programas en Elixir con gusto.", "es", ["elixir"]],
  ["Účetnictví vedeme v programu Pohoda.", "cs", ["pohoda"]],
  ["Kalendář i poznámky držíme v Notion.", "cs", ["notion"]],
  ["熟悉Veeva Vault系统。", "zh", ["veeva"]],
])("names of tools in other languages: %s", (text, language, slugs) => {
  expect(read(text, language)).toEqual(slugs);
});

describe("words of other languages", () => {
  test.each([
    ["U nás vládne pohoda.", "cs"],
    ["Det ble en god dag, og vi ble flere.", "no"],
    ["Le domaine donne sur le ciel et la mer.", "fr"],
    ["Lavoriamo su larga scala e la sede è stata rinnovata. A presto!", "it"],
    ["Vous savez réagir vite.", "fr"],
    ["À luz da lua.", "pt"],
    ["You weld and braze pipes.", "en"],
  ])("are no technologies: %s", (text, language) => {
    expect(read(text, language)).toEqual([]);
  });
});

test.each([
  ["Potok w Jenkinsie, build w Dockerze, raporty w Excelu.", "pl", ["jenkins", "docker", "excel"]],
  ["Znajomość Excela i Jenkinsa.", "pl", ["excel", "jenkins"]],
  ["Automatizace v Jenkinsu a reporty v Excelu.", "cs", ["jenkins", "excel"]],
  ["Käytämme Snowflakea, Jenkinsiä ja Exceliä.", "fi", ["snowflake", "jenkins", "excel"]],
  [
    "Julkaisemme GitHub Actionsilla ja asennamme Helmillä Kubernetesiin.",
    "fi",
    ["github-actions", "helm", "kubernetes"],
  ],
  ["A Jenkinsben és az Excelben otthon vagy.", "hu", ["jenkins", "excel"]],
  ["Helmin päivä on torstaina.", "fi", []],
  ["Zespół Julii pracuje zdalnie.", "pl", []],
])("names that are words as well are read inflected: %s", (text, language, slugs) => {
  expect(read(text, language)).toEqual(slugs);
});

test.each([
  ["Zadania są w Jirze, kod w Javie.", "pl", ["jira", "java"]],
  ["Backend v Javě, data v PostgreSQL.", "cs", ["java", "postgresql"]],
  ["Smlouvy evidujeme v SAPu, zprávy posíláme přes Kafku.", "cs", ["sap", "apache-kafka"]],
  ["Ennustat kulutusta scikit-learnilla.", "fi", ["scikit-learn"]],
  ["Du skriver små værktøjer i Go.", "da", ["go"]],
  ["Piszesz małe usługi w Go.", "pl", ["go"]],
  ["Faktury księgujesz w SAPie, dane wyciągasz z SQLa.", "pl", ["sap", "sql"]],
])("names in -a are read inflected: %s", (text, language, slugs) => {
  expect(read(text, language)).toEqual(slugs);
});
