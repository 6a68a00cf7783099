import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { doesOrNot, isDenied } from "./employer-help.ts";
import { PERMIT } from "./permit-names.ts";
import { saysNeed, speaksOfSponsoring, turnsAway } from "./refused-people.ts";

// Questions about visas that the next words answer: "Need a permit? Our lawyer sorts it out", "Can you sponsor me? Sadly not."

const LONGEST = 110;
const INSIDE = /^(?<question>[^?]{3,110})\? (?<answer>\S.*)$/u;

/** Asks whether people have a permit, which says nothing of the employer. */
const HAVE = phrases(
  "do you (?:already )?(?:have|hold)|have you(?: got)?|are you (?:a|an|eligible|authori[sz]ed|legally|allowed)|hast du|haben sie|bist du|avez-vous|as-tu|êtes-vous|tienes|tiene|cuentas|tens|tem|hai|ha già|sei|heb je|heeft u|masz|posiadasz|har du|onko sinulla|máte|máš|ai|aveți",
);
/** Asks about what people don't have. */
const LACK = folded(
  /(?<!\p{L})(?:no|not|n['’]t|without|kein\p{L}{0,3}|ohne|pas|sans|aucun|no|sin|não|sem|non|senza|geen|zonder|nie|bez|inte|inget|utan|ikke|ingen|uden|uten|ei|ilman|nemáte|nemáš|nu|fără|yet)(?!\p{L})/iu,
);
const SAYS_YES = folded(
  new RegExp(
    `^\\P{L}{0,3}${wholeWords(
      "yes|of course|sure|gladly|absolutely|certainly|no problem|no worries|not a problem|ja|natürlich|klar|selbstverständlich|gerne|kein problem|keine sorge|oui|bien sûr|avec plaisir|pas de (?:souci|problème)|sí|claro|por supuesto|sin problema|no te preocupes|sim|com certeza|sem problema|sì|certo|certamente|nessun problema|natuurlijk|graag|geen probleem|geen zorgen|tak|oczywiście|jasne|żaden problem|nie ma problemu|självklart|absolut|inga problem|självfallet|selvfølgelig|naturligvis|intet problem|ikke noe problem|ingen problem|kyllä|joo|tietysti|ei hätää|ei ongelmaa|ano|samozřejmě|jistě|žádný problém|da|desigur|sigur|nicio problemă",
    )}`,
    "iu",
  ),
);
const SAYS_NO = folded(
  new RegExp(
    `^\\P{L}{0,3}(?:${wholeWords(
      "(?:sadly|unfortunately|regrettably|sorry|leider|malheureusement|lamentablemente|desgraciadamente|infelizmente|purtroppo|helaas|niestety|tyvärr|desværre|dessverre|beklager|valitettavasti|bohužel|din păcate)",
    )},? )?${wholeWords("no|not|we can['’]t|nein|nicht|non|pas|não|nee|niet|nie|nej|inte|nei|ikke|ei|emme|ne|nikoliv|nu")}`,
    "iu",
  ),
);

/** Returns what an answer to a question about visas says; null where it says neither, or where the question isn't about them. */
function readAnswer(question: string, answer: string): "yes" | "no" | null {
  if (question.length > LONGEST || (!PERMIT.test(question) && !speaksOfSponsoring(question))) return null;
  const isLacking = LACK.test(question);
  if (HAVE.test(question) && !isLacking && !saysNeed(question)) return null;
  const done = doesOrNot(answer);
  if (done !== null) return done;
  if (turnsAway(answer)) return "no";
  // "Will you need sponsorship? Yes" is a form.
  if (isLacking || saysNeed(question) || /^(?:will|would|do|are) you (?:now|require|need)/iu.test(question))
    return null;
  if (SAYS_YES.test(answer)) return isDenied(answer) ? null : "yes";
  return SAYS_NO.test(answer) ? "no" : null;
}

/** Returns what a sentence says that asks about visas and is answered in itself or in the next one, with the whole of it. */
export function answeredQuestion(
  text: string,
  next: string | undefined,
): { value: "yes" | "no"; evidence: string } | null {
  if (!text.includes("?")) return null;
  const inside = INSIDE.exec(text)?.groups;
  const [question = "", answer = ""] =
    inside === undefined ? (text.endsWith("?") ? [text, next] : []) : [inside["question"], inside["answer"]];
  const value = answer === "" ? null : readAnswer(question, answer);
  return value === null ? null : { value, evidence: inside === undefined ? `${text} ${answer}` : text };
}
