import { matchesIn } from "#normalise/text/matches.ts";
import { withoutFirst } from "#normalise/text/spans.ts";
import { folded } from "#normalise/text/folded-expression.ts";
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
/** Names of schooling, and of having none. */
const LEVEL =
  "(?:degrees?|diplomas?|b\\.?sc|b\\.?a|m\\.?sc|ph\\.?d|hn[cd]|mba|btec|gcses?|a[- ]levels|bachelor['’]?s?|master['’]?s?|graduates?|school leavers?|high school|apprenticeships?|bootcamps?|self[- ]taught|taught yourself|nothing|\\p{L}{0,14}(?:studium|ausbildung|abschluss|reife|meister(?:brief)?|gymnasie|examen|utbildning|uddannelse|utdanning|eksamen|tutkinto)|lehre|abitur|matur\\p{L}|gelernt|quereinst\\p{L}{2,5}|autodidakt\\p{L}{0,3}|autodidact\\p{L}{0,2}|autodidat\\p{L}{1,2}|bac(?: ?\\+ ?\\d)?|bts|but|cap|licence|doctorat|thèse|reconvertie?s?|uni|universi\\p{L}{2,7}|máster|carrera|grado|ciclos?|fp|bachiller(?:ato)?|eso|doctorado|la calle|laurea|laureat\\p{L}|diplom\\p{L}{0,2}|dottorato|maturità|licenza media|licenciatura|mestrado|ensino \\p{L}{5,11}|curso técnico|mbo|hbo|wo|havo|vwo|vmbo|helemaal niks|niets|studi\\p{L}{1,3}|liceum|technikum|zawodówk\\p{L}|folkhögskola|självlärd|högskola|fagbrev|svendebrev|hf|stx|gymnasi\\p{L}{1,4}|lukio|amk|maisteri|vš|maturit\\p{L}|výuční list|érettségi|szakma|facultat\\p{L}{1,2}|liceu|lise|lisans)";
/** Says at the end that it is all the same: "all the same to us", "tout nous va", "das ist uns schnuppe". */
const ALL_THE_SAME =
  "(?:(?:it['’]s |it is |that['’]s )?all (?:the )?(?:same|one|good) (?:to|with|by) us|makes? (?:us )?no (?:odds|difference)|(?:we )?(?:honestly |really |genuinely )?(?:don['’]t|couldn['’]t) (?:mind|care)(?: which| less)?|(?:all|both|either|any) (?:is |are )?(?:fine|welcome)|(?:ist|sind)? ?uns (?:völlig |ganz |alles |total )?(?:schnuppe|wurs[ch]{0,3}t|egal|gleich|einerlei|schnurz|piepegal)|uns ist (?:das |es )?(?:völlig |ganz )?(?:schnuppe|wurs[ch]{0,3}t|egal|gleich|einerlei|schnurz|piepegal)|(?:macht|spielt) (?:für uns |hier )?kein(?:en unterschied|e rolle)|tout (?:nous |me )?(?:va|convient)|on s['’]en (?:fiche|moque|fout)|peu (?:nous )?importe|(?:ça )?nous est égal|nos da (?:igual|lo mismo)|nos vale (?:todo|igual)|todo nos vale|da (?:igual|lo mismo)|tanto faz|dá (?:no mesmo|igual)|(?:per noi )?(?:è|fa) lo stesso|per noi pari sono|zal (?:het )?ons worst wezen|maakt (?:het )?ons niet uit|maakt niet uit|is ons om het even|(?:nam )?wszystko jedno|nie robi nam różnicy|bez znaczenia|kvittar(?: för oss)?|gör (?:oss )?detsamma|är oss likgiltigt|er (?:os|oss) (?:ligegyldigt|likegyldig)|kommer ud på ét|er det samme for oss|(?:on )?meille (?:ihan )?sama|sama se meille|yhdentekevää|je nám (?:to )?(?:fuk|jedno|šumák)|(?:nekünk )?mindegy(?: nekünk)?|ni-e totuna|totuna|fark etmez)";
/** Several ways to have learnt something, all of them the same: "HND, BSc, self-taught: all the same to us". The field of one degree is another matter. */
const ALL_ALIKE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})${LEVEL}(?!\p{L})(?:(?!(?:fach|fachrichtung|studienrichtung|welche[sr]?|subject|field|discipline|filière|spécialité|matière|richting|especialidad|área|note|noten|grade|uczelni\p{L}{0,2})(?!\p{L}))[^.;?!]){0,60}?(?:,|/| or| oder| ou| o| of| czy| lub| eller| tai| nebo| vagy| sau| veya) ?[^.;?!]{0,40}?(?<!\p{L})${LEVEL}(?!\p{L})(?:(?!(?:fach|fachrichtung|studienrichtung|subject|field|discipline|filière|spécialité|matière|richting|especialidad|área|noten?|grade)(?!\p{L}))[^.;?!]){0,50}?(?<!\p{L})${ALL_THE_SAME}(?!\p{L})`,
    "iu",
  ),
);
const AMOUNT =
  "(?:(?:€|£|\\$|chf|eur|fr\\.) ?\\d[\\d.,' ’]{0,9}|\\d[\\d.,' ’]{0,9} ?(?:€|£|\\$|euros?|eur|chf|zł|pln|kr|kč|lei|ft))";
/** Pay by schooling, of which a sentence tells two: "17 € im Bachelor, 20 € im Master". */
const PAY_BY_LEVEL = quickly(
  new RegExp(
    String.raw`(?=[^;]{0,160}?${AMOUNT}[^;]{0,120}?${AMOUNT})(?:${AMOUNT}[^.;,]{0,24}? (?:im|mit|ohne|als|nach|with|without|for|as|on|avec|sans|pour|en|con|sin|com|sem|senza|met|zonder|voor|z|bez|dla|med|utan|uden|uten|för|til|for|s|pro|cu|fără)(?: [\p{L}'’]{1,8}){0,2}? ${LEVEL}(?:abschluss)?(?!\p{L})(?:[^.;]{0,40}?${AMOUNT}[^.;,]{0,24}? ${LEVEL}(?!\p{L})|[^.;,]{0,20})|${AMOUNT}[^.;,]{0,10} (?:ohne|without|sans|sin|sem|senza|zonder|bez|utan|uden|uten),[^.;]{0,20}?${AMOUNT}[^.;,]{0,24}? ${LEVEL}(?:abschluss)?(?!\p{L})|${LEVEL}(?:abschluss)? ?[:=(–-] ?${AMOUNT}[^.;]{0,30}${LEVEL}(?:abschluss)? ?[:=(–-] ?${AMOUNT})`,
    "iu",
  ),
);
/** Each amount matches this. Few sentences about schooling hold two, and where none does, each place of a text is looked at for long. */
const EVERY_MONEY = folded(/(?:€|£|\$|chf|eur|fr\.) ?\d|[\d.,' ’](?:€|£|\$|eur|chf|zł|pln|kr|kč|lei|ft)/giu);
const payByLevel = {
  exec: (text: string) => (matchesIn(text, EVERY_MONEY).length > 1 ? PAY_BY_LEVEL.exec(text) : null),
};
const CLAUSES = [ALL_ALIKE, payByLevel, NO_MATTER, OR_NOT, EITHER_MAY_BE, GOOD_IF];

/** Returns a sentence without what it says of diplomas that make no difference or are only welcome. */
export const withoutIndifferent = (sentence: string): string => withoutFirst(sentence, CLAUSES);
