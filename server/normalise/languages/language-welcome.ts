import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { IS_WELCOME } from "../terms/cues.ts";
import type { Surroundings } from "./language-levels.ts";

/** Behind a language that people may learn once they are there: "l'italiano lo impari se vuoi", "svenska lär du dig hos oss". */
const LEARNT = phrases(
  String.raw`you(?:['’]ll| can| may| will)? (?:learn|pick (?:it )?up)|can be learn(?:t|ed)|(?:lernst|lernen) (?:du|sie)|(?:kannst|können|darfst) (?:du|sie) [^.;,]{0,30}lernen|(?:vous|tu) l['’]apprend\p{L}{1,4}|s['’]apprend|l[oa] aprend\p{L}{1,5}|se aprende|aprend(?:es|erás|e-se)|l[oa] impar\p{L}{1,4}|si impara|leer je|kun je [^.;,]{0,20}leren|nauczysz się|nauczymy cię|lär du|lærer du|opit|opettel\p{L}{1,4}|(?:se )?(?:do)?učíš|naučíš`,
);
const COMES = phrases(
  String.raw`(?:can|may|will) (?:come|follow|wait)|(?:darf|kann|kommt) [^.;,]{0,12}(?:später|nachkommen|warten|folgen)|(?:peut|pourra) (?:venir|attendre|suivre)|(?:puede|podrá) (?:venir|esperar|llegar)|pode (?:vir|ficar|esperar)|può (?:arrivare|venire|aspettare)|(?:mag|kan|komt) (?:ook )?(?:later|nog komen|volgen|wachten)|może (?:przyjść|poczekać)|kan (?:komma|vänta|komme|vente)|voi (?:tulla|odottaa)|může (?:přijít|počkat)`,
);

/** The shortest clause behind a language that says something: " impari". */
const SHORTEST_CLAUSE = 5;

/** Who teaches a language wishes for nothing: "Norsk lærer du hos oss". */
const TAUGHT = phrases(
  "with us|here|from us|bei uns|hier|chez nous|ici|con nosotros|aquí|connosco|com a gente|aqui|con noi|da noi|qui|bij ons|u nas|tutaj|hos oss|här|her|meillä|täällä",
);

/** Returns whether a language may be learnt later, which makes it welcome at most, or is taught by the employer; null for neither. */
export function learning(behind: string): "later" | "taught" | null {
  const clause = behind.split(/[.;]/u)[0]?.slice(0, 60) ?? "";
  if (clause.length < SHORTEST_CLAUSE) return null;
  if (!LEARNT.test(clause) && !COMES.test(clause)) return null;
  return TAUGHT.test(clause) ? "taught" : "later";
}

/** Right before a language, a level that few call one: "ein wenig Deutsch", "un peu d'anglais". */
const A_LITTLE = folded(
  /(?<!\p{L})(?:a (?:little|bit of)|ein (?:wenig|bisschen)|un peu (?:de|d['’])|un poco de|algo de|um pouco de|un po['’] d(?:i|['’])|een beetje|trochę|lite|lidt|litt|hieman|vähän|trochu) ?$/iu,
);
export const isALittle = (before: string): boolean => A_LITTLE.test(before);

/** Verbs and nouns of joy and use, behind a language that isn't asked for. */
const PLEASES = phrases(
  String.raw`welcome|appreciated|schön|toll|een plus|(?:a|bonus|an?) (?:plus|bonus|asset|advantage|pleasure)|happy|nice|helps?|helpful|useful|freu\p{L}{1,3}|willkommen|(?:von )?vorteil|gern|hilft|hilfreich|nützlich|fait plaisir|appréci\p{L}{1,4}|bienvenu\p{L}{0,2}|un (?:plus|atout|extra|vantaggio)|utile|agradece\p{L}{0,3}|se valora\p{L}{0,2}|suma|bienvenid[oa]|ayuda|valorizamos|bem-vindo|ajuda|fa piacere|gradit[oa]|apprezzat[oa]|aiuta`,
  String.raw`fijn|welkom|een pr[eé]|leuk|helpt|pomaga\p{L}{0,2}|ułatwi\p{L}{0,3}|hjälper|hjælper|hjelper|auttaa|pomáhá|pomůže|ajută|aide|mooi meegenomen|handig|cieszy|mile widzian[aey]|atut\p{L}{0,2}|przyda się|plusem|uppskatt\p{L}{1,3}|(?:ett|et) pluss?|(?:en )?fördel|meriterande|kul|glæde|(?:en )?fordel|velkommen|pris på|ilahdutt\p{L}{1,3}|eduksi|plussaa|hyödy\p{L}{0,4}|potěší|výhod\p{L}{1,3}|vítán\p{L}|hodí`,
);
const BUT = phrases(
  "but|wel|aber|doch|jedoch|mais|pero|aunque sí|mas|ma|maar|ale|lecz|men|mutta|however|though|though|yet",
);

/** Returns whether a clause that denies a need for a language says that it's welcome: "polski nie jest konieczny, ale cieszy". */
export const pleasesAnyway = ({ behind }: Pick<Surroundings, "behind">): boolean => {
  const clause = behind.split(/[.;]/u)[0] ?? "";
  return clause.includes(" ") && BUT.test(clause) && PLEASES.test(clause);
};

/** A condition told as a question at the head of a clause: "Taler du dansk, er det et plus". */
const ASKED_FIRST = folded(
  /(?:^|[.;,:–-] ?)(?:sprichst du|sprechen sie|kannst du|parles-tu|parlez-vous|hablas|falas|fala|parli|spreek je|kun je|talar du|kan du|taler du|snakker du|puhutko|osaatko|mluvíš|umíš)(?: [\p{L}'’]{1,12}){0,2} ?$/iu,
);
/** A condition with a word for it: "Om du talar svenska blir vi glada". */
const IF_FIRST =
  /(?:^|[.;,:–-] ?)(?:if|wenn|falls|si|se|als|jeśli|om|hvis|dersom|jos|pokud)(?: [\p{L}'’]{1,12}){1,4} ?$/iu;

/** Returns whether a language stands in a condition whose end says that it's good. */
export const isGoodIf = ({ before, behind }: Surroundings): boolean =>
  (ASKED_FIRST.test(before) || IF_FIRST.test(before)) && GLAD.test(behind.split(/[.;]/u)[0] ?? "");
const GLAD = phrases(
  String.raw`(?:plus|pluss|bonus|pluspunkt|vorteil|fördel|fordel|merit|vantaggio|atut|výhoda|voordeel|pré|asset)|glada|glade|freut uns|freuen wir uns|umso besser|all the better|tant mieux|tanto (?:mejor|melhor|meglio)|mejor|des te beter|mooi meegenomen|tym lepiej|desto (?:bättre|bedre)|plussaa|eduksi|tím lépe`,
);

/** Behind a language, further words for one that is only welcome: "als extra", "som bonus", "soma pontos", "otevírá dveře". */
const EXTRA_BEHIND = phrases(
  String.raw`counts? in your favou?r|opens? up|diferenciais|mais-valias|contam? pontos?|earns? (?:you )?(?:\p{L}{2,8} )?points|gives? you an? [\p{L} ]{4,12}|(?:won|wouldn|doesn|can)['’]t hurt|extra|opens? doors|gibt (?:\p{L}{2,8} )?(?:plus)?punkte|öffnet türen|punktest du|bringt (?:\p{L}{2,8} )?punkte|als (?:bonus|zugabe|plus)|(?:ist|wäre) (?:toll|schön|super|prima|kür)|im vorteil|en bonus|f(?:era|ait) la différence|ouvre des portes|facultatif|est un avantage`,
  String.raw`suma|abre (?:puertas|portas)|(?:un|um) p(?:u|o)nto a favor|se agradece|opcional|soma(?: pontos)?|conta a favor|(?:un )?valore aggiunto|facoltativo|opzionale|apre (?:le )?porte|un punto a favore|fa la differenza|strekt tot aanbeveling|optioneel|opent deuren|meegenomen|telt mee|is een bonus|als (?:bonus|pluspunt)|jako (?:dodatek|atut|plus|bonus|výhoda)|opcjonalni[ea]|otwiera drzwi|to (?:plus|atut|zaleta|bonus)|na plus`,
  String.raw`som (?:bonus|ekstra|plus)|valfritt?|valgfritt?|öppnar dörrar|(?:ses som|en) merit|bra att ha|är en bonus|er en bonus|åbner døre|rart at have|vægtes positivt|trækker op|tæller (?:positivt|med)|åpner dører|kjekt å (?:kunne|ha)|trekker opp|teller positivt|bonuksena|plussana|avaa ovia|(?:on|olisi) apua|katsotaan eduksi|volitelně|otevírá dveře|nepovinn\p{L}|je bonus|je plus|body navíc`,
);
/** The same right before a language: "gern auch", "si possible,", "docenimy". */
const EXTRA_BEFORE = folded(
  /(?<!\p{L})(?:perhaps|maybe|ideally|possibly|optionally|gerne?|vielleicht|möglichst|im idealfall|si possible|voire|éventuellement|si es posible|a ser posible|se agradece(?:rá)?|quizás?|se possível|agradece-se|talvez|se possibile|apprezziamo|magari|liefst|zo mogelijk|eventueel|graag|najlepiej|docenimy|cenimy|ewentualnie|gärna|helst|eventuellt|uppskattar om du kan|gjerne|eventuelt|mielellään|mahdollisesti|arvostamme|ideálně|oceníme|případně|nejlépe|uvítáme),?(?: (?:also|auch|aussi|también|também|anche|ook|też|także|även|också|også|myös|i|some|etwas|un peu de|el|o|le|il))? ?(?:[dl]['’])?$/iu,
);
/** Returns whether words right around a language make it welcome. */
export function isExtra({ before, behind }: Surroundings): boolean {
  const said = behind.slice(0, 50).split(/[.;,)]/u)[0] ?? "";
  return (said.length >= SHORTEST_CLAUSE && EXTRA_BEHIND.test(said)) || EXTRA_BEFORE.test(before);
}

/** Verbs before a language that the employer values. */
const VALUED_BEFORE = folded(
  /(?<!\p{L})(?:valoramos|valorizamos|nous apprécions|we (?:value|welcome)|wir freuen uns über|mielellään|gärna|helst|gerne auch)(?: \p{L}{1,15}){0,3} $/iu,
);
export const isValued = (before: string): boolean => VALUED_BEFORE.test(before);

/** What a language does where it's only a help: "rend service", "erleichtert den Alltag", "dão jeito". */
const EASES = folded(
  /^ ?(?:would |will |can |kann |würde |peut |puede |pode |può |kan |może |voi |může |się |se |te |ti |dir |nous |vous |nos |ci )?(?:help(?:s|t|en)?(?! (?:us|our))|erleichter\p{L}{1,2}|schade[nt] nicht|rend(?:ent)? service|facilit\p{L}{1,5}|aid(?:e|ent)|vienen? bien|ayudan?|dão? jeito|ajudam?|aiuta(?:no)?|przyda(?:ją)? się|przyda|ułatwi\p{L}{0,3}|underlätta\p{L}?|hjælper|hjelper|hjälper|helpottaa|auttaa|usnad\p{L}{2,4}|pomůže|hodí|dépanne(?:nt|ra)?|comes? in useful|will come in useful|saca de (?:algún )?apuros?|sacará de (?:algún )?apuros?|desenrasca|torna utile|tornano utili|komt van pas|czasem się przydaje|přijde vhod|prinde bine)(?!\p{L})/iu,
);
const MAKES_EASIER = folded(
  /^ (?:(?:would |can |will |puede |peut |può |kan |może |voi )?(?:make|makes|macht|machen|rend(?:ent|re)?|hace[n]?|torna[m]?|rend(?:e|ono)|maakt|maken|gör|göra|gør|gøre|gjør|gjøre|tekee|dělá)) [^.;,]{2,40}? (?:easier|simpler|smoother|leichter|einfacher|plus (?:facile|simple|fluide)s?|más (?:fácil|fácile?s|llevader[oa])|mais (?:fácil|simples)|più (?:facil[ei]|semplic[ei])|(?:ge)?makkelijker|eenvoudiger|lättare|enklare|lettere|nemmere|enklere|helpompaa|snazší)(?!\p{L})/iu,
);
/** "…, but half of us get by without it": what others do without is no more than welcome. */
const WITHOUT_IT = folded(
  /(?:[,–(-] ?| )(?:but|though|although|aber|doch|mais|pero|aunque|mas|embora|ma|anche se|maar|hoewel|ale|choć|men|fast|selv om|mutta|vaikka|ale|dar)(?!\p{L})[^.;]{0,40}(?:(?:get by|do|manage|cope|live|work)(?:es|s)? (?:fine |well )?without|(?:geht|ging|klappt|läuft) (?:es )?(?:auch )?ohne|auch ohne|(?:peut |pouvez |peux )?(?:très bien )?(?:faire|s['’]en passer|sans)|(?:se puede|puedes) (?:vivir|trabajar|pasar) sin|sin él|sem ele|sem ela|fa(?:re)? a meno|senza|zonder (?:kan|gaat|lukt)|ook zonder|bez tego|bez niego|utan|uden|uten|ilmankin|bez ní|i bez|fără)(?!\p{L})/iu,
);
export const isDoneWithout = (behind: string): boolean => WITHOUT_IT.test(behind);
export const eases = (behind: string): boolean => EASES.test(behind) || MAKES_EASIER.test(behind);

/** What else makes a language required, behind it: "obbligatorio", "on pakollinen", "je podmínkou". */
const REQUIRED_BEHIND = folded(
  /^ ?(?:(?:is|are|è|on|je|er|är|jest|est|es|é) )?(?:a must|obbligatori[oa]|fondamental[ei]|imprescindibil[ei]|pakolli\p{L}{2,5}|välttämät\p{L}{2,4}|edellyty[sk]\p{L}{0,3}|podmínk\p{L}{1,2}|nutnost\p{L}{0,2}|koniecznością|podstawą|to podstawa|la base|a base|die (?:basis|grundlage)|de basis|warunkiem|ett måste|et must|zwingend|unverzichtbar|onmisbaar)(?!\p{L})/iu,
);
export const isRequiredBehind = (behind: string): boolean => REQUIRED_BEHIND.test(behind);

const COPULA_FIRST =
  /^ (?:is|would|ist|wäre|est|serait|es|sería|é|seria|è|sarebbe|zou|jest|będzie|byłby|är|vore|er|ville|on|olisi|je|by)(?!\p{L})/iu;
/** The most words of what says that a language is welcome, the space before them included, where no verb comes first. */
const FEW_WORDS = 4;

const ARTICLE_ALONE = /^[^\p{L}]*(?:(?:le|el|il|o|het|the|l['’]) ?)?$/iu;

/** Returns whether a language opens its clause and the next words say that it's welcome: "ukrajinština vítána, protože …". */
export function isWelcomeFirst({ before, behind }: Surroundings): boolean {
  if (!ARTICLE_ALONE.test(before)) return false;
  const welcome = IS_WELCOME.exec(behind)?.[0];
  if (welcome === undefined) return false;
  return COPULA_FIRST.test(welcome) || welcome.split(" ").length <= FEW_WORDS;
}

/** Why a language is welcome, which says what others speak: "because many of our drivers speak it", "bo wielu kierowców nim mówi". */
const REASON = folded(
  /,? (?:because|since|weil|denn|car|parce que|puisque|porque|ya que|já que|pois|perché|want|omdat|bo|gdyż|ponieważ|eftersom|fordi|da (?:mange|flere|viele)|koska|sillä|protože|neboť) /iu,
);
/** Returns where the reason begins that a sentence gives; its length without one. */
export function reasonStart(text: string): number {
  return REASON.exec(text)?.index ?? text.length;
}

/** Things that come in a language, and letters that people may write in one. */
const THING_IN = folded(
  /(?<!\p{L})(?:(?:manual\p{L}{0,3}|handbuch|notice|guide|brochures?|dépliants?|documentação|documentación|handleiding|instrukcja|ohjekirja|návod) (?:\p{L}{1,12} )?(?:exist\p{L}{0,3}|comes?|is|are|gibt es|est|está|é|è|jest|finns|findes|finnes|on|je)|(?:currículo|entrevista|anúncio|contrato|contract|vertrag|contrat|contratto|umowa|avtalet|kontrakten|sopimus|smlouva) (?:\p{L}{1,12} ){0,2}(?:em|in|auf|en|po|på|v|está)|(?:podes|pode|puedes|puede|you (?:can|may)|können sie|kannst du) (?:escrever|escribir|responder|candidatar|write|reply|apply|sich|dich|uns)(?:-nos|nos|-te|-se)?)(?!\p{L})/iu,
);
export const isThingIn = (text: string): boolean => THING_IN.test(text);

/** "You run meetings in English": people who hold talks in a language are fluent in it. */
const HOLDS = folded(
  /(?<!\p{L})(?:führst|leitest|moderierst|verhandelst|führen sie|leiten sie|animez|menez|dirigez|conduisez|négociez|diriges|llevas|negocias|mantienes|conduzes|negoceias|conduci|tieni|negozi|leidt|voert|onderhandelt|prowadzisz|negocjujesz|håller|holder|förhandlar|forhandler|vedeš|jednáš|vyjednáváš|vedät|neuvottelet|pidät)(?: [\p{L}'’]{1,20}){0,5} (?:auf|in(?: het)?|en|em|po|på|v) ?$/iu,
);
/** Finnish says so with an ending: "englanniksi". */
const HOLDS_FINNISH = /(?<!\p{L})(?:vedät|neuvottelet|pidät)(?: \p{L}{1,20}){0,3} $/iu;
const TALKS = phrases(
  String.raw`\p{L}{0,12}gespräche?n?|\p{L}{0,12}besprechungen|\p{L}{0,8}verhandlungen|workshops?|meetings?|réunions?|négociations?|ateliers?|entretiens?|reuniones|negociaciones|reuniões|negociações|riunioni|trattative|colloqui|vergaderingen|gesprekken|onderhandelingen|spotkania|rozmowy|negocjacje|möten|samtal|förhandlingar|møder|møter|samtaler|forhandlinger|jednání|schůzky|porady|palavereita|kokouksia|neuvotteluja|asiakastapaamisia`,
);
/** A language in which people can negotiate: "Englisch, in dem du verhandeln kannst". */
const IN_WHICH = folded(
  /^,? (?:in which|that carries|in dem|in der|dans lequel|dans laquelle|en el que|en la que|em que|in cui|nel quale|waarin|w którym|pozwalając\p{L}{1,4}|umożliwiając\p{L}{1,4}|ve které[m]?|jolla) [^.;]{0,40}(?:negoti|business|verhand|kunden|client|customer|klient|négoci|negoci|trattat|onderhand|biznes|zákazn|jedn|asiakas|asiakka|neuvottel)/iu,
);

/** Returns whether people hold talks in a language or can. */
export const holdsTalksIn = ({ before, behind }: Surroundings): boolean =>
  ((HOLDS.test(before) || HOLDS_FINNISH.test(before)) && TALKS.test(before)) || IN_WHICH.test(behind);
