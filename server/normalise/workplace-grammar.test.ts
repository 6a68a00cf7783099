import { describe, expect, it } from "vitest";
import { prepareText } from "./text/prepared-text.ts";
import { readRemote } from "./remote.ts";

const verdictOf = (
  language: string,
  text: string,
  given: { title?: string; locations?: string[]; board?: boolean } = {},
) =>
  readRemote({
    title: given.title ?? "",
    locations: given.locations ?? [],
    tags: [],
    workplace: given.board === true ? { value: "always", evidence: "remote jobs only" } : undefined,
    prepared: prepareText(text === "" ? undefined : `<p>${text}</p>`),
    language,
  }).verdict;

/** Parts of sentences: everybody works, from home, the days of the week, on so many of them, the other days. */
const LANGUAGES = [
  {
    language: "de",
    everybody: "Alle arbeiten",
    home: "von zu Hause",
    days: ["montags", "mittwochs", "freitags"],
    two: "an zwei Tagen pro Woche",
    rest: "an den übrigen Tagen",
  },
  {
    language: "fr",
    everybody: "Toute l'équipe travaille",
    home: "à distance",
    days: ["le lundi", "le mercredi", "le vendredi"],
    two: "deux jours par semaine",
    rest: "les autres jours",
  },
  {
    language: "es",
    everybody: "Todos trabajamos",
    home: "desde casa",
    days: ["los lunes", "los miércoles", "los viernes"],
    two: "dos días por semana",
    rest: "los demás días",
  },
  {
    language: "pt",
    everybody: "Todos trabalhamos",
    home: "de casa",
    days: ["às segundas", "às quartas", "às sextas-feiras"],
    two: "dois dias por semana",
    rest: "nos outros dias",
  },
  {
    language: "it",
    everybody: "Tutti lavoriamo",
    home: "da casa",
    days: ["il lunedì", "il mercoledì", "il venerdì"],
    two: "due giorni a settimana",
    rest: "gli altri giorni",
  },
  {
    language: "nl",
    everybody: "Iedereen werkt",
    home: "vanuit huis",
    days: ["op maandag", "op woensdag", "op vrijdag"],
    two: "twee dagen per week",
    rest: "de andere dagen",
  },
  {
    language: "pl",
    everybody: "Wszyscy pracujemy",
    home: "z domu",
    days: ["w poniedziałki", "w środy", "w piątki"],
    two: "dwa dni w tygodniu",
    rest: "w pozostałe dni",
  },
  {
    language: "sv",
    everybody: "Alla arbetar",
    home: "hemifrån",
    days: ["måndagar", "onsdagar", "fredagar"],
    two: "två dagar i veckan",
    rest: "övriga dagar",
  },
  {
    language: "da",
    everybody: "Alle arbejder",
    home: "hjemmefra",
    days: ["mandage", "onsdage", "fredage"],
    two: "to dage om ugen",
    rest: "de øvrige dage",
  },
  {
    language: "no",
    everybody: "Alle jobber",
    home: "hjemmefra",
    days: ["mandager", "onsdager", "fredager"],
    two: "to dager i uken",
    rest: "de øvrige dagene",
  },
  {
    language: "fi",
    everybody: "Kaikki työskentelevät",
    home: "kotoa",
    days: ["maanantaisin", "keskiviikkoisin", "perjantaisin"],
    two: "kahtena päivänä viikossa",
    rest: "muina päivinä",
  },
  {
    language: "cs",
    everybody: "Všichni pracujeme",
    home: "z domova",
    days: ["v pondělí", "ve středu", "v pátek"],
    two: "dva dny v týdnu",
    rest: "ostatní dny",
  },
];

describe.each(LANGUAGES)("$language: everybody works from home", ({ language, everybody, home, days, two, rest }) => {
  it("means that the job is remote", () => {
    expect(verdictOf(language, `${everybody} ${home}.`)).toBe("remote");
  });

  it.each([...days, two, rest])("unless it is for some days: %s", (when) => {
    expect(verdictOf(language, `${everybody} ${home} ${when}.`)).not.toBe("remote");
    expect(verdictOf(language, `${everybody} ${when} ${home}.`)).not.toBe("remote");
  });
});

describe("fields", () => {
  it("reads each of several places by itself", () => {
    expect(verdictOf("en", "", { locations: ["Denver, CO - Hybrid; Phoenix, AZ - Remote"] })).toBe("remote");
    expect(verdictOf("en", "", { locations: ["Denver, CO - Hybrid; Phoenix, AZ - Hybrid"] })).toBe("hybrid");
  });

  it("takes a choice between hybrid and remote as remote", () => {
    expect(verdictOf("en", "", { locations: ["Oxford (Hybrid or Remote)"] })).toBe("remote");
    expect(verdictOf("en", "", { locations: ["Oxford (Hybrid)"] })).toBe("hybrid");
  });

  it("knows work at the homes of others, even on a board of remote jobs", () => {
    expect(verdictOf("en", "", { title: "In-Home Nurse Practitioner", board: true })).toBe("onsite");
    expect(verdictOf("en", "", { title: "Nurse Practitioner, Telehealth", board: true })).toBe("remote");
  });

  it("tells virtual work from virtual products", () => {
    for (const title of ["Virtual Nurse Practitioner", "Tutor (Virtual)", "Virtual position: coder"])
      expect(verdictOf("en", "", { title })).toBe("remote");
    for (const title of ["Research Engineer, Virtual Collaborator", "Product Manager, Virtual Platforms"])
      expect(verdictOf("en", "", { title })).toBe("unknown");
  });

  it("reads anywhere in other languages", () => {
    for (const location of [
      "Hvor som helst",
      "Qualquer lugar do mundo",
      "Waar ook ter wereld",
      "Stockholm eller distans",
    ])
      expect(verdictOf("en", "", { locations: [location] })).toBe("remote");
  });
});
