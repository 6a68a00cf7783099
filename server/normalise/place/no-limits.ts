import { everyPhrase, phrases, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { type QuickExpression } from "#normalise/text/quick-expression.ts";
import { speaksOfHomes, speaksOfLiving } from "./native-residence.ts";

/** How a language says that no limit of countries holds, as sources of whole words. */
interface Limits {
  /** Says that no limits apply. */
  none: string;
  /** A limit of countries in one word or phrase: "Länderbeschränkung", "restriction géographique". */
  limit: string;
  /** Whole phrases: "no country is left out", "from whichever country". */
  phrases: string;
}

const LIMITS: Readonly<Record<string, Limits>> = {
  de: {
    none: String.raw`kein(?:e|en|er|erlei)?|ohne|null`,
    limit: String.raw`(?:länder|landes|herkunfts|wohnsitz|geo)-?(?:be|ein)?(?:schränkung|grenz|vorgab|begrenzung|bindung|limit|liste)\p{L}{0,3}|(?:geogra(?:f|ph)ischen?|territorialen?|nationalen?|länderbezogenen?) (?:be|ein)?(?:schränkung|grenz|vorgab|begrenzung|bindung|limit|auflag)\p{L}{0,3}|(?:be|ein)schränkung\p{L}{0,2} (?:auf (?:bestimmte )?länder|nach ländern|beim (?:wohn)?land|bei der länderwahl)`,
    phrases: String.raw`ein (?:bestimmtes )?(?:wohn)?land (?:schreiben|geben) wir (?:dir |ihnen )?nicht vor|kein land (?:ist |wird |bleibt )?(?:\p{L}{1,8} )?ausgeschlossen|(?:wir )?schließen kein land aus|aus aller herren länder\p{L}?|(?:aus|in|über) alle[rn]? ländern? (?:der|dieser) (?:welt|erde)|(?:aus|in) jede[ms] (?:beliebigen )?land (?:der (?:welt|erde)|dieser (?:welt|erde))|wo(?: auch)?(?: immer)? (?:du|sie|ihr) (?:willst|wollen|wollt|möchtest|möchten|magst)? ?(?:auf|in) (?:der|dieser) (?:ganzen )?(?:welt|erde)|wo auf (?:der|dieser) (?:ganzen )?(?:welt|erde) (?:auch immer )?(?:du|sie) (?:\p{L}{1,10} )?(?:wohn|leb|sitz|bist|sind|arbeite)\p{L}{0,3}|von (?:jedem|irgend(?:einem)?) (?:ort|punkt|fleck(?:chen)?|winkel) (?:der|dieser|auf der) (?:welt|erde)|rund um den (?:globus|erdball)`,
  },
  fr: {
    none: String.raw`aucun(?:e|es|s)?|sans|pas de|pas d['’]|zéro|ni`,
    limit: String.raw`(?:restriction|limite|limitation|contrainte|condition|exigence|critère|barrière|frontière)s? (?:de pays|géographiques?|de (?:lieu|localisation|territoire|pays) de (?:résidence|domicile)|(?:sur|quant au|concernant) (?:le |votre )?(?:pays|lieu de résidence)|territoriale?s?|nationale?s?)|frontières`,
    phrases: String.raw`aucun pays n['’]est (?:exclu|écarté)|nous n['’]excluons aucun pays|tous les pays (?:du monde|de la planète|sont (?:bienvenus|acceptés|possibles))|(?:aux|des) quatre coins (?:du monde|de la planète|du globe)|partout sur (?:la planète|terre|le globe)|(?:d['’])?où (?:que )?(?:tu|vous) (?:voulez|veux|voudrez|souhaitez|soyez|sois|viviez|vives|habitiez|habites) (?:dans le monde|sur (?:la planète|terre|le globe))|peu importe (?:d['’]|dans )?(?:où|quel pays)|n['’]importe où sur (?:la planète|terre|le globe)|quel que soit (?:votre|ton|le) pays|depuis (?:le pays de votre choix|l['’]endroit du monde)|(?:dans|de|depuis) n['’]importe quel(?:le)? (?:pays|nation)`,
  },
  es: {
    none: String.raw`sin|ningun(?:a|o)?|no (?:hay|existen?|tenemos|ponemos|imponemos|aplicamos)|cero`,
    limit: String.raw`(?:límites?|limitaci(?:ón|ones)|restricci(?:ón|ones)|requisitos?|barreras?) (?:de (?:país(?:es)?|fronteras?|ubicación|localización|residencia)|geográfic[oa]s?|territorial(?:es)?|por país|en cuanto al? país)|fronteras`,
    phrases: String.raw`ningún país (?:queda |está |es )?(?:excluido|fuera|descartado)|no (?:excluimos|descartamos) (?:a )?ningún país|(?:desde|en) (?:el país|donde|la parte del mundo|el lugar del mundo) que (?:quieras|prefieras|elijas)(?: del mundo)?|(?:desde |en )?dond(?:e|equiera) (?:que )?(?:quieras|estés|vivas|te encuentres|se te antoje) (?:en el|del) mundo|de todos los rincones del (?:mundo|planeta)|cualquier (?:parte|lugar|punto|rincón) (?:del (?:mundo|planeta|globo)|de la tierra)|sea cual sea tu país|(?:vivas|estés|residas) en el país que (?:vivas|estés|residas|sea)`,
  },
  pt: {
    none: String.raw`sem|nenhum(?:a)?|não (?:há|existem?|temos|impomos|colocamos)|zero`,
    limit: String.raw`(?:limites?|limitaç(?:ão|ões)|restriç(?:ão|ões)|requisitos?|exigências?|barreiras?) (?:de (?:país(?:es)?|fronteiras?|localização|residência)|geográfic[oa]s?|territoria(?:l|is)|por país|quanto ao país)|fronteiras`,
    phrases: String.raw`nenhum país (?:fica |está |é )?(?:excluído|de fora)|não excluímos nenhum país|(?:não|pouco) (?:nos )?(?:interessa|importa) (?:em que|o|de que|em qual) país|(?:de |em )?onde (?:quiser|quiseres|estiver|estiveres|viver|morar)(?:es)? (?:no|do) mundo|de todos os cantos do (?:mundo|planeta)|qualquer (?:parte|lugar|ponto|canto) (?:do (?:mundo|planeta|globo)|da terra)|seja qual for o (?:seu |teu )?país|(?:more|viva|esteja|resida) (?:em )?(?:no |o )?país (?:em )?que (?:for|quiser|morar)|contratamos em todos os países|todos os países do mundo`,
  },
  it: {
    none: String.raw`senza|nessun(?:a|o)?|non (?:ci sono|esistono|abbiamo|poniamo|mettiamo)|zero`,
    limit: String.raw`(?:limit[ei]|limitazion[ei]|restrizion[ei]|vincol[oi]|requisit[oi]|barrier[ae]) (?:di (?:paese|paesi|nazione|frontiera|residenza|località)|geografic(?:o|i|a|he)|territorial[ei]|sul paese|nazional[ei])|confini|frontiere`,
    phrases: String.raw`nessun paese (?:è |viene |resta )?(?:escluso|fuori)|non escludiamo nessun paese|(?:da |in )?(?:dove|ovunque) (?:vuoi|vuole|volete|preferisci|tu sia|ti trovi|tu viva)? ?(?:nel|del|al) mondo|(?:in|da) (?:qualunque|qualsiasi|ogni) (?:paese|nazione|stato|angolo|parte|punto|luogo) (?:del (?:mondo|pianeta|globo)|della terra)|(?:in|da) ogni (?:paese|nazione)|da tutti i paesi del mondo|(?:in|da) (?:qualunque|qualsiasi) (?:paese|nazione)(?! (?:d|europe|membro|UE))`,
  },
  nl: {
    none: "geen|zonder|nul",
    limit: String.raw`(?:land(?:en)?|landsgren|geo|locatie)-?(?:beperking|restrictie|grens|grenzen|eis|eisen|limiet|en)\p{L}{0,3}|(?:geografische|territoriale|nationale|landgebonden) (?:beperking|restrictie|grens|grenzen|eis|eisen|limiet|voorwaarde)\p{L}{0,3}|(?:beperking|restrictie|eis|eisen)\p{L}{0,3} (?:qua|op het gebied van|wat betreft|aan) (?:het |je )?(?:land|woonland)`,
    phrases: String.raw`geen (?:enkel )?land (?:is |wordt |valt )?(?:uitgesloten|af)|we sluiten geen (?:enkel )?land uit|(?:uit |vanuit |in )?(?:welk|om het even welk|eender welk) land (?:dan )?ook|(?:om het even|eender) welk land|waar (?:je|u|jij) (?:maar |ook )?(?:wilt|wil|woont|bent|zit) (?:ter|in de|op de) (?:wereld|aarde)|waar (?:ter wereld|op (?:de wereld|aarde)) (?:je|u)|waar dan ook (?:ter|in de|op de) (?:wereld|aarde)|(?:vanaf|op|van) (?:elke|iedere) plek (?:ter|op|in) (?:de )?(?:wereld|aarde)|uit alle landen|alle landen ter wereld|uit alle (?:hoeken|windstreken)(?: van de wereld)?|(?:elk|ieder) land (?:ter wereld|is (?:goed|prima|welkom))`,
  },
  pl: {
    none: String.raw`bez|żadnych|nie (?:ma|mamy|stawiamy|narzucamy|obowiązują)|brak`,
    limit: String.raw`(?:ogranicze\p{L}{1,3}|limit\p{L}{1,3}|wymog\p{L}{1,3}|wymaga\p{L}{1,3}|restrykcj\p{L}{1,2}|granic) (?:geograficzn\p{L}{1,3}|krajow\p{L}{1,3}|terytorialn\p{L}{1,3}|co do (?:kraju|państwa|miejsca zamieszkania)|(?:dotyczących |odnośnie do? )?kraju|lokalizac\p{L}{1,4})|granic`,
    phrases: String.raw`nie ograniczamy się do (?:żadnego|jednego|konkretnego) kraju|żaden kraj nie jest wykluczony|nie wykluczamy żadnego kraju|(?:z|w) każdego? (?:zakątka|miejsca|punktu|kraju) (?:na )?(?:świ[ae]\p{L}{1,3}|ziemi|globu|kuli ziemskiej)|(?:z|ze) wszystkich (?:stron|zakątków|krajów) świata|gdziekolwiek (?:na świecie|mieszkasz|jesteś|się znajdujesz)|skądkolwiek|(?:gdzie|skąd) (?:tylko )?(?:chcesz|zechcesz) na świecie|(?:niezależnie|bez względu) (?:od |na )(?:tego,? )?(?:w jakim |kraj\p{L}{0,2}|państw\p{L}{1,2})|(?:w|z) dowoln\p{L}{1,3} (?:kraju|państw\p{L}{1,2}|miejsc\p{L}{1,2}) (?:na )?świ[ae]\p{L}{1,3}|cał(?:y|ego|ym) (?:świat|świata|świecie|glob|globu)`,
  },
  sv: {
    none: "inga|ingen|inget|utan|noll",
    limit: String.raw`(?:land|lands|geo|nations)-?(?:begränsning|gräns|krav|restriktion|bundenhet)\p{L}{0,3}|(?:geografiska?|nationella?|territoriella?) (?:begränsning|gräns|krav|restriktion|hinder)\p{L}{0,3}|(?:begränsning|krav|restriktion)\p{L}{0,3} (?:på|kring|vad gäller|gällande) (?:vilket |bosättnings)?land`,
    phrases: String.raw`bryr oss inte om (?:vilket land|var i världen)|inget land är (?:uteslutet|undantaget)|vi utesluter inget land|(?:från|i) vilket land (?:som helst|du (?:vill|än))|(?:precis )?(?:var|där|varifrån) (?:du|ni) (?:vill|än (?:är|bor|befinner dig)|önskar)(?: bo)? (?:i|på) (?:hela )?(?:världen|jorden|jordklotet)|(?:från|i) (?:alla|jordens alla|världens alla) (?:hörn|länder)|(?:var|varifrån) som helst (?:i världen|på (?:jorden|jordklotet|planeten))|hela (?:världen|jorden|jordklotet) (?:är|som)`,
  },
  da: {
    none: "ingen|intet|uden|nul",
    limit: String.raw`(?:lande?|lands|geo)-?(?:begrænsning|grænse|krav|restriktion|binding)\p{L}{0,3}|(?:geografiske?|nationale?|territoriale?) (?:begrænsning|grænse|krav|restriktion|bindinger)\p{L}{0,3}|(?:begrænsning|krav|restriktion)\p{L}{0,3} (?:på|til|for|om|med hensyn til) (?:hvilket |bopæls)?land`,
    phrases: String.raw`ligeglade? med,? (?:hvilket land|hvor i verden)|intet land er (?:udelukket|undtaget)|vi udelukker (?:ingen lande|intet land)|(?:fra|i) (?:et )?hvilket som helst land|(?:lige )?,? ?(?:hvor|hvorfra) (?:du|i|end du) (?:vil|ønsker|er|bor|måtte (?:bo|være|befinde dig)|har lyst)(?: til)?(?: at bo)?(?: henne)? (?:i|på) (?:hele )?(?:verden|jorden|kloden|jordkloden)|fra (?:alle|verdens) (?:hjørner|lande)|hvor som helst (?:i verden|på (?:jorden|kloden|jordkloden|planeten))`,
  },
  no: {
    none: "ingen|intet|uten|null",
    limit: String.raw`(?:lande?|lands|geo)-?(?:begrensning|grense|krav|restriksjon|binding)\p{L}{0,3}|(?:geografiske?|nasjonale?|territorielle?) (?:begrensning|grense|krav|restriksjon|bindinger)\p{L}{0,3}|(?:begrensning|krav|restriksjon)\p{L}{0,3} (?:på|til|for|om|når det gjelder) (?:hvilket |bosteds)?land`,
    phrases: String.raw`bryr oss ikke om (?:hvilket land|hvor i verden)|ingen land er (?:utelukket|unntatt)|vi utelukker ingen land|(?:fra|i) (?:et )?hvilket som helst land|(?:akkurat )?(?:hvor|der|hvorfra) (?:du|dere|enn du) (?:vil|ønsker|er|bor|måtte (?:bo|være|befinne deg))(?: å bo| bo)? (?:i|på) (?:hele )?(?:verden|jorda|jorden|kloden|jordkloden)|fra (?:alle|verdens) (?:hjørner|land)|hvor som helst (?:i verden|på (?:jorda|jorden|kloden|planeten))`,
  },
  fi: {
    none: "ei|ilman|eikä|emme",
    limit: String.raw`(?:maa|maa-|alue|maantieteelli\p{L}{2,5} )(?:rajo\p{L}{3,7}|rajoj?a|vaatimu\p{L}{2,5})|(?:asuinma\p{L}{1,5}) (?:rajo\p{L}{3,7}|vaatimu\p{L}{2,5}|rajata)|maantieteelli\p{L}{2,6} (?:rajo\p{L}{3,7}|rajoja)`,
    phrases: String.raw`(?:aivan )?sama,? missä (?:maassa|päin maailmaa)|mitään maata ei (?:ole )?(?:rajattu|suljettu|poissuljettu)|(?:mistä|missä|mihin) (?:tahansa )?(?:maailman )?(?:maasta|maassa|kolkasta|kolkassa)(?: tahansa)?|(?:missä|mistä|minne) (?:päin )?(?:maailmaa|maapalloa|maailmassa) (?:tahansa|haluat|vain|oletkin|asutkin)|(?:missä|mistä|ympäri) (?:tahansa )?(?:päin )?(?:maailmaa|maapalloa)|(?:missä|mistä) (?:tahansa )?maailmassa|kaikista maailman maista|kaikkialta maailmasta|asuinmaalla ei ole`,
  },
  cs: {
    none: String.raw`bez|žádn(?:é|á|ých)|nemáme|nejsou|není`,
    limit: String.raw`(?:omezen\p{L}{1,2}|limit\p{L}{0,2}|hranic\p{L}{0,2}|požadavk\p{L}{1,2}|restrikc\p{L}{1,2}) (?:(?:na |ohledně |podle )?(?:zemi|země|stát\p{L}{0,2}|zemí)|geografick\p{L}{1,3}|územní\p{L}{0,2})|(?:geografick|územní|národnostní)\p{L}{0,3} (?:omezen\p{L}{1,2}|limit\p{L}{0,2}|hranic\p{L}{0,2})|hranic`,
    phrases: String.raw`žádná země není vyloučena|žádnou zemi nevylučujeme|(?:odkudkoliv?|kdekoliv?) (?:na|ze?) (?:celém? )?(?:světa?|světě|planet[ěy]|zeměkoul[ei])|z (?:jakékoliv?|kterékoliv?|libovolné) (?:země|části světa)|v (?:jakékoliv?|kterékoliv?|libovolné) zemi(?! (?:EU|evrop))|ze všech (?:koutů|zemí|částí) světa|z celého světa|kde (?:na světě )?chce(?:š|te)(?: na světě)?|na jakémkoliv? místě na světě`,
  },
  ro: {
    none: String.raw`fără|nici(?:o| o|un| un)?|nu (?:există|avem|impunem|punem)`,
    limit: String.raw`(?:limit\p{L}{1,3}|limităr\p{L}{1,3}|restricți\p{L}{1,3}|constrânger\p{L}{1,3}|cerinț\p{L}{1,3}) (?:de (?:țară|țări|locație|reședință)|geografic\p{L}{0,2}|teritorial\p{L}{0,2}|privind țara)|granițe|frontiere`,
    phrases: String.raw`nu (?:ne )?(?:contează|interesează|pasă)[^.;]{0,12}țar\p{L}{1,2}|nicio țară nu este exclusă|nu excludem nicio țară|(?:din |în )?(?:orice|oricare) (?:țară|colț|parte|loc) (?:din|a|al) (?:lume|lumii|lumea)|oriunde (?:în|din|pe) (?:lume|lumea asta|planetă|glob|pământ)|de oriunde(?: din lume| de pe planetă)?|din (?:întreaga lume|toată lumea|toate țările lumii|toate colțurile lumii)|indiferent (?:de |în ce |din ce )țar\p{L}{1,2}`,
  },
};

/** Limits of something else: of hours, of holidays, of growth. */
const NO_COUNTRY = /^(?:frontières|fronteras|fronteiras|confini|frontiere|granic|hranic|granițe)$/iu;

const readers = new Map<string, { quick: QuickExpression; none: RegExp; limit: RegExp; phrases: RegExp }>(
  Object.entries(LIMITS).map(([language, { none, limit, phrases: sources }]) => [
    language,
    {
      quick: quickPhrases(limit, sources),
      none: everyPhrase(none),
      limit: everyPhrase(limit),
      phrases: phrases(sources),
    },
  ]),
);

/** A country left out, which only speaks of the people hired. */
const NONE_LEFT_OUT = folded(
  /ausgeschl|schließ|exclu|excluí|descart|esclus|escludi|uitgesl|sluiten|wyklucz|ogranicz|uteslut|udeluk|utelukk|rajattu|suljettu|vylouč|vyluč|vorgeb|schreiben|geben wir|dan ook|interessa|importa/iu,
);
/** How far a denial may stand from the limit, in characters. */
const NEAR = 28;

/** Returns whether a sentence of a language says that no limit of countries holds: "keine Länderbeschränkung", "de n'importe quel pays". */
export function hasNoLimits(sentence: string, language: string): boolean {
  const reader = readers.get(language);
  if (reader === undefined || !reader.quick.test(sentence)) return false;
  const phrase = reader.phrases.exec(sentence);
  if (phrase !== null) {
    const span = { start: phrase.index, end: phrase.index + phrase[0].length };
    if (NONE_LEFT_OUT.test(phrase[0]) || speaksOfHomes(phrase[0], language)) return true;
    if (speaksOfLiving(sentence, language, span)) return true;
  }
  return matchesIn(sentence, reader.limit).some(({ 0: limit, index }) => {
    if (NO_COUNTRY.test(limit) && !/país|pays|paes|land|kraj|zem|țar|mund|mond|świat|svět|lum/iu.test(sentence))
      return false;
    return matchesIn(sentence, reader.none).some((denial) => {
      const end = denial.index + denial[0].length;
      return denial.index > index ? denial.index - (index + limit.length) <= NEAR : index - end <= NEAR && index >= end;
    });
  });
}
