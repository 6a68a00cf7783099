/** Rooms and homes as the place where the person works, as sources for `latinWords`: "from your own living room", "dal tuo salotto". */
export const OWN_ROOM: readonly string[] = [
  String.raw`(?:from|out of) (?:your|their|our|his or her|an?)(?: own)? (?:kitchens?(?: tables?)?|living[- ]rooms?|sitting[- ]rooms?|spare (?:bed)?rooms?|bedrooms?|stud(?:y|ies)|sofas?|couch|dining (?:rooms?|tables?)|garden (?:sheds?|offices?)|home (?:desks?|stud(?:y|ies)|offices?))|from (?:your|their|our) own (?:homes?|house|flat|apartment)|at your own (?:kitchen table|desk at home)`,
  String.raw`(?:aus|von|vom|in|an) (?:dein|ihr|unser)e?[mrn]? (?:eigenen )?(?:wohnzimmer|küchentisch|küche|arbeitszimmer|sofa|couch|balkon|schreibtisch (?:zu ?hause|daheim)|heimbüro|wohnung|zuhause|home-?office)|(?:am|vom|an|aus) (?:ihrem |deinem |dem )?(?:heimischen|eigenen|häuslichen) (?:schreibtisch|arbeitszimmer|küchentisch|wohnzimmer|sofa|home-?office)|(?:bei|von) (?:dir|ihnen) (?:zu ?hause|daheim)(?: aus)?|(?:in|aus) (?:den|deinen|ihren) (?:eigenen )?vier wänden`,
  String.raw`(?:de|depuis) (?:votre|ton|ta|leur|son) (?:propre )?(?:salon|canapé|cuisine|bureau (?:à la maison|chez (?:vous|toi))|logement|appartement|domicile|résidence|maison|table de cuisine|chambre)|(?:de|depuis) chez (?:vous|toi|soi|eux)|à votre (?:propre )?domicile`,
  String.raw`desde (?:tu|su|vuestra|nuestra) (?:propi[oa] )?(?:salón|sala|sofá|cocina|comedor|habitación|domicilio|hogar|casa|vivienda|residencia)|en tu propi[oa] (?:casa|domicilio|salón|hogar)`,
  String.raw`(?:a partir )?d[ao] (?:sua|tua|seu|teu) (?:própri[oa] )?(?:casa|sala|cozinha|residência|mesa de cozinha|quarto|sofá|apartamento|home office)|d[ao] própri[oa] (?:casa|residência|quarto|domicílio|sala)|d[ao] casa d[oa] (?:explicador|colaborador|trabalhador|profissional|professor|funcionári[oa]|formador)`,
  String.raw`(?:dal|dalla|nel|nella) (?:tu[oa]|propri[oa]) (?:salotto|divano|cucina|cameretta|stanza|studio di casa|casa|abitazione|camera|soggiorno|tavolo di cucina|scrivania di casa|domicilio)|da casa (?:tua|propria|loro)|dal salotto di casa|dalla scrivania di casa`,
  String.raw`(?:vanuit|vanaf|van) (?:je|jouw|uw|hun|de eigen|zijn eigen|haar eigen)(?: eigen)? (?:woonkamer|huiskamer|werkkamer|woning|keuken(?:tafel)?|zolder(?:kamer)?|bank|huis|studeerkamer|thuiskantoor|thuiswerkplek|bureau thuis)|aan je eigen (?:keukentafel|bureau thuis)`,
  String.raw`(?:z|ze|w|we|przy) (?:własn(?:ego|ej|ym)|swo(?:jego|jej|im)|twoje?(?:go|j)) (?:domu|domowego zacisza|mieszkania|mieszkaniu|pokoju|salonu|kuchni|kanapy|biurka w domu|domowego biura)|z domowego (?:zacisza|biura)`,
  String.raw`(?:från|vid|i) (?:ditt|din|eget|egen|sitt|sin)(?: eget| egen| egna)? (?:vardagsrum|kök|köksbord|soffa|arbetsrum|hemmakontor)|från (?:ditt|eget|sitt)(?: eget)? hem`,
  String.raw`(?:fra|ved|i) (?:din|dit|egen|eget|sin|sit)(?: egen| eget)? (?:stue|køkken(?:bord)?|sofa|hjemmekontor|arbejdsværelse)|fra (?:dit|eget|sit)(?: eget)? hjem|fra din (?:egen )?bopæl`,
  String.raw`(?:fra|ved|i) (?:di|din|ditt|egen|eget|sin)(?: eget| egen| egne)? (?:stue|kjøkken(?:bord)?|sofa|hjemmekontor|arbeidsrom)|fra (?:ditt|eget|sitt)(?: eget)? hjem|fra (?:stua|kjøkkenbordet|sofaen)(?: di)?`,
  String.raw`(?:olohuonee(?:sta|ssa)|keittiö(?:stä|ssä|npöydän)|kod(?:ista|issa)|koto(?:a|na)|sohva(?:lta|lla)|kotitoimisto(?:sta|ssa)|työhuonee(?:sta|ssa))si|omasta (?:olohuoneesta|kodista|keittiöstä|työhuoneesta|kotitoimistosta)|omalta (?:sohvalta|kotisohvalta)`,
  String.raw`(?:ze?|od) (?:svého|svojí|své|vlastní(?:ho)?|tvého|vašeho) (?:obýváku|bytu|domova|domu|pokoje|kuchyně|kuchyňského stolu|gauče|pracovny)|od (?:kuchyňského )?stolu doma|z pohodlí domova`,
  String.raw`(?:din|de la|de pe) (?:propria (?:sufragerie|bucătărie|canapea|casă|locuință)|propriul (?:apartament|birou de acasă|domiciliu)|(?:sufrageria|bucătăria|canapeaua|casa|locuința) ta|(?:apartamentul|biroul|domiciliul) tău)|din confortul casei`,
];

/** "From home" as an adverb. */
export const FROM_HOME: readonly string[] = [
  "from home(?! ?(?:\\(|owner|buyer|care|page|depot|deliver|set-?up|allowance|stipend|budget|polic|days?|perks?|offices?|equipment|environment|arrangement|option|tools?|and|or ))",
  "von (?:zu ?hause|daheim)(?: aus)?|aus dem home-?office|im home-?office",
  "(?:de|depuis) la maison|depuis (?:le )?domicile",
  "desde (?:casa|el (?:hogar|domicilio))|desde su (?:casa|domicilio)",
  "(?:a partir )?de casa|em home office",
  "da casa",
  "vanuit huis|(?:vanuit|van) thuis",
  "z domu|z domów|w domach|w domowym zaciszu",
  "hemifrån|från hemmet",
  "hjemmefra|fra hjemmet|hjemmeifra",
  "kotoa(?: käsin)?",
  "z domova",
  "de acasă|de la domiciliu",
];

/** Working away from the employer's places, as a noun or a short adverb. */
export const TELEWORK: readonly string[] = [
  "remote work(?:ing)?|wfh|work(?:ing)?[- ]from[- ]home|home[- ]?working|telework(?:ing)?|telecommut(?:e|ing)|home[- ]?office|homeoffice",
  String.raw`mobile\p{L}? arbeit\p{L}{0,2}|(?:tele|heim)arbeit|télétravail|distanciel|travail à (?:distance|domicile)|teletrabajo|trabajo (?:remoto|en casa|a distancia|desde casa)|teletrabalho|trabalho (?:remoto|em casa|à distância)`,
  "telelavoro|smart ?working|lavoro (?:agile|da remoto|da casa|a distanza)|thuiswerk(?:en)?|telewerk(?:en)?|thuis ?werken|(?:van op|op) afstand werken",
  String.raw`prac\p{L}{1,2} (?:zdaln\p{L}{1,2}|z domu|w domu)|distansarbete|hemarbete|hjemmearbejde|hjemmearbeid|hjemmekontor|fjernarbej?d(?:e)?|fjernarbeid|distancearbejde|etätyö\p{L}{0,4}|prác[ei] (?:z domova|na dálku)|telemunc(?:ă|a|ei)|munc[aă] (?:de acasă|la distanță|remote)`,
];

/** Away from the employer's places, in a noun or an adverb. */
export const AWAY_SOURCES: readonly string[] = [
  ...TELEWORK,
  ...FROM_HOME,
  ...OWN_ROOM,
  "remote(?:ly)?(?![- ](?:first|friendly|team|work|worker|approach|culture|company|environment|support|access|employees|colleagues|ready))|at home|daheim|zu ?hause|à distance|à domicile|de chez eux|en remoto|remotamente|de (?:manera|forma) (?:remota|virtual)|remot[oa]|da remoto|a distanza|thuis|op afstand|zdalnie|på distans(?:en)?|hjemme|derhjemme|hemma|etänä|kotona|na dálku|doma|la distanță|acasă|teletrabajan|télétravaillent|teletrabalham",
];

/** The employer's places. */
export const EMPLOYERS_PLACE: readonly string[] = [
  String.raw`(?<!home[- ])offices?|on-?site|in person|in-person|headquarters|hq|campus|hybrid\p{L}{0,3}`,
  String.raw`\p{L}{0,10}büros?|vor ort|präsenz\p{L}{0,6}|bureaux?|locaux|sur (?:site|place)|présentiel|oficinas?|sede|presencia(?:l|is|les|lmente)|híbrid[oa]|escritórios?|uffici?o?|sedi|in presenza|ibrid[oa]`,
  String.raw`(?<!thuis)kantoor\p{L}{0,6}|op locatie|biur(?:o|a|ze|em|u)|siedzib\p{L}{1,2}|stacjonarn\p{L}{1,4}|hybryd\p{L}{1,6}|kontor(?:et|s)?|på plats|fremmøde|oppmøte|lokalerna|toimisto\p{L}{1,5}|paikan päällä|läsnä\p{L}{1,6}|kancelář\p{L}{0,2}|na pracovišti|pobočk\p{L}{1,2}|birou(?:l|lui|ri)?|sediu(?:l|lui)?|hibrid`,
];

/** That something is not, by language. */
export const NEGATIONS: Readonly<Record<string, string>> = {
  en: "nobody|none|no|not|n['’]t|without|never|nobody|neither|nor|zero",
  de: String.raw`kein\p{L}{0,2}|nicht|ohne|nie|niemals|niemand|weder|noch`,
  fr: "personne|pas|plus|aucune?|sans|jamais|ni|zéro",
  es: String.raw`nadie|no|sin|ningun\p{L}?|ningún|nunca|jamás|ni|cero`,
  pt: String.raw`ninguém|não|sem|nenhum\p{L}?|nunca|jamais|nem|zero`,
  it: String.raw`nessuno|senza|nessun\p{L}?|mai|non|né|zero`,
  nl: "niemand|geen|niet|nooit|zonder",
  pl: String.raw`nikt|nie|nigdy|bez|brak|żadn\p{L}{1,4}`,
  sv: "ingen|inga|inget|inte|aldrig|utan|slipper",
  da: "ingen|intet|ikke|aldrig|uden|slipper",
  no: "ingen|ikke|aldri|uten|slipper",
  fi: "kukaan|ei|eikä|ilman|koskaan|emme",
  cs: String.raw`nikdo|ne|není|bez|žádn\p{L}{1,2}|nikdy|nemus\p{L}{1,3}`,
  ro: String.raw`nimeni|nu|fără|nici ?un\p{L}?|niciodată`,
};

/** Part of the time, a possibility or a condition: what keeps a sentence from saying that the job is remote. */
export const HEDGE: readonly string[] = [
  String.raw`can|may|could|might|options?|optional\p{L}{0,2}|possib(?:le|ility)|allowed|sometimes|occasional\p{L}{0,2}|up to|part(?:ly|ially|ial)?(?![- ]time)|hybrid|some|most(?:ly)?|half|if|when|unless|after|until|before|during|temporar\p{L}{1,3}|initially|flexib\p{L}{1,5}|but|while|whereas|used to|ability|chance|opportunity|would like|discuss\p{L}{0,3}|once|eligib\p{L}{1,5}|either|sick|emergenc(?:y|ies)|that day`,
  String.raw`kann|kannst|können|könntest|darf|darfst|dürfen|möglich\p{L}{0,6}|option\p{L}{0,2}|manchmal|gelegentlich|teilweise|teils|zeitweise|anteilig|tageweise|bis zu|wenn|falls|sofern|nach (?:der|dem|einem|einer|absprache|vereinbarung|bedarf)|während|früher|vorübergehend|flexib\p{L}{1,6}|aber|wechsel|auch(?! nicht)|ab und zu|sonst|zunächst`,
  String.raw`pouvez|peux|peut|peuvent|pourr\p{L}{1,4}|possib\p{L}{2,5}|parfois|occasionnel\p{L}{0,5}|ponctuel\p{L}{0,5}|partiel\p{L}{0,6}|jusqu['’](?:à|au)|lorsqu?e?|quand|après|pendant|avant|flexib\p{L}{1,5}|mais|aussi|selon|si (?:vous|tu|l[ea]|besoin|nécessaire)`,
  String.raw`puedes?|pueden|podrás?|podrán|posib\p{L}{2,8}|a veces|ocasional\p{L}{0,5}|puntual\p{L}{0,5}|parcial\p{L}{0,5}|hasta|cuando|tras|después|durante|antes|flexib\p{L}{1,6}|flexív\p{L}{1,3}|pero|también|según|pode|podes|podem|poder[áã]\p{L}?|possív\p{L}{1,3}|possibilidade|às vezes|eventual\p{L}{0,5}|até|quando|após|depois|mas|também|conforme`,
  String.raw`può|puoi|possono|potrai|potrà|possibil\p{L}{1,3}|talvolta|occasional\p{L}{1,5}|parzial\p{L}{1,5}|fino a|dopo|prima|ma|anche|secondo|se (?:il|lo|la|vuoi|serve|necessario)|kan|kunt|kun|mag|mogelijk\p{L}{0,6}|soms|af en toe|deels|gedeeltelijk|wanneer|als (?:je|het|de)|tijdens|maar|ook|eventueel`,
  String.raw`może\p{L}{0,3}|możn\p{L}|możliw\p{L}{1,5}|czasami|okazjonaln\p{L}{1,3}|częściow\p{L}{1,3}|gdy|kiedy|jeśli|podczas|dawniej|elastyczn\p{L}{1,3}|ale|także|też|lub`,
  String.raw`får|möjlig\p{L}{0,5}|ibland|delvis|delvist|när|efter|etter|under|också|också|även|også|eller|hvis|om (?:du|det)|når|mulig\p{L}{0,5}|nogle gange|af og til|av og til|noen ganger|fleksib\p{L}{1,4}|voi(?:t|si)? (?:tehdä|työskennellä|valita|sopia)|mahdolli\p{L}{1,7}|joskus|osittain|jos|mutta|myös|tai|joustav\p{L}{1,4}`,
  String.raw`můžeš|můžete|může|lze|možn\p{L}{1,5}|občas|někdy|částečn\p{L}{1,3}|když|pokud|během|dříve|ale|také|nebo|flexibiln\p{L}{1,2}|poți|puteți|poate|posibil\p{L}{0,6}|uneori|parțial|ocazional|până la|când|dacă|după|înainte|dar|sau|flexibil`,
];

/** Weeks and months, which remote work is limited to, and stays abroad. */
export const LIMITED_TIME = String.raw`weeks|months|abroad|wochen|monaten?|ausland|semaines|mois|étranger|semanas|meses|extranjero|exterior|estrangeiro|settimane|mesi|estero|weken|maanden|buitenland|tygodnie?|miesi[ąę]c\p{L}{0,3}|zagranic\p{L}{1,2}|veckor|månader|utlandet|uger|måneder|udlandet|uker|viikkoa|kuukautta|ulkomail\p{L}{1,3}|týdn[yů]|měsíc\p{L}{1,3}|zahranič\p{L}{1,2}|săptămâni|străinătate`;

/** People who aren't hired by this ad: customers, those taught or cared for, a boss. */
export const OTHER_PEOPLE: readonly string[] = [
  "customers?|clients?|users?|shoppers?|patients?|families|students?|pupils?|learners?|children|consumers?|businesses|companies|employers|people|seniors|buyers|managers?|supervisor|boss|founders?|owners?|ceo|director|candidates|applicants|interns|freelancers|contractors|remote workers",
  String.raw`kunden?|kundinnen|kund:innen|nutzer\p{L}{0,5}|patient:?(?:en|innen)|schüler\p{L}{0,5}|studierenden?|senioren|unternehmen|firmen|kinder|menschen|familien|clients|utilisateurs|entreprises|élèves|étudiants|enfants|personnes|familles|gens|salariés`,
  "clientes|usuarios|pacientes|empresas|alumnos|estudiantes|niños|personas|familias|gente|usuários|alunos|estudantes|crianças|pessoas|famílias|clienti|utenti|pazienti|aziende|alunni|studenti|bambini|persone|famiglie|anziani",
  String.raw`klanten|gebruikers|bedrijven|patiënten|leerlingen|studenten|kinderen|mensen|gezinnen|ouderen|klient\p{L}{1,4}|użytkowni\p{L}{1,4}|pacjen\p{L}{1,4}|uczni\p{L}{1,4}|dzieci\p{L}{0,3}|ludz\p{L}{1,3}|osob\p{L}{1,3}|osób|firm\p{L}{0,3}`,
  String.raw`kunder(?:na|nes?)?|användare|patienter(?:na)?|elever(?:na)?|studenter|barn(?:en)?|människor|företag|brugere|patienter|virksomheder|mennesker|brukere|pasienter|bedrifter|asiakka\p{L}{1,5}|käyttäj\p{L}{1,4}|potila\p{L}{1,5}|oppilaa\p{L}{1,4}|opiskelij\p{L}{1,4}|laps\p{L}{1,4}|yritykse\p{L}{1,4}|ihmise\p{L}{1,3}|ihmisiä`,
  String.raw`klient(?:i|ů|ům|y)|zákazní\p{L}{1,4}|uživatel\p{L}{1,3}|pacient\p{L}{1,3}|žá[ck]\p{L}{1,3}|student\p{L}{1,3}|dět\p{L}{1,3}|lid(?:é|i|em)|firm(?:y|ám|a)|clienți\p{L}{0,3}|utilizatori\p{L}{0,3}|pacienți\p{L}{0,3}|elevi\p{L}{0,3}|studenți\p{L}{0,3}|copii\p{L}{0,3}|oameni\p{L}{0,3}|companii\p{L}{0,3}`,
];
