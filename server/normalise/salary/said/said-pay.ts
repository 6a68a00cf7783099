import { quickly } from "#normalise/text/quick-expression.ts";

const word = (source: string) => String.raw`(?<!\p{L})(?:${source})`;

/** What stands between such words and the amount: "about", "from", "between". */
const UP_TO_AMOUNT = String.raw`(?::| ?=)?(?: (?:about|around|approximately|roughly|currently|gross|net|between|from|at|up to|ca\.?|circa|rund|etwa|zwischen|bei|brutto|netto|environ|entre|autour de|brut|de|di|tra|tussen|rond|ongeveer|op|bruto|około|ok\.|od|między|na|w przedziale|mellan|mellem|mellom|omkring|cirka|på|noin|kolem|mezi|asi|între|la|aproximativ)){0,2} ?$`;

/** The hour of work, which is what is paid. An hour of something else has a price: "Eine Stunde Unterricht kostet". */
const HOUR_OF_WORK = [
  String.raw`(?:an|each|every|one|the) hour (?:of (?:work|duty|teaching|driving|care|guarding|cleaning)|on (?:shift|site|duty)|(?:you )?worked|of your (?:time|work))|(?:working|teaching|clinic|contact|duty|consulting|guard) hour`,
  String.raw`(?:(?:die|jede|eine) )?(?:(?:gearbeitete|geleistete) stunde|(?:arbeits|unterrichts|dienst|einsatz|lehr|sprech|betreuungs)stunde)`,
  String.raw`(?:(?:l['’]|chaque |une )?heure (?:de (?:travail|cours|garde|consultation|présence|vacation|ménage|conduite)|travaillée|effectuée))`,
  String.raw`(?:(?:la|cada|una) )?hora (?:de (?:trabajo|clase|consulta|servicio|conducción)|trabajada|lectiva)|(?:(?:a|cada|uma) )?hora (?:de (?:trabalho|aula|consulta|serviço|atendimento)|trabalhada|letiva)`,
  String.raw`(?:(?:l['’]|ogni |un['’])?ora (?:di (?:lavoro|lezione|servizio|docenza|visita|guida)|lavorata))|(?:(?:het|een|elk|ieder) )?(?:(?:gewerkt|gegeven) uur|(?:les|werk|dienst|arbeids|spreek)uur)`,
  String.raw`(?:każda )?godzina (?:pracy|przyjęć|dyżuru|zajęć|lekcyjna|dydaktyczna|wykładu|przepracowana|jazdy kierowcy)`,
  String.raw`(?:(?:varje|en|den) )?(?:arbets|undervisnings|lektions|arbejds|arbeids)tim(?:me|men|e|en)|(?:työ|opetus|vastaanotto)tun(?:ti|nista|nilta)`,
  String.raw`(?:(?:každá|jedna) )?(?:hodina (?:práce|výuky|ordinace|služby|jízdy)|odpracovaná hodina)|(?:(?:fiecare|o) )?or[aăe] (?:de (?:muncă|lucru|curs|gardă|consultații)|lucrată)`,
].join("|");
const IS_PAID = [
  String.raw`(?:is |are |gets |will be )?(?:paid|priced|valued|pays|brings(?: you)?|earns(?: you)?)`,
  String.raw`(?:wird|ist|bringt|vergüten wir|bezahlen wir|zahlen wir)(?: (?:dir|ihnen|mit))?`,
  String.raw`(?:vous |t['’])?(?:est|sera) (?:payée|rémunérée)|(?:se (?:paga|retribuye|remunera)|está pagada)|(?:é|será|está) (?:paga|remunerada)|(?:viene|è|sarà) (?:pagata|retribuita)`,
  String.raw`(?:wordt|is) (?:betaald|vergoed)(?: met| aan)?|(?:wordt|levert)(?: je)?|(?:jest )?(?:wyceniona|płatna|opłacana|wynagradzana)|wynosi|to`,
  String.raw`betalas|ersätts|(?:af)?lønnes|betales|honoreres|godtgjøres|ger|giver|gir|maksetaan|maksamme|on arvoltaan`,
  String.raw`(?:je |bude )?(?:placen[áa]|ohodnocen[áa]|oceněn[áa]|honorovan[áa])|(?:este|e) (?:plătită|remunerată)|se plătește`,
].join("|");
/** Where the subject needs no kind of work, since the verb says that somebody is paid: "La hora se paga a", "Godzina wyceniona na". */
const HOUR_IS_PAID = [
  String.raw`(?:an|each|every|the) hour (?:is |gets |will be )?paid`,
  String.raw`l['’]heure (?:vous |t['’])?(?:est|sera) (?:payée|rémunérée)|la hora (?:se (?:paga|retribuye|remunera)|está pagada)|a hora (?:é|será|está) (?:paga|remunerada)|l['’]ora (?:viene|è|sarà) (?:pagata|retribuita)`,
  String.raw`(?:het|elk|ieder) uur wordt (?:betaald|vergoed)|godzina (?:jest )?(?:wyceniona|płatna|opłacana|wynagradzana)|timmen (?:betalas|ersätts)|timen (?:(?:af)?lønnes|betales|honoreres|godtgjøres)`,
  String.raw`tun(?:nista|nilta) (?:maksetaan|maksamme)|hodina (?:je |bude )?(?:placená|ohodnocená|ohodnocena|honorovaná)|ora (?:este |e )?(?:plătită|remunerată)|ora se plătește`,
].join("|");
const OF_HOUR = quickly(
  new RegExp(
    String.raw`${word(String.raw`(?:${HOUR_OF_WORK}) ?(?::|(?:${IS_PAID})(?!\p{L}))|${HOUR_IS_PAID}`)}(?: (?:at|with|mit|zu|à|a|por|com|met|aan|na|po|med|cu))?${UP_TO_AMOUNT}`,
    "iu",
  ),
);

/** The same of a day, a shift or a week. */
const OF_DAY = quickly(
  new RegExp(
    `${word(
      [
        "(?:the|each|every) (?:day|shift) is paid",
        "(?:der|jeder) (?:einsatz|arbeits|dreh)?tag wird|die schicht wird|la journée est (?:payée|rémunérée)|el día se paga|la jornada se paga|o dia é pago|a diária é paga|la giornata (?:viene|è) pagata",
        "(?:de|een) dag (?:werk )?(?:wordt betaald|levert je)|(?:dzień|dyżur) (?:pracy )?(?:jest )?(?:płatny|wyceniony)|zmiana (?:jest )?płatna|dagen (?:betalas|betales|lønnes|aflønnes)|päivästä maksetaan|den je placený|směna je placená|ziua se plătește|tura se plătește",
      ].join("|"),
    )}(?: (?:at|mit|à|a|por|con|met|aan|na|med|cu))?${UP_TO_AMOUNT}`,
    "iu",
  ),
);
const OF_WEEK = quickly(
  new RegExp(
    `${word(
      "(?:the|each|every) week is paid|(?:die|jede) woche wird|la semaine est (?:payée|rémunérée)|la semana se paga|a semana é paga|la settimana (?:viene|è) pagata|de week wordt betaald|tydzień (?:jest )?płatny|veckan betalas|ugen (?:betales|aflønnes)|uken (?:betales|lønnes)|viikosta maksetaan|týden je placený|săptămâna se plătește",
    )}(?: (?:at|mit|à|a|por|con|met|aan|na|med|cu))?${UP_TO_AMOUNT}`,
    "iu",
  ),
);
const OF_PERIODS = [
  ["hour", OF_HOUR],
  ["day", OF_DAY],
  ["week", OF_WEEK],
] as const;

/** Returns the period that an amount is for where the words before it say that the period is what is paid: "Hora de trabajo: ". */
export function periodPaid(before: string): "hour" | "day" | "week" | null {
  return OF_PERIODS.find(([, pattern]) => pattern.test(before))?.[0] ?? null;
}

/** Money for a person, not for what the person does: "The budget for this hire is", not "Reisebudget für diese Stelle". */
const BUDGET = [
  String.raw`(?:^|[^\p{L} ] ?|(?:the|our|a|salary|pay|hiring|total|annual|maximum) )budget (?:for|on) (?:this|the) (?:hire|role|position|post|job|vacancy|contract|seat)`,
  String.raw`(?:gehalts)?budget (?:für|auf) (?:diese|die|den|dieses) (?:stelle|position|rolle|einstellung|posten|vakanz)`,
  String.raw`budget (?:salarial |alloué |prévu |réservé )?(?:pour|à|au) (?:ce|cette|le|la) (?:poste|recrutement|embauche|fonction|mission)`,
  String.raw`presupuesto (?:salarial |previsto )?(?:para|de) (?:este|esta|el|la) (?:puesto|posición|contratación|vacante|plaza)|orçamento (?:salarial |previsto )?(?:para|d)(?: ?est?[ea]| ?a| ?o) (?:vaga|cargo|função|posição|contratação)`,
  String.raw`budget (?:retributivo |previsto )?per (?:questa|questo|la|il) (?:posizione|ruolo|assunzione|figura)|(?:salaris)?budget voor (?:deze|de|dit) (?:rol|functie|positie|vacature|aanwerving|opdracht)`,
  String.raw`budżet (?:przewidziany )?na (?:tę|tą|to|tego|ten) (?:rolę|stanowisko|pozycję|rekrutację|etat|projekt dla ciebie)|budżet (?:tej|tego) (?:roli|stanowiska)`,
  String.raw`(?:löne)?budget(?:en)? för (?:(?:den här|denna) )?(?:tjänsten?|rollen?|rekryteringen|befattningen)|(?:løn)?budget(?:tet)? til (?:denne )?(?:stilling(?:en)?|roll?en?|ansættelsen)|(?:lønns)?budsjett(?:et)? for (?:denne )?(?:stillingen|rollen|ansettelsen)`,
  String.raw`budjetti (?:tähän|tälle) (?:tehtävään|rooliin|rekrytointiin|paikkaan|roolille)|rozpočet na (?:tuto|tohle|tuhle) (?:pozici|roli|místo)|bugetul (?:alocat )?pentru (?:acest|această) (?:post|rol|poziție|angajare)`,
].join("|");
const IS = String.raw`(?: (?:is|are|comes to|sits at|runs to|ist|beträgt|liegt bei|est(?: de)?|s['’]élève à|es(?: de)?|asciende a|é(?: de)?|è(?: di)?|is|bedraagt|ligt op|to|wynosi|är|er|on|je|činí|este(?: de)?))?`;
const BUDGET_OF_JOB = quickly(new RegExp(String.raw`${word(BUDGET)}${IS}${UP_TO_AMOUNT}`, "iu"));

/** Money beside pay, or a change of it, which is what the amount is then. */
const CHANGE = String.raw`bonus|allowanc|supplement|increas|ris(?:e|es|ing)|rais|review|sacrific|advanc|deduct|top|erhöh|zulag|zuschl|fortzahl|vorschuss|umwandl|prime|augment|avance|aument|anticip|revis|adelant|plus|subsíd|toesl|verhog|voorsch|premi|dodat|podwyż|zalicz|påslag|tillägg|tillæg|tillegg|öknin|stigning|regul|lisä|korot|ennakko|příplat|prémi|navýš|záloh|spor|creșt|avans`;
const MORE_WORDS = String.raw`(?: (?!${CHANGE})[\p{L}'’-]{1,16})`;

/** What says in a language that pay is as much. */
interface PayIs {
  /** Words for pay as the subject of a sentence. */
  pay: string;
  /** Other words go before them without a space: "Monatsgehalt". */
  isCompound?: true;
  whose: string;
  verb: string;
  /** Verbs that only an amount follows, whatever stands between: "bedraagt binnen de WNT-norm maximaal". */
  amountsTo?: string;
  /** Where the verb stands before its subject, with what may follow that: "komt je loon uit op". */
  verbFirst?: readonly [verb: string, preposition: string];
  bound: string;
}

const LANGUAGES: readonly PayIs[] = [
  {
    pay: "salary|pay|wages?|remuneration",
    whose: "your|the",
    verb: "(?:is|are|will be|would be|comes? (?:to|out at)|amounts? to|works? out (?:at|to)|totals?|reach(?:es)?|rises? to|lands? at|ends? up at)",
    amountsTo: "(?:amounts|is capped)",
    bound: "at most|at least|at no more than|no more than",
  },
  {
    pay: "(?<!urlaubs|kranken|bonus|mindest|be)(?:gehalt|lohn|vergütung|besoldung)",
    isCompound: true,
    whose: "dein|ihr|das|der|die|deine|ihre",
    verb: "(?:ist|beträgt|liegt|kommt|erreicht|beläuft sich|summiert sich|steigt)(?: (?:bei|auf))?",
    amountsTo: "beträgt",
    verbFirst: ["kommt|liegt|beträgt|steigt|ist", "bei|auf"],
    bound: "maximal|höchstens|mindestens|bis zu",
  },
  {
    pay: "salaire|rémunération|pa[iy]e",
    whose: "votre|ton|ta|le|la",
    verb: "(?:(?:est|sera)(?: de)?|atteint|s['’]élève à|monte à|passe à|avoisine|arrive à)",
    amountsTo: "s['’]élève|est plafonnée?",
    bound: "au maximum|au moins|à",
  },
  {
    pay: "sueldo|salario|remuneración|retribución|nómina",
    whose: "tu|su|el|la",
    verb: "(?:(?:es|será)(?: de)?|queda en|asciende a|alcanza|llega a|sube a|ronda)",
    amountsTo: "asciende",
    verbFirst: ["queda|sube|asciende", "en|a"],
    bound: "como máximo|como mínimo|a",
  },
  {
    pay: "salário|ordenado|vencimento|remuneração",
    whose: "o|a|teu|seu|o teu|o seu",
    verb: "(?:(?:é|será)(?: de)?|fica em|ascende a|atinge|chega a|sobe para)",
    amountsTo: "ascende",
    verbFirst: ["fica|sobe", "em|para"],
    bound: "no máximo|no mínimo|a",
  },
  {
    pay: "stipendio|retribuzione|paga|ral|salario",
    whose: "lo|la|il|tuo|la tua|il tuo",
    verb: "(?:(?:è|sarà)(?: di)?|arriva a|ammonta a|raggiunge|sale a)",
    amountsTo: "ammonta",
    verbFirst: ["sale|arriva", "a"],
    bound: "al massimo|al minimo|a",
  },
  {
    pay: "(?<!vakantie|feestdagen|ziekte|minimum|bonus|be|sa|bal)(?:loon|salaris|wedde|bezoldiging|verloning)",
    isCompound: true,
    whose: "je|jouw|uw|het|de",
    verb: "(?:is|bedraagt|ligt|komt|loopt)(?: (?:uit )?op)?",
    amountsTo: "bedraagt",
    verbFirst: ["komt|ligt|bedraagt|loopt|is", "(?:uit )?op"],
    bound: "maximaal|hoogstens|minimaal|ten minste",
  },
  {
    pay: "pensja|wynagrodzenie|płaca|wypłata|zarobki|uposażenie",
    whose: "twoja|twoje",
    verb: "(?:wynosi|wynoszą|to|sięgają?|mieści się|mieszczą się|waha(?:ją)? się|kształtuj[eą] się|wychodzi)",
    amountsTo: "wynosi",
    bound: "maksymalnie|minimalnie|co najmniej",
  },
  {
    pay: "(?<!sjuk|syke|syge|ferie|semester|bonus|minimi|minste|mindste|be)(?:lön(?:en)?|løn(?:nen)?|lønn(?:en)?)",
    isCompound: true,
    whose: "din|den|vår",
    verb: "(?:är|blir|ligger|hamnar|landar|uppgår till|er|bliver|lander|udgør|utgjør|havner)(?: på)?",
    amountsTo: "uppgår|udgør|utgjør",
    verbFirst: ["hamnar|landar|ligger|blir|är|lander|er|bliver|havner", "på"],
    bound: "högst|minst|højst|mindst|høyst",
  },
  {
    pay: "(?:kuukausi|tunti|kokonais|perus)?(?:palkka|palkkasi|ansio)",
    whose: "tehtävän",
    verb: "(?:on|nousee|kohoaa)",
    bound: "enintään|vähintään",
  },
  {
    pay: "mzda|plat|výplata|výdělek",
    whose: "vaše|tvoje|váš|tvůj",
    verb: "(?:je|činí|vychází|dosahuje)",
    amountsTo: "činí",
    bound: "maximálně|minimálně",
  },
  {
    pay: "salariul|leafa|remunerația",
    whose: "",
    verb: "(?:(?:este|e)(?: de)?|ajunge|se ridică)",
    bound: "cel mult|cel puțin",
  },
];
const PAY_IS = LANGUAGES.flatMap(({ pay, isCompound, whose, verb, amountsTo, verbFirst, bound }) => {
  const subject = isCompound ? `(?:${pay})` : String.raw`(?<!\p{L})(?:${pay})`;
  const said = [`${subject}${MORE_WORDS}{0,4}? ${verb}(?: (?:${bound}))?`];
  if (amountsTo !== undefined) said.push(`${subject} (?:${amountsTo})${MORE_WORDS}{1,4} (?:${bound})`);
  if (verbFirst !== undefined) {
    const [first, preposition] = verbFirst;
    const compound = isCompound ? String.raw`\p{L}{0,16}` : "";
    said.push(word(`(?:${first}) (?:(?:${whose}) )?${compound}(?:${pay})(?: (?:${preposition}))?(?: (?:${bound}))?`));
  }
  return said.map((source) => quickly(new RegExp(`(?:${source})${UP_TO_AMOUNT}`, "iu")));
});
const WHOSE = LANGUAGES.flatMap(({ whose }) => (whose === "" ? [] : [whose])).join("|");
/** Pay that an amount is added to: "The allowance on top of your salary is". */
const ADDED_TO = quickly(
  new RegExp(
    `${word(
      String.raw`(?:of|to|on|from|in|with|beside|beyond|above|zu|zum|vom|von|am|beim|im|über|neben|auf|dem|des|du|des|sur|dans|au|aux|dal|nel|nello|del|al|sobre|sul|sullo|allo|dello|con|do|no|ao|op|bovenop|boven|van|aan|naast|bij|na|od|z|på|till|av|til|af|ved|la|peste) (?:(?:${WHOSE}) )?(?:(?:base|basic|gross|net|monthly|annual|hourly|full) )?`,
    )}$`,
    "iu",
  ),
);
/** Pay that may not be the reader's: "If your salary is". */
const CONDITION = quickly(
  new RegExp(
    word(
      "(?:if|when|once|unless|whose|wenn|falls|sobald|deren|si|quand|dont|cuando|cuyo|se|quando|cujo|cui|als|wanneer|wiens|gdy|jeśli|jeżeli|om|när|hvis|når|jos|kun|pokud|když|jehož|dacă|când) ",
    ),
    "iu",
  ),
);
const CLAUSE_END = /[.;:,]/;

/** Returns whether pay named behind these words isn't what an amount is. */
function isOtherPay(upTo: string): boolean {
  return ADDED_TO.test(upTo) || CONDITION.test(upTo.split(CLAUSE_END).at(-1) ?? "");
}

/** Who goes home with an amount, or takes it home, earns it. */
const TAKES_HOME = quickly(
  new RegExp(
    String.raw`${word("takes?|taking|bring(?:s|ing)?")} home(?: (?:about|around|between|roughly|on average|up to))? ?$`,
    "iu",
  ),
);
const GOES_WITH = quickly(
  new RegExp(
    `${word(
      String.raw`(?:(?:go(?:es)?|gehst|geht|gehen|gaat|gaan|ga|går|gå|kommer|rentrez|rentres|rentre|repars|repartez|vuelves|vas|voltas|vais|torni|porti|wracasz|wrócisz|lähdet|odcházíš|odcházíte|pleci)(?: (?:je|jij|u|du|sie|tu|vous|a|za)){0,2}(?: [\p{L}'’]{2,14}){0,2} (?:with|mit|met|med|avec|con|com|z|s|se|cu))`,
    )}(?: (?:about|around|rund|etwa|ongeveer|zo['’]n|omkring|cirka|ca.|environ|unos|cerca de|circa|około|asi))? ?$`,
    "iu",
  ),
);
const HOME_BEHIND =
  /^[^.;:\d]{0,28}(?<!\p{L})(?:home|nach hause|heim|naar huis|hem|hjem|chez (?:vous|toi)|à la maison|a casa|(?:para|pra) casa|do domu|kotiin|domů|acasă)(?!\p{L})/iu;

/** What an artist, an expert or a helper gets for a day: "een vergoeding van € 350 per dag". What customers pay for a day is no such thing. */
const FEE = quickly(
  new RegExp(
    `${word(
      String.raw`(?:(?:dag)?vergoeding|day fee|fee|tageshonorar|honorarium|honorar|honoraires|gage|cachet|caché|arvode|honorář|compenso|palkkio|wynagrodzenie dzienne)(?: (?:bedraagt|is|beträgt|est|es|è|är|er|on|je))?`,
    )}(?: (?:of|van|von|de|di|på|ve výši))?${UP_TO_AMOUNT}`,
    "iu",
  ),
);
const FEE_OF_CUSTOMERS =
  /(?:hire|rental|entry|entrance|parking|admission|service|late|booking|venue|charge\p{L}{0,2}|guests?|clients?|customers?|travel|mileage|reis|thuiswerk|onkosten|kilometer|kunden|klanten|gäste|pay(?:s|ing)? a)[: ] ?(?:\p{L}{1,10} ){0,2}$/iu;

/** Returns whether an amount is what somebody takes home, or a fee for a day's work; `isDay` where it is for a day and too much for an allowance. */
export function isTakenHome(before: string, after: string, isDay: boolean): boolean {
  if (TAKES_HOME.test(before) || (GOES_WITH.test(before) && HOME_BEHIND.test(after))) return true;
  const fee = isDay ? FEE.exec(before) : null;
  return fee !== null && !FEE_OF_CUSTOMERS.test(before.slice(0, fee.index));
}

/** Says that the reader earns an amount, right before it. */
const EARNS = quickly(
  new RegExp(
    `${word(
      String.raw`(?:you(?:['’]ll| will| can)? earn|(?:je|jij|u) verdient|verdien(?:t)? (?:je|u)|verdien|du verdienst|verdienst du|sie verdienen|(?:vous|tu) gagne[sz]|ganas|ganarás|(?:você )?ganhas?|guadagni|guadagnerai|zarobisz|zarabiasz|du tjänar|tjänar du|du tjener|tjener du|ansaitset|vyděláš|vyděláte|câștig(?:i|ați))`,
    )}(?: (?:about|around|up to|rund|etwa|ca.?|bis zu|ongeveer|tot|zo['’]n|environ|jusqu['’]à|unos|hasta|cerca de|até|circa|fino a|około|do|omkring|cirka|noin|asi|cam))? ?$`,
    "iu",
  ),
);
const MORE_BEHIND =
  /^[^.;\d]{0,24}(?<!\p{L})(?:extra|more|on top|mehr|dazu|zusätzlich|bij|erbij|en plus|de plus|más|adicional\p{L}*|mais|in più|więcej|dodatkowo|mer|ekstra|till|lisää|navíc|în plus|bonus\p{L}*|for each|per referral)(?!\p{L})/iu;

/** Returns whether the reader earns an amount, as the words right before it say: what is too little for an allowance's doubts can be the pay of few hours. */
export function isEarned(before: string, after: string): boolean {
  return EARNS.test(before) && !MORE_BEHIND.test(after);
}

/** What is left of a word for pay before it: "Monats|gehalt". */
const FIRST_PART = /\p{L}{1,20}$/u;

/** How the words right before an amount name pay: as what the amount is, or as what it is added to. */
export type Said = "pay" | "beside pay" | null;

/** Returns whether the words right before an amount name it the pay of the job: as pay itself, as the budget for the hire, or as what an hour brings. */
export function saidOf(before: string): Said {
  if (BUDGET_OF_JOB.test(before) || periodPaid(before) !== null) return "pay";
  for (const expression of PAY_IS) {
    const pay = expression.exec(before);
    if (pay !== null) return isOtherPay(before.slice(0, pay.index).replace(FIRST_PART, "")) ? "beside pay" : "pay";
  }
  return null;
}
