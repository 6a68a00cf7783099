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
