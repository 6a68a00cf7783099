import fc from "fast-check";
import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { readNativeResidence } from "./native-residence.ts";

const read = (text: string, language: string) =>
  [...(readNativeResidence(text, language)?.countries ?? [])].sort().join(" ");

const SAID = lines(`
  de DE Du kannst überall in Deutschland wohnen.
  de AT,CH,DE Wir stellen in Deutschland, Österreich und der Schweiz ein.
  de DE Voraussetzung ist ein Wohnsitz in Deutschland.
  fr FR Vous pouvez habiter n'importe où en France.
  fr BE,FR Le poste est ouvert aux personnes résidant en France ou en Belgique.
  es CO,MX Buscamos personas que vivan en México o Colombia.
  es AR,CL,UY Contratamos en Argentina, Uruguay y Chile.
  pt BR Você pode morar em qualquer lugar do Brasil.
  pt PT Tens de residir em Portugal.
  it IT È richiesta la residenza in Italia.
  nl NL Je woont in Nederland, waar maakt niet uit.
  nl BE,NL We nemen mensen aan in Nederland en België.
  pl PL Zatrudniamy osoby mieszkające w Polsce.
  pl DE,PL Zatrudniamy w Polsce i w Niemczech.
  sv SE Du kan bo var som helst i Sverige.
  sv FI,SE Vi anställer i Sverige och Finland.
  da DK Du skal have bopæl i Danmark.
  no NO Vi ansetter kun personer bosatt i Norge.
  fi FI Hakijan tulee asua Suomessa.
  fi EE,FI Palkkaamme Suomesta ja Virosta.
  cs CZ,SK Hledáme kolegy z Česka a Slovenska.
  cs CZ Můžete pracovat odkudkoli z České republiky.
  tr TR Türkiye'nin her yerinden çalışabilirsiniz.
  hu HU Bárhol lakhatsz Magyarországon.
  ro MD,RO Angajăm persoane din România și Moldova.
  uk PL,UA Шукаємо людей з України та Польщі.
  ja JP 日本国内にお住まいの方が対象です。
  zh CN 仅限中国大陆居民申请。
  ko KR 대한민국 거주자만 지원할 수 있습니다.
`);

test.each(SAID)("%s", (line) => {
  const [language = "", countries = "", ...words] = line.split(" ");
  expect(read(words.join(" "), language)).toBe(countries.replaceAll(",", " "));
});

const SILENT = lines(`
  de Unsere Kunden in Deutschland wohnen in großen Städten.
  de Unser Büro in Österreich arbeitet mit zehn Leuten.
  de Wir stellen leider nicht in der Schweiz ein.
  de Du reist zweimal im Jahr nach Spanien.
  fr Nos clients en France travaillent dans la santé.
  fr Notre siège est en Belgique.
  es Nuestra oficina de España trabaja con clientes de México.
  es Idealmente vives en Chile.
  pt O mercado do Brasil cresce muito.
  it La nostra sede in Italia lavora con clienti esteri.
  nl Onze klanten in Nederland werken met ons pakket.
  pl Nasz zespół w Polsce pracuje nad produktem.
  sv Våra kunder i Sverige bor i hus.
  fi Asiakkaamme Suomessa työskentelevät pankeissa.
  cs Naši zákazníci v Česku pracují s daty.
  tr Türkiye'deki müşterilerimizle çalışırsın.
  uk Наші клієнти в Україні працюють з даними.
  ja 日本の市場を調べます。
  de Gehalt für Personen, die in Deutschland wohnen: 60.000 Euro.
`);

test.each(SILENT)("%s (says nothing)", (line) => {
  expect(read(line.slice(3), line.slice(0, 2))).toBe("");
});

test("reads nothing from English and unknown languages, which other readers read", () => {
  expect(readNativeResidence("You live in Germany.", "en")).toBeNull();
  expect(readNativeResidence("You live in Germany.", "xx")).toBeNull();
});

test("names only countries that the sentence names, whatever stands around them", () => {
  const words = fc.constantFrom(
    "wohnen",
    "Deutschland",
    "in",
    "und",
    "Kunden",
    "Schweiz",
    ",",
    "nicht",
    "Chile",
    ".",
    "arbeitest",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
      const text = parts.join(" ");
      const named = { DE: "Deutschland", CH: "Schweiz", CL: "Chile" };
      for (const code of readNativeResidence(text, "de")?.countries ?? [])
        expect(text).toContain(named[code as keyof typeof named]);
    }),
  );
});
