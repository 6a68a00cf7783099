import { folded } from "#normalise/text/folded-expression.ts";
import type { EducationValue } from "#taxonomy/education.ts";
import { flagsIn, wholeWords, wordsIn } from "#normalise/text/whole-words.ts";
import { quickly } from "../../text/quick-expression.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Schools that teach a trade, and the kinds of work that they teach. */
const TRADE_SCHOOL = String.raw`(?:cosmetology|beauty|barber(?:ing)?|massage(?: therapy)?|culinary|cookery|chef|esthetics|nail|welding|trade|tech|technical|vocational|vo-?tech|diesel|automotive|mechanics?|aviation|maintenance|hairdressing|floristry|pastry|bakery|secretarial|bartending|dental assist\p{L}{2,4}|medical assist\p{L}{2,4}|pharmacy tech\p{L}{0,8}|surgical tech\p{L}{0,8}|practical nursing|vocational nursing|lpn|lvn|lpn/lvn|sonography|paramedic|radiography|phlebotomy|(?:medical )?radiation technology|radiologic(?:al)? technology|nuclear medicine(?: technology)?|surgical technology|ultrasound|respiratory therapy|dental hygiene|medical laboratory|veterinary technician|emt) (?:school|college|academy|institute|program(?:me)?|certificate program(?:me)?)`;
/** Trades for which "qualified" means that somebody has learned them. */
const TRADE = String.raw`(?:mechanic|electrician|plumber|carpenter|joiner|chef|cook|hairdresser|barber|beautician|beauty therapist|baker|butcher|welder|fitter|fabricator|boilermaker|bricklayer|roofer|plasterer|tiler|painter|panel beater|spray painter|toolmaker|tool and die maker|machinist|tradesperson|tradie|cabinet ?maker|nursery nurse|dental nurse|gas engineer|glazier|upholsterer|millwright|sheet metal worker|vehicle technician|turner|stonemason|arborist|sparky|sparkie|chippy|brickie|nail technician|mechanic)`;
/** Fields of the diplomas that polytechnics give. */
const POLYTECHNIC_FIELD = String.raw`(?:(?:mechanical|civil|electrical|electronics?|automobile|automotive|chemical|mining|marine|mechatronics?|computer|production|instrumentation|industrial|aeronautical|aerospace|biomedical|petroleum|metallurg\p{L}{2,6}|eee|ece)(?: (?:&|and|or|/) \p{L}{3,15})? (?:engineering|engg?\.?|technology)|nautical studies|pharmacy|mechatronics|quantity surveying)`;

/** A diploma that no word before it tells to be one of a school. */
const BARE_DIPLOMA = String.raw`(?<!(?:school|hs|h\.s\.|vocational|graduate|ged|equivalency|level \d|education|secondary) )diploma`;

/** Titles, diplomas and types of school of the countries that write English, beside those of the general wording. */
export const ENGLISH_NAMES: Names = [
  [
    "postgraduate degree",
    String.raw`(?:master['’]?s|doctora(?:l|lly|te))[- ](?:prepared|trained|qualified|educated)|m\.tech|m\.com|m\.?pharm|m\.phil|m\.arch|m\.div|pgdm|pg diploma|post[- ]?graduation|first professional degree|master(?:['’]?s)? (?:level|graduates?)|law school graduates?|master in (?:economics|finance|management|marketing|law|physics|chemistry|statistics|mathematics|psychology|architecture|design|history|biology|informatics|data science|international [a-z]{5,10})|graduate[- ]level (?:qualification|education|training) in|(?:graduate|graduated|graduation) (?:of|from) an? (?:[a-z-]{2,14} ){0,3}(?:law|medical|dental|veterinary) school|level 7 (?:qualification|diploma|apprenticeship)|(?:nfq|qqi) level 9|post[- ]?graduate (?:degree ?/ ?diploma|qualification|diploma|certificate|stud(?:y|ies)|training)s?|post[- ]?graduates?(?= in )|(?:post[- ]?graduate|doctoral|doctorate) level|(?:nfq |qqi )?level (?:9|10) (?:qualification|degree|award)`,
  ],
  [
    "bachelor degree",
    String.raw`(?:any|all) (?:stream |discipline )?graduates?(?! (?:school|program|student|scheme|recruit|role|trainee))(?= (?:with|can|may|in|from|only|having|who|or)|[.,;)]|$)|graduation (?:in (?:any|commerce|arts|science|engineering)|is (?:an? )?(?:must|mandatory|compulsory|required)|from an? (?:(?:accredited|recogni[sz]ed|four-year|4-year) ){0,2}(?:college|university))|(?<=(?:education|qualifications?)(?: level| required)? ?[-:–] ?)(?:any )?graduat(?:ion|es?)(?= ?[,.;(/]|$)|any graduation|graduation,? \(?(?:any|in any)|(?<!to )any degree|undergrad degrees?|tertiary(?:[- ]level)? (?:qualification|education|degree|stud(?:y|ies))s?|minimum graduation|graduates? (?:in|of|from) (?:all|any|every) (?:discipline|stream|subject|field|background)s?|(?:you (?:will be|are)|you['’](?:re|ll be)|must be|be) (?:an? )?(?:(?:uni|university|engineering|science|business|law|finance|college) )?graduate(?= (?:in|with|from|or|who|of an? )|[.,;]|$)|(?:law|engineering|science|business|maths|mathematics|economics|computer science|finance|marketing|physics|chemistry|biology|psychology|hotel management|hospitality|nursing|pharmacy|commerce|arts|architecture|accountancy|accounting|journalism|geology|agriculture|mba|tourism) graduates?(?= (?:with|who|or|and)(?!\p{L})|[.,;]|$)|you(?:['’]ve| have)? graduated (?:in|with) (?!(?:the|january|february|march|april|may|june|july|august|september|october|november|december|high)(?!\p{L}))\p{L}{4,20}|(?<=(?:^|any|relevant|good|with) ?)degree(?= \((?:any|in|or|2|min|bsc|ba|hons))|graduates?(?=(?: ?/ ?| or )post[- ]?graduates?)|graduate of (?:an? |any )(?:(?:four|4)[- ]year |business |related |it |computer |engineering |medical |allied )?(?:course|degree)|graduate of (?:bs|ab|bachelor) |graduate calib(?:re|er)|college[- ]educated|higher education(?= in (?!the|a|an|our)[a-z]{3})|(?:finished|completed) (?:your |university |their )?studies in|university studies|graduate engineer(?=[,.;)]|$| with| in)|teaching degree|degree calib(?:re|er)|uni (?:degree|graduate|grad|qualification)|(?<!recent )graduate (?:of|from) an? (?:(?:accredited|recogni[sz]ed|four-year|4-year|reputable|leading|top) ){0,2}(?:college|university)|(?:(?:straight|fresh|come|came|coming) out of|finished|completed|been through) uni(?:versity)?`,
  ],
  [
    "bachelor degree",
    String.raw`(?:(?:a|minimum|min\.?|at least(?: an?)?|or|with) |(?<=: ))(?:2[.:][12]|2[.:]ii?)(?= (?:or (?:above|higher|better)|degree|honours|hons|from|in|at|and)|[,;)]|\.?$)|2\.i{1,2} honours|first[- ]class (?:honours|degree)|(?:upper|lower)[- ]second(?:[- ]class)?|undergrad(?: degree)? in|bachelor['’]?s?[- ](?:prepared|trained|qualified|educated)|degreed(?= (?:\p{L}{4,14} )?(?:accountant|engineer|professional|candidate|chemist|scientist|individual|nurse|planner|librarian))|(?:nfq|qqi) level [78]|level [78] (?:\(?nfq\)? )?(?:degree|honours)|undergraduate(?= or (?:an? )?(?:advanced|graduate|postgraduate|higher) (?:degree|qualification))`,
  ],
  [
    "professional certificate",
    String.raw`(?:graduate|graduation|diploma|certificate|certification)(?: in(?: [^ .;,]{1,16}){1,3}?)? (?:of|from) (?:[^ .;,]{1,16} ){0,4}?${TRADE_SCHOOL}s?|${TRADE_SCHOOL} (?:graduates?|grads?|trained|training|diploma|certificate|certification|qualification)|(?:completed|finished|attended|completion of) (?:[^ .;,]{1,16} ){0,4}?${TRADE_SCHOOL}|vo-?tech (?:grads?|graduates?)|vocational course|certified nurs(?:ing|e) assistant|nzqa level [2-4]|cipd level \d|btec(?: (?:level \d|nationals?|extended|hairdressing))?(?: diploma)?(?! higher)|technical diploma|(?:relevant|formal) apprenticeship|college certificate|(?:welding|craft) certificate|(?:state|valid) teaching certificate|nebdn(?: national)? diploma|(?:one|1|two|2)[- ]year certificate|vocational/tech(?:nical)? school|tech[- ]school(?: grad(?:uate)?| trained)?|wyotech|lincoln tech|part 147|(?<!(?:higher|national|advanced|graduate) )certificate in (?:(?:medical|dental|nursing) assisting|welding|phlebotomy|cosmetology|hvac|pharmacy tech\p{L}{0,8}|automotive|massage|culinary|cookery|hairdressing|childcare|carpentry|plumbing|electrical|machining|aged care|health care|healthcare)|(?<=education(?: level| required)?: )vocational|(?:medical|dental|nursing) assist(?:ant|ing) (?:program )?(?:certificate|diploma)|(?:postsecondary|post-secondary) (?:nondegree|non-degree) award|post-?secondary (?:certificate|vocational)`,
  ],
  [
    "professional certificate",
    String.raw`you(?:['’]ve| have)? trained as an? (?:\p{L}{4,14} )?${TRADE}|apprentice(?:ship)?[- ](?:trained|qualified|served)|fully apprenticed \p{L}{4,14}|(?:completed?|finished|served|completion of|completing) (?:[^ .;]{1,14} ){0,5}?apprenticeship|apprenticeship (?:completed|finished|signed off|served|behind you|papers|under your belt|certificate|as an? \p{L}{4,14})|topped out of (?:their|an|your) apprenticeship|(?:state-certified|state-registered|recogni[sz]ed|formal|registered|accredited) apprenticeship(?= (?:in|as|or|is|required|completed))|journeyperson|journey[- ]level|certificates? of (?:qualification|apprenticeship)|interprovincial (?:ticket|standard|red seal)\p{L}{0,2}`,
  ],
  [
    "professional certificate",
    String.raw`(?<!(?:become|becoming|as|alongside|with|by|assist|assisting|under|support|supporting|shadow|from) (?:an? |the |our )?(?:fully )?)(?:qualified|trade[- ]tested|ticketed|red seal) (?:(?:diesel|light vehicle|heavy vehicle|hd|motor|auto|automotive|maintenance|refrigeration|commercial|industrial|pastry|professional|ladies|electrical|mechanical) ){0,2}${TRADE}(?:s(?= (?:only|wanted|needed|required|with)))?(?!\p{L})|(?:trades?|recogni[sz]ed trade)[- ](?:certificates?|cert|qualifications?|diploma|tested)|(?:passed )?trade test(?:ed)?(?= (?:at|as|or|certificate|required|passed)|[,.;)]|$)|olifantsfontein|merseta accredited`,
  ],
  [
    "professional certificate",
    String.raw`(?:nvq|svq|gnvq|s/nvq|nvq/svq) ?(?:level )?[2-5]|level [2-4] (?:nvq|svq|vtct|itec|cibtac|cache|btec|hairdressing|childcare|beauty|early years|barbering|qualified|bricklaying|carpentry|plumbing|electrical installation)|level [2-4] \((?:vtct|itec|cibtac|cache|nvq)|level [2-4](?: or (?:level )?[2-4]| and above|\+)? (?:qualified )?in (?:childcare|child|early|beauty|hair|adult care|health|plumbing|catering|bricklaying|joinery|carpentry|electrical|motor|light vehicle)|level [2-4] under (?:your|their) belt|(?:imi|vtct|itec|cibtac|cache|cskills|eal|nebosh nvq)(?: at)? level [2-4]|c ?& ?g|(?:qqi|fetac)(?: accredited)?(?: level| l)? ?[3-6]|level [3-6] (?:\()?(?:qqi|fetac)|advanced craft|(?:national )?craft cert(?:ificate)?|qualified craftsperson|craft[- ]qualified`,
  ],
  [
    "professional certificate",
    String.raw`cert(?:ificate)?s?\.? (?:iii|iv)(?! (?:support|service))|cert(?:ificate)? [34](?= (?:in|qualified|of)|[.,;]|$)|(?:nz|new zealand) certificate (?:in|of)|(?:higher )?nitec|ite (?:grads?|graduates?|certificate)|ncvt|scvt|i\.t\.i\.?|diploma of vocational studies|anm(?: or gnm)? (?:nurse|course)|(?:lpn|lvn) (?:diploma|certificate)`,
  ],
  [
    "associate degree",
    String.raw`(?:higher )?national diploma|n\. ?dip\.?|national n diploma|higher certificate|higher national certificate|diploma of higher education|dip ?he|poly(?:technic)?(?:['’]?s)? (?:diploma|graduates?|pass(?:ed)?[- ]?outs?|grads?|qualification)|(?:graduated|diploma|graduate) (?:from|at) (?:an? )?(?:\p{L}{4,12} )?poly(?:technic)?|diploma[- ]holders?|diploma in ${POLYTECHNIC_FIELD}|diploma in (?:[^ .;,]{1,16} ){1,6}?poly(?:technic)?|(?:new zealand|nz) diploma|nzde|d\.?pharm|gnm(?= (?:nurs|or|with|qual)|/)|associate['’]?s? of (?:arts|science|applied science|fine arts|nursing)|(?<=(?:education|degree|level|minimum)(?: required)?: )associate(?:['’]?s)?(?! degree)|non-university (?:certificate or )?diploma|${BARE_DIPLOMA}(?= in (?!(?:hand|adult|social|the|our|an?|early|childcare|child|beauty|hair|care|health and|first|teaching|massage|leadership)(?!\p{L})))|(?<=(?:education(?: level| required)?:|minimum|min\.?|minimum an?|least an?) )diploma(?! (?:or|/))|associate(?:['’]s)?(?:[- ]level)? (?:programs?|programmes?|diploma)|\(associate\) program|(?:two|2)[- ]?(?:years?|yrs?\.?)(?: [a-z]{4,12}){1,2} degree|(?:two|2)[- ]?yrs?\.? degree|higher cert(?= in)|${BARE_DIPLOMA}(?= (?:from|issued by|awarded by) )|${BARE_DIPLOMA}(?= and/or (?:training|certificate|certification))|(?:(?:two|2|three|3)\+? years (?:of )?)?post[- ]high[- ]school (?:education|training|coursework)|(?:two|2|three|3)(?: \(\d\))?\+? years of (?:[a-z]{4,12} ){0,2}(?:college|university|college/university)(?:[- ]level)? (?:coursework|stud(?:y|ies)|education|courses)|college program diploma|any diploma|post-?secondary (?:education|diploma)|(?:two|2)-year college|some university|college credits|technical college diploma|associate(?:['’]s)?(?= \((?:required|preferred))|(?:at least |completed )?(?:two|2)(?:nd)? years? (?:in|of) college|(?:second|2nd)[- ]year college|college undergraduates?(?=,| can| applicants| or| are|\.?$)|(?<=^|at least |minimum |education: )college level(?=,| can| applicants| or|\.?$)|(?:ece|early childhood education) diploma|(?:30|48|60|64)\+? (?:college|semester|credit)(?: credit| semester)? (?:hours|credits|units)`,
  ],
  [
    "associate degree",
    String.raw`(?:two|2|three|3)[- ]?(?:years?|yrs?\.?) (?:(?!experience|of )[\p{L}&]{2,16} ){1,4}diploma|diploma,? (?:two|2|three|3)[- ]years?|(?:sait|nait|bcit|college/cegep|cegep) (?:diploma|\()|(?:tafe )?advanced diploma|diploma of (?:nursing|early childhood|community services|business|accounting|building|project management|information technology|engineering|financial planning)|${BARE_DIPLOMA}(?=(?: or | ?/ ?)(?:an? )?(?:bachelor|degree|university degree|higher degree|undergraduate degree|b\.?e(?:\.|ng)?(?= |\.|/)|b\.?tech))|(?<=(?<!graduate )degree(?: or |/)(?:an? )?)diploma(?= (?:in|from|or)|[.,;)]|$)`,
  ],
  [
    "high school",
    String.raw`(?:secondary \(high\)|high|secondary) school (?:completion|graduation|certificate|cert|leaving|leaver|qualification|transcript|level)s?|elementary (?:education|school) (?:completed|is enough|certificate)|(?:8|9)th (?:pass|std|standard)|(?:8th|eighth|9th|ninth|11th|12th)[- ]grade(?= education| completed| level)|(?:senior high(?: school)?|k-?12) graduates?|t[- ]levels|access to he(?: diploma)?|(?<!secondary )school[- ]leavers?(?! (?:program|scheme|age))|h\.s\. grad(?:uate)?|(?:10|12)th (?:pass(?:ed)?|std|standard|class)|(?:class|std\.?|standard) (?:10|12|x|xii)(?: pass(?:ed)?)?(?! of)|(?:completed|finished|passed|completion of|minimum|at least|least) (?:(?:the|of|a|your|with) )?(?:(?:10|11|12)th grade|(?:grade|gr\.?|year|yr\.?|form) (?:10|11|12|8|9))|(?:grade|year|yr\.?) 12|(?:grade|year|yr\.?) (?:10|11) (?:pass|certificate|or (?:above|higher|equivalent)|education|completed)|(?:grade|year|yr\.?) (?:9|10|11)(?= minimum)|plus[- ]two(?! (?:years?|months?|weeks?|more|other|references|days|of))|\+2(?= (?:pass|or|qual)|\))|10 ?\+ ?2(?! years)|higher secondary(?! school teach)|intermediate (?:\(|pass)|matriculates?|matriculated|matriculation (?:certificate|pass)`,
  ],
  [
    "high school",
    String.raw`(?:gce )?['‘’]?[on]['‘’]?[- ]levels?(?! (?:teach|tutor|student|exam|paper|class|tuition))|gce ['‘’]?[ona]['‘’]? levels?|gce (?:holders|certificate)|junior cert(?:ificate)?|school cert(?:ificate)?|leaving cert(?:ificate)?|senior certificate|nsc certificate|hiset|(?:hs|h\.s\.)(?:/| or | grad| education)(?:ged)?|gcse[- ]level education|12 years of (?:formal )?(?:schooling|education)|high[- ]school[- ](?:level )?(?:educated|grads?|graduates)|high[- ]school(?= (?:(?:is|will be) (?:enough|sufficient|required|fine|the minimum|a must|essential)|and/or))`,
  ],
];

/** What follows the abbreviation of a degree. */
const IS_DEGREE = String.raw`(?= (?:degree|or|required|preferred|in|from|qualification|holders?|grad|graduates?|is|with|and|mandatory|essential|compulsory|needed|minimum)(?!\p{L})|,|/|\)|;|\.?$)`;

/** Behind or before years of experience, a degree whose letters are words and names, too: "5 years of experience and a BA". */
const BESIDE_YEARS = (letters: string): string =>
  String.raw`(?<=(?:[eE]xperience|[bB]ackground)(?: in \p{L}{1,20})?,? (?:(?:and|plus|or) (?:an? )?|with an? ))(?:${letters})(?=[ .,;)]|$)|(?<=^[Aa]n? |^)(?:${letters})(?=,? (?:and|plus|with|or) (?:at least |a minimum of )?(?:\d{1,2}\+?(?:-\d{1,2})?|two|three|four|five|six|seven|eight|ten) (?:or more )?years)`;

/** Names that count only as they are written. */
export const ENGLISH_ABBREVIATIONS: Names = [
  // Many others are names of techniques and firms, too: LLM, DDS, DMD, ASN, QTS.
  [
    "postgraduate degree",
    String.raw`(?:PGCE|PGDE|MChem|MSci|MPhys|MMath|M\.?Eng\.?|M\.A\.(?= in| degree)|DPhil|EngD|MPAS|BPTC|GDL|Dip\.? ?Ed|OD(?= degree)|DClinPsy|D\.Clin\.Psy|Pharm\.?D\.?|DVM|DNP|Ed\.?D\.?|MBBS|MBChB|MB ?Ch\.?B\.?|MB BCh(?: BAO)?|MRCVS)|(?:MPA|MPP|MHA|MLIS|MLitt|MRes|MArch|MDiv|MFA|MAcc|MPhil|PGDip|M\.Ed|MEd|M\.Div|M\.Acc|MPharm|MHSA|MSPH|MSIS|MSCS|MSEE|MSME|MSCE|MTech|MCom|Au\.?D|Ed\.?S|VMD)\.?${IS_DEGREE}|(?<=/)(?:MA|MS)(?=/)|${BESIDE_YEARS("MA|MS|M\\.S\\.")}|MLS(?= or MLIS|/MLIS| degree| required)|(?:DDS|DMD)(?:/| or )(?:DMD|DDS)|(?:DDS|DMD)(?= degree)|D\.D\.S\.?|D\.M\.D\.?|O\.D\. degree|(?:DPT|MPT)(?:(?: or |/)(?:MPT|DPT)|(?= (?:grad|degree|required)|/))|M\.?D\.?(?:,? or |/| / )(?:a )?D\.?O\.?|(?<=or |/)DNB|MD (?:in )?\(?(?:Radiology|Medicine|Pa?ediatrics|Ana?esthesi\p{L}{2,6}|Pathology|Dermatology|General Medicine|Psychiatry)|MCA(?=(?: pass|/| or|,| \())|(?:PG)(?= degree)|Masters? (?:of|in) (?!Ceremon|Realit|None|Puppets)\p{Lu}\p{L}{3,20}|Juris Doctor|Doctor of (?!Record)\p{Lu}\p{L}{2,20}`,
  ],
  [
    "bachelor degree",
    String.raw`(?:B\.?F\.?A|B\.?Ed|B\.S\.E\.E|B\.S\.N|B\.S\.M\.E|BSME|BSCE|BSIT|BSBA|BSW|BCA|B\.?Pharm|BPharm|B\.?Arch|B\.?Comm?|B\.?Des|BDS|BAMS|BHMS|BPT|BVSc|B\.V\.Sc|BASc|B\.A\.Sc|BHSc|BMus|BSocSci|BSc(?:\(| \()?Hons|BAcc)\.?${IS_DEGREE}|(?:BA|BS)(?=/(?:postgraduate|bachelor|BFA|B\.?Sc|BBA|BEng|MA|MS|MBA|[Aa]ssociate|[Dd]egree))|B\.?E\.? ?\(Hons\)|B\.?E\.?(?=/(?:B\.?Tech|M\.?E)| or B\.?Tech|, ?B\.?Tech)|BHM(?= or|,|/|$)|(?:BSEE|BSCS)(?= or|,|/|\)|\.?$| required| degree)|(?<=[mM]in(?:imum|\.)? |[mM]inimum a |[rR]equires an? |[hH](?:ave|olds?) an? |[pP]ossess(?:es)? an? |[lL]east an? )(?:BS|BA|B\.S\.|B\.A\.)(?=[ .,;)]|$)|(?:BS|BA|B\.S\.|B\.A\.)(?= (?:at )?minimum)|BS(?= (?:CS|EE|ME)(?!\p{L}))|BS(?= (?:Accountancy|Accounting|Nursing|Psychology|Criminology|Information|Computer|Business|Civil|Electrical|Mechanical|Industrial|Biology|Chemistry|Hospitality|Tourism|Education|Pharmacy|Marketing|Management|Architecture)(?!\p{L}))|(?:UG)(?= degree|/PG| or PG)|(?:BS|BA|BSc|B\.S\.|B\.A\.)(?= ?\(?(?:or|and) (?:higher|above|greater|better|beyond|equivalent))|${BESIDE_YEARS("BS|BA|B\\.S\\.|B\\.A\\.")}`,
  ],
  [
    "associate degree",
    String.raw`(?:HNC|HND|OND|NCE(?= or |/)|D\.?El\.?Ed\.?|(?<=BSN(?: or |/))ADN|ADN(?=(?: or |/)BSN)|AA(?= in \p{L})|(?:AS|A\.S\.)(?= degree)|A\.A\.S\.?|(?<=\()(?:ADN|AAS)(?=\))|(?:AAS|A\.A\.S\.?|ADN)(?= (?:in|or|degree|accepted|required|preferred)(?!\p{L}))|AA/AS|AS/AA|A\.A\.(?: or |/)A\.S\.?|A\.S\.(?: or |/)A\.A\.?|DipHE|N6(?= (?:National|in|plus|or|certificate|diploma|qualification)|,| \()|(?:DEC|DCS)(?: \((?:DEC|DCS)\))? in|NDip)`,
  ],
  [
    "professional certificate",
    String.raw`NC (?:II|III|IV)(?!\p{L})|TESDA|(?:309A|310T|313A|306A|433A|308A)(?= )|CDA(?= (?:credential|certificate|or|required|certification))|CNA(?= (?:certif|licen|required))|RECE(?= |,|\.|$)|PSW(?= (?:certificate|diploma|certification))|ITI(?=(?: (?:in|pass|fitter|electrician|certificate|qualified|or|trade|holder|Fitter|Electrician|Welder|Turner|Diesel|Pass|\()|[,./)]))|(?<=after |with |completed )ITI|(?:NTC|NAC)(?: or |/)(?:NAC|NTC)|NTC-[123]|N[23](?= (?:plus (?:a )?(?:completed|passed)|and a (?:passed|completed)))|(?:DEP|DVS|AEC|AVS) in`,
  ],
  [
    "high school",
    String.raw`KCSE|KCPE|WAEC|NECO|WASSCE|STPM|SHS graduate|SPM(?= (?:leavers?|holders?|qualif|certificate|minimum|level)|/)|(?<=[Mm]inimum |[Ll]east |[Pp]ossess |[Mm]in )SPM|OSSD|ATAR|QCE|VCE|WACE|SACE(?! regist)|NCEA(?: Level [123])?(?!\))|GCSEs?|Matric|SSLC|HSLC|(?:SSC|HSC)(?=/| or| certificate| [Pp]ass| \(|,)|A[- ][Ll]evels?(?! (?:of|playing|head|that|exam|teach|tutor|student|paper|class|and AS)|-)|(?:Scottish )?Highers(?= |,|\.|$)|Nat(?:ional)? 5s?(?= |,|\.|$)|Yr 12|(?:Standard|Std\.?|Grade) (?:10|12)(?= (?:certificate|pass|or|plus|with|and)|[.,;]|$)`,
  ],
];

/** Names that the general wording knows, one for each value. */
const PLAIN: Readonly<Record<EducationValue, string>> = {
  "postgraduate degree": "postgraduate degree",
  "bachelor degree": "bachelor's degree",
  "associate degree": "associate degree",
  "professional certificate": "vocational qualification",
  "high school": "high school diploma",
};

/** All of them with the flag `g`, and beside each an expression that tells fast whether it is worth the search. */
const REPLACED = [
  ...ENGLISH_ABBREVIATIONS.map(([value, source]) => ({ value, source: wholeWords(source), flags: "u" })),
  ...ENGLISH_NAMES.map(([value, source]) => ({ value, source: wordsIn("en", source), flags: flagsIn("en") })),
].map(({ value, source, flags }) => ({
  name: PLAIN[value],
  first: quickly(new RegExp(source, flags)),
  all: folded(new RegExp(source, `${flags}g`)),
}));

const AND = String.raw`,? (?:and|plus|with|along with|together with|as well as|alongside|followed by|coupled with) (?:(?!(?:or|and|no|the)(?!\p{L}))[\p{L}\d'’+-]{1,12} ){0,4}?`;
const ABOUT = String.raw`(?: (?:in|from|of) [^.;,]{3,40}?| \(?hons\.?\)?)?`;
const HIGH_SCHOOL = "(?:high school diploma|high school)";
const BELOW_DEGREE = `(?:${HIGH_SCHOOL}|vocational qualification|associate degree)`;
const DEGREE = String.raw`(?:post-?graduate(?: degree)?|bachelor['’]?s(?: degree)?|university degree|degree|master['’]?s(?: degree)?|b\.?sc|m\.?sc|mba)`;
const NOT_WELCOME = String.raw`(?!\p{L})(?![^.;]{0,60}(?:prefer|desir|plus|advantage|asset|bonus|welcome|helpful|optional|beneficial|useful|nice))`;

const HIGHER = String.raw`(?:master['’]?s|mba|ph\.?d|doctorate|postgraduate|advanced|graduate|m\.?sc|ms|bachelor['’]?s?|some college|associate['’]?s?|university|college)`;
const GOOD = String.raw`(?:preferred|desired|desirable|helpful|beneficial|welcome|advantageous|(?:an? )?(?:added |definite |strong )?(?:plus|bonus|asset|advantage))`;

/** More is welcome: "bachelor's degree, MBA preferred", "bachelor's degree (master's a plus)". */
const MORE_IS_WELCOME: readonly (readonly [RegExp, string])[] = [
  [
    folded(
      new RegExp(
        String.raw`((?<!\p{L})(?:${DEGREE}|${BELOW_DEGREE}|high school education|ged|education)${ABOUT}),? (?:with )?(?:an? )?${HIGHER}(?: degree)?(?: is| are| would be)?(?: an?)?(?: strongly| highly| greatly)? ${GOOD}(?!\p{L})`,
        "giu",
      ),
    ),
    "$1",
  ],
  [folded(new RegExp(String.raw`\((?:an? )?${HIGHER}(?!\p{L})[^()]{0,30} ${GOOD}\)`, "giu")), " "],
];

/** Of two that are asked for together the higher one counts: "a degree plus GCSE maths", "matric and a degree". */
const BOTH: readonly (readonly [RegExp, string])[] = [
  [folded(new RegExp(`((?:^|[^\\p{L}])${DEGREE}${ABOUT})${AND}${BELOW_DEGREE}(?!\\p{L})(?! or)`, "giu")), "$1"],
  [
    folded(
      new RegExp(
        `((?:^|[^\\p{L}])(?:post-?graduate(?: degree)?|master['’]?s|m\\.?sc)${ABOUT})${AND}bachelor['’]?s degree(?!\\p{L})`,
        "giu",
      ),
    ),
    "$1",
  ],
  [
    folded(new RegExp(`(associate degree|vocational qualification)${ABOUT}${AND}${HIGH_SCHOOL}(?!\\p{L})`, "giu")),
    "$1",
  ],
  [
    folded(
      new RegExp(
        `(?<!(?:or|/) ?)${HIGH_SCHOOL}(?: [^.;,/]{0,20})?${AND}(${DEGREE}|associate degree|vocational qualification)${NOT_WELCOME}`,
        "giu",
      ),
    ),
    "$1",
  ],
];

/** A diploma that isn't said to be of a lower school, and that is named beside a degree, may be on its level, as South African advanced diplomas are. */
const AS_HIGH = folded(
  /(?<=(?:degree|bachelor['’]?s?)) ?(?:or|\/) ?(?:an? )?(?:advanced )?diplomas?(?!\p{L})|(?<!(?:school|national|polytechnic|higher|trade|vocational|college|advanced) )(?<!\p{L})diploma ?(?:or|\/) ?(?:an? )?(?=(?:bachelor['’]?s? )?degree)/giu,
);

const LONGEST_SENTENCE = 400;

/** Returns a sentence in English with the names above said in plain words, so that what stands around them counts as it does there. */
export function inPlainWords(sentence: string): string {
  if (sentence.length > LONGEST_SENTENCE) return sentence;
  let text = sentence.replace(AS_HIGH, "");
  for (const { name, first, all } of REPLACED) if (first.test(text)) text = text.replace(all, name);
  for (const [pattern, kept] of [...MORE_IS_WELCOME, ...BOTH]) text = text.replace(pattern, kept);
  return text;
}
