import { everyLatinPhrase, latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { IN_PART, WORK_ELSEWHERE } from "#normalise/implied-remote.ts";
import { SIDE_TASK } from "#normalise/remote-in-name.ts";
import { type Span, spansOf } from "#normalise/text/spans.ts";
import {
  AWAY_SOURCES,
  EMPLOYERS_PLACE,
  FROM_HOME,
  HEDGE,
  LIMITED_TIME,
  NEGATIONS,
  OTHER_PEOPLE,
  OWN_ROOM,
  TELEWORK,
} from "./home-phrases.ts";
import { isRemoteFrom } from "./remote-from.ts";

const LONGEST = 320;
/** Maximum distances between related words, in characters. */
const NEAR = 34;
const CLAUSE = 55;
/** How far before a place its denial may stand. */
const DENIAL = 40;
/** A headline has no more words. */
const HEADLINE_WORDS = 14;
/** What ends a clause between two words. */
const STOP = /[;!?•|:]|\.(?=\s)/u;

const FIVE = "(?:5|five|fünf|cinq|cinco|cinque|vijf|pięć|fem|viisi|viitenä|pět|cinci)";
/** The whole week in numbers: "fünf Tage", "cinq jours sur cinq", "5/5". */
const FIVE_DAYS = everyLatinPhrase(
  String.raw`${FIVE}[- ](?:full |whole |ganze |volle |hele |pełnych |celých )?(?:work(?:ing|days)? )?(?:days?|workdays|tagen?|jours?|días|dias|giorn[io]|dagen|dni|dagars?|dages?|dager|päivää|päivänä|päivän|dnů|dní|zile)`,
  String.raw`${FIVE} ?(?:\/|x|out of|of|von|sur|de(?: cada)?|em cada|em|su|op de|na|av|a[vf] de|ud af|z|din) ?(?:the )?${FIVE}(?: (?:days?|tagen?|jours?|días|dias|giorni|dagen|dni|dagar|dage|dager|päivästä|dnů|zile))?`,
);
/** The whole week in other words. */
const WHOLE_WEEK = everyLatinPhrase(
  "every (?:single |working )?day|all (?:week|year|day,? every day)|(?:the )?(?:whole|entire) (?:working )?week|day in,? day out|jeden (?:einzelnen )?(?:arbeits|werk)?tag|an allen (?:arbeits)?tagen|(?:die )?ganze woche|(?:das )?ganze jahr|tous les jours|chaque jour|toute la semaine|toute l['’]année|todos los días|toda la semana|cada día|todo el año|todos os dias|toda a semana|a semana (?:inteira|toda)|o ano (?:inteiro|todo)|tutti i giorni|ogni giorno|tutta la settimana|tutto l['’]anno",
  "elke (?:werk)?dag|iedere (?:werk)?dag|alle (?:werk)?dagen|de hele week|het hele jaar|codziennie|każdego dnia|(?:przez )?cały (?:tydzień|rok)|wszystkie dni|varje (?:arbets)?dag|alla (?:arbets)?dagar|hela (?:veckan|året)|hver (?:eneste |arbejds|arbeids)?dag|alle (?:arbejds)?dage|alle dager|hele (?:ugen|uka|året)|joka päivä|jokaisena päivänä|kaikki(?:na)? päiv\\p{L}{1,3}|koko (?:viikon|vuoden)|každý den|všechny dny|celý (?:týden|rok)|în fiecare zi|toate zilele|toată săptămâna|tot anul",
);
/** What makes of a number of days a limit, or names other days beside them. */
const LIMIT = latinPhrases(
  String.raw`up to|max\p{L}{0,6}|bis zu|höchstens|jusqu['’]à|hasta|até|fino a|tot|upp till|op til|opp til|jopa|až|până la|at least one|(?:one|two|three|four|[1-4]|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|três|quatro|due|tre|quattro|twee|drie|dwa|trzy|cztery|två|fyra|to|fire|kaksi|kolme|dva|tři|čtyři|două|trei) (?:days?|tagen?|jours?|días|dias|giorni|dagen|dni|dagar|dage|dager|päivää|dny|zile)`,
);
const AWAY_WORDS = everyLatinPhrase(...AWAY_SOURCES);
const AWAY = quickLatinPhrases(...AWAY_SOURCES);

/** For good, or for all of one's hours, directly beside the word for remote work. */
const PERMANENT = String.raw`permanent(?:ly|e|es|er|a|o|t|emente|ement)?|permanenta|dauerhaft\p{L}{0,2}|ständig\p{L}{0,2}|stał\p{L}{1,2}|na stałe|trval\p{L}{1,2}|stál\p{L}|varaktig\p{L}?|pysyv\p{L}{1,4}|jatkuv\p{L}{1,4}|définitif|definitiv\p{L}{0,5}|indefinid\p{L}|por tiempo indefinido|for good|for ever|forever|voltijds|vollzeit|in vollzeit|temps plein|à (?:temps (?:plein|complet)|plein temps)|(?:a )?tiempo completo|(?:em )?tempo integral|(?:a )?tempo (?:pieno|inteiro)|w pełnym wymiarze|på heltid|heltids?|fuldtids?|fulltids?|kokoaikai\p{L}{1,5}|na plný úvazek|cu normă întreagă|full[- ]time|100 ?(?:%|per ?cent|prozent|pour cent|por ciento|por cento|per cento|procent)|(?:al|ao|au) (?:cento per cento|cien por cien(?:to)?|cem por cento)|(?:zu )?hundert prozent|cent pour cent|honderd procent|sto procent|hundra procent|hundrede procent|hundre prosent|sata prosenttia|la sută la sută`;
const WORK_AWAY = `${TELEWORK.join("|")}|(?:position|poste|puesto|vaga|empleo) virtuel?l?e?|(?:da|en|in) remoto|remot[ao]|de (?:manera|forma|modo) (?:remota|virtual)|zdalnie|distans|z domova|z domu|hemifrån|hjemmefra|etänä|na dálku|thuis|von zu ?hause|de chez (?:vous|soi)|desde casa|de casa|à distance|de acasă|la distanță`;
const PERMANENTLY = everyLatinPhrase(PERMANENT);
const AWAY_NOUN = everyLatinPhrase(WORK_AWAY);
const NAMES_AWAY = quickLatinPhrases(WORK_AWAY);
const BESIDE = /^[ ,-]{0,2}(?:(?:på|en|de|as|in|im|als|w|v|met|on an?|au|a|al|at|post|position|role|job) ?){0,2}$/iu;
/** For the whole of the contract: "durante todo el contrato". */
const THROUGHOUT = quickLatinPhrases(
  "(?:for the (?:whole|entire|full) (?:duration|length|term|run|period)|from (?:start to finish|the first day to the last|day one)|über die gesamte (?:dauer|laufzeit)|während der gesamten (?:dauer|laufzeit|projektlaufzeit)|vom ersten (?:bis zum letzten )?tag(?: an)?|pendant toute la durée|du début à la fin|durante tod[oa] (?:el|la|o|a) (?:contrato|duración|proyecto|período|vigência|projeto|missão|duração)|de principio a fin|do início ao fim|do primeiro ao último dia|per tutta la durata|dall['’]inizio alla fine|gedurende het hele (?:contract|project)|de hele (?:opdracht|contractperiode)|przez cały (?:okres|czas trwania)|od pierwszego dnia|under hela (?:uppdraget|anställningen|perioden)|från dag ett|under hele (?:ansættelsen|ansettelsen|perioden|oppdraget)|fra (?:dag én|første dag)|koko (?:sopimuskauden|työsuhteen|projektin) ajan|alusta loppuun|ensimmäisestä päivästä|po celou dobu|od prvního dne|pe toată durata|throughout(?= *(?:[.,;()]|$))|for the (?:whole|entire|full) (?:contract|project|assignment|engagement|term))",
);

/** All that there is to do, or how the employer has worked since it exists: "tudo a distância", "remote-first since day one". */
const ALL_OR_ALWAYS = quickLatinPhrases(
  String.raw`(?:everything(?: (?:is|happens))?|all of it(?: is)?|alles|tout(?: se (?:fait|passe))?(?: est)?|todo|es todo|tudo|tutto|wszystko|allt|alt|kaikki|všechno|vše|totul)(?: (?:here|hier|ici|aquí|aqui|qui|is|ist|es|é|è|jest|är|er|on|je|e|sker|görs|foregår|fully|komplett|100 ?%|feito|hecho|läuft|passiert|gebeurt|odbywa się|tapahtuu|hoidetaan|tehdään|se face|se întâmplă|si fa|se hace|se faz|probíhá)){0,2} (?:done )?(?:remote(?:ly)?|à distance|en (?:remoto|remote|télétravail)|a distancia|(?:a|à) distância|remoto|remotamente|da remoto|a distanza|op afstand|zdalnie|på (?:distans|distancen?|distanse|afstand)|etänä|na dálku|(?:de )?la distanță|von zu ?hause|desde casa|de casa|da casa|vanuit huis|z domu|hemifrån|hjemmefra|kotoa|z domova|de acasă)(?! (?:access|work(?:ers)?|teams?|support|first|de u[mn]|d['’]un|di un|van|of|from))`,
  String.raw`remote[- ](?:first|only|native)(?: (?:company|team|firm|unternehmen|entreprise|empresa|azienda|bedrijf|firma))?,? (?:(?:ever )?since|from|seit|depuis|desde|da|sinds|od|sedan|siden|från|fra|din|dal) (?:(?:the )?(?:very )?(?:day one|first day|start|beginning|outset|foundation)|we (?:started|began|were founded)|our (?:founding|start)|(?:19|20)\d\d|tag eins|(?:der |unserer )?gründung|beginn an|(?:la |sa |notre )?création|le (?:début|premier jour)|(?:el |o |nuestra |nossa )?(?:principio|inicio|início|fundación|fundação|primer día|primeiro dia)|(?:l['’])?inizio|sempre|siempre|(?:de |onze )?(?:oprichting|start|dag één|begin)|(?:samego )?początku|pierwszego dnia|starten|dag (?:ett|én)|alussa|začátku|începuturi)`,
);

/** What ads say to people who work at home: "Write from home, file by email". */
const HOME_COMMAND = quickly(
  /^\W{0,3}(?:write|work|translate|teach|tutor|edit|proofread|transcribe|code|design|sell|answer|record|coach|subtitle|interpret|earn|join us) (?:\w{2,12} ){0,2}from (?:home|your own \w{4,9})(?=\s*(?:[.,;!]|$)|,? (?:and|as|on|with|for (?!one|two|a))\b)/i,
);

/** A job that is all online. */
const ONLINE_JOB = quickLatinPhrases(
  String.raw`(?:job|work|role|position|poste|travail|puesto|trabajo|vaga|trabalho|lavoro|posizione|arbeit|stelle|tätigkeit|werk|functie|praca|jobb(?:et)?|tjänsten|arbetet?|stilling(?:en)?|työ|práce|munca|postul)(?: (?:is|ist|est|es|é|è|jest|är|er|on|je|este|takes place|happens)){0,1} (?:done )?(?:100 ?%|fully|entirely|completely|exclusively|vollständig|komplett|ausschließlich|entièrement|totalement|totalmente|íntegramente|interamente|volledig|w całości|helt|fuldt|kokonaan|plně|integral|complet) (?:online|on-line|en línea|en ligne|w sieci|verkossa)(?! (?:course|training|application|test|course|store|shop|marketing|handel|business))`,
);

const EMPLOYEE = String.raw`(?:employee|worker|teleworker|staff member|postholder|mitarbeiters|mitarbeitenden|arbeitnehmers|beschäftigten|salarié\p{L}{0,2}|collaborateur|collaboratrice|télétravailleur|titulaire|employé\p{L}{0,2}|trabajador\p{L}{0,2}|emplead[oa]|teletrabajador\p{L}{0,2}|colaborador\p{L}{0,2}|trabalhador\p{L}{0,2}|funcionári[oa]|profissional|profesional|docente|dipendente|lavoratore|lavoratrice|collaboratore|collaboratrice|professionista|werknemer|medewerker|pracowni\p{L}{1,4}|zatrudnion\p{L}{1,4}|wykonawcy|medarbetaren?s?|anställde?s?|den anställdes|medarbejderens|medarbejder|den ansattes|ansatte?s?|arbeidstakerens?|työntekijän|zaměstnance|pracovníka|salariatului|angajatului)`;
/** The home of the person, as the value of a label. */
const THEIR_HOME = String.raw`(?:the |das |der |le |la |el |o |il |het |den |(?:ihr|dein|votre|ton|tu|su|sua|tua|il tuo|je|uw|twój|ditt?|din|tvůj|váš) )?(?:eigenes? |own |propio |eigen |własny |eget |egen )?(?:home(?: office| address)?|sofa|couch|kitchen table|zuhause|wohnort|wohnsitz|wohnung|home-?office|heimarbeitsplatz|telearbeitsplatz|domicile|résidence|logement|télétravail|domicili?o|casa|hogar|residência|residencia|vivienda|abitazione|residenza|woonadres|huisadres|woonplaats|thuis(?:kantoor|werkplek)?|miejsce zamieszkania|woning|dom|mieszkanie|hemmet|hem|bostad(?:en)?|hemarbetsplats|hemmakontor|hjem(?:met)?|hjemmearbejdsplads|hjemmekontor|hjemmearbeidsplass|bopæl|bopel|koti|etätyö|kotitoimisto|kotona|domov|bydliště|domácnost|domiciliul)`;
const PLACE_LABEL = String.raw`(?:place|location|base) of (?:work|employment|duty)|(?:work|job|duty) (?:place|location|station|site)|workplace|(?:arbeits|dienst|einsatz|tätigkeits)ort|arbeitsplatz|arbeitsstätte|lieu (?:de travail|d['’]exercice|de la mission|d['’]affectation)|(?:centro|lugar|puesto|sitio) de trabajo|lugar de (?:la )?prestación(?: del servicio)?|local (?:de trabalho|da prestação|do trabalho)|(?:luogo|sede) (?:di|del) lavoro|(?:sede|luogo) lavorativ[ao]|plaats(?: van)? tewerkstelling|standplaats|werkplek|werklocatie|plaats van tewerkstelling|miejsce (?:wykonywania |świadczenia )?pracy|arbetsplats|arbetsställe|placering(?:sort)?|stationeringsort|tjänsteställe|arbejdssted|arbejdsplads|tjenestested|arbeidssted|arbeidsplass|arbeidssted|työ(?:paikka|piste|ntekopaikka|skentelypaikka)|työ(?:paikan|n) sijainti|toimipaikka|místo (?:výkonu )?práce|pracoviště|locul? (?:de muncă|muncii|desfășurării activității)`;
/** "Místo výkonu práce: domov zaměstnance": the home as the place of work, beside a label. */
const HOME_AT_LABEL = quickLatinPhrases(
  String.raw`(?:${PLACE_LABEL}) ?[:–-] ?(?:den |the |i |hos )?(?:${EMPLOYEE})(?:['’]s?)? (?:own |eget |egen |oma )?(?:homes?|residence|hem|bostad|hjem|bolig|bopæl|bopel|koti|kotona)(?=\s*(?:[.,;(!–|]|$))`,
  String.raw`(?:${PLACE_LABEL})(?: \([^()]{1,20}\))? ?[:–-] ?(?:am |im |au |a |all['’]|w |i |v |in |från |fra |på |presso )?(?:${THEIR_HOME})(?=[ ,]{0,2}(?:(?:of|des|der|du|de|d['’]|del|do|da|dell[ao]|dell['’]|van|av|til|l['’]) ?){0,2}(?:the |la |le |l['’]|los |las |de )?(?:${EMPLOYEE}|\p{L}{1,10} (?:${EMPLOYEE})|(?:tu[ao]|propri[ao]|zaměst\p{L}{1,6}|whole|koko|in ganz|cał\p{L}{1,2}|hela|hele|celá|toat\p{L}|tutta|toda|todo)(?: \p{L}{2,14})?)?\s*(?:[.,;(!–|]|$))`,
);

/** The person who is hired. */
const YOU = everyLatinPhrase(
  "(?:\\p{L}{3,14}(?:ujete|uješ|íte|íš|áte|áš|esz|isz|ysz|asz))|ti|te|you|your|yourself|du|dich|dir|dein\\p{L}{0,2}|sie|ihnen|ihre?\\p{L}?|vous|votre|vos|tu|toi|ton|ta|te|tus?|usted|ustedes|você|sua|seu|tua|teu|je|jij|jouw|uw|u|ty|twój|twoj\\p{L}{1,3}|swoj\\p{L}{1,3}|ditt|din|dig|dit|deg|sinä|sinun|sinulle|tvoj?e?|vy|tvůj|váš|vaše",
  "(?:atiendes?|respondes?|trabajas|das|impartes|gestionas|llamas|contestas|enseñas|redactas|traduces|corriges|asesoras|atendemos|respondemos|trabajamos|trabalhas|atendes|respondes|ensinas|dás|rispondi|lavori|insegni|gestisci|assisti|correggi|traduci|scrivi|dai|fornisci|segui|rispondiamo|lavoriamo|insegnerai|lavorerai|risponderai|gestirai|trabajarás|atenderás|responderás|darás|impartirás|gestionarás|enseñarás)",
  "(?:pracujesz|prowadzisz|odbierasz|uczysz|rozmawiasz|obsługujesz|tłumaczysz|odpowiadasz|doradzasz|udzielasz|piszesz|dzwonisz|pracujemy|będziesz|pracuješ|pracujete|učíš|učíte|doučuješ|doučujete|vyřizuješ|vyřizujete|odpovídáš|odpovídáte|voláš|voláte|překládáš|překládáte|radíš|radíte|vedeš|vedete|pracujeme|budeš|budete|teet|opetat|vastaat|neuvot|hoidat|käännät|työskentelet|ohjaat|soitat|lucrezi|lucrați|predai|predați|răspunzi|răspundeți|preiei|preluați|consiliezi|traduci|lucrăm)",
);
/** The work, as the subject of what is done from home. */
const WORK_DONE = everyLatinPhrase(
  "(?:all (?:of )?(?:the |our |your )?)?work|duties|(?:the )?(?:job|role|position|post)|shifts|lessons|calls|gearbeitet|(?:der )?unterricht|(?:die )?(?:arbeit|tätigkeit|beratung|betreuung|nachhilfe|lohnbuchhaltung|schichten|gespräche|kurse)|missions?|prestations?|travaux|tâches|(?:les )?cours|consultations|labores|funciones|tareas|servicios|clases|llamadas|consultas|trabajo|explicações|aulas|funções|tarefas|serviços|atendimentos?|trabalho|lezioni|attività|mansioni|consulenze|lavoro|chiamate",
  "werkzaamheden|(?:bij)?lessen|bijles|consulten|gesprekken|werk|praca|pracę|lekcje|korepetycje|konsultacje|rozmowy|zlecenia|obowiązki|arbetet|undervisningen|lektionerna|samtalen|rådgivningen|arbejdet|lektionerne|samtalerne|opgaverne|arbeidet|undervisninga|timene|samtalene|oppgavene|työ|työt|opetus|tunnit|puhelut|tehtävät|práce|práci|výuka|doučování|lekce|hovory|konzultace|munca|activitatea|lecțiile|apelurile|consultațiile|sarcinile",
);

/** Everybody who works there. */
const EVERYBODY = everyLatinPhrase(
  "everyone|everybody|(?:all|each) of us|we all|nobody (?:commutes|comes in)|(?:the|our) (?:whole|entire) (?:\\p{L}{1,12} )?(?:team|crew|company|staff|department|studio|newsroom)|every (?:one of us|employee|member of staff)|(?:das|unser) (?:ganzes?|gesamtes?) (?:\\p{L}{0,12})?team|alle(?: von uns)?|jede[rs]? (?:von uns|einzelne)|die (?:ganze|gesamte) (?:firma|belegschaft|mannschaft|redaktion)|tout(?:e l['’]équipe| le monde)|l['’]équipe (?:entière|complète)|chacun(?:e)?(?: d['’]entre nous| de nous)?|nous (?:sommes |travaillons )?tous|todo el (?:equipo|mundo|personal)|toda la (?:plantilla|empresa|redacción)|tod[oa]s (?:nosotros|trabajamos|estamos)|cada un[oa] de nosotros",
  "tod[oa] (?:o|a) (?:time|equipe|equipa|empresa|redação)|(?:a|o) (?:equipe|equipa|time) (?:inteir[oa]|tod[oa])|trabalhamos todos|tod[oa]s (?:nós|trabalhamos)|tutt[oa] (?:il team|la squadra|l['’]azienda|la redazione)|l['’]intero team|tutti (?:noi|lavoriamo)|ognuno di noi|(?:ons|het) hele (?:team|bedrijf)|iedereen|allemaal|(?:cały|nasz cały) zespół|cała (?:firma|redakcja|ekipa)|wszyscy|każdy z nas|hela (?:teamet|bolaget|gänget|företaget|redaktionen)|alla (?:på|hos|i|som|vi)|vi (?:jobbar|arbetar|sitter) alla|hele (?:teamet|holdet|virksomheden|gjengen|selskapet|redaktionen)|alle(?: (?:hos|i|på))?|koko (?:tiimi|porukka|yritys|väki|toimitus)|kaikki|jokainen(?: meistä)?|celý tým|celá (?:firma|redakce|parta)|všichni|každý z nás|toată (?:echipa|firma|lumea)|întreaga echipă|toți|fiecare dintre noi",
);
/** Remote work as what is usual: "le télétravail est la règle", "Homeoffice ist keine Ausnahme". */
const NORM = quickLatinPhrases(
  `(?:${TELEWORK.join("|")}|remote)(?: (?:is|ist|est|es|é|è|is|jest|to|är|er|on|je|este|e|bleibt|reste|sigue siendo|blijft)|[:–-]) (?:(?:here|for us|bei uns|hier|chez nous|ici|aquí|para nosotros|aqui|da noi|qui|bij ons|hier|u nas|hos oss|hos os|meillä|täällä|u nás|tady|la noi|simply|schlicht|tout simplement|simplement|gewoon|po prostu) )?(?:(?:not|nicht|no|non|não|niet|nie|inte|ikke|ingen|intet|geen|aucune?|ningún|nenhuma?|nessun|žádn\\p{L}|ei|není|nu|kein\\p{L}{0,2}) (?:the |die |an |el |la |l['’]|uma |a |un['’]|de |een |en |et |o )?(?:exception|perk|bonus|benefit|extra|extraatje|ausnahme|zugabe|avantage|privilège|beneficio|privilegio|benefício|privilégio|vantaggio|dodatek|przywilej|förmån\\p{L}{0,2}|gode|frynsegode|etu|výhoda|avantaj|beneficiu|excepción|exceção|eccezione|uitzondering|wyjątek|undantag\\p{L}{0,2}|undtagelse\\p{L}?|unntak\\p{L}{0,2}|poikkeus|výjimk\\p{L}|excepți\\p{L}{1,2})|(?:the |our |der |die |das |la |notre |le |el |lo |a |o |il |de |het |en |et )?(?:norm(?:en|al|alen|ale)?|normalfall|rule|default|standard(?:en|em)?|regel(?:en|fall)?|règle|norme|regla|norma|regra|padrão|regola|standaard|reguł\\p{L}|normą|vardag(?:en)?|hverdag(?:en)?|normi|oletus|sääntö|standardem|pravidl\\p{L}{1,2}|regul[aă])(?!\\p{L}))`,
  String.raw`(?:hos (?:oss|os)|meillä|u nás|la noi|bei uns|chez nous|bij ons|da noi|aquí|aqui) (?:är|er|on|je|este|e|ist|est|is|es|é|è) (?:(?:das|le|el|o|il|la|het) )?(?:${TELEWORK.join("|")}) (?:die |der |la |le |o |a |il |de |het )?(?:norm(?:en|a|al|alen|e)?|normalfall|regel(?:en)?|standard(?:en)?|standaard|règle|regla|regra|padrão|regola|normi|norma|regula)`,
  String.raw`(?:five|5|fünf|cinq|cinco|cinque|vijf|fem|viisi|pięć|pět|cinci) (?:remote|home[- ]?office|homeoffice|hjemmearbejds|hjemmekontor|hjemme|distans|hemma|thuiswerk|etä|telework)[- ]?(?:days|tagen?|dagen|dage|dager|dagar|päivää|dní)`,
);

/** A home that is named as the place of work in a sentence: "O seu posto de trabalho é a sua casa". */
const HOME_IS_PLACE = quickLatinPhrases(
  String.raw`(?:work(?:place| location)|place of work|arbeits(?:platz|ort)|lieu de travail|(?:poste?|puesto|lugar|posto|local|luogo|postazione)(?: de| di)?(?: travail| trabajo| trabalho| lavoro)?|werkplek|miejsce(?:m)? pracy|arbetsplats|arbejds(?:plads|sted)|arbeids(?:plass|sted)|työ(?:paikkasi|pisteesi)|pracoviště(?:m)?|locul (?:tău |dvs\.? )?de muncă) (?:is|will be|ist|wird|est|sera|es|está en|será|é|è|sarà|to|będzie|jest|är|blir|er|bliver|on|je|bude|este|va fi) (?:your own (?:home|house|flat|address)|your (?:home|house|flat|address)|(?:dein|ihr)e? (?:eigene?s? )?(?:zuhause|wohnung|wohnzimmer)|(?:votre|ton|ta) (?:propre )?(?:domicile|logement|maison|salon|chez-vous)|(?:tu|su) (?:propi[oa] )?(?:casa|domicilio|hogar|salón)|a (?:sua|tua) (?:própria )?casa|(?:la tua|il tuo) (?:casa|abitazione|domicilio|salotto)|(?:je|jouw|uw) (?:eigen )?(?:huis|woning|woonkamer)|(?:twój|twoje) (?:własn[ye] )?(?:dom|mieszkanie|pokój)|ditt (?:eget )?hem|dit (?:eget )?hjem|ditt (?:eget )?hjem|oma kotisi|kotisi|(?:váš|tvůj) (?:vlastní )?(?:domov|byt|pokoj)|casa ta|propria (?:ta )?casă|domiciliul tău)`,
);
const PLACE_OF_PRESENCE =
  "(?:office days|days (?:in|at) the office|in-office days|bürotage|präsenztage|jours (?:au|de) bureau|jours de présence|días (?:de|en la) oficina|días presenciales|dias (?:no escritório|presenciais)|giorni in (?:ufficio|sede|presenza)|kantoordagen|dni w biurze|kontorsdagar|kontordage|kontordager|toimistopäiviä|dny v kanceláři|zile la birou)";
/** "Bürotage: keine". */
const NO_DAYS = quickLatinPhrases(
  `${PLACE_OF_PRESENCE} ?[:–-] ?(?:0|zero|zéro|cero|none|keine|aucun|ninguno|nenhum|nessuno|geen|nul|żadne|brak|inga|ingen|ei yhtään|nolla|žádné|nula|niciuna)`,
);
/** That nobody has to be at a place: "Anwesenheit in Leipzig ist nicht erforderlich". */
const PRESENCE_UNASKED = quickLatinPhrases(
  String.raw`(?:attendance|presence|anwesenheit|präsenz|présence|presencia|presença|presenza|aanwezigheid|obecność|närvaro|tilstedeværelse|fremmøde|oppmøte|läsnäoloa?|přítomnost|prezența)(?: [\p{L}'’-]{1,14}){0,5} (?:is not|isn['’]t|not|nicht|n['’]est pas|ne sera pas|no (?:es|se|será)|não (?:é|será)|non (?:è|sarà)|(?:is )?niet|nie (?:jest|będzie)|(?:krävs|behövs) inte|(?:kræves|er|kreves) ikke|ei (?:ole|tarvita|vaadita)|není|nu (?:este|e|va fi))(?: (?:required|needed|necessary|expected|erforderlich|nötig|notwendig|requise|exigée|demandée|nécessaire|necesaria|requerida|requiere|exige|necessária|exigida|richiesta|necessaria|prevista|nodig|vereist|wymagana|konieczna|potrzebna|nødvendig|påkrævet|tarpeen|välttämätöntä|nutná|vyžadována|necesară|obligatorie))?`,
);
const DAILY = latinPhrases(
  String.raw`daily|constant|permanent|every day|täglich\p{L}{0,2}|ständig\p{L}{0,2}|quotidienne|constante|diaria|diária|giornaliera|costante|quotidiana|dagelijkse?|voortdurende|codzienna|stała|daglig\p{L}?|ständig|jatkuva\p{L}?|päivittäi\p{L}{1,4}|každodenní|stálá|zilnică|interview|vorstellungsgespräch`,
);
/** Work that one needn't leave the house for. */
const WITHOUT_LEAVING = quickLatinPhrases(
  String.raw`without (?:ever )?leaving (?:your |the )?(?:home|house)|ohne das haus zu verlassen|sans (?:quitter|sortir de) (?:chez vous|la maison|votre (?:domicile|salon))|sin salir de (?:tu )?casa|sem sair de casa|senza uscire di casa|zonder (?:je|het) huis (?:uit|te verlaten)|(?:bez wychodzenia|nie wychodząc) z domu|utan att lämna (?:hemmet|huset)|uden at forlade (?:hjemmet|huset)|uten å forlate (?:hjemmet|huset)|kotoa poistumatta|lähtemättä kotoa|de deur niet uit|nie (?:trzeba|musisz) wychodzić z domu|das haus (?:nicht|nie) verlassen|ne (?:quittez|quittes) (?:pas|jamais) (?:votre|ton|la) (?:domicile|maison)|no (?:sales|tienes que salir) de casa|non (?:esci|devi uscire) di casa|behöver (?:du )?inte lämna hemmet|aniž (?:byste|bys) opustil\p{L}? domov|bez opuštění domova|fără să (?:ieși|pleci) din casă`,
);
/** An address where nobody works. */
const ADDRESS_ONLY = quickLatinPhrases(
  String.raw`(?:address|adresse|dirección|endereço|morada|indirizzo|adres|adress|adressen|osoite|osoitteemme|adresa)[^.;]{0,30} (?:only|just|merely|a mere|is a|nur|bloß|ne sert qu['’](?:au|à)|que|solo|sólo|só|apenas|soltanto|alleen|slechts|enkel|tylko|wyłącznie|bara|endast|kun|bare|vain|jen|pouze|doar|numai)[^.;]{0,16} (?:mailbox|letterbox|post|mail|letters|legal reasons|registered|briefkasten|post|courrier|boîte aux lettres|domiciliation|correo|buzón|cartas|correio|correspondência|posta|corrispondenza|brievenbus|korespondencj\p{L}{1,2}|poczt\p{L}{1,2}|brev|brevlåda|postlåda|postkasse|postilaatikko|postia|schránka|poštu|corespondență|poștă)|ne sert qu['’]au courrier`,
);

/** "Lokalizacja: dom" at the start of a sentence. */
const HOME_AT_START = quickLatinPhrases(
  String.raw`(?<=^\W{0,3})(?:location|place|where|lieu|localisation|ort|lugar|ubicación|local|localização|luogo|località|locatie|plaats|lokalizacja|miejsce|plats|ort|sted|lokation|sijainti|místo|lokalita|loc|locație) ?: ?(?:${THEIR_HOME})(?=\s*(?:[.;(|]|$))`,
);
/** "Remote vanuit Nederland": remote work at the start of a sentence, and the country to do it from. */
const REMOTE_FROM = quickLatinPhrases(
  String.raw`(?<=^\W{0,3})(?:100 ?% |full |fully )?remote (?:vanuit|depuis|aus|desde|a partir d[aeo]|dal?(?:la|l['’])?|från|fra|din|from) (?=\p{L}{4})`,
);
/** "Pracujesz tam, gdzie mieszkasz". */
const WORK_WHERE_YOU_LIVE = quickLatinPhrases(
  String.raw`(?:work|arbeit(?:est|en|e)(?: du| sie)?|travaill(?:ez|es|erez|eras)|trabaj(?:as|a|arás)|trabalh(?:as|a|ará)|lavor(?:i|erai)|werkt?|pracujesz|pracować|arbetar|jobbar|arbejder|jobber|työskentelet|pracuješ|pracujete|lucrezi|lucrați)(?: (?:from|dort|da|là|allí|aí|lì|daar|tam|där|der|dér|siellä|de acolo|du))?,? (?:from where you (?:already )?live|wo (?:du wohnst|sie wohnen|du lebst)|où (?:vous (?:habitez|vivez)|tu (?:habites|vis))|(?:desde )?donde (?:vives|vive|resides)|(?:de )?onde (?:mora|vive|moras|vives)|dove (?:vivi|abiti)|waar (?:je|u) woont|gdzie mieszka(?:sz|cie)|där du bor|hvor du bor|der du bor|missä asut|kde bydlí(?:š|te)|(?:de )?unde (?:locuiești|locuiți))`,
);
const TRAINING_TOO = String.raw`(?:even|also) (?:the |your )?(?:training|onboarding|induction)|auch (?:die|deine|ihre) (?:einarbeitung|schulung)|(?:même|y compris) (?:la |l['’])?(?:formation|intégration)|(?:también|incluso|hasta) (?:la )?(?:formación|incorporación)|(?:também|até|inclusive) (?:a |o )?(?:formação|integração|treinamento)|anche (?:la |l['’])?(?:formazione|affiancamento|inserimento)|ook (?:de |het |je )?(?:inwerkperiode|inwerken|opleiding)|(?:także|również|nawet) (?:wdrożenie|szkolenie)|även (?:introduktionen|upplärningen)|også (?:oplæringen|opplæringen|introduktionen|introduksjonen)|myös (?:perehdytys|koulutus)|(?:i|také|dokonce i) (?:zaškolení|zaučení|školení)|(?:și|inclusiv) (?:instruirea|trainingul)`;
/** Even the training is remote, and so is all the rest. */
const ALL_OF_IT = quickLatinPhrases(
  `(?:${TRAINING_TOO})[^.;,]{0,30} (?:remote(?:ly)?|from home|von zu ?hause|à distance|en remoto|desde casa|remotamente|a distanza|da remoto|vanuit huis|op afstand|zdalnie|z domu|på distans|hemifrån|hjemmefra|etänä|kotoa|na dálku|z domova|de la distanță|de acasă)|(?:training|onboarding|induction) (?:is|happens|takes place) (?:fully )?remote(?:ly)?,? (?:too|as well)`,
);
/** Every job of the employer, and so this one: "all of our roles are remote". */
const ALL_JOBS = quickLatinPhrases(
  String.raw`all (?:of )?(?:our |the )?(?:\p{L}{3,12} ){0,2}(?:roles|positions|jobs|vacancies)(?: (?:at|with) (?:the )?\p{L}{2,20})? are (?:global and )?(?:fully |100 ?% |completely )?remote(?:-based)?(?![- ](?:friendly|first|ready|or|and hybrid))`,
  String.raw`alle (?:unsere )?(?:offenen )?(?:stellen|jobs|positionen) sind (?:\p{L}{1,12} )?(?:remote|im home-?office)|tous nos postes sont (?:\p{L}{1,14} )?(?:en (?:full )?(?:télétravail|remote)|à distance)|tod[oa]s nuestr[oa]s (?:puestos|vacantes|posiciones) son (?:\p{L}{1,14} )?(?:en remoto|remot[oa]s|a distancia)|todas as (?:nossas )?(?:vagas|posições) são (?:\p{L}{1,14} )?remotas|tutte le nostre posizioni sono (?:\p{L}{1,14} )?(?:da remoto|remote)`,
  String.raw`al onze (?:functies|vacatures|banen) zijn (?:\p{L}{1,10} )?(?:op afstand|remote)|wszystkie nasze (?:stanowiska|oferty) są (?:w pełni )?zdalne|alla våra (?:tjänster|jobb|roller) är (?:helt )?(?:på distans|remote)|alle vores (?:stillinger|job) er (?:fuldt )?(?:remote|fjernarbejde)|alle våre (?:stillinger|jobber) er (?:helt )?(?:på hjemmekontor|remote|fjernarbeid)|kaikki (?:tehtävämme|työpaikkamme|työmme) ovat (?:täysin )?etätöitä|všechny naše (?:pozice|nabídky) jsou (?:plně )?(?:na dálku|remote)|toate (?:posturile|pozițiile) (?:noastre )?sunt (?:complet )?(?:remote|de la distanță)`,
);
/** A quiet place to work at home, which somebody is to have. */
const ROOM_AT_HOME = quickLatinPhrases(
  String.raw`(?:quiet|dedicated) (?:corner|spot|room|place|space|workspace|office)[^.;]{0,12} (?:at|in your) home|ruhig\p{L}{1,2} (?:arbeitsplatz|arbeitszimmer|ort|raum|ecke|zimmer)[^.;]{0,16} (?:zu ?hause|daheim)|(?:pièce|endroit|coin|espace) calme[^.;]{0,20} (?:chez vous|à (?:la maison|domicile))|(?:lugar|espacio|rincón|habitación) (?:tranquil|silencios)\p{L}{1,2}[^.;]{0,16} en (?:tu )?casa|(?:espaço|local|lugar|cantinho) (?:tranquilo|silencioso|sossegado)[^.;]{0,16} em (?:sua )?casa|(?:stanza|posto|angolo|spazio) (?:tranquill|silenzios)\p{L}[^.;]{0,16} (?:a|in) casa|rustige (?:plek|kamer|werkplek|ruimte)[^.;]{0,16} (?:thuis|in huis)`,
  String.raw`(?:cich|spokojn)\p{L}{1,3} (?:pok|miejsc|kąt)\p{L}{0,4}[^.;]{0,16} (?:w domu|u siebie)|(?:lugn|tyst|ostörd) (?:plats|rum|arbetsplats|vrå)[^.;]{0,16} hemma|(?:rolig|uforstyrret)\p{L}? (?:plads|rum|arbejdsplads|hjørne|plass|rom|arbeidsplass|krok)[^.;]{0,16} hjemme|rauhalli\p{L}{1,6} (?:työ|huone|nurkk|tila)\p{L}{0,8}[^.;]{0,16} koto\p{L}{1,3}|klidn\p{L}{1,3} (?:míst|pokoj|kout|pracovn)\p{L}{0,3}[^.;]{0,16} doma|(?:loc|spațiu|colț|cameră) liniștit\p{L}?[^.;]{0,16} acasă`,
);

const OWN_HOMES = everyLatinPhrase(...OWN_ROOM);
const HOMEWARD = quickLatinPhrases(...OWN_ROOM, ...FROM_HOME);
const HOMEWARDS = everyLatinPhrase(...OWN_ROOM, ...FROM_HOME);

/** Hours and kinds of employment, as headlines state them. */
const EMPLOYMENT = latinPhrases(
  String.raw`full[- ]time|part[- ]time|permanent|freelance\p{L}?|\d{1,2} ?(?:hours?|hrs|h|std|stunden|heures|horas|ore|uur|godzin|timmar|timer|tuntia|hodin|ore)(?: ?(?:\/|a|per|pro|par|por|a la) ?\p{L}{1,9})?|vollzeit|teilzeit|minijob|festanstellung|unbefristet|werkstudent\p{L}{0,2}|m\/w\/d|w\/m\/d|h\/f|f\/h|cdi|cdd|temps (?:plein|partiel)|tiempo (?:completo|parcial)|media jornada|jornada (?:completa|parcial|intensiva)|indefinido|autónom[oa]|clt|pj|tempo (?:integral|parcial|inteiro|pieno|indeterminato|determinato)|meio período|m\/f|partita iva|fulltime|parttime|voltijds|deeltijds?|vast (?:contract|dienstverband)|zzp|pełny etat|\d/\d etatu|pół etatu|część etatu|umowa (?:o pracę|zlecenie)|b2b|heltid|deltid|tillsvidare\p{L}{0,12}|timanställning|fuldtid|fastansættelse|fulltid|fast stilling|freelancer|kokoaikai\p{L}{1,4}|osa-aikai\p{L}{1,4}|vakituinen|toistaiseksi|plný úvazek|částečný úvazek|hpp|dpp|dpč|brigáda|normă (?:întreagă|parțială)|part-time|horaires?|schicht\p{L}{0,3}|abends|en soirée|turnos?|diensten|zmiany|kväll\p{L}{0,3}|aften|kveld\p{L}{0,3}|iltaisin|směny|evenings|mornings|weekdays`,
);
const HEDGED = latinPhrases(...HEDGE, LIMITED_TIME);
/** What makes a statement firmer, though its words elsewhere take something back: "auch während der Einarbeitung". */
const FIRMER = quickLatinPhrases(
  "ohne wenn und aber|no ifs,? (?:no|and no) buts|(?:even|also|including) (?:during|while|for) (?:your |the )?(?:training|onboarding|probation|first weeks)|auch (?:während|in) (?:der|deiner|ihrer) (?:einarbeitung|probezeit|schulung)|(?:même|y compris) pendant (?:la )?(?:formation|période d['’]essai|l['’]intégration)|(?:también|incluso) durante (?:la )?(?:formación|el período de prueba)|(?:também|inclusive|mesmo) durante (?:o |a )?(?:formação|treinamento|período de experiência)|anche durante (?:la |il )?(?:formazione|periodo di prova|affiancamento)|ook tijdens (?:de |je )?(?:inwerkperiode|proeftijd|opleiding)|także (?:podczas|w czasie|w okresie) (?:wdrożenia|szkolenia|próbnym)|även under (?:introduktionen|provanställningen|upplärningen)|også under (?:oplæringen|opplæringen|prøvetiden)|myös perehdytyksen aikana|i během (?:zaškolení|zkušební doby)|inclusiv în (?:perioada de probă|timpul instruirii)",
);
/** Hours of a week are no part of it. */
/** Remote work behind the name of a job, as headlines put it. */
const AT_A_DISTANCE = quickLatinPhrases(
  "(?<=\\p{L},? )(?:en (?:distanciel|télétravail|remoto|remote)|à distance|a distancia|da remoto|in smart ?working|im home-?office|op afstand|thuiswerk(?:en)?|telewerk|zdalnie|praca zdalna|på distans(?:en)?|distansarbete|etänä|etätyö|na dálku|home office|la distanță|telemuncă|hjemmekontor|hjemmearbejde)(?=,| [-–(])",
);
/** "Téléconseiller à domicile", not "aide à domicile". */
const OFFICE_WORK_AT_HOME = quickLatinPhrases(
  String.raw`(?:télé(?:conseill|opérat|vend|prospect|secrét)\p{L}{1,6}|standardist\p{L}|secrétaires?|traduct\p{L}{1,5}|rédact\p{L}{1,5}|correct\p{L}{1,5}|développeu\p{L}{1,3}|comptables?|assistante?s? administrati\p{L}{1,3})(?: \p{L}{1,12}){0,2} à domicile|(?:tele\p{L}{4,12}|operador\p{L}{0,2}|gestor\p{L}{0,2}|redactor\p{L}?|traductor\p{L}?|tradutor\p{L}?|redator\p{L}?|atendentes?|contables?|programador\p{L}?)(?: [\p{L}-]{1,14}){0,4} em? casa`,
);
const HOURS_OF_A_WEEK = folded(
  /\d{1,2}(?: ?[-–] ?\d{1,2})? ?(?:hours?|hrs|std\.?|stunden|heures|horas|ore|uur|godzin|timmar|timer|tuntia|hodin|de ore|h(?!\p{L}))(?:\/| (?:a|per|pro|die|in der|par|por|a la|alla|i|om|pr\.?|na|în|pe|w|v) )?(?:the )?(?:week|woche|semaine|semana|settimana|tydzień|tygodniu|veckan|ugen|uka|uken|viikossa|týdně|săptămână)?/giu,
);
/** Trips are no part of the time in the office: "e viajas 30 % do tempo". */
const TRIPS =
  /(?:reis|unterwegs|voyag|déplac|viaj|viag|trasfert|podróż|delegac|resor|reser|rejs|matk|cest|călător|travel)\p{L}{0,8}[^.;,]{0,20}? \d{1,2} ?%|\d{1,2} ?%[^.;,]{0,20} (?:auf |en |de |in |w |på |på )?(?:reis|unterwegs|voyag|déplac|viaj|viag|trasfert|podróż|delegac|resor|rejs|matk|cest|călător|travel)\p{L}{0,8}/giu;
const OTHERS = latinPhrases(...OTHER_PEOPLE);
const ON_SCREEN = latinPhrases(
  String.raw`video\p{L}{0,10}|vídeo\p{L}{0,10}|vidéo|visio\p{L}{0,10}|online|on-line|en línea|en ligne|w sieci|verkossa|webcam|beeldbel\p{L}{1,3}|zoom|phone|telefon\p{L}{0,6}|teléfono|téléphone|telefónic\p{L}{1,4}|puhelim\p{L}{1,4}|puhelu\p{L}{1,3}|rozmow\p{L}{1,3}|calls?|chat\p{L}{0,3}|teams|digital\p{L}{0,4}`,
);
const PLACES = everyLatinPhrase(...EMPLOYERS_PLACE);
/** Days of the year, which an office may be named beside. */
const A_YEAR = latinPhrases(
  String.raw`annual\p{L}{0,5}|yearly|(?:a|per|each|every|once a|im|pro|par|al|por|ao|all['’]|per|om|i|na|do|pe|za) ?(?:year|quarter|jahr|quartal|an|trimestre|año|ano|anno|jaar|kwartaal|rok|roku|kwartał|kvartalet|året|an)|jährlich\p{L}{0,2}|vuodessa|ročně`,
);
/** Home as a place to start from: "vanuit huis rijd je naar de klant". */
const SETS_OUT = latinPhrases(
  "drives?|driving|fährst|fahren sie|fährt|conduis(?:ez)?|partez|pars|conduces|sales|sais|guidi|parti|rijd|rijdt|rijden|vertrekt?|jedziesz|wyruszasz|kör|åker|kører|kjører|ajat|lähdet|jezdí(?:š|te)|vyrážíš|vyrážíte|pleci|plecați",
);
const ENDS_DENIAL = /[,;:]/u;

const negations = new Map(Object.entries(NEGATIONS).map(([language, source]) => [language, everyLatinPhrase(source)]));

function areNear(text: string, from: readonly Span[], to: readonly Span[], most: number): boolean {
  return from.some((a) =>
    to.some((b) => {
      const gap = a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
      return gap.length <= most && !STOP.test(gap);
    }),
  );
}

/** Returns whether a denial stands before the place in its clause: "kein Büro", "not from home". */
function isDenied(text: string, { start }: Span, denials: readonly Span[]): boolean {
  return denials.some(({ end }) => end <= start && start - end <= DENIAL && !ENDS_DENIAL.test(text.slice(end, start)));
}

/** Returns whether the sentence names the employer's place as one to work at. */
function namesOffice(text: string, denials: readonly Span[]): boolean {
  return !A_YEAR.test(text) && spansOf(text, PLACES).some((place) => !isDenied(text, place, denials));
}

/** All working days at home: "cinq jours de télétravail par semaine". */
function isAllWeek(text: string, denials: readonly Span[]): boolean {
  const days = [...spansOf(text, FIVE_DAYS), ...spansOf(text, WHOLE_WEEK)];
  if (days.length === 0 || LIMIT.test(text) || namesOffice(text, denials)) return false;
  const away = spansOf(text, AWAY_WORDS).filter((each) => !isDenied(text, each, denials));
  // "Five days a week in the plant, home office on request" names another place in between.
  return days.some((day) =>
    away.some((each) => {
      const gap = day.end <= each.start ? text.slice(day.end, each.start) : text.slice(each.end, day.start);
      return gap.length <= NEAR && !(day.end <= each.start && gap.includes(",")) && !STOP.test(gap);
    }),
  );
}

function isPermanent(text: string): boolean {
  const away = spansOf(text, AWAY_NOUN);
  if (away.length === 0) return false;
  return spansOf(text, PERMANENTLY).some((a) =>
    away.some((b) => BESIDE.test(a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start))),
  );
}

/** Everybody works away from the employer's places: "toute l'équipe est à distance". */
function isOfEverybody(text: string, denials: readonly Span[]): boolean {
  const away = spansOf(text, AWAY_WORDS).filter((each) => !isDenied(text, each, denials));
  return away.length > 0 && areNear(text, spansOf(text, EVERYBODY), away, NEAR);
}

/** A job offer without a verb: "Operatore telefonico da casa, part-time". */
function isHeadline(text: string): boolean {
  return (
    text.split(/\s+/u).length <= HEADLINE_WORDS &&
    (HOMEWARD.test(text) || OFFICE_WORK_AT_HOME.test(text) || AT_A_DISTANCE.test(text)) &&
    EMPLOYMENT.test(text) &&
    !/[?:]/u.test(text)
  );
}

/** The person or the work is at the person's home: "Te conectas desde tu casa", "la lezione si tiene da casa". */
function isWorkAtHome(text: string, language: string, denials: readonly Span[]): boolean {
  if (!HOMEWARD.test(text)) return false;
  const home = spansOf(text, HOMEWARDS).filter((each) => !isDenied(text, each, denials));
  return (
    areNear(text, spansOf(text, YOU), home, CLAUSE) ||
    (language !== "en" && areNear(text, spansOf(text, WORK_DONE), home, CLAUSE)) ||
    spansOf(text, OWN_HOMES).some((each) => !isDenied(text, each, denials))
  );
}

/** Directly beside remote work, its whole duration leaves nothing else: "6 months, WFH throughout". */
function isThroughout(text: string): boolean {
  const found = THROUGHOUT.exec(text);
  if (found === null || found[0].startsWith("from")) return false;
  const [start, end] = [found.index, found.index + found[0].length];
  return spansOf(text, AWAY_WORDS).some(({ start: from, end: to }) =>
    /^[ ,]{1,2}(?:and )?$/u.test(to <= start ? text.slice(to, start) : text.slice(end, from)),
  );
}

/**
 * Returns whether a sentence says in so many words that the job is done from home: on all days of the week, for good, by its place of work, or by
 * a person whose home it names. `full` ones hold whatever else the sentence seems to say.
 */
export function statesRemote(given: string, language: string | null): "full" | "remote" | null {
  if (language === null || given.length > LONGEST) return null;
  const negation = negations.get(language);
  if (negation === undefined) return null;
  const firmer = FIRMER.exec(given)?.[0];
  const text = firmer === undefined ? given : given.replace(firmer, " ");
  const isLabelled = HOME_AT_LABEL.test(text);
  if (isThroughout(text) || (language === "en" && HOME_COMMAND.test(text) && !IN_PART.test(text))) return "full";
  if (HOME_IS_PLACE.test(text) || NO_DAYS.test(text) || HOME_AT_START.test(text)) return "full";
  if (WITHOUT_LEAVING.test(text)) return OTHERS.test(text) ? null : "full";
  if (ALL_JOBS.test(text) && !IN_PART.test(text)) return "remote";
  if (ALL_OF_IT.test(text) || WORK_WHERE_YOU_LIVE.test(text)) return "remote";
  if (isRemoteFrom(text, language) && !IN_PART.test(text) && !LIMIT.test(text)) return "remote";
  if ((ALL_OR_ALWAYS.test(text) || ONLINE_JOB.test(text)) && !HEDGED.test(text) && !IN_PART.test(text)) return "remote";
  if (ADDRESS_ONLY.test(text) || (PRESENCE_UNASKED.test(text) && !DAILY.test(text))) return "remote";
  if (
    !isLabelled &&
    !AWAY.test(text) &&
    !NAMES_AWAY.test(text) &&
    !OFFICE_WORK_AT_HOME.test(text) &&
    !NORM.test(text) &&
    !AT_A_DISTANCE.test(text)
  )
    return null;
  const denials = spansOf(text, negation);
  const isHedged = HEDGED.test(text);
  if (isLabelled && !isHedged) return "full";
  if (NORM.test(text) && !LIMIT.test(text) && !/\d ?%/.test(text)) return "full";
  if (isHedged || WORK_ELSEWHERE.test(text)) return null;
  if (isAllWeek(text, denials)) return "full";
  if (namesOffice(text, denials)) return null;
  if (isPermanent(text) || (THROUGHOUT.test(text) && AWAY.test(text))) return "full";
  if (IN_PART.test(text.replace(HOURS_OF_A_WEEK, " ").replace(TRIPS, " "))) return null;
  if (isOfEverybody(text, denials) || isHeadline(text)) return "remote";
  if (OTHERS.test(text) && !ON_SCREEN.test(text)) return null;
  if (SIDE_TASK.test(text) || SETS_OUT.test(text)) return null;
  return REMOTE_FROM.test(text) || ROOM_AT_HOME.test(text) || isWorkAtHome(text, language, denials) ? "remote" : null;
}
