import { describe, expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readSalary } from "./salary.ts";

function read(body: string, country: string | null) {
  return readSalary({ field: undefined, title: "", prepared: prepareText(body), country }).value;
}

/** Sentences about money that is no salary, with `{k}` for thousands and `{m}` for millions, as people of each country write them. */
const sentences: Record<string, string> = {
  US: `
    We raised \${m} million in Series B funding.
    The company grossed \${m}M last year.
    You will close deals between \${k} and \${k}5.
    Average deal size of \${k} - \${k}9 per year
    Own a book of business worth \${m}M in ARR
    You receive a \${k} sign-on bonus after 90 days.
    Signing bonus: \${k}
    Up to \${k} in student loan repayment per year
    Student loan assistance of \${k} annually
    We contribute \${k} a year to your HSA.
    Employer HSA contribution: \${k}
    Annual learning and development budget of \${k}
    \${k} per year for conferences and books
    \${k} annual professional development stipend
    Home office allowance of \${k}
    A monthly internet stipend of \${k}
    Generous wellness allowance: \${k} per year
    Refer a friend and earn a \${k} referral bonus.
    Earn up to \${k} per referral
    Adoption assistance up to \${k}
    Up to \${k} fertility benefit (lifetime)
    Tuition reimbursement of up to \${k} per year
    Relocation package of up to \${k}
    You will manage an annual budget of \${k},000.
    You will be responsible for paid media spend of \${k},000 per month.
    Our customers save \${k} per year on average.
    The average household pays \${k} for its energy bills each year.
    We help families who earn less than \${k} a year.
    Grants of \${k} to \${k}9 are awarded to non-profits.
    The grant pays \${k},000 over three years.
    Life insurance of \${k},000 paid by us
    Equity worth \${k} at the last valuation
    Commissions average \${k} on top of base
    Annual bonus of up to \${k}
    You could make \${k} in commission in your first year.
    401(k) match of up to \${k}
    The market is expected to reach \${m} billion by 2030.
    Manage a payroll of \${k},000
    We process \${m}M in payments per month.
    You will receive a laptop worth \${k}.
    A quota of \${k},000 a year
    Fines range from \${k} to \${k}9.
    Funded research with awards of \${k} - \${k}9
    Security deposit: \${k}
    Minimum investment of \${k}
    The annual subscription is priced at \${k}.
    Serving companies with revenue between \${m}M and \${m}0M
    \${k} per year for external learning and development.
    If you choose the HSA plan, we contribute (\${k} per employee annually).
    Training is worth \${k} and free for you.
    Contracts range from \${k} to \${k}9 a year per customer.
    Customers pay \${k} per month for our product.
    We invest \${k} - \${k}9 in each start-up.
    You will look after accounts that spend \${k} to \${k}9 a month.
    We pay \${k} toward childcare each year.
    Personal loans from \${k} to \${k}9
    An out-of-pocket maximum of \${k} per year
    Profit sharing has averaged \${k} a year.
    Scholarships of \${k}-\${k}9 per year for our students
    The median home price here is \${k}.
    Retention payment of \${k} after one year
    Settlements ranged from \${k} to \${k}9.
    Company-paid life and AD&D cover up to \${k},000
    Our programs cost families \${k} per year.
    A per diem of up to \${k} a month while you travel
  `,
  DE: `
    Weiterbildungsbudget von {k} € im Jahr
    Wir haben {m} Mio. € Umsatz im Jahr.
    Empfehlungsprämie: {k} € brutto
    Du bekommst eine Prämie von {k} € für jede Empfehlung.
    Jährlicher Bonus von bis zu {k} €
    Zuschuss zur betrieblichen Altersvorsorge von {k} € im Jahr
    Urlaubsgeld in Höhe von {k} €
    Du verantwortest ein Budget von {k}.000 € im Jahr.
    Mitarbeiterrabatte im Wert von {k} € pro Jahr
    Startprämie {k} € brutto
    Finanzierungsrunde über {m} Mio. Euro
    Mobilitätszuschuss von {k} € monatlich
    Kinderbetreuungszuschuss bis zu {k} € im Monat
    Unsere Kunden sparen {k} € pro Jahr.
    Projekte mit einem Volumen von {k}.000 bis {k}9.000 €
    Förderung von {k} € pro Jahr
    {k} € netto Empfehlungsprämie für jede Einstellung
    {k} € jährlich für deine Weiterbildung
    Jobrad und steuerfreier Sachbezug von {k} € im Monat
    Vermögenswirksame Leistungen in Höhe von {k} € monatlich
    Weihnachtsgeld: {k} € brutto
    Der Auftragswert liegt zwischen {k} € und {k}9 €.
    Versicherungssumme von {k}.000 €
    Unsere Produkte kosten zwischen {k} € und {k}9 €.
    Spesenpauschale von {k} € pro Monat
    Die Teilnahmegebühr beträgt {k} €.
    Schulgeld: {k} € im Jahr
    Bilanzsumme von {m} Milliarden Euro
    Umzugspauschale bis zu {k} €
    Du bekommst {k} € für die Einrichtung deines Homeoffice.
    Ein 13. Monatsgehalt von bis zu {k} € brutto
    Kunden mit einem Jahresumsatz zwischen {k}.000 € und {k}9.000 €
    Ein Stipendium von {k} € im Jahr vergeben wir an Schüler.
  `,
  FR: `
    Un chiffre d'affaires de {m} M€
    Prime de cooptation de {k} € brut
    Budget formation de {k} € par an
    Prime annuelle de {k} € à {k}9 €
    Levée de fonds de {m} millions d'euros
    Une prime d'intéressement pouvant aller jusqu'à {k} € par an
    Forfait télétravail de {k} € par mois
    Participation aux frais de repas : {k} € par mois
    Vous gérez un budget de {k} 000 € par an.
    Nos clients économisent {k} € par an.
    Indemnité de {k} € brut pour l'installation du bureau
    Chèques-vacances de {k} € par an
    Une prime de bienvenue de {k} € brut
    Un capital social de {k} €
    Un portefeuille de {k} 000 € de CA annuel
    Un panier moyen de {k} €
    Des contrats de {k} € à {k}9 € par an
    Des frais de scolarité de {k} € par an
    Mutuelle prise en charge à hauteur de {k} € par mois
    Aide au déménagement de {k} €
    Une enveloppe de {k} € pour aménager votre bureau
    Épargne salariale : abondement jusqu'à {k} € par an
    {m} milliards d'euros d'actifs sous gestion
    Un 13e mois de {k} € brut
    Nos clients nous confient des budgets de {k} € à {k}9 € par mois.
    Des bourses de {k} € par an pour nos étudiants
  `,
  ES: `
    Presupuesto de formación de {k} € al año
    Una ronda de financiación de {m} millones de euros
    Facturación anual de {m} millones de euros
    Bono de bienvenida de {k} €
    Bonus por referidos de {k} € brutos
    Ayuda de {k} € al mes para teletrabajo
    Gestionarás un presupuesto de {k}.000 € anuales.
    Ticket restaurante de {k} € mensuales
    Incentivo anual de hasta {k} €
    Nuestros clientes ahorran {k} € al año.
    Seguro de vida de {k}.000 €
    Cheque guardería de {k} € al año
    Dietas de {k} € al mes
    La matrícula cuesta {k} € al año.
    Presupuestos de marketing entre {k} € y {k}9 € al mes
    Seguro médico valorado en {k} € anuales
    Facturamos {m} millones de euros al año.
    Una cartera de clientes de {k}.000 € anuales
    Retribución flexible: hasta {k} € al año para formación
    Préstamos de {k} € a {k}9 €
    El ticket medio es de {k} € al mes.
    Plan de pensiones con una aportación de {k} € al año
    Kilometraje y gastos de hasta {k} € mensuales
    Becas de {k} € al año para estudiantes
  `,
  BR: `
    Vale-refeição de R$ {k},00 por mês
    Vale alimentação: R$ {k},00 mensais
    Auxílio home office de R$ {k},00 por mês
    Bônus de indicação de R$ {k},00
    Faturamento anual de R$ {m} milhões
    Auxílio creche de R$ {k},00 mensais
    Prêmio de até R$ {k},00 por meta
    Gerenciar orçamento mensal de R$ {k}.000,00
    Investimento de R$ {m} milhões
    Nossos clientes economizam R$ {k},00 por ano.
    PLR de até R$ {k},00 por ano
    Seguro de vida de R$ {k}.000,00
    A mensalidade do curso é de R$ {k},00.
    Cartão flexível com R$ {k},00 por mês
    VR de R$ {k},00 por mês
    Ticket médio de R$ {k},00
    Captamos R$ {m} milhões em uma rodada Série A.
    Uma carteira de clientes de R$ {k}.000,00 por mês
    Reembolso de internet de R$ {k},00 mensais
    Contratos de R$ {k},00 a R$ {k}9,00 por mês
    Empréstimos de R$ {k},00 a R$ {k}9,00
    R$ {k},00 por ano para cursos e livros
  `,
  NL: `
    Een opleidingsbudget van € {k} per jaar
    Thuiswerkvergoeding van € {k} per maand
    Reiskostenvergoeding tot € {k} per maand
    Een omzet van € {m} miljoen per jaar
    Een bonus van € {k} bruto per jaar
    Aanbrengbonus van € {k} bruto
    Je beheert een budget van € {k}.000 per jaar.
    Een telefoonvergoeding van € {k} bruto per maand
    Onze klanten besparen € {k} per jaar.
    Welkomstpremie van € {k} bruto
    Vakantiegeld van € {k} bruto
    Een dertiende maand van € {k} bruto
    Winstdeling tot € {k} per jaar
    Een leasebudget van € {k} per maand
    Maaltijdcheques ter waarde van € {k} per jaar
    Groepsverzekering van € {k} per jaar
    Projecten van € {k} tot € {k}9
    Onze producten kosten tussen € {k} en € {k}9.
    Tekenbonus van € {k} bruto
    Eindejaarsuitkering van minimaal € {k} bruto
    We beheren € {m} miljard aan vermogen.
    Collegegeld: € {k} per jaar
    Een keuzebudget van € {k} per jaar
  `,
  PL: `
    Budżet szkoleniowy {k} zł rocznie
    Premia roczna do {k} zł brutto
    Bonus za polecenie: {k} zł brutto
    Dofinansowanie do nauki języków {k} zł miesięcznie
    Obrót {m} mln zł rocznie
    Zarządzanie budżetem {k} 000 zł miesięcznie
    Karta lunchowa {k} zł miesięcznie
    Dodatek za pracę zdalną {k} zł miesięcznie
    Ubezpieczenie na życie {k} 000 zł
    Premia świąteczna {k} zł brutto
    Fundusz socjalny: {k} zł rocznie
    Kapitał zakładowy: {k} zł
    Kontrakty o wartości od {k} zł do {k}9 zł
    Dofinansowanie do wypoczynku {k} zł rocznie
    Czesne wynosi {k} zł rocznie.
    Pakiet relokacyjny do {k} zł
    Nasi klienci płacą {k} zł miesięcznie.
    {k} zł na sprzęt do domowego biura
    Trzynasta pensja do {k} zł brutto
    Pozyskaliśmy {m} mln zł.
    Budżety reklamowe od {k} zł do {k}9 zł miesięcznie
    Nagroda jubileuszowa {k} zł brutto
    Pożyczki od {k} zł do {k}9 zł
  `,
  SE: `
    Friskvårdsbidrag på {k} kr per år
    En omsättning på {m} miljoner kronor per år
    Du ansvarar för en budget på {k} 000 kr per månad.
    Bonus på upp till {k} kr per år
    Våra kunder sparar {k} kr per år.
    Föräldralönstillägg upp till {k} kr
    Rekryteringsbonus: {k} kr
  `,
  PT: `
    Subsídio de férias de {k} €
    Seguro de saúde no valor de {k} € anuais
    As propinas custam {k} € por ano.
    Orçamentos entre {k} € e {k}9 € por mês
    Uma carteira de {k}.000 € anuais
    Bónus de boas-vindas de {k} €
  `,
  IT: `
    Buoni pasto per {k} € al mese
    Un fatturato di {m} milioni di euro all'anno
    Budget di formazione di {k} € annui
    Bonus di benvenuto di {k} € lordi
    Premio di risultato fino a {k} € lordi annui
    Gestirai un budget di {k}.000 € al mese.
    Welfare aziendale di {k} € all'anno
  `,
};

/** The thousands and millions to try. */
const SUMS: [string, string][] = [
  ["1,500", "12"],
  ["4,000", "35"],
  ["25,000", "4.2"],
  ["60,000", "250"],
];

const local = (sum: string, country: string) =>
  country === "US"
    ? sum
    : sum.replaceAll(/[,.]/g, (sign) =>
        sign === "." ? "," : country === "PL" || country === "SE" || country === "FR" ? " " : ".",
      );

describe.each(Object.entries(sentences))("money in %s that is no salary", (country, text) => {
  const all = lines(text).flatMap((sentence) =>
    SUMS.map(([k, m]) => sentence.replaceAll("{k}", local(k, country)).replaceAll("{m}", local(m, country))),
  );
  test.each(all)("%s", (body) => {
    expect(read(body, country)).toBeNull();
    expect(read(`<h3>Compensation and benefits</h3><ul><li>${body}</li></ul>`, country)).toBeNull();
  });
});

test.each([
  ["US", "The state minimum wage is $16.50 an hour."],
  ["US", "The average salary for this role in the market is $95,000 a year."],
  ["US", "Graduates of our bootcamp earn $85,000 a year."],
  ["DE", "Der gesetzliche Mindestlohn beträgt 12,82 € pro Stunde."],
  ["DE", "Absolventen unserer Kurse verdienen 52.000 € im Jahr."],
  ["FR", "Le SMIC horaire brut est de 11,88 €."],
  ["FR", "Le salaire moyen du marché est de 45 000 € par an."],
  ["ES", "El salario mínimo interprofesional es de 1.184 € al mes."],
  ["ES", "Los graduados ganan 35.000 € al año."],
  ["BR", "O salário mínimo nacional é de R$ 1.518,00 por mês."],
  ["NL", "Het wettelijk minimumloon is € 14,06 per uur."],
  ["PL", "Płaca minimalna wynosi 4 666 zł brutto miesięcznie."],
])("what others earn, in %s: %s", (country, body) => {
  expect(read(body, country)).toBeNull();
});

test.each([
  ["ES", "Beca de 1.000 € para tu matrícula"],
  ["BR", "Você atende contas PJ com faturamento de R$ 50.000 por mês."],
  ["PL", "Budżet na szkolenia: 8 000 zł rocznie"],
  ["SE", "Du ansvarar för 500 tkr i budget."],
  ["FR", "Prime de 1 000 € selon profil du candidat coopté"],
  ["DE", "Zuschuss von 500 € je nach Erfahrung der Eltern"],
])("sums beside words that stand beside pay too, in %s: %s", (country, body) => {
  expect(read(body, country)).toBeNull();
});

test.each([
  ["DE", "Wir zahlen den gesetzlichen Mindestlohn: 12,82 € pro Stunde.", 12.82],
  ["US", "Our salary is above the national average: $95,000 a year.", 95_000],
])("what an employer pays by that measure, in %s: %s", (country, body, amount) => {
  expect(read(body, country)?.min).toBe(amount);
});
