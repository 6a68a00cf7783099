import { replacedQuickly } from "#normalise/text/quick-expression.ts";
import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { readMentions } from "#normalise/place/mentions.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { visaHelp } from "#normalise/permits/visa-sponsorship-words.ts";
import {
  ABROAD,
  CITIZENS,
  MAY_WORK,
  NONE_NEEDED,
  ONLY_PEOPLE,
  OTHER_NATIONALS,
  OUTSIDE_UNION,
  PERMITS_AS_TRADE,
  RIGHT_TO_WORK,
  TAKEN_ANYWAY,
} from "#normalise/permits/allowed-words.ts";
import { countriesDescribed, countriesNamed } from "#normalise/permits/country-words.ts";
import { statedHelp } from "#normalise/permits/employer-help.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** Ways to say that somebody may work somewhere. */
const PERMISSION = quickPhrases(
  String.raw`(?:(?:legally|lawfully|fully|already|currently|permanently) )?(?:authori[sz]ed|eligible|entitled|permitted|allowed|able) to (?:(?:legally|lawfully|live and|reside and|be employed|currently|permanently) ){0,3}work`,
  String.raw`(?:right|rights|authori[sz]ation|eligibility|permission|entitlement|legally able|legal right|legal ability|legal permission) to (?:(?:live and|legally|lawfully|reside and) )?work|work(?:ing)? (?:authori[sz]ation|permits?|rights|eligibility|visa)|employment (?:authori[sz]ation|eligibility)|legally (?:live and )?work|work legally|right[- ]to[- ]work|(?:eligible|authori[sz]ed|permitted) (?:for|to be|to accept) (?:legally )?(?:employed|employment)|permit to work|(?:can|able to) (?:legally )?(?:live and )?work(?= in \P{Po}{2,40} without)|permission to be employed`,
  String.raw`(?:citizens?(?:hip)?|nationals?)(?:(?: (?:or|and) | ?[\/&] ?)(?:green card holders?|(?:lawful )?permanent residents?|prs?(?: holders?)?))? (?:is |are )?(?:required|only)|must be (?:an? )?(?:\p{L}{1,20}\.?\p{L}{0,20}\.? ){1,3}(?:citizens?|nationals?)|(?:citizens?|nationals?) (?:or|and) (?:(?:lawful|legal) )?(?:permanent residents?|green card holders?)|u\.?s\.? persons?`,
  String.raw`arbeitserlaubnis|arbeitsgenehmigung|(?:dürfen|darfst) (?:bereits )?in|aufenthalts- und arbeits\p{L}{1,20}|arbeitsberechtigung|(?:berechtigt|befugt),? in(?= \p{L}{2,20} zu arbeiten)|aufenthaltstitel|aufenthaltserlaubnis`,
  String.raw`(?:autorisation|permis|droit|titre|autorisée?s?)(?: de séjour)? (?:de|à|pour) (?:vivre et (?:à )?)?(?:travail(?:ler)?|séjour)|permiso (?:de|para) (?:residencia y (?:de )?)?trabaj(?:o|ar)|autorizaci[oó]n (?:de|para) trabaj(?:o|ar)|derecho a trabajar|(?:documentación|papeles) en regla|autorização (?:de|para) trabalh(?:o|ar)|permissão (?:de|para) trabalh(?:o|ar)|direito (?:de|a) trabalhar|visto de trabalho válido`,
  String.raw`werkvergunning|(?:recht|toestemming) om (?:\p{L}{1,20} ){0,3}te werken|pozwoleni\p{L}{1,20} na pracę|praw\p{L} do pracy|uprawni\p{L}{1,20} do pracy|arbetstillstånd|rätt att arbeta|arbeidstillatelse|arbejdstilladelse|je mag (?:legaal )?in|permesso di (?:lavoro|soggiorno)|autorizzat[oa] a lavorare|mag (?:je|u)(?: \p{L}{1,10})? in(?= \p{L}{2,20} werken)|työlupa|pracovní povolení`,
);
/** More words for the same, and for permits in other languages. */
const OTHER_PERMISSION = quickPhrases(
  String.raw`arbeitsbewilligung|zezwoleni\p{L}{1,3} na pracę|lov til å (?:jobbe|arbeide)|ret til at arbejde|tilladelse til at arbejde|oikeu\p{L}{1,4} (?:tehdä töitä|työskennellä)|työlupa|työskentelylupa|oprávnění (?:k práci|pracovat)|povolení k zaměstnání|munkavállalási engedély\p{L}{0,3}|çalışma izni\p{L}{0,3}|дозв[іо]л\p{L}? на роботу|permis de muncă|título de residência que permita trabalhar`,
  String.raw`(?:who |you )?(?:may|can) already (?:legally )?work|prove that you (?:may|can)(?: legally)? work|visa to work|residenc[ey] visas?|u\.?s\.?[- ]person|(?:freier|unbeschränkter|uneingeschränkter|freien|unbeschränkten) zugang zum(?= \p{L}{4,20} arbeitsmarkt)|autorisé(?:·e|\(e\))s? à travailler|trabajar legalmente|(?:documentación|permiso) que (?:te |le |os )?permita trabajar|zonder (?:werk)?vergunning in(?= \p{L}{2,20} werken)`,
);
/** Free access to a labour market, and Czech permits. */
const MARKET_ACCESS = quickPhrases(
  String.raw`povolení (?:k práci|pracovat)|voln(?:ý|ého|ým) (?:přístup|vstup)\p{L}{0,2} na (?:pracovní trh|trh práce)|(?:unrestricted|free|full) access to the(?= \p{L}{3,14} (?:labou?r|job) market)|libre accès au marché du travail|(?:libre acceso|acceso libre) al mercado (?:laboral|de trabajo)|(?:livre acesso|acesso livre) ao mercado de trabalho|(?:libero accesso|accesso libero) al mercato del lavoro|vrije toegang tot de(?= \p{L}{5,14} arbeidsmarkt)|swobodn\p{L}{1,3} dostęp\p{L}{0,2} do(?: \p{L}{3,12})? rynku pracy|fri tillgång till(?: den)?(?= \p{L}{4,12} arbetsmarknaden)|fri adgang til det(?= \p{L}{4,12} arbe[ij]dsmarked)|vapaa pääsy(?= \p{L}{4,14} työmarkkinoille)`,
);
const UNSPACED_PERMISSION =
  /就労ビザ|就労資格|就労可能|労働許可|在留資格|日本で(?:働く|就労する)(?:資格|許可)|日本国籍|永住権|就労制限|취업 ?비자|취업 ?자격|工作签证|工作許可|工作许可/u;
/** People who belong to a country by their papers. */
const CITIZEN = phrases(
  String.raw`(?:being|be|are|is|you['’]re) (?:an? )?(?:\p{L}{1,15}\.?\p{L}?\.? ){1,2}(?:citizens?|nationals?)|(?:only|exclusively) (?:open to )?(?:\p{L}{1,15}\.?\p{L}?\.? ){1,2}(?:citizens|nationals)`,
  String.raw`permanent residents of|citizenship (?:or|and|\/) (?:lawful |legal )?(?:permanent )?residenc[ey]`,
  String.raw`(?:EU|EEA|UK|US|USA|U\.S\.(?:A\.)?|U\.K\.|EU\/EEA|British|Irish|Swiss|American|Canadian|Australian) (?:passports?(?: holders?)?|citizenship)`,
  String.raw`(?:schweizer|deutsche[rn]?|österreichische[rn]?|EU)[- ](?:staatsbürger\p{L}{0,7}|staatsangehörig\p{L}{0,5}|pass|bürger(?:in)?)`,
  String.raw`(?:citoyenneté|nationalité) (?:française|suisse|belge|canadienne|européenne)|(?:nacionalidad|ciudadanía) (?:española|europea|comunitaria|de la UE)|(?:nacionalidade|cidadania) (?:portuguesa|brasileira|europeia)|cittadinanza (?:italiana|europea|UE)|EU-(?:nationaliteit|medborgarskap|statsborgerskab|kansalaisuus)|obywatelstwo (?:polskie|UE)|občanství (?:ČR|EU)`,
);
const CITIZENS_ELSEWHERE = phrases(
  String.raw`(?:customers?|clients?|users?|patients?|members|visitors|travellers|readers) (?:\p{L}{1,12} ){0,3}(?:are|is|be|being)|(?:serves?|help\p{L}{0,3}|advis\p{L}{1,3}|support\p{L}{0,3}|for) (?:\p{L}{1,12} ){0,3}(?:citizens|nationals)`,
);
/** Permits as a part of the work, or of what the employer makes. */
const PERMITS_AS_WORK = phrases(
  String.raw`advis\p{L}{1,3} (?:\p{L}{1,12} ){0,2}on (?:\p{L}{1,12} ){0,2}(?:work permits?|visas?|right to work)|(?:process|handle|issue|verify|verifies|checks|checking|advise on|prepare|manage|managing|processing|handling|administer)\p{L}{0,3} (?:\p{L}{1,12} ){0,3}(?:work permits?|right to work|rights to work|visas?|work authori[sz]ations?)`,
);
/** Employers who take care of the permit, or need none. */
const NOT_ASKED = phrases(
  String.raw`(?:we|the company|our team|our lawyers) (?:(?:can|will|may|do|also|are happy to|gladly) ){0,3}(?:help|assist|support|sponsor|obtain|arrange|organi[sz]e|take care|handle|cover|provide|offer)\p{L}{0,20}`,
  String.raw`without(?: a| any)? (?:[\p{L}-]{1,20} )?(?:work permits?|work(?:ing)? authori[sz]ation)|(?:no|not (?:need|require)(?: an?| any)?|(?:don|doesn)['’]t (?:need|require|have)(?: to have)?(?: an?| any)?) (?:[\p{L}-]{1,20} ){0,3}(?:work permits?|work(?:ing)? (?:authori[sz]ation|visa)|visa(?! sponsorship| support))|regardless of (?:\p{L}{1,20} ){0,4}(?:authori[sz]ation|citizenship|immigration)|discriminat\p{L}{0,20}|(?:country|countries) (?:where|in which|you|of residence)|where you (?:live|reside|are based)`,
  String.raw`(?:keine|ohne) (?:\p{L}{1,20} ){0,2}(?:arbeitserlaubnis|arbeitsgenehmigung)|(?:unterstützen|helfen|kümmern uns)|(?:nous|on) (?:\p{L}{1,20} ){0,2}(?:aidons|accompagnons|prenons)|sans (?:permis|autorisation)|(?:te|le) ayudamos|gestionamos|sin (?:necesidad|permiso)|ajudamos|sem (?:necessidade|visto)|(?:wij|we) (?:helpen|regelen)|pomagamy|pomożemy|vi hjälper`,
);
/** Those for whom the employer arranges a permit: what it says of them asks nobody for one. */
const OUTSIDERS = folded(
  /(?:outside|au(?:ß|ss)erhalb|hors (?:de |d['’])?l?['’]?UE|hors Europe|fuera de|fora d|fuori|van buiten|spoza|poza |utanför|uden ?for|utenfor|ulkopuol|mimo |ze zemí|non-EU|drittst|third[- ]countr|if you need|wenn du|falls du|besoin d['’]un|si (?:necesitas|vienes)|se (?:precisas|vieres|precisar)|als je|heb je|jeśli|om du|behöver du|hvis du|skal du|trenger du|jos |pokud)/iu,
);
/** The country of the job. */
const HERE = phrases("here|hier|ici|aquí|aqui|qui|cá|hierzulande|tutaj|här|her i landet|her|täällä|zde|tady");
/** Names that the table of places lacks, because they are words elsewhere. */
const UNION =
  /\b(?:EU|EEA|EWR|EER|UE|EOG|EES|European Union|dans l['’]Union|en la Unión|na União|nell['’]Unione|in de Unie|w Unii|in der Union|Europäische[nr]? Union|Union européenne|Unión Europea|União Europeia|Europese Unie|Unii Europejskiej|Schengen)\b/u;
const NATIVE_NAMES: readonly (readonly [RegExp, string])[] = [
  [
    phrases(
      String.raw`(?:in den USA|aux États-Unis|(?:en|de los) (?:Estados Unidos|EE\.? ?UU\.?)|nos Estados Unidos|Verenigde Staten|USA)`,
    ),
    "US",
  ],
  [
    phrases(
      String.raw`deutsche[nr]? (?:arbeits|staats)\p{L}{1,20}|(?:Deutschland|Allemagne|Alemania|Alemanha|Duitsland|Niemcz\p{L}{1,20}|Tyskland)`,
    ),
    "DE",
  ],
  [phrases(String.raw`(?:Österreich|österreichisch\p{L}{1,2}|Autriche|Oostenrijk)`), "AT"],
  [phrases(String.raw`(?:Schweiz(?:er)?|Suisse|Suiza|Suíça|Zwitserland|Szwajcari\p{L})`), "CH"],
  [phrases(String.raw`(?:Frankreich|Francia|França|Frankrijk|Francj\p{L})`), "FR"],
  [phrases(String.raw`(?:Spanien|Espagne|España|Espanha|Spanje|Hiszpani\p{L})`), "ES"],
  [phrases(String.raw`(?:Pologne|Polonia|Polónia|Polen|Pols[cz]\p{L}{1,20}|Polska|Polski(?:ej)?)`), "PL"],
  [phrases(String.raw`(?:Niederlande\p{L}{0,20}|Pays-Bas|Países Ba(?:jos|ixos)|Nederland|Holandi\p{L})`), "NL"],
  [phrases(String.raw`(?:Schweden|Suède|Suecia|Suécia|Zweden|Szwecj\p{L}|Sverige)`), "SE"],
  [
    phrases(
      String.raw`(?:Vereinigten? Königreich|Royaume-Uni|Reino Unido|Verenigd Koninkrijk|Storbritannien|Wielk\p{L}{1,20} Brytani\p{L})`,
    ),
    "GB",
  ],
  [phrases(String.raw`(?:Brasil|Brasilien|Brésil)`), "BR"],
  [phrases(String.raw`Itali(?:en|a|ë)`), "IT"],
  [phrases(String.raw`(?:België|Belgique|Bélgica|Belgien|Belgio)`), "BE"],
  [phrases(String.raw`(?:Norge|Norwegen|Norvège)`), "NO"],
  [phrases(String.raw`(?:ČR|České republi\p{L}{1,3}|Tschechien|Tjeckien|Tjekkiet|Tsjechië|Tšeki\p{L}{1,4})`), "CZ"],
  [phrases(String.raw`(?:Danmark|Dänemark|Danemark)`), "DK"],
  [phrases(String.raw`(?:Suome\p{L}{1,4}|Finnland|Finlande|Finlandia|Finlândia)`), "FI"],
  [phrases(String.raw`(?:Česk\p{L}{1,4}(?: republi\p{L}{1,3})?|ČR|Tschechien|Chequia)`), "CZ"],
  [phrases(String.raw`(?:México|Mexiko|Mexique|Messico|Meksyk\p{L}{0,2})`), "MX"],
  [phrases(String.raw`(?:Irland\p{L}{0,2}|Irlande|Ierland)`), "IE"],
  [/日本/u, "JP"],
  [/한국|대한민국/u, "KR"],
];

/** "Canadian work permit", "Australian citizens". */
const ADJECTIVES: Readonly<Record<string, string>> = {
  emirati: "AE",
  israeli: "IL",
  kenyan: "KE",
  kuwaiti: "KW",
  malaysian: "MY",
  nigerian: "NG",
  omani: "OM",
  qatari: "QA",
  saudi: "SA",
  taiwanese: "TW",
  thai: "TH",
  vietnamese: "VN",
  indonesian: "ID",
  filipino: "PH",
  american: "US",
  australian: "AU",
  austrian: "AT",
  belgian: "BE",
  brazilian: "BR",
  british: "GB",
  canadian: "CA",
  danish: "DK",
  dutch: "NL",
  european: "EU",
  french: "FR",
  german: "DE",
  indian: "IN",
  irish: "IE",
  italian: "IT",
  japanese: "JP",
  mexican: "MX",
  norwegian: "NO",
  polish: "PL",
  portuguese: "PT",
  singaporean: "SG",
  spanish: "ES",
  swedish: "SE",
  swiss: "CH",
};
const ADJECTIVE = folded(
  new RegExp(
    `(?<!\\p{L})(${Object.keys(ADJECTIVES).join("|")}) (?:or \\p{L}{1,20} )?(?:work|working|employment|citizens?|citizenship|nationals?|permanent|residence|residency|visa)(?!\\p{L})`,
    "iu",
  ),
);

/** "Only Singaporeans", "Singaporeans and PRs only", "open to Malaysians". */
const ONLY_FOR = Object.entries(ONLY_PEOPLE).map(
  ([country, people]) =>
    [
      phrases(
        String.raw`(?:only|exclusively|(?:open|restricted|limited) to) (?:\p{L}{1,12} ){0,2}?(?:${people})|(?:${people})(?: ?(?:\/|and|or|&) ?\p{L}{2,12}(?: residents?)?)? (?:only|need apply|preferred only)`,
      ),
      country,
    ] as const,
);
const onlyFor = (text: string): RegExpExecArray | null => {
  const found = ONLY_FOR.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : found[0].exec(text);
};
/** A cheap first test of the same. */
const SAYS_ONLY = /only|exclusively|open to|restricted to|limited to|need apply/iu;

/** The Irish stamps for people from elsewhere, beside which "EU passport" is another way to the same right. */
const IRISH_STAMP = /(?<!\p{L})stamp ?[1-5]g?(?![\p{L}\d])/iu;
const OF_UNION_OR = folded(
  /(?<!\p{L})(?:EU|EEA|EU\/EEA)[- ](?:passports?|citizenship|citizens?|nationals?)(?!\p{L})/iu,
);

/** Returns the countries that the words around the permission name: the nearer side that names any. */
function countriesIn(text: string): string[] {
  const found = new Set<string>();
  if (IRISH_STAMP.test(text)) found.add("IE");
  const union = UNION.test(text) && !(found.size > 0 && OF_UNION_OR.test(text));
  if (union) found.add("EU");
  const { countries, states, nationwide } = readMentions(text.replace(UNION, " "));
  for (const code of nationwide.size > 0 ? nationwide : countries) found.add(code);
  if (states.size > 0 && found.size === 0) found.add("US");
  for (const [name, code] of NATIVE_NAMES) if (name.test(text)) found.add(code);
  for (const code of countriesNamed(text)) found.add(code);
  if (SAYS_ONLY.test(text)) for (const [people, code] of ONLY_FOR) if (people.test(text)) found.add(code);
  const adjective = ADJECTIVES[ADJECTIVE.exec(text)?.[1]?.toLowerCase() ?? ""];
  if (adjective !== undefined) found.add(adjective);
  return [...found].sort();
}

/** A cheap first test: parts of the words for citizens and their papers. */
const MAY_NAME_CITIZENS = quickly(
  /cit[io]|cittadin|national|nacional|nazional|passport|pass(?!\p{L})|resident|staats|bürger|ciudadan|cidadan|medborg|statsborg|kansal|obywat|občan/iu,
);
/** Somebody who is able to work from somewhere, or at some time, isn't asked for a permit. */
const ABLE = /^able to work$/iu;
const FROM_SOMEWHERE = /^ (?:from|remotely|abroad)(?!\p{L})/iu;
const IN_A_COUNTRY =
  /^ in (?:the )?\p{Lu}(?![^.;]{0,30}(?<!\p{L})(?:time|hours|zones?|offices?|shifts?|schedule)(?!\p{L}))/u;
/** Behind these, a new part begins; an adjective behind "our" is of the employer. */
const OTHERS_BEFORE =
  /[;.:(]|(?<!\p{L})(?:our|unser\p{L}{0,2}|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaei]|onze|nasz\p{L}{0,3}|vår\p{L}?|vores) \p{L}{1,20}/iu;
/** Returns the countries that adjectives beside a permit name: "een Belgische werkvergunning", "permis de travail suisse". */
function countriesBeside(text: string, match: RegExpExecArray): string[] {
  const end = match.index + match[0].length;
  const before =
    text
      .slice(Math.max(0, match.index - 40), match.index)
      .split(OTHERS_BEFORE)
      .at(-1) ?? "";
  const found = new Set(countriesDescribed(before, match[0], text.slice(end)));
  if (UNION.test(text.slice(Math.max(0, match.index - 12), end + 14))) found.add("EU");
  return [...found].sort();
}

function unlessFromSomewhere(match: RegExpExecArray | null, text: string): RegExpExecArray | null {
  return match === null || FROM_SOMEWHERE.test(text.slice(match.index + match[0].length)) ? null : match;
}

/** Returns where a sentence says that somebody may work somewhere. */
function permissionIn(text: string): RegExpExecArray | null {
  const allowed = PERMISSION.exec(text);
  const rest = allowed === null ? "" : text.slice(allowed.index + allowed[0].length);
  const isAbility =
    FROM_SOMEWHERE.test(rest) || (allowed !== null && ABLE.test(allowed[0]) && !IN_A_COUNTRY.test(rest));
  const match =
    (isAbility ? null : allowed) ??
    OTHER_PERMISSION.exec(text) ??
    MARKET_ACCESS.exec(text) ??
    unlessFromSomewhere(RIGHT_TO_WORK.exec(text), text) ??
    (ABROAD.test(text) ? null : MAY_WORK.exec(text)) ??
    UNSPACED_PERMISSION.exec(text);
  if (match !== null) return match;
  const people = SAYS_ONLY.test(text) && !CITIZENS_ELSEWHERE.test(text) ? onlyFor(text) : null;
  if (people !== null) return people;
  const citizens = CITIZENS.exec(text);
  if (citizens !== null && !CITIZENS_ELSEWHERE.test(text) && countriesBeside(text, citizens).length > 0)
    return citizens;
  return !MAY_NAME_CITIZENS.test(text) || CITIZENS_ELSEWHERE.test(text) ? null : CITIZEN.exec(text);
}

/** "(Stamp 4, EU/EEA passport, etc.)": papers that prove a right in the country before the bracket. */
const BRACKET = /\(.*/su;
/** Returns the countries of a permission: of its own words, else of those beside, behind and before it. */
function countriesOf(text: string, match: RegExpExecArray, behind: string): string[] {
  const end = match.index + match[0].length;
  const near = [
    () => (IRISH_STAMP.test(text) && OF_UNION_OR.test(text) ? countriesIn(text) : []),
    () => countriesIn(match[0]),
    () => countriesBeside(text, match),
    () => countriesIn(behind.replace(BRACKET, "")),
    () => countriesIn(behind),
    () => countriesIn(text.slice(Math.max(0, match.index - 60), end)),
    () => countriesIn(text.slice(Math.max(0, match.index - 120), end)),
  ];
  for (const read of near) {
    const found = read();
    if (found.length > 0) return found;
  }
  return [];
}

/** Says that people must have the permit that a sentence names without a country, which is the job's. */
const DEMANDED = phrases(
  String.raw`must|required|mandatory|essential|valid|only|already|need(?:s|ed)?|hold(?:ing)?|existing|unrestricted|gültig\p{L}{0,2}|erforderlich|vorausgesetzt|voraussetzung|nur|bereits|zwingend|notwendig|exigée?|requise?|obligatoire|valable|valide|en règle|imprescindible|obligatori[oa]|vigente|en regla|necesari[oa]|requisito|obrigatóri[oa]|válid[oa]|necessári[oa]|regolare|valido|richiest[oa]|obbligatori[oa]|geldige?|vereist|verplicht|noodzakelijk`,
  String.raw`ważn\p{L}{1,2}|wymagan\p{L}|konieczn\p{L}|tylko|giltigt?|krävs|krav|måste|gyldig\p{L}?|kræves|kreves|skal|må|voimassa\p{L}{0,4}|vaaditaan|edellyt\p{L}{1,4}|liitä|platn\p{L}{1,2}|pouze|jen|nutn\p{L}|podmínkou|valabil\p{L}?|obligatori[eu]|doar`,
);
/** Permits for other things than work, duties of the post, and what happens without one. */
const NOT_OF_WORK = folded(
  /(?<!\p{L})(?:human right|permits? to work (?:systems?|regime|procedures?|on|forms?|schemes?)|(?:issue|raise|sign)s? (?:\p{L}{1,10} )?permits?|in altura|en altura|rights? (?:of|for) (?:workers?|employees)|law|driv\p{L}{1,4}|führerschein\p{L}{0,3}|candidates['’]|customers?|clients?|kund\p{L}{1,3}|clientes|check\p{L}{0,3} (?:that|whether|the)|verif\p{L}{1,5}|advis(?:e|es|ing)|assist(?:s|ing)?|students?|regulations?|(?:do|does|did) not have|(?:don|doesn)['’]t have|assessment)(?!\p{L})/iu,
);
/** Swiss permits, which are driving licences elsewhere. */
const SWISS_PERMIT = /^(?:bewilligung|ausweis|permis|permess[oi]) [BCGL]/iu;
const isOfHere = (text: string, match: RegExpExecArray): boolean =>
  HERE.test(text) ||
  (!SWISS_PERMIT.test(match[0]) && !ABLE.test(match[0]) && DEMANDED.test(text) && !NOT_OF_WORK.test(text));

/** The right to take up work, which is the right to work: "prawo do podejmowania pracy". */
const RIGHT_TO_TAKE_UP_WORK = replacedQuickly(
  /(?<!\p{L})((?:prawo|prawa|uprawnienia) do) (?:podejmowania|podjęcia|wykonywania|świadczenia) pracy(?!\p{L})/giu,
);

/**
 * Returns the countries in which people must be allowed to work already: ISO codes, or `EU`. The employer's own question to applicants counts
 * as a demand; what it arranges itself doesn't. "Here" is the job's only country.
 */
export function readWorkAuthorisation(sentences: readonly Sentence[], here: string | null = null): Evidenced<string[]> {
  const found = new Set<string>();
  let evidence = "";
  for (const { text: whole, section } of sentences) {
    if (section === "benefits" || section === "about" || whole.length > 600) continue;
    const dashes = (outside: string) => "-".repeat(outside.length);
    const plain = RIGHT_TO_TAKE_UP_WORK.replace(whole, "$1 pracy");
    const text = OTHER_NATIONALS.replace(OUTSIDE_UNION.replace(plain, dashes), dashes);
    const match = permissionIn(text);
    if (
      match === null ||
      NOT_ASKED.test(text) ||
      PERMITS_AS_WORK.test(text) ||
      PERMITS_AS_TRADE.test(text) ||
      TAKEN_ANYWAY.test(text) ||
      NONE_NEEDED.test(text) ||
      (OUTSIDERS.test(whole) && visaHelp(whole) === "yes") ||
      (statedHelp(whole) === "yes" && visaHelp(whole) !== "no")
    )
      continue;
    const after =
      text.slice(match.index + match[0].length).split(/\b(?:without|with no|for any (?:other )?reason)\b/i)[0] ?? "";
    const countries = countriesOf(text, match, after.slice(0, 120));
    if (countries.length === 0 && here !== null && isOfHere(text, match)) countries.push(here);
    if (countries.length === 0) continue;
    for (const country of countries) found.add(country);
    evidence ||= whole;
  }
  return { value: [...found].sort(), evidence };
}
