import { folded } from "#normalise/text/folded-expression.ts";
import { MONTH } from "./title-terms.ts";

/** Expressions for whole words of a title, in any case. */
const everyOf = (...sources: readonly string[]): RegExp[] =>
  sources.map((source) => folded(new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "giu")));

const ROOM = String.raw`(?:accommodation|housing|lodging|unterkunft|wohnung|kost|logis|verpflegung|logement|hébergement|repas|alojamiento|comidas|manutención|vivienda|alojamento|alimentação|refeições|moradia|alloggio|vitto|pasti|huisvesting|vervoer|maaltijden|zakwaterowani(?:e|a|em)|wyżywieni(?:e|a|em)|dojazdy?|ubytování|ubytovn[ay]|strav(?:a|enky|ování)|doprav[ay]|svozy?|szállás(?:sal)?|étkezés(?:sel)?|utazás|cazare|mas[ăa]|mese|transport|meals|bolig|losji|bostad|boende|majoitus|asunto|ruokailu|konaklama|yemek|yol|servis)`;
const GIVEN = String.raw`(?:provided|included|available|free|paid|offered|inklusive|inbegriffen|frei|gestellt|vorhanden|möglich|gratis|kostenlos|offerts?|fournie?s?|assurée?s?|possible|compris|pris en charge|incluid[oa]s?|gratuit[oaăe]?s?|incluíd[oa]s?|fornecid[oa]s?|inclus[oaăeiè]{0,2}|compres[oi]|offert[oi]|inbegrepen|geregeld|beschikbaar|mogelijk|zapewnion[ey]|darmow[ey]|bezpłatn[ey]|zajištěn[oaéýy]|zdarma|k dispozici|biztosított|biztosítva|ingyenes|megoldható|asigurat[ăe]?|tillhandahålls|ingår|finns|ordnas|kan (?:skaffes|ordnes)|tilbydes|järjestyy|tarjotaan|var|dahil|karşılanır|wird gestellt)`;
const ALSO = String.raw`(?: ?[+&/,] ?| (?:and|und|et|y|e|ed|en|i|a|și|és|ve|och|og|ja) )`;
const WITH = String.raw`(?:free|gratis|freie|inklusive|inklusief|inclusief|inkl\.?|incl\.?|including|with|mit|avec|con|com|met|z|ze|s|se|cu|med|sis)`;
const MEALS = String.raw`(?:board|kost|verpflegung|repas|nourriture|comidas|manutención|alimentação|refeições|vitto|pasti|maaltijden|wyżywieni(?:e|a|em)|strav(?:a|enky|ování)|étkezés(?:sel)?|mas[ăa]|mese|meals|yemek|ruokailu)`;
/** Housing, meals, the way to work and what is paid for them. The bare word may be what the work is about: "Responsable logement". */
const BENEFITS = everyOf(
  String.raw`(?:${WITH} )?${ROOM}(?:${ALSO}(?:\d )?${ROOM}){0,3} ${GIVEN}`,
  String.raw`(?:${WITH} )?(?:\d )?(?:${ROOM}|mutuelle|véhicule|primes?|flights) ?\+ ?(?:\d )?(?:${ROOM}|mutuelle|véhicule|primes?|flights)(?: ?\+ ?${ROOM})?`,
  String.raw`(?:${ROOM}${ALSO}(?:\d )?${MEALS}|${MEALS}${ALSO}${ROOM})`,
  String.raw`${WITH} ${ROOM}(?:${ALSO}${ROOM})?|\d mese|szállással`,
  String.raw`příspěv(?:ek|ky) na \p{L}{4,14}|dodatek (?:mieszkaniowy|za dojazd|relokacyjny)|dofinansowanie dojazdów|(?:lakhatási|utazási|albérleti) (?:támogatás|hozzájárulás)|(?:fahrt(?:kosten)?|wohnungs?|umzugs|miet)(?:zuschuss|geld|hilfe)|deutschlandticket|jobticket|(?:housing|travel|transport|meal|car|relocation) (?:allowance|stipend|paid)|prime (?:de )?(?:panier|transport|logement|annuelle)|tickets? restaurants?|mutuelle|ayuda (?:de|para) (?:la )?(?:vivienda|transporte|alquiler)|vale[- ](?:transporte|refeição|alimentação)|(?:auxílio|subsídio) (?:moradia|de alimentação|alimentação)|indennità (?:di )?trasferta|buoni pasto|reiskostenvergoeding|tichete de masă|bonuri de masă|decont(?:are)? transport|friskvårdsbidrag|flyttehjelp|yemek kartı`,
  String.raw`(?:übertarifliche|tarifliche|überdurchschnittliche|faire|leistungsgerechte|pünktliche) (?:bezahlung|vergütung|entlohnung)|nach tarif|salaire (?:motivant|attractif|attrayant)|buen (?:salario|sueldo)|bom salário|ottimo stipendio|goed salaris|atrakcyjne (?:wynagrodzenie|zarobki)|bra lön|god løn|god lønn|hyvä palkka|dobrý plat|salariu (?:atractiv|motivant)|versenyképes (?:fizetés|bér)|yüksek maaş|uncapped(?: commission| earnings)?|cash in hand|(?:paid|pay) (?:weekly|daily|fortnightly)|lafha|(?:13e|treizième) mois|13\. gehalt|1[345] mensilità`,
  String.raw`(?:täglich|jeden (?:abend|tag)|abends|am wochenende|jedes wochenende) (?:zu ?hause|daheim)|home (?:daily|nightly|weekly|every (?:night|day|weekend))|(?:rentrée?|retour) (?:au domicile |à la maison |à domicile )?(?:tous les (?:soirs|jours|week-ends)|chaque (?:soir|jour|week-end))|(?:elke (?:avond|dag)|iedere avond|'s avonds) thuis|(?:codziennie|weekendy|każdy weekend) w domu|(?:todos los días|cada noche) en casa|(?:todas as noites|todos os dias) em casa|(?:tutte le sere|ogni sera) a casa|hemma varje (?:kväll|dag)|hjemme hver (?:aften|dag|kveld)|každý den doma|víkendy doma`,
  String.raw`(?:pago|pagos|sueldo|salario|pagamento|paid|pay|payé|bezahlt|płatne) (?:en|in|em|w|in) (?:usd|eur|gbp|dólares|dollars|euros?|pounds)`,
);

const PERIOD = String.raw`(?:(?:20)?\d\d ?[/–\ue011\ue013-] ?(?:20)?\d\d|20\d\d)`;
const OF_YEAR = String.raw`(?:(?:de |d['’]|of |des |el |la |l['’]|à )?(?:été|hiver|printemps|automne|verano|invierno|primavera|otoño|verão|inverno|outono|estiva|invernale|estate|letni|zimowy|letn[íi]|zimn[íi]|nyári|téli|de vară|de iarnă|summer|winter|spring|autumn|fall))`;
const FEAST = String.raw`(?:semana santa|pascua|easter|ostern|pâques|pasqua|pasen|navidad|noël|weihnachten|christmas|natale|kerst|wielkanocy|jul)`;
const SEASON = String.raw`\p{L}{0,12}(?:saison|season|sezon(?:u|ul)?|szezon|säsong(?:en)?|sæson(?:en)?|sesong(?:en)?|temporada|campaña|stagione|kausi|sezón[ay]?|seizoen)`;
const WHEN = String.raw`(?:${MONTH}|${FEAST})`;
const STUDIES = String.raw`(?:\p{L}{0,10}semest(?:er|re|r)|(?:spring|fall|autumn|winter|summer|school) term|trimest(?:er|re)|term|curso(?: escolar| académico| lectivo)?|año (?:escolar|académico|lectivo)|ano l[eé](?:c)?tivo|a\.? ?[sa]\.?|anno (?:scolastico|accademico)|année (?:scolaire|universitaire|académique)|rentrée|school ?jaar|(?:schul|studien)jahr|(?:academic|school) year|rok (?:szkolny|akademicki)|školní rok|tanév|anul? (?:școlar|universitar)|skoleår(?:et)?|läsår(?:et)?|lukuvuosi|studieår(?:et)?|ws|ss|sose|wise)`;
/** A season or a term of a school with its year or its months. A season alone is the kind of work. */
const SEASONS = everyOf(
  String.raw`(?:(?:summer|winter|spring|autumn) )?${SEASON}(?: ${OF_YEAR})? ${PERIOD}`,
  String.raw`${SEASON}(?: ${OF_YEAR})? (?:de |von |ab |from |d['’]|van |od |from |mellan )?${WHEN} ?(?:[–-]|a|à|al|bis|to|until|tot|do|til|till|hasta|até|fino a) ?${WHEN}`,
  String.raw`(?:(?:spring|fall|autumn|winter|summer) )?${STUDIES}(?: ${OF_YEAR})? (?:20\d\d-\d|${PERIOD})|${PERIOD} tanév|(?:20\d\d[/-](?:20)?\d\d)[- ](?:s tanév|school year|academic year|curso)`,
);

const AT_LEAST = String.raw`(?:min(?:\.|imum|imal|destens|imo|imálně|im)?|mínimo|mínimo de|au moins|al menos|pelo menos|almeno|at least|ab|od|vähintään|minst|mindst|alespoň|legalább|minimaal|co najmniej|over)`;
const YEARS = String.raw`(?:years?|yrs?|y|jahren?|ans|années?|años?|anos?|anni|jaar|år|års|lata?|let|roky?|vuotta|vuoden|év(?:es)?|ani|yıl)`;
const SO_MANY = String.raw`\d{1,2}(?:(?: ?[–-] ?| (?:to|bis|à|a|tot|till|til|do) )\d{1,2})? ?\+?`;
const PRACTICE = String.raw`(?:(?:of |d['’]|de |di |in |relevant |work |working )?(?:experience|exp|xp|expérience|experiencia|experiência|esperienza|ervaring|erfaring|erfarenhet|kokemus(?:ta)?|praxe|tapasztalat(?:tal)?|experiență|deneyim(?:li)?|doświadczenia|berufserfahrung|erfahrung|arbejdserfaring|werkervaring))`;
/** Years that the person has worked: "3-5 yrs", "min. 2 ans d'expérience". */
const WORKED = everyOf(
  String.raw`(?:${AT_LEAST} )?${SO_MANY} ?${YEARS}['’]? ?${PRACTICE}(?: (?:required|minimum|mínimo|minima|preferred|erforderlich|exigée?|requerida))?`,
  String.raw`${SO_MANY} ?yrs|\d{1,2}\+ ?${YEARS}|${AT_LEAST} \d{1,2} ${YEARS}`,
);

/** Rosters of people who fly in to a mine, and a day handed on around the globe. */
const ROSTERS = everyOf(
  String.raw`\d{1,2} ?[:/] ?\d{1,2}(?: ?[:/] ?\d{1,2})? (?:roster|swing)s?|(?:even[- ]time|week[- ]on[- ]week[- ]off) roster|follow[- ]the[- ]sun`,
  String.raw`(?:fifo|dido|bibo|fly[- ]in[- ]fly[- ]out|drive[- ]in[- ]drive[- ]out)(?: (?:ex|from|out of)(?: \p{L}{3,14}){1,2}| (?:perth|brisbane|adelaide|darwin|townsville|cairns|mackay|kalgoorlie|karratha|melbourne|sydney))?`,
);

/** Contracts and ways to work of languages that other lists know less well. */
const MORE_CONTRACTS = everyOf(
  String.raw`teil-? ?(?:/|und|oder|o\.|bzw\.?) ?vollzeit|(?:eltern(?:zeit|karenz)|karenz|bildungskarenz|mutterschafts?(?:urlaubs?)?|mutterschutz|sabbatical|urlaubs|stell)[- ]?vertretung`,
  String.raw`(?:foreldre|svangerskaps|fødsels|permisjons|syke(?:fraværs)?|barsels?|forældreorlovs|föräldraledighets|graviditets|sjuk(?:skrivnings)?|sommer|sommar)\p{L}{0,10}vikar(?:iat|ie)?`,
  String.raw`remplacement (?:de |d['’]un )?congé(?: de)?(?: mat(?:ernité)?| parental| maladie)?|(?:vervanging|vervanger) (?:wegens )?(?:ouderschaps|zwangerschaps|ziekte|bevallings)\p{L}{0,8}|(?:ouderschapsverlof|ziektevervanging)|stage (?:extra)?curriculare`,
  String.raw`normă (?:întreagă|redusă)|jumătate de normă|program (?:flexibil|redus|normal|full[- ]time|part[- ]time)|(?:contract )?(?:pe )?perioadă (?:ne)?determinată|(?:lucru|muncă|munca|job) (?:de|la) (?:acasă|distanță|domiciliu)|de acasă|telemuncă|înlocuire(?: temporară)?(?: (?:concediu(?: de)? )?(?:maternitate|creștere copil|medical))?|angajare (?:imediată|urgentă)|(?:cu sau )?fără experiență|începere imediată|pfa|sezonier`,
  String.raw`(?:4|6|8) ?órás?|(?:teljes|rész)munkaidős?|azonnali (?:kezdés(?:sel)?|belépés(?:sel)?|munkakezdés(?:sel)?)|határoz(?:ott|atlan) idejű|(?:gyes|gyed|csed)[ -]?helyettesítés|helyettesítés|alkalmi munka|diákmunka|távmunkában?|otthoni munka|vállalkozóként|tapasztalat nélkül|(?:idény|szezonális )munka`,
  String.raw`(?:belirli|belirsiz) süreli|sözleşmeli|dönemsel|proje bazlı|hibrit çalışma|ofisten|evden çalışma|serbest çalışan|yevmiyeli|deneyimsiz|acil(?:en)?|hemen başlangıç`,
  String.raw`thuiswerk(?:plek|baan|er|functie)?|thuiswerkdagen|(?:vacante|puesto|oferta|vaga|empleo) urgente|(?:zdalna|hybrydowa)`,
  String.raw`\d{1,2} (?:tot|to|bis|à|a|til|till|až|do|la) \d{1,2} ?(?:uur|hours?|hrs?|h|std\.?|stunden|heures|horas|ore|timer|timmar|godzin|hodin|tuntia)(?: (?:per|pro|par|p\.?|por|a) ?(?:week|woche|semaine|semana|settimana|w\.?))?`,
);

/** Pay and hours whose units other lists know less well, when the work starts and on what terms. */
const MORE_TERMS = everyOf(
  String.raw`(?:(?:brut|net)(?:to|tó|ă)?:? |od |od |până la |ab )?\d[\d.,]{0,9}(?: \d{3})?(?: ?[–-] ?\d[\d.,]{0,9}(?: \d{3})?)? ?(?:ft|huf|forint|lei|ron|euro|tl|złotych|korun)(?: ?/ ?(?:óra|hó|oră|lună|zi|saat|ay|gün|h|hod|godz|mies|m))?(?: (?:brut|net)(?:to|tó|ă)?)?`,
  String.raw`(?:na rękę|do ręki|čistého|nettó|bruttó)|\d(?:[.,]\d{1,2})? ?(?:tot|to|bis|à|a|[–-]) ?\d(?:[.,]\d{1,2})? ?fte|(?:pół|ćwierć) etatu`,
  String.raw`(?:3|4|drie|vier)[- ]?daagse (?:werk)?week|4-dagars(?:vecka)?|semaine de (?:4|quatre) jours|semana de (?:4|cuatro|quatro) d[ií]as|settimana (?:corta|di 4 giorni)|4-dniowy tydzień(?: pracy)?|4denní(?: pracovní)? týden|nelipäiväinen työviikko`,
  String.raw`(?:stellen|arbeits|dienst)antritt:? (?:\d{1,2}\. ?)?${MONTH}(?: 20\d\d)?|(?:(?:op)?start |tiltrædelse |nástup )?(?:hurtigst muligt|så snart som m[öu][jl]\p{L}{2,3}|(?:možný )?(?:hned|co nejdříve)|jak najszybciej|mahdollisimman pian|(?:lo antes|cuanto antes|quanto antes) ?(?:posible|possível)?|al più presto|zo snel mogelijk|cât mai curând|mielőbb)`,
  String.raw`ab (?:dem )?(?:(?:ersten|1\.) tag|tag (?:1|eins))|vanaf dag (?:1|één)|dès le premier jour|from day (?:1|one)|desde el primer día|(?:t\.?o\.?m\.?|til og med|till och med|t/m|do dnia) \d{1,2}[./] ?(?:\d{1,2}[./]?|${MONTH})(?: ?20\d\d)?`,
  String.raw`contrat(?:o|to)? (?:estable|stable|stabile|laboral)|(?:on (?:a )?)?project[- ]bas(?:is|ed)|(?:auf )?projektbasis|op projectbasis|na projekt|bijbaan(?:tje)?|studentenjob|nebenjob|aushilfsjob|ferienjob|vakantiewerk|sommerjobb?|sommarjobb|studiejob|job (?:étudiant|d['’]été)|kesätyö|nyári munka|(?:tier 2|skilled worker|h-?1b|cos|work) (?:visa )?(?:sponsorship|sponsored)(?: available| offered)?|no (?:visa )?sponsorship`,
  String.raw`(?:de|desde|from|von|da|depuis|van|z|od) (?:qualquer lugar|cualquier (?:lugar|parte)|überall|qualsiasi luogo|n['’]importe où|oriunde)|skądkolwiek|odkudkoli|bárhonnan|var som helst|waar dan ook`,
);

/** Days off, rates and zones of time, and the like. */
const OFFERED = everyOf(
  String.raw`\d{2}\+? (?:tage urlaub|urlaubstage|days? (?:of )?(?:holidays?|annual leave|pto|vacation|leave)|jours de congés|rtt|días de vacaciones|dias de férias|giorni di ferie|vakantiedagen|dni urlopu|semesterdagar|feriedage|feriedager|lomapäivää|dní dovolené|zile de concediu)|(?:5|6|7) (?:wochen urlaub|týdnů dovolené|weeks (?:of )?(?:holiday|vacation|leave)|semaines de congés)`,
  String.raw`\d{1,2} (?:jours?|days?|tage?|días?|dias?|giorni|dagen|dni)(?: de| of| di)?(?= (?:télétravail|home ?office|remote|teletrab|smart|zdaln|thuis|telework|hjemme))|\d{2}[ -]?(?:h|stunden|uren)-woche|\d{2}-urige werkweek|semaine de \d{2} ?h(?:eures)?`,
  String.raw`(?:us|uk|eu|european|american|asian?|apac|emea|latam) time ?zones?|(?:utc|gmt|cet|cest|eet)(?: ?[+±-] ?\d{1,2}(?: ?(?:to|–|-|/) ?[+-]?\d{1,2})?)?|quereinsteiger(?:[:*]?innen)? (?:welcome|erwünscht|gern gesehen|herzlich willkommen)`,
);

/** The same in Korean, Chinese and Japanese, with places that a part names alone. */
const EASTERN = [
  /(?:무기|비)?(?:정규직|계약직)|기간제|파견직?|프리랜서|도급|상주|일용직|단기알바|알바|아르바이트|급구|긴급|(?:상시|수시|신규|경력|신입)?채용(?:공고)?|모집|구인|구함|신입|경력(?:직|무관)?(?: ?\d{1,2}년(?: ?이상)?)?|(?:학력|나이) ?무관|초보 ?가능|\d{1,2}(?:~\d{1,2})?개월|주 ?\d일(?: ?근무)?|숙식 ?제공|기숙사(?: ?제공)?|식사 ?제공|(?:초|중|고|특)급|\d{4}(?:년|-)? ?\d{1,3}차|인재풀|(?:시급|월급|연봉|급여) ?(?:[\d,]{1,10}만?원?|협의)|월 ?[\d~,]{2,9}만원|하이브리드|(?:주|야)\d일/gu,
  /서울|부산|대구|인천|광주|대전|울산|세종|수원|성남|용인|화성|평택|창원|천안|청주|제주|판교|강남|여의도|성수|구로|가산|마곡|분당|상암|광화문|잠실|송도|을지로|종로|역삼/gu,
  /急聘|急招|急徵|诚聘|誠徵|高薪|招聘|招募|双休|單休|单休|週休二日|[五六]险[一二]金|包吃(?:包?住)?|包住|提供(?:住宿|食宿)|(?:无责)?底薪[\d+k-]{0,10}|\+?提成|年终奖|\d{2}薪|外包|驻场|劳务派遣|合同工|合同制|混合办公|可?居家|遠距(?:工作)?|\d{1,2}[kK]?[-~～]\d{1,2}[kK万]|\d{1,2}(?:[-~～]\d{1,2})?年(?:以上)?(?:经验|經驗)?|(?:经验|学历)不限|无需经验|长期|短期|(?:可)?日结/gu,
  /客先常駐|常駐(?:先あり)?|自社(?:内)?(?:開発|サービス|saas|プロダクト|製品|勤務)|受託開発|寮(?:完備|あり)|社宅あり|住み込み可?|日払い(?:可|ok)?|週払い(?:可|ok)?|高収入|高時給|残業月?\d{1,2}h?(?:以内|以下)|直行直帰|土日休み?|年間休日\d{3}日(?:以上)?|昇給あり|賞与(?:あり|年\d回)|ボーナスあり|公募|求人/giu,
];

/** More of what belongs to other fields of a posting than to its title. */
export const CONDITIONS: readonly RegExp[] = [
  ...BENEFITS,
  ...SEASONS,
  ...WORKED,
  ...ROSTERS,
  ...MORE_CONTRACTS,
  ...MORE_TERMS,
  ...OFFERED,
  ...EASTERN,
];

/** Words between those, which say nothing else beside them. */
export const CONDITION_JOINTS: readonly RegExp[] = everyOf(
  "sau|nebo|anebo|albo|vagy|veya|ya da|tai|of|și|és|ve|cu|din|usd|eur|gbp|pago|paid|assurés?|min|minimum|minim|program|proroghe|prolongation|net|neto|brut|tjm|tagessatz|stundensatz|uurtarief|dagtarief|day rate|tarifa|stawka|hourly rate",
);

/** Ages of those who are cared for or taught, which look like the length of a contract: "2-4 year olds", "0-3 ans". */
export const AGES = folded(/\d[ -](?:years?|months?)[ -]olds?|(?<!\d)0 ?[-–] ?\d{1,2} ?(?:\p{L}|$)/iu);

/** Hours or a share of them between a name and what follows it: "Pflegehelfer 30 Std. im Nachtdienst". */
export const HOURS_WITHIN = folded(
  / (?!24 )(?:\d{1,2}(?: ?[-–\ue013] ?\d{1,2})? ?(?:std\.?|stunden|uur|timer|timmar|h|heures|horas|ore|godzin|hodin|tuntia)|\d{2,3}(?: ?[-–\ue013] ?\d{2,3})? ?%)(?= (?:im|in der|in de|i|på|en|au|w|na|nel|v|ve) (?!døgnet|dygnet|dag|uge|week|woche|semaine)\p{L}{3})/giu,
);

/** What may stand at the end without a sign: hours with the time of day, "Teleoperador 30h tardes", and a season with its years. */
export const MORE_TERMS_AT_END = folded(
  new RegExp(
    String.raw` (?:\d{1,2}(?: ?[-–\ue013] ?\d{1,2})? ?(?:h|hrs?|std\.?|stunden|uur|timer|timmar|horas|ore|heures|godz\.?|hodin)(?:[/\ue011](?:semana|semaine|woche|week|vecka|uge))? (?:(?:de |por |la |le |em |in de |am )?(?:tardes?|mañanas?|noches?|manhãs?|noites?|matins?|soirs?|après-midi|mattin[ae]|pomeriggi[o]?|vormittags?|nachmittags?|abends?|morgens|ochtend|avond|mornings?|afternoons?|evenings?|formiddag|eftermiddag|kvällar|popołudnia|rano|odpoledne))|de acasă|doe|(?:\d{1,3} ?% )?(?:vikariat|engasjement)|${SEASON} ${PERIOD})$`,
    "iu",
  ),
);

/** Where a contract may stand before the place, without a sign: "Technicien CVC intérim Nantes". */
export const CONTRACT_BEGINS = folded(
  / (?=(?:intérim|interim|cdi|cdd|freelance|full[- ]?time|part[- ]?time|teilzeit|vollzeit|minijob|heltid|deltid|fulltid|fuldtid|tijdelijk|indefinido|autónomo|zdalnie|remoto|säsong(?:en)? \d) ?)/giu,
);

/** What kind of internship it is, for the school. */
export const KIND_OF_INTERNSHIP = folded(
  /(?<=(?:stage|tirocinio|tirocinante|stagista) )(?:extra)?curriculare(?:\/(?:extra)?curriculare)? /giu,
);

const ASSIGNMENT = String.raw`(?:mission|opdracht|auftrag|uppdrag|oppdrag|opgave|zlecenie|incarico|progetto|proyecto|encargo|keikka|toimeksianto|zakázka|einsatz|gig|assignment|projekt|project)`;
const ALONE = String.raw`(?:freelance|zzp|interim|konsult|konsulent|projekt|b2b|contract|intérim|en régie|p\.? ?iva|autónomo|autonomo)`;
/** Headings before the title that say on which terms it is open, or for later: "Mission freelance : …", "Register your interest: …". */
const HEADINGS = folded(
  new RegExp(
    String.raw`^(?:${ALONE}[ -]?${ASSIGNMENT}|${ASSIGNMENT} (?:en |in |als |som )?${ALONE}|register(?:ing)? (?:your |an )?interest|expressions? of interest|(?:join (?:our |the ) ?)?talent (?:pool|community)|initiativbewerbung(?: als)?|candidatures? spontanées?|candidatura (?:espontánea|spontanea|espontânea)|spontanansökan|uopfordret(?: ansøgning)?|åpen søknad|avoin hakemus|open sollicitatie|future (?:roles?|openings?|opportunit(?:y|ies))|vivier(?: de candidats)?|bijbaan|nebenjob|ferienjob|studentenjob|sommerjobb?|sommarjobb|studiejob|kesätyö|(?:now |currently )?(?:recruiting|seeking)(?: for)?|(?:freelancer|zzp['’]?er|freiberufler|konsult|autónomo|libero professionista|vikar|timvikarie|aushilfe|uitzendkracht|flexwerker|oproepkracht|jobstudent|freelance)(?:innen|in|s|e)? (?:gesucht|gezocht|wanted|needed|sökes|søges|søkes|recherchée?|cercasi|se busca|poszukiwan[yae]|hledáme)) ?[:!–—-]{1,2} ?(?=\p{L}{2})`,
    "iu",
  ),
);
/** That somebody is wanted, in languages that say it with an ending or no space. */
const WANTED = [
  folded(
    /^(?:urgent,? ?:? ?(?:recherche|cherche|besoin d[e'’])|angajăm|căutăm|recrutăm|se caută|anunț|keresünk|felveszünk|állásajánlat|acil|iş ilanı|arıyoruz)(?!\p{L}) ?[:!–-]? ?(?=\p{L}{3})/iu,
  ),
  folded(/ (?:keresünk|kerestetik|felvétel|aranıyor|alınacaktır|aranmaktadır|căutăm|angajăm)[!.]?$/iu),
  /^(?:【急?[聘招]】|[[【](?:急聘|急招|招聘|诚聘|誠徵|급구|채용)[\]】]|招聘[:\uff1a]|[诚急高][聘招薪](?:招聘|诚聘)?[:\uff1a]?) ?(?=\p{L}{2})/u,
  / ?(?:(?<=[\p{sc=Hangul}) ] ?)(?:신입|경력|신규|정기|수시|상시|대규모|집중|특별|긴급)?(?: ?\/ ?(?:신입|경력))? ?(?:채용|모집|구인)(?: ?공고)?|(?<=[\p{sc=Han}\p{sc=Katakana}ー）)])の?(?:公募|求人(?:情報)?|募集))(?=$| ?[([（【])/u,
  /(?<=\p{sc=Han})(?:[一二三四五六两\d]{1,2}[名位]|若干名?|数名)$/u,
  /(?<!\p{L})(?:무기|비)?(?:계약직|정규직|파견직)(?:\/(?:계약직|정규직))? (?=\p{L}{2})/u,
];

/** A label before the title, as in a table of facts: "Stanowisko: Księgowa". */
const LABEL_FIRST = folded(
  /^(?:(?:job )?title ?[-–]|(?:job ?title|position(?: title)?|title|role|stelle|stellenbezeichnung|stellentitel|beruf|tätigkeit|(?:intitulé du )?poste|fonction|métier|puesto(?: de trabajo)?|cargo|posición|função|posição|ruolo|posizione|mansione|qualifica|figura|functie(?:titel)?|functienaam|stanowisko|pozice|název pozice|postul?|poziți[ae]|funcți[ae]|munkakör|pozíció|pozisyon|unvan|stilling(?:sbetegnelse)?|tjänst|roll|befattning|yrke|tehtävä(?:nimike)?|(?:募集)?職種|職位|ポジション|岗位|职位|직무|포지션|모집 ?분야|직종) ?[:\uff1a]|stelle als) ?(?=[^\d\s])/iu,
);
/** An article before a common noun: "Un chargé de production". */
const ARTICLE_FIRST = /^(?:[Uu]ne?|[Ee]ine?n?|[Ee]en|[Uu]na|[Uu]ma?) (?=\p{Ll}{4})/u;
/** The whole title between quotes. */
const QUOTED = /^["“„«»‚‘]([^"“”„«»‘’]{3,100})["”“»«’]$/u;
const SEEKS = folded(
  /^(?: (?:gmbh|ag|ltd|inc|sa|srl|bv|as|ab|oy|s\.?r\.?o\.?)\.?)?,? (?:sucht|stellt ein|zoekt|recrute|recherche|busca|contrata|selecciona|seleciona|procura|cerca|ricerca|seleziona|assume|søker|søger|söker|szuka|poszukuje|zatrudni|hledá|přijme|hakee|etsii|rekrytoi|caută|angajează|keres|felvesz|arıyor|seeks|wants)(?!\p{L}) ?[:!–-]? ?(?:(?:an?|eine?n?|une?|un\(e\)|een|en|et|ett|una?|um|uma|uno) )?(?=\p{L}{3})/iu,
);

/** Returns a title without its posting's employer, who seeks somebody: "Fernhill sucht: Data Engineer". */
export function withoutSeeker(title: string, company: string): string {
  const name = company.trim();
  if (name.length < 3 || !title.toLowerCase().startsWith(name.toLowerCase())) return title;
  const rest = title.slice(name.length);
  return SEEKS.test(rest) ? rest.replace(SEEKS, "") : title;
}

/** Returns a title without what announces it. An announcement before the employer's name alone is the title: "Candidature spontanée - Fernhill Cloud". */
export function withoutAnnouncement(title: string, company = ""): string {
  const bare = title.replace(QUOTED, "$1").replace(LABEL_FIRST, "");
  const employer = company.trim().toLowerCase();
  const shorten = (left: string, each: RegExp): string => {
    const rest = left.replace(each, " ").trim();
    return rest === "" || (rest !== left && employer !== "" && rest.toLowerCase().startsWith(employer)) ? left : rest;
  };
  return [HEADINGS, ...WANTED, ARTICLE_FIRST].reduce(shorten, bare);
}
