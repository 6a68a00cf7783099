import { folded } from "#normalise/text/folded-expression.ts";
import { IS_WELCOME, WELCOME, WELCOME_LABEL } from "../terms/cues.ts";
import { isAppreciated, isWelcomeBehind, isWelcomeToo, isWished } from "./language-appreciation.ts";
import { isNeeded as isCalledFor } from "./language-demands.ts";
import { isConditional } from "./language-helps.ts";
import { isGain, isWelcomeByIdiom } from "./language-idioms.ts";
import { isFollowed, isUsedByReader } from "./language-known.ts";
import { isUsedAtWork } from "./language-levels.ts";
import { lastPart, type Mention } from "./language-mentions.ts";
import { KNOWS, servesIn } from "./language-of-others.ts";
import { isSpokenAtWork, isUsedIn } from "./language-spoken.ts";
import {
  eases,
  holdsTalksIn,
  isDoneWithout,
  isExtra,
  isGoodIf,
  isRequiredBehind,
  pleasesAnyway,
} from "./language-welcome.ts";

// Whether a mention of a language asks for it, only welcomes it, or tells that people use it at work.

/** A language alone is asked for: "Mandarin is required", "Imprescindible inglés". */
const IS_ASKED = folded(
  /^ ?(?:(?:is|are|ist|sind|est|sont|es|é|jest|är|er|on|è) )?(?:(?:a|an|absolutely|absolut|zwingend|strictly) )?(?:must|must-have|required|mandatory|essential|compulsory|needed|erforderlich|pflicht|voraussetzung|muss|indispensable|obligatoire|requise?|exigée?|imprescindible|obligatori[oa]|necesari[oa]|requerido|obrigatóri[oa]|necessári[oa]|indispensável|exigido|vereist|verplicht|noodzakelijk|wymagan[ya]|konieczn[ya]|krävs|ett krav|et krav|vaaditaan|richiest[oa]|nutn[áý]|vyžadován[ao]?|podmínkou|required)(?!\p{L})/iu,
);
const ASKED_BEFORE = folded(
  /(?:imprescindible|se requiere|requerido|obligatorio|requer-se|obrigatório|exige-se|indispensable|erforderlich|requires?|required:?|técnico|técnica|technical|technisches|vereist:?|wymagany:?|krav:?) $/iu,
);
/** Returns whether words around a language make it welcome and not required; those of `isHelp` do so in any clause. */
export function isWelcomeAround({ around, around: { before, behind } }: Mention): boolean {
  return (
    isConditional(before, behind) ||
    isGoodIf(around) ||
    isWelcomeBehind(around, IS_WELCOME) ||
    WELCOME.test(lastPart(before)) ||
    WELCOME_LABEL.test(before)
  );
}

/** Returns whether a language alone is asked for, without a word that people speak it. */
export function isDemanded({ text, name, word, around: { before, behind } }: Mention): boolean {
  const beside = {
    before: text.slice(Math.max(0, name.start - 100), name.start),
    behind: text.slice(name.end, name.end + 80),
  };
  return (
    IS_ASKED.test(behind) ||
    isRequiredBehind(behind) ||
    ASKED_BEFORE.test(before) ||
    KNOWS.test(before) ||
    isUsedByReader(beside, word) ||
    isCalledFor({ before, behind }, text)
  );
}

/** Returns whether words around a language say that it pleases, which nobody says of what is asked. */
export const isPleasing = ({ around }: Mention): boolean =>
  isWished(around.behind) || pleasesAnyway(around) || isWelcomeByIdiom(around.behind) || isAppreciated(around);

/** Returns whether a language is a help, as words right around it say in any clause. */
export const isHelp = ({ text, first, beside, around: { before, behind } }: Mention): boolean =>
  eases(behind) ||
  isExtra({ before: beside, behind }) ||
  isGain(before, behind) ||
  isDoneWithout(behind) ||
  isWelcomeToo(text.slice(0, first.start), behind);

/** Returns whether people use a language at work. */
export const isUsed = ({ around, around: { before, behind } }: Mention): boolean =>
  !isFollowed(before) &&
  (isSpokenAtWork(around) ||
    isUsedIn(before) ||
    isUsedAtWork(around) ||
    servesIn(before, behind) ||
    holdsTalksIn(around));
