import { folded } from "#normalise/text/folded-expression.ts";
import { type Amount, factorOf, findAmounts, timesFactor } from "./amounts.ts";
import { AND, AT_MOST_AFTER, BETWEEN, FROM, PERIOD_BETWEEN, PLUS_AFTER, RANGE_JOIN, UP_TO } from "./salary-words.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** One amount or one range in a text. `low` and `high` are the same amount for a single number, null for an open end. */
export interface AmountSpan {
  low: Amount | null;
  high: Amount | null;
  start: number;
  end: number;
}

/** Returns whether the first of two amounts leaves out the thousands that the second writes. */
function isShortThousands({ digits, value }: Amount, second: Amount): boolean {
  return /^\d{2,3}$/.test(digits) && value * 1000 < second.value && second.value <= value * 2000;
}

/** Returns the two ends of a range with the multiplier of one applied to the other: "50-60k", "£50k - 60". */
function scaleRange(first: Amount, second: Amount): { low: Amount; high: Amount } {
  if (first.multiplier !== "" && second.multiplier === "" && second.value < 1000) {
    const high = second.currency === null ? { ...second, value: second.value * factorOf(first.multiplier) } : second;
    return { low: first, high };
  }
  // "35-38.000 kr".
  if (first.multiplier === "" && second.multiplier === "" && isShortThousands(first, second))
    return { low: { ...first, value: first.value * 1000 }, high: second };
  const factor = factorOf(second.multiplier);
  const scales =
    first.multiplier === "" &&
    factor > 1 &&
    (first.value < 1000 || factor === 1e4) &&
    first.value * factor <= second.value * 1.001;
  return { low: scales ? { ...first, value: timesFactor(first.value, factor) } : first, high: second };
}

/** What the multiplier of the first end would make of a second without one: "50k - 60". */
const scaleOf = (first: Amount, second: Amount): number =>
  second.multiplier === "" && second.value < 1000 ? factorOf(first.multiplier) : 1;

/** Only a comma and "up to" stand between the ends: an addition would be joined by "plus" or "and". */
const RISES = folded(
  new RegExp(String.raw`^(?!.*(?:\+|plus |bonus|and |und |et ))[^,;.:()\d]*,[^,;.:()\d]*?${UP_TO.source}`, "iu"),
);
/** "From $68,000 on the low end to $81,000": words between the ends that hold no number and begin no other clause. */
const RISES_FROM = /(?:^|[,:(] ?)de\s*$|(?<!\p{L})(?:from|de la|între|von|desde|dai?|van|od|från|fra)\s*$/iu;
const RISES_TO =
  /^[^,;.:()+\d]{0,45}(?<!\p{L})(?:to|bis(?: zu)?|auf|jusqu['’]à|à|até|hasta|fino a|tot|naar|do|till|upp till|til|opp til|la|până la)\s*$/iu;
/** "€37,919 a year rising by annual increments to €66,495": the pay of a scale. */
const INCREASES_TO = folded(
  /^[^.;:()\d]{0,55}(?<!\p{L})(?:rising|increasing|progressing|going up|growing|(?:and|then) (?:rises|increases|progresses|goes up|grows|climbs)|en (?:stijgt|groeit|loopt op)|und (?:wächst|erhöht sich|steigt)|(?:et|puis) (?:évolue|passe|augmente|progresse)|y (?:sube|aumenta|crece|llega)|e (?:sobe|aumenta|sale|cresce|arriva)|i (?:rośnie|wzrasta)|(?:och|og) (?:stiger|ökar|øges|øker)|steigend|ansteigend|steigt|évoluant|progressant|augmentant|subiendo|aumentando|llegando|subindo|chegando|crescente|che sale|salendo|oplopend|doorgroeiend|stijgend|rosnąc\p{L}|rosnące|wzrastając\p{L}|stigande|som stiger|stigende|voksende|nouse[ev]\p{L}{0,2}|nousten|rostoucí|stoupající|crescând)(?!\p{L})[^.;:()\d]{0,45}(?<!\p{L})(?:to|bis(?: zu| auf)?|auf|jusqu['’]à|à|vers|hasta|até|a|fino a|tot|naar|do|till|upp till|til|op til|opp til|asti|saakka|na|až(?: na)?|la|până la)\s*$/iu,
);

/** "13,50 € die Stunde, nach der Probezeit 15 €": what is paid at first and then. */
const AFTER_PROBATION = folded(
  /^[^.;:()\d]{0,24}[,;-] ?(?:\p{L}{2,5} ){0,2}?(?:after (?:your |the )?(?:probation|training|trial|first year)(?: period)?|nach (?:der |deiner |ihrer )?(?:probezeit|einarbeitung)|na (?:de |je |een )?(?:proeftijd|inwerkperiode)|après (?:la |ta |votre )?(?:période d['’]essai|formation)|(?:tras|después d)(?:el)? (?:el )?per[ií]odo de prueba|após (?:o )?período de experiência|dopo (?:il )?periodo di prova|po okresie próbnym|efter (?:prövotiden|provanställningen|prøvetiden|prøveperioden)|etter prøvetiden|koeajan jälkeen|po zkušební době|după perioada de probă|próbaidő után)(?:,? \p{L}{2,12}){0,2}:? ?$/iu,
);

/** "Level I starts at $95,000 and level III tops out at $140,000": where a scale begins and where it ends. */
const BEGINS_AT = folded(
  /(?<!\p{L})(?:starts?|starting|begins?|beginning|beginn(?:t|st|en)|startet|start|begint|start|débute|commence|démarre|empiezas?|comienzas?|começas?|inicia|parte|inizia|zaczyna(?:sz)?(?: się)?|börjar|startar|begynder|starter|begynner|alkaa|aloittaa|začíná(?:š|te)?|începe)(?: (?:je|du|sie|hier|er))? (?:at|on|from|bei|mit|op|bij|met|vanaf|à|en|em|con|com|da|od|på|vid|med|fra|från|na|de la|la|cu) ?$/iu,
);
const ENDS_AT = folded(
  /(?<!\p{L})(?:(?:tops|maxes|caps) out|tops|ends?|peaks?|finishes|goes|reach(?:es|ing)?|endet|reicht|steigt|eindigt|groeit|loopt|(?:door|uit)groeien|culmine|plafonne|monte|grimpe|termina|llega(?:r|s)?|sube|sobe|chega(?:r|s)?|vai|arriva(?:re)?|sale|kończy(?: się)?|dochodzi|rośnie|slutar|når|går|ender|slutter|stiger|päättyy|nousee|končí|roste|ajunge|urcă|crește)(?: (?:je|door|op|uit|up|hoch|upp|opp))? (?:at|to|with|in|by|bei|mit|bis(?: zu| auf)?|op|tot|naar|met|à|jusqu['’]à|en|a|hasta|em|até|fino a|con|na|do|vid|på|till|til|op til|asti|la|până la) ?$|(?<!\p{L})(?:reach(?:es|ing)?|erreich(?:st|en|t)(?: (?:du|sie|ihr))?(?: (?:nach|mit) [^.;,]{3,20})?|atteint|atteignez|alcanza[sr]?|alcança[sr]?|raggiung(?:e|i)|bereikt?(?: je)?|osiąg(?:asz|niesz|a)|saavutat|dosáhne(?:š|te)?|atinge[s]?) ?$/iu,
);
/** "Step 1 is $52,000 and step 5 is $66,000": the pay of two steps. */
const STEP = String.raw`(?<!\p{L})(?:level|grade|band|step|tier|stufe|gruppe|niveau|échelon|nivel|nível|livello|schaal|trede|stopień|poziom|trinn|steg|trin|nivå|taso|stupeň|třída|treapta) ?\d{1,2} ?(?:is|pays|ist|zahlt|est|es|é|è|to|wynosi|är|er|on|je|este|=|:)? ?$`;
const OF_STEP = folded(new RegExp(STEP, "iu"));
/** Characters from one end of a scale to the other. */
const LONGEST_SCALE = 70;

/** What is paid beside the base, or on top of it. */
const BESIDE_BASE =
  /bonus|prim[ae]|prämi|equity|variab|commission|provision|comis|prowiz|OTE|target|for |für |pour |para |voor /iu;

const NUMBERS_OF_LEVELS = /(?<=\p{L} ?)\d{1,2}(?![\d.,])/gu;

/** Reads two neighbouring amounts as one range; null when the words between them don't join them. */
function readRange(text: string, first: Amount, second: Amount): AmountSpan | null {
  const between = text.slice(first.end, second.start);
  // "$25 an hour for the first 20 hours and $30": a number of hours is no end of a range.
  if (
    first.currency === null &&
    second.currency !== null &&
    /^ ?(?:hours?|days?|weeks?|stunden|tage|heures|jours|horas|días|uur|dagen|godzin|dni|timmar|dagar|timer|dage)(?!\p{L})/iu.test(
      between,
    )
  )
    return null;
  // "28.000 kr. for ufaglærte til", "in Stufe 1 bis".
  const words = between.replace(/^\.(?= )/, "").replace(NUMBERS_OF_LEVELS, "");
  const spaced = /^\s+$/.test(between) && first.multiplier === "k" && second.multiplier === "k";
  // "$72,000$91,000", of a table that lost its cells.
  const fused =
    (between === "" && /\p{Sc}/u.test(text.charAt(first.end - 1)) && second.value > first.value) ||
    (between === " " && first.currency !== null && first.currency === second.currency && second.value > first.value);
  // "45/55k €".
  const inThousands = between === "/" && first.multiplier === "" && first.value < 1000 && second.multiplier === "k";
  // "2200/2500 € brut".
  const slashed =
    between.trim() === "/" && first.value >= 1000 && second.value > first.value && second.value <= first.value * 1.5;
  const bounds = { start: first.start, end: second.end };
  // "1.750 € en 12 pagas": no range falls to a tenth.
  const falls = second.value * scaleOf(first, second) * 10 < first.value;
  if (falls && second.currency === null) return null;
  if (RANGE_JOIN.test(between) || PERIOD_BETWEEN.test(between) || spaced || inThousands || slashed || fused)
    return { ...scaleRange(first, second), ...bounds };
  if (second.value <= first.value) return null;
  const before = wordsBefore(text, first);
  // "Starts at $23 with progressions up to $24/hour".
  const progresses =
    between.length <= 45 &&
    ((FROM.test(before) && UP_TO.test(between)) || (RISES_FROM.test(before) && RISES_TO.test(words)));
  // "Between $90,000 in our lowest market and $120,000 in our highest".
  const lies =
    between.length <= LONGEST_MARKET &&
    ((BETWEEN.test(before) && between.length <= 60 && AND.test(between)) ||
      (LOWEST_MARKET.test(between) && HIGHEST_MARKET.test(text.slice(second.end, second.end + LONGEST_MARKET))));
  // "85 € an hour by day, up to 110 € at night".
  const rises =
    between.length <= 45 &&
    second.value <= first.value * 2 &&
    second.currency === first.currency &&
    RISES.test(between) &&
    !BESIDE_BASE.test(text.slice(second.end, second.end + 24));
  const ofScale =
    between.length <= LONGEST_SCALE &&
    second.value <= first.value * 3 &&
    ((BEGINS_AT.test(before) && ENDS_AT.test(words)) ||
      ((HIGHEST_LABEL.test(words) || OTHER_HIGHEST.test(words)) &&
        LOWEST_LABEL.test(wordsBefore(text, first, NAMED_CHARACTERS))) ||
      (OF_STEP.test(before) && OF_STEP.test(between))) &&
    !/[.;]\s/u.test(words) &&
    !BESIDE_BASE.test(between);
  const increases =
    between.length <= 80 &&
    ((second.value <= first.value * 3 && INCREASES_TO.test(between)) ||
      (second.value <= first.value * 2 && AFTER_PROBATION.test(between)));
  return progresses || lies || rises || increases || ofScale ? { low: first, high: second, ...bounds } : null;
}

const LONGEST_MARKET = 80;
/** "$110,000 in our lowest geographic market up to" */
const LOWEST_MARKET =
  /^[^.;]{0,24}(?<!\p{L})(?:lowest|cheapest|low[- ]cost)(?!\p{L})[^.;]{0,36}(?<!\p{L})(?:up to|to|and|through)\s*$/iu;
const HIGHEST_MARKET = /^[^.;]{0,24}(?<!\p{L})(?:highest|dearest|most expensive|high[- ]cost)(?!\p{L})/iu;

/** "You won't earn less than $52,000". */
const NOT_LESS = quickly(
  /(?<!\p{L})(?:not|\p{L}{2,5}n['’]t|never|no|nothing|nicht|nie|niet|nooit|pas|jamais|nunca|não|non|mai|inte|aldrig|ikke|aldri|ei|ne|nu) (?:\p{L}{1,12} )?(?:less than|under|below|weniger als|unter|minder dan|onder|moins de|en dessous de|menos de|meno di|mniej niż|poniżej|mindre än|mindre end|mindre enn|alle|pod|méně než|sub|mai puțin de)\s*$/iu,
);

/** "The salary won't exceed £42,000", "nie więcej niż 12 tys. zł". */
const NOT_MORE = quickly(
  /(?<!\p{L})(?:(?:not|no|\p{L}{2,5}n['’]t|nothing|nicht|niet|nooit|pas|jamais|não|nunca|nie|inte|aldrig|ikke|aldri|ei|není|ne|nu) (?:\p{L}{1,8} )?(?:more than|higher than|over|above|exceed|mehr als|höher als|über|meer dan|hoger dan|boven|plus de|más de|más que|mais (?:de|do que)|più di|więcej niż|wyższ\p{L}{1,2} niż|mer än|högre än|över|mere end|højere end|over|mer enn|høyere enn|yli|ylitä|více než|vyšší než|víc než|mai mult de|mai mare de)|(?:n['’]|ne )(?:excèdera?|dépasse(?:ra)?) pas|no (?:supera|superará|excede|excederá|pasa de)|não (?:ultrapassa|ultrapassará|excede|passa de)|non (?:supera|supererà|eccede)|nie przekracza|nie przekroczy|överstiger inte|overstiger ikke|nepřesahuje|nepřesáhne|nepřekročí|nu depășește|überschreitet nicht|übersteigt nicht|overschrijdt niet)(?: (?:los|las|les|os|as|i|gli|die|de|den))?\s*$/iu,
);

/** "Das kollektivvertragliche Mindestgehalt für diese Position beträgt": the lowest pay, some words before its amount. */
const LOWEST_PAY = quickly(
  /(?:mindest(?:brutto|grund|monats|jahres|bezugs)*(?:gehalts?|lohn|entgelt|verdienst|vergütung|bezug)|minimal(?:gehalt|lohn)|kv-(?:minimum|mindest\p{L}{1,12})|minimum(?:salaris|loon)|minimi(?:palkka|lön)|minst(?:e)?lön|mindsteløn|minstelønn)(?!\p{L})[^.;:\d]{0,60}(?:(?:laut|lt\.|gem\.|gemäß) [^.;:\d]{0,40})?(?:: ?)?(?:(?<=[:,] ?)(?:es|dieses|dies|das) (?:liegt|beträgt|ist|lautet)[^.;:\d]{0,20})?$/iu,
);
/** The lowest pay that a law sets for everybody is what an employer who names it pays. */
const OF_LAW = /gesetzlich|allgemein|wettelijk|mindestlohn/iu;

function isLowestPay(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 110), start);
  return LOWEST_PAY.test(before) && (!OF_LAW.test(before) || /kollektiv|kv|tarif/iu.test(before));
}

/** "6500 zł na rękę miesięcznie lub wyższą", "£30,000 per annum or higher": at least this much, some words behind the amount. */
const OR_MORE = folded(
  /^(?: ?[/,]? ?\(?(?:[\p{L}.'’]{1,12}[ )/]){0,4}| ?,? ?)(?:or (?:more|higher|above|better|over)|oder (?:mehr|höher|darüber)|und (?:mehr|höher|darüber)|ou (?:plus|davantage|au-dessus|mais|superior|acima)|et plus|o (?:más|superior(?:e|i)?|più|mayor)|y más|e (?:mais|oltre)|of (?:meer|hoger)|en (?:hoger|meer)|lub (?:więcej|wyższ(?:ą|a|e|ej))|i więcej|albo więcej|eller (?:mer|högre|mere|højere|høyere|derover)|tai (?:enemmän|yli|korkeampi)|(?:nebo|či|a) (?:více|víc|vyšší)|sau (?:mai (?:mult|mare)|peste))(?!\p{L}| (?:experience|years|erfahrung|jahre|hours|stunden|children|days))/iu,
);
/** "To £52,000 DOE": how British ads begin what they pay at most. */
const BRITISH_TO = /(?:^|[|•·] ?)to $/iu;

function readSingle(text: string, amount: Amount): AmountSpan {
  const { start, end } = amount;
  const before = wordsBefore(text, amount);
  const named = wordsBefore(text, amount, NAMED_CHARACTERS);
  if (NOT_LESS.test(before)) return { low: amount, high: null, start, end };
  if (NOT_MORE.test(named) || UP_TO.test(before) || BRITISH_TO.test(text.slice(0, start)) || HIGHEST_LABEL.test(named))
    return { low: null, high: amount, start, end };
  if (AT_MOST_AFTER.test(text.slice(end, end + 26))) return { low: null, high: amount, start, end };
  const after = text.slice(end, end + 40);
  const isMinimum =
    FROM.test(before) ||
    LOWEST_LABEL.test(named) ||
    OTHER_LOWEST.test(named) ||
    PLUS_AFTER.test(after) ||
    OR_MORE.test(after);
  return { low: amount, high: isMinimum || isLowestPay(text, start) ? null : amount, start, end };
}

/** The pay whose lower or upper end a label or a sentence names. */
const NAMED_BOUND =
  "(?:(?:base|annual|hourly|daily|monthly|gross|starting) )?(?:pay|salary|wage|rate|compensation|gehalt|lohn|stundensatz|tagessatz|vergütung|salaire|rémunération|taux|salario|sueldo|tarifa|remuneración|salário|stipendio|ral|retribuzione|tariffa|salaris|loon|uurtarief|dagtarief|lön|timlön|lønn?|palkka|mzda|sazba|plat|wynagrodzenie|pensja|płaca|stawka|salariu)";
/** The rest of such a label, or of such a sentence up to its amount. */
const NAMED = String.raw`(?: ?:| (?:is|ist|to|wynosi|beträgt|liegt bei|est(?: de)?|es(?: de)?|é(?: de)?|è(?: di)?|bedraagt|är|er|je|este))`;
const FURTHER = String.raw`(?:(?: [\p{L}'’]{2,16}){0,4}|,[^.;:,\d]{4,50},)`;
/** "Minimum salary: $50,000", "Pay scale low: $60,000", "RAL minima: 24.000 €", "The minimum rate for this role is £15": the lower end, and the upper one. */
const LOWEST_LABEL = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:min(?:imum|imale?[rns]?|imala|imální|im[ao]|imaln[aey]|\.)?|lowest|low|lägsta|laveste|nejnižší|najniższ[ea]) ${NAMED_BOUND}${FURTHER}|minim[ao]|mínim[ao]|minimum|low(?:er)?(?: end)?|mindest(?:gehalt|lohn)|minimilön|minimi(?:palkka)?)${NAMED} ?$`,
    "iu",
  ),
);
const HIGHEST_LABEL = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:max(?:imum|imale?[rns]?|imala|imální|\.)?|maksymaln[aey]|highest|high|högsta|højeste|høyeste|nejvyšší|najwyższ[ea]) ${NAMED_BOUND}${FURTHER}|maximum|massim[ao]|máxim[ao]|high(?:er)?(?: end)?|höchst(?:gehalt|lohn)|max(?:imal)?(?:gehalt|lohn|lön|lønn?)|maksimi(?:palkka)?)${NAMED} ?$`,
    "iu",
  ),
);
/** "…, das minimale 42.000 €", "et le maximum de 36 000 €": the other end, which needs no word for pay again. */
const OTHER_END = String.raw`(?:,|(?<!\p{L})(?:and|und|et|y|e|en|a|i|och|og|ja|și)) (?:(?:the|a|das|der|die|le|la|el|o|il|het|de|den|det) )?`;
const OTHER_END_IS = String.raw`(?: ?:| (?:is|ist|to|est|es|é|è|är|er|on|je|este))?(?: (?:of|de|di|van|von|på))? ?$`;
const OTHER_LOWEST = quickly(
  new RegExp(
    String.raw`${OTHER_END}(?:minimum|minimale?[rns]?|minimaln[aey]|mínim[ao]|minim[ao]|lowest|lägsta|laveste|nejnižší|najniższ[ea]|minimi)${OTHER_END_IS}`,
    "iu",
  ),
);
const OTHER_HIGHEST = quickly(
  new RegExp(
    String.raw`${OTHER_END}(?:maximum|maximale?[rns]?|maksymaln[aey]|máxim[ao]|massim[ao]|highest|högsta|højeste|høyeste|nejvyšší|najwyższ[ea]|maksimi|maxim[ao]?)${OTHER_END_IS}`,
    "iu",
  ),
);
const NAMED_CHARACTERS = 90;

function wordsBefore(text: string, { start }: Amount, characters = 24): string {
  return text.slice(Math.max(0, start - characters), start);
}

/** "Level 4 ends at": which of several steps of pay is meant. */
const LEVEL = folded(
  /(?<!\p{L})(?:level|grade|band|step|tier|stufe|entgeltgruppe|gruppe|niveau|échelon|nivel|nível|livello|schaal|trede|stopień|poziom|trinn|steg|trin|nivå|taso|stupeň|třída|treapta) ?$/iu,
);

function isNumberOfLevel(text: string, { digits, currency, multiplier, start }: Amount): boolean {
  return (
    currency === null &&
    multiplier === "" &&
    digits.length <= 2 &&
    LEVEL.test(text.slice(Math.max(0, start - 15), start))
  );
}

/** Finds every amount and range in a text, in reading order. */
export function findSpans(text: string): AmountSpan[] {
  const amounts = findAmounts(text).filter((amount) => !isNumberOfLevel(text, amount));
  const spans: AmountSpan[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const [first, second] = [amounts[index], amounts[index + 1]];
    if (first === undefined) continue;
    const range = second === undefined ? null : readRange(text, first, second);
    spans.push(range ?? readSingle(text, first));
    if (range !== null) index += 1;
  }
  return spans;
}
