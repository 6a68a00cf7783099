import { folded } from "#normalise/text/folded-expression.ts";
import { levelNear } from "./language-levels.ts";
import type { Found } from "./language-mentions.ts";
import { languageNamesIn } from "./language-names.ts";

const TITLED = /^(?:[- ]?(?:speaking|speaker|sprachig|native)|[- ]?\(?[ABC][12](?!\p{L})|\s*[)\]/&+]|\s*$)/iu;
const TITLE_BEFORE = folded(
  /(?:[([/&+–—-]\s*|\b(?:with|in|mit|avec|con|com|met|fluent|native|bilingual|z (?:językiem )?|med)\s+(?:\p{L}{1,20}\s+(?:and|&|und|et|y|e|en|i|och)\s+)?)$/iu,
);

/** What a title says of a language before it: "Native German Content Writer". */
const LEVEL_BEFORE = /(?<!\p{L})(?:native|fluent|bilingual)\s+$/iu;
/** People who translate know both languages of their title. */
const TRANSLATOR = folded(
  /(?<!\p{L})(?:translators?|interpreters?|linguists?|übersetz\p{L}{1,8}|dolmetsch\p{L}{0,6}|traduct\p{L}{2,5}|interpr[eèé]t\p{L}{1,4}|tradutor\p{L}{0,2}|traduttor\p{L}|vertaler|tolk|tłumacz\p{L}{0,3}|översättare|oversætter|oversetter|kääntäjä|tulkki|překladatel\p{L}{0,3}|tlumočn\p{L}{2,4}|fordító|tercüman|перекладач\p{L}?|переводчик)(?!\p{L})/iu,
);

/** Reads the languages that a title asks for. */
export function readTitle(title: string): Found[] {
  const names = languageNamesIn(title);
  if (names.length === 0) return [];
  const isTranslator = names.length > 1 && TRANSLATOR.test(title);
  return names.flatMap(({ language, start, end }) => {
    const [before, behind] = [title.slice(0, start), title.slice(end)];
    const isAsked =
      isTranslator ||
      LEVEL_BEFORE.test(before) ||
      (TITLED.test(behind) && TITLE_BEFORE.test(before)) ||
      /^[- ]?(?:speak|sprachig|parlant)/iu.test(behind);
    if (!isAsked) return [];
    const named = levelNear(LEVEL_BEFORE.exec(before)?.[0] ?? "", behind);
    const level = named === "vague" ? null : (named ?? (isTranslator ? "fluent" : null));
    return [
      { language, level, isImplied: named === null, required: true, evidence: `title: ${JSON.stringify(title)}` },
    ];
  });
}
