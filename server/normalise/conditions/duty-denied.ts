import { wholeWords } from "#normalise/terms/cues.ts";

/** Where a clause begins or ends. */
const BOUNDARY = /[.,;:!?()]|(?<!\p{L})(?:but|aber|mais|pero|men|maar|ale|mutta|però|mas)(?!\p{L})/u;
/** A negation, with two words at most before the duty that it denies: "we don't run an on-call rota", "vi har ikke bakvakt". */
const DENIED_BEFORE = new RegExp(
  `${wholeWords(
    String.raw`(?:do|does|is|are|wo|have|has)n['’]t|(?:do|does|is|are|will|have|has) not|never|without|keine[nrs]?|nicht|ohne|pas d['’]|pas de|jamais d['’]|aucune?|sans|ningun\p{L}{1,2}|no (?:hacemos|hay|existen?|tenemos|tendrás|harás|se hacen)|sin|não (?:temos|há|existe|fazemos|terás|tem)|sem|nenhum\p{L}?|non (?:abbiamo|c['’]è|esiste|facciamo|ci sono|avrai)|senza|nessun\p{L}?`,
    String.raw`geen|niet|zonder|nie (?:ma|mamy|pełnimy|pełni)|bez|brak|żadnych|inte|ingen|inga|ikke|utan|uden|uten|ei (?:ole|kuulu|tarvita|vaadita)|ilman|není|nejsou|nemáme|nedržíme|žádn\p{L}{1,2}`,
  )}(?: [\\p{L}-]{1,14}){0,2} ?$`,
  "iu",
);
/** The same behind it: "Bereitschaft haben wir nicht", "pohotovosti tu nedržíme". */
const DENIED_BEHIND = new RegExp(
  wholeWords(
    String.raw`not|none|(?:do|does|is|are|wo)n['’]t|nicht|keine|gibt es (?:hier |bei uns )?nicht|n['’](?:existe|y a|est|avons)\p{L}{0,4}|ne sont|nada|no (?:hay|hacemos|existen?|tenemos)|não (?:há|temos|existe|fazemos)|non (?:è|c['’]è|sono|abbiamo|esiste)|niet|nie (?:ma|mamy|występuj\p{L}|obowiązuj\p{L}|jest|są)`,
    String.raw`inte|ikke|ei (?:ole|kuulu|tarvita|vaadita|kuulu)|ei(?= ?$)|není|nejsou|nemáme|nedržíme|neexistuje|neděláme|nevedeme|nečeká`,
  ),
  "iu",
);
/** A label whose answer is no: "Guardias: no". */
const ANSWER = new RegExp(
  `^ ?[:–-] ?${wholeWords("no|none|nein|keine|non|aucune?|nenhum|não|não há|nee|geen|nie|brak|nej|ingen|inga|nei|ei|ne|žádná|nessuna")}`,
  "iu",
);
/** Negations of how often or when, not of the duty. */
const OF_MANNER =
  /(?:(?<!\p{L})not|n['’]t|(?<!\p{L})(?:nicht|pas|no|não|non|niet|nie|inte|ikke|ei|není|never)) (?:\p{L}{1,4} )?(?:more|only|every|just|often|frequent|unpaid|alone|at night|mehr|nur|jede\p{L}?|oft|häufig|unbezahlt|allein|plus|seulement|souvent|seule?|más|solo|sólo|cada|mais|só|apenas|più|sempre|meer|alleen|elke|vaak|więcej|tylko|co|sam|mer|bara|varje|ensam|mere|kun|hver|alene|enempää|vain|joka|yksin|více|jen|každ\p{L})/iu;
const ALONE =
  /(?<!\p{L})(?:alone|allein|seule?|solo|sola|sozinh[oa]|alleen|sam|sama|ensam|alene|yksin|sám|sama)(?!\p{L})/iu;
const MOST_BEFORE = 40;
const MOST_BEHIND = 60;

const firstClause = (text: string): string => text.slice(0, BOUNDARY.exec(text)?.index ?? text.length);

/** Returns the words of the clause that end a text. */
function lastClause(text: string): string {
  const parts = text.split(BOUNDARY);
  return parts.at(-1) ?? "";
}

/** Returns whether a sentence says that a duty, at this place in it, doesn't exist. */
export function deniesDuty(text: string, index: number, end: number): boolean {
  const behind = text.slice(end, end + MOST_BEHIND);
  if (ANSWER.test(behind)) return true;
  if (OF_MANNER.test(text) || ALONE.test(text)) return false;
  const before = lastClause(text.slice(Math.max(0, index - MOST_BEFORE), index));
  if (DENIED_BEFORE.test(before)) return true;
  // In Portuguese, "no plantão" is "in the duty".
  if (/(?<!\p{L})no $/iu.test(before) && /^(?:on|stand|pager|rota|out)/iu.test(text.slice(index, end))) return true;
  return DENIED_BEHIND.test(firstClause(behind));
}

/** As `deniesDuty`, in Japanese: "待機当番はございません". */
export const deniesUnspaced = (text: string, end: number): boolean =>
  /^[^。、]{0,16}(?:ありません|ございません|なし|無し|ない|不要|免除)/u.test(text.slice(end, end + 30));
