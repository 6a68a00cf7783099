import { latinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { latin, plainFirst } from "#taxonomy/place-cues.ts";
import { IMPLIED_REMOTE_WORDS, type ImpliedRemoteWords } from "./implied-remote-words.ts";
import { flagsIn, wordsIn } from "#normalise/text/whole-words.ts";
import { spansOf } from "./text/spans.ts";
import { type QuickExpression, quickly } from "./text/quick-expression.ts";
import { leavesHomeFree } from "./workplace/free-residence.ts";

type Name = Exclude<keyof ImpliedRemoteWords, "hint" | "phrases">;
type Words = Record<Name, RegExp> & {
  /** A cheap first test: a sentence without a match implies nothing. */
  hint: QuickExpression;
  phrases: QuickExpression;
};

const LONGEST = 400;
/** Maximum distances between related words, in characters. */
const BESIDE = 14;
const NEAR = 32;
const CLAUSE = 48;
/** What ends a clause between two words. */
const STOP = /[;!?•|]|\.(?=\s)/u;
/** Matches nothing: for words that a language lacks. */
const NOTHING = "(?!)";

/** Remote only in part or for a while: some days, a share of the time, the first months, the past. */
export const IN_PART = latinPhrases(
  String.raw`hybrid\p{L}{0,3}|híbrid[oa]|ibrid[oa]|hybryd\p{L}{1,6}|(?:[1-9]|[1-8]\d|9[0-4]) ?(?:%|per ?cent|prozent|pour cent|procent)`,
  String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|nights?|(?:a|per|each|every|some|most|two|three|four) (?:days?|weeks?)|week in|probation\p{L}{0,3}|pandemic|lockdowns?|sometimes|occasional(?:ly)? (?:work|home|remote)\p{L}{0,3}|at times`,
  String.raw`(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)s?|(?:tage|tagen|mal) (?:pro|in der|die) woche|probezeit|pandemie|verhandelbar|sondern (?:im|in|bei|vor|am)`,
  String.raw`lundis?|mardis?|mercredis?|jeudis?|vendredis?|(?:par|chaque) semaine|week-ends?|période d['’]essai|pandémie|lunes|martes|miércoles|jueves|viernes|(?:por|a la|cada) semana|fin(?:es)? de semana|período de prueba|pandemia|(?:segunda|terça|quarta|quinta|sexta)s?-feiras?|às (?:segundas|terças|quartas|quintas|sextas)`,
  String.raw`(?:filialen|standorten?|agences|tiendas|lojas|filiali|vestigingen|oddział\p{L}{1,3}|butiker|afdelinger|avdelinger|toimipist\p{L}{1,4}|poboč\p{L}{1,3}|branches|stores|depots) (?:in|nah|près|cerca|perto|vicin|near|dans|en|em|w|i|v)`,
  String.raw`lunedì|martedì|mercoledì|giovedì|venerdì|(?:a|alla) settimana|maandag|dinsdag|woensdag|donderdag|vrijdag|(?:per|in de) week|weekend|proeftijd|w tygodniu|poniedział\p{L}{1,3}|wtork\p{L}{1,2}|środ\p{L}|czwart\p{L}{1,3}|piąt\p{L}{1,3}`,
  String.raw`(?:mån|tis|ons|tors|fre|lör|sön|man|tirs|lør)dag\p{L}{0,4}|i veckan|om ugen|i uk[ae]n?|viikossa|maanantai\p{L}{0,5}|perjantai\p{L}{0,5}|týdně|v týdnu|pondělí|pát\p{L}{2,3}`,
);
/** How many hours the job has, and when: "four hours a day", "night shifts", "every Saturday and Sunday". */
const HOURS = latinPhrases(
  String.raw`(?:\p{L}{2,6}|\d{1,2}) (?:hours?|hrs) (?:a|per|each|every) (?:day|week)`,
  "(?:night|evening|weekend|late|early|saturday|sunday)s? shifts?|(?:every |each )?saturdays? (?:and|&|/) sundays?",
);
/** Work at other people's places. */
export const WORK_ELSEWHERE = latinPhrases(
  String.raw`visit(?:s|ing)? (?:\p{L}{1,12} ){0,3}(?:customers?|clients?|patients?|families|stores?|farms?|schools?|homes?|sites?|pupils?|residents|members)|driv(?:e|es|ing)|on the road|in the field|territory|(?:client|customer|patient)s?['’]?s? (?:sites?|premises|offices?|homes?)|hospitals?|wards?|depots?|warehouses?`,
  String.raw`beim kunden|kundenbesuch\p{L}{0,2}|außendienst|baustellen?|unterwegs|chez (?:le|les|nos|vos) (?:clients?|patients?)|tournées?|chantiers?|en casa de|visitas? a|na casa d\p{L}{1,2}|visitas (?:a|aos)|presso i clienti|klanten thuis|bij (?:de )?klant(?:en)?|u klient\p{L}{1,3}|hos (?:kunder|kunderna|kunden|borgere|brukare)|asiakkaan luona|u klientů`,
);
/** A team spread over these has offices. */
const SITES = folded(
  /^[^.;]{0,80}(?:offices|sites|stores|plants|schools|departments|büros|standorte|filialen|bureaux|agences|oficinas|sedes|escritórios|lojas|sedi|uffici|filiali|kantoren|vestigingen|biur|oddział|kontor|toimist|toimipist|poboč|kancelář)/i,
);
/** About where people come from, not where they work. */
const ORIGIN = latinPhrases(
  String.raw`career|life|journey|background|(?:come|came|coming) from|grew up|stud(?:y|ied)|experience|customers?|clients?|users?|patients?|students?|families|communities|consumers?|members|products?`,
  String.raw`herkomm\p{L}{1,2}|kommst|kommen|stehst|karriere|laufbahn|leben|herkunft|parcours|carrière|venez|origines?|carrera|vienes|procedencia|origen|carreira|origem|carriera|provieni|provenienza|carrière|vandaan komt|pochodz\p{L}{1,4}|karier\p{L}{1,3}|kommer (?:från|fra)|karriär|tulet|ur\p{L}{0,2}|odkud pocház\p{L}{1,3}|kariér\p{L}`,
);
/** Wording that only fits the person who works there. */
const OWN_HOME =
  /\bfrom (?:the comfort of )?(?:your|our) own (?:homes?|house|flat|apartment|living[- ]room|kitchen|desk at home)\b|\bfrom (?:your|their) home (?:anywhere )?in (?!the (?:evening|morning))/i;
/** Working from home partly or conditionally, in English. */
const CONDITION = latinPhrases(
  String.raw`some|part of|options?|optional|eligible|eligibility|up to|admin\p{L}{0,12}|paperwork|reports|when|after|during|once|if|unless|until|may be|discuss\p{L}{0,3}|request\p{L}{0,3}|occasionally|sometimes|drive|home owners?`,
);

function compile([language, { hint: given, phrases, ...words }]: [string, ImpliedRemoteWords]): [string, Words] {
  const all: Record<Name, string> = {
    where: NOTHING,
    free: NOTHING,
    task: NOTHING,
    home: NOTHING,
    ...words,
  };
  const hint = [all.attend, all.screen, all.apart, phrases, all.where, all.home].join("|");
  const expressions = Object.fromEntries(
    Object.entries(all).map(([name, source]) => [
      name,
      folded(new RegExp(wordsIn(language, source), `g${flagsIn(language)}`)),
    ]),
  ) as Record<Name, RegExp>;
  return [
    language,
    {
      ...expressions,
      phrases: quickly(new RegExp(wordsIn(language, phrases), flagsIn(language))),
      hint: given ?? folded(new RegExp(latin(String.raw`(?<![\p{L}])(?:${plainFirst(hint)})`), "i")),
    },
  ];
}

const byLanguage = new Map(Object.entries(IMPLIED_REMOTE_WORDS).map((entry) => compile(entry)));

/** Returns whether matches of two expressions are at most `most` characters apart in one clause. */
function areNear(text: string, first: RegExp, second: RegExp, most: number): boolean {
  const to = spansOf(text, second);
  return (
    to.length > 0 &&
    spansOf(text, first).some((a) =>
      to.some((b) => {
        const [from, until] = a.end <= b.start ? [a.end, b.start] : [b.end, a.start];
        return from <= until && until - from <= most && !STOP.test(text.slice(from, until));
      }),
    )
  );
}

/** Returns whether the work is done at the worker's own home. */
function isAtHome(text: string, { task, home }: Words): boolean {
  return (
    (OWN_HOME.test(text) || areNear(text, task, home, CLAUSE)) &&
    !CONDITION.test(text) &&
    !spansOf(text, home).some(({ end }) => /^ (?:to|and (?:the|our|your|on))\b/.test(text.slice(end)))
  );
}

/** Returns whether a distributed team meets on screen or a few times a year. */
function isTeamApart(text: string, { apart, screen, meet, only, rarely }: Words): boolean {
  const [team] = spansOf(text, apart);
  if (team === undefined || SITES.test(text.slice(Math.max(0, team.start - NEAR)))) return false;
  const has = (pattern: RegExp) => spansOf(text, pattern).length > 0;
  return (has(meet) && (has(rarely) || has(screen))) || areNear(text, only, screen, NEAR);
}

/**
 * Returns whether a sentence implies that the job is remote: nobody has to come in, there is no office, the team only meets on screen, you can log in from
 * anywhere. Sentences about part of the time or about work at other people's places imply nothing.
 */
export function impliesRemote(text: string, language: string | null): boolean {
  if (text.length > LONGEST) return false;
  if (leavesHomeFree(text)) return !IN_PART.test(text.replace(HOURS, " ")) && !WORK_ELSEWHERE.test(text);
  const words = language === null ? undefined : byLanguage.get(language);
  if (words?.hint.test(text) !== true) return false;
  const isImplied =
    words.phrases.test(text) ||
    areNear(text, words.never, words.attend, NEAR) ||
    (areNear(text, words.where, words.free, CLAUSE) && !ORIGIN.test(text)) ||
    isAtHome(text, words) ||
    isTeamApart(text, words) ||
    (areNear(text, words.only, words.screen, BESIDE) &&
      (spansOf(text, words.meet).length > 0 || areNear(text, words.lesson, words.screen, CLAUSE)));
  return isImplied && !IN_PART.test(text.replace(HOURS, " ")) && !WORK_ELSEWHERE.test(text);
}
