import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { normalise } from "./pipeline.ts";
import type { NormalisedPosting } from "./result.ts";

/** Facts as lists of job sites and forms state them: a label, a colon and a value, whose unit may stand in the label. `-` where one says nothing of a field. */
const table = parseTsv("fact-sheets.tsv", readFileSync(path.join(import.meta.dirname, "fact-sheets.tsv"), "utf8")).map(
  ({ field = "", language = "", value = "", fact = "" }) => ({ field, language, value, fact }),
);

/** What stands before and behind the fact, so that the ad's language is known. */
const AROUND: Record<string, readonly [string, string]> = {
  en: ["We build ovens and look for a colleague.", "Please send us your documents."],
  nl: ["Wij bouwen ovens en zoeken een collega voor ons team.", "Stuur ons je documenten."],
  es: ["Fabricamos hornos y buscamos una persona para nuestro equipo.", "Envíanos tus documentos."],
  sv: ["Vi bygger ugnar och söker en kollega till vårt team.", "Skicka dina handlingar till oss."],
  da: ["Vi bygger ovne og søger en kollega til vores hold.", "Send os dine papirer."],
  no: ["Vi bygger ovner og søker en kollega til laget vårt.", "Send oss papirene dine."],
  fi: ["Rakennamme uuneja ja etsimme uutta työkaveria tiimiimme.", "Lähetä meille paperisi."],
  it: ["Costruiamo forni e cerchiamo una persona per il nostro gruppo.", "Inviaci i tuoi documenti."],
  fr: ["Nous fabriquons des fours et cherchons une personne pour notre équipe.", "Envoyez-nous vos documents."],
  de: ["Wir bauen Öfen und suchen Verstärkung für unser Team.", "Bitte senden Sie uns Ihre Unterlagen."],
  pl: ["Budujemy piece i szukamy osoby do naszego zespołu.", "Prosimy o przesłanie dokumentów."],
  pt: ["Construímos fornos e procuramos uma pessoa para a nossa equipa.", "Envie-nos os seus documentos."],
};

const bounds = (of: { min: number | null; max: number | null } | null): string =>
  of === null ? "" : `${of.min ?? ""}-${of.max ?? ""}`;

function read(field: string, posting: NormalisedPosting): string {
  const { salary, travelPercent: travel } = posting;
  switch (field) {
    case "salary":
      return salary === null ? "" : `${bounds(salary)} ${salary.currency} ${salary.period}`;
    case "contract length":
      return bounds(posting.contractMonths);
    case "years":
      return bounds(posting.yearsAsked);
    case "hours":
      return bounds(posting.hoursAsked);
    case "travel":
      return travel === null ? "" : String(travel.max ?? travel.min);
    case "education":
      return posting.education ?? "";
    case "employment":
      return posting.employmentType ?? "";
    case "level":
      return posting.levels.join(", ");
    case "deadline":
      return posting.applicationDeadline ?? "";
    case "visa":
      return posting.visaSponsorship ?? "";
    case "clearance":
      return posting.securityClearance ?? "";
    case "on-call":
      return posting.onCall ?? "";
    case "remote":
      return posting.remote.verdict;
    default:
      return posting.languagesAsked.map(({ language }) => language).join(", ");
  }
}

test.each(table)("$language, $field $value: $fact", ({ field, language, value, fact }) => {
  const [before, behind] = AROUND[language] ?? ["", ""];
  const posting = normalise(
    {
      externalId: "1",
      url: "https://bakery.example/jobs/1",
      title: "Ingenieur",
      company: { name: "Fernhill" },
      body: `<p>${before}</p><p>${fact}</p><p>${behind}</p>`,
    },
    { sourceId: "acme", sourceKind: "ats", now: new Date("2026-11-29T12:00:00Z") },
  );
  expect(read(field, posting) || "-").toBe(value);
});
