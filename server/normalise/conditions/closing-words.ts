import { everyPhrase, phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

/** Words that may stand between a cue and its date: days of the week, articles, times of the day, forms of "is". */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    "the on at is of midnight noon latest this next coming close end business day",
    "mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday",
    "der dem den die das am zum einschließlich inklusive einschl inkl incl incluído inclus tem t.e.m ist kommenden montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi do fr sa so",
    "le la les au du est inclus prochain lundi mardi mercredi jeudi vendredi samedi dimanche",
    "el los del día es próximo inclusive lunes martes miércoles jueves viernes sábado domingo",
    "o a ao à no na dia é próxima segunda terça quarta quinta sexta segunda-feira terça-feira quarta-feira quinta-feira sexta-feira em",
    "il lo l giorno è al alle ore lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "de het op en met t/m dag maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "dnia to jest r poniedziałku wtorku środy czwartku piątku soboty niedzieli poniedziałek wtorek środa czwartek piątek sobota niedziela",
    "är måndag tisdag onsdag torsdag fredag lördag söndag måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen",
    "er d med mandag tirsdag lørdag søndag mandagen tirsdagen lørdagen søndagen og",
    "on klo kl perjantaina maanantaina tiistaina keskiviikkona torstaina lauantaina sunnuntaina pe ma ti ke to la su perjantai maanantai tiistai keskiviikko torstai",
    "data de zi ziua luni marți miercuri joi vineri sâmbătă duminică ora",
    "je dne pátku pondělí úterý středy čtvrtka soboty neděle pátek pátkem středa čtvrtek",
  ].flatMap((words) => words.split(" ")),
);

/** What right before a date makes it a last day. */
export const UNTIL_END = folded(
  new RegExp(
    `${wholeWords(
      "by|before|close this (?:one|role|post|vacancy)|until|till|no later than|not later than|bis|spätestens|vor|avant|jusqu['’](?:au|à)|au plus tard|d['’]ici|antes(?: del?)?|hasta|a más tardar|como tarde|até|o mais tardar|entro|non oltre|fino|prima",
      "uiterlijk|tot|tot en met|t\\/m|t\\.?e\\.?m\\.?|vóór|voor|do|najpóźniej|przed|senast|före|till|till och med|fram till|t\\.?o\\.?m|innan|senest|inden|frem til|fram til|til|til og med|indtil|før|(?:hos|inne hos) (?:oss|os)|innen|viimeistään|ennen|nejpozději|před|până|până (?:la|pe|în|cel târziu)|cel târziu(?: pe| la)?",
    )}[.,:]? ?$`,
    "iu",
  ),
);
/** What right behind a date makes it a last day. */
export const UNTIL_BEHIND = folded(
  /^[^\p{L}\d]{0,3}(?:klo \d{1,2}(?:[.:]\d\d)? )?(?:mennessä|asti|saakka|at the latest|spätestens|au plus tard|a más tardar|como tarde|o mais tardar|al più tardi|op zijn laatst|senast|senest|nejpozději)(?!\p{L})/iu,
);

/** Nouns for the last day to apply, which need no word of applying beside them. */
export const LAST_DAY = everyPhrase(
  "closing(?= ?[:–-])|(?:job )?(?:posting|advert(?:isement)?|listing|vacancy|unposting|requisition) (?:end|closing|expiry|expiration|close) date|(?:applications?|advert(?:isement)?|posting|vacancy|expression of interest) (?:close|closing|deadline|end)s?(?= ?[:–-])|last (?:day|date|chance) (?:to apply|for applications)|last applications|(?:application|submission)s? (?:deadline|closing date|due date)|closing dates?|deadline|(?:application|applications) (?:window|period)",
  "bewerbungsfrist|bewerbungsschluss|bewerbungsende|bewerbungszeitraum|einsendeschluss|anmeldeschluss|eingabefrist|anmeldefrist|eingabeschluss|letzter (?:tag|termin)|frist|stichtag für bewerbungen",
  "date (?:limite|de clôture|butoir)|dernier (?:jour|délai)|clôture|limite de (?:candidature|dépôt)|période de candidature|(?:période|fin) (?:d['’]affichage|de l['’]affichage|de (?:la )?publication)|délai (?:de|pour) (?:postulation|postuler|candidature|dépôt|inscription)",
  "fecha (?:límite|tope|de cierre|de fin|fin de inscripción|fin del plazo)|último día|cierre|plazo|último dia|data limite|data de (?:encerramento|fecho|fim)|per[íi]odo de (?:inscrição|candidatura|inscripción)|encerramento|fecho|prazo",
  "scadenza|chiusura|termine (?:ultimo|per|di)|data di (?:chiusura|scadenza)|ultimo giorno|sluitingsdatum|uiterste (?:\\p{L}{0,10})?datum|laatste dag|reactietermijn|sollicitatietermijn|reageerdatum|sluiting|sluit",
  "termin (?:składania|nadsyłania|zgłosz\\p{L}{1,3}|aplik\\p{L}{1,6}|przyjmowania)|ostatni dzień|ostateczny termin|data zamknięcia|ważność ogłoszenia|ogłoszenie ważne|oferta ważna",
  "sista (?:ansöknings)?dag(?:en)?|sista datum|ansökningstid(?:en)?|ansökningsperiod(?:en)?|sidste (?:frist|dag|ansøgningsdag|ansøgningsfrist)|ansøgningsfrist(?:en)?|siste (?:frist|dag|søknadsdag|søknadsfrist)|søknadsfrist(?:en)?|fristen",
  "(?:jelentkezési|pályázati|beadási|jelentkezés|pályázat) (?:határid[őe]\\p{L}{0,3}|határnap\\p{L}{0,2})|son (?:başvuru|müracaat)(?: (?:tarihi|günü))?|(?:başvuru|müracaat) (?:bitiş|son) (?:tarihi|günü)",
  "termen(?:ul)?(?:[- ]limită)?(?: de (?:depunere|aplicare|înscriere))?|data[- ]limită|ultima zi(?: de (?:aplicare|înscriere))?|perioada de (?:aplicare|înscriere)",
  "hakuaika|hakuaikaa|haku|viimeinen (?:haku)?päivä|uzávěrka|termín (?:pro|podání|přihlášek)|poslední den|lhůta",
);
/** The same behind its date: "15 January is the last day to apply". */
export const IS_LAST_DAY = folded(
  new RegExp(
    `^[^\\p{L}]{0,8}${wholeWords(
      "is (?:the|our) (?:\\p{L}{1,12} ){0,2}?(?:deadline|closing date|last day)|ist (?:\\p{L}{1,12} ){0,2}?(?:bewerbungsschluss|einsendeschluss|stichtag|frist|letzte tag)|endet die (?:bewerbungs)?frist|est (?:\\p{L}{1,12} ){0,2}?(?:date limite|dernier jour|dernier délai)|es (?:\\p{L}{1,12} ){0,2}?(?:fecha límite|último día)|é (?:\\p{L}{1,12} ){0,2}?(?:data limite|último dia|prazo)|è (?:\\p{L}{1,12} ){0,2}?(?:scadenza|ultimo giorno|termine ultimo)",
      "is (?:\\p{L}{1,12} ){0,2}?(?:sluitingsdatum|deadline|laatste dag)|(?:to|jest) (?:\\p{L}{1,12} ){0,2}?(?:ostatni dzień|ostateczny termin)|(?:mija|upływa) termin|är (?:\\p{L}{1,12} ){0,2}?(?:sista (?:ansöknings)?dag|deadline)|er (?:\\p{L}{1,12} ){0,2}?(?:sidste (?:ansøgnings)?(?:frist|dag)|ansøgningsfrist|siste (?:frist|dag|søknadsdag)|søknadsfrist|deadline)|on (?:viimeinen (?:haku)?päivä|hakuajan)|je (?:\\p{L}{1,12} ){0,2}?(?:uzávěrka|poslední den)",
    )}`,
    "iu",
  ),
);

/** Advertisements and selections, which end. */
export const ADVERTISEMENT = everyPhrase(
  "advert(?:isement)?|ad|posting|listing|notice|call|vacancy|recruitment|applications?|portal|form|ausschreibung|stellenausschreibung|anzeige|stellenanzeige|bewerbungsphase|bewerbungsportal|bewerbungsverfahren|offre|annonce|appel|recrutement|candidatures|dépôts?|oferta|convocatoria|proceso|selección|inscripción|candidaturas|solicitudes|anuncio|vacante",
  "inscrições|processo|anúncio|seleção|receção|recebimento|candidature|annuncio|selezion[ei]|bando|domande|ricerca|iscrizioni|vacature|advertentie|procedure|sollicitaties?|inschrijving|rekrutacja|nabór|ogłoszenie|zgłoszenia|aplikacje|annonsen|ansökan|ansökningen|rekryteringen|opslaget|annoncen|rekrutteringen|utlysningen|søknader|ansøgninger|ilmoitus|hakulomake|rekrytointi|nabídka|inzerát|výběrové řízení|přihlášky|výběr|nábor",
);
export const ENDS = phrases(
  "closes?|ends?|expires?|comes down|runs|shuts?|open|live|endet|schließt|läuft|gilt|offen|online|bleibt|(?:ferm|clôtur|expir|termin|clos|ouvert|reçu|accept)\\p{L}{0,6}|court|prend fin|cierra|termina|finaliza|vence|acaba|abiert[oa]s?|activ[oa]|encerram?|fecham?|terminam?|abert[oa]s?|decorre|acabam?",
  "(?:chiud|scad|apert|termin|accett)\\p{L}{0,4}|sluit|eindigt|verloopt|open|welkom|loopt|(?:trwa|kończy|zamyk|ważn|otwart|aktualn|przyjmuj|wygasa)\\p{L}{0,4}|stänger|går ut|löper|slutar|avslutas|pågår|öppen|lukker|lukkes|slutter|udløber|utløper|stenger|stenges|åpen|åben|päättyy|sulkeutuu|umpeutuu|auki|avoinna|platí|končí|uzavír\\p{L}{1,4}|otevřen\\p{L}{1,2}|přijímáme",
);
/** Jobs, which end as well, but are closed or stay open only as vacancies. */
export const VACANCY = everyPhrase(
  "position|role|job|post|stelle|poste|puesto|vaga|posizione|tjänsten|jobbet|stillingen|paikka|pozice",
);
export const CLOSES = phrases(
  "closes|expires|is open until|(?:ist|bleibt|steht) (?:offen|online|ausgeschrieben)|offen bis|ouvert jusqu['’]au|abierto|cierra|encerra|fecha|aberta|chiude|aperta|kan sökas|ligger ute|är öppen|er åpen|er åben|kan søges|kan søkes|lukker|stenger|haettavana|auki|avoinna|otevřená",
);

/** What applicants do and send, beside which "until" names their last day. */
export const APPLIES = folded(
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:appl(?:y|ications?|ying|icants?)|cvs?|r[ée]sum[ée]s?|cover letters?|send (?:us|me|your|a|it|an)|e-?mail|write to|drop|get in touch|submit|let us know|contact|say hello|interested|close this (?:one|role|post|vacancy))(?!\p{L})`,
      String.raw`bewerb|bewirb|unterlagen|lebenslauf|schick|anschreiben|meld(?:e|en sie|et) (?:dich|sich|euch|bei)|(?:schreib|mail)(?:e|en|en sie)?(?!\p{L})|(?<!\p{L})(?:ihre|deine|eure) (?:nachricht|mail)|an (?:frau|herrn)`,
      String.raw`candid(?:at|ar)|postul|curriculum|lettre de motivation|envoyez|envoie|adresse[zr]|écri[vs]|transmett|contacte[zr]`,
      String.raw`currículo?|envía|envíe|manda|mánd|mande|solicit|inscri|preséntate|presentar|presentac|escríb|ap[uú]nta|aplic|responde a este|responda a este|reage|envi[ae]|candidate|manifest`,
      String.raw`invia|domand[ae]|scriv|contattac|presenta|sollicit|reageer|reageren|reactie|motivatie|(?<!\p{L})brief(?!\p{L})|stuur|mail je|laat (?:het|van je)`,
      String.raw`zgłosz|zgłoś|aplik|wyślij|prześlij|przesł|kandydatur|odezwij|dokument|życiorys|list motywac|napisz|ansök|(?<!\p{L})sök(?:a|as|er)?(?!\p{L})|hör av dig|skicka|(?<!\p{L})m(?:ai|ej)la?(?!\p{L})|(?:vara|finnas|være) (?:hos|inne hos) (?:oss|os)|intresseanmälan`,
      String.raw`ansøg|(?<!\p{L})søg(?:e|es|er)?(?!\p{L})|(?<!\p{L})skriv(?!\p{L})|(?<!\p{L})send(?!\p{L})|søk(?:nad|er|e)?|høre fra deg|høre fra dig|høre fra jer|ta kontakt|tag kontakt|hakem|(?<!\p{L})(?:hae|hakea|haku|haethan|haetaan|hakuaikaa)(?!\p{L})|lähetä|jätä|ota yhteyttä|hakij`,
      String.raw`(?<!\p{L})(?:aplic(?:ă|ați|a)|trimite(?:ți)?|depune(?:ți|rea)?|se depun|înscrie\p{L}{0,5}|candidatur\p{L}{1,4}|cv-ul)(?!\p{L})|(?<!\p{L})(?:completed|application) forms?(?!\p{L})|(?:oferty|dokumenty|podania) (?:można|należy|prosimy|przyjmujemy|do (?=\d))`,
      String.raw`přihl|životopis|hlas(?:te|it|í)(?!\p{L})|pošl|ozv|reaguj|napiš|uchazeč|zašl`,
    ].join("|"),
    "iu",
  ),
);

/** What else has a last day in ads: answers, interviews, starts, contracts, and the work itself. */
export const OF_OTHERS: readonly RegExp[] = [
  folded(
    /(?<!\p{L})(?:we(?:['’]ll| will| aim to| try to)? (?:\p{L}{1,12} )?(?:reply|respond|answer|decide|contact|invite|get back|let|inform|call|notify)|you(?:['’]ll| will)? (?:\p{L}{1,12} )?(?:hear|receive|get|know)|hear (?:back )?from us|interview(?:s|ing)?|assessment|start(?:s|ing)?(?! your application)|begin(?:s|ning)?|join us|onboard(?:ing)?|fixed[- ]term|temporary|contract (?:runs|ends|until)|cover until|available from|careers? fairs?|trade fairs?|reports?|invoices?|regulator|you (?:will )?(?:close|file|deliver|finish|complete))(?!\p{L})/iu,
  ),
  folded(
    /wir (?:melden|antworten|geben|entscheiden|laden|informieren)|melden (?:wir )?uns|rückmeldung|antwort|gespräch|eintritt|beginn|befrist|erstellst|abschluss|(?<!\p{L})vertrag|elternzeit|probezeit|kündigung|messe/iu,
  ),
  folded(
    /interviu|contractul|lucrarea|predă|(?<!\p{L})umowa(?!\p{L})|entretien|répon[sd]|prise de (?:poste|fonction)|démarr|début|(?<!\p{L})cdd(?!\p{L})|contrat|embauch|entrevista|respuesta|respond|incorpora|inicio|contrato|resposta|início|colloqui|rispost|rispond|inizio|contratto|assunzion|ti faremo|te avisa|avisare|contactare/iu,
  ),
  folded(
    /gesprek|antwoord|hoor je|hoort (?:u|je|van)|startdatum|ingang|contract tot|rozmow|odpowied|odpowie|skontaktujemy|umow[ay]|rozpocz|start(?!\p{L})|intervju|svarar|besked|tillträd|vikariat|visstid|kontrakt|samtal|tiltræd|oppstart|vi (?:svarer|kontakter|kontaktar|ringer|ringar|meldt)|hører (?:du |dere |i )?fra oss?(?!\p{L})|haastattel|vastaamme|ilmoitamme|määräai|työ alkaa|aloit|pohovor|odpov|nástup|smlouv|dáme vědět|zástup/iu,
  ),
];

/** Applications that come too late: "Applications received after 15 January won't be considered". */
export const AFTER_END = folded(
  new RegExp(
    `${wholeWords("after|nach(?: dem)?|après(?: le)?|después del?|tras(?: el)?|após|depois de|dopo(?: il)?|na|po|efter|etter")} ?$`,
    "iu",
  ),
);
export const AFTER_BEHIND = /^ jälkeen/iu;
export const NOT_TAKEN = phrases(
  "not|won['’]t|cannot|can['’]t|nicht|keine|ne|no|não|non|niet|geen|nie|inte|ej|ikke|ei|eivät|emme|ne\\p{L}{3,14}|too late|zu spät",
);
