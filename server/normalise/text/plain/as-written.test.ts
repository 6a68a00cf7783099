import { expect, test } from "vitest";
import { readAd } from "#test/normalise/read-ad.ts";
import type { Sentence } from "../prepared-text.ts";
import { withoutAccents } from "./accents.ts";
import { asWritten } from "./as-written.ts";

const sentence = (text: string, written?: string): Sentence => ({
  text,
  section: "role",
  ...(written !== undefined && { written }),
});

test.each([
  ["Formação superior.", "Formação superior.", "Formacao superior.", "Formacao superior."],
  ["ins Büro", "Du kommst ins Büro nach Köln.", "Du kommst ins Buero nach Koeln.", "ins Buero"],
  ["nach Köln", "Du kommst ins Büro nach Köln.", "Du kommst ins Buro nach Koeln.", "nach Koeln"],
  ["Straße 5", "Große Straße 5", "Grosse Strasse 5", "Strasse 5"],
  ["in Canada", "You Live in Canada", "YOU LIVE IN CANADA", "IN CANADA"],
  ["location: Büro", "ins Büro", "ins Buero", "location: Büro"],
])("quotes %j from %j as %j has it", (quote, text, written, said) => {
  expect(asWritten(quote, [sentence("Hallo."), sentence(text, written)])).toBe(said);
});

test("quotes several sentences", () => {
  const sentences = [sentence("Im Büro.", "Im Buero."), sentence("Hallo."), sentence("In Köln.", "In Koeln.")];
  expect(asWritten("Im Büro. Hallo. In Köln.", sentences)).toBe("Im Buero. Hallo. In Koeln.");
});

const ADS = [
  "Wir sind ein kleines Team und mögen ruhige Arbeit. Du hast ein abgeschlossenes Studium. Du kommst an zwei Tagen in der Woche ins Büro nach Köln, sonst arbeitest du zu Hause. Fließende Französischkenntnisse sind nötig. Vergütung: 50.000 € im Jahr.",
  "Jesteśmy małym zespołem, który lubi spokojną pracę. Wykształcenie średnie. Praca w pełni zdalna, bez biura. Umowa o pracę na pełny etat. Wynagrodzenie: 9000 zł brutto miesięcznie.",
  "Wir suchen Verstärkung für unser Büro in İzmir. Du hast ein abgeschlossenes Studium. Du kommst an zwei Tagen in der Woche ins Büro, sonst arbeitest du zu Hause. Vergütung: 50.000 € im Jahr.",
  "Somos uma equipe pequena que gosta de trabalhar com calma. Formação superior em contabilidade. Cinco dias por semana no escritório. Três anos de experiência. Inglês avançado é obrigatório.",
];
const quotes = (ad: string) => {
  const { remote, eligibility, evidence } = readAd(ad);
  return [remote.evidence, eligibility.evidence, ...Object.values(evidence)].filter(
    (quote) => quote !== "" && !quote.startsWith("title: "),
  );
};

test.each(ADS)("quotes %j as it is written, without accents and in capitals", (ad) => {
  const plain = ad.replace(/[^\p{ASCII}€]/gu, (letter) => withoutAccents(letter));
  for (const written of [ad, plain, ad.toUpperCase()]) {
    const said = quotes(written);
    expect(said.length).toBeGreaterThan(2);
    for (const quote of said) expect(written).toContain(quote);
  }
});
