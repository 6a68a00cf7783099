import fc from "fast-check";
import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readTerms } from "../terms/terms.ts";

const termsOf = (body: string, title = "Engineer") => readTerms({ title, prepared: prepareText(body) });
/** Writes languages as `de C1, fr nice`. */
const read = (body: string, title?: string) =>
  termsOf(body, title)
    .terms.languagesAsked.map(({ language, level, required }) =>
      [language, level, required ? null : "nice"].filter((part) => part !== null).join(" "),
    )
    .join(", ");

const ASKED: [sentence: string, languages: string][] = [
  ["Fluent English (C1) and German (B2) required; French is a plus.", "en C1, de B2, fr nice"],
  ["Excellent written and verbal English communication skills.", "en fluent"],
  ["Languages: English (fluent), Spanish (conversational), Portuguese", "en fluent, es conversational, pt"],
  ["Native-level Japanese and business-level English.", "ja native, en fluent"],
  ["You don't need to speak German, but English at B2 level is a must.", "en B2"],
  ["Sehr gute Deutschkenntnisse in Wort und Schrift sowie gute Englischkenntnisse.", "de fluent, en"],
  ["Anglais courant obligatoire, allemand apprécié.", "en fluent, de nice"],
  ["Inglés avanzado (C1).", "en C1"],
  ["Inglês fluente e espanhol intermediário.", "en fluent, es conversational"],
  ["Vloeiend Nederlands en Engels in woord en geschrift.", "en fluent, nl fluent"],
  ["Znajomość języka angielskiego na poziomie B2, niemiecki mile widziany.", "en B2, de nice"],
  ["Flytande svenska och engelska i tal och skrift.", "en fluent, sv fluent"],
  ["日本語能力試験 JLPT N2 以上", "ja B2"],
  // A welcome word belongs to what it follows.
  ["Fluent English, ideally with German.", "en fluent, de nice"],
  ["Excellent written English (C1 preferred).", "en C1"],
  ["Fluent Spanish required, further languages preferred.", "es fluent"],
  ["Arabic is a strong plus.", "ar nice"],
  // A language alone is asked for.
  ["Mandarin is required.", "zh"],
  ["Imprescindible inglés.", "en"],
  ["L'anglais est indispensable.", "en"],
  ["Dutch-speaking customer support for our shops.", "nl"],
  ["Très bon niveau de français et d'anglais.", "en fluent, fr fluent"],
  // A question to the reader asks as well.
  ["Do you speak Spanish?", "es"],
  // Other languages of ads.
  ["Dobrá znalost anglického jazyka.", "en"],
  ["Engleză avansat.", "en fluent"],
  ["Folyékony angol nyelvtudás.", "en fluent"],
  ["Вільне володіння англійською.", "en fluent"],
  ["Du taler og skriver dansk og engelsk.", "da, en"],
  ["Englannin kielen taito.", "en"],
  ["Je bent de Nederlandse en Engelse taal machtig.", "en, nl"],
  ["ビジネスレベルの日本語、日常会話レベルの英語", "ja fluent, en conversational"],
  ["英语流利", "en fluent"],
  ["영어 능통", "en fluent"],
];
const SILENT = [
  "No German required.",
  "Deutsch ist nicht erforderlich.",
  "You know the German market and have worked with French customers.",
  "We are a German company with an English-speaking team.",
  "Our team speaks English and Polish.",
  "We offer German lessons.",
  "Would you like to learn Spanish?",
  "Experience with English Premier League data and Polish tax law.",
  "You polish texts and finish what you start.",
  "A French driving licence is required.",
  "Svenska krävs ej.",
  "Dansk er ikke et krav.",
  "L'italiano non è richiesto.",
  "Suomi ei ole pakollinen.",
  "日本語不問",
  "Half of our patients speak Turkish.",
  "英語版サイトの運用業務",
];

test.each(ASKED)("reads: %s", (sentence, languages) => {
  expect(read(`<p>${sentence}</p>`)).toBe(languages);
});

test.each(SILENT)("reads nothing from: %s", (sentence) => {
  expect(read(`<p>${sentence}</p>`)).toBe("");
});

const WELCOME = lines(`
  It helps if you also speak Spanish.
  Some French comes in handy.
  Bonus if you speak Polish.
  Other languages, such as Dutch, are an advantage.
  If you speak Italian, even better.
  Any Portuguese is welcome.
  Gute Spanischkenntnisse schaden nicht.
  Französisch ist ein Bonus.
  Über Polnischkenntnisse freuen wir uns.
  Weitere Sprachen wie Französisch sind gern gesehen.
  Wenn du Niederländisch sprichst, umso besser.
  Si además hablas francés, mejor.
  El alemán suma puntos.
  Se valora el portugués.
  Valoramos conocimientos de italiano.
  Ruotsin kielen taito katsotaan eduksi.
  Plussaa, jos puhut saksaa.
  Venäjän osaaminen on eduksi.
  Saksan kielestä on hyötyä.
  Det er en fordel om du snakker tysk.
  Kjennskap til svensk er et pluss.
  Gode kunnskaper i fransk teller positivt.
  Kunskaper i finska är meriterande.
  Si vous parlez espagnol, c'est encore mieux.
  Spreek je ook Duits, dan is dat mooi meegenomen.
  Frans is handig.
  Znajomość niemieckiego będzie dodatkowym atutem.
  Espanhol é um diferencial.
  Se falar francês, melhor.
  La conoscenza del tedesco costituisce titolo preferenziale.
  Det er et plus, hvis du taler svensk.
  Němčina výhodou.
`);

test.each(WELCOME)("reads as welcome, not as required: %s", (sentence) => {
  const { languagesAsked, languages } = termsOf(`<p>${sentence}</p>`).terms;
  expect([languagesAsked.length, languages]).toEqual([1, []]);
});

test.each([
  ["Je Frans is foutloos.", "fr"],
  ["Du schreibst fehlerfrei Deutsch.", "de"],
  ["Palvelet asiakkaita englanniksi.", "en"],
  ["Sem espanhol não dá para trabalhar aqui.", "es"],
  ["Zonder Duits lukt het niet.", "de"],
  ["Ohne Englisch kommst du gut klar.", ""],
  ["You move between French and Italian all day.", "fr,it"],
  ["Rozmawiasz po czesku i po niemiecku.", "cs,de"],
  ["Unsere App gibt es in deutscher und polnischer Sprache.", ""],
  ["Strona działa w języku angielskim.", ""],
  ["Nos guides sont traduits en italien, niveau débutant.", ""],
  ["Impartimos idiomas: inglés y francés.", ""],
])("reads the languages of people, not of things: %s", (sentence, expected) => {
  expect(termsOf(`<p>${sentence}</p>`).terms.languages.join(",")).toBe(expected);
});

test("reads a language in the title", () => {
  expect(read("<p>You help customers.</p>", "Customer Support (German-speaking)")).toBe("de");
  expect(read("<p>You help customers.</p>", "Support Agent with Dutch")).toBe("nl");
  expect(read("<p>You sell shoes.</p>", "Sales Manager, German Market")).toBe("");
});

test("lists as required only what isn't merely welcome", () => {
  const { terms } = termsOf("<p>Fluent English required; French is a plus.</p>");
  expect(terms.languages).toEqual(["en"]);
  expect(read("<h3>Nice to have</h3><ul><li>Fluent Italian</li></ul>")).toBe("it fluent nice");
  expect(read("<h3>Benefits</h3><ul><li>English and German courses, any level</li></ul>")).toBe("");
});

test("ends on words between two languages that fit a list in many ways", () => {
  expect(read(`<p>You speak fluent English ${"językai".repeat(60)}= German.</p>`)).toBe("en fluent, de");
});

test("names each language once, at its most demanding, whatever stands around it", () => {
  const rank = (level: string | null) => ["conversational", "fluent", "native"].indexOf(level ?? "");
  const demand = fc.tuple(
    fc.constantFrom("English", "German", "Polish"),
    fc.constantFrom("conversational", "fluent", "native"),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(demand, fc.constantFrom(...SILENT)), { maxLength: 6 }), (parts) => {
      const demands = parts.filter((part) => Array.isArray(part));
      const body = parts.map((part) => (Array.isArray(part) ? `You speak ${part[1]} ${part[0]}.` : part));
      const { languagesAsked } = termsOf(body.map((sentence) => `<p>${sentence}</p>`).join("")).terms;
      expect(languagesAsked.map(({ language }) => language).sort()).toEqual(
        [...new Set(demands.map(([name]) => ({ English: "en", German: "de", Polish: "pl" })[name]))].sort(),
      );
      for (const { language, level } of languagesAsked) {
        const levels = demands.filter(([name]) => ({ English: "en", German: "de", Polish: "pl" })[name] === language);
        expect(rank(level)).toBe(Math.max(...levels.map(([, each]) => rank(each))));
      }
    }),
  );
});

test.each([
  ["<p>Our shop is in Ottawa.</p><p>Fluency in both official languages is required.</p>", "en fluent, fr fluent"],
  ["<p>Notre bureau de Montréal s'agrandit.</p><p>Maîtrise des deux langues officielles.</p>", "en fluent, fr fluent"],
  ["<p>Työpaikka on Vaasassa.</p><p>Osaat molempia kotimaisia kieliä.</p>", "fi, sv"],
  ["<p>Ons kantoor staat in Brussel.</p><p>Vlotte kennis van beide landstalen.</p>", "fr fluent, nl fluent"],
  ["<p>Our shop is in Ottawa.</p><p>We offer services in both official languages.</p>", ""],
  ["<p>Our shop is in Oslo.</p><p>Fluency in both official languages is required.</p>", ""],
])("reads both official languages of the country that a posting names: %s", (body, languages) => {
  expect(read(body)).toBe(languages);
});

test("reads the language of work where the employer tells what it offers", () => {
  expect(read("<h2>What we offer</h2><p>Free lunch and English lessons.</p><p>We work in Spanish.</p>")).toBe(
    "es fluent",
  );
  expect(read("<h2>What we offer</h2><p>Free lunch and colleagues who speak Spanish.</p>")).toBe("");
});
