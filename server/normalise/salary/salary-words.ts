import { folded } from "#normalise/text/folded-expression.ts";
import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { remembered } from "#normalise/text/remembered.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** A period as a text names it: every two or four weeks and per piece have no `SalaryPeriod`. */
export type StatedPeriod = SalaryPeriod | "fortnight" | "four weeks" | "piece";

/** How many weeks are paid together, by the periods of several weeks. */
export const WEEKS_PAID: Partial<Record<StatedPeriod, number>> = { fortnight: 2, "four weeks": 4 };

/** A year, in the languages of `PERIODS`. */
const YEAR =
  /(?:\/|\bper|\ba|\bpro|\bpar|\bpor|\bim|\bal|\bthe)\s?(?:year|yr|y\b|annum|jahr|an\b|année|año|ano|rok)|\bannual\w*|\bannuel\w*|\banual\w*|\byearly\b|jährlich|jahres|\bp\.?\s?a\.?(?![\p{L}\d])|\/年|\blpa\b|\bctc\b|\bpackage annuel/iu;
/** A year's pay in English, unless the amount is a month's, as where people are paid by the month: "Salary: 15,000 - 20,000 PLN". */
const SALARY = /(?<!\b(?:monthly|weekly|hourly|daily|fortnightly) (?:[a-z]{1,12} )?)\bsalary\b(?! per)/iu;

/** Periods in English, German, French and Spanish. */
const PERIODS: [StatedPeriod, RegExp][] = [
  [
    "piece",
    folded(
      /(?:\/\s*|\b(?:per|pro|par|por)\s+)(?:word|article|project|task|mile|unit|post|video|page|piece|lead|sale|deal|appointment|session|class|assignment|survey|audio|delivery|seat|user|member|month per|parcel|visit|head|order|room|lesson|tree|kilo|kg|drop)|(?:^ ?|\d )a (?:drop|delivery|parcel|session|head|visit|room|lesson|tree|box|bin|gig|piece|word|page)(?!\p{L})/iu,
    ),
  ],
  ["fortnight", /\bbi-?weekly\b|\bfortnight\w*|every (?:two|2) weeks|\bquincenal/i],
  [
    "four weeks",
    /(?:\/|\bper|\bpro|\balle|\bevery|\biedere|\belke|\bpar|\bcada|\bco|\bvar) ?(?:fjärde vecka|(?:four|4|vier|quatre|cuatro|cztery) (?:weeks|weken|wochen|semaines|semanas|tygodnie))|\bvierwekelijks|\b4-wekelijks|\bfour-weekly/i,
  ],
  [
    "hour",
    folded(
      /(?:\/|\bper|\ban?|\bpro|\bpar|\bpor|\bje|\bde l')\s?(?:hour|hr|h(?!\p{L})|std|stunde|heure|hora|godz)|\bhourly\b|\/\s?h(?!\p{L})|\bp\/h\b|\bph\b|stundenlohn|€\/h|\bzł\/h|taux horaire|\bl'heure|stündlich|an hour|\bhrly\b|\bp\.h\.|\bfor (?:each|every) hour\b/iu,
    ),
  ],
  [
    "day",
    /(?:\/|\bper|\ba|\bpro|\bpar|\bpor)\s?(?:day|d\b|tag|jour|j\b|d[ií]a)|\bdaily\b|\btjm\b|\bday rate\b|tagessatz|\bp\.?d\.?\b|\bper diem\b/i,
  ],
  [
    "week",
    folded(
      /(?:\/|\bper|\ba|\bpro|\bpar|\bpor)\s?(?:week|wk|woche|semaine|semana)|\bweekly\b|(?:every|each) week|jede woche|chaque semaine|cada semana|ogni settimana|elke week|co tydzień|każdego tygodnia|varje vecka|hver ug?k?e|joka viikko|každý týden|\bp\.?w\.?\b/i,
    ),
  ],
  [
    "month",
    folded(
      /(?:\/|\bper|\ba|\bpro|\bpar|\bpor|\bim|\bal)\s?(?:month|mo\b|mth|monat|mois|mes\b|mês|miesi|mies)|\bmonthly\b|monatlich|monats|\bmensue?l\w*|\bmensual\w*|\bp\.?\s?m\.?(?![\p{L}\d])|\bpcm\b|aylık|miesięcznie|(?<![年时時日周])薪|\/月|mtl/iu,
    ),
  ],
  ["year", new RegExp(`${YEAR.source}|${SALARY.source}`, "iu")],
];
/** "Zwölfmal im Jahr", "x 14 meses", "en 14 pagas": what comes twelve to sixteen times a year is a month's pay. */
export const MONTHS_A_YEAR = String.raw`(?:1[2-6]|zwölf|dreizehn|vierzehn|twelve|thirteen|fourteen|douze|treize|doce|trece|catorce|doze|treze|dodici|tredici|quattordici|twaalf|dertien) ?[x×]? ?-?(?:mal|times|fois|veces|vezes|volte|keer|gånger|gange|ganger|krát|razy) (?:im|pro|in|a|per|par|al|por|all['’]|om|i|za|w) ?(?:jahr|year|an|año|ano|anno|jaar|året|år|rok|roku)(?!\p{L})|[x×] ?1[2-6](?!\d)`;
/** Behind an amount: "400 zł za każdy dzień". */
const FOR_EACH = String.raw`(?<!\p{L})(?:for (?:each|every)|für jede[nrs]?|pour chaque|por cada|per ogni|voor elke?|för varje|for hver|za każd[yąae]) (?:\p{L}{2,14} )?`;
/** Periods in the other languages read, and as they begin words for pay: "jaarsalaris", "timlön". */
const LOCAL_PERIODS: Partial<Record<StatedPeriod, string>> = {
  hour: String.raw`${FOR_EACH}(?:(?:hour|heure|uur|stunde|hora|ora|timme|godzin[ęay])(?!\p{L})|(?<=hver )time(?!\p{L}))|(?:per|pr\.?|pro|je|za|na) (?:arbetad|arbejdet|arbeidet|odpracovanou|przepracowaną|gewerkt|gegeven|geleisteter?|gearbeiteter?) (?:timme|time|hodinu|godzinę|uur|stunde)(?!\p{L})|timpenning|tim(?:e)?pris|timebetaling|pro stunde|(?:per |\/ ?)uur|\bp\/u\b|\bp\.?u\.?(?!\p{L})|(?<!\p{L})(?:om|pr\.?) {0,2}t\.?(?!\p{L})|(?:\/ ?|pe )or[aă](?!\p{L})|in het uur|in der stunde|je stunde|op het uur|l['’]h(?!\p{L})|\/ ?heure|uur(?:loon|tarief|salaris|vergoeding|prijs)|timl[öo]n|time(?:løn|sats)|(?:per|i|\/|om|pr\.?) {0,2}tim(?:me|men|en|e)?(?!\p{L})|^ ?tim(?:m?en)(?!\p{L})|tunnilta|tuntia kohti|timarvode|timersättning|stunden(?:ansatz|tarif)|tuntiansio|tunti(?:palk|veloitus)|tunnissa|(?:\/|za |na ) ?hod|hodinov|(?:za|\/|na) ?godz|godzinow|(?:all|l)['’] ?ora(?!\p{L})|hodinovk[aou]|\borari[ao]\b|(?<!\p{L})(?:la|de|por|à|a) hora|valor[ -]hora|\bdie stunde|stunden(?:satz|vergütung)|\/ ?std|时薪|時給|時間給|시급|в час|на годину|\/ ?год|\bhoraire|pe oră|(?:tarif|tariful|salariul?|plata) orar[ăa]?(?!\p{L})|óra(?:bér|díj)|óránként|\/ ?óra|saatlik|saat(?:te|i)(?!\p{L})|시간당|[每\/] ?小时`,
  day: String.raw`${FOR_EACH}(?:day|jour|dag|tag|d[ií]a|giorno|dzień|shift|schicht|zmianę|dyżur)(?!\p{L})|(?:(?<!\p{L})(?:per|a|each|pro|par|por|za|na|om|pr\.?|i) |\/ ?)(?:(?:\p{L}{3,9} )?(?:shift|schicht|zmianę|dyżur|skift|arbetspass|směnu))(?!\p{L})|dyżur dobowy|(?:per |\/ ?)dag(?!\p{L})|dagtarief|dagvergoeding|dagsløn|(?:pr\.?|om) dag(?:en)?(?!\p{L})|dzienn[aie]|(?<!tygo)dniówk|za dzień(?! dobry)|\/ ?dzień|\/ ?MD(?!\p{L})|(?<!\p{L})MD[- ](?:sazba|rate)|man[- ]?day|denní|\/ ?den(?!\p{L})|(?:za|na) den(?!\p{L})|denně|al giorno|giornalier|por dia|diária|\bdiari[oa]s?\b|journalier|\bla journée|(?:per|pro) (?:gewerkte |einsatz|arbeits)(?:dag|tag)|päivässä|\/ ?pv(?!\p{L})|(?:pe|\/) ?zi(?!\p{L})|al día|al dia|am tag|\/ ?giorno|på en dag|(?:na|za) dzień(?! dobry)|日給|日当|일당|일급|[每\/] ?天|日薪|günlük|naponta|\/ ?nap(?!\p{L})`,
  week: String.raw`${FOR_EACH}(?:week|semaine|woche|semana|settimana|vecka|tydzień)(?!\p{L})|tygodniówk|(?:per |\/ ?)(?:vecka|uke)|(?:i|om) (?:veckan|ugen|uka)|pr\.? uge|tygodniow|\/ ?tydz|(?:na|za) tydzień|a la semana|à la semaine|(?:in de|per) week|die woche|in der woche|\/ ?vko|\/ ?säpt|pe săptămână|săptămânal|\/ ?týd|viikossa|týdně|week(?:loon|salaris)|wochenlohn|veckolön|ugeløn|ukelønn|viikkopalk|settiman|semanal|hebdomadaire|wöchentlich|주급|周薪|haftalık|hetente`,
  month: String.raw`${MONTHS_A_YEAR}|co miesiąc|(?:every|each) month|jeden monat|chaque mois|cada mes|todos os meses|ogni mese|elke maand|każdego miesiąca|varje månad|hver måned|joka kuukausi|každý měsíc|(?:per |\/ ?)maand|maand(?:salaris|loon|elijks|inkomen)|\bp\/m\b|månad|\/ ?mån|måned|\/ ?md\.?(?!\p{L})|\bpr\.? md|in de maand|i kuukaudessa|(?:na|za) miesiąc|\/ ?m-?c(?!\p{L})|на месец|по месецу|месечно|kuukau|kuussa(?!\p{L})|\/ ?kk(?!\p{L})|kk-palk|měsí[cč]|mies\.|miesi[ęą]|\bmensil|al mese|\/ ?mese(?!\p{L})|mensa(?:l|is)(?!\p{L})|(?:ao|por|\/) ?mês|vencimento|月給|月収|月額|月俸|月收|월급|месяц|\/ ?мес|місяц|\/ ?міс|\blunar|pe lună|\/ ?lun[aă]|\bhavi\b|havonta|\/ ?hó|aylık|[每\/] ?月|매월|월(?: ?단가|급여| ?보수| ?급여)|\/ ?월|(?<![\d.\p{L}])월 ?(?:약 ?)?$`,
  year: String.raw`(?:per |\/ ?)jaar|jaar(?:salaris|lijks|inkomen|basis)|årsl[öø]n|(?:per|om|i|pr\.?|\/) ?år(?:et)?(?!\p{L})|vuode(?:ssa|n)|vuosipalk|ročn|(?:za|\/) ?rok|rocz|\bSBA\b|\bann(?:uo|ua|ui)\b|(?:all?|l)['’] ?anno(?!\p{L})|\/ ?anno\b|in het jaar|op jaarbasis|na rok|(?<!\p{L})RAL(?!\p{L})|\banuais\b|(?:ao|por|\/) ?ano\b|\bb\/a\b|年収|年俸|年薪|年收|연봉|в год|на рік|pe an\b|éves|évente|yıllık|(?<![\d.\p{L}])연 ?(?:약 ?)?$`,
};

/** Says that pay is for a year, in more than the noun "salary". */
export const NAMES_YEAR = folded(new RegExp(`${YEAR.source}|${LOCAL_PERIODS.year}`, "iu"));

/** The words for each period. */
export const PERIOD_WORDS: [StatedPeriod, RegExp][] = PERIODS.map(([period, { source }]) => {
  const local = LOCAL_PERIODS[period];
  return [period, folded(new RegExp(local === undefined ? source : `${source}|${local}`, "iu"))];
});
/** How many characters behind an amount, and before it, its period may be written. */
export const ATTACHED_AFTER = 34;
export const ATTACHED_BEFORE = 60;

/** "to", "bis", "tot", …: what joins the two ends of a range. */
const TO = String.raw`to|(?:rising|increasing|going up) to|and|și|bis|und|à|a|al|et|jusqu['’]à|y|hasta|até|ao|e|tot|t\/m|en|till|til|och|og|do|i|až|a|ja|through|until|up to`;
/** Articles before the second amount: "entre los 26.000 € y los 31.000 €". */
const ARTICLE = "i |gli |los |las |os |as |les |den |de |het |la |le ";
const TOP = String.raw`${ARTICLE}|up to |around |approx\.? |a |(?:an? )?max(?:imum|imaal|imal|imo|\.)? (?:of |de |di )?|maks(?:\.|ymalnie)? |circa |ca\.? |höchstens `;
/** Two amounts with this between them are one range. */
export const RANGE_JOIN = folded(
  new RegExp(
    String.raw`^(?:\.(?=-))?[\s,]*(?:-\s)?\s*(?:\([^()]{1,25}\)\s*|min(?:imum|\.)?\s*(?=-))?(?:[-–—~〜～]|(?:${TO})(?!\p{L}):?|\.\.\.?|·|から|到|至|\/(?=\s*[$€£]))\s*(?:${TOP})?$`,
    "iu",
  ),
);
export const PERIOD_BETWEEN = folded(
  new RegExp(
    String.raw`^\s*(?:\/|per |an? |pro |par |por |pr\.? |om |i |im |in de |al |all['’]|l['’]|de l['’]|die |la |za |na |pe |je )?\s*(?:${[
      "hours?|hr|h|year|yr|y|month|mo|annually|annum|day|week|hourly|yearly|monthly|weekly|k|gross|net|brutt?o|nett?o|brut[os]?|hrubého|USD|EUR|GBP|CAD|zł",
      String.raw`p\.?[ahdmwu]|pcm|k?pa|uur|maand|jaar|dag|stunde|std|monat|jahr|tag|heure|mois|an|jour|hora|mes|año|día|mês|ano|ora|mese|anno|giorno|godz|godzinę|miesiąc|mies|rok|dzień|tim|timme|timmen|månad|månaden|mån|år|året|t|time|timen|måned|måneden|md|hod|hodinu|měsíc|měs|den|oră|lună|tunti|kk|tunnissa|kuukaudessa`,
    ].join("|")})\.?\s*(?:[-–—~]|(?:${TO})(?!\p{L}))\s*$`,
    "iu",
  ),
);
/** Before the lower of two amounts: "between $90,000 in our lowest market and $120,000 in our highest". */
export const BETWEEN = quickly(
  /(?<!\p{L})(?:between|între|zwischen|entre|tussen|mellan|mellem|mellom|tra|fra|między|pomiędzy|mezi|välillä)(?: los| las| os| as| les| de| den)?\s*$/iu,
);
/** How a phrase that began with "between" goes on before its second amount. */
export const AND = /(?<!\p{L})(?:and|și|und|et|y|e|en|och|og|ed|a|i|ja)\s*$/iu;
export const UP_TO = quickly(
  /(?<!\p{L})(?:up ?to|akár(?: bruttó| nettó)?|legfeljebb|maximum bruttó|en fazla|최대|(?:pode|podem) chegar a|puede llegar a|può arrivare a|stretch to|strekke oss til|sträcka oss till|strække os til|max(?:imum|imal|imaal|imo|imalt|\.)?(?: of| de| di)?|bis(?: zu)?|höchstens|högst|højst|høyst|hoogstens|hooguit|ten hoogste|jusqu['’]?\s?à|hasta|até|as (?:much|high) as|less than|under|tot(?: wel)?|upp till|op til|opp ?til|inntil|indtil|maksimalt|maximalt|massimo|máximo|máx\.|no máximo|al massimo|au maximum|au plus|nejvýše|maximálně|cel mult|maxim|(?:kan|can|kann) (?:rise|go|stige|öka|oplopen) (?:up )?(?:to|til|till|tot)|(?:até|hasta) (?:aos?|a|los)|jusqu['’]aux|fino ai|fino a|până la|do|až|maks(?:\.|ymalnie)?|enintään|jopa|korkeintaan|maksimissaan|höchstens|maximum van)\s*:?\s*$|(?:最大|上限)[:：]?$/iu,
);
export const FROM = quickly(
  /(?<!\p{L})(?:from|mindestens (?:aber|jedoch)|minimaal (?:echter|wel)|legalább(?: bruttó| nettó)?|minimum bruttó|en az|최소|(?:wij?|we|wir) starten (?:bij|bei|mit)|beginn(?:t|end) (?:bei|mit)|startet (?:bei|mit)|starting (?:at|from|salary(?: of)?|pay(?: of)?)|starts? at|at least|no menos de|pas moins de|nie mniej niż|niet minder dan|mindestens|minstens|ten minste|co najmniej|al menos|au moins|almeno|pelo menos|part(?:e|ent)? d[ea]|mindest(?:gehalt|lohn|entgelt)(?: laut \p{L}{1,20})?(?: von)?|(?:como |no )?mínimo|min(?:imum|imaal|imo|imalt|\.|d(?:estens|\.)?)?(?: of| de| di| på)?|ab|(?:a|à) partir d[eo]|a partire da[li]?|desde|dès|more than|over|vanaf|v\.?a\.|od|från|minst|lägst|mindst|minimum|fra|alkaen|vähintään|de la|încep\p{L}{1,3} (?:de )?la|minim|cel puțin|počínaje|nejméně|minimálně|alespoň|(?<!(?:je|jij|u) )begint (?:bij|op|vanaf)|(?<!(?:du|dig) )(?:startar|börjar|starter|begynder|begynner) (?:på|ved|vid)|zaczyna się od|zaczynamy od|beginning (?:at|from)|begins at|opening at|no less than)\s*:?\s*$|最低(?:保証)?[:：]?$/iu,
);
/** What makes the amount before it the lowest: "$60k+", "65.000 € aufwärts", "36 k€ minimum". */
export const PLUS_AFTER =
  /^(?:\+(?= (?:salary|base|basic|gross|salaire|brut[to]?|gehalt|fix|depending|based on|DOE)(?!\p{L}))|\s?\+(?!\s?\d)(?=\s*(?:$|[^\p{L}\s]|per\b|an?\b|USD|EUR|yearly|annually|DOE))|\s(?:aufwärts|minimum|mínimo|minimaal|and up|or more|en adelante|oder mehr|et plus|y más|e mais|en hoger|of meer|i więcej|eller mer|og opefter|och uppåt|og oppover|(?:a|or|and) above|minim)(?!\p{L})| ?이상| ?부터|以上|から(?!の|ではな)|より|-?t[óő]l(?!\p{L})| ?~(?!\s?[\d¥]))/u;
/** What makes the amount before it the highest: "$60k max", "35万円まで". */
export const AT_MOST_AFTER = folded(
  /^(?:まで|以下| ?까지| ?이하|-?ig(?!\p{L})|(?:\s(?:an?|per|par|al|im|pro|in de|i|om) \p{L}{2,8})?\s\(?(?:max(?:imum|imal|imaal|\.)?|maks(?:\.|ymalnie|imalt)?|maximálně|at most|tops)(?!\p{L}))/iu,
);

const PAY_WORDS = folded(
  /\b(?:salary|salaries|pays?\b|statements\b|(?:be|is|are|get|paid) paid\b|paying|payrate|compensation|comp\b|base\b|wage|wages|rate\b|rates\b|hourly|earn(?:ings?|ing|s)?|remuneration|package|range\b(?! (?:from|between))|OTE|on[- ]target|ctc|income|stipend of|day rate|annually|per annum|per year|per hour|an hour|gehalt|jahresgehalt|monatsgehalt|bruttogehalt|einstiegsgehalt|grundgehalt|vergütung|verdienst|lohn|stundenlohn|brutto|entgelt|jahresbrutto|salaire|rémunération|remuneration|brut\b|bruts?\b|fixe|tjm|package|salario|sueldo|retribuci[oó]n|remuneraci[oó]n|bruto|banda salarial|rango salarial|wynagrodzenie|widełki|salário|stipendio|lön|gross)\b|\/\s?(?:hr|hour|yr|year)\b|薪|gehalts/i,
);
/** Words for pay in the other languages read, in whatever word they end: "Jahresbruttogehalt", "maandsalaris", "månadslön". */
const LOCAL_PAY_WORDS = [
  String.raw`gehalts?(?!\p{L})|(?<!be)lohn(?!\p{L})|vergütung(?!\p{L})|entgelt(?!\p{L})|verdien(?:st|en|t)(?!\p{L})|honorar|bezahlung|fixum|tagessatz|stundensatz|kollektivvertrag|laut kv(?!\p{L})|(?<!\p{L})(?:salär|gehaltlich|bezahlt wird|gage(?!\p{L}))|eingruppierung|entgeltgruppe`,
  String.raw`(?<!\p{L})(?:salair|rémun|paie ?:|fourchette|gratification (?:de stage|mensuelle)|indemnité de stage|fixe(?!\p{L})|taux horaire|tarif journalier|(?:euros?|€) bruts?|nets? mensuel|pa[iy]e (?:de|mensuelle)(?!\p{L})|base mensuelle|émoluments|payée? (?:au|à la)(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:salari|salári|sueldo|retribuci|remunera|renta (?:líquida|bruta|mensual)|tarifa(?!\p{L})|honorário|honorarios|brut[oa]s?(?!\p{L})|vencimento|ordenado|bolsa(?:[- ]auxílio|[- ](?:de )?estágio)|valor[ /-]hora|SBA(?!\p{L})|horquilla|nómina(?!\p{L})|(?:bolsa|beca) de prácticas|net[oa]s? (?:al|por|mensual|anual)|faixa salarial|b\/a(?!\p{L}))`,
  String.raw`salaris|stagevergoeding|loonlijst|wedde(?!\p{L})|besoldung|(?<!be)loon(?!\p{L})|(?<!\p{L})(?:verdien|uurloon|uurtarief|dagtarief|maandloon|brutoloon|beloning|bezoldiging|inschaling|uurprijs|(?:functie)?schaal \d|vaste vergoeding)`,
  String.raw`(?<!\p{L})(?:wynagrodz|widełk|zarob|pensj|stawk|dniówk|płac[aęy]|brutto|netto|na rękę|ryczałt(?!\p{L})|uposażeni|gaż[ay](?!\p{L})|\+ vat miesi|stypendium staż)`,
  String.raw`timpenning|tim(?:e)?pris|timebetal|(?<!\p{L})(?:timesats|lønn?(?:niveau|ramme|spenn|spænd)|arvode|aflønn|avlønn|vederlag|ansiot?(?!\p{L}))|(?<!be)lön(?:en|e\p{L}{0,12})?(?!\p{L})|(?<!be)lønn?(?:en|es|s\p{L}{0,12})?(?!\p{L})|palk(?:ka|an|kio)`,
  String.raw`(?<!\p{L})(?:mzd[auyěo]|plat(?:u|em|ové)?(?!\p{L})|odměn|nástupní|hrubého|hrubá|výděl|vyděl|výplat|sazb[aou])`,
  String.raw`(?<!\p{L})(?:retribuzion|stipendi[oa]?(?!\p{L})|RAL(?!\p{L})|compenso|onorario|paghiamo(?!\p{L})|guadagn(?:i|erai)(?!\p{L})|paga (?:oraria|è|mensile|base|netta|lorda|(?=€ ?\d|\d))|lord[aoie](?!\p{L})|pacchetto (?:parte|retributivo|economico|va))`,
  String.raw`(?<!\p{L})(?:salariu|maaş|fizetés|bruttó|nettó|(?:alap|óra|havi|munka|heti)?bér(?:ezés|sáv)?(?!\p{L})|kereset(?!\p{L})|jövedelem|illetmény|(?<!(?:yemek|yol|kira|kurs|servis|ulaşım) )ücret(?!s[iı]z)|brüt(?!\p{L})|yevmiye|зарплат|заробітн|оклад|ставк|дохід|доход)`,
  String.raw`1[2-6] (?:pagas|gehälter|monatsgehälter|mensualités|mensilità|mensualidades|salários)(?!\p{L})`,
  // A traineeship that is paid: "Staż jest płatny: 2 200 zł", "een vergoeding van € 500 als stagiair".
  String.raw`(?<!\p{L})(?:staż|praktyk\p{L}{1,2}|stage|estágio|prácticas|praktikum|tirocinio|praktik(?:en)?|harjoittelu) (?:\p{L}{1,12} ){0,5}?(?:płatn\p{L}{1,2}|betaald|rémunérée?|remunerad[oa]s?|vergütet|bezahlt|retribuito|betald|betalt|palkallinen)(?!\p{L})|(?:wochen|week|vecko|uge|uke)(?:lohn|loon|salaris|lön|løn|lønn)(?!\p{L})`,
  "年収|年俸|月給|月収|月額|時給|日給|給与|基本給|初任給|賃金|給料|固定給|報酬|工资|薪|연봉|월급|급여|시급|일급|주급|임금|단가|보수(?! ?공사)|기본급|세전|세후",
  String.raw`^\W*(?:betaling|uitbetaling|zahlung|paiement|pagamento|zapłata|betalning|maksu|platba|plată) ?:|(?<!\p{L})podstawa(?!\p{L})(?= ?:? ?\d)|(?<!\p{L})(?:gratification(?= ?:)|diária(?= (?:de )?R\$)|hodinovk[aou]|pago (?:semanal|quincenal|mensual|diario|por hora)|wypłat[ayęą](?!\p{L})|leaf[aă](?!\p{L})|заплат|płatne(?!\p{L})|take[- ]home pay(?!\p{L})|full[- ]time equivalent|fte(?!\p{L})|pro[- ]rata(?!\p{L})|taxable(?!\p{L})|före skatt|før skatt?|timarvode|stunden(?:ansatz|tarif)|doe(?!\p{L}))`,
].join("|");
const SALARY_WORD = quickly(new RegExp(`${PAY_WORDS.source}|${LOCAL_PAY_WORDS}`, "iu"));
/** What pay depends on, and words that name it only beside an amount: "40k a 48k según valía", "Contratação PJ: R$ 9.000". */
const BESIDE_PAY = quickly(
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:depending on (?:your |the )?(?:experience|background|skills|interviews?|seniority|level|qualifications?|location|hours|shifts?|licen[cs]es?)|for the right (?:person|candidate|fit|human)|for (?:someone|somebody|anyone) (?:\p{L}{4,14}|with|who|at)(?!\p{L})|für (?:jemanden|leute|personen) mit|pour une personne|para alguien con|para alguém com|per chi ha|voor iemand (?:met|die)|dla kogoś z|för (?:den som|någon som|dig som|den med)|for (?:den som|den med|en med|en som)|für die richtige (?:person|bewerbung)|pour la bonne personne|para la persona (?:adecuada|indicada)|para a pessoa certa|per la persona giusta|voor de juiste (?:persoon|kandidaat)|dla właściwej osoby|för rätt person|for den rette|je nachdem,? was du|je nach (?:erfahrung|qualifikation)|selon (?:le |votre |ton )?(?:profil|expérience)|según (?:valía|experiencia|perfil)|(?:consoante|conforme) (?:a )?experiência|afhankelijk van (?:je )?ervaring|w zależności od doświadczenia|beroende på erfarenhet|in base all['’]esperienza)`,
      // What apprentices get in a year of theirs: "2. Ausbildungsjahr: 1.190 €".
      String.raw`\d\. ?(?:ausbildungs|lehr)jahr ?:? ?$`,
      // The hour is what is paid, or the work what something stands against: "die Stunde gibt 15,20 Euro", "tegenover je werk staat 475 euro".
      String.raw`(?<!\p{L})(?:(?:die|pro|jede) stunde (?:gibt|bringt|zahlen|bekommst)|l['’]heure (?:est|vous est|t['’]est) (?:payée|rémunérée)|la hora se paga|timen (?:aflønnes|lønnes|betales)|timmen betalas|(?:daar|tegenover)[^.;:\d]{0,25} staat|bolsa(?: de ayuda\p{L}*| económica)?(?= ?:)|bolsa de ayuda)`,
      String.raw`(?:jaar|maand)inkomen|(?<!\p{L})(?:pretens[ãõ]|(?:contratação|regime|modelo|vaga|formato):? (?:pj|clt)(?!\p{L})|retributiv|(?:bolsa|beca|bourse)(?: mensal| mensual| mensuelle)? de (?:R\$ ?|\$ ?|€ ?)?\d(?=[^,;]{0,20}(?:mes|mois|mens))|rimborso (?:spese )?(?:per lo |di |dello )?stage|indennità (?:di (?:stage|tirocinio)|mensile)|(?:role|position|contract|gig|mission|opdracht|stelle|poste|puesto|vaga|functie|^\W*(?:annual|yearly|gross|money|cash|geld|dinero|dinheiro|grana|argent|soldi|pieniądze|kasa|pengar|penger|penge|peníze|rahaa?|beloning)) ?: *$|beca de \d[\d.]{1,6} ?(?:€|euros) (?:al mes|mensual|brut)|budżet na (?:to )?stanowisk|uop(?!\p{L}))`,
    ].join("|"),
    "iu",
  ),
);
/** Lines just above an amount that ask for it: "How much?", "Was du verdienst", "¿Cuánto?". */
const ASKS_PAY = folded(
  /(?<!\p{L})(?:how much|the money|your pay|money talk|combien|côté (?:rémunération|salaire|argent)|cuánto|lo económico|quanto(?: pagamos| ganhas?| guadagni| si guadagna)?|wie ?viel|finanziell|hoeveel|wat (?:het oplevert|verdien je|schuift het)|ile (?:płacimy|zarobisz)?|hur mycket|hvor (?:meget|mye)|paljonko|kolik|いくら)(?:[^.!?]{0,30}[?:]|\s*$)/iu,
);
/** Returns whether the line above an amount names or asks for pay. */
export const leadsToPay = remembered((lead: string): boolean => namesPay(lead) || ASKS_PAY.test(lead));
/** Says that somebody gets an amount, who can only be the reader of the ad, or that the employer pays it to them. */
export const RECEIVED = quickly(
  new RegExp(
    [
      // "Graduates start on £27,000 a year with us."
      String.raw`(?<!\p{L})(?:earn|make|start|verdien|bekomm|beginn|gagn|démarr|touch|cobra|gana|ganha|recebe|guadagna|krijg|begin|zarabia|dosta|tjän|tjen|får)\p{L}{0,4} [^.;:]{0,40}(?<!\p{L})(?:with us|bei uns|chez nous|con nosotros|conosco|connosco|da noi|con noi|bij ons|u nas|hos oss?|meillä|u nás)(?!\p{L})`,
      String.raw`(?<!\p{L})you(?:['’]?(?:ll|d)| will| would| can)? (?:get|receive|make|take home|(?:start|join(?: us)?) (?:at|on)|be on|earn)`,
      String.raw`(?<!\p{L})(?:in(?:to)? your account|auf (?:dein|deinem|deiner|ihrem|ihrer) (?:konto|abrechnung)|sur (?:votre|ton) compte|en tu cuenta|na (?:sua|tua) conta|op je rekening|na (?:twoje )?konto|på (?:ditt|din) konto|tilillesi|na vašem účtu|sul tuo conto)(?!\p{L})`,
      String.raw`(?<!\p{L})we(?:['’]?(?:ll|re)| will| can)? (?:pay(?:ing)?|go(?: up)? to|go as)`,
      String.raw`(?<!\p{L})(?:bekommst|erhältst|kriegst|verdienst) du|du (?:bekommst|erhältst|kriegst)|gibt es|zahlen wir|wir (?:zahlen|gehen)|gehen wir`,
      String.raw`(?<!\p{L})(?:vous|tu) (?:toucherez|toucheras|recevrez|recevras|percevrez|percevras|gagnerez|gagneras|touchez|gagnez)|nous (?:payons|versons)|on (?:paie|verse)`,
      String.raw`(?<!\p{L})(?:cobrar[áa]s|percibirás|ganarás|te pag(?:amos|aremos)|se paga|pagamos|ofrecemos)`,
      String.raw`(?<!\p{L})(?:receber(?:ás|á)|ganhar(?:ás|á)|vais? (?:ganhar|receber)|pagamos|oferecemos)`,
      String.raw`(?<!\p{L})(?:ricevi|riceverai|guadagnerai|percepirai|prenderai|paghiamo|ti paghiamo|offriamo)`,
      String.raw`(?<!\p{L})(?:je (?:krijgt|ontvangt|verdient)|krijg je|ontvang je|betalen we|betalen wij|w(?:e|ij) betalen|levert (?:dit|het) op|oplevert)`,
      String.raw`(?<!\p{L})(?:dostaniesz|otrzymasz|zarobisz|na rękę|płacimy|zapłacimy)`,
      String.raw`(?<!\p{L})(?:du (?:får|tjänar|tjener)|(?:får|tjänar|tjener) du|vi (?:betalar|betaler)|(?:betalar|betaler) vi)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:maksamme|ansaitset|saat(?!\p{L})|platíme|dostane(?:te|š)|vyděláte|(?:plătim|oferim|primești|veți primi)(?!\p{L}))`,
      String.raw`(?<!\p{L})(?:vous|te) (?:verse|paie)(?!\p{L})`,
      // "In return: £32,000", "Ersättning: 32 000 kr i månaden".
      String.raw`(?<!\p{L})(?:in return|in exchange|im gegenzug|als dank(?: für [^.:]{4,24})?|dafür|en échange|en retour|a cambio|in cambio|em troca|in ruil(?: daarvoor)?|w zamian|i gengæld|i gjengjeld|i utbyte|our offer|unser angebot|notre offre|nuestra oferta|a nossa oferta|la nostra offerta|ons aanbod|nasza oferta|vårt erbjudande|vores tilbud|ersättning) ?:`,
      // "Interns receive $600 a week."
      String.raw`(?<!\p{L})(?:interns|trainees|apprentices|(?:graduate|research|teaching) assistants|fellows|residents|azubis|auszubildende|praktikant(?:en|innen)|werkstudent(?:en|innen)|stagiaires|alternants|apprentis|becarios|aprendices|practicantes|estagiários|aprendizes|tirocinanti|stagisti|apprendisti|stagiairs?|leerlingen|praktykanci|stażyści|uczniowie|praktikanter(?:na|ne)?|lärlingar|lærlinge[rn]?|elever|harjoittelijat|stážisté|praktikanti|stagiarii) (?:\p{L}{1,10} )?(?:receive|get|earn|are paid|make|bekommen|erhalten|verdienen|touchent|perçoivent|reçoivent|gagnent|cobran|reciben|ganan|ganham|recebem|ricevono|percepiscono|krijgen|ontvangen|otrzymują|zarabiają|dostają|får|tjänar|tjener|saavat|ansaitsevat|dostávají|primesc)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:we(?:['’]ll| will| can)? (?:offer|do|stretch to|start you (?:at|on))|you(?: won['’]t| will not|['’]ll never| never) (?:make|earn|get)|the (?:role|job|position|post|contract|gig|shift) pays|(?:will|would|['’]ll|['’]d|you) take home|you(?: will|['’]ll|['’]d| would| can)? begin (?:at|on))(?!\p{L})`,
      String.raw`(?<!\p{L})(?:du|sie|ihr) (?:startest|starten|steigst|steigen|beginnst|beginnen|verdienst|verdienen|erhalten|bekommen|bekommt|landest|landen)(?!\p{L})|(?:startest|steigst|beginnst|landest) du|(?:erhalten|bekommen|verdienen|starten) sie|erwarten dich|(?:dich|sie|euch) erwarten|auf die hand|bieten wir|wir bieten|wir starten`,
      String.raw`(?<!\p{L})(?:je|jij|u) (?:begint|start|gaat|houdt|hebt|komt uit) (?:op|met|bij|voor|er)(?!\p{L})|(?:ga|begin|start|kom) je (?:\p{L}{1,12} )?(?:op|met|bij|voor|uit op)(?!\p{L})|beginnen doe je op|(?:hou|houd) je|(?:krijgt|ontvangt|verdient) (?:je|u)|u (?:krijgt|ontvangt|verdient)|naar huis|aan de slag|in (?:handen|het handje)|schoon in de hand|bieden we|bieden wij|w(?:e|ij) bieden`,
      String.raw`(?<!\p{L})(?:na (?:start|początek|dzień dobry)|wychodzi|wyciągniesz|wyciąga się|(?:dostajesz|otrzymujesz|zarabiasz)|zarabia się|zarabiają u nas|zaczynasz od|do ręki|oferujemy|gwarantujemy|proponujemy)(?!\p{L})`,
      String.raw`(?<!\p{L})du (?:landar|hamnar|börjar|startar|lander|starter|begynder|begynner|ender)(?: \p{L}{1,10})? (?:på|med)(?!\p{L})|(?:landar|hamnar|börjar|startar|lander|starter|begynder|begynner|ender) du (?:på|med)(?!\p{L})|i handen|i lommen|(?:går|gå) (?:du )?hj?em med|(?:jobbet|tjänsten|stillingen|rollen|rolle|die stelle|der job|de baan|deze baan|het werk) (?:ger|giver|gir|lønnes|aflønnes|avlönas|betaler|bringt|zahlt|levert|betaalt)|vi (?:lägger|lønner|aflønner|avlönar|gir|giver|ger)|det blir|til dig|vi (?:erbjuder|tilbyder|tilbyr)|(?:erbjuder|tilbyder|tilbyr) vi|(?:udbetalt|utbetalt|utbetalas)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:tienaat|ansaitset|aloitat|käteen|tarjoamme|na ruku|odnes(?:ete|eš)|vyděláš|dostáv(?:áte|áš)|začín(?:áte|áš) na|nástup na|nabízíme|câștig(?:i|ați)|încas(?:ezi|ați)|vei (?:primi|câștiga)|în mână)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:vous|tu) (?:gagnez|gagnes|touches|percevez|perçois|recevez|reçois|démarrez|démarres|commencez|commences|débutez|débutes)(?!\p{L})|(?:nous|on) (?:vous |te )?propos(?:ons|e)(?!\p{L})|nous offrons|en poche|te (?:ofrecemos|damos)|(?:ganas|cobras|percibes|te llevas|empiezas (?:con|en|cobrando|ganando))(?!\p{L})|en mano|de bolsillo`,
      String.raw`(?<!\p{L})(?:guadagni|percepisci|prendi|porti a casa|parti da|inizi con|in tasca|ganhas|recebes|(?:você|vc) (?:ganha|recebe|começa)|levas para casa|começas (?:com|a ganhar))(?!\p{L})`,
    ].join("|"),
    "iu",
  ),
);
/** Returns whether a text holds a word for pay. */
export function namesPay(text: string): boolean {
  return SALARY_WORD.test(text) || BESIDE_PAY.test(text);
}
export const NOT_SALARY_AFTER = folded(
  /^\+?[\s)]*(?:(?:in|of|as|an? month|an? year|a|an|the|annual(?:ly)?|per year|per month|yearly|monthly|worth|one[- ]time|\w+['’]s|\/\s?(?:year|month|yr)|for|towards?|each|every|cash|quarterly|usd|cad|max(?:imum)?|max\.|home|company|learning|performance|professional|personal)\s+){0,4}(?:sign[- ]?(?:on|ing)(?! bonus ?:)|bonus(?:es)?\b(?!\s*:)|reimburs\w*|tuition|stipends?|allowances?|budgets?|relocation|referral|401|equity|stock|options?|grants?|rsus?|credits?|vouchers?|gift|discount|insurance|coverage|deductible|life insurance|in (?:funding|revenue|sales|arr|assets|savings|value|benefits|annual revenue|bookings|pipeline|payments|volume|capital|investments?)|arr\b|aum\b|revenue|funding|series|valuation|raised|seed|quota|deal|deals|portfolio|accounts?|customers?|projects?|budget|donation|fee\b|fees\b|fund\b|prize|match|commission(?:s)?\b(?!\s*:)|tips\b|premium|incentive|training|education|development|wellness|home office|equipment|setup|health|hsa|fsa|student|loans?|conferences?|books|courses?|gym|fitness|childcare|meals?|lunch|commut\w*|internet|phone|zuschuss|prämie|bonus|gutschein|weiterbildung|jährlich(?:es)? budget|prime\b|chèque|ticket|tickets|bon\b|umsatz|chiffre|ebitda)/i,
);
export const NOT_SALARY_BEFORE = folded(
  /\b(?:raised|raising|funding|series [a-e]|revenues?|valuation|valued at|valuation of|budgets?|managing|manage|manages|worth|arr|aum|backed|invest(?:ed|ment|ing|ments)?|bonus(?:es)?|sign[- ]?on|signing|stipend(?: of)?|reimburse\w*|reimbursement|tuition|allowance|relocation|referral|savings?|sales of|deals?|quota|portfolio|customers|equity|stock|options worth|grant|insurance|deductible|discount|market|industry|donat\w*|grossing|contribution|contribut\w*|processed|transactions?|payments? (?:volume|of)|acquired|(?<!(?:not|never|n['’]t) )exceed(?:ing|s)?|generat\w+|ebitda|umsatz|chiffre d'affaires|zuschuss|bezuschuss\w*|facturación|prime(?!ș)|credit|saved|goal|401k|premiums?|costs?|tips|lift(?:ing)?|commissions? (?:of|up|average)|commissions?:?\s*$|loans?|assistance|wellness|hsa|fsa|subsid\w*|fines?|subscriptions?|pric(?:e|es|ed)|spend|bills?|saves?|saving|households?|famil(?:y|ies)|borrowers|payroll|deposits?|laptop|equipment|who (?:earn|make)|incentives?|fees?|fund|(?<!(?:rate|pay|fee) (?:for|of|on|in) (?:this|the) )contracts?(?![^.;:,\d]{0,24}, | (?:role|position|job|opportunity|rate|work)s?(?!\p{L}))|projects?|turnover|caps?|limit)\b[^.;:]{0,30}$/iu,
);
/** Bonuses, allowances, budgets, premiums, savings and revenue in the other languages read, in whatever word they end, and as labels. */
const OTHER_MONEY = [
  String.raw`prämie|zuschuss|zulage|zuschlag|bonus|budget(?!ed(?: at)?(?:\s*$| for (?:this|the) ))|geld(?!\p{L})|rabatt|sachbezug|gutschein|förderung|umsatz|volumen|sparen|finanzierung|altersvorsorge|investition|kosten|vermögenswirksam|(?:auftrags|vertrags|bestell|projekt|waren)wert|summe(?!\p{L})|spesen|umzugs|gebühr|stipendium|miete(?!\p{L})|kaution`,
  String.raw`(?<!\p{L})(?:prime(?!ș)s?|indemnité|forfait|intéressement|participation|cooptation|chiffre d['’]affaires|levée|économis|chèque|titres?[- ]restaurant|frais|subvention|remboursement|loyers?(?!\p{L})|portefeuille|mutuelle|prise en charge|aides? |épargne|abondement|bourses?(?!\p{L})|contrats de|prêts?(?!\p{L})|enveloppe|panier)`,
  String.raw`(?<!\p{L})(?:presupuesto|financiación|facturación|bono|(?<!bolsa de )ayuda|ticket|incentivo|ahorr|alquiler|seguro|prima|subvención|comisi|inversión|reembolso|plus de|cheque|guardería|dietas|matrícula|cuesta|cartera|préstamo|aportación|plan de pensiones|kilometraje|gastos|becas(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:vale[- ]?(?!r\$)\p{L}*|(?<!bolsa[- ])auxílio|bônus|bónus|prêmio|prémio|orçamento|faturamento|faturação|investimento|economiz|alugu[ée](?:l|is)(?!\p{L})|subsídio|ajuda de custo|reembolso|comiss|pl[rp](?!\p{L})|ppr(?!\p{L})|mensalidade|cartão|(?<=(?:^|[,;:+•(]|(?<!\p{L})e) ?)v[ar](?: e v[ar])?(?= (?:de|no)| ?$)|carteira|contratos de|empréstimo|propinas|custa)`,
  String.raw`(?<=\p{L})(?<!stage)vergoeding|vergoeding voor|toeslag|premie|opleidingsbudget|omzet|besparen|vakantiegeld van|gratificatie|pensioen|bijdrage|winstdeling|cheques?(?!\p{L})|ter waarde van|verzekering|uitkering|(?<!\p{L})(?:projecten van|hur(?:en|prijzen) (?:die|van)|huurprijs)`,
  String.raw`(?<!\p{L})(?:budżet(?! na (?:to )?stanowisk)|premi[aię]|dofinansowani|obr[oó]t|karta|dodat(?:ek|ku)|ubezpieczeni|nagrod|dopłat|odpłatno|zwrot|oszczędz|fundusz|kapitał|wartoś|prowizj|czesne|czynsz|relokac|klien(?:ci|tów) płacą|pożycz|stypendi(?!um staż))`,
  String.raw`bidrag|omsättning|omsetning|omsætning|tillägg|tillegg|tillæg|sparar|sparer|(?<!\p{L})hyr(?:a|an|or|orna)(?!\p{L})|provision|investering|pensjon`,
  String.raw`(?<!\p{L})(?:buon[oi]|affitt[oi](?!\p{L})|fatturato|premio|welfare|rimborso|incentivi?|risparmi|investimenti|příspěv|stravenk|odměna za doporučení|obrat(?!\p{L})|liikevaihto|etu(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:sign[- ]?on|signing|stipend|allowance|reimbursement|contribution|loan|hsa|fsa|relocation|tuition|hra|(?:insurance|medical|life|health|sum) (?:coverage|cover|insured)|coverage amount|top-up|out-of-pocket|profit[- ]sharing|scholarship|settlement|per diem of|retention|ad&d|debts?(?!\p{L})|rents?(?!\p{L})|(?:desk|chair|(?<!bus |lunch |exam )monitor|screen|laptop|headset)s?(?!\p{L}))`,
].join("|");
export const OTHER_MONEY_BEFORE = quickly(
  new RegExp(
    String.raw`(?:${OTHER_MONEY})\p{L}{0,14}(?:[^.;:]{0,45}|[^.;:]{0,20}:\s*(?:we (?:pay|cover|give|add|put in) (?:up to )?)?)$`,
    "iu",
  ),
);
/** "550 € netto Prämie für jede Empfehlung", "$2,000 per year for external learning": what the amount is follows it. */
export const OTHER_MONEY_AFTER = folded(
  new RegExp(
    [
      String.raw`^\s*(?:(?!(?:plus|und|zzgl|sowie|mit|and|with|et|avec|y|más|con|e|mais|com|en|met|i|oraz|och|med|og|ed|inkl|incl\p{L}*|or|oder)(?!\p{L}))[\p{L}-]{1,20}\s+){0,3}\p{L}{0,20}(?:prämie|zuschuss|budget|gutschein|prime|bono|premie|vergoeding|premia|dodatek|bidrag|premio|auxílio|stipend|allowance|reimbursement|subsidy|schulden|debt)s?(?!\p{L})`,
      String.raw`^\s*(?!base )[\p{L}-]{1,20}\s+(?:referral|signing|sign-on|joining|retention|welcome|anniversary) bonus(?:es)?(?!\p{L}| ?:)`,
      String.raw`^\s*(?:(?:per|a|each|every|\/|pro|par|al|por|annually|yearly|monthly|year|month|annum|jahr|monat|jährlich|monatlich|im|an|mois|año|mes|ano|mês|jaar|maand|rok|rocznie|miesięcznie|år|månad|usd|eur)\s*){0,3}(?:for|towards?|für|pour|para|voor|na|för|per)\s+(?:your |any |the |external |continuing |further |internal |personal |professional |ihre |deine |votre |la |el )?(?:learning|development|training|education|cours|conferenc|book|gym|fitness|wellness|equipment|hardware|home|child|travel|health|einrichtung|ausstattung|homeoffice|curs|livros|libros|weiterbildung|fortbildung|formation|télétravail|formación|formação|capacita|opleiding|szkoleni|utbildning|each(?! hour)|every(?!one|body| hour)|referr|jede|chaque|cada)`,
    ].join("|"),
    "iu",
  ),
);
/** A salary more than the twelve of a year: "ein 13. Monatsgehalt von", "un 13e mois de", "trzynasta pensja do". */
export const EXTRA_SALARY = folded(
  /(?<![\p{L}\d])(?:1[34](?:th|e|º|ª|\.)? (?:month|monatsgehalt|gehalt|mois|paga|salário|mensalidade|mensilità|maand)|(?:thirteenth|dreizehntes|treizième|decimoterce(?:ra|ro)|décimo terceiro|dertiende|trzynasta|tredicesima)(?: \p{L}{1,15})?)(?:(?!,| (?:and|und|et|y|e|en|i|och|og) ?[$€£]? ?$)[^\d.;:]){0,30}$/iu,
);
const PAYERS = String.raw`startups?|start-ups|businesses|agencies|organi[sz]ations|homeowners|hotels|households|unternehmen|firmen|startups|agenturen|entreprises|agences|pequeñas empresas|agencias|agências|aziende|imprese|agenzie|bedrijven|bureaus|firmy|agencje|(?:små)?företag|byråer|(?:små)?virksomheder|bureauer|bedrifter|yritykset|toimistot|agentury|firme(?:le)?|agenții|kundschaft|clientèle|clientela|sponsors|donors|funders|patients who|people who|merchants|retailers|sellers|advertisers|händler(?:innen)?|werbekunden|commerçants|annonceurs|lojistas|comerciantes|anunciantes|vendedores|inserzionisti|adverteerders|reklamodawcy|annonsörer|parents|pupils|landlords|readers|guests|passengers|schools|shops|restaurants|rodzice|uczniowie|eltern|parents|élèves|abonnés|lecteurs|alumnos|padres|lectores|suscriptores|alunos|pais|assinantes|ouders|leerlingen|lezers|genitori|studenti|abbonati|föräldrar|läsare|forældre|foreldre|rodiče|clients?|customers?|users|members|subscribers|companies|brands|families|partners|tenants|kunden|mandanten|mitglieder|clientes?|usuarios|empresas|utilizadores|clients|abonnés|klanten|gebruikers|klienci|użytkownicy|kunder(?:na|ne)?|kundene|medlemmer|asiakkaat|zákazníci|clienti|お客様`;
const PAY_US = String.raw`nous confient|entrust us with|vertrauen uns|pay(?:s|ing)?|spend|gave|donated?|zahlen|bezahlen|paient|payent|dépensent|pagan|gastan|pagam|gastam|betalen|płacą|betalar|betaler|maksavat|platí|pagano|invest|sell|investieren|geben|investissent|vendent|invierten|venden|investem|vendem|investono|spendono|besteden|investeren|wydają|inwestują|lägger|satsar|spenderar`;
/** The nouns of an amount that are pay; any other in the plural that is "of", "from" or "worth" an amount is something else. */
const PAID_THINGS = String.raw`\p{L}*(?:salar|wage|earning|rate|fee|pay|range|band|package|offer|amount|bracket|total|level|stage|grade|start|begin|net|gross|bas|compensat|remunera|rémunéra|sueld|honora|salár|euro|dollar|dólar|pesos|reais|hour|year|month|day|week|año|mes|mois|heure|hora|thousand|brut|candidate|role|position|location|market|vari|tarif|fix|maximum|minimum|gehält|löhn)\p{L}*`;
/** "Grants of £10,000", "purchase orders from $25,000", "pedidos de 5.000 a 20.000": what is worth the amount is a thing. */
const THINGS_WORTH = String.raw`(?<!\p{L})(?!(?:${PAID_THINGS}|compris|runs|goes|rises|increases|grows|climbs|progresses|moves|sits|lies|falls|comes|reaches|lands|ours|yours|this|plus|moins|menos|mais|más|\p{L}+mos|\p{L}+ons|\p{L}+r[áa]s|\p{L}+(?:er|ev|ir)as|cobras|ganas|recibes|percibes|ingresas|obtienes|tienes|ganhas|recebes|gagnes|touches|gets|makes|is|was) )\p{L}{3,}s (?:(?:of|from|worth|between|ranging from|de|desde|entre|d['’]une valeur de|por valor de|no valor de)) (?:up to |entre |between |about |around )?`;
/** What things cost and people owe. */
const COSTS = String.raw`owes?|owing|charge[sd]?|invoiced?|(?:sold|sells?) for|goes for|rents? for|bid|se vende[n]?|si vend(?:e|ono)|se vend(?:ent)?|säljs|sælges|selges|sprzedaj\p{L}{1,4} się|gaat (?:hier )?weg voor|geht (?:hier )?für|asks? (?:you|applicants|anybody|anyone) for|(?:pay|paid|pays|owe) (?:our |the |all )?(?:suppliers|vendors|landlords|farmers|authorities)|(?:zahlen|bezahlen) (?:wir )?(?:unseren|den) (?:lieferanten|vermietern)|payons (?:nos|aux) fournisseurs|pagamos a (?:nuestros|los) proveedores|pagamos aos (?:nossos )?fornecedores|kostet|kosten|berechnen|coûtent?|coûte|facturons|cuestan?|facturamos|custam?|faturamos|kost|kosztuj[eą]|kostar|koster|maksaa|maksavat|stojí|costano|deve|deben|devem`;
/** A reward for bringing somebody in: "Wirb Freunde an und erhalte dafür 1.500 €". */
const BY_REFERRING = String.raw`(?<!\p{L})(?:refer (?:a|your|someone|somebody)|recommend (?:a|your|someone)|wirb(?:st)? |empfiehl|empfehlen sie|(?:geworbene[nr]?|empfohlene[nr]?) |parrainez|cooptez|recomienda |indique (?:um|amig)|recomenda |breng (?:een|jouw) |tip een|draag (?:een|iemand) |poleć |polecisz |tipsa |anbefal |doporuč)`;
/** Wages that a law sets, what a market pays and what graduates earn: "the state minimum wage is", "le salaire moyen du marché est de". */
export const PAY_OF_OTHERS = quickly(
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:your (?:team|staff|people)|je (?:team|mensen)|jouw team|dein(?:e)? (?:team|leute|mitarbeiter)|ihr team|ton équipe|votre équipe|tu equipo|a tua equipa|sua equipe|il tuo team|twój zespół|ditt team|dit team|teamet ditt) (?:earns?|makes?|is paid|verdien(?:t|en)?|gagne(?:nt)?|gana|ganha|guadagna|zarabia|tjänar|tjener) [^.;:]{0,30}$`,
      String.raw`(?<!\p{L})(?:minimum wage(?: in \p{L}{2,20})?|(?:gesetzliche[rn]?|allgemeine[rn]?) mindestlohn|smic(?: horaire| mensuel)?(?: brut)?|salario mínimo (?:interprofesional|nacional|legal)|salário mínimo nacional|wettelijk(?:e)? minimumloon|płaca minimalna|minimalna stawka godzinowa|minimalne wynagrodzenie krajowe) (?:is|beträgt|liegt|est|es|é|wynosi)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:no|nobody|not one) (?:\p{L}{1,12} ){0,6}(?:makes?|earns?|is paid) less than|living wage (?:is|of)|(?:niemand|kein mitarbeiter|keine) (?:\p{L}{1,12} ){0,4}verdient (?:\p{L}{1,12} ){0,3}weniger als|personne ne gagne moins de|nadie gana menos de|ninguém ganha menos de|niemand verdient (?:hier |bij ons )?minder dan|nikt nie zarabia mniej niż|nessuno guadagna meno di|ingen tjänar mindre än`,
      String.raw`(?<!\p{L})(?:national|market|industry|sector) average|average (?:market|national|industry) (?:salary|pay|wage)|(?:average|median) (?:salary|pay|wage|income) (?:\p{L}{1,12} ){1,4}?(?:market|industry|area|state|country|region|nationwide)|(?:salaire|rémunération) moyenn?e? (?:du marché|du secteur)|(?:salario|sueldo) medio (?:del mercado|del sector)|(?:salário|salario) médio (?:do mercado|do setor)|(?:durchschnittsgehalt|durchschnittliche gehalt) (?:am markt|der branche|in der branche)|gemiddelde salaris in de (?:markt|sector)|średnie (?:wynagrodzenie|zarobki) na rynku`,
      // What people whom somebody else pays earn, or what a mean of many says.
      String.raw`(?<!\p{L})(?:on our (?:platform|marketplace|network|app)|(?:(?:who(?:m)?|that) )?we place) (?:earn|make|take home|get)|(?:placed|vermittelte) \p{L}{3,25} (?:earn|get|bekommen|verdienen|erhalten)|(?:unsere|onze|nos|nuestr[oa]s|noss[oa]s|i nostri|le nostre|nasi|nasze|våra|our) (?:\p{L}{1,25} ){1,2}(?:earn|make|verdienen|gagnent|touchent|ganan|ganham|guadagnano|zarabiają|tjänar) (?:on average|an average of|im schnitt|durchschnittlich|im mittel|en moyenne|de media|em média|in media|gemiddeld|średnio|i snitt|i genomsnitt)`,
      String.raw`(?<!\p{L})(?:graduates?|alumni|absolvent(?:en|innen)|diplômés|graduados|egresados|formandos|afgestudeerden|absolwenci)(?: (?:of|der|de|van|nuestr\p{L}{1,3}|our|unser\p{L}{0,3}|nos|onze)(?: \p{L}{1,20}){1,2})? (?:earn|make|verdienen|gagnent|ganan|ganham|zarabiają)(?!\p{L})`,
    ]
      .map((source) => String.raw`(?:${source})[^.;:]{0,50}$`)
      .concat(
        String.raw`(?<!\p{L})(?:${PAYERS}) (?:\p{L}{1,12} ){0,2}?(?:${PAY_US})(?!\p{L})[^.;:]{0,40}$`,
        String.raw`${BY_REFERRING}[^.;]{0,70}$`,
        String.raw`(?<!\p{L})(?:${COSTS})(?!\p{L})[^.;:]{0,40}$`,
      )
      .join("|"),
    "iu",
  ),
);
/** Things in the plural that are worth an amount. */
export const WORTH = folded(new RegExp(`${THINGS_WORTH}$`, "iu"));
/** Sentences about benefits name single sums that are seldom pay. */
export const BENEFIT =
  /\b(?:hsa|fsa|401\(?k\)?|deductible|dental|insurance|tuition|reimburse\w*|stipend|allowance|perks?|discounts?|gym|pto|pension plan)\b/i;
/** Joins a bonus to the salary: "salary & bonus: $175,000". */
export const INCLUDED = /(?:&|\+|(?<!\p{L})(?:and|und|et|y|e|en|och|og|plus)|(?<!\p{L})in[ck]l\p{L}{0,8}\.?)\s*$/iu;
/** The words of a line that states only an amount: "From $150k", "Up to €90,000 a year". */
export const AMOUNT_LINE = new Set(
  (
    "planilla bruttó nettó havonta havi órabér aylık brüt guaranteed garantiert garanti garantizado pa pm ph pw pcm fte starts pj clt b2b uop pro rata doe dependent depending on experience gross from up to starting at for everyone everybody all in of and between dólares dólar dollars dollar pesos reais zł złotych netto na miesiąc mies rok korun Kč ab bis zu à a partir de desde hasta jusqu vanaf tot od do från upp till da fino p per pro par an al al year yearly annually annum jahr año usd eur gbp cad " +
    "maximum max min maximaal hoogstens höchstens maximal högst højst høyst máximo massimo nejvýše enintään minimaal minimum mindestens bij bei vid ved przy voor für pour een einer en ett full volle voller volledige werkweek fulltime vollzeit vollzeitstelle heltid fuldtid heltidstjänst pełnym etacie pełny etat jornada completa tempo pieno temps plein complet täystyöaika kokoaikaisena plný úvazek plném úvazku " +
    "até por mês ano mes mensuales mensual mensais mensal anuales anual anuais brutos bruto brutto brut bruts net nets netos neto líquidos netto fra om pr i måned måneden månaden året år måneder monat monatlich im jährlich mois mensuels annuels maand jaar miesięcznie rocznie kr kronor kroner euro euros month monthly annual about around roughly approximately currently weekly flat fix fixed month hour hourly day daily week weekly tag woche jour semaine día dia semana giorno settimana dag week dzień până la de pe lună luna oră zi săptămână brut lei od do až čistého čistá hrubého měsíčně měsíc ročně hodinu hodina tis tys godz godzinę godzina dziennie dzień tygodniowo tydzień co na rękę ręki minimum nie mniej niż euroa kuukaudessa tunnissa kk alkaen uur std stunde tim timme timmen time timen hora ora mese mesi netti lordi lordo semanales libres bolsillo líquidos líquido rond ongeveer zo'n zo n circa ca cca ok około vast vaste rund etwa approx environ alrededor cerca fcfa dirhams dh usd ghs taxable lunar pensja maksymalnie maksymalna wzwyż najmniej co pracy schoon etatu etat hand almeno mínimo minim minimálně alespoň nejméně salariu enligt avtal kollektivavtal lokalt cao conform volgens tarif tariflich nach gemäß after before tax taxes selon convention collective según convenio conforme secondo ccnl zgodnie overenskomst ifølge efter etter aftale avtale gældende tes mukaan dle dohody mån mnd md mth tim uge ugen uke uken vecka veckan vko wk sem mensili pay inntil indtil opp upp uppåt gir til månad månaden månadslön ger betaler ikke inte under ufaglærte faglærte nyuddannede nyutdannede begyndere nybegyndere nybörjare starters beginners juniors einsteiger berufseinsteiger débutants principiantes iniciantes początkujących ugen uken uka veckan vecka dagen dag skat skatt før före jopa korkeintaan kuussa vähintään tunnilta hver hvert varje fri basis van op p m mo md h t lägst minst lavest laveste högsta højeste höchste a the we offer pay wir zahlen bieten ofrecemos pagamos oferecemos offrons nous op jaarbasis maandbasis wij bieden oferujemy vi erbjuder tilbyder tilbyr"
  ).split(" "),
);
/** Nouns for the salary itself. Nearer to an amount than a bonus or a budget, they decide. */
export const SALARY_NOUN = folded(
  /(?<!\p{L})(?:salary|salaries|wages?|base pay|salaire|salario|sueldo|salário|wynagrodzenie|pensja|stipendio|retribuzione|RAL|mzd[ay])(?!\p{L})|gehalt(?!\p{L})|lohn(?!\p{L})|salaris(?!\p{L})|wedde(?!\p{L})|(?<!\p{L})(?:bezoldiging|besoldung)(?!\p{L})|lönn?(?:en)?(?!\p{L})|lønn?(?:en)?(?!\p{L})|palkka/iu,
);
/** What someone might earn one day is not a salary range. */
export const PROMISE = folded(
  /\b(?:potential(?:ly)? (?:to|for|of)|could|maybe|may earn|estimated (?:year|first|annual earnings)|in excess of|year (?:one|two|three)|first[- ]year|top (?:performers|earners)|by our calculations)\b[^.;]{0,60}$|\bmay be\s*$|\bby our calculations\b/i,
);
export const UNIT_AFTER = folded(
  /^s\b|^\s*(?:\+|-)?\s*(?:%|years?\b|yrs?\b|hours?\b(?! rate)|hrs\b|days?\b|weeks?\b|months?\b|minutes?\b|employees|people|staff|customers|users|countries|locations|offices|clients|lbs?\b|pounds of|miles|km\b|sq|members|students|patients|units|vehicles|companies|developers|engineers|(?:stunden|tage|jahre|monate|wochen)(?![a-zäöüß])|mitarbeiter|ans\b|jours|heures|mois|semaines|salariés|collaborateurs|horas|d[ií]as|años|meses|semanas|empleados|\/7|jähr(?!lich)|°|th\b|st\b|nd\b|rd\b|x\b(?! ?1[2-6](?!\d))|-?step|-?person|-?day|degrees?)/i,
);
/** A label right before the number: "Annual salary: 95,000", "Startløn 32.000". */
export const LABELLED = folded(
  /\b(?:salary|pay|compensation|gehalt|jahresgehalt|vergütung|salaire|rémunération|salario|sueldo)\s*[:=]\s*$|(?:gehalt|lohn|salaris|loon|verdiensten|wynagrodzenie|pensja|podstawa|lön|lønn?|palkka|mzda|plat|stipendio|retribuzione|(?<!\p{L})RAL|salário|vencimento|ordenado)(?:n?en|et)?(?:\s?[:=]| (?:på|er|är|er på|är på|von|van|is|ist|beträgt|wynosi|(?:i )?okolicach|vanaf|ab|od|från|fra))?(?: (?:ca\.?|circa|ok\.|około|rond|etwa|omkring|zo['’]n))?\s*$/iu,
);
