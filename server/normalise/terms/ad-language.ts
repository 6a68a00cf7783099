import { isWordAt } from "#normalise/text/phrase-matcher.ts";
import { WordFilter } from "#normalise/text/word-filter.ts";
import { readShortTextLanguage } from "./short-text-language.ts";

/** Frequent words that tell a language from its neighbours. A word of several languages counts for each. */
const WORDS: Readonly<Record<string, string>> = {
  en: "the and of to you with for our your will are is as we be this on in or that have from at an it's who what about team work their",
  de: "und der die das mit für wir du sie ist von im zu den dein deine ihre eine einen auf bei als auch oder dich uns nicht werden sowie unser unsere sind hast zum zur dem des ein ihr",
  fr: "et le la les des de du vous nous pour avec dans une un est sur votre notre aux au en qui que vos ou sont ce cette être plus l d",
  es: "y el la los las de del en con para una un que por tu nuestro nuestra se es al su o como más te somos experiencia trabajo",
  pt: "e o a os as de do da em com para uma um que por você nossa nosso se é ao ou não como mais são na no experiência trabalho das dos",
  it: "e il la le gli di del della in con per una un che si è al o come più sono nella delle dei lavoro esperienza alla nostro tuo",
  nl: "en de het een van je met voor wij we in op is te jij ons onze jouw bij als ook of zijn naar dat aan wat bent werken ervaring niet",
  sv: "och att i är som på en av för med vi du din det ett till har eller oss dig inom vår om arbeta erfarenhet de inte kommer",
  da: "og at i er som på en af for med vi du din det et til har eller os dig inden vores om arbejde erfaring de ikke vil kan dine hvor jeg bliver blive hvad jer mellem hos virksomhed mulighed arbejder af også være gerne deres efter opgaver udvikling løsninger hverdag mere sammen hele nogle dig vores uge",
  no: "og å i er som på en av for med vi du din det et til har eller oss deg innen vår vårt våre om at arbeide erfaring de ikke vil kan dine hvor jobbe jeg blir bli hva dere mellom hos bedrift mulighet jobber også være gjerne deres etter oppgaver utvikling løsninger hverdag mer sammen hele noen uke",
  fi: "ja on että sekä olet sinulla tai meillä kanssa myös työ kokemusta sinun olemme voit ovat jossa mukaan tarjoamme etsimme hyvä meidän",
  pl: "i w z na do oraz jest się dla nie że jako lub od pracy po przez będzie doświadczenie twoje naszym co praca w firmie są ze o",
  cs: "a v na s se je pro nebo že jsme budeš co práce ve do od zkušenosti k naše tvoje nabízíme máš za práci jako o",
  sk: "a v na s sa je pre alebo že sme budeš čo práca vo do od skúsenosti k naše ponúkame ako",
  hu: "és a az hogy egy nem is van vagy meg munka tapasztalat csapat feladatok előny legalább jó",
  ro: "și de în la cu pentru este sau o un din pe care experiență să vei nostru echipa",
  tr: "ve bir için ile bu olarak deneyim veya olan iş en ekip çalışma gibi da de",
  hr: "i u na je za se sa ili od koji rad iskustvo tim kao znanje rada",
  id: "dan yang untuk di dengan dalam kami anda atau pengalaman kerja dari ini akan",
  vi: "và của các cho với trong có làm việc kinh nghiệm bạn là được",
  ca: "i el la els les de amb per a una un que és en del o com experiència treball nostre al més",
};
/** The languages whose frequent words are counted. */
export const LANGUAGES = Object.keys(WORDS);
/** What words look like in one of neighbouring languages that share most of their frequent words. */
const MARKS: Readonly<Record<string, RegExp>> = {
  sv: /[äö]|(?:het|heten|heter|tion|tioner|tionen)$/u,
  da: /[æø]|ej|(?:hed|heden|heder|tion|tioner|tionen)$/u,
  no: /[æø]|ei|(?:het|heten|heter|sjon|sjoner|sjonen)$/u,
};

/** The languages of a word, a bit for each. */
const byWord = new Map<string, number>();
LANGUAGES.forEach((language, at) => {
  for (const word of (WORDS[language] ?? "").split(" ")) byWord.set(word, (byWord.get(word) ?? 0) | (1 << at));
});

/** Returns whether a word, in lower case, is frequent in one of the languages. */
export const isFrequentWord = (word: string): boolean => byWord.has(word);

const frequent = new WordFilter();
for (const word of byWord.keys()) frequent.add(word);

/** Ranges of UTF-16 units of scripts that tell the language, or a few that other letters tell apart. */
const SCRIPTS: readonly (readonly [from: number, to: number, language: string])[] = [
  [0x0370, 0x03ff, "el"],
  [0x0400, 0x04ff, "ru"],
  [0x0590, 0x05ff, "he"],
  [0x0600, 0x06ff, "ar"],
  [0x0900, 0x097f, "hi"],
  [0x0980, 0x09ff, "bn"],
  [0x0e00, 0x0e7f, "th"],
  [0x3040, 0x30ff, "ja"],
  [0x4e00, 0x9fff, "zh"],
  [0xac00, 0xd7af, "ko"],
];
const OTHER_SCRIPT = /[\u0370-\u0fff\u3040-\ud7af]/;
/** Returns whether a text has letters beyond the Latin ones. */
export const hasOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);
/** How many characters to read: enough for a reliable count. */
const READ_CHARACTERS = 4000;
const LEAST_WORDS = 5;
/** A clear winner has this many times the words of the next. */
const CLEAR = 1.1;
/** How many words of its own a language needs against neighbours with about as many words, and how many times the next one's. */
const LEAST_OWN = 2;
const CLEAR_OWN = 2;
const LONGEST_WORD = Math.max(...[...byWord.keys()].map((word) => word.length));

/** Returns the language of other scripts where a quarter of the letters are theirs. */
function byScript(text: string): string | null {
  if (!hasOtherScript(text)) return null;
  const counts = new Map<string, number>();
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x41 || !isWordAt(text, at)) continue;
    letters += 1;
    if (code < 0x0370) continue;
    const script = SCRIPTS.find(([from, to]) => code >= from && code <= to);
    if (script !== undefined) counts.set(script[2], (counts.get(script[2]) ?? 0) + 1);
  }
  // Japanese mixes its syllables with Chinese characters.
  const japanese = counts.get("ja") ?? 0;
  if (japanese > 0 && japanese * 10 > (counts.get("zh") ?? 0)) {
    counts.set("ja", japanese + (counts.get("zh") ?? 0));
    counts.delete("zh");
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] * 4 < letters) return null;
  if (most[0] !== "ru") return most[0];
  if (/[іїєґ]/iu.test(text)) return "uk";
  if (/[ђјљњћџ]/iu.test(text)) return "sr";
  return /[ыэё]/iu.test(text) ? "ru" : "bg";
}

/**
 * Returns the language of an ad's text as an ISO 639-1 code, by its script, else by its most frequent words, and for few or mixed words by a model, which reads
 * the title, too, where the text doesn't tell. Null where nothing is clear.
 */
export function readAdLanguage(text: string, title = ""): string | null {
  if (text === "") return null;
  return readTextLanguage(text) ?? (title === "" ? null : readShortTextLanguage(`${title}. ${text}`));
}

/** Returns the language of a text as `readAdLanguage` does, without a title. */
export function readTextLanguage(text: string): string | null {
  const sample = text.slice(0, READ_CHARACTERS);
  const script = byScript(sample);
  if (script !== null) return script;
  const counts = wordCounts(sample);
  const order = LANGUAGES.map((_, at) => at).sort((a, b) => counts[b]! - counts[a]!);
  const most = counts[order[0]!]!;
  if (most < LEAST_WORDS) return byLetters(sample, counts) ?? readShortTextLanguage(sample);
  const near = order.filter((at, rank) => rank === 0 || most < counts[at]! * CLEAR);
  const [clear = null] = near.length === 1 ? near : [amongNeighbours(sample, near)];
  return clear === null ? readShortTextLanguage(sample) : (LANGUAGES[clear] ?? null);
}

/** Letters, and pairs of them, that words of one language have and those of the others read here lack. */
const LETTERS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["pl", /[ąęłśżźćń]/u],
  ["cs", /[řěů]/u],
  ["hu", /[őű]/u],
  ["ro", /[șțşţ]/u],
  ["fi", /ää|öö|yy|uu|ii(?!$)|aa/u],
  ["pt", /[ãõ]/u],
  ["es", /[ñ]|ción$/u],
];
const LEAST_MARKED = 3;

/** Returns the language of a short text by the letters of its words, if a frequent word agrees. */
function byLetters(sample: string, counts: Uint16Array): string | null {
  const words = sample.toLowerCase().split(/[^\p{L}]+/u);
  const found = LETTERS.map(([language, letters]) => ({
    language,
    marked: words.filter((word) => letters.test(word)).length,
  })).sort((a, b) => b.marked - a.marked);
  const [first, second] = found;
  if (first === undefined || first.marked < LEAST_MARKED || first.marked < (second?.marked ?? 0) * CLEAR_OWN)
    return null;
  return counts[LANGUAGES.indexOf(first.language)]! > 0 ? first.language : null;
}

/** Calls with the place of each word. */
function eachWord(text: string, found: (start: number, end: number) => void): void {
  for (let at = 0; at < text.length; at += 1) {
    if (!isWordAt(text, at)) continue;
    let end = at + 1;
    while (isWordAt(text, end)) end += 1;
    found(at, end);
    at = end;
  }
}

/** Counts the frequent words of each of `LANGUAGES`. */
export function wordCounts(sample: string): Uint16Array {
  const counts = new Uint16Array(LANGUAGES.length);
  const lower = sample.toLowerCase();
  eachWord(lower, (start, end) => {
    if (end - start > LONGEST_WORD || !frequent.mayHold(lower, start, end)) return;
    for (let bits = byWord.get(lower.slice(start, end)) ?? 0; bits !== 0; bits &= bits - 1)
      counts[31 - Math.clz32(bits & -bits)]! += 1;
  });
  return counts;
}

/** Returns the one of neighbouring languages whose own words and marks the text has, if one is clear. */
function amongNeighbours(sample: string, near: readonly number[]): number | null {
  const mask = near.reduce((bits, at) => bits | (1 << at), 0);
  const own = new Map(near.map((at) => [at, 0]));
  const lower = sample.toLowerCase();
  eachWord(lower, (start, end) => {
    const word = lower.slice(start, end);
    const known = (byWord.get(word) ?? 0) & mask;
    const of =
      known === 0 ? near.filter((at) => MARKS[LANGUAGES[at]!]?.test(word)) : near.filter((at) => known & (1 << at));
    if (of.length === 1) own.set(of[0]!, own.get(of[0]!)! + 1);
  });
  const [first, second] = [...own].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] >= LEAST_OWN && first[1] >= (second?.[1] ?? 0) * CLEAR_OWN ? first[0] : null;
}
