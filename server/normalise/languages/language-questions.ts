import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";

/** A question to the reader, up to a language: "Do you speak fluent", "Parli", "¿Hablas". */
const ASKS_BEFORE = folded(
  /(?:^|[¿.;:–-] ?|, (?:and|und|et|y|e|en|i|och|og|ja|a) )(?:do you (?:\p{L}{1,10} )?(?:speak|know|write)|are you (?:\p{L}{1,10} )?(?:fluent|native|at home) in|can you (?:\p{L}{1,10} )?(?:speak|write)|sprichst du|sprechen sie|beherrschst du|beherrschen sie|kannst du|können sie|parlez-vous|parles-tu|vous parlez|tu parles|maîtrisez-vous|maîtrises-tu|hablas|habla usted|dominas|sabes|falas|fala|você fala|domina|parli|conosci|spreek je|spreekt u|beheers je|beheerst u|mówisz|znasz|władasz|talar du|pratar du|behärskar du|kan du|taler du|snakker du|behersker du|puhutko|osaatko|hallitsetko|mluvíš|mluvíte|umíš|umíte|ovládáš|ovládáte)(?: (?:auf |in |på |po |język |een beetje )?[\p{L}'’]{1,14}){0,3} ?$/iu,
);
/** Another language than what is asked for, or the only one that somebody speaks. */
const BESIDES = phrases(
  "also|too|auch|noch|aussi|également|también|además|também|anche|ook|też|także|również|också|även|også|myös|také|i",
);
const NOT_ASKED = phrases(
  String.raw`only|just|other|another|learn|want|not|n['’]t|nur|keine?|lernen|andere\p{L}?|seulement|pas|autres?|apprendre|solo|sólo|otr[oa]s?|aprender|só|apenas|outr[oa]s?|non|altr[oa]|imparare|alleen|geen|andere|leren|tylko|nie|inny\p{L}{0,2}|uczyć|bara|inte|andra|kun|bare|ikke|andre|lære|lära|vain|et (?:puhu|osaa)|ei|muuta|jen|jiný`,
);

/** Returns whether a question asks the reader for a language, or welcomes it beside others; null where it does neither. */
export function askedInQuestion(before: string, question: string): "required" | "welcome" | null {
  if (!ASKS_BEFORE.test(before) || NOT_ASKED.test(question)) return null;
  return BESIDES.test(before) ? "welcome" : "required";
}
