import { everyPhrase } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { latin, plainFirst } from "#taxonomy/place-cues.ts";
import { REMOTE_WORDS, type RemoteWords } from "#taxonomy/remote-words.ts";
import { EASTERN_REMOTE_WORDS } from "#taxonomy/remote-words-east.ts";
import { HOME_WORDS, type HomeWords } from "#taxonomy/home-words.ts";
import { NATIVE_PLACE_WORDS } from "#taxonomy/native/place-words.ts";
import {
  AFTER_ONBOARDING,
  CONDITION,
  FIRST_DAY,
  FRACTION,
  FULL_TIME,
  GIVEN_UP,
  LAST_DAY,
  NONE_BEHIND,
  ONBOARDING,
  PASSIVE,
  PROBLEM,
  TRAVELLING,
  UNAVAILABLE,
  WITHOUT,
} from "./frame-phrases.ts";
import { flagsIn, LATIN_LANGUAGES, wordsIn } from "#normalise/text/whole-words.ts";
import { type Span, spansOf } from "./text/spans.ts";

type Name = Exclude<keyof RemoteWords, "noise"> | keyof HomeWords | "others" | "fewDays" | "fiveDays";
type Words = Record<Name, RegExp> & {
  noise: readonly RegExp[];
  /** A cheap first test: a sentence without a match says nothing. Null for scripts whose letters it can't write out. */
  hint: RegExp | null;
};

/** How far apart words may stand and still speak of one another, in characters. */
export const NEAR = 24;
export const CLAUSE = 45;
/** What ends a clause between two words. */
export const STOP = /[;!?•|]|\.(?=\s)/u;
/** A denial reaches no farther than its clause. */
const DENIAL_STOP = /[,;:!?•|()–]|\.(?=\s)/u;
const MOST_WORDS_BETWEEN = 3;
/** "No office" is short. */
const BESIDE = 12;
/** A sentence of so few words is a label. */
const LABEL_WORDS = 4;
const SHARE = /(?<!\d)(\d{1,3}) ?(?:%|pro[cs]ent|prozent|pour cent|por ciento|por cento|per cento|százalék|відсот)/giu;
/** Days of the first weeks. */
const FIRST =
  /(?<!\p{L})(?:eerste|pierwsze|pierwszych|första|første|ensimmäiset|první|prvních|primi|primeiros|primeros|premiers|ersten) $/iu;
/** That one may, which doesn't say that one does. */
export const MAY = folded(
  /(?<!\p{L})(?:kannst|können|könntest|kan|kunt|kun|mag|mogen|möchte|puedes|puede|podrás|pueden|pode|podes|poderá|podem|puoi|potrai|puo|può|można|możesz|mogą|kunna|kunne|kanske|voit|voisi|můžeš|můžete|lze|peux|pouvez|pourrez|pourras|peut|lehet|poți|puteți|можеш|можете|можна|можно|\p{L}{3,12}[ae]bilir\p{L}{0,6})(?!\p{L})/iu,
);
/** Remote work in the past: of the person or of the company. */
export const EXPERIENCE = folded(
  /(?<!\p{L})(?:\p{L}{0,12}erfahrung\p{L}{0,2}|ervaring|doświadczeni\p{L}{1,3}|erfarenhet\p{L}{0,2}|erfaring\p{L}{0,2}|kokemus\p{L}{0,3}|zkušenost\p{L}{0,2}|esperienz\p{L}|experiência|experiencia|expérience|experienț\p{L}{1,2}|tapasztalat\p{L}{0,4}|deneyim\p{L}{0,4}|досвід\p{L}{0,3}|опыт\p{L}{0,3}|vana|gewohnt|gewend|habitué\p{L}{0,2})(?!\p{L})[^,;.:]{0,30}$/iu,
);
export const CHOICE =
  /(?<!\p{L})(?:of|lub|albo|eller|tai|nebo|či|oppure|o|ou|oder|or|veya|ya da|vagy|sau|або|чи|или)(?!\p{L})|\//iu;
export const BOTH = /(?<!\p{L})(?:en|i|oraz|och|og|ja|a|e|ed|y|et|und|sowie|samt|ve|és|și|та|і|й|и)(?!\p{L})|[&+]/iu;
/** Two days of the week named together: "dinsdag en donderdag", "les mardis et jeudis". From one day to another is the whole week. */
const FULL_WEEK = 5;
const WEEKDAY = String.raw`(?:maandag|dinsdag|woensdag|donderdag|vrijdag|montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|segunda|terça|quarta|quinta|sexta|lunedì|martedì|mercoledì|giovedì|venerdì|poniedział|wtor|środ|czwart|piąt|måndag|tisdag|onsdag|torsdag|fredag|mandag|tirsdag|maanantai|tiistai|keskiviik|torstai|perjantai|pondělí|úter|střed|čtvrt|páte|pazartesi|salı|çarşamba|perşembe|cuma|hétfő|kedd|szerd|csütörtök|péntek|luni|marți|miercuri|joi|vineri|понеділ|вівтор|серед|четвер|п['’]ятниц)\p{L}{0,5}(?:-feiras?)?`;
const TWO_WEEKDAYS = folded(
  new RegExp(
    String.raw`(?<!\p{L})${WEEKDAY}(?:, ?| ?[/&+] ?| (?:en|und|et|y|e|i|oraz|och|og|ja|a|ve|és|și|та|і) )(?:(?:op|am|le|el|los|às|os|as|il|we|w|v|ve|på|i|у|в) )?${WEEKDAY}(?!\p{L})`,
    "giu",
  ),
);
/** From one day to another, which may be the whole week. */
const DAY_RANGE = folded(
  new RegExp(
    String.raw`${WEEKDAY} ?(?:-|–|to|bis|tot|t\/m|à|au|a|al|até|do|till|til|ve|–) ?(?:\p{L}{1,3} )?${WEEKDAY}`,
    "iu",
  ),
);
/** The employer's place in the words of the team: "zwei Tage pro Woche bei uns". */
const BY_US_WORDS = "bei uns|bij ons|chez nous|con nosotros|conosco|da noi|u nas|hos oss|hos os|nálunk|la noi";
const BY_US = everyPhrase(BY_US_WORDS);

/** Matches nothing: what a language has no words for. */
const NOTHING = "(?!)";
const NO_HOME_WORDS: HomeWords = {
  home: NOTHING,
  everybody: NOTHING,
  where: NOTHING,
  free: NOTHING,
  weekday: NOTHING,
  otherDays: NOTHING,
  reach: NOTHING,
};

function hintOf(language: string, words: Omit<RemoteWords, "noise"> & HomeWords): RegExp | null {
  if (!LATIN_LANGUAGES.has(language)) return null;
  const { remote, anywhere, hybrid, office, onSite, reach, where, label } = words;
  const labels = `(?:${label})\\p{L}{0,3}:`;
  return folded(
    new RegExp(
      latin(plainFirst([remote, anywhere, hybrid, office, onSite, reach, where, labels, BY_US_WORDS].join("|"))),
      "i",
    ),
  );
}

function compile(words: RemoteWords, language: string): Words {
  const homeWords = HOME_WORDS[language] ?? NO_HOME_WORDS;
  const { noise, ...rest } = words;
  const others = NATIVE_PLACE_WORDS[language]?.other ?? NOTHING;
  const plain = { ...rest, ...homeWords, others, remote: `${homeWords.home}|${rest.remote}` };
  const { few, five, day } = plain;
  const expressionOf = (each: string) => folded(new RegExp(wordsIn(language, each), `g${flagsIn(language)}`));
  const number = (source: string) => String.raw`(?:${source})(?: ?(?:[-–/]|\p{L}{1,4}) ?(?:${few}))?`;
  return {
    ...(Object.fromEntries(Object.entries(plain).map(([name, source]) => [name, expressionOf(source)])) as Record<
      keyof typeof plain,
      RegExp
    >),
    noise: noise.map((source) => expressionOf(source)),
    hint: hintOf(language, plain),
    fewDays: expressionOf(String.raw`(?:${number(few)} ?(?:\p{L}{1,10} )?(?:${day}))`),
    fiveDays: expressionOf(String.raw`(?:(?:${five}) ?(?:\p{L}{1,10} )?(?:${day}))`),
  };
}

const byLanguage = new Map(
  Object.entries({ ...REMOTE_WORDS, ...EASTERN_REMOTE_WORDS }).map(([language, words]) => [
    language,
    compile(words, language),
  ]),
);

export function wordsOf(language: string | null): Words | null {
  return (language === null ? undefined : byLanguage.get(language)) ?? null;
}

/** One sentence and what its words are. */
export class Sentence {
  readonly remote: readonly Span[];
  /** Work from wherever one likes. */
  readonly anywhere: readonly Span[];
  readonly office: readonly Span[];
  readonly onSite: readonly Span[];
  /** The employer's place in the words of the team. */
  readonly byUs: readonly Span[];
  readonly #spans = new Map<Name, readonly Span[]>();
  readonly text: string;
  readonly #words: Words;

  constructor(text: string, words: Words) {
    this.text = text;
    this.#words = words;
    this.anywhere = [...this.of("anywhere"), ...this.#chosen(), ...this.#reached()];
    this.remote = [...this.of("remote"), ...this.anywhere];
    this.onSite = this.of("onSite");
    this.office = [...this.of("office"), ...this.onSite];
    this.byUs = spansOf(text, BY_US);
  }

  of(name: Name): readonly Span[] {
    let spans = this.#spans.get(name);
    if (spans === undefined) {
      spans = spansOf(this.text, this.#words[name]);
      this.#spans.set(name, spans);
    }
    return spans;
  }

  /** Where somebody works, if the sentence leaves it to them: "von wo du arbeitest, entscheidest du". */
  #chosen(): readonly Span[] {
    const free = this.of("free");
    if (free.length === 0 || this.of("otherDays").length > 0 || this.weekdays().length > 0) return [];
    const label = this.of("label")[0];
    const isLabel = label !== undefined && label.start <= 2 && this.text.slice(label.end).startsWith(":");
    return isLabel ? free : this.of("where").filter((where) => this.areNear([where], free, CLAUSE));
  }

  /** A whole country, if the sentence speaks of the job there and of nobody else. */
  #reached(): readonly Span[] {
    const reach = this.of("reach");
    if (reach.length === 0 || this.of("others").length > 0) return [];
    return reach.filter(
      (each) => this.isLabel([each]) || this.areNear([each], [...this.of("remote"), ...this.of("job")], NEAR),
    );
  }

  /** The text between two spans, `""` where they overlap. */
  gap(a: Span, b: Span): string {
    return a.end <= b.start ? this.text.slice(a.end, b.start) : this.text.slice(b.end, a.start);
  }

  areNear(from: readonly Span[], to: readonly Span[], most: number): boolean {
    return from.some((a) =>
      to.some((b) => {
        const gap = this.gap(a, b);
        return gap.length <= most && !STOP.test(gap);
      }),
    );
  }

  /** Small numbers of days in a week; those of a month or the first weeks left out. */
  weeklyDays(): readonly Span[] {
    if (ONBOARDING.test(this.text) && !AFTER_ONBOARDING.test(this.text)) return [];
    return this.of("fewDays").filter(
      (days) => !this.areNear([days], this.of("rarely"), NEAR) && !FIRST.test(this.text.slice(0, days.start)),
    );
  }

  /** Returns whether a denial belongs to the words for remote work. */
  isDenied(): boolean {
    return this.of("not").some((not) => {
      const after = this.text.slice(not.end, not.end + NEAR);
      if (PROBLEM.test(after) || CONDITION.test(this.text.slice(0, not.start))) return false;
      return this.of("remote").some((remote) => {
        const gap = this.gap(not, remote);
        const isWithout = WITHOUT.test(this.text.slice(not.start, not.end));
        if (not.start >= remote.end && this.isDeniedBehind(gap, after)) return true;
        if (DENIAL_STOP.test(gap))
          return (
            /^[^:;.]{0,2}:? ?$/u.test(gap) && not.start >= remote.end && !isWithout && !this.deniesNext(gap, after)
          );
        const most = PASSIVE.test(gap) ? MOST_WORDS_BETWEEN + 2 : MOST_WORDS_BETWEEN;
        if (gap.length > NEAR || gap.trim().split(" ").length > most) return false;
        if (BOTH.test(gap) || (isWithout && gap.trim().includes(" ") && !this.isPossible(gap))) return false;
        if (not.start < remote.start) return !this.office.some(({ start }) => start >= not.end && start < remote.start);
        return !isWithout && !this.office.some(({ start }) => start >= not.end && start - not.end <= NEAR);
      });
    });
  }

  /** "Homeoffice ist bei dieser Stelle leider nicht möglich": a denial at the end of its clause reaches back to what it began with. */
  isDeniedBehind(gap: string, after: string): boolean {
    if (gap.length > CLAUSE || DENIAL_STOP.test(gap) || BOTH.test(gap) || this.office.length > 0) return false;
    return (
      /^\s*(?:[.!]|$)/u.test(after) ||
      UNAVAILABLE.test(after) ||
      spansOf(after, this.#words.possible).some(({ start }) => start <= 2)
    );
  }

  /** "100 % Homeoffice, kein Außendienst": behind a comma, a denial belongs to the noun that follows. */
  deniesNext(gap: string, after: string): boolean {
    return gap.includes(",") && /^\s+\p{L}/u.test(after) && !this.isPossible(after);
  }

  isPossible(part: string): boolean {
    return spansOf(part, this.#words.possible).length > 0;
  }

  /** Days in the office by their names: two of them, or a range that isn't the whole week. */
  hasOfficeWeekdays(): boolean {
    const range = DAY_RANGE.exec(this.text);
    const isWholeWeek = range === null || (FIRST_DAY.test(range[0]) && LAST_DAY.test(range[0]));
    const part = isWholeWeek ? [] : [{ start: range.index, end: range.index + range[0].length }];
    const days = [...spansOf(this.text, TWO_WEEKDAYS), ...part];
    return days.length > 0 && !ONBOARDING.test(this.text) && this.areNear(days, this.office, CLAUSE);
  }

  weekdays(): readonly Span[] {
    return this.of("weekday");
  }

  /** One day of the week at home, or the days that are left: "op vrijdag thuis", "die übrigen Tage von daheim". */
  hasHomeDays(): boolean {
    const { remote } = this;
    if (remote.length === 0) return false;
    if (this.areNear(this.of("otherDays"), remote, CLAUSE) && this.of("rarely").length === 0) return true;
    const days = DAY_RANGE.test(this.text) ? [] : this.weekdays();
    return days.length > 0 && days.length < FULL_WEEK && this.areNear(days, this.of("remote"), NEAR);
  }

  /** "Du väljer själv om du sitter på kontoret eller hemma": people in this job may choose home. */
  leavesChoiceOfHome(): boolean {
    const free = this.of("free");
    if (free.length === 0 || this.of("otherDays").length > 0 || this.weeklyDays().length > 0) return false;
    return this.of("remote").some((home) =>
      free.some(
        (each) =>
          each.end <= home.start && CHOICE.test(this.text.slice(Math.max(each.end, home.start - CLAUSE), home.start)),
      ),
    );
  }

  /** Returns whether the sentence says that everybody works from home. */
  isOfEverybody(): boolean {
    const remote = this.of("remote");
    const everybody = this.of("everybody");
    return (
      this.areNear(everybody, remote, CLAUSE) &&
      (this.areNear(this.of("job"), remote, NEAR) || this.areNear(everybody, this.of("home"), BESIDE)) &&
      this.of("partly").length === 0 &&
      !MAY.test(this.text)
    );
  }

  /** Returns whether the employer says that it has no office. */
  hasNoOffice(): boolean {
    const offices = this.of("office");
    // "Nobody has to come in on Fridays" leaves the other days.
    if (this.weekdays().length > 0) return false;
    if (offices.some(({ end }) => NONE_BEHIND.test(this.text.slice(end)))) return true;
    if (offices.length > 0 && this.areNear(spansOf(this.text, GIVEN_UP), offices, CLAUSE)) return true;
    return this.of("not").some((not) =>
      offices.some(({ start }) => start >= not.end && this.text.slice(not.end, start).trim().length <= BESIDE),
    );
  }

  /** Returns whether the sentence states the fraction of time at home or in the office. */
  hasFraction(): boolean {
    return this.areNear(spansOf(this.text, FRACTION), [...this.remote, ...this.office, ...this.byUs], CLAUSE);
  }

  /** Returns whether remote work is said to be full-time. */
  isFullTime(): boolean {
    return this.of("remote").some(({ end }) => FULL_TIME.test(this.text.slice(end, end + NEAR)));
  }

  /** The share of the time that stands near spans; null without one. */
  share(near: readonly Span[], most: number): number | null {
    for (const { 0: match, 1: percent, index } of matchesIn(this.text, SHARE)) {
      const share = { start: index, end: index + match.length };
      if (this.areNear([share], near, most) && !this.#isOfTravel(share, near)) return Number(percent);
    }
    return null;
  }

  /** Returns whether a share belongs to words for travel, which stand nearer to it: "von zu Hause und 20 % auf Reisen". */
  #isOfTravel(share: Span, near: readonly Span[]): boolean {
    const trips = spansOf(this.text, TRAVELLING).map((each) => this.gap(each, share));
    const [trip] = trips.filter((gap) => !DENIAL_STOP.test(gap)).toSorted((a, b) => a.length - b.length);
    // Behind "and" or a comma, a share begins a part of its own.
    const isApart = (gap: string) => BOTH.test(gap) || DENIAL_STOP.test(gap);
    return (
      trip !== undefined &&
      near.every((each) => {
        const gap = this.gap(each, share);
        return gap.length > trip.length || (each.end <= share.start && isApart(gap));
      })
    );
  }

  isLabel(spans: readonly Span[]): boolean {
    const [first] = spans;
    if (first === undefined) return false;
    const label = this.of("label")[0];
    if (label !== undefined && label.start <= 2 && label.end <= first.start)
      if (/^ ?[:–-][^.;]{0,30}$/u.test(this.gap(label, first))) return true;
    return this.text.trim().split(/\s+/u).length <= LABEL_WORDS;
  }
}
