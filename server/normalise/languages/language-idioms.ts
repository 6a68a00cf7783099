import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

/** What says behind a language that it's welcome, no further than this many characters away. */
const FARTHEST = 30;
const near = (...sources: readonly string[]): RegExp =>
  folded(new RegExp(`^[^.;]{0,${FARTHEST}}?${wholeWords(...sources)}`, "iu"));

/** It does no harm: "won't go amiss", "schadet nie", "non guasta", "er ingen ulempe". */
const NO_HARM = near(
  String.raw`(?:won['’]t|wouldn['’]t|doesn['’]t|does not|will not|would not|can['’]t|cannot|never) (?:go(?:es)? amiss|hurts?|harm|be wasted|go(?:es)? to waste)|(?:kann|könnte|wird) (?:\p{L}{1,10} )?nicht schaden|schade[nt] (?:\p{L}{1,10} )?(?:nicht|nie)|(?:ist|wäre) kein (?:nachteil|fehler|schaden)`,
  String.raw`ne (?:gâche|gâte|nuit|nuirait|gâcherait) (?:rien|pas)|n['’]est jamais de trop|ne fait pas de mal|(?:no|nunca) (?:vienen? mal|está[n]? de más|sobran?|estorban?)|não (?:faz mal|estraga|prejudica|fica mal)|nunca é demais|non (?:guast\p{L}{1,5}|nuoc\p{L}{1,5}|fa male|è di troppo|dispiace)`,
  String.raw`(?:kan|zal) geen kwaad|is nooit weg|is geen nadeel|nie (?:zaszkodzi|zawadzi|przeszkadza)|skadar (?:inte|aldrig)|är ingen nackdel|är inte fel|skader (?:ikke|aldrig?)|er (?:ingen|ikke nogen|ikke noen) ulempe|er ikke a[fv] vei?jen|ei (?:ole )?(?:haittaa|haitaksi|pahitteeksi)|ei tee pahaa|(?:není|nebude) na (?:škodu|závadu)|neuškodí`,
);
/** It's the best of what isn't needed: "the icing on the cake", "la guinda", "prikken over i-en". */
const ON_TOP = near(
  String.raw`(?:icing|cherry|cream) on (?:the|top)|ace up your sleeve|sahnehäubchen|i-tüpfelchen|tüpfelchen|trumpf|cerise sur|(?:la )?guinda|(?:a )?cereja|trunfo|ciliegina|asso nella manica|kers op|slagroom op|troef`,
  String.raw`wisienk[ąa]|wisieńk[ąa]|ase[m] w rękawie|grädde[n]? på moset|pricken över|prikken over|trumf|kirsikka|piste i:n|valttikortti|třešničk[ao]u?|třešink[ao]u?|esem v rukávu`,
);
/** It helps, pleases or counts. */
const PLEASES = near(
  String.raw`earns? (?:you )?(?:extra|bonus)|gets you (?:extra|bonus)|counts? for you|scores? (?:extra|bonus)|opens? (?:\p{L}{1,12} )?doors?|macht (?:vieles|manches|es|dir|das) (?:\p{L}{1,12} )?(?:leichter|einfacher|schöner)|gern(?:e)? gehört|darf (?:gerne? )?sein|stein im brett|(?:serait|est|sont) une chance|ouvrir(?:a|ont) des portes|(?:le|la|les) bienvenue?s?`,
  String.raw`(?:viene|vendría)n? (?:de perlas|genial|(?:muy )?bien)|abrirá[n]? puertas|cuentan? a favor|dá(?:-te|-lhe)? (?:muito )?jeito|bem-vind[oa]s?|contam? (?:pontos|a favor)|fator(?:es)? de valorização|factor(?:es)? de valorização|fa(?:nno)? comodo|tornan?o? (?:utile|comodo|utili)|(?:è|sono) ben(?:e)? ?(?:accett|vist|venut)\p{L}{1,3}`,
  String.raw`kom(?:t|en) (?:\p{L}{1,10} )?(?:van pas|uit)|streepje voor|tæller (?:på plussiden|positivt|med)|teller (?:på plussiden|positivt|med)|räknas (?:som )?(?:ett )?plus|(?:är|er) (?:kjekt|greit|godt|bra|nyttigt?|praktisk) (?:å|at|att) (?:kunne|ha|have|kunna)|har du nytt[ae] av|k dobru|k duhu|oceníme|uvítáme|to (?:ocení|uvítá)|otevírá dveře|na pewno się przyda`,
);
/** What those who know it gain, and how it strikes others: "een voorsprong", "lisäpisteitä", "a lovely surprise". */
const GAINS = [
  String.raw`(?:earns?|gets?|scores?|gives?|gibt|bringt|sammelst|holst|gagne[rz]?|marque[rz]?|gan\p{L}{1,5}|suma\p{L}{0,2}|da[rns]?|dão|dá|danno|dà|porta|geven|geeft|levert|dają|daje|ger|giver|gir|tuo|extra|bonus|brownie|plus) (?:\p{L}{1,10} ){0,2}(?:bonus|extra|ekstra|plus)?(?:points?|punkte|punti|puntos|pontos|punten|punkty|poäng|poeng|pisteitä|body)|pluspunkte|points? in your favou?r`,
  String.raw`head ?start|an? edge|door[- ]openers?|an? (?:\p{L}{1,10} )?surprise|gets? you (?:further|far)|vorsprung|von vorteil|türöffner|überraschung|bringt (?:\p{L}{1,6} )?weiter|longueur d['’]avance|un (?:vrai |gros |réel )?avantage|une (?:\p{L}{1,10} )?surprise|sésame`,
  String.raw`(?:una?|a|te da(?:rá)?) (?:gran )?ventaja|una (?:\p{L}{1,10} )?sorpresa|uma (?:\p{L}{1,10} )?(?:vantagem|surpresa)|marcia in più|un vantaggio|avvantaggiat[oa]|una (?:\p{L}{1,10} )?sorpresa|voorsprong|een (?:\p{L}{1,10} )?(?:voordeel|verrassing)|tot voordeel|przewag[aęi]|(?:dużym|dodatkowy(?:m)?|to) plus(?:em)?|łatwiej|niespodziank[aą]`,
  String.raw`försprång|en (?:\p{L}{1,10} )?(?:fördel|överraskning|fordel|overraskelse)|forspring|fortrinn|etulyöntiasem\p{L}{1,3}|etumatk\p{L}{1,3}|lisäpistei\p{L}{1,3}|plussa[a]?|yllätys|náskok\p{L}?|výhod\p{L}{1,3}|snazší|(?:milé|příjemné) překvapení`,
];
const GAINED_BEHIND = folded(new RegExp(`^[^.;:,]{0,40}?${wholeWords(...GAINS)}`, "iu"));
const GAINED_IN_CLAUSE = folded(new RegExp(`^[^.;:]{0,40}?${wholeWords(...GAINS)}`, "iu"));
/** "Points in your favour: French". */
const GAINED_BEFORE = folded(new RegExp(`${wholeWords(...GAINS)}[^.;:]{0,25}: ?[^.;]{0,40}$`, "iu"));
/** A language as a means: "Med tyska får du ett försprång", "Com francês, ganhas pontos", "Chi sa il tedesco …". */
const WITH_BEFORE = folded(
  /(?:^|[,;.:–-] ?)(?:with|mit|avec|con|com|met|z|ze|med|s|se|having|knowing|conocer|saber|connaître|conoscere|conhecer|anyone (?:who )?\p{L}{2,12}|wer|qui \p{L}{2,12}|quien \p{L}{2,12}|quem \p{L}{2,12}|chi \p{L}{2,12}|wie|kto \p{L}{2,12}|den som \p{L}{2,12}|joka \p{L}{2,12}|kdo \p{L}{2,12})(?: (?:some|a little|etwas|un peu|algo|un po['’]|wat|trochę|lite|litt|lidt|trochou))?(?: (?:de|di))?(?: (?:le|la|el|il|o|het|das))? ?(?:[dl]['’])?$/iu,
);
const BETTER_BEHIND = folded(
  /^,? (?:\p{L}{1,10} ){0,4}?(?:(?:even |all the )?(?:better|easier|faster)|besser|leichter|mieux|mejor|melhor|meglio|beter|makkelijker|lepiej|lżej|bättre|lättare|bedre|lettere|paremmin|helpompi|lépe|snáz)(?!\p{L})/iu,
);
/** It pleases. */
const JOY_BEHIND = folded(
  /^ (?:(?:would|will|würde|vous|nous|nos|ci|se|nas|oss|meitä) )?(?:potěší|cieszy|ucieszy|gläder|glæder|gleder|ilahduttaa|freut|réjouit|réjouirait|alegra|alegraría|rallegra|verheugt|delights?|pleases?)(?!\p{L})/iu,
);

const isGainBehind = (before: string, behind: string): boolean =>
  JOY_BEHIND.test(behind) ||
  GAINED_BEHIND.test(behind) ||
  (WITH_BEFORE.test(before) && (BETTER_BEHIND.test(behind) || GAINED_IN_CLAUSE.test(behind)));

/** " suma" */
const SHORTEST_CLAUSE = 4;

/** Returns whether those who know a language gain by it: "Met Duits heb je een voorsprong". */
export const isGain = (before: string, behind: string): boolean =>
  (before.includes(":") && GAINED_BEFORE.test(before)) ||
  (behind.length >= SHORTEST_CLAUSE && isGainBehind(before, behind));

/** "Duits mag": it may be. */
const MAY_BE = /^ ?(?:mag(?: ook| best)?|darf|får gärna|må gjerne)(?: \p{L}{1,6})?(?=$|[,.;]| maar)/iu;

/** Returns whether words behind a language say that it's welcome in a figure of speech. */
export function isWelcomeByIdiom(behind: string): boolean {
  if (behind.length < SHORTEST_CLAUSE) return false;
  return MAY_BE.test(behind) || NO_HARM.test(behind) || ON_TOP.test(behind) || PLEASES.test(behind);
}

/** Right before a language, a few words of it: "een woordje Frans", "a smattering of French". */
const A_FEW_WORDS = folded(
  /(?<!\p{L})(?:(?:a )?smattering of|some|any|a few words of|ein paar (?:brocken|worte?|wörter|sätze)|quelques (?:mots|notions) (?:de |d['’])|(?:unas|algunas) (?:palabras|nociones) de|algumas (?:palavras|noções) de|qualche parola di|een (?:woordje|mondje|paar woorden)|kilka słów po|några ord|et par ord|noen ord|muutama sana|pár slov) ?$/iu,
);
export const isAFewWords = (before: string): boolean => A_FEW_WORDS.test(before);
