import { everyPhrase, phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly, replacedQuickly } from "#normalise/text/quick-expression.ts";
import { isFromAbroad } from "#normalise/workplace/perks.ts";
import { NATIVE_PLACE_WORDS } from "#taxonomy/native/place-words.ts";
import { NOTICE, PREFERENCE, words } from "#taxonomy/place-cues.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { listsIn, resultOf } from "./native-names.ts";
import { FURTHER_WORDS } from "./residence-words.ts";
import { readUnspaced } from "./unspaced-places.ts";
import { joinResults, type PlaceResult } from "./result.ts";
import { type Span, spansOf } from "#normalise/text/spans.ts";

interface Words {
  reside: RegExp;
  other: RegExp;
  not: RegExp;
  /** That the employer hires where it was said. */
  there: RegExp | null;
  elsewhere: RegExp | null;
  /** A sentence that begins like this speaks of some people only. */
  condition: RegExp | null;
}

const LONGEST = 400;
/** How far a verb of residence or hiring may stand from the place, in characters. */
const NEAR = 50;
/** What stands so close before a place belongs to it: "Kunden in Deutschland". */
const BESIDE = 18;
/** "Our teams work in Germany", "our suppliers are settled in Italy": what stands between a subject and its verb. */
const SUBJECT_GAP =
  /^ (?:(?:sont|est|ist|sind|están|está|son|es|são|estão|é|está|sono|è|zijn|is|są|jest|är|er|on|ovat|jsou|je|haben|ont|tienen|têm|hanno|hebben|mają|har) )?$/u;
/** What people who are somewhere already are given. */
const BENEFIT = folded(
  /(?<!\p{L})(?:erhalten|erhältst|bekommst?|bekommen|gelten|gilt|reçoivent|bénéfici\p{L}+|touchent|reciben|tienen|disfrutan|recebem|têm|ricevono|hanno|ontvangen|krijgen|hebben|otrzym\p{L}+|dostaj\p{L}+|får|saavat|dostáva\p{L}+|mají|primesc|beneficiază)(?!\p{L})(?! (?:ihren|ihre|leur|su|a sua|la residenza|derecho|droit|recht))/iu,
);
/** A condition that speaks of applying or of a duty. */
const APPLIES = folded(
  /bewerb|einstell|anstell|eingestellt|angestellt|muss|müssen|musst|postul|candidat|embauch|recrut|dev(?:ez|ons)|dois|doit|faut|besoin|contrat|debes?(?!\p{L})|tienes que|hay que|necesit|precis|deve|tens de|assum|devi|bisogna|occorre|sollicit|aannemen|moet|aplik|zatrudn|musisz|trzeba|należy|wymag|ansök|anställ|söka|måste|ska|krävs|ansøg|ansæt|skal|kræv|søk|ansett|må|krev|hake|palk|pitää|tulee|täyty|přihl|zaměst|musí|nutn|třeba|aplic|candid|angaj|trebuie|hace falta|se requiere|imprescindible|obligat|erforderlich|notwendig|nötig|vorausge|brauch/iu,
);
/** Between two lists of places: the second has a verb and a subject of its own. */
const NEXT_CLAUSE = /[,;:.!–—(]/u;
/** "… or resident in": what stands between two lists that both hold. */
const OR_HOME =
  /^,? (?:oder|und|ou|et|o|y|e|of|en|lub|albo|i|oraz|eller|och|og|tai|ja|nebo|a|sau|și) [^,;:.!?–—]{3,30}$/iu;
/** "Freelancers with their seat in …" are no company. */
const SEAT = replacedQuickly(
  /((?<!\p{L})(?:freelance\p{L}{0,3}|freiberufler\p{L}{0,5}|selbst(?:st)?ändige\p{L}{0,2}|bewerber\p{L}{0,5}|kandidat\p{L}{0,5}|personen|menschen|fachkräfte|autónom\p{L}{1,2}|autônom\p{L}{1,2}|autonom\p{L}|indépendant\p{L}{0,2}|candidat\p{L}{0,3}|professionist\p{L}|profissiona\p{L}{1,3}|profesional\p{L}{0,2}|zzp['’]?\p{L}{0,3}|zelfstandige\p{L}?|wykonawc\p{L}{1,3}|konsult\p{L}{0,5}|uchazeč\p{L}{0,2}|osob\p{L}{0,3}|osób)[^,.;]{0,18}) (?:sitz|siège|sede|vestiging|siedzib\p{L}{1,3}|sídl\p{L}{1,3}|säte)(?= (?:in|en|em|w|we|v|ve|i|na|au|aux|dans)(?!\p{L}))/giu,
);
/** "Sitz des Beraters in DACH": where one who works on his own account has his home or firm. */
const SEAT_OF_ONE = replacedQuickly(
  /(?<!\p{L})(?:firmen|geschäfts)?sitz (?:des|der|deines|ihres) (?:berater|freelancer|auftragnehmer|dienstleister|kandidat|bewerber|freiberufler|entwickler)\p{L}{0,5}(?= in(?!\p{L}))/giu,
);
const STOP = /[;!?•|]|\.(?=\s)/u;
/** What only looks like a denial or a wish: "waar maakt niet uit", "var som helst", "spielt keine Rolle". */
const SPARED = folded(
  /maakt niet uit|som helst|spielt keine rolle|no importa|não importa|peu importe|nie ma znaczenia|spelar ingen roll|spiller ingen rolle|non importa|nicht entscheidend/giu,
);
const notice = folded(new RegExp(words(NOTICE), "iu"));
const preference = folded(new RegExp(words(PREFERENCE), "iu"));

/** "Voor ons platform zoeken we …" is no condition. */
const FOR_US = String.raw` (?:(?:il|la|i|le|o|a|os|as|het|de|den|det) )?(?:unser\p{L}{0,2}|notre|nos|nuestr\p{L}{1,2}|noss\p{L}{1,2}|nostr\p{L}|ons|onze|nasz\p{L}{0,4}|vår\p{L}?|våra|vores|naš\p{L}{0,3}|(?:ein|un|een|en|et|ett|um)\p{L}{0,2} (?:\p{L}{3,16} )?(?:kund\p{L}{1,2}|client\p{L}{0,2}|client|cliente|klant|kunde|\p{L}{0,14}konzern\p{L}{0,2}|\p{L}{0,14}unternehmen|entreprise|empresa|azienda|bedrijf|virksomhet|företag|virksomhed))(?!\p{L})`;

const optional = (source: string | undefined, flags: string) =>
  source === undefined ? null : folded(new RegExp(source, flags));

const patterns = new Map(
  Object.entries(NATIVE_PLACE_WORDS).map(([language, { reside, other, not }]): [string, Words] => {
    const more = FURTHER_WORDS[language];
    const both = (a: string, b: string | undefined) => everyPhrase(b === undefined ? a : `${a}|${b}`);
    return [
      language,
      {
        reside: both(reside, more?.reside),
        other: both(other, more?.other),
        not: phrases(not),
        there: optional(more && wholeWords(more.there), "iu"),
        elsewhere: optional(more && wholeWords(more.elsewhere), "iu"),
        condition: optional(more && String.raw`^\W*(?:${more.condition})(?!\p{L})(?!${FOR_US})`, "iu"),
      },
    ];
  }),
);

/** Zones whose hours somebody works, which lie elsewhere than their home. */
const ZONES = quickly(
  /zeitzone|fuseaux? horaire|zonas? horaria|husos? horario|fusos? hor[áa]rio|fus[oi] orari[oi]?|tijdzone|stref\p{L}{0,3} czasow|tidszon|tidssone|tidszone|aikavyöhyk|časov\p{L}{1,3} pásm|fus(?:ul|uri|urile)? orar/iu,
);

/** The text between two spans, `""` where they overlap. */
function gapOf(text: string, a: Span, b: Span): string {
  return a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
}

/** Returns whether a sentence asks people to live or work in the places of a list. */
function rules(text: string, list: Span, { reside, other }: Words): boolean {
  const others = spansOf(text, other);
  if (others.some((each) => each.end <= list.start && list.start - each.end <= BESIDE)) return false;
  return spansOf(text, reside).some((verb) => {
    const isWithin = verb.start < list.end && verb.end > list.start;
    const isOfOthers = others.some(({ end }) => end <= verb.start && SUBJECT_GAP.test(text.slice(end, verb.start)));
    if (isWithin || isOfOthers) return false;
    const gap = gapOf(text, verb, list);
    if (gap.length > NEAR || STOP.test(gap)) return false;
    const [from, to] = verb.end <= list.start ? [verb.end, list.start] : [list.end, verb.start];
    return !others.some(({ start, end }) => start >= from && end <= to);
  });
}

/** Returns whether a sentence speaks of others who are somewhere: customers, offices, markets. */
export function speaksOfOthers(text: string, language: string): boolean {
  return text.search(patterns.get(language)?.other ?? /$^/u) >= 0;
}

/** Returns whether a sentence speaks of living, hiring or working somewhere. */
export function speaksOfHomes(text: string, language: string): boolean {
  return text.search(patterns.get(language)?.reside ?? /$^/u) >= 0;
}

/** Returns whether what a span of a sentence names is where somebody lives or works. */
export function speaksOfLiving(text: string, language: string, span: Span): boolean {
  const reader = text.length > LONGEST ? undefined : patterns.get(language);
  return reader !== undefined && rules(text, span, reader);
}

/** Returns whether a sentence of a language asks people to live or work in what a span of it names, and denies nothing. */
export function asksToLiveIn(text: string, language: string, span: Span): boolean {
  const reader = text.length > LONGEST ? undefined : patterns.get(language);
  return reader !== undefined && !reader.not.test(text.replace(SPARED, " ")) && rules(text, span, reader);
}

/** Leaves out the clauses that say that no other place will do: "…, sonst klappt es leider nicht". */
function withoutElsewhere(text: string, { elsewhere }: Words): string {
  if (elsewhere?.test(text) !== true) return text;
  const clauses = text.split(/(?<=[,;:–—(]) ?/u);
  const kept = clauses.filter((clause, at) => at === 0 || !elsewhere.test(clause));
  return kept.length === clauses.length ? text : kept.join(" ");
}

/** Beyond so many characters, a denial behind a comma belongs to something else: "… en Belgique, on se voit dans une ferme sans réseau". */
const FAR = 70;

/** Returns a sentence up to the clause in which a list of places stands. */
function around(text: string, { end }: Span): string {
  const mark = text.slice(end + FAR).search(/[,;–—(]/u);
  const near = text.slice(0, end + FAR);
  return /[,;–—(]/u.test(text.slice(end, end + FAR)) ? near : text.slice(0, mark === -1 ? undefined : end + FAR + mark);
}

/** A list of the places that a sentence names first, where it goes on "… and can only hire there". */
function hiresThere(text: string, list: Span, { there, reside }: Words): boolean {
  const said = there?.exec(text.slice(list.end));
  if (said === null || said === undefined) return false;
  const at = list.end + said.index;
  return spansOf(text, reside).some(({ start }) => start > list.end && Math.abs(start - at) <= NEAR);
}

/**
 * Reads the countries and regions that a sentence of a language other than English asks people to live or work in: their names near a verb of residence,
 * hiring or remote work, unless they are those of customers, offices or markets. Null for a sentence that doesn't say it.
 */
export function readNativeResidence(sentence: string, language: string): PlaceResult | null {
  if (sentence.length > LONGEST) return null;
  const reader = patterns.get(language);
  if (reader === undefined) return readUnspaced(sentence, language);
  const text = withoutElsewhere(SEAT_OF_ONE.replace(SEAT.replace(sentence, "$1"), "wohnhaft"), reader);
  const lists = listsIn(text, language);
  if (lists.length === 0) return null;
  if (notice.test(text) || preference.test(text.replace(SPARED, " "))) return null;
  if (isFromAbroad(text) || ZONES.test(text)) return null;
  if (BENEFIT.test(text) || (reader.condition?.test(text) === true && !APPLIES.test(text))) return null;
  const [first] = lists;
  const list = lists.find(
    (each) =>
      (each === first || NEXT_CLAUSE.test(text.slice(first?.end, each.start))) &&
      (rules(text, each, reader) || hiresThere(text, each, reader)),
  );
  if (list === undefined || reader.not.test(around(text, list).replace(SPARED, " "))) return null;
  const further = lists.filter(
    (each) => each.start > list.end && OR_HOME.test(text.slice(list.end, each.start)) && rules(text, each, reader),
  );
  return joinResults([list, ...further].map(resultOf));
}
