import { withoutFirst } from "#normalise/text/spans.ts";
import { quickly } from "../text/quick-expression.ts";

const SCHOOLING = String.raw`(?:degrees?|diplomas?|gcses?|a[- ]levels?|leaving cert(?:ificate)?|junior cert(?:ificate)?|certificates?|qualifications?|master['’]?s|masters|bachelor['’]?s?|associate['’]?s?|b\.?sc|m\.?sc|mba|mbas|ph\.?ds?|doctorates?|ged|nvq|b\.?tech|b\.?com|llb|level \d|certs?|courses?)`;

/** Papers that somebody reads, prints or checks at work: "invigilate GCSE exams", "proofread master's theses". */
const PAPERS = quickly(
  new RegExp(
    String.raw`(?:^|you(?:['’]ll| will)? |to |and |, )(?:manag|track|invigilat|proctor|proofread|mark|correct|assess|verify|verifi|evaluat|translat|print|fram|issu|edit|grad|review|check|authenticat|transcrib)(?:es?|ing|s)?(?:,? (?:(?:and|or) )?(?:[\p{L}'’-]{1,14}))?(?: [\p{L}'’-]{1,14}){0,3}? (?:degrees?|diplomas|gcses?|a[- ]levels?|leaving cert|junior cert|master['’]?s|bachelor['’]?s|ph\.?ds?|theses|transcripts|dissertations)(?!\p{L})[^.;,]{0,80}`,
    "iu",
  ),
);
/** What a university does: "software that universities use to award degrees". */
const AWARDING = quickly(
  /(?<!\p{L})(?:award|confer|grant)(?:s|ing|ed|red|ring)? (?:[\p{L}'’]{2,14} ){0,4}?(?:degrees|diplomas)(?!\p{L})|(?<!\p{L})degree[- ](?:awarding|granting) (?!\(?(?:college|universit|institution|school)[^.;,]{0,20} (?:degree|required))/iu,
);
/** People who study and get help: "you support PhD candidates with their visas". */
const HELPED = quickly(
  /(?<!\p{L})(?:support|help|assist|counsel|advis|guid|coach|mentor|teach|tutor|supervis|instruct|assess)(?:e|s|es|ing|ling|e?ors? (?:to|for|of))? (?:[\p{L}'’./+-]{1,14} ){0,5}?(?:(?<!(?:for|as|of) )students?|people|clients|adults|veterans|individuals|famil(?:y|ies)|parents|immigrants|others|candidates|aspirants|applicants|pupils|learners|undergraduates|postgraduates|graduates|fellows|researchers|seniors|juniors|leavers)(?!\p{L})(?:(?! (?:and (?:you|have|hold|must)|while|plus|must|requires?|required) )[^.;,]){0,140}/iu,
);
/** Subjects and levels that somebody teaches, and pupils whom a school takes: "teach maths to GCSE". */
const TAUGHT = quickly(
  /(?<!\p{L})(?:deliver(?:ing|s)?|teach(?:es|ing(?! (?:licen[sc]|credential|certif|qualif|experience|background|degree|diploma|posts?|roles?|positions?|career|staff|assistants?)))?|tutor(?:ing|s)?|lectur(?:e|ing)) (?:(?!and an? )[^ .;,]{1,14} ){0,5}?(?:gcses?|a[- ]levels?|btecs?|hnds?|nvqs?|degrees?|diplomas?|t[- ]levels?|level \d|bachelor['’]?s|master['’]?s)(?!\p{L})[^.;,]{0,50}|(?<!\p{L})(?:recruit|enrol|admit|attract|place)(?:l?ing|s)? (?:\p{L}{1,14} ){0,3}(?:students|learners|pupils|applicants)(?!\p{L})[^.;,]{0,70}/iu,
);
/** Who founded or leads the firm: "our founders met while earning PhDs". */
const FOUNDERS = quickly(
  /(?<!\p{L})(?:(?:our|your|his|her) (?:[\p{L}-]{1,14} ){0,2}?(?:founders?|co-?founders?|ceo|cto|manager|boss|supervisor|director|owner|lead|mentor|team|colleagues|co-?workers|instructors|tutors|lecturers|scientists|trainers|engineers|teachers|staff|employees)|(?:the|both|two) (?:co-?)?founders?|the (?:principal|owner|director|headteacher|head|boss)(?= (?:has|holds|is|earned|studied)(?!\p{L}))|the team(?= (?:includes|consists|comprises)))(?:,? (?:met|studied|finished|earned|completed|graduated|left|did|holds?|includes?|consists?|comes?|came|is (?:made|led|full|run)|are (?:all |mostly )?(?:ph\.?ds?|graduates|former|ex-)|(?:has|have|with) (?!an? (?:opening|opportunity|vacancy|need|position|role|immediate))(?!openings|opportunities))|, (?:an?|who)(?!\p{L}))[^.;,]{0,140}/iu,
);
/** What the people of the firm have, and what somebody becomes there: "none of us finished university", "become a qualified chef". */
const OF_US = quickly(
  /(?<!\p{L})(?:nobody here|no one here|(?:none|half|many|most|some|few|several|all) of (?:us|the (?:crew|team|staff)|our (?:\p{L}{3,12} )?(?:team|people|staff|crew|colleagues|engineers|reps|chefs))|half the (?:crew|team|staff))(?!\p{L})[^.;,]{0,90}|(?<!\p{L})becom(?:e|ing) (?:an? )?(?:fully )?(?:trade[- ])?(?:qualified|time-served) [^.;,]{0,30}|(?<!\p{L})you (?:leave|come out|finish|walk away) with(?!\p{L})[^.;,]{0,60}/iu,
);
/** Whom the firm works for: "our readers hold master's degrees". */
const CUSTOMERS = quickly(
  /(?<!\p{L})(?:our|their|your) (?:[\p{L}-]{1,14} )?(?:clients|customers|readers|users|members|students|learners|pupils|alumni|tenants|residents|guests|patients|subscribers|apprentices|trainees|interns|juniors)['’]?(?!\p{L})(?! (?:and|or|with|by|in|through|,))[^.;,]{0,90}|(?<!\p{L})clients['’] (?:mba|degree|executive)[^.;,]{0,60}/iu,
);
/** A school as a place: "next to a high school", "experience in a secondary school". */
const PLACES = quickly(
  /(?<!\p{L})(?:at|in|near|behind|opposite|beside|inside|outside|to|for|serves?|serving|between|around|with|(?<!(?:graduate|graduates|diploma|certificate|completion|graduation|equivalent) )of)(?: (?!(?:equivalent|comparable|education|diploma|graduate|degree|least|or|of)(?!\p{L}))[\p{L}\d'’-]{1,14}){0,4}? (?:high|secondary)[- ]schools?(?![- ](?:diploma|degree|education|grad|or (?:equiv|ged|higher|above|college)|equiv|cert|level|completion|qualification|leaving|leaver|transcript|math))(?![,)/]| ?\()/iu,
);
/** The name of a school: "three stops from Lincoln High School". */
const NAMED_SCHOOL = quickly(
  /(?<=\p{Ll},? )(?!(?:Minimum|Required|Completed|Education|Finished|Some|Preferred|Graduated|Diploma|Degree|Valid|At|A|The|Or|Of|With|From|Have|Must|Possess|Accredited|US|U\.S)[ .])\p{Lu}[\p{Ll}.'’]{2,14} (?:High|Secondary|Middle) School(?! (?:[Dd]iploma|[Gg]rad|[Dd]egree|[Ee]d|[Oo]r|[Cc]ert|[Ll]e|[Ee]qui|GED|[Cc]omp)|\/|[,:(])/u,
);
/** A school that does something itself: "the trade school seeks", "vocational school partnerships". */
const ACTING_SCHOOL = quickly(
  /(?<!\p{L})(?:trade|vocational|technical|high|secondary)[- ](?:schools?|colleges?)(?:['’]s?)? (?:partnerships?|partners|relations|outreach|visits|liaison|recruitment|needs|seeks|is (?:seeking|looking|hiring|located)|requires a|track|use)(?!\p{L})|(?<!\p{L})(?:curricul\p{L}{1,2}|courses|programmes|programs|relationships?|partnerships?|relations) (?:for|with|in|at) (?:[\p{L}-]{3,14} ){0,3}(?:schools|colleges|universities)(?!\p{L})/iu,
);
/** Other meanings: "bachelor parties", "a bachelor flat". */
const BACHELORS = quickly(
  /(?<!\p{L})bachelor(?:ette)?s?(?:['’]s?)?(?: (?:and|or|&) bachelorette)?[ /-](?:part(?:y|ies)|accommodation|pads?|suites?|quarters|flats?|apartments?|weekends?|nights?|buttons?|units?|lifestyle|housing|rooms?|and bachelorette)(?!\p{L})(?: parties)?/iu,
);
/** A degree instead of years of work: "a degree may be substituted for two years of experience". */
const SUBSTITUTED = quickly(
  /(?<!\p{L})(?:[\p{L}'’-]{1,14} )?(?:degrees?|education|diplomas?|coursework|studies) (?:in (?:\p{L}{1,14} ){1,4}?)?(?:may|can|could|will|might) (?:also )?(?:be )?(?:substitut|replac|counted|count (?:as|for|towards?)|used|offset|accepted instead|considered in lieu)[^.;,]{0,90}|(?<!\p{L})(?:[\p{L}'’-]{1,14} )?(?:degrees?|diplomas?) in (?:lieu|place) of (?:[\p{L}\d-]{1,14} ){0,4}experience/iu,
);
/** What somebody gains at work: "earn your degree with us". */
const GAINED = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:earn|gain|get|achiev|complet|obtain|finish|pursu|do|study|work)(?:e|ing)? (?:(?:for|towards?) )?(?:your|an?|the|one)(?!\p{L})[^.;,]{0,40}?(?<!\p{L})${SCHOOLING}(?!\p{L})[^.;,]{0,30}?(?<!\p{L})(?:with us|(?:while|as) you (?:work|earn|learn)|while (?:work|earn)ing|on the job|on us|for free|at no cost|no fees|debt[- ]free|free of charge|paid for|fully paid|(?:fully[- ])?funded|through our|through us)[^.;,]{0,90}`,
    "iu",
  ),
);
/** What the firm helps somebody to, or the job leads to: "we help you get a diploma", "you work towards an NVQ". */
const LED_TO = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:lets?|helps?|allows?|enables?|supports?|sponsors?|train) you (?:to |for |in |towards? |through )?(?:(?:earn|gain|get|complete|achieve|obtain|finish|study|do|become|be)(?!\p{L})|(?:an?|your)(?!\p{L}))|(?:chance|opportunity|option|support|time|funding|help) to (?:gain|earn|achieve|obtain|get|study|work towards?|do|pursue|take|finish|complete)(?!\p{L})|(?:you(?:['’]ll| will)) (?:also )?(?:gain|earn|achieve|get|study|work|be (?:working|studying)|train|leave|come out|finish|graduate|walk away|receive|be awarded)(?: (?:for|towards?|with|to))? (?:an? |your |the |one |our )|(?:put|see|take) you through|(?:work|train|progress)(?:ing|s)? (?:\p{L}{1,8} )?towards? (?:an? |your |the |their |one ))[^.;,]{0,60}?(?<!\p{L})${SCHOOLING}(?!\p{L})[^.;,]{0,60}`,
    "iu",
  ),
);
/** Money for studies: "bursaries for part-time LLB studies". */
const FUNDED = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:scholarships?|bursar(?:y|ies)|sponsored(?! visa)|student[- ]loans?|tuition|discounts?(?! stores?)|study leave|(?:fully |100% )?(?:funded|paid[- ]for)(?! (?:by|projects|research|programs))|day[- ]release|reimburse\p{L}{0,5}|we(?:['’]ll| will| also)? (?:pay|fund|cover|sponsor|subsidi[sz]e|offer|run|provide|teach|deliver|publish|sell|award|host)s?)(?!\p{L})[^.;,]{0,70}?(?<!\p{L})${SCHOOLING}(?!\p{L})[^.;,]{0,60}|(?<!\p{L})(?:higher|degree|graduate) apprenticeships?|(?<!\p{L})(?:ged|gcse|degree|diploma|mba|nvq|esl) (?:classes|courses|lessons|tuition|prep\p{L}{0,6}|funding|sponsorship|study|studies)(?: (?:are|is|at|for|after|paid)(?!\p{L})[^.;,]{0,60})?`,
    "iu",
  ),
);
/** Schooling that counts for less: "we hire for attitude rather than degrees". */
const RATHER = quickly(
  /(?<=\p{L} ?)> ?(?:degrees?|diplomas?|papers?|titles?)(?!\p{L})|(?<!\p{L})(?:rather than|instead of|over|more than|not|forget|isn['’]t|beyond|matters? more than|beats?|above|value[sd]? (?:\p{L}{1,12} ){1,3}over) (?:(?:on|at|by|for|about) )?(?:(?:your|any|the|which|what|who|formal|fancy|mere) )?(?:formal |university |college |academic |paper )?(?:degrees|diplomas|qualifications|certificates|(?<=(?:your|any|the|formal|fancy|college|university|paper|academic) )(?:degree|diploma|qualification))(?!\p{L})(?! (?:required|in|with|from))|(?<!\p{L})(?:rather than|instead of|matters? more than|beats?) an? (?:\p{L}{3,12} )?(?:degree|diploma)(?!\p{L})/iu,
);
/** Schooling that is welcome: "if you have a degree, great". */
const GREAT = quickly(
  /(?<!\p{L})if you(?:['’]ve| have)(?: got)? [^.;,]{3,50},? (?:great|fine|good|wonderful|lovely|brilliant|perfect|fantastic|we won['’]t hold it against|(?:all|so much|even) (?:the )?better|that['’]s)(?!\p{L})|(?<!\p{L})(?:extra|bonus|brownie) points (?:if|for)(?!\p{L})[^.;,]{0,80}|(?<!\p{L})from [^.;,]{3,40} to [^.;,]{3,30},? (?:everyone|everybody|all (?:are )?welcome|we welcome)/iu,
);
/** Schooling that isn't enough: "an undergraduate degree by itself is insufficient". */
const NOT_ENOUGH = quickly(
  /(?<![^.;,:] ?)[^.;,:]{2,60} (?:(?:is|are|will be) (?:insufficient|not (?:enough|sufficient))|(?:isn|aren|won|wouldn)['’]t (?:be )?(?:enough|sufficient)|(?:won|wouldn|doesn)['’]t (?:do|suffice|cut it)|does not suffice|will not do)(?!\p{L})[^.;,:]{0,20}(?:[.;,:]|$)/iu,
);
/** Nobody needs it: "you don't have to have been to university". */
const NO_NEED = quickly(
  /(?<!\p{L})(?:(?:do|does|wo|would|need)n['’]t|do not|does not|will not|never) (?:(?:even|necessarily|really|actually) )?(?:have to|need|require|expect|ask|insist on|care|mind|demand)(?!\p{L})(?:(?! (?:but|just|only|except|unless) )[^.;,:]){0,80}|(?<!\p{L})(?:no need|need not) (?:for|to|apply)(?!\p{L})[^.;,]{0,60}|(?:degree[- ]holders?|graduates?) need not apply(?!\p{L})/iu,
);
/** Pupils, lessons and exams by the name of the school: "GCSE students", "NVQ assessor", "grade 12 classes". */
const LESSONS = quickly(
  /(?<!\p{L})(?:gcses?|nvqs?|btecs?|cert(?:ificate)? (?:ii|iii|iv)|a[- ]levels?|o[- ]levels?|ged|hnd|leaving cert|junior cert|(?:year|grade) \d{1,2}|b\.?tech|mba|degree|bachelor['’]?s|master['’]?s|ph\.?d|college|postgraduate|undergraduate|diploma)(?:[ /,&-]+(?:and |or )?(?:gcse|a[- ]levels?|level \d|master['’]?s|ph\.?d|maths?|english|science|biology|chemistry|physics|history|geography|ks\d|degree|year \d{1,2})){0,3} (?:assessors?|tutors?|tutoring|teachers?|students?|learners?|pupils?|class(?:es)?|exams?|lessons?|papers?|curriculum|results|specifications?|cohorts?|resits?|provision|teaching|revision|scripts)(?!\p{L})|(?<!\p{L})(?:kindergarten|primary|elementary|preschool|reception|ks\d|middle school)[^.;,]{0,20} (?:to|through|and) (?:the )?(?:high school|secondary school|gcse|a[- ]levels?|(?:grade|year) \d{1,2})(?!\p{L})|(?<!\p{L})(?:high[- ]school|college|university|graduation) (?:graduations?|proms?|yearbooks?|football|games?|musicals?|ceremon\p{L}{1,3}|photos?|parties|reunions?|gyms?|cafeterias?|kitchens?|campus(?:es)?|sites?|buildings?|janitors?|custodians?|coach(?:es)?|bands?|librar\p{L}{1,3}|dances?)(?!\p{L})/iu,
);
/** Heat, angles and burns. */
const DEGREES_OF_HEAT = quickly(
  /(?<![\p{L}\d])(?:\d{2,3}|minus \d+|sub-zero)[- ]?degrees?(?!\p{L})|(?<!\p{L})(?:first|second|third)[- ]degree (?:burns?|murder|famil\p{L}{1,3}|relatives?)|(?<!\p{L})old masters(?!\p{L})/iu,
);
/** People with degrees beside whom somebody works. */
const BESIDE = quickly(
  /(?<!\p{L})(?:alongside|among|(?:support|guidance|mentorship|mentoring|help|training) (?:from|by)|led by|reporting to|report to|surrounded by|(?:working|work|partner|collaborate|liaise) with)(?! an? (?:degree|bachelor|master|ph))(?! (?:qualification|vocational)) (?:[^ .;,]{1,16} ){0,5}?(?:ph\.?ds?|mbas|graduates|doctorates|post-?docs?|professors|apprentices|qualified \p{L}{4,14}s)(?!\p{L})|(?<!\p{L})report(?:ing)? to an? [^.;,]{0,30}/iu,
);
/** Degrees that students and staff work towards, or somebody beside the one they have: "a student pursuing a degree in biology", "a BSc, and you are pursuing an MSc". */
const PURSUED = quickly(
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:students?|staff|employees?|colleagues|juniors?|seniors?|undergraduates?|degree|bachelor['’]?s|b\.?sc|bs|ba|diploma)(?!\p{L})[^.]{0,50})(?<!\p{L})(?:pursuing|studying (?:for|towards?)|working towards?)(?!\p{L})[^.;]{0,70}?(?<!\p{L})(?:${SCHOOLING}|bs|ba|ms|ma)(?!\p{L})(?:[^.;]|\.(?=\S)|(?<=\.\p{L})\.){0,160}`,
    "iu",
  ),
);
/** Beginners whom somebody leads: "manage recent college grads". */
const LED = quickly(
  /(?<!\p{L})(?:manag|onboard|train|lead|mentor|coach|develop|interview|engag)(?:e|es|s|ing)? (?:[^.;,]{0,60} )?(?:recent|new|early[- ]career|college|university|campus|junior) (?:college |university )?(?:grads?|graduates|hires|talent)(?!\p{L})[^.;,]{0,40}/iu,
);
/** Schools with which the firm works, and the degrees that it sells or teaches: "partnerships for MBA programs", "our foundation degrees", "bachelor's and master's programmes". */
const SOLD = quickly(
  /(?<!\p{L})(?:admissions?|enrol\p{L}{2,6}|marketing|curricul\p{L}{1,3}|recruit\p{L}{0,4}|coordinat\p{L}{1,4}|administ\p{L}{2,7}) (?:[^.;,]{0,30} )?(?:for|of|to|in) (?:the|our|an?) (?:[\p{L}-]{3,12} )?(?:mba|master['’]?s|bachelor['’]?s|ph\.?d|degree|diploma) program(?:me)?(?!\p{L})|(?<!\p{L})partner(?:s|ships?|ing)? (?:for|with|on) [^.;,]{0,40}(?<!\p{L})(?:mba|degree|diploma|master['’]?s|bachelor['’]?s|graduate)(?!\p{L})[^.;,]{0,40}|(?<!\p{L})(?<!(?:complet\p{L}{2,4}|graduat\p{L}{1,5}|students?|enrol\p{L}{2,6}) (?:of|from|in|on) (?:our |the )?)(?:(?:undergraduate|graduate|postgraduate|bachelor['’]?s?|master['’]?s?|doctoral|ph\.?d|mba)(?:, and |, | and | & ?|\/)){1,4}(?:graduate|postgraduate|master['’]?s?|doctoral|ph\.?d|mba) program(?:me)?s(?!\p{L})|(?<!\p{L})our (?:[\p{L}'’-]{3,14} ){0,2}(?:degrees|diplomas|hnds?|mbas?|master['’]?s|gcses|btecs)(?!\p{L})[^.;,]{0,30}|(?<!\p{L})(?:sell|upsell|market|promot)(?:e|es|s|ing)? (?:[^.;,]{0,30} )?(?:mba|degrees?|diplomas?|gcses?|btecs?|ph\.?d)(?: [\p{L}-]{3,14}){0,2} (?:packages?|courses?|program(?:me)?s?|classes|places|seats)(?!\p{L})[^.;,]{0,60}/iu,
);
/** What people of the firm are, and higher pay for a degree: "as PhDs and post-docs", "degree holders may enjoy a higher starting pay". */
const PAID_OR_PAST = quickly(
  /(?<!\p{L})as (?:ph\.?ds|post-?docs|professors)(?!\p{L})[^.;]{0,40}|(?<!\p{L})(?:(?:diploma|degree|master['’]?s|bachelor['’]?s)(?: or |\/| and )?){1,3} (?:holders?|graduates?) (?:may|will|can|could)? ?(?:enjoy|receive|be paid|get paid|start (?:at|on)|earn|command)(?!\p{L})[^.;]{0,80}/iu,
);
/** What the firm values in people of every kind: "whether shaped by military service or community college". */
const SHAPED = quickly(
  /(?<!\p{L})whether (?:it['’]s |it is |that['’]s )?(?:shaped|gained|acquired|obtained|earned|learned|through|via|by|from)(?!\p{L})[^.;]{3,160}/iu,
);
/** School subjects that somebody must master: "comfortable with higher-tier GCSE". */
const MASTERED = quickly(
  /(?<!\p{L})(?:comfortable|confident|familiar|fluent|know|knowing|knowledge of|experience (?:with|of|in|teaching)|up to|through)(?: (?:with|in|at|to|teaching|delivering))? (?:[^ .;,]{1,14} ){0,5}?(?:gcses?|a[- ]levels?|ks\d|btecs?)(?!\p{L})(?! (?:maths|english) at)[^.;,]{0,40}/iu,
);
/** What follows the end of a training at the firm: "on completion of your apprenticeship". */
const AFTERWARDS = quickly(
  /(?<!\p{L})(?:(?:up)?on|after|once|following|at the end of) (?:successful )?(?:completion of|completing|you['’]ve completed|you complete|finishing|you finish|you qualify)?(?: of)? ?(?:your|the|this|our) (?:\p{L}{3,14} ){0,3}(?:apprenticeship|course|programme?|training|traineeship|diploma|degree|qualification)(?!\p{L})[^.;,]{0,60}|(?<!\p{L})(?:enrol|enroll|sign up|register|apply)(?:l?ed|l?ing)? (?:on|onto|in|for|to)(?: our| the| an?)? [^.;,]{0,30}(?:apprenticeship|course|diploma|degree|programme?|certificate)(?!\p{L})[^.;,]{0,50}/iu,
);
const CLAUSES = [
  NO_NEED,
  SHAPED,
  SOLD,
  PAID_OR_PAST,
  MASTERED,
  LED,
  PURSUED,
  LESSONS,
  DEGREES_OF_HEAT,
  BESIDE,
  AFTERWARDS,
  PAPERS,
  AWARDING,
  HELPED,
  TAUGHT,
  FOUNDERS,
  OF_US,
  CUSTOMERS,
  PLACES,
  NAMED_SCHOOL,
  ACTING_SCHOOL,
  BACHELORS,
  SUBSTITUTED,
  GAINED,
  LED_TO,
  FUNDED,
  RATHER,
  GREAT,
  NOT_ENOUGH,
];

/** Whatever school somebody went to: "whether you have a first from Oxford or left school at sixteen". */
const WHATEVER = quickly(
  /(?<!\p{L})(?:whether|regardless of whether|doesn['’]t matter (?:if|whether)|no matter (?:if|whether)|don['’]t (?:care|mind) (?:if|whether)) (?:you|it)(?!\p{L})[^.;]{3,120}(?<!\p{L})or(?!\p{L})[^.;]*/iu,
);
/** Somebody who still studies is sought: "interns: final-year B.Tech students". */
const STUDENTS = quickly(
  /(?<!\p{L})(?:(?:final|penultimate|first|second|third|fourth|last|pre-final)[- ]year (?:[\p{L}.'’/-]{2,14} ){0,4}students?|(?:university|college|undergraduate|graduate|degree|mba|b\.?tech) students? (?:only|wanted|needed|welcome|looking|seeking|in their|studying|who)|(?:current|present) (?:university|college) students?|students? (?:currently |presently )?(?:working towards?|enrolled|reading for)|(?:final|last|penultimate|second|third) year of (?:your|an?|their|the)|placement year|sandwich placement|expected graduation|(?:predicted|on track for) an? (?:2[:.]\d|first|degree|distinction)|(?:expect|expecting|plan|planning|intend|intending|intention|due|set|scheduled|going) to graduate|graduating (?:in|by|between|before|no later)|graduation (?:date )?(?:in|between|by|of|from) (?:\p{L}{3,10} )?20[2-9]\d|placement students?|industrial placement|co-?op students?)(?!\p{L})/iu,
);

/** Who has nearly done it is taken as well: "a finished master's (or you are in the last year of a PhD)". */
const OR_NEARLY =
  /(?<=(?<!\p{L})(?:degree|bachelor|master|[bm]\.?sc|ph\.?d|diploma|doctorate|mba|ba|ma)(?:['’]?s)?(?!\p{L})[^.;()]{0,60})(?: \(|, | – | - | )or (?:you(?:['’]re| are|['’]ll be| will be)|currently|about to|close to|(?:are )?in (?:your|the) (?:final|last))(?!\p{L})[^();,]{0,80}\)?/iu;
const LONGEST_SENTENCE = 400;

/** Returns a sentence in English without what it says of others, of a school as a place, and of what is paid or gained. */
export function withoutEnglishOthers(sentence: string): string {
  if (sentence.length > LONGEST_SENTENCE) return sentence;
  const asked = sentence.replace(OR_NEARLY, "");
  if (STUDENTS.test(asked)) return "";
  return withoutFirst(asked, [WHATEVER, ...CLAUSES]);
}

const GOOD = String.raw`(?:preferred|desired|desirable|encouraged|helpful|welcome|beneficial|appreciated|useful|handy|optional|nice[- ]to[- ]have|advantageous|(?:an?|(?:a )?(?:big|huge|strong|definite|great)) (?:plus|bonus|asset|advantage)|considered|(?:highly|well) regarded|brilliant|great|ideal)`;
/** What is welcome is another matter: "PharmD required, a residency is a bonus", "leaving cert, ECDL a plus". */
const OTHER_IS_WELCOME = quickly(
  new RegExp(
    String.raw`^ ?(?:is |are )?(?:required|essential|mandatory|needed|or equivalent|a must|(?:as a |at |the )?minimum)?(?:,| and| -| –) ?(?!(?:to|at|up|strongly|highly|greatly|very|is|are|would|will|may|but|though|although|while|if|not|or|preferably|ideally|considered|definitely|much|most|equivalent|related|all|any|an? (?:plus|bonus|asset|advantage|big|huge|strong|definite|great|related|similar|equivalent)|${GOOD})(?!\p{L}))(?:(?! or )[^,;.()]){2,40} (?:is |are |would be )?${GOOD}(?!\p{L})|^(?: in| as| from) [^,;.()]{3,40}, (?!(?:strongly|highly|preferably|and|or|but|if|though|while|not|is|are|would|definitely|an?)(?!\p{L}))(?:(?! or )[^,;.()]){2,30} (?:is |would be )?(?:an?|(?:a )?(?:big|huge|strong|definite|great)) (?:plus|bonus|asset|advantage)(?!\p{L})|^(?: in| from| with) [^,;.()]{3,40}, (?!(?:strongly|highly|preferably|and|or|but|if|though|while|not|is|are|would)(?!\p{L}))(?:(?! or )[^,;.()]){0,30}(?<!\p{L})(?:experience|knowledge|skills|candidates|applicants|entry level|fluency|licen[sc]e|certification|registration|registered|certified|cpa|cfa|pmp)(?:(?! or )[^,;.()]){0,25} ${GOOD}(?!\p{L})|^(?:(?! (?:not|never|nor|${GOOD})(?!\p{L})|n['’]t )[^,;.]){0,60} (?:required|essential|mandatory|a must)(?! or)(?!\p{L})`,
    "iu",
  ),
);

/** Returns whether what follows a name calls something else welcome. */
export const isOtherWelcome = (after: string): boolean => OTHER_IS_WELCOME.test(after);
