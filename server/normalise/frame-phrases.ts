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
