import type { EducationValue } from "#taxonomy/education.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Trades in Hungarian that are learnt at a vocational school. */
const TRADE_HU =
  "\\p{L}{0,16}(?:szerelő|hegesztő|lakatos|szakács|pék|cukrász|ápoló|fodrász|asztalos|festő|kőműves|ács|esztergályos|forgácsoló|könyvelő|asszisztens|eladó|pincér|felszolgáló|gépkezelő|mechatronikus|kozmetikus|dajka|gondozó|hentes|varró|burkoló|üveges|kertész|lakatos|ügyintéző|technikus)i?";

/** Further names of diplomas and schools: in Hungarian and Turkish, and what recruiters write shortly or casually in other languages. */
export const FURTHER_NAMES: Readonly<Record<string, Names>> = {
  hu: [
    [
      "postgraduate degree",
      String.raw`mesterfokozat\p{L}{0,3}|mester(?:képzés|szak|diplom)\p{L}{0,5}|msc(?:-s)?(?: végzettség| diploma| fokozat)?|doktori (?:fokozat|cím)\p{L}{0,3}|phd(?:-)?(?: fokozat)?|szakorvosi? (?:végzettség|szakvizsga|képesítés)|szakgyógyszerész|okleveles (?:mérnök|közgazdász|könyvvizsgáló|\p{L}{4,16}mérnök)|osztatlan képzés\p{L}{0,4}`,
    ],
    [
      "bachelor degree",
      String.raw`bsc(?:-s)?(?: végzettség| diploma)?|(?:főiskolai|egyetemi|felsőfokú|mérnöki|pedagógusi|tanítói|óvodapedagógusi|közgazdasági|pénzügyi főiskolai) (?:\p{L}{3,20} )?(?:diplom[aá]|végzettség|oklev[eé]l)\p{L}{0,4}|(?:egyetemet|főiskolát) (?:végz|végez|befejez)\p{L}{1,6}|alapdiplom\p{L}{1,4}|mérnök végzettség\p{L}{0,3}|felsőfokú (?:\p{L}{4,16} )?tanulmány\p{L}{0,4}`,
    ],
    [
      "associate degree",
      String.raw`felsőoktatási szakképz\p{L}{2,8}|foszk|fokszk|felsőfokú szakk(?:épzettség|épesítés|épzés)\p{L}{0,4}|felsőfokú okj\p{L}{0,3}`,
    ],
    [
      "professional certificate",
      String.raw`szakmunkás-? ?(?:bizonyítvány|végzettség|képesítés|oklevél|vizsga|képző|iskola)\p{L}{0,5}|szakiskol\p{L}{1,5}|(?<!felsőfokú )(?<!felsőoktatási )szakk(?:épesítés|épzettség|épesítő)\p{L}{0,5}|(?<!felsőfokú )okj(?!(?:-s)? (?:tanfolyam|képzés|kurzus))(?:-s)?|(?<!felsőfokú |egyetemi |középfokú |főiskolai |közép- vagy felsőfokú )(?:szakirányú|szakmai|szakács|műszaki) (?:végzettség|képesítés|bizonyítvány|képzettség)\p{L}{0,5}|technikus(?:i)? (?:végzettség|bizonyítvány|oklevél|képesítés|minősítés)\p{L}{0,4}|${TRADE_HU} (?:szak)?(?:végzettség|képesítés|bizonyítvány|szakma)\p{L}{0,5}|mesterlevél\p{L}{0,4}|mestervizsga|kitanult szakma`,
    ],
    [
      "high school",
      String.raw`érettségi\p{L}{0,4}(?! találkoz)|középfokú (?:\p{L}{4,12} )?(?:végzettség|képesítés|iskol)\p{L}{0,4}|középiskol\p{L}{1,4}(?: végzettség| bizonyítvány)?|gimnázium\p{L}{0,3}|szakközép\p{L}{0,10}|(?:8|nyolc) ?(?:általános|osztály)\p{L}{0,3}|általános iskol(?:ai végzettség|a|át)|leérettségiz\p{L}{1,5}`,
    ],
  ],
  tr: [
    [
      "postgraduate degree",
      String.raw`yükseklisans(?:ını?)?|doktora(?:sını| derece| mezun| yap| tamamla)\p{L}{0,6}|master derecesi|mba derecesi`,
    ],
    [
      "bachelor degree",
      String.raw`üniversite\p{L}{0,8} (?:\p{L}{1,16} ){0,5}mezun\p{L}{0,4}|(?:dört|4) yıllık (?:üniversite|fakülte|yüksekokul)\p{L}{0,6}|fakülte\p{L}{0,8} (?:\p{L}{1,16} ){0,3}mezun\p{L}{0,4}|mühendisliği (?:bölümü )?mezun\p{L}{0,4}`,
    ],
    [
      "associate degree",
      String.raw`önlisans(?: mezun\p{L}{0,3})?|meslek yüksek ?okul\p{L}{1,4}|myo(?= |[,.;]|$)|(?:iki|2) yıllık (?:üniversite|yüksek ?okul)\p{L}{0,5}`,
    ],
    [
      "professional certificate",
      String.raw`(?:endüstri )?meslek lise(?:si)?\p{L}{0,5}|teknik lise|(?:ustalık|kalfalık|mesleki yeterlilik|myk) belge\p{L}{1,4}|teknik okul`,
    ],
    [
      "high school",
      String.raw`(?<!meslek |teknik |yüksek )lise (?:mezun|diplomas|ve üzeri|veya)\p{L}{0,4}|(?<!meslek |teknik )lise(?= ve | veya |[,;)]|$)|lise ve dengi|ortaöğretim(?: mezun\p{L}{0,3})?|(?:ilkokul|ortaokul|ilköğretim) mezun\p{L}{0,3}`,
    ],
  ],
  en: [
    [
      "postgraduate degree",
      String.raw`ll\. ?m\.?|d\. ?phil\.?|dphil|psy\.? ?d\.?|graduate[- ]level (?:education|degree|qualification)|m\.?d\.?(?= (?:required|degree|or d\.?o))`,
    ],
    ["bachelor degree", String.raw`ll\. ?b\.?`],
    ["associate degree", String.raw`aas(?= degree| in |$)`],
    [
      "high school",
      String.raw`hsc(?= |,|\.|$)|t[- ]levels?(?= |,|\.|$)|(?:spm|stpm)(?= (?:certificate|qualification|leavers?|or |level))`,
    ],
    [
      "bachelor degree",
      String.raw`(?:holding|got|gained|hold|have|has) qts|studied [^.;]{3,60} (?:at|in) (?:an? )?uni(?:versity)?(?![- ](?:hospital|campus))|(?:went|been) to uni|qts (?:essential|required|needed|or)`,
    ],
    [
      "professional certificate",
      String.raw`(?:came|come|coming) up through (?:an? |your )?apprenticeship|(?:did|done|finished) your (?:time|apprenticeship)|(?:your )?(?:trade|journeyman['’]?s?) papers|level [2-4] (?:light|heavy|motor) vehicle|level [2-4] (?:dental nursing|adult care|early years|plumbing|electrical)|dental nurs(?:e|ing)[^.;]{0,30} diploma (?:done|completed|in hand|passed)`,
    ],
    [
      "high school",
      String.raw`sixth form (?:finished|completed|done|behind you)|finished school(?=[.,;?!)]| and | with |$)|hs grads?|(?:got|have|hold) (?:your |a )?ged|grade twelve`,
    ],
  ],
  de: [
    [
      "professional certificate",
      String.raw`(?<!(?:biete|bilde|starte|beginn|ermöglich)[^.;]{0,80})(?<=(?:studium|abschluss|bachelor)[^.;]{0,60} )(?:oder|bzw\.?|alternativ) (?:eine[r]? )?(?:\p{L}{5,18} )?ausbildung (?:zum|zur|als) \p{L}{5,30}|(?:lehre|ausbildung) (?:ist )?(?:fertig|in der tasche|hinter dir|gemacht|absolviert|durch)|(?:hast|haben|habt) (?:eine |deine |ihre )?(?:\p{L}{3,20} )?lehre|gelernt (?:hast|haben|hat)(?=[,.;]|$)`,
    ],
    [
      "professional certificate",
      String.raw`(?:pflege\p{L}{0,12}|kranken\p{L}{3,18}|hebamme|altenpfleger(?:in)?) mit (?:staatlichem )?examen|dreijähriges? (?:pflege)?examen`,
    ],
    [
      "high school",
      String.raw`quali(?=[ ,.;/)]|$)|realschule(?=[,.;/)]|$| oder)|hauptschule(?=[,.;/)]|$| oder)|mittelschule(?=[,.;/)]|$| oder)|schule (?:fertig|abgeschlossen|beendet)`,
    ],
  ],
  fr: [
    [
      "postgraduate degree",
      String.raw`(?:vous êtes|tu es|être|profil|es) (?:une? )?ingénieure? (?:en|diplômée?|généraliste|civile?)(?! poste)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:éduc(?:ateur|atrice)?\.? spé(?:cialisée?)?|éje|assistante? (?:de service )?sociale?|infirmi(?:er|ère)|ergothérapeute|psychomotricienn?e?|sage-femme|puéricultrice) diplômée?(?: d['’][ée]tat)?`,
    ],
    [
      "professional certificate",
      String.raw`(?:aide-soignante?|auxiliaire de (?:vie|puériculture)|ambulanci(?:er|ère)|coiffeu(?:r|se)|esthéticienne?|préparat(?:eur|rice) en pharmacie|moniteur[- ]éducateur|boulang(?:er|ère)|cuisini(?:er|ère)) diplômée?(?: d['’][ée]tat)?`,
    ],
    ["high school", String.raw`^(?:avec )?(?:le|un|ton|votre) bac(?=,| et (?:une?|de|des|du|l|le|la) | en poche| ou )`],
  ],
  es: [
    [
      "bachelor degree",
      String.raw`(?:la |tu |una |con )?carrera (?:ya )?(?:acabada|terminada|finalizada|concluida|completada|hecha|cursada)`,
    ],
    [
      "associate degree",
      String.raw`técnic[oa](?:\/a)? (?:de )?nivel superior|tns(?= en| o|,)|tecnicatura(?: superior)?(?= en| completa| terminada| o |,)`,
    ],
    [
      "professional certificate",
      String.raw`(?:con|tener|tengas|tienes) (?:una |la )?fp(?=[ ,.;]|$)(?! (?:ii|de grado superior|superior|dual))|técnic[oa](?:\/a)? (?:de )?nivel medio`,
    ],
    [
      "high school",
      String.raw`bachiller(?= o (?:equivalente|similar|fp|eso|superior)|,? como mínimo)|(?:título|certificado) de bachiller(?:ato)?`,
    ],
  ],
  sv: [
    [
      "high school",
      String.raw`gymnasi(?:et|um) (?:klart|avklarat|avslutat|i bagaget)|(?:läst|gått) (?:klart |ut )?gymnasiet`,
    ],
  ],
  no: [["high school", String.raw`videregående (?:bestått|i boks|bak deg)|(?:bestått|fullført) vgs`]],
  da: [["high school", String.raw`gymnasiet (?:overstået|i bagagen|afsluttet)`]],
  nl: [
    [
      "bachelor degree",
      String.raw`afgestudeerde? (?:als )?(?:\p{L}{4,20}kundige|econoom|jurist[e]?|ingenieur|socioloog|psycholoog|bioloog)(?! .?wo)`,
    ],
    ["professional certificate", String.raw`verpleegkundige(?:,)? (?:mbo )?niveau [34]`],
    [
      "high school",
      String.raw`(?:studie|opleidings|scholings)?niveau: ?(?:hoger |lager )?(?:middelbaar|secundair)(?: onderwijs)?(?! beroeps)`,
    ],
    [
      "postgraduate degree",
      String.raw`academicus|academica(?= met|,)|eerstegraads (?:bevoegd(?:heid)?|lesbevoegdheid)`,
    ],
    ["bachelor degree", String.raw`tweedegraads (?:bevoegd(?:heid)?|lesbevoegdheid)`],
    ["professional certificate", String.raw`(?:zijn|haar|je|de) (?:vak)?papieren (?:heeft|hebt|op zak)`],
  ],
};

/** Names in Korean and Chinese. */
export const FURTHER_UNSPACED: Names = [
  [
    "postgraduate degree",
    "대학원\\s?(?:졸업|졸|이상)|석사\\s?(?:학위|이상|졸업)|研究生(?:及|以上|学历|毕业)|硕士|博士(?:及|以上|学历|学位)",
  ],
  [
    "bachelor degree",
    "(?<!전문)대학교?\\s?(?:\\(?4년제\\)?\\s?)?(?:졸업|학위)|(?:4|사)년제|(?:全日制|统招)(?:大学|本科)|大学(?:毕业|文化|学历|及以上)",
  ],
  ["associate degree", "초대졸|전문대|전문학사|(?:2|3|2,3)년제|大专|高职|(?<!医院|本)专科(?:及|以上|学历|毕业)"],
  [
    "professional certificate",
    "(?:기능사|산업기사|기능장|간호조무사|요양보호사|조리사|미용사|보육교사|사회복지사|용접사)\\s?(?:\\d급\\s?)?(?:자격증?|면허증?)?\\s?(?:소지|필수|보유|이상)|中专|技校|职高|中技|(?:电工|焊工|厨师|护士|教师|教师资格|会计|叉车|导游|幼师)(?:资格|执业|上岗|操作)?证",
  ],
  [
    "high school",
    "고등학교\\s?(?:졸업|이상)|고교\\s?졸업|고졸|高中(?:及|或|以上|学历|毕业|文化)|初中(?:及|或|以上|学历|毕业|文化)",
  ],
];
