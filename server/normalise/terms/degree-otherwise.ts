import { quickLatinPhrases } from "#normalise/text/phrases.ts";

const OR = String.raw`(?:or(?: else)?|oder(?: aber)?|ou(?: bien| alors)?|[ou](?: bien)?|oppure|of|lub|albo|bądź|eller(?: också| så)?|eller også|tai|taikka|nebo|či|anebo|vagy|sau|veya|ya da),?`;
const BUT = String.raw`(?:but|although|though|even if|aber|wobei|auch wenn|obwohl|mais|même si|quoique|bien que|aunque|pero|si bien|embora|mas|maar|al|hoewel|ook al|ma|anche se|sebbene|ale|choć|chociaż|men|även om|fast|selv om|selvom|mutta|vaikka|i když|de|bár)`;
const YEARS = String.raw`(?:years?|ages|jahren?|ans|années|años?|anos?|ann[io]|jaar|jaren|lata?|let|roky|år|års|vuosi\p{L}{0,3}|vuotta|év\p{L}{0,3}|ani|yıl\p{L}{0,4})`;
/** Does the work already, said to the reader. */
const DOES_IT = String.raw`(?:(?:have |['’]ve )?(?:simply |just |already )?(?:do(?:ne)?|doing|worked|been doing|managed)(?: (?:it|this|that|the job|the work))?|mach(?:st|en|t)?|arbeite(?:st|n)|fai(?:s|tes)|exerce[sz]|haces|hagas|llev[ae]s|trabaja[s]?|faz(?:es|er)?|trabalh\p{L}{1,3}|fai|lavori|doe[tn]?|werkt|draait mee|robi\p{L}{1,3}|pracujesz|har (?:du )?(?:bare |redan |allerede |länge )?(?:gjort|arbetat|arbejdet|jobbat|jobbet|arbeidet)|gör|gør|gjør|tee[tn]|olet tehnyt|děl[áa]\p{L}{1,3}|csinál\p{L}{1,3}|dolgozol|faci|lucrezi)`;
/** Is able to do it. */
const ABLE = String.raw`(?:can (?:simply |just )?(?:do|show|prove)|good at it|kannst|können|kann|savez|sais|sabes|saibas|sabe|sai farlo|kunt|kan het|goed in|umiesz|potrafisz|umí\p{L}{0,3}|kan det|osaat|tud(?:sz|od)|știi)`;
const LEARNED = String.raw`(?:learn(?:ed|t)|picked (?:it |this )?up|taught|came up|gelernt|beigebracht|angeeignet|appris|aprend\p{L}{2,4}|imparat[oa]|geleerd|nauczył\p{L}{1,3}|lärt|lært|oppinut|naučil\p{L}?|megtanult\p{L}{0,2}|învățat)`;
/** In another way than at school, or so that one can tell. */
const ELSEWHERE = String.raw`(?:on the job|at work|by doing|at the bench|yourself|on your own|prove it|show (?:it|us)|im job|in der praxis|bei der arbeit|selbst|allein|zeig\p{L}{1,3}|beweis\p{L}{1,3}|sur le (?:tas|terrain)|par vous-même|tout seul|montrer|prouve[zr]|por (?:tu|su|conta|cuenta)[^.;,]{0,8}|trabajando|demuestr\p{L}{1,3}|sozinh[oa]|a trabalhar|na prática|facendo|lavorando|da sol[oa]|dimostri|sul campo|in de praktijk|zelf|op de werkvloer|laten zien|w praktyce|sam[ao]?|pokaż\p{L}{1,3}|på (?:annat|andet|anden|annen) (?:vis|sätt|måde|måte)|själv|selv|på jobbet|itse|työssä|praxí|sám|sama|v praxi|magadtól|munka közben)`;
const WITHOUT = String.raw`(?:without(?: one)?|ohne|sans|sin(?: él| ella)?|sem|senza|zonder|bez|utan|uden|uten|ilman|nélkül|fără)`;
/** What people have done or can, beside a school. */
const WAY = String.raw`(?:experience|practice|portfolio|background|path|\p{L}{0,14}erfahrung|praxis|werdegang|expérience|pratique|parcours|experiencia|práctica|trayectoria|experiência|prática|percurso|esperienza|pratica|percorso|\p{L}{0,10}ervaring|praktijk|doświadczeni\p{L}{1,2}|praktyk\p{L}|\p{L}{0,14}erfarenhet|\p{L}{0,10}erfaring|praksis|\p{L}{0,8}kokemus|prax[eí]|zkušenost\p{L}{0,3}|gyakorlat\p{L}{0,3}|tapasztalat\p{L}{0,3}|experienț\p{L}{1,2}|deneyim\p{L}{0,4}|tecrübe\p{L}{0,4})`;
/** Is as good, in casual words. */
const AS_GOOD = String.raw`(?:just as (?:good|well|welcome|often|happily)|(?:is |are )?(?:fine|good) too|works too|does nicely|will do|genauso (?:gut|richtig|willkommen|recht)|ebenso (?:gut|willkommen)|auch (?:gut|recht|willkommen)|fait (?:tout )?(?:aussi )?(?:bien )?l['’]affaire|nous va (?:aussi|très bien)|nous convient|tout aussi bien|igual de (?:bien|bueno)|nos vale|también vale|nos sirve|serve igual|também serve|também conta|va (?:bene|benissimo)(?: lo stesso| uguale)?|net zo (?:goed|welkom)|ook (?:goed|prima|welkom)|też (?:wystarczy|jest ok|pasuje)|równie dobrz?e|lika bra|går lika bra|lige så god\p{L}?|like bra|yhtä hyvä|taky (?:stačí|dobré)|stejně dobře|is (?:jó|megfelel)|e la fel de bine)`;
const HIRED = String.raw`(?:hired|taken on|employed|eingestellt|genommen|embauché\p{L}{0,2}|recruté\p{L}{0,2}|pris|contratad[oa]|contratamos|contratámos|assunto|aangenomen|zatrudnili\p{L}{1,3}|anställt|ansat|ansatt|palkanneet|přijali|vzali|felvettünk|angajat)`;
/** The people at work. */
const PEOPLE = String.raw`(?:people|colleagues|team ?mates|stars|leute|kolleg\p{L}{2,6}|menschen|collègues|gens|talents|compañer[oa]s|gente|colegas|pessoas|collegh[ie]|persone|collega['’]?s|toppers|mensen|koleg\p{L}{1,3}|osoby|kollegor|folk|kolleger|kolegy)`;
const FEW = String.raw`(?:a |an |un |una |uma |ein |een )?(?:good |solid |buen |bon(?:ne)? |goed |bel )?(?:few|handful|couple|puñado|par|paar|poignée|handvol|kilka|pár|alguns|algunos|qualche|quelques|några|nogle|noen|muutama|több|mehrere|several|many|câțiva)(?: good)? (?:of |de |d['’]|di )?${YEARS}`;
/** A story or a reason in place of the paper. */
const STORY = String.raw`(?:story|explanation|reason|geschichte|erklärung|begründung|histoire|explication|raison|historia|explicación|história|explicação|storia|spiegazione|verhaal|uitleg|historię|wyjaśnienie|historia|förklaring|forklaring|selitys|vysvětlení|magyarázat)`;
/** Either of the two is enough. */
const EITHER = String.raw`(?:either (?:one |of them )?(?:is (?:fine|enough)|will do|works)|one of the two (?:is enough|will do)|eins? (?:von|der) beide[mn] (?:reicht|genügt)|l['’]un ou l['’]autre|l['’]une ou l['’]autre|una de las dos (?:cosas)?|cualquiera de las dos|um(?:a)? (?:dos|das) (?:dois|duas) (?:basta|chega)|(?:l['’])?un[oa] (?:o|dei|delle) (?:l['’]altr[oa]|due)|een van (?:de )?(?:beide|twee) (?:volstaat|is genoeg)|jedno z (?:dwojga|dwóch)|det ena eller (?:det )?andra|det ene eller (?:det )?andet|jompikumpi|jedno (?:nebo druhé|z toho) stačí|bármelyik jó)`;

/** Says casually, in a sentence that names a degree, that who can do the work without one is taken. */
const OTHERWISE = [
  // "Oder du machst das schon ein paar Jahre", "of je doet dit werk al jaren".
  String.raw`${OR} (?:(?!and |und |et |y |e |en |och |og )[\p{L}'’-]{1,12} ){0,4}?${DOES_IT} (?:[\p{L}\d'’-]{1,12} ){0,6}?(?:${YEARS}|${ABLE})`,
  String.raw`${OR} (?:du |sie |you |vous |tu |je |jij |u |ty |sinä )(?:[\p{L}'’-]{1,12} ){0,3}?${ABLE}(?! (?:fließend|fluent|english|deutsch|lesen|read|write|schreiben|autofahren|drive))[^.;]{0,12}(?:einfach|simply|trotzdem|anyway|ohne|without|so|quand même|igual)`,
  // "Or you learned it on the job and can prove it".
  String.raw`${OR} (?:(?!and |und |et |y |e |en |och |og )[\p{L}'’-]{1,14} ){0,5}?${LEARNED}(?: [^.;]{0,50}?)? ${ELSEWHERE}`,
  // "Although we've hired people without one", "al hebben we ook toppers zonder papiertje".
  String.raw`${BUT} [^.;]{0,24}?${HIRED} [^.;]{0,50}?(?:${WITHOUT}|stood in|instead|gelernt haben|autodida[kc]t\p{L}{0,3})`,
  String.raw`${BUT} [^.;]{0,40}?${PEOPLE} (?:[\p{L}'’]{1,12} ){0,2}?${WITHOUT}`,
  String.raw`${BUT} [^.;]{0,44}?${WITHOUT} [^.;]{0,40}?${HIRED}`,
  // "Mais un parcours qui tient la route fait tout aussi bien l'affaire".
  String.raw`${BUT} [^.;]{0,70}?(?:${WAY}|${WITHOUT}|${LEARNED}|${DOES_IT}) [^.;]{0,50}?${AS_GOOD}`,
  String.raw`(?:people|those|anyone|wer|leute|ceux|quien(?:es)?|quem|chi|wie|mensen|ci|den|dem|ne) (?:who|die|qui|che|którzy|som|der|jotka)?(?:['’]ve)? ?(?:[\p{L}'’-]{1,12} ){0,4}?(?:${DOES_IT}|${LEARNED}) [^.;]{0,50}?${AS_GOOD}`,
  String.raw`${BUT} (?:si |se |if |wenn |als |jeśli |om |hvis |jos |pokud |ha )(?:[\p{L}'’-]{1,12} ){0,3}?${DOES_IT} (?:[\p{L}'’-]{1,12} ){0,3}?${YEARS}`,
  // "O un buen puñado de años entre fogones", "vagy több éves gyakorlat".
  String.raw`${OR} ${FEW} (?:[\p{L}'’-]{1,16} ){0,4}?(?:${WAY}|doing|in (?:the|een|einer?)|behind|at (?:the|a)|entre|en (?:el|la|un|una)|a fazer|passat[oi]|trabajando|w (?:branży|zawodzie)|in (?:uno|una|un)|hinter|achter|bakom|bag|i (?:branschen|yrket|branchen|faget)|v oboru)`,
  String.raw`${OR} [\p{L}'’ ,-]{0,24}?${STORY},? [^.;]{0,40}?(?:${WITHOUT}|without)`,
  String.raw`(?=[^.;]{0,160}(?:${WAY}|${YEARS}|${LEARNED}))[^.;]{0,160}?${EITHER}`,
  // "Studia albo pierwsze doświadczenie", "eşdeğer deneyime".
  String.raw`(?:albo|lub|vagy|veya|ya da|sau) (?:pierwsze |komercyjne |kilkuletnie |eşdeğer |benzer |ilgili |releváns |szakmai |több éves |sokéves ){1,3}${WAY}`,
  String.raw`ha (?:nincs|nem megvan)[^.?]{0,60}(?:is jó|nem baj|jöhet|megfelel|nem gond)`,
  String.raw`(?:in mancanza|à défaut|en su defecto|na falta(?: disso)?|failing that|ersatzweise|bij gebrek daaraan),? ${FEW}`,
].map((source) => quickLatinPhrases(source));
/** Both are asked for. */
const BOTH = quickLatinPhrases(
  String.raw`(?:studium|degree|diplôme|título|laurea|diploma|studia|examen) (?:und|and|et|y|e|en|i|och|og) (?:${WAY})`,
);

/** Returns whether a sentence that names a degree says casually that who can do the work without one is taken. */
export const isTakenOtherwise = (text: string): boolean =>
  OTHERWISE.some((each) => each.test(text)) && !BOTH.test(text);

/** Names of trainings that other expressions for a degree don't hold. */
export const FURTHER_DEGREE = quickLatinPhrases(
  String.raw`associate['’]s|city (?:&|and) guilds|nvq|btec|ausgelernte?[rn]?|gelernte?[rn]?|gesellenbrief|lehre|bachelier|bts|cap|dut|fp|ciclo|szakmunkás\p{L}{0,3}-?\p{L}{0,14}|\p{L}{0,6}végzettség\p{L}{0,3}|diplom[aá]\p{L}{0,3}|érettségi|szakképesítés|üniversite\p{L}{0,6}|lisans|mezun\p{L}{0,4}|studia|vysok[áé] škol[ay]|výuční list|maturita|mbo-?\p{L}{0,12}|hbo-?\p{L}{0,12}|bachelor|kaufmännische\p{L}{0,2}|titulación`,
);
