import { everyPhrase, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { closingDay, isOfOthers } from "./closing-day.ts";
import { firstDate } from "./written-dates.ts";

/** What says that a date behind it is the last day to apply. */
const CUE = everyPhrase(
  "last (?:day|date|chance) to apply(?: is)?|apply (?:by|before|no later than|until)|apply (?:online |here |now |today |for this (?:role|position|job) ){1,2}(?:by|before)|(?:application|submission) (?:deadline|closing date|due date|window (?:closes|will close|is open until|is expected to close))|deadline (?:to apply|for (?:applications?|applying|submissions?))|deadline|clos(?:es|ing) (?:date|on)|closing date|(?:applications?|posting|position|role|requisition|vacancy|job) (?:\\p{L}{1,15} ){0,2}?(?:closes?|close on|closing|is open until|remain open until|will be open until|will remain open until|will be posted until|until|by|through|due)|(?:applications?|cvs?|resumes?) (?:\\p{L}{1,15} ){0,4}?(?:until|by|through|before|no later than)|(?:submit|send) (?:\\p{L}{1,15} ){0,5}?(?:by|before|until|no later than)|accept(?:ing|ed) (?:applications )?(?:until|through)|expires? on",
  "bewerbungsfrist|bewerbungsschluss|einsendeschluss|bewerbungsende|frist|bewirb dich (?:\\p{L}{1,15} ){0,3}?bis|bewerben sie sich (?:\\p{L}{1,15} ){0,3}?bis|bewerbung(?:en)? (?:\\p{L}{1,15} ){0,6}?bis",
  "date limite|clôture des candidatures|postule[rz]? (?:\\p{L}{1,15} ){0,4}?(?:avant|jusqu['’]au)|candidatures? (?:\\p{L}{1,15} ){0,5}?(?:avant|jusqu['’]au)",
  "fecha (?:límite|de cierre|tope)|plazo|cierre de (?:la )?(?:convocatoria|vacante|candidaturas)|(?:postúlate|inscríbete|aplica|solicitudes|candidaturas) (?:\\p{L}{1,15} ){0,5}?(?:antes del?|hasta)",
  "prazo|data limite|(?:candidaturas?|inscrições|candidate-se|inscreva-se) (?:\\p{L}{1,15} ){0,5}?(?:até)",
  "sluitingsdatum|uiterste datum|solliciteer (?:\\p{L}{1,15} ){0,4}?(?:vóór|voor|uiterlijk|tot)|solliciteren kan (?:\\p{L}{1,15} ){0,3}?tot|reageren? (?:\\p{L}{1,15} ){0,4}?(?:vóór|voor|uiterlijk|tot)",
  "termin (?:składania|nadsyłania|aplikowania|aplikacji)(?: \\p{L}{1,15})?|aplikuj do|aplikacje (?:\\p{L}{1,15} ){0,4}?do|zgłoszenia (?:\\p{L}{1,15} ){0,4}?do",
  "sista (?:ansöknings)?dag(?:en)?(?: för ansökan| att ansöka)?|ansök (?:\\p{L}{1,15} ){0,3}?senast|ansökan (?:\\p{L}{1,15} ){0,5}?senast|sök (?:\\p{L}{1,15} ){0,3}?senast|ansøgningsfrist|søknadsfrist|søk innen|candidature entro|candidati entro|scadenza|hakuaika|uzávěrka|応募締切|締切|截止日期",
);
/** Words of applying, with which a date behind "until" is the last day to do so. */
const APPLYING = quickly(
  /(?<!\p{L})(?:appl(?:y|ication|ying)|candidat|bewerb|bewirb|unterlagen|postul|présent|inscri|presentar|solicit|sollicit|reager|reageer|zgłosz|zgłoś|aplik|cv(?!\p{L})|ansök|søk|ansøg|hake|hakuaik|přihl|životopis|応募|apply)/iu,
);
/** What stands right before the last day, and before a day on which something ends. */
const UNTIL = folded(
  /(?<!\p{L})(?:by|before|until|no later than|bis(?: zum)?|spätestens(?: am)?|avant le|jusqu['’]au|au plus tard le|antes del?|hasta(?: el)?|até(?: (?:ao? )?dia| a| ao)?|entro(?: e non oltre)?(?: il)?|uiterlijk(?: op)?|tot(?: en met)?|vóór|do(?: dnia)?|najpóźniej|senast(?: den)?|senest(?: den)?|innen|viimeistään|nejpozději|まで) (?=\d|\p{L})/giu,
);
const ENDS = folded(
  /(?<!\p{L})(?:stop|clos|end|chiu|scad|cierr|termin|ferm|clôtur|schließ|end(?:et|en)|sluit|kończ|stäng|avslut|slut|lukk|utløp|päätty|umyk|končí)\p{L}{0,8}(?: (?!start|begin)\p{L}{1,14}){0,3}? (?:on|am|le|el|em|a|il|op|dnia|den|dne)?(?=(?: the)? ?\d| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu,
);
/** How far behind such a word the date begins and ends. */
const NEAR = 26;

/** A deadline of something else. */
const OTHER = quickPhrases(
  "meet(?:ing)? (?:\\p{L}{1,12} ){0,3}deadlines?|tight deadlines?|project deadlines?|tax|filing|visa|grant|start(?:s|ing)? (?:date|by|on)|eintritt|probation",
);
const ROLLING = quickPhrases(
  "(?:reviewed|accepted|considered|assessed|processed|interview(?:ing|s)?|recruiting|hiring|selection|applications?) (?:\\p{L}{1,15} ){0,3}?on an? (?:rolling|ongoing|continuous) basis|rolling (?:applications|deadline|basis)|until (?:the )?(?:position|role|vacancy|job|it|we)(?: is|['’]s)? (?:filled|fill it)|open until filled|until filled|no (?:application )?deadline",
  "bis (?:die stelle|sie|zur besetzung)(?: der stelle)?(?: besetzt ist)?|keine bewerbungsfrist|candidatures (?:sont )?(?:\\p{L}{1,15} ){0,2}?au fil de l['’]eau|hasta cubrir (?:la vacante|el puesto)|até (?:o )?preenchimento da vaga|lopende (?:selectie|procedure)|nabór (?:ciągły|otwarty)|urval(?:et)? (?:\\p{L}{1,15} ){0,2}?löpande|löpande urval|løpende vurdering|ansøgninger behandles løbende",
);

/** A number, or the end of a month. */
const MAY_NAME_DAY =
  /\d|loppuun|(?:end of|ende|fine?|finales de|final de|fim de|einde?|końca|slutet av|sista|slutningen af|udgangen af|slutten av|utgangen av|konce) \p{Ll}{3}|end of \p{Lu}|ende \p{Lu}/u;
/** How far behind its cue the date of a deadline stands. */
const REACH = 60;
const DAY_MS = 86_400_000;
const A_YEAR_MS = 366 * DAY_MS;

/** An abbreviation at which a sentence was ended too early: "Bewerbungen bis einschl. 06.01.2027". */
const CUT_OFF = /(?<!\p{L})(?:bis|until|t\/m|until|au|al) (?:einschl|inkl|incl|spät)\.$/iu;

export interface Deadline {
  /** The last day to apply, as an ISO date; null where applications have none. */
  day: string | null;
}

interface DeadlineInput {
  sentences: readonly Sentence[];
  /** When the source says that the posting closes; ISO. */
  closesAt: string | null;
  postedAt: string | null;
  language: string | null;
  /** ISO code of the job's only country, whose order of day and month English ads write. */
  country?: string | null;
  now: Date;
}

/** Countries whose English ads write the month first, or in either order. */
const MONTH_FIRST = new Set(["US", "PH", "CA"]);

/** Returns whether dates in numbers begin with the day; null where it can't be told. */
function isDayFirst({ language, country }: DeadlineInput): boolean | null {
  if (language !== "en" && language !== null) return true;
  if (country === undefined || country === null || country === "CA") return null;
  return !MONTH_FIRST.has(country);
}

const ofTime = (time: number): string => new Date(time).toISOString().slice(0, 10);

const isToCome = (time: number, now: Date): boolean =>
  time >= now.getTime() - DAY_MS && time <= now.getTime() + A_YEAR_MS;

/** Returns the date right behind "until", or behind words for an end, in a sentence about applying. */
function lastDayIn(
  text: string,
  { now, ...dates }: { from: Date; now: Date; dayFirst: boolean | null },
): string | null {
  for (const pattern of [UNTIL, ENDS])
    for (const match of matchesIn(text, pattern)) {
      const end = match.index + match[0].length;
      if (isOfOthers(text.slice(Math.max(0, match.index - REACH), end))) continue;
      const time = firstDate(text.slice(end, end + NEAR), dates);
      if (time !== null && isToCome(time, now)) return ofTime(time);
    }
  return null;
}

/** Returns the day that a sentence names as the last one to apply, if it is still to come. */
function dayIn(text: string, input: DeadlineInput): string | null {
  if (!MAY_NAME_DAY.test(text) || OTHER.test(text)) return null;
  const { postedAt, now } = input;
  const from = postedAt === null ? now : new Date(postedAt);
  const dayFirst = isDayFirst(input);
  const closing = closingDay(text, { from, dayFirst });
  if (closing !== null && isToCome(closing, now)) return ofTime(closing);
  if (!/\d/u.test(text)) return null;
  for (const match of matchesIn(text, CUE)) {
    const end = match.index + match[0].length;
    if (isOfOthers(text.slice(Math.max(0, match.index - REACH), end))) continue;
    const behind = text.slice(end, end + REACH);
    const time = firstDate(behind, { from, dayFirst });
    if (time !== null && isToCome(time, now)) return ofTime(time);
  }
  return APPLYING.test(text) ? lastDayIn(text, { from, now, dayFirst }) : null;
}

/**
 * Returns until when people can apply, by the source or the text: a day to come, or that there's no last day. A day that is over says
 * that the text is old, and nothing about the opening that is still listed.
 */
export function readDeadline(input: DeadlineInput): Evidenced<Deadline | null> {
  const { closesAt, sentences, now } = input;
  if (closesAt !== null && Date.parse(closesAt) >= now.getTime())
    return { value: { day: closesAt.slice(0, 10) }, evidence: `closes: ${closesAt.slice(0, 10)}` };
  let rolling: string | null = null;
  let cut = "";
  for (const { text: own, section } of sentences) {
    if (section === "about") continue;
    const text = cut + own;
    cut = CUT_OFF.test(own) ? `${own} ` : "";
    const day = dayIn(text, input);
    if (day !== null) return { value: { day }, evidence: text };
    if (rolling === null && ROLLING.test(text)) rolling = text;
  }
  return rolling === null ? { value: null, evidence: "" } : { value: { day: null }, evidence: rolling };
}
