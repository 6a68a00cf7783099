import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import type { Level } from "#contract/schemas/job.ts";
import { isBetweenLevels, levelInTeam } from "./described-levels.ts";
import { leadsPeople } from "./led-people.ts";
import { invitesBeginners, newcomer, orJuniors } from "./beginners.ts";
import { isAppointedLeader } from "./hired/appointed-leaders.ts";
import { offersTraining } from "./hired/offered-training.ts";
import { soughtLevels } from "./sought-levels.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** A cheap first test: every sentence that states a level contains one of these fragments. */
const HINT = quickly(
  new RegExp(
    plainFirst(
      /experi[eê]n|expérien|erfa[hr]|doświadcz|zkušen|esperien|ervaring|kokemu|prax[ei]|entry|career|first job|grads?\b|graduates|einste?ig|anfänger|débutant|diplômé|absol[vw]en|nyud|nyut|nyexam|neo(?:laur|dipl)|reci[eé]|recém|emple?[og]|afgestudeerd|starters|pierwsz|första|første|primeir|vastavalmist/i
        .source,
    ),
    "i",
  ),
);

/** Beginners may apply. The negation must be next to the word for experience, so that "no SAP experience needed" doesn't count. */
const ENTRY = quickLatinPhrases(
  String.raw`entry[- ]level (?:role|position|opportunity|job|friendly|welcome|candidates? (?:are )?welcome|applicants? (?:are )?welcome)|^entry[- ]level(?=[,.;!]|$)|new grads? (?:welcome|role)|no (?:prior |previous |relevant |work |professional )?experience(?:,)? (?:is |at all )?(?:required|necessary|needed|expected)|(?:don['’]t|do not) (?:need|require|expect|ask for) (?:any |you to have )?(?:prior |previous )?experience(?! (?:in|with|of|as))|(?:prior|previous) experience (?:isn['’]t|is not) (?:required|necessary|needed|expected)|(?:very )?(?:start|beginning) of (?:your|their|a|his|her) (?:working )?(?:career|life)|(?:your|their|somebody['’]s|someone['’]s) first (?:real |proper )?job|(?:career starters|recent graduates|new graduates|graduates|beginners) (?:are )?(?:also |very |most |more than )?(?:welcome|encouraged)`,
  String.raw`(?:berufseinsteiger\p{L}*|berufsanfänger\p{L}*|absolvent(?:en|innen)|quereinsteiger ohne erfahrung)(?:[ ,]+(?:und|oder|sowie) \p{L}{5,25})? (?:sind |ist |gern |gerne |herzlich |ebenfalls |ebenso |auch ){0,3}(?:willkommen|geeignet|gesehen)|(?:auch |ideal |perfekt |bestens )(?:für|als) (?:\p{L}{3,20} )?(?:berufseinsteiger|berufsanfänger|berufseinstieg)\p{L}*|(?:keine|ohne) (?:vorerfahrung|berufserfahrung|erfahrung) (?:ist )?(?:nötig|erforderlich|notwendig|vorausgesetzt)|(?:vorerfahrung|berufserfahrung|erfahrung) (?:ist |brauchst du |brauchen sie )(?:nicht|keine)(?: (?:nötig|erforderlich|notwendig))?|einstiegs(?:position|stelle)`,
  String.raw`débutant(?:\(?e\)?|·e|\.e)?s?(?:\(?s\)?)?(?: et \p{L}{3,12})? (?:sont )?(?:accepté|bienvenu|admis)\p{L}*|(?:ouvert|accessible) aux? débutant\p{L}*|(?:sans|aucune) expérience (?:préalable |particulière )?(?:n['’]est )?(?:requise|exigée|nécessaire|demandée)|expérience (?:n['’]est )?(?:pas|non) (?:requise|exigée|nécessaire|demandée)|jeunes? diplômée?s? (?:\p{L}{3,6} )?(?:accepté|bienvenu)\p{L}*|(?:premier|1er) emploi`,
  String.raw`no (?:hace falta|es necesaria|es necesario|se requiere|se necesita|se exige|pedimos|necesitas|exigimos) (?:tener )?experiencia(?: previa)?(?! (?:en|con|como))|sin necesidad de experiencia|experiencia (?:previa )?no (?:es )?(?:necesaria|requerida|imprescindible)|recién (?:titulad|graduad|egresad|licenciad)[oa]s?|primer empleo`,
  String.raw`não (?:é necessári[ao]|exigimos|pedimos|precisas?(?: de| ter)?|requer(?:emos)?) (?:ter )?experiência(?: prévia| anterior)?(?! (?:em|com|como))|sem (?:necessidade de )?experiência(?: prévia)? (?:necessária|exigida)|primeiro emprego|recém[- ](?:formad|licenciad|graduad)[oa]s?`,
  String.raw`(?:geen|zonder) (?:werk)?ervaring (?:is )?(?:nodig|vereist)|(?:werk)?ervaring (?:heb je |is )(?:niet|geen) (?:nodig|vereist)|starters (?:zijn )?(?:ook )?(?:van harte )?welkom|startersfunctie|(?:pas|net|recent) afgestudeerd`,
  String.raw`nie (?:wymagamy|jest wymagane|oczekujemy|potrzebujesz|musisz mieć) (?:wcześniejszego )?doświadczeni[ae](?! (?:w|z|jako)(?!\p{L}))|doświadczenie nie jest (?:wymagane|konieczne|potrzebne)|bez doświadczenia|pierwsz(?:a|ą|ej) prac(?:a|ę|y)|dla absolwentów|absolwen(?:ci|tów|tki) mile widzian\p{L}`,
  String.raw`ingen (?:tidigare )?(?:yrkes|arbetslivs)?erfarenhet (?:krävs|behövs)|(?:tidigare )?erfarenhet (?:krävs|behövs) (?:inte|ej)|nyexaminerade?|första (?:jobb|jobbet)|ingen krav til (?:tidligere )?erfaring|ingen (?:tidligere )?erfaring (?:kreves|nødvendig|påkrævet)|du behøver ikke (?:tidligere )?erfaring|erfaring (?:er )?ikke (?:nødvendig|påkrævet)|ny(?:uddann|utdann)(?:et|ede?)|første job(?:b)?`,
  String.raw`(?:(?:aiempaa|aikaisempaa) )?(?:työ)?kokemusta ei (?:tarvita|edellytetä|vaadita)|et tarvitse (?:aiempaa )?(?:työ)?kokemusta|vastavalmistune\p{L}{1,6}|ensimmäinen työ\p{L}{0,8}`,
  String.raw`(?:vhodné |vhodná )(?:i )?pro absolventy|absolvent(?:i|y) (?:jsou )?vítán[iy]`,
  String.raw`(?:nessuna|non (?:è|serve|richiediamo|è richiesta|è necessaria)(?: alcuna)?) esperienza(?: (?:pregressa|precedente|richiesta|necessaria))?|(?:alla |anche )prima esperienza|esperienza non (?:richiesta|necessaria)|neo(?:laureat|diplomat)[ioe]`,
);
/** Those who begin are helped, taught or led by the reader, or are colleagues. */
const OF_OTHERS = folded(
  /(?<![a-zÀ-ɏ])(?:not an? |mentor|train(?!ee)|supervis|coach|hire|support|teach|work with|report|assist|help|advi[sc]|recruit|onboard|founder|you(?:['’]ll| will) (?:place|write|guide|prepare|match)|(?:your|deine|ihre|vos|tes|tus|teus|suas|tuoi|suoi|je|jouw|uw|twoi|twoje|dina|dine|vaši|tvoji) (?:\p{L}{3,12} )?(?:colleag|kolleg|collègue|compañer|colega|collegh|collega|koledz|kolegové|koleżan)|kollegene|kollegasi|colleagues|joined|betreu|begleit|berät|berat|unterstütz|führ(?:st|en)(?! zu)|vermittel|bildest|bilden|form(?:ez|es|erez|ar[áa]s|ará|as|i|erai|ate)(?![a-zÀ-ɏ])|accompagn|encadr|conseill|aid(?:ez|es)(?![a-zÀ-ɏ])|ayud|asesor|orient|acompañ|ajud|apoi|acompanh|aiut|segui|affianch|begeleid|wspiera|pomag|wdraża|szkol(?:isz|ić|enie)|hjälp|hjelp|hjælp|handled|vejled|veiled|följer upp|følger op|stöd|støtt|autat|autta|tuet|ohjaa|valmenna|pomáh|podpor|povede|školí|aju[țt]|sprij|îndrum|coördin|koordin|coordin|coordon|organis|ansvarar för|stifter|gründer|fondat|fundador|oprichter|założyci|grundare)/iu,
);
/** Says right before that the job isn't for them. */
const DENIED = folded(
  /(?<![a-zÀ-ɏ])(?:not|never|isn['’]t|cannot|can['’]t|unfortunately|nicht|keine?|leider|pas|n['’]est|n['’]êtes|no|não|non|niet|geen|nie|inte|ikke|ei|není|nejsou|nu (?:este|e|sunt|se))(?![a-zÀ-ɏ])/iu,
);
/** Experienced people are welcome too. */
const OR_EXPERIENCED = folded(
  /^[^.;]{0,30}(?<![a-zÀ-ɏ])(?:or|oder|ou|o|of|lub|eller|tai|nebo) (?:har )?(?:experienced|erfahren|expérimenté|con experiencia|ervaren|doświadczon|erfar[ei]n|kokenut)/i,
);

/** Beginners are welcome beside others: "vi ansetter også nyutdannede", "Nyexaminerad? Sök ändå". */
const BESIDE_OTHERS = latinPhrases(
  "also|as well|too|even|anyway|all the same|nonetheless",
  "auch|ebenfalls|ebenso|trotzdem|dennoch",
  "aussi|également|quand même|même",
  "también|igualmente|incluso|aunque|também|mesmo|ainda assim",
  "anche|pure|comunque|lo stesso",
  "ook|eveneens|toch",
  "także|również|też|mimo to|nawet",
  "också|även|ändå|også|alligevel|likevel|selv",
  "myös|silti",
  "také|taky|rovněž|přesto|i(?= (?:absolvent|bez praxe|čerstv))|i(?= pro absolvent)",
);
const BESIDE_CHARACTERS = 48;
/** A short question is answered by the next sentence, mostly that they should apply all the same. */
const SHORT_QUESTION = /^\P{L}{0,4}(?:[\p{L}-]+ ){0,2}[\p{L}-]+ ?\?\s*$/u;

/** A first job lies behind the reader, or is the first task of a day. */
const PAST_OR_TASK = folded(
  /(?<![a-zÀ-ɏ])(?:in your first|behind|already|learn(?:t|ed)|each|every|of the day|is to|hinter|liegt|abgeschlossen|schon|bereits|am morgen|derrière|déjà|atrás|ya has|já|alle spalle|già|achter de rug|al achter|za sobą|już|bakom|redan|bag dig|allerede|bak deg|takana|jo takana|za sebou|už máte|în urmă|deja)(?![a-zÀ-ɏ])/iu,
);
const FIRST_JOB = folded(/(?:first|erste|premier|primer|prim[oa]|eerste|pierwsz|första|første|ensimmäi|první)/iu);

const CLAUSE_END = /[.;•·]/;
const MOST_CHARACTERS = 300;
/** A negation stands no further before what it denies. */
const MOST_BEFORE = 45;

const ASKS_EXPERIENCE = folded(
  /^\P{L}{0,4}(?:\p{L}+ ){0,2}(?:experience|\p{L}{0,6}erfahrung|expérience|experiencia(?: previa)?|experiência(?: prévia)?|esperienza|(?:werk)?ervaring|doświadczenie|\p{L}{0,8}erfarenhet|erfaring|kokemusta|zkušenosti|prax[ei]|experiență) ?\?$/iu,
);
const MOST_ANSWER = 110;

/** Returns a sentence with the short question for experience that it answers: "Experience? Not needed." */
export const withQuestion = (question: Sentence | undefined, { text }: Sentence): string =>
  question !== undefined && text.length <= MOST_ANSWER && ASKS_EXPERIENCE.test(question.text)
    ? `${question.text} ${text}`
    : text;

/** Returns the levels that a sentence states for the job; empty if it states none. */
export function statedLevels(text: string): Level[] {
  if (text.length > MOST_CHARACTERS) return [];
  if (isForBeginners(text)) return orJuniors(text) ? ["entry", "junior"] : ["entry"];
  if (isBetweenLevels(text)) return ["mid"];
  const sought = soughtLevels(text);
  if (sought.length > 0) return sought;
  if (leadsPeople(text) || isAppointedLeader(text)) return ["lead"];
  const inTeam = levelInTeam(text);
  return inTeam === null ? [] : [inTeam];
}

/** Returns the words of a clause right before a place. */
const rightBefore = (text: string, end: number): string =>
  text
    .slice(Math.max(0, end - MOST_BEFORE), end)
    .split(/[,;:.!?–—]/u)
    .at(-1) ?? "";

/** Returns whether a sentence says that the job is for people who begin. */
function isForBeginners(text: string): boolean {
  if (invitesBeginners(text) || offersTraining(text)) return true;
  const match = (HINT.test(text) ? ENTRY.exec(text) : null) ?? newcomer(text);
  if (
    match === null ||
    SHORT_QUESTION.test(text) ||
    DENIED.test(rightBefore(text, match.index)) ||
    OF_OTHERS.test(text.slice(0, match.index).split(CLAUSE_END).at(-1) ?? "")
  )
    return false;
  const end = match.index + match[0].length;
  const around = `${text.slice(Math.max(0, match.index - BESIDE_CHARACTERS), match.index)} ${match[0]} ${text.slice(end, end + BESIDE_CHARACTERS)}`;
  if (FIRST_JOB.test(match[0]) && PAST_OR_TASK.test(around)) return false;
  return !OR_EXPERIENCED.test(text.slice(end)) && !BESIDE_OTHERS.test(around);
}
