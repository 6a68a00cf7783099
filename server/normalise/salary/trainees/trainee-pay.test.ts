import { expect, it } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readSalary } from "../salary.ts";

/** Returns the salary of a posting, as `readPay` writes it. */
function readPay(title: string, body: string, country: string): string {
  const { value } = readSalary({ field: undefined, title, prepared: prepareText(body), country });
  return value === null ? "" : `${value.min ?? ""}-${value.max ?? ""} ${value.currency} ${value.period}`;
}

it.each([
  ["US", "Summer Research Intern", "You'll receive a monthly stipend of $3,000.", "3000-3000 USD month"],
  ["IT", "Stage Marketing", "Rimborso spese: 700 € mensili", "700-700 EUR month"],
  ["IT", "Tirocinante HR", "È previsto un rimborso spese di 600 euro mensili e buoni pasto.", "600-600 EUR month"],
  [
    "IT",
    "Tirocinio extracurriculare amministrazione",
    "Indennità di partecipazione: 500 € al mese.",
    "500-500 EUR month",
  ],
  ["SG", "Software Engineering Intern", "Monthly allowance of S$1,000.", "1000-1000 SGD month"],
  ["IN", "Backend Intern", "Stipend: ₹15,000 per month", "15000-15000 INR month"],
  ["IN", "Design Internship", "Stipend ₹10,000–15,000/month", "10000-15000 INR month"],
  ["BR", "Estágio em Marketing", "Bolsa-auxílio de R$ 1.500,00 + vale-transporte", "1500-1500 BRL month"],
  ["MX", "Becario de Finanzas", "Apoyo económico de $8,000 mensuales.", "8000-8000 MXN month"],
  ["ES", "Beca de Marketing Digital", "Ayuda al estudio de 600 €/mes.", "600-600 EUR month"],
  ["FR", "Stage Développeur Web", "Gratification : 700 € / mois + tickets restaurant", "700-700 EUR month"],
  ["NL", "Stagiair communicatie", "Stagevergoeding: € 500 per maand + reiskosten", "500-500 EUR month"],
  ["NL", "Meewerkstage events", "Vergoeding: € 450 per maand", "450-450 EUR month"],
  ["PL", "Staż w dziale analiz", "Stypendium 3000 zł miesięcznie", "3000-3000 PLN month"],
  [
    "PT",
    "Bolsa de Investigação (M/F)",
    "O montante da bolsa corresponde a 1.259,64 € mensais, conforme tabela da FCT.",
    "1259.64-1259.64 EUR month",
  ],
  [
    "PT",
    "Bolsa de Investigação para Licenciado",
    "Subsídio mensal de manutenção: 1.104,64 €",
    "1104.64-1104.64 EUR month",
  ],
  ["DE", "Praktikum Redaktion", "Praktikumsvergütung: 900 € im Monat", "900-900 EUR month"],
  ["GB", "Policy Intern", "A monthly travel allowance of £150 is available.", ""],
  ["US", "Software Intern", "A housing stipend of $1,500 is provided.", ""],
  ["IT", "Tecnico manutentore", "Rimborso spese di trasferta fino a 300 € al mese.", ""],
  ["IT", "Impiegato commerciale", "Rimborso spese di 300 euro al mese per le trasferte.", ""],
  ["SG", "Sales Executive", "Transport allowance: S$300 a month", ""],
  ["CN", "市场实习生", "实习补贴：200元/天", "200-200 CNY day"],
  ["US", "Frontend Engineer", "We give each new hire a $500 monthly stipend for childcare.", ""],
  ["DE", "Erzieher", "Du betreust unsere Praktikanten und verwaltest ein Taschengeld von 20 € im Monat.", ""],
  ["IT", "Stage commerciale", "Rimborso chilometrico fino a 250 € al mese.", ""],
  [
    "BR",
    "Estágio em Direito",
    "Bolsa-auxílio: R$ 1.200,00. Auxílio-transporte: R$ 200,00 por mês.",
    "1200-1200 BRL month",
  ],
  [
    "FR",
    "Stage - Assistant RH",
    "Gratification de 650 € mensuels, remboursement de 50 % du titre de transport.",
    "650-650 EUR month",
  ],
  ["GB", "Graduate Trainee", "£24,000 a year. £100 monthly travel allowance.", "24000-24000 GBP year"],
  ["NL", "Stagiair HR", "Reiskostenvergoeding van € 100 per maand.", ""],
  ["SG", "Marketing Intern", "Meal allowance of S$200 a month.", ""],
  ["ES", "Becario/a de diseño", "Beca remunerada con 700 € al mes", "700-700 EUR month"],
  ["NG", "Graduate Intern", "Monthly allowance: ₦100,000", "100000-100000 NGN month"],
  ["PH", "Marketing Intern", "OJT allowance: PHP 8,000 per month", "8000-8000 PHP month"],
  ["HK", "Summer Intern", "Allowance HK$11,000/month", "11000-11000 HKD month"],
  ["DE", "Praktikum Marketing", "Du erhältst eine Vergütung von 1.200 € im Monat.", "1200-1200 EUR month"],
  ["CN", "产品实习生", "实习津贴150元/天", "150-150 CNY day"],
  ["KR", "마케팅 인턴", "월 급여 210만원", "2100000-2100000 KRW month"],
  ["HU", "Gyakornok", "Ösztöndíj: havi 300 000 Ft", "300000-300000 HUF month"],
  ["SE", "Praktikant kommunikation", "Ersättning: 5 000 kr i månaden", "5000-5000 SEK month"],
  ["IT", "", "Il tirocinio prevede un'indennità di 500 € lordi mensili.", "500-500 EUR month"],
  ["IT", "", "Ai tirocinanti riconosciamo un rimborso spese di 650 € al mese.", "650-650 EUR month"],
  ["FR", "", "Stagiaire (H/F), indemnité de 800 € par mois, tickets restaurant", "800-800 EUR month"],
  ["NL", "", "Als stagiair krijg je een vergoeding van € 400 per maand.", "400-400 EUR month"],
  ["MX", "", "Los becarios reciben un apoyo de $6,000 mensuales.", "6000-6000 MXN month"],
  ["PL", "", "Stażysta otrzymuje stypendium 2500 zł miesięcznie.", "2500-2500 PLN month"],
  ["SG", "", "Internship allowance of $900 to $1,200 monthly", "900-1200 SGD month"],
  ["US", "", "Fellows receive a weekly stipend of $800.", "800-800 USD week"],
  ["TR", "", "Aylık 20.000 TL stajyer ücreti", "20000-20000 TRY month"],
])("%s: what a trainee lives on is pay, what costs are paid with isn't: %s: %s", (country, title, body, pay) => {
  expect(readPay(title, `<p>${body}</p>`, country)).toBe(pay);
});

it.each([
  ["GB", "OTE of £50k | Sales Executive", "Basic £30,000 a year.", "30000-30000 GBP year"],
  ["GB", "Sales Executive, £55k OTE", "You'd sell kitchens.", "55000-55000 GBP year"],
  ["DE", "Key Account Manager, OTE 95.000 €", "Das Grundgehalt beträgt 60.000 € im Jahr.", "60000-60000 EUR year"],
  ["GB", "Chef, £34,000", "Head chefs earn £50,000 a year.", "34000-34000 GBP year"],
  [
    "US",
    "Electrician (FIFO)",
    "FIFO roster of two weeks on. $120,000 to $140,000 a year, and super is paid on top.",
    "120000-140000 AUD year",
  ],
  ["US", "Electrician", "$120,000 to $140,000 a year, and our crew is super.", "120000-140000 USD year"],
])("%s: the base of the body counts before the target of a title: %s", (country, title, body, pay) => {
  expect(readPay(title, `<p>${body}</p>`, country)).toBe(pay);
});
