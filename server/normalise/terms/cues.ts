import { wholeWords } from "#normalise/text/whole-words.ts";
import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { SectionKind } from "#normalise/text/prepared-text.ts";

/** Where "plus" joins and names nothing that is welcome: "plus a degree", "plus strong Excel skills", "plus ein Studium". */
const NOT_JOINING = String.raw`(?! (?:an?|the|one|two|three|four|five|at least|a minimum|some|strong|solid|good|proven|excellent|great|deep|basic|sound|relevant|\d{1,2}\+?|eine?n?|gute?|sehr gute|mindestens|abgeschlossene\p{L}?)(?!\p{L}))(?! (?:\p{L}{2,14} ){0,2}(?:experience|knowledge|skills|degree|diploma|certificat\p{L}{1,4}|licen[cs]e|studium|erfahrung|kenntnisse)(?!\p{L}))`;

/** Says that something is welcome and not asked for, in the languages of the readers. */
export const WELCOME = phrases(
  "preferred|preferabl[ey]|nice[- ]to[- ]have|(?:a|an|big|huge|strong|definite|real|added|distinct) (?:plus|bonus|asset|advantage)|bonus(?: points)?|advantageous|beneficial|desirable|desired|ideally|helpful|welcome|optional|would be (?:great|nice|good|ideal)|not essential|is an? (?:plus|asset|advantage)|plus\\.?$",
  `von vorteil|(?:ein |großes |klares )plus|pluspunkt|plus${NOT_JOINING}|wünschenswert|idealerweise|gern gesehen|optional|ein vorteil|hilfreich|willkommen`,
  "souhaité(?:e|es|s)?|apprécié(?:e|es|s)?|(?:un|serait un) (?:plus|atout)|atout|de préférence|idéalement|facultatif",
  "deseable|valorable|se valora(?:rá|n|rán)?|un plus|un extra|opcional|preferiblemente|idealmente",
  "desejável|diferencial|será um diferencial|valoriza(?:mos|-se)|um plus|preferencialmente|opcional|mais-valia",
  "(?:een |is een )?pr[eé]|een plus|pluspunt|mooi meegenomen|gewenst|wenselijk|bij voorkeur",
  "mile widzian[aey]|dodatkow(?:y|ym) atut(?:em)?|atutem|będzie atutem|nice to have",
  "meriterande|(?:ett |är ett )plus|önskvärt|gärna|en fördel|fordel|et pluss|ønskelig|eduksi|výhodou|costituisce (?:un )?plus|titolo preferenziale|gradit[oa]",
);

/** Says that what follows is welcome: "ideally 3 years", not "3 years, ideally in sales". */
export const IDEALLY = folded(
  new RegExp(
    `${wholeWords(
      "ideally|preferabl[ey]|optimally|idealerweise|vorzugsweise|bevorzugt|optimalerweise|idéalement|de préférence|préférablement|idealmente|preferiblemente|preferentemente|de preferencia|preferencialmente|de preferência|idealiter|bij voorkeur|liefst|najlepiej|gärna|helst|preferibilmente|mielellään|ideálně",
    )},?[^,;.]*$`,
    "iu",
  ),
);
const COPULA =
  "(?:is|are|would be|can be|will be|may be|ist|sind|wäre|wären|est|sont|serait|es|son|sería|é|são|seria|zou|jest|będzie|byłby|är|vore|er|ville være|on|olisi|è|sarebbe|je|bude) (?:\\p{L}{1,12} ){0,2}?";
const PREFERRED = wholeWords(
  "preferred|nice[- ]to[- ]have|(?:a|an|big|huge|strong|definite|real|added|distinct) (?:plus|bonus|asset|advantage|help(?![- ]?desk)|merit)|bonus(?! points)(?! for)|advantageous|beneficial|desirable|desired|helpful|welcome|optional|would be (?:great|nice|good|ideal)|not essential|helps(?! \\p{L})",
  `von vorteil|(?:ein |großes |klares )plus|pluspunkte?|plus${NOT_JOINING}|wünschenswert|gerne? gesehen|ein vorteil|hilfreich|willkommen|vorteilhaft|souhaité(?:e|es|s)?|apprécié(?:e|es|s)?|(?:un|serait un) (?:plus|atout|avantage)|atout|facultatif|bienvenue?s?`,
  "deseables?|valorables?|se valora(?:rá|n|rán)?|un plus|un extra|una ventaja|opcional|suma puntos|desejáve(?:l|is)|diferencial|valoriza(?:mos|-se)|um plus|uma vantagem|mais-valia|pré|een pr[eé]|een plus|pluspunt|mooi meegenomen|een voordeel|gewenst|wenselijk|welkom",
  "mile widzian[aey]|atut(?:em)?|plusem|zaletą|meriterande|(?:ett |är ett )plus|en merit|önskvärt|en fördel|til fordel|fordel|et pluss?|ønskelig|eduksi|etu|plussaa|výhodou|vítán\\p{L}|costituisce (?:un )?plus|titolo preferenziale|un vantaggio|gradit[oa]|apprezzat[oa]|előny(?:t jelent)?|un avantaj|constituie avantaj|tercih sebebi|перевагою|буде плюсом",
  `${COPULA}(?:handy|useful|nice|great|appreciated|valued|nützlich|schön|utiles?|valorisée?s?|útil|valorad[oa]|handig|fijn|prettig|przydatn\\p{L}|kjekt|bra|hyödy\\p{L}{1,6}|utile|valid\\p{L})`,
);
/** Says that what precedes is welcome: "3 years preferred", "3 years (a plus)". */
export const IS_WELCOME = folded(
  new RegExp(`^[^,;(]*${PREFERRED}|^[^,;(]*[,(]\\s?(?:strongly |highly |is |would be )?${PREFERRED}`, "iu"),
);
/** "Preferred: 3 years". */
export const WELCOME_LABEL = folded(new RegExp(`${PREFERRED}[^.;,]{0,30}:`, "iu"));

/** Sections that tell what the employer is or offers, not what it asks for. */
export const NOT_ASKED: ReadonlySet<SectionKind> = new Set(["about", "benefits", "compensation"]);
