import path from "node:path";
import type { NormalisedPosting } from "#normalise/result.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readFileSync } from "node:fs";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { type Judgement, judgeSet, judgeValue } from "../judgement.ts";
import { adsOf } from "../own-ads.ts";
import { languageWords } from "../own-ad-terms.ts";
import { judgeAd, readWholeAd, salaryWords } from "./whole-ads.ts";

const FOLDER = path.join(import.meta.dirname, "..", "gold", "fresh-terms");
const SETS = ["first", "second"];
/** Sentences and titles of which odd rows are read when rules are mended, and even ones never. */
const HALVED_SETS = [
  "pay-4",
  "pay-5",
  "pay-6",
  "pay-7",
  "pay-8",
  "pay-9",
  "pay-10",
  "pay-11",
  "pay-12",
  "pay-13",
  "terms-4",
  "terms-5",
  "terms-6",
  "terms-7",
  "terms-8",
  "terms-9",
  "terms-10",
  "terms-11",
  "terms-12",
  "terms-13",
];
/** Ads of one to three short sentences, each judged on one field: a third of a set, of which no row is read. */
const SHORT_ADS = "short-14";
/** Ads of which odd ones are read when rules are mended, and even ones never. They are labelled for these fields only, or for all. */
const HALVED_ADS: Readonly<Record<string, ReadonlySet<string> | "all">> = {
  third: new Set(["salary", "employment", "education", "level", "hours a week"]),
  fourth: new Set(["employment", "education", "level", "hours a week", "languages", "years"]),
  fifth: "all",
  sixth: "all",
  seventh: "all",
  eighth: "all",
  ninth: "all",
};

/** A paragraph that states no field, so that a sentence stands in an ad of its language. */
const INTRO: Record<string, string> = {
  en: "We are a small team that likes quiet work. Our colleagues look forward to meeting you, and we answer every message.",
  de: "Wir sind ein kleines Team und mögen ruhige Arbeit. Unsere Kolleginnen und Kollegen freuen sich auf dich, und wir antworten auf jede Nachricht.",
  fr: "Nous sommes une petite équipe qui aime le travail calme. Nos collègues se réjouissent de vous rencontrer et nous répondons à chaque message.",
  es: "Somos un equipo pequeño al que le gusta trabajar con calma. Nuestros compañeros esperan conocerte y respondemos a todos los mensajes.",
  pt: "Somos uma equipe pequena que gosta de trabalhar com calma. Nossos colegas querem conhecer você e respondemos a todas as mensagens.",
  it: "Siamo una piccola squadra che ama il lavoro tranquillo. I nostri colleghi non vedono l'ora di conoscerti e rispondiamo a ogni messaggio.",
  nl: "Wij zijn een klein team dat van rustig werken houdt. Onze collega's kijken ernaar uit je te ontmoeten en we beantwoorden elk bericht.",
  pl: "Jesteśmy małym zespołem, który lubi spokojną pracę. Nasi koledzy czekają na spotkanie z tobą, a my odpowiadamy na każdą wiadomość.",
  sv: "Vi är ett litet team som gillar att arbeta i lugn och ro. Våra kollegor ser fram emot att träffa dig och vi svarar på alla meddelanden.",
  da: "Vi er et lille hold, der kan lide at arbejde i ro. Vores kolleger glæder sig til at møde dig, og vi svarer på alle beskeder.",
  no: "Vi er et lite lag som liker å arbeide i ro. Kollegene våre gleder seg til å møte deg, og vi svarer på alle meldinger.",
  fi: "Olemme pieni tiimi, joka pitää rauhallisesta työstä. Kollegamme odottavat tapaamistasi, ja vastaamme jokaiseen viestiin.",
  cs: "Jsme malý tým, který má rád klidnou práci. Naši kolegové se na vás těší a odpovídáme na každou zprávu.",
  ro: "Suntem o echipă mică, căreia îi place să lucreze în liniște. Colegii noștri abia așteaptă să te cunoască, iar noi răspundem la fiecare mesaj.",
  ja: "私たちは落ち着いて仕事をするのが好きな小さなチームです。皆さんにお会いできるのを楽しみにしています。",
};

type Verdict = ReturnType<typeof judgeValue>;
const list = (value: string): string[] => (value === "" ? [] : value.split(","));
/** What a value allows: `-` and `none` say that the sentence states nothing. */
const alternatives = (value: string): string[] =>
  value.split(" / ").map((each) => (each === "-" || each === "none" ? "" : each));
const one = (read: (posting: NormalisedPosting) => string) => (posting: NormalisedPosting, value: string) =>
  judgeValue(read(posting), alternatives(value));
const several =
  (read: (posting: NormalisedPosting) => readonly string[]) => (posting: NormalisedPosting, value: string) =>
    judgeSet(read(posting), list(alternatives(value)[0] ?? ""));

function boundsWords(bounds: Bounds | null): string {
  if (bounds === null) return "";
  return bounds.min === bounds.max ? String(bounds.min) : `${bounds.min ?? ""}-${bounds.max ?? ""}`;
}
const rounded = (bounds: Bounds | null): Bounds | null =>
  bounds === null
    ? null
    : {
        min: bounds.min === null ? null : Math.round(bounds.min),
        max: bounds.max === null ? null : Math.round(bounds.max),
      };

const OF_TITLE = "level of title";
/** The fields of rows whose sentence is the posting's title. */
const TITLE_FIELDS: ReadonlySet<string> = new Set([OF_TITLE, "title"]);
const VISA = { yes: "offered", no: "refused" };

/** How each field is written in the column `value`. A share of travel is judged by the most that it names. */
const FIELDS: Record<string, (posting: NormalisedPosting, value: string) => Verdict> = {
  remote: one((read) => (read.remote.verdict === "unknown" ? "" : read.remote.verdict)),
  salary: one((read) => salaryWords(read.salary)),
  education: one((read) => read.education ?? ""),
  employment: one((read) => read.employmentType ?? ""),
  languages: several((read) => read.languages),
  "language levels": several(languageWords),
  // What a named technology implies is neither right nor wrong, as in `whole-ads.ts`.
  tech: (read, value) => {
    const slugs = list(alternatives(value)[0] ?? "");
    return judgeSet(
      read.techStack,
      slugs,
      slugs.flatMap((slug) => technologyBySlug(slug)?.implies ?? []),
    );
  },
  hours: one((read) => boundsWords(read.hoursAsked)),
  years: one((read) => boundsWords(read.yearsAsked)),
  level: one((read) => read.levels.join(",")),
  [OF_TITLE]: one((read) => read.levels.join(",")),
  title: one((read) => read.title),
  contract: one((read) => boundsWords(rounded(read.contractMonths))),
  travel: one((read) => String(read.travelPercent?.max ?? read.travelPercent?.min ?? "")),
  onCall: one((read) => read.onCall ?? ""),
  pool: one((read) => (read.vacancy === "pool" ? "pool" : "")),
  degree: one((read) => (read.degreeOptional === null ? "" : "optional")),
  visa: one((read) => (read.visaSponsorship === null ? "" : VISA[read.visaSponsorship])),
  auth: several((read) => read.workAuthorisation),
  clearance: one((read) => read.securityClearance ?? ""),
  deadline: one((read) => read.applicationDeadline ?? ""),
  posted: one((read) => read.postedAt?.slice(0, 10) ?? ""),
};

/** Reads a sentence as part of an ad, and returns what the whole pipeline makes of it. */
function readSentence(field: string, language: string, place: string, sentence: string): NormalisedPosting {
  const isTitle = TITLE_FIELDS.has(field);
  const posting = {
    externalId: "1",
    url: "https://jobs.example/",
    title: isTitle ? sentence : "Position 7",
    company: { name: "Fernhill" },
    locations: place === "" ? [] : [place],
    body: `<p>${INTRO[language]}</p>${field === "posted" || isTitle ? "" : `<p>${sentence}</p>`}`,
  };
  return readWholeAd(field === "posted" ? { ...posting, postedAt: sentence } : posting);
}

const halfOf = (index: number) => (index % 2 === 0 ? "odd rows" : "even rows");

function sentences(set: string): Judgement[] {
  const file = `${set}.tsv`;
  const isHalved = HALVED_SETS.includes(set);
  return parseTsv(file, readFileSync(path.join(FOLDER, file), "utf8")).map(
    ({ field = "", language = "", place = "", value = "", sentence = "" }, index) => {
      const judge = FIELDS[field];
      if (judge === undefined || INTRO[language] === undefined) throw new Error(`${file}: ${field} in ${language}`);
      const verdict = judge(readSentence(field, language, place, sentence), value);
      const corpus = `fresh-terms/${set} sentences${isHalved ? `, ${halfOf(index)}` : ""}`;
      return {
        field: field === OF_TITLE ? "level" : field,
        corpus,
        id: sentence,
        language,
        disputed: false,
        ...verdict,
      };
    },
  );
}

function shortAds(): Judgement[] {
  const file = `${SHORT_ADS}.tsv`;
  return parseTsv(file, readFileSync(path.join(FOLDER, file), "utf8")).map(
    ({ field = "", language = "", title = "", location = "", value = "", text = "" }) => {
      const judge = FIELDS[field];
      if (judge === undefined) throw new Error(`${file}: ${field}`);
      const read = readWholeAd({
        externalId: "1",
        url: "https://jobs.example/",
        title,
        company: { name: "Fernhill" },
        locations: location === "" ? [] : [location],
        body: text,
      });
      const corpus = "fresh-terms/short ads, unread rows";
      return { field, corpus, id: text, language, disputed: false, ...judge(read, value) };
    },
  );
}

function halvedAds(): Judgement[] {
  return Object.entries(HALVED_ADS).flatMap(([set, fields]) =>
    adsOf(path.join(FOLDER, `${set}.txt`)).flatMap((ad, index) =>
      judgeAd(ad, `fresh-terms/${set} ads, ${halfOf(index)}`).filter(
        ({ field }) => fields === "all" || fields.has(field),
      ),
    ),
  );
}

export function measure(): Promise<Judgement[]> {
  const first = SETS.flatMap((set) => [
    ...sentences(set),
    ...adsOf(path.join(FOLDER, `${set}.txt`)).flatMap((ad) => judgeAd(ad, `fresh-terms/${set} ads`)),
  ]);
  return Promise.resolve([...first, ...HALVED_SETS.flatMap(sentences), ...halvedAds(), ...shortAds()]);
}
