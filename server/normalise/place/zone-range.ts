import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { timeZones } from "#taxonomy/time-zones.ts";

/** UTC offsets in hours. */
export interface ZoneRange {
  from: number;
  to: number;
}

export function widen(a: ZoneRange, b: ZoneRange): ZoneRange {
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}

/** "GMT+8 +/- 3 hours". */
const SPREAD_BEHIND = /^ ?(?:\+\/-|\+-|±) ?(\d{1,2})(?: ?(?:hours?|hrs?|h)(?!\p{L}))?/u;
const MOST_SPREAD = 6;
const OFFSET = String.raw`(?:([+\-−–±])\s*)?(\d{1,2})(?::?(30|45|00))?(?!\d|\s*(?:am|pm|hours|%|k\b))`;
const UTC_RANGE = folded(
  new RegExp(
    String.raw`\b(?:UTC|GMT)\s*${OFFSET}(?:\s*(?:to|through|and|bis|-|–|—|\/|\.\.\.?)\s*(?:(?:UTC|GMT)\s*)?${OFFSET})?`,
    "i",
  ),
);

function hours(sign: string | undefined, whole: string | undefined, minutes: string | undefined): number | null {
  if (whole === undefined) return null;
  const value = Number(whole) + (minutes === undefined ? 0 : Number(minutes) / 60);
  const signed = sign === "-" || sign === "−" || sign === "–" ? -value : value;
  return signed >= -12 && signed <= 14 ? signed : null;
}

/** Parses "UTC-5 to UTC+2", "GMT+1" or "UTC-3" in a text; `text` is the matching piece. */
export function readUtcRange(text: string): { range: ZoneRange; text: string } | null {
  const match = UTC_RANGE.exec(text);
  if (match === null) return null;
  const first = hours(match[1], match[2], match[3]);
  if (first === null) return null;
  const second = hours(match[4], match[5], match[6]);
  const spread = SPREAD_BEHIND.exec(text.slice(match.index + match[0].length));
  const by = second === null && Number(spread?.[1]) <= MOST_SPREAD ? Number(spread?.[1]) : 0;
  const range =
    match[1] === "±"
      ? { from: -first, to: first }
      : second === null
        ? { from: first - by, to: first + by }
        : { from: Math.min(first, second), to: Math.max(first, second) };
  return { range, text: match[0] + (by > 0 ? (spread?.[0] ?? "") : "") };
}

const aliases = new Map(timeZones.flatMap((zone) => zone.aliases.map((alias) => [alias, zone] as const)));
const long = [...aliases.keys()]
  .filter((alias) => alias.length > 4 || alias.includes(" "))
  .sort((a, b) => b.length - a.length);
const short = [...aliases.keys()].filter(
  (alias) => !long.includes(alias) && !["west", "et", "pt", "ct", "mt", "art", "wet", "gmt", "utc"].includes(alias),
);
const LONG_NAME = folded(new RegExp(String.raw`(?<![\p{L}])(?:${long.join("|")})(?![\p{L}])`, "giu"));
const SHORT_NAME = new RegExp(
  String.raw`(?<![\p{L}])(?:${short.map((name) => name.toUpperCase()).join("|")})(?![\p{L}])`,
  "gu",
);
const SPREAD = /(?:\+\/-|\+-|±)\s*(\d{1,2})/;

const NAMES_OF_LISTS =
  "Eastern|Central|Mountain|Pacific|European?|EU|US|UK|Americas?|American|North American?|APAC|EMEA|Asian";
/** "The Pacific, Mountain or Central time zones", "EU and US time zones": each name has the zones behind the last. */
const LIST_OF_ZONES = new RegExp(
  String.raw`\b((?:${NAMES_OF_LISTS})(?:(?:, (?:and |or )?| and | or | & | to |\/| ?[–-] ?)(?:${NAMES_OF_LISTS})){1,5})(?= (?:standard )?(?:time|hours|timezones?))`,
  "g",
);
const NAME_OF_LIST = new RegExp(String.raw`\b(?:North )?(?:${NAMES_OF_LISTS})(?![\w])`, "g");

/** Returns a text with countries as zones name them: "U.S. working hours" as "US working hours". */
const withoutDots = (text: string): string =>
  text.includes("U.") ? text.replace(/\bU\.[SK]\./g, (name) => name.replaceAll(".", "")) : text;

const writtenOut = (sentence: string): string =>
  sentence.replace(LIST_OF_ZONES, (list) =>
    (list.match(NAME_OF_LIST) ?? []).map((name) => `${name} time zone`).join(", "),
  );

/** Returns all zones that a sentence names as one range ("overlap with CET ± 2", "EST or PST hours"); null for none. */
export function readNamedZones(written: string): ZoneRange | null {
  const text = withoutDots(written);
  const sentence = /time|hours/.test(text) ? writtenOut(text) : text;
  let range = readUtcRange(sentence)?.range ?? null;
  for (const match of [...matchesIn(sentence, LONG_NAME), ...matchesIn(sentence, SHORT_NAME)]) {
    const zone = aliases.get(match[0].toLowerCase());
    if (zone === undefined) continue;
    range = range === null ? { from: zone.from, to: zone.to } : widen(range, zone);
  }
  if (range === null) return null;
  const spread = SPREAD.exec(readUtcRange(sentence) === null ? sentence : "");
  const by = spread?.[1] === undefined ? 0 : Number(spread[1]);
  return by > 0 && by <= MOST_SPREAD ? { from: range.from - by, to: range.to + by } : range;
}

const ZONE_WORDS = quickly(
  /\btime ?-?zones?|\btimezones?|\boverlap\w*|\bworking hours|\bbusiness hours|\b(?:core |office )?hours\b|\bzeitzone|\bfuseau|\bzona horaria|\b(?:UTC|GMT)\b/i,
);
const OF_ZONES =
  /zone|overlap|zeitzone|fuseau|zona horaria|\b(?:Eastern|Central|Mountain|Pacific|European) (?:Standard )?Time\b|\b(?:US|USA|UK|EU) (?:business |working |office )?hours|\b(?:EST|PST|CET|EET|UTC|GMT)\b/i;
/** A time of day with its zone: "9am-6pm, EST", "8:00 AM to 5:00 PM US Pacific Time". */
const CLOCK = quickly(
  /\d ?(?:am|pm|a\.m\.|p\.m\.),? ?\(?(?:US )?(?:E[SD]?T|C[SD]T|M[SD]T|P[SD]?T|CES?T|GMT|BST|IST|Eastern|Central|Mountain|Pacific)\b/i,
);
/** "4 p.m. Pacific", "9am ET": names that mean a zone only behind a time of day. */
const SHORT_CLOCK = /([ap]\.?m\.?,?) ?\(?(?:US )?(Eastern|Central|Mountain|Pacific|ET|CT|MT|PT)\b(?! time)/gi;
const SHORT_NAMES: Readonly<Record<string, string>> = { ET: "Eastern", CT: "Central", MT: "Mountain", PT: "Pacific" };
/** What makes of such times those of the job. */
const SCHEDULE =
  /\b(?:schedule|shifts?|availab\w+|work(?:ing|s)? (?:hours|day|week|full|a|from|between)|hours|mon(?:day)?s?\b|weekdays|full[- ]time|part[- ]time)\b/i;
/** Times of something else. */
const APPOINTMENT =
  /\b(?:appl(?:y|ications?)|deadline|interviews?|clos(?:es?|ing)|submit\w*|webinar|event|call us|phone|support (?:line|desk|team)|contact|live on|starts? on|published|posted|questions)\b/i;
/** "Manage teams across US and India time zones": the zones of others. */
const ACROSS = /\bacross (?:[\w/,&-]{1,16} ){0,7}time ?-?zones?/i;
const WITH_OTHERS =
  /\b(?:manag|coordinat|collaborat|lead|support|team|colleague|stakeholder|customer|client|audience|partner|effectively|multiple|many|several|different|various)/i;
const OF_HOURS = /overlap|availab|hours|\bbased\b|located/i;

/** Returns the zones whose hours a sentence asks for; null where it names those of others, or a time of something else. */
export function readZoneSentence(written: string): ZoneRange | null {
  const sentence = withoutDots(written);
  const isOfHours = ZONE_WORDS.test(sentence);
  const isClock = CLOCK.test(sentence) && SCHEDULE.test(sentence) && !APPOINTMENT.test(sentence);
  if (!isOfHours && !isClock) return null;
  if (ACROSS.test(sentence) && WITH_OTHERS.test(sentence) && !OF_HOURS.test(sentence)) return null;
  const range = readNamedZones(
    isClock
      ? sentence.replace(
          SHORT_CLOCK,
          (_, clock: string, name: string) => `${clock} ${SHORT_NAMES[name.toUpperCase()] ?? name} time`,
        )
      : sentence,
  );
  return range !== null && (isClock || OF_ZONES.test(sentence)) ? range : null;
}
