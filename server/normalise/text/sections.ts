import { folded } from "#normalise/text/folded-expression.ts";
import type { Line } from "./clean-html.ts";
import { quickly } from "./quick-expression.ts";
import { remembered } from "./remembered.ts";
import { splitSentences } from "./sentences.ts";

/** The topic of a part of a posting. */
export type SectionKind =
  | "intro"
  | "about"
  | "role"
  | "responsibilities"
  | "requirements"
  | "nice-to-have"
  | "benefits"
  | "location"
  | "compensation"
  | "process"
  | "eeo";

export interface Section {
  kind: SectionKind;
  /** The heading as written, or null for text before the first one. */
  heading: string | null;
  text: string;
}

/** Heading words by section, in English, German, French and Spanish; the first rule that fits decides. */
const HEADING_WORDS: [SectionKind, RegExp][] = [
  [
    "eeo",
    folded(
      /\b(equal (employment )?opportunit|eeo\b|diversity|inclusion|accommodations?\b|privacy|disclaimer|legal notice|e-verify|chancengleichheit|datenschutz|égalité des chances|igualdad)/i,
    ),
  ],
  [
    "nice-to-have",
    folded(
      /\b(nice[- ]to[- ]haves?|bonus( points)?|preferred|desirable|desired|plus(es)?$|good to have|extra (credit|points)|(would|will) be (great|nice|(an? )?(big |strong |huge )?(plus|advantage|asset|bonus))|even better|(ways|how) to stand out|(will|would|could|can|to) (set|help|make) you(r application)? (apart|stand out)|wünschenswert|von vorteil|idealerweise|les plus|atouts|souhaité|souhaitable|deseable|valora|se valorar)/i,
    ),
  ],
  [
    "compensation",
    folded(
      /\b(compensation|salary|pay( range| transparency| rate)?\b|remuneration|base pay|gehalt|vergütung|rémunération|salaire|salario|retribución|remuneración)/i,
    ),
  ],
  [
    "benefits",
    folded(
      /\b(benefits?|perks|what we offer|we offer|what you('|’)?ll get|what you get|why (join|work|you)|how we (take care of|support|look after) (you|our)|total rewards|our offer|wir bieten|das bieten|was wir ((dir|ihnen|euch|für)\b|([a-zäöüß]+ ){0,3}(an)?bieten|zu bieten|haben$|geben$|versprechen)|unser angebot|deine vorteile|ihre vorteile|ce que nous (vous )?(offrons|proposons)|nous (vous )?(offrons|proposons)|avantages|ofrecemos|qué ofrecemos|beneficios|te ofrecemos)/i,
    ),
  ],
  [
    "process",
    folded(
      /\b(how to apply|application process|interview process|hiring process|our process|next steps|bewerbung|processus|proceso de selección|comment postuler|to apply)/i,
    ),
  ],
  [
    "location",
    folded(
      /\b(work location|job location|location|where you('|’)?ll work|where we work|remote (work )?policy|workplace|arbeitsort|standort|lieu|localisation|ubicación|lugar de trabajo)\b/i,
    ),
  ],
  [
    "requirements",
    folded(
      /\b(requirements?|requisites?|qualifications?|must[- ]haves?|what you('|’)?ll need|what you need|what you('|’)?ll bring|what you bring|you bring|you have|who you are|about you|your profile|your background|your skills|skills|experience|what we('|’)?re looking for|we('|’)?re looking for|what we look for|who we('|’)?re looking for|we('|’)?d love to see|you might be|you may be a fit|ideal candidate|education|knowledge|anforderungen|profil|das bringst du|was du mitbringst|was sie mitbringen|qualifikation|dein profil|ihr profil|votre profil|compétences|profil recherché|requisitos|perfil|qué buscamos|formación|experiencia)/i,
    ),
  ],
  [
    "responsibilities",
    folded(
      /\b(responsibilit|duties|what you('|’)?ll do|what you will do|what you('|’)?ll be doing|what you do|you will|you('|’)?ll|your (role|mission|impact|tasks|job|work)|day[- ]to[- ]day|key (tasks|areas|objectives)|essential functions|accountabilities|scope|in this role|aufgaben|tätigkeit|deine rolle|vos missions|missions|tes missions|responsabilidades|funciones|qué harás|tus tareas)/i,
    ),
  ],
  [
    "about",
    folded(
      /\b(about (us|the company|our)|who we are|our (company|story|mission|values|team|culture|vision)|company (overview|description|profile|summary)|why us|the company|über uns|wer wir sind|das unternehmen|unternehmen|à propos|qui sommes|notre entreprise|entreprise|quiénes somos|sobre nosotros|la empresa|acerca de|about [a-z0-9.&' -]{2,30}$)/i,
    ),
  ],
  [
    "role",
    folded(
      /\b(about the (role|job|position|opportunity|team)|the (role|position|job|opportunity)|role (overview|summary|description)|position (overview|summary)|job (summary|description|overview|purpose)|overview|summary|description|die (stelle|position|rolle)|stellenbeschreibung|le poste|descriptif|description du poste|el puesto|descripción)/i,
    ),
  ],
];

const HEADINGS = HEADING_WORDS.map(([kind, pattern]) => [kind, quickly(pattern)] as const);

/** Headings of what is welcome in further languages, each as a whole. */
const NICE_HEADINGS = folded(
  /^(?:(?:o que )?(?:valorizamos|é um diferencial)|diferencia(?:l|is)|será um diferencial|desejável|é desejável|(?:requisitos )?desejáveis|(?:costituisc\p{L}{2,5} )?(?:titol[oi] preferenzial[ei]|plus)|requisiti (?:preferenziali|graditi|desiderabili)|gradit[oaie]|saranno un plus|(?:dit is )?mooi meegenomen|(?:een )?pluspunt(?:en)?|(?:wat )?een pr[eé](?: is)?|mile widzian[eya]|dodatkow(?:e|ym) atut(?:y|em|ami)?(?: będzie| będą)?|(?:dodatkowy )?atut(?:y)?|meriterande(?: är| kvalifikationer| erfarenheter)?|det är meriterande(?: om du)?|bra att ha|(?:det er )?(?:en )?fordel(?:e|er)?(?:,? (?:hvis|om) du)?|ønskelig|(?:det er )?(?:et )?plus[s]?(?:,? (?:hvis|om) du)?|(?:luemme |katsomme )?edu(?:ksi|t)|plussaa|arvostamme|výhod(?:ou|y|a)(?: je| jsou)?|oceníme|uvítáme|歓迎(?:スキル|条件|要件|経験|する(?:スキル|経験|人物像))?|尚可|あると(?:嬉しい|望ましい)(?:スキル|経験)?|あれば尚可)\s*[:：]?$/iu,
);

/**
 * Headings of what is asked, each as a whole: some hold a word for what is welcome or offered ("Was wir uns von dir wünschen", "Profil souhaité"), and others
 * would else continue a section of benefits or of what is welcome.
 */
const ASKING_HEADINGS = [
  // English
  String.raw`(?:what|who|whom|the (?:person|candidate|skills)|skills|qualities|things|experience) (?:that )?(?:do )?we(?:['’](?:d|re|ll)| would| are| will)? (?:really )?(?:like(?: to (?:see|find|have)| you to)|love(?: to (?:see|find|have)| you to)|want|wish|hope|expect|ask|need|require|desire|seek|look|looking|searching)(?! about)(?: [^:;.]{1,50})?`,
  String.raw`(?:what )?(?:(?:our|the|this) )?(?:team|client|company|role|job|position|employer)s? (?:expects?|asks?|requires?|needs?|wants?)(?: (?:from|of|you|for))?(?: [^:;.]{1,30})?`,
  String.raw`(?:you(?:['’]re| are)? |the |our |your )?(?:ideal|desired|preferred|perfect|right|successful|sought-after) (?:candidate|applicant|person|profile|colleague|teammate|hire)(?:['’]s)?(?: profile| qualities| background)?(?:(?: (?:will|should|would|must|can|also)){0,2} (?:has|have|possess(?:es)?|brings?|is|shows?|demonstrates?|be (?:able|an?|someone))(?!\p{L})[^:;.]{0,30})?`,
  String.raw`about (?:you|the candidate|the (?:ideal|right) (?:person|candidate))|to (?:apply|be considered),? you (?:must|should|need|will need|have to)(?: [^:;.]{1,30})?|why you(?:['’](?:re|ll be)| are| might be| may be| could be) (?:a |the )?(?:great|right|good|perfect|strong) [^:;.]{1,20}|(?:does this )?sounds? like you`,
  // German
  String.raw`(?:was|wen|wie|welche \p{L}+) (?:wir|uns)(?: \p{L}+){0,5} (?:wünschen|suchen|erwarten|erhoffen|brauchen|benötigen|verlangen|voraussetzen|fordern|vorstellen|überzeugt)(?: [^:;.]{1,30})?|(?:was|wen) (?:wünschen|erwarten|suchen|brauchen|erhoffen|verlangen|fordern) wir(?: [^:;.]{1,40})?|(?:das |dies )?(?:wünschen|erwarten|suchen|brauchen|erhoffen|verlangen|fordern) wir(?: uns)?(?: (?:von|an) [^:;.]{1,20})?|wir (?:wünschen uns|erwarten|suchen|verlangen|fordern)(?: (?:von )?(?:dir|dich|ihnen|sie|euch))?`,
  String.raw`(?:was|das|dies|wie) (?:du|sie|ihr)(?: \p{L}+){0,4} (?:mitbring\p{L}{1,3}(?: soll\p{L}{1,4}| müss\p{L}{1,3})?|auszeichnet|brauchst|benötigst|sein soll\p{L}{1,4})|(?:das|damit|so|womit) (?:überzeug|begeister|punkt)\p{L}{1,4} (?:du|sie)(?: uns)?|(?:das|was) (?:zeichnet|solltest|sollten) (?:dich|sie|du)(?: [^:;.]{1,25})?|(?:unsere|meine) (?:erwartungen|wünsche|anforderungen)(?: an [^:;.]{1,20})?|(?:dein |ihr |unser )?(?:wunschprofil|wunschkandidat(?:in)?|gewünschtes profil|anforderungsprofil)`,
  // French
  String.raw`(?:ce|celle|celui|celles|ceux) (?:que |qu['’])(?:nous|on|l['’]on|l['’]équipe|le client|la société)(?: \p{L}+)? (?:aimerions|aimerait|recherchons|recherche|cherchons|cherche|attendons|attend|souhaitons|souhaite|voudrions|voudrait|demandons|demande|voulons|espérons)(?: [^:;.]{1,40})?|(?:qui|que) (?:re)?cherchons[- ]nous(?: [^:;.]{1,20})?|nous (?:re)?cherchons|(?:le |votre )?profil (?:souhaité|attendu|idéal|demandé|du candidat|de poste)|(?:vos|tes) atouts(?: pour [^:;.]{1,20})?|nos (?:attentes|souhaits)(?: [^:;.]{1,20})?|ce qu['’]il (?:vous|te) faut(?: [^:;.]{1,20})?|pré-?requis|exigences`,
  // Spanish and Portuguese
  String.raw`(?:lo )?(?:que|qué|a quién) (?:nos gustaría|esperamos|pedimos|buscamos|necesitamos|requerimos|solicitamos|queremos|deseamos|exigimos)(?: [^:;.]{1,40})?|(?:el )?perfil (?:deseado|buscado|ideal|requerido|solicitado)(?: [^:;.]{1,20})?|(?:buscamos|requerimos|solicitamos|necesitamos)(?: (?:a alguien|una persona|personas|profesionales)? ?que)?`,
  String.raw`o que (?:nós )?(?:esperamos|buscamos|procuramos|pedimos|precisamos|queremos|gostaríamos|exigimos)(?: [^:;.]{1,40})?|(?:o )?perfil (?:desejado|procurado|pretendido|ideal|requerido|do candidato)|quem (?:procuramos|buscamos)|(?:procuramos|buscamos)(?: (?:uma pessoa|pessoas|alguém|profissionais|um profissional) que)?`,
  // Italian
  String.raw`(?:cosa|chi|quello che|ciò che)(?: ti| vi| da te)? (?:cerchiamo|chiediamo|ci aspettiamo|vorremmo|richiediamo|desideriamo|stiamo cercando)(?: [^:;.]{1,40})?|(?:il )?profilo (?:ricercato|desiderato|ideale|richiesto)|(?:cerchiamo|richiediamo|chiediamo)|il candidato ideale|requisiti(?: (?:richiesti|minimi|necessari|obbligatori))?`,
  // Dutch
  String.raw`(?:wat|wie|dit|dat) (?:wij|we|ons team)(?: \p{L}+){0,3} (?:vragen|verwachten|zoeken|wensen|willen|graag zien)(?: [^:;.]{1,30})?|(?:wat|wie|dit|dat) (?:vragen|verwachten|zoeken|vraagt|zoekt) (?:wij|we)(?: [^:;.]{1,30})?|(?:wij|we) (?:vragen|zoeken|verwachten)|functie-?eisen|(?:het )?gewenste? profiel|(?:wat|dit) (?:breng|neem) (?:je|jij)(?: [^:;.]{1,12})?|(?:jouw|je) profiel`,
  // Polish, Czech and Romanian
  String.raw`(?:czego|kogo|co)(?: od (?:ciebie|państwa|kandydat\p{L}{1,4}))? (?:oczekujemy|szukamy|wymagamy|potrzebujemy|poszukujemy)(?: [^:;.]{1,30})?|(?:od kandydat\p{L}{1,4} )?(?:oczekujemy|wymagamy|poszukujemy)|(?:nasze )?(?:wymagania|oczekiwania)(?: (?:wobec|od) [^:;.]{1,20})?|idealny kandydat|profil kandydata`,
  String.raw`(?:co|koho)(?: od (?:vás|tebe))? (?:očekáváme|požadujeme|hledáme|chceme|potřebujeme)(?: [^:;.]{1,30})?|(?:požadujeme|očekáváme|požadavky)(?: na [^:;.]{1,20})?|ideální kandidát`,
  String.raw`(?:ce|pe cine) (?:căutăm|ne dorim|așteptăm|cerem|ne-ar plăcea|îți cerem)(?: [^:;.]{1,30})?|(?:cerințe|căutăm|ne dorim|profilul candidatului|candidatul ideal)`,
  // Swedish, Danish and Norwegian
  String.raw`(?:vad|hvad|hva|vem|hvem|det|hvilke \p{L}+|vilka \p{L}+)(?: \p{L}+)? (?:(?:forventer|förväntar|søger|söker|søker|ønsker|önskar) vi|vi (?:søger|söker|søker|forventer|förväntar|ønsker|önskar|kräver|kræver|krever|ser etter))(?: (?:oss|os|av|af|hos|i)(?: [^:;.]{1,15})?)?|vi (?:søger|söker|søker|forventer|ønsker|önskar|ser etter)(?: (?:oss|os|dig|deg))?|krav(?:profil|spec\p{L}{0,12})?|(?:din|önskad|ønsket|sökt) profil|(?:dine |dina )?kvalifika(?:tioner|sjoner)`,
  // Finnish
  String.raw`(?:mitä )?(?:me )?(?:odotamme|etsimme|toivomme|edellytämme|haemme|vaadimme)(?: (?:sinulta|hakijalta))?|(?:sinulta|hakijalta) (?:odotamme|toivomme|edellytämme|vaadimme)|vaatimukset`,
];
const IS_ASKING = folded(new RegExp(String.raw`^[^\p{L}]{0,4}(?:${ASKING_HEADINGS.join("|")})[\s:：?!….]{0,4}$`, "iu"));
const IS_ASKING_UNSPACED =
  /^[^\p{L}]{0,4}(?:求める(?:人物像|人材|スキル|経験|要件)|応募(?:資格|条件|要件)|必須(?:スキル|条件|要件|経験|資格)?|対象となる方|(?:あなたに)?期待すること)/u;
/** More than what is asked: "Was wir uns außerdem wünschen". */
const ASKS_MORE = folded(
  /(?<!\p{L})(?:also|additionally|ideally|extra|bonus|zusätzlich|außerdem|darüber hinaus|auch|aussi|en plus|également|además|también|além|também|inoltre|anche|ook|daarnaast|również|także|dodatkowo|också|dessutom|også|desuden|dessuten|lisäksi|myös|také|navíc|de asemenea|în plus)(?!\p{L})/iu,
);

const WELCOME_WORDS =
  "(?:(?:highly |strongly )?(?:preferred|desired|desirable|advantageous|optional)|nice[- ]to[- ]haves?|bonus(?: points?)?|good to haves?|wünschenswert\\p{L}{0,2}|gewünscht\\p{L}{0,2}|kann-?\\p{L}{0,14}|vorteile?|souhaitée?s?|appréciée?s?|atouts?|les plus|deseables?|valorables?|desejáveis|desejável|diferenciais|graditi|preferenziali|wensen|wenselijk|pluspunten|mile widziane|atuty|meriterande|meriter|ønskelig\\p{L}{0,2}|ønsker|fordele|výhody|avantaje|edut)";
const ASKED_WORDS =
  "(?:requirements?|required|requisites?|qualifications?|minimum|basic|essentials?|mandatory|must[- ]haves?|need(?:ed)?|(?<!non-?essential )skills|experience|education|anforderungen|voraussetzungen|muss|qualifikation(?:en)?|profil|exigences|requise?s?|compétences|prérequis|requisitos|obligatorios?|obrigatórios|imprescindibles?|requisiti|obbligatori|eisen|vereisten|wymagania|wymagane|krav|vaatimukset|požadavky|cerințe)";
/** Headings of both what is asked and what is welcome: "Required & Preferred Qualifications", "Eisen en wensen". */
const ASKED_AND_WELCOME = folded(
  new RegExp(
    String.raw`^(?!non-?essential)[^.;:]{0,40}(?<!\p{L})${ASKED_WORDS}-?\s?(?:and|und|et|y|e|en|i|og|och|ja|a|și|&|/|\+)\s?(?:an? )?${WELCOME_WORDS}(?!\p{L})|^${WELCOME_WORDS}-?\s?(?:and|und|et|y|e|en|i|og|och|ja|a|și|&|/|\+)\s?(?:required|requirements|minimum|essential|mandatory|must[- ]haves?|muss|erforderlich\p{L}{0,2}|requise?s?|exigences|obligatorios?|imprescindibles?|obrigatórios|obbligatori|eisen|wymagane|krav)(?!\p{L})`,
    "iu",
  ),
);
/** Bonuses that are paid, and other wishes than those about the person. */
const OTHER_BONUS = folded(
  /(?<!\p{L})(?:sign[- ]?(?:on|ing)|referral|retention|annual|performance|quarterly|monthly|yearly|christmas|joining|relocation|cash|sales|additional|attendance|holiday) bonus(?:es)?|bonus(?:es)? (?:eligib|structure|scheme|plan(?!\p{L})|program|potential|opportunit|target|pay|%|and (?:pre|equity|commission|benefits)|& (?:equity|commission|benefits))/iu,
);
const OTHER_WISH =
  /(?<!\p{L})(?:(?:preferred|desired) (?:start|starting|outcomes?|results|delivery|contact|method|pronouns?|name)(?!\p{L})|about [^.;:]{1,25} plus$)/iu;

/** `role` phrases that would otherwise read as `about`. */
const ROLE_FIRST = quickly(
  /\babout the (role|job|position|opportunity|team|post|vacancy)\b|^(a (bit|little) )?(more )?about this (role|job|position|opportunity|team|post|vacancy)\b/i,
);

/** Whole paragraphs are looked at once only, where a search for the words of all expressions would take longer. */
const EEO_TEXT =
  /\b(equal[- ]opportunity (employer|workplace)|equal employment opportunity|without regard to (race|age|sex|color|any)|regardless of (race|age|gender|color|ethnicity|sex\b)|reasonable accommodations?|do(es)? not discriminate|protected (by|under) (law|federal|applicable)|protected veteran|e-verify|affirmative action)/i;

/**
 * Returns what a line says before it comes to equal opportunities, that statement, and what follows, which belongs to the statement unless the line is the whole ad: many
 * ads are one paragraph that ends with it.
 */
function aroundEquality(line: string, isWholeAd: boolean): { before: string; equal: string; after: string } {
  const sentences = splitSentences(line);
  const first = sentences.find((sentence) => EEO_TEXT.test(sentence));
  const start = first === undefined ? 0 : Math.max(0, line.indexOf(first));
  const last = isWholeAd ? sentences.findLast((sentence) => EEO_TEXT.test(sentence)) : undefined;
  const end = last === undefined ? line.length : line.lastIndexOf(last) + last.length;
  return { before: line.slice(0, start).trim(), equal: line.slice(start, end), after: line.slice(end).trim() };
}

const LONGEST_HEADING = 90;

/** Returns whether a heading says that what follows is asked, or that it is partly asked and partly welcome. */
const asks = (heading: string): boolean =>
  ((IS_ASKING.test(heading) || IS_ASKING_UNSPACED.test(heading)) && !ASKS_MORE.test(heading)) ||
  ASKED_AND_WELCOME.test(heading);

/** Returns the section that a heading starts, or null for a heading without a known topic. */
export const headingKind = remembered((heading): SectionKind | null => {
  if (ROLE_FIRST.test(heading)) return "role";
  const isShort = heading.length <= LONGEST_HEADING;
  if (isShort && asks(heading)) return "requirements";
  if (isShort && OTHER_BONUS.test(heading)) return "compensation";
  const isOther = OTHER_WISH.test(heading);
  for (const [kind, pattern] of HEADINGS)
    if (!(isOther && kind === "nice-to-have") && pattern.test(heading)) return kind;
  return NICE_HEADINGS.test(heading) ? "nice-to-have" : null;
});

const LABEL = /^([\p{Lu}][\p{L}'’&/ -]{2,40}):\s+(\S.*)$/u;
const LABELLED: ReadonlySet<SectionKind> = new Set([
  "location",
  "compensation",
  "benefits",
  "requirements",
  "responsibilities",
  "nice-to-have",
]);

/** Returns whether a line is a heading although no markup says so. */
function looksLikeHeading(line: Line): boolean {
  const { text } = line;
  if (line.kind === "item" || text.length > 70) return false;
  const words = text.split(" ").length;
  if (/[:：]$/.test(text)) return words <= 9;
  if (/[:：]\s/.test(text)) return false;
  if (/(?<!\.\.)[.!;,]$/.test(text)) return false;
  if (words > 5 || /\d/.test(text) || !/^[\p{Lu}\d#*]/u.test(text)) return false;
  const kind = headingKind(text);
  // "Anglais courant, français en bonus" is what is asked; a heading of what is welcome says so first.
  return kind === "nice-to-have" && text.includes(", ") ? headingKind(text.split(", ")[0]!) === kind : kind !== null;
}

/**
 * Whether a line that markup shows as a heading also states something: authors put whole sentences in bold ("We can't sponsor visas."), and labels
 * with what they label ("Salary: …"). Such a line is read as a sentence as well.
 */
function isStatement(text: string, kind: SectionKind | null): boolean {
  return kind === null || /[.!]$|[:：]\s*[^\s:：]/u.test(text);
}
const LONG_PARAGRAPH = 120;

/** A title or question, as headings are: no sentence, and no label. */
const TITLE = /^(?=[\p{Lu}\d#*¿¡])[^.;,!。:：]{2,60}(?:\.{3}|…)?$/u;

/** Returns whether a line without a known topic is a heading because a list stands below it: "What Fernhill can offer you". */
function standsOverList(lines: readonly Line[], at: number): boolean {
  const line = lines[at]!;
  if (line.kind !== "text" || !TITLE.test(line.text) || line.text.split(" ").length > 8) return false;
  return lines[at + 1]?.kind === "item" && lines[at + 2]?.kind === "item";
}

/** A bullet before a statement, or a statement's full stop. */
const STATED = /^[•·▪●◦*–-]\s*\p{L}+[\s'’]|\p{L}\.$/u;

/** Returns whether a bold line says that one thing is welcome and opens no list: "• Bachelor's degree preferred." */
const isWelcomeStatement = (text: string): boolean => STATED.test(text) && headingKind(text) === "nice-to-have";

const FEWEST_WORDS = 6;
const ASKS_FIRST =
  /^(?:what|who|why|how|where|was|wer|wie|warum|wo|ce que|qui|pourquoi|comment|qué|quién|cómo|por qué|o que|quem|cosa|chi|perché|come|wat|wie|waarom|hoe|co|kto|dlaczego|vad|vem|varför|hvad|hvem|hvorfor|hva)(?!\p{L})/iu;

/** Returns whether a bold line is a whole sentence, which opens no section: "The company won't be filing any petitions this year." */
const isSentence = (text: string): boolean =>
  text.endsWith(".") && !text.endsWith("...") && !ASKS_FIRST.test(text) && text.split(" ").length >= FEWEST_WORDS;

/** Groups lines into sections by their headings, labels (`Location: …`) and, for equal-opportunity text, by content. */
export function readSections(lines: readonly Line[]): Section[] {
  const sections: Section[] = [];
  let current: { kind: SectionKind; heading: string | null; lines: string[] } = {
    kind: "intro",
    heading: null,
    lines: [],
  };
  let resumed = false;
  const close = () => {
    // A line that looks like a heading but has no section is a statement ("Fully remote").
    const text = current.lines.length > 0 ? current.lines.join("\n") : resumed ? "" : (current.heading ?? "");
    resumed = false;
    if (text !== "")
      sections.push({ kind: current.kind, heading: current.lines.length === 0 ? null : current.heading, text });
  };
  const openSection = (kind: SectionKind, heading: string | null) => {
    close();
    current = { kind, heading, lines: [] };
  };
  // The section continues after a single line of another kind; its heading is already known.
  const resume = (kind: SectionKind, heading: string | null) => {
    close();
    current = { kind, heading, lines: [] };
    resumed = true;
  };
  for (const [at, line] of lines.entries()) {
    const shown = line.kind === "item" ? `- ${line.text}` : line.text;
    const isTitle = line.kind === "heading" || standsOverList(lines, at);
    if ((isTitle && !isWelcomeStatement(line.text) && !isSentence(line.text)) || looksLikeHeading(line)) {
      const heading = line.text.replace(/^[#*\s]+|[*:：\s]+$/g, "").replace(/\.{3}$/, "");
      const kind = headingKind(heading);
      openSection(kind ?? (isTitle ? "role" : current.kind), heading);
      if (isTitle && isStatement(line.text, kind)) current.lines.push(line.text);
      continue;
    }
    if (current.kind !== "eeo" && line.text.length > 60 && EEO_TEXT.test(line.text)) {
      const { before, equal, after } = aroundEquality(shown, lines.length === 1);
      if (before !== "") current.lines.push(before);
      const { kind, heading } = current;
      openSection("eeo", null);
      current.lines.push(equal);
      resume(kind, heading);
      if (after !== "") current.lines.push(after);
      continue;
    }
    const label = line.kind === "item" ? null : LABEL.exec(line.text);
    const labelKind = label?.[1] === undefined ? null : headingKind(label[1]);
    if (labelKind !== null && LABELLED.has(labelKind) && labelKind !== current.kind) {
      const { kind, heading } = current;
      openSection(labelKind, label?.[1] ?? null);
      current.lines.push(shown);
      resume(kind, heading);
      continue;
    }
    // What is welcome is a list; a paragraph behind it is about something else: pay, notices, how the employer hires.
    if (current.kind === "nice-to-have" && line.kind === "text" && line.text.length >= LONG_PARAGRAPH) {
      if (current.lines.at(-1)?.startsWith("- ") === true) openSection("process", null);
    }
    current.lines.push(shown);
  }
  close();
  return sections;
}
