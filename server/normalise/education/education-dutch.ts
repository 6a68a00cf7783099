import type { EducationValue } from "#taxonomy/education.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Diplomas and courses whose names end so. */
const DIPLOMA =
  "(?:bachelor|master|mbo|hbo|wo|vmbo|havo|vwo|associate degree|\\p{L}{0,16}(?:diploma|opleiding|studie)|(?:mbo|hbo|wo|bachelor|master)-\\p{L}{4,12})";

/** Trades that end with a diploma of vocational education. */
const TRADE =
  "(?:\\p{L}{0,16}(?:kapper|kok|bakker|slager|lasser|monteur|assistente?|hovenier|verpleger|machinist|schilder|timmerman)|elektricien|loodgieter|stukadoor|metselaar|verzorgende|helpende|pedagogisch (?:medewerker|werk)|beveiliger|(?:vrachtwagen)?chauffeur|schoonheidsspecialiste?|pedicure|kraamverzorgende|opticien|begeleider|zorgkundige|kinderbegeleider|schrijnwerker|beenhouwer|cnc-\\p{L}{4,12})";

/** Titles and diplomas of the Netherlands and Flanders. */
export const DUTCH_NAMES: Names = [
  [
    "postgraduate degree",
    String.raw`meester in de rechten|civiel effect|doctoraal(?:diploma|examen)?|basisarts|je bent (?:een )?arts|(?:wo|academisch)\+? (?:opgeleid|geschoold|denkniveau)|doctor in de \p{L}{5,30}|master na master|licentiaatsdiploma|afgestudeerde? (?:als )?(?:dierenarts|tandarts|arts|apotheker|jurist|psycholoog)|diploma (?:farmacie|geneeskunde|diergeneeskunde|tandheelkunde)|(?:opleiding|studie) (?:geneeskunde|farmacie|diergeneeskunde|tandheelkunde|rechten|rechtsgeleerdheid|nederlands recht)|(?:mag|mogen) (?:ir|mr|drs)\.? voor|burgerlijk ingenieur|diploma (?:van |als )?(?:burgerlijk |industrieel )?ingenieur|master(?:titel|studie|diploma)|wo-(?:master|diploma|opleiding|studie|niveau)|wo'er|universitaire? (?:werk|denk)\p{L}{0,6}|universitaire studie|universitair niveau|universitair afgestudeerd|(?:gz|gezondheidszorg)-psycholoog|handelsingenieur|hoger onderwijs van het lange type|ingenieursdiploma|ingenieurstitel|titel (?:van )?(?:burgerlijk )?ingenieur|(?:afgeronde|voltooide) (?:universitaire|academische) studie|bio-ingenieur|industrieel ingenieur|post-?(?:hbo|master)opleiding master`,
  ],
  [
    "bachelor degree",
    String.raw`hoger beroepsonderwijs|hbo['’]er|(?:van de|aan een|aan de|een) (?:hogeschool|hogere hotelschool)(?: of (?:een )?universiteit)?(?= (?:met|afgerond|heb|achter|gedaan|afgestudeerd|gestudeerd)[^.;]{0,30})|diploma (?:van|aan) (?:een|de) (?:hogeschool|hotelschool)|hogeschoolopleiding|(?:opleiding|studie) aan (?:de|een) (?:hogeschool|hogere hotelschool)|hogere hotelschool|diploma (?:van |in )?(?:het )?hoger onderwijs|hoger opgeleide?|hogeropgeleide?|hogere studies|(?:afgeronde|voltooide) (?:[\p{L}]{4,18} )?studie|hts['’]er|(?:conservatorium|kunstacademie|toneelschool|toneelacademie|filmacademie|zeevaartschool|pedagogische academie|school voor journalistiek)(?= (?:afgerond|voltooid|gedaan|met diploma|achter))|(?:afgestudeerd|diploma) (?:aan|van) (?:een|het|de) (?:conservatorium|kunstacademie|toneelschool|filmacademie|zeevaartschool|pabo|school voor journalistiek|lerarenopleiding)|professionele bachelor|(?:bachelor|hbo)-?(?:verpleegkundige|diploma|opleiding|studie|niveau|opgeleid)|hbo-?opgeleide?|hbo-?v|(?:hlo|has|spd)-?(?:diploma|opleiding|niveau)|hlo(?= |,|\.)|a1-diploma|leraren?diploma|diploma (?:kleuter|lager)onderwijs|onderwijzersdiploma|kleuteronderwijzer(?:es)?(?= met diploma)|hts-?niveau|tweedegraads lerarenopleiding|regentaat|kandidatuur`,
  ],
  [
    "associate degree",
    String.raw`gegradueerde? (?:in |verpleegkundige|)|graduaat(?:s?diploma|s?opleiding)?|kort-hbo|korte hbo-\p{L}{5,9}|tweejarige hbo-opleiding|associate degree|diploma (?:van |als )?basisverpleegkundige`,
  ],
  [
    "professional certificate",
    String.raw`middelbaar beroepsonderwijs|mbo['’]er|roc-(?:diploma|opleiding)|diploma (?:van|aan) (?:een|het|de) (?:roc|vakschool|syntra)|(?:bakkers|slagers|kappers|bloemen|grafische |goudsmeden|meubel)?vakscho?u?ol(?:e|diploma)?|bakkersvakschule|leertijd|syntra-?(?:diploma|opleiding|getuigschrift)|(?:bbl|bol)-(?:traject|diploma|opleiding)(?: [\p{L}]{4,20}){0,2}(?= (?:met succes|afgerond|doorlopen|voltooid))|(?:spw|pw|mdgo|sd)-?[234]|pedagogisch werk [34]|vakman met diploma|beroepskwalificatie|meesterproef|gezelproef|helpende (?:plus|niveau 2)|(?:mlo|meao|kmbo|mdgo)(?:-(?:diploma|opleiding|niveau))?|lts-(?:diploma|opleiding|niveau)|pdb-?\s?diploma|diploma pdb|in-service-?opleiding|a-verpleegkundige|ziekenverzorgende|vakdiploma|vakgetuigschrift|gezellendiploma|meesterdiploma|zevende specialisatiejaar|(?:bol|bbl)[- ]?(?:niveau )?[234]|mbo-(?:geschoold|opgeleide?|verpleegkundige|gediplomeerde?)|\p{L}{4,24}(?:assistente?|monteur|kapper|kok|bakker|slager|lasser|verzorgende|begeleider),? (?:met )?diploma (?:vereist|verplicht|op zak|noodzakelijk)|(?:opleiding|diploma) (?:tot|als|voor) (?!arts|ingenieur|jurist|leraar|docent|master|bachelor)\p{L}{4,25}(?: \p{L}{4,20})?(?= (?:afgerond|voltooid|behaald|gevolgd|met succes|op zak|is vereist|vereist))|(?:afgeronde|voltooide|erkende|gevolgde|diploma) (?:\p{L}{4,14} )?(?:opleiding )?(?:tot |als |van )?${TRADE}|opleiding (?:tot |als |van )?${TRADE} (?:afgerond|voltooid|gevolgd|behaald)|gediplomeerde? (?!accountant|ingenieur|arts)\p{L}{3,24}|(?:kappers?|koks?|bakkers?|slagers?|lassers?|las|monteurs?|beveiligings|beveiligers?|verpleeg|verzorgenden?|horeca|chauffeurs|schilders|loodgieters|elektriciens|bloemisten|hoveniers|pedicure|schoonheids|opticiens|stukadoors|metsel|timmer|assistenten|kraamzorg|techniek)-?diploma|(?:koks|kappers|slagers|tuinbouw|modevak|ambachts|huishoud|bakkers|land-? en tuinbouw|beroeps)school (?:afgerond|doorlopen|gedaan|afgemaakt|met diploma)|opgeleid (?:als|tot) (?!arts|ingenieur|jurist|leraar|verpleegk|psycholoog|docent|leerkracht|architect|accountant)\p{L}{3,24}|(?:diploma|opleiding) (?:\p{L}{2,16} ){1,3}niveau [2-4]|zevende jaar (?:bso|beroeps)|7e jaar bso`,
  ],
  [
    "high school",
    String.raw`havisten? met diploma|(?:havo|vwo|vmbo)['’]er|hoger (?:middelbaar|secundair)(?: onderwijs)?|lager (?:middelbaar|secundair)(?: onderwijs)?|(?:getuigschrift|diploma) (?:van )?(?:de |het )?(?:tweede|derde|2e|3e) graad|(?:middelbare|lagere) school (?:afgemaakt|afgerond|voltooid)|middelbaar (?:onderwijs (?:afgerond|voltooid|afgemaakt)|diploma)|voortgezet onderwijs (?:afgerond|voltooid|afgemaakt)|eindexamen (?:vmbo|havo|vwo)|praktijkonderwijs (?:afgerond|afgemaakt)|vmbo-?(?:t|k|b|g|kader|basis)|mulo|(?:diploma|getuigschrift|studies)[^.;,]{0,30} (?:doorstroom|arbeidsmarkt|dubbele )finaliteit|(?:zesde|6de) (?:jaar|leerjaar) secundair|kso(?:-diploma)?|(?:buso)(?= |,)|gymnasium-?diploma|atheneum(?:diploma)?|vwo-?\+|opleiding(?:sniveau)?: ?middelbaar|diploma (?:secundair|middelbaar)(?: onderwijs)?|secundair (?:diploma|afgewerkt)`,
  ],
];

/** Phrases that the general expressions misread, and what they say in plain words, in this order. An empty text stands for what asks for nothing. */
export const DUTCH_REPHRASED: readonly (readonly [source: string, plain: string])[] = [
  // A school that hires: "Ons mbo-college zoekt een conciërge".
  ["(?:mbo|hbo|vmbo|havo|vwo|wo)-(?:college|school|scholen|instelling(?:en)?|locatie)", "school"],
  ["(?:mag|mogen|kan|kunnen) niet ontbreken|is (?:absoluut )?een must|kan niet zonder", "is vereist"],
  // "Je hebt een hbo-diploma en bent niet bang voor hoogtes."
  [
    " ?en (?:je |jij |u )?(?:bent|hebt|heb|schrikt|kunt|kan|wilt|vindt|draait|zegt|houdt|laat|werkt|gaat|ziet|stelt)(?: [^ .;,]{1,14}){0,7}? (?:niet|geen|nooit)(?![^.;]{0,50}(?:diploma|opleiding|mbo|hbo|studie|bachelor|master))[^.;]{0,60}",
    " ",
  ],
  // Others: founders, colleagues, pupils and schools to work in.
  [
    "(?<!(?:zoeken|zoekt|zoek|gezocht|nodig)(?!\\p{L})[^.;]{0,40})(?:(?:onze |de |jouw |je )?collega['’]?s|onze (?:oprichters?|directeur|medewerkers|docenten|adviseurs|klanten|trainers|studenten|gasten)|(?:de )?oprichters?) (?:met|hebben|heeft|zijn|is|leerden|studeerden|volgden|kwamen|komen|haalden|deden)(?!\\p{L})[^.;,]{0,80}",
    " ",
  ],
  [
    "(?:leraar|leraren|leerkracht(?:en)?|docent(?:en)?|onderwijzer|opvoeder|directeur|ervaring) (?:in (?:het )?|van het )?(?:lager|secundair|middelbaar|hoger|voortgezet|buitengewoon|kleuter)(?: secundair)? ?onderwijs",
    "leraar",
  ],
  [
    "(?:school|scholen|leerlingen|scholieren|studenten|cursisten|klas|klassen|docent|docenten|leraren|lessen|deelnemers) (?:van|voor|in|uit|op|binnen|aan)(?: (?:het|de|een|buitengewoon|gewoon|voortgezet|(?:eerste|tweede|derde) graad|ons|onze)){0,3} (?:secundair(?: onderwijs)?|bso|tso|aso|mbo|hbo|havo|vwo|vmbo|wo|basis)(?:[-/ ](?:en|of)? ?(?:secundair(?: onderwijs)?|bso|tso|aso|mbo|hbo|havo|vwo|vmbo|onderwijs)){0,3}(?: en (?:onze |het |de )?(?:havo|vwo|vmbo|mbo|hbo))?",
    " ",
  ],
  [
    `(?:ontwerp|ontwikkel|coördineer|verzorg|geef|doceer|begeleid|ondersteun|adviseer|informeer|train|coach|examineer|rooster|organiseer|promoot|verkoop|werf)(?:t|en|de|je)? (?:je |jij |u |wij |we )?(?:(?!(?:heb|bent|hebt|beschik|bezit|met)(?!\\p{L}))[^.;]){0,60}(?:associate degree|bachelors?|masters?|(?:mbo|hbo|wo)(?:-\\p{L}{4,14})?(?: en wo| of wo| en mbo)?|leerlingen|studenten)(?!\\p{L})`,
    " ",
  ],
  // Anyone who still studies or learns, and what the job leads to or pays.
  [
    `(?:(?:je|jij|u) (?:volgt|doet|studeert|zit)|(?:volg|doe|studeer|zit) (?:je|jij)|bezig met|bezig bent met|tijdens (?:je|jouw|hun|de|een)|naast (?:je|jouw|een))(?![^.;]{0,60}(?:afgerond|gevolgd|voltooid))[^.;,]{0,50}${DIPLOMA}`,
    " ",
  ],
  [
    `(?:op onze kosten|(?:door ons )?(?:betaalde|vergoede|aangeboden)|gratis|kosteloos|kosteloze)[^.;,]{0,30}${DIPLOMA}|(?:kun|kan|mag|ga|zul|zal) (?:je|jij|u) [^.;,]{0,60}${DIPLOMA}[^.;,]{0,30} (?:volgen|halen|behalen|doen|starten|afronden)|(?:doorgroeien|doorstromen)[^.;]{0,80}|(?:behaal|haal|volg|krijg|start) (?:je|jij|u) (?:bij ons|dan|gratis|in|binnen|via|een)[^.;,]{0,50}${DIPLOMA}|(?:wij|we) (?:leiden|bieden|leren)[^.;]{0,80}`,
    " ",
  ],
  [
    "(?:schaal|loonschaal|salarisschaal|€) ?[\\d.,]{1,8} (?:voor|bij|met) (?:een )?(?:mbo|hbo|wo|bachelor|master)(?:['’]ers?|s)?(?:-\\p{L}{4,12})?|(?:mbo|hbo|wo)['’]ers(?= (?:verdienen|krijgen|starten in))",
    " ",
  ],
  [
    "(?<!(?:diploma|opleiding|afgestudeerd|gestudeerd|studie|getuigschrift)[^.;,]{0,20})(?:voor|op|in|bij|van|aan|met) (?:een |de |onze |het |ons ){0,2}(?:\\p{L}{3,15} )?(?:(?:lagere|middelbare) (?:school|scholen)|vmbo|havo|vmbo-scho\\p{L}{2,4}|mbo-(?:school|instelling)|roc|secundair onderwijs)(?!\\p{L}|-)(?! (?:of|en|niveau|diploma|denk|werk|met)|[^.;]{0,30}(?:diploma|afgestudeerd|afgerond|gestudeerd|afgemaakt|niveau))",
    " ",
  ],
  [
    `(?<!(?:diploma|afgerond|afgestudeerd|getuigschrift|bul|gestudeerd|student)[^.;,]{0,24})(?:voor|binnen|bij|van|aan|op) (?:de|onze|het|ons|een) (?:opleiding(?:en)?|studie|bacheloropleiding|masteropleiding|faculteit|academie|hbo-\\p{L}{4,12}|mbo-\\p{L}{4,12})(?! (?:tot|heb|afgerond))[^.;,]{0,40} (?:zoeken|zoekt|werk|coördineer|geef|verzorg|regel|rooster)\\p{L}{0,3}`,
    " ",
  ],
  ["(?:de|hun|onze|haar|beide|alle|nieuwe) (?:hbo-)?(?:bachelors|masters)(?: en masters)?(?!\\p{L})", " "],
  [
    "diploma-?uitreiking(?:en)?|bachelorproe(?:f|ven)|masterproe(?:f|ven)|bachelor- (?:of|en) masterstud\\p{L}{4,6}|(?:mbo|hbo|wo)['’]ers(?: en (?:mbo|hbo|wo)['’]ers)? (?:werken|zijn|doen|leren|vormen)|(?:je|jouw) (?:collega|leidinggevende|begeleider|mentor) (?:is|heeft)(?!\\p{L})[^.;]{0,60}|(?:bachelor|master)-?(?:scriptie|thesis|student|studenten|programma\\p{L}{0,2})",
    " ",
  ],
  ["(?:scholings|studie|opleidings|doorgroei)-?(?:budget|mogelijkheden|vergoeding|kosten|kansen)[^.;]{0,80}", " "],
  [
    `(?:salaris|toelage|toeslag|vergoeding|loon|bonus|verdien\\p{L}{0,3})(?!\\p{L})[^.;,]{0,60}${DIPLOMA}(?:['’]ers)?|(?:mbo|hbo|wo)['’]ers (?:starten|beginnen)`,
    " ",
  ],
  [
    `(?:je|jij|u) (?:ontvangt|behaalt|haalt|krijgt)(?!\\p{L})[^.;,]{0,40}${DIPLOMA}|(?:behaal|haal|start met|begin met|volg) (?:je|jij|een|jouw) [^.;,]{0,50}${DIPLOMA}`,
    " ",
  ],
  ["(?:het|ons|je|jouw|dit) team (?:bestaat|is|telt|heeft)(?!\\p{L})[^.;]{0,90}", " "],
  [
    `(?:een |afgeronde |relevante ){0,2}${DIPLOMA}[^.;,]{0,40} (?:strek(?:t|ken) tot aanbeveling|is (?:leuk|fijn|welkom|handig|meegenomen)|geldt als (?:een )?(?:plus|pluspunt|troef)|zijn? een troef)`,
    " ",
  ],
  [
    `(?:bij voorkeur|idealiter|(?:het )?liefst) (?:een |op |met ){0,2}${DIPLOMA}(?: [\\p{L}-]{3,20}){0,3}(?=,|;| maar| minimaal|\\)|$)`,
    " ",
  ],
  ["(?:bachelor|master|hbo|mbo|diploma|studie|opleiding) mag(?: ook| gerust)?(?=,|\\.|$)", " "],
  // Short courses of higher education, and a master's degree beside a bare course of study.
  [
    "graduaat(?:s?diploma|s?opleiding)?|gegradueerde?|kort-hbo|hbo5|hbo-5|tweejarige hbo-(?:opleiding|studie)|korte hbo-\\p{L}{5,9}",
    "graduaat, associate degree",
  ],
  [
    "(?:een |vereist: )?ad(?=-? of bachelor)|(?<=\\()ad(?=\\))|ad-(?=diploma|opleiding|niveau|graad)",
    "associate degree ",
  ],
  ["pdb(?:,| of| en|/) ?mba", "vakdiploma"],
  [
    "universitaire (?:opleiding|studie)(?= (?:nederlands )?(?:rechten|recht|geneeskunde|farmacie|diergeneeskunde|tandheelkunde)(?!\\p{L})|[^.;]{0,40}\\((?:mr|ir|drs|master|wo)(?!\\p{L}))",
    "masteropleiding",
  ],
  [
    "(?:conciërge|docent|leraar|schoonma\\p{L}{2,6}|kantinemedewerker|beveiliger|kok) (?:op|bij|in|aan) (?:een|het|de|ons|onze) (?:mbo|hbo|vmbo|havo|roc|hogeschool|universiteit)\\p{L}{0,12}",
    " ",
  ],
  ["geen bachelor(?:diploma)? nodig", " "],
  [
    "(?:verkoop(?:t)?|verkopen|verkopen van|promoot|promoten|promotie van) (?:[\\p{L}-]{2,12} ){0,3}(?:mba|master|bachelor|opleiding|cursus|studie)\\p{L}{0,12}(?:['’]s)?(?:-\\p{L}{4,12}(?:['’]s)?)?[^.;,]{0,40}",
    " ",
  ],
  ["(?<=bevoegdheid[^.;]{0,30}|opleiding[^.;]{0,30}|studie[^.;]{0,30})\\((?:wo-)?master\\)", "met masterdiploma"],
];
