import { folded } from "#normalise/text/folded-expression.ts";
import { quickly, replacedQuickly } from "#normalise/text/quick-expression.ts";
import { quickPhrases } from "#normalise/text/phrases.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { Level } from "#contract/schemas/job.ts";
import { LEVELS } from "#contract/schemas/job.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { PreparedText, Sentence } from "#normalise/text/prepared-text.ts";
import { NO_ASSOCIATES, STAFF, UNIT_MANAGERS } from "./grades.ts";
import { NO_HEADS, SERVING_HEADS, TITLE_HEADS, UNIT_HEADS } from "./heads.ts";
import { BEGINNERS_IN_TITLES, NO_BEGINNERS, WITH_OR_WITHOUT } from "./title-beginners.ts";
import { statedLevels, withQuestion } from "./stated-levels.ts";
import { MAX_TITLE_CHARACTERS } from "./title.ts";

/** Phrases that contain a word for a level but name a role, place, team or customer. They are blanked before the cues are read. */
const MASK = replacedQuickly(
  new RegExp(
    [
      /members? of (?:the )?technical staff|chief of (?:staff|party)/,
      /lead[- ](?:generation|gen|qualification|nurturing|management|time|conversion|acid|scoring|intake|routing|research|sourcing|qualif\w{2,7}|paint|abatement|poisoning|hazards?|exposure|inspections?)s?|(?:qualified|sales|marketing) leads?(?= (?:specialist|generation|gen|coordinator|manager))|leads(?: |$)/,
      /middle[- ](?:east|school|market|office|ware|grades?|mile|years)|mid[- ](?:market|west|atlantic|training|cap|town|stream|term|size|sized|enterprise|funnel|michigan|career|tier)|mid(?:west|town|stream|wife)/,
      /senior[- ](?:apartments?|residen(?:ces?|ts?)|adults?|companions?|villages?|day ?care|living|care(?!\w)|center|centre|citizens?|housing|high|leadership team|services?|communit(?:y|ies)|executive service|home ?care|nutrition|market|health|wellness)|(?:for|of|with) (?:senior|junior)s/,
      /(?:data|market|post|order|re|time|charge|claims?|invoice|payment|cash|customs|double|forced|keyless|of)[- ]entry|entry[- ](?:systems?|doors?|control|gates?|into|to|points?|tests?|fees?|exams?|visas?|requirements?|assessments?)|junior[- ](?:varsity|high|college|entre?prise|school|golf|tennis|achievement)|jr\.? high/,
      /graduate (?:admissions?|school|degree|programs?|studies|education|medical education|recruit\w*)|(?:under|post)[- ]?graduate|intermediate care|regular (?:full|part|hours|shifts?|employee|customer|locum|weekend)|intern (?:begeleider|accountmanager|verkoper|verkoop|adviseur|transport|medewerker|revisor|revision|säljare|sælger|selger|kommunik|konsul|kontroll|logistie?k|rekryter|vertegenwoordiger|bilsæl|uddannel|opplær)|(?:controlor|medewerker|verkoop|adviseur|accountmanager) intern(?![a-zà-ÿ])|campus (?:recruit\w*|security|director|manager|president|minister)|(?:internship|apprenticeship|intern|graduate|early careers?|traineeship)s?(?= (?:program(?:me)?s? )?(?:coordinator|manager|lead|recruiter|advisor|director|recruitment|specialist|assistant|administrator|officer|developer))/,
      /(?:assistenz(?= (?:geschäfts|bereichs))|assistent(?:in|e)?|assistenz|asistente|assistant\(?e?\)?|assessora?|secretari[oa]|sekretär(?:in)?|sekreterare|sekretær) (?:der|des|von|de la|de|du|d[ao]|del|dell[ao]|di|van|til|till) [^,;|(–-]*/,
      /(?:para|für|voor|dla|for|pour|til|för)[^,;|(]{0,25} s[eé]niors|(?:aide|accompagn[a-zà-ÿ]{2,8}|animat[a-zà-ÿ]{2,6}|auxiliaire|services?|soins|résidences?|conseil[a-zà-ÿ]{0,4}|pour|aux|des)[^,;|(]{0,25}? (?:les )?s[eé]niors/,
      /(?:assistant|asst\.?) (?:to|for) [^,;|(–-]*|(?:assistant|secretary|admin|aide|support)[^,;|(–-]{0,30}? (?:to|for)(?: the)? [^,;|(–-]*|(?:reports?|reporting) to [^,;|(]*/,
      /offices? of the [^,;|(]*|(?:president|director|executive|founder)['’]s (?:club|office)|founders? (?:office|associate)|(?:ceo|cto|cfo|coo|cpo|chairman|president|managing director)(?:['’]s)? office/,
      /(?:vice|assistant|deputy|school) principal|principal investigator|principal component|(?:art|creative|funeral|music|stage|casting) director(?='s)/,
      /head ?hunter|head[- ](?:start|coach|count|office|quarter|set|light|space|injur|and neck)|heads[- ]up|headquarters?|over ?head/,
      /subject[- ]matter experts?|expert (?:network|witness|services|contributor|interview)s?|c[- ](?:level|suite)(?= (?:sales|assistant|executive))/,
      /(?:research|teaching|graduate|policy|clinical|postdoctoral|post[- ]doc\w*|legal|visiting|writing|editorial|reporting|medical|mba|summer|congressional) fellow(?:ship)?|fellowship/,
      /(?:hr|talent|people|finance|business|channel|technology|alliance|client|growth|brand|sales|solutions?|legal|strategic|marketing|customer success|implementation) (?:business )?partner(?:ships?)?|partner(?:ships)? (?:manager|success|marketing|development|engineer|sales|solutions?|account|operations|program)/,
      /world war (?:i{1,3}|iv)|(?:phase|part|type|class|title|stage|schedule|group) (?:i{1,3}|iv|v)\b|(?:iv|iii) (?:therapy|nurse|infusion|room|hydration)|(?:level|tier|l|t)[- ]?[1-4](?:\/\d)? (?:\w+ ){0,2}?(?:support|helpdesk|help desk|service desk|technician|desktop|noc|soc)|(?:support|helpdesk|service desk|soc|technician|it|noc)[\w ]{0,30}[,(– -]+(?:level|tier|l|t)[- ]?[1-4]\b|tier[- ]?[1-4]\b/,
      /supervisor[- ]only|clinical supervis\w+|shift work|(?:all|multiple|any|various|open) (?:levels?|seniorit\w+|rank)/,
      /(?:early|late|later|growth|mid|seed|pre-seed|center|main|sound|multi|next)[- ]stage|stage (?:manager|production|design(?:er)?|hands?|craft|technician|lighting|set)|series [a-e]\b|senior support(?=\s*(?:$|[-–—,|(]))|(?:i|1)\/(?:ii|2)(?:\/(?:iii|3))?\b|advisor,? senior|senior advisors network|international|internal|internet|internist/,
      /junior[- ](?:academy|akademie|akademi|league|liga|squad|football|rugby|hockey|cricket|camp|club|swimming|swim|gymnastics|athletics|ballet|wear|clothing|basketball|volleyball)(?![a-z])|(?:lar|residência|residencia|centro|turismo|residenza|públic[oa]|público|clientela?|população|población|universidade?|viviendas?|apartamentos?|cohousing|habitação|ginástica|gimnasia)(?: d[eao]s?)? s[eéê]nior(?:es)?(?![a-zà-ÿ])/,
      /(?:moda|ropa|roupa|calzado|calçado|abbigliamento|linea|collezione|colección|vêtements?|rayon|prêt-à-porter|équipes?|equipo|equipa|squadra|categor[ií]a|école|escola|escuela|scuola|empresa|tennis|tenis|ténis|fútbol|futebol|calcio|football|natación|natação|nuoto|natation|judo) j[uú]nior(?:es)?(?![a-zà-ÿ])|(?:résidences?|habitat|logements?|coliving|clubs?|voyages|vacances)(?: services?)? s[eé]niors?(?![a-zà-ÿ])/,
      /(?:principal|senior|lead|staff) (?:project|group|team|platform group)(?=$)|(?:sr|jr)&ed|product lead generation|tech(?:nical)? lead generation/,
    ]
      .map((pattern) => pattern.source)
      .concat(NO_HEADS, SERVING_HEADS, NO_BEGINNERS, WITH_OR_WITHOUT, NO_ASSOCIATES)
      .join("|")
      .replace(/^/, "(?<![\\p{L}\\p{N}])(?:")
      .concat(")"),
    "giu",
  ),
);

const END = "(?![\\p{L}\\p{N}])";
const START = "(?<![\\p{L}\\p{N}])";
function words(source: string): RegExp {
  return folded(new RegExp(`${START}(?:${source})${END}`, "iu"));
}

const ROLE_NOUN =
  "(?:engineer(?:ing)?|developer|analyst|designer|manager|administrator|scientist|specialist|consultant|accountant|architect|associate|technician|programmer|representative|coordinator|recruiter|writer|tester|researcher|officer|auditor|assistant|agent|counsel|paralegal|executive|marketer|strategist|planner|buyer|sde|swe|sdet|sre|dba|qa|devops|planist|modeler|underwriter|adjuster|examiner|operator|clerk|planner|generalist|advis[eo]r|collector|drafter|estimator|inspector|investigator|nurse|librarian|custodian|mechanic|machinist|welder|electrician|therapist|chemist|biologist|geologist|economist|statistician|actuary|counsel(?:or|lor)|case ?worker|social worker|teller|banker|dispatcher|assembler|merchandiser|appraiser|instructor|editor)";

const INTERN = quickly(
  words(
    "interns?|internships?|externs?|externships?|(?:nurse|rn|nursing) residen(?:t|cy)|co-?op|working students?|werkstudent(?:in)?|werksstudent(?:in)?|praktikant(?:in)?|praktikum|pflichtpraktikum|stagiaire?|stage|tirocinante|praktykant(?:ka)?|studentermedhjælper|becari[oa]s?|prácticas|practicas|pasante|estagi[áa]ri[oa]|estágio|estagio|staż|stażyst[ak]a?|stagista|tirocinio|apprentice(?:ship)?|apprenti(?:e|\\(e\\)|·e)?|alternance|alternant(?:e)?|azubi|auszubildende[rn]?|ausbildung|trainee(?:ship)?|graduate|new grads?|new graduates?|recent graduates?|university grads?|graduate scheme|entry|entry[- ]?level|early[- ]career|fresher|freshers|campus hire|berufseinsteiger(?:in)?|stażystka|стажер|стажёр|aprendiz|lærling|lärling|harjoittelija|stážista|stážistka|apprendista|volontär(?:in)?|studentermedarbejder|elev(?= (?:til|i|innen|på|inden))|(?:kontor|salgs|butiks|handels|kokke|finans|bager|tjener|smede|it-?)elev|elevplads|læreplads",
  ),
);
const STUDENT = quickly(
  words(
    "students?(?=\\s*(?:$|[-–—,|(/]| (?:assistant|asst|aide|nurse|employee|worker|developer|engineer|job)))|campus(?= (?:hires?|hiring|graduates?|placements?|recruits?(?!\\p{L})|\\d{4})|\\s*$)|young professional|absolvent(?:in)?|débutant(?:e)?",
  ),
);
/** Ends of compounds that name the people served, a sport, a place or wares: `juniorkläder`, `Seniorenheim`, `seniorikoti`. */
const NO_JUNIORS =
  "en(?!tw)|sk|at|ity|hold|lag|tr[æä]n|a[ck]ad|lands|kläd|klær|klub|klæ|tøj|mode|sorti|kolle|fot[bo]|fuß|fußball|avdel|verksam|idrott|idræt|golf|tennis|ish|hock|coach|kurs|camp|cent|sent|liga|sport|gym|svøm|sv[øö]m|sim|ball|kor(?!r)|ork|haus|hort|team|meist|mester|mäst|club|cup|tour|box|zimmer|bett|kled|schoen|voetbal|elft|i(?:valmen|joukk|toim|lii|akat|pää|leir|sarj|koul|ohj|ryhm|kisa|turn|urh|jalka|lätk|kiek|kerho|seur|työ)";
const NO_SENIORS =
  "en(?!tw)|it(?!uotta)|liv|boend|häls|center|cent|sent|hus|omsorg|pleje|pleie|kläd|klub|dans|gym|träff|treff|kort|mark|messe|mäss|res(?!e)|heim|stift|wohn|zentr|betreu|beglei|hilf|park|sport|idr|tr[äæ]n|lag(?!erc)|hold|tanz|turn|bolig|bost|bo(?=st|lig|ende)|aktiv|tal(?:o|ent)|vård|sorg|kultur|i(?:koti|kod|talo|kesk|asu|asum|lii|jump|työ|valmen|palv|hoi|kort|ohj|ryhm|kerho|kans|toimin|neuvon|neuvol)";
/** Openings of Polish names for roles, beside which `st.` is short for `starszy` and `mł.` for `młodszy`. */
const POLISH_ROLES =
  "(?:specjalist|inspektor|referent|asystent|księgow|konsultant|programist|inżynier|technik|mistrz|analityk|doradc|kontroler|operator|pielęgniar|magazynier|sprzedawc|kucharz|kelner|rejestrator|laborant|administrator|projektant|konstruktor|ratownik|wykładowc|bibliotekarz|kustosz|recepcjonist|radc|planist|audytor|aspirant|tester|kierowc|monter|elektryk|mechanik|automatyk|spedytor|koordynator|handlow|przedstawiciel|merytor|opiekun|terapeut|położn)";
/** A job for people who begin: no experience, a first job, just out of school. */
const BEGINNERS = quickPhrases(...BEGINNERS_IN_TITLES);
const JUNIOR = words(
  `juniors?|juniora|juniorní\\p{L}{0,3}|junior(?!${NO_JUNIORS})\\p{Ll}{4,20}|jr|jnr|młodsz[yai](?! (?:dziec|grup))|mł\\.?(?= ${POLISH_ROLES})|младший|júnior(?:es)?|juniores|nuorempi|mladší(?:ho)?(?! (?:dět|žác|škol))`,
);
const ONE = quickly(new RegExp(`${START}(?:${ROLE_NOUN}[ ,-]+(?:level )?(?:i|1)|level (?:1|i)|[le]1)${END}`, "iu"));
/** A Roman numeral that ends a part of the title: `Custodian II`, `Technical Writer V - Dallas`. */
const NUMERAL = /(?<=\p{L}{3,}\)? )(I{1,3}|IV|V)(?=\s*(?:$|[-–—,|(/:;]))/u;
/** "Associate" as the grade below a plain title. */
const ASSOCIATE = words("assoc(?:iate)?");
const SEMI = words("semi[- ]?s[eéê]nior(?:es)?|semi[- ]?sr|ssr");
const EVERY_SEMI = folded(new RegExp(SEMI.source, "giu"));
const MID = quickly(
  words(
    "mid|mid[- ]?level|mid[- ]?weight|middle(?:weight)?|intermediate|intermédiaire|medior(?:ní\\p{L}{0,3}|a|en|s|k[ay])?|plen[oa]s?|(?<!(?:(?<!\\p{L})(?:en|de|fr|cz|sk|ua|ru|it|es)[/ >-]{1,3}|[,(] ?))pl\\.?(?![/-]?sql|[/>-] ?(?:en|de|fr|ua|ru|cz)(?!\\p{L})| ?\\))|confirmée?s?|regular|(?:nivel|nível|livello) (?:interm[eé]di[oa]|médio|medio|mediu|intermediário)|mellannivå|mellomnivå|mellemniveau|keskitaso\\p{L}{0,3}|střední úrov\\p{L}{1,3}|средний",
  ),
);
const TWO = quickly(
  new RegExp(`${START}(?:${ROLE_NOUN}[ ,-]+(?:level )?(?:ii|2)|level (?:2|ii)|[le][24])${END}`, "iu"),
);
const THREE = quickly(
  new RegExp(
    `${START}(?:${ROLE_NOUN}[ ,-]+(?:level )?(?:iii|iv|3|4)|level (?:3|4|iii|iv)|l5|[e][35]|ic[45])${END}`,
    "iu",
  ),
);
const SENIOR = quickly(
  words(
    `seniors?|seniora(?= (?:och|eller|\\p{L}{3,25}(?:er|are|örer)(?!\\p{L})))|senior(?!${NO_SENIORS})\\p{Ll}{4,20}|sr|snr|s[êeé]nior(?:es)?|seniorn[yií]|starsz[yai](?! (?:pan|osob|ludz|człow|małż|kobiet|mężcz|dziec))|(?:starsz(?:ego|ą|ej)|st\\.?)(?= ${POLISH_ROLES})|vanhempi|starší(?:ho)?(?! (?:dět|osob|obč|žác|paní|pán|dám|lid|člov|manž|muž|žen))|старший|expérimenté(?:e)?|experienced|erfahrene[rn]?`,
  ),
);
const SENIOR_FIRST = folded(new RegExp(`^\\s*(?:\\([^)]*\\)\\s*)?(?:${SENIOR.source})`, "iu"));
const LEAD = quickly(
  words(
    `lead|leads|leader|leads?er|tech[- ]?lead|team[- ]?lead(?:er)?|teamleiter(?:in)?|teamleitung|leiter(?:in)?|leitung|abteilungsleiter(?:in)?|bereichsleiter(?:in)?|principal|${STAFF}|head|director|direktor(?:in)?|directeur|directrice|directora|diretor|diretora|dyrektor|vp|svp|evp|avp|vice[- ]president|vicepresident|president|chief|ceo|cto|cfo|coo|cmo|cpo|cro|ciso|chro|cio|cdo|founder|co-?founder|cofounder|distinguished|fellow|managing partner|general partner|supervisora?|expert|experte|expertin|ведущий|руководитель|kierowni(?:k|czka)|vedoucí|johtava|team(?:ledare|leder)|responsable|responsabile|chef de projet principal|líder|lider|jef[ae](?:/[ae])?|gerente|hoofd|teamhoofd|afdelingshoofd|leidinggevende|direttor[ei]|direttrice|direktør|direktör|dyrektorka|ředitel(?:ka)?|(?:avdelnings|afdelings|avdelings|enhets|sektions|seksjons|gruppe|fag|daglig |driftsom?|regions?|salgs|økonomi|personal)(?:leder|ledare)|\\p{L}{3,16}(?<!s[eo]us|kock|kok|produkt|projekt|prosjekt|kund|kunde|kategori|konto)(?:chef|sjef)|sjef|\\p{L}{3,16}(?<!s[eo]us|produkt|projekt)chefin|chef för|cheffe (?:de|du|d['’]\\p{L}{3,20})|chef(?:redakteur|arzt|architekt|entwickler|ingenieur|einkäufer)(?:in)?|chefärztin|\\p{L}{3,18}(?<!kuoron|orkesterin)johtaja|\\p{L}{3,20}(?<!projekt|bau|rohr|frei|fern|weiter|an|ein|ab|wasser|gas|strom|spannungs|kabel|druck|kurs|reise|chor|spiel|übungs|klassen|seminar|workshop)leitung|abteilungsleitung|szef|szefowa|capo(?:reparto)?|l[67]|e6|ic[67]|c[- ]level|` +
      `${UNIT_HEADS}|${TITLE_HEADS}`,
  ),
);
/** The levels side by side: `Senior/Lead`, `Lead or senior`. */
const SENIOR_OR_LEAD = quickly(
  new RegExp(
    `${SENIOR.source}\\s*(?:,\\s*)?(?:/|or|und|and|&|\\||,|–|-|to|bis)\\s*(?:${LEAD.source})|(?:${LEAD.source})\\s*(?:/|or|and|&|\\|)\\s*${SENIOR.source}`,
    "iu",
  ),
);
/** What stands between two names for one role. */
const BETWEEN_ROLES = /\s?(?:[/|]|(?<!\p{L})or(?!\p{L}))\s?/iu;
const SENIOR_ROLE = /^(?:senior|sr|snr)\.?\s+(\p{L}[\p{L}\s]*)/iu;

/** Returns whether a title names one role without and with "Senior", so that it's open to both: "Specialist / Sr. Specialist". */
function isOpenToBoth(title: string): boolean {
  const parts = title.split(BETWEEN_ROLES).map((part) => part.trim().toLowerCase());
  return parts.some((part, at) => {
    const senior = SENIOR_ROLE.exec(part)?.[1]?.trim().split(/\s+/u).slice(0, 3);
    const plain = at === 0 ? undefined : parts[at - 1]?.split(/\s+/u);
    const last = plain?.at(-1);
    return last !== undefined && senior?.includes(last) === true && !SENIOR.test(plain?.join(" ") ?? "");
  });
}
/** Levels in scripts without spaces between words. */
const UNSPACED_LEVELS: readonly (readonly [Level, RegExp])[] = [
  [
    "entry",
    /インターン(?!(?:シップ)?の?(?:担当|企画|運営|支援))|新卒(?!採用|担当|紹介|向け|エージェント|領域)|(?<!(?<!職種[・/、])業[界種])未経験(?!者?(?:は|の方)?(?:不可|NG|お断り))|経験不問|初心者(?!向け|コース|クラス|講座|教室|レッスン)|見習い?|(?:研修|実習)生(?!の|指導|管理|監理|担当|支援|サポート|受入|教育|紹介)|弟子|实习|应届|인턴|신입/u,
  ],
  [
    "junior",
    /ジュニア(?![・･]?.{0,3}(?:教室|スクール|アカデミー|チーム|水泳|スイミング|体操|サッカー|野球|テニス|バスケ|バレー|ゴルフ|スポーツ|ダンス|英語|英会話|合唱|オーケストラ|ユース|選手|クラブ|キッズ|アイドル))(?!向け|服|ウェア|アパレル|ファッション|ブランド|サイズ|用|世代|コーチ|コース|シート|ハイスクール|カレッジ|専門)(?<!キッズ.?ジュニア|子供.?ジュニア)|初级|주니어|초급(?! ?(?:영어|일본어|중국어|회화|과정|반|강사|수준))/u,
  ],
  [
    "mid",
    /中級(?=エンジニア|プログラマ|職|アナリスト|コンサル)|ミドル(?:レベル|クラス|級|層(?:エンジニア|向けポジ)|(?=エンジニア|デベロッパー|プログラマ|コンサルタント|デザイナー|開発者))|中堅(?!企業|[・]?中小|大学|校)(?=エンジニア|社員|クラス|層|スタッフ|プログラマ|デザイナー|看護師|職)|중급(?! ?(?:영어|일본어|중국어|회화|과정|반|강사|수준))/u,
  ],
  [
    "senior",
    /(?<!ミドル[・･]?)(?<!主[婦夫][・･])シニア(?!向け|層|世代|ケア|施設|歓迎|活躍|応援|採用|OK|可(?!能)|の方|さん|も|・?(?:ミドル|主婦|シルバー)|マンション|レジデンス|住宅|ホーム|ライフ|ハウス|カー(?!ド)|体操|食|市場|事業|専門|犬|猫|サロン|大学|旅行|ビジネス(?!アナ|コンサル|ディベ|マネ|デベ))|高级|资深|고급(?! ?(?:영어|일본어|중국어|회화|과정|반|강사|수준))(?! ?(?:차|식당|주택|브랜드|호텔|레스토랑))|시니어(?! ?(?:케어|타운))/u,
  ],
  [
    "lead",
    /リードエンジニア|テックリード|(?:チーム|ユニット|フロア|グループ|シフト|ライン|現場|班|店舗|ホール|キッチン)リーダー(?!候補|補佐)|责任者|責任者(?!候補|補佐)|管理職(?!候補)|(?<!副)(?:[部課係店所室工園場班職館校院]長|師長|(?:料理|調理|支店|施設|センター|チーム|編集|寮|事務|局|機)長|支配人|厨房長)(?!候補|代理|補佐|室|秘書|面接|向け|教育)|(?:部門|店舗|チーム|エンジニアリング|施設|エリア)マネージャー|スーパーバイザー|总监|总经理(?!助理|秘书|办公室)|(?<!副)(?:店|厂)长(?!助理)|负责人|팀장|파트장/u,
  ],
];
const UNSPACED = /[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;
const MANAGEMENT = words(`(?:senior|sr|snr)\\.?\\s+manager|${UNIT_MANAGERS}`);
const EXPERT_ROLE = folded(
  /(?:seo|sap|excel|shopify|wordpress|webflow|sales|salesforce|hubspot|crm|amazon|marketing|legal|math|physics|chemistry|biology|language|ppc|tax|domain|support|\bai\b|data|google|ads)\s+experts?/giu,
);

/** "Responsable marketing" is a marketing manager, which names no level; of a team or a site, it's its head. */
const OF_A_FUNCTION = folded(
  /(?<!\p{L})respons(?:able|abile)(?!\p{L})(?! (?:(?:de(?: la| l['’])?|d['’]|du|des|di|del(?:la|l['’])?) ?)?(?:équipes?|atelier|structure|crèche|établissement|boutique|entrepôt|cuisine|restaurant|succursale|chantier|almacén|oficina|planta|taller|sala|cocina|centro|delegación|sucursal|unidad|zona|ufficio|magazzino|stabilimento|officina|cucina|turno|servizio|struttura|divisione|laboratorio|cantiere|service|agence|département|magasin|site|atelier|secteur|pôle|unité|direction|equipo|departamento|tienda|área|turno|sección|reparto|team|negozio|area|filiale|punto vendita|unità|settore|squadra|sede)(?!\p{L}))/giu,
);

function titleLevels(title: string): Level[] {
  const plain = ` ${title.slice(0, MAX_TITLE_CHARACTERS)} `
    .replace(/[‘’]/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\b(sr|jr|snr|jnr)\./gi, "$1 ")
    .replace(/\bmgr\b\.?/gi, "manager");
  const masked = MASK.replace(plain, (found) => " ".repeat(found.length))
    .replace(OF_A_FUNCTION, (found) => " ".repeat(found.length))
    .replace(EXPERT_ROLE, (found) => " ".repeat(found.length));
  const found = new Set<Level>();
  if (UNSPACED.test(masked)) for (const [level, pattern] of UNSPACED_LEVELS) if (pattern.test(masked)) found.add(level);
  if (INTERN.test(masked) && !/apprenticeship program/i.test(masked)) return ["entry"];
  const isStudent = STUDENT.test(masked) && !/success|services|support|affairs|recruit/i.test(masked);
  if (isStudent || BEGINNERS.test(masked)) return ["entry"];
  const semi = SEMI.test(masked);
  const rest = semi ? masked.replace(EVERY_SEMI, " ") : masked;
  if (semi || MID.test(rest)) found.add("mid");
  if (JUNIOR.test(rest)) found.add("junior");
  const lead = LEAD.test(rest);
  const senior = SENIOR.test(rest) && !isOpenToBoth(rest);
  const numeral = NUMERAL.exec(masked)?.[1];
  const numbered: Level | null =
    numeral === "I"
      ? "junior"
      : numeral === "II"
        ? "mid"
        : numeral !== undefined || THREE.test(rest)
          ? "senior"
          : TWO.test(rest)
            ? "mid"
            : ONE.test(rest)
              ? "junior"
              : null;
  if (found.has("junior") && !found.has("mid") && !senior) return ["junior"];
  // "Engineer II - Senior Platform Group" is the second level; in "Senior Engineer II" the number is a grade within senior.
  const graded = senior && SENIOR_FIRST.test(rest);
  if (numbered !== null && found.size === 0 && !graded && !lead) return [numbered];
  if (senior) found.add("senior");
  if (lead) {
    const both = SENIOR_OR_LEAD.test(rest);
    if (senior && !both) found.delete("senior");
    found.add("lead");
  } else if (MANAGEMENT.test(rest)) found.add("lead");
  if (found.size === 0 && ASSOCIATE.test(masked)) return ["junior"];
  return LEVELS.filter((level) => found.has(level));
}

const FIELD: [RegExp, Level[]][] = [
  [/not[_ ]applicable|unknown|\bany\b|^n\/?a$/i, []],
  [/semi[- ]?senior|mid[_ -]{0,3}(?:level)?\s{0,2}\/?\s{0,2}(?:to|-)?\s{0,2}senior|mid[- ]senior/i, ["mid", "senior"]],
  [/junior\s*(?:\/|to|-)\s*mid/i, ["junior", "mid"]],
  [
    /intern|trainee|student|étudiant|estudiante|apprenti|graduate|entry|fresher|prakti[kc]|praktyk|prácticas?|stażyst|stagiaire|estagi|estági|becari|tirocin|aprendiz|absolwent|diplômé|berufseinst|einsteiger|débutant|no experience|ohne (?:berufs)?erfahrung|sans expérience|sin experiencia|sem experiência|early career|without_experience|nyuddannet|nyutdannet|新卒|未経験|インターン/iu,
    ["entry"],
  ],
  [/junior|júnior|associate|\bjr\b|starter|młodszy|mladší/iu, ["junior"]],
  [
    /director|direktor|directeur|dyrektor|ředitel|executive|\blead\b|principal|head|\bvp\b|c-level|chief|expert|staff|manager|management|kierowni|menedżer|vedoucí|gerente|dirigente|leiter|leitung|führungskraft|teamleider|leidinggevend|chef|responsable|responsabile|jefe|coordinador|ledare|leder|päällikkö|johtaja|管理職|マネージャー|部長|課長/iu,
    ["lead"],
  ],
  [
    /senior|sênior|sénior|\bsr\b|starszy|starší|experienced professional|advanced|professional_experienced|シニア|高级/iu,
    ["senior"],
  ],
  [
    /mid|intermediate|medior|regular|experienced|professional|confirmé|expérimenté|berufserfahren|mit berufserfahrung|pleno|intermedio|intermedi[áa]ri|doświadczon|specjalista|ervaren|erfaren|erfahren|中级|中途/iu,
    ["mid"],
  ],
];

/** Parses a source's level ("Mid-Senior level", "entry_level", "SENIOR"). */
export function fieldLevels(field: string): Level[] {
  const parts = field.slice(0, MAX_TITLE_CHARACTERS).split(/\s*[,;|]\s*/);
  const found = new Set<Level>();
  for (const part of parts)
    for (const level of FIELD.find(([pattern]) => pattern.test(part))?.[1] ?? []) found.add(level);
  return LEVELS.filter((level) => found.has(level));
}

function byYears(years: number): Level {
  if (years < 1) return "entry";
  if (years < 3) return "junior";
  if (years < 5) return "mid";
  return years < 9 ? "senior" : "lead";
}

/** Who asks for so many years takes no beginners, whatever a sentence says of some of them. */
const SKILLED = 3;

/**
 * Returns the levels of a job: by its title, else by the source's field, else by a sentence that states it, else by the required years of experience
 * (0 entry, 1–2 junior, 3–4 mid, 5–8 senior, 9 and more lead). Empty when nothing states one.
 */
export function readLevels({
  title,
  level,
  prepared,
  years,
}: {
  title: string;
  level?: string | undefined;
  prepared: PreparedText;
  years: Evidenced<Bounds | null>;
}): Evidenced<Level[]> {
  const named = titleLevels(title);
  if (named.length > 0) return { value: named, evidence: `title: ${JSON.stringify(title)}` };
  const given = level === undefined ? [] : fieldLevels(level);
  if (given.length > 0) return { value: given, evidence: `level: ${JSON.stringify(level)}` };
  const asked = years.value?.min ?? 0;
  let before: Sentence | undefined;
  for (const sentence of prepared.sentences) {
    const question = before;
    before = sentence;
    const { section } = sentence;
    if (section === "about" || section === "benefits" || section === "eeo" || section === "nice-to-have") continue;
    const text = withQuestion(question, sentence);
    const stated = statedLevels(text);
    if (stated[0] === "entry" && asked >= SKILLED) continue;
    if (stated.length > 0) return { value: stated, evidence: text };
  }
  const least = years.value?.min ?? years.value?.max ?? null;
  return least === null ? { value: [], evidence: "" } : { value: [byYears(least)], evidence: years.evidence };
}
