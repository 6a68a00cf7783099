import { expect, test } from "vitest";
import { readAd } from "#test/normalise/read-ad.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { withOwnLanguages } from "./part-languages.ts";

/** A firm that presents itself: nothing of it says where the work is done or what it asks for. */
const FIRMS: Record<string, string> = {
  en: "We build software for farms and cooperatives. Our team plans the season, talks to growers and ships small changes every week.",
  de: "Wir entwickeln Software für Höfe und Genossenschaften. Unser Team plant die Saison, spricht mit den Landwirten und liefert jede Woche kleine Änderungen aus.",
  fr: "Nous créons des logiciels pour les fermes et les coopératives. Notre équipe prépare la saison, parle avec les producteurs et livre chaque semaine de petites améliorations.",
  es: "Creamos programas para granjas y cooperativas. Nuestro equipo prepara la temporada, habla con los agricultores y entrega pequeñas mejoras cada semana.",
};
/** Requirements in a language, and what they say. */
const REQUIREMENTS: Record<string, { text: string; remote: string; education: string }> = {
  en: {
    text: "You hold a degree in agronomy. Two days a week you are in our office, the rest of the time you work from home.",
    remote: "hybrid",
    education: "bachelor degree",
  },
  de: {
    text: "Du hast ein abgeschlossenes Studium der Agrarwissenschaft. An zwei Tagen in der Woche bist du bei uns im Büro, sonst arbeitest du zu Hause.",
    remote: "hybrid",
    education: "bachelor degree",
  },
  nl: {
    text: "Je hebt een hbo-opleiding in de landbouw afgerond. Je werkt waar je wilt, een kantoor hebben we niet.",
    remote: "remote",
    education: "bachelor degree",
  },
  sv: {
    text: "Du har en gymnasieutbildning och har arbetat på en gård. Du jobbar helt på distans och bestämmer själv var.",
    remote: "remote",
    education: "high school",
  },
  pl: {
    text: "Masz wykształcenie wyższe rolnicze. Praca odbywa się w pełni zdalnie, nie mamy biura.",
    remote: "remote",
    education: "bachelor degree",
  },
  fi: {
    text: "Sinulla on ylempi korkeakoulututkinto maataloudesta. Työskentelet kaksi päivää viikossa toimistolla ja muuten kotona.",
    remote: "hybrid",
    education: "postgraduate degree",
  },
  ja: {
    text: "農学の修士号をお持ちの方。フルリモート勤務です。",
    remote: "remote",
    education: "postgraduate degree",
  },
};
const PAIRS = Object.keys(FIRMS).flatMap((firm) =>
  Object.keys(REQUIREMENTS).flatMap((asked) => (asked === firm ? [] : [[firm, asked] as const])),
);

function read(body: string) {
  const { remote, education } = readAd(body);
  return { remote: remote.verdict, education };
}

test.each(PAIRS)("a firm that presents itself in %s asks for something in %s", (firm, asked) => {
  const { text, ...said } = REQUIREMENTS[asked]!;
  const about = `<p>${FIRMS[firm]} ${FIRMS[firm]}</p>`;
  expect(read(`${about}<p>${text}</p>`)).toEqual(said);
  expect(read(`<p>${text}</p>${about}`)).toEqual(said);
});

function ownLanguages(language: string, ...lines: string[]): (string | undefined)[] {
  const prepared = prepareText(lines.map((line) => `<p>${line}</p>`).join(""));
  return withOwnLanguages(prepared, language).sentences.map((sentence) => sentence.language);
}

test("leaves addresses, lists of technologies and foreign words in the ad's language", () => {
  const lines = [
    FIRMS["en"]!,
    "www.example.com",
    "Fernhill.com.",
    "Docker, Kubernetes, Node.js",
    "Based in São Paulo",
    "A résumé and a cover letter",
  ];
  expect(ownLanguages("en", ...lines).filter(Boolean)).toEqual([]);
});

test("returns to the ad's language after a part in another", () => {
  const languages = ownLanguages(
    "en",
    FIRMS["en"]!,
    REQUIREMENTS["de"]!.text,
    "We look forward to your letter and to meeting you.",
  );
  expect(languages).toEqual([undefined, undefined, "de", "de", undefined]);
});

test("tells no neighbour of the ad's language from it", () => {
  const italian =
    "Lavori da casa tua, ovunque in Italia tu sia. Noi stiamo sparsi tra Lecce e Trento e ci vediamo due volte a settimana.";
  expect(ownLanguages("it", italian, "Partita IVA, 180 € al giorno, fattura a 15 giorni.").filter(Boolean)).toEqual([]);
});
