import { expect, test } from "vitest";
import { lines, rows } from "#test/lines.ts";
import { fieldEducation } from "./education-field.ts";
import { readEducation } from "./education.ts";
import { prepareText } from "../text/prepared-text.ts";

function read(body: string, language: string | null = null): string | null {
  return readEducation({ prepared: prepareText(body), language }).value;
}

test.each([
  ["HBO", "bachelor degree"],
  ["MBO", "professional certificate"],
  ["Ausbildung", "professional certificate"],
  ["wykształcenie wyższe", "bachelor degree"],
  ["大卒", "bachelor degree"],
  ["Ingen krav", null],
  ["Sonstiges", null],
])("the field %j asks for %s", (field, expected) => {
  expect(readEducation({ field, prepared: prepareText(undefined), language: null }).value).toBe(expected);
});

test.each(
  rows(`
    Bachelor's degree in Computer Science required | bachelor degree
    Bachelor’s or Master’s degree | bachelor degree
    Master's degree in chemistry | postgraduate degree
    Master's degree preferred, Bachelor's required | bachelor degree
    Bachelor's degree in finance (MBA a plus) | bachelor degree
    Masters of Business Administration (MBA) degree from a top school | postgraduate degree
    Degree or equivalent experience | bachelor degree
    High school diploma or GED | high school
    Associate's degree or equivalent | associate degree
    RN license required; BSN preferred | professional certificate
    Abgeschlossenes Studium der Informatik | bachelor degree
    Abgeschlossene Ausbildung als Kaufmann | professional certificate
    Abitur oder mittlere Reife | high school
    Diplôme : Bac+5 en informatique | postgraduate degree
    Niveau Bac+2 de type BTS | associate degree
    Título universitario en Economía | bachelor degree
    MSC in Physics or Chemistry | postgraduate degree
    Qualification: MSC Nursing | postgraduate degree
    MSC, PhD or similar | postgraduate degree
    M.SC. Computer Science | postgraduate degree
  `),
)("%j asks for %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(
  rows(`
    5+ years of marketing experience plus a BA | bachelor degree
    BS and 3+ years of experience | bachelor degree
    An MA and five years of experience in museums | postgraduate degree
    Ten years of experience with BA, PMO and QA teams | null
  `),
)("in English, %j asks for %s", (text, expected) => {
  expect(String(read(text, "en"))).toBe(expected);
});

test.each(
  lines(`
    No degree required
    Experience as BA and 5 years as product owner
    You will work with MSC Cruises and Royal Caribbean.
    MSC is hiring deckhands.
    You handle bookings for MSC and Maersk.
    MSC Nastran helps
    MSC certified fish only
    Help our daughter finish her bachelor's degree in maths.
    We offer tuition reimbursement for your bachelor's or master's degree.
    We pay for your master's degree.
    Bachelor's degree is a plus
    Scrum Master certification welcome
    MS Office skills
    A high degree of autonomy
    360-degree feedback
    We work with high school students
    Tuition reimbursement for your degree program
    Ein Studium ist von Vorteil, aber kein Muss
    Sales associate
    Duales Studium
  `),
)("%j asks for none", (text) => {
  expect(read(text)).toBeNull();
});

test("ignores benefits and nice-to-haves", () => {
  expect(
    read("<h3>Benefits</h3><p>We pay for your Master's degree at a university of your choice every year.</p>"),
  ).toBeNull();
  expect(
    read("<h3>Nice to have</h3><ul><li>PhD in statistics or a similar field of quantitative research</li></ul>"),
  ).toBeNull();
});

test("prefers the source's field when it says anything", () => {
  const prepared = prepareText("<p>PhD in statistics is required for this role.</p>");
  expect(readEducation({ field: "Bachelor's Degree", prepared, language: null })).toEqual({
    value: "bachelor degree",
    evidence: 'education: "Bachelor\'s Degree"',
  });
  expect(readEducation({ field: "Unspecified", prepared, language: null }).value).toBe("postgraduate degree");
  expect(fieldEducation('{"credentialCategory":"associate degree"}')).toBe("associate degree");
  expect(fieldEducation("no requirements")).toBeNull();
});

test.each(
  lines(`
    nl | Je hebt minimaal een afgeronde hbo-opleiding. | bachelor degree
    nl | Mbo 4 werk- en denkniveau | professional certificate
    nl | Hbo- of wo-diploma | bachelor degree
    pl | Wykształcenie wyższe techniczne | bachelor degree
    pl | Tytuł magistra farmacji | postgraduate degree
    pl | Wykształcenie minimum średnie | high school
    sv | Du har en högskoleutbildning inom teknik. | bachelor degree
    sv | Civilingenjör eller motsvarande | postgraduate degree
    sv | Avslutad gymnasieexamen | high school
    da | Du har en videregående uddannelse. | bachelor degree
    da | Du er faglært elektriker. | professional certificate
    no | Bachelorgrad i økonomi | bachelor degree
    no | Fagbrev som elektriker | professional certificate
    no | Fullført videregående skole | high school
    fi | Soveltuva korkeakoulututkinto | bachelor degree
    fi | Ylempi korkeakoulututkinto | postgraduate degree
    cs | Vysokoškolské vzdělání technického směru | bachelor degree
    cs | SŠ s maturitou | high school
    it | Laurea triennale in economia | bachelor degree
    it | Laurea magistrale in fisica | postgraduate degree
    it | Diploma di perito informatico | high school
    pt | Ensino superior completo em Administração | bachelor degree
    pt | Ensino médio completo | high school
    pt | Mestrado em estatística | postgraduate degree
    tr | Üniversite mezunu | bachelor degree
    ja | 大卒以上の方 | bachelor degree
    zh | 本科及以上学历 | bachelor degree
    ko | 학사 이상 | bachelor degree
  `).map((line) => line.split(" | ") as [string, string, string]),
)("%s: %s asks for %s", (language, text, expected) => {
  expect(read(`<h3>Requirements</h3><ul><li>${text}</li></ul>`, language)).toBe(expected);
});

test.each(
  lines(`
    nl | Een hbo-opleiding is een pré.
    nl | Een diploma is niet vereist, hbo ook niet.
    nl | Wo is mooi meegenomen.
    pl | Wykształcenie wyższe będzie atutem.
    sv | Högskoleutbildning är meriterande.
    sv | Vi betalar din högskoleutbildning, refunderar vi.
    da | Du er studerende på en bacheloruddannelse.
    no | Høyere utdanning er ikke et krav.
    fi | Korkeakoulututkinto on eduksi.
    cs | Vysokoškolské vzdělání není podmínkou.
    it | Una laurea non è necessaria.
    pt | Ensino superior será um diferencial.
    ja | 学歴不問、大卒でなくても可
    en | Laurea Jensen leads the team.
  `).map((line) => line.split(" | ") as [string, string]),
)("%s: %s asks for nothing", (language, text) => {
  expect(read(`<h3>Requirements</h3><ul><li>${text}</li></ul>`, language)).toBeNull();
});

test.each(
  rows(`
    M.D. or D.O. with an active license | postgraduate degree
    BS or advanced degree in physics | bachelor degree
    A first degree at honours level is expected | bachelor degree
    Degree in design or a comparable field | bachelor degree
    High school diploma Typing skills Preferred Qualifications Two years of data entry | high school
  `),
)("in English %j asks for %s", (text, expected) => {
  expect(read(text, "en")).toBe(expected);
});

test.each(
  lines(`
    Lifting and bending to a moderate degree and standing for long periods.
    We keep a no B.S. culture and speak plainly.
    Sponsored programs range from high school completion to bachelor's degrees.
    You'll move our RN-to-BSN program online.
    Whether you're a veteran or a recent college graduate, you can grow here.
    A degree in biology or a related field (preferred)
    A BSc is encouraged.
  `),
)("in English %j asks for nothing", (text) => {
  expect(read(text, "en")).toBeNull();
});

test.each<[string, string, string | null]>([
  ["de", "Die Prüfung zur Bilanzbuchhalterin hast du abgelegt.", "professional certificate"],
  ["de", "Ausbildung: abgeschlossenes Physikstudium", "bachelor degree"],
  ["de", "Du begleitest die Prüfung der Jahresabschlüsse.", null],
  ["es", "Imprescindible carrera de Química.", "bachelor degree"],
  ["es", "Te ofrecemos un plan de carrera de Consultor a Socio.", null],
  ["es", "Buscamos a una ingeniera comercial.", "bachelor degree"],
  ["es", "Requisitos: preparatoria terminada.", "high school"],
  ["fr", "Vous êtes docteur en pharmacie.", "postgraduate degree"],
  ["fr", "Nos docteurs en herbe ont six ans.", null],
  ["en", "We sell diploma programmes to hospitals.", null],
  ["en", "A valid teaching credential and a Bachelor's degree.", "bachelor degree"],
  ["en", "Teaching experience and a bachelor's degree in physics.", "bachelor degree"],
  ["en", "Teaching physics at bachelor's level.", null],
  ["en", "You support students on our bachelor's, master's and doctoral programmes.", null],
  ["en", "Timetabling for undergraduate, master's and PhD programmes.", null],
  ["en", "Graduates of bachelor's and master's programs in nursing.", "bachelor degree"],
  ["en", "Completion of a bachelor's or master's programme in nursing.", "bachelor degree"],
  ["es", "Se valorará positivamente contar con estudios universitarios o un posgrado.", null],
  ["es", "Se requiere grado en Derecho; se valorará especialmente un máster.", "bachelor degree"],
  ["pt", "Bolsa de estudos para graduação e MBA.", null],
  ["pt", "Descontos em faculdades parceiras para graduação e MBA.", null],
  ["en", "Two of our founders dropped out of college.", null],
  ["en", "Diplomas do not matter here.", null],
  ["en", "NVQ Level 2 in care.", "professional certificate"],
  ["en", "Leaving Certificate or equal.", "high school"],
  ["de", "Fachhochschulreife reicht aus.", "high school"],
  ["de", "Wir bringen Jugendliche bis zum Abitur.", null],
  ["de", "Auch ohne Studium bist du richtig.", null],
  ["fr", "Baccalauréat en sciences infirmières.", "bachelor degree"],
  ["fr", "Titulaire d'un CQP.", "professional certificate"],
  ["es", "Educación media completa.", "high school"],
  ["es", "Certificado de profesionalidad en atención sociosanitaria.", "professional certificate"],
  ["fr", "Une licence de droit suffit.", "bachelor degree"],
  ["fr", "Nos manuels vont du CAP au BTS.", null],
  ["de", "Als promovierte Physikerin passt du zu uns.", "postgraduate degree"],
  ["nl", "Wij geven bijles aan vwo.", null],
  ["pl", "Średnie wykształcenie.", "high school"],
  ["sv", "Förskollärarexamen.", "bachelor degree"],
  ["da", "En lang videregående uddannelse.", "postgraduate degree"],
  ["da", "En kort videregående uddannelse.", "associate degree"],
  ["no", "Fullført videregående.", "high school"],
  ["fi", "Tradenomin tutkinto.", "bachelor degree"],
  ["cs", "Máte vyšší odbornou školu.", "associate degree"],
  ["it", "Diplomata in ragioneria.", "high school"],
])("in %s %j asks for %s", (language, text, expected) => {
  expect(read(text, language)).toBe(expected);
});
