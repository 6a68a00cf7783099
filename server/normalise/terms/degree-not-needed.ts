import { quickLatinPhrases } from "#normalise/text/phrases.ts";
import type { QuickExpression } from "#normalise/text/quick-expression.ts";
import { PAPER as LACKED_PAPER, WORK } from "./degree-alternatives.ts";

// Most of these expressions are plain lists of words, and code looks how far from each other their matches stand: one expression of several such lists
// can't be proven to take linear time.

/** Builds an expression of each source, because short ones can be proven to take linear time. */
const each = (...sources: readonly string[]): readonly QuickExpression[] =>
  sources.map((source) => quickLatinPhrases(source));

const anyIn = (patterns: readonly QuickExpression[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));

/** Returns where the first match of any of some expressions begins and ends; null without one. */
function placeIn(patterns: readonly QuickExpression[], text: string): [start: number, end: number] | null {
  let first: [number, number] | null = null;
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found !== null && (first === null || found.index < first[0]))
      first = [found.index, found.index + found[0].length];
  }
  return first;
}

/** A degree, by any of its names. */
const PAPER = String.raw`(?:${LACKED_PAPER}|bachelor['’]?s?|university|college|(?:tertiary |formal |academic )?qualifications?|\p{L}{0,14}diplome?|étud[ei]\p{L}{0,3}|formation|estudios|título\p{L}?|titulado|grado|formação|diploma|curso superior|laureat[oa]|titolo|hbo|wo|universitair\p{L}?|\p{L}{0,14}studi(?:a|um|e|ów)|wyższe\p{L}{0,2}|\p{L}{0,14}(?:examen|utbildning|eksamen|uddannelse|utdanning)|kandidatgrad|tutkin\p{L}{1,4}|koulutu\p{L}{1,3}|vysokoškolsk\p{L}{1,3}|vš)`;
/** A degree beyond the first: that one needn't have it says nothing of the first. */
const HIGHER = quickLatinPhrases(
  String.raw`master\p{L}{0,14}['’]?s?|advanced|post-?graduate|ph\.?d|doctora\p{L}{1,4}|doctoral|mba|second|promotion|doktor\p{L}{0,8}|maîtrise|máster|mestrado|dottorato|magistrale|gepromoveerd|magister\p{L}{0,5}|väitös\p{L}{0,6}|tohtori\p{L}{0,4}`,
);
/** Other things that may be welcome behind a degree: what is said of them isn't said of it. */
const OTHER_THING = each(
  String.raw`driv\p{L}{1,5}|führerschein|permis|carn[eé]t?|carta|patente|rijbewijs|prawo jazdy|körkort|kørekort|førerkort|ajokort\p{L}{0,3}|řidičsk\p{L}{1,3}|car|certificat\p{L}{1,6}|zertifi\p{L}{2,8}|certyfikat\p{L}{0,2}|travel|remote`,
  String.raw`english|german|french|spanish|dutch|englisch(?:kenntnisse)?|deutsch(?:kenntnisse)?|anglais|inglés|inglês|inglese|engels|angielsk\p{L}{1,3}|engelska?|englan\p{L}{1,4}|angličtin\p{L}|languages?`,
  WORK,
);
/** Says that nobody must have it. */
const NOT_A_MUST = each(
  String.raw`(?:not|isn['’]t|aren['’]t|never|by no means) (?:\p{L}{1,12} )?(?:essential|required|necessary|mandatory|a must|compulsory|a requirement|needed|a deal-?breaker|obligatory)|(?:is|are|would be) nice|nice[- ]to[- ]have`,
  String.raw`(?:kein|keine|nicht) (?:\p{L}{1,14} )?(?:muss|must-have|bedingung|voraussetzung|pflicht|zwingend|notwendig|erforderlich|nötig|entscheidend|ausschlaggebend)`,
  String.raw`(?:pas|non|jamais) (?:\p{L}{1,12} )?(?:indispensables?|obligatoires?|nécessaires?|exigée?s?|requise?s?|éliminatoires?|une (?:condition|obligation|exigence))`,
  String.raw`(?:no|ni) (?:\p{L}{2,9} )?(?:imprescindibles?|obligatori[oa]s?|necesari[oa]s?|excluyentes?|indispensables?|un requisito)|(?:não|nem) (?:\p{L}{1,10} )?(?:obrigatóri[oa]s?|imprescindíve(?:l|is)|necessári[oa]s?|indispensáve(?:l|is)|eliminatóri[oa]s?|um requisito|uma exigência)`,
  String.raw`non (?:\p{L}{1,12} )?(?:obbligatori[oa]|indispensabil[ei]|necessari[oa]|vincolante|un requisito|un obbligo|imprescindibile|essenziale)|(?:niet|geen) (?:\p{L}{1,12} )?(?:verplicht|vereiste?|noodzakelijk|nodig|must|eis|voorwaarde|doorslaggevend)`,
  String.raw`(?:nie ?konieczn|nie ?obowiązkow|nie ?wymagan)\p{L}{1,3}|nie (?:jest|są) (?:konieczn|wymag|niezbędn|obowiązkow|warunki|decyduj)\p{L}{1,4}|(?:není|nikoliv?|ale ne|ne) (?:však |ale |nijak )?(?:nutn\p{L}{1,2}|podmínk\p{L}{1,2}|nezbytn\p{L}{1,2}|povinn\p{L}{1,2})|nepovinn\p{L}{1,2}`,
  String.raw`(?:inte|inget|ej) (?:\p{L}{1,10} )?(?:krav|nödvändig\p{L}?|måste|avgörande|villkor)|(?:ikke|intet|ingen) (?:\p{L}{1,10} )?(?:krav|nødvendig\p{L}?|betingelse|forudsætning|forutsetning|must|påkrævet|påkrevd|afgørende|avgjørende)|(?:ei|eikä|muttei) (?:ole )?(?:pakolli\p{L}{2,4}|välttämät\p{L}{2,5}|edellyt\p{L}{1,5}|vaatimus|ehto)`,
);
/** Says that it is welcome. */
const WELCOME = each(
  String.raw`preferred|desirable|desired|welcome|a plus|an advantage|ideally|we['’]d like|von vorteil|wünschenswert|gern gesehen|idealerweise|wünschen uns|souhaitée?s?|appréciée?s?|un plus|un atout|idéalement|deseable|valorable|se valora|preferible|idealmente|desejável|valorizamos|preferencial|gradit[oa]|preferibile|apprezzat[oa]|gewenst|een pré|mooi meegenomen|bij voorkeur|mile widzian\p{L}{1,2}|atutem|preferowan\p{L}{1,2}|meriterande|gärna|önskvärt|en merit|gerne|ønskeligt?|en fordel|eduksi|eduks|etu|toivottava\p{L}?|výhodou|vítán\p{L}|výhoda`,
);
const BUT = each(
  String.raw`but|although|though|while|aber|doch|wobei|mais|pero|aunque|mas|embora|ma|anche se|però|maar|hoewel|ale|lecz|choć|men|dog|mutta|avšak|i když`,
);
const ALSO = each(
  String.raw`also|too|as well|equally|just as|rather|happily|gladly|auch|ebenso|genauso|lieber|gern|aussi|également|tout autant|también|igual(?:mente)?|também|igualmente|anche|altrettanto|ook|evenzeer|net zo|też|także|również|równie|också|även|lika|hellre|også|lige så|gerne|myös|yhtä|také|taky|rovněž|stejně`,
);
/** A paper below a degree. */
const LOWER_PAPER = each(
  String.raw`(?:high|secondary) school|vocational (?:training|diploma|qualification)|apprenticeship|associate['’]?s?|ausbildung|lehre|\p{L}{0,12}techniker(?:in)?|bac|cap|bts|formación profesional|ciclo formativo|bachillerato|ensino (?:médio|secundário)|curso técnico|diploma|mbo(?:-\d)?|technikum|wykształcenie średnie|gymnasie\p{L}{0,10}|yrkesutbildning|faguddannelse|fagbrev|svendebrev|ammattitutkinto|lukio|středoškolsk\p{L}{1,2}|výuční list|maturita`,
);
/** Is enough as well. */
const ENOUGH = each(
  String.raw`also|too|as well|just as (?:good|well)|(?:is|are) (?:fine|enough)|will do|suffices?|auch|genügt|reicht|ebenso|aussi|suffit|convient|également|también|basta|sirve|também|serve|chega|anche|ook|volstaat|też|również|wystarczy|także|också|räcker|även|også|rækker|er nok|myös|riittää|také|stačí|taky`,
);
const SOME_YEARS = each(
  String.raw`(?:\d{1,2}\+?|two|three|four|five|several|zwei|drei|vier|fünf|mehreren?|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|três|quatro|due|tre|quattro|cinque|twee|drie|vier|vijf|dwa|dwoma|trzy|trzema|två|fyra|fem|to|fire|kaksi|kolme|dva|tři|třemi|pět|pěti) (?:years|jahren?|ans|années|años|anos|anni|jaar|lata|latami|år|års|vuotta|vuoden|roky|lety?)`,
  WORK,
);
/** What is behind it is a demand beside the degree and no way round it. */
const MUST = each(
  String.raw`must|required|requires?|essential|mandatory|needed|necessary|muss|erforderlich|voraussetzung|notwendig|zwingend|pflicht|vorausgesetzt|indispensables?|obligatoires?|exigée?s?|requise?s?|impérati\p{L}{1,4}|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|se exige|se requiere|obrigatóri[oa]s?|necessári[oa]s?|exige-se|exigid[oa]|indispensáve(?:l|is)`,
  String.raw`richiest[oaie]|necessari[oa]|obbligatori[oa]|indispensabil[ei]|vereist\p{L}?|verplicht|noodzakelijk|moet|wymagan\p{L}{1,2}|konieczn\p{L}{1,2}|niezbędn\p{L}{1,2}|krav|krävs|kräver|måste|kræves|kreves|skal|vaadi\p{L}{1,4}|edellyt\p{L}{1,5}|välttämät\p{L}{2,5}|pakolli\p{L}{2,4}|nutn\p{L}{1,2}|podmínk\p{L}{1,2}|nezbytn\p{L}{1,2}|vyžad\p{L}{2,5}|požad\p{L}{2,5}`,
);
/** Work, or what somebody can do, as a sentence speaks of it that says what counts. */
const WORTH = each(
  WORK,
  String.raw`what you|learn(?:ed|t) (?:the (?:trade|craft|ropes|job)|it)|(?:have|['’]ve) (?:already )?worked|self[- ]taught|was (?:du|sie)|gearbeitet (?:hast|haben)|ce que (?:vous|tu)|(?:avez|as) (?:déjà )?(?:travaillé|exercé)|lo que (?:sabes|sabe|haces|has)|(?:has|hayas) (?:ya )?trabajado|o que (?:sabes|sabe|você|já)|(?:trabalhou|trabalhaste)`,
  String.raw`(?:ciò|quello) che|hai (?:già )?lavorato|wat je|(?:hebt|heeft) gewerkt|gewerkt hebt|co (?:potrafisz|umiesz|już)|pracował\p{L}{1,4}|vad du|det,? du|(?:arbetat|jobbat|arbejdet|jobbet|arbeidet) (?:som|med|i)|hvad du|hva du|mitä (?:osaat|olet)|(?:työskennellyt|työskentelit)|co (?:umíte|umíš|dokážete|už)|pracoval\p{L}?`,
  String.raw`autodida[ck]t\p{L}{0,6}|selbst beigebracht|autodidat\p{L}{0,2}|samouk\p{L}{0,4}|självlärd\p{L}?|selvlært\p{L}?|itseoppin\p{L}{1,6}`,
);

const NAMES_PAPER = each(PAPER);
/** How far from a degree stands what is said of it. */
const REACH = 90;
/** Right before a degree: nothing but an article and a word. */
const NEXT_WORDS = 24;

const lastOf = (text: string): string => text.split(/[.;:!?]/u).at(-1) ?? "";

/** Returns whether a degree, and nothing else, stands right before or behind what is said at a place. */
function isOfDegree(text: string, [start, end]: readonly [number, number]): boolean {
  const before = lastOf(text.slice(Math.max(0, start - REACH), start));
  const named = placeIn(NAMES_PAPER, before);
  if (named !== null) return !HIGHER.test(before) && !anyIn(OTHER_THING, before.slice(named[1]));
  const behind = text.slice(end, end + REACH).split(/[.;:,!?]/u)[0] ?? "";
  const next = placeIn(NAMES_PAPER, behind);
  return (
    next !== null &&
    next[0] <= NEXT_WORDS &&
    !HIGHER.test(behind) &&
    !anyIn(OTHER_THING, behind.slice(0, next[0])) &&
    // "We'd like a degree and English skills".
    !anyIn(OTHER_THING, lastOf(before))
  );
}

/** Returns whether what stands behind a degree that is welcome names another way: "…, but we also take those who have learnt it on site". */
function namesAnotherWay(rest: string): boolean {
  const but = placeIn(BUT, rest);
  if (but !== null && anyIn(ALSO, rest.slice(but[1], but[1] + REACH)) && anyIn(WORTH, rest.slice(but[1]))) return true;
  const next = /[;,:–—]/u.exec(rest);
  if (next === null) return false;
  const behind = rest.slice(next.index);
  return anyIn(LOWER_PAPER, behind.slice(0, 50)) && anyIn(SOME_YEARS, behind) && anyIn(ENOUGH, behind);
}

/**
 * Returns whether a sentence says that a degree is no must and that something else counts: "ein Abschluss ist schön, aber kein Muss: uns zählt, was du
 * kannst". A demand for experience beside such a degree is no way round it.
 */
export function isNoMust(text: string): boolean {
  const denied = placeIn(NOT_A_MUST, text);
  if (denied !== null) {
    const rest = text.slice(denied[1]);
    if (anyIn(WORTH, rest) && !anyIn(MUST, rest) && isOfDegree(text, denied)) return true;
  }
  const welcome = placeIn(WELCOME, text);
  if (welcome === null) return false;
  const rest = text.slice(welcome[1]);
  return namesAnotherWay(rest) && !anyIn(MUST, rest) && isOfDegree(text, welcome);
}

/** People who lack something. */
const PEOPLE_WITHOUT = each(
  String.raw`(?:candidates?|applicants?|people|those|anyone) without|(?:bewerber(?:\p{L}{0,4}|[:*_]innen)|kandidat\p{L}{0,4}|menschen|leute) ohne|(?:candidat\p{L}{0,3}|personnes?|profils?|ceux) sans|(?:personas|quienes|aspirantes|candidat[oa]s) sin|(?:pessoas|candidat[oa]s|quem) sem|(?:persone|candidati|chi) senza`,
  String.raw`(?:sollicitanten|kandidaten|mensen) zonder|(?:osoby|osób|kandydaci|kandydatów) bez|(?:kandidater|personer|sökande) utan|(?:ansøgere|kandidater|folk) uden|(?:søkere|kandidater|folk) uten|(?:uchazeči|uchazeče|lidi|lidé) bez`,
);
/** "One", or the degree itself, right behind. */
const ONE =
  /^ (?:one(?! (?:years?|months?|of)(?!\p{L}))|it|einen|einem|eine)(?= ?[,.;]| (?:who|that|with|but|are|sind|mit|die|aber)(?!\p{L}))/iu;
const AS_WELCOME = each(
  String.raw`welcome|encouraged|invited|same (?:chance|consideration)|willkommen|eingeladen|gleiche chancen?|bienvenue?s?|les mêmes chances|bienvenid[oa]s?|bem-vind[oa]s?|benvenut[oiae]|welkom|mile widzian\p{L}|zapraszamy|välkom\p{L}{0,3}|velkom\p{L}{0,3}|tervetull\p{L}{1,4}|vítán\p{L}`,
);
const NOT_TAKEN = each(
  String.raw`not|n['’]t|never|nicht|keine?|ne|pas|no (?:se|será\p{L}?|serán|es|son|podrán?)|não|non|niet|geen|nie|inte|ikke|ei|není|nebud\p{L}{2,3}`,
);

/** Returns whether a sentence welcomes people who lack the degree that it names. */
export function welcomesThoseWithout(text: string): boolean {
  const found = placeIn(PEOPLE_WITHOUT, text);
  if (found === null) return false;
  const behind = text.slice(found[1], found[1] + REACH * 1.5);
  const paper = placeIn(NAMES_PAPER, behind);
  if (!ONE.test(behind) && (paper === null || paper[0] > NEXT_WORDS)) return false;
  const around = `${text.slice(Math.max(0, found[0] - 40), found[0])} ${behind.split(/[.;]/u)[0] ?? ""}`;
  return anyIn(AS_WELCOME, around) && !anyIn(NOT_TAKEN, around);
}

const TAKEN = each(
  String.raw`accepted|considered|recogni[sz]ed|counted|taken into account|anerkannt|akzeptiert|berücksichtigt|angerechnet|acceptée?s?|reconnue?s?|prise?s? en compte|considérée?s?|aceptad[oa]s?|aceptará\p{L}?|admitid[oa]s?|considerad[oa]s?|aceites?|accettat[oaie]|riconosciut[oaie]|considerat[oaie]|valutat[oaie]|geaccepteerd|erkend|meegeteld|uznan\p{L}|zaakceptowan\p{L}|zaliczon\p{L}|uwzględnion\p{L}`,
  String.raw`godtas|godkännas|accepteras|räknas|godkendes|accepteres|godtages|aksepteres|hyväksyä|hyväksytään|uznán\p{L}?|uznat|přijat\p{L}?|akceptován\p{L}?`,
);
const INSTEAD = each(
  String.raw`instead(?! of)|in its place|as an alternative|as a substitute|in lieu(?! of)|stattdessen|ersatzweise|à la place(?! d)|en remplacement(?! d)|en su lugar|como alternativa|en sustitución|em alternativa|em substituição|em seu lugar|in alternativa(?! all?)|al suo posto|in sostituzione`,
  String.raw`in plaats daarvan|als alternatief|zamiast (?:tego|niego)|w zamian|alternatywnie|i ?stället(?! för)|som alternativ|i stedet(?! for)|alternativt|sen sijaan|vaihtoehtoisesti|korvaavana|místo (?:toho|něj)|jako náhrada|alternativně`,
);
/** Time at work in further words. */
const TIME_AT_WORK = each(
  WORK,
  String.raw`time (?:spent |served )?(?:in|at|on|as)|years|service|jahre?n?|tätigkeit|zeit (?:in|im|als)|ans|années|travail|temps passé|años|trabajo|anos|trabalho|anni|lavoro|jaren|lata|praca|år|arbete|arbejde|arbeid|vuodet|työ|let|roky|práce`,
);
/** Papers, of which another may be shown. */
const COPY = each(
  String.raw`cop(?:y|ies)|transcripts?|letters?|scans?|passports?|kopien?|zeugnis\p{L}{0,3}|bescheinigung\p{L}{0,2}|attestations?|relevés?|copias?|cópias?|copie|certificat[oi]|kopie|kopia|kopii|intyg|kopi|kopior|todistus\p{L}{0,4}|kopio\p{L}{0,2}|degrees?|bachelor\p{L}{0,2}|master\p{L}{0,2}|studium|licence|licenciatura|laurea|studia|tutkinto|titul`,
);

/** Returns whether a sentence right behind the name of a degree says that work is accepted in its place: "site work may be accepted instead". */
export function takesWorkInstead(text: string): boolean {
  const taken = placeIn(TAKEN, text);
  if (taken === null || !anyIn(INSTEAD, text.slice(Math.max(0, taken[0] - 40), taken[1] + 30))) return false;
  return anyIn(TIME_AT_WORK, text) && !anyIn(COPY, text) && !anyIn(NOT_TAKEN, text);
}

/** Right before what somebody lacks. */
const MISSING = each(
  String.raw`lack of|missing|absence of|want of|fehlend\p{L}{1,2}|absence|manque|falta|ausencia|ausência|mancanza|assenza|ontbreken van|gemis van|ontbrekend\p{L}?|brak\p{L}?|saknad|avsaknad\p{L}{0,2}|bristande|manglende|puuttuv\p{L}{1,3}|chybějící\p{L}{0,2}|absenci`,
);
const MAKES_UP_FOR = each(
  String.raw`makes? up for|compensates? for|offsets?|stands? in for|compenser?|compensent|compensera|supl[ae]n?|suplir|compensar?|compensam|compensare|compenseert|compenseren|goedmaken|zrekompensuj\p{L}|zrekompensować|rekompensuj\p{L}|zastąpi|ausgleichen|ausgleicht|gleicht|aufwiegen|wiegt|kompensieren|kompensiert|wettmachen|ersetzen|ersetzt`,
  String.raw`vä(?:ga|ger) upp|uppvä(?:ga|ger)|kompensera|kompenserar|opvejer?|kompenserer?|vei(?:e|er) opp|oppveier?|korvata|korvaa|nahradit|nahradí|vynahradí|vykompenzuje|kompenzuje`,
);
const NOTHING = each(
  String.raw`nothing|not|n['’]t|nichts|nicht|kein|keine|rien|ne|pas|no|nada|não|non|niente|niets|niet|nic|nie|inget|inte|ingenting|intet|ikke|ei|mikään`,
);

/** Returns whether a sentence says that something makes up for a degree that somebody lacks: "kan väga upp en saknad examen". */
export function isMadeUpFor(text: string): boolean {
  const missing = placeIn(MISSING, text);
  if (missing === null) return false;
  const paper = placeIn(NAMES_PAPER, text.slice(missing[1], missing[1] + 50));
  if (paper === null || paper[0] > NEXT_WORDS) return false;
  const around = text.slice(Math.max(0, missing[0] - 60), missing[1] + 70);
  return anyIn(MAKES_UP_FOR, around) && !anyIn(NOTHING, around);
}

/** "Vergelijkbaar niveau", "niveau équivalent". */
const SAME_LEVEL = each(
  String.raw`(?:equivalent|comparable|similar) (?:level|standard)|(?:vergleichbare[ns]?|gleichwertige[ns]?|entsprechende[ns]?) niveau|niveau (?:équivalent|comparable|similaire)|nivel (?:equivalente|similar|comparable)|nível (?:equivalente|semelhante|comparável)|livello (?:equivalente|analogo|comparabile)|(?:vergelijkbaar|gelijkwaardig) (?:werk- en denk)?niveau`,
  String.raw`(?:porównywaln|równoważn|zbliżon)\p{L}{1,3} poziom\p{L}{0,2}|(?:motsvarande|likvärdig|tilsvarende) ni(?:vå|veau)|vastaava taso|(?:srovnateln|odpovídající|obdobn)\p{L}{0,2} úrove\p{L}{1,2}`,
);
const OR = each(String.raw`or|oder|ou|o|oppure|of|dan wel|lub|albo|eller|tai|nebo|či`);
/** How it is reached. "With experience" says that both are asked for. */
const THROUGH = each(
  String.raw`through|by|thanks to|from|durch|aufgrund|par|grâce|por|con la|con l['’]|gracias|adquirid[oa]|através|pela|com a|tramite|grazie|attraverso|maturat[oa]|acquisit[oa]|door|via|dankzij|op basis|dzięki|przez|zdobyt\p{L}{1,2}|genom|gennem|ved|gjennom|kautta|skrze|díky|na základě`,
);
const WORK_BEHIND = each(WORK);
/** Returns whether a sentence takes a level that work has led to for a degree: "of vergelijkbaar niveau door ervaring". */
export function reachesLevel(text: string): boolean {
  const level = placeIn(SAME_LEVEL, text);
  if (level === null || !anyIn(OR, text.slice(Math.max(0, level[0] - 25), level[0]))) return false;
  const behind = text.slice(level[1], level[1] + 60).split(/[.,;]/u)[0] ?? "";
  const isReached = anyIn(THROUGH, behind);
  return isReached && anyIn(WORK_BEHIND, behind);
}

/** "In alternativa, diploma tecnico con esperienza". */
const FAILING_THAT = each(
  String.raw`failing that|alternatively|ersatzweise|à défaut|en su defecto|alternativamente|em alternativa|na falta|in alternativa|in mancanza|als alternatief|ewentualnie|alternatywnie|i andra hand|subsidiært|vaihtoehtoisesti|případně`,
);
const WITH_WORK = each(
  String.raw`(?:with|and|plus|mit|und|avec|con|con un['’]|com|met|z|med|ja|s) (?:\p{L}{1,14} )?(?:experience|practice|\p{L}{0,14}erfahrung|praxis|expérience|pratique|experiencia|práctica|experiência|prática|esperienza|pratica|ervaring|werkervaring|doświadczeniem|praktyką|erfarenhet|praktik|erfaring|praksis|kokemus|kokemusta|praxí)`,
);

/** Returns whether a sentence takes a lower paper with experience, failing a degree. */
export function takesLowerPaper(text: string): boolean {
  const failing = placeIn(FAILING_THAT, text);
  if (failing === null) return false;
  const behind = text.slice(failing[1], failing[1] + REACH).split(/[.;]/u)[0] ?? "";
  return anyIn(LOWER_PAPER, behind.slice(0, 40)) && anyIn(WITH_WORK, behind);
}
