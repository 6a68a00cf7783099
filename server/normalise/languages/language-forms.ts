import { folded } from "#normalise/text/folded-expression.ts";
/** A word that begins like the name of a language, and the text around it. */
interface Form {
  word: string;
  before: string;
  behind: string;
}

const among = (...names: readonly string[]): ReadonlySet<string> => new Set(names.join(" ").split(" "));

/** People by where they come from, and adjectives of many things, which never name the language. */
const OF_MANY = among(
  "tedeschi tedesche inglesi francesi spagnoli spagnole portoghesi polacchi polacche svedesi danesi norvegesi finlandesi olandesi italiani italiane cinesi giapponesi russi greci turchi cechi rumeni ungheresi",
  "alemanes alemanas ingleses inglesas franceses francesas italianos italianas portugueses portuguesas españoles españolas polacos polacas suecos suecas daneses danesas noruegos finlandeses holandeses neerlandeses japoneses chinos rusos checos checas griegos turcos rumanos",
  "alemães alemãs espanhóis espanholas poloneses polonesas dinamarqueses noruegueses chineses russos gregos romenos",
  "allemands allemandes anglaises françaises espagnols espagnoles italiens italiennes portugaises polonaises danoises néerlandaises suédoises norvégiens norvégiennes chinoises japonaises",
  "duitser duitsers engelsman engelsen fransman",
  "svenskar svenskarna svensken svenskere svenskerne danskar danskarna danskere danskerne danskene tyskar tyskarna tysken tyskere tyskerne tyskeren polacker polackerna",
  "englishman englishmen frenchman dutchman dutchmen poles danes swedes",
);

/** In Polish, the forms of several things or of a feminine one: languages are masculine and counted one by one. */
const POLISH_OTHERS =
  /^\p{Ll}{2,12}[sc]k(?:ich|imi|ie|iej|ą)$|^(?:angielska|niemiecka|francuska|hiszpańska|włoska|rosyjska|ukraińska|czeska|duńska|szwedzka|norweska|holenderska|portugalska)$/u;
/** In Finnish, people of a country and what is in it. */
const FINNISH_OTHERS = /lai(?:nen|s(?:et|en|ia|ta|ten|i\p{L}{2,4}|e\p{L}{3,4}))$|.{4}(?<!^haou)ss[aä]$/u;
/** In Finnish, where people go to or come from, which has a capital. */
const FINNISH_PLACE = /^\p{Lu}\p{L}{3,10}(?:st[aä]|[aä]{2}n|iin)$/u;

/** Adjectives that name the language only where a word for it follows: "deutsche Kunden", "in deutscher Sprache". */
const GERMAN_ADJECTIVE = /^(?:deutsch|\p{L}{3,14}isch)(?:e|en|er|es|em)$/iu;
const NOUN_OF_GERMAN =
  /^.{0,45}?(?:sprach|kenntn|wort|schrift|muttersp|niveau|korrespond|texte|rechtschr|gramma|orthogra|ausdruck|fachbegriff|formulier)/iu;
/** "Ins Deutsche", "des Englischen mächtig". */
const GERMAN_NOUN_BEFORE = /(?<!\p{L})(?:ins|im|das|dem|des|vom|zum|am) $/iu;
const NORDIC_ADJECTIVE =
  /^(?:dansk|norsk|svensk|tysk|engelsk|fransk|spansk|polsk|finsk|russisk|rysk|kinesisk|italiensk|portugisisk)(?:es?|t)$/iu;
const NOUN_OF_NORDIC = /^.{0,45}?(?:spro[gk]|språk|mål|tekst|text|skrift|udtale|uttal|rettskriv)/iu;
const DUTCH_ADJECTIVE =
  /^(?:duitse|engelse|nederlandse|spaanse|italiaanse|poolse|deense|zweedse|noorse|finse|turkse|portugese|hongaarse|roemeense|griekse|oekraïense)$/iu;
const NOUN_OF_DUTCH = /^.{0,45}?(?:ta(?:al|len)|tekst|schrift|spelling|grammatica|correspondentie|kennis)/iu;
/** In Czech and Slovak, where the name of the language is a noun or an adverb. */
const CZECH_ADJECTIVE = /^\p{L}{2,14}[cs]k(?:ý|ého|ém|ému|ým|é|á|ou|ých|ými)$/iu;
const NOUN_OF_CZECH = /jazy|řeč|text|reč|mluvčí/iu;
/** Feminine adjectives: "empresa alemana", but "lengua alemana". */
const ROMANCE_FEMININE = among(
  "alemana inglesa francesa italiana española portuguesa polaca sueca danesa noruega holandesa china japonesa rusa checa",
  "tedesca polacca spagnola russa",
  "allemande anglaise française espagnole italienne portugaise polonaise danoise suédoise",
  "alemã polonesa espanhola chinesa",
);
const NOUN_BEFORE_FEMININE = folded(
  /(?<!\p{L})(?:lengua|lingu[ae]|madrelingua|langues?|línguas?|habla|lenguas|idioma|parla|expression|expresión|gramática|ortografía)(?!\p{L})[^.;]{0,40}$/iu,
);

/** In Romanian, names of languages are feminine. */
const ROMANIAN_BEHIND = /^(?:, )?(?: (?:este|constituie|reprezintă|sunt|și|la nivel)(?!\p{L}))/iu;
/** "Irish" is more often an adjective of something else: "Irish payroll". */
const IRISH_BEHIND =
  /^(?:[.,;:)!?]|$|[ -](?:language|speak|teacher|skills|fluen|profic|required|needed|essential|preferred|desirable|would|helps?(?!\p{L})|an? )|,? (?:and|or) (?:English|is|are)|(?: (?:is|at|to|with|in|for|as)(?!\p{L})))/u;
/** Lessons in a language, in one word: "Englischkurse", "norskkurs", "danskundervisning". */
const COURSE = /.(?:kurs|unterricht|undervis|opplæring|lektion|stunden|kurss|les(?:sen)?$)/u;

/** Swedish for Polish, and Polish for Poland or what is Polish. */
const POLSKA = "polska";
const POLISH_AROUND = /[ąęłńśźż]|(?<!\p{L})(?:firma|marka|grupa|praca|oferta) ?$/iu;
const SWEDISH_BEHIND = /^ ?(?:$|[.,;)/&]|(?:och|eller|är|krävs|i|på|till|som|talas|mycket|flytande)(?!\p{L}))/iu;
const isPoland = ({ word, before, behind }: Form): boolean =>
  POLISH_AROUND.test(before) ||
  POLISH_AROUND.test(behind) ||
  (word !== POLSKA && before.trim() !== "") ||
  !SWEDISH_BEHIND.test(behind);

const ADJECTIVES: readonly (readonly [adjective: RegExp, noun: RegExp])[] = [
  [GERMAN_ADJECTIVE, NOUN_OF_GERMAN],
  [NORDIC_ADJECTIVE, NOUN_OF_NORDIC],
  [DUTCH_ADJECTIVE, NOUN_OF_DUTCH],
];

/**
 * Returns whether a word that begins like the name of a language is a form that names people, places or things: "tedeschi", "saksalaiset",
 * "deutsche Kunden", "polskich firm".
 */
export function isOtherForm({ word, before, behind }: Form): boolean {
  const lower = word.toLowerCase();
  if (OF_MANY.has(lower) || POLISH_OTHERS.test(lower) || FINNISH_OTHERS.test(lower)) return true;
  if (FINNISH_PLACE.test(word) && before.trim() !== "") return true;
  if (lower === POLSKA) return isPoland({ word, before, behind });
  if (lower === "irish") return !IRISH_BEHIND.test(behind);
  if (COURSE.test(lower)) return true;
  if (ROMANCE_FEMININE.has(lower) && ROMANIAN_BEHIND.test(behind)) return false;
  if (ROMANCE_FEMININE.has(lower)) return !NOUN_BEFORE_FEMININE.test(before);
  if (CZECH_ADJECTIVE.test(word)) return !NOUN_OF_CZECH.test(behind) && !NOUN_OF_CZECH.test(before.slice(-25));
  const adjective = ADJECTIVES.find(([form]) => form.test(word));
  if (adjective === undefined) return false;
  if (adjective[1].test(behind)) return false;
  return !(adjective[0] === GERMAN_ADJECTIVE && /^\p{Lu}/u.test(word) && GERMAN_NOUN_BEFORE.test(before));
}
