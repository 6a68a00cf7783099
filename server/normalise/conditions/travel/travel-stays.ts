import { quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** Tens in words, as shares are written: "fifty percent", "dreißig Prozent". */
const TENS: Record<string, number> = {};
for (const [value, names] of [
  [5, "five fünf cinq cinco cinque vijf pięć fem viisi pět cinci"],
  [10, "ten zehn dix diez dez dieci tien dziesięć tio ti kymmenen deset zece"],
  [15, "fifteen fünfzehn quinze quince quindici vijftien piętnaście femton femten viisitoista patnáct cincisprezece"],
  [20, "twenty zwanzig vingt veinte vinte venti twintig dwadzieścia tjugo tyve kaksikymmentä dvacet douăzeci"],
  [25, "twenty-five fünfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig tjugofem femogtyve tjuefem"],
  [
    30,
    "thirty dreißig dreissig trente treinta trinta trenta dertig trzydzieści trettio tredive tretti kolmekymmentä třicet treizeci",
  ],
  [
    40,
    "forty vierzig quarante cuarenta quarenta quaranta veertig czterdzieści fyrtio fyrre førti neljäkymmentä čtyřicet patruzeci",
  ],
  [
    50,
    "fifty fünfzig cinquante cincuenta cinquenta cinquanta vijftig pięćdziesiąt femtio halvtreds femti viisikymmentä padesát cincizeci",
  ],
  [
    60,
    "sixty sechzig soixante sesenta sessenta sessanta zestig sześćdziesiąt sextio tres seksti kuusikymmentä šedesát șaizeci",
  ],
  [
    70,
    "seventy siebzig soixante-dix septante setenta settanta zeventig siedemdziesiąt sjuttio halvfjerds sytti seitsemänkymmentä sedmdesát șaptezeci",
  ],
  [75, "seventy-five fünfundsiebzig soixante-quinze septante-cinq settantacinque vijfenzeventig sjuttiofem syttifem"],
  [
    80,
    "eighty achtzig quatre-vingts quatre-vingt ochenta oitenta ottanta tachtig osiemdziesiąt åttio firs åtti kahdeksankymmentä osmdesát optzeci",
  ],
  [
    90,
    "ninety neunzig quatre-vingt-dix nonante noventa novanta negentig dziewięćdziesiąt nittio halvfems nitti yhdeksänkymmentä devadesát nouăzeci",
  ],
  [100, "hundert cento cien cem honderd sto hundra hundrede hundre"],
] as const)
  for (const name of names.split(" ")) TENS[name] = value;
const PERCENT_WORD = String.raw`(?:percent|per cent|prozent|pour ?cent|por ciento|por cento|per cento|procents?|procenta?|procentów|procente|proc\.|prosenttia|prosentin|prosents?|la sută|pct\.?)(?![\p{L}])`;
const PERCENT_IN_WORDS = folded(
  new RegExp(String.raw`(?<![\p{L}\d])(${Object.keys(TENS).join("|")}) ?(?:%|${PERCENT_WORD})`, "giu"),
);
const PERCENT_BEHIND = folded(new RegExp(String.raw`(\d) ?${PERCENT_WORD}`, "giu"));
const NAMES_PERCENT = /cent|proz|pro[cs]|pct|sută/iu;

/** Journeys for work in the forms that other expressions don't know, and the one that they do. */
const JOURNEYS = quickly(/(?<!\p{L})(?:služebn|työmatk|tjenesterej?s|tjenestereis)/iu);
const CZECH_JOURNEYS = /(?<!\p{L})služební(?:ch|m|mi)? cest(?:ami|ách|ám|y|ou|u)?(?!\p{L})/giu;
const FINNISH_JOURNEYS = /(?<!\p{L})työmatk(?:oja|at|ojen|oista|oihin)(?!\p{L})/giu;
const NORDIC_JOURNEYS = /(?<!\p{L})tjenestere(?:j|i)se(?:r|rne|ne)(?!\p{L})/giu;
const inKnownForms = (text: string): string =>
  JOURNEYS.test(text)
    ? text
        .replace(CZECH_JOURNEYS, "cestování")
        .replace(FINNISH_JOURNEYS, "matkustamista")
        .replace(NORDIC_JOURNEYS, "rejser")
    : text;

/** Returns a sentence whose shares are written with signs: "fifty percent" as "50%", "60 per cento" as "60%". */
export function withSigns(given: string): string {
  const text = inKnownForms(given);
  return NAMES_PERCENT.test(text)
    ? text.replace(PERCENT_IN_WORDS, (_, name: string) => `${TENS[name.toLowerCase()]}%`).replace(PERCENT_BEHIND, "$1%")
    : text;
}

/** Where people are for the rest of the time: "the rest is at the clinic", "sonst arbeitest du im Büro". */
const REST = folded(
  /(?:[,;:.–—-] ?|(?<!\p{L})(?:and|und|et|y|e|en|a|och|og|ja|și) )(?:(?:for|on|an|nos|w|gli|los|les|de|le|den|der|die|das|the|el|la|il|o|os|i|po|ve|în|z) )?(?:rest(?!ri|aur)|remain|other(?:wise| days)|sonst|ansonsten|übrig|autres|sinon|demás|outros|outras|altri|overige|verder|reszt|pozosta|poza tym|resten|övrig|annars|ellers|øvrig|loput|loppuaj|muuten|muutoin|muina|zbyt|jinak|ostatn|restul)\p{L}{0,10}(?!\p{L})[^.;]{0,90}/giu,
);
const NAMES_REST = quickly(
  /rest|remain|other|sonst|übrig|autres|sinon|demás|outr[ao]s|altri|overig|verder|reszt|pozost|poza|övrig|annars|eller|øvrig|lopu|muu|muina|zbyt|jinak|ostatn/iu,
);
/** Returns a sentence without what it says of the rest of the time. */
export const withoutRest = (text: string): string => (NAMES_REST.test(text) ? text.replace(REST, "") : text);

const CLAUSE = folded(
  /;|:|,? (?:but|while|whereas|aber|während|mais|tandis que|alors que|pero|mientras(?: que)?|mas|enquanto|mentre|maar|terwijl|podczas gdy|natomiast|medan|mens|men|ma|mutta|kun taas|zatímco|dar|iar) |,? (?=as their )|, (?=(?:you|du|sie|vous|je) \p{L}{3,14} )/iu,
);
const YOU = folded(
  /(?<!\p{L})(?:you|your|du|dich|dein\p{L}{0,2}|sie|ihr\p{L}{0,2}|vous|votre|tú|tu|te|usted|você|lei|je|jij|jouw|u|ty|ciebie|twoj\p{L}{1,3}|dig|din|deg|sinä|sinun|vy|ty|vaš\p{L}{0,2}|dumneavoastră)(?!\p{L})/iu,
);
/** People of the employer, who travel instead. */
const OTHER_PEOPLE = quickly(
  /(?<!\p{L})(?:our|the|their|sales|field|unsere|die|nos|les|nuestros|los|nossos|os|i nostri|i|onze|de|nasi|våra|vores|våre|naši) ?(?:\p{L}{1,14} )?(?:reps?|representatives|consultants?|technicians|engineers|colleagues|drivers|inspectors|auditors|trainers|monteure|techniker|berater|kollegen|vertreter|außendienstler|techniciens|commerciaux|consultants|collègues|técnicos|comerciales|consultores|compañeros|colegas|comerciais|tecnici|consulenti|colleghi|commerciali|monteurs|adviseurs|vertegenwoordigers|handlowcy|serwisanci|konsultanci|tekniker|säljare|konsulter|sælgere|konsulenter|selgere|montører|myyjät|technici|obchodníci|konzultanti)(?!\p{L})/iu,
);
const MARKS_CLAUSE = /[;:,]| (?:but|while|aber|mais|pero|mas|maar|men|ale)(?!\p{L})/iu;

/** Returns what a sentence says of its reader, where it says something else of colleagues: "reps travel 80%; you travel 10% at most". */
export function ofTheReader(text: string): string {
  if (!MARKS_CLAUSE.test(text) || !OTHER_PEOPLE.test(text)) return text;
  const clauses = text.split(CLAUSE);
  const own = clauses.filter((clause) => YOU.test(clause));
  const areOthers = clauses.some((clause) => OTHER_PEOPLE.test(clause) && !YOU.test(clause));
  return areOthers && own.length > 0 ? own.join("; ") : text;
}

/** Words for people's being at customers or on their way to places, which mean travel beside how many days it is. */
export const VISITS = quickPhrases(
  String.raw`abroad|overseas|visit(?:ing)? (?:our |the )?(?:branches|stores|shops|sites|plants|farms|customers|clients|schools|suppliers|partners|mines)|(?:at|with|to) (?:our )?(?:client|customer|supplier|construction)s?['’]? sites?|at (?:our )?(?:customers|clients)['’]?(?! (?:service|support))|around the country|in (?:an? )?hotels?|im hotel|à l['’]hôtel|en (?:un )?hotel(?:es)?|em hot[eé](?:l|is)|in (?:een )?hotel|w hotelu|på hotell?|hotellissa|v hotelu|la hotel|across the (?:country|region)|nationwide`,
  String.raw`im ausland|(?:bei|beim|zu) (?:unseren |den )?kunden(?! telef)|besuch(?:st|en sie|t man) (?:du )?(?:\p{L}{1,12} ){0,2}?(?:filialen|kunden|baustellen|werke|lieferanten|märkte|händler|betriebe|standorte)|auf baustellen|bundesweit|à l['’]étranger|chez (?:les |nos |vos |des )?clients?|(?:visitez|visiterez|visites) (?:\p{L}{1,10} ){0,2}?(?:magasins|clients|chantiers|usines|agences|fournisseurs|sites)|sur (?:les )?chantiers|en missions?`,
  String.raw`en el extranjero|(?:en|a) casa del cliente|(?:en|con|a) (?:los |nuestros )?clientes|visita(?:s|rás|ndo|r)? (?:\p{L}{1,10} ){0,2}?(?:tiendas|clientes|obras|plantas|sucursales|proveedores|explotaciones|fábricas)|no estrangeiro|no exterior|(?:em|nos|a|aos) (?:nossos )?clientes|visita(?:s|rá|r)? (?:\p{L}{1,10} ){0,2}?(?:lojas|clientes|obras|fábricas|fornecedores)`,
  String.raw`all['’]estero|(?:dai|presso i|presso) (?:nostri )?clienti|(?:visiti|visiterai|visitare) (?:\p{L}{1,10} ){0,2}?(?:negozi|clienti|cantieri|stabilimenti|fornitori)|in het buitenland|bij (?:onze |de )?klanten|bezoek(?:t)? (?:je )?(?:\p{L}{1,10} ){0,2}?(?:winkels|klanten|werven|fabrieken|leveranciers|filialen)`,
  String.raw`za granicą|u klient(?:a|ów)|(?:odwiedzasz|odwiedzać|wizytujesz) (?:\p{L}{1,10} ){0,2}?(?:sklepy|klientów|budowy|kopalnie|zakłady|oddziały|dostawców)|utomlands|i utlandet|hos (?:våra |vores |våre )?kund(?:er|erna|erne|ene)?|besök(?:er|a) (?:du )?(?:\p{L}{1,10} ){0,2}?(?:butiker|kunder|fabriker|leverantörer)|i udlandet|besø[gk](?:er|e) (?:du )?(?:\p{L}{1,10} ){0,2}?(?:butikker|kunder|fabrikker|leverandører)`,
  String.raw`ulkomailla|asiakkaiden luona|asiakkailla|(?:vierailet|vierailla|käyt|kierrät) (?:\p{L}{1,12} )?(?:myymälöissä|asiakkailla|asiakkaiden|tehtailla|työmailla|myymälöitä)|v zahraničí|u zákazník(?:a|ů)|navštěvuje(?:te|š) (?:\p{L}{1,10} ){0,2}?(?:prodejny|zákazníky|závody|dodavatele|pobočky)|în străinătate|la clienți\p{L}{0,3}|(?:vizitezi|vizitați|vizita) (?:\p{L}{1,10} ){0,2}?(?:magazinele|clienții|șantierele|fabricile|furnizorii)|pe teren|pe șantiere|pe drum|în (?:deplasare|delegație)`,
);
/** Other places of the employer, where a week of each month is travel, while days of each week are no more than presence. */
export const OTHER_PLACES = quickPhrases(
  String.raw`(?:at|in|to) (?:our|the|one of our) (?:\p{L}{1,12} )?(?:plants?|factory|factories|sites?|warehouse|headquarters|mill|lab) in|(?:in|bei|an) (?:unserem|unserer|einem|dem|der) (?:\p{L}{1,12} )?(?:werk|fabrik|standort|produktion|zentrale|lager) in|(?:sur|à|dans) (?:notre|nos|l['’]une? de nos) (?:\p{L}{1,12} )?(?:sites?|usines?|siège) (?:de|en|à|du|au)|(?:en|a) (?:la|nuestra|nuestras|el) (?:\p{L}{1,12} )?(?:planta|plantas|fábrica|sede) (?:de|en|del)`,
  String.raw`(?:na|em|à) (?:nossa )?(?:fábrica|sede|unidade) (?:de|em|do|da|no)|(?:nel|presso|nello) (?:il |lo |gli |i )?(?:nostr[oi] )?(?:stabiliment[oi]|sede|fabbrica|sito) (?:in|di|a)|in (?:onze|de) (?:\p{L}{1,12} )?(?:fabriek|vestiging|productie) in|w (?:naszej |naszym )?(?:fabryce|zakładzie|siedzibie|oddziale) (?:w|we|pod)|på (?:vår |den )?(?:fabriken|anläggningen|huvudkontoret|fabrikken|anlegget|fabrik) i`,
  String.raw`(?:på|til) (?:fabrikken|anlægget|hovedkontoret) i|teht(?:aalla|aallamme) \p{L}{3,14}|v(?:e)? (?:našem )?(?:závodě|továrně|centrále) v(?:e)?|la (?:fabrica|uzina|sediul|fabrica noastră) (?:din|de)`,
);

/** Travel that becomes less, or costs less, for somebody. */
const REDUCES = quickly(
  /(?<!\p{L})(?:redu[cz]\p{L}{1,8}|reduser\p{L}{0,4}|rédui\p{L}{1,6}|rid(?:u[cr]|ott)\p{L}{1,6}|cut(?:s|ting)?|lower\p{L}{0,3}|sav(?:e|es|ing)|senk\p{L}{1,4}|verringer\p{L}{1,3}|(?:ein)?spar\p{L}{0,5}|dimin\p{L}{2,7}|économis\p{L}{1,5}|ahorra\p{L}{0,4}|poupa\p{L}{0,4}|economi[zs]\p{L}{1,5}|risparmi\p{L}{1,5}|vermind\p{L}{1,5}|verlag\p{L}{1,3}|bespar\p{L}{1,4}|ogranicza\p{L}{1,4}|zmniejsza\p{L}{1,4}|obniża\p{L}{1,4}|oszczędz\p{L}{1,5}|minsk\p{L}{1,3}|sänk\p{L}{1,3}|mindsk\p{L}{1,3}|kutt\p{L}{0,3}|vähen\p{L}{2,6}|säästä\p{L}{0,5}|sniž\p{L}{1,5}|sníž\p{L}{1,4}|omez\p{L}{1,5}|ušetř\p{L}{1,5})(?!\p{L})/iu,
);
const BY_SHARE = folded(
  /(?<!\p{L})(?:by|um|de|del|em|en|un|med|met|o|cu|con)(?: (?:about|up to|rund|bis zu|environ|cerca de|circa|ongeveer|około|omkring|cirka))? \d|customers?|clients?|kunden|entreprises|clientes|empresas|clienti|aziende|klanten|bedrijven|klient|kund(?:er|ers|ernas)|företag|asiakka|yrity|zákazní|clienți|\d ?% (?:der|of the|of your|des|de los|dos|dei|van de)/iu,
);
/** Whether a sentence reports travel that becomes less, not of a job's. */
export const reducesTravel = (text: string): boolean => REDUCES.test(text) && BY_SHARE.test(text);
/** Right behind a share: money off. */
export const IS_DISCOUNT = folded(
  /^(?:%|percent)? ?(?:\p{L}{1,12} ){0,1}?(?:discount|off(?!ice)|cheaper|rabatt?|rabat|remise|réduction|descuento|desconto|sconto|korting|zniżk|alennu|slev|reducere)/iu,
);

/** Says that there's no travel, where no share of it is named. */
export const NO_TRAVEL = quickPhrases(
  String.raw`(?:dienst|geschäfts)?reisen (?:gibt es|sind|fallen|kommen|stehen) (?:\p{L}{1,12} ){0,5}?(?:keine|nicht)(?=[.,;!]|$)|(?:dienst)?reisen entfallen|(?:n['’]implique|ne comporte|ne nécessite|ne prévoit|n['’]exige|ne requiert|n['’]inclut|il n['’]y a|ne comprend|n['’]entraîne|ne demande) (?:pas|aucun)(?: de)? (?:déplacements?|voyages?)`,
  String.raw`no (?:implica|requiere|exige|incluye|conlleva|comporta|contempla|hay|habrá|existen|se contemplan|se prevén|tendrás|son necesarios) (?:\p{L}{1,12} ){0,2}?(?:viajes?|viajar|desplazamientos?|desplazarse)|não (?:implica|requer|exige|inclui|envolve|há|haverá|existem|prevê|estão previstas|são necessárias|é necessário|terá|tem) (?:\p{L}{1,12} ){0,2}?(?:viagens|viajar|deslocações|deslocamentos?)|non (?:implica|prevede|richiede|comporta|include|ci sono|ci saranno|c['’]è|sono richieste|sono necessarie|si fanno) (?:\p{L}{1,12} ){0,2}?(?:trasfert[ae]|viaggi|viaggiare|spostamenti)`,
  String.raw`(?:reizen|dienstreizen|verplaatsingen) (?:hoort|horen|is|zijn|komt|komen) (?:\p{L}{1,8} ){0,2}?niet (?:bij|aan de orde|voor|nodig|van toepassing)|geen (?:\p{L}{1,14} )?(?:dienstreizen|verplaatsingen|zakenreizen)|nie (?:ma|przewiduj\p{L}{1,4}|obejmuje|wymaga|wiąże się z|są wymagane|będzie|przewidziano) (?:\p{L}{1,12} ){0,3}?(?:wyjazd\p{L}{1,4}|delegacj\p{L}{1,3}|podróż\p{L}{1,4})|bez (?:\p{L}{1,12} )?(?:wyjazdów|delegacji|podróży)`,
  String.raw`(?:innebär|kräver|medför|innehåller|har|förekommer) (?:inga|inte några|ej) (?:tjänste)?resor|(?:tjänste)?resor (?:ingår|förekommer|krävs|behövs) (?:inte|ej)|(?:indebærer|kræver|omfatter|medfører|innebærer|krever) (?:ikke|ingen) (?:\p{L}{1,12} )?(?:rejser|rejsedage|rejseaktivitet|reiser|reising|reisevirksomhet|reiseaktivitet)|(?:rejser?|reiser?|reising) (?:forekommer|indgår|inngår) ikke`,
  String.raw`matkustamista ei|(?:työ)?matkoja ei|ei matkapäiviä|ilman matkustamista|necestuj\p{L}{1,4}|(?:nezahrnuje|nevyžaduje|neobnáší|není|nejsou|nečekají) (?:\p{L}{1,12} ){0,2}?(?:cestování|služebních? cest\p{L}{0,2}|služební cesty)|(?:fără|nu (?:presupune|necesită|implică|există|sunt(?: necesare| prevăzute)?|include|prevede|ai|veți avea)) (?:\p{L}{1,12} ){0,2}?(?:deplas\p{L}{2,5}|delegați\p{L}{1,3}|călători\p{L}{1,3})|nu (?:călătorești|te deplasezi|vă deplasați)`,
);
const UNSPACED_NONE = /出張[^。、]{0,8}(?:ありません|ございません|なし|無し|発生しません|不要)/u;
/** Returns whether a sentence says that there is no travel in words that name no share of it. */
export const saysNoTravel = (text: string): boolean =>
  (NO_TRAVEL.test(text) && !/[1-9]\d? ?%/u.test(text)) || (text.includes("出張") && UNSPACED_NONE.test(text));
