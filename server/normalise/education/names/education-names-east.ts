import type { EducationValue } from "#taxonomy/education.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Says in Polish which education is the least. */
const AT_LEAST_PL = "(?:co najmniej |minimum |min\\. ?|przynajmniej |nie niższ\\p{L}{1,3} niż )?";
// Romanian letters, which many write without their marks.
const A = "[ăaâ]";
const I = "[îiâ]";
const S = "[șşs]";
const T = "[țţt]";
/** A school in Romanian. */
const SCHOOL_RO = `${S}co(?:al${A}|ala|lii?|li)`;

/** Further names of diplomas and schools of eastern Europe, beside those of `SCHOOL_NAMES`. */
export const EASTERN_NAMES: Readonly<Record<string, Names>> = {
  pl: [
    [
      "postgraduate degree",
      String.raw`doktor(?:em|a)? (?:nauk|inżynier)\p{L}{0,3}|(?:stop\p{L}{2,4}|tytuł\p{L}{0,3}) (?:naukow\p{L}{1,3} )?dr(?: hab\.?)?|dr hab\.?|habilitacj\p{L}{1,2}|kierun\p{L}{2,4} lekarski\p{L}{0,3}|lek\. ?(?:wet|med|dent)\.?|po stażu podyplomowym|absolwent\p{L}{0,4} (?:studiów )?(?:prawa|wpia|wydziału (?:prawa|lekarskiego|farmacji)|medycyny|farmacji|weterynarii|aplikacji)|(?:ukończon\p{L}{1,2} )?aplikacj\p{L}{1,2} (?:radcowsk|adwokack|notarialn|sędziowsk|komornicz)\p{L}{1,3}`,
    ],
    [
      "postgraduate degree",
      String.raw`jednolit\p{L}{1,3} studi\p{L}{1,3} magistersk\p{L}{1,3}|mgr\.? (?:farm|piel|prawa|inż)\.?`,
    ],
    [
      "bachelor degree",
      String.raw`wykszt(?:\.|ałceni\p{L}{1,2}) ?[:–-]? ?${AT_LEAST_PL}wyższ\p{L}{1,3}(?!,? \(?(?:magist|mgr|jednolit)|[^.;]{0,30} tytuł\p{L}{0,3} magist)|absolwent\p{L}{0,4} (?:awf|asp|sgh|agh|sggw|uw|uj|pw)|dyplom\p{L}{0,3} (?:politechni|uniwersytet|akademi)\p{L}{1,4}|skończone studia|obronion\p{L}{1,3} (?:inżynierk|licencjat|prac)\p{L}{0,3}|(?:ukończon|skończon|absolwent|dyplom)\p{L}{0,4} wyższ\p{L}{1,2} szk\p{L}{2,5}`,
    ],
    [
      "bachelor degree",
      String.raw`absolwent\p{L}{0,4} (?:studiów|kierunku|wydziału (?!prawa|lekarskiego|farmacji))|licencjack\p{L}{1,4}|(?:tytuł|stopień|dyplom)\p{L}{0,3} (?:zawodow\p{L}{1,3} )?(?:inż\.|lic\.|licencjata)|studi\p{L}{1,3} (?:licencjack|inżyniersk|wyższ|techniczn|ekonomiczn|kierunkow|humanistyczn|filologiczn|pedagogiczn|informatyczn|pielęgniarsk)\p{L}{1,3}`,
    ],
    [
      "associate degree",
      String.raw`kolegi(?:um|ach|ów) (?:nauczyciel|pracownik|języków|językow|służb)\p{L}{0,8}|nauczycielski\p{L}{1,4} kolegi\p{L}{2,3}|studi\p{L}{1,3} (?:\p{L}{1,3} )?(?:cyklu krótkiego|krótkiego cyklu|typu short[- ]cycle)|krótki\p{L}{1,2} studi\p{L}{1,3}|(?:świadectw|tytuł|dyplom)\p{L}{0,3} (?:dyplomowan\p{L}{1,3} )?specjalisty|isced 5|dwuletni\p{L}{1,3} studi\p{L}{1,3}`,
    ],
    [
      "professional certificate",
      String.raw`wykszt(?:\.|ałceni\p{L}{1,2}):? ?${AT_LEAST_PL}(?:kierunkowe )?(?:zasadnicz\p{L}{1,3} )?(?:zawodow|branżow|policealn)\p{L}{1,3}|świadectw\p{L}{1,3} (?:ukończenia )?(?:nauki zawodu|szkoły (?:zawodowej|branżowej|policealnej|zasadniczej))|(?:dyplom|świadectw|papier|egzamin|tytuł|list)\p{L}{0,3} (?:czeladnicz|mistrzowsk|mistrz|czeladnik)\p{L}{1,4}|dyplom\p{L}{0,3} (?:zawodow\p{L}{1,3}|mistrza|technika|szkoły (?:zawodowej|branżowej|policealnej|gastronomicznej|fryzjerskiej)|potwierdzając\p{L}{1,4} kwalifikacje)`,
    ],
    [
      "professional certificate",
      String.raw`zsz|(?<!w )zasadnicz\p{L}{1,3} szk\p{L}{2,5}(?: zawodow\p{L}{1,3})?|(?<!w )szk(?:oł|ol|ó)\p{L}{0,3} (?:branżow|zawodow|policealn|przyzakładow|rzemieślnicz|gastronomiczn|fryzjersk)\p{L}{1,3}|(?<!nauk\p{L} |dla )czeladni(?:k|ka|kiem)|(?:po|ukończon\p{L}{1,2}) nauk\p{L}{1,3} zawodu|wyuczon\p{L}{1,3} zawód|wyuczon\p{L}{1,3} zawodu|zawód wyuczony|branżów(?:k\p{L}{1,3}|ce)`,
    ],
    [
      "professional certificate",
      String.raw`dyplom\p{L}{0,3} (?:kucharz|fryzjer|cukiernik|piekarz|krawc|stolarz|elektryk|mechanik|florysty|kosmetyczk|opiekun|masażyst|kelner)\p{L}{0,4}|z zawodu (?:jesteś )?(?:kucharz|fryzjer|cukiernik|piekarz|kraw|stolarz|elektryk|mechanik|ślusarz|tokarz|frezer|murarz|hydraulik|cieśl|lakiernik|blacharz|tapicer|rzeźnik|ogrodnik)\p{L}{0,4}`,
    ],
    [
      "professional certificate",
      String.raw`technik(?:iem|a)? (?:usług|architektury|geodet|handlow|hotelarstw|gastronom|bhp|mechatroni|elektroni|automatyk|spawalnic|leśni|telekomunik|ortoped|sterylizacj|urządzeń|pojazdów|analityk|ochrony środ|teleinform|programist|organizacji|spedyt|rachunkow|administracji)\p{L}{0,10}|kwalifikacyjn\p{L}{1,3} kurs\p{L}{0,2} zawodow\p{L}{1,3}|technik\p{L}{0,3} z dyplomem|(?:ukończon|skończon)\p{L}{1,2} (?:szk\p{L}{2,5} )?(?:zawodow|branżow|policealn|gastronomiczn)\p{L}{1,3}`,
    ],
    [
      "professional certificate",
      String.raw`zawodowe (?:mechaniczne|elektryczne|budowlane|gastronomiczne|spawalnicze|kierunkowe|lub)`,
    ],
    [
      "high school",
      String.raw`świadectw\p{L}{1,3} (?:dojrzałości|maturaln\p{L}{1,3}|ukończenia (?:szkoły (?:podstawowej|średniej|ponad\p{L}{5,16})|liceum|gimnazjum))|wykształceni\p{L}{1,2}:? ${AT_LEAST_PL}(?:średni|podstawow|gimnazjaln|ponadpodstawow|ponadgimnazjaln)\p{L}{1,3}|wykszt\.:? ?${AT_LEAST_PL}(?:średnie|podstawowe|śr\.)|śr\. (?:techn|ogólnoksz|zawod)\p{L}{0,9}\.?|po maturze|szko(?:ł|l)\p{L}{1,2} średni\p{L}{1,2}|po (?:gimnazjum|podstawówce|szkole podstawowej|liceum|ogólniaku)|ogólniak\p{L}{0,2}`,
    ],
    [
      "high school",
      String.raw`zdan\p{L}{1,2} matur\p{L}|matur(?:ą|zystk\p{L}{1,2})|(?:ukończ|skończ)\p{L}{1,5} (?:co najmniej )?(?:szk\p{L}{2,4} (?:podstawow|średni|ponadpodstawow|ponadgimnazjaln)\p{L}{1,2}|podstawówk\p{L}{1,2}|gimnazjum|liceum|lo)|podstawow\p{L}{1,3} wykształceni\p{L}{1,2}|min\. średni\p{L}|średni\p{L}{1,3} (?:ekonomiczne|budowlane|elektryczne|mechaniczne|rolnicze|kierunkowe)`,
    ],
  ],
  cs: [
    [
      "postgraduate degree",
      String.raw`(?:ukončen|dokončen|vystudovan|absolvovan)\p{L}{1,3} (?:právnick|lékařsk|farmaceutick|veterinární)\p{L}{0,3} fakult\p{L}{1,2}|absolvent\p{L}{0,3} (?:práv(?!n)|medicíny|farmacie|(?:právnick|lékařsk|farmaceutick)\p{L}{1,3} fakult\p{L}{1,2})|vystudovan\p{L}{1,3} (?:práva|medicín\p{L}|farmaci\p{L})|právnick\p{L}{1,3} vzdělání|magisterský titul`,
    ],
    [
      "postgraduate degree",
      String.raw`(?:mgr|ing|judr|mudr|mvdr|pharmdr|phdr|rndr|mddr)\.?(?= (?:či |po |se? (?:atest|kmen|chut|zkuš|prax)|farm|práv|psych|stavebn|strojn|elektro|chem|inform|ekonom))|ing\. arch\.?|titul\p{L}{0,2} (?:inžen|magist|dokt)\p{L}{1,5}|habilitac\p{L}|inženýrsk\p{L}{1,3}(?= ?(?:[.,(]|nebo|vzdělání|titul|studium|$))|druh\p{L}{1,3} (?:stup\p{L}{1,3}|cykl\p{L}{1,3}) (?:vš|vysokošk\p{L}{5,8})|lékařsk\p{L}{1,3} vzdělání`,
    ],
    [
      "bachelor degree",
      String.raw`(?:vejšk|výšk)(?:u|a|ou|y|ách)(?= technick| ekonom| s| a|,|\.|$)|absolvent\p{L}{0,3} (?:vysokoškolsk\p{L}{1,3}|bakalářsk\p{L}{1,3}|čvut|vut|vše|zču|mendelu|czu|čzu)|bc\. stup\p{L}{1,3}|vysokoškolsk\p{L}{1,3} (?:diplom\p{L}{0,2}|titul\p{L}{0,2}|studi\p{L}{1,2}|kvalifikac\p{L})|vysokoškolské (?:technick|ekonomick|pedagogick|přírodověd|humanitn)\p{L}{1,4}`,
    ],
    [
      "associate degree",
      String.raw`vyšší(?:ho|m|mu)? odborn\p{L}{1,3}(?: (?:škol|vzděl|zdravotnick|studi)\p{L}{1,6})?|absolutori\p{L}{1,2}|diplomovan\p{L}{1,3} (?:specialist\p{L}{1,2}|zdravotní sest\p{L}{1,3}|technik\p{L}{0,3}|ekonom\p{L}{0,3})|vošk\p{L}{1,2}`,
    ],
    [
      "professional certificate",
      String.raw`vyučen\p{L}{0,4}(?! i nevyu)|učňák\p{L}{0,3}|učňovsk\p{L}{1,3} (?:škol|obor|vzděl)\p{L}{0,5}|tovaryšsk\p{L}{1,3} (?:list|zkouš)\p{L}{0,3}|mistrovsk\p{L}{1,3} (?:zkouš|list)\p{L}{0,3}|výuč\. list|vyuč\.|vyučil\p{L}? (?:se|jste)|výučňák\p{L}{0,3}`,
    ],
    [
      "high school",
      String.raw`(?:dokončen|ukončen)\p{L}{1,3} základní\p{L}{0,2} (?:škol|vzděl)\p{L}{1,4}|základní vzdělání|(?:ukončen\p{L}{1,3}|stačí|vzdělání:?) (?:zš|základk\p{L}{1,2})|gympl\p{L}{0,3}|vzdělání:? (?:min\. |minimálně |alespoň )?(?:základní|středoškolské|střední(?! odborn))|(?:alespoň|minimálně|min\.) (?:základní|zš)|odmaturova\p{L}{1,3}|maturitní (?:vysvědčení|zkouška|obor)|středoškolsk\p{L}{1,3} (?:s maturitou|obor|diplom)|střední vzděláním?|lyce(?:um|a)`,
    ],
  ],
  ro: [
    [
      "postgraduate degree",
      String.raw`(?:studii|diplom${A}|program|titlul?|absolvent${A}?|nivel) (?:universitare )?(?:de |un )?master(?:at)?(?:ului|ul)?|masterat(?:ul)?|master(?:at)? (?:${I}n (?:domeniu|management|\p{L}{5,})|finalizat|absolvit)|(?:diplom${A}|studii) de doctor\p{L}{0,4}|doctor ${I}n ${S}tiin${T}e|titlul?(?: ${S}tiin${T}ific)? de doctor|doctorat(?:ul)?|studii (?:postuniversitare|doctorale|aprofundate)`,
    ],
    [
      "postgraduate degree",
      String.raw`(?:absolvent${A}?|absolvit|absolvirea|terminat|diplom${A}|licen${T}iat${A}?)[^.;,]{0,14} (?:umf|medicin${A}|medicina(?: general${A}| dentar${A}| veterinar${A})?|stomatologie|farmacie|facult${A}${T}(?:ii|ea) de (?:medicin${A}|stomatologie|farmacie))|facult${A}${T}(?:ii|ea|i) de (?:medicin${A}|stomatologie|farmacie)|facultate de (?:medicin${A}|stomatologie|farmacie)`,
    ],
    [
      "bachelor degree",
      String.raw`studii(?:le)?:? (?:superioare|universitare)|studii (?:economice|tehnice|juridice|filologice|de specialitate)? ?superioare|${I}nv${A}${T}${A}m${A}nt(?:ului)? superior(?! de scurt)|diplom${A} (?:universitar${A}|de (?:licen${T}${A}|inginer\p{L}{0,3}|facultate|absolvire a facult${A}${T}ii))|facultate\p{L}{0,2} (?:absolvit|terminat|finalizat)${A}?|(?:absolvit|terminat|finalizat|f${A}cut) (?:o )?facultate\p{L}{0,2}`,
    ],
    [
      "bachelor degree",
      String.raw`absolvent${A}?(?:\/${A}|\(${A}\))? (?:al |a |de |de studii de )?(?:unei |unui |ai )?(?:facultate|facult${A}${T}i(?:i)?|universit${A}${T}i(?:i)?|politehnic\p{L}{1,3}|ase|institu${T}ii de ${I}nv${A}${T}${A}m${A}nt superior)(?! de (?:medicin|stomatolog|farmac))|absolvirea unei (?:facult${A}${T}i|institu${T}ii)|licen${T}${A} ${I}n (?!regim|transport)\p{L}{4,}|licen${T}iat${A}? ${I}n|\(?licen${T}${A}\)|(?:titlu|titlul|diplom${A}) de (?:inginer|licen${T}iat|economist)`,
    ],
    [
      "bachelor degree",
      String.raw`facultate (?:tehnic${A}|economic${A}|cu profil|de (?!medicin|stomatolog|farmac)\p{L}{4,})|(?:cu |are |ai )(?:studii superioare|facultate|licen${T}${A})|nivel\p{L}{0,2} (?:de )?(?:studii|educa${T}ie|preg${A}tire):? (?:universitar|superior|superioare)|universitate\p{L}{0,2} (?:absolvit|terminat|finalizat)${A}|facultatea de (?!medicin|stomatolog|farmac)\p{L}{4,}(?= absolvit| terminat|,|\.|$)|educa${T}ie universitar${A}|diplom${A} de studii superioare`,
    ],
    [
      "associate degree",
      String.raw`colegi(?:u|ul|ului) universitar\p{L}{0,3}|subinginer\p{L}{0,4}|(?:studii|${I}nv${A}${T}${A}m${A}nt)(?: superioare?| superior| universitare)? de scurt${A} durat${A}|ssd|institut pedagogic|studii superioare scurte`,
    ],
    [
      "professional certificate",
      String.raw`${SCHOOL_RO} (?:profesional${A}|profesionale|tehnic${A}|postliceal${A}|postliceale|sanitar${A}|sanitar${A} postliceal${A}|de (?:arte ${S}i )?meserii|de mai${S}tri|de ucenici)|(?:o |absolvit |terminat )profesional${A} de|(?:diplom${A}|certificat|atestat) (?:de )?(?:calificare|profesional|competen${T}e profesionale|absolvire a unui curs de calificare)\p{L}{0,3}|calificare (?:de|${I}n|profesional${A}|ca)|studii(?: secundare)?:? (?:profesionale|postliceale)|ucenici(?:e|a)`,
    ],
    [
      "professional certificate",
      String.raw`${I}nv${A}${T}${A}m${A}nt (?:profesional|postliceal)|curs(?:uri)? de calificare|postliceal${A}|calificat${A}? ${I}n meseria?|calificare ${I}n meserie`,
    ],
    [
      "high school",
      String.raw`studii(?:le)?:? (?:minime? )?(?:generale|medii|liceale|gimnaziale|preuniversitare|secundare(?! profesionale))|nivel\p{L}{0,2} (?:minim )?(?:de )?(?:studii|educa${T}ie|preg${A}tire)(?: minime?)?:? (?:mediu|medii|liceal|liceu)|bacalaureat(?:ul)?|cu bac(?:ul)?|(?:absolvent${A}?|absolvire|absolvirea|terminat|absolvit|minim|minimum|finalizat|diplom${A}|cel pu${T}in)(?: de| un| a| al| unui)? lice(?:u|ul|ului)(?: absolvit| terminat| finalizat)?|liceu(?:l)? (?:terminat|absolvit|finalizat)`,
    ],
    [
      "high school",
      String.raw`diplom${A} de bac|${I}nv${A}${T}${A}m${A}nt (?:obligatoriu|gimnazial|liceal|general)|(?:8|10|12|opt|zece|dou${A}sprezece|doisprezece) clase|${S}coal${A} general${A}|${S}coala general${A}|educa${T}ie (?:medie|liceal${A})|\(liceu\)`,
    ],
  ],
};

/** Further names of schools in Japanese: compulsory school, schools of trades, faculties of medicine. */
export const MORE_JAPANESE_NAMES: Names = [
  [
    "postgraduate degree",
    "(?:博士|修士)の学位|医学部[^。、]{0,8}を?卒業|医学科[^。、]{0,4}を?卒業|ロースクール(?:を)?修了|法科大学院(?:を)?修了|MBA(?:を)?(?:取得|お持ち)",
  ],
  [
    "bachelor degree",
    "(?<!短期)大学(?:を)?卒業(?:以上|程度|者|の方|した方|され|見込)|(?<!医|歯)(?:学部|学科)を(?:卒業|出)|(?:理系|文系|理工系|工学系)(?:の)?大学(?:卒|を(?:卒業|出))",
  ],
  ["associate degree", "(?:高専|高等専門学校|短大|短期大学)(?:を|の本科を)?(?:卒業|修了|出)"],
  [
    "professional certificate",
    "職業訓練(?:校|センター|施設|所)?[^。]{0,16}修了|職業能力開発[^。]{0,24}修了|ポリテク[^。]{0,24}修了|養成(?:校|所|施設|学校)[^。、]{0,6}(?:卒|修了)|技能士|(?<!高等)(?:専門|専修)学校(?:にて|で)?[^。、]{0,12}(?:課程|科|コース)(?:を)?(?:修了|卒)|(?:調理|製菓|美容|理容|服飾|看護|保育|自動車整備)(?:師)?(?:専門)?学校(?:を)?(?:卒|修了|出)",
  ],
  [
    "high school",
    "中(?:学)?卒(?:業)?(?:以上|から|の方も?可)|中学校?(?:を)?卒業(?:以上|された|した)|義務教育(?:課程)?を?(?:修了|終え|了え)|(?:工業|商業|農業|水産|普通|定時制|通信制)(?:高校|高等学校)[^。、]{0,14}(?:卒|を出)|高校[^。、]{0,6}卒業(?:以上|程度|した|され|見込)|高等学校を卒業|高卒認定",
  ],
];
