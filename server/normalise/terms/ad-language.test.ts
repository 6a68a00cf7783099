import fc from "fast-check";
import { expect, test } from "vitest";
import { readAdLanguage } from "./ad-language.ts";

const TEXTS: Record<string, string> = {
  en: "You will work with the team on our payments product and talk to customers. We look for people who write well and learn fast.",
  de: "Du arbeitest mit dem Team an unserem Produkt und sprichst mit Kunden. Wir suchen Menschen, die gut schreiben und schnell lernen.",
  fr: "Vous travaillez avec l'équipe sur notre produit et parlez aux clients. Nous cherchons des personnes qui écrivent bien et apprennent vite.",
  es: "Trabajarás con el equipo en nuestro producto y hablarás con los clientes. Buscamos personas que escriban bien y aprendan rápido.",
  pt: "Você trabalha com a equipe no nosso produto e fala com os clientes. Procuramos pessoas que escrevem bem e não têm medo de mudar.",
  nl: "Je werkt met het team aan ons product en praat met klanten. We zoeken mensen die goed schrijven en snel leren, en die van ons werk houden.",
  pl: "Pracujesz z zespołem nad naszym produktem i rozmawiasz z klientami. Szukamy osób, które dobrze piszą oraz szybko się uczą na co dzień.",
  sv: "Du arbetar med teamet på vår produkt och pratar med kunder. Vi söker personer som skriver bra och lär sig snabbt, och som är nyfikna.",
  da: "Du arbejder med teamet på vores produkt og taler med kunder. Vi søger mennesker, der skriver godt, og som ikke er bange for at lære af os.",
  no: "Du jobber med teamet på produktet vårt og snakker med kunder. Vi ser etter folk som skriver godt, og som ikke er redde for å lære av oss.",
  it: "Lavori con il team sul nostro prodotto e parli con i clienti. Cerchiamo persone che scrivono bene e che imparano in fretta della vita.",
  ja: "チームと一緒に製品を開発し、お客様と話します。文章が上手で学ぶのが早い方を探しています。",
  zh: "你将与团队一起开发产品，并与客户沟通。我们寻找善于写作、学习迅速的人。",
  ko: "팀과 함께 제품을 개발하고 고객과 이야기합니다. 글을 잘 쓰고 빨리 배우는 분을 찾습니다.",
  uk: "Ви працюєте з командою над нашим продуктом і спілкуєтеся з клієнтами.",
  el: "Θα εργάζεστε με την ομάδα στο προϊόν μας και θα μιλάτε με πελάτες.",
};

test.each(Object.entries(TEXTS))("recognises %s", (language, text) => {
  expect(readAdLanguage(text)).toBe(language);
});

test.each([
  [
    "da",
    "Vi er et lille firma med base i Odense og leverer løsninger til skoler. Stillingen er på fuld tid, og du har ansvar for drift, sikkerhed og kommunikation med vores kunder.",
  ],
  [
    "da",
    "Om jobbet: du er med til at bygge vores platform fra bunden. Du har erfaring med Go og kan lide at arbejde tæt sammen med andre. Ansøgning sendes på engelsk.",
  ],
  [
    "no",
    "Vi er et lite firma med base i Bodø og leverer løsninger til skoler. Stillingen er på full tid, og du har ansvar for drift, sikkerhet og kommunikasjon med kundene våre.",
  ],
  [
    "no",
    "Om jobben: du er med på å bygge plattformen fra bunnen. Du har erfaring med Go og liker at arbeidet gjøres tett sammen med andre. Søknad sendes på engelsk.",
  ],
  [
    "sv",
    "Vi är ett litet företag med bas i Kalmar och levererar lösningar till skolor. Tjänsten är på heltid, och du har ansvar för drift, säkerhet och kommunikation med våra kunder.",
  ],
])("tells %s from its neighbours", (language, text) => {
  expect(readAdLanguage(text)).toBe(language);
});

test("says nothing about a text too short to tell", () => {
  expect(readAdLanguage("Kotlin, Go, AWS")).toBeNull();
  expect(readAdLanguage("")).toBeNull();
});

test("isn't misled by names of technologies and by quoted words", () => {
  const noise = fc.array(fc.constantFrom("React", "Kubernetes", "Node.js", "AWS", "CI/CD", "Munich", "東京"), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(TEXTS)), noise, ([language, text], words) => {
      expect(readAdLanguage(`${text} ${words.join(", ")}`)).toBe(language);
    }),
  );
});
