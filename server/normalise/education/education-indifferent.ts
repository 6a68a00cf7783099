import { withoutFirst } from "#normalise/text/spans.ts";
import { quickly } from "../text/quick-expression.ts";

/** It doesn't matter what somebody has: "peu importe que vous ayez un CAP ou un doctorat". */
const NO_MATTER = quickly(
  /(?<!\p{L})(?:no matter|never mind|peu importe|qu['’]importe|da igual|no importa|tanto faz|não importa|non importa|poco importa|egal|ganz gleich|het maakt (?:ons )?niet uit|nie ma znaczenia|nieważne|obojętne|spelar ingen roll|(?:det er )?ligegyldigt|(?:det er )?det samme|spiller ingen rolle|uansett|samantekevää|ei (?:ole )?väliä|je (?:nám )?jedno|nu conteaz[ăa])[, ]{1,2}(?:que|si|se|ob|of|czy|om|onko|oletko|jestli|dac[ăa]|if|whether)(?!\p{L})[^.;]{3,110}/iu,
);
/** A diploma or none: "laureato o no", "gediplomeerd of niet", "faglært eller ufaglært". */
const OR_NOT = quickly(
  /(?<!\p{L})(?:(?:degrees?|diplomas?|graduates?|certified) or (?:not|no(?: degrees?| diplomas?)?|without)|(?:\p{L}{0,14}studium|studiert|\p{L}{0,14}abschluss|\p{L}{0,12}ausbildung|gelernt|ausgebildet|diplom) oder (?:auch )?(?:nicht|ohne|ungelernt)|(?:diplômée?s?|diplôme|formée?s?) ou (?:non|pas|sans)|(?:titulad[oa]s?|título|estudios|graduad[oa]s?) o (?:no|sin)|(?:laureat[oaie]|diplomat[oaie]|laurea|diploma) o (?:no|meno|senza)|(?:formad[oa]s?|licenciad[oa]s?|diploma|curso superior) ou (?:não|sem)|(?:gediplomeerd|afgestudeerd|diploma) of (?:niet|geen|zonder)|wel of geen (?:\p{L}{3,12} )?(?:diploma|opleiding|hbo|mbo|studie)|(?:dyplomem|studiach|studia|maturą) (?:czy|lub|albo) (?:bez|nie)|(?:\p{L}{0,14}examen|\p{L}{0,14}utbildning|utbildad|utexaminerad) eller (?:inte|ej|utan)|(?:\p{L}{0,8}uddannet|\p{L}{0,8}utdannet|\p{L}{0,14}uddannelse|\p{L}{0,14}utdanning|\p{L}{0,14}eksamen|udlært|faglært) eller (?:ikke|ej|uden|uten|ufaglært)|(?:\p{L}{0,14}tutkinto|tutkinnolla|koulutettu|koulutus) tai (?:ei|ilman)|(?:titulem|vystudovan\p{L}|vyučen\p{L}?|maturitou) (?:nebo|či|i|a) (?:ne|bez|nevystudovan\p{L}|nevyučen\p{L}?)|(?:diplom[ăa]|studii|absolvent[ăa]?) sau (?:nu|f[ăa]r[ăa]))(?!\p{L})[^.;,]{0,20}/iu,
);
/** Either may be: "måske har du en kandidatgrad, måske har du ingen", "mbo mag, geen mbo mag ook". */
const EITHER_MAY_BE = quickly(
  /(?<!\p{L})(?:maybe|perhaps)(?!\p{L})[^.;]{3,60}[,–-] ?(?:or )?(?:maybe|perhaps)(?!\p{L})[^.;]{0,40}|(?<!\p{L})(?:vielleicht|peut-être|quizás?|tal vez|talvez|magari|forse|misschien|kanske|måske|kanskje|ehkä|možná|poate)(?!\p{L})[^.;]{3,60}[,–-] ?(?:(?:oder|ou|o|of|eller|tai|nebo|sau) )?(?:vielleicht|peut-être|quizás?|tal vez|talvez|magari|forse|misschien|kanske|måske|kanskje|ehkä|možná|poate)(?!\p{L})[^.;]{0,40}|(?<!\p{L})może (?:masz|ukończył)[^.;]{3,60}, (?:a )?może(?!\p{L})[^.;]{0,40}|(?<![^.;,] ?)[^.;,]{3,40} (?:mag|kan|prima),? (?:maar )?(?:geen|zonder)(?!\p{L})[^.;,]{0,30}(?:mag|kan|prima)(?: ook)?|(?<![^.;,] ?)[^.;,]{3,40} (?:fine|good|great|okay),? (?:but |and |so is )?(?:no|none|without)(?!\p{L})[^.;]{0,30} (?:fine|too|as well|also)(?!\p{L})/iu,
);
/** Good if somebody has it: "si además tienes un máster, estupendo". */
const GOOD_IF = quickly(
  /(?<!\p{L})(?:(?:wenn|falls) (?:du|sie)|si (?:vous avez|tu as|(?:además |también )?(?:tienes|cuentas con))|se (?:hai|tens|tem|você tem)|als je|jeśli masz|om du (?:har|dessutom har)|hvis du (?:har|også har)|jos sinulla on|(?:když|pokud) máte|dac[ăa] ai)(?!\p{L})[^.;,]{3,50}, (?:(?:umso|desto|des te|tant|tím|tym|sen|endnu|ännu|enda|cu atât mai|ancora|ainda|aún|todavía) )?(?:besser|super|toll|prima|schön|perfekt|mieux|parfait|génial|estupendo|genial|perfecto|mejor|bene|meglio|ottimo|perfetto|ótimo|melhor|perfeito|mooi|fijn|beter|świetnie|lepiej|kul|toppen|bra|bättre|bedre|fint|fedt|supert|flott|hienoa|hyvä|parempi|skvělé|fajn|lépe|bine|perfect)(?!\p{L})[^.;]{0,30}/iu,
);
const CLAUSES = [NO_MATTER, OR_NOT, EITHER_MAY_BE, GOOD_IF];

/** Returns a sentence without what it says of diplomas that make no difference or are only welcome. */
export const withoutIndifferent = (sentence: string): string => withoutFirst(sentence, CLAUSES);
