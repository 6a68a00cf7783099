import type { EmploymentType } from "#contract/schemas/job.ts";
import { EMPLOYED_PEOPLE } from "#taxonomy/employment/employment-people.ts";
import { flagsIn, wordsIn } from "#normalise/text/whole-words.ts";
import type { Sentence } from "./text/prepared-text.ts";
import { quickly, type QuickExpression, type QuickReplacement, replacedQuickly } from "./text/quick-expression.ts";

/** What may stand between a verb and the people it's about. */
const BETWEEN = String.raw`(?:(?!(?:als|as|comme|como|come|jako|som) )[\p{L}'’-]{1,20},? ){0,4}?`;
/** Two or three kinds of people, with what joins them. */
const AND_MORE = String.raw`(?:(?:,| &| \/)? (?:[\p{L}'’]{1,12} ){0,4}?`;

interface People {
  seeks: QuickExpression;
  handled: QuickReplacement;
  types: readonly { type: EmploymentType; pattern: QuickExpression }[];
}

const TYPES = ["internship", "contract", "part-time", "full-time"] as const;
const byLanguage = new Map<string, People>(
  Object.entries(EMPLOYED_PEOPLE).map(([language, { seeks, sought, first, behind, leads, people }]) => {
    const anybody = Object.values(people).join("|");
    const end = String.raw`(?= (?:${behind})(?!\p{L})|[,.:!]|$| \(| –| -)`;
    const opening = first ?? String.raw`[\p{L}\d-]{1,16}`;
    return [
      language,
      {
        seeks: quickly(new RegExp(wordsIn(language, seeks), flagsIn(language))),
        handled: replacedQuickly(
          new RegExp(
            wordsIn(language, String.raw`(?:${leads}) ${BETWEEN}(?:${anybody})${AND_MORE}(?:${anybody})){0,2}`),
            `${flagsIn(language)}g`,
          ),
        ),
        types: TYPES.flatMap((type) => {
          const named = people[type];
          if (named === undefined) return [];
          const source = String.raw`(?:${seeks}) ${BETWEEN}(?:${named})|^(?:(?:${opening}) ){0,2}?(?:${named})${end}|(?:${named})(?![\p{L}\d])[^.;,]{0,40}? (?:${sought})`;
          return [{ type, pattern: quickly(new RegExp(wordsIn(language, source), flagsIn(language))) }];
        }),
      },
    ];
  }),
);

/** Workers of other forms whose shifts, pay or training the job is about, in Japanese. */
const HANDLED_JAPANESE =
  /(?:派遣(?:社員|スタッフ)?|アルバイト|パート|バイト|契約社員|インターン生?|フリーランス|期間従業員)(?:スタッフ|さん|の方々?|の皆さん|[・やと、](?:派遣(?:社員|スタッフ)?|アルバイト|パート|契約社員|インターン生?)){0,3}(?:の方々?)?(?:の|へ|を|に|と)[^。、]{0,12}(?:教育|シフト|管理|指導|育成|労務|マネジメント|フォロー|面談|研修|契約更新|とりまと|取りまと|採用(?:活動|業務|担当)|一緒に)[^。、]{0,20}/gu;

/** Returns a sentence without the people whom the job leads, pays or plans for, and without the employer's own. */
export function withoutHandled(text: string, language: string | null): string {
  if (language === "ja") return text.replace(HANDLED_JAPANESE, " ");
  const people = language === null ? undefined : byLanguage.get(language);
  return people === undefined ? text : people.handled.replace(text, " ");
}

/** Returns whether a sentence says that the employer seeks somebody. */
export const seeksSomebody = (text: string, language: string | null): boolean =>
  language !== null && byLanguage.get(language)?.seeks.test(text) === true;

/** People who are addressed and told that they aren't sought now: "Apprentices: check back in spring", "Lærlinger: beklager". */
const TURNED_AWAY = quickly(
  /^[\p{L}'’-]{4,20}(?: [\p{L}'’-]{2,14}){0,3} ?[:–—?] ?(?:[\p{L}'’,]{1,12} ){0,4}?(?:sorry|unfortunately|check back|not (?:now|yet|this|at)|no(?:ne)?(?: (?:vacanc|openings|places))?|full(?:y)?|closed|taken|later|next year|leider|nein|erst|derzeit|aktuell nicht|nicht|désolée?s?|malheureusement|complet|pas (?:cette|pour|de)|lo sentimos|por ahora|este año no|completo|infelizmente|lamentamos|de momento|não|spiacenti|purtroppo|al momento|helaas|niet|volgend jaar|vol|niestety|nie|tyvärr|beklager|desværre|dessverre|fullt|fuldt|ikke|inte|valitettavasti|bohužel|din păcate|sajnos)(?!\p{L})/iu,
);

/** Returns the form of the people whom a sentence seeks: "Stagionali per rifugio alpino", "We're taking on temp pickers". */
export function typeOfSought(text: string, language: string | null): EmploymentType | null {
  const people = language === null ? undefined : byLanguage.get(language);
  if (TURNED_AWAY.test(text)) return null;
  return people?.types.find(({ pattern }) => pattern.test(text))?.type ?? null;
}

/** Letters that only one of the languages has. */
const LETTERS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["pl", /[ąęłśźż]/iu],
  ["cs", /[ěřů]/iu],
  ["ro", /[ășț]/iu],
  ["hu", /[őű]/iu],
  ["tr", /[ğı]/u],
];

/** Returns the language to read a text in: its letters tell where it's too short to be known, or for Polish taken for Czech. */
export function languageByLetters(sentences: readonly Sentence[], language: string | null): string | null {
  if (language !== null && language !== "cs") return language;
  const found = LETTERS.find(([, letters]) => sentences.some(({ text }) => letters.test(text)));
  return found === undefined || (language === "cs" && found[0] !== "pl") ? language : found[0];
}
