import { expect, test } from "vitest";
import { readAd } from "#test/normalise/read-ad.ts";
import { withoutAccents } from "./accents.ts";

test("takes the letters of ASCII for each", () => {
  expect(withoutAccents("über ßá łódź øre ærlig œuvre ığdır")).toBe("uber ssa lodz ore aerlig oeuvre igdir");
});

const ADS: Record<string, { text: string; remote: string; education: string | null }> = {
  pt: {
    text: "Somos uma equipe pequena que gosta de trabalhar com calma. Formação superior em contabilidade. Cinco dias por semana no escritório.",
    remote: "onsite",
    education: "bachelor degree",
  },
  es: {
    text: "Somos un equipo pequeño al que le gusta trabajar con calma. Formación universitaria en economía. Trabajas desde casa y vienes a la oficina un día a la semana, el miércoles.",
    remote: "hybrid",
    education: "bachelor degree",
  },
  pl: {
    text: "Jesteśmy małym zespołem, który lubi spokojną pracę. Wykształcenie średnie. Praca w pełni zdalna, bez biura.",
    remote: "remote",
    education: "high school",
  },
  cs: {
    text: "Jsme malý tým, který má rád klidnou práci a na vás se těší. Středoškolské vzdělání s maturitou. Práce plně na dálku, kancelář nemáme.",
    remote: "remote",
    education: "high school",
  },
  sv: {
    text: "Vi är ett litet team som gillar att arbeta i lugn och ro. Gymnasieutbildning krävs. Du är på plats i Borås minst tre dagar i veckan.",
    remote: "hybrid",
    education: "high school",
  },
  fi: {
    text: "Olemme pieni tiimi, joka pitää rauhallisesta työstä. Ylempi korkeakoulututkinto. Etätyötä kerran viikossa.",
    remote: "hybrid",
    education: "postgraduate degree",
  },
  de: {
    text: "Wir sind ein kleines Team und mögen ruhige Arbeit. Du hast ein abgeschlossenes Studium. Du kommst an zwei Tagen in der Woche ins Büro, sonst arbeitest du zu Hause.",
    remote: "hybrid",
    education: "bachelor degree",
  },
};

function read(body: string) {
  const { remote, education } = readAd(body);
  return { remote: remote.verdict, education };
}

const plain = (text: string) =>
  text.replace(/\p{L}+/gu, (word) =>
    word === word.toLowerCase()
      ? withoutAccents(word)
      : withoutAccents(word.toLowerCase()).replace(/^./u, (first) => first.toUpperCase()),
  );

test.each(Object.entries(ADS))("reads an ad in %s without accents as with them", (_language, { text, ...said }) => {
  expect(read(text)).toEqual(said);
  expect(plain(text)).not.toBe(text);
  expect(read(plain(text))).toEqual(said);
});

test("reads the spelling of German without umlauts", () => {
  const { text, ...said } = ADS["de"]!;
  expect(read(text.replaceAll("ö", "oe").replaceAll("ü", "ue"))).toEqual(said);
});
