import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { quickly, type QuickExpression } from "#normalise/text/quick-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";

/** Words for being on the way, or at customers, which mean travel only beside a share of the time. */
const AWAY: readonly QuickExpression[] = [
  String.raw`on the road|in (?:the|a) van|between (?:farms|sites|stores|shops|clients|customers)|behind the wheel|driving|travel(?:l?ing)?|on (?:planes|trains)|out (?:of the office|and about|visiting|seeing|with customers|at customers)|visiting (?:clients|customers|sites|farms|suppliers|partners)|seeing (?:clients|customers)|on[- ]site with (?:clients|customers)|at (?:client|customer) sites|in the field|field (?:tests?|trials?|work|campaigns?|surveys?)|site (?:surveys?|commissioning)|(?:see(?:ing)?|meet(?:ing)?|visit(?:ing)?) (?:customers|clients|partners|suppliers) (?:in person|on[- ]site|face[- ]to[- ]face|at their)`,
  String.raw`auf (?:achse|tour|reisen|dienstreise)|im (?:auto|zug|außendienst|feld)|unterwegs|reisen|verreist|(?:bei|beim) kunden|bei (?:unseren )?kunden|vor ort bei|auswärts|fährst|fahren sie|zu kunden`,
  String.raw`sur (?:la|les) routes?|en (?:clientèle|tournée|voyage|déplacement)|sur le terrain|chez (?:les|nos|vos) \p{L}{3,16}|voyage[rzs]?|voyagez|itinéran\p{L}{1,2}|dans (?:le train|votre voiture)`,
  String.raw`en (?:la )?(?:carretera|ruta|coche|viaje|terreno)|(?:toca|haces|hacer|sales? a|salir a|salidas? a|de) (?:la )?(?:ruta|calle|campo|terreno)|de viaje|viaja(?:r|s|rás|ndo)?|visitando|fuera(?: de (?:la oficina|casa))?|visitas a \p{L}{4,12}|na estrada|em (?:visitas|viagem|deslocação|rota)|a viajar|viaja(?:s|ndo)?|fora do escritório|no terreno`,
  String.raw`in (?:auto|viaggio|giro|trasferta)|su strada|fuori sede|(?:dai|presso i|dai nostri|visitando) clienti|viaggi\p{L}{0,5}|in (?:de )?(?:auto|trein)|op (?:pad|reis|de weg|weg)|onderweg|(?:bij|langs) (?:klanten|bedrijven|onze klanten)|reizen|reist`,
  String.raw`w (?:trasie|drodze|podróży|terenie|delegacji|rozjazdach)|u klientów|poza biurem|za kierownicą|wyjazd\p{L}{0,3}|podróż\p{L}{0,4}|på (?:väg|vägarna|resande fot|resa|fältet)|ute hos|hos kund(?:er)?|i bilen|resa|reser`,
  String.raw`på (?:farten|rejse|landevejen|vejene|veien|veiene|reise|reisefot)|ude hos|i marken|kører?|kjører?|rejser?|reiser?|reising|matkoilla|matkalla|matkust\p{L}{1,9}|tien päällä|reissussa|ajossa|asiakkaiden luona|asiakaskäyn\p{L}{1,7}`,
  String.raw`visits? to (?:suppliers|vendors|plants|factories|sites|branches|stores|shops|farms|schools)|from (?:shop|site|store|farm) to (?:shop|site|store|farm)|(?:lieferanten|werks|filial|baustellen)besuchen?|besuche? (?:bei|von) (?:lieferanten|werken|filialen)|von \p{L}{4,14} zu \p{L}{4,14}|visites? (?:chez|aux) (?:les |nos )?(?:fournisseurs|usines|magasins)|visitas a (?:los )?(?:proveedores|fornecedores|fábricas|tiendas|lojas)|visite (?:a|ai|presso)(?: i)? (?:fornitori|stabilimenti|negozi)|(?:leveranciers|winkel|fabrieks)bezoek(?:en)?|bezoek(?:en)? aan (?:leveranciers|fabrieken|winkels)|wizyty u (?:dostawców|kontrahentów)|besök (?:hos|på) (?:leverantörer|fabriker|butiker)|leverantörsbesök|(?:leverandør|fabriks)besøk|leverandørbesøg|besø[gk] (?:hos|på) (?:leverandører|fabrikker|butikker)|toimittajakäyn\p{L}{2,6}|(?:tehdas|asiakas)käyn\p{L}{2,6}|åker (?:du )?runt|kører (?:du )?rundt|kjører (?:du )?rundt|návštěv\p{L}{1,2} (?:dodavatel|zákazník|klient|závod)\p{L}{1,2}|za (?:ním|ní|nimi|zákazníkem|klienty) jezdí\p{L}{1,3}|jezdíte|objíždí\p{L}{1,3}`,
  String.raw`abroad|overseas|im (?:in- und )?ausland|auf baustellen|à l['’]étranger|en missions?|nuitées|en el extranjero|no estrangeiro|no exterior|all['’]estero|nei cantieri|tra i cantieri|in het (?:binnen- en )?buitenland|za granicą|utomlands|i utlandet|i udlandet|restid|ulkomailla|v zahraničí|în (?:deplasare|delegație|străinătate)|offshore|pe (?:teren|drum|șantiere)|la clienți\p{L}{0,3}|deplas\p{L}{2,5}|călător\p{L}{2,5}`,
  String.raw`na cestách|u zákazníků|v (?:autě|terénu)|na silnici|cestuješ|cestovat|cestování|cestováním|za zákazníky|jezdíš`,
]
  .map((source) => phrases(source))
  .map((each) => quickly(each));
const ON_THE_WAY = AWAY.slice(0, -3);
/** Returns whether a sentence says that people are on the road or at customers. */
export const isOnTheWay = (text: string): boolean => ON_THE_WAY.some((pattern) => pattern.test(text));
/** The time that shares are of: "40% of your working time", "30 % van de tijd". */
const TIME = phrases(
  "time|week|day|job|year|zeit|arbeitszeit|woche|arbeitswoche|temps|semaine|tiempo|jornada|semana|tempo|tijd|werktijd|werkweek|czasu|tiden|tid|arbetstiden|arbejdstiden|arbeidstiden|veckan|ugen|uken|ajasta|työajasta|času|doby|giornate|activité|hours|heures|uren|werkuren|program|programul|arbetstid|timp|timpul|timpului|arbeitstage|jours ouvrés|godzin|año|mese|month|monat|mois|mes",
);
const PERCENT = folded(
  /(?<!\d|[.,+-])(?:(?<low>\d{1,2}) ?%? ?(?:-|–|to|bis|à|a|al|y|e|tot|en|do|till|til|až) ?)?(?<high>\d{1,2}) ?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|procent|prosenttia|prosent|procenta?)/giu,
);
const TIME_BEFORE = /(?:työajasta|ajasta) (?:noin |jopa )?$/iu;
/** How much behind a share names the time that it is of. */
const REACH = 45;
const MOST_BETWEEN = 24;

/** Returns whether a text begins with the time that a share before it is of. */
function isOfTime(behind: string): boolean {
  const time = TIME.exec(behind.slice(0, REACH));
  return time !== null && time.index <= MOST_BETWEEN && !/[\d,;:.!?]/u.test(behind.slice(0, time.index));
}

/** Halves and the like, each with its percent. */
const PARTS: readonly (readonly [number, RegExp])[] = (
  [
    [
      20,
      "o cincime|a fifth|one fifth|ein fünftel|un cinquième|una quinta parte|un quinto|um quinto|een vijfde|jedn[aą] piąt[aą]|en femtedel|viidennes|pětin[ua]",
    ],
    [
      10,
      "o zecime|a tenth|one tenth|ein zehntel|un dixième|una décima parte|um décimo|un decimo|een tiende|jedn[aą] dziesiąt[aą]|en tiondel|en tiendedel|kymmenes|desetin[ua]",
    ],
    [
      50,
      "jumătate|half|hälfte|moitié|mitad|metade|metà|helft|połow[ęya]|halva|halbe|halben|halvparten|halvdelen|halve|puolet|polovinu|polovina",
    ],
    [
      33,
      "o treime|a third|ein drittel|un tiers|un tercio|um terço|un terzo|een derde|jedn[aą] trzeci[aą]|en tredjedel|kolmannes|třetin[ua]",
    ],
    [
      25,
      "un sfert|a quarter|ein viertel|un quart|un cuarto|um quarto|un quarto|een kwart|ćwierć|jedn[aą] czwart[aą]|en fjärdedel|en fjerdedel|neljännes|čtvrtin[ua]",
    ],
    [
      67,
      "două treimi|two thirds|zwei drittel|deux tiers|dos tercios|dois terços|due terzi|twee derde|dwie trzecie|två tredjedelar|to tredjedele[r]?|kaksi kolmasosaa|dvě třetiny",
    ],
    [
      75,
      "trei sferturi|three quarters|drei viertel|trois quarts|tres cuartas partes|três quartos|tre quarti|driekwart|trzy czwarte|tre fjärdedelar|tre fjerdedele[r]?|kolme neljäsosaa|tři čtvrtiny",
    ],
  ] as const
).map(([percent, names]) => [percent, phrases(names)]);
/** Cheap first tests. */
const NAMES_SHARE = /%|per ?cent|pro[zcs]ent|pour cent|por c/iu;
const NAMES_PART = quickly(
  new RegExp(
    plainFirst(
      /fifth|tenth|zehntel|fünftel|cinqu|dixi|quint|décim|decim|vijfde|tiende|piąt|dziesią|femtedel|tiondel|viiden|kymmen|pětin|desetin|cincim|zecim|hal[bf]|third|quarter|hälfte|drittel|viertel|moitié|tiers|quart|mitad|metade|terc|terço|cuart|metà|terz|helft|derde|kwart|połow|trzec|czwart|halv|tredje|fjärde|fjerde|puolet|kolm|nelj|polovin|třetin|čtvrtin|ćwierć|jumăt|treim|sfert/iu
        .source,
    ),
    "iu",
  ),
);
/** Others who travel, work at a desk, and shares of something else. */
const OTHERS = folded(
  /(?<!\p{L})(?:our(?! own)|their|unsere|ihre monteure|nos|leur|nuestros|su tiempo|nossos|i nostri|onze|hun|nasi|ich|våra|deras|vores|deres|våre|asiakkaamme|naši|customers (?:save|spend)|users|drivers|home|office time|homeoffice|home[- ]?office|zuhause|télétravail|domicile|oficina(?! 60)|casa|teletrabajo|teletrabalho|smart working|thuis|zdalnie|domu|hemifrån|hjemmefra|etätö\p{L}{1,3}|kotona|z domova|fewer|less|faster|saves?|discount|revenue|remote(?:ly)?)(?!\p{L})/iu,
);
/** Behind these words an office is what people are out of. */
const OUT_OF_OFFICE = folded(
  /(?:out of the|fuera de la|fora do|poza|fuori dall['’]|outside the|außerhalb des|hors du|buiten het|utanför|uden for|utenfor|mimo) ?(?:office|oficina|escritório|biurem|ufficio|büros|bureau|kantoor|kontoret|kancelář)/giu,
);

const AT_OUR_CUSTOMERS = folded(
  /(?<!\p{L})(?:at|with|bei|chez|en|con|em|dai|presso i|bij|u|hos) (?:our|unseren|nos|nuestros|nossos|nostri|onze|naszych|våra|vores|våre|našich) (?:clients?|customers?|kunden|clientes|clienti|klanten|klientów|kunder|zákazníků)(?!\p{L})/giu,
);

const FEW_WORDS = 6;
/** Returns the clause of a sentence that holds a place; the whole sentence where the clause names no more than a share. */
export function clauseOf(text: string, index: number): string {
  const start = Math.max(text.lastIndexOf(",", index), text.lastIndexOf(";", index)) + 1;
  const behind = /[,;]/u.exec(text.slice(index));
  const clause = text.slice(start, behind === null ? text.length : index + behind.index);
  return clause.trim().split(" ").length <= FEW_WORDS ? text : clause;
}

/** Returns the percent of the time that a sentence says people are on the way or at customers; null if it says none. */
export function timeAway(sentence: string): Bounds | null {
  const namesShare = NAMES_SHARE.test(sentence);
  if (!namesShare && !NAMES_PART.test(sentence)) return null;
  const clause = sentence.replace(OUT_OF_OFFICE, "out visiting").replace(AT_OUR_CUSTOMERS, "out visiting");
  const isAway = (part: string) => AWAY.some((pattern) => pattern.test(part));
  if (!isAway(clause) || OTHERS.test(clause)) return null;
  for (const match of namesShare ? matchesIn(clause, PERCENT) : []) {
    const isBefore = TIME_BEFORE.test(clause.slice(0, match.index));
    if (!isBefore && !isOfTime(clause.slice(match.index + match[0].length))) continue;
    if (!isAway(clauseOf(clause, match.index))) continue;
    const high = Number(match.groups?.["high"]);
    return { min: Number(match.groups?.["low"] ?? high), max: high };
  }
  const part = PARTS.find(([, pattern]) => {
    const match = pattern.exec(clause);
    if (match === null || !isOfTime(clause.slice(match.index + match[0].length))) return false;
    return isAway(clauseOf(clause, match.index));
  });
  return part === undefined ? null : { min: part[0], max: part[0] };
}

const UNSPACED = /(?<low>\d) ?[〜~～-] ?(?<high>\d) ?割|(?<tenths>\d) ?割|(?<half>半分)/u;
const UNSPACED_AWAY = /出張|出差|출장|외근|外回り|客先|移動/u;
/** Days and weeks: "月に1週間は海外出張", "週1日は客先を訪問". */
const UNSPACED_RATE =
  /(?:月に?(?<weeks>[1-3])週間?|週に?(?<days>[1-5])日|(?:月に?|每月(?:约|大约)?|(?:월|한 ?달에) ?(?:평균 ?|약 ?)?)(?<monthDays>\d{1,2}) ?[日天일])/u;

/** As `timeAway`, in Japanese: "出張は業務の約3割", "月の半分は出張". */
export function unspacedTimeAway(text: string): Bounds | null {
  const clause = text.split(/[、。]/u).find((part) => UNSPACED_AWAY.test(part) && UNSPACED_RATE.test(part));
  const rate = clause === undefined ? undefined : UNSPACED_RATE.exec(clause)?.groups;
  if (rate !== undefined) {
    const percent = Math.min(
      100,
      Number(rate["weeks"] ?? 0) * 25 + Number(rate["days"] ?? 0) * 20 + Number(rate["monthDays"] ?? 0) * 5,
    );
    return { min: percent, max: percent };
  }
  if (!UNSPACED_AWAY.test(text) || !/割|半分/u.test(text) || /割引|割増|割り|売上|費用|顧客の/u.test(text)) return null;
  const groups = UNSPACED.exec(text)?.groups;
  if (groups === undefined) return null;
  const { low, high, tenths, half } = groups;
  const most = half === undefined ? Number(high ?? tenths) * 10 : 50;
  return { min: low === undefined ? most : Number(low) * 10, max: most };
}
