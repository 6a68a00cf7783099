import type { SalaryPeriod } from "#contract/schemas/job.ts";

/** A period as a text names it: every two weeks and per piece have no `SalaryPeriod`. */
export type StatedPeriod = SalaryPeriod | "fortnight" | "piece";

/** Words about salaries in English, German, French, Spanish and a few more languages. */
export const PERIOD_WORDS: [StatedPeriod, RegExp][] = [
  [
    "piece",
    /(?:\/|\bper|\bpro|\bpar|\bpor)\s*(?:word|article|project|task|mile|unit|post|video|page|piece|lead|sale|deal|appointment|session|class|assignment|survey|audio|delivery|seat|user|member|month per)/i,
  ],
  ["fortnight", /\bbi-?weekly\b|\bfortnight\w*|every (?:two|2) weeks/i],
  [
    "hour",
    /(?:\/|\bper|\ban?|\bpro|\bpar|\bpor|\bje|\bde l')\s?(?:hour|hr|h\b|std|stunde|heure|hora|godz)|\bhourly\b|\/\s?h\b|\bp\/h\b|\bph\b|stundenlohn|€\/h|\bzł\/h|taux horaire|\bl'heure|stündlich|an hour|\bhrly\b/i,
  ],
  [
    "day",
    /(?:\/|\bper|\ba|\bpro|\bpar|\bpor)\s?(?:day|d\b|tag|jour|j\b|d[ií]a)|\bdaily\b|\btjm\b|\bday rate\b|tagessatz|\bp\.?d\.?\b|\bper diem\b/i,
  ],
  ["week", /(?:\/|\bper|\ba|\bpro|\bpar|\bpor)\s?(?:week|wk|woche|semaine|semana)|\bweekly\b|\bp\.?w\.?\b/i],
  [
    "month",
    /(?:\/|\bper|\ba|\bpro|\bpar|\bpor|\bim|\bal)\s?(?:month|mo\b|mth|monat|mois|mes\b|mês|miesi|mies)|\bmonthly\b|monatlich|monats|\bmensue?l\w*|\bmensual\w*|\bp\.?\s?m\.?(?![\p{L}\d])|\bpcm\b|aylık|miesięcznie|薪|\/月|mtl/iu,
  ],
  [
    "year",
    /(?:\/|\bper|\ba|\bpro|\bpar|\bpor|\bim|\bal|\bthe)\s?(?:year|yr|y\b|annum|jahr|an\b|année|año|ano|rok)|\bannual\w*|\bannuel\w*|\banual\w*|\byearly\b|jährlich|jahres|\bp\.?\s?a\.?(?![\p{L}\d])|\/年|\blpa\b|\bctc\b|\bsalary\b(?! per)|\bpackage annuel/iu,
  ],
];
/** How many characters behind an amount, and before it, its period may be written. */
export const ATTACHED_AFTER = 34;
export const ATTACHED_BEFORE = 60;

export const RANGE_JOIN =
  /^[\s,]*(?:-\s)?\s*(?:[-–—~]|to|and|bis|à|a|y|et|und|hasta|until|through|up to|\.\.\.?|·|\/(?=\s*[$€£]))\s*(?:up to |around |approx\.? )?$/iu;
export const PERIOD_BETWEEN =
  /^\s*(?:\/|per |an? |pro |par |por )?\s*(?:hours?|hr|h|year|yr|month|mo|annually|annum|day|week|hourly|yearly|k|USD|EUR|GBP|CAD|gross|brutto|brut)\.?\s*(?:[-–—~]|to|bis|à|a|and)\s*$/i;
export const UP_TO =
  /(?:\bup to|\bmax(?:imum|\.)?(?: of)?|\bbis(?: zu)?|\bjusqu['’]?\s?à|\bhasta|\bas much as|\bdo(?=\s*\d)|\bless than|\bunder)\s*:?\s*$/i;
export const FROM =
  /(?:\bfrom|\bstarting (?:at|from|salary(?: of)?|pay(?: of)?)|\bstarts? at|\bat least|\bmin(?:imum|\.|d(?:estens|\.)?)?(?: of)?|\bab|(?<!\p{L})à partir de|\bdesde|\ba partir de|\bdès|\bmore than|\bover)\s*:?\s*$/iu;
export const PLUS_AFTER = /^\s?\+(?!\s?\d)(?=\s*(?:$|[^\p{L}\s]|per\b|an?\b|USD|EUR|yearly|annually|DOE))/u;

export const SALARY_WORD =
  /\b(?:salary|salaries|pay\b|statements\b|(?:be|is|are|get|paid) paid\b|paying|payrate|compensation|comp\b|base\b|wage|wages|rate\b|rates\b|hourly|earn(?:ings?|ing)?|remuneration|package|range\b|OTE|on[- ]target|ctc|income|stipend of|day rate|annually|per annum|per year|per hour|an hour|gehalt|jahresgehalt|monatsgehalt|bruttogehalt|einstiegsgehalt|grundgehalt|vergütung|verdienst|lohn|stundenlohn|brutto|entgelt|jahresbrutto|salaire|rémunération|remuneration|brut\b|bruts?\b|fixe|tjm|package|salario|sueldo|retribuci[oó]n|remuneraci[oó]n|bruto|banda salarial|rango salarial|wynagrodzenie|widełki|salário|stipendio|lön|gross)\b|\/\s?(?:hr|hour|yr|year)\b|薪|gehalts/i;
export const NOT_SALARY_AFTER =
  /^\+?[\s)]*(?:(?:in|of|as|an? month|an? year|a|an|the|annual(?:ly)?|per year|per month|yearly|monthly|worth|one[- ]time|\w+['’]s|\/\s?(?:year|month|yr)|for|towards?|each|every|cash|quarterly|usd|cad|max(?:imum)?|max\.|home|company|learning|performance)\s+){0,4}(?:sign[- ]?(?:on|ing)|bonus(?:es)?\b(?!\s*:)|reimburs\w*|tuition|stipends?|allowances?|budgets?|relocation|referral|401|equity|stock|options?|grants?|rsus?|credits?|vouchers?|gift|discount|insurance|coverage|deductible|life insurance|in (?:funding|revenue|sales|arr|assets|savings|value|benefits|annual revenue|bookings|pipeline|payments|volume|capital|investments?)|arr\b|aum\b|revenue|funding|series|valuation|raised|seed|quota|deal|deals|portfolio|accounts?|customers?|projects?|budget|donation|fee\b|fees\b|fund\b|prize|match|commission(?:s)?\b(?!\s*:)|tips\b|premium|incentive|training|education|development|wellness|home office|equipment|setup|health|hsa|zuschuss|prämie|bonus|gutschein|weiterbildung|jährlich(?:es)? budget|prime\b|chèque|ticket|tickets|bon\b|umsatz|chiffre|ebitda)/i;
export const NOT_SALARY_BEFORE =
  /\b(?:raised|raising|funding|series [a-e]|revenues?|valuation|valued at|valuation of|budgets?|managing|manage|manages|worth|arr|aum|backed|invest(?:ed|ment|ing|ments)?|bonus(?:es)?|sign[- ]?on|signing|stipend(?: of)?|reimburse\w*|reimbursement|tuition|allowance|relocation|referral|savings?|sales of|deals?|quota|portfolio|customers|equity|stock|options worth|grant|insurance|deductible|discount|market|industry|donat\w*|grossing|contribution|contribut\w*|processed|transactions?|payments? (?:volume|of)|acquired|exceed(?:ing|s)?|generat\w+|ebitda|umsatz|chiffre d'affaires|zuschuss|bezuschuss\w*|facturación|prime|credit|saved|goal|401k|premiums?|costs?|tips|lift(?:ing)?|commissions? (?:of|up)|commissions?:?\s*$|incentives?|fees?|fund|contracts?|projects?|turnover|caps?|limit)\b[^.;:]{0,30}$/i;
/** What someone might earn one day is not a salary range. */
export const PROMISE =
  /\b(?:potential(?:ly)? (?:to|for|of)|could|maybe|may earn|estimated (?:year|first|annual earnings)|in excess of|earn up to|year (?:one|two|three)|first[- ]year|top (?:performers|earners)|by our calculations)\b[^.;]{0,60}$|\bmay be\s*$|\bby our calculations\b/i;
export const UNIT_AFTER =
  /^s\b|^\s*(?:\+|-)?\s*(?:%|years?\b|yrs?\b|hours?\b(?! rate)|hrs\b|days?\b|weeks?\b|months?\b|minutes?\b|employees|people|staff|customers|users|countries|locations|offices|clients|lbs?\b|pounds of|miles|km\b|sq|members|students|patients|units|vehicles|companies|developers|engineers|stunden|tage|jahre|monate|wochen|mitarbeiter|ans\b|jours|heures|mois|semaines|salariés|collaborateurs|horas|d[ií]as|años|meses|semanas|empleados|\/7|jähr|°|th\b|st\b|nd\b|rd\b|x\b|-?step|-?person|-?day|degrees?)/i;
/** A label right before the number: "Annual salary: 95,000". */
export const LABELLED =
  /\b(?:salary|pay|compensation|gehalt|jahresgehalt|vergütung|salaire|rémunération|salario|sueldo)\s*[:=]\s*$/i;
