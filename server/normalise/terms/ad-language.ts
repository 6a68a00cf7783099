import { isWordAt } from "#normalise/text/phrase-matcher.ts";

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
  da: "og at i er som på en af for med vi du din det et til har eller os dig inden vores om arbejde erfaring de ikke vil kan dine hvor jeg bliver hvad jer mellem hos virksomhed mulighed arbejder",
  no: "og å i er som på en av for med vi du din det et til har eller oss deg innen vår om arbeide erfaring de ikke vil kan dine hvor jobbe jeg blir hva dere mellom hos bedrift mulighet jobber",
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
const LANGUAGES = Object.keys(WORDS);

const byWord = new Map<string, number[]>();
LANGUAGES.forEach((_, at) => {
  for (const word of (WORDS[LANGUAGES[at]!] ?? "").split(" "))
    byWord.set(word, [...new Set([...(byWord.get(word) ?? []), at])]);
});

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
/** How many characters to read: enough for a reliable count. */
const READ_CHARACTERS = 4000;
const LEAST_WORDS = 5;
/** A clear winner has this many times the words of the next. */
const CLEAR = 1.1;
/** How many words of its own a language needs against a neighbour with about as many words, and how many times the neighbour's. */
const LEAST_OWN = 2;
const CLEAR_OWN = 2;
const LONGEST_WORD = 11;

/** Returns the language of other scripts where a quarter of the letters are theirs. */
function byScript(text: string): string | null {
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
 * Returns the language of a text as an ISO 639-1 code, by its script, else by its most frequent words. Null for a text that is too short or
 * mixed to tell.
 */
export function readAdLanguage(text: string): string | null {
  const sample = text.slice(0, READ_CHARACTERS);
  const script = byScript(sample);
  if (script !== null) return script;
  const words = wordsOf(sample);
  const order = countsOf(words, LANGUAGES);
  const [first, second] = order;
  if (first === undefined || second === undefined || first.count < LEAST_WORDS) return null;
  if (first.count >= second.count * CLEAR) return first.language;
  // Neighbours such as Danish and Norwegian share most words; those of one of them alone decide.
  const [one, other] = countsOf(words, [first.language, second.language], true);
  return one !== undefined && one.count >= LEAST_OWN && one.count >= (other?.count ?? 0) * CLEAR_OWN
    ? one.language
    : null;
}

function wordsOf(sample: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < sample.length; at += 1) {
    if (!isWordAt(sample, at)) continue;
    let end = at + 1;
    while (isWordAt(sample, end)) end += 1;
    if (end - at <= LONGEST_WORD) words.push(sample.slice(at, end).toLowerCase());
    at = end;
  }
  return words;
}

/** Counts the words of each language, most first; with `own` only those of one of the languages. */
function countsOf(words: readonly string[], languages: readonly string[], own = false) {
  const counts = new Uint16Array(LANGUAGES.length);
  const among = new Set(languages.map((language) => LANGUAGES.indexOf(language)));
  for (const word of words) {
    const known = (byWord.get(word) ?? []).filter((language) => among.has(language));
    if (!own || known.length === 1) for (const language of known) counts[language]! += 1;
  }
  return languages
    .map((language) => ({ language, count: counts[LANGUAGES.indexOf(language)]! }))
    .sort((a, b) => b.count - a.count);
}
