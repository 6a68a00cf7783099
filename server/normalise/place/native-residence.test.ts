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
  fr CA Vous pouvez habiter au Manitoba ou en Alberta.
  fr BE Une autorisation de travail en Belgique est requise.
  de DE Die Stelle steht Personen in ganz Deutschland offen.
  de DE Du wohnst in Sachsen oder Thüringen.
  es ES Contratamos en Galicia y Aragón.
  pl PL Wymagane jest prawo do pracy w Polsce.
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
  de AT,CH,DE Remote im gesamten DACH-Raum möglich.
  de DE Remote innerhalb Deutschlands
  de DE Arbeitsort: remote (Deutschland)
  de DE 100 % remote, Wohnsitz in Deutschland erforderlich
  de AT Du wohnst in Österreich, der Rest ist uns egal.
  de AT,DE Deinen Wohnsitz hast du in Deutschland oder Österreich.
  de DE Der Arbeitsort ist frei wählbar innerhalb Deutschlands.
  fr FR Télétravail complet depuis la France
  fr FR Résidence en France obligatoire.
  fr BE,CH,FR,LU Ouvert aux personnes basées en France, en Belgique, au Luxembourg ou en Suisse.
  fr FR 100 % télétravail partout en France métropolitaine
  fr CA Vous devez résider au Canada.
  fr MA,SN,TN Nous recrutons au Maroc, en Tunisie et au Sénégal.
  es ES Residencia en España imprescindible
  es ES Teletrabajo 100 % desde cualquier punto de España
  es MX Trabajo remoto desde cualquier parte de México
  es AR,CO,PE Abierto a personas de Argentina, Colombia y Perú.
  es ES Es necesario vivir en España por motivos fiscales.
  es CL Debes tener residencia en Chile.
  pt BR Trabalho 100% remoto, de qualquer lugar do Brasil
  pt BR É necessário residir no Brasil.
  pt PT Residência em Portugal obrigatória
  pt BR,PT Aceitamos candidaturas do Brasil e de Portugal.
  pt AO,MZ Procuramos pessoas que vivam em Angola ou Moçambique.
  it IT Lavoro da remoto da qualsiasi città d'Italia
  it IT Richiesta residenza in Italia.
  it IT Full remote, in tutta Italia
  it CH,IT Cerchiamo persone residenti in Italia o in Svizzera.
  nl NL Volledig op afstand vanuit Nederland
  nl BE,NL Je woont in Nederland of België.
  nl NL Je woont in Nederland.
  nl NL Woonachtig in Nederland
  nl NL Thuiswerken kan overal in Nederland.
  pl PL Praca w pełni zdalna z terenu Polski
  pl PL Wymagamy zamieszkania w Polsce.
  pl PL,UA Szukamy osób z Polski i Ukrainy.
  pl PL Praca zdalna z dowolnego miejsca w Polsce
  sv SE Du bor i Sverige.
  sv DK,FI,IS,NO,SE Vi anställer i hela Norden.
  sv SE Arbetet sker på distans från valfri plats i Sverige.
  sv SE Krav: bosatt i Sverige
  da DK Du bor i Danmark.
  da DK,FI,IS,NO,SE Vi ansætter i hele Norden.
  da DK Hjemmearbejde fra hele Danmark
  no NO Du kan bo hvor som helst i Norge.
  no NO Fjernarbeid fra hele Norge
  fi FI Etätyö mistä tahansa Suomesta
  fi FI Asut Suomessa.
  cs CZ Práce na dálku odkudkoli z ČR
  cs CZ,SK Bydliště v Česku nebo na Slovensku
  hu HU Magyarországi lakóhely szükséges.
  hu HU Távmunka Magyarország egész területéről
  ro RO Lucrezi de oriunde din România.
  tr TR Türkiye'de ikamet etmeniz gerekir.
  tr TR Türkiye'nin her yerinden uzaktan çalışma
  uk UA Віддалена робота з будь-якого міста України
  ja JP 日本国内であればどこでも勤務可能です。
  ja JP フルリモート(日本国内在住の方)
  zh CN 可在中国境内任何城市远程工作。
  ko KR 국내 거주자만 지원 가능합니다.
`);

test.each(SAID)("%s", (line) => {
  const [language = "", countries = "", ...words] = line.split(" ");
  expect(read(words.join(" "), language)).toBe(countries.replaceAll(",", " "));
});

const SILENT = lines(`
  fr Nos usines sont installées en Italie.
  de Unsere Lieferanten sitzen in Polen und leben in Tschechien.
  es Nuestras fábricas están ubicadas en Portugal.
  it I nostri fornitori sono basati in Austria.
  sv Våra fabriker är baserade i Polen.
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
  de Wir beliefern Kunden in der EU und arbeiten gern.
  de Der Datenschutz in der EU ist uns wichtig.
  de Unsere Teams arbeiten in ganz Europa verteilt.
  fr Notre société est présente partout en Europe.
  es Tenemos clientes en toda Latinoamérica.
  nl Wij zijn marktleider in de Benelux.
  sv Vi är ledande i Norden.
  pl Nasza firma działa w całej Europie.
  pt A nossa empresa tem clientes em toda a Europa.
  it Spediamo in tutta Europa.
`);

test.each(SILENT)("%s (says nothing)", (line) => {
  expect(read(line.slice(3), line.slice(0, 2))).toBe("");
});

/** A label is a list of countries, or a region that stands for its countries and leaves out the others. */
const REGIONS = lines(`
  de eu Du kannst von überall in der EU arbeiten.
  de eu Bewerben können sich alle, die in der Europäischen Union wohnen.
  de eea Du lebst im EWR.
  de europe Wir stellen in ganz Europa ein.
  fr eu Poste ouvert partout dans l'Union européenne.
  fr europe Vous pouvez travailler depuis n'importe quel pays d'Europe.
  es latin-america Puedes trabajar desde cualquier país de Latinoamérica.
  es latin-america Contratamos en toda América Latina.
  es eu Se requiere residir en la Unión Europea.
  pt latin-america Contratamos pessoas em toda a América Latina.
  pt europe Podes viver em qualquer país da Europa.
  it eu Puoi lavorare da qualunque Paese dell'Unione Europea.
  nl eu Je kunt overal in de EU wonen.
  nl europe Werken kan vanuit heel Europa.
  pl eu Możesz mieszkać w dowolnym kraju Unii Europejskiej.
  pl europe Pracujesz z dowolnego miejsca w Europie.
  sv eu Du kan arbeta var som helst inom EU.
  sv eea Du behöver vara bosatt inom EES.
  da eu Du kan bo hvor som helst i EU.
  no eea Du må være bosatt innenfor EØS.
  fi eu Voit asua missä tahansa EU-maassa.
  cs eu Můžete bydlet kdekoli v Evropské unii.
  hu eu Bárhonnan dolgozhatsz az EU-ban.
  ro eu Poți locui oriunde în Uniunea Europeană.
  uk europe Можна жити в будь-якій країні Європи.
`);
const MEANS: Readonly<Record<string, { regions: string[]; inside: string; outside: string }>> = {
  eu: { regions: ["europe"], inside: "DE", outside: "GB" },
  eea: { regions: ["europe"], inside: "NO", outside: "GB" },
  europe: { regions: ["europe"], inside: "GB", outside: "US" },
  "latin-america": { regions: ["latin-america"], inside: "BR", outside: "US" },
};

test.each(REGIONS)("%s (a region)", (line) => {
  const [language = "", name = "", ...words] = line.split(" ");
  const found = readNativeResidence(words.join(" "), language);
  const { regions, inside, outside } = MEANS[name]!;
  expect([...(found?.regions ?? [])]).toEqual(regions);
  expect(found?.excluded.has(inside)).toBe(false);
  expect(found?.excluded.has(outside) || !["eu", "eea"].includes(name)).toBe(true);
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
