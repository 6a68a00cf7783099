import { remembered, rememberedWith } from "#normalise/text/remembered.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { escapeRegExp } from "#contract/values/escape.ts";
import { type Technology, technologies, technologyBySlug } from "#taxonomy/technologies.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { foldCase, isWordAt, type PhraseHit } from "#normalise/text/phrase-matcher.ts";
import { techMatcher, type TechPhrase } from "./vocabulary.ts";

type Hit = PhraseHit<TechPhrase>;

/** What may stand between two names of a list: `Python, Go`, `Chef/Puppet`, `C and C++`, `Java (Spring`. */
const LIST_GAP = folded(
  /^(?:[,/&+;|•·:()–*、・，；とや和및-]|\s|(?:and|or|und|oder|sowie|bzw|y|e|et|ou|o|of|en|i|oraz|lub|och|eller|og|ja|tai|nebo|ve|és|vagy|și|sau|with|mit|avec|con|com|met|z|med|e\.g|w(?=\/)|like|such as|etc|using|in|on|preferred|required|preferably)(?!\p{L})|[\d.](?:\+?x)?)*$/iu,
);
/** What joins two names as items of one list. */
const JOINS = folded(
  /[,/;|&+•·、，]|(?<!\p{L})(?:and|or|und|oder|sowie|bzw|y|e|et|ou|o|of|en|i|oraz|lub|och|eller|og|ja|tai|nebo|a|és|vagy|și|sau)(?!\p{L})/iu,
);
const CUE_BEFORE = folded(
  /(?:(?:developer|engineer|scientist|programmer|analyst) with|worked with|experience(?:d)?(?: (?:with|in|using|writing|of|working with|building with|coding in|programming in|developing in|on|and \w+ (?:in|with)))|proficien(?:t|cy)(?: (?:in|with|using))|knowledge of|knowledge in|expertise (?:in|with)|familiar(?:ity)? with|skills? (?:in|with)|skilled in|(?:comfortable|comfy|confident|handy|at home|adept|versed|competent|savvy) (?:in|with)|fluent in|fluency in|expert in|understanding of|written in|(?:write|writing|build|building|code|develop|program|implement)(?:s|ing)? (?:[a-z]+ ){1,2}in|written primarily in|built (?:in|on|with)|code in|coding in|programming in|develop(?:ing|ment)? (?:in|with)|working (?:in|with)|using|tools? (?:such as|like|including)|technologies (?:such as|like|including)|languages? (?:such as|like|including)|frameworks? (?:such as|like|including)|microservices in|services in|applications (?:in|with)|scripts? in|degree of|knowledge:|stack:|skills:|technologies:|years? (?:of )?(?:hands-on )?)\s*(?:(?:modern|advanced|core|production|strong|solid|basic|raw|enterprise|either|both|the|some|hands-on)\s+){0,2}[("'*\s]*$/i,
);
const GENERAL_AFTER = folded(
  /^[\s-]*(?:developers?|engineers?|programmers?|programming|framework|library|codebase|scripting|certifi\w+|stack|sdk|api\b|apis\b|administrat\w+|v?\d+(?:\.\d+)*\b)/i,
);
/** The same in other languages: "Erfahrung mit", "connaissance de", "experiencia en". */
const NATIVE_CUE_BEFORE = folded(
  new RegExp(
    `${wholeWords(
      String.raw`(?:\p{L}{0,16}erfahrung(?:en)?|\p{L}{0,12}kenntnisse?n?|umgang|expertise|know-how|vertraut|entwickel(?:st|n)|programmier(?:st|en)|arbeit(?:est|en)|sicher|fit) (?:in|mit|im|von|bei)(?: der| dem| den)?`,
      String.raw`(?:maîtrise[sz]?|connaissances?|expérience|compétences?|développe(?:z|r|ment)|l['’]aise|utilise[rz]?|travaille[rz]?) (?:de|du|des|en|avec|sur)`,
      String.raw`(?:experiencia|conocimientos?|dominio|manejo|desarroll\p{L}{1,4}|programa\p{L}{1,5}|trabaj\p{L}{1,4}|experiência|conhecimentos?|domínio|desenvolv\p{L}{1,7}|esperienza|conoscenza|padronanza|competenze|svilupp\p{L}{1,3}|lavor\p{L}{1,3}) (?:con|en|de|com|em|in|di|su|del|do)`,
      String.raw`(?:ervaring|kennis|ontwikkel\p{L}{1,3}|werk(?:en|t)?|vaardig|erfarenhet|kunskap(?:er)?|utveckl\p{L}{1,3}|arbeta[rt]?|erfaring|kendskab|kjennskap|kunnskap|udvikl\p{L}{1,3}|utvikl\p{L}{1,3}) (?:met|in|van|av|inom|i|med|om|til)`,
      String.raw`(?:doświadczeni\p{L}{1,2}|znajomość|umiejętność|pracy?|zkušenost\p{L}{0,2}|znalost\p{L}{0,2}|práce|experiență|cunoștințe|досвід|знання|опыт|знание) (?:z|ze|w|we|s|se|v|ve|cu|de|în|роботи з|з|работы с|с)`,
      String.raw`(?:tech|technologie)?-?(?:stack|technologien|technologies|tecnologías?|tecnologie|tecnologias|technieken|technologie|werkzeuge|outils|herramientas|ferramentas|strumenti|narzędzia|verktyg|værktøjer|verktøy|nástroje|teknologiat|techniek) ?:`,
    )} ?["'(„«]?$`,
    "iu",
  ),
);
/** What is written in a language: "Du skriver små værktøjer i", "schreibst Dienste in", "piszesz narzędzia w". */
const NATIVE_WRITTEN_IN = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:skriver|skriva|skrive|schreib\p{L}{1,3}|écri\p{L}{1,5}|escrib\p{L}{1,3}|escrev\p{L}{1,4}|scriv\p{L}{1,5}|schrijf\p{L}{0,2}|schrijven|pisz\p{L}{1,4}|pisanie|píš\p{L}{1,4}|psaní|bygger|bygga|bygge|baust|bauen|geschrieben|skrevet|skriven|écrits?|escritos?|escritas?|scritt[oiae]|geschreven|napisan\p{L}{1,3}|napsan\p{L}{1,3}) (?:[\p{L}-]{1,16} ){0,3}(?:i|in|en|em|w|v) $`,
    "iu",
  ),
);
const NATIVE_AFTER =
  /^(?:[ -]?(?:kenntniss?|erfahrung|entwickl|programmier|deneyim|bilgi|tapasztalat|ismeret|fejleszt|osaam|osaaj|kokemu|kehit|erfaring|erfarenhet|kunskap|kunnskap|kendskab|ervaring|kennis|ontwikkel|utveckl|udvikl|utvikl|projekt|umgebung|framework|komponent|basiert)| ?[\u3041-\u30fb\u4e00-\u9fff\uac00-\ud7af])/u;

function wordAfter(folded: string, end: number): string {
  let at = end;
  while (at < folded.length && (folded[at] === " " || folded[at] === "-" || folded[at] === "*")) at += 1;
  let stop = at;
  while (stop < folded.length && (isWordAt(folded, stop) || folded[stop] === "/")) stop += 1;
  return folded.slice(at, stop);
}

function nearPattern({ near }: Technology): RegExp {
  const source = near.map((word) => escapeRegExp(word).replace(/ /g, "\\s")).join("|");
  return folded(new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iu"));
}
const NEAR = new Map(
  technologies
    .filter(({ near }) => near.length > 0)
    .map((technology) => [technology.slug, nearPattern(technology)] as const),
);

/** What may follow a name written small: "strong excel skills", "react developer". */
const SMALL_AFTER =
  /^[\s-]+(?:developers?|engineers?|programmers?|programming|language|framework|library|skills|spreadsheets?|formulas?|macros|js)\b/;
/** A list of employers or customers, not of tools: "companies like Airbnb, Stripe". */
const NAMES_COMPANIES = folded(
  /\b(?:companies|clients?|customers|brands|roster|investors|startups|employers|alumni|firms|organizations)\b[^.;:!?\n]{0,40}\b(?:like|includes?|including|such as|from|are)\b[^.;!?\n]*$/i,
);
/** Categories in which two ambiguous names next to each other support each other even in lower case. */
const SURE_IN_PAIRS: ReadonlySet<string> = new Set([
  "Frontend",
  "Backend",
  "Languages",
  "Data & AI",
  "Testing",
  "Cloud & DevOps",
]);

const NEAR_CHARACTERS = 110;
const NEAR_NAME = 12;
/** How many hits on either side can be in one list with a name. */
const NEIGHBOURS = 4;
/** How many rounds names support their neighbours. */
const ROUNDS = 5;

/** A line, its hits in reading order, and those that are accepted so far. */
interface Line {
  text: string;
  folded: string;
  hits: readonly Hit[];
  accepted: ReadonlySet<Hit>;
  /** The language of the text; null if unknown. */
  language: string | null;
}

/** What follows a name in a list; "o" and "i" join lists in some languages and begin words in all. */
const LISTED_AFTER = /^\s?(?:[,/;|)•&+]|$)/u;
/** What stands before a word with a capital letter within a sentence, and behind one that begins no longer name. */
const WITHIN = /[\p{Ll}\d,;/&(+'’]["“'(]?\s*$/u;
const NAME_ENDS = /^(?:[.,;:)/!?"'”’&+-]|\s*$|\s+(?:[\p{Ll}\d&+/(–-]))/u;
/** A name of two letters is a word of many headlines, too: it needs a word that tools are used with. */
const SHORT_NAME = 2;
const USED_WITH = /(?:^|\s)(?:in|with|of|using|our|some|write|writing|use|know|and|or|,)\s$/u;

/** Returns whether a name is written as one where its word is common only in English: anywhere in other languages, within a sentence in English. */
function isName({ rule }: Technology, line: string, { start, end }: Hit, language: string | null): boolean {
  if (rule !== "proper" && rule !== "foreign") return false;
  if (language !== null && language !== "en") return true;
  if (rule === "foreign") return false;
  const before = line.slice(Math.max(0, start - NEAR_NAME), start);
  if (!WITHIN.test(before) || !NAME_ENDS.test(line.slice(end, end + NEAR_NAME))) return false;
  return end - start > SHORT_NAME || USED_WITH.test(before);
}

/** Returns whether the words around a bare ambiguous name say that it means the technology. */
function isMeant({ text: line, folded, hits, accepted, language }: Line, at: number, technology: Technology): boolean {
  const hit = hits[at];
  if (hit === undefined) return false;
  const written = line.slice(hit.start, hit.end);
  const exact = technology.forms.includes(written);
  const single = hit.end - hit.start === 1;
  if (
    single &&
    (!exact || /[&'’.-]/.test(folded[hit.start - 1] ?? "") || /^(?:[&'’+]|-\d)/.test(folded.slice(hit.end)))
  )
    return false;
  const listed = hits.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1).some((other) => {
    if (other === hit || other.value.technology === null || other.value.technology === technology) return false;
    const sure =
      accepted.has(other) ||
      (!single &&
        other.end - other.start > 1 &&
        other.value.technology.category === technology.category &&
        SURE_IN_PAIRS.has(technology.category));
    if (!sure) return false;
    const gap =
      other.end <= hit.start
        ? folded.slice(other.end, hit.start)
        : other.start >= hit.end
          ? folded.slice(hit.end, other.start)
          : "x";
    // "Elixir con gusto", "we make Terraform": a word written small beside a name may be just that word.
    if (!exact && !SURE_IN_PAIRS.has(technology.category) && !JOINS.test(gap)) return false;
    return (
      gap.length <= 24 &&
      LIST_GAP.test(gap) &&
      (accepted.has(other) ? /\S/.test(gap + (single ? "" : ",")) : /[,/]/.test(gap))
    );
  });
  if (listed) return true;
  const next = wordAfter(folded, hit.end);
  if (exact && technology.after.includes(next)) return true;
  const near = NEAR.get(technology.slug);
  if (near !== undefined) {
    const around = `${line.slice(Math.max(0, hit.start - NEAR_CHARACTERS), hit.start)} ¦ ${line.slice(hit.end, hit.end + NEAR_CHARACTERS)}`;
    if (near.test(around) && (exact || LISTED_AFTER.test(folded.slice(hit.end, hit.end + 3)))) return true;
  }
  if (!exact) return !single && SMALL_AFTER.test(folded.slice(hit.end, hit.end + 24));
  if (technology.rule === "case" || isName(technology, line, hit, language)) return true;
  return (
    CUE_BEFORE.test(folded.slice(Math.max(0, hit.start - 60), hit.start)) ||
    NATIVE_CUE_BEFORE.test(folded.slice(Math.max(0, hit.start - 40), hit.start)) ||
    NATIVE_WRITTEN_IN.test(folded.slice(Math.max(0, hit.start - 64), hit.start)) ||
    GENERAL_AFTER.test(folded.slice(hit.end, hit.end + 24)) ||
    NATIVE_AFTER.test(folded.slice(hit.end, hit.end + 16))
  );
}

/** Technologies whose names are also codes of currencies. */
const CURRENCIES: ReadonlySet<string> = new Set(["php"]);
const OTHER_CURRENCY = "(?:usd|eur|gbp|inr|aud|cad|sgd|myr|idr|thb|vnd|jpy|hkd|nzd|chf|us\\$|[$€£₹₱])";
const MONEY_BEFORE = new RegExp(
  String.raw`(?:(?<!\d)\d{1,3}(?:[.,]\d{3})+ ?|\d ?k ?|${OTHER_CURRENCY} ?(?:,|/|&|or|and) ?)$`,
);
const MONEY_AFTER = new RegExp(
  String.raw`^(?: ?₱? ?(?:\d{1,3}(?:[.,]\d{3})+|\d{4,}|\d+ ?k(?![a-z]))| ?(?:,|/|&|or|and) ?${OTHER_CURRENCY}(?![a-z]))`,
);

/** Returns whether a name is the currency of an amount: "PHP 50,000 a month", "INR or PHP". */
function isCurrency(text: string, { start, end }: Hit): boolean {
  return (
    CURRENCIES.has(text.slice(start, end)) &&
    (MONEY_BEFORE.test(text.slice(Math.max(0, start - 16), start)) || MONEY_AFTER.test(text.slice(end, end + 16)))
  );
}

/** A technology with the place of its name. */
interface NamedTechnology {
  technology: Technology;
  at: number;
}

/** Postings of an employer share many sections of this length, and few longer ones. */
const LONGEST_REMEMBERED = 1000;

/**
 * Technologies named in a text, in reading order, each with where it stands. A list broken over lines is one list: `- React` is known
 * by the items around it.
 */
export function techIn(line: string, language: string | null = null): readonly NamedTechnology[] {
  return line.length <= LONGEST_REMEMBERED ? shortTechIn(line, language) : readTech(line, language);
}

const shortTechIn = rememberedWith(readTech, remembered);

function readTech(line: string, language: string | null): NamedTechnology[] {
  const folded = foldCase(line);
  // "jQuery-free" denies it.
  const hits = techMatcher
    .find(folded)
    .filter((hit) => !folded.startsWith("-free", hit.end) && !isCurrency(folded, hit));
  if (hits.length === 0) return [];
  const companies = /compan|client|customer|brands|roster|investor|startups|employers|alumni|firms|organizations/.test(
    folded,
  );
  const meant = new Set(
    companies
      ? hits.filter((hit) => !NAMES_COMPANIES.test(folded.slice(Math.max(0, hit.start - 200), hit.start)))
      : hits,
  );
  const accepted = new Set([...meant].filter((hit) => hit.value.technology !== null && !hit.value.bare));
  const waiting = hits.flatMap((hit, at) =>
    hit.value.technology !== null && hit.value.bare && meant.has(hit) ? [{ hit, at }] : [],
  );
  // An accepted name supports its neighbours in turn (`Chef, Puppet, Ansible`), so the pass repeats while anything is added.
  const read = { text: line, folded, hits, accepted, language };
  let added = waiting.length > 0;
  for (let round = 0; added && round < ROUNDS; round += 1) {
    added = false;
    for (const { hit, at } of waiting) {
      const { technology } = hit.value;
      if (technology === null || accepted.has(hit)) continue;
      if (isMeant(read, at, technology)) {
        accepted.add(hit);
        added = true;
      }
    }
  }
  return hits.flatMap((hit) => {
    const { technology } = hit.value;
    if (technology === null || !accepted.has(hit)) return [];
    const implied = technology.implies.flatMap((slug) => technologyBySlug(slug) ?? []);
    return [technology, ...implied].map((each) => ({ technology: each, at: hit.start }));
  });
}
