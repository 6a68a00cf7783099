import { folded } from "#normalise/text/folded-expression.ts";
import { saysNeeded } from "./language-demands.ts";
import type { Surroundings } from "./language-levels.ts";

const IS = String.raw`is|are|['’]s|would be|will be|counts? as|will be|ist|wird|sera|será|serán|serão|sarà|zal|va fi|este|constituie|bude|blir|bliver|sind|wäre|zählt als|gilt als|est|serait|sont|seraient|es|son|sería|é|são|seria|seriam|è|sono|sarebbe|zijn|zou|jest|będzie|byłby|to|är|vore|er|ville være|vil være|on|olisi|je|bude|by byl[ay]?`;
/** What is good to have, as nouns and adjectives. */
const GOOD = [
  String.raw`bonus\p{L}{0,8}|bónus|pluss?\p{L}{0,6}|asset|advantage|strength|gewinn|bereicherung|vorteil|trumpf|atout|avantage|richesse|ventaja|valor añadido|vantagem|mais-valia|vantaggio|di più|pregio|voordeel|aanwinst|meerwaarde|przewagą|atut\p{L}{0,3}|zalet[aą]|tillgång|styrka|merit|avantaj|fördel|styrke|fordel|gevinst|fortrinn|etu|hyötyä|iloa|vahvuus|výhod\p{L}{1,2}|přínos\p{L}{0,2}`,
  String.raw`lovely|nice|great|super|handy|useful|welcome|helpful|appreciated|valued|schön|toll|prima|klasse|hilfreich|nützlich|willkommen|gern(?:e)? gesehen|appréciée?s?|bienvenue?s?|précieu(?:x|se)|útil|utile|valorizad[oa]s?|valorad[oa]s?|valutat[oa]|geschätzt|apreciat[ăei]?|ceněn\p{L}|docenian\p{L}|bienvenid[oa]s?|bem-vind[oa]s?|gradit[oaie]|apprezzat[oaie]|benvenut[oaie]|mooi|fijn|leuk|handig|welkom|mile widzian\p{L}|przydatn\p{L}`,
  String.raw`kul|roligt|trevligt|välkomm\p{L}{2,3}|fint|rart|hyggelig\p{L}?|kjekt|nyttig\p{L}?|velkomm\p{L}{2,3}|kiva\p{L}?|hienoa|hyödyllis\p{L}{1,3}|vítan\p{L}|vítán\p{L}|fajn|skvěl\p{L}|užitečn\p{L}`,
];
const IS_GOOD = GOOD.map((good) =>
  folded(
    new RegExp(
      String.raw`^ ?(?:[:–-] |(?:\p{L}{1,14} ){0,2}?(?:${IS}) )(?:[\p{L}'’-]{1,14} ){0,4}?(?:${good})(?!\p{L})`,
      "iu",
    ),
  ),
);
/** "Tschechisch ist kein Muss, aber ein Gewinn". */
const BUT_GOOD = folded(
  new RegExp(
    String.raw`^[^.;,]{0,40}, (?:but|aber|mais|pero|mas|ma|maar|ale|men|mutta) (?:\p{L}{1,12} ){0,3}(?:${GOOD[0]!})(?!\p{L})`,
    "iu",
  ),
);
/** "Your English is great" tells how good it has to be. */
const YOURS = folded(
  /(?<!\p{L})(?:your|dein|deine|ihr|ihre|votre|vos|ton|tu|tus|su|seu|teu|o seu|o teu|il tuo|il suo|je|jouw|uw|twój|twoja|ditt|din|sinun|tvůj|tvoje|váš|vaše) $/iu,
);

/** What the employer feels, behind a language. */
const WE_LIKE_BEHIND = folded(
  /^[^.;,]{0,30}?(?<!\p{L})(?:we(?:['’]d| would)? (?:love|welcome|appreciate|value|regard)|will be put to (?:good )?use|scores? (?:highly|well)|goes? down well|nehmen wir gern|sehen wir gern|mögen wir|macht uns glücklich|aber ein gewinn|f(?:era|ait|erait) (?:toute )?la différence|nous plaît|nous plairait|l[oa] miramos con buenos ojos|nos (?:gusta|gustaría|encanta|haría felices)|agrada-nos|vemos com bons olhos|ci (?:piace|piacerebbe|farebbe felici|rende felici)|zien we graag|hebben we graag|maakt ons blij|stellen we op prijs|nas cieszy|nas ucieszy|bardzo cenimy|ser vi gärna|gör oss glada|uppskattar vi|ser vi gerne|gør os glade|ser vi gjerne|gjør oss glade|setter vi pris på|sætter vi pris på|ilahduttaisi|arvostamme|katsomme hyvällä|nás potěší|uvítáme|oceníme)(?!\p{L})/iu,
);
/** What the employer feels, before a language. */
const WE_LIKE_BEFORE = folded(
  /(?<!\p{L})(?:we (?:appreciate|value|welcome|like)|would be lovely|wir schätzen|nous apprécions|on apprécie|se aprecia[n]?|se agradece[n]?|apreciamos|gostamos de quem|nos gusta(?:ría)?(?: que)?|gostaríamos(?: que)?|gradita|gradito|apprezziamo|è gradit[ao]|wij waarderen|we waarderen|cenimy|docenimy|ucieszy(?: nas)?|vi (?:uppskattar|värdesätter|værdsætter|verdsetter)|setter pris på|sætter pris på|arvostamme|oceníme|uvítáme|potěší nás)(?: [\p{L}'’]{1,14}){0,3} (?:[dl]['’]|dell['’])?$/iu,
);
/** "Extra points for Russian", "cheers for Italian". */
const POINTS_FOR = folded(
  /(?<!\p{L})(?:points?|cheers|credit|applause|punkte|puntos|pontos|punti|punten|punkty|poäng|poeng|lisäpisteitä|body) (?:for|für|pour|por|para|per|voor|za|för|go to)(?: \p{L}{1,12}){0,2} (?:[dl]['’])?$/iu,
);
/** "Plusem je italština", "Not required, but lovely: French". */
const GOOD_FIRST = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:${GOOD[0]!}|lovely|nice(?: to have)?|schön|toll|apprécié|deseable|desejável|gradit[oa]|mooi|mile widzian[ye]|trevligt|rart|kiva)(?: (?:is|ist|est|es|é|è|jest|je|är|er|on)(?: (?:auch|også|också|le|la|el|o|il|het))?|:)(?: (?:le|la|el|o|il|het))? ?(?:l['’])?$`,
    "iu",
  ),
);
/** "Gern auch etwas Italienisch", "og gerne lidt tysk". */
const GLADLY_ALSO = folded(
  /(?<!\p{L})(?:gern(?:e)?|gärna|gjerne|graag|liefst|magari|idéalement|ideally|helst|mielellään|chętnie|ideálně),? (?:auch|noch|etwas|ein wenig|också|även|lite|også|lidt|litt|ook|wat|een beetje|anche|un po['’]|aussi|un peu|also|some|myös|też|trochę|i)(?: \p{L}{1,10}){0,2} ?(?:d[ie]?['’]? ?)?$/iu,
);
/** "Vi blir extra glada om du kan", "det er hyggelig om du kan". */
const GLAD_IF = folded(
  /(?<!\p{L})(?:glada|glade|hyggelig|trevligt|roligt|rart|dejligt|happy|glad|lovely|delighted|glücklich|heureux|contents|felices|contentos|felizes|contentes|felici|contenti|blij|miło|miłe|iloisia|kivaa|rádi),? (?:if|wenn|si|se|als|jeśli|om|hvis|dersom|jos|pokud|když)(?: \p{L}{1,12}){1,4} ?$/iu,
);
/** "Nos gustaría que supieras alemán", "whatever Spanish you have". */
const WISHED = folded(
  /(?<!\p{L})(?:nos gustaría que (?:supieras|hablaras|conocieras|dominaras)|gostaríamos que (?:soubesses|falasses|soubesse|falasse)|ci piacerebbe che (?:sapessi|parlassi)|whatever) $/iu,
);

const isAppreciatedBefore = (before: string): boolean =>
  WE_LIKE_BEFORE.test(before) ||
  POINTS_FOR.test(before) ||
  GOOD_FIRST.test(before) ||
  GLADLY_ALSO.test(before) ||
  GLAD_IF.test(before) ||
  WISHED.test(before);
const isAppreciatedBehind = ({ before, behind }: Surroundings): boolean =>
  WE_LIKE_BEHIND.test(behind) ||
  BUT_GOOD.test(behind) ||
  (IS_GOOD.some((good) => good.test(behind)) && !YOURS.test(before));

/** "Portuguese would be amazing": what would be good isn't asked for, whatever it is called. */
const WOULD = folded(
  /^ ?(?:skills |language skills |-?kenntnisse )?(?:would(?! (?:\p{L}{1,10} )?(?:like|love|have to|need))|['’]d be|wäre[n]?|würde[n]?|(?:vous |nous |te |t['’]|en )?\p{L}{1,9}rai(?:t|ent)|(?:nos |te )?(?:sería|estaría|vendría|sumaría|ayudaría|encantaría|gustaría|tendría)n?|(?:nos |te )?(?:seria|ajudaria|daria|somaria|agradaria|viria)m?|(?:ci )?\p{L}{2,10}rebbe(?:ro)?|zou(?:den)?|był[ao]?by|byłyby|vore|skulle (?:vara|være)|ville (?:være|vara)|hadde vært|havde været|olisi(?:vat)?|by (?:byl[aoy]?|bylo)|bylo by|ar fi|lenne)(?!\p{L})/iu,
);
/** What would be used, known or done anyway. */
const WOULD_ANYWAY = folded(
  /^[^.;,]{0,40}?(?<!\p{L})(?:not|n['’]t|nicht|kein\p{L}{0,2}|pas|no|não|non|niet|geen|nie|inte|ikke|ei|nu|used|spoken|expected|assumed|enough|sufficient|gebraucht|gesprochen|suffi\p{L}{1,6}|bastaría|chegaria|basterebbe|volstaan)(?!\p{L})/iu,
);
/** Returns whether words behind a language wish for it: its verb is in the conditional, and nothing says that it's needed. */
export const isWished = (behind: string): boolean =>
  WOULD.test(behind) && !WOULD_ANYWAY.test(behind) && !saysNeeded(behind.split(/[.;,]/u)[0] ?? "");

/** "Knowing SQL counts, and so does English", "Erfahrung ist von Vorteil, Italienisch auch". */
const TOO_BEHIND = folded(
  /^ ?(?:basic |básico |basics )?(?:too|as well|auch|ebenfalls|ebenso|genauso|aussi|également|también|igual|também|idem|anche|pure|ook|eveneens|też|również|także|också|likaså|også|ligeså|myös|samoin|taky|také|rovněž|de asemenea|is)[.!)]{0,2}$/iu,
);
const WELCOME_EARLIER = folded(
  /(?<!\p{L})(?:conta(?:m)? pontos?|(?:a|an|big) (?:plus|bonus|advantage|asset)|von vorteil|(?:ein )?plus(?:punkt)?|wünschenswert|(?:un|serait un) (?:plus|atout)|appréciée?s?|se valora\p{L}{0,2}|suma(?:n)?(?: puntos)?|valorad[oa]s?|diferencia(?:l|is)|valorizamos|een pr[eé]|een plus|pluspunt|meegenomen|mile widzian\p{L}|atutem|na plus|meriterande|en merit|ett plus|en fördel|en fordel|et pluss?|plussaa|eduksi|výhod\p{L}{1,2}|gradit\p{L}|un vantaggio|un avantaj|helps?|hilft|ayuda|ajuda|aiuta)(?!\p{L})[^.;]{0,25}$/iu,
);
/** Returns whether a language is welcome as what was named before it is. */
export const isWelcomeToo = (earlier: string, behind: string): boolean =>
  TOO_BEHIND.test(behind.split(/[,;]/u)[0] ?? "") && WELCOME_EARLIER.test(earlier) && !DENIED_EARLIER.test(earlier);
const DENIED_EARLIER =
  /(?<!\p{L})(?:required|erforderlich|requis|imprescindible|obrigatório|richiest[oa]|vereist|wymagan\p{L}|krävs|kræves|kreves)(?!\p{L})[^.;]{0,25}$/iu;

/** What is said in fewer characters appreciates nothing. */
const SHORTEST_CLAUSE = 4;

/** Returns whether the words around a language appreciate it without asking for it. */
export const isAppreciated = ({ before, behind }: Surroundings): boolean =>
  (before.length >= SHORTEST_CLAUSE && isAppreciatedBefore(before)) ||
  (behind.length >= SHORTEST_CLAUSE && isAppreciatedBehind({ before, behind }));

/** What is welcome behind a comma is the language where nothing else is named: not in "Ottimo italiano, gradita esperienza". */
const ENDS_CLAUSE =
  /^(?:[ .;,)]*$|[.;,)]| (?:but|for|with|in|to|aber|für|bei|mais|pour|dans|pero|para|mas|ma|per|maar|voor|ale|dla|w|men|för|i|mutta|pro|v)(?!\p{L}))/iu;

/** Returns whether what follows a language says that it's welcome, given the expression for that. */
export function isWelcomeBehind({ before, behind }: Surroundings, isWelcome: RegExp): boolean {
  const match = isWelcome.exec(behind)?.[0];
  if (match === undefined || YOURS.test(before)) return false;
  return !match.includes(",") || ENDS_CLAUSE.test(behind.slice(match.length));
}
