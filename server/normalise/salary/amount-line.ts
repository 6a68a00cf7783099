import { quickly } from "#normalise/text/quick-expression.ts";
import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import type { StatedPeriod } from "./salary-words.ts";
import { LISTED } from "./line-parts.ts";
import { lastPeriodIn } from "./period.ts";
import { AMOUNT_LINE, PROMISE, RECEIVED } from "./salary-words.ts";

/** How often a year pays. */
const A_YEAR: Record<SalaryPeriod, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };
/** Dollars a year. Smaller sums without a word for pay are as often allowances. */
const LEAST = { unstated: 20_000, stated: 12_000 };
/** Where people earn a fraction of that. */
const LOW_PAID = new Set(
  "RON BGN RSD HUF TRY UAH MAD TND EGP XOF XAF NGN KES GHS ZAR INR PKR LKR NPR BDT PHP IDR VND THB MYR CNY BRL MXN COP ARS CLP PEN UYU".split(
    " ",
  ),
);
const FRACTION = 0.25;
/** Where many earn less still. */
const LEAST_PAID = new Set("NGN EGP PKR BDT NPR LKR KES GHS XOF XAF IDR VND INR".split(" "));
const LEAST_FRACTION = 0.12;

/** An amount in its text. */
interface Placed {
  text: string;
  start: number;
  end: number;
  value: number;
  /** The currency written at the amount. */
  sign: string | null;
  /** The period written at the amount. */
  period: StatedPeriod | null;
}

/** Says what somebody earns at first, who can only be the reader; a year's pay needs no period then: "You'd be on $64,000". */
const STARTS_ON = /(?<!\p{L})you(?:['’](?:ll|d)| will| would) (?:be|start) on(?!\p{L})/iu;

/** The most that a German minijob brings in a month since 2022 (§ 8 SGB IV): no allowance has these sums. */
export const MINIJOB = new Set([520, 538, 556, 603, 633]);

/** Returns whether an amount is as large as somebody's pay, rather than as an allowance. */
function isAsLargeAsPay(value: number, sign: string, period: StatedPeriod | null): boolean {
  if (sign === "EUR" && period === "month" && MINIJOB.has(value)) return true;
  const isPaid = period !== null && period !== "piece" && period !== "fortnight" && period !== "four weeks";
  const dollars = value * (currencyByCode(sign)?.usd ?? 1) * (isPaid ? A_YEAR[period] : 1);
  const fraction = !isPaid ? 1 : LEAST_PAID.has(sign) ? LEAST_FRACTION : LOW_PAID.has(sign) ? FRACTION : 1;
  return dollars >= LEAST[isPaid ? "stated" : "unstated"] * fraction;
}

/** Characters of a clause that can't say more than an amount. */
const LONGEST_CLAUSE = 42;
const CLAUSE_END = /\d|[,;:]\s|[.!?](?:\s|$)|\s[-+(]|\splus\s/;
/** Where a part of a line ends that began at a separator or with the line: "Berlin | €70k | Full-time". */
const PART_END = /\s[|•·]/;
/** What an amount comes with: "$65,000 a year with full benefits". */
const COMES_WITH =
  /\s(?:paid|with|and|mit|und|zzgl|inkl|met|avec|con|com|med|och|og|oraz|cu|incl|including|excl|exclusief|(?:y|e|et|and|und|en|och|og|i|a) (?:una?|uma?|une?|an?|eine?n?|een|ett?|los?|las?|les|os|as|the|die|het|de))(?=[\s.])/iu;
/** Characters between the words for what somebody gets and the amount: "Nous proposons environ 32 k€". */
const RIGHT_BEFORE = 12;
const SAYS_NO_MORE = /^\s?(?:[.!;)|•·]|,?$)/u;

/** Returns whether words right before an amount say that somebody gets it and its sentence says no more of it; as much as a year's pay needs no period then. */
function isPaidTo(before: string, { text, end }: Placed): boolean {
  const got = RECEIVED.exec(before);
  if (got === null || before.length - got.index - got[0].length > RIGHT_BEFORE) return false;
  const rest = text.slice(end, end + 60);
  return SAYS_NO_MORE.test(rest.slice(0, COMES_WITH.exec(rest)?.index));
}

/** What an employer offers, at the beginning of what is said: "Offriamo 1.500 € al mese e buoni pasto". */
const OFFERS = quickly(
  /(?:^|[.!?;:•|-] ?|(?<!\p{L})(?:hier|here|ti|te|dir|dich|you|je|jou|dig|deg|sinulle|vám|îți) )(?:(?:we|wir|wij|vi|nous|noi|nós|nosotros|my) )?(?:offer|bieten|bieden|ofrecemos|oferecemos|offriamo|proponiamo|proposons|offrons|oferujemy|proponujemy|erbjuder|tilbyder|tilbyr|tarjoamme|nabízíme|oferim)(?: (?:you|dir|ihnen|je|jou|te|ti|dig|deg|vous|vi|wir|we|wij|sinulle|vám|îți))?(?: (?:about|around|up to|from|rund|ab|bis zu|circa|da|fino a|unos|hasta|cerca de|até|ongeveer|tot|około|od|do|omkring|cirka|noin|asi))? ?$/iu,
);
/** What pay comes with there: meals, tickets, sport, learning. Such things need no article: "e buoni pasto". */
const AND_BENEFITS =
  /^(?:[ ,]*(?:$|[.!;)]))|^,? ?(?:and|plus|und|sowie|et|y|e|ed|en|i|oraz|och|og|ja|a|și|\+) (?!(?:up to|bis|a|an) ?\p{Sc}?\d)|^, \p{L}/iu;
/** Whether the amount is gross, and for what, right behind it. */
const OF_OFFER =
  /^(?: ?(?:\/ ?)?(?:[\p{L}.'’]{1,14})){0,4}?(?=[ ,]*(?:$|[.,!;)+])| (?:and|plus|und|sowie|et|y|e|ed|en|i|oraz|och|og|ja|a|și) )/iu;

/** Returns whether an employer offers an amount as large as pay, with nothing or with benefits behind it. */
export function isOffered({ text, start, end, value, sign, period }: Placed): boolean {
  if (sign === null || !isAsLargeAsPay(value, sign, period)) return false;
  if (!OFFERS.test(text.slice(Math.max(0, start - 60), start))) return false;
  const after = text.slice(end, end + 60);
  const said = OF_OFFER.exec(after)?.[0];
  return said !== undefined && !FOR_OTHERS.test(after) && AND_BENEFITS.test(after.slice(said.length));
}

/** Whom or what else an offered amount is for. */
const FOR_OTHERS =
  /^[^.;]{0,40}(?<!\p{L})(?:to|for|an|für|ai|agli|alle|a los|aos?|aux|aan|voor|dla|til|till|åt|budget|credits?|kredit\p{L}{0,2}|prestit\p{L}|loans?|financ\p{L}*|sconto|discounts?|rabatt|voucher|gutscheine? (?:von|im))(?!\p{L})/iu;

/** What somebody takes home is a month's pay there. */
const IN_HAND =
  /(?<!\p{L})(?:na ruku|v ruce|na rękę|do ręki|na łapę|în mână|en mano|de bolsillo|in tasca|en poche|in de hand)(?!\p{L})/iu;
const CLAUSE_START = /(?:\d|\(|[,;]\s|[.!?]\s|\s[-+]\s|[|•·]\s|^)(?=[^,;.!?(|•·\d]*$)/;

/** Returns the words of the clause that the amount stands in, up to another number and without the amount; `before` are those that lead to it. */
export function clauseAround({ text, start, end }: Pick<Placed, "text" | "start" | "end">): {
  words: string;
  before: string;
  after: string;
  followsNumber: boolean;
} {
  const lead = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  const from = CLAUSE_START.exec(lead);
  const isPart = from !== null && /^(?:[|•·]\s)?$/.test(from[0]);
  const stop = Math.min(
    CLAUSE_END.exec(after)?.index ?? after.length,
    (isPart ? PART_END.exec(after)?.index : undefined) ?? after.length,
  );
  const before = lead.slice(from === null ? 0 : from.index + from[0].length);
  return {
    words: `${before} ${after.slice(0, stop)}`,
    before,
    after: after.slice(0, stop),
    followsNumber: /^\d/.test(from?.[0] ?? ""),
  };
}

/**
 * Returns whether an amount of a salary's size needs no word for pay: its clause says nothing else ("From $150k", "$52,000 a year, union
 * contract"), or says that somebody gets it per hour, month or year, who can only be the reader ("Cobrarás 1.650 euros al mes").
 */
export function isPayByItself(placed: Placed): boolean {
  if (placed.sign === null) return false;
  const { words: clause, before, after, followsNumber } = clauseAround(placed);
  const isListed = LISTED.test(placed.text.slice(Math.max(0, placed.start - 60), placed.start));
  const behind = after.slice(0, COMES_WITH.exec(after)?.index);
  const own = isListed ? behind.replace(LISTED, "") : `${before} ${behind}`;
  const isAlone =
    (isListed || !followsNumber) &&
    own.length <= LONGEST_CLAUSE &&
    (own.match(/\p{L}+/gu) ?? []).every((word) => AMOUNT_LINE.has(word.toLowerCase()));
  const isGot = !isAlone && RECEIVED.test(clause);
  if (!isAlone && !isGot) return false;
  // A period behind another number is that one's.
  const period =
    placed.period ?? (followsNumber ? null : (lastPeriodIn(clause) ?? (IN_HAND.test(clause) ? "month" : null)));
  const isStated = isAlone || period !== null || STARTS_ON.test(clause) || isPaidTo(before, placed);
  return isStated && isAsLargeAsPay(placed.value, placed.sign, period);
}

/** "Riders earn up to €18 an hour": the highest pay for a time that can be worked, not what somebody may sell. */
const EARN_UP_TO = /\bearn(?:s|ing)? up to\s*$/i;

/** Returns whether an amount is what somebody might earn one day. */
export function isPromise(before: string, period: StatedPeriod | null): boolean {
  if (EARN_UP_TO.test(before)) return period === null || period === "year" || PROMISE.test(before);
  return PROMISE.test(before);
}

/** What bounds an amount, as the first words of a sentence: "Circa £62k", "Rund 60.000 €". */
const OPENS =
  /^[^\p{L}\d]*(?:(?:circa|c|ca|around|about|approx(?:imately)?|roughly|up to|to|from|paying|rund|etwa|bis(?: zu)?|ab|environ|autour de|jusqu['’]à|à partir de|alrededor de|hasta|desde|unos|cerca de|até|a partir de|circa|attorno a|fino a|da|rond(?: de)?|ongeveer|tot|vanaf|zo['’]n|około|ok|do|od|cirka|omkring|upp till|från|op til|fra|opp til|noin|jopa|alkaen|asi|až|od|până la|de la|akár)\.? )?[^\p{L}\d]*$/iu;
/** What says that pay goes on behind such an amount: its bonus, its basis, whom it is for. */
const GOES_ON =
  /^(?:,? (?:DOE|pa|p\.a\.|per annum|base|basic|salary|gross|net|brutto|bruto|brut|bruts|depending|dependent|(?:plus|dazu|zzgl|zuzüglich)(?! (?:interest|zinsen|fees|costs|kosten|gebühren|vat|tax|expenses|spesen)))(?!\p{L})|,? ?\+ |,? for (?:an?|the right|someone|somebody|anyone|people) (?!\p{L}+ (?:of|worth))(?:[\p{L}-]{3,20} ){0,4}(?:who|with|that)(?!\p{L})|, \d{2} days)/iu;
/** Dollars a year that only pay opens a sentence with. */
const LEAST_OPENING = 22_000;
const MOST_OPENING = 250_000;

/** Returns whether a year's pay opens its sentence, which goes on about it: "Circa £62k, plus a bonus", "Up to £34,000 DOE for a marketer". */
export function opensSentence({ text, start, end, value, sign, period }: Placed): boolean {
  if (sign === null || (period !== null && period !== "year")) return false;
  const dollars = value * (currencyByCode(sign)?.usd ?? 1);
  if (dollars < LEAST_OPENING || dollars > MOST_OPENING) return false;
  const sentence =
    text
      .slice(0, start)
      .split(/[.!?] /)
      .at(-1) ?? "";
  return OPENS.test(sentence) && GOES_ON.test(text.slice(end, end + 40));
}
