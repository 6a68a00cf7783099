import { folded } from "#normalise/text/folded-expression.ts";
import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { FULLY } from "#normalise/remote-asides.ts";
import { quickly, type QuickExpression } from "#normalise/text/quick-expression.ts";
import { AWAY_SOURCES, TELEWORK } from "./home-phrases.ts";

const AWAY = quickLatinPhrases(
  ...AWAY_SOURCES,
  "remot\\p{L}{0,6}|zdaln\\p{L}{1,3}|distans\\p{L}{0,6}|etä\\p{L}{1,6}|from anywhere",
);

/** In a longer text, words for a time may belong to something else, in characters. */
const LONGEST = 300;
/** How far from a word the one for remote work may stand, in characters. */
const NEAR = 45;

const AWAY_NOUN = `${TELEWORK.join("|")}|remote|trabajo remoto|zdaln\\p{L}{1,3}|distansjobb|hjemmefra|etä\\p{L}{1,6}`;

/** "Abstenerse quienes busquen trabajo remoto": the ad asks people who look for remote work not to apply. */
const SENT_AWAY = quickLatinPhrases(
  "abstener(?:se|os)|abst[eé]nganse|no (?:apliques?|te postules|postular|se postulen|os presentéis)|absten(?:ha|ham)-se|abster-se|não se candidate\\p{L}?|favor não (?:enviar|se candidatar)|s['’]abstenir|inutile de (?:postuler|candidater)|passez votre chemin|ne postulez pas|astenersi|non (?:candidarti|candidarsi|inviate)|perditempo|bitte absehen|abzusehen|bewirb dich (?:bitte )?nicht|bewerben sie sich (?:bitte )?nicht|(?:ist|sind) (?:hier|bei uns) (?:falsch|fehl am platz|nicht richtig)|sucht besser (?:woanders|weiter)|muss (?:woanders|weiter) suchen",
  "(?:hoeft|hoeven) niet te (?:reageren|solliciteren)|niet (?:reageren|solliciteren)|solliciteer (?:dan )?niet|(?:is|zit) (?:hier|bij ons) (?:verkeerd|niet op zijn plek|aan het verkeerde adres)|(?:proszę|prosimy) (?:o )?(?:nie|niea)plikowa\\p{L}{1,3}|nie aplikuj(?:cie)?|(?:sök|sök då|ansök) inte|(?:är|är det) (?:detta |det här |tjänsten )?(?:inte rätt|fel)(?: (?:tjänst|jobb))?|sök dig (?:vidare|någon annanstans)|(?:søg|søk) (?:ikke|et andet sted|et annet sted)|er (?:dette |det )?(?:ikke (?:noget for|noe for|stedet for|stillingen|jobbet)|forkert)|älä hae|(?:tämä )?ei ole (?:sinua varten|sinun paikkasi|oikea paikka)|(?:raději )?se nehlas(?:te)?|nehlaste se|není (?:to )?pro (?:tebe|vás)|jste na špatné adrese|nu aplicați|nu aplica|abțineți-vă",
);
/** "…: jej nie oferujemy", "das bieten wir nicht an": a pronoun behind remote work takes it back. */
const NOT_OFFERED = quickLatinPhrases(
  `(?:${AWAY_NOUN})[?:,;!–-]{0,2} ?(?:(?:you won['’]t find it|we (?:do not|don['’]t|cannot|can['’]t) (?:offer|do|provide) (?:it|that|this))|(?:das|den|die|es|dies|so etwas) (?:bieten|gibt|haben|machen|können) (?:wir |es )?(?:\\p{L}{1,10} ){0,3}nicht|(?:nous|on) (?:ne )?(?:l['’]|le |la |n['’]en )?(?:ne )?(?:proposons|offrons|pratiquons|propose|fait|faisons) (?:le |la |en )?pas|(?:ce n['’]est|c['’]est) pas (?:possible|prévu|proposé)|(?:aquí )?no (?:lo|la) (?:ofrecemos|contemplamos|hay|tenemos)|não (?:o |a )?(?:oferecemos|temos|praticamos)|não é (?:oferecido|possível)|(?:qui )?non (?:lo |la |è )?(?:offriamo|prevediamo|proponiamo|previsto|possibile)|(?:dat|die|daar) (?:bieden|doen|kunnen) (?:wij |we )(?:\\p{L}{1,10} ){0,2}niet|(?:tego |jej |go |to )?(?:u nas )?nie (?:oferujemy|praktykujemy|przewidujemy)|(?:det )?(?:erbjuder|har) vi (?:tyvärr )?inte|(?:det )?(?:tilbyder|tilbyr|har) vi (?:desværre |dessverre )?ikke|(?:sitä )?emme (?:valitettavasti )?(?:tarjoa|voi tarjota)|(?:to )?(?:bohužel )?(?:nenabízíme|neumožňujeme)|(?:din păcate )?nu (?:îl |o )?(?:oferim|avem))`,
);

/** "Das ist keine Arbeit, die sich von zu Hause erledigen lässt": what kind of work this isn't. */
const NO_SUCH_WORK = quickLatinPhrases(
  String.raw`(?:not|\p{L}{2,5}n['’]t)(?: \p{L}{1,8}){0,3} (?:work|job|role|post|position|something|thing|trade|one)s? (?:\p{L}{1,6} ){0,3}(?:can|could|do|be)(?: \p{L}{1,9}){0,3} (?:remotely|from (?:home|a kitchen table|your (?:sofa|couch|kitchen table|living room)))|(?:none|nothing|very little|no part) of (?:this|it|that|the \p{L}{2,12})(?: \p{L}{1,9}){0,4} (?:remotely|from home)`,
  String.raw`kein\p{L}{0,2} (?:arbeit|job|stelle|tätigkeit|beruf|aufgabe|position)\p{L}{0,2},? [^.;]{0,24}(?:von (?:zu ?hause|daheim)|im home-?office|remote)|pas (?:un|une) (?:métier|poste|travail|emploi|activité|mission)[^.;]{0,24} (?:de chez (?:soi|vous|toi)|à distance|à la maison|en télétravail)|no (?:es|se trata de) (?:un|una) (?:trabajo|puesto|empleo|tarea|labor|oficio)[^.;]{0,30} (?:desde casa|en remoto|a distancia)|não é (?:um|uma) (?:trabalho|vaga|função|emprego|cargo)[^.;]{0,30} (?:de casa|em casa|à distância|remot\p{L}{1,5})|non è (?:un|una) (?:lavoro|ruolo|mansione|attività|mestiere)[^.;]{0,36} (?:da casa|da remoto|a distanza)`,
  String.raw`geen (?:werk|baan|functie|vak|job)[^.;]{0,24} (?:vanuit huis|thuis|op afstand)|(?:to )?nie (?:jest )?(?:praca|zajęcie|stanowisko)[^.;]{0,30} (?:z domu|zdalnie)|(?:inget|inte ett|ikke et|ikkje|ikke en) (?:jobb?|arbete|arbejde|arbeid|tjänst|stilling|roll)[^.;]{0,30} (?:hemifrån|på distans|hjemmefra)|(?:z domova|na dálku|doma)[^.;]{0,16} (?:nejde|nelze|se nedá|není možné)|nu (?:e|este) (?:un|o) (?:job|post|muncă|rol|meserie)[^.;]{0,30} (?:de acasă|la distanță)`,
);

/** Where customers live, and not the person hired. */
const CUSTOMERS_LIVE = quickLatinPhrases(
  "(?:customers?|clients?|users?|patients?|kunden|kundinnen|nutzer|clientes|usuarios|usuários|pacientes|clienti|utenti|pazienti|klanten|gebruikers|klienci|zákazníci|kunder(?:na|ne)?|asiakka(?:amme|at)|clienții|utilisateurs)(?: (?:våre|vores|noștri))? (?:all |alle |tous |todos |tutti |mostly )?(?:live|are based|wohnen|leben|sitzen|vivent|habitent|viven|vivem|moram|vivono|abitano|wonen|mieszkają|bor|asuvat|bydlí|locuiesc)",
  "(?:we|wir|nous|on) (?:sell|deliver|ship|verkaufen|liefern|vendons|livrons|vend|livre)|vendemos|entregamos|enviamos|vendiamo|consegniamo|(?:we|wij) (?:verkopen|leveren)|sprzedajemy|dostarczamy|vi (?:säljer|levererar|sælger|leverer|selger)|myymme|toimitamme|prodáváme|vindem|livrăm",
);
/** Work for branches or on the road, for which people are taken on all over a country. */
const ON_SITES = quickLatinPhrases(
  String.raw`(?:for|at|in|für|in|pour|dans|para|en|em|per|voor|dla|do|för|til|till|i|v|pentru|în) (?:our|all our|the|unsere[rn]?|nos|notre|les|nuestr[ao]s?|nuestras|nossas?|nossos?|(?:i |le |la )?nostr[ieoa]|onze|ons|nasz\p{L}{1,3}|våra|vår|vores|våre|naš\p{L}{1,3}|magazinele|magazine)(?: \p{L}{3,14})? (?:stores?|shops?|branch(?:es)?|agencies|clinics?|hospitals?|plants?|depots?|warehouses?|schools?|restaurants?|hotels?|filialen?|läden|märkten?|kliniken|häuser|standorten?|agences?|magasins?|boutiques?|atelier|ateliers|établissements?|tiendas?|sucursales|lojas?|filiais|unidades|negozi|punti vendita|filiali|winkels?|filialen|vestigingen|sklep\p{L}{1,3}|oddział\p{L}{1,3}|butik\p{L}{0,4}|avdelninger|afdelinger|prodejn\p{L}{1,3}|poboč\p{L}{1,3}|noastre)`,
  String.raw`drivers?|couriers?|cleaners?|security guards?|merchandisers?|fahrer\p{L}{0,5}|kuriere?|zusteller\p{L}{0,5}|verkäufer\p{L}{0,5}|monteure?|chauffeurs?|livreurs?|vendeu\p{L}{1,4}|repartidores?|conductores?|vendedores?|dependient\p{L}{1,2}|motoristas?|entregadores?|autisti|corrieri|commessi|bezorgers?|verkopers?|kierowc\p{L}{1,4}|kurier\p{L}{1,4}|sprzedawc\p{L}{1,4}|förare|chaufförer|butikssälj\p{L}{1,4}|chauffører|sjåfører|selgere|kuljett\p{L}{1,5}|řidič\p{L}{0,3}|prodavač\p{L}{0,3}|șoferi`,
);
const TAKES_ON =
  /\b(?:hir(?:e|ing)|recruit|employ|wanted|seek|such(?:en|t)|stellen|gesucht|recrut|embauch|cherch|contrat|busca|assum|cerca|procur|zoek|nemen|gevraagd|zatrudni|szuka|poszuk|anställ|söker|søger|søker|ansæt|ansett|palk|hae|hledá|zaměst|nabír|angaj|căut)/i;
/** The way to work of people who come in. */
const WAY_TO_WORK = quickLatinPhrases(
  String.raw`live anywhere[^.;]{0,40} (?:but|and|provided|as long as)[^.;]{0,30} (?:our|the) (?:\p{L}{2,14} ){0,2}(?:clinic|hospital|school|store|plant|depot|warehouse|workshop|studio|lab|factory|site)`,
  "jobtickets?|deutschlandticket|pendlerpauschale|quickly? (?:in|at) (?:the|our) office|schnell (?:im|in der|bei uns) (?:büro|firma|werk|praxis)|snel op kantoor|vite au bureau",
);

/** A time that is over: "antes", "in der Pandemie". */
const IN_THE_PAST = quickLatinPhrases(
  "(?:during|throughout|in) (?:the )?(?:covid(?:-19)?|corona(?: years)?|pandemic|lockdowns?)|(?:während|in|zu) (?:der |des |den )?(?:corona\\p{L}{0,8}|pandemie\\p{L}{0,6}|lockdowns?)|(?:pendant|durant|lors de|au temps de) (?:la |le )?(?:pandémie|covid|confinement)|(?:durante|en|na|nos tempos d[ae]) (?:l[ao] )?(?:a )?(?:pandemia|covid|confinamiento|confinamento|quarentena|cuarentena|lockdown)|(?:tijdens|in) (?:de )?(?:corona\\p{L}{0,6}|pandemie|lockdowns?)|(?:podczas|w czasie|w) pandemii|(?:under|i) (?:pandemi(?:n|en)|corona\\p{L}{0,6}|nedlukningen|nedstengningen)|(?:pandemian|koronan|korona-ajan) aikana|(?:během|za) (?:pandemie|covidu|lockdownu)|(?:în timpul|pe timpul) pandemiei",
);
/** Once, but no longer. */
const FORMERLY = quickLatinPhrases(
  "(?:we|the team|staff|everyone) used to|formerly|in the past|früher|damals|eine zeit lang|autrefois|par le passé|avant,|à l['’]époque|antes,? (?:trabaj|dej|ten|hac|est|se |todos)\\p{L}{0,8}|antaño|en el pasado|antigamente|no passado|antes,? (?:trabalh|deix|t[ií]nh|est|toda)\\p{L}{0,8}|un tempo|in passato|una volta,? (?:si |lavorav)\\p{L}{0,4}|vroeger|destijds|kiedyś|dawniej|w przeszłości|förr|förut|tidigare (?:arbetade|jobbade|hade|lät|fick)|tidligere (?:arbejdede|havde|lod|jobbet|hadde|kunne)|før i tiden|engang|aiemmin|ennen (?:teimme|työskentelimme|saimme)|dříve|kdysi|înainte (?:lucram|se|aveam)|pe vremuri|odinioară",
);
/** What is so still: "since the pandemic", "and never went back". */
const STILL = latinPhrases(
  "since|ever since|still|stayed|never (?:went|came|returned)|to this day|seit(?:dem|her)?|immer noch|dabei geblieben|geblieben|depuis (?!chez|votre|ton|la maison|leur|son|le)|toujours|resté\\p{L}{0,2}|desde (?!casa|tu|su|el|la|donde|cualquier)|seguimos|todavía|aún|continuamos|ainda|da allora|ancora|rimast\\p{L}|sinds(?:dien)?|nog steeds|gebleven|od tego czasu|od tamtej pory|nadal|zostaliśmy|sedan|fortfarande|kvar|siden|stadig|fortsatt|blevet|siitä lähtien|edelleen|yhä|od té doby|stále|zůstali|dosud|de atunci|încă|rămas\\p{L}{0,2}",
);

const NOW = latinPhrases(
  "now|today|these days|nowadays|heute|jetzt|inzwischen|mittlerweile|aujourd['’]hui|maintenant|désormais|hoy|ahora|hoje|agora|oggi|adesso|ora|nu|tegenwoordig|inmiddels|dziś|dzisiaj|teraz|obecnie|idag|i dag|numera|nå|nykyään|nykyisin|nyt|dnes|nyní|teď|acum|astăzi|în prezent",
);
/** Remote work as an exception, or of customers and superiors. */
const EXCEPTION = quickLatinPhrases(
  `(?:${TELEWORK.join("|")}|remote) (?:is|ist|bleibt|est|reste|es|sigue siendo|é|è|resta|to|jest|är|er|on|je|este|rămâne|blijft)(?: (?:here|hier|bei uns|chez nous|aquí|aqui|da noi|bij ons|u nas|hos oss|hos os|meillä|u nás|la noi))? (?:the |an |die |eine |l['’]|une |la |una |a |uma |un['’]|de |een |ett |en |et )?(?:exception|ausnahme|excepción|exceção|eccezione|uitzondering|wyjątek|wyjątkiem|undantag(?:et)?|undtagelse(?:n)?|unntak(?:et)?|poikkeus|výjimk\\p{L}|excepți\\p{L}{1,2})`,
);
const CUSTOMERS_WORK = quickLatinPhrases(
  "(?:customers?|clients?|kunden|kundinnen|clientes|clienti|klanten|klienci|klienti|zákazníci|kunder(?:na|ne)?|kundene|asiakka(?:amme|at)|clienții|utilisateurs|usuarios|nutzer)(?: (?:våre|vores|noștri))? (?:often |all |mostly |oft |meist |alle |souvent |tous |a menudo |muitas vezes |spesso |vaak |często |ofta |ofte |usein |často |des )?(?:work|arbeiten|travaillent|télétravaillent|trabajan|teletrabajan|trabalham|teletrabalham|lavorano|werken|pracują|pracují|jobbar|arbetar|arbejder|jobber|arbeider|työskentelevät|tekevät|lucrează)",
);
const SUPERIOR_WORKS = quickLatinPhrases(
  "(?:your|deine?|ihre?|votre|ton|ta|tu|su|o seu|a sua|il tuo|la tua|je|uw|twój|twoja|din|tvůj|váš|șeful|esihenkilösi|esimiehesi) (?:\\p{L}{1,12} )?(?:manager|supervisor|boss|team lead|chef(?:in|en)?|vorgesetzter?|führungskraft|responsable|jefe|jefa|chefe|capo|responsabile|baas|leidinggevende|szef(?:owa)?|leder|sjef|šéf|nadřízen\\p{L}|tău) (?:works?|is|sits?|arbeitet|sitzt|travaille|trabaja|trabalha|lavora|werkt|zit|pracuje|jobbar|arbetar|arbejder|sidder|jobber|työskentelee|lucrează)",
);

/** One day for a private reason: "skal du have en håndværker ind, så arbejder du bare hjemme den dag". */
const ON_THAT_DAY = quickLatinPhrases(
  "(?:on )?that day|for the day|an (?:dem|diesem|so einem) tag|ce jour-là|ese día|nesse dia|quel giorno|die dag|tego dnia|w taki dzień|den dagen|den dag|sinä päivänä|ten den|v ten den|în (?:acea zi|ziua aceea)",
  "(?:a |the |your )?(?:plumber|boiler|sick child|child is (?:ill|sick)|delivery to wait)|handwerker|krankes kind|kind krank|plombier|enfant malade|fontanero|hijo enfermo|filho doente|encanador|canalizador|idraulico|figlio malato|loodgieter|ziek kind|hydraulik\\p{L}{0,2}|chore dziecko|dziecko choruje|kind krank ist|barnet är sjukt|barnet er sygt|barnet er sykt|lapsi sairastaa|onemocní dítě|dítě onemocní|copilul e bolnav|rörmokare\\p{L}?|hantverkare|sjukt barn|vab|håndværker(?:en)?|sygt barn|håndverker(?:en)?|rørlegger(?:en)?|sykt barn|putkimie\\p{L}{1,3}|sairas lapsi|instalatér\\p{L}{0,2}|nemocné dítě|instalator\\p{L}{0,2}|copil bolnav",
);

/** The studies of the person, or a course before the job begins, at a distance. */
const STUDIED = latinPhrases(
  String.raw`(?:studied|studying|graduated|degree|course|took (?:a |your )?courses?) [^.;,]{0,24}(?:remotely|from home|online|at a distance)|(?:studium|studiert|ausbildung|lehrgang|fernstudium)[^.;,]{0,24} (?:remote|von (?:zu ?hause|daheim))|(?:étudi\p{L}{1,4}|diplôme|études|formation|module|certification|apprentissage)(?: \p{L}{1,14}){0,5} à distance|(?:estudi\p{L}{1,5}|carrera|título|grado|máster|formación|curso)(?: \p{L}{1,14}){0,5} (?:a distancia|en remoto)|(?:estud\p{L}{1,5}|licenciatura|curso|formação|graduação|diploma)(?: \p{L}{1,14}){0,5} (?:à distância|a distância|remotamente)|(?:studi\p{L}{1,4}|laurea\p{L}?|corso|formazione|diploma)(?: \p{L}{1,14}){0,5} (?:a distanza|da remoto)`,
  String.raw`(?:gestudeerd|studie|opleiding|cursus|diploma)(?: \p{L}{1,14}){0,5} (?:op afstand|thuis)|(?:studi\p{L}{1,5}|kurs|szkoleni\p{L}|nauk\p{L}{1,2}|uczył\p{L}{1,3})(?: \p{L}{1,14}){0,5} (?:zdaln\p{L}{1,3}|z domu)|(?:läst|läser|studerat|pluggat|utbildning(?:en)?|kurs(?:en)?|examen)(?: \p{L}{1,14}){0,5} (?:på distans|hemifrån)|(?:læst|studeret|uddannelse(?:n)?|kursus|lest|studert|utdanning(?:en)?|kurs(?:et)?|opplæringen)(?: \p{L}{1,14}){0,5} (?:på distancen?|hjemmefra|på distanse|online)|(?:opiskellut|opiskelu\p{L}{0,3}|koulutus|kurssi|tutkinto)(?: \p{L}{1,14}){0,5} (?:etänä|kotoa)|(?:stud(?:oval|ium)\p{L}{0,3}|kurz|školení|vzdělání)(?: \p{L}{1,14}){0,5} (?:na dálku|z domova|dálkově)|(?:studiat|studii(?:le)?|curs(?:ul|uri)?|formarea|facultate\p{L}?)(?: \p{L}{1,14}){0,5} (?:la distanță|de acasă)`,
);
const STUDY_HINT = quickly(
  /stud|gradu|degree|course|ausbildung|lehrgang|étud|diplôme|formation|module|certific|apprentissage|estud|carrera|título|grado|máster|formación|curso|licenci|formação|diploma|laurea|corso|formazione|opleiding|cursus|kurs|szkol|nauk|uczył|läst|läser|plugga|utbildning|examen|læst|uddannelse|lest |utdanning|opplæring|opiskel|koulutus|tutkinto|kurz|školen|vzděl|curs|formarea|facultate/i,
);
/** What a teacher does: a course that the person gives is their work. */
const TEACHES = latinPhrases(
  String.raw`teach\p{L}{0,3}|your (?:job|work|role|students)|role|unterricht\p{L}{0,3}|lehr(?:st|en|t)|enseign\p{L}{1,4}|anim\p{L}{1,3}|vous (?:donn|dispens)\p{L}{1,4}|impart\p{L}{1,4}|enseñ\p{L}{1,4}|d[aá]s clases?|ensin\p{L}{1,4}|lecion\p{L}{1,4}|ministra\p{L}{0,3}|insegn\p{L}{1,4}|tieni|terrai|lesgeven|geef(?:t)?|doceer\p{L}?|uczysz|prowadzisz|undervis\p{L}{1,4}|opetat|opettaa|učíš|učíte|vyučuj\p{L}{1,3}|lektor\p{L}{0,3}|predai|predați|puesto|trabajo|vaga|trabalho|lavoro|werk|prac[ae]|arbete|tjänst|arbejde|stilling|jobb|työ|(?:ce|le|votre|ton) poste|arbeit|stelle|munca|postul`,
);

/** Remote work as a subject: contracts, rules, courses and goods that deal with it. */
const TOPIC = String.raw`contracts|polic(?:y|ies)|rules|laws?|legislation|software|tools?|furniture|research|stud(?:y|ies)|articles?|advice|courses?|workshops?|verträge|vereinbarung\p{L}{0,2}|richtlinien?|regelungen|gesetze?|möbel|büromöbel|produkte|zubehör|studien?|kurse|ratgeber|seminare|contrats|accords?|chartes?|mobilier|formations|cours|ateliers|études|contratos|acuerdos|normativa|políticas?|muebles|cursos|talleres|estudios|acordos|regras|móveis|mobiliário|estudos|contratti|accordi|regolament[oi]|mobili|corsi|studi|contracten|regelingen?|beleid|meubels|cursussen|onderzoek|regulamin\p{L}{0,3}|umow\p{L}{1,3}|przepis\p{L}{1,3}|meble|szkole(?:nia|ń)|kurs(?:y|ów)|avtal|riktlinjer|regler|möbler|kurser|studier|aftaler|retningslinjer|møbler|avtaler|retningslinjer|sopimuksi\p{L}{1,3}|ohjeist\p{L}{1,5}|kalustei\p{L}{1,3}|kursseja|smlouv\p{L}|pravidl\p{L}|nábytek|kurzy|školení|contracte|regulament\p{L}{0,3}|politici|mobilă|cursuri|studii`;
const ABOUT_IT = quickLatinPhrases(
  String.raw`(?:${TOPIC}) (?:(?:on|about|for|of|über|zu|zum|zur|für|fürs|rund um|sur|de|du|pour(?: le)?|sobre|acerca d[eo]l?|del|do|da|d[aeo]|para(?: [oa])?|su|sul|sullo|di|per(?: il| lo)?|over|voor|van|o|dotyczące|do|om|for|til|av|af|pro|pentru|despre|privind)(?: (?:the|das|den|die|le|la|el|il|lo|het|munca))? )?(?:${TELEWORK.join("|")}|remote|munca la distanță|munca de acasă|smart working|lavoro agile)`,
);
/** The goods themselves: "Möbel fürs Homeoffice", "tools for people who work remotely". */
const FOR_THOSE_AWAY = quickLatinPhrases(
  "(?:for|help(?:s|ing)?|support(?:s|ing)?|enabl(?:e|es|ing)|let(?:s|ting)?|allow(?:s|ing)?) (?:\\p{L}{1,12} ){0,4}(?:people|companies|businesses|employers|teams|customers|clients|workers|professionals|employees|users)(?: (?:who|that|to))? (?:\\p{L}{1,10} ){0,3}(?:work(?:ing)?|collaborat\\p{L}{1,3}|meet) (?:remotely|from (?:home|anywhere))",
  "(?:hilft|helfen|ermöglich\\p{L}{1,3}|unterstütz\\p{L}{1,3}|aide(?:nt|z)?|aidons|permet(?:tent)?|accompagn\\p{L}{1,4}|ayuda\\p{L}{0,4}|permite\\p{L}?|ajuda\\p{L}{0,4}|aiuta\\p{L}{0,3}|aiutiamo|permette|helpt|helpen|pomaga\\p{L}{0,3}|hjälper|hjælper|hjelper|auttaa|autamme|pomáhá\\p{L}{0,2}|ajut(?:ă|ăm))(?: [\\p{L}'’]{1,14}){0,7} (?:remote|homeoffice|home-?office|télétravail|à distance|teletrabajo|en remoto|teletrabalho|remotamente|home office|smart ?working|telelavoro|da remoto|thuiswerken|op afstand|zdaln\\p{L}{1,3}|distansarbete|på distans|hjemmearbejde|hjemmekontor|etätyö\\p{L}{0,4}|etänä|na dálku|z domova|munc\\p{L}{1,2} la distanță|de la distanță|de acasă)(?: (?:de|d[ei] loro|des|ihrer|leurs?|de sus|dos|dei|van|swoich|av|af)(?: \\p{L}{3,14})?)?",
);
/** Remote work of customers' staff: "lavoro agile dei nostri clienti", "pracy zdalnej u naszych klientów". */
const OF_CUSTOMERS = quickLatinPhrases(
  `(?:${AWAY_NOUN}) (?:of|for|at|with|der|von|für|bei|de|des|del?|dei|di|do|dos|das|u|av|af|hos|van|bij|ale|al|lui|la|presso)(?: (?:our|the|your|unserer?n?|ihrer|nos|vos|les|leurs|nuestros|los|sus|nossos|os|nostri|onze|de|naszych|våra|vores|våre|našich))? (?:clients?|customers?|kund(?:en|innen)|klient(?:ów|ami|ů)|clientes|clienti(?:lor)?|klanten|kunder|zákazníků|entreprises|empresas|aziende|bedrijven|firm|salariés|firmen|unternehmen)`,
);

/** People whom the person leads, in a clause behind a comma: "twelve engineers, all of whom work remotely". */
const OF_WHOM = quickLatinPhrases(
  "(?:all|most|some|many|half|both|none|\\p{L}{3,6}) of (?:whom|them|which)|(?:who|that) (?:all |mostly |mainly |now )?(?:work|are|sit|live)|(?:die|welche) (?:alle |überwiegend |größtenteils |verteilt )|von denen|dont (?:tous|la plupart|certains|la majorité|plusieurs)|qui (?:travaillent|télétravaillent|sont)|(?:tod[oa]s )?(?:los|las) cuales|(?:de|dos|das) (?:quais|cuales)|que (?:trabajan|trabalham|están|estão)|(?:tutti )?(?:dei|i) quali|che lavorano|van wie|die (?:allemaal |grotendeels )?(?:op afstand|vanuit huis|thuis|remote)|z których|którzy (?:pracują|wszyscy)|(?:av|af) (?:vilka|hvilke|dem)|varav|hvorav|hvoraf|som (?:alla |alle |mest )?(?:arbetar|jobbar|arbejder|jobber|sitter|sidder)|jotka (?:kaikki |pääosin )?(?:työskentelevät|tekevät)|joista|z nichž|kteří (?:všichni )?(?:pracují|sedí)|dintre care|care (?:lucrează|muncesc)",
);
const LEADS = latinPhrases(
  String.raw`lead(?:s|ing)?|manag(?:e|es|ing)|supervis(?:e|es|ing)|overse(?:e|es|eing)|coach(?:es|ing)?|mentor(?:s|ing)?|direct(?:s|ing)?|run(?:s|ning)?|head(?:s|ing)?|support(?:s|ing)?|leite(?:n|st|t)?|führ(?:e|en|st|t)|betreu(?:e|en|st|t)|koordinier\p{L}{1,3}|verantwort\p{L}{1,3}|encadr\p{L}{1,4}|manager(?:ez|as|a)|dirig\p{L}{1,4}|pilot\p{L}{1,3}|anim(?:ez|er|es)|lidera\p{L}{0,3}|gestiona\p{L}{0,3}|coordin\p{L}{1,4}|ger(?:ir|e|enciar|encia|enciará|es|irá)|coorden\p{L}{1,4}|guid(?:erai|are|i)|gestir(?:ai|e)|gestisci|aansturen|stuurt|stuur|leidt|leid|leiding|kieruj\p{L}{1,4}|kierować|zarządza\p{L}{0,3}|leder?|leda|styr|ansvara?r|johdat|johtaa|vede(?:š|te)|řídí(?:š|te)|conduci|conduce(?:ți)?|coordonezi|coordonați|gestionezi`,
);

/** A distance in space: "à distance des grands centres". */
const FAR_FROM = quickLatinPhrases(
  "(?:à (?:bonne |quelque )?distance (?:des|du|de l[ae’'])(?! (?:maison|domicile)))|à (?:\\d+|deux|trois|dix) (?:km|kilomètres|heures) de distance|a (?:poca |corta )?distancia (?:de |del )(?!tu |su |casa)|a (?:poca|pouca|curta|breve) dist[aâ]n[cz]i?a|à distância d[oae]s? (?!sua|casa)|a distanza d[iae]\\p{L}{0,3} (?!casa)|op (?:loop|fiets|reis|korte )?afstand van(?! (?:huis|je))|in entfernung|på (?:gång|cykel|kort |pendlings)?avstånd|la distanță de (?!casă|acasă)",
);

const isNearAway = (sentence: string, pattern: QuickExpression): boolean => {
  const found = pattern.exec(sentence);
  if (found === null) return false;
  const rest = sentence.slice(found.index, found.index + found[0].length + NEAR);
  return AWAY.test(rest) && LEADS.test(sentence.slice(0, found.index));
};

/** Returns whether a sentence turns away those who want to work remotely, or says that it isn't offered. */
export function refusesRemote(sentence: string): boolean {
  return (SENT_AWAY.test(sentence) && AWAY.test(sentence)) || NOT_OFFERED.test(sentence) || NO_SUCH_WORK.test(sentence);
}

/** Returns whether remote work is for one day with a private reason. */
export function isRemoteAtTimes(sentence: string): boolean {
  return ON_THAT_DAY.test(sentence) && !FULLY.test(sentence);
}

/** Returns whether remote work was once and isn't what the sentence says of today. */
function isOver(sentence: string): boolean {
  const before = sentence.length > LONGEST ? null : FORMERLY.exec(sentence);
  if (before === null || STILL.test(sentence.slice(0, before.index))) return false;
  const now = NOW.exec(sentence);
  return now === null || !AWAY.test(sentence.slice(now.index));
}

/**
 * Returns whether the words for remote work say nothing about this job: they speak of the past, of studies, of a distance in space, of people whom
 * the person leads, or of remote work as a subject.
 */
export function isNotOfThisJob(sentence: string): boolean {
  if ((IN_THE_PAST.test(sentence) && !STILL.test(sentence)) || isOver(sentence) || EXCEPTION.test(sentence))
    return true;
  if (
    (CUSTOMERS_LIVE.test(sentence) ||
      (ON_SITES.test(sentence) && TAKES_ON.test(sentence)) ||
      WAY_TO_WORK.test(sentence)) &&
    !AWAY.test(sentence)
  )
    return true;
  if (SUPERIOR_WORKS.test(sentence) || CUSTOMERS_WORK.test(sentence)) return true;
  if (FAR_FROM.test(sentence) || ABOUT_IT.test(sentence) || OF_CUSTOMERS.test(sentence)) return true;
  if (FOR_THOSE_AWAY.test(sentence) || isNearAway(sentence, OF_WHOM)) return true;
  return STUDY_HINT.test(sentence) && STUDIED.test(sentence) && !TEACHES.test(sentence);
}

/** How most people of a company work, which says nothing firm about one job. */
const OF_MOST_PEOPLE = [
  quickLatinPhrases(
    String.raw`(?:most|many|some|nearly all|almost all|majority|the bulk|half|two thirds) (?:of (?:us|them)|(?:of )?(?:our |the |all )?(?:people|employees|staff|colleagues|team(?: ?mates| members)?|workforce|[a-z]{3,14}(?:ers|ians|ists|ees|ites|ies)))(?! (?:roles?|positions?|jobs?))`,
    String.raw`(?:die meisten|viele|einige|der großteil|die (?:große )?mehrheit|ein großteil) (?:von uns|(?:der |unserer |aller )?(?:kolleg|mitarbeit|angestellt|beschäftigt|teammitglied)\p{L}{1,10}|unseres teams)`,
    String.raw`(?:la plupart|la (?:grande )?majorité|beaucoup|une partie|certains) (?:d['’]entre nous|de nos (?:collaborat\p{L}{2,5}|collègues|salariés|équipes|employés)|des (?:collaborat\p{L}{2,5}|collègues|salariés|équipes|employés))`,
    String.raw`(?:la (?:gran )?mayoría|muchos|algunos|una parte) de (?:nosotros|nuestr[oa]s (?:emplead|compañer|colaborador|equipo)\p{L}{1,3}|l[oa]s (?:emplead|compañer|colaborador|equipo)\p{L}{1,3}|la plantilla|nuestra plantilla)`,
    String.raw`(?:a (?:grande )?maioria|muitos|alguns|parte) (?:de nós|d[oa]s (?:noss[oa]s )?(?:coleg|colaborador|funcionári|trabalhador|equip)\p{L}{1,3}|da (?:nossa )?equip[ae])`,
  ),
  quickLatinPhrases(
    String.raw`(?:la (?:maggior parte|maggioranza)|molti|alcuni|gran parte) (?:di noi|dei (?:nostri )?(?:collegh?i|dipendenti|collaboratori)|del (?:nostro )?team)`,
    String.raw`(?:de meesten?|velen|veel|sommigen?|het merendeel|de meerderheid) (?:van ons|van (?:onze|de) (?:collega['’]s|medewerkers|mensen)|collega['’]s|medewerkers)`,
    String.raw`(?:większość|wielu|część|niektórzy) (?:z nas|(?:naszych )?(?:pracownik|koleg|osób)\p{L}{0,3}|naszego zespołu|zespołu)`,
    String.raw`(?:de flesta|många|majoriteten|en del|merparten) (?:av oss|(?:av )?(?:våra )?(?:medarbetare|kollegor|anställda))|(?:de fleste|mange|flertallet|størstedelen|nogle|noen|flesteparten) (?:af os|av oss|(?:af|av)? ?(?:vores |våre )?(?:medarbejdere|medarbeidere|kolleger|kollegaer|ansatte))`,
    String.raw`(?:useimmat|suurin osa|moni|monet|osa) (?:meistä|(?:työntekijöistä|kollegoista|tiimiläisistä|henkilöstöstä)\p{L}{0,4})|(?:většina|mnoho|řada|část|někteří) (?:z nás|(?:našich )?(?:zaměstnanců|kolegů|lidí)|týmu)|(?:majoritatea|mulți|cei mai mulți|o parte) (?:dintre noi|dintre (?:angajați|colegi|angajații noștri|colegii noștri)|(?:angajaților|colegilor|echipei)\p{L}{0,3})`,
  ),
];
const OF_THIS_JOB = latinPhrases(
  "this (?:role|position|job|post)|the (?:role|position|job) (?:is|will)|you(?:['’]ll| will| are| can| work)?|du|sie|dich|dein\\p{L}{0,2}|ihr\\p{L}{0,2}|vous|votre|tu|ton|tú|usted|você|lei|jij|je|u|ty|ciebie|dig|deg|sinä|vy|diese stelle|ce poste|este puesto|esta vaga",
);

/** Returns whether a sentence says how most of a company's people work, and not how the one hired does: "most of us work in a hybrid way". */
export function isOfMostPeople(sentence: string): boolean {
  return OF_MOST_PEOPLE.some((pattern) => pattern.test(sentence)) && !OF_THIS_JOB.test(sentence);
}

/** "Unless formally approved to work remotely, …": the exception to what the rest of a sentence asks. */
const UNLESS = quickly(
  new RegExp(
    String.raw`^[^\p{L}]{0,6}(?:unless|except (?:when|where|if)|save where|(?:sofern|soweit|wenn|falls|außer)(?: wenn)? nicht|(?:wenn|sofern) (?:es )?nicht|sauf|à moins|salvo|a menos que|excepto|exceto|a meno che|eccetto|tenzij|behalve|o ile nie|chyba że|om inte|såvida inte|medmindre|med mindre|ellei|jollei|pokud není|není-li|ledaže|cu excepția|dacă nu)(?!\p{L})[^,.;]{0,140},`,
    "iu",
  ),
);
const APPROVED = folded(
  /approv|authori[sz]|agree|grant|permit|exempt|otherwise|genehmig|vereinbar|bewillig|anders|accord|autoris|approuv|aprob|autoriz|acord|acuerd|aprov|approv|diversa|goedgekeurd|toestemming|afgesproken|zatwierdz|zgod|uzgodn|godkän|överenskom|annat|godkend|aftal|godkjen|avtal|sovit|hyväksy|schvál|dohod|uveden|conven/iu,
);

/** Returns a sentence without the exception that it opens with, where that speaks of leave to work remotely. */
export function withoutException(sentence: string): string {
  const exception = UNLESS.exec(sentence)?.[0];
  if (exception === undefined || !APPROVED.test(exception) || !AWAY.test(exception)) return sentence;
  return sentence.slice(exception.length).trim();
}

/** "Learn more about our hybrid working model" says what the company has; what this job is stands elsewhere. */
const ELSEWHERE =
  /^\W*(?:to )?(?:learn|read|find out|discover|see|click)\b[^.;]{0,30}\b(?:more|here|about)\b[^.;]{0,60}\b(?:hybrid|remote|flexible|work)/i;

/** Returns whether a sentence only says where to read how the company works. */
export function pointsElsewhere(sentence: string): boolean {
  return ELSEWHERE.test(sentence);
}
