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
  "(?:\\p{L}{0,24}(?:erfahrung(?:en)?|kenntnissen?|führerschein|sprachen?|wissen|praxis|affinität|bereitschaft)|englisch|deutsch|französisch|italienisch|romansch|sap|staplerschein|weiterbildung)";
const PLUS =
  "(?:von vorteil|wünschenswert|ein plus(?:punkt)?|pluspunkt|ein vorteil|willkommen|gern(?:e)? gesehen|hilfreich|erwünscht|kein muss|keine (?:voraussetzung|bedingung)|nicht (?:zwingend |unbedingt )?(?:erforderlich|nötig|notwendig|vorausgesetzt))";
const NEEDLESS =
  "(?:kein muss|keine? (?:voraussetzung|bedingung|pflicht|kriterium|thema|zwang)|nicht (?:zwingend |unbedingt |mehr )?(?:erforderlich|nötig|notwendig|verlangt|gefragt|entscheidend|vorausgesetzt|gefordert|erwartet|benötigt)|nebensache|zweitrangig|nebensächlich|unwichtig|entbehrlich|verzichtbar)";

/** Titles and diplomas of the German-speaking countries, beside those of `SCHOOL_NAMES`. */
export const GERMAN_NAMES: Names = [
  [
    "postgraduate degree",
    String.raw`(?:eidg\.|eidgenössisches) arztdiplom|arztdiplom|dr\.?-titel|doktorwürde|abgeschlossene (?:dissertation|doktorarbeit)|(?:1|2|erste|zweite)\.? (?:juristische )?staatsprüfung|(?:abgeschlossenes|absolviertes|mit) (?:rechts)?referendariat|abgeschlossene[ms]? gerichtsjahr|universitätsdiplom|diplom \((?:univ|uni|tu|eth)\.?\)|diplom-?jurist(?:in)?|(?:zahn|tier)ärztliche approbation|magister(?:titel|grad)`,
  ],
  [
    "postgraduate degree",
    String.raw`(?:befähigung|laufbahnbefähigung|qualifikation) (?:für|zum) (?:den |die )?(?:\p{L}{4,24} )?höheren (?:\p{L}{4,24} )?dienst|(?:vierten|4\.) qualifikationsebene|zweite[sn]? einstiegsamt der laufbahngruppe 2`,
  ],
  [
    "bachelor degree",
    String.raw`(?:befähigung|laufbahnbefähigung|qualifikation) (?:für|zum) (?:den |die )?(?:\p{L}{4,24} )?gehobenen (?:\p{L}{4,24} )?dienst|(?:dritten|3\.) qualifikationsebene|erste[sn]? einstiegsamt der laufbahngruppe 2|diplom-?verwaltungswirt(?:in)?|hochschulausbildung|(?:hochschul|fachhochschul|universitäts)bildung|(?:uni|fh|universität|fachhochschule|hochschule) (?:abgeschlossen|fertig|absolviert)|(?:bau|elektro|maschinen|wirtschafts|umwelt|system|software)?ingenieur(?:in)?(?:/-?in)? (?:fh|th|htw)|absolvent(?:in|en)? (?:einer|der) (?:fach)?(?:hochschule|universität)|bakkalaureat`,
  ],
  [
    "associate degree",
    String.raw`kolleg(?= (?:für|abgeschlossen|oder|absolviert|mit diplom)| \()|(?:htl|hak|tourismus|bafep|bakip|ifw|mode|design|aufbau)-?kollegs?|kollegabschluss|kolleg-ebene|diplom eines kollegs|abschluss eines kollegs|höhere[rn]? fachschule|(?:short[- ]cycle|hochschul-?)-?kurzzyklus|(?:hotel|wirtschafts)fachschule \(hf\)`,
  ],
  [
    "professional certificate",
    String.raw`als [^.;,?!]{4,50} ausgebildet|gelernt hast du (?!bei|in|aus|dass|im|was)\p{L}{4,25}|hast [^.;,]{0,30} gelernt: (?!dass|wie)\p{L}{5,25}|berufslehre|grundausbildung als|(?:berufs)?ausb\.|(?:angestellten|beschäftigten|verwaltungs)lehrgang i{1,2}|(?:berufsfach|fach)schulabschluss|(?:abschluss|ausbildung) (?:an|einer|der) (?:\p{L}{3,12} )?(?:berufs)?fachschule|(?:pta|mta|bta|cta|mfa|zfa|mtla|mtra|ota|ata)-?(?:examen|abschluss|ausbildung|diplom)|(?:examinierte|ausgebildete|gelernte)[rn]? (?:pta|mta|bta|cta|mfa|zfa|ota|ata)|staatl(?:ich|\.) (?:geprüft|gepr\.|anerkannt)(?=\)| )`,
  ],
  [
    "professional certificate",
    String.raw`eidg\. (?:fa|berufsattest|dipl\.)|berufsattest|(?:techniker|meister)(?:/?-?in|[:*]in)?(?:/| oder | bzw\. | / )(?:\p{L}{3,12})?(?:techniker|meister)(?:/?-?in|[:*]in)?|techniker(?:in)? \(?(?:fs|fachschule)\)?|(?:abgeschlossene|erfolgreiche|absolvierte) (?:weiterbildung|fortbildung) (?:zum|zur|als) \p{L}{5,30}|(?:befähigung|laufbahnbefähigung) für (?:den |die )?(?:\p{L}{4,24} )?mittleren (?:\p{L}{4,24} )?dienst|(?:zweiten|2\.) qualifikationsebene|lehrzeugnis|gesellenzeugnis|facharbeiterzeugnis|lap bestanden|berufsreifezeugnis als`,
  ],
  [
    "high school",
    String.raw`(?:abgeschlossene[rn]?|absolvierte|beendete|erfüllte|positiv abgeschlossene|bestandene) (?:\p{L}{5,14} )?(?:${SCHOOLS})|(?:${SCHOOLS})(?: \((?:\p{L}| ){1,14}\))? (?:mit erfolg |erfolgreich |positiv |schon )?(?:abgeschlossen|absolviert|beendet|fertig|hinter dir)|(?:abschluss|abschlusszeugnis|zeugnis) (?:an |von |der |des |einer |eines ){1,2}(?:${SCHOOLS}|allgemeinbildenden schule)|abschluss(?:zeugnis)? der (?:8|9|10|neunten|zehnten)\.? (?:schulstufe|klasse)`,
  ],
  [
    "high school",
    String.raw`(?:haupt|real|mittel|volks|pflicht|sekundar|ober|gesamt|werkreal|bezirks|gymnasial)schulabschluss|gymnasialabschluss|(?:einen |guter |mindestens |guten |mittlerer )?schulabschluss(?! nach)|fachschulreife|(?:mittlere|fach|ober)schulreife|berufsreife(?:prüfung)?|reifeprüfung|reife- und diplomprüfung|reifezeugnis|(?:abitur|matura|maturitäts)zeugnis|maturiert(?! \p{L}+ schüler)|matura- ?(?:abschluss|niveau)|(?:mindestens|guter|guten|einen|der|oder|\() ?quali(?= |\)|,|\.)|fachgebundene hochschulreife|fachmittelschulausweis|(?:berufs|fach|gymnasiale[rn]? |eidg\. )maturität|hauptschule oder realschule|oberschulabschluss|erste[rn]? allgemeinbildende[rn]? schulabschluss|abendgymnasium abgeschlossen|externistenreifeprüfung`,
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
  // What is welcome beside it: "Abgeschlossene Ausbildung, SAP-Kenntnisse von Vorteil".
  [`(?:,|;|\\.|und) (?!${DIPLOMA})${OTHER_THINGS}(?:(?!${DIPLOMA})[^.;,]){0,40} (?:ist |sind |wären? )?${PLUS}`, " "],
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
    `(?:ein[en]? |eine )?${DIPLOMA}(?:(?! abgeschlossen)[^.;,]){0,25} (?:wären? (?:nett|schön|super|top|toll|klasse|gut|ideal|optimal|perfekt|prima|fein)|ist (?:nett|schön|super|fein)|(?:schadet|schaden) nicht|freut uns)`,
    " ",
  ],
  [
    "(?:optimal|ideal|perfekt|schön|super|toll|top|wünschenswert|hilfreich|von vorteil|vorteilhaft|am besten|klasse) (?:wären?|ist|sind)|im idealfall|bestenfalls|optimalerweise|am liebsten|optional",
    "idealerweise",
  ],
  [`gern (?=(?:auch |mit |ein[en]? |eine |abgeschlossene[sn]? ){0,2}${DIPLOMA})`, "idealerweise "],
  // Others: founders, colleagues, persons to ask, students, programmes.
  [
    "(?:unsere?[nrms]?|die|deine?|ihre?) \\p{L}{0,15}(?:gründer|geschäftsführ|inhaber|chef|kolleg|mitarbeit|ausbilder|vorgesetzt|mentor|team|experten|auszubildende|azubi|trainees|studierende)\\p{L}{0,6} (?:hat|haben|ist|sind|besteht|kommt|kommen|bringt|bringen|war|waren|machen|absolvieren|studieren)(?! gesucht) [^.;,]{0,110}",
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
  // Whoever still studies or learns, and what the job leads to.
  [
    "(?:derzeit|aktuell|momentan|zurzeit|gerade|befindest du dich|befinden sie sich|laufende[sn]|fortgeschrittene[sn]|begonnene[sn]|im rahmen (?:deines|ihres|eines|des)|während (?:des|deines|ihres)|neben (?:dem|deinem|ihrem)|parallel zum|studierst du|du studierst|sie studieren)(?![^.;]{0,90}(?:abgeschlossen|absolviert|hinter dir|beendet))[^.;,]{0,70}(?:\\p{L}{0,25}studiums?|bachelor|master)(?!\\p{L})",
    " ",
  ],
  [
    "(?:nach|bei|mit) (?:(?:erfolgreiche[mr]|bestandene[mr]|dem|deinem) )?abschluss (?:(?:der|deiner|dieser) (?:\\p{L}{0,12}ausbildung|lehre) )?(?:sind|bist|erhältst|erhalten|bekommst|winkt|hast|haben|kannst|können)[^.;]{0,90}",
    " ",
  ],
  [
    `(?:holst|machst|erwirbst|erlangst|erhältst|bekommst|erwerben|erlangen|erhalten|absolvierst) (?:du|sie) [^.;,]{0,60}${DIPLOMA}|hol[est]{0,2} (?:bei uns )?deine?n? \\p{L}{0,14}abschluss nach|(?:die|unsere|deine|der) \\p{L}{0,14}(?:ausbildung|lehre) (?:dauert|beginnt|startet|umfasst|endet|erfolgt|findet)[^.;,]{0,60}`,
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
  // A master's degree, and state examinations, which a bare "Studium" hides.
  ["(?:abgeschlossene[sn]? )?(?:konsekutives )?master-?studium", "Masterabschluss"],
  ["(?:abgeschlossene[srn]? )?wissenschaftliche[srn]? hochschul(?:studium|bildung|ausbildung|abschluss)", "Masterabschluss"],
  [
    "(?:abgeschlossene[srn]? )?(?:\\p{L}{0,20}studium|\\p{L}{0,16}abschluss)([^.;()]{0,60}) \\((?:univ\\.?-?|uni-?|universitäts-?)?(?:master|diplom|magister|staatsexamen|m\\.?sc)(?![^)]{0,60}(?:bachelor|fh|ba|b\\.|niveau 6))[^)]{0,60}\\)",
    "Masterabschluss$1",
  ],
  [
    "(?<!(?:scrum|web|ticket|head|data|quiz|yoga|bachelor|bachelor (?:und|oder|/)|bachelor-? ?(?:und|oder)|/) ?)master (?=eth|epfl|in der tasche|in (?!data|excel|person)\\p{L}{6,}|oder (?:promotion|phd|diplom|magister))",
    "Masterabschluss ",
  ],
  [
    "(?:abgeschlossene[sn]? )?(?:pharmazie-?studium|jura-?studium|(?<!(?:oder|und|/|-|,) ?)juristische[sn]? (?:hochschul)?studium|studium der (?:pharmazie|veterinärmedizin|tiermedizin|zahnmedizin|humanmedizin|rechtswissenschaft(?:en)?)(?!,|/| ?(?:oder|und|bzw\\.) (?!abgeschloss)))",
    "Staatsexamen",
  ],
  ["(?:abgeschlossene[sn]? )?diplomstudium(?! \\(fh)", "Masterabschluss"],
  [
    "dipl\\.?-?ing\\.?(?:in)? (?:\\((?:eth|tu|univ|uni)\\p{L}*\\.?\\)|(?:der|an der|von der) (?:tu|eth|universität))",
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
