import { quickly } from "#normalise/text/quick-expression.ts";

/** The forms of the months' names that contracts are bounded by, each month's on one line: "from January to June", "tammikuusta kesäkuuhun". */
const MONTHS = new Map<string, number>();
[
  "january jan januar janvier enero janeiro januari styczeń stycznia gennaio tammikuusta tammikuuhun tammikuun leden ledna",
  "february feb februar février febrero fevereiro februari luty lutego febbraio helmikuusta helmikuuhun helmikuun únor února",
  "march mar märz mars marzo março maart marzec marca marts maaliskuusta maaliskuuhun maaliskuun březen března",
  "april apr avril abril kwiecień kwietnia aprile huhtikuusta huhtikuuhun huhtikuun duben dubna",
  "may mai mayo maio mei maj maja maggio toukokuusta toukokuuhun toukokuun květen května",
  "june jun juni juin junio junho czerwiec czerwca giugno kesäkuusta kesäkuuhun kesäkuun červen června",
  "july jul juli juillet julio julho lipiec lipca luglio heinäkuusta heinäkuuhun heinäkuun červenec července",
  "august aug août agosto augustus sierpień sierpnia augusti elokuusta elokuuhun elokuun srpen srpna",
  "september sept sep septembre septiembre setembro wrzesień września settembre syyskuusta syyskuuhun syyskuun září",
  "october oct oktober octobre octubre outubro październik października ottobre lokakuusta lokakuuhun lokakuun říjen října",
  "november nov novembre noviembre novembro listopad listopada marraskuusta marraskuuhun marraskuun listopadu",
  "december dec dezember décembre diciembre dezembro grudzień grudnia desember dicembre joulukuusta joulukuuhun joulukuun prosinec prosince",
].forEach((names, month) => {
  for (const name of names.split(" ")) MONTHS.set(name, month);
});
const NAME = [...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|º)?\.?(?: de)? )?`;
const RANGE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?<from>${NAME})\.?(?: (?:de )?(?<fromYear>20\d\d))? ?(?:to|through|thru|until|till|bis(?: zum| einschließlich)?|à|au|jusqu['’](?:à|en|au)|a|al|hasta|até|tot(?: en met)?|t\/m|do|til|till|–|-)?(?: the end of| ende| fin| finales de| final de| fine| eind| końca| slutet av| slutten av| slutningen af)? ?${DAY}(?<to>${NAME})(?!\p{L})\.?(?: (?:de )?(?<toYear>20\d\d))?`,
    "iu",
  ),
);
const MONTHS_A_YEAR = 12;

/** Returns how many months a range of months holds, with the words that state it: January to June are six. */
export function monthRange(text: string): { months: number; matched: string; index: number } | null {
  const match = RANGE.exec(text);
  if (match === null) return null;
  const { from = "", to = "", fromYear, toYear } = match.groups ?? {};
  const first = MONTHS.get(from.toLowerCase());
  const last = MONTHS.get(to.toLowerCase());
  if (first === undefined || last === undefined) return null;
  const years = fromYear === undefined || toYear === undefined ? 0 : Number(toYear) - Number(fromYear);
  const months = last - first + 1 + MONTHS_A_YEAR * years;
  return { months: months > 0 ? months : months + MONTHS_A_YEAR, matched: match[0], index: match.index };
}
