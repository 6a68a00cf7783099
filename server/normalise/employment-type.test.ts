import { expect, test } from "vitest";
import { fieldType } from "./employment/field-type.ts";
import { readEmploymentType } from "./employment-type.ts";
import { lines } from "#test/lines.ts";
import { prepareText } from "./text/prepared-text.ts";

function read(title: string, body?: string, field?: string, language: string | null = null) {
  return readEmploymentType({ title, field, prepared: prepareText(body), language });
}

test.each([
  ["FULL_TIME", "full-time"],
  ["PER_DIEM", "part-time"],
  ["TEMPORARY", "contract"],
  ["OTHER", null],
  ['["FULL_TIME","CONTRACTOR"]', "full-time"],
  ["Contract / Temporary", "contract"],
  ["Festanstellung, Vollzeit", "full-time"],
  ["Festanstellung, Teilzeit", "part-time"],
  ["CDD", "contract"],
  ["CDI", "full-time"],
  ["Jornada completa", "full-time"],
  ["Permanent, Part Time", "part-time"],
  ["Part-time or Full-time", "full-time"],
  ["B2B contract", "contract"],
  ["Umowa o pracę", "full-time"],
  ["Fast stilling", "full-time"],
  ["Vikariat", "contract"],
  ["Uitzendwerk", "contract"],
  ["ZZP", "contract"],
  ["Plný úvazek", "full-time"],
  ["Kokoaikainen", "full-time"],
  ["Määräaikainen", "contract"],
  ["Tempo indeterminato", "full-time"],
  ["正社員", "full-time"],
  ["契約社員", "contract"],
  ["アルバイト", "part-time"],
  ["Sonstiges", null],
  ["Gesundheit", null],
  ["10-20 hours per week", "part-time"],
  ["Up to 40 hours per week, flexible", null],
  ["", null],
])("the field %j is %s", (field, expected) => {
  expect(fieldType(field)).toBe(expected);
});

test("prefers the field to the title and the title to the body", () => {
  const body = "<p>This is a part-time position.</p>";
  expect(read("Designer (Contract)", body, "FULL_TIME")).toEqual({
    value: "full-time",
    evidence: 'employment type: "FULL_TIME"',
  });
  expect(read("Designer (Contract)", body)).toEqual({ value: "contract", evidence: 'title: "Designer (Contract)"' });
  expect(read("Designer", body)).toEqual({ value: "part-time", evidence: "This is a part-time position." });
});

test("takes seasonal work for a contract, and seasonal campaigns for none", () => {
  expect(read("Seasonal Ski Instructor").value).toBe("contract");
  expect(read("Seasonal Brand Ambassador").value).toBe("contract");
  expect(read("Art Director - Seasonal Brand Campaigns").value).toBeNull();
  expect(read("Buyer, Seasonal Collections").value).toBeNull();
});

test.each([
  ["This is a 6 month contract with a chance to extend.", "contract"],
  ["We offer a contract-to-hire arrangement.", "contract"],
  ["You will work as an independent contractor.", "contract"],
  ["Employment Type: Full-time", "full-time"],
  ["Duration: 6 months", "contract"],
  ["Wir bieten eine unbefristete Festanstellung in Vollzeit.", "full-time"],
  ["Die Stelle ist in Teilzeit zu besetzen.", "part-time"],
  ["Poste en CDI à pourvoir à Lyon.", "full-time"],
  ["Contrato indefinido y jornada completa.", "full-time"],
  ["This internship lasts three months.", "internship"],
  ["Contratação PJ.", "contract"],
  ["Regime CLT, com benefícios.", "full-time"],
])("the body %j is %s", (sentence, expected) => {
  expect(read("Analyst", `<p>${sentence}</p>`).value).toBe(expected);
});

test.each([
  "You will negotiate contracts with government contractors.",
  "We are a B2B SaaS company.",
  "Equal opportunity employer and federal contractor.",
  "Medical insurance for all full-time employees.",
  "Applicants must be authorized to work in the US on a full-time basis.",
  "Applicants must be currently authorised to work in the UK on a full-time basis.",
  "You will manage temporary contract staff.",
])("the body %j says nothing", (sentence) => {
  expect(read("Analyst", `<p>${sentence}</p>`).value).toBeNull();
});

test.each(["Contract Manager", "Smart Contract Engineer", "Internal Tools Engineer", "Internship Program Manager"])(
  "the title %j says nothing",
  (title) => {
    expect(read(title).value).toBeNull();
  },
);

const said: Record<string, string> = {
  "full-time": `
    nl Je krijgt een vast contract voor 40 uur per week.
    pl Zatrudnienie na umowę o pracę.
    pl Pełny etat w Radomiu
    sv Anställningen är en tillsvidareanställning på heltid.
    da Stillingen er på fuldtid.
    no Vi tilbyr fast stilling.
    fi Tehtävä on vakituinen ja kokoaikainen.
    cs Nabízíme hlavní pracovní poměr.
    it Contratto a tempo indeterminato.
    pt Contratação CLT com início imediato.
    es Te ofrecemos un contrato fijo.
    de Es erwartet dich eine 38,5-Stunden-Woche.
    ja 雇用形態：正社員
    zh 全职岗位，办公地点灵活。
    ko 고용 형태는 정규직입니다.
    tr Pozisyon tam zamanlı.`,
  "part-time": `
    nl De functie is voor 24 uur per week.
    pl Pół etatu, godziny do ustalenia.
    sv En deltidstjänst under hösten.
    da Et studiejob ved siden af dit studie.
    no En 40 % stilling i høst.
    fi Työ on osa-aikainen.
    cs Zkrácený úvazek pro rodiče.
    it Contratto part time, mattina.
    pt Trabalho em meio período.
    es Se trata de una jornada reducida.
    fr Un poste à mi-temps.
    ja アルバイトとしての採用です。`,
  contract: `
    nl Je werkt als zzp'er aan deze opdracht.
    pl Współpraca B2B przez rok.
    pl Umowa zlecenie na trzy miesiące.
    sv Det här är ett vikariat på ett år.
    da Et barselsvikariat på ti måneder.
    no Et engasjement på tolv måneder.
    fi Työsuhde on määräaikainen.
    cs Spolupráce na IČO.
    it Collaborazione con partita IVA.
    pt Contratação como PJ.
    es Contrato temporal de seis meses.
    fr Une mission de 6 mois en portage salarial.
    de Als Elternzeitvertretung für ein Jahr.
    ja 業務委託での契約となります。
    ko 1년 계약직으로 채용합니다.`,
};
test.each(
  Object.entries(said).flatMap(([type, sentences]) =>
    lines(sentences).map((line) => [line.slice(0, 2), line.slice(3), type] as const),
  ),
)("%s: %s (%s)", (language, sentence, type) => {
  expect(read("", `<p>${sentence}</p>`, undefined, language).value).toBe(type);
});

test.each(
  lines(`
    nl Wij werken niet met zzp'ers.
    nl Onze 40 fulltime medewerkers zitten door heel Nederland.
    nl Je bent in elk stadium van het project betrokken.
    pl Rozwijasz sprzedaż w segmencie B2B.
    pl Wymagany staż pracy: trzy lata.
    pl Znasz dobre praktyki testowania.
    sv Vi anlitar inte konsultuppdrag.
    da Vi har 30 medarbejdere på fuldtid.
    no Du viser engasjement for kundene.
    fi Emme etsi, ei määräaikaista.
    it Un team con molti dipendenti a tempo pieno.
    pt Atendemos clientes de pequeno porte.
    es No es un contrato temporal.
    de Kein befristeter Vertrag.
    en Our tempo pieno of releases is high.
  `).map((line) => [line.slice(0, 2), line.slice(3)] as const),
)("%s: %s says nothing", (language, sentence) => {
  expect(read("", `<p>${sentence}</p>`, undefined, language).value).toBeNull();
});

test.each(
  lines(`
    en One or two years in a similar role, an apprenticeship or a project that shows as much
    en An apprenticeship or equivalent experience counts too.
    en You learned the trade in an apprenticeship or a course.
    de Erste Erfahrung, etwa durch Praktika oder Werkstudententätigkeiten.
    de Ein Praktikum oder eine vergleichbare Tätigkeit genügt.
    fr Une première expérience, en alternance par exemple.
    es Experiencia previa, aunque sea como practicante.
    it Esperienza maturata in un tirocinio formativo.
    nl Ervaring opgedaan tijdens een afstudeerstage.
    pl Doświadczenie, na przykład płatne praktyki.
    sv Erfarenhet från en praktikplats räknas.
    da Erfaring fra en praktikplads tæller med.
    fi Kokemusta esimerkiksi harjoittelupaikasta.
    cs Zkušenosti třeba z placená stáž.
    pt Experiência anterior, mesmo em programa de estágio.
  `).map((line) => [line.slice(0, 2), line.slice(3)] as const),
)("%s: %s tells what somebody brings along, and no form", (language, sentence) => {
  expect(read("", `<p>${sentence}</p>`, undefined, language).value).toBeNull();
});

test.each<[string, string, string | null]>([
  ["en", "The contract is open-ended.", "full-time"],
  ["en", "Three shifts a week, and the contract is permanent.", "part-time"],
  ["en", "This is a part-time role of 25 hours. The position is permanent.", "part-time"],
  ["en", "Work with the CDI and coding teams.", null],
  ["en", "You own our CDD and KYC standards.", null],
  ["en", "We use these data to evaluate your application for employment or an independent contractor role.", null],
  ["en", "You coach apprentices on our data apprenticeship.", null],
  ["de", "Arbeitszeit flexibel, gern 100 % remote.", null],
  ["de", "100 % Ökostrom aus der Region.", null],
  ["de", "Es ist eine 100-%-Stelle in Festanstellung.", "full-time"],
  ["fr", "CDI dès le mois de mai.", "full-time"],
  ["fr", "Contrat de huit mois, en remplacement d'une collègue.", "contract"],
  ["fr", "Nos clients signent un contrat de services.", null],
  ["es", "Es una suplencia por maternidad.", "contract"],
  ["es", "Nuestra aplicación gestiona la sustitución de piezas.", null],
  ["pt", "Ficas efetivo ao fim de um mês.", "full-time"],
  ["pt", "Carteira assinada desde o primeiro dia.", "full-time"],
  ["it", "Orario ridotto, quattro mattine.", "part-time"],
  ["nl", "Je komt als zzp'er bij ons.", "contract"],
  ["pl", "Pół etatu na umowę o pracę.", "part-time"],
  ["pl", "Umowa o pracę, pełny etat lub pół etatu.", "full-time"],
  ["pl", "Zatrudniamy na czas nieokreślony.", "full-time"],
  ["sv", "Du fakturerar via ditt eget bolag.", "contract"],
  ["sv", "Det är en timanställning.", "part-time"],
  ["sv", "Våra kunder fakturerar via vår tjänst.", null],
])("in %s %j is %s", (language, text, expected) => {
  expect(read("Editor", text, undefined, language).value).toBe(expected);
});

test.each<[string, string, string | null]>([
  ["en", "We place temporary nurses on a casual basis with clinics.", null],
  ["en", "We place you on a temporary contract at first.", "contract"],
  ["en", "You review freelance contracts and invoices.", null],
  ["en", "You prepare and check maps on a freelance basis.", "contract"],
  ["en", "A nine-month contract, extendable once.", "contract"],
  ["en", "We signed a nine-month contract with the port.", null],
  ["en", "It's a zero-hours deal, so say no when you like.", "contract"],
  ["en", "This degree apprenticeship takes four years.", "internship"],
  ["de", "Wir vermitteln Köche in Festanstellung.", null],
  ["de", "In Teilzeit arbeitende Väter lieben unsere App.", null],
  ["de", "Arbeitspensum: 70 %", "part-time"],
  ["de", "Gesucht: Aushilfskraft für die Inventur.", "contract"],
  ["de", "Deine Ausbildung beginnt im September.", "internship"],
  ["de", "Du bringst eine Ausbildung als Tischler mit.", null],
  ["fr", "Nous conseillons les employeurs : CDI, CDD.", null],
  ["fr", "Emploi saisonnier, de juin à août.", "contract"],
  ["fr", "Quotité de travail : 80 %", "part-time"],
  ["es", "Tramitarás contratos temporales y nóminas.", null],
  ["es", "Es un puesto estable, sin fecha de fin.", "full-time"],
  ["es", "Contrato de interinidad hasta que vuelva Marta.", "contract"],
  ["pt", "Assessoramos empresas com prestadores PJ.", null],
  ["pt", "Contrato a termo incerto.", "contract"],
  ["nl", "Wij detacheren interim opdracht na interim opdracht.", null],
  ["nl", "Een aanstelling van 0,6 fte.", "part-time"],
  ["nl", "Je loopt hier een half jaar stage.", "internship"],
  ["nl", "Seizoenswerk op de camping.", "contract"],
  ["pl", "Reprezentujemy pracowników na umowie zlecenie.", null],
  ["pl", "Wymiar: 1/2 etatu", "part-time"],
  ["pl", "Zatrudnimy na zastępstwo za kolegę.", "contract"],
  ["sv", "Vi förmedlar vikariat inom skolan.", null],
  ["sv", "Omfattning: 50 procent", "part-time"],
  ["sv", "Vi söker en säsongsanställd guide.", "contract"],
  ["da", "Vi formidler vikariat til skoler.", null],
  ["da", "Du bliver fastansat fra første dag.", "full-time"],
  ["no", "Stillingsprosent: 60 %", "part-time"],
  ["no", "Vi søker en ringevikar.", "contract"],
  ["fi", "Oppisopimuspaikka alkaa elokuussa.", "internship"],
  ["fi", "Kausityö kesä–syyskuu.", "contract"],
  ["cs", "Úvazek: 0,6", "part-time"],
  ["cs", "Sezónní výpomoc v e-shopu.", "contract"],
  ["it", "Supportiamo chi lavora part-time.", null],
  ["it", "Contratto a chiamata per i fine settimana.", "contract"],
])("whose form it is, in %s: %j is %s", (language, text, expected) => {
  expect(read("Editor", text, undefined, language).value).toBe(expected);
});

test.each([
  ["Account Executive, Growth Stage", null],
  ["Late-stage Investment Analyst", null],
  ["Stage Manager", null],
  ["Stage communication (six mois)", "internship"],
  ["Offre de stage - Juriste", "internship"],
  ["Stagiair redactie", "internship"],
  ["Tirocinante ufficio stampa", "internship"],
  ["Freiberufliche Lektorin (m/w/d)", "contract"],
  ["Befristeter Einsatz in der Kommissionierung", "contract"],
  ["Office manager, jaarcontract", "contract"],
  ["Extrajobb i bokhandel", "part-time"],
  ["事務（契約社員・正社員登用あり）", "contract"],
  ["【正社員】倉庫管理", "full-time"],
  ["店舗スタッフ（アルバイト）", "part-time"],
  ["[정규직] 구매 담당", "full-time"],
  ["[프리랜서] 번역가", "contract"],
  ["正社員登用支援アプリの営業", null],
])("the title %j is %s", (title, expected) => {
  expect(read(title).value).toBe(expected);
});

test.each([
  ["de", "Buchhalterin 50 %", "part-time"],
  ["de", "Leitung Pflege (60–80 %)", "part-time"],
  ["fr", "Infirmière 80-100% (f/h)", "full-time"],
  ["de", "Closer, 20% Provision", null],
  ["de", "Texter (100% remote)", null],
  ["de", "Texterin 100 % Homeoffice", null],
  ["en", "Closer (70%)", null],
])("in %s the share of the title %j is %s", (language, title, expected) => {
  expect(read(title, undefined, undefined, language).value).toBe(expected);
});
