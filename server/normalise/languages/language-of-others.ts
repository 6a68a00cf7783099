import { quickly } from "#normalise/text/quick-expression.ts";
import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";

/** What is said of other people's languages: "our founder speaks Italian", "nuestros clientes hablan inglés". */
const OTHERS_SPEAK = phrases(
  String.raw`(?:our|the|their) (?!ability|capacity|confidence|skills?|successful|ideal|right|candidate|applicant|post|person|job)(?:\p{L}{1,15} ){1,2}(?:speaks?|talks?|writes?)(?! up)|(?:unsere?|die) (?!person|gesuchte|ideale|bewerb|kandidat)(?:\p{L}{1,20} ){1,2}(?:sprechen|spricht|reden)|(?:notre|nos|les) (?:\p{L}{1,15} ){1,2}parl(?:e|ent)|(?:nuestr[oa]s?|los|las) (?:\p{L}{1,15} ){1,2}habla[n]?|(?:noss[oa]s?|os|as) (?:\p{L}{1,15} ){1,2}fala[m]?|(?:il nostro|la nostra|i nostri|le nostre) (?:\p{L}{1,15} ){1,2}parla(?:no)?|onze (?:\p{L}{1,15} ){1,2}(?:sprek?en|praten)|nasi (?:\p{L}{1,15} ){1,2}(?:mówią|rozmawiają|piszą)|(?:våra|vores|våre) (?:\p{L}{1,15} ){1,2}(?:talar|pratar|taler|snakker)|(?:asiakkaamme|kollegamme) (?:\p{L}{1,15} )?puhuvat|naši (?:\p{L}{1,15} ){1,2}mluví`,
);
/** The language doesn't count. */
const INDIFFERENT = phrases(
  String.raw`(?:doesn['’]t|does not) matter|no matter|makes no difference|(?:ist|sind) (?:uns )?(?:\p{L}{1,10} )?egal|spielt keine rolle|peu importe|n['’]a pas d['’]importance|da igual|no importa|tanto faz|não importa|non importa|maakt niet uit|nie ma znaczenia|spelar ingen roll|er ligegyldigt|spiller ingen rolle|ei ole väliä|je jedno|no need to (?:speak|know|learn)`,
);
/** A law, a market or a thing behind an adjective that is a language elsewhere: "German labour law", "Nederlandse wetgeving". */
const THING_BEHIND = folded(
  /^(?:-language (?!skills|proficiency|knowledge|level|support)|[- ](?:[\p{L}-]{1,16} ){0,1}?(?:laws?|legislation|regulations?|wetgeving|regelgeving|\p{L}{0,12}markt\p{L}{0,2}|\p{L}{0,12}marknad\p{L}{0,3}|\p{L}{0,12}marked\p{L}{0,3}|\p{L}{0,14}markkin\p{L}{1,6}|\p{L}{0,14}lagstiftning\p{L}{0,3}|\p{L}{0,14}lovgivning\p{L}{0,3}|lovverk\p{L}{0,2}|\p{L}{0,14}lainsäädän\p{L}{1,4}|\p{L}{0,14}recht|\p{L}{0,14}gesetz\p{L}{0,4}|standard(?:s|ů|y)?|předpis\p{L}{0,2}|zákon\p{L}{0,3}|trh\p{L}{0,2}|rynk\p{L}{1,3}|praw[ao]|przepis\p{L}{0,3}|wines?|edition|editions|medicine|cuisine|cooking|food|kitchens?|dishes|breakfasts?|pastr(?:y|ies)|baking|cheeses?|coffee|beers?|guitars?|gardens?|furniture|massages?|architecture|fashion|mythology|philosophy|ceramics|pottery|porcelain|calligraphy|tiles|parent|riding|dance|folklore|oaks?|shepherds?|küche|medizin|möbel|weine?n?|kök(?:et)?|køkken(?:et)?|kjøkken(?:et)?|madlavning|mat|mad|viner?|vine|keuken|kuchni|wina?|keittiö\p{L}{0,3}|ruok\p{L}{1,4}|viini\p{L}{0,4}|kuchyn\p{L}{1,2}|vín\p{L}{0,2})(?!\p{L}))/iu,
);
/** Before a language that is an adjective: "mercado alemán", "rynku niemieckiego". */
const THING_BEFORE = folded(
  /(?<!\p{L})(?:mercados?|marchés?|mercat[oi]|rynk\p{L}{1,3}|legisla\p{L}{2,4}|législation|normativ[ae]|réglementation|derecho|droit|diritto|direito|prawa?|clientes|clients|clientèle|empresas?|entreprises?|aziend[ae]|sociétés?|fiscalidad|fiscalité|contabil\p{L}{2,4}|comptabilité|équipes?|equipos?|equipes?|administra\p{L}{2,5}|cultura|culture|cucina|cuisine|cocina|cozinha|médecine|medicina|meubles|bucătări\p{L}{1,2}|vinuri\p{L}{0,3}|kuchni|vins?|vinos?|vinhos?|vini|quesos?|queijos|fromages?|mercado laboral|consumidores|spółk\p{L}|firm\p{L}|oddział\p{L}{0,2}|trhu?|zákony|právo|filial\p{L}{0,3}|subsidiaria)(?: (?:de|del|da|do)?)? $/iu,
);
/** An art of a country, or what is made of it: "Russian literature", "fransk film". */
const ART_BEHIND = quickly(
  /^[- ](?:(?:contemporary|classical|modern|medieval|silent|zeitgenössische|klassische|moderne|hedendaagse|klassieke|nutida|klassisk|modern) )?(?:literature|cinema|films?|movies|poetry|poems|novels?|fiction|opera|theat(?:re|er)|paintings?|photography|comics|art|music|design|football|literatur|kino|filme?n?|lyrik|romanen?|oper|kunst|musik|malerei|literatuur|romans|poëzie|muziek|schilderkunst|litteratur\p{L}{0,2}|filmer|poesi|romaner|konst|musikk|kirjallisuu\p{L}{1,6}|elokuv\p{L}{1,6}|runou\p{L}{1,4}|taide\p{L}{0,3}|musiik\p{L}{1,4}|literatur\p{L}{1,2}|filmu|poezie|umění|hudb\p{L}{1,2})(?!\p{L})/iu,
);
const ART_BEFORE = quickly(
  /(?<!\p{L})(?:literatura|cine|poesía|novelas?|ópera|teatro|música|pintura|arte|littérature|cinéma|poésie|romans?|opéra|théâtre|musique|peinture|cinema|poesia|romances?|letteratura|romanzi|opera|musica|pittura|literatur(?:y|ę|ze|ą)|kin(?:o|a|ie|em)|film(?:u|y|ie|em|ów)|sztuk(?:a|i|ę|ą|ce)|muzyk(?:a|i|ę|ą)|poezj(?:a|i|ę|ą))(?: (?:contemporáne[oa]|clásic[oa]|contemporaine?|classique|moderne?|contemporâne[oa]|clássic[oa]|contemporane[oa]|classic[oa]|współczesn\p{L}{1,3}|klasyczn\p{L}{1,3}))? $/iu,
);

/** Languages that machines read and write. */
export const OF_MACHINES = folded(
  /(?:natural[- ])?language (?:models?|processing|technolog\p{L}{1,3}|data)|programming languages?|(?:speech|voice) recognition|sprachmodell\p{L}{0,2}|modèles? de langage|modelos? de (?:lenguaje|linguagem)|(?<!\p{L})dictionar(?:y|ies)(?!\p{L})/iu,
);

/** In a sentence that names machines, says that people speak as well. */
export const PEOPLE_SPEAK =
  /(?<!\p{L})(?:speak|fluen|sprich|parle|habl|fala|spreek|mówi|talar|taler|snakker|puhu|mluv)/iu;

/** What others speak is asked for where the sentence goes on with the person: "…, so you have to as well". */
const SO_DO_YOU = phrases(
  String.raw`so (?:you|we need)|you (?:have to|must|need to|should|speak)|deshalb|daher|darum|donc|así que|por eso|quindi|perciò|dus|därför|derfor|dlatego|siksi|joten|proto`,
);

const LANGUAGE_SCHOOL = String.raw`language (?:schools?|academ\p{L}{1,3}|courses?)|sprachschule\p{L}?|écoles? de langues|(?:academia|escuela|escola)s? de (?:idiomas|línguas)|szkoł\p{L}{1,2} język\p{L}{1,4}|språkskol\p{L}{1,3}|sprogskol\p{L}{1,3}|scuol[ae] di lingue|talenschool|taleninstituut|jazykov\p{L}{1,3} škol\p{L}{1,2}|kielikoulu\p{L}{0,3}`;
/** The languages that an employer sells or makes things in. */
const TRADE = phrases(
  String.raw`(?:(?:we are|we['’]re|our|unsere|wir sind|nous sommes|notre|somos|nuestra|nossa|jesteśmy|vi (?:är|er)|siamo|la nostra|(?:wij|we) zijn|onze|olemme|jsme) (?:\p{L}{1,12} ){0,2})(?:${LANGUAGE_SCHOOL})`,
  String.raw`(?:our|we (?:produce|publish|print|make|record|dub|subtitle|sell)) (?:\p{L}{1,14} ){0,2}(?:books?|audiobooks?|films?|magazines?|podcasts?|games?|series|dictionaries)`,
  String.raw`noss[oa]s (?:\p{L}{1,14} ){1,2}est(?:ão|á)`,
);

/** Returns whether a sentence tells that a language doesn't count, or which one others speak. */
export const isOfOthers = (text: string): boolean =>
  INDIFFERENT.test(text) || TRADE.test(text) || (OTHERS_SPEAK.test(text) && !SO_DO_YOU.test(text));

/** People who go from one language to another know both. */
export const SWITCHES = folded(
  /(?<!\p{L})(?:wechsel\p{L}{1,3}|passez|passes|pasas|passi|passas|switch(?:es)?|moves?|jumps?|schakelt|pendlar|skifter|veksler|przechodzisz|přecházíš)(?: \p{L}{1,12}){0,2} (?:zwischen|du|de|del|dal|do|between|from|tussen|mellan|mellem|mellom|z|mezi)(?!\p{L})/iu,
);

/** Returns whether the name of a language is an adjective of something else there. */
export const isOfThing = (before: string, behind: string): boolean =>
  THING_BEHIND.test(behind) || THING_BEFORE.test(before) || ART_BEHIND.test(behind) || ART_BEFORE.test(before);

/** Knowing a language without a word that only languages have: "du kan svenska", "sabes inglés". */
export const KNOWS = folded(
  /(?<!\p{L})(?:du kannst|kannst du|sie können|du kan|kan du|sabes|sabe|sai|umiesz|znasz|potrafisz|umíš|umíte|ovládáš|osaat|je kent|tu connais|conosci|conoces|conheces|you know|you can)(?: (?:auf|in|på|til|po|en|em|gut|sehr|bra|godt|bien|bem|bene|both|både|sekä|zowel|sia|zarówno|tanto|tant|sowohl|také|to|say|falar|hablar|parlare|parler|mówić|rozmawiać)){0,3} (?:l['’])?$/iu,
);

/** "Sans effort du français au néerlandais": what is easy isn't denied. */
export const EASILY = folded(
  /(?<!\p{L})(?:sans (?:effort|peine|faute|difficulté)|ohne (?:mühe|probleme|weiteres)|without (?:effort|difficulty|trouble)|sin (?:esfuerzo|problemas)|sem (?:esforço|problemas)|senza (?:sforzo|problemi|fatica)|zonder (?:moeite|problemen)|bez (?:trudu|problemu|problemów|problémů)|utan (?:problem|svårighet)|ude?n (?:problemer|besvær)|uten (?:problem|vansker))(?!\p{L})/giu,
);

/** "You answer customers in German", "vous répondez à nos clients en français". */
const SERVES = folded(
  /(?<!\p{L})(?:you(?:['’]ll| will)? (?:answer|help|support|serve|advise|call|phone|train|reply|respond|write to)|(?:beantwortest|berätst|betreust|antwortest|hilfst)|sie (?:beraten|betreuen|beantworten)|vous (?:répondez|conseillez|accompagnez|renseignez|aidez)|du (?:svarer|svarar|hjælper|hjälper|hjelper|rådgiver)|odpovídáš|odpovídáte|pomáháš|odpowiadasz|pomagasz|respondes|atiendes|atendes|ayudas|contestas|ajudas|rispondi|assisti|je (?:beantwoordt|helpt|antwoordt)|vastaat|autat|hoidat|neuvot|soitat|työskentelet)(?: [\p{L}'’]{1,15}){1,6} ?$/iu,
);
const ENDS = /^ ?(?:[.,;:)(]|$|(?:and|und|et|y|e|en|i|og|och|ja|a|by|per|am|at|på|par|por) )/u;

/** Returns whether people serve others in a language. */
export const servesIn = (before: string, behind: string): boolean => SERVES.test(before) && ENDS.test(behind);
