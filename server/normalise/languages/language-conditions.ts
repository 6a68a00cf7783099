import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { Surroundings } from "./language-levels.ts";

/** The head of a condition, up to a language: "If you also speak", "och om du kan", "Mluvíte-li i". */
const IF_BEFORE = folded(
  /(?:^|[,;.:–(-] ?|(?<!\p{L})(?:and|und|et|y|e|en|i|och|og|ja|a) )(?:(?:if|should|wenn|falls|sofern|si|se|als|indien|jeśli|jeżeli|om|hvis|dersom|jos|pokud|jestliže|když|ha|dacă) [^.;,?]{0,35}|\p{L}{3,12}-li [^.;,?]{0,12})$/iu,
);
/** "Wer auch Polnisch spricht", at the head of a sentence. */
const PERSON_BEFORE = folded(
  /(?:^|[,;] (?:and|und|et|y|e|en|i|och|og|ja|a) )(?:(?:anyone|those) who|wer|qui|quien|quem|chi|wie|kto|den som|den der|dem som|joka|kdo) [^.;,?]{0,25}$/iu,
);
/** A condition without a word for it, by the order of words: "Kan du også polsk, …". */
const VERB_FIRST = folded(
  /(?:^|[,;.:–-] ?)(?:sprichst du|kannst du|verstehst du|sprechen sie|können sie|spreek je|spreekt u|kun je|ken je|versta je|beheers je|talar du|pratar du|kan du|förstår du|behärskar du|taler du|snakker du|prater du|forstår du|behersker du)(?: [\p{L}'’]{1,12}){0,4} ?$/iu,
);

/** The applicant knows a language. */
const KNOW = phrases(
  String.raw`(?:speak|spoke|know|knew|understand|read|write)s?|sprichst|spricht|sprechen|kannst|kann|können|verstehst|versteht|verstehen|beherrschst|beherrscht|beherrschen|parl(?:ez|es|e)|connaissez|connais|maîtrise[sz]?|comprenez|comprends`,
  String.raw`habla[s]?|hable[s]?|sabe[s]?|domina[s]?|entiende[s]?|fala[rs]?|falares|souber(?:es)?|entende[s]?|parl[ia]|sai|sa|conosc[ei]|capisc[ei]|spreekt?|kunt|kan|kent?|verstaat?|beheerst?`,
  String.raw`mówisz|mówi|znasz|zna|władasz|umiesz|rozumiesz|talar|pratar|förstår|behärskar|taler|snakker|prater|forstår|behersker|puhut|puhuu|osaat|osaa|ymmärrät|hallitset|mluvíte|mluvíš|mluví|umíte|umíš|umí|ovládáte|ovládáš|rozumíte|rozumíš|beszélsz|vorbești`,
  String.raw`mitbring(?:st|t|en)|bring|have some|dich (?:\p{L}{1,10} ){0,2}verständigst|débrouille[sz]|défende[sz]|chapurreas?|defiendes|arranhas?|arranjas|desenrascas|mastichi|te la cavi|redden|radzisz|klarar|klarer|pärjäät|domluvíš|domluvíte`,
);

/** Who knows the language is asked to apply, or is the one who is sought. */
const INVITES = phrases(
  String.raw`apply|get in touch|contact us|(?:write|talk) to us|drop us|send (?:us|your)|(?:call|email|join) us|hear from you|meet you|(?:right|perfect|ideal) (?:place|person|candidate|match|role|job)|you(?:['’]re| are) (?:the|our|just)|for you|(?:you(?:['’]ll)?|we) fit|let['’]s talk|looking for(?: you)?|need you|belong|one of us`,
  String.raw`bewirb|bewerb\p{L}{1,4}|meld\p{L}{0,3}|schreib\p{L}{0,3}|ruf\p{L}{0,2}|schick\p{L}{0,3}|lass uns|passt|passen|richtig\p{L}{0,2}|such(?:en|t)|(?:genau )?dein(?:e)? (?:job|stelle|chance)|bist du (?:hier|bei uns)|kennenlernen|gehörst du zu uns|auf (?:dich|sie|deine|ihre)`,
  String.raw`postule[rz]?|candidat\p{L}{0,6}|écri[sv]\p{L}{0,3}|contact\p{L}{0,4}|rejoi\p{L}{2,6}|envoye[rz]|fait pour|des nôtres|cherchons|rencontrer|votre place|aplica|escríb\p{L}{2,5}|contáct\p{L}{2,6}|únete|envía\p{L}{0,4}|para ti|te busca\p{L}{0,3}|buscamos|de los nuestros|conocerte|tu (?:sitio|puesto)|encaja\p{L}?`,
  String.raw`inscrev\p{L}{1,4}|escrev\p{L}{1,5}|junt[ae]-te|envi[ae]|para você|procuramos|conhecer|candidati|scrivi\p{L}{0,2}|contatta\p{L}{0,2}|invia\p{L}{0,2}|mandaci|fa per te|cerchiamo|conoscerti|sei dei nostri|unisciti|(?:posto|persona) giust[oa]`,
  String.raw`solliciteer|reageer|schrijf|bel ons|stuur|mail|zoeken|juiste (?:adres|plek|persoon)|voor jou|leren kennen|pas je|aplikuj|wyślij|napisz|dołącz|zgłoś|zadzwoń|szukamy|dla ciebie|poznać|czekamy`,
  String.raw`ansök|sök|søg|søk|skriv|skicka|send|hör av|hør(?:e)? fra|ring|letar|leder|leter|söker|søger|søker|rätt|rett|rigtig\p{L}?|riktig\p{L}?|passar|passer|för dig|for d[ei]g|träffa|møde|møte|(?:du är|du er|er du|är du) (?:den|vår|vores)`,
  String.raw`hae|lähetä|kirjoita|soita|etsimme|sinulle|sopiva|oikea|tutustua|přihl\p{L}{2,6}|napiš\p{L}{0,2}|pošl\p{L}{1,3}|ozv\p{L}{1,4}|hledáme|pro (?:tebe|vás)|poznat|zavolej\p{L}{0,2}|patříš`,
);
/** The language comes on top of what is asked. */
const ALSO = phrases(
  String.raw`also|happen to|too|as well|auch|zusätzlich|dazu|au(?:ß|ss)erdem|obendrein|aussi|en plus|également|además|también|encima|também|além disso|ainda|anche|inoltre|poi|ook|daarnaast|bovendien|też|także|również|dodatkowo|jeszcze|också|även|dessutom|också|også|desuden|i tillegg|myös|lisäksi|také|navíc`,
);
/** What is said of a condition before it: "We'd love it if you spoke Polish". */
const LOVED_BEFORE = folded(
  /(?<!\p{L})(?:love it|be (?:delighted|thrilled|glad|happy)|freu(?:en|t|te) (?:wir )?(?:uns|es uns)|fänden es (?:schön|toll)|serions ravis|nos encant\p{L}{2,4}|adoraríamos|saremmo felici|(?:zouden|zou) het (?:leuk|fijn)|vi (?:blir|bliver) (?:glada|glade)|byłoby (?:super|miło)|olisi (?:kiva|hienoa)|budeme rádi|(?:trekker|trækker|drar) (?:opp|op|upp)|(?:tæller|teller|räknas|telt|zählt|conta|compte|counts|cuenta) (?:\p{L}{2,9} )?|(?:fint|bra|godt|kiva|fajnie|super|leuk|toll|schön|chouette|genial|ótimo|bello|nice|lovely)),? (?:if|wenn|si|se|als|om|hvis|jeśli|gdyby|jos|pokud|když) [^.;,]{0,25}$/iu,
);

/** What follows of a condition without a comma between: "se mastichi un po' di francese tanto meglio". */
const BETTER = phrases(
  "tanto (?:meglio|mejor|melhor)|(?:all|so much|even) the better|umso besser|tant mieux|des te beter|tym lepiej|desto (?:bättre|bedre)|blir vi glada|bliver vi glade|blir vi glade|tím lépe",
);
/** In Nordic languages the main clause turns round without a comma: "kan du danska blir du populär". */
const TURNED = /(?<!\p{L})(?:blir|bliver|får|har|kommer|är|er) (?:du|det|vi|livet|jobbet|jobben)(?!\p{L})/iu;
/** Not knowing it. */
const NOT = phrases(
  String.raw`don['’]t|do not|can['’]t|cannot|nicht|noch kein|keine?|ne|pas|no|não|non|niet|geen|nie|inte|inget|ikke|et (?:puhu|osaa|ymmärrä)|ei|ne(?:mluv|um|ovlád|rozum)\p{L}{2,5}`,
);

/** "Si " */
const SHORTEST_HEAD = 3;

/** What a condition of knowing a language comes to: it's welcome or asked for, or the condition is of not knowing it. */
export type OnCondition = "welcome" | "asked" | "unknown";

/**
 * Reads a condition in which a language stands. Something good follows of one that is welcome, and not that those who know it should apply: "Si además
 * hablas francés, te pondremos con Lyon". Null where there is no such condition.
 */
export function conditionAround({ before, behind }: Surroundings): OnCondition | null {
  if (before.length < SHORTEST_HEAD) return null;
  if (LOVED_BEFORE.test(before)) return "welcome";
  const verbFirst = VERB_FIRST.exec(before)?.[0];
  const head = verbFirst ?? IF_BEFORE.exec(before)?.[0] ?? PERSON_BEFORE.exec(before)?.[0];
  if (head === undefined) return null;
  const end = behind.search(/[,.;?:!]/u);
  const clause = `${head}${end < 0 ? behind : behind.slice(0, end)}`;
  if (NOT.test(clause)) return "unknown";
  if (verbFirst === undefined && !KNOW.test(clause)) return null;
  if (verbFirst !== undefined && TURNED.test(clause)) return INVITES.test(clause) ? "asked" : "welcome";
  if (end < 0 || behind[end] !== ",") return BETTER.test(clause) ? "welcome" : null;
  return ALSO.test(head) || !INVITES.test(behind.slice(end)) ? "welcome" : "asked";
}
