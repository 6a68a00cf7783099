import { quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { Level } from "#contract/schemas/job.ts";
import { latin } from "#taxonomy/place-cues.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { ANY_LEVEL, levelsNamed, NAMES_LEVEL } from "./body-level-words.ts";
import { hiredLevels } from "./hired/hired-levels.ts";
import { IS_FOR, TAKEN_ON } from "./hired/hiring-words.ts";

/** An employer says that it looks for somebody. */
const SEEKS = quickLatinPhrases(
  // "You're a junior developer", "Bist du Senior Controllerin?", "Voit olla junior-tason analyytikko".
  String.raw`(?:you(?:['’]re| are)(?: \p{L}{3,12})?|are you) an?(?= (?:\p{L}{3,14} )?(?:junior|mid|senior|intermediate|medior|entry)(?! no more| and | or | at heart))|(?:du bist|bist du|sie sind|sind sie)(?: \p{L}{2,12})?(?: eine?)?(?= (?:\p{L}{3,14} )?(?:junior|senior|medior|mid)[- ]?(?!und |oder |in |auf )\p{L}{4})|(?:vous êtes|tu es|êtes-vous|es-tu)(?: une?)?(?= (?:\p{L}{3,14} ){1,3}(?:juniors?|seniors?|confirmée?))|(?:eres|es usted|você é|é um[a]?|és um[a]?|sei)(?: un[ao]?| um[a]?)?(?= (?:\p{L}{3,14} ){1,2}(?:j[uú]nior|s[eéê]nior|semi|pleno))|(?:je bent|ben jij|ben je|bent u|u bent)(?: een)?(?= (?:\p{L}{3,14} )?(?:junior|medior|senior))|jesteś(?= (?:junior|senior|mid|młodsz|starsz))|(?:du är|är du|du er|er du)(?: en| et| ett)?(?= (?:\p{L}{3,14} )?(?:junior|senior|medior))|(?:olet|oletko|voit olla)(?= (?:\p{L}{3,14} ){0,2}(?:junior|senior|medior|mid)(?:i |-))|(?:jsi|jste|ești|sunteți)(?: un| o)?(?= (?!pod |îndrumat)(?:\p{L}{3,14} ){0,1}(?:junior|senior|medior))`,
  String.raw`(?:your|deine|ihre|votre|tu|sua|tuo|je|jouw|twoja|din|tvoje|rolul tău) (?:role|rolle|rôle|rol|função|ruolo|rola|roll) (?:will be |is )?(?:as|als|en tant que|como|di|jako|som|de)|(?:stillingen|tjänsten|ansættelsen?|ansettelsen?|anställningen?) (?:er|är|sker|skjer) som|(?:gekozen|kiezen) voor|haussa on|(?:rádi |rády )?přivítáme|obsazujeme(?: místo| pozici)?|ne dorim|(?:trenger|søker|ansetter|behöver|mangler|søger|söker|saknar) vi(?: nå| nu)?|vi (?:söker|søger|søker) (?:dig|deg),? (?:som|der) (?:är|er|jobbar som|arbetar som)|söker vi dig som (?:är|jobbar som)|søger vi dig,? der er|søker vi deg som er|(?:en |em )(?:la )?(?:búsqueda|busca) de|osob\p{L} na|celujemy w|oczekujemy|(?:do \p{L}{3,10} (?:\p{L}{3,14} )?)?dołączy|søger nu`,
  String.raw`we(?:['’]re| are)(?: \p{L}{3,12}){0,2} (?:looking for|looking to (?:hire|recruit|appoint|add)|hiring|seeking|recruiting|searching for|after|in search of|on the lookout for)|we (?:\p{L}{3,12} )?(?:need|want(?! to)|seek|require)|we(?:['’]d| would) (?:like|love) to (?:welcome|hire|appoint|recruit|meet|add)|we want to add(?= an? )|we(?:['’]d| would) like(?= an? )|calling all|we(?:['’]re| are) filling|(?:join|joining)(?: us| our team| the team)? as|(?:take over|step up|step in|take on the role) (?:as|of)|you(?:['’]ll| will)? (?:join us|join (?:the|our) \p{L}{2,14}(?: \p{L}{2,14})?|start(?: out| off)?|begin|work(?: here| with us)?|be (?:working|employed|hired|joining us)) as|you(?:['’]ll| will) be our(?: most| next)?|your role:|(?:ideal|perfect|suited|suitable|aimed|geared|pitched)(?: first| next)?(?: \p{L}{3,12})? (?:for|at|to|towards)(?= (?:an? |the )?(?:\p{L}{3,12} )?(?:junior|mid|senior|entry|medior))|we have (?:an? |\p{L}{2,6} )?(?:\p{L}{3,12} )?(?:openings?|vacanc(?:y|ies)|positions?|opportunit(?:y|ies)) for|(?:is|are)(?: (?:currently|now|actively|urgently))? (?:looking for|seeking|hiring|recruiting|searching for)|seeks|(?<=^[^a-zÀ-ɏ]{0,4})(?:now |currently )?(?:looking for|seeking|hiring|wanted)|job title|this (?:role|position) is for`,
  String.raw`suchen(?: wir)?|(?:brauchen|benötigen) wir|wünschen wir uns|sucht|gesucht(?: wird| werden)?|such(?:en|t) (?:dich|sie|wir)|wir (?:brauchen|stellen|möchten)|verstärkung (?:als|durch)|bewirb dich als|(?:du|sie) (?:steigst|steigen|startest|starten|beginnst|beginnen|arbeitest|arbeiten|kommst|wirst) (?:bei uns |direkt |zunächst |hier ){0,2}als|(?:eignet sich|geeignet|ideal|perfekt|gedacht|richtet sich|passend) (?:\p{L}{2,14} )?(?:für|an)(?= (?:ein\p{L}{0,2} )?(?:junior|senior|mid|medior))|wir besetzen|werde|(?:dich|sie|wir|ein) als`,
  String.raw`(?:nous|on) (?:recherch|recrut|cherch|embauch)\p{L}{1,3}|recherch(?:e|ons)|recrut(?:e|ons)|profil (?:recherché|souhaité)|nous (?:avons besoin(?: d['’e])?|souhaitons (?:recruter|accueillir))|poste à pourvoir|(?:nous|on) ouvr(?:e|ons)|(?:vous êtes|tu es|vous serez|tu seras) (?:recrut|embauch|engag)ée?s? comme|(?:vous|tu) (?:rejoin|intégr|démarr|commenc|travaill)\p{L}{1,4} (?:[\p{L}'’]{2,14} ){0,3}?(?:comme|en tant que|au poste de)|(?:idéal|parfait|adapté|destiné|conçu|s['’]adresse)e?s? (?:pour|aux?|à)(?= (?:une? |des? )?(?:\p{L}{2,14} ){0,4}(?:junior|senior|confirm|intermédiaire))|à la recherche d['’e]`,
  String.raw`(?:busca|incorpora|contrata|necesita|selecciona|precisa|requeri)mos|se (?:busca|necesita|requiere|solicita|precisa)|buscando|contratando|recrutando|perfil buscado|(?:procura|recruta|admiti)mos|procura-se|contrata-se|à procura de|em busca de|estamos em busca|te (?:incorporarás|incorporas|unirás|unes) como|trabajarás como|(?:empezarás|empiezas|entrarás|começas|começa|começará|entra|vai trabalhar|vais trabalhar|ingressa) como|(?:ideal|pensad[oa]|dirigid[oa]|orientad[oa]|apt[oa]|oportunidad|oportunidade|direcionad[oa]|indicad[oa]) (?:para|a)(?= (?:un[ao]? |um[ao]? |perfiles |perfis |quienes )?(?:\p{L}{3,14} ){0,2}(?:j[uú]nior|s[eéê]nior|semi|pleno))|vagas? (?:abertas? )?para|buscamos un(?:[ao])? futur[ao]|queremos (?:contratar|incorporar|recrutar)`,
  String.raw`(?:cerch|ricerch|selezion|assum)iamo|stiamo (?:cercando|selezionando|assumendo)|alla ricerca di|si (?:cerca|ricerca|seleziona)|(?:cerca|ricerca|seleziona)(?= un| per)|profilo ricercato|(?:inizierai|inizi|lavorerai|entrerai|sarai (?:inserit[oa]|assunt[oa])) (?:\p{L}{2,10} ){0,3}?come|(?:ideale|adatt[oa]|pensat[oa]|rivolt[oa]|indicat[oa]) (?:a|per|ad)(?= (?:un[ao]? |profili |chi )?(?:\p{L}{3,14} ){0,2}(?:junior|senior))|vogliamo assumere`,
  String.raw`(?:wij|we) (?:zoeken|willen|hebben)|zoeken (?:wij|we|naar)|zoekt|gezocht|op zoek naar|zijn wij op zoek|vacature voor|(?:je|u) (?:start|begint|werkt|gaat(?: bij ons)? aan de slag|komt (?:bij ons )?in dienst) als|(?:ideaal|geschikt|bedoeld|perfect) voor(?= (?:een )?(?:\p{L}{3,14} ){0,1}(?:junior|medior|senior))`,
  String.raw`(?:po)?szukamy|poszukujemy|poszukuje|zatrudni(?:my|amy)|przyjmiemy|potrzebujemy|rekrutujemy|dołącz (?:do nas )?jako|zapraszamy|(?:rola|oferta|stanowisko|propozycja) dla|(?:zaczniesz|rozpoczniesz|będziesz pracować|zaczynasz) (?:\p{L}{2,8} ){0,2}jako|(?:idealn\p{L}|odpowiedni\p{L}?|skierowan\p{L}) (?:dla|do)(?= (?:\p{L}{3,14} ){0,1}(?:junior|senior|młodsz|starsz|mid))`,
  String.raw`söker(?: (?:vi|nu|vi nu))?|vi (?:vill (?:anställa|rekrytera)|anställer|rekryterar|behöver|letar efter|saknar)|søger(?: (?:vi|nu))?|vi (?:mangler|har brug for|ansætter|leder efter|vil ansætte|rekrutterer)|søker(?: (?:vi|nå))?|(?:vi )?ser (?:vi )?etter|vi (?:trenger|ansetter|vil ansette)|du (?:börjar|startar|starter|begynner|begynder|ansettes|ansættes|anställs|jobbar|arbetar|arbejder|jobber) (?:hos oss |hos os )?som|(?:passar|passer|lämplig|egnet|riktar sig|vänder sig|henvender sig) (?:för|til|till|for)?(?= ?(?:dig |deg |en |ein )?(?:\p{L}{3,14} ){0,1}(?:junior|senior))`,
  String.raw`(?:etsi|hae|palkka|tarvitse|rekrytoi)mme|etsitään|haetaan|(?:hledá|přijme|nabírá|potřebuje|shání|přijímá)me|bereme|nabereme|hledá|(?:začneš|začnete|nastoupíš|nastoupíte|budete pracovat|budeš pracovat) jako|(?:vhodn\p{L}|určen\p{L}|ideální) (?:i )?pro(?= (?:\p{L}{3,14} ){0,1}(?:junior|senior|mladší|starší))|vei lucra ca|angajăm|căutăm|recrutăm|avem nevoie de`,
  ...TAKEN_ON,
);
/** Where the name of the role that is sought ends. */
const ENDS = folded(
  /[.;:!?()•·»"“”]|\s[–—-]\s|,(?! (?:(?:jak i|come|an?|en|eine?|une?|een) )?(?:junior|senior|mid|medior|sénior|pleno))|(?<![a-zÀ-ɏ-])(?:to(?! (?:junior|mid|senior))|for|who|whose|that|which|with|within|at|on|from|by|join(?:ing)?|reporting|where|mit|zur|zum|für|im|am|bei|welche[rs]?|zu|pour|avec|qui|afin|dans|chez|auprès|sous|para|con|que|quien|con|en (?:nuestr|la|el)|na |no |para|com|per|presso|che|alle|voor|met|bij|die|aan|do |dla|który|która|w |na|till|med|som|til|hos|joka|jolla|který|která|kter|pentru|care|our|unser(?:e[nmr]?)?|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaie]|onze|nasz\p{L}{0,4}|vårt?|våra|vores|vår)(?![a-zÀ-ɏ])/iu,
);
const MOST_NAME = 90;
/** A role at the head of a sentence, before a verb that says it is sought. */
const WANTED = quickly(
  new RegExp(
    latin(
      String.raw`^[^a-zÀ-ɏ]{0,4}((?:an? |the |our |eine? |une? |een |en )?(?:[\p{L}-]{2,18} ){0,2}(?:${ANY_LEVEL})(?:-[\p{L}-]{2,20})?(?: [\p{L}/&+#:*-]{1,20}){0,5}(?: \([^)]{1,12}\))?),? (?:(?:is|are|wird|werden|est|sont) )?(?<!(?:as|if|when|where) )(?:needed|wanted|sought|required(?= for| at| in|[.!]|$)(?<!(?:experience|skills|background|knowledge) required)|gesucht|recherchée?s?|gezocht|gevraagd|poszukiwan[yai]|sökes|søges|søkes|haetaan|etsitään|căutat)(?! by|\p{L})`,
    ),
    "i",
  ),
);
/** It's the reader who looks for work, or somebody else's people who are sought. */
const READER_SEEKS = folded(
  /(?<![a-zÀ-ɏ])(?:(?:are|if|whether) you(?:['’]re| are)? (?:\w+ )?|you(?:['’]ll| will)? (?:\w+ )?|bist du |(?:suchst|sucht) (?:du|ihr) |suchen sie |tu |vous |ben je |szukasz |hledáš |hledáte |etsitkö |söker du |søger du |søker du |kunden |clients? |customers? |klienten |who )$|(?<![a-zÀ-ɏ])(?:logements?|appartements?|résidence|wohnung|flat|apartment|vivienda|piso|casa|course|kurs|cours|curso|corso) (?:[a-zÀ-ɏ]{2,12} ){0,2}$/iu,
);
/** "We are currently not hiring". */
const DENIES = /(?<![a-zÀ-ɏ])(?:not|also)(?![a-zÀ-ɏ])/iu;
const ALSO =
  "(?:also|außerdem|zudem|auch|également|aussi|par ailleurs|también|además|também|anche|inoltre|ook|daarnaast|również|także|även|dessutom|i övrigt|også|desuden|dessuten|i øvrigt|myös|lisäksi|také|zároveň|de asemenea)";
/** Another job is sought as well: "También buscamos un encargado", "Vi søger i øvrigt også en teamleder". */
const SOUGHT_ALSO = folded(new RegExp(`(?<![a-zÀ-ɏ])${ALSO}(?: [a-zÀ-ɏ]{2,8})?\\s*$`, "iu"));
const ALSO_SOUGHT = folded(new RegExp(`^\\s*${ALSO}(?![a-zÀ-ɏ])`, "iu"));
/** An opening of the name that says no level: another sentence about people. */
const NOT_SOUGHT = folded(
  /^\s*(?:(?:to|dass|ob|que|at|om|mer|more|mehr|plus|all|every) |(?:help|support|input|advice|approval|buy-in|hilfe|unterstützung|aide|ayuda|apoyo|apoio|aiuto|hulp|pomoc\p{L}?|hjälp|hjælp|hjelp|apua|pomoc) )/iu,
);

/** Says at the head of a sentence what somebody is in this job, for languages with a subject of its own. */
const AS = quickLatinPhrases(
  String.raw`(?<=(?:^|[a-zÀ-ɏ]: )[^a-zÀ-ɏ]{0,4}(?:(?:in (?:this|the|your) (?:role|position|job),? )|(?:in der (?:rolle|funktion) )|(?:in deiner (?:rolle|funktion) )|(?:i rollen )|(?:in deze (?:rol|functie) )|(?:dans ce poste,? )|(?:en este puesto,? ))?)(?:(?:working )?as|als|en tant que|en qualité de|à titre de|au poste de|comme|jako|som|como|come|in qualità di|in veste di|na qualidade de|en calidad de|w roli|na stanowisku|v roli|v pozici|ca|în calitate de|în rolul de|i rollen som|i stillingen som|in (?:der|deiner) (?:rolle|funktion|position) als|in (?:the|your|this) (?:role|position|capacity) (?:as|of)|in (?:de|deze) (?:rol|functie) van)(?: (?:an?|our|the|one of our|unser\p{L}{0,2}|eine?|notre|un|une|uno?|una|nuestr[oa]|um|uma|noss[oa]|o|a|il|la|nostr[oa]|een|onze|vår|vores|en|et|ett))?`,
);
const AS_NAME_ENDS = folded(
  /[.;:!?()•·,]|(?<![a-zÀ-ɏ])(?:(?:part|member|teil|mitglied|membre|partie|parte|miembro|membro|onderdeel|lid|część|członek|del|medlem|osana|součást|člen|membru) (?:of|de[rsl]?|du|d['’]|do|da|dell?['’]?\p{L}{0,2}|van|av|af|naszego|našeho)|(?:report|rattach|bericht|raport|rapport|respond|relat)\p{L}{0,6}|you(?:['’]ll)?|your|you['’]re|at|in|for|with|on|within|du|sie|ihr|bist|bei|für|im|vous|tu|chez|au|aux|je|jij|u|ben|bij|voor|med|för|till|til|w|na|odpowiadasz|będziesz|w|ti|sarai|serás|será|irás|tendrás|te|olet)(?![a-zÀ-ɏ])/iu,
);
const MOST_AS_NAME = 70;
/** The reader, whom the sentence must name behind its head where the language does. */
const READER = folded(
  /(?<![a-zÀ-ɏ])(?:you(?:r|['’]ll|['’]re|['’]ve)?|você|du|sie|ihr|dich|dir|ihnen|vous|votre|tu|ton|ta|je|jij|jouw|u|uw|dig|din|ditt|dina|te|tus?|tuo|tua|ti|sarai|avrai|serás|tendrás|terás|irás|irá|terá|será|usted|tendrá|jesteś|odpowiadasz|będziesz|prowadzisz|zarządzasz|twoim|masz|budete|budeš|máš|máte|jsi|(?<=, )ai|vei|ești|veți|îți|(?<=, )(?!nuestr|noss|tod[ao]s|much[ao]s|algun[ao]s|vári[ao]s|vari[ao]s|grandes|diversas|las|los)\p{L}{3,12}(?:as|es|ás)(?= )|\p{L}{3,12}(?:asz|esz|isz|ysz|áš|ete|áte|íte|erai|irai|arás|erás|irás))(?![a-zÀ-ɏ])/iu,
);
const EMPLOYER = folded(
  /(?<![a-zÀ-ɏ])(?:we|our|wir|unser\p{L}{0,2}|nous|notre|nos|nosotros|ofrecemos|somos|nós|noi|wij|ons|onze|vi|vår|vores|våra|naszym|oferujemy|my)(?![a-zÀ-ɏ])/iu,
);
/** A head in the market, and no head of people. */
const OF_A_MARKET = /(?<![a-zÀ-ɏ])(?:leader|führer|líder|leading|industry|market|world|global)(?![a-zÀ-ɏ])/iu;

const ROLE = String.raw`(?:role|position|post|grade|job|opportunity|hire|vacancy|opening|assignment|position|stelle|rolle|ebene|poste|puesto|posición|vacante|cargo|vaga|posição|função|ruolo|posizione|figura|functie|rol|stanowisko|roll(?:en)?|tjänst(?:en)?|befattning(?:en)?|stilling(?:en)?|rollen|tehtävä|paikka|pozice|místo|post|poziție|appointment|pozycja|pozic[ei]|pozici|stanowisku|rola|tehtävään|miejsce|función|ruolo|rolul|postul|postului)`;
const THIS = String.raw`(?:(?<=^[^a-zÀ-ɏ]{0,4})an?|this(?: is)?(?: an?)?|it['’]s an?|it is an?|at this|in this|die(?:se)?|der|es handelt sich um eine|dies ist eine|ce|cet|il s['’]agit d['’]un|un|este|esta|es un|se trata de un|é um|é uma|esta é uma|questa è una|è una|è un|questo|deze|dit is een|een|to|jest to|detta är en|det här är en|en|det er en|dette er en|(?:stillingen|tjänsten|jobbet|rollen) (?:er|är) en|tämä on|kyseessä on|jedná se o|jde o|je to|für diese|este un|acesta este un)`;
/** A level beside a word for a job, in few words. */
const LEVEL = String.raw`(?:entry(?:[- ]?level)?|middle[- ]level|m[eé]di[ou](?= ?[(.,;)]|$)|middle|mittler\p{L}{1,2} (?:ebene|niveau|level)|mellannivå|mellomnivå|mellemniveau|keskitaso\p{L}{0,3}|mid-tas\p{L}{2,4}|středn\p{L}{1,2} úrov\p{L}{1,3}|junior\p{L}{0,12}|júnior(?:es)?|senior\p{L}{0,12}|s[éê]nior\p{L}{0,3}|mid(?:[- ]?(?:level|weight))?|medior\p{L}{0,6}|intermedi\p{L}{1,6}|intermédiaires?|semi[- ]?s[eé]nior(?:es)?|plen[oa]|confirmée?s?|staff(?=[- ]level)|staff (?:engineer|developer|scientist|designer|researcher)|director|executive|principal|head of|vice president|chief|lead|młodsz\p{L}{1,4}|starsz\p{L}{1,4})`;
/** Says on which level the job is. */
const STATES = quickLatinPhrases(
  String.raw`${THIS} (?:\p{L}{2,14}(?:,|-)? ){0,2}?(${LEVEL})(?:[ -](?:level|niveau|nivå))?[ -]?(?:\p{L}{2,16} )?${ROLE}`,
  String.raw`${THIS} (?:\p{L}{2,14}(?:,|-)? ){0,2}?((?:junior|senior|medior|mid-?level-?)-?(?:stelle|rolle|position|stilling(?:en|er)?|roll(?:en)?|tjänst(?:en)?|functie|rol|profil|profiel))`,
  // "Op mediorniveau", "på juniornivå", "na poziomie mid".
  String.raw`(?:op|på|auf|at) (?:een |dem )?((?:junior|medior|senior|mid)[- ]?(?:niveau|nivå|ebene))|(?:på|auf) (mid-level) (?:og|och|und|oder) (?:\p{L}{1,4} ){0,3}senior\p{L}{0,6}|auf ((?:junior|medior|senior|mid)[- ]level)|(?<=^[^a-zÀ-ɏ]{0,4})at ((?:junior|senior|mid)[- ]level)(?=,? you)|na poziom(?:ie)? (regular(?:a|em)?)|(?:auf|på|op|at) ((?:junior|medior|senior|mid)-? (?:und|och|og|en|and) (?:junior|medior|senior|mid)[- ]?(?:niveau|nivå|level))|na (?:poziomie|úrovni|poziom|úroveň) (${LEVEL})`,
  String.raw`(?<=^[^a-zÀ-ɏ]{0,4})((?:(?:niveau|nivel|nível|livello|poziom|úroveň|nivå) (?:j[uú]nior|s[eéê]nior|medior|mid|pleno|confirmé|intermédiaire|intermedio))|(?:junior|medior|senior|mid)[- ]?(?:niveau|nivå|taso(?:n)?))(?= ?[,:;.–(]|$| tehtävä| rooli)`,
  // "This is a senior technical writing position", "The role is for a senior person", "Le recrutement se fait au niveau confirmé".
  String.raw`(?:this is|it['’]s|it is) an? (?:\p{L}{2,14} )?(${LEVEL})(?: [\p{L}-]{2,16}){2,3} (?:role|position|post|job|appointment)|${IS_FOR}(${LEVEL})|(?:recrutement|embauche|engagement|recrut(?:e|ons)|contratación|incorporación|contratamos|contratação|vagas?|assunzione|inserimento|assumiamo)(?: se f(?:ait|era)| es| é| será| avviene| avverrà)? (?:au|à un|a|en|em|no|ao) (?:niveau |nivel |nível |livello )(${LEVEL})`,
  String.raw`(?:perfil|profil|profilo|profiel|categoría|categoria|rooli|roolisi) (?:es|é|è|ist|est|jest|on|is|será|sera) (${LEVEL})(?=[ ,.:;(]|$)`,
  // "You start at mid level", "The hire will sit at senior level".
  String.raw`(?:hire|appointee|colleague|post-?holder|candidate|applicant|person|you)(?: will|['’]ll)? (?:sit|start|begin|join us|join|come in|enter)s? (?:\p{L}{2,10} )?at (?:the |a )?(${LEVEL})[- ](?:level|grade)(?! \p{L}{4,14}(?:ings|ences))`,
  // "Deze vacature is ingeschaald als junior".
  String.raw`(?:ingeschaald|graded|eingestuft|classée?|clasificad[oa]|inquadrat[oa]|enquadrad[oa]|zaszeregowan\p{L}|klassad|klassificeret|luokiteltu|zařazen[oa]?|încadrată?) (?:as|als|comme|como|come|jako|som|ca|op|at|auf|på) (${LEVEL})`,
  // "Ob Junior oder Mid-Level".
  String.raw`(?:whether|ob|que (?:vous soyez|tu sois)|ya seas|seja|sia che tu sia|of je(?: nu)?|niezależnie czy|oavsett om du är|uanset om du er|uansett om du er|ať už jsi|fie că ești) (?:you(?:['’]re| are) )?(?:an? |ein\p{L}{0,2} |een |une? )?((?:${LEVEL}) (?:or|oder|ou|o|of|lub|eller|nebo|sau) (?:an? |ein\p{L}{0,2} |een |une? )?(?:${LEVEL}))(?=[^.]{0,60}(?:stelle|position|role|poste|puesto|vaga|posizione|functie|stanowisk|tjänst|stilling|apply|bewirb|postul|candid|solliciteer|aplikuj|sök|søg|beide|both|les deux|ambos|entrambi))`,
  // "A candidate of mid level", "Szukamy osoby na poziomie mid".
  String.raw`(?:someone|somebody|person|candidate|personne|quelqu['’]un|profil|persona|alguien|perfil|pessoa|alguém|figura|profilo|qualcuno|persoon|iemand|osob[yęa]|kogoś|någon|noen|nogen|osobu|člověka|někoho|persoană|programator|candidat) (?:(?:at|on|of|auf|de|di|op|na|på|a|an|la|un|una|with|cu|con|em) ){1,3}(?:niveau |nivel |nível |livello |nivelul )?(${LEVEL})`,
  // "The role is pitched at mid level", "Il ruolo è di livello senior", "Poste de niveau intermédiaire".
  String.raw`(?:the|this|our|die|diese|le|ce|el|la|il|o|a|de|deze|dit)? ?${ROLE} (?:(?:(?!(?:you|we|our|who|that|which|die|der|qui|que|che|reports?|reporting|to|as|serves?|supports?|working|works?)(?!\p{L}))[\p{L}'’-]{2,18} ){0,3}?(?:is|will be|wird|sera|será|sarà|wordt|ist|est|es|é|è|sits|jest|är|er|on|je|liegt|ligger|se sitúa|situa-se|si colloca|se situe|este)(?: (?!report|support|serv)\p{L}{3,10})? )?(?:(?:at|on|of|auf|de|di|do|op|na|på|an?|the|ein\p{L}{0,2}|een|en|una?|um|uma|le|niveau|nivel|nível|livello|level|poziomie|úrovni|nivå|tason|dem|o|pitched at|graded|set at) ){1,3}(${LEVEL})(?:[ -](?:level|niveau|nivå|ebene|nivel))?`,
  String.raw`${ROLE} (?:is|ist|est|es|é|è|jest|är|er|on|je) (?:an? |ein\p{L}{0,2} |een |en |un[ae]? |um[a]? )?(${LEVEL})(?= ?(?:[.,;(–]|$|and|und|et|y|e|en|i|och|og|ja|a |with|mit|avec|con|com|met|z |med))`,
  // "The Vice President of Sales will own the number", of nobody whom the reader meets.
  String.raw`(?<=^[^a-zÀ-ɏ]{0,4})the ((?:[\p{L}-]{2,18} ){0,2}(?:${LEVEL})(?: [\p{L}&-]{2,18}){0,4}) (?:will|shall|is responsible)(?![^.;]*(?<!\p{L})(?:you|your)(?!\p{L}))`,
  // "Senior level role with full ownership", "Director-level appointment".
  String.raw`(?<=^[^a-zÀ-ɏ]{0,4}|: )((?:${LEVEL})(?:[- ]to[- ](?:${LEVEL}))?)[ -](?:level )?(?:${ROLE}|level considered|(?:level )?(?:profile|candidates?|applicants?) (?:welcome|considered))`,
  String.raw`(?:puesto|posición|vacante|cargo|vaga|posição|perfil|figura|posizione|poste|profil|profilo|stanowisko|pozycja|rola|ruolo|poziție|(?:profissional|analista|técnic[oa]|profesional)(?= de n[ií]vel)) (?:de (?:nivel |nível |niveau )?|di (?:livello )?|na poziomie )?(${LEVEL})`,
  // "Open at mid or senior level", "Ouvert aux profils juniors comme confirmés", "Puede postular gente junior".
  String.raw`(?:(?<=^[^a-zÀ-ɏ]{0,4})open|(?:role|position) (?:is )?open|(?:we(?:['’]re| are) )?(?:primarily |mainly |now )?(?:hiring|recruiting)|offen|ouverte?|abiert[oa]|abert[oa]|apert[oa]|open|otwart[aey]|öppen|åben|åpen|avoin|abiertos|aperti|abertos|ouverts) (?:at|to|für|aux?|à|an|a|para|voor|dla|na|för|for|på)(?: \p{L}{2,9}){0,2} ((?:${LEVEL})(?:(?:,|,? (?:and|or|to|und|oder|bis|et|ou|comme|y|o|e|en|of|i|lub|och|eller|og|ja|tai|a|nebo)|/|-| -) ?(?:${LEVEL})){0,2})`,
  String.raw`pued(?:e|en) postular(?:se)? (?:\p{L}{2,10} ){0,3}(${LEVEL}(?: como (?:${LEVEL}))?)`,
  // "Je nach Erfahrung stellen wir dich als Junior oder Senior ein".
  String.raw`(?:je nach|abhängig von|depending on|selon|según|conforme|a seconda dell['’]?|afhankelijk van|w zależności od|beroende på|afhængigt? af|avhengig av|riippuen|podle)[^.;]{0,50}?((?:${LEVEL})(?: | ?/ ?|-)(?:(?:oder|or|ou|o|of|lub|eller|tai|nebo|bis|to) ?)?(?:als |as |comme |como |come |jako |som )?(?:${LEVEL}))`,
);
/** What is asked, hoped for or said of others rather than stated: "experience in a senior role", "grow into a senior position". */
const OF_OTHERS = folded(
  /(?<![a-zÀ-ɏ])(?:experien|expérien|erfahr|experiê|esperien|ervar|doświadcz|erfar|kokem|zkušen|previous|prior|similar|former|grow|develop|progress|advance|career|path|entwick|évolu|evoluir|crec|cresc|groei|awans|utveckl|udvik|utvikl|into|become|towards|werden|devenir|toward|stakeholder|communicat|present|leaders|kunden|clients|(?:not|nie|inte|ei)(?![a-zÀ-ɏ])|isn['’]t|kein|nicht|n['’]est|no es|não é|non è|niet|geen|ikke|není|working with|work with|alongside|between|support(?:s|ing)?|report(?:s|ing)?|mentor|train|years|jahre|ans(?![a-zÀ-ɏ])|años|anos|anni|jaar|lat(?![a-zÀ-ɏ])|år|leading to|zum|zur|kolleg(?:or|er|en|ami)|colleagues|collega['’]?s|collègues|compañer|colegas|colleghi|partner|osoby|trabajado|trabalh(?:ou|ado)|travaillé|worked as|gearbeitet|lavorato|gewerkt|consists|består|besteht|bestaat|składa|tworzą|compone|compuest|composé|con el tiempo|avec le temps|col tempo|com o tempo|z czasem|met de tijd|mit der zeit|over time|med tiden|later|eventually|podrás|pourr|potrai|poderás|people|ludźmi|lidmi|leuten|gente|människor|mennesker|ihmis|mensen|komunikuj|zastęp)/iu,
);

/** A label of a list of facts about the job, before its level. */
const LABEL = folded(
  /^\P{L}{0,5}(?:(?:your |the )?(?:seniority|experience|career|position|job|role)(?: (?:level|grade))?(?: of (?:this|the) (?:role|position|job))?|(?:level|seniority|grade) (?:of|for) (?:this|the) (?:role|position|job)|level of (?:experience|seniority)|seniority level|level|(?:karriere|einstiegs)(?:stufe|level)|erfahrungs(?:stufe|level)|senioritäts(?:level|stufe)|seniorität|(?:level|einstufung|niveau|senioritätsstufe) der (?:stelle|position|rolle)|stellenniveau|positionslevel|berufserfahrung|level|niveau(?: (?:attendu|recherché|requis|visé|d['’]expérience|de poste|du poste|de séniorité|hiérarchique|de carrière|de responsabilité))?|séniorité|nivel(?: (?:requerido|buscado|esperado|del cargo|al postului|de experiencia|de seniority|de senioridad|del puesto|jerárquico|profesional|laboral|de carrer[ăa]|de experiență))?|nivelul (?:postului|poziției|rolului|de experiență|de senioritate)|seniority(?: requerido| richiesta| richiesto| ricercata)?|senioridad(?: requerida)?|senioridade (?:da vaga|do cargo)|nível (?:da vaga|da função|pretendido|exigido)|nível(?: (?:hierárquico|de senioridade|de experiência|do cargo|profissional))?|senioridade|livello(?: (?:richiesto|ricercato|della posizione|del ruolo|di seniority|di esperienza|professionale|di carriera))?|grade|(?:functie|ervarings|carrière|senioriteits)niveau|senioriteit|niveau van de (?:functie|vacature)|poziom(?: (?:stanowiska|doświadczenia|seniority|roli))?|rola|szczebel|(?:erfarenhets|senioritets|karriär)?nivå|senioritet|(?:erfarings|senioritets|stillings|karriere)niveau|erfaringsnivå|karrieretrinn|karrieretrin|karriärsteg|stillingsnivå|tjänstenivå|grad|kravprofil|kokemustaso|tehtävätaso|vaativuustaso|(?:kariérní |požadovaná |hledaná )?úroveň(?: pozice| seniority| místa)?|tehtävän taso|taso|seniorita)(?:\s?[:：|]| [–—-](?= ))\s?([^.;|()]{2,40})/iu,
);
/** Labels that may be about a language or a course. */
const BARE_LABEL =
  /^\P{L}{0,5}(?:level|niveau|nivel|nível|livello|nivå|experience|berufserfahrung|position|job|role|úroveň|poziom|grad|rola|taso|kravprofil|szczebel)(?:\s?[:：|]| [–—-] )/iu;
const LABEL_HINT = /^[^:：|]{3,40}?(?:[:：|]| [–—-] )/u;
const LABELLED: readonly (readonly [Level, RegExp])[] = [
  [
    "entry",
    folded(
      /(?<![a-zÀ-ɏ])(?:entry|einstieg|berufseinstieg|intern(?:ship)?|trainee|student|graduate|berufseinsteiger|débutant|principiante|iniciante|apprentice|starter|bez praxe|absolvent|estagi)/iu,
    ),
  ],
  ["junior", /(?<![a-zÀ-ɏ])early professional/iu],
  ["senior", /(?<![a-zÀ-ɏ])experienced professional/iu],
  [
    "mid",
    folded(
      /(?<![a-zÀ-ɏ])(?:mid(?:dle)?|intermediate|medior|regular|semi[- ]?senior|pleno|intermédiaire|confirmé|intermedio|specialist|specjalista)(?![a-zÀ-ɏ])/iu,
    ),
  ],
  [
    "lead",
    folded(
      /(?<![a-zÀ-ɏ])(?:lead|director|executive|principal|head|management|führungskraft|manager|kierownik|leidinggevend|dirigent|cadre dirigeant|jefatura|gerencial|ledande|leder)(?![a-zÀ-ɏ])/iu,
    ),
  ],
];

/** A single word, which is no part of a course or a language. */
const ALONE = /^\P{L}{0,3}\p{L}+\P{L}{0,3}$/u;

/** Returns the levels of a labelled fact: "Karrierestufe: Senior". */
function labelled(text: string): Level[] {
  if (!LABEL_HINT.test(text)) return [];
  const value = LABEL.exec(text)?.[1];
  if (
    value === undefined ||
    /(?<![a-zÀ-ɏ])(?:all|any|various|open|alle|tous|todos|\d{1,2}\+?)(?![a-zÀ-ɏ])/iu.test(value)
  )
    return [];
  const named = levelsNamed(value);
  if (named.length > 0) return named;
  const isBare = BARE_LABEL.test(text);
  return LABELLED.filter(
    ([level, pattern]) =>
      (!isBare || level === "entry" || (level === "lead" && ALONE.test(value))) && pattern.test(value),
  ).map(([level]) => level);
}

/** Returns the levels in the name of the role that an employer looks for. */
function sought(text: string): Level[] {
  const match = SEEKS.exec(text);
  if (match === null || DENIES.test(match[0]) || READER_SEEKS.test(text.slice(0, match.index))) return [];
  const behind = text.slice(match.index + match[0].length, match.index + match[0].length + MOST_NAME);
  if (NOT_SOUGHT.test(behind) || ALSO_SOUGHT.test(behind) || SOUGHT_ALSO.test(text.slice(0, match.index))) return [];
  const name = behind.split(ENDS, 1)[0] ?? "";
  const from = behind.slice(name.length);
  // "Data Engineer (Senior)", "Software Developer (Junior to Mid)", "Profil recherché : commercial junior".
  const aside = /^ ?[(:] ?([^).;]{3,40})/u.exec(from)?.[1];
  return levelsNamed(
    aside === undefined
      ? name
      : `${name} / ${aside.split(/ (?:to|who|with|mit|pour|para|che|per|voor|med)(?= \p{Ll}{3})/u, 1)[0] ?? ""}`,
  );
}

/** Returns the levels of a role whose name comes before the word for seeking it: "Senior Controller gesucht". */
function wanted(text: string): Level[] {
  const name = WANTED.exec(text)?.[1];
  return name === undefined ? [] : levelsNamed(name);
}

/** Returns the levels of what the reader is in this job: "As Principal Scientist you …". */
function acting(text: string): Level[] {
  const match = AS.exec(text);
  if (match === null) return [];
  const behind = text.slice(match.index + match[0].length);
  const reader = READER.exec(behind.slice(0, MOST_AS_NAME + 120));
  if (reader === null) return [];
  const name = behind.slice(0, Math.min(MOST_AS_NAME, reader.index)).split(AS_NAME_ENDS, 1)[0] ?? "";
  return OF_A_MARKET.test(name) || EMPLOYER.test(behind.slice(name.length, reader.index)) ? [] : levelsNamed(name);
}

function stating(text: string): Level[] {
  const match = STATES.exec(text);
  if (match === null || OF_OTHERS.test(text.slice(0, match.index + 1))) return [];
  const end = match.index + match[0].length;
  return levelsNamed(`${match[0]}${text.slice(end, end + 30).split(ENDS, 1)[0] ?? ""}`);
}

/** Japanese, by level: the role is sought, or somebody works as such. */
const UNSPACED: readonly (readonly [Level, RegExp])[] = (
  [
    ["junior", "ジュニア(?:[ァ-ヶー]{2,14}|レベル|クラス)?"],
    ["mid", "ミドル(?:[ァ-ヶー]{2,14}|レベル|クラス)"],
    ["senior", "シニア(?!向け|層|世代|ケア|施設)(?:[ァ-ヶー・]{2,14}|レベル|クラス)?"],
    [
      "lead",
      "(?:テックリード|チームリーダー|リーダー|(?:エンジニアリング|部門|店舗|チーム|エリア)マネージャー|責任者|管理職|[部課係店所室工園]長|施設長)(?!候補)",
    ],
  ] as const
).map(([level, name]) => [
  level,
  new RegExp(
    `(?<!経験の?|先輩の?|上司の?)${name}(?:[一-龠]{1,4})?(?:の方|の[ァ-ヶー]{3,12})?(?:を(?:\\d{1,2}名|数名|若干名)?お?(?:募集|迎え|探し|任せ|採用|求め)|として、?[^。]{0,40}(?:いただ|頂|担|お願い|お?任せ|ご活躍|お迎え|採用)|募集)`,
    "u",
  ),
]);
const NOT_STATED_UNSPACED = /として(?:の|[^。]{0,12})(?:経験|実績)|先輩|上司|将来|目指|サポート|補佐|経験者/u;

/** Japanese labels: "募集レベル:シニア". */
const UNSPACED_LABEL =
  /^\P{L}{0,3}(?:募集|求める|想定|ポジション|経験)?(?:レベル|職位|グレード|役職|クラス)\s?[:：]\s?([^。(（]{2,20})/u;
const UNSPACED_LABELLED: readonly (readonly [Level, RegExp])[] = [
  ["entry", /新卒|未経験|エントリー|インターン/u],
  ["junior", /ジュニア|初級/u],
  ["mid", /ミドル|中級|中堅/u],
  ["senior", /シニア|上級/u],
  ["lead", /リード|リーダー|マネージャー|管理職|[部課係店所室工園]長/u],
];

/** Returns the levels that a sentence states for the job by its name or in so many words; empty without one. */
export function soughtLevels(text: string): Level[] {
  if (/[\u3041-\u30ff]/u.test(text)) {
    const label = UNSPACED_LABEL.exec(text)?.[1];
    const of = label === undefined ? [] : UNSPACED_LABELLED.filter(([, pattern]) => pattern.test(label));
    if (of.length > 0) return of.map(([level]) => level);
    return NOT_STATED_UNSPACED.test(text)
      ? []
      : UNSPACED.filter(([, pattern]) => pattern.test(text)).map(([level]) => level);
  }
  const label = labelled(text);
  if (label.length > 0 || !NAMES_LEVEL.test(text)) return label;
  for (const read of [sought, wanted, acting, stating, hiredLevels]) {
    const levels = read(text);
    if (levels.length > 0) return levels;
  }
  return [];
}
