import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import {
  ADVERTISEMENT,
  AFTER_BEHIND,
  AFTER_END,
  APPLIES,
  CLOSES,
  ENDS,
  FILLERS,
  IS_LAST_DAY,
  LAST_DAY,
  NOT_TAKEN,
  OF_OTHERS,
  UNTIL_BEHIND,
  UNTIL_END,
  VACANCY,
} from "./closing-words.ts";
import { datesIn, HAS_DATE, unspacedDatesIn, type WrittenDate } from "./dates-in-text.ts";
import type { DateContext } from "./written-dates.ts";

const HAS_UNSPACED_DATE = /\d ?[月월]|\d\/\d|20\d\d[.-] ?\d/u;

/** How much before and behind a date says what it is. */
const BEFORE = 90;
const BEHIND = 60;
/** How many characters may stand between a cue and its date. */
const MOST_BETWEEN = 60;
/** Between the two dates of a range. */
const RANGE = folded(
  /^ ?(?:\([^()]{1,14}\))? ?(?:[-–—~〜～]|(?:to|until|till|bis|bis zum|au|jusqu['’]au|al|hasta|até|a|ao|tot|tot en met|t\/m|do|till|til|až)(?: den| el| le| il)?) ?$/iu,
);

/** Longer abbreviations, behind which a sentence goes on. */
const ABBREVIATION = /(?<!\p{L})(?:einschl|inkl|incl|ausschl|voraus|vorauss|approx|latest|senast|sept|octobre)$/iu;

/** Returns what is behind the last end of a sentence. A full stop behind three letters or less ends none. */
function lastClause(text: string): string {
  const stop = text.lastIndexOf(". ");
  const isEnd = stop > 3 && /^\p{L}{4}$/u.test(text.slice(stop - 4, stop)) && !ABBREVIATION.test(text.slice(0, stop));
  const start = Math.max(text.lastIndexOf(";"), text.lastIndexOf("? "), text.lastIndexOf("! "), isEnd ? stop : -1);
  return text.slice(start + 1);
}

/** Returns what stands behind the last match in a text; null without a match. */
function behindLast(pattern: RegExp, text: string): string | null {
  const match = matchesIn(text, pattern).at(-1);
  return match === undefined ? null : text.slice(match.index + match[0].length);
}

/** "12 noon", "23:59", "kl. 12", "17h00": beside a last day, the time at which it ends. */
const TIME_OF_DAY = folded(
  /(?<![\d.:/])(?:(?:kl|klo|um|at|às|à|alle|ore|om|o godz|godz|hasta las|a las|v)\.? ?)?\d{1,2}(?:[:.h]\d\d)? ?(?:noon|midnight|midday|[ap]\.? ?m\.?|uhr|hrs?|h(?:eures)?|horas|uur|hod(?:in)?)(?![\p{L}\d])|(?<![\d.:/])\d{1,2}[:h]\d\d(?![\d:])|(?<!\p{L})klo?\.? ?\d{1,2}(?:[.:]\d\d)?(?![\d./]) ?/giu,
);

/** Returns whether the last day to apply is named right before a date, with few words and no number between them. */
function isNamed(before: string): boolean {
  if (/^\P{L}*termin\P{L}*$/iu.test(before)) return true;
  const between = behindLast(LAST_DAY, before)?.replace(TIME_OF_DAY, "") ?? null;
  return between !== null && between.length <= MOST_BETWEEN && !/\d|(?<!\p{L})(?:start|begin)/iu.test(between);
}

/** Returns whether an advertisement ends, or a vacancy closes, right before a date. */
function isOpenUntil(before: string): boolean {
  const end = behindLast(ADVERTISEMENT, before);
  if (end !== null && end.length <= MOST_BETWEEN && ENDS.test(end)) return true;
  const close = behindLast(VACANCY, before);
  return close !== null && close.length <= MOST_BETWEEN && CLOSES.test(close);
}

/** Returns a text without the words for days of the week, articles and the like at its end. */
function withoutFillers(text: string): string {
  let rest = text.trimEnd();
  for (;;) {
    const bare = rest.replace(/[\s,(–-]$/u, "").trimEnd();
    const space = bare.lastIndexOf(" ");
    const word = bare
      .slice(space + 1)
      .toLowerCase()
      .replace(/[.,(]$/u, "");
    if (bare !== rest && word === "") return bare;
    if (!FILLERS.has(word)) return bare;
    rest = bare.slice(0, space + 1).trimEnd();
    if (space < 0) return "";
  }
}

/** Returns whether the words before a date are about another day: an answer, an interview, a start. Applying right before it counts more. */
export function isOfOthers(before: string): boolean {
  const own = before.slice(before.lastIndexOf(",") + 1);
  const decisive = APPLIES.test(own) ? own : before;
  return OF_OTHERS.some((pattern) => pattern.test(decisive));
}

function isLastDay(text: string, { index, end }: WrittenDate): boolean {
  const before = lastClause(text.slice(Math.max(0, index - BEFORE), index));
  const behind = text.slice(end, end + BEHIND);
  const plain = withoutFillers(before);
  if (isNamed(before) || IS_LAST_DAY.test(behind)) return true;
  if (isOfOthers(before)) return false;
  if (isOpenUntil(before)) return true;
  if (!APPLIES.test(text)) return false;
  if (AFTER_END.test(before.trimEnd()) || AFTER_END.test(plain) || AFTER_BEHIND.test(behind))
    return NOT_TAKEN.test(text);
  return UNTIL_END.test(before.trimEnd()) || UNTIL_END.test(plain) || UNTIL_BEHIND.test(behind);
}

/** Returns the last day to apply that a sentence names by the words around a date; null if it names none. */
export function closingDay(text: string, context: DateContext): number | null {
  if (HAS_UNSPACED_DATE.test(text) && /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/u.test(text))
    return unspacedClosingDay(text, context);
  if (!HAS_DATE.test(text)) return null;
  const dates = datesIn(text, context);
  for (const [at, date] of dates.entries()) {
    if (!isLastDay(text, date)) continue;
    const next = dates[at + 1];
    return next !== undefined && RANGE.test(text.slice(date.end, next.index)) ? next.time : date.time;
  }
  return null;
}

const UNSPACED_LABEL =
  /(?:締め?切り?|〆切|截止(?:日期|时间|時間)?|截至|(?:报名|報名|投递|投遞|申请|申請|招聘|应聘|接收)(?:截止|时间|時間|期限|日期)|(?:접수|모집|지원|원서|서류|채용|공고) ?(?:마감일?|기간|기한|마감일시)|마감(?:일|일시)?|(?:応募|提出|募集|申込|申し込み|受付|エントリー)(?:期限|期間|締切|受付|受付期間)|必着)[^。]{0,12}$/u;
const UNSPACED_UNTIL =
  /^(?:\([^()]{1,4}\)|([^()]{1,4}))?(?:[((][^()()]{1,4}[))])?(?: ?(?:오후 |오전 |下午|上午|晚)?\d{1,2}(?:[::]\d\d|時|시|点)(?:\d\d분|\d\d分)?)? ?(?:まで|까지|마감|截止|(?:之)?前(?!后)|(?:以前)|为止|為止|必着|締め?切|〆切|(?:で|に)(?:終了|締|受付を)|消印|が(?:締|応募))/u;
const UNSPACED_APPLIES =
  /投递|投遞|简历|簡歷|报名|報名|申请|申請|应聘|접수|지원|모집|이력서|제출|원서|서류|応募|エントリー|募集|締|〆|履歴書|書類|受付|受け付け|申し?込|志望|メール/u;
const UNSPACED_OTHERS =
  /到岗|入职|面试|合同|입사|면접|발표|근무|계약|합격|面接|入社|契約|結果|ご連絡(?:します|いたし)|開始|勤務|業務/u;

function unspacedClosingDay(text: string, context: DateContext): number | null {
  const dates = unspacedDatesIn(text, context);
  for (const [at, { index, end, time }] of dates.entries()) {
    const sentence = text.slice(Math.max(0, index - BEFORE), end + BEHIND);
    const isLabelled = UNSPACED_LABEL.test(text.slice(Math.max(0, index - BEFORE), index));
    const isUntil = UNSPACED_UNTIL.test(text.slice(end, end + BEHIND)) && UNSPACED_APPLIES.test(sentence);
    if (!isLabelled && (!isUntil || UNSPACED_OTHERS.test(sentence))) continue;
    const next = dates[at + 1];
    return next !== undefined && RANGE.test(text.slice(end, next.index)) ? next.time : time;
  }
  return null;
}
