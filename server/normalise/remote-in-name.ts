import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import { FULLY } from "./remote-asides.ts";
import { quickly } from "./text/quick-expression.ts";

/** What happens now and then without being a place of work. */
const MEETING = latinPhrases(
  "meet\\p{L}{0,4}|calls?|sync|treffen|besprechung\\p{L}{0,2}|réunions?|reunion(?:es)?|reuni(?:ão|ões)|riunion[ei]|vergadering\\p{L}{0,2}|overleg|spotkani\\p{L}{1,2}|möten?|møder?|møter?|kokou\\p{L}{1,4}|porad\\p{L}{1,2}|video|online",
);
/** Work at the places of others, in words that speak of the job: "daily visits to clients", "im Außendienst". */
const IN_THE_FIELD = quickLatinPhrases(
  String.raw`(?:daily|weekly|mainly|mostly) (?:\p{L}{1,12} )?visit(?:s|ing)? (?:to |at |of |with )?(?:\p{L}{1,12} ){0,3}(?:homes?|sites?|stores?|customers?|clients?|patients?|members?|schools?|premises|branches)`,
  String.raw`visit(?:s|ing)? (?:\p{L}{1,12} ){1,3}(?:daily|every day|each day|every week)`,
  String.raw`(?:\d{1,2}|\p{L}{3,8}) (?:home |store |shop |client |customer |kunden)?(?:visits|besuche|visites|visitas|visite|bezoeken|wizyt|besök|besøg|besøk|käyntiä|návštěv|stores|shops|lojas|tiendas|magasins|negozi|winkels) (?:a|per|each|every|pro|am|par|por|al|dagligen|om|w|päivässä|denně) ?(?:the )?(?:day|tag|jour|día|dia|giorno|dag|dagen|dziennie|dzień|den)?`,
  String.raw`(?:most|the bulk|the majority) of (?:your|the) (?:time|week|days?|work)[^.;]{0,20} (?:on the road|in the field|visiting|at (?:customers?|clients?))`,
  String.raw`(?:im|in den) außendienst|täglich\p{L}{0,2} (?:\p{L}{1,12} )?(?:kunden)?besuche?n?|besuchst (?:du )?(?:täglich|jeden tag)|(?:täglich|jeden tag) (?:bei|zu) (?:\p{L}{1,12} )?(?:kund\p{L}{1,5}|patient\p{L}{1,5}|famili\p{L}{1,3})`,
  String.raw`visites? (?:quotidiennes?|journalières?)|visites? (?:\p{L}{1,12} ){1,4}(?:chaque jour|tous les jours)|sur le terrain|en tournée`,
  String.raw`visitas (?:diarias|diárias)|visitar\p{L}{0,3} (?:a |os |as |los |las )?(?:\p{L}{1,12} )?(?:clientes|pacientes|tiendas|lojas|famílias|familias) (?:a diario|cada día|todos los días|todos os dias|diariamente)|trabajo de campo|trabalho (?:de campo|externo)|em campo|en ruta`,
  String.raw`bezoekt? (?:dagelijks|elke dag|iedere dag)|dagelijkse (?:klant|huis)?bezoeken|buitendienst`,
  String.raw`w terenie|codzienn\p{L}{1,2} wizyt\p{L}{0,2}|dagliga (?:kund)?besök|daglige (?:kunde)?besøg?k?|ute hos kunde?r?n?a?|visite quotidiane|sul territorio|každodenní návštěv\p{L}|v terénu|päivittäi\p{L}{1,5} (?:asiakas)?käynne\p{L}{0,4}`,
);
/** Trips that make no field work: "visit our customers once a year". */
const SELDOM = latinPhrases(
  String.raw`(?:a|per|each|every|once a|pro|im|par|chaque|al|por|cada|per|ogni|elk|na|w|i|om|per) ?(?:quarter|year|month|quartal|jahr|monat|trimestre|an|année|mois|año|mes|ano|mês|mese|anno|kwartaal|jaar|maand|kwartał|rok|roku|miesiąc|kvartalet|kvartal|året|måneden|månaden)`,
  "occasional(?:ly)?|sometimes|once|twice|rarely|gelegentlich\\p{L}{0,2}|ab und zu|selten|ponctuel\\p{L}{0,5}|occasionnel\\p{L}{0,5}|parfois|ocasional\\p{L}{0,5}|a veces|às vezes|af en toe|soms|sporadyczn\\p{L}{1,2}|ibland|av og til|nogle gange|talvolta|občas",
  "no|not|never|without|kein\\p{L}{0,2}|nicht|ohne|aucune?|pas|sans|sin|ningun\\p{L}{0,2}|não|sem|nenhum\\p{L}?|geen|niet|zonder|bez|brak|nie|ingen|inget|utan|uten|uden|ikke|inte|nessun\\p{L}?|non|senza|ne|žádn\\p{L}",
  "experience|background|erfahrung\\p{L}{0,2}|expérience|experiencia|experiência|ervaring|doświadczeni\\p{L}{1,3}|erfarenhet|erfaring|esperienza|zkušenost\\p{L}?|teams?|colleagues|kolleg\\p{L}{1,5}",
);

/** The first weeks of a job. */
const AT_FIRST = latinPhrases(
  String.raw`onboarding|training|induction|probation|initial\p{L}{0,2}|first (?:\p{L}{1,10} )?(?:weeks?|months?)|einarbeitung|schulung|einführung|anfangs|zunächst|ersten (?:\p{L}{1,10} )?(?:wochen|monate)|formation|intégration|au début|formación|capacitación|inducción|al principio|treinamento|formação|integração|no início|inwerkperiode|opleiding|inwerken|wdrożenie|szkolenie|początkowo|introduktion\p{L}{0,2}|upplärning\p{L}{0,2}|opplæring\p{L}{0,2}|oplæring\p{L}{0,2}|formazione|affiancamento|inizialmente|zaškolení|zaučení|perehdytys`,
);
const THEN = latinPhrases(
  "then|afterwards?|after that|after which|thereafter|followed by|before|danach|anschließend|dann|ensuite|puis|après|después|luego|posteriormente|depois|em seguida|daarna|vervolgens|potem|następnie|później|därefter|sedan|derefter|deretter|poi|successivamente|poté|potom|pak|sitten|sen jälkeen",
);
/** The employer's place, in any language. */
const PLACE = quickLatinPhrases(
  String.raw`(?:our|the|your) (?:\p{L}{1,15} ){0,3}(?:offices?|labs?|laboratory|studio|workshop|warehouse|clinic|plant|site|headquarters|hq|hub)|on[- ]?site|in[- ]person|in[- ]office`,
  String.raw`\p{L}{0,12}büros?|vor ort|zentrale|standort|werkstatt|labor|niederlassung|bureaux?|locaux|siège|sur site|présentiel|atelier|oficinas?|sede|presencial(?:es|mente)?|presenciais|taller|planta|tienda|laboratorio|escritórios?|loja|fábrica|kantoor|(?:op|onze) (?:locatie|vestiging)|werkplaats|biur\p{L}{1,4}|stacjonarn\p{L}{1,2}|siedzib\p{L}{1,2}|kontor\p{L}{0,4}|på plats|ufficio|uffici|in presenza|kancelář\p{L}{0,3}|toimisto\p{L}{0,6}`,
);
const AWAY = latinPhrases(
  String.raw`remot\p{L}{0,6}|from home|home[- ]?based|work from anywhere|home ?-?office|zu hause|zuhause|mobil\p{L}{0,3}|télétravail|à distance|domicile|teletrabajo|desde casa|teletrabalho|de casa|thuis\p{L}{0,6}|op afstand|zdaln\p{L}{1,3}|z domu|distans\p{L}{0,6}|hemifrån|hjemmefra|hjemmekontor|da casa|smart working|z domova|na dálku|etä\p{L}{1,6}|kotoa`,
);

const EVERY_WEEK = latinPhrases(
  String.raw`weekly|(?:every|each) week|once a week|wöchentlich\p{L}{0,2}|jede woche|chaque semaine|toutes les semaines|hebdomadaires?|cada semana|todas las semanas|semanal(?:es|mente)?|toda semana|todas as semanas|semanais|elke week|iedere week|wekelijks\p{L}?|co tydzień|raz w tygodniu|cotygodniow\p{L}{1,2}|varje vecka|hver uge|hver uke|ukentlig\p{L}?|ugentlig\p{L}?|ogni settimana|settimanal[ei]|každý týden|joka viikko|viikoittain`,
);
const OPTIONAL = latinPhrases(
  "optional|voluntary|if you (?:like|want|live|wish)|can|may|welcome|freiwillig|kannst|facultati\\p{L}{1,3}|si vous|opcional\\p{L}{0,2}|si quieres|se quiser|optioneel|als je wilt|kan|mag|opcjonaln\\p{L}{1,2}|možesz|frivillig\\p{L}?|facoltativ\\p{L}|online|video|virtual\\p{L}{0,2}|by phone",
);
/** One day of the week on which home is allowed: "thuiswerken mag op vrijdag", "Homeoffice am Freitag". */
const ONE_DAY = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:home ?-?office|homeoffice|mobile[sr]? arbeiten|télétravail|teletrabajo|teletrabalho|thuiswerk\p{L}{0,3}|praca zdalna|distansarbete|hemarbete|hjemmearbejde|hjemmekontor|smart working|etätyö)(?: (?:mag|kan|is|ist|possible|möglich|mogelijk|permitido|posible|possível|możliwa|tillåtet|muligt|mulig|possibile))? (?:op|am|an|le|les|el|los|à|às|aos|w|på|il|di)? ?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|miércoles|jueves|viernes|segundas?|terças?|quartas?|quintas?|sextas?|poniedziałk\p{L}{1,2}|wtork\p{L}{1,2}|środ\p{L}{1,2}|czwartk\p{L}{1,2}|piątk\p{L}{1,2}|måndagar|fredagar|mandager?|fredager?|fredage|lunedì|venerdì)(?!\p{L})(?! ?(?:-|–|to|bis|tot|à|a|al|do|till|til|through) ?\p{L})`,
    "iu",
  ),
);
/** How far apart the words of a clause may stand, in characters. */
const CLAUSE = 45;
/** How far apart two words stand that belong together. */
const BESIDE = 16;
const STOP = /[;.!?]/u;

/** Returns whether the first matches of two expressions stand near one another in a clause. */
function near(sentence: string, first: RegExp, second: RegExp): boolean {
  const [a, b] = [first.exec(sentence), second.exec(sentence)];
  if (a === null || b === null) return false;
  const [left, right] = a.index < b.index ? [a, b] : [b, a];
  const gap = sentence.slice(left.index + left[0].length, right.index);
  return gap.length <= BESIDE && !STOP.test(gap);
}

/** Returns whether a sentence says that after the first weeks at home the place of work is the employer's. */
function endsAtTheOffice(sentence: string): boolean {
  const then = THEN.exec(sentence);
  if (then === null || !AT_FIRST.test(sentence) || !AWAY.test(sentence.slice(0, then.index))) return false;
  const after = sentence.slice(then.index);
  return PLACE.test(after) && !AWAY.test(after);
}

/** Returns whether a sentence asks for the employer's place every week. */
function isThereWeekly(sentence: string): boolean {
  const [often, place] = [EVERY_WEEK.exec(sentence), PLACE.exec(sentence)];
  if (often === null || place === null || OPTIONAL.test(sentence)) return false;
  const between = sentence.slice(
    Math.min(often.index + often[0].length, place.index + place[0].length),
    Math.max(often.index, place.index),
  );
  return between.length <= CLAUSE && !STOP.test(between) && !SELDOM.test(between);
}

/** On most days: "fast täglich", "de flesta dagar". */
const MOST_DAYS = quickLatinPhrases(
  "(?:on )?(?:most|almost all|nearly all) days|(?:almost|nearly) every day|(?:three|four|[34]) days (?:out of|in|of) (?:five|the week|5)|most of the (?:week|time)",
  "fast (?:täglich|jeden tag)|(?:an )?den meisten tagen|meistens|überwiegend|die meiste zeit",
  "presque (?:tous les jours|chaque jour)|la plupart du temps|la plupart des jours|l['’]essentiel de (?:votre|ton) temps",
  "casi (?:todos los días|a diario|cada día)|la mayor parte (?:de la semana|del tiempo|de los días)",
  "quase todos os dias|quase diariamente|a maior parte (?:da semana|do tempo|dos dias)",
  "quasi (?:ogni giorno|tutti i giorni)|la maggior parte (?:della settimana|del tempo|dei giorni)",
  "(?:bijna|vrijwel|haast) (?:elke|iedere|dagelijks) ?(?:dag)?|de meeste dagen|het grootste deel van de (?:week|tijd)",
  "prawie (?:codziennie|każdego dnia)|przez większość (?:dni|tygodnia|czasu)|w większość dni",
  "(?:nästan|næsten|nesten) (?:varje dag|hver dag|dagligen|daglig)|de flest[ae] dag(?:ar(?:na)?|er|ene?|e)|det mesta av tiden|mesteparten av (?:tiden|uka)",
  "(?:lähes|melkein) (?:joka päivä|päivittäin)|useimpina päivinä|suurimman osan (?:ajasta|viikosta)",
  "(?:skoro|téměř) (?:každý den|denně)|většinu (?:dnů|dní|času|týdne)",
);
/** At the places of others, or on the way there. */
const AT_OTHERS = latinPhrases(
  String.raw`with (?:clients|customers|patients|families|farmers)|at (?:clients|customers|schools|sites)|on the road|visit\p{L}{0,4}|out (?:and about|in the field|with|at|visiting)|travel(?:l?ing)?`,
  String.raw`bei (?:\p{L}{1,12} )?\p{L}{3,20}(?:en|ern|n)|unterwegs|besuch\p{L}{0,3}|auf achse|beim kunden`,
  String.raw`chez (?:vos|les|des|tes|nos) \p{L}{3,20}|sur (?:la route|le terrain|les routes)|en (?:déplacement|visite|tournée|rendez-vous)|rencontr\p{L}{1,4}|visite\p{L}{0,3}`,
  String.raw`(?:con|en casa de|en) (?:los |tus |nuestros )?(?:clientes|pacientes|farmacias|tiendas)|en (?:ruta|carretera)|visita\p{L}{0,4}`,
  String.raw`(?:com|em|nos|na casa de) (?:os |seus )?(?:clientes|pacientes|lojas|escolas)|na (?:rua|estrada)|em rota`,
  String.raw`(?:dai|presso i?|da|con i) (?:tuoi |nostri )?(?:clienti|pazienti|rivenditori|negozi)|in (?:viaggio|strada|trasferta)|sul campo`,
  String.raw`(?:bij|naar) (?:\p{L}{1,12} )?\p{L}{3,20}(?:en|s|ra)|op pad|onderweg|op de weg|bezoek\p{L}{0,3}|te vinden`,
  String.raw`u (?:\p{L}{1,12} )?(?:klientów|pacjentów|rolników|odbiorców)|w (?:trasie|drodze|terenie)|odwiedza\p{L}{0,3}|wizyt\p{L}{1,2}`,
  String.raw`(?:ute )?hos (?:\p{L}{1,12} )?\p{L}{3,20}|ude (?:hos|på|ved)|på (?:väg|farten|veien|vejen|resande fot)|besök\p{L}{0,3}|besøg\p{L}{0,3}|besøk\p{L}{0,3}|kører (?:du )?(?:ud|til)|kjører (?:du )?(?:ut|til)`,
  String.raw`\p{L}{3,16} luona|tien päällä|asiakaskäyn\p{L}{1,6}|kierrät|u (?:\p{L}{1,12} )?(?:klientů|pacientů|zákazníků)|na cest(?:ách|ě)|navštěv\p{L}{1,5}`,
);
const ON_SCREEN = latinPhrases(
  "video\\p{L}{0,10}|zoom|teams|calls?|phone|telefon\\p{L}{0,6}|online|virtual\\p{L}{0,4}|chat\\p{L}{0,3}|vidéo|téléphone|visio\\p{L}{0,10}|teléfono|telefone|puhelim\\p{L}{1,4}|colleagues|kolleg\\p{L}{1,5}",
);

/** Remote work that one may ask for later: "once trained", "nach der Probezeit". */
const LATER = latinPhrases(
  String.raw`(?:after|once|following|upon) (?:\p{L}{1,12} |\d{1,3}[- ]){0,4}?(?:probation\p{L}{0,3}|trained|training|months?|years?|service|tenure|settled|qualified|up to speed|days?)(?: period)?`,
  String.raw`nach (?:\p{L}{1,14} ){0,3}?(?:probezeit|einarbeitung\p{L}{0,4}|monaten?|jahr\p{L}{0,2})`,
  String.raw`après (?:\p{L}{1,14} |\d{1,2} |d['’]|l['’]){0,4}?(?:ans?|année|mois|période d['’]essai|ancienneté|formation)`,
  String.raw`(?:tras|después de|superad[oa]|pasad[oa]s?|transcurrid[oa]s?) (?:\p{L}{1,12} |\d{1,2} ){0,3}?(?:años?|meses|prueba|formación|prácticas)`,
  String.raw`(?:após|depois de|passad[oa]s?) (?:\p{L}{1,12} |\d{1,2} ){0,3}?(?:anos?|meses|experiência|treinamento|formação)`,
  String.raw`dopo (?:\p{L}{1,12} |\d{1,2} ){0,3}?(?:anni|anno|mesi|prova|formazione)|na (?:\p{L}{1,12} |\d{1,2} ){0,3}?(?:jaar|maanden|proeftijd|inwerkperiode)|po (?:\p{L}{1,14} |\d{1,2} ){0,3}?(?:roku|miesiącach|próbnym|wdrożeniu|letech|zkušební době|zaškolení)|(?:efter|etter) (?:\p{L}{1,14} |\d{1,2} ){0,3}?(?:år|månader|måneder|provanställning\p{L}{0,2}|prøvetid\p{L}{0,3}|introduktion\p{L}{0,2})`,
);
const ON_REQUEST = latinPhrases(
  String.raw`option(?:s|al)?|opportunit(?:y|ies)|available|considered|possible|appl(?:y|ied) (?:to|for)|request\p{L}{0,3}|eligible|be (?:allowed|granted|approved|discussed)|discretion`,
  String.raw`möglich\p{L}{0,4}|auf antrag|beantrag\p{L}{1,3}|denkbar|option|demand(?:er|é|ée)|envisage\p{L}{1,3}|sollicit\p{L}{1,4}|solicitar|pedir|posibilidad|posible|possibilidade|possível|solicitad[oa]|chiedere|richiest[oa]|possibil\p{L}{1,3}|vragen|aanvragen|mogelijk\p{L}{0,4}|możliw\p{L}{1,4}|wnioskować|ansöka|möjlig\p{L}{0,3}|ansøge|søke|mulig\p{L}{0,3}|požádat|možn\p{L}{1,3}`,
);
/** "Remote: after six months", a label whose value is a condition. */
const REMOTE_AFTER = /\bremote(?:ly)?(?: work(?:ing)?)?\W{1,3}(?:available |possible )?(?:only )?after\b/i;

const HOME_HINT = quickly(
  new RegExp(
    String.raw`\b(?:${plainFirst(
      /home|zu ?hause|daheim|maison|chez|domicile|casa|(?:van(?:af|uit)? )huis|z domu|z domova|hemm?a|hemifrån|hjemme|kotoa/i
        .source,
    )})`,
    "i",
  ),
);
/** Home as the starting point for trips to customers: "you drive from home to customers", "parti da casa e visiti i clienti". */
const SETS_OUT = latinPhrases(
  String.raw`from (?:your )?home (?:to|and (?:drive|travel|visit|head))[^.;]{0,30} (?:customers?|clients?|patients?|stores?|sites?|farms?|schools?)|(?:starten?|startest|beginn\p{L}{1,3}|fährst|fahren)[^.;]{0,30} von (?:zu ?hause|daheim)(?: aus)?[^.;]{0,30} (?:kund\p{L}{1,4}|patient\p{L}{1,4}|touren?|filialen)|(?:touren?|termine) [^.;]{0,20}von (?:zu ?hause|daheim)`,
  String.raw`(?:pars|partez|tournées)[^.;]{0,20} (?:de|depuis) (?:la maison|chez (?:vous|toi)|(?:votre|ton) domicile)|(?:sales|sal(?:es|drás|ir)|partes)[^.;]{0,12} (?:de|desde) (?:tu )?casa[^.;]{0,30} (?:clientes|visita\p{L}{0,3}|tiendas)|(?:sai|sais|sair)[^.;]{0,8} de casa[^.;]{0,30} (?:clientes|visita\p{L}{0,3}|lojas)|part[ie](?:rai)? da casa[^.;]{0,30} (?:clienti|visit\p{L}{1,3})`,
  String.raw`(?:rijd|vertrek|start)\p{L}{0,2} (?:je )?van(?:af|uit)? huis[^.;]{0,30} (?:klanten|bezoek\p{L}{0,3})|z domu[^.;]{0,20} (?:do klientów|w teren|w trasę)|(?:startar|börjar)[^.;]{0,16} (?:hemma|hemifrån)[^.;]{0,30} (?:kunder|besöker)|starter[^.;]{0,16} hjemmef?r?a?[^.;]{0,30} (?:kunder|besøge?r|besøker)|kotoa (?:\p{L}{1,12} )?(?:asiakkaille|asiakkaiden luo)|z domova[^.;]{0,16} (?:ke klientům|k zákazníkům)`,
);
/** Remote work for the time being: "vorläufig remote", "de momento desde casa". */
const FOR_NOW = latinPhrases(
  "for (?:now|the time being|the moment)|vorläufig|bis auf weiteres|pour (?:l['’]instant|le moment)|por ahora|de momento|por enquanto|per (?:ora|il momento)|voorlopig|na razie|tills vidare|indtil videre|foreløpig|inntil videre|toistaiseksi|zatím|prozatím",
);
/** Home in one week, the employer's place in the next. */
const EVERY_OTHER_WEEK = latinPhrases(
  String.raw`(?:one|every|each|a) week (?:in|out of|of) (?:every )?(?:two|three|four|five|[2-5])|every (?:third|fourth) week|(?:eine|jede) (?:von (?:zwei|drei|vier) wochen|(?:dritte|vierte) woche)|une semaine sur (?:trois|quatre)|una (?:semana )?de cada (?:dos|tres|cuatro)(?: semanas)?|uma (?:semana )?em cada (?:duas|três|quatro)|una settimana su (?:due|tre|quattro)|(?:één|een) (?:week )?op de (?:twee|drie|vier)(?: weken)?|co (?:trzeci|czwarty) tydzień|var (?:tredje|fjärde) vecka|hver (?:tredje|fjerde) uk?ge?e?|joka (?:kolmas|neljäs) viikko|každý (?:třetí|čtvrtý) týden`,
  "(?:every|each) (?:other|second) week|(?:one )?week (?:at|from) home|alternate weeks|jede zweite woche|(?:im )?wöchentlichen wechsel|une semaine sur deux|semana sí,? semana no|(?:semanas? alternas?|alternas? semana)|semanas? alternadas?|a settimane alterne|om de week|co drugi tydzień|varannan vecka|hver anden uge|annenhver uke|joka toinen viikko|každý druhý týden|ob týden",
);
/** What is left, for which another place follows: "home office on Fridays, otherwise in Zlín". */
const OTHERWISE = quickly(
  /(?<!\p{L})(?:(?<!unless |except where |or )otherwise(?! (?:specified|noted|stated|indicated|agreed|mentioned|required|eligible))|the (?:rest|remainder)(?! of (?:the|our|us|your))|the (?:rest|remainder) of (?:the|your) (?:year|week|time)|sonst|ansonsten|den rest|sinon|le reste|el resto|por lo demás|o resto|no resto|per il resto|voor de rest|verder|poza tym|w pozostałe dni|annars|ellers|resten|muuten|jinak)(?!\p{L})/iu,
);
/** A place with its preposition, in any of the languages. */
const AT_A_PLACE =
  /(?<!\p{L})(?:in|im|am|an|bei|beim|à|au|en|em|no|na|nel|alla?|ve?|we?|på|i|u|hos|te|op|at|near|via) (?:\p{Ll}{1,3} )?\p{Lu}\p{L}{2,}/u;

const AT_WORK = folded(
  /(?<!\p{L})(?:hospitals?|clinics?|schools?|sites?|shops?|klinik|schule|hôpital|école|chantier|escuela|obra|tienda|escola|loja|ospedale|scuola|ziekenhuis|winkel|szpital\p{L}{0,2}|szkol\p{L}{1,2}|sjukhuset?|skolan|skolen|sairaala\p{L}{0,3})(?!\p{L})/iu,
);
/** "Seventy per cent of your time is at …; the rest can be done from home." */
const SHARE_OF_TIME =
  /%|per ?cent|prozent|pour cent|por ciento|por cento|per cento|procent|\b(?:half|most|two thirds) of (?:your|the)\b/i;

/** "Dienstags sitzt das Team in Bremen zusammen; sonst …": what happens on days of the week. */
const ON_WEEKDAYS = folded(
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri)days?(?!\p{L})|(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|segunda|terça|quarta|quinta|sexta|lunedì|martedì|mercoledì|giovedì|venerdì|maandag|dinsdag|woensdag|donderdag|vrijdag|poniedział|wtor|środ|czwart|piąt|måndag|tisdag|onsdag|torsdag|fredag|mandag|tirsdag|maanantai|tiistai|keskiviik|torstai|perjantai|pondělí|úter|střed|čtvrt|páte|luni|marți|miercuri|joi|vineri)\p{L}{0,5}/iu,
);

const A_MONTH = latinPhrases(
  "month|quarter|year|monat|quartal|jahr|mois|trimestre|an|mes|año|mês|ano|mese|anno|maand|kwartaal|jaar|miesiąc\\p{L}?|kwartał\\p{L}?|roku?|månad\\p{L}{0,2}|måned\\p{L}{0,2}|kvartal\\p{L}{0,2}|året?|kuukau\\p{L}{1,5}|měsíc\\p{L}?|lun[ăi]",
);

/** Days of a month at home, as a limit. */
const DAYS_OF_A_MONTH = latinPhrases(
  String.raw`(?:up to|at most|no more than|max\p{L}{0,6}|limited to|bis zu|höchstens|an|jusqu['’]à|dans la limite de|à raison de|limitad\p{L} a|com (?:o )?limite de|nel limite di|met een maximum van|hasta|un máximo de|até|no máximo|fino a|al massimo|per(?: un massimo di)?|tot|do|maks\p{L}{0,6}|högst|upp till|op til|højst|inntil|enintään|až|nejvýše|za|pa)(?: zu)? (?:\d{1,2}|\p{L}{2,10}) (?:working |hele )?(?:days?(?: of \p{L}{1,8})?|(?:arbeits)?tagen?|jours|jornadas|días|dias|giorn\p{L}{1,4}|dagen|dni|dagar|dage|dager|päivää|dnů|dní)(?: [\p{L}-]{1,12}){0,2} (?:a|per|each|in the|im|pro|par|al|por|ao|w|i|om|v)? ?(?:month|monat|mois|mes|mês|mese|maand|miesiącu|månaden|måneden|måned|kuukaudessa|měsíci|měsíčně)`,
);
/** Remote work in exceptional cases only. */
const EXCEPTIONAL = latinPhrases(
  String.raw`(?:when|if|during|in case of) [^.;,]{0,20}(?:floods?|snow\p{L}{0,2}|storms?|weather|strikes?)|snow days?|bei (?:\p{L}{1,12} und )?(?:hochwasser|glatteis|schnee\p{L}{0,6}|sturm|unwetter|streik)|en cas (?:d['’]intempéries|de (?:grève|neige))|en caso de (?:nieve|huelga|temporal)|em caso de greve|in caso di (?:neve|sciopero)|bij (?:sneeuw|storm|staking)|vid (?:snö|storm|strejk)\p{L}{0,6}`,
  String.raw`(?:in|under) exceptional (?:cases|circumstances)|as an exception|by exception|ausnahmsweise|(?:im|in) \p{L}{0,12}ausnahmef(?:all|ällen)|exceptionnellement|à titre exceptionnel|(?:cas|situations?|circonstances?) exceptionnel(?:le)?s?|excep(?:c|ç)ional(?:mente)?|(?:casos?|situa(?:ciones|ções)) excep?cionai?(?:l|les|s)|eccezionalmente|(?:casi|situazioni) eccezionali|uitzondering|uitzonderlijk\p{L}{0,2}|wyjątkow(?:o|ych|ej)|undantagsvis|undantagsfall|undtagelsesvis|unntaksvis|poikkeus\p{L}{1,8}|výjimečn(?:ě|ých)`,
);

/** A part of the work, the time or the tasks. */
const PART_OF_WORK = latinPhrases(
  String.raw`(?:some|part|parts|a (?:small )?(?:part|portion|number)|certain|elements) of (?:the |your |this |these )?(?:work|job|role|week|time|hours|shifts|tasks|duties|paperwork)`,
  String.raw`(?:ein(?:en|e)?|einige) (?:kleine\p{L}{1,2} )?(?:teil\p{L}{0,3}|aufgaben) (?:der|ihrer|deiner) (?:arbeit|arbeitszeit|aufgaben|tätigkeit\p{L}{0,2}|zeit)|une partie (?:du|de (?:votre|ton)|des) (?:travail|temps|tâches|missions)|parte (?:del?|de los|de las|de tu|de la) (?:trabajo|turnos|tareas|jornada|horas)|parte d[oa]s? (?:trabalho|tarefas|turnos|expediente|atividades)|una parte d\p{L}{1,4} (?:lavoro|turni|attività|orario)|een deel van (?:het|je|de) (?:werk|uren|taken|week|tijd)|część (?:pracy|zadań|obowiązków|tygodnia)|en del (?:av|af) (?:arbete|arbejde|arbeid|tide|uge|uka|vecka|opgave|oppgave|uppgift)\p{L}{0,4}|osan? (?:työstä|työajasta|tehtävistä)|část (?:práce|úkolů|týdne)`,
);
/** Tasks beside the work itself. */
export const SIDE_TASK = latinPhrases(
  String.raw`paperwork|admin(?:istration|istrative (?:tasks|duties|work))?|reports?|documentation|charting|marking|grading|preparation|planning|e-?learning|write-?ups`,
  String.raw`dokumentation(?:en)?|berichte|papierkram|korrekturen|la rédaction|les (?:rapports|comptes[- ]rendus)|la préparation|los informes|la documentación|os relatórios|i (?:rapporti|report)|verslagen|de administratie|raporty|suunnittelu\p{L}{0,6}`,
);
/** Lessons that a teacher prepares at home are given elsewhere. */
const PREPARED = latinPhrases(
  String.raw`prepar\p{L}{1,5} (?:\p{L}{1,10} ){0,3}?(?:lessons|classes|clases|aulas|lezioni)|(?:lessons|classes|clases|aulas|lezioni) (?:\p{L}{1,10} ){0,3}?prepar\p{L}{1,5}`,
  String.raw`bereite\p{L}{0,2} (?:\p{L}{1,14} ){1,6}vor|vorbereit\p{L}{1,4}|prépar\p{L}{1,4} (?:\p{L}{1,10} ){0,2}cours|bereid\p{L}? (?:\p{L}{1,10} ){1,5}voor|przygotow\p{L}{1,5} (?:\p{L}{1,10} ){0,2}(?:lekcji|lekcje|zajęcia)|f[öo]rbereder|valmistelet|připrav\p{L}{1,5} (?:\p{L}{1,10} ){0,2}(?:lekce|hodiny|výuku)`,
);
const MAY_BE = latinPhrases(
  "can|may|could|might|kann|können|lässt sich|peut|peuvent|puede|pueden|pode|podem|può|possono|si può|kan|kun|kunt|mag|można|możesz|möglich|får|kan du|voi|voit|lze|můžete|zvládnete",
);
const WHOLE = latinPhrases(
  "all|whole|entire|gesamt\\p{L}{1,2}|alle|tout|toute|toutes|tod[oa]s?|tutt[oaie]|al het|alle|cał\\p{L}{1,2}|allt?|alt|kaikki|vešker\\p{L}{1,3}",
);

/** "… located in our Bellevue office, or you may work remotely from anywhere in the US": the office is an alternative. */
const OR_REMOTELY =
  /\bor (?:you )?(?:may |can |could |will )?(?:also |choose to )?(?:work )?(?:fully |100 ?% )?remotely (?:from (?:anywhere|home|any)|within|in)\b/i;

/** Returns whether home is only the starting point for trips to customers. */
export function setsOutFromHome(sentence: string): boolean {
  return HOME_HINT.test(sentence) && SETS_OUT.test(sentence);
}

/** Returns whether a sentence names the home for some of the time and another place for the rest. */
function isElsewhereOtherwise(sentence: string): boolean {
  const otherwise = OTHERWISE.exec(sentence);
  if (otherwise === null) return false;
  const before = sentence.slice(0, otherwise.index);
  const rest = sentence.slice(otherwise.index + otherwise[0].length);
  if (!AWAY.test(before))
    return (
      (AWAY.test(rest) || /\bat home\b/i.test(rest)) &&
      (ON_WEEKDAYS.test(before)
        ? !A_MONTH.test(before)
        : SHARE_OF_TIME.test(before) && (/\d ?%/.test(before) || !SELDOM.test(before)))
    );
  return !AWAY.test(rest) && (PLACE.test(rest) || AT_A_PLACE.test(rest) || AT_WORK.test(rest));
}

/** Returns whether a sentence says that somebody who starts from home is with others on most days. */
function isOutMostDays(sentence: string): boolean {
  const days = MOST_DAYS.exec(sentence);
  if (days === null || ON_SCREEN.test(sentence) || !AT_OTHERS.test(sentence)) return false;
  const around = sentence.slice(Math.max(0, days.index - CLAUSE), days.index + days[0].length + CLAUSE);
  return AT_OTHERS.test(around);
}

/** Returns whether a sentence names remote work as something for later, for exceptions, for some days of a month or some of the tasks. */
function isForLaterOrInPart(sentence: string): boolean {
  if (PREPARED.test(sentence) && !WHOLE.test(sentence)) return true;
  if (REMOTE_AFTER.test(sentence) || (LATER.test(sentence) && ON_REQUEST.test(sentence))) return true;
  if (!WHOLE.test(sentence) && (PART_OF_WORK.test(sentence) || (SIDE_TASK.test(sentence) && MAY_BE.test(sentence))))
    return true;
  if (FULLY.test(sentence) || PLACE.test(sentence)) return false;
  const isForNow = FOR_NOW.test(sentence) && near(sentence, FOR_NOW, AWAY);
  return isForNow || EXCEPTIONAL.test(sentence) || DAYS_OF_A_MONTH.test(sentence);
}

/**
 * Returns whether a sentence with words for remote work speaks of work elsewhere, in any of the languages: at the places of others, at the
 * employer's every week or but for one day, there once the first weeks are over, or at home later, in exceptional cases or in part.
 */
export function isRemoteInName(sentence: string): boolean {
  if (setsOutFromHome(sentence)) return true;
  if (OR_REMOTELY.test(sentence) && !ON_WEEKDAYS.test(sentence)) return false;
  const field = IN_THE_FIELD.exec(sentence);
  if (field !== null && !SELDOM.test(sentence)) return true;
  if (isOutMostDays(sentence) || isForLaterOrInPart(sentence) || isElsewhereOtherwise(sentence)) return true;
  if (EVERY_OTHER_WEEK.test(sentence) && !FULLY.test(sentence) && !MEETING.test(sentence)) return true;
  return endsAtTheOffice(sentence) || isThereWeekly(sentence) || ONE_DAY.test(sentence);
}
