import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { experienceChoice } from "./experience-years.ts";
import { readTerms } from "./terms.ts";

const read = (body: string) => {
  const { terms, evidence } = readTerms({ title: "Engineer", prepared: prepareText(body) });
  return { ...terms.yearsAsked, evidence: evidence.yearsAsked };
};

const ASKED: [sentence: string, min: number | null, max: number | null][] = [
  ["You bring 5+ years of professional experience.", 5, null],
  ["3-5 years of experience in sales.", 3, 5],
  ["At least seven years' experience as a nurse.", 7, null],
  ["Up to 2 years of experience.", null, 2],
  ["8+ years in logistics.", 8, null],
  ["Python: 4 years", 4, null],
  ["2+ years of experience and a Bachelor’s degree in business", 2, null],
  ["3 years of experience plus a driving licence", 3, null],
  ["Expérience requise : minimum 1 an dans un poste similaire.", 1, null],
  ["Un minimum de 5ans d’expérience dans le développement.", 5, null],
  ["Années d'expérience : 2-4", 2, 4],
  ["4 years in sales, plus strong Excel skills", 4, null],
  ["10+ years of experience, including 4+ years in leadership.", 10, null],
  ["Bachelor's with 5 years of experience or Master's with 3 years of experience.", 3, null],
  ["Du hast mindestens 3 Jahre Berufserfahrung.", 3, null],
  ["Eine 4-jährige Berufserfahrung im Vertrieb.", 4, null],
  ["Vous avez entre 2 et 4 ans d'expérience.", 2, 4],
  ["Más de 5 años de experiencia en ventas.", 5, null],
  ["Pelo menos 3 anos de experiência com Java.", 3, null],
  ["Minimaal 2 jaar ervaring als developer.", 2, null],
  ["Co najmniej 6 lat doświadczenia.", 6, null],
  ["Minst 3 års erfarenhet av systemutveckling.", 3, null],
  ["実務経験3年以上", 3, null],
  // What is welcome behind the years doesn't make them welcome.
  ["6+ years of B2B sales experience, ideally in logistics.", 6, null],
  ["4–6 years in digital analytics, preferably at an agency.", 4, 6],
  ["7 years of experience in product design (bonus points for fintech).", 7, null],
  ["Minimum 3 ans d'expérience dans la vente, idéalement dans le luxe.", 3, null],
  ["Mindestens 4 Jahre Erfahrung im Einkauf, idealerweise in der Lebensmittelbranche.", 4, null],
  ["A degree in law is preferred.5+ years of experience as a paralegal.", 5, null],
  // The company looks for somebody.
  ["Wir suchen jemanden mit mindestens 5 Jahren Erfahrung.", 5, null],
  ["Nous recherchons une personne avec 3 ans d'expérience.", 3, null],
  ["Szukamy osoby, która ma od 4 lat doświadczenia w księgowości.", 4, null],
  ["To join our team you need 2+ years of experience.", 2, null],
  // How long somebody has done something.
  ["You have written Go for at least four years.", 4, null],
  ["Du arbeitest seit mindestens 3 Jahren als Pflegekraft.", 3, null],
  // Labels, brackets and years in one word.
  ["Years of experience: 6-8", 6, 8],
  ["Strong Kotlin skills (4+ years)", 4, null],
  ["Expérience confirmée (minimum 3 ans)", 3, null],
  ["Mehrere Projekte und eine dreijährige Berufserfahrung.", 3, null],
  ["Over a decade of experience running warehouses.", 10, null],
  ["At least 2 yrs. experience in payroll.", 2, null],
  ["Minimum of 3 years marketing services to hospitals.", 3, null],
  ["Four years as a midwife.", 4, null],
  ["You bring eight years of Java.", 8, null],
  ["Must have 3 yrs+ of React.", 3, null],
  ["Tu cumules six années dans le conseil.", 6, null],
  ["Llevas 4 años trabajando con hornos.", 4, null],
  ["Around 5 years as a product designer.", 5, null],
  // Other languages.
  ["Mindst 5 års erfaring med regnskab.", 5, null],
  ["Vähintään kolmen vuoden kokemus myynnistä.", 3, null],
  ["Almeno quattro anni di esperienza nel settore.", 4, null],
  ["Legalább 3 év tapasztalat hasonló munkakörben.", 3, null],
  ["En az 2 yıl deneyim.", 2, null],
  ["Minim 4 ani de experiență în vânzări.", 4, null],
  ["Досвід роботи від 3 років.", 3, null],
  ["Zwei Jahre hast du in einem Labor verbracht.", 2, null],
  ["Half a decade of experience in claims.", 5, null],
  ["At least a year of experience on a help desk.", 1, null],
  ["Du har jobbat i minst tre år som revisor.", 3, null],
  ["Wymagane roczne doświadczenie w sprzedaży.", 1, null],
  ["Požadujeme dvouletou praxi v logistice.", 2, null],
  ["Richiediamo esperienza triennale nel ruolo.", 3, null],
  ["Pelo menos dois anos a ensinar crianças.", 2, null],
  ["Vous avez travaillé quatre ans au moins en crèche.", 4, null],
  ["Ubiegły rok i 3 lata doświadczenia w kadrach.", 3, null],
  ["三年以上相关工作经验", 3, null],
  ["경력 5년 이상", 5, null],
];
const SILENT = [
  "3 years of experience: plus",
  "Over 20 years in business.",
  "We have been around for 20 years and have a lot of experience.",
  "5 years of experience is a plus but not required.",
  "Our founders have 30 years of experience in payments.",
  "You join a firm with over 20 years of experience.",
  "You must be at least 18 years old and have experience.",
  "Options vest over 4 years while you gain experience.",
  "A 4 year degree and experience with Excel.",
  "Ideally you have 3 years of experience with Kafka.",
  "Berufserfahrung von 3 Jahren ist nicht zwingend erforderlich.",
  "Notre entreprise a 15 ans d'expérience.",
  "Tenemos más de 12 años de experiencia.",
  "We grew 300 % in the last 2 years thanks to experienced people.",
  "3-5 years of experience in an optical laboratory preferred.",
  "Customer service: 1 year (preferred)",
  "Preferred: 3 years of experience in retail.",
  "Ideally, you have 3 years of experience with Rust.",
  "Five years of experience, a plus.",
  "Wir haben 20 Jahre Erfahrung im Maschinenbau.",
  "Unser Team hat seit 10 Jahren Erfahrung mit Solaranlagen.",
  "Działamy od 10 lat w branży i mamy doświadczenie.",
  "After you have worked for us for 3 years, you get a sabbatical.",
  "You will work with us for 2 years and gain experience.",
  "With 20 years of experience, our firm builds bridges.",
  "Our company has over a decade of experience.",
  "We are a company with 15 years of experience in shipping.",
  "Your pension vests after 2 years of experience here.",
  "With 12 years of experience, Alderbank is a leader in home care.",
  "Alderbank brings 15 years of experience in home care.",
  "Kestrel turns 20 years in May and has a lot of experience.",
  "Fort de 18 ans d'expérience, le groupe accompagne les mairies.",
  "Graças a 14 anos de experiência, a Jequitibá oferece o melhor.",
  "Gracias a 22 años de experiencia, Encina ofrece confianza.",
  "In drei Jahrzehnten Erfahrung haben wir viel gelernt.",
  "I snart 20 år har firmaet samlet erfaring med varme.",
  "Wierzba od 12 lat zbiera opinie w sieci.",
  "Over vijf jaar bestaan we twee decennia.",
  "Bakkerij Zon bestaat 15 jaar en zoekt ervaren mensen.",
  "Esperienza, poi una laurea triennale.",
  "Roczne spotkanie zespołu i dużo doświadczenia.",
  "5年以上の経験がある方歓迎",
  "The position is for 2 years.",
  "Ausbildungsdauer: 3 Jahre",
  "Contract duration: 2 years",
  "We are a firm on the market for 12 years.",
];

test.each(ASKED)("reads: %s", (sentence, min, max) => {
  expect(read(`<p>${sentence}</p>`)).toEqual({ min, max, evidence: sentence });
});

test.each(SILENT)("reads nothing from: %s", (sentence) => {
  expect(read(`<p>${sentence}</p>`)).toEqual({ evidence: "" });
});

test("ignores years in what is welcome, offered or said about the company", () => {
  for (const heading of ["Nice to have", "About us", "Benefits"])
    expect(read(`<h3>${heading}</h3><ul><li>5+ years of experience</li></ul>`)).toEqual({ evidence: "" });
});

test("states the highest demand of all sentences, in any order", () => {
  const sentences = fc.constantFrom(...ASKED.map(([sentence]) => sentence), ...SILENT);
  fc.assert(
    fc.property(fc.array(sentences, { maxLength: 6 }), (body) => {
      const asked = ASKED.filter(([sentence]) => body.includes(sentence)).map(([, min]) => min ?? 0);
      const { min = null, evidence } = read(body.map((sentence) => `<p>${sentence}</p>`).join(""));
      expect(min ?? 0).toBe(asked.length === 0 ? 0 : Math.max(...asked));
      expect(asked.length === 0 ? evidence === "" : body.includes(evidence ?? "")).toBe(true);
    }),
  );
});

test("puts every number of years in one choice of the filter, in order", () => {
  const choices = Array.from({ length: 26 }, (_, min) => experienceChoice({ min, max: null }));
  expect([...new Set(choices)]).toEqual(["0-1", "2-3", "4-5", "6-9", "10"]);
  expect(choices).toEqual(choices.toSorted((a, b) => Number.parseInt(a!, 10) - Number.parseInt(b!, 10)));
  expect(experienceChoice({ min: null, max: 3 })).toBe("0-1");
  expect(experienceChoice(null)).toBeNull();
});
