import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { normalise } from "./pipeline.ts";
import type { NormalisedPosting } from "./result.ts";
import { isFactLabel } from "./text/plain/fact-labels.ts";

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

function postingOf(language: string, fact: string): NormalisedPosting {
  const [before, behind] = AROUND[language] ?? ["", ""];
  return normalise(
    {
      externalId: "1",
      url: "https://bakery.example/jobs/1",
      title: "Ingenieur",
      company: { name: "Fernhill" },
      body: `<p>${before}</p>${fact}<p>${behind}</p>`,
    },
    { sourceId: "acme", sourceKind: "ats", now: new Date("2026-11-29T12:00:00Z") },
  );
}

test.each(table)("$language, $field $value: $fact", ({ field, language, value, fact }) => {
  expect(read(field, postingOf(language, `<p>${fact}</p>`)) || "-").toBe(value);
});

/** How ads set a label and what it says, beside "Label: value" in one line. */
const LAYOUTS: Record<string, (label: string, value: string) => string> = {
  "a heading over a paragraph": (label, value) => `<h3>${label}</h3><p>${value}</p><h3>Team</h3>`,
  "a heading over a paragraph with another below": (label, value) => `<h4>${label}</h4><p>${value}</p>`,
  "a heading over an item": (label, value) => `<h3>${label}</h3><ul><li>${value}</li></ul>`,
  "bold over a line": (label, value) => `<p><strong>${label}:</strong><br>${value}</p>`,
  "a list of terms": (label, value) => `<dl><dt>${label}</dt><dd>${value}</dd><dt>Team</dt><dd>Ovens</dd></dl>`,
  blocks: (label, value) => `<div>${label}</div><div>${value}</div><div>Team</div><div>Ovens</div>`,
  "bold of Markdown": (label, value) => `<p>**${label}:** ${value}</p>`,
  "bold before the rest": (label, value) => `<p><strong>${label}</strong> ${value}</p>`,
  "bold in an item": (label, value) => `<ul><li><b>${label}</b> – ${value}</li><li>Ovens</li></ul>`,
  "bold of both": (label, value) => `<p><b>${label}</b>: <b>${value}</b></p>`,
  "cells of a table": (label, value) =>
    `<table><tr><td>${label}</td><td>${value}</td></tr><tr><td>Team</td><td>Ovens</td></tr></table>`,
  "bold of chats": (label, value) => `<p>*${label}:* ${value}</p>`,
  "italics of chats": (label, value) => `<p>_${label}_: ${value}</p>`,
  "a hyphen": (label, value) => `<p>${label} - ${value}</p>`,
  "a dash": (label, value) => `<p>${label} – ${value}</p>`,
  "a wide colon": (label, value) => `<p>${label}：${value}</p>`,
  "an arrow of a hyphen": (label, value) => `<p>${label} -&gt; ${value}</p>`,
  "slashes between facts": (label, value) => `<p>Team: Ovens / ${label}: ${value} / Area: Norths</p>`,
  "dashes between facts": (label, value) => `<p>Position: Baker – ${label}: ${value} – Area: Norths</p>`,
  brackets: (label, value) => `<p>[${label}] ${value}</p>`,
  "wide brackets": (label, value) => `<p>【${label}】${value}</p>`,
  "an arrow": (label, value) => `<p>${label} → ${value}</p>`,
  "an equals sign": (label, value) => `<p>${label} = ${value}</p>`,
  "no space": (label, value) => `<p>${label}:${value}</p>`,
  "a row of Markdown": (label, value) => `<p>| ${label} | ${value} |</p>`,
  "bars between facts": (label, value) => `<p>Team: Ovens | ${label}: ${value} | Area: Norths</p>`,
  "semicolons between facts": (label, value) => `<p>Team: Ovens; ${label}: ${value}; Area: Norths</p>`,
};
/** Facts of a label and a phrase; sentences and lists behind a label are read as they stand. */
const labelled = table.flatMap(({ fact, ...row }) => {
  const [, label = "", value = ""] = /^([^:：]{2,45}?)\s?[:：]\s?([^.;,|:]+)$/u.exec(fact) ?? [];
  return isFactLabel(label) && value !== "" ? [{ ...row, label, said: value }] : [];
});

test.each(Object.entries(LAYOUTS))("reads each fact behind its label as %s", (_layout, layout) => {
  expect(labelled.length).toBeGreaterThan(200);
  const misread = labelled.filter(
    ({ field, language, value, label, said }) =>
      (read(field, postingOf(language, layout(label, said))) || "-") !== value,
  );
  expect(misread).toEqual([]);
});
