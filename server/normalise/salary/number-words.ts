import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** The words for numbers of one language. */
interface NumberWords {
  /** 1 to 19. */
  small: string;
  /** 20, 30, … 90. */
  tens: string;
  hundred: string;
  /** Words of their own for 200, 300, … 900. */
  hundreds?: string;
  thousand: string;
  /** What may stand between two of the words. */
  and: string;
  /** Half of the thousand that follows: "pięć i pół tysiąca". */
  half?: string;
  /** Ones stand before tens: "achtunddreißig". */
  inverted?: true;
  /** Tens and twenties are counted on from and multiplied: "soixante-dix", "quatre-vingt-dix", "dix-sept". */
  vigesimal?: true;
}

/** Several forms of one number are joined by "/". */
const LANGUAGES: readonly NumberWords[] = [
  {
    small:
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    hundred: "hundred",
    thousand: "thousand",
    and: "and",
  },
  {
    small:
      "ein/eins/eine/einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig",
    hundred: "hundert",
    thousand: "tausend",
    and: "und",
    inverted: true,
  },
  {
    small:
      "een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    hundred: "honderd",
    thousand: "duizend",
    and: "en ën",
    inverted: true,
  },
  {
    small: "un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    tens: "vingt/vingts trente quarante cinquante soixante septante octante nonante",
    hundred: "cent/cents",
    thousand: "mille",
    and: "et",
    vigesimal: true,
  },
  {
    small:
      "un/uno/una/ún dos/dós tres/trés cuatro cinco seis/séis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
    tens: "veinte/veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    hundred: "cien/ciento",
    hundreds: "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    thousand: "mil",
    and: "y",
  },
  {
    small:
      "um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove",
    tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    hundred: "cem/cento",
    hundreds: "duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
    thousand: "mil",
    and: "e",
  },
  {
    small:
      "un/uno due tre/tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: "venti/vent trenta/trent quaranta/quarant cinquanta/cinquant sessanta/sessant settanta/settant ottanta/ottant novanta/novant",
    hundred: "cento",
    thousand: "mila/mille",
    and: "e",
  },
  {
    small:
      "jeden dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu czternaście/czternastu piętnaście/piętnastu szesnaście/szesnastu siedemnaście/siedemnastu osiemnaście/osiemnastu dziewiętnaście/dziewiętnastu",
    tens: "dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu",
    hundred: "sto/stu",
    hundreds:
      "dwieście/dwustu trzysta/trzystu czterysta/czterystu pięćset/pięciuset sześćset/sześciuset siedemset/siedmiuset osiemset/ośmiuset dziewięćset/dziewięciuset",
    thousand: "tysiąc/tysiące/tysięcy/tysiąca",
    and: "i",
    half: "pół",
  },
  {
    small: "en/ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton",
    tens: "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio",
    hundred: "hundra",
    thousand: "tusen",
    and: "och",
  },
  {
    small:
      "en/et to tre fire fem seks syv/sju otte/åtte ni ti elleve/elve tolv tretten fjorten femten seksten sytten atten/åtten nitten",
    tens: "tyve/tjue tredive/tretti fyrre/førti halvtreds/femti tres/seksti halvfjerds/sytti firs/åtti halvfems/nitti",
    hundred: "hundrede/hundre",
    thousand: "tusind/tusinde/tusen",
    and: "og",
    inverted: true,
  },
  {
    small:
      "yksi/yhden kaksi/kahden kolme/kolmen neljä/neljän viisi/viiden kuusi/kuuden seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista neljätoista viisitoista kuusitoista seitsemäntoista kahdeksantoista yhdeksäntoista",
    tens: "kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä",
    hundred: "sata/sataa",
    thousand: "tuhat/tuhatta",
    and: "ja",
  },
  {
    small:
      "jeden/jedna dva/dvě tři čtyři pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct dvanáct třináct čtrnáct patnáct/patnácti šestnáct sedmnáct osmnáct devatenáct",
    tens: "dvacet/dvaceti třicet/třiceti čtyřicet/čtyřiceti padesát/padesáti šedesát/šedesáti sedmdesát osmdesát devadesát",
    hundred: "sto/set/sta/stě",
    thousand: "tisíc/tisíce",
    and: "a",
  },
  {
    small:
      "unu/un doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece",
    tens: "douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci",
    hundred: "sută/sute",
    thousand: "mie/mii",
    and: "și de",
  },
];

type Part = { kind: "small" | "tens" | "hundreds"; value: number } | { kind: "hundred" | "thousand" | "and" | "half" };

interface Lexicon {
  parts: ReadonlyMap<string, Part>;
  longest: number;
  inverted: boolean;
  vigesimal: boolean;
}

function lexiconOf(words: NumberWords): Lexicon {
  const parts = new Map<string, Part>();
  const add = (list: string, part: (at: number) => Part): void => {
    for (const [at, forms] of list.split(" ").entries()) for (const form of forms.split("/")) parts.set(form, part(at));
  };
  add(words.small, (at) => ({ kind: "small", value: at + 1 }));
  add(words.tens, (at) => ({ kind: "tens", value: (at + 2) * 10 }));
  add(words.hundreds ?? "", (at) => ({ kind: "hundreds", value: (at + 2) * 100 }));
  add(words.hundred, () => ({ kind: "hundred" }));
  add(words.thousand, () => ({ kind: "thousand" }));
  add(words.and, () => ({ kind: "and" }));
  add(words.half ?? "", () => ({ kind: "half" }));
  parts.delete("");
  return {
    parts,
    longest: Math.max(...[...parts.keys()].map((word) => word.length)),
    inverted: words.inverted === true,
    vigesimal: words.vigesimal === true,
  };
}

const LEXICONS = LANGUAGES.map(lexiconOf);

/** Splits a word into the words for numbers that it is made of: "achtunddreißigtausend"; null for any other word. */
function partsOf(word: string, { parts, longest }: Lexicon): Part[] | null {
  const found: Part[] = [];
  let at = 0;
  while (at < word.length) {
    let length = Math.min(longest, word.length - at);
    while (length > 0 && !parts.has(word.slice(at, at + length))) length -= 1;
    const part = parts.get(word.slice(at, at + length));
    if (part === undefined) return null;
    found.push(part);
    at += length;
  }
  return found;
}

/** A number below a thousand that is being read. */
interface Hundreds {
  hundreds: number;
  tens: number;
  ones: number;
}

/** Adds the value of a word to what is read so far; returns false where no number goes on like this: "forty twenty". */
function addBelowHundred(
  group: Hundreds,
  value: number,
  { inverted, vigesimal }: Pick<Lexicon, "inverted" | "vigesimal">,
): boolean {
  if (value >= 20) {
    const isTimes = vigesimal && group.ones === 4 && value === 20;
    if (group.tens > 0 || (group.ones > 0 && !isTimes && !(inverted && group.ones < 10))) return false;
    group.tens = isTimes ? 80 : value;
    if (isTimes) group.ones = 0;
    return true;
  }
  const goesOn = vigesimal && group.ones === 10 && value >= 7 && value <= 9;
  if (group.ones > 0 && !goesOn) return false;
  if (group.tens > 0 && value >= 10 && !(vigesimal && (group.tens === 60 || group.tens === 80))) return false;
  group.ones += value;
  return true;
}

function valueOf(parts: readonly Part[], { inverted, vigesimal }: Lexicon): number | null {
  let thousands: number | null = null;
  let group: Hundreds = { hundreds: 0, tens: 0, ones: 0 };
  let afterAnd = false;
  let half = 0;
  for (const part of parts) {
    const below = group.tens + group.ones;
    if (half > 0 && part.kind !== "thousand") return null;
    if (part.kind === "half") half = 0.5;
    else if (part.kind === "small" || part.kind === "tens") {
      if (!addBelowHundred(group, part.value, { inverted: inverted && afterAnd, vigesimal })) return null;
    } else if (part.kind === "thousand") {
      if (thousands !== null) return null;
      thousands = Math.max(1, group.hundreds + below + half) * 1000;
      half = 0;
      group = { hundreds: 0, tens: 0, ones: 0 };
    } else if (part.kind !== "and") {
      if (group.hundreds > 0 || (part.kind === "hundreds" && below > 0)) return null;
      group = { hundreds: part.kind === "hundreds" ? part.value : Math.max(1, below) * 100, tens: 0, ones: 0 };
    }
    afterAnd = part.kind === "and";
  }
  if (half > 0) return null;
  return (thousands ?? 0) + group.hundreds + group.tens + group.ones;
}

/** Longest number that is looked for, in words. */
const MOST_WORDS = 8;

interface Read {
  value: number;
  words: number;
}

/** Reads the longest number that ends the words, in the language that knows most of them. */
function readBack(words: readonly string[]): Read | null {
  let best: Read | null = null;
  for (const lexicon of LEXICONS) {
    const parts: Part[] = [];
    for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1) {
      const found = partsOf(words[words.length - count]!, lexicon);
      if (found === null) break;
      parts.unshift(...found);
      if (parts[0]!.kind === "and" || parts.at(-1)!.kind === "and") continue;
      const value = valueOf(parts, lexicon);
      if (value !== null && value > 1 && count > (best?.words ?? 0)) best = { value, words: count };
    }
  }
  return best;
}

const CURRENCIES =
  "euros?|euroa|dollars?|dólares|pounds?|złotych|złote|zł|korun|kronor|kroner|kr|reais|pesos|lei|franken|francs|franchi";
const THOUSANDS = "thousand|tausend|duizend|mille|mila|mil|tysiące|tysięcy|tysiąca|tusen|tusinde?|tuhatta|tisíce?|mii";
/** What ends a number in words: a currency, or thousands. */
const ENDS = folded(
  new RegExp(String.raw`\p{L}(?= (?:de )?(?:${CURRENCIES})(?!\p{L}))|(?:${THOUSANDS})(?!\p{L})`, "giu"),
);
const MAY_HOLD = quickly(new RegExp(String.raw`\p{L} (?:${CURRENCIES})(?!\p{L})|(?:${THOUSANDS})(?!\p{L})`, "iu"));
/** What joins the two ends of a range: "twenty to thirty dollars". */
const JOINS = /^(?:to|and|or|bis|und|oder|tot|en|à|et|a|hasta|y|até|e|do|i|till|och|til|og|ja|až|la|și)$/iu;
const WORD = /\p{L}+(?:['’]\p{L}+)?|\d+/gu;
const LONGEST_LEAD = 110;

interface Word {
  text: string;
  start: number;
}

/** Returns the words that end at `end`, back to a number in digits or a mark other than a hyphen. */
function wordsUpTo(text: string, end: number): Word[] {
  const from = Math.max(0, end - LONGEST_LEAD);
  const words: Word[] = [];
  let last = 0;
  for (const { 0: word, index } of matchesIn(text.slice(from, end), WORD)) {
    if (!/^[ -]?$/.test(text.slice(from + last, from + index)) || /^\d/.test(word)) words.length = 0;
    if (!/^\d/.test(word)) words.push({ text: word.toLowerCase(), start: from + index });
    last = index + word.length;
  }
  return words;
}

const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text);

/** Returns whether a text may state amounts in words. */
export const mayHoldNumberWords = (text: string): boolean => MAY_HOLD.test(text);

/** Writes the amounts of a text that are in words in digits: "Achtunddreißigtausend Euro im Jahr" as "38000 Euro im Jahr". */
export function withDigits(text: string): string {
  if (!MAY_HOLD.test(text)) return withCents(text);
  let written = text;
  let until = text.length;
  // "Deux mille cinq cents euros": thousands end a number only where no currency does behind them.
  for (const { 0: mark, index } of [...matchesIn(text, ENDS)].toReversed()) {
    const end = index + mark.length;
    if (end > until) continue;
    const words = wordsUpTo(text, end);
    const number = readBack(textsOf(words));
    // "Tausend Euro" may be "einige tausend".
    if (number === null || (number.words === 1 && number.value === 1000)) continue;
    const before = words.slice(0, -number.words);
    const start = words[before.length]!.start;
    // "38 hundred" goes on from digits.
    if (/\d[ -]?$/.test(text.slice(0, start))) continue;
    written = written.slice(0, start) + String(number.value) + written.slice(end);
    until = start;
    const low = JOINS.test(before.at(-1)?.text ?? "") ? readBack(textsOf(before.slice(0, -1))) : null;
    // "Sechzehn Euro neunzig und siebzehn Euro achtzig": what stands before belongs to another amount.
    if (low === null || low.value > number.value) continue;
    const first = before[before.length - 1 - low.words]!.start;
    written = `${written.slice(0, first)}${low.value} ${written.slice(before.at(-1)!.start)}`;
    until = first;
  }
  return withCents(written);
}

const MAIN_UNIT = String.raw`(?:euros?|€|pounds?|£|dollars?|francs?|franken|zł|złotych|złote|kronor|kroner|kr|korun)`;
/** "16 Euro 90", "31 zł 40 gr": cents behind their currency, named as such or with the period behind them. */
const CENTS = folded(
  new RegExp(
    String.raw`(?<![\d.,])(\d{1,3}) ?(${MAIN_UNIT}) (?:(?:and|und|et|y|e|en|och|og|i|a) )?(\d{2}|\p{L}{4,18})(?: (?:cents?|centów|gr(?:osz\p{L}{1,2})?|øre|öre|rappen|centimes|céntimos|centavos|pence|p|haléřů))?(?= ?(?:$|[.,;!)]|(?:brutto|netto|bruto|gross|to|und|and|et|y|bis|tot|do|till|til|die|pro|per|je|in der|an|a|par|de l['’]|por|la|za|na|w|om|i|pr\.|\/) ?[\p{L}\d]))`,
    "giu",
  ),
);
const NAMES_CENTS = quickly(new RegExp(String.raw`\d ?${MAIN_UNIT} (?:\p{L}{1,3} )?(?:\d{2}(?!\d)|\p{L}{4})`, "iu"));

/** Writes cents that stand behind their currency as decimals: "16 Euro neunzig" as "16,90 Euro". */
function withCents(given: string): string {
  // "2k7" is short for 2,700 in Dutch.
  const text = given.replace(/(?<![\p{L}\d])(\d{1,2})k(\d)(?![\p{L}\d])/gu, "$1.$2k");
  if (!NAMES_CENTS.test(text)) return text;
  return text.replace(CENTS, (whole, main: string, unit: string, part: string) => {
    const cents = /^\d/.test(part) ? { value: Number(part), words: 1 } : readBack([part.toLowerCase()]);
    const isCents = cents !== null && cents.value >= 10 && cents.value < 100;
    return isCents ? `${main},${cents.value} ${unit}` : whole;
  });
}
