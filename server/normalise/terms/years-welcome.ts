import { folded } from "#normalise/text/folded-expression.ts";
/** Something is welcome and not asked for, as the first words of a sentence. */
const WELCOME_FIRST = folded(
  /^\P{L}*(?:(?:it|that|there|het|constitui|costituisce|det|das|es|det|to|se|ce|il|si|è|é|es|será|sería|seria|serait|est|ist|wäre|sind|är|er|je|bude|on|jest|będzie|would|is|be|vil|være|skulle|vara|blir|sarà|sarebbe|also|auch|ook|też|även|også|además|também|anche|aussi|také|myös|very|highly|sehr|très|muy|muito|molto) ){0,4}(?:c['’](?:est|serait) )?(?:(?:un|une|una|uma|um|ein|eine|een|en|ett|et|an?|dodatkowym|duż\p{L}|big|real|strong|stor|klare?s?|grote?) ){0,2}(?:preferred|preferable|desirable|desired|advantageous|beneficial|helpful|nice[- ]to[- ]have|plus(?:punkt|em)?(?! d(?:e|['’]|i)(?!\p{L}))|bonus|advantage|asset|vorteil(?:haft)?|von vorteil|wünschenswert|gerne? gesehen|souhaité\p{L}{0,2}|appréciée?s?|atout|deseables?|valorables?|valora(?:rá|rán|mos|n)?|valorizamos|valoriza-se|ventaja|desejáve(?:l|is)|vantagem|mais-valia|diferencial|gradit[oaie]|preferibil[ei]|apprezzat[oaie]|vantaggio|titolo preferenziale|pr[eé]|pluspunt|wenselijk|gewenst|mooi meegenomen|voordeel|mile widzian\p{L}{1,2}|atut(?:em)?|zaletą|meriterande|merit|önskvärt|fördel|fordel|ønskelig|ønskeligt|pluss|eduksi|etua?|plussaa|toivottavaa|výhod(?:ou|a)|vítán\p{L}{0,2}|vítáme|oceníme|uvítáme|avantaj|constituie (?:un )?avantaj)(?!\p{L})(?:,? (?:but|aber|mais|pero|mas|ma|maar|ale|men|mutta) [^,.;]{2,40}(?:,|$))?(?:,? (?:if|hvis|om|wenn|dass|si|als|jos|jestliže|pokud|jeśli|że|se|que|dacă|at|att) )?[^,.;]{0,80}$/iu,
);
/** Asked for all the same. */
const ASKED = folded(
  /(?<!\p{L})(?:must|required|muss|erforderlich|obligatoire|exigée?s?|imprescindible|obligatori[oa]|requerid[oa]|obrigatóri[oa]|exigid[oa]|necessari[oa](?<!non necessari[oa])|richiest[oa](?<!non richiest[oa])|vereist|wymagan\p{L}{1,2}|krävs|kræves|kreves|vaaditaan|podmínkou)(?!\p{L})/iu,
);
/** "Would be a bonus, say 2 years or so". */
const WELCOME_SAY = folded(
  /(?<!\p{L})(?:plus|bonus|advantage|asset|vorteil|atout|ventaja|vantagem|vantaggio|pr[eé]|pluspunt|atutem|merit|meriterande|fördel|fordel|eduksi|výhodou|avantaj),? (?:say|maybe|perhaps|e\.g\.|for example|etwa|zum beispiel|sagen wir|disons|par exemple|digamos|por ejemplo|por exemplo|diciamo|ad esempio|zeg|bijvoorbeeld|powiedzmy|np\.|säg|till exempel|f\.eks\.|for eksempel|sanotaan|esimerkiksi|třeba|řekněme|například|de exemplu)(?: \p{L}{2,10})? ?$/iu,
);
const SENTENCE_END = /[.;!?•·](?=\s)/u;

/** Returns whether what stands before years says that they are only welcome: "mile widziane roczne doświadczenie". */
export function isWelcomeBefore(before: string): boolean {
  const sentence = before.split(SENTENCE_END).at(-1) ?? "";
  return (WELCOME_FIRST.test(sentence) && !ASKED.test(sentence)) || WELCOME_SAY.test(sentence);
}
