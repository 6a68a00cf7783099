import { demandOf, rankOf } from "./language-ranks.ts";
import { phrases } from "#normalise/text/phrases.ts";
import { rememberedWith } from "#normalise/text/remembered.ts";
import type { AskedLanguage, AskedLevel } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { SectionKind, Sentence } from "#normalise/text/prepared-text.ts";
import { IS_WELCOME, NOT_ASKED } from "../terms/cues.ts";
import { conditionAround } from "./language-conditions.ts";
import { answerTo, isNeededThen, isOfEach, withoutCodes } from "./language-demands.ts";
import { CANNOT, CANNOT_BEFORE, DENIED_AFTER, DENIED_BEFORE, NO_NEED, WITHOUT } from "./language-denials.ts";
import { hedgedLevel, isEitherFine, isEnough, isLessThanPerfect, isListed, isOfAuthority } from "./language-measure.ts";
import { HELPS } from "./language-helps.ts";
import { isAFewWords } from "./language-idioms.ts";
import {
  isFluentByIdiom,
  isFluently,
  isIndispensable,
  isKnown,
  isNative,
  isNoFear,
  isNoProblem,
} from "./language-known.ts";
import {
  impliedLevel,
  namesWorkLanguage,
  isOwn,
  isStyle,
  levelApart,
  levelNear,
  withoutNext,
} from "./language-levels.ts";
import { firstPart, type Found, lastPart, type Mention, mentionAt } from "./language-mentions.ts";
import { type LanguageName, languageNamesIn } from "./language-names.ts";
import { EASILY, isOfOthers, isOfThing, OF_MACHINES, PEOPLE_SPEAK, SWITCHES } from "./language-of-others.ts";
import { consequenceOf, isOfSome, isSpokenByMany } from "./language-of-people.ts";
import { askedInQuestion } from "./language-questions.ts";
import { officialLanguages } from "./language-official.ts";
import { isDemanded, isHelp, isPleasing, isUsed, isWelcomeAround } from "./language-asked-for.ts";
import { isTopic } from "./language-spoken.ts";
import { isTaught } from "./language-taught.ts";
import { isALittle, isThingIn, isWelcomeFirst, learning, reasonStart } from "./language-welcome.ts";
import type { NamedLevel } from "./language-words.ts";
import { readTitle } from "./title-languages.ts";
import { japaneseByTest, unspacedLanguages } from "./unspaced-languages.ts";

/** Says that people speak the language, beside its name or in the sentence. */
const SKILL = phrases(
  String.raw`languages?|speak\p{L}{0,20}|spoken|fluen\p{L}{0,20}|written|verbal|oral|communicat\p{L}{0,20}|proficien\p{L}{0,20}|conversational|bilingual|multilingual|native|mother[- ]tongue|command of|level|knowledge of|skills|read(?:ing)? and writ\p{L}{0,20}|comfortable|jlpt|cefr`,
  String.raw`\p{L}{0,20}kenntnis\p{L}{0,20}|\p{L}{0,20}sprache\p{L}{0,20}|sprach\p{L}{0,20}|sprech\p{L}{0,20}|sprichst|in wort und schrift|flie(?:ß|ss)end\p{L}{0,20}|verhandlungssicher\p{L}{0,20}|beherrsch\p{L}{0,20}|muttersprach\p{L}{0,20}|\p{L}{0,20}niveau|deutschniveau|sprachniveau|kommunizier\p{L}{0,20}`,
  String.raw`langues?|l['’]aise (?:en|à l|avec l)|parl\p{L}{1,20}|cour?ant|couramment|maîtris\p{L}{0,20}|bilingue|niveau|écrit|oral|anglophone|francophone|germanophone`,
  String.raw`idiomas?|habl\p{L}{1,20}|nivel|dominio|bilingüe|fluido|escrito|conocimientos? de|fal(?:a|ar|e|ante)s?|fluente|fluência|domínio|inglês|leitura|conversação|escrita|conhecimentos? (?:de|em)`,
  String.raw`lingu[ae]|limbi|línguas?|talen|\p{L}{0,20}taal|\p{L}{1,20}språk\p{L}{0,3}|\p{L}{1,20}sprog\p{L}{0,3}|perfett[oa]|perfect[oa]|perfekt\p{L}{0,2}|impeccable|impecable|\p{L}{0,20}talig\p{L}{0,2}|machtig|schrij\p{L}{1,5}|kennis|scritt[oa]|livello|padronanza|parlat[oa]|puhu\p{L}{0,5}|osaa\p{L}{0,8}|muntlig\p{L}{0,2}|skriftlig\p{L}{0,2}|skrift|tale|umíš|convers\p{L}{1,6}|bilinguism\p{L}{1,2}|bilingüismo|zweisprachigkeit|tweetaligheid|dwujęzyczno\p{L}{2,3}|tvåspråkighet|tosprogethed|tospråklighet|kaksikielisyy\p{L}{1,2}|dvojjazyčnost\p{L}?|domluv\p{L}{0,5}|mluv\p{L}{0,5}|komunikativn\p{L}{0,3}|spreek\p{L}{0,20}|spreekt|beheers\p{L}{0,20}|vloeiend\p{L}{0,20}|woord en geschrift|\p{L}{0,20}vaardig\p{L}{0,20}|język\p{L}{0,20}|znajomo\p{L}{1,20}|mówi\p{L}{1,20}|biegł\p{L}{0,20}|płynn\p{L}{0,20}|komunikatywn\p{L}{0,20}|poziom\p{L}{0,20}|språk\p{L}{0,20}|tal(?:ar|a)|flytande|prat\p{L}{1,2}|snakke|reden|redest|poga\p{L}{2,3}|gada\p{L}{1,3}|juttel\p{L}{1,6}|charlar?|chiacchier\p{L}{1,6}|kletsen|causer|snacka|tal och skrift|behärska\p{L}{0,20}|obehindrat|kunskaper|snakker|flydende|flytende|behersker|kieli|kielen|\p{L}{0,20}taito\p{L}{0,20}|taler|skriv\p{L}{0,4}|limb[aăi]\p{L}{0,2}|cuno[sș]\p{L}{1,10}|\p{L}{0,20}nyelv\p{L}{0,20}|bilen\p{L}{0,4}|derecede|seviye\p{L}{0,6}|dil\p{L}{0,6}|володін\p{L}{0,4}|рівень|рівн\p{L}{0,2}|мов[аиоі]\p{L}{0,2}|язык\p{L}{0,3}|владе\p{L}{0,5}|знан\p{L}{0,3}|plynul\p{L}{0,3}|suju\p{L}{0,20}|parl[ai]\p{L}{0,20}|conoscenza|lingua|znalost\p{L}{0,20}|jazyk\p{L}{0,20}|úrovn\p{L}{1,2}|mluvčí\p{L}{0,3}|mündlich|leicht von der hand|sicher|passez|jongl\p{L}{1,4}|stredn\p{L}{0,2}|uttrycker dig|formulerar dig|obehindrad|foutlo\p{L}{1,3}|fehlerfrei\p{L}{0,2}|sans (?:faute|peine|effort)|bez błęd\p{L}{1,3}|felfri\p{L}{0,2}|fejlfri\p{L}{0,2}|feilfri\p{L}{0,2}|virheet\p{L}{1,5}|bezchybn\p{L}{1,3}|sin faltas|schreib\p{L}{1,4}|écri[sv]\p{L}{0,4}|escrib\p{L}{1,4}|escrev\p{L}{1,4}|scriv\p{L}{1,3}|pisz\p{L}{1,4}|rozmawia\p{L}{1,3}|porozum\p{L}{2,6}|dogad\p{L}{2,5}|palvele\p{L}{1,4}|asioi\p{L}{0,4}|läser|rozum\p{L}{2,4}|discret[oa]|chiediamo|richiediamo|klarar dig|klarer (?:deg|dig)|débrouillez|défendez|te defiendes|desenvuelves|kommst zurecht|zurechtkommen|redt je|red je|cavi|desenrascas|radzisz sobie|pärjää\p{L}{0,2}|get by|(?:switch|move|jump) between|wechselst zwischen|pendlar mellan|te mueves entre|schakelt tussen|te woord`,
);
/** The language of something else: a market, a customer, a law, a team, a keyboard. */
const OTHER_NEXT = phrases(
  String.raw`markets?|customers?|clients?|compan(?:y|ies)|firms?|law|tax|accounting|gaap|government|authorities|citizens?|nationals?|nationality|passport|residen\p{L}{1,20}|premier|literature|cuisine|food|culture|teams?|offices?|start-?up|engineering|retail|users|audience|time|working|holidays?|regulat\p{L}{1,20}|employment|subsidiar\p{L}{1,20}|entity|stock|standard|driv\p{L}{1,5}|licen[cs]\p{L}{1,4}|legitimation|autorisation|godkjenning|körkort|førerkort|kørekort|abitur|citizenship|permit|visa|führerschein|degree|diploma|mark\p{L}{1,20}|kund\p{L}{0,20}|unternehmen|recht|gesellschaft|bank|steuer\p{L}{0,20}|arbeits\p{L}{0,20}|clientèle|société|droit|entreprises?|teachers?|lessons?|courses?|class(?:es)?|kurs\p{L}{0,20}|unterricht|cours|lessen|clases|content|environments?|countries|regions?|world`,
);
/** The word after a language, past "speaking": "German-speaking markets". */
const NEXT = /^[- ]?(?:speaking )?(\p{L}+)/iu;
/** People who speak it help customers: "German-speaking customer support". */
const ROLE_NEXT =
  /^[- ]speaking (?:customer|client) (?:support|service|success|care|advis\p{L}{1,3}|agent|representative)/iu;
const isOther = (rest: string): boolean =>
  OTHER_NEXT.test(NEXT.exec(rest.slice(0, 40))?.[1] ?? "") && !ROLE_NEXT.test(rest);
const OFFER = phrases(
  String.raw`(?:our|the) (?:international |whole |entire )?(?:team|company|colleagues|office|founders|people) (?:(?:in|from|at) \p{L}{2,15} )?(?:all )?(?:speaks?|is|are)|das team spricht|notre équipe parle|(?:customers|clients|users|patients|guests|students|readers|members|drivers|residents)(?: who| that)? (?:\p{L}{1,12} )?(?:speak|write|read)`,
  String.raw`lessons?|courses?|class(?:es)?|cursos? (?:\p{L}{4,12} )?de|formación (?:en|de)|formaç(?:ão|ões) (?:de|em)|leçons? (?:de|d)|formations? (?:en|de|d)|cors[oi] (?:gratuit[oi] )?(?:di|d)|lezion[ei] (?:di|d)|lektorat\p{L}{0,2}|kurs(?:y|ów|ach)|zajęcia z|kurz(?:y|ů|ech|ům)?|lekce|\p{L}{0,10}kurssi\p{L}{0,6}|curs(?:uri)? (?:\p{L}{4,10} )?de|lecții|taalles(?:sen)?|taalcursus(?:sen)?|språkkurs\p{L}{0,3}|sprogkurs\p{L}{0,3}|sprachkurs\p{L}{0,3}|undervisning i|opplæring i|learn(?:ing)?|sprachkurs\p{L}{0,20}|kurs\p{L}{0,20}|cours (?:de|d)|clases|aulas|lessen|cursus|lekcj\p{L}{1,20}|kurser|tuition|(?<!you |['’]ll |(?:office|team|we|they|colleagues|somebody|someone) (?:can|will) )translate(?:d|s)?|website|app (?:is|in)|available in|localis\p{L}{1,20}|localiz\p{L}{1,20} (?:into|for)|(?:our|the) (?:product|platform|app|chatbot|bot|voice assistant|website|docs?|help centre|help center|software)|unsere? (?:software|app|website|webseite|plattform|produkte?|anwendung)|(?:notre|nos|l['’]) ?(?:application|site|plateforme|produits?|logiciel|guides?)|nuestr[oa]s? (?:app|aplicación|web|plataforma|productos?|guías)|impart\p{L}{2,5}|(?:o|nosso|a|nossa) (?:curso|app|site|plataforma|aplicativo)|(?:strona|aplikacja|serwis|platforma) (?:działa|jest)|appen (?:finns|findes|finnes|er)|onze (?:app|site|website|gidsen|software)|zijn (?:\p{L}{1,12} )?vertaald|(?:sont|est) traduit\p{L}{0,2}|est[áã]o? (?:traducid|traduzid)[oa]s?|(?:sind|ist|wird|werden) (?:\p{L}{1,15} ){0,4}übersetzt|są przetłumaczone|är översatt\p{L}?|er oversat\p{L}{0,2}|sovellus|aplikace (?:je|běží)|la nostra (?:app|piattaforma)|il nostro (?:sito|prodotto)`,
);
const QUESTION = /\?\s*$/;
/** "Native Polish plus fluent German" joins; "is a plus for us" doesn't. */
const AND_ALSO =
  /(?<!(?<!\p{L})(?:an?|une?|een|eine?|ett?|big|huge|real|great|definite|strong|major|grand|gros|vrai|großes|klares)) plus (?=\p{L})/giu;
/** Other words for knowing a language. */
const KNOWLEDGE = phrases(
  String.raw`(?<=(?:anglais|français|allemand|espagnol|italien|néerlandais) )lus?|connaissances?|pratique|compréhension|comprensión|compreensão|comprensione|kendskab|kjennskap|kundskaber|kännedom|forståelse|förståelse|ismeret\p{L}{0,4}|bilgi\p{L}{0,3}|manejo|porozumění`,
);
/** Returns whether a sentence is about other things than what people speak, given the names of languages in it. */
function isElsewhere(text: string, names: readonly LanguageName[]): boolean {
  const isOff = (said: string) =>
    OFFER.test(said) ||
    NO_NEED.test(said) ||
    isThingIn(said) ||
    isOfOthers(said) ||
    isSpokenByMany(said) ||
    isOfSome(said);
  if (QUESTION.test(text) || !isOff(text)) return QUESTION.test(text);
  // Why a language is welcome may be what others speak; without its name there, that says nothing of it.
  const reason = reasonStart(text);
  return reason === text.length || names.at(-1)!.end > reason || isOff(text.slice(0, reason));
}

/** Languages that a sentence asks for by another word than their names. */
const requiredOnly = ({ text }: Sentence, names: readonly LanguageName[]): Found[] =>
  names.map(({ language }) => ({ language, level: null, isImplied: true, required: true, evidence: text }));

/** Reads a question about languages by what the next sentence of the text answers. */
function readAnswered(sentence: Sentence, next: Sentence | undefined): Found[] {
  const { text } = sentence;
  const answer = answerTo(text, next?.text);
  if (answer === null) return readAlone(text, sentence.section);
  return languageNamesIn(text).map(({ language }) => ({
    language,
    level: null,
    isImplied: true,
    required: answer === "required",
    evidence: `${text} ${next?.text ?? ""}`,
  }));
}

/** Reads a sentence. Where one part of it is about other things, those behind or before a semicolon are read alone. */
function readSentence(sentence: Sentence): Found[] {
  const { text } = sentence;
  if (text.length > 500) return [];
  const names = languageNamesIn(withoutCodes(text));
  if (names.length === 0 || isOfAuthority(text)) return [];
  const consequence = consequenceOf(text);
  if (consequence !== null && isNeededThen(consequence) && languageNamesIn(consequence).length === 0)
    return requiredOnly(sentence, names);
  if (!isElsewhere(text, names)) return readClause(sentence, false);
  if (consequence !== null) return readClause({ ...sentence, text: consequence });
  if (!text.includes(";")) return readClause(sentence, true);
  return text.split(";").flatMap((part) => readClause({ ...sentence, text: part }));
}

const readAlone = rememberedWith((text, section: SectionKind) => readSentence({ text, section }));

/** Returns whether a mention is about a market, a customer, a law or another thing. */
function isOfOtherThing(text: string, { name, first, last }: Pick<Mention, "name" | "first" | "last">): boolean {
  // A thing behind a list is of each of its languages: "French and German speaking customers".
  const ofLast = text.slice(last.end);
  const before = text.slice(Math.max(0, first.start - 30), first.start);
  return isOther(text.slice(name.end)) || isOther(ofLast) || isOfThing(before, ofLast.slice(0, 50));
}

/** Returns the level that words name, "vague" where they only say how well, and null for none. */
function namedLevel({ text, names, name, first, last, around, own, isFirstName }: Mention): NamedLevel | null {
  if (isOwn({ before: isFirstName ? own.before : "", behind: own.behind }) || isNative(around)) return "native";
  if (isFluently(around.before) || isFluentByIdiom(around)) return "fluent";
  const isLast = names.at(-1) === name;
  const hedged = names.at(-1) === last ? hedgedLevel(around.behind) : null;
  if (hedged !== null) return hedged;
  const ownBehind = isLast ? own.behind : withoutNext(own.behind);
  const near =
    levelNear(lastPart(own.before), firstPart(ownBehind)) ??
    (isOfEach(around.behind) ? levelNear("", around.behind.replace(/^[,:]/u, "")) : null) ??
    (first === last ? null : levelNear(lastPart(around.before), firstPart(around.behind)));
  const isAlone = names.every(({ language }) => language === name.language) || isOfEach(text);
  return (near === "vague" || near === null) && isAlone ? (levelApart(text) ?? near) : near;
}

/** Returns the level of a language that is asked for in a clause without a word for it. */
function levelWithoutWord({ around: { before, behind } }: Mention, isUsed: boolean): AskedLevel | null {
  if (isUsed) return "fluent";
  if (isStyle(before)) return null;
  return impliedLevel({ before: lastPart(before).replace(/ [dl]['’]$/u, " "), behind });
}

/** What a clause is about, for each of its languages. */
interface Clause {
  sentence: Sentence;
  isOffered: boolean;
  isSkill: boolean;
}

/** Returns the level that a mention says or implies, where it asks for a language or welcomes it. */
function levelSaid(
  mention: Mention,
  of: { named: NamedLevel | null; isWelcome: boolean; isLess: boolean; isUsed: boolean },
): AskedLevel | null {
  const { before } = mention.own;
  const isLittle = isALittle(before) || isAFewWords(before);
  if (of.isLess && !isLittle) return null;
  if (isLittle && of.isWelcome) return null;
  if (isLittle) return of.named !== "vague" && isOfFramework(of.named) ? of.named : "basic";
  const said = of.named ?? (of.isWelcome ? null : levelWithoutWord(mention, of.isUsed));
  return said === "vague" ? null : said;
}

const isOfFramework = (level: NamedLevel | null): boolean => level !== null && /^[ABC][12]$/u.test(level);

function readMention(mention: Mention, { sentence, isOffered, isSkill }: Clause): Found | null {
  const { text, names, name, first, last, around } = mention;
  const { before, behind } = around;
  if (isTopic(before)) return null;
  const learnt = learning(behind);
  const questioned = QUESTION.test(text) ? askedInQuestion(text.slice(0, names[0]!.start), text) : null;
  if (learnt === "taught" || (isOffered && learnt === null && questioned === null)) return null;
  if (learnt === null && questioned === null && isTaught(around)) return null;
  const condition = conditionAround({ before, behind: text.slice(last.end) });
  if (condition === "unknown") return null;
  const isLess = isLessThanPerfect(around);
  const isNeeded =
    (WITHOUT.test(before) && (CANNOT.test(behind) || CANNOT_BEFORE.test(before)) && !isNoProblem(behind)) ||
    isIndispensable(before, behind);
  const pleases = isPleasing(mention);
  if (!isNeeded && !isLess && DENIED_BEFORE.test(before.replace(EASILY, ""))) return null;
  if (!pleases && !isLess && !isNoFear(behind) && DENIED_AFTER.test(behind.slice(0, 60).split(/[.;,]/)[0] ?? ""))
    return null;
  const isEither = last !== first && isEitherFine(text.slice(first.end, last.start), behind);
  const used = isUsed(mention);
  const helps = learnt === "later" || pleases || condition === "welcome" || questioned === "welcome" || isHelp(mention);
  const isWelcome = !isEither && (sentence.section === "nice-to-have" || helps || isWelcomeAround(mention));
  const named = namedLevel(mention);
  const level = levelSaid(mention, { named, isWelcome, isLess, isUsed: used });
  const length = text.split(" ").length;
  const isNamed =
    isSkill ||
    isNeeded ||
    used ||
    isLess ||
    isEither ||
    isEnough(around) ||
    isDemanded(mention) ||
    condition === "asked" ||
    questioned === "required" ||
    isListed(text, first.start, last.end) ||
    ((level ?? named) !== null && !(names.length === 1 && isStyle(before))) ||
    (names.length > 1 && isStyle(before)) ||
    HELPS.test(behind) ||
    helps ||
    (isWelcome && (length <= 6 || isWelcomeFirst({ before: lastPart(before), behind }))) ||
    (isWelcome && names.length > 1 && IS_WELCOME.test(behind));
  if (!isNamed && names.length < length) return null;
  return {
    language: name.language,
    level,
    isImplied: named === null || isLess,
    required: !isWelcome,
    evidence: sentence.text,
  };
}

/** Reads a clause, given whether it's about other things than what people speak where that is known. */
function readClause(sentence: Sentence, isOffered?: boolean): Found[] {
  const given = sentence.text;
  // "Nederlands, plus Frans en Engels" joins; it doesn't say that French is a plus.
  const named = withoutCodes(given);
  const plain = named.includes(" plus ") ? named.replaceAll(AND_ALSO, " also ") : named;
  // Expressions that ignore case don't know the Turkish capital i with a dot.
  const text = plain.includes("İ") ? plain.replaceAll("İ", "I") : plain;
  const names = languageNamesIn(text);
  if (names.length === 0) return [];
  const isSkill =
    (!OF_MACHINES.test(text) || PEOPLE_SPEAK.test(text)) &&
    (SKILL.test(text) || KNOWLEDGE.test(text) || isKnown(text) || (names.length > 1 && SWITCHES.test(text)));
  const clause = { sentence, isOffered: isOffered ?? isElsewhere(text, names), isSkill };
  return names.flatMap((_, at) => {
    const mention = mentionAt(text, names, at);
    if (mention === null || isOfOtherThing(text, mention)) return [];
    return readMention(mention, clause) ?? [];
  });
}

/** Reads the language of work where the employer describes itself or what it offers: "Trabajamos en castellano". */
const workLanguages = (sentences: readonly Sentence[]): Found[] =>
  sentences
    .filter(({ section, text }) => NOT_ASKED.has(section) && namesWorkLanguage(text))
    .flatMap(({ text }) => readAlone(text, "intro"));

/** Returns the languages that a posting asks for or welcomes, with their levels, the most demanding first, and those that are required. */
export function readLanguagesAsked({
  title,
  sentences,
  all = sentences,
}: {
  title: string;
  sentences: readonly Sentence[];
  /** The sentences of the whole text, in which answers follow questions. */
  all?: readonly Sentence[];
}): Evidenced<AskedLanguage[]> & { required: string[] } {
  const best = new Map<string, Found>();
  const asked = sentences.filter(({ section }) => !NOT_ASKED.has(section) && section !== "eeo");
  for (const found of [
    ...asked.flatMap((sentence) =>
      QUESTION.test(sentence.text)
        ? readAnswered(sentence, all[all.indexOf(sentence) + 1])
        : readAlone(sentence.text, sentence.section),
    ),
    ...asked.flatMap(unspacedLanguages),
    ...japaneseByTest(asked),
    ...officialLanguages(title, all),
    ...workLanguages(sentences),
    ...readTitle(title),
  ]) {
    const known = best.get(found.language);
    if (known === undefined || rankOf(found) > rankOf(known)) best.set(found.language, found);
  }
  const languages = [...best.values()].sort((a, b) => demandOf(b) - demandOf(a) || (a.language < b.language ? -1 : 1));
  return {
    value: languages.map(({ language, level, required }) => ({ language, level, required })),
    required: languages
      .filter(({ required }) => required)
      .map(({ language }) => language)
      .sort(),
    evidence: [...new Set(languages.map(({ evidence }) => evidence))].join(" | "),
  };
}
