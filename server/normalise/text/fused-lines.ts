const HEADINGS =
  "Descriptions?|Responsibilities|Requirements|Qualifications?|Summary|Overview|Benefits|Skills|Experience|Education|Duties|Location|Compensation|Salary|Functions|Opportunity|Position|Role";

/** Which letters there are: expressions over those of Latin 1 take a fraction of the time. */
interface Alphabet {
  /** Sources of classes, to stand in brackets. */
  lower: string;
  upper: string;
  letter: string;
  flags: string;
}

interface FusedParts {
  any: RegExp;
  sentences: RegExp;
  lower: RegExp;
  heading: RegExp;
  label: RegExp;
  code: RegExp;
}

function fusedParts({ lower, upper, letter, flags }: Alphabet): FusedParts {
  const all = (source: string) => new RegExp(source, `g${flags}`);
  return {
    any: new RegExp(`[${lower}][${upper}]|[.!?:][${upper}]|[${upper}\\d)][${upper}][${lower}]`, flags),
    sentences: all(`([${lower}0-9)][.!?:])([${upper}][${lower}]+)`),
    // A lower-case word fused with a capitalised one. No names look like that, except products with one or two leading letters.
    lower: all(`((?<![${letter}\\d])[${lower}]{3,})([${upper}](?:[${lower}]{2,}|(?= [${lower}])))`),
    // A capitalised word that ends a heading, fused with the next word; other camel-case words are names.
    heading: all(`((?<![${letter}\\d])(?:${HEADINGS}))([${upper}][${letter}])`),
    // A label with its colon, fused with the value before it ("RemoteDuration: 6 months").
    label: all(
      `([${lower}\\d)])((?!Script)(?:[${upper}][${lower}]{3,}|Job|Pay|Work)(?: [${upper}]?[${lower}]+){0,2} ?:)`,
    ),
    // A currency code fused with the next word ("145,000 USDSenior Associate").
    code: all(`(\\d\\s?(?:USD|EUR|GBP|CAD|AUD))([${upper}][${lower}])`),
  };
}

/** The letters of Western European languages. */
const LATIN_1 = fusedParts({
  lower: "a-zµß-öø-ÿ",
  upper: "A-ZÀ-ÖØ-Þ",
  letter: "A-Za-zªµºÀ-ÖØ-öø-ÿ",
  flags: "",
});
const UNICODE = fusedParts({ lower: "\\p{Ll}", upper: "\\p{Lu}", letter: "\\p{L}", flags: "u" });
/** Other characters than those of Latin 1 and the punctuation of typesetters. */
const NOT_LATIN_1 = /[^\0-\xff\u2000-\u206f€]/;
const FILE_SUFFIX = /^(?:Js|Net|Io|Com|Org|Ai|Co|Py|Ts|Md)$/;

/** Splits sentences that lost the line break between them ("industryStrong Excel", "efforts.Express yourself"). */
export function splitFused(line: string): string[] {
  const parts = NOT_LATIN_1.test(line) ? UNICODE : LATIN_1;
  if (!parts.any.test(line)) return [line];
  return line
    .replace(parts.sentences, (whole, before: string, word: string) =>
      FILE_SUFFIX.test(word) ? whole : `${before}\n${word}`,
    )
    .replace(parts.lower, "$1\n$2")
    .replace(parts.heading, "$1\n$2")
    .replace(parts.label, "$1\n$2")
    .replace(parts.code, "$1\n$2")
    .split("\n");
}
