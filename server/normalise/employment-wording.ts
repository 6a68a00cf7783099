import { quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import type { EmploymentType } from "#contract/schemas/job.ts";
import type { Sentence } from "./text/prepared-text.ts";
import { quickly } from "./text/quick-expression.ts";

/** Names a full week, which rules out a part-time job; "permanent" and "umowa o pracę" don't. */
const FULL_WEEK_NAMED = folded(
  /full[-_ ]?time|fulltime|vollzeit|tiempo completo|jornada completa|temps (?:plein|complet)|tempo (?:integral|pieno|inteiro)|período integral|heltid|fulltid|fuldtid|voltijds?|pełn[ya]\p{L}{0,2} (?:etat|wymiar)|pełen etat|cały etat|pln[ýé][mh]?o? úvaz|kokoaikai|kokopäivä|100 ?(?:%|prozent|prosent|procent)[- ]?(?:stelle|pensum|stilling|tjänst|position)|(?<!\d)(?:3[5-9]|40)(?:[.,]5)?[- ]?(?:h(?!\p{L})|hours|hrs|std|stunden|heures|horas|uur|timmar|timer|godzin|ore(?!\p{L})|hodin)/iu,
);

/** "65 % eines Vollzeitäquivalents", "80 % of full-time": the full week is only what the share refers to. */
const PART_OF_FULL = folded(
  /(?:\d ?%|prozent|percent|per cent|procent|prosent|fifths|half)(?: of| eine[sr]| der| d['’]un| de| av| af| van){0,2}(?: an?| en| een| la)? (?:full[- ]time|fulltime|vollzeit[a-zäöü]{0,14}|temps (?:plein|complet)|jornada completa|tiempo completo|heltid|fuldtid|voltijds?|pełnego etatu)/gi,
);
/** Returns a text without shares of a full week, which are no full week. */
export const withoutShares = (text: string): string =>
  text.includes("%") || SHARE.test(text) ? text.replace(PART_OF_FULL, " ") : text;
const SHARE = quickly(/pro[csz]ent|per ?cent|fifths|half/i);

/** Whether texts that name a full-time form say nothing of a full week. */
export const isOnlyPermanent = (sentences: readonly Sentence[]): boolean =>
  !sentences.some(({ text }) => FULL_WEEK_NAMED.test(withoutShares(text)));

/** A cheap first test: every pattern below needs one of these fragments. */
const HINT = quickly(
  new RegExp(
    plainFirst(
      /\bend|finish|runs|läuft|gilt|\bfin\b|finis|achève|court|vence|scade|termi|finali|acaba|eindig|loopt|wygasa|kończy|upphör|löper|udløb|ophør|opphør|varer|päätt|konč|cess|jusqu|kolle[gh]|collè|colleg|collea|compañer|coleg|koleż|s-midi|morning|afternoon|evening|vormitt|nachmitt|matin|mañana|tarde|manhã|até |ochtend|middag|avond|poran|popołud|förmidd|kväll|formidd|mattin|pomerigg|dopoled|odpoled|slut|dny v|days|dage|dagar|dagen|dni\b|jours|días|dias|giorni|\d.{1,8}(?:word|wort|mot|palabra|palavra|parola|woord|słow|ord\b|slov|sana)|normzeile|normostran|cartella|sanalta|invoice|rechnung|factur|fattur|fatur|nota fiscal|faktur|laskut/i
        .source,
    ),
    "i",
  ),
);

/** The job has an end date: "die Stelle endet mit der Förderung", "umowa wygasa z końcem projektu". The end of a working day doesn't count. */
const ENDS = quickLatinPhrases(
  String.raw`(?:job|post|position|role|employment|appointment|contract)(?: itself)? (?:ends|will end|finishes|runs (?:until|through))(?! (?:at|around) \d)`,
  String.raw`(?:stelle|anstellung|vertrag|beschäftigung)(?: \p{L}{1,12}){0,2}? (?:endet|läuft (?:bis|aus)|gilt bis)(?! um)|(?:poste|contrat|emploi) (?:se termine|prend fin|s['’]achève|court jusqu)|embauche jusqu|(?:puesto|contrato|empleo) (?:termina|finaliza|acaba|vence)(?! a las)|(?:vaga|contrato|trabalho) (?:termina|acaba)(?! às)|(?:só|apenas) até (?:ao fim|o fim|final)`,
  String.raw`(?:functie|baan|aanstelling|contract|dienstverband) (?:eindigt|loopt (?:tot|af))|(?:umowa|zatrudnienie|praca) (?:wygasa|kończy się|trwa do)|(?:anställningen|tjänsten|jobbet) (?:upphör|slutar|löper (?:till|ut))(?! kl)|(?:stillingen|ansættelsen|jobbet|engasjementet) (?:udløber|ophører|opphører|varer (?:til|ut|frem))|(?:työ|työsuhde|pesti|tehtävä) (?:päättyy|kestää)|(?:smlouva|úvazek|poměr|pozice) končí|(?:rapporto|contratto|impiego) (?:termina|finisce|cessa|scade)`,
);
/** The job covers for one absent colleague. Covering for colleagues in general is a duty. */
const COVERS = quickLatinPhrases(
  String.raw`(?:stand(?:ing)?|fill(?:ing)?|step(?:ping)?) in for (?:a|one|our) (?:\p{L}{1,12} )?(?:colleague|teammate)|(?:vertrittst|vertreten sie|ersetzt) (?:eine|unsere|einen|unseren) kolleg(?:in|en)|(?:remplace[sz]|remplacerez|suppléez) (?:une?|notre) collègue`,
  String.raw`(?:cubr|sustitu|reemplaz)\p{L}{1,5} (?:a |la baja de )(?:una? |nuestr[oa] )compañer[oa]|(?:substitu|cobr)\p{L}{1,4} (?:a |o )?(?:uma? |nossa |nosso )coleg[oa]|(?:vervangt|valt in voor) (?:een|onze) collega|zastęp\p{L}{2,6} (?:koleżankę|kolegę)|(?:ersätter|vikarierar för) (?:en|vår) kollega`,
  String.raw`(?:erstatter|vikarierer for|dækker for) (?:en|vores|vår) kollega|(?:sijaistat|tuuraat) (?:kollegaa|työkaveria)|(?:zastoup|zastupuje|nahrad)\p{L}{1,4} (?:kolegyni|kolegu)|sostitui(?:sci|rai) (?:una collega|un collega)`,
);
/** Pay by the word or the standard page, which only freelancers get: "€0.11 per word", "12 centimes le mot". */
const BY_THE_WORD = quickLatinPhrases(
  String.raw`[\d.,]{1,8} ?(?:€|eur|euro|cents?|ct|centimes|céntimos|cêntimos|usd|gbp|pln|zł|gr|kr|öre|øre|sek|dkk|nok|kč|czk|¢|p)? ?(?:per|a|pro|das|par|le|por|la|a|à|het|za|pr\.?|om) (?:source |target |übersetztem |mot source )?(?:word|wort|mot|palabra|palavra|parola|woord|słowo|ord|slovo)|[\d.,]{1,8} ?(?:€|eur|cents?|ct)? ?(?:sanalta|/sana)|(?:pro|za|per) (?:normzeile|normseite|normostranu|cartella)`,
);
/** The worker sends invoices: "You invoice monthly", "mod faktura". Invoices to customers are a duty. */
const INVOICES = quickLatinPhrases(
  String.raw`you (?:will |would )?invoice (?:us|monthly|at|every|once|per)|(?:you['’]ll|you['’]d) invoice (?:us|monthly|at|every|once|per)|gegen rechnung|(?:du stellst|sie stellen) (?:uns )?(?:monatlich )?(?:eine )?rechnung|vous (?:nous )?facturez (?:chaque|par|au|en fin)|(?:nos facturas|facturas (?:cada|al) mes|(?:emites|entregas) factura)|(?:emites|emite|passa[rs]?|mediante) (?:fatura|nota fiscal|recibo)`,
  String.raw`(?:emetti|con|dietro) fattura|je (?:factureert|stuurt (?:ons )?(?:elke maand |maandelijks )?een factuur)|op factuur(?:basis)?|wystawiasz (?:nam )?faktur[ęy]|(?:rozliczenie|rozliczamy się) (?:na podstawie )?faktur\p{L}{1,2}|(?:mod|mot) faktura|du fakturer(?:er|ar) (?:oss|os|hver|varje|efter|månedligt|månadsvis)|laskutat (?:meitä|kuukausittain)|fakturuješ (?:nám|měsíčně)|na fakturu`,
);
/** Who works on their own account: "facturados como independiente", "na kontrakt od pół roku". */
const SELF_EMPLOYED = quickLatinPhrases(
  String.raw`(?:como|come|en tant que|comme|jako|som|als|ca|em regime de|in the capacity of) (?:an? |un |ein )?(?:independent |externe[nr]? )?(?:contractor|freelancer|contratista(?: independiente)?|consultor(?:a)? independiente)(?! (?:manag|coordin|for our))`,
  String.raw`(?:invoiced|billed|paid|work(?:ing)?) as (?:an? )?(?:independent|self[- ]employed)(?! of)|als selbst(?:st)?ändige?r? (?:auf|gegen|mit) rechnung|(?:facturée?s?|payée?s?|travaille[rz]?) (?:comme|en tant qu['’]|en) ?indépendant\p{L}{0,2}|(?:factur|cobr|trabaj|contrat)\p{L}{1,6} como (?:trabajador\p{L}{0,2} )?independiente|como trabalhador\p{L}{0,1} independente`,
  String.raw`da libero professionista|als zelfstandige(?:n)?|(?:na|w formie) kontrak(?:cie|t) (?:od|na|do|z)|kontrakt (?:od|na) (?:\p{L}{1,8} )?(?:\d{1,2}|rok|pół|kwartał|dwa|trzy|sześć)|som (?:egenföretagare|selvstændig|selvstendig)(?: næringsdrivende)?|itsenäisenä (?:yrittäjänä|ammatinharjoittajana)|na (?:ičo|živnost\p{L}{0,4})`,
);
/** "24–28 hours, part time, on a permanent basis": the form as an aside. */
const PART_TIME_ASIDE = quickly(
  /(?:^|[,(;:·|–—-] ?)part[- ]time(?=[,);.:·|]| –| —|$| on an?)|\b(?:1\d|2\d|30)(?: ?[-–] ?(?:2\d|30))? hours?,? (?:a week,? )?part[- ]time\b/i,
);
const COUNT =
  "[1-4]|one|two|three|four|eine[nm]?|zwei|drei|vier|une?|deux|trois|quatre|una?|dos|tres|cuatro|uma?|duas|três|quatro|één|twee|drie|jeden|dwa|trzy|cztery|två|tre|fyra|to|fire|kaksi|kolme|neljä|dvě|tři|čtyři|due|quattro";
/** Work on parts of days only: mornings, two evenings. */
const PARTS_OF_DAYS = quickLatinPhrases(
  `(?:${COUNT}) (?:weekday |weekend )?(?:mornings|afternoons|evenings|vormittage|nachmittage|abende|matinées|matins|soirées|après-midis?|mañanas|tardes|manhãs|noites|ochtenden|middagen|avonden|poranki|popołudnia|wieczory|förmiddagar|eftermiddagar|kvällar|formiddage|eftermiddage|aftener|formiddager|ettermiddager|kvelder|aamua|iltaa|dopoledne|odpoledne|večery|mattine|pomeriggi)`,
  String.raw`(?:mornings|afternoons|evenings|weekends) only|only (?:mornings|afternoons|evenings|weekends)|(?:nur|ausschließlich) (?:vormittags|nachmittags|abends|am (?:vormittag|nachmittag|wochenende))|(?:uniquement|seulement) (?:le matin|les matins|l['’]après-midi|le week-end)|(?:solo|solamente) (?:por las |por la |de |al |il |la )?(?:mañanas?|tardes?|noches|mattin[oa]|pomeriggio|fines de semana)|(?:só|apenas) (?:de manhã|à tarde|à noite)|alleen ['’]s (?:ochtends|middags|avonds)|tylko (?:rano|po południu|wieczorami)|bara (?:förmiddagar|kvällar)`,
);
/** The number of working days a week. Office days and opening days are worded the same way; the patterns below tell them apart. */
const DAYS_OF_A_WEEK = quickLatinPhrases(
  `(?:${COUNT}) (?:days(?: (?:a|per|each|in the) | ?/ ?)week|tage (?:die|pro|in der|in einer) woche|jours (?:par|de la) semaine|días (?:a la|por) semana|dias (?:por|na) semana|dagen (?:per|in de|de) week|dni w tygodniu|dagar i veckan|dage om ugen|dager i uken|päivää viikossa|dny v týdnu|giorni (?:a|alla) settimana)`,
);
/** Words that make parts of days those of an office or a service. */
const OTHER_PLACE = folded(
  /office|on[- ]?site|büro|vor ort|bureau|oficina|presencial|escritório|kantoor|biur|kontor|toimisto|kancelář|ufficio|open|support|deliver|train|meet|trip|travel|clinic|customer|kund|klient|client|klant/i,
);
/** Words that make days of the week those at home or on site. */
const OTHER_DAYS =
  /remote|home|hybrid|daheim|zuhause|site|télétravail|domicile|remot|casa|thuis|zdaln|hemma|hjemme|plats|etä|sede/i;

const MOST_CHARACTERS = 200;

/** Returns the form of employment that a sentence implies without naming one; null if it implies none. */
export function typeByWording(text: string): EmploymentType | null {
  if (text.length > MOST_CHARACTERS) return null;
  if (SELF_EMPLOYED.test(text)) return "contract";
  if (PART_TIME_ASIDE.test(text)) return "part-time";
  if (!HINT.test(text)) return null;
  if ([ENDS, COVERS, BY_THE_WORD, INVOICES].some((pattern) => pattern.test(text))) return "contract";
  if (PARTS_OF_DAYS.test(text) && !OTHER_PLACE.test(text)) return "part-time";
  return DAYS_OF_A_WEEK.test(text) && !OTHER_DAYS.test(text) && !OTHER_PLACE.test(text) ? "part-time" : null;
}
