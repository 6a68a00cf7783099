import { latinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";

/** What people know by work, in any case of it. */
const KNOWN = String.raw`(?:experience|expertise|background|practice|\p{L}{0,14}erfahrung|\p{L}{0,12}praxis|expérience|pratique|experiencia|experiência|vivência|esperienza|pratica|\p{L}{0,10}ervaring|praktijk|doświadczeni\p{L}{1,2}|praktyk\p{L}{1,2}|\p{L}{0,10}erfarenhet\p{L}{0,2}|\p{L}{0,10}erfaring|praksis|\p{L}{0,8}kokemu\p{L}{1,6}|prax[eí]|zkušenost\p{L}{0,3})`;
const SAME = String.raw`(?:equivalent|comparable|similar|gleichwertig\p{L}{0,2}|vergleichbar\p{L}{0,2}|équivalente?|comparable|similaire|equivalente|comparable|similar|comparável|análoga|equiparabile|analoga|gelijkwaardig\p{L}?|vergelijkbar\p{L}?|równorzędn\p{L}{1,3}|równoważn\p{L}{1,3}|porównywaln\p{L}{1,3}|motsvarande|likvärdig\p{L}?|tilsvarende|lignende|vastaava\p{L}{0,2}|odpovídající|srovnateln\p{L}{1,3}|rovnocenn\p{L}{1,3})`;
const OR = String.raw`(?:or|alternatively|oder|alternativ|ou|o|oppure|u|of|dan wel|lub|albo|bądź|eller|alternativt|tai|taikka|nebo|či|anebo|případně)`;
const WORD = String.raw`(?!(?:and|und|et|y|e|en|i|og|och|ja|a|degrees?|diploma|subjects?|fields?) )[\p{L}'’-]{1,20}`;
const THAT = String.raw`(?:that|which|die|der|das|welche|qui|que|che|waaruit|waarmee|dat|która|które|który|którą|som|der|joka|jotka|která|které|který|jež|co)`;
/** Takes the place of a degree, as a verb of its own. */
const REPLACES = String.raw`(?:replaces?|makes? up|stands? in|substitutes?|matches|shows? (?:us )?the same|ersetz\p{L}{1,3}|gleichkommt|entspricht|ausgleicht|aufwiegt|dasselbe|remplace\p{L}{0,2}|équiva\p{L}{1,3}|en tienne?|tient lieu|compense\p{L}{0,2}|supl[ae]n?|sustituy[ae]n?|equivalgan?|substitu\p{L}{1,2}|equivalha|sostituis\p{L}{1,3}|facci\p{L} le veci|vada bene|compens[ai]n?o?|vervangt|hetzelfde|opweegt|gelijkstaat|zastąpi\p{L}?|zastępuj\p{L}|odpowiada|motsvarar|ersätter|väger upp|svarer til|erstatter|tilsvarer|korvaa|korvaavat|vastaa|vastaavat|nahra\p{L}{2,4}|odpovíd\p{L}{1,3})`;
const SELF_TAUGHT = String.raw`(?:self[- ]taught|taught (?:yourself|themselves)|selbst beigebracht|autodida[ck]t\p{L}{0,6}|autodidat\p{L}{0,2}|autodidatt\p{L}|samouk\p{L}{0,4}|självlärd\p{L}?|selvlært\p{L}?|itseoppin\p{L}{1,6}|samou[čc]\p{L}{1,4}|zelf geleerd)`;
const WELCOME = String.raw`(?:welcome|same (?:hearing|chances?|consideration|footing|welcome)|equal(?:ly)?|as seriously|gleiche\p{L}? chancen?|gleichberechtigt|mêmes? chances?|mismas oportunidades|mesmas (?:hipóteses|chances|oportunidades)|stess[ae] (?:possibilità|opportunità)|zelfde kans\p{L}{0,2}|te same szanse|takie same szanse|samma chans\p{L}{0,2}|samme (?:chancer?|muligheter?)|samat mahdollisuudet|stejn\p{L}{1,2} šanc\p{L}|fine|too|as well|equally|just as (?:good|much|well)|genauso|ebenso|ebenfalls|willkommen|auch|gern|aussi|bienvenu\p{L}{0,2}|convien\p{L}{1,3}|intéress\p{L}{1,3}|también|bienvenid\p{L}{1,2}|vale[n]?|também|bem-vind\p{L}{1,2}|anche|benvenut\p{L}|va bene|ook|welkom|net zo|też|także|również|zapraszamy|mile widzian\p{L}|också|välkom\p{L}{0,3}|lika|også|velkom\p{L}{0,3}|myös|tervetull\p{L}{1,4}|také|taky|vítan\p{L}|vítán\p{L}{0,2})`;
/** Where people's work counts for what they lack: "if you don't have one, but your path makes up for it". */
const PATH = String.raw`(?:career|path|track record|werdegang|weg|parcours|trayectoria|recorrido|percurso|trajetória|percorso|loopbaan|traject|ścieżk\p{L}|drog\p{L}|karriär|väg|vej|karriere|vei|ura|polku|cest\p{L}|kariér\p{L})`;
const HAS_NONE = String.raw`(?:if you (?:don['’]t|do not) have (?:one|it|that)|(?:wenn|falls) du (?:keinen|keines|keins|keine|ihn nicht|es nicht|sie nicht)(?: hast)?|si vous n['’](?:en )?avez pas|si tu n['’]en as pas|si no (?:la|lo) (?:tienes|tiene)|si no (?:tienes|tiene) título|se não (?:a|o)? ?(?:tens|tem|tiver(?:es)?)|se não (?:tens|tem) diploma|se non (?:la|ce l['’]) ?(?:hai|ha)|(?:heb je|als je) (?:die|dat|deze) niet(?: hebt)?|jeśli (?:go|ich|ich) nie masz|om du (?:inte har|saknar) (?:en|det|den|sådan)|(?:har du (?:den|det) ikke|hvis du ikke har (?:en|den|det))|jos sinulla ei ole (?:sitä|sellaista|tutkintoa)|pokud (?:ho|ji|je) nem\p{L}{1,4})`;

/** Says in a sentence that names a degree that something else stands for it. */
const REPLACED = [
  // "Or practical experience of similar weight", "ou vivência prática equivalente".
  String.raw`${OR} (?:${WORD} ){0,3}?${KNOWN},? (?:${WORD} ){0,4}?${SAME}`,
  String.raw`${OR} (?:${WORD} ){0,3}?${SAME},? (?:${WORD} ){0,3}?${KNOWN}`,
  // "Or experience which makes up for it", "oppure un'esperienza che ne faccia le veci".
  String.raw`${OR} (?:[\p{L}-]{1,20}['’])?(?:${WORD} ){0,3}?(?:[\p{L}]{1,4}['’])?${KNOWN},? ${THAT} (?:[\p{L}'’-]{1,20} ){0,3}?${REPLACES}`,
  // "Which work experience can replace", "das durch Erfahrung ersetzt werden kann", "jonka voi korvata työkokemuksella".
  String.raw`(?:replaced|substituted|offset|compensated|made up)(?: for)? (?:by|with|through) (?:${WORD} ){0,3}?${KNOWN}`,
  String.raw`(?:durch|mit) (?:${WORD} ){0,3}?${KNOWN} (?:[\p{L}-]{1,20} ){0,2}?(?:ersetzt|ersetzbar|ausgeglichen|kompensiert|wettgemacht)`,
  String.raw`(?:remplacé|compensé|supplé\p{L}{0,1})\p{L}{0,2} par (?:${WORD} ){0,3}?(?:d['’]|l['’])?${KNOWN}`,
  String.raw`(?:supl\p{L}{1,3}|sustitu\p{L}{1,4}|compensa\p{L}{1,3}|reemplaza\p{L}{1,3}|substitu\p{L}{1,4}|sostitui\p{L}{1,4}) (?:con|por|com|da) (?:[\p{L}'’-]{1,20} ){0,3}?${KNOWN}`,
  String.raw`(?:vervangen|gecompenseerd) (?:(?:mag |kan |mogen )?worden )?(?:door|met) (?:${WORD} ){0,3}?${KNOWN}|(?:door|met) (?:${WORD} ){0,2}?${KNOWN} (?:te )?(?:vervangen|compenseren)`,
  String.raw`(?:zastąpić|zrekompensować) (?:${WORD} ){0,3}?${KNOWN}|(?:ersättas|vägas upp|kompenseras) (?:av|med|genom) (?:${WORD} ){0,3}?${KNOWN}`,
  String.raw`(?:erstattes|opvejes|oppveies|kompenseres) (?:af|av|med|gennem|gjennom) (?:${WORD} ){0,3}?${KNOWN}|korvat\p{L}{0,2} (?:${WORD} ){0,2}?${KNOWN}|nahra(?:dit|zen\p{L}{0,2}) (?:${WORD} ){0,3}?${KNOWN}`,
  // "If you don't have one but your path makes up for it, write to us".
  String.raw`${HAS_NONE}[^.;]{0,60}(?:${KNOWN}|${PATH})`,
].map((source) => latinPhrases(source));

const TAUGHT_WELCOME = latinPhrases(
  String.raw`${SELF_TAUGHT}[^.;]{0,60} ${WELCOME}`,
  String.raw`(?:welcome|welcoming|auch|ebenso|genauso|aussi|también|também|anche|ook|też|także|również|också|også|myös|také|gern) (?:[\p{L}'’-]{1,20} ){0,3}?${SELF_TAUGHT}`,
);
/** Parts of words of which each of these holds one. */
const HINT = folded(
  /experi|expéri|esperi|expertise|backgr|practi|erfahr|erfar|ervar|doświad|prakty|prakti|praks|prax|kokemu|zkušen|prati|vivên|career|path|track|werdeg|weg|parcours|trayect|recorrid|percurso|trajet|percorso|loopbaan|traject|ścież|drog|karri|väg|vej|vei|ura|polku|cest|kariér/i,
);
const TAUGHT_HINT = /taught|beigebracht|autodid|samou|självl|selvl|itseop|zelf geleerd/i;

/** Returns whether a sentence that names a degree says that work or a path of one's own stands for it. */
export function isDegreeReplaced(text: string): boolean {
  return HINT.test(text) && REPLACED.some((each) => each.test(text));
}

/** Returns whether a sentence welcomes people who have taught themselves. */
export function welcomesSelfTaught(text: string): boolean {
  return TAUGHT_HINT.test(text) && TAUGHT_WELCOME.test(text);
}
