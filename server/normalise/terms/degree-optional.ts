import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { hasAlternative, hasNoSubstitute, hasUnspacedAlternative, takesThoseWithout } from "./degree-alternatives.ts";
import { isMatchedByWork } from "./degree-by-work.ts";
import {
  isMadeUpFor,
  isNoMust,
  reachesLevel,
  takesLowerPaper,
  takesWorkInstead,
  welcomesThoseWithout,
} from "./degree-not-needed.ts";
import { FURTHER_DEGREE, isTakenOtherwise } from "./degree-otherwise.ts";
import { isDegreeReplaced, welcomesSelfTaught } from "./degree-replaced.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { rememberedSentence } from "#normalise/text/remembered.ts";

/** Words for a degree or a training, before what may replace it. */
const DEGREE = quickLatinPhrases(
  String.raw`degrees?|bachelor\p{L}{0,20}['’]?s?|master['’]?s|diploma|ph\.?d|b\.?sc|m\.?sc|mba|bs|ba|b\.?tech|education|university|college|qualification|studium|\p{L}{0,20}studium\p{L}{0,20}|\p{L}{0,20}abschluss|hochschul\p{L}{0,20}|ausbildung|diplôme|bac ?\+ ?\d|licence|formation|ingénieur|école|título|titulación|grado|licenciatura|carrera|estudios|formación|graduação|formação|superior|curso|licenciado|hbo|wo|mbo|opleiding|diploma|wykształcenie|studia|stopień|dyplom|examen|utbildning|högskole\p{L}{0,20}|universitets\p{L}{0,20}|kandidat\p{L}{0,20}|laurea|titolo|vzdělání|utdanning|uddannelse|uddannet|utdannet|utbildad|fagbrev|svendebrev|master \d|studie|utdannelse|\p{L}{0,8}grad|\p{L}{0,16}tutkin\p{L}{1,4}|koulutus|titre|diplom\p{L}{0,2}|\p{L}{0,10}studiums|tytuł|studiów|egyetem\p{L}{1,2}|végzettség|mezun\p{L}{0,2}|diplomă|studii`,
);
const ALSO_DEGREE = quickLatinPhrases(
  String.raw`ingenier[oa]|ingeniería|licenciad[oa]|engenhei?r[oa]|engenharia|mestrado|baccalauréat|bachelier|b\.?com|hnc|hnd|tertiary qualifications?|facultat\p{L}{1,2}|studii superioare|licencjat|magister|inżyniersk\p{L}{1,2}|laureat[oaie]|\p{L}{0,14}diploma(?:['’]?s)?|titulad[oa]|titulaciones|títulos|diplômes|titoli|abschlüsse\p{L}?|dyplom\p{L}{1,2}|eksamen\p{L}{0,2}|koulutuksella|msc|mbo-\d|akademisk\p{L}? \p{L}{4,12}|academisch\p{L}? \p{L}{4,12}|\p{L}{0,14}studienabschluss|vysok\p{L}{2} škol\p{L}{1,2}`,
  "master en",
  "vš",
  String.raw`\p{L}{0,24}tutkin\p{L}{1,4}`,
  String.raw`\p{L}{0,24}examen|master|titul|maturit\p{L}{1,2}|dec|aec|bts|but|staatsexamen|lehramt|(?:utdannings|uddannelses|utbildnings)krav\p{L}{0,2}|koulutusvaatimu\p{L}{1,6}|\p{L}{0,20}niveau|bachelorgrad|mastergrad`,
);
const EXPERIENCE = String.raw`(?:experience|expertise|background|track record|erfahrung|berufserfahrung|praxis(?:erfahrung)?|praktische erfahrung|expérience|experiencia|experiência|ervaring|werkervaring|doświadczeni\p{L}{1,20}|erfarenhet\p{L}{0,20}|erfaring|esperienza|praxe|kokemus\p{L}{0,20})`;
const EQUIVALENT = String.raw`(?:equivalent|comparable|relevant|similar|corresponding|commensurate|gleichwertige?|vergleichbare?|entsprechende?|einschlägige|équivalente?|comparable|similaire|equivalente|comparable|similar|demostrable|comparável|gelijkwaardige|vergelijkbare|aantoonbare|równoważn\p{L}{1,20}|porównywaln\p{L}{1,20}|motsvarande|likvärdig|tilsvarende|equivalente|odpovídající|vastaava)`;
/** "5+ years", "3-5 years", "five (5)+ years". */
const YEARS_ASKED = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: ?[-–] ?\d{1,2})?(?: \(\d{1,2}\))?\+? years['’]?`;
/** The alternative of so many years; not that of "two or three years". */
const OR_YEARS = String.raw`(?<!(?:\d|two|three|four|five|six|seven|eight|nine) )or (?:at least |a minimum of |an additional |over )?${YEARS_ASKED}`;
const REPLACES = quickLatinPhrases(
  String.raw`(?:or|\/|oder|ou|o|of|lub|eller|bzw\.?|alebo|nebo|tai) (?:an? |the |une |una |eine |uma |en )?(?:(?!or |and |oder |und |ou |et )[\p{L}-]{1,20} ){0,2}?${EQUIVALENT} (?:(?!in an? |and |und |et )[\p{L}\/-]{1,20} ){0,4}?${EXPERIENCE}`,
  String.raw`(?:ou|o|oder|of|lub|eller) (?:une |una |uma )?${EXPERIENCE} (?:[\p{L}-]{1,20} ){0,2}?${EQUIVALENT}`,
  // "or an equivalent combination of education and experience", "ou équivalent par l'expérience".
  String.raw`${EQUIVALENT} (?:combination|mix|blend|level) of (?:[\p{L},\/-]{1,20} ){1,8}?${EXPERIENCE}`,
  String.raw`(?:équivalent|equivalente?|gelijkwaardig|gleichwertig) (?:par|por|door|durch) (?:l['’]|la |a |die )?${EXPERIENCE}`,
  // "a degree or proven experience", "Studium oder mehrjährige Praxis".
  String.raw`(?:degrees?|diploma|bachelor['’]?s?|studium|hochschulabschluss|abschluss|diplôme|título|licenciatura|formação|diploma|opleiding|wykształcenie|studia|examen|utbildning|laurea|utdanning|uddannelse|tutkinto|vzdělání)[^.;]{0,60} (?:or|oder|ou|o|of|lub|eller|tai|nebo) (?:an? |eine |une |una |uma |en )?(?:(?:proven|demonstrable|demonstrated|solid|substantial|practical|hands-on|real-world|work|working|professional|industry|several years of|years of|mehrjährige|praktische|einschlägige|langjährige|solide|plusieurs années d['’]|contrastada|acreditada|comprovada|ruime|relevante|udokumentowane|kilkuletnie|praktyczne|dokumenterad|gedegen|långvarig|solid|esperienza|comprovata|pluriennale) ?){1,3}${EXPERIENCE}`,
  String.raw`(?:degrees?|diploma|título|formação|diplôme|examen|opleiding)[^.;]{0,60} (?:ou|o|of|eller) ${EXPERIENCE} (?:demostrable|contrastada|comprovada|acreditada|avérée|solide|significative)`,
  // "experience counts as much as a degree".
  String.raw`${EXPERIENCE} (?:[\p{L}-]{1,20} ){0,4}?(?:counts?|matters?|weighs?|is worth|is valued|zählt|compte|cuenta|conta|telt|liczy się|väger|räknas) (?:[\p{L}-]{1,20} ){0,3}?(?:as much as|more than|as well as|genauso viel wie|mehr als|autant qu['’]|plus qu['’]|más que|tanto como|mais (?:do )?que|meer dan|evenveel als|bardziej niż|tyle co|mer än|lika mycket som)`,
  // "or the equivalent in work experience", "or experience to match".
  String.raw`or (?:the |an )?equivalent (?:in|through|by|from|of) (?:[\p{L}-]{1,20} ){0,3}?${EXPERIENCE}|or (?:the )?${EXPERIENCE} (?:to match|that makes up for it|instead)|${EXPERIENCE} (?:[\p{L}-]{1,20} ){0,3}?(?:compensates?|makes? up|stands? in) for`,
  // "experience in lieu of a degree", "experience may replace a degree".
  String.raw`(?:in lieu of|instead of|in place of|substitut\p{L}{1,20} for|replac\p{L}{1,20}) (?:an? |the |your |formal |required )*(?:[\p{L}'’]{1,20} ){0,2}?(?:degrees?|diploma|education|qualifications?)`,
  String.raw`${EXPERIENCE} (?:[\p{L}-]{1,20} ){0,4}?(?:ersetz\p{L}{1,20}|anstelle|remplace\p{L}{0,20}|sustitu\p{L}{1,20}|substitu\p{L}{1,20}|zastąpi\p{L}{0,20}|ersätt\p{L}{0,20}|(?:statt|en lugar|em vez|au lieu) \p{L}{1,20})`,
  String.raw`(?:degree|diploma|bachelor['’]?s?(?: degree)?) (?:[\p{L}-]{1,20} ){0,4}?${OR_YEARS} (?:of )?(?:[\p{L}-]{1,20} ){0,4}?experience`,
);
/** What people know by work, in more words: those below stand beside a degree. */
const KNOWN_BY_WORK = String.raw`(?:experience|expertise|(?:knowledge|skills) (?:gained|acquired|learn\p{L}{1,3}|from work)|\p{L}{0,14}erfahrung|\p{L}{0,10}praxis|(?:praktische )?kenntnisse|expérience|pratique|experiencia|experiência|vivência|esperienza|pratica|\p{L}{0,10}ervaring|praktijk|doświadczeni\p{L}{1,2}|praktyk\p{L}{1,2}|stażu|\p{L}{0,10}erfarenhet|kunskaper|\p{L}{0,10}erfaring|praksis|realkompetanse|kompetencer|\p{L}{0,8}kokemu\p{L}{1,5}|prax[eíi]|zkušenost\p{L}{0,2}|tapasztalat|gyakorlat|deneyim|tecrübe|experienț[aă])`;
const SAME = String.raw`(?:the equivalent|equivalent|comparable|matching|similar|relevant|gleichwertige?|vergleichbare?|entsprechende?|équivalente?|equivalente|comparable|similar|comparável|gelijkwaardige|vergelijkbare|odpowiedni\p{L}{1,4}|równoważn\p{L}{1,4}|analogiczn\p{L}{1,4}|motsvarande|likvärdig|tilsvarende|lignende|ligeværdig|vastaava\p{L}{0,2}|odpovídající|obdobn\p{L}{1,2}|echivalentă|egyenértékű|eşdeğer|dengi)`;
const OR = String.raw`(?:or|oder|ou|o|oppure|u|of|lub|albo|bądź|eller|tai|taikka|nebo|či|anebo|sau|vagy|veya|ya da)`;
const WORD = String.raw`(?!(?:and|und|et|y|e|en|i|og|och|ja|a|degrees?|diploma|subjects?|fields?) )[\p{L}'’-]{1,20}`;
const SCHOOLING = String.raw`(?:degrees?|education|training|diploma|bac ?\+ ?\d|\p{L}{0,14}studium|\p{L}{0,14}ausbildung|\p{L}{0,14}abschluss|formation|diplôme|título|titulación|formación|grado|formação|diploma|licenciatura|laurea|\p{L}{0,10}opleiding|studie|uddannet(?: \p{L}{1,15})?|utdannet(?: \p{L}{1,15})?|utbildad(?: \p{L}{1,15})?|fagbrev|svendebrev|gesellenbrief|studia|wykształcenie|\p{L}{0,10}examen|\p{L}{0,10}utbildning|\p{L}{0,10}uddannelse|\p{L}{0,10}utdanning|\p{L}{0,16}tutkinto|koulutus|vzdělání|studii|végzettség)`;
/** More ways to say that what people know by work stands for a degree, each cheap to try where a sentence names a degree. */
const ALSO_REPLACES = [
  // "or be able to show equivalent experience", "tai vastaava kokemus".
  String.raw`${OR} (?:an? )?(?:${WORD} ){0,4}?${SAME},? (?:${WORD} ){0,3}?${KNOWN_BY_WORK}`,
  // "Opleiding of ervaring", "studia kierunkowe albo kilka lat praktyki".
  String.raw`${SCHOOLING},? (?:(?:en|in|i|im) )?(?:${WORD} ){0,2}?${OR} (?:(?:the|das|die|some|años de|years of|nachweisbare|nachgewiesene|praktische|relevante?|doložitelná|udokumentowane|solid|long|several|significant|un[ae]?|eine?|en|par|through|by|door|genom|gjennom|gennem|przez|kilka|lat|let|pár|ruime|solide|mehrjährige|jarenlange|lång|lang) ){0,3}${KNOWN_BY_WORK}`,
  String.raw`bac ?\+ ?\d,? ou (?:une )?expérience`,
  // "Erfaring kan erstatte uddannelse", "praxe může nahradit vzdělání".
  String.raw`${KNOWN_BY_WORK} (?:[\p{L}'’-]{1,20} ){0,4}?(?:erstatt\p{L}{1,2}|ersätt\p{L}{1,2}|nahra\p{L}{2,4}|korvat?a|korvaa|korvaavat|zastąpi\p{L}{0,3}|zastępuj\p{L}{1,2}|vervang\p{L}{1,2}|sostitui\p{L}{1,3}|kompenser\p{L}{1,2}|kompensier\p{L}{1,3}|aufwiegen|vei(?:e|er) opp|opvej\p{L}{1,2}|oppvei\p{L}{1,2}|väg\p{L}{1,2} upp|uppväg\p{L}{1,2}|opwegen|compens\p{L}{1,3}|vynahra\p{L}{2,4}|înlocui\p{L}{0,2}|helyettesít\p{L}{0,4}|kivált\p{L}{0,3})`,
  // "Experience counts just as much", "gleichwertige Erfahrung genauso".
  String.raw`${KNOWN_BY_WORK},? (?:${WORD} ){0,3}?(?:just as (?:much|good|well)|equally|every bit as much|genauso|ebenso|ebensoviel|tout autant|igual de|igualmente|tanto quanto|altrettanto|evenveel|evengoed|net zo|tak samo|równie|lika mycket|lika bra|lige så|like mye|like mykje|yhtä (?:paljon|hyvä)|stejně)`,
  String.raw`(?:qualified|degree-educated or qualified|degree level or) (?:\p{L}{1,10} )?by experience`,
  // "A degree or 3-5+ years of experience", "a degree may be substituted for five years of experience".
  String.raw`${OR_YEARS} (?:${WORD} ){0,5}?experience`,
  String.raw`(?:degrees?|education|diplomas?) (?:${WORD} ){0,4}?(?:may|can|could) (?:also )?be (?:substituted|counted|accepted) (?:for|as|instead of) (?:[^ .;]{1,14} ){0,5}?experience`,
  // "In the absence of a degree, an equivalent experience requirement must be met", "if no degree, then 11 years of experience".
  String.raw`(?:in the absence of|if no|does not have|do not have|don['’]t have|doesn['’]t have) (?:an? |the )?(?:${WORD} ){0,2}?(?:degrees?|diplomas?|bachelor['’]?s?)(?!\p{L})[^.;]{0,110}?(?:(?:equivalent|additional|comparable) (?:${WORD} ){0,2}?experience|${YEARS_ASKED}[^.;]{0,30}experience)`,
  String.raw`either (?:an? )?(?:${WORD} ){0,2}?experience or (?:an? )?(?:${WORD} ){0,2}?(?:degrees?|bachelor['’]?s?|diploma)|or (?:an? )?equivalent (?:certifications?|training|education|qualifications?)(?:/| or | and/or | and |, )experience|or equivalent in (?:education|training)[^.;]{1,8}experience`,
  // "À défaut de diplôme, une solide expérience", "statt eines Studiums zählt auch Erfahrung".
  String.raw`(?:à défaut (?:de|d['’])|faute de|(?:an)?statt|anstelle|si no tienes|a falta de|na falta de|se não tens|se não tem|in mancanza di|in assenza di|bij gebrek aan|zamiast|i stället för|istället för|i stedet for|sijaan|místo) ?(?:${WORD} ){0,2}?${SCHOOLING}\p{L}{0,2},? (?:${WORD} ){0,5}?${KNOWN_BY_WORK}`,
  // "A degree or five years in the trade".
  String.raw`degrees? (?:${WORD} ){0,4}?${OR_YEARS}`,
  String.raw`${OR_YEARS} (?:of )?(?:${WORD} ){0,4}?(?:experience|practice|instead|in its place)`,
  String.raw`(?<!\d )(?<!zwei )(?<!drei )(?<!vier )oder (?:mindestens )?(?:\d{1,2}\+?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn) jahre (?:${WORD} ){0,3}?${KNOWN_BY_WORK}`,
  // "No degree is fine as long as you have the experience".
  String.raw`(?:no|without an?|have an?|have no|keinen?|ohne|pas de|sans|sin|sem|senza|geen|zonder|bez|utan|ingen|uden|uten|ilman) (?:${WORD} ){0,2}?${SCHOOLING}[^.;]{0,30}(?:as long as|provided|if you have|solange|sofern|tant que|du moment que|siempre que|mientras|desde que|purché|zolang|mits|o ile|så länge|så længe|så lenge|kunhan|pokud máš) (?:[\p{L}'’-]{1,20} ){0,6}?${KNOWN_BY_WORK}`,
  // "Degrees are not required; experience is what counts".
  String.raw`degrees? (?:is|are)(?: not|n['’]t) (?:required|needed|necessary|essential|important)[^.]{0,40}${KNOWN_BY_WORK} (?:[\p{L}'’]{1,12} ){0,3}?(?:counts?|matters?|what)`,
  // "A degree, or self-taught".
  String.raw`(?:${OR}) (?:${WORD},? ){0,5}?(?:self[- ]taught|taught yourself|selbst beigebracht|autodidakt\p{L}{0,4}|autodidact\p{L}{0,2}|autodidat\p{L}|samouk\p{L}{0,3}|självlärd|selvlært|itseoppin\p{L}{1,4})`,
  String.raw`${OR} (?:${WORD} ){0,2}?(?:skills|knowledge|kunskaper|kompetens|kompetencer|kenntnisse) (?:\p{L}{1,15} ){0,3}?(?:acquired|gained|learned|förvärvad\p{L}|erhvervet|erworben\p{L}{0,2}|på annat sätt|på annen måte|på anden vis|on the job|at work|elsewhere)`,
]
  .map((source) => latinPhrases(source))
  .map((each) => quickly(each));
/** Cheap first test: parts of the words for what people know by work. */
const HINT = quickly(
  /experi|expéri|esperi|erfahr|erfar|ervar|doświad|prakty|praks|prax|kokemu|zkušen|tapasz|gyakor|deneyim|tecr|prati|kompet|kunskap|skills|knowledge|kenntnis|years|jahre|taught|autodid|beigebracht|samouk|självl|selvl|itseop|vivência|stażu/i,
);
const FIRST_UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;
/** Chinese, Japanese and Korean. */
const UNSPACED =
  /(?:卒|学位|学历|學歷|本科|学士|학위|학사|대졸).{0,12}(?:または|もしくは|又は|あるいは|或|또는|혹은).{0,12}(?:同等|相当|동등|상응).{0,12}(?:経験|经验|經驗|実務|スキル|경력|경험)|(?:経験|经验|經驗|경력|경험).{0,8}(?:代替|替代|대체|代わり).{0,6}(?:学位|学历|學歷|학위)?/u;

/** "Equivalent experience is accepted", in a sentence of its own. */
const ACCEPTED = quickLatinPhrases(
  String.raw`${EQUIVALENT} (?:[\p{L}-]{1,20} ){0,2}?${EXPERIENCE} (?:(?:is|are|will be|also|just|as|equally|gladly|wird|werden|est|es|é|ook|również|även) ){0,3}(?:accepted|considered|welcome|fine|ok|okay|acceptable|counts|good|valued|zählt|anerkannt|akzeptiert|akzeptieren wir|acceptée?|reconnue?|acceptada|aceptada|aceita|telt|akceptowane|godtas|räknas|teller)`,
  String.raw`(?:we )?(?:also |gladly )?(?:accept|consider|recogni[sz]e|count) (?:an? )?${EQUIVALENT} (?:[\p{L}-]{1,20} ){0,2}?${EXPERIENCE}`,
);
const DENIED = latinPhrases(
  String.raw`(?:non|ikke|ei|eivät|nemůže|nenahra\p{L}{1,4}|nu|nem) ?(?:\p{L}{1,20} ){0,3}?(?:sostitu\p{L}{0,5}|erstatt\p{L}{0,3}|korva\p{L}{0,3}|nahra\p{L}{1,4}|kompenser\p{L}{0,2}|înlocui\p{L}{0,2}|helyettesít\p{L}{0,4})`,
  String.raw`(?:not|cannot|can['’]t|never|doesn['’]t|does not|won['’]t|nicht|ne|no|não|niet|nie|inte) (?:be )?(?:\p{L}{1,20} ){0,3}?(?:substitut\p{L}{0,20}|replac\p{L}{0,20}|accept\p{L}{0,20}|ersetz\p{L}{0,20}|remplac\p{L}{0,20}|sustitu\p{L}{0,20}|substitu\p{L}{0,20}|vervang\p{L}{0,20}|zastąp\p{L}{0,20}|ersätt\p{L}{0,20}|lieu)`,
);

const NOT_ASKED = new Set(["about", "benefits", "eeo", "compensation"]);

/** Returns whether one sentence says that experience replaces the degree that it names. */
function isReplaced(text: string, namesDegree: boolean): boolean {
  if (ACCEPTED.test(text) || welcomesSelfTaught(text)) return true;
  if (FIRST_UNSPACED.test(text) && (UNSPACED.test(text) || hasUnspacedAlternative(text))) return true;
  return (
    namesDegree &&
    (REPLACES.test(text) ||
      (HINT.test(text) && ALSO_REPLACES.some((each) => each.test(text))) ||
      isDegreeReplaced(text) ||
      isMatchedByWork(text) ||
      hasAlternative(text) ||
      isTakenOtherwise(text) ||
      isNoMust(text) ||
      isMadeUpFor(text) ||
      reachesLevel(text) ||
      takesLowerPaper(text) ||
      welcomesThoseWithout(text))
  );
}

/** The English "of" between years and experience, which says "or" in Dutch: "a degree and five years of relevant experience". */
const YEARS_OF =
  /(?<=(?<!\p{L})(?:years?['’]?|yrs?\.?|months?) )of (?=(?:[\p{L}'’/-]{1,20} ){0,4}(?:experience|expertise|practice|background)(?!\p{L}))/giu;
const MINIMUM_OF = /(?<!\p{L})an? minimum of (?=\d|one|two|three|four|five|six|seven|eight|ten)/giu;
const NOUN_OF =
  /(?<!\p{L})(?<!(?:combination|mix|blend|equivalent|level|years?|minimum) ?)of (?=(?:[\p{L}-]{1,20} ){0,3}(?:experience|expertise|background)(?!\p{L}))/giu;

const OR_MORE = /(?<=\d\)?|two|three|four|five|six|seven|eight|nine|ten) or (?:more|greater)(?= (?:full )?years)/giu;

/** Returns a sentence without an English "of" that the expressions would take for a Dutch "or", and without the "or" of "five or more years". */
function withoutOtherOr(given: string): string {
  const text = given.includes(" or ") ? given.replace(OR_MORE, "+") : given;
  if (!text.includes(" of ") || !/experience|expertise|background/iu.test(text)) return text;
  return text.replace(MINIMUM_OF, "at least ").replace(YEARS_OF, "").replace(NOUN_OF, "in ");
}

/** Returns what one sentence says of a degree: that it is named, or that experience replaces it. */
const saidOfDegree = rememberedSentence((given): "named" | "replaced" | null => {
  const text = withoutOtherOr(given);
  const namesDegree = DEGREE.test(text) || ALSO_DEGREE.test(text) || FURTHER_DEGREE.test(text);
  if (isReplaced(text, namesDegree) && !DENIED.test(text) && !hasNoSubstitute(text)) return "replaced";
  return namesDegree ? "named" : null;
});

/** How many sentences behind the name of a degree may speak of those who lack it. */
const MOST_BEHIND = 2;

/** Returns a sentence and those right behind it. */
function withNext(sentence: Sentence, all: readonly Sentence[]): readonly string[] {
  const at = all.indexOf(sentence);
  return at < 0 ? [sentence.text] : all.slice(at, at + 1 + MOST_BEHIND).map(({ text }) => text);
}

/**
 * Returns `yes` where experience replaces the degree that a sentence names. `all` are the sentences of the whole text, for what is said right behind
 * one of `sentences`.
 */
export function readDegreeOptional(
  sentences: readonly Sentence[],
  all: readonly Sentence[] = sentences,
): Evidenced<"yes" | null> {
  const named = new Set(sentences);
  const further = all.filter((sentence) => !named.has(sentence) && FURTHER_DEGREE.test(sentence.text));
  for (const sentence of [...sentences, ...further]) {
    const { text, section } = sentence;
    if (NOT_ASKED.has(section)) continue;
    const said = saidOfDegree(text);
    if (said === "replaced") return { value: "yes", evidence: text };
    if (said === null) continue;
    const texts = withNext(sentence, all);
    const together = texts.join(" ");
    if (takesThoseWithout(together) || texts.slice(1, 2).some(takesWorkInstead))
      return { value: "yes", evidence: together };
  }
  return { value: null, evidence: "" };
}
