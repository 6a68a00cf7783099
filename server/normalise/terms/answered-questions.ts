import { folded } from "#normalise/text/folded-expression.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

/** How an answer begins that says yes or no: "Fehlanzeige!", "Doen we niet.", "Oui, une semaine sur six.". */
const ANSWERS = folded(
  new RegExp(
    `^${wholeWords(
      "none|no|nope|not|never|yes|nein|keine|nicht|gibt es|fehlanzeige|ja|non|pas|jamais|aucune?|oui|nada|nunca|aquí no|sí|não|nenhum\\p{L}?|sim|nessun\\p{L}?|niente|mai|qui no|sì|nee|geen|doen we|hier niet|niet|nie|brak|nigdy|tak|nej|ingen|inga|inte|ikke|nei|aldrig|aldri|ei|kyllä|ne|žádn\\p{L}{1,2}|nikdy|ano|nu|niciodată|deloc|da|u nás|u nas|inte|bei uns|chez nous|la noi|här|her|here|meillä|hos oss?|hebben we|kennen we|haben wir|we have none|non (?:ne )?abbiamo|não temos|no tenemos|nie mamy|har vi|det har vi|nemáme|nu avem|ei ole|tady ne",
    )}|^(?:ありません|ございません|なし|いいえ|はい|ない)`,
    "iu",
  ),
);
const MOST_QUESTION = 70;
const MOST_ANSWER = 110;

/** Returns a question and its short answer as one sentence; null where a sentence answers no question. */
export function answered(question: Sentence | undefined, { text, section }: Sentence): Sentence | null {
  if (question === undefined || !/[?？]$/u.test(question.text)) return null;
  if (question.text.length > MOST_QUESTION || text.length > MOST_ANSWER || !ANSWERS.test(text)) return null;
  return { text: `${question.text} ${text}`, section };
}
