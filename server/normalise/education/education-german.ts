import type { EducationValue } from "#taxonomy/education.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Schools that end with a leaving certificate, in Germany, Austria and Switzerland. */
const SCHOOLS =
  "(?:pflicht|haupt|real|mittel|volks|sekundar|ober|gesamt|bezirks|fachmittel|gemeinschafts|regel|kantons)schule|gymnasiums?|schul(?:aus)?bildung|schulpflicht|schulzeit|oberstufe|polytechnische[nr]? (?:lehrgangs?|schule)|poly(?!tech)";

/** Trades that end with a certificate, before or beside a course of study that would do as well. */
const TRADE = String.raw`(?<!(?:diplom-?|haus|bürger|welt|service|vertriebs|außendienst|support) ?)(?:\p{L}{0,24}(?:techniker|meister|fachwirt|kaufmann|kauffrau|kaufleute|mechaniker|mechatroniker|elektroniker|elektriker|fachinformatiker|fachangestellte|laborant|zeichner|installateur|erzieher|mediengestalter|fachmann|fachfrau|schreiner|tischler|zimmermann)[nr]?)(?:/?-?in(?:nen)?|[:*_/]-?in(?:nen)?)?`;

/** What somebody has finished: diplomas and courses whose names end so. */
const DIPLOMA =
  "(?:bachelor|master|matura|abitur|abi|maturität|lehre|efz|eba|promotion|doktortitel|hochschulreife|\\p{L}{0,24}(?:ausbildung|studium|abschluss|abschlüsse|gesellenbrief|meisterbrief|facharbeiterbrief|lehre|diplom|zeugnis|zertifikat(?= ohne)))";
const OTHER_THINGS =
  "(?:[\\p{L}-]{0,24}(?:erfahrung(?:en)?|kenntnissen?|führerschein|sprachen?|wissen|praxis|affinität|bereitschaft)|englisch|deutsch|französisch|italienisch|romansch|sap|\\p{L}{3,12}schein|weiterbildung)";
const PLUS =
  "(?:von vorteil|wünschenswert|ein plus(?:punkt)?|pluspunkt|ein vorteil|willkommen|gern(?:e)? gesehen|hilfreich|erwünscht|kein muss|keine (?:voraussetzung|bedingung)|nicht (?:zwingend |unbedingt )?(?:erforderlich|nötig|notwendig|vorausgesetzt))";
const NEEDLESS =
  "(?:kein muss|keine? (?:voraussetzung|bedingung|pflicht|kriterium|thema|zwang)|nicht (?:zwingend |unbedingt |mehr )?(?:erforderlich|nötig|notwendig|verlangt|gefragt|entscheidend|vorausgesetzt|gefordert|erwartet|benötigt)|nicht bedingung|nicht (?:so )?wichtig|egal(?! (?:in )?welch)|nebensache|zweitrangig|nebensächlich|unwichtig|entbehrlich|verzichtbar)";

/** Titles and diplomas of the German-speaking countries, beside those of `SCHOOL_NAMES`. */
export const GERMAN_NAMES: Names = [
  [
    "postgraduate degree",
    String.raw`(?:eidg\.|eidgenössisches) arztdiplom|arztdiplom|dr\.?-titel|doktorwürde|abgeschlossene (?:dissertation|doktorarbeit)|(?:1|2|erste|zweite)\.? (?:juristische )?staatsprüfung|(?:deinen|einen|ihren) doktor in (?:der )?\p{L}{4,20}|doktor(?:in)? der (?:chemie|physik|medizin|philosophie|rechte|naturwissenschaften)|(?:abgeschlossene|absolvierte) promotion(?= (?:in|im|oder|und)|,|\.|$)|promotion abgeschlossen|prädikatsexam(?:en|ina)|(?:abgeschlossenes|absolviertes|mit) (?:rechts)?referendariat|abgeschlossene[ms]? gerichtsjahr|universitätsdiplom|diplom \((?:univ|uni|tu|eth)\.?\)|diplom-?jurist(?:in)?|(?:zahn|tier)ärztliche approbation|befähigung zum richteramt|(?:zwei|beiden?|beiden juristischen) (?:juristische[n]? )?(?:staats)?examina|(?:mit beiden|beide) staatsexam(?:en|ina)|habilit(?:ation|iert)|doktorat(?:sabschluss)?|facharzt(?:anerkennung|titel|prüfung|urkunde|diplom)|fmh-titel|fach(?:apotheker|tierarzt|zahnarzt)(?:in)?|lizentiat|master-?(?:diplom|titel|grad|niveau)|magister(?:titel|grad)`,
  ],
  [
    "postgraduate degree",
    String.raw`(?:befähigung|laufbahnbefähigung|qualifikation) (?:für|zum) (?:den |die )?(?:\p{L}{4,24} )?höheren (?:\p{L}{4,24} )?\p{L}{0,16}dienst|(?:vierten|4\.) qualifikationsebene|zweite[sn]? einstiegsamt der laufbahngruppe 2`,
  ],
  [
    "bachelor degree",
    String.raw`(?:befähigung|laufbahnbefähigung|qualifikation) (?:für|zum) (?:den |die )?(?:\p{L}{4,24} )?gehobenen (?:\p{L}{4,24} )?\p{L}{0,16}dienst|(?:dritten|3\.) qualifikationsebene|erste[sn]? einstiegsamt der laufbahngruppe 2|diplom-?verwaltungswirt(?:in)?|hochschulausbildung|hochschuldiplom|tertiärausbildung|tertiäre[rn]? (?:bildungs)?abschluss|pädagogische hochschule abgeschlossen|(?:ph|dhbw|ba|vwa)-(?:abschluss|diplom)|(?:abgeschlossener|abgeschlossenen|absolvierter) (?:\p{L}{4,20} )?studiengang|studiengang [^.;,]{3,40} abgeschlossen|(?:berufsakademie|hochschule|universität|fachhochschule|uni|fh) mit (?:abschluss|diplom)|lehrdiplom|diplom der (?:fachhochschule|hochschule)|absolvent(?:in)?(?:[:*/]-?in)? (?:eines|des) [^.;,]{0,30}(?:studiums|studiengangs)|studienabsolvent(?:in)?|(?:hochschul|fachhochschul|universitäts)bildung|(?:uni|fh|universität|fachhochschule|hochschule) (?:abgeschlossen|fertig|absolviert)|(?:bau|elektro|maschinen|wirtschafts|umwelt|system|software)?ingenieur(?:in)?(?:/-?in)? (?:fh|th|htw)|absolvent(?:in|en)? (?:einer|der) (?:fach)?(?:hochschule|universität)|bakkalaureat`,
  ],
  [
    "associate degree",
    String.raw`kolleg(?= (?:für|abgeschlossen|oder|absolviert|mit diplom)| \()|(?:htl|hak|tourismus|bafep|bakip|ifw|mode|design|aufbau)-?kollegs?|kollegabschluss|kolleg-ebene|diplom eines kollegs|abschluss eines kollegs|höhere[rn]? fachschule|(?:short[- ]cycle|hochschul-?)-?kurzzyklus|(?:hotel|wirtschafts)fachschule \(hf\)`,
  ],
  [
    "professional certificate",
    String.raw`als [^.;,?!]{4,50} ausgebildet|fertig gelernt als|geprüfte[rn]? (?:(?:werk)?polier|\p{L}{0,20}(?:meister|fachwirt|techniker|betriebswirt|fachkaufmann|bilanzbuchhalter))(?:in)?|gelernt hast du (?!bei|in|aus|dass|im|was)\p{L}{4,25}|hast [^.;,]{0,30} gelernt: (?!dass|wie)\p{L}{5,25}|berufslehre|grundausbildung als|(?:berufs)?ausb\.|gesellenbrief|\p{L}{3,16}gesell(?:e|in)(?= (?:oder|mit|im|in|\()|[,.]|$)|(?:abgeschlossene[rn]? |absolvierte )(?:[\p{L}]{4,20} )?(?:fach|meister)schule|(?:fach|meister)schule (?:für \p{L}{4,20} )?abgeschlossen|(?:angestellten|beschäftigten|verwaltungs)lehrgang i{1,2}|(?:berufsfach|fach)schulabschluss|(?:abschluss|ausbildung) (?:an|einer|der) (?:\p{L}{3,12} )?(?:berufs)?fachschule|(?:pta|mta|bta|cta|mfa|zfa|mtla|mtra|ota|ata)-?(?:examen|abschluss|ausbildung|diplom)|(?:examinierte|ausgebildete|gelernte)[rn]? (?:pta|mta|bta|cta|mfa|zfa|ota|ata)|\(staatl(?:ich|\.) (?:geprüft|gepr\.|anerkannt)\)`,
  ],
  [
    "professional certificate",
    String.raw`eidg\.(?: (?:fa|berufsattest|dipl\.)|$)|berufsattest|(?:techniker|meister)(?:/?-?in|[:*]in)?(?:/| oder | bzw\. | / )(?:\p{L}{3,12})?(?:techniker|meister)(?:/?-?in|[:*]in)?|techniker(?:in)? \(?(?:fs|fachschule)\)?|techniker(?:/?-?in)? (?:der )?fachrichtung|pflegeexamen|examen (?:als|in der) \p{L}{0,20}pfleg\p{L}{1,8}|weiterbildung (?:zum|zur|als) [^.;,]{4,40} (?:erfolgreich |mit erfolg )?(?:abgeschlossen|absolviert|bestanden)|(?:abgeschlossene|erfolgreiche|absolvierte) (?:weiterbildung|fortbildung) (?:zum|zur|als) \p{L}{5,30}|(?:befähigung|laufbahnbefähigung) für (?:den |die )?(?:\p{L}{4,24} )?mittleren (?:\p{L}{4,24} )?\p{L}{0,16}dienst|(?:zweiten|2\.) qualifikationsebene|(?:techniker|meister|fachwirt|gesellen|betriebswirt)-?abschluss|(?:abgeschlossene|erfolgreiche|absolvierte) (?:umschulung|(?!hoch|schul|universit|zusatz|weiter|akadem)\p{L}{3,22}-?ausbildung)|(?:mit|solide|fundierte|gute) (?!hoch|schul|universit|zusatz|akadem)(?:metall|technik|elektro|koch|friseur|erzieher|bäcker|handwerks|lehr|fach|kaufmanns|kfz|bau|tischler|maler|grund|gärtner|laboranten|bank|sanitäter|mfa|pta)-?ausbildung|umschulung (?:zum|zur) [^.;,]{4,40} (?:abgeschlossen|absolviert)|(?:kv|lehr)-?(?:lehre|abschluss)|handelsdiplom|werkmeister(?:schule|prüfung|abschluss)|lehrberuf [^.;,]{3,30} (?:abgeschlossen|erlernt)|erlernte[nr]? beruf|berufsprüfung|(?:eidg\.|eidgenössisches) diplom|höhere fachprüfung|facharbeiterprüfung|(?:steuer|wirtschafts|industrie|handels|versicherungs|technische[rn]? )fachwirt(?:in)?|bilanzbuchhalter(?:in)?(?= (?:mit|oder|\()|[,.]|$)|fachakademie|lehrzeugnis|gesellenzeugnis|facharbeiterzeugnis|lap bestanden|berufsreifezeugnis als`,
  ],
  [
    "high school",
    String.raw`(?:abgeschlossene[rn]?|absolvierte|beendete|erfüllte|positiv abgeschlossene|bestandene) (?:\p{L}{5,14} )?(?:${SCHOOLS})|(?:${SCHOOLS})(?: \((?:\p{L}| ){1,14}\))? (?:mit erfolg |erfolgreich |positiv |schon )?(?:abgeschlossen|absolviert|beendet|fertig|hinter dir)|(?:abschluss|abschlusszeugnis|zeugnis) (?:an |von |der |des |einer |eines ){1,2}(?:${SCHOOLS}|allgemeinbildenden schule)|abschluss(?:zeugnis)? der (?:8|9|10|neunten|zehnten)(?:\.? (?:schulstufe|klasse)|\.?$)|bezirksschule oder sek \p{L} abgeschlossen`,
  ],
  [
    "high school",
    String.raw`(?:haupt|real|mittel|volks|pflicht|sekundar|ober|gesamt|werkreal|bezirks|gymnasial)schulabschluss|gymnasialabschluss|(?:einen |guter |mindestens |guten |mittlerer )?schulabschluss(?! nach)|fachschulreife|(?:mittlere|fach|ober)schulreife|berufsreife(?:prüfung)?|\p{L}{3,10}schulabschlusszeugnis|die schule (?:mit erfolg |erfolgreich )?(?:abgeschlossen|beendet)|(?:dein|das|mit|ein|gutes) (?:fach)?abi (?:hast|in|und|gemacht|bestanden)|mittlere[rn]? reife|reifeprüfung|reife- und diplomprüfung|reifezeugnis|(?:abitur|matura|maturitäts)zeugnis|maturiert(?! \p{L}+ schüler)|matura- ?(?:abschluss|niveau)|(?:mindestens|guter|guten|einen|der|oder|\() ?quali(?= |\)|,|\.)|fachgebundene hochschulreife|fachmittelschulausweis|handelsakademie|höhere[rn]? (?:\p{L}{4,22} )?(?:bundes)?lehranstalt|(?:berufs|fach|gymnasiale[rn]? |eidg\. )maturität|hauptschule oder realschule|oberschulabschluss|erste[rn]? allgemeinbildende[rn]? schulabschluss|(?:voll|fach)abitur|abschluss (?:der )?sekundarstufe (?:ii|i|2|1)(?!\p{L})|sekundarstufe (?:ii|i|2|1) (?:mit erfolg |erfolgreich )?abgeschlossen|(?:sek|sekundar)-?(?:i|ii)-?abschluss|polytechnische oberschule|(?:eos|pos)-abschluss|(?:8|9|10)\.-?klasse-?abschluss|erweiterte[rn]? realschulabschluss|wirtschaftsmittelschule|handelsmittelschule|b-?matura|(?:du bist|als|sind) maturant(?:in)?|schulabgänger(?:in)? mit [\p{L}]{3,20}abschluss|realschule mit abschluss|(?:bakip|bafep)(?= |,)|studienberechtigungsprüfung|aufbaulehrgang|abendgymnasium abgeschlossen|externistenreifeprüfung`,
  ],
];

/**
 * Phrases that the general expressions misread, and what they say in plain words, in this order. An empty text stands for what asks for nothing:
 * others' diplomas, what isn't needed, what the job leads to.
 */
export const GERMAN_REPHRASED: readonly (readonly [source: string, plain: string])[] = [
  // Needed after all: "Ohne Ausbildung geht es nicht".
  [
    `ohne (?=[^.;,]{0,30}${DIPLOMA}[^.;,]{0,40} (?:geht|läuft|kommst|können|kannst|ist|dürfen)[^.;,]{0,30} (?:nicht|nichts|leider|unmöglich|keine))`,
    "mit ",
  ],
  [
    `(?:fachrichtung|studienrichtung|fach|studiengang|studienfach|richtung|branche)(?: (?:ist|sind))?(?: (?:uns|für uns|dabei))? (?:zweitrangig|egal|nebensache|nebensächlich|nicht entscheidend|offen|nicht wichtig)`,
    " ",
  ],
  // What came before a later school, exams that others take, goods by the name of a diploma.
  [
    "(?:im anschluss an|nach|aufbauend auf) (?:die|der|dem|einer) (?:matura|reifeprüfung|maturität)(?! (?:ist|hast|haben|sind)(?!\\p{L}))",
    " ",
  ],
  [
    "student(?:in)?(?:/-?in)? (?:im|in einem) (?:\\p{L}{3,14} )?(?:master|bachelor)\\p{L}{0,10}|(?:verkauf|vertrieb|vermarktung) (?:von|der|unserer|für) (?:[\\p{L}-]{3,20} ){0,2}(?:mba|master|bachelor|studien|diplom)-?\\p{L}{0,16}",
    " ",
  ],
  [
    "(?:auf (?:die|dem weg zur?)|für die|bis zur) (?:lap|lehrabschlussprüfung|reifeprüfung|gesellenprüfung)(?!\\p{L})[^.;,]{0,40}|(?:bachelor|master|studien|uni)-?(?:tickets?|gebühr|beiträg|messen?|angebot|beratung|bewerb|zulassung|interessent)\\p{L}{0,8}",
    " ",
  ],
  // What is welcome beside it: "Abgeschlossene Ausbildung, SAP-Kenntnisse von Vorteil".
  [
    `(?<=[,;.] (?:[\\p{L}-]{2,16} ){0,2}|und )(?!${DIPLOMA})${OTHER_THINGS}(?:(?!${DIPLOMA})[^.;,]){0,40} (?:ist |sind |wären? )?${PLUS}`,
    " ",
  ],
  [
    `(?:ob |egal ob )?(?:mit oder ohne|mit und ohne|mit/ohne) (?:[\\p{L}.-]{2,20} ){0,2}?${DIPLOMA}`,
    "mit oder ohne Abschluss",
  ],
  [
    `(?:auch |selbst |gerne? |gerne auch )?ohne (?:eine[nm]? |jede[rn]? |abgeschlossene[rn]? |formale[nr]? |passende[nr]? |einschlägige[nr]? |akademische[nr]? |klassische[nr]? |fachliche |gelernte |entsprechende[nr]? ){0,2}${DIPLOMA}(?: oder ${DIPLOMA})?`,
    " ",
  ],
  [
    `(?:ein[en]? |eine |der |die |das |dein )?(?:[\\p{L}-]{3,20} )?${DIPLOMA}(?: (?:in|im|der|als|zum|zur) [\\p{L}-]{3,25})? (?:(?:ist|sind|wird|werden|bleibt|setzen wir) )?(?:(?:dabei|hier|bei uns|für uns|dafür|hierfür|jedoch|aber|uns|also) ){0,2}${NEEDLESS}`,
    " ",
  ],
  [
    `${DIPLOMA} (?:brauchst du|brauchen sie|braucht man|braucht es|benötigst du|benötigen sie|musst du|müssen sie|verlangen wir|erwarten wir|fordern wir) (?:(?:dafür|hierfür|hier|bei uns|dazu|also|zwingend|aber|für den start) ){0,2}(?:nicht|keine[sn]?)`,
    " ",
  ],
  [
    `(?:ein[en]? |eine )?${DIPLOMA}(?:(?! abgeschlossen)[^.;,]){0,25} (?:wären? (?:nett|schön|super|top|toll|klasse|gut|ideal|optimal|perfekt|prima|fein)|(?:ist|sind) (?:nett|schön|super|fein|hilfreich|nützlich|vorteilhaft|gern gesehen)|beeindruck\\p{L}{1,3} (?:uns )?(?:nicht|wenig|kaum)|zähl\\p{L}{1,3} (?:hier |bei uns |für uns )?(?:nicht|weniger|wenig|kaum)|(?:schadet|schaden) nicht|freut uns)`,
    " ",
  ],
  [
    "(?:optimal|ideal|perfekt|schön|super|toll|top|wünschenswert|hilfreich|von vorteil|vorteilhaft|am besten|klasse) (?:wären?|ist|sind)|im idealfall|bestenfalls|optimalerweise|am liebsten|optional",
    "idealerweise",
  ],
  [`gern (?=(?:auch |mit |ein[en]? |eine |abgeschlossene[sn]? ){0,2}${DIPLOMA})`, "idealerweise "],
  [
    `(?<=(?:zwingend|erforderlich|voraussetzung|abgeschlossene?[srn]?|bedingung|vorausgesetzt|pflicht)(?!\\p{L})[^.;]{0,60}, )(?:ein[en]? |eine )?(?:[\\p{L}-]{3,20} )?${DIPLOMA}(?: (?:in|im) [\\p{L}-]{3,25})? (?:ist |sind |wäre )?(?:von vorteil|wünschenswert|ein plus|erwünscht|willkommen)`,
    " ",
  ],
  [
    `${DIPLOMA} (?:kann|darf)[^.;]{0,10} muss (?:aber |es )?(?:nicht|kein)[^.;]{0,8}|weder [^.;,]{3,60} noch [^.;,]{3,50}|${DIPLOMA} (?:leider |doch )?abgebrochen|\\p{L}{0,16}(?:studium|ausbildung|weiterbildung|promotion)(?: [^ .;,]{2,14}){0,2} (?:ist |sind |auch )?(?:möglich|inklusive|nebenher)`,
    " ",
  ],
  [
    `(?<=(?:genügt|reicht)(?: uns| aus| völlig)?, )(?:ein |eine )?(?:[\\p{L}-]{3,20} )?${DIPLOMA} (?:geht|ist|wäre|passt)[^.;]{0,40}`,
    " ",
  ],
  // Training at work.
  [
    "(?:gründliche|umfassende|interne|betriebliche|strukturierte|praxisnahe|bezahlte) (?:[\\p{L}-]{4,20} (?:und|&) )?ausbildung (?:durch|bei|in unser|an unser|am|vor ort)|(?:schulung|einarbeitung|schulungen)(?: und|,| &|/) ?ausbildung|ausbildung (?:durch|an unseren|an den|am gerät|vor ort)|(?:lehrstelle|lehrling|ausbildungsplatz|ausbildungsstelle|azubi|auszubildende[rn]?|lernende[rn]?) (?:als|zum|zur|für|im|in) [^.;,]{3,60}",
    " ",
  ],
  [
    "(?:bis zur|auf die|vor der|für die|auf ihre|auf deine) (?:gesellen|abschluss|meister|reife|lehrabschluss|facharbeiter)prüfung(?:en)?",
    " ",
  ],
  // Whatever somebody has: "Ob Studium, Lehre oder Quereinstieg".
  [
    `(?:egal )?ob [^.;:]{0,40}${DIPLOMA}[^.;:]{0,60} (?:quereinst|autodidakt|ungelernt|(?:berufs)?erfahrung|ohne|gar nichts)\\p{L}{0,8}|${DIPLOMA} ?\\? ?(?:egal|kann|nebensache|nicht nötig|optional|unwichtig|kein problem|schön|nett)(?!\\p{L})|(?<=^(?:ein |eine )?)${DIPLOMA}\\?$`,
    " ",
  ],
  // What diplomas are paid, and work with them.
  [
    `\\p{L}{0,16}(?:gehalt|gehälter|vergütung|entgelt|lohn|zulagen?|besoldung|einstufung|eingruppierung|bezahlung|zuschlag)(?!\\p{L})[^.;,:]{0,80}${DIPLOMA}|je nach (?:[\\p{L}-]{3,20} )?(?:${DIPLOMA}|qualifikation)(?: \\([^)]{0,50}\\))?`,
    " ",
  ],
  [
    `(?:organisation|durchführung|vorbereitung|betreuung|planung|abnahme|korrektur|begleitung|konzeption|koordination|verwaltung|weiterentwicklung|beratung) (?:von|der|des|zu|zur|rund um|im|in|bei)(?: (?!abgeschl|oder|mit|sowie)[^ .;,]{1,24}){0,5} ${DIPLOMA}(?:en|s|e)?(?: und (?:der )?[\\p{L}-]{4,24})?`,
    " ",
  ],
  [
    `(?:berätst|beraten sie|informierst|informieren sie|vermittelst|betreust|betreuen sie|schulst|unterrichtest|prüfst|organisierst|planst|koordinierst|begleitest|entwickelst|verwaltest|verkaufst|erstellst)(?:(?! (?:hast|haben|mit|verfügst|bist)(?!\\p{L}))[^.;,]){0,90} (?:${DIPLOMA}|studieninteressierte[n]?)(?!\\p{L})[^.;,]{0,40}`,
    " ",
  ],
  // Research and teaching, sales promotion, schools as places to work.
  [
    "(?:forschung|wissenschaft|studium|klinik)(?:, [\\p{L}-]{4,20})?(?: und| &|,|/) ?(?:in der )?lehre|lehre und forschung|(?:in der|akademische[nr]?|universitäre[nr]?|die) lehre(?= (?:an|im bereich|im fach|in den|mitwirk|unterstütz))",
    " ",
  ],
  [
    "promotion (?=(?:im|in) (?:einzelhandel|handel|super|elektro|außendienst|einkauf|möbel|bau|deiner|de[rnm] (?:märkt|filial|fußgänger|innenstadt)))|(?:möglichkeit|gelegenheit|ziel|zwecke?)[^.;,]{0,20} (?:zur|der|einer) (?:eigenen |berufsbegleitenden )?(?:promotion|habilitation|dissertation)(?: (?:in|im))?",
    "Werbung ",
  ],
  [
    `(?<!(?:abschluss|absolvent\\p{L}{0,4}|zeugnis|matura|diplom)(?!\\p{L})[^.;,]{0,16})(?:unsere[rnms]?|an (?:einer|der|dem)|am|für (?:unser|die|das|eine?n?)|im|in (?:einer|der|unserer)|die|das) (?:[\\p{L}-]{4,20} )?(?:gymnasium|realschule|hauptschule|mittelschule|gesamtschule|berufsschule|htl|hak|hasch|hlw|handelsakademie|handelsschule|(?:bundes)?lehranstalt|fachakademie|fachschule)(?!\\p{L})(?![^.;]{0,50}(?:abgeschlossen|absolvier|fertig|besucht|abschluss|abgeschloss|hinter dir|beendet|bestanden|oder))|(?:htl|hak|hasch|hlw|ahs|bhs|gymnasial|real)-?(?:schüler|klassen?|lehrer|praktik|professor|lehrkr)\\p{L}{0,8}`,
    " ",
  ],
  // Others: founders, colleagues, persons to ask, students, programmes.
  [
    "(?:unsere?[nrms]?|die|deine?|ihre?) \\p{L}{0,15}(?:gründer|geschäftsführ|inhaber|chef|kolleg|mitarbeit|ausbilder|vorgesetzt|mentor|team|experten|auszubildende|azubi|trainees|studierende)\\p{L}{0,6} (?:hat|haben|ist|sind|besteht|kommt|kommen|bringt|bringen|war|waren|machen|schließen|lernen|beenden|werden|absolvieren|studieren)(?! gesucht) [^.;,]{0,110}",
    " ",
  ],
  [
    `(?<!(?:suchen|sucht|suche|gesucht|verstärk|brauchen|wünschen)\\p{L}{0,4}[^.;]{0,50})(?:kolleg(?:en|innen|in|e|:innen)|mentor(?:in)?|ausbilder(?:in)?|chef(?:in)?|beschäftigten?|mitarbeitenden?) mit (?:[^.;,]{0,40} )?(?:${DIPLOMA}|mba|doktorat)`,
    " ",
  ],
  [
    "(?:herrn?|frau|ansprechpartner(?:in)?:?|ansprechperson:?|kontakt(?:person)?:?) (?:herrn? |frau )?(?:prof\\. ?)?(?:dr\\.?|mag\\.?|magister|magistra|dipl\\.?-?\\s?\\p{L}{2,10}\\.?|ing\\.)(?: ?(?:rer|med|phil|jur|nat|ing|univ)\\.?){0,3}(?: \\(fh\\))?",
    " ",
  ],
  [
    "bachelor-?,? ?(?:und|oder|&|/|sowie|bzw\\.) ?(?:master|diplom)-?(?:programm|studieng|arbeit|thes|student|kurs|projekt|lehr)\\p{L}*|(?:bachelor|master|diplom|abschluss)-?(?:arbeit(?:en)?|thesis|studieng\\p{L}{2,5}|programme?n?)",
    " ",
  ],
  [
    "wir (?:unterstützen|fördern|ermöglichen|finanzieren|übernehmen|bezahlen|bilden|qualifizieren|begleiten) [^.;,]{3,120}",
    " ",
  ],
  // Anyone who still studies or learns, and what the job leads to.
  [
    "(?:derzeit|aktuell|momentan|zurzeit|gerade|befindest du dich|befinden sie sich|laufende[sn]|fortgeschrittene[sn]|begonnene[sn]|im rahmen (?:deines|ihres|eines|des)|während (?:des|deines|ihres)|neben (?:dem|deinem|ihrem)|parallel zum|studierst du|du studierst|sie studieren)(?![^.;]{0,90}(?:abgeschlossen|absolviert|hinter dir|beendet))[^.;,]{0,70}(?:\\p{L}{0,25}studiums?|bachelor|master)(?!\\p{L})",
    " ",
  ],
  [
    "(?:abitur|matura|abi|schulabschluss)(?: \\d{4}| im [\\p{L}]{3,9})? (?:geplant|in sicht|vor der tür|noch vor dir)|(?:laufendes|begonnenes|angefangenes)(?: oder| bzw\\.|/) ?(?:bereits |erfolgreich )?abgeschlossenes (?:[\\p{L}-]{3,20} )?\\p{L}{0,20}studium|abgeschlossenes(?: oder| bzw\\.|/) ?(?:laufendes|fortgeschrittenes|fast abgeschlossenes) (?:[\\p{L}-]{3,20} )?\\p{L}{0,20}studium|(?:vereinbar|kombin)\\p{L}{1,8} [^.;,]{0,40}studium|(?:an|für|mit|neben|zu|in) (?:dein|deinem|ihr|ihrem) (?!abgeschl)(?:[\\p{L}-]{4,16} )?\\p{L}{0,16}studium(?![^.;]{0,70}(?:abgeschlossen|absolviert|hinter dir|beendet))",
    " ",
  ],
  [
    "(?:nach|bei|mit) (?:(?:erfolgreiche[mr]|bestandene[mr]|dem|deinem) )?abschluss (?:(?:der|deiner|dieser) (?:\\p{L}{0,12}ausbildung|lehre) )?(?:sind|bist|erhältst|erhalten|bekommst|winkt|hast|haben|kannst|können)[^.;]{0,90}",
    " ",
  ],
  [
    `(?:nach|in) (?:[\\p{L}\\d]{1,8} )(?:jahren|monaten) (?:hast|bist|hältst|haben|sind|halten|erhältst)[^.;]{0,80}|am ende (?:der ausbildung )?(?:hast|hältst|bist) [^.;]{0,80}|duales studium[^.;]{0,40} bachelor(?: of \\p{L}{4,12})?|(?:werde|starte|beginne) (?!(?:in|bei) uns, wenn)[^.;]{3,60} ?\\p{L}{0,14}ausbildung(?! (?:abgeschlossen|absolviert))`,
    " ",
  ],
  [
    `(?:holst|machst|erwirbst|erlangst|erhältst|bekommst|erwerben|erlangen|erhalten|absolvierst) (?:du|sie) [^.;,]{0,60}${DIPLOMA}|hol[est]{0,2} (?:bei uns )?deine?n? \\p{L}{0,14}abschluss nach|(?:die|unsere|deine|der) \\p{L}{0,14}(?:ausbildung|lehre) (?:dauert|beginnt|startet|umfasst|endet|erfolgt|findet)[^.;,]{0,60}`,
    " ",
  ],
  ["akademische[nr]? ausbildung|tertiäre[nr]? ausbildung", "Hochschulabschluss"],
  [
    "(?:abgeschlossene[nr]? )?(?:[\\p{L}-]{3,20} )?(?:höhere|\\p{L}{0,12})ausbildung(?= ?(?:\\(|:|auf (?:stufe|niveau)|an einer) ?(?!(?:[^).;]{0,40}(?:lehre|lap|efz|fachschule(?!n))))[^).;]{0,30}(?:htl|hak|hlw|fh|tu|uni|hf|kolleg|matura|universität|hochschule)(?!\\p{L}))|höhere ausbildung",
    " ",
  ],
  // Trades: an expression of the general names refuses "Ausbildung zum", since most ads that offer one say so.
  [
    "(abgeschl(?:ossen\\p{L}{0,2}|\\.)|erfolgreiche?n? abschluss (?:einer|der)|absolvierte|besitz(?:t|en|e)|verfüg(?:st|en|t) über|bringst|bringen|voraussetzung(?:en)? (?:ist|sind)|vorausgesetzt (?:wird|werden)|erforderlich ist|haben|hast)((?:(?!chance|möglichkeit|lust|interesse|freude|bieten|start|such|beginn|während|spaß|fragen)[^.;:]){0,50} )\\p{L}{0,20}ausbildung(?: \\((?:ihk|hwk)\\))? (?:zum|zur|zum/zur|zur/zum|als)(?!\\p{L})",
    "$1$2Gesellenbrief als",
  ],
  [
    "(?<!(?:deine|unsere|der|während|für eine|bieten|dir eine|die) )\\p{L}{0,14}ausbildung (?:zum|zur|zum/zur|als) (?=[^.;]{3,90} (?:abgeschlossen|absolviert|bestanden|vorausgesetzt|erforderlich|zwingend)(?!\\p{L}))",
    "Gesellenbrief als ",
  ],
  [
    "(?<=^[^\\p{L}]{0,4}(?:eine |qualifikation: ?|anforderung(?:en)?: ?|profil: ?)?)\\p{L}{0,14}ausbildung (?:zum|zur|zum/zur|als) (?=[^.;]{3,70} (?:oder|bzw\\.?) (?:eine[rn]? )?(?:gleich|vergleichbar|ähnlich|\\p{L}{0,16}studium|mehrjährig|entsprechend|berufserfahrung))",
    "Gesellenbrief als ",
  ],
  [`\\p{L}{0,14}ausbildung: (?=(?:abgeschlossene |gelernte[rn]? |dipl\\. )?${TRADE}(?!\\p{L}))`, "Gesellenbrief: "],
  [
    "(?:erfolgreiche[rn]? )?abschluss (?:eines|des|deines|ihres) (?:[\\p{L}-]{3,24} ){0,2}masterstudiums",
    "Masterabschluss",
  ],
  [
    "(?:erfolgreiche[rn]? )?abschluss (?:eines|des|deines|ihres) (?:[\\p{L}-]{3,24} ){0,2}\\p{L}{0,20}studiums",
    "Hochschulabschluss",
  ],
  ["abschluss (?:einer|der) (?:[\\p{L}-]{3,16} ){0,3}berufsausbildung", "Gesellenbrief"],
  [
    `${TRADE}(?=(?: \\(ihk\\)|[^.;?!]{0,50}) (?:oder|bzw\\.?|alternativ|/) [^.;]{0,40}(?:studium|bachelor|hochschul|studiert))`,
    "Gesellenbrief",
  ],
  [
    `(?<!erfahrung[^.;,]{0,40})(?<=(?:studium|bachelor|hochschulabschluss|hochschulstudium)[^.;]{0,80}(?: oder|bzw\\.|,|/|alternativ) ?(?:als |eine[nr]? |ein |zum |zur |staatlich geprüfte[rn]? |abgeschlossene |weiterbildung |geprüfte[rn]? ){0,3})${TRADE}(?! von vorteil)`,
    "Gesellenbrief",
  ],
  [
    `${TRADE};? (?=(?:alternativ|oder) (?:ein )?(?:[\\p{L}-]{3,20} )?\\p{L}{0,14}studium)|${TRADE} im bereich [^.;]{3,30};? (?=(?:alternativ|oder) (?:ein )?\\p{L}{0,14}studium)|(?<=ob )lehre (?=als [^.;]{4,40} oder )`,
    "Gesellenbrief ",
  ],
  [
    "lehre(?= (?:reicht|genügt)| oder (?:ein )?(?:[\\p{L}-]{3,20} )?(?:\\p{L}{0,12}studium|fh|uni)(?!\\p{L}))|(?<=studium oder (?:eine )?(?:[\\p{L}-]{3,20} )?)lehre",
    "Gesellenbrief",
  ],
  // A master's degree, and state examinations, which a bare "Studium" hides.
  [
    "(?:abgeschlossene[sn]? )?(?:konsekutives )?(?:master|magister|doktorats|promotions|lizenziats|postgraduierten|aufbau)-?studium",
    "Masterabschluss",
  ],
  [
    "(?:abgeschlossene[srn]? )?wissenschaftliche[srn]? hochschul(?:studium|bildung|ausbildung|abschluss)",
    "Masterabschluss",
  ],
  [
    "(?:abgeschlossene[srn]? )?(?:\\p{L}{0,20}studium|\\p{L}{0,16}abschluss)([^.;()]{0,60}) \\((?:univ\\.?-?|uni-?|universitäts-?)?(?:master|diplom|magister|staatsexamen|m\\.?sc)(?![^)]{0,60}(?:bachelor|fh|ba|b\\.|niveau 6))[^)]{0,60}\\)",
    "Masterabschluss$1",
  ],
  [
    "(?<!(?:scrum|web|ticket|head|data|quiz|yoga|bachelor|bachelor (?:und|oder|/)|bachelor-? ?(?:und|oder)|/) ?)master (?=eth|epfl|in der tasche|in (?!data|excel|person)\\p{L}{6,}|oder (?:promotion|phd|diplom|magister))",
    "Masterabschluss ",
  ],
  [
    "(?:abgeschlossene[sn]? )?(?:pharmazie-?studium|ju(?:ra|s)-?studium|studium der rechte|rechtsstudium|(?<!(?:oder|und|/|-|,) ?)juristische[sn]? (?:hochschul)?studium|studium der (?:pharmazie|veterinärmedizin|tiermedizin|zahnmedizin|humanmedizin|rechtswissenschaft(?:en)?)(?!,|/| ?(?:oder|und|bzw\\.) (?!abgeschloss)))",
    "Staatsexamen",
  ],
  [
    "(?:abgeschlossene[srn]? )?\\p{L}{0,20}(?:studium|abschluss)((?:(?!oder|und|bachelor|fh)[^.;,()]){0,40}) (?:auf|mit) (?:der )?(?:stufe |niveau |abschluss )?(?:eines )?master(?:stufe|niveau|abschluss|level|-level|-niveau|grad)?(?! oder bachelor|/)(?!\\p{L})",
    "Masterabschluss$1",
  ],
  ["(?:abgeschlossene[sn]? )?diplomstudium(?! \\(fh)", "Masterabschluss"],
  [
    "dipl\\.?-?ing\\.?(?:in)? (?:\\((?:eth|tu|univ|uni)\\p{L}*\\.?\\)|(?:der|an der|von der) (?:tu|eth|universität))|diplom-?ingenieur(?:in)? einer technischen universität",
    "Masterabschluss",
  ],
  [
    "\\p{L}{0,16}studium[^.;]{0,60}(?: mit| \\() ?(?:dem )?(?:1\\. |2\\. |erste[nm] |zweite[nm] |abgeschlossenem |bestandenem )?(?:und (?:2\\.|zweite[mn]) )?(?:juristische[nm] )?staatsexamen",
    "Staatsexamen",
  ],
  // Short courses of higher education.
  ["(?:höhere[rn]? fachschule|(?:htl|hak|bafep)-?kollegs?)(?! \\(hf)", "Kolleg oder associate degree"],
  ["kolleg (?=oder (?:fh|universität|studium))", "associate degree "],
  ["zweijährige[sn]? (?:kurz)?studium|kurzstudium|hochschul-?kurzzyklus", "associate degree"],
];
