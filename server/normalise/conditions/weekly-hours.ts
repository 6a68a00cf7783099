import { inPlainQuantities } from "#normalise/text/plain-quantities.ts";
import { rememberedSentence } from "#normalise/text/remembered.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { AMOUNT, AMOUNT_IN_WORDS, BOUND, boundsOf, widest } from "./amounts.ts";
import { inParts, withFewest, withOffered } from "./hours-offered.ts";
import { hoursBeside, unspacedHours } from "./hours-of-a-week.ts";

const LEAST_HOURS = 4;
const MOST_HOURS = 60;

const HOURS = String.raw`(?:(?:paid|working|work|contracted|billable|flexible) ){0,2}(?:hours?|hrs?|h|stunden?|std|heures?|horas?|uur|uren|u(?= ?(?:\/|per) ?w|\)| ?$)|urige|godzin[aęy]?|godz|timmars?|tim|timers?|tuntia|tunnin|(?:de )?ore|hodin[ay]?|hod|ór[aá](?:s|ban|t)?|saat(?:lik)?|t(?= ?(?:\/|per|pr\.?|i) ?uk?[eg]))\.?`;
const WEEK = String.raw`(?:(?:\/ ?|(?:per|a|each|every|in an?|in der|in de|in een|pro|die|je|par|à la|la|por|a la|à|al|alla|om|i|pr\.?|w|na|pe) )?(?:work(?:ing)?[- ]?|arbeits|arbeids|arbejds|werk|arbets)?(?:weeks?|wks?|woche|semaine|sem|hebdo|semana|tydzień|tygodniu|tydz|veckan?|ugen?|uk(?:e|en|a)|hafta|hétre?|héten|viikko|viikossa|vko|settimana|sett(?=\.)|týden|săptămân[ăa]|săpt(?=\.))|săptămânal|weekly|wöchentlich|hebdomadaires?|semanal(?:es)?|semanais|wekelijks|tygodniowo|ugentligt?|ukentlig|haftalık|hetente|settimanali|týdně|p\.?\/?w|\/v)`;
/** "40 hours per week", "a 40-hour week", "38,5-Stunden-Woche", "32-40 uur per week". */
const PER_WEEK = String.raw`${AMOUNT_IN_WORDS} ?-?(?:${HOURS})(?: ?\([^()]{1,20}\))? ?-?(?:of work |of (?=weekly (?:availability|commitment|time|work))|arbeit )?(?:${WEEK})(?![\p{L}\p{N}])`;
/** "Weekly hours: 38", "une semaine de 35 heures", "jornada de 40 horas", "Wochenstunden: 20-30". */
const LABEL = String.raw`(?<!\p{L})(?:hours (?:per|a|each) week|hours(?= \((?:weekly|per week)\))|std\.? ?(?:pro|\/|je) ?woche|uren p\.?\/?w|(?:standard |regular |normal )?work(?:ing)? week|weekly (?:working )?hours|hours\/week|wochenstunden(?:zahl)?|stunden (?:pro|\/|je) woche|wochenarbeitszeit|wöchentliche arbeitszeit|arbeitszeit|semaine de travail|semaine|durée hebdomadaire|jornada(?: semanal| laboral)?|carga horária(?: semanal)?|horas semanales|horas semanais|uren per week|aantal uren|dienstverband|godzin tygodniowo|wymiar czasu pracy|timmar per vecka|arbetstid|(?:standard|normal|regular|weekly|contracted|basic|full-time|core) (?:weekly |working |work )?hours(?: of (?:work|attendance|duty))?|regelmäßige (?:wöchentliche )?arbeitszeit|horario (?:semanal|laboral)|heures de travail|heti munkaidő|munkaidő|haftalık çalışma (?:süresi|saati)|contracted hours|arbeidstid|arbejdstid|durée du travail|temps de travail(?: hebdomadaire)?|horaire hebdomadaire|orario(?: di lavoro)?|työaika|carga horaria|stundenzahl|stellenumfang|beschäftigungsumfang|umfang|workload|commitment|pracovní doba)(?: \([^()]{1,15}\))?(?:(?: ?[:–-]| is| are| will be| sind| sont| son| sono| zijn| ist| liegt bei| of| de| mit| von| van| est de| är| beträgt) )? ?(?:[~≈]|ca?\.|circa|approx\.?|approximately|around|about|etwa|rund|environ|cerca de|około|omkring|cirka|${BOUND})? ?${AMOUNT}`;
/** "Hours: 37.5 per week", "Aantal uren: 32 tot 40 per week": label, number and week; "Uren: 32-40 uur". */
const LABELLED_A_WEEK = String.raw`(?<!\p{L})(?:hours|stunden|uren|horas|heures|timmar|timer|godziny) ?[:–-] ?(?:(?:between|zwischen|tussen|entre|mellan|mellem) (?:de |den )?|(?:${BOUND}) )?${AMOUNT} ?(?:(?:${WEEK})(?![\p{L}\p{N}])|(?<=\d\d ?)(?:${HOURS})[.)]?$)`;
/** "4-day week (32 hours)". */
const IN_BRACKETS = String.raw`(?<=(?:week|woche|semaine|semana|werkweek) ?\()${AMOUNT} ?(?:${HOURS})(?=\))`;
/** "A four-day week of 32 hours". */
const WEEK_OF = String.raw`(?<=(?:week|woche|semaine|semana|werkweek) (?:of|von|de|van) )${AMOUNT} ?(?:${HOURS})(?!\p{L})`;
/** Of labels that don't say per what, only with a word for hours behind the number: working times stand there too. */
const OWN_WEEK =
  /(?:basic|normal|contracted|standard|regular|core) hours|heti|haftalık|week|woch|hebdo|semain|seman|tygodn|veck|uren p\.?\/?w/iu;
const HOURS_BEHIND = folded(new RegExp(String.raw`^ ?-?(?:${HOURS})(?![\p{L}\p{N}])`, "iu"));
/** "20 Wochenstunden". */
const AS_UNIT = String.raw`${AMOUNT} ?-?(?:wochenstunden|weekly hours|horas semanales|horas semanais)(?!\p{L})`;
/** "Temps plein, 35h", "Part-time (24 h)", "Full-time position, 40 hours": a week goes without saying. */
const OF_CONTRACT = String.raw`(?<=(?:contrat|cdi|cdd|clt|full-?time|full time|part-?time|part time|half-?time|voltijds?|deeltijds?|temps plein|temps complet|temps partiel|mi-temps|jornada (?:completa|parcial)|media jornada|tiempo (?:completo|parcial)|meio período|tempo (?:integral|parcial|pieno)|teilzeit|vollzeit|halbtags|werkstudent(?:in)?|minijob|heltid|deltid|halvtid|etatu?|úvazek|osa-aikainen|kokoaikainen)(?: (?:position|role|job|contract|stelle|tätigkeit|poste))?[ ,:(–-]{1,3}(?:(?:czyli|to|tj\.|also|d\.h\.|soit|o sea|ou seja|cioè|dus|alltså|dvs\.|eli|tedy|i\.e\.) )?)${AMOUNT} ?(?:${HOURS})(?![\p{L}\p{N}])`;
/** Hours a day in words. */
const DAY_HOURS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    3: "three drei trois tres três tre drie trzy",
    4: "four vier quatre cuatro quatro quattro cztery fyra fire",
    5: "five fünf cinq cinco cinque vijf pięć fem",
    6: "six sechs seis sei zes sześć sex seks",
    7: "seven sieben sept siete sete sette zeven siedem sju syv",
    8: "eight acht huit ocho oito otto osiem åtta otte åtte",
  }).flatMap(([value, names]) => names.split(" ").map((name) => [name, Number(value)])),
);
const DAY_NUMBERS = Object.keys(DAY_HOURS).join("|");
const A_DAY = String.raw` ?(?:\/|per|a|each|am|pro|par|por|al|om|i|w) ?(?:days?|tag|jour|día|dia|dag|dzień|months?|monat|mois|mes|mês|maand|years?|jahr)(?!vagt|vakt|skift|pass|dienst|schicht|tid|hold)`;
/** "You work 20 hours": what people do in a week, unless it says another time. */
const WORKED = String.raw`(?<=(?:you work|you['’]ll work|you['’]d work|you would work|you will work|du arbeitest|sie arbeiten|vous travaillez|vous travaillerez|trabajas|trabajarás|você trabalha|je werkt|pracujesz|du arbetar|du jobber|du arbejder|lavori) (?:about |around |etwa |ca\. |environ |unas |cerca de |ongeveer |około |circa )?)${AMOUNT} ?(?:${HOURS})(?![\p{L}\p{N}])(?!${A_DAY})`;
/** "36 hours over four days", "32 Stunden an vier Tagen". */
const OVER_DAYS = String.raw`${AMOUNT_IN_WORDS} ?(?:${HOURS}),? (?:spread |verteilt |répartie?s |repartidas |distribuídas |verdeeld |fördelat )?(?:over|across|an|auf|sur|en|em|pelas|por|op|na|på|su) (?:(?:\p{L}{1,9} ){0,3}(?:mon|tues|wednes|thurs|fri)day|(?:\p{L}{1,9} ){0,3}(?:maan|dins|woens|donder|vrij)dag|(?:\p{L}{1,9} ){1,4}(?:days|tage|tagen|jours|días|dias|dagen|dni|dagar|dager|dage|giorni)|(?:the |le |les |las |los |os |as )?(?:mornings|afternoons|vormittage|matinées|matins|mañanas|tardes|manhãs|ochtenden|mattine))(?!\p{L})`;
/** "Die Arbeitswoche hat 38 Stunden", "a full week here is 35 hours", "eine Vollzeitstelle umfasst 38,5 Stunden". */
const A_FULL_WEEK = String.raw`(?<!\p{L})(?:full(?:[- ]time)?(?: working)? week|full[- ]time|work(?:ing)? week|volle woche|arbeitswoche|vollzeit\p{L}{0,10}|semaine complète|temps plein|semana (?:laboral|completa|de trabajo|de trabalho)|jornada completa|tempo inteiro|werkweek|volledige week|arbetsvecka\p{L}{0,2}|arbeidsuke\p{L}{0,2}|arbejdsuge\p{L}{0,2}|heltid|fuldtid|pełny etat|tydzień pracy|pracovní týden|plný úvazek|settimana lavorativa|tempo pieno|työviikko)(?!\p{L})(?: (?!(?:or|and|in|after|every|oder|und|ou|y|e|of|og|och)(?!\p{L}))\p{L}{1,12}){0,5}? ${AMOUNT} ?(?:${HOURS})(?![\p{L}\p{N}])(?!${A_DAY})`;
/** Only a week has 37, 37.5, 38 or 38.5 hours. */
const ONLY_A_WEEK = String.raw`(?<![\p{L}\d.,:–-]|(?:after|within|every|last|next|of|nach|binnen) )(?<low>37(?:[.,]5)?|38(?:[.,]5)?) ?(?:${HOURS}|(?<=37[.,]5 ?)t)(?![\p{L}\p{N}])(?!${A_DAY})(?! (?:of|later|ago|before|after|lang|long))`;
/** A line of its own: "Uren: 24-32". Smaller ranges are times of the day. */
const LINE = String.raw`^\W{0,3}(?:uren|aantal uren|stunden|timmar|hours|horas|heures|godziny) ?[:–-] ?(?<low>(?:1[6-9]|[2-5]\d)(?:[.,]\d)?)(?: ?(?:[-–]|to|tot|bis|à|a) ?(?<high>\d{2}(?:[.,]\d)?))?(?: ?\W{0,2}$|,? ?\(?(?:full|part|permanent|vollzeit|teilzeit|fulltime|parttime|voltijds?|deeltijds?|temps|jornada|tiempo|heltid|deltid|pełny|flexib|flexible|pro rata|per week|a week|weekly))`;
/** Dutch ads say "32-40 uur" and mean a week. */
const DUTCH = String.raw`^\W{0,3}(?:minimaal )?${AMOUNT} ?(?:uur|uren)\W{0,3}$`;
/** "Een contract voor een jaar, voor 28 tot 36 uur". */
const DUTCH_CONTRACT = String.raw`(?<=(?:contract|dienstverband|aanstelling|functie|baan|iemand|collega|versterking)[^.;\d]{0,30} (?:voor|van) |gaat om |omvang (?:is|van) )${AMOUNT} ?(?:uur|uren)(?!\p{L})(?!${A_DAY})`;
/** "80 hours per two-week pay period": of two weeks. */
const TWO_WEEKS = String.raw`${AMOUNT} ?(?:${HOURS}) ?(?:per|every|each|a|\/|pro|par|alle) ?(?:two[- ]weeks?|2[- ]weeks?|two[- ]week pay period|2[- ]week pay period|bi-?weekly(?: pay)? period|fortnight|zwei wochen|deux semaines)(?!\p{L})`;
/** "3.650 Euro im Monat bei 40 Stunden, möglich ab 25 Stunden": the week that pay is for. */
const PAID_FOR = String.raw`(?<=(?:euro|eur|€|£|chf|kr|zł|pln|monat|brutto|bruto|brut|bruts|lordi|lordo|netti|jahr|vollzeit|gehalt|maand|mois|mes|mês|mese|month|year|annum|an|miesiąc|miesięcznie|månad|månaden|måned|måneden|schaal \d{1,2}|[€£] ?[\d.,]{3,9})\)?,? (?:bei|bij|for|based on|pour|por|per|przy|za|vid|ved|à|a|op basis van|en base a|sur la base de) )${AMOUNT} ?-?(?:stunden|std\.?|h|uur|hours?|hrs?|heures|horas|ore|godzin(?:ach)?|timmars?|timer|ur)(?!\p{L})(?!${A_DAY})`;
/** "Forty hours, permanent", "36 uur, vast contract". */
const BEFORE_CONTRACT = String.raw`(?<![\p{L}\d.,:–-] ?)${AMOUNT_IN_WORDS} ?(?:${HOURS}), ?(?:permanent|fixed-term|full[- ]time|part[- ]time|unbefristet|befristet|vollzeit|teilzeit|cdi|cdd|temps (?:plein|partiel)|contrato (?:indefinido|temporal)|indefinido|vast contract|voor onbepaalde|umowa o pracę|tempo (?:indeterminato|determinato)|contratto|tillsvidare|fast stilling|fastansættelse)(?!\p{L})`;
/** "The post is for 21 hours", "Stelle mit 20 Stunden", "poste de 28 heures", "tjänsten är på 30 timmar": the job's own hours are those of a week. */
const OF_POST = String.raw`(?<=(?:post|role|position|vacancy|contract) (?:is )?(?:for|of)|(?:stelle|teilzeit|vollzeit|vertrag) (?:mit|von|über|umfasst|hat)|(?:poste|contrat) de|(?:puesto|contrato|jornada) de|(?:vaga|contrato|jornada) de|(?:functie|aanstelling|baan) (?:van|voor|telt)|(?:posto|contratto|impegno) (?:di|da)|(?:tjänsten|anställningen|stillingen)(?: er| är)?(?: fast og| fast och)? på)(?: about| around| etwa| ca\.| circa| environ)? ${AMOUNT} ?(?:${HOURS})(?![\p{L}\p{N}])(?!${A_DAY})(?! (?:of|lang|de (?:cours|formation|curso)))`;
/** "8 hrs/day, 5 days/wk", "cinco horas diarias de lunes a viernes": hours of a day on days of a week. */
const OF_DAYS = String.raw`(?<low>\d{1,2}(?:[.,]\d{1,2})?|${DAY_NUMBERS}) ?(?:hours?|hrs?|h|stunden|std\.?|heures|horas|ore|uur|godzin|timmar|timer|hodin)?(?: ?(?:\/|per|a|each|am|pro|par|al|por|om|w|i|pr\.) ?(?:day|tag|jour|día|dia|giorno|dag|dagen|dzień|dobę|den)| (?:daily|täglich|diari[ao]s|diárias|giornaliere|dagelijks|dziennie|dagligen|daglig|denně)),?(?: (?:\p{L}{1,10} ){0,2}?)? ?(?<days>(?:monday|mon)(?: to | through |-|–)(?:friday|fri)|montags? bis freitags?|mo\.?(?:-|–| bis )fr\.?|(?:du )?lundi au vendredi|de lunes a viernes|de segunda a sexta|(?:dal )?lunedì al venerdì|(?:van )?maandag (?:tot(?: en met)?|t\/m) vrijdag|od poniedziałku do piątku|måndag(?: till |-|–)fredag|mandag(?: til |-|–)fredag|(?:[3-6]|three|four|five|six|drei|vier|fünf|trois|quatre|cinq|tres|cuatro|cinco|tre|quattro|cinque|drie|vijf) (?:days?|tagen?|jours|días|dias|giorni|dagen|dni|dagar|dage|dager|dnů|dny))(?!\p{L})`;
/** "Bei uns sind 32 Stunden eine volle Woche", "35 hours are a full week here". */
const IS_FULL_WEEK = String.raw`${AMOUNT} ?(?:${HOURS}) (?:(?:are|is|make|sind|ist|sont|font|son|são|zijn|is|utgör|er|on|je|sono) )?(?:\p{L}{1,6} ){0,2}?(?:full[- ]time|full (?:working )?week|volle (?:arbeits|werk)?woche|vollzeit|temps plein|semaine complète|jornada completa|semana completa|tempo inteiro|volle (?:werk)?week|voltijds|fulltime|pełny etat|heltid|fuldtid|plný úvazek|tempo pieno)(?!\p{L})`;
/** "De aanstelling is tijdelijk en telt 28 uur", "die Stelle umfasst 30 Stunden". */
const POST_COVERS = String.raw`(?<=(?:post|job|position|stelle|anstellung|poste|puesto|aanstelling|functie|baan|dienstverband|tjänst|tjänsten|stilling|stillingen|anställning|anställningen)(?!\p{L})[^.;\d]{0,60} (?:covers|totals|umfasst|beträgt|telt|omvat|bedraagt|omfattar|omfatter) )${AMOUNT} ?(?:${HOURS})(?![\p{L}\p{N}])(?!${A_DAY})`;
/** "Your week runs to 24 hours", "je week telt 36 uur", "din vecka är på 30 timmar". */
const MY_WEEK = String.raw`(?<!\p{L})(?:working |normal |vanlig )?(?:week|woche|semaine|semana|settimana|tydzień|vecka|uge|uke|viikko|týden)(?: (?:here|bei uns|hier|chez nous|aquí|aqui|qui|hos oss?|u nas|meillä|zde))? (?:runs to|comes to|adds up to|is|has|hat|umfasst|beträgt|compte|fait|est de|suma|tiene|es de|tem|soma|é de|ha|è di|conta|telt|ma|liczy|wynosi|är(?: på)?|er(?: på)?|har|on|má)(?: u nas| bei uns| chez nous)? ${AMOUNT_IN_WORDS} ?(?:${HOURS})(?![\p{L}\p{N}])(?!${A_DAY})`;
/** "Wöchentlich kommen 20 bis 30 Stunden zusammen". */
const EACH_WEEK = String.raw`(?<!\p{L})(?:wöchentlich|jede woche|each week|every week|chaque semaine|cada semana|heti|hetente|haftada|haftalık|toda semana|todas as semanas|ogni settimana|elke week|iedere week|tygodniowo|co tydzień|varje vecka|hver uge|hver uke|viikossa|joka viikko|týdně|každý týden),? (?:(?!for|für|pour|para|per|voor|na|för|til)\p{L}{1,10} ){0,2}?${AMOUNT_IN_WORDS} ?(?:${HOURS})(?![\p{L}\p{N}])(?!${A_DAY})`;
/** "You can work a full week (38.25 hours)", in more languages than `IN_BRACKETS`. */
const FULL_IN_BRACKETS = String.raw`(?<=(?:viikkoa?|veckan?|ugen?|uken?|tydzień|týden|settimana|heltid|fuldtid|etat|úvazek) ?\()${AMOUNT} ?(?:${HOURS})(?=\))`;
/** "Hours: 21, over three days". */
const LABEL_AND_DAYS = String.raw`^\P{L}{0,3}(?:hours|uren|stunden|heures|horas|ore|timmar|timer|godziny) ?[:–-] ?${AMOUNT},? (?:(?:spread|verteilt|réparties|repartidas|verdeeld|fördelat|fordelt|rozłożone) )?(?:over|across|an|auf|sur|en|em|su|op|på|na) \p{L}{3,6} (?:days|tage[n]?|jours|días|dias|giorni|dagen|dni|dagar|dage|dager)(?!\p{L})`;
/** "20 Std./Wo." */
const ABBREVIATED = String.raw`${AMOUNT} ?(?:std|h|t|tim|godz|hod)\.? ?\/ ?(?:wo|sem|v|u|tyg|týd|vk)(?:\.|(?!\p{L}))`;
/** Japanese, Chinese and Korean. */
const UNSPACED = String.raw`(?:週|每周|每週|주)(?:工作|工时|工時|上班|工作时间|에|근무)?(?:に|あたり|約|约|に約|약 ?|为|為)? ?(?<low>\d{1,2})(?: ?[-–~〜～] ?(?<high>\d{1,2}))? ?(?:時間|小时|小時|시간)`;

/** "Contracted hours: thirty-six a week", "Weekly hours: twenty-four". */
const LABEL_IN_WORDS = String.raw`(?<!\p{L})(?:(?:contracted|weekly|working) hours|wochenstunden|wekelijkse uren|heures hebdomadaires|horas semanales|horas semanais|ore settimanali|timmar per vecka|timer om ugen|timer i uken|godziny tygodniowo) ?[:–-] ?(?=\p{L})${AMOUNT_IN_WORDS}(?!\p{L}| ?[:%])`;

const LABELLED = folded(new RegExp(LABEL, "giu"));
const IN_WORDS = folded(new RegExp(PER_WEEK, "giu"));
const CONTRACT_IN_WORDS = folded(new RegExp(BEFORE_CONTRACT, "giu"));
const OVER_DAYS_IN_WORDS = folded(new RegExp(OVER_DAYS, "giu"));
const OF_TWO_WEEKS = folded(new RegExp(TWO_WEEKS, "giu"));
const LABELLED_IN_WORDS = folded(new RegExp(LABEL_IN_WORDS, "giu"));
const OWN_WEEKS = [MY_WEEK, EACH_WEEK].map((source) => folded(new RegExp(source, "giu")));
const ON_DAYS = folded(new RegExp(`(?<![\\p{L}\\p{N}.,:-])${OF_DAYS}`, "giu"));
/** A cheap first test: hours by the day need a word for days. */
const NAMES_DAYS = /day|tag|jour|día|dia|gio|dag|dni|dnů|dny|lun|vier|sext|mo\b|pon/iu;
const PATTERNS = [
  LABELLED,
  IN_WORDS,
  LABELLED_IN_WORDS,
  CONTRACT_IN_WORDS,
  OVER_DAYS_IN_WORDS,
  OF_TWO_WEEKS,
  ...OWN_WEEKS,
  ...[
    AS_UNIT,
    LABELLED_A_WEEK,
    IN_BRACKETS,
    FULL_IN_BRACKETS,
    LABEL_AND_DAYS,
    ABBREVIATED,
    WEEK_OF,
    OF_CONTRACT,
    WORKED,
    A_FULL_WEEK,
    ONLY_A_WEEK,
    LINE,
    DUTCH,
    DUTCH_CONTRACT,
    OF_POST,
    POST_COVERS,
    IS_FULL_WEEK,
    PAID_FOR,
    UNSPACED,
  ].map((source) => folded(new RegExp(source, "giu"))),
];
/** Of another time than a week: "full-time, 8 hours a day". */
const OF_A_DAY = folded(new RegExp(String.raw`^(?: ?(?:${HOURS}))?${A_DAY}`, "iu"));
/** Those that take numbers in words. */
const WITH_WORDS = [IN_WORDS, LABELLED_IN_WORDS, CONTRACT_IN_WORDS, OVER_DAYS_IN_WORDS, ...OWN_WEEKS];
/** How a label and its number end, if they are of hours. */
const ENDS_IN_HOURS = folded(new RegExp(`(?:${HOURS})$`, "iu"));

/** Hours of something else, or in the life of somebody else. */
const OTHER_BEFORE = folded(
  new RegExp(
    String.raw`${wholeWords(
      "outside|opening hours|(?:helpline|hotline|phone ?line|switchboard|shop|store|warehouse|support|desk|service) (?:\\p{L}{1,10} )?(?:runs?|operates?|works)|staffed|manned|(?:répond|fonctionne|joignable)|abre|abiert[oa]s?|abert[oa]s?|funciona|geopend|bereikbaar|działa|czynn[aey]|otwart[aey]|öppet|öppen|öppettid\\p{L}{0,4}|bemanna[dt]|åben|åbent|bemandet|åpen|åpent|bemannet|auki|avoinna|provozu|otevřen[aoy]?|funguje|apert[oae]|attiv[oa]|(?:members|employees|associates|caregivers|teammates|staff|those|anyone|everyone|people) (?:who )?work(?:ing|s)?|open(?!-ended| to| ended)|opened|geöffnet|ouvert\\p{L}{0,2}|if (?:you )?work(?:ing)?|sav(?:e[sd]?|ing)|free(?:s|d|ing)? up|reclaim(?:s|ed|ing)?|cut(?:s|ting)?|reduc(?:e[sd]?|ing)|overlap(?:s|ping)?|spend(?:s|ing)?|spent|wast(?:e[sd]?|ing)|volunteer(?:s|ing)?|lessons?|students|customers|users|meetings?|sparen|spart|économis\\p{L}{1,5}|gagne(?:nt|z)?|ahorra\\p{L}{0,3}|economiz\\p{L}{1,5}|bespaar\\p{L}{0,3}|besparen|oszczędz\\p{L}{1,6}|sparar",
    )}[^,;.]{0,50}$`,
    "iu",
  ),
);
/** What was, and is no more: "last year our apprentices worked 40 hours a week". */
const IN_THE_PAST = folded(
  /(?<!\p{L})(?:last year|previously|formerly|in the past|used to|früher|bisher|letztes jahr|(?:nos|les) (?:\p{L}{3,14} )?(?:\p{L}{2,14}aient)|autrefois|auparavant|l['’]année dernière|antes|el año pasado|antigamente|o ano passado|in passato|l['’]anno scorso|vroeger|vorig jaar|dawniej|wcześniej|w zeszłym roku|tidigare|förra året|tidligere|sidste år|i fjor|aiemmin|viime vuonna|dříve|loni|înainte|anul trecut)(?!\p{L})[^;.]{0,70}$/iu,
);
/** Courses, which take hours over days, too. */
const IN_COURSES = folded(
  /(?<!\p{L})(?:cors[oi]|courses?|cours|cursos?|kurs|cursus|training|formation|formazione|formación|formação|szkoleni\p{L}|utbildning|uddannelse|opplæring|školení|koulutu\p{L}{1,3})(?!\p{L})[^.;]{0,25}$/iu,
);
/** Shops that open for so many hours. */
const OPENS =
  /(?<!\p{L})(?:opens|ouvre|öffnet|apre|opent|otwiera się|öppnar|åbner|åpner|otevírá)(?!\p{L})[^,;.]{0,40}$/iu;
const OTHER_AFTER = folded(
  new RegExp(
    String.raw`^[^,;.]{0,20}?${wholeWords(
      "besetzt|erreichbar|geöffnet|offen|open|geopend|bereikbaar|staffed|manned|öppet|bemannat|åben|åbent|åpent|auki|avoinna|otevřeno|aperto|ouvert|abierto|aberto|(?:of|for|on|to|in) (?:\\p{L}{1,15} ){0,3}(?:learn(?:ing)?|training|study|studying|volunteering|development time|overlap|meetings?|research time|commuting)|overlap|saved",
    )}`,
    "iu",
  ),
);
/** Hours that a title names in passing: "Nurse, 24-36 uur", "Verkäufer (20 Std.)". Round the clock is no week. */
const IN_TITLE = folded(
  new RegExp(
    String.raw`(?<![\p{L}\d/])(?<low>(?!24(?! ?(?:[-–]|to|tot|bis|à|till|til|do|až|or|oder|ou|of|eller|tai|lub|nebo|sau))|48)(?:[89]|[1-3]\d|40)(?:[.,]\d{1,2})?)(?: ?(?:[-–/]|to|tot|bis|à|a|till|til|do|až|or|oder|ou|of|eller|tai|lub|nebo|sau) ?(?<high>\d{2}(?:[.,]\d{1,2})?))? ?(?:uur|u|std\.?|stunden|h|hours|hrs|heures|horas|ore|timmar|tim|timer|godz\.?|godzin|tuntia|hodin)(?![\p{L}\d/-])`,
    "iu",
  ),
);

/** Returns the hours that a title states. */
function titleHours(title: string): Bounds | null {
  if (!NAMES_HOURS.test(title)) return null;
  const stated = widest(hoursIn(title));
  const match = stated === null ? IN_TITLE.exec(title) : null;
  const behind = match === null ? "" : title.slice(match.index + match[0].length);
  return match === null || OF_A_DAY.test(behind) || OTHER_AFTER.test(behind) ? stated : boundsOf(match);
}

/** The week that a sum of money is for, which may differ from that of the job: "€ 4.200 per maand bij een 36-urige werkweek". */
const PAY_FOR_WEEK = folded(
  /(?:€|eur|euro|kr|chf|£|brutto|bruto|gehalt|loon|lön|salary|salaire)[^;]{0,80}?(?:bij|op basis van|uitgaande van|based on|on the basis of|bei|auf basis (?:von|einer)|bezogen auf|sur la base de|pour un temps plein de|sobre la base de|su base di|baserat på|vid|ved|basert på|baseret på|przy|při) (?:een |einer |einem |une |a |en |et |un |una )?(?:fulltime |volle |full )?\d/iu,
);

const NOT_OF_THE_JOB = new Set(["about", "eeo"]);
/** A word of hours or weeks: most sentences lack one and need no closer look. */
const NAMES_HOURS = quickly(
  new RegExp(
    plainFirst(
      /\d ?[hut](?!\p{L})|hours?|hrs?(?!\p{L})|stund|std|heure|hora|uur|uren|urige|godz|timm|tim(?!\p{L})|timers?(?!\p{L})|tunti|tunn|hodin|hod(?!\p{L})|時間|小时|小時|시간|week|woche|arbeitszeit|settiman|(?<!\p{L})ore(?!\p{L})|umfang|dienstverband|jornada|wymiar|arbetstid|arbejdstid|arbeidstid|työaika|ór[aá]|saat|heti(?!\p{L})|hafta|munkaid/iu
        .source,
    ),
    "iu",
  ),
);

const DAYS: Readonly<Record<string, number>> = {
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
  drie: 3,
  four: 4,
  vier: 4,
  quatre: 4,
  cuatro: 4,
  quattro: 4,
  six: 6,
};
const WORK_DAYS = 5;

/** Returns the weekly hours that a sentence states as hours a day. */
function hoursByDay(text: string): Bounds[] {
  if (!NAMES_DAYS.test(text)) return [];
  return matchesIn(text, ON_DAYS).flatMap((match) => {
    const { low = "", days = "" } = match.groups ?? {};
    const end = match.index + match[0].length;
    if (
      OTHER_BEFORE.test(text.slice(Math.max(0, match.index - 80), match.index)) ||
      OTHER_AFTER.test(text.slice(end, end + 60))
    )
      return [];
    const [count = ""] = days.toLowerCase().split(" ");
    const onDays = /^\d$/u.test(count) ? Number(count) : (DAYS[count] ?? WORK_DAYS);
    const hours = (DAY_HOURS[low.toLowerCase()] ?? Number(low.replace(",", "."))) * onDays;
    return hours >= LEAST_HOURS && hours <= MOST_HOURS ? [{ min: hours, max: hours }] : [];
  });
}

const FEWEST_OF_OWN_WEEK = 8;

/** Returns every statement of hours a week in a sentence. */
function hoursIn(sentence: string): Bounds[] {
  const text = inParts(sentence);
  const unspaced = unspacedHours(text);
  if (unspaced !== null) return [unspaced];
  if (NAMES_MINUTES.test(text)) return besideForms(text);
  const found: Bounds[] = [];
  for (const pattern of /\d/u.test(text) ? PATTERNS : WITH_WORDS)
    for (const match of matchesIn(text, pattern)) {
      const end = match.index + match[0].length;
      const behind = text.slice(end, end + 60);
      if (pattern === LABELLED && isOtherLabel(match[0], behind)) continue;
      if (OF_A_DAY.test(behind)) continue;
      const before = text.slice(Math.max(0, match.index - 80), match.index);
      if (pattern === OVER_DAYS_IN_WORDS && IN_COURSES.test(before)) continue;
      if (OTHER_BEFORE.test(before) || IN_THE_PAST.test(before) || OPENS.test(before) || OTHER_AFTER.test(behind))
        continue;
      const stated = boundsOf(match, behind);
      const bounds = pattern === OF_TWO_WEEKS ? halved(stated) : withOffered(withFewest(stated, behind), behind);
      // A meeting takes an hour or two of a week.
      if (OWN_WEEKS.includes(pattern) && (bounds.min ?? bounds.max ?? 0) < FEWEST_OF_OWN_WEEK) continue;
      if (isAllowance(bounds, text.slice(0, match.index), behind)) continue;
      if ((bounds.min ?? LEAST_HOURS) < LEAST_HOURS || (bounds.max ?? bounds.min ?? 0) > MOST_HOURS) continue;
      found.push(bounds);
    }
  if (found.length > 0) return found;
  const byDay = hoursByDay(text);
  return byDay.length > 0 ? byDay : besideForms(text);
}

/** "38 h 45 min". */
const NAMES_MINUTES =
  /\d ?(?:h|t|tim|std|stunden|hours|heures|horas|ore|godz|timmar|timer|tuntia|hodin)\.? \d\d ?min/iu;

/** Returns hours that a form of work, days, days off or pay beside them makes those of a week. */
function besideForms(text: string): Bounds[] {
  return hoursBeside(text)
    .filter(
      ({ index, end }) =>
        !OF_A_DAY.test(text.slice(end, end + 60)) &&
        !OTHER_BEFORE.test(text.slice(Math.max(0, index - 80), index)) &&
        !IN_THE_PAST.test(text.slice(Math.max(0, index - 80), index)) &&
        !OTHER_AFTER.test(text.slice(end, end + 60)),
    )
    .map(({ bounds, end }) => withOffered(bounds, text.slice(end, end + 60)));
}

const halved = ({ min, max }: Bounds): Bounds => ({
  min: min === null ? null : min / 2,
  max: max === null ? null : max / 2,
});

/** Hours that somebody gets for something within the job: "gets four hours a week to fix the thing that annoyed them most". */
const GETS = folded(
  new RegExp(
    String.raw`${wholeWords("gets?|have|has|gives? you|given|receives?|bekomm(?:st|t|en)|kriegst|avez|disposez|tienes|tens|tem|hai|krijg(?:t|en)?|masz|får")} (?:\p{L}{1,12} ){0,3}$`,
    "iu",
  ),
);
const FOR_SOMETHING = /^ (?:to|off|free|for|zum|für|frei|pour|para|per|om|voor|na|för|för att)(?!\p{L})/iu;
const MOST_OF_AN_ALLOWANCE = 12;

const isAllowance = ({ min, max }: Bounds, before: string, behind: string): boolean =>
  (max ?? min ?? MOST_HOURS) <= MOST_OF_AN_ALLOWANCE && GETS.test(before) && FOR_SOMETHING.test(behind);

/** Whether a label's number isn't one of hours a week: "Arbeitszeit: 9 bis 17 Uhr". */
function isOtherLabel(matched: string, behind: string): boolean {
  if (/^ ?(?:uhr|:\d|am|pm|%|minutes|minuten)/iu.test(behind)) return true;
  return !OWN_WEEK.test(matched) && !HOURS_BEHIND.test(behind) && !ENDS_IN_HOURS.test(matched);
}

const isPossible = (hours: number | undefined): hours is number =>
  hours !== undefined && hours >= LEAST_HOURS && hours <= MOST_HOURS;

/** Returns the hours of a source's own numbers; placeholders and impossible ones count as none. */
function fromNumbers({ min, max }: NonNullable<Posting["weeklyHours"]>): Bounds | null {
  const bounds = { min: isPossible(min) ? min : null, max: isPossible(max) ? max : null };
  const isOrdered = bounds.min === null || bounds.max === null || bounds.min <= bounds.max;
  return isOrdered && (bounds.min !== null || bounds.max !== null) ? bounds : null;
}

const widestIn = (text: string): Bounds | null => (NAMES_HOURS.test(text) ? widest(hoursIn(text)) : null);
const widestHoursIn = rememberedSentence((text) => widestIn(inPlainQuantities(text)));

/**
 * Returns the hours a week that a job takes: the numbers of the source, else what its texts state. Where a sentence offers several, the bounds
 * hold all of them.
 */
export function readWeeklyHours({
  field,
  title,
  sentences,
}: {
  field: Posting["weeklyHours"];
  title: string;
  sentences: readonly Sentence[];
}): Evidenced<Bounds | null> {
  const stated = field === undefined ? null : fromNumbers(field);
  if (stated !== null) return { value: stated, evidence: `hours: ${stated.min ?? ""}-${stated.max ?? ""}` };
  const inTitle = titleHours(title);
  if (inTitle !== null) return { value: inTitle, evidence: `title: ${JSON.stringify(title)}` };
  let ofPay: Evidenced<Bounds> | null = null;
  for (const { text, section } of sentences) {
    const hours = NOT_OF_THE_JOB.has(section) ? null : widestHoursIn(text);
    if (hours === null) continue;
    if (!PAY_FOR_WEEK.test(text)) return { value: hours, evidence: text };
    ofPay ??= { value: hours, evidence: text };
  }
  return ofPay ?? { value: null, evidence: "" };
}
