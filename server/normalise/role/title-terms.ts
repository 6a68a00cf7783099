import { folded } from "#normalise/text/folded-expression.ts";
/** Expressions for whole words in any case. */
const everyOf = (...sources: readonly string[]): RegExp[] =>
  sources.map((source) => folded(new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "giu")));

const NUMBER_WORD = String.raw`(?:id|no|nr|num|number|nummer|code|kode?|numer|número|numéro|numero|nro|n\.?[ºo°]|[º°№#]|č|čís(?:lo)?|n)`;
/** Words for a posting, a procedure or a file, before its number. */
const NUMBERED_WEST = String.raw`(?:job|posting|position|req|requisition|vacancy|stellen|ausschreibungs?|kenn|kennziffer|referen[zc]\p{L}{0,4}|vacature|functie|ref|réf|avis|affichage|concours|offre|dnr|diarie|annons|saks|sags|stillings|j\.?|code)`;
const NUMBERED_SOUTH = String.raw`(?:referência|riferimento|rif|exp|expte|expediente|process?o|proc|procedimento|procedura|edital|aviso|concurso|concorso|plaza|convocatoria|código|cód|codice|cod|bando|annuncio|offerta|oferta|selezione)`;
const NUMBERED_EAST = String.raw`(?:oferty|ogłoszeni[ae]|naboru|konkurs|výběrov\p{L}{1,2} řízení|nábor|sygn|sygnatura|työavain|viite|ilmoitus|sp\. ?zn|ev|jednac\p{L}{2})`;
const CODE = String.raw`(?=[\p{L}/_.-]{0,12}\d)[\p{L}\d][\p{L}\d/_.-]{1,24}`;
/** Numbers of postings: "Aviso n.º 1187/2026", "Kenn-Nr. 45/26", "č. 20417", "no d'affichage 2026-88". */
const REFERENCES = [
  ...everyOf(
    `${NUMBER_WORD}\\.? (?:d['’]|de |di |del |der )?(?:${NUMBERED_WEST}|${NUMBERED_SOUTH}|${NUMBERED_EAST})`,
    ...[NUMBERED_WEST, NUMBERED_SOUTH, NUMBERED_EAST].map(
      (word) =>
        `${word}(?: (?:selectivo|seletivo|público|interno|pubblic[oa]|concursal))?(?:\\.?[ -]?${NUMBER_WORD})?[.:# -]{0,4}\\(?${CODE}`,
    ),
    String.raw`${NUMBER_WORD}\.?:? ?(?:\p{Lu}{1,4}[-/]?)?(?:\d{1,6}[/.-]\d{2,6}|\d{4,})[\p{L}\d/-]{0,12}`,
    String.raw`(?:kenn(?:ziffer|nummer|zahl)|(?:stellen|vacature|referentie|referenz|reference|diarie|annons|saks|sags|viite)(?:nummer|numero|nr|id))[.:# -]{0,3}${CODE}`,
  ),
  /(?:求人|案件|募集|管理|お仕事)(?:番号|ID|No\.?)[::]? ?[A-Za-z\d-]{2,20}/giu,
];

/** How many are wanted, or that they are several, or that places are. */
const COUNTS = [
  ...everyOf(
    String.raw`\d{1,3} ?(?:offene )?(?:positions?|openings?|vacanc(?:y|ies)|roles|stellen|plätze|postes?(?: à pourvoir)?|plazas|puestos|vacantes|vagas|posti|posizioni|vacatures|plekken|etat(?:y|ów)|miejsc[ae]?|wakat(?:y|ów)|tjänster|platser|(?<= )st|stillinger|stk|(?:työ)?paikkaa|míst[oa]?|pozic[ei])`,
    String.raw`(?:multiple|several|various|mehrere|plusieurs|vari[oae]s?|vári[oa]s|meerdere|diverse|kilka|różne|flera|flere|useita|několik|více|eri) (?:open )?(?:positions|openings|vacancies|roles|locations|stellen|standorte|postes|sites|lieux|puestos|vacantes|plazas|sedes|ubicaciones|vagas|localidades|posizioni|sedi|vacatures|locaties|etatów|lokalizacj[ei]|miejsc|tjänster|orter|stillinger|steder|paikkakun\p{L}{2,4}|paikkoja|pozic|míst|lokalit)`,
  ),
  /(?:[\d０-９]{1,2}名|複数名|若干名)(?:の?募集)?|増員/gu,
];

const HOUR = String.raw`(?:u|t|st|h|hrs?|hours|tim|hod|hodin|godz|godzin|std|stunden|ore|timer|timmar|tuntia)\.?`;
const WEEK = String.raw`(?:uge|ugen|uke|uka|vecka|veckan|v|week|wo|woche|wk|w|sett|settimana|sem|semaine|semana|týden|týdně|tydzień|tydz|vko|viikko)\.?`;
/** "15 t/uke", "37,5 timer/uge", "17h30"; the stroke may be marked as one that parts nothing. */
const WEEKLY_HOURS = String.raw`(?:\d{1,3}(?:[.,]\d{1,2})?(?: ?[-–\ue013] ?\d{1,3})? ?${HOUR} ?[/\ue011] ?${WEEK}|\d{1,2}h\d\d)`;
const DAY = String.raw`(?:gg|dgn|days?|tage?|jours?|días?|dias?|giorni|dagen|dag|dagar|dage|dager|dni|dny|päivää)`;

const ANY_FIXED = String.raw`(?:fast[ae]?|vaste?|stał[ay]|stálý)`;
/** Contracts that no other list names. */
const CONTRACTS_BY_LANGUAGE = [
  ...everyOf(
    String.raw`voll-? ?(?:/|und|oder|o\.) ?teilzeit|voll-|unbefristete?|befristete?|projektbezogen|arbeitnehmerüberlassung|direktvermittlung|geringfügig|(?:auf )?\d{3}-(?:€|euro)-basis`,
    String.raw`(?:poste|emploi|contrat) (?:permanent|temporaire|saisonnier)|temps complet|plein[- ]temps|mi-temps|(?:contrat )?à durée (?:in)?déterminée|contractuel(?:le)?|titulaire(?: ou contractuel)?|vacataire|saisonnier|par projet`,
    String.raw`contrat(?:o|to) (?:por (?:proyecto|obra)|por projeto|a progetto|de interinidad|eventual|fijo|temporal|indefinido|sem termo|a termo(?: (?:certo|incerto))?|a prazo)|(?:por|de) proyecto|por projeto|a progetto|fijo[- ]discontinuo|interinidad|interino|eventual|jornada (?:intensiva|reducida)|honorarios|sem termo|(?:a )?termo (?:certo|incerto)|efetivo|projeto de`,
    String.raw`tempo pieno e (?:in)?determinato|(?:in)?determinato|apprendistato|a chiamata|stagionale`,
    String.raw`(?:vaste?|tijdelijk|jaar)[ -]?contract|vaste baan|(?:in )?loondienst|oproepkracht|zwangerschapsverlof|op projectbasis`,
    String.raw`(?:umowa )?na czas (?:nie)?określony|(?:pełen|cały|pełny|pół) etat|praca (?:stała|dorywcza|sezonowa|tymczasowa)|samozatrudnienie|kontrakt b2b`,
    String.raw`${ANY_FIXED} (?:(?:hel|del|full|fuld)tids?)?(?:stilling|tjänst|anställning|ansættelse|ansettelse|dienstverband|praca|úvazek)(?:er)?`,
    String.raw`(?:heltids|deltids|fulltids|fuldtids|projekt|prosjekt|års|visstids|tim|säsongs|sesong|provans|prøve)(?:stilling|tjänst|anställning|ansættelse|vikariat|engasjement|uppdrag|vikarie|jobb?)(?:er)?|ut året|(?:allmän|särskild) visstid|sæsonjob`,
    String.raw`toistaiseksi(?: voimassa oleva)?|(?:vakituinen|määräaikainen|osa-aikainen|kokoaikainen) (?:työsuhde|työ|tehtävä)|työsuhde|kausityö|keikkatyö`,
    String.raw`(?:sustitución|suplencia|sostituzione|substituição|remplacement|zástup|zastępstwo|vikariat|vervanging|sijaisuus)(?: (?:por|per|de|za|na|ut|wegen)(?: congé)? \p{L}{2,14})?`,
    String.raw`(?:sustitución|suplencia|sostituzione|substituição|remplacement) (?:(?:por|per|de) )?(?:(?:congé|baja|baixa|licencia|licença) )?(?:matern\p{L}{1,5}|médica|maladie|parental|enfermedad|malattia)`,
    String.raw`keine zeitarbeit|assunzione diretta|direct in dienst|direct hire|direkteinstellung|(?:visa )?sponsorship(?: available| offered)?|renouvelable`,
    String.raw`fast|fastansatt|vakinainen|na stałe|dipendente|salarié|angestellt|zaměstnanec|anställd|employed|aushilfs?(?:kraft|e)?|w-?2 only|no c2c`,
    String.raw`temporaire|temporär|temps non complet|mission d['’]intérim|mission(?= de \d)|tempo (?:det|indet|ind)\.?|contract (?:on)?bepaalde (?:duur|tijd)|(?:half|deel|vol)tijds|część etatu(?: \(?\d/\d\)?)?|extra(?:jobb|arbete)|(?:koko|osa-?)aikatyö|(?:äitiysloman|vanhempainvapaan|perhevapaan|hoitovapaan) sijaisuus|term[- ]limited|ongoing|secondment|mission (?:longue|courte) durée|osa-aika|kokoaika|úvazek \d[.,]\d{1,2}|\d[.,]\d{1,2} (?:úvazku|etatu)`,
    String.raw`(?:avec |mit |met |med |con |com |z |s )?(?:possible |possibilité de |option auf |aussicht auf |uitzicht op (?:een )?|mulighet for |mulighed for |möjlighet till |possibilità di |posibilidad de |możliwością |možností )(?:extension|prolongation|renouvellement|verlängerung|übernahme|festanstellung|vast(?: contract)?|verlenging|forlengelse|forlængelse|förlängning|fast|proroga|prórroga|przedłużenia|prodloužení)`,
    String.raw`na dobu (?:ne)?určitou|(?:poloviční|plný|částečný|zkrácený) úvazek|(?:hlavní|trvalý) pracovní poměr|na živnost|žl|ičo`,
  ),
  ...everyOf(
    String.raw`\d{1,2}(?: ?[-–] ?\d{1,2})? ?(?:md|mdr|mnd|mån|mies|měs|kk|mths?)\.?|\d{1,3} ?(?:%|h|uur|std|timer|timmar|tuntia|hodin|godzin|horas|ore|heures|hours) ?(?:semana(?:is|les)|weekly|wöchentlich|hebdo(?:madaires)?|settimanali|ugentligt|ukentlig|tygodniowo|týdně|viikossa|i veckan|om ugen|i uka|per week)`,
    WEEKLY_HOURS,
    `\\d{1,2}(?:/\\d{1,2}){1,3} ?${HOUR}|\\d(?:[-–]\\d)? ?(?:gg|dgn|j|jrs|dny|dager|päivää)`,
    String.raw`\d{1,3}[.,]\d{1,2} ?%`,
    `\\d(?: ?[-–] ?\\d)? ?(?:${DAY}|j)(?: ?/ ?| (?:per|pro|par|por|alla|a|à la|in der|i|w|v|om) (?:the |la )?)(?:${WEEK}|tygodniu|týdnu|viikossa)`,
    String.raw`\d{1,2}(?: ?[-–] ?\d{1,2})? u|\d{1,2}-(?:årig|jährig|year|letni)\p{L}{0,2}`,
    String.raw`\d{1,2}[.,:]\d{1,2} ?(?:h|hrs?|hours|std|stunden|uur|timer|timmar|t|tuntia|hod|hodin|godz|godzin|ore|horas|heures)`,
    String.raw`\d[.,]\d{1,2} ?[-–] ?\d[.,]\d{1,2} ?fte|\d[.,]\d{1,2} ?(?:wte|etp|vte|vzä)|(?:est|edt|pst|cst|mst|cet|gmt|utc)(?: ?[+-]\d{1,2})? (?:hours|time(?: ?zone)?)|100 ?prozent|hel tjänst|fuld tid|full tid`,
  ),
  folded(
    /(?:副業|兼業|複業)(?:ok|可|歓迎|可能)?|(?:紹介予定)?派遣(?:社員)?|アルバイト|パート|嘱託(?:社員)?|準委任|フリーランス|個人事業主|フレックス(?:タイム)?(?:制)?|土日祝?(?:休み?|休)|\p{sc=Han}{2,5}(?<!夜間|夜|交替|交代|シフト)(?:勤務|駅(?:徒歩\d{1,2}分)?)|完全週休(?:2|二)日(?:制)?|残業(?:なし|少なめ|ほぼなし)|転勤なし|服装自由|交通費(?:支給|全額支給)|週\d日[〜~～-]|年収[\d,〜~～-]{2,12}万?円?(?:以上|可)?|ヶ月|か月|カ月|\d{1,2}[ヶかカ]月/giu,
  ),
];

const BY_AGREEMENT = String.raw`(?:nach (?:vereinbarung|absprache)|(?:à|a) (?:convenir|combinar|definir|discuter)|da concordare|in overleg|do uzgodnienia|enligt (?:överenskommelse|ök\.?)|efter (?:aftale|överenskommelse)|etter avtale|sopimuksen mukaan|(?:dle|po) dohod[yěu]|dohodou|by agreement|negotiable|flexible)`;
/** A month in the languages that titles are in, by its first letters. */
export const MONTH = String.raw`(?:ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|(?:jan|feb|fév|mar|mär|mars|maa|abr|apr|avr|mai|may|maj|mag|jun|jui|giu|jul|lug|aug|ago|aoû|sep|set|o[ck]t|ott|out|nov|de[cz]|dic|déc|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu|ene|gen)\p{L}{0,8})`;
const START = String.raw`(?:start(?:datum|date|termin)?|beginn|eintritt|dienstantritt|dienstbeginn|prise de (?:poste|fonctions?)|entrée(?: en fonctions?)?|début|démarrage|incorporación|(?:fecha de )?inicio|início|inizio|decorrenza|indiensttreding|tiltrædelse|tiltredelse|tillträde|oppstart|opstart|aloitus|nástup|rozpoczęcie)`;
/** Pay that other lists don't know: "80–120 tis. Kč", "salario base + comisiones". */
const PAY = [
  ...everyOf(
    String.raw`\d{1,3}(?: ?[-–] ?\d{1,3})? ?(?:tis|tys|tusen|tusind|t)\.? ?(?:kč|zł|kr|€|eur|czk|pln|sek|nok|dkk)`,
    String.raw`(?:r|mx|us|a|c|s|nz|hk)\$ ?\d[\d.,]{0,10}k?(?: ?[-–] ?(?:r?\$ ?)?\d[\d.,]{0,10}k?)?|\d{2,3}/\d{2,3} ?k`,
    String.raw`\d{1,3}[ .]\d{3}(?: ?[-–] ?\d{1,3}[ .]\d{3})? ?(?:€|eur|kr|zł|kč|nok|sek|dkk|pln|czk|chf)|\d{2,3} ?[/-] ?\d{2,3} ?k ?€|(?:altas |atractivas |buenas )?comisiones|\+ ?(?:commission|comissão|comissões|provvigioni|provision|prowizja|provize)|top[- ]?(?:gehalt|verdienst|bezahlung)|(?:attraktives|gutes) gehalt|(?:sueldo|salario|salário) competitivo|rémunération attractive`,
    String.raw`(?:salario|sueldo|salário|fixo|fijo|fixum|gehalt|stipendio|fisso)(?: (?:base|fijo|fixo))? ?\+ ?(?:comisiones|comissão|comissões|provvigioni|provisions?|prowizja|provize|bonus|variable)`,
  ),
];

/** When the work begins: "nástup dle dohody", "Eintritt nach Vereinbarung", "¡Contratación inmediata!". */
const STARTS = [
  ...everyOf(
    `(?:${START}:? )?${BY_AGREEMENT}`,
    `${START}:? (?:asap|sofort|(?:tout de suite)|immediate?(?:ly)?|immédiate?|ihned|možný ihned|heti|snarest(?: mulig| muligt)?|straks|omgående|umiddelbart|natychmiast|per direct|subito|já)`,
    `${START}:? (?:(?:im|am|ab|zum|od|w|v|i|fra|från|den|le|en|em|in|per|op) ){0,2}(?:\\d{1,2}\\. ?)?${MONTH}(?: 20\\d\\d)?`,
    `\\d{1,2}\\.? ?(?:de )?${MONTH}(?: (?:de )?20\\d\\d)?|\\d{1,2}\\.\\d{1,2}\\.(?:20\\d\\d)?`,
    String.raw`postúlate(?: ya)?|aplica ya|candidate-se|inscreva-se|candidati(?: ora)|aplikuj(?: teraz)?|solliciteer (?:nu|direct)|sök (?:nu|idag)|søg (?:nu|i dag)|søk (?:nå|i dag)|postule[zr]? (?:maintenant|vite)|bewirb dich(?: jetzt)?`,
    String.raw`(?:closing(?: date)?|apply by|deadline|bewerbungsfrist|bewerbung bis|date limite|fecha límite|prazo|scadenza|sista ansökningsdag|ansøgningsfrist|søknadsfrist|hakuaika(?: päättyy)?|uzávěrka):? (?:\p{L}{2,4} )?\d{1,2}[. /] ?(?:\p{L}{3,10}|\d{1,2}\.?)(?:[ /]?20\d\d)?`,
    String.raw`(?:to|until|through) (?:january|february|march|april|may|june|july|august|september|october|november|december) 20\d\d|snarlig(?: (?:tiltredelse|oppstart))?|(?:oder|auch) mobil|home-office`,
    String.raw`volná pracovní doba|flexibilní (?:pracovní )?doba|gleitzeit|horaires flexibles|horario flexible|orario flessibile|elastyczne godziny(?: pracy)?|flextid|flexible working`,
    String.raw`per sofort|sofort|(?:contratación|incorporación|alta|inicio|ingreso|contratação|admissão|assunzione|embauche) inmediat[oa]|(?:contratação|admissão|início|vaga|entrada) imediat[oa]|embauche immédiate|(?:inserimento|assunzione) immediat[oa]|(?:zatrudnienie|praca) od zaraz|natychmiast|snarest(?: muligt?)?`,
    String.raw`\d{1,2}[./] ?\d{1,2}[./] ?20\d\d|20\d\d-\d\d-\d\d|(?:0?[1-9]|1[0-2])/20\d\d|[vh]t ?20\d\d|q[1-4] 20\d\d`,
    String.raw`(?:full |paid )?training (?:given|provided)|(?:accommodation|housing) (?:provided|available|included)|(?:unterkunft|wohnung) (?:inklusive|vorhanden|möglich|wird gestellt)|(?:nourri et |nourri\.?e? )?logée?|ubytování (?:zdarma|zajištěno)|(?:z )?zakwaterowaniem?|(?:con|vitto e) alloggio|con alojamiento|met huisvesting|firmenwagen|dienstwagen|voiture de fonction|véhicule de fonction|auto aziendale|coche de empresa|leaseauto|samochód służbowy|firmabil|tjänstebil|company car`,
  ),
];

/** Whom the posting prefers, and invitations to beginners. */
const PREFERENCES = [
  ...everyOf(
    String.raw`vagas? (?:afirmativas?|exclusivas?|inclusivas?)(?: (?:para|de|a) [\p{L} ,/-]{3,50})?|(?:exclusiv[oa]|também|preferencial(?:mente)?) (?:para )?(?:pcd|pessoas com deficiência)|pcd|pessoas com deficiência|(?:appartenent[ei] (?:alle )?)?categori[ae] protett[ae](?: (?:ex )?(?:art\.? ?\d{1,2} ?)?(?:legge|l\.?) ?(?:n\.? ?)?68[/ ](?:19)?99)?|legge 68(?:[/ ](?:19)?99)?|rqth(?: bienvenue?s?)?|(?:ouvert aux )?travailleurs handicapés|(?:plaza|puesto|oferta|vacante) (?:para|reservad[oa] (?:a|para)) personas con discapacidad|personas con discapacidad|certificado de discapacidad|(?:osoby )?z (?:orzeczeniem|niepełnosprawności(?:ą|ami))(?: o niepełnosprawności)?|orzeczenie o niepełnosprawności|vhodné (?:i )?pro (?:ozp|osoby se zdravotním postižením)|ozp|(?:women|veterans|diverse candidates|minorities) (?:are )?(?:strongly )?(?:encouraged|welcome)(?: to apply)?|affirmative (?:action|hire)`,
    String.raw`auch quereinsteiger(?:innen)?|quereinsteiger(?:innen)? (?:möglich|gesucht)|(?:auch )?ohne (?:berufs)?erfahrung|débutante?s? (?:acceptée?s?|bienvenue?s?)|(?:ook )?zonder ervaring|starters welkom|även utan erfarenhet|studenti vítáni|(?:vhodné )?(?:i )?pro (?:studenty|absolventy)|mile widzian[eiay]|osoby|sin experiencia previa|com ou sem experiência|anche senza esperienza`,
  ),
  /(?:産休|育休|育児休業)代替|障[害が碍]い?者(?:採用|雇用|枠)|未経験者?(?:ok|歓迎|可)|経験者優遇|学歴不問|募集/giu,
];

/** Lists of people for later: only the displayed title loses them. */
const POOLS = [
  ...everyOf(
    String.raw`(?:reserva|bolsa|cadastro) de (?:recrutamento|reserva|emprego|contratación|interinos)|(?:intresse|interesse)anmälan|spontan(?:ansökan|bewerbung|ansøgning|søknad)|initiativbewerbung|(?:candidature|candidatura|kandidatura) spontan[eéê]?a?|uopfordret ansøgning|åpen søknad|avoin hakemus|open sollicitatie|expression of interest|eoi|general application|(?:graduatoria|lista) di (?:idonei|riserva)|liste (?:de réserve|d['’]attente)|werfreserve`,
  ),
];

/** Pay grades of collective agreements: "EG 9b TVöD", "schaal 10". */
const GRADES = [
  ...everyOf(
    String.raw`(?:bis (?:zu )?)?(?:entgeltgruppe|besoldungsgruppe|besgr\.?|eg|e|a|s) ?\d{1,2} ?[a-c]?(?:[ /,-]{1,3}(?:tv-?[öhlv]\p{L}{0,4}(?:[- ](?:sue|b|p|v|vka|bund))?|avr|bbeso))|(?:bis (?:zu )?)?(?:entgeltgruppe|besoldungsgruppe|besgr\.?|eg) ?[eas]? ?\d{1,2} ?[a-c]?|tv-?[öhl]\p{L}{0,3}(?: ?e ?\d{1,2}[a-c]?)?|(?:salaris)?schaal \d{1,2}[ab]?`,
  ),
];

/** What only the displayed title loses, besides the lists of other files. */
export const OTHER_TERMS: readonly RegExp[] = [
  ...REFERENCES,
  ...COUNTS,
  ...CONTRACTS_BY_LANGUAGE,
  ...PAY,
  ...STARTS,
  ...PREFERENCES,
  ...POOLS,
  ...GRADES,
];

/** Words between those, which say nothing else beside them. */
export const OTHER_JOINTS: readonly RegExp[] = everyOf(
  START,
  String.raw`pourvoir|semana(?:is|les)|hebdomadaires?|settimanali|tygodniowo|týdně|viikossa|per|dès|available|open|new|für|pour|para|per|voor|för|dla|pro|e|y|l|an|na|dobu|možná|możliwość|muligt|möjligt|mogelijk|possible|posible|possível|possibile|mahdollinen|mahdollisuus|d|del|di|le|el|il|o|u|nr|no|n|č|ref|plus|inkl|incl|mit|avec|con|com|met|z|s|med|by|the|our|work|praca|práce|arbete|arbejde|arbeid|työ|poste|puesto|posto|vaga|stelle|baan|job|jobb|etat|position|contract|contrato|vertrag|umowa|welcome|willkommen|benefits|relocation|paid training|hiring`,
  String.raw`ab|do|std|wo|sem|semana|día|dia|giorno|mese|jour|tydz|tyg|tydzień|týden|hod|godz|h|uge|ugen|uka|uke|vecka|veckan|pr|rok|roku|tis|tys|mensuel|annuel|mensual|anual|mensal|mensile|annuo|brut|bruto|neto|lordi|netti|jahresgehalt|jahresbrutto|monatlich|jährlich|salario|salário|stipendio|rimborso|stage|lønn|lön|løn|palkka|plat|mzda|wynagrodzenie|variable|fijo|fixo|base|hasta|desde|até|fino|zu|upp|op|opp|vanaf|upto|ut|skoleåret|läsåret|året|saakka|asti|och|lub|also|starting|daily|giorni|dni|dage|dagar|pracy|vom|plný|částečný|circa|package|ph|p|m|kk|office|büro|bureau|oficina|escritório|ufficio|kantoor|biur(?:o|ze)|kontoret|kontor|kanceláři|på|limited|standort|sede|location|ort|mobil|nach|einarbeitung|esquema|brutos|měs|c|ca|pd|prestaciones|až|ajalle|sueldo|enintään|eller`,
);

/** "Receptionist till vår kund i Lund", "Buchhalter für unseren Kunden in Kassel". */
export const FOR_A_CLIENT = folded(
  /[ ,–-]{1,3}(?:(?:to|for|für|pour|para|per|voor|dla|pro|till|til) (?:one of )?(?:our|unsere[nr]?|einen|notre|nuestro|nosso|un nostro|il nostro|nostro|onze|naszego|našeho|vår|vores|en av våra|en af vores) )(?:\p{L}{3,16} )?(?:clients?|kunden?|cliente?|klant|klienta|kund(?:er)?|kunde[rn]?)(?: (?:in|im|i|à|en|em|a|te|w|v) \p{Lu}[\p{L}-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?)?$/iu,
);
/** The same after "wanted", without a word for whose client it is: "Ekonomiassistent sökes till kund i Jönköping". */
export const WANTED_BY_CLIENT = folded(
  /[ ,–-](?:wanted|gesucht|gezocht|sökes|søges|søkes|etsitään|haetaan|poszukiwan[yae]|hledá se) (?:to|for|für|voor|dla|pro|till|til) (?:(?:vår|vores|our|unseren|onze) )?(?:kunde?n?|client|klant|klienta)(?: (?:in|i|te|w|v) \p{Lu}[\p{L}-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?)?[!.]?$/iu,
);
/** "Kock sökes till restaurang": what stands behind "wanted" says where the work is. */
export const WANTED_WITHIN = folded(
  / (?:sökes|søges|søkes|gesucht|gezocht|cercasi|ricercasi|haetaan|etsitään|poszukiwan[yae])(?= (?:till|til|for|für|voor|i|im|in|per|do|na|bei|zur) )/iu,
);

/** Where more tails begin that may say how the work is done. */
export const MORE_TAILS =
  / (?=(?:zum|vom|ab|voor|per|bis|until|from|starting|pro|od|från|fra|dès|hasta|fino|ut|i|na|t\.?o\.?m\.?|t\/m) [\p{L}\d])/gu;
/** Hours and contract at the end of a part without a sign before them. */
export const MORE_AT_END = folded(
  new RegExp(
    String.raw` (?:\d[.,]\d{1,2} ?[-–\ue012\ue013] ?\d[.,]\d{1,2} ?fte|(?:vast|tijdelijk) (?:contract|dienstverband)|(?:i )?(?:\d{1,3} ?% )?(?:fast|fasta|faste) (?:heltids|deltids|fulltids|fuldtids)?(?:stilling|tjänst|anställning)|\d{1,3} ?% fast|(?:tills vidare|tillsvidare)|${WEEKLY_HOURS}|\d{1,2}(?: ?[-–\ue012\ue013] ?\d{1,2})? (?:monate|mois|meses|mesi|maanden|mån|månader|måneder|mies|miesięcy|kk|md|mdr|měsíců)\.?)$`,
    "iu",
  ),
);

/** What only announces an opening, before its title: "Stellenausschreibung Nr. 14/2026:", "Ledig stilling som". */
export const ANNOUNCED = folded(
  /^(?:(?:stellen(?:ausschreibung|anzeige|angebot)|poste à pourvoir|oportunidade(?: de emprego)?|oportunidad(?: laboral)?|opportunità(?: di lavoro)?|annuncio|ogłoszenie|wolne miejsce|lediga? (?:tjänster?|stillinger)|volné místo|volná pozice|(?:(?:new|open|career|job|exciting|great) ){1,2}(?:role|opportunity|opening|position|vacancy|alert))(?: (?:nr\.?|n[º°.]?) ?[\w/-]{2,14})? ?[:!–—|-] ?|ledig stilling som |(?:pilnie )?(?:zatrudnię|zatrudnimy)(?: ?: ?| )|recrute |(?:søger|söker|søker) ?: ?|urgentemente )(?=\p{L})/iu,
);
/** "Speech Therapist needed ASAP". */
export const WANTED_NOW = folded(
  / (?:needed|wanted|required|sökes|søges|søkes|gesucht|gezocht|cercasi|ricercasi|haetaan|se busca) (?:asap|now|urgently|immediately|omgående|snarest|straks|sofort|dringend|ab sofort|per direct|subito|urgente(?:mente)?|heti)!?(?= ?$| ?[-–|,])/iu,
);
/** The number of a posting before its title. */
export const CODE_FIRST =
  /^(?:#\d{3,8}|(?!20\d\d-(?:20)?\d\d(?!\d))\d{4}-\d{2,5}|\d{5,8})(?: ?[-–|:] ?| )(?=\p{L}{3})/u;

/** "ホールスタッフ募集". */
export const WANTED_UNSPACED = /(?<=[\p{sc=Han}\p{sc=Katakana}ー])を?急?募集(?:中|します)?$/u;

/** A number of the posting that no sign parts from what stands before it: "odpolední č. 20417". */
export const REFERENCE_AT_END =
  / \(?(?:č|nr|n\.?[ºo°]|[№#]|ref|rif|réf|kennziffer)\.?:? ?(?=[\p{L}/-]{0,6}\d)[\p{L}\d][\p{L}\d/-]{2,20}\)?$/iu;

/** How many are wanted, beside the name of the work: "Executive x2 (Freight)", "2 x Nurse". */
export const COUNT_BEHIND = / [x×] ?(?:[2-9]|1\d|20)(?= ?(?:$|[-–—|,(]))|\((?:[x×] ?\d{1,2}|\d{1,2} ?[x×])\)/u;
export const COUNT_BEFORE = /^\(?\d{1,2} ?[x×]\)? (?=\p{L}{2})/u;
