import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";

/** A programme for people who begin, as the name of this job. */
const PROGRAMME = quickLatinPhrases(
  String.raw`(?<=(?:^|[?!.:] )[^a-zÀ-ɏ]{0,4}(?:(?:our|this|the|join our|dit|ons|deze|onze|unser|unsere|dieses|diese|notre|cette|ce|nuestro|este|o nosso|il nostro|questo|vårt|vår|vores|vårt|nasz|ten|náš|tento|tämä) )?(?:\p{L}{3,14}[ -])?)(?:traineeship|trainee[- ]?(?:stelle|program\p{L}{0,4}|ohjelma)|graduate (?:scheme|program(?:me)?)|apprenticeship(?: in)?|traineeprogram\p{L}{0,4}|traineeohjelma|oppisopimus\p{L}{0,9})(?! (?:manager|coordinator|lead|recruit\p{L}{1,4}|advis\p{L}{1,3}|teams?))`,
  String.raw`(?<=^[^a-zÀ-ɏ]{0,4})(?:ausbildung (?:zum|zur|als)|duales studium|(?:this|dit|dieses|cette?|este|questo) (?:internship|stage|praktikum|estágio|tirocinio)|(?:paid |six-month |summer )?internship(?= (?:for|in|with|at))|estágio (?:profissional|curricular|remunerado)|alternance (?:de|d['’]|en|au)|stage (?:de|d['’]|en|conventionné|retribuito|curriculare)|apprendistato|(?:vaga|programa) de (?:estágio|trainees?|aprendiz\p{L}{0,4}|becas|prácticas)|(?:becari[oa]|pasante|practicante|estagiári[oa]|praktikant(?:in)?|werkstudent(?:in)?|aprendiz|apprentie?|lärling|lærling|stażysta|praktykant|tirocinante|apprendista|harjoittelija\p{L}{0,2}|leerwerkplek) (?:para|de|en|em|for|im|in|i|til|till|hos|w|voor|søges|ønskes|sökes|gesucht|gezocht)|oppisopimus\p{L}{0,10}|si offre (?:stage|tirocinio)|tirocinio (?:formativo|curriculare|extracurriculare|retribuito)|(?:płatny )?staż (?:dla|w)|contrat (?:d['’]apprentissage|en alternance)|stage de fin d['’]études|program stażow\p{L}{1,4}|lærlingplass|elevplads|lärlingsplats)`,
);
/** Somebody has only just finished school. */
const JUST_FINISHED = quickLatinPhrases(
  String.raw`(?:you(?:['’]ve| have) |have you )?just (?:finished|completed|left|graduated)(?: from)? (?:\p{L}{2,8} )?(?:school|studies|degree|university|college|uni|education|studying|training)?|(?:fresh|straight) (?:out of|from|off) (?:school|uni(?:versity)?|college)|school[- ]leavers?|frisch (?:von der|aus der|aus dem) (?:uni|schule|hochschule|studium|ausbildung)|(?:gerade|frisch|eben) (?:erst )?(?:dein |ihr |das |die |deine )?(?:studium|ausbildung|schule|abitur) (?:abgeschlossen|beendet|fertig)|(?:viens|venez|vient) (?:tout juste )?d['’](?:obtenir|achever|terminer) (?:ton|votre|son)|(?:tout juste|fraîchement) diplômée?|acabas de (?:terminar|graduarte|salir|titularte|acabar)|(?:acabaste|acabou|terminaste) (?:de |agora )?(?:o curso|os estudos|de te formar)|(?:ti sei )?appena (?:laureat|diplomat)[oae]|hai appena (?:finito|terminato|concluso)|(?:net|pas|juist) (?:klaar met|afgestudeerd|van school|je diploma)|(?:właśnie|dopiero co|niedawno) (?:ukończył\p{L}{1,2}|skończył\p{L}{1,2})|(?:precis|nyligen|just) (?:tagit (?:examen|studenten)|gått ut|avslutat)|(?:lige|netop) (?:blevet færdig|færdig|uddannet)|(?:nettopp|akkurat) (?:fullført|ferdig|uteksaminert)|(?:juuri|vasta|hiljattain) valmistun\p{L}{1,4}|(?:právě|čerstvě) (?:jste |jsi )?(?:dokončil\p{L}{0,2}|absolvoval\p{L}{0,2}|po škole)|čerstv\p{L}{1,3} absolvent\p{L}{0,3}|proaspăt absolvent\p{L}{0,2}`,
);
/** Asks for experience all the same, welcomes it, takes others too, or refuses those without. */
const OTHERWISE = latinPhrases(
  String.raw`advantage(?:ous)?|a plus|an asset|preferred|preferable|helpful|beneficial|desirable|not be considered|with or|not entry|vorteil\p{L}{0,4}|wünschenswert|leider|mit oder|un plus|un atout|appréciée?|souhaitée?|avec ou|se valor\p{L}{1,4}|valorable|deseable|ventaja|abstener\p{L}{2,4}|con o|com ou|diferencial|desejável|valoriz\p{L}{1,5}|vantagem|preferibil\p{L}{1,4}|gradit[oa]|con e|mooi meegenomen|een pr[eé]|pluspunt|met of|mile widzian\p{L}|atutem|meriterande|fördel|merit|fordel|et pluss?|eduksi|etu|plussaa|výhodou|avantaj`,
  String.raw`they|patients?|customers?|trainees|new (?:colleagues|starters|joiners)|apprentices`,
);

/**
 * Returns whether a sentence offers a programme for people who begin. "No experience needed" alone says little of the level: most such jobs take the
 * experienced, too.
 */
export function invitesBeginners(text: string): boolean {
  return PROGRAMME.test(text) && !OTHERWISE.test(text);
}

/** Returns the place of the words for somebody who has only just finished school; null without them. */
export const justFinished = (text: string): RegExpExecArray | null => JUST_FINISHED.exec(text);
