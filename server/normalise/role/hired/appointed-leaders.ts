import { folded } from "#normalise/text/folded-expression.ts";
import type { QuickExpression } from "#normalise/text/quick-expression.ts";
import { quickLatinPhrases } from "#normalise/text/phrases.ts";

/** Titles that many languages share. */
const CHIEFS = String.raw`(?:co-?)?ceo|cto|cfo|coo|cmo|cpo|cio|ciso|chro|head of [a-zÀ-ɏ]|vice[- ]president|team[- ]?lead(?:er)?|tech[- ]?lead`;
/** Directors, members of a board and technical leads, by language. Who heads a shop or a ward is among the words for levels. */
const LEADERS = {
  en: String.raw`chief (?:\p{L}{3,14} ){1,2}officer|president|general manager|managing partner|(?:managing |executive |deputy )?director|head (?:teacher|chef)|member of the (?:\p{L}{3,12} )?board|board member|chair(?:man|woman|person)?(?= of)|technical lead(?:er)?`,
  de: String.raw`\p{L}{0,12}vorst[aä]nd(?:in|smitglied)?|mitglied (?:des|der) (?:\p{L}{3,14} )?(?:vorstands|geschäftsführung|geschäftsleitung)|\p{L}{0,12}geschäftsführ(?:er(?:in)?|ung)|\p{L}{0,14}direktor(?:in)?|chef(?:in)?(?= (?:der|des|unserer|unseres) \p{L})`,
  fr: String.raw`direct(?:eur|rice)|pdg|daf|drh|dsi|(?:vice-)?présidente?|membre du (?:directoire|comité (?:exécutif|de direction))`,
  es: String.raw`directora?|vicepresident[ae]|presidenta?|consejer[oa] delegad[oa]|gerente general|miembro del (?:comité de dirección|consejo)`,
  pt: String.raw`diretora?|(?:vice-)?presidente|membro do conselho`,
  it: String.raw`direttor[ei]|direttrice|presidente|amministrat(?:ore|rice) delegat[oa]|membro del consiglio`,
  nl: String.raw`directeur|directrice|bestuurder|lid van (?:de |het )?(?:raad van bestuur|directie|bestuur)|bestuurslid|voorzitter`,
  pl: String.raw`(?:wice)?dyrektor\p{L}{0,3}|(?:wice)?prezes\p{L}{0,3}|człon\p{L}{2,4} zarządu`,
  nordic: String.raw`vd|(?:verkställande |administrerende |adm\. )?\p{L}{0,16}(?:direktör|direktør)|daglig leder|rektor`,
  fi: String.raw`\p{L}{0,18}johtaja(?:na|ksi|a)?|rehtori(?:na|ksi|a)?`,
  cs: String.raw`ředitel(?:em|kou|ku|ka|e)?|člen(?:em|kou)? představenstva|jednatel(?:em|kou|ka)?`,
  ro: String.raw`director|președinte`,
} as const;
type Language = keyof typeof LEADERS;

/** An assistant of a leader isn't one, and what stands between a preposition and a leader isn't its adjective. */
const NO_ADJECTIVE =
  "ass?ist|asist|asyst|avust|secret|sekr|secr|segret|segu|accomp|affianc|adjoint|stellv|vertret|refer|right|left|bras|mano|braço|braccio|hand|recht|praw|høj|hög|zástup|zast|deput|berater|contact|support|work|chauff|driver|fahrer|řidič|kierowc|kuljett|sihteer|auch|außerdem|ook(?!\\p{L})|också|också|også|également|aussi|también|também|anche|także|również|myös|také|also|kollega|train|mentor|coach|(?:somebody|someone|who|our|your|their|unser\\p{L}{0,2}|notre|votre|nos|nuestr[oa]|tu|su|noss[oa]|sua|nostr[oa]|onze|ons|vår[at]?|vores|vice|with|for|from|by|to|led|mit|für|von|vom|beim|unter|dem|den|zum|zur|unserem|unseren|avec|chez|pour|par|sous|con|para|por|com|per|dal(?:la|l)?|del|de|di|da|do|des|du|van|voor|met|bij|door|dla|od|przez|till|til|för|av|af|hos|pro|pod)(?!\\p{L})";
const OUR: Readonly<Record<Language, string>> = {
  en: "(?:our|the|an?|its)",
  de: "(?:unsere?|der|die|eine?)",
  fr: "(?:notre|une?|le|la)",
  es: "(?:nuestr[oa]|el|la|un[ao]?)",
  pt: "(?:o nosso|a nossa|noss[oa]|o|a|uma?)",
  it: "(?:il nostro|la nostra|nostr[oa]|il|lo|la|un[ao]?)",
  nl: "(?:onze|de|een)",
  pl: "(?:naszym|naszą)",
  nordic: "(?:vår nya|vår nye|vår|vores nye|vores|en)",
  fi: "(?:meidän)",
  cs: "(?:naším|naší)",
  ro: "(?:noul nostru|noua noastră)",
};
const MODIFIERS = String.raw`(?:(?!(?:${NO_ADJECTIVE}))[\p{L}-]{2,16} ){0,2}?`;
/** Of somebody else's leader: "the director's assistant", "CEO office". */
const NOT_ITS = String.raw`(?!['’]s|s['’]| (?:assist|office|sekret|secret)|-)`;
const named = (language: Language): string =>
  String.raw` (?:${OUR[language]} )?(?:l['’])?${MODIFIERS}(?:${CHIEFS}|${LEADERS[language]})(?!\p{L})${NOT_ITS}`;

/** The reader becomes, joins as or is given the title of a leader. */
const BECOMES: Readonly<Record<Language, string>> = {
  en: String.raw`you(?:['’]ll| will)? (?:join|rejoin)(?: [\p{L}'’-]{2,16}){0,4} as|you(?:['’]ll| will) (?:be(?:come)?|step in as|take over as|serve as|start as|act as)|you(?:['’]re| are)(?= (?:the |a |our )?(?:tech|team|technical)[- ]lead)|(?:job|role|post|position) (?:carries|comes with|has|bears) the (?:job )?title(?: of)?|(?:take on|take up) the (?:role|post|position) of|(?:job|role|post|position) title is`,
  de: String.raw`(?:du wirst|sie werden|wirst du|werden sie)(?: (?:künftig|bei uns|dann))?|(?:übernimmst|übernehmen) (?:du |sie )?die (?:position|funktion|rolle|aufgabe) (?:als|des|der)|(?:du|sie) (?:kommst|kommen|startest|starten|beginnst|beginnen) als`,
  fr: String.raw`(?:vous|tu) (?:serez|deviendrez|devenez|seras|deviendras)|(?:vous|tu) (?:rejoi|intègr|intégr)\p{L}{1,7} (?:[\p{L}'’-]{1,16} ){1,4}?(?:comme|en tant que|en qualité de|au poste de)|(?:prenez|prendrez|occupez|occuperez) (?:le poste|les fonctions|la fonction) de`,
  es: String.raw`serás|usted será|(?<=^[^a-zÀ-ɏ]{0,4})será|te (?:incorporas|incorporarás|unirás|unes)(?: \p{L}{1,14}){0,3} como|(?:asumirás|asumirá|ocuparás|ocupará) (?:el cargo|el puesto|la función|el rol) de`,
  pt: String.raw`você será|serás|vais ser|(?:você )?vai ser|(?<=^[^a-zÀ-ɏ]{0,4})será|(?:assumirá|assumirás|ocupará|ocuparás) (?:o cargo|a função|a posição|a diretoria|a direção) (?:de|como)|(?:entrará|entrarás|entras)(?: \p{L}{1,14}){0,3} como`,
  it: String.raw`sarai|diventerai|lei sarà|(?:entrerai|entri|ti unirai)(?: \p{L}{1,14}){0,3} come|(?:assumerai|assumi|ricoprirai|ricopri) (?:il ruolo|la carica|l['’]incarico|la funzione|la posizione) di`,
  nl: String.raw`(?:je|jij|u) wordt|(?:word|wordt) (?:jij|je|u)|(?:je|jij|u) treedt (?:aan|toe|in dienst) als|(?:je|u) komt (?:bij ons )?als`,
  pl: String.raw`zostaniesz|zostanie pan\p{L}?|będziesz|(?:obejmiesz|obejmie|obejmuje)(?: pani/pan| pan/pani| pani| pan)? (?:stanowisko|funkcję)`,
  nordic: String.raw`du blir|du bliver|blir du|bliver du|du (?:tillträder|tiltræder|tiltrer|rekryteras|anställs|ansættes|ansettes) som`,
  fi: String.raw`(?:tehtävä|virka|ammatti)?nimike(?:esi)? on|sinusta tulee|(?:aloitat|toimit|nimitetään)(?: [\p{L}-]{3,20})?`,
  cs: String.raw`stanete se|staneš se|budete|budeš|nastoupíte jako|nastoupíš jako|obejmete (?:funkci|místo|pozici)`,
  ro: "vei fi|veți fi|vei deveni",
};
const LANGUAGES = Object.keys(BECOMES) as Language[];
const APPOINTED = LANGUAGES.map((language) => quickLatinPhrases(`(?:${BECOMES[language]})${named(language)}`)).concat(
  quickLatinPhrases(
    "asumirás? la dirección (?:general|financiera|técnica|comercial|ejecutiva|de operaciones)|assumirás? a diretoria d[aeo]",
  ),
);
/** Slavic and Finnish put whose assistant somebody is without a preposition, so that only a new leader may be named with an adjective. */
const NEW = String.raw`(?:nowego |nowej |nowa |nového |novou |uutta |uudelle |następnego )?`;
const SEEKS: Readonly<Partial<Record<Language, string>>> = {
  en: "(?:we(?:['’]re| are)|board is|trustees are) (?:looking for|seeking|searching for|recruiting|hiring|appointing)",
  de: "suchen(?: wir)?|gesucht(?: wird)?:?",
  fr: "(?:recherch|recrut|cherch)ons",
  es: "buscamos|se busca",
  pt: "procuramos|procura-se|contratamos|buscamos",
  it: "cerchiamo|ricerchiamo",
  nl: "zoeken(?: wij| we)?",
  nordic: "söker(?: vi)?|søger(?: vi)?|søker(?: vi)?",
};
/** A leader is sought: "We are looking for our next general manager", "Vi söker vår nästa vd". */
const SOUGHT = LANGUAGES.flatMap((language) =>
  SEEKS[language] === undefined ? [] : [quickLatinPhrases(`(?:${SEEKS[language]})${named(language)}`)],
).concat(
  (["pl", "fi", "cs"] as const).map((language) =>
    quickLatinPhrases(
      String.raw`(?:szukamy|poszukujemy|zatrudnimy|haemme|etsimme|hledáme) ${NEW}(?:${CHIEFS}|${LEADERS[language]})(?!\p{L})${NOT_ITS}`,
    ),
  ),
);
/** A leader at the head of a sentence that goes on with what the reader does: "Als CFO steuerst du …". */
const AS_LEADER = (
  [
    ["en", "as", "you(?:['’]ll|r)?"],
    ["de", "als", "du|sie|dich|ihnen"],
    ["fr", "en tant que|comme", "vous|tu"],
    ["es", "como", String.raw`usted|te|\p{L}{3,12}(?:arás|erás|irás)`],
    ["pt", "como", String.raw`você|te|\p{L}{3,12}(?:arás|erás|irás)`],
    ["it", "come|in qualità di", String.raw`ti|\p{L}{3,12}(?:erai|irai)`],
    ["nl", "als", "je|jij|u"],
    ["pl", "jako", String.raw`cię|\p{L}{3,12}(?:asz|esz|isz|ysz)`],
    ["nordic", "som", "du|dig|deg"],
    ["cs", "jako", String.raw`vám|tě|\p{L}{3,12}(?:áš|íte|ete|áte)`],
  ] as const
).map(([language, as, reader]) =>
  quickLatinPhrases(String.raw`(?<=^[^a-zÀ-ɏ]{0,4})(?:${as})${named(language)}[^.;:!?]{0,60}?(?<!\p{L})(?:${reader})`),
);
/** The reader belongs to the board or the management: "Du ingår i ledningsgruppen", "Vous êtes membre du comité de direction". */
const MEMBER = quickLatinPhrases(
  String.raw`you(?:['’]ll|['’]re| will| are)? (?:sit on|join|be part of|part of|be a member of|a member of) (?:the|our) (?:board of (?:management|directors)|(?:executive|management) (?:board|committee|team)|senior leadership team)|(?:du bist|sie sind|du wirst|sie werden) (?:teil|mitglied) (?:der|unserer) (?:geschäftsleitung|geschäftsführung)`,
  String.raw`vous (?:êtes|serez|faites|ferez|intégrez|siégez)(?: membre| partie)? (?:du|au|le) comité (?:de direction|exécutif)|(?:formarás parte|serás miembro) del (?:comité de dirección|equipo directivo|consejo)|(?:farás|fará) parte da (?:direção|administração|diretoria)|farai parte (?:della direzione|del comitato di direzione|del consiglio)`,
  String.raw`(?:maakt|maak) (?:je )?deel uit van (?:de directie|het managementteam|het directieteam|het bestuur)|wejdziesz w skład zarządu|(?:du ingår|ingår du) i (?:ledningsgruppen|företagsledningen|koncernledningen|skolledningen)|du (?:indgår i|bliver en del af|er en del af) (?:direktionen|ledergruppen|chefgruppen)|du (?:inngår i|er en del av|blir en del av) (?:ledergruppen|ledergruppa)|olet johtoryhmän jäsen|kuulut johtoryhmään|budete (?:členem|členkou|součástí) vedení`,
);
const TAKES_MINUTES = /sekret|secret|segret|assist|protok|minutes/iu;

/** It's somebody else: the reader works for a leader, or leaders are those who speak. */
const OF_OTHERS = folded(
  /(?<![a-zÀ-ɏ])(?:(?:we|our founders?|wir|nous|nosotros|noi|wij|my|vi)(?![a-zÀ-ɏ])|unterstütz|assist|entlast|berat|begleit|vertret|support|quem|quien|who|apoi|apoy|affianc|ondersteun|wspier|stötta|støtte|zastęp|vikari|tillförordnad|interim)/iu,
);

/** "Wir suchen Direktor und Vorstand unterstützende …". */
const SERVED = /^(?: \p{L}+){0,3} (?:unterstütz|entlast|zu unterstützen|assist)/iu;

function firstOf(expressions: readonly QuickExpression[], text: string): RegExpExecArray | null {
  for (const expression of expressions) {
    const match = expression.exec(text);
    if (match !== null) return match;
  }
  return null;
}

/** Returns whether a sentence says that the person hired becomes a director, a member of a board or the like. */
export function isAppointedLeader(text: string): boolean {
  if (MEMBER.test(text) && !TAKES_MINUTES.test(text)) return true;
  const sought = firstOf(SOUGHT, text);
  const match = sought ?? firstOf(APPOINTED, text) ?? firstOf(AS_LEADER, text);
  if (match === null) return false;
  const end = match.index + match[0].length;
  const behind = text.slice(end).split(/[.;:!?]/u, 1)[0] ?? "";
  if (sought !== null) return !SERVED.test(behind);
  return !OF_OTHERS.test(match[0]) && !OF_OTHERS.test(behind);
}
