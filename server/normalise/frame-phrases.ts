import { everyPhrase } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
/** Full-time, directly after words for remote work: "telelavoro a tempo pieno". */
export const FULL_TIME = folded(
  /^,? (?:a tempo pieno|a tiempo completo|em tempo integral|a tempo inteiro|permanente?|à (?:temps plein|plein temps)|in vollzeit|fulltime|voltijds|w pełnym wymiarze|na pełny etat|på heltid|kokoaikai\p{L}{1,5}|na plný úvazek)(?!\p{L})/iu,
);

/** Onboarding, which often takes place at the office. */
export const ONBOARDING = folded(
  /onboarding|einarbeitung|inwerk|wdrożeni|introduktion|opplæring|oplæring|perehdyty|zaškol|affiancamento|integração inicial|formación inicial|intégration/iu,
);

/** "Once you know the ropes, two days a week at home": the days are those after onboarding. */
export const AFTER_ONBOARDING = folded(
  /(?<!\p{L})(?:nach|après|tras|después de|superad[oa]|após|depois d[aeo]|dopo|na|po|efter|etter) (?:(?:der|deiner|ihrer|einer|erfolgreicher|abgeschlossener|la|votre|ton|une|l['’]|tu|su|a|o|sua|tua|il|un|de|je|uw|din|ditt|avslutad|endt|fullført|okresie|zakończeniu) ?){1,2}(?:\p{L}{0,10}(?:onboarding|einarbeitung|inwerk|wdrożeni|introduktion|opplæring|oplæring|affiancamento|integra|formación|intégration))/iu,
);

/** A fraction of the time in words: "zwei Fünftel der Arbeitszeit". */
export const FRACTION = folded(
  /(?<!\p{L})(?:hälfte|(?:fünf|drit|vier)tel|moitié|cinquièmes?|tiers|quarts?|mitad|(?:quint|terci|cuart)[oa]s?(?: partes?)?|metade|(?:terç|quint|quart)os?|metà|(?:terz|quint|quart)[oi]|helft|derde|vijfde|kwart|połow\p{L}|(?:trzeci|piąt|czwart)\p{L}|hälften|halva|halvdelen|halvparten|(?:tre|fem)djedel\p{L}{0,3}|femtedel\p{L}{0,3}|puolet|\p{L}{3,6}sosaa|polovin\p{L}|(?:pět|třet|čtvrt)iny) (?:\p{L}{1,6} |d['’]|l['’]|dell['’]){0,3}(?:arbeitszeit|zeit|woche|stunden|arbeitstage|temps|semaine|heures|jours|jornadas?|tiempo|semana|horas|días|tempo|expediente|dias|orario|settimana|ore|giorni|tijd|week|uren|dagen|werktijd|czasu|tygodnia|etatu|godzin|dni|tiden|veckan|arbetstiden|timmarna|ugen|arbejdstiden|uka|arbeidstiden|työajasta|ajasta|viikosta|času|týdne|úvazku|dnů)(?!\p{L})/giu,
);

/** "Ofisimiz yok", "kancelář nemáme": some languages deny behind the office. */
export const NONE_BEHIND = folded(
  /^ ?(?:yok(?:tur)?|nemáme|nie mamy|nincs(?:en)?|немає|нет|haben wir (?:nicht|keins|keines)|hebben we niet|har vi inte|har vi ikke|meillä ei ole|gibt es (?:bei uns )?nicht)(?!\p{L})/iu,
);

/** An office that there was: "wir haben das Büro gekündigt". */
export const GIVEN_UP = everyPhrase(
  String.raw`gekündigt|aufgegeben|aufgelöst|abgeschafft|rendu|quitté|fermé|résilié|abandonné|cerra(?:mos|do)|dejado|dejó de existir|fech(?:amos|ado)|entregamos|devolv(?:eu|emos|ido)|chiuso|lasciato|opgezegd|gesloten|zamknęliśmy|zrezygnowaliśmy|sagt upp|sa(?:de)? vi upp|stängt|nie wynajmujemy|nie mamy|nemáme|har vi inte|har vi ikke|opsagt|lukket|sagt opp|avviklet|zrušili|zavřeli|luovuimme|suljimme`,
);

export const PROBLEM = folded(
  /^\p{L}{0,12} ?(?:\p{L}{1,12} ?){0,2}probl|^ ?(?:vereiste?|required|verplicht|verpflichtend|obligatoire|obligator\p{L}{1,4}|obrigatóri\p{L}|obbligatori\p{L}|obowiązkow\p{L}{1,2}|pakollis\p{L}{1,3}|povinn\p{L})/iu,
);

/** What remote work is not: "niet aan de orde", "nicht vorgesehen", "inte aktuellt". */
export const UNAVAILABLE = folded(
  /^ (?:aan de orde|aan de hand|van toepassing|vorgesehen|gegeben|geplant|vereinbar|gewünscht|envisage\p{L}{1,4}|prévue?|proposée?|d['’]actualité|contempl\p{L}{1,6}|previst\p{L}|disponibl\p{L}|disponív\p{L}{1,3}|oferecid\p{L}|przewid\p{L}{1,6}|dostępn\p{L}|oferuj\p{L}{1,3}|wchodzi w grę|aktuel\p{L}{1,3}|tillgänglig\p{L}?|kuulu|tule kyseeseen|käytössä|k dispozici|v nabídce|přichází v úvahu)(?!\p{L})/iu,
);

/** Trips, to which a share of the time may belong. */
export const TRAVELLING = folded(
  /(?:reis|unterwegs|voyag|déplac|viaj|viag|trasfert|podróż|delegac|\bresor|\breser|\bresa\b|rejs|matk|cest|călător|deplas)\p{L}{0,10}/giu,
);

/** Denials that only what follows can belong to. */
export const WITHOUT = /^(?:zonder|bez|brak|utan|uden|uten|ilman|senza|sem|sin|sans|ohne)$/iu;

/** Before a denial, what makes it a condition. */
export const CONDITION =
  /(?<!\p{L})(?:si|se|wenn|falls|als|indien|jeśli|jeżeli|om|hvis|jos|pokud|when|if|quando|cuando|quand) (?:\p{L}{1,12} ){0,2}$/iu;

/** "Não pode ser exercida em teletrabalho": a passive needs two more words. */
export const PASSIVE = /^ (?:pode|podem|puede|pueden|può|peut|może|kan|voi) (?:ser|essere|être|być|bli|blive) /iu;

export const FIRST_DAY = /^(?:m[ao]n|lun|poniedział|måndag|segunda|pondělí|pazartesi|hétfő|понеділ)/iu;

export const LAST_DAY =
  /(?:freitag|vendredi|viernes|sexta|venerdì|vrijdag|piąt|fredag|perjantai|páte|cuma|péntek|vineri|п['’]ятниц)\p{L}{0,6}$/iu;
