import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import type { EducationValue } from "#taxonomy/education.ts";
import { EDUCATION_WORDS, LICENCE_WORDS, UNSPACED_EDUCATION } from "#taxonomy/education-words.ts";
import { SCHOOL_ABBREVIATIONS } from "./education-abbreviations.ts";
import { asAnswered } from "./education-later.ts";
import { asksElsewhere, withoutElsewhere } from "./education-elsewhere.ts";
import { fieldEducation } from "./education-field.ts";
import { lowest, type Named, rankOf } from "./education-ranks.ts";
import { EASTERN_NAMES, MORE_JAPANESE_NAMES } from "./names/education-names-east.ts";
import { withoutIndifferent } from "./education-indifferent.ts";
import { FURTHER_NAMES, FURTHER_UNSPACED } from "./names/education-names-further.ts";
import { MORE_ABBREVIATIONS, MORE_NAMES } from "./names/education-names-more.ts";
import { NORTHERN_NAMES } from "./names/education-names-north.ts";
import { SCHOOL_NAMES, UNSPACED_NAMES } from "./names/education-names.ts";
import { TRAINED_NAMES } from "./names/education-names-trained.ts";
import { SOUTHERN_ABBREVIATIONS, SOUTHERN_NAMES } from "./names/education-names-south.ts";
import { asksNobody, isFirmlyAsked, isNeedless, withoutNeedless } from "./education-not-asked.ts";
import { isOtherWelcome, withoutEnglishOthers } from "./education-of-others-english.ts";
import { isPreferred, PREPARES, seeksStudents, TEACHING, withoutOthers } from "./education-of-others.ts";
import { inPlainPhrases } from "./education-replacements.ts";
import { MORE_PARTS, MORE_UNSPACED, MORE_WORDS, namesAlternatives, rephrased } from "./education-wording.ts";
import { unitsOf, withoutMarksOfForms, withoutSchoolLabel } from "./education-units.ts";
import { ASKED_FIRST, isAskedAt } from "./education-words-around.ts";
import { flagsIn, NEIGHBOURS, wholeWords, wordsIn } from "#normalise/text/whole-words.ts";
import type { Evidenced } from "../result.ts";
import { anyCase } from "../text/any-case.ts";
import { remembered, rememberedWith } from "../text/remembered.ts";
import type { PreparedText, SectionKind, Sentence } from "../text/prepared-text.ts";
import { quickly, replacedQuickly } from "../text/quick-expression.ts";

/**
 * The names of each value by language; a longer phrase comes before a shorter one that it starts with. Bare `MS`, `BS`, `master` and
 * `associate` say nothing. A `certificate` (a licence or certification) counts only where no degree is required.
 */
const NAMED: [Named, string][] = [
  [
    "postgraduate degree",
    "master(?:['’]s|s['’]?)?(?:[- ]level)? degrees?|master['’]s|masters(?= |,|\\.|/|$|\\))|master (?:of|in) (?:science|arts|business|engineering|public|social|education|data|laws?|computer|finance|fine arts)|(?-i:M\\.?Sc?\\.?|MS|M\\.S\\.|(?<!\\p{Lu}\\p{L}{2,14}, )MA)(?= (?:in|degree|or (?:ph|higher))| ?/ ?ph)|(?-i:M\\.?[Ss]c|m\\.?sc|M\\.S[Cc]|MSC(?= (?:in|degree|(?:or|and) (?:an? )?(?:Ph|BSC|BSc|MBA|MA|BA|B\\.|higher|above|equivalent|a(?:ny)? )|level|required|preferred|(?-i:(?:Nursing|Physics|Chemistry|Mathematics|Biology|Economics|Finance|Computer|Data|IT|Engineering|Statistics)))(?![\\p{L}])|[.,;:/)]|$))\\.?|(?-i:M\\.S\\.|M\\.A\\.|MBA|M\\.B\\.A\\.?|MPH|MSN|MSW|MEng|M\\.Eng|MTech|M\\.Tech|M\\.Ed|LLM(?= (?:degree|from|qualification|holder|or (?:LLB|JD|J\\.D|equivalent))|,? ?/ ?(?:LLB|JD)|\\)? (?:in|of) (?:[\\p{L}-]+ ){0,3}(?:[lL]aw|[tT]ax|[aA]rbitration))|(?<=LLB ?[,/] ?|LLB or |JD ?[,/] ?|JD or )LLM|(?<!(?:[tT]he|[tT]his|[pP]er|[oO]ur|attached|[sS]ee|[fF]ull) )JD(?! (?!Degree|Required|Preferred|From|With|And|Or)\\p{Lu}\\p{Ll}|\\.com)|J\\.D\\.?|MD(?= (?:degree|required|or (?:DO|D\\.O|PhD|Ph\\.D|Pharm|NP|PA|equivalent)))|M\\.D\\.?(?=(?:,| or| and|/| degree| \\())|D\\.O\\.?(?= degree| required)|DPhil|Pharm\\.? ?D|Psy\\.?D)\\.?|(?:graduate|advanced|higher|terminal|medical|law|post[- ]?graduate|doctoral|doctorate)(?:[- ]level)? (?:degree|diploma|qualification)|post[- ]?graduate(?! (?:residency|work|visa|employment|opportunit|options|life|career|outcomes|recruit|student|experience))|ph\\.?\\s?d\\.?s?|doctorate|juris doctor(?:ate)?|master(?:abschluss|studium)|master ?(?:1|2|i|ii)(?= )|promotion (?:in|im)(?= )|bac ?\\+ ?[5-8]|diplôme d['’]ingénieur|école d['’]ingénieurs?|maestría|máster|postgrado|posgrado|doctorado|doctorat|m[12](?= en)|masters? (?:en|spécialisé|de recherche)(?= |$)|ingénieurs? de formation|formation (?:d['’])?ingénieur|grande école|volljurist(?:in)?|staatsexamen",
  ],
  [
    "associate degree",
    "associate(?:['’]?s)?(?: of \\w+| in \\w+)? degrees?|associate['’]s|associate of (?:arts|science|applied science)|associates? or (?:bachelor|higher)|(?-i:A\\.?A\\.?S?\\.?) degree|(?:two|2)[- ]years? (?:college |technical )?(?:degree|diploma)|(?-i:HND)|foundation degree|some college(?: course\\w*| education| experience| credits?)?|bac ?\\+ ?2|(?-i:BTS|DUT|DEUST)|college diploma|community college|técnico superior(?: universitario)?|(?:fp (?:de )?)?grado superior|tecnólogo",
  ],
  [
    "high school",
    "high[- ]?school(?: (?:diploma|degree|education|graduate|or|equivalen\\w+)|/|(?=[,.;:)]|$))|h\\.?s\\.? diploma|(?-i:GED|G\\.E\\.D\\.?)|(?<!post-|post )secondary (?:education|school|diploma)|a-levels(?! \\p{L}+ (?:teach|tutor))|(?:3|three) a[- ]levels|(?-i:GCSEs?|Matric)|abitur|(?:mittlere[rn]? |guter |qualifizierender )?(?:haupt|real)?schulabschluss|mittlere reife|fachabitur|educación secundaria|secundaria(?: completa)?|bachillerato|(?<!degree \\()baccalauréat(?! (?:universitaire )?(?:en|ès) )|niveau bac(?! ?\\+)|bac pro",
  ],
  [
    "professional certificate",
    "(?:abgeschlossene |erfolgreich abgeschlossene |einschlägige |vergleichbare |entsprechende )?(?:(?:kaufmännische|technische|handwerkliche|medizinische|fachliche|kaufmännisch-technische)(?: oder \\p{L}+)? )?(?:berufs|fach)?ausbildung(?! (?:zum|der kolleg|von|neuer))|(?:physiotherapie|pflege|elektro)-? ?ausbildung|ciclo formativo|formación profesional|fp (?:grado|de grado|ii|superior|medio)|grado medio|titulación técnica|gesellenbrief|meisterbrief|abgeschlossene[rn]? lehre|lehrabschluss|(?-i:CAP|BEP)(?= |/|,)|titre professionnel|trade school|vocational (?:training|school|degree|education|qualification|diploma)|technical school",
  ],
  [
    "certificate",
    "(?:certifications?|licen[sc]es?|licensure|certificates?|credentials?) (?:is |are |in \\w+ (?:is )?)?(?:required(?! by)|mandatory)|(?:must|shall) (?:be|hold|have|possess)(?: \\w+){0,5} (?:certified|licensed|licen[sc]e|certification|licensure)|(?:active|current|valid|unrestricted) (?:\\w+ ){0,4}(?:licen[sc]e|licensure|certification)|(?:active|current|valid|unrestricted)(?:,? (?!software|user|product|customer|client)[\\w()-]+){0,5} (?:licensure|(?:nurs\\w+|practitioner|state|clinical|medical|teaching|law|bar|pharmac\\w+|therap\\w+|insurance) licen[sc]es)|independently licensed|professional certificat(?:e|ion)|bootcamp graduate",
  ],
  [
    "bachelor degree",
    "bachelor(?:abschluss|studium|grad)|baccalauréat (?:universitaire )?(?:en|ès)(?= )|b(?:accalaureate|acc?h?elor)(?:['’]?s|s['’])?(?:[- ]level)?(?: degrees?)?|(?:undergraduate|under-graduate|university|college|4[- ]years?|four[- ]years?)(?:[- ]level)? (?:university |college )?(?:degree|education|diploma|qualification|graduate)s?|(?-i:B\\.?S\\.?c?\\.?|BA|B\\.A\\.)(?= ?(?:/|or|and|,) ?(?:(?:an? )?(?:advanced|higher|graduate) degree|(?-i:B\\.?A|B\\.?S|M\\.?S|M\\.?A|M\\.?B|M\\.?Eng|Ph)))|(?-i:BS|BA|B\\.S|B\\.A)\\.? (?:degree|in(?= [A-Z\\p{L}])|from(?= )|required)|b\\.?sc\\.?|(?-i:B\\.S\\.|B\\.A\\.|B\\.E\\.|BEng|B\\.Eng|BTech|B\\.Tech|B\\.?Com|BBA|LLB|BSN|BSEE|BSCS|BE/B\\.?Tech)\\.?|licenciatura|licenciad[oa](?:/a)?|licence (?:en|pro(?:fessionnelle)?|universitaire)|licence(?= ou )|niveau licence|grado (?:universitario|en|de)|titulación (?:universitaria|superior|oficial|de grado|en)|título (?:universitario|oficial|profesional|de grado)|carrera (?:universitaria|profesional|afín|técnica)|(?<!plan de |tu |su |nuestra |la )carrera d?en? (?-i:\\p{Lu})\\p{L}{4,}|estudios (?:universitarios|superiores)|formación (?:universitaria|superior)|ingenier[íi]a (?:en|de|industrial|informática|superior|técnica|civil|mecánica|comercial)|ingenier[oa](?:/a)? (?:en|industrial|informátic[oa]|civil|comercial|mecánic[oa]|eléctric[oa]|electrónic[oa]|químic[oa]|agrónom[oa]|titulad[oa]|de)|graduad[oa] en|diplomad[oa]|profesional en|(?:abgeschlossene[srn]? |erfolgreich abgeschlossenes )?\\p{L}*-?studium|\\p{L}*hochschulabschluss|akademische[rn]? abschluss|studienabschluss|bac ?\\+ ?[34]|diplôme (?:universitaire|d['’][ée]tat)|formation universitaire|(?-i:DEES)|2:[12](?= degree| or|$)|\\(hons\\)|(?<!post-)degrees?(?= (?:behind|under your belt|to your name|in hand|already|completed|finished|of (?:some|any) (?:kind|sort|description)|in|or|from|at|with|and|is|level|within|plus|required|qualified|qualification|preferred|desired|strongly|a plus)|[,.;:)/]|$)|(?<!post-)degree[- ](?:qualified|educated|level)|(?:relevant|related|technical|completed|similar|equivalent|engineering|business|science|stem|cs|appropriate|accredited|formal|first|honou?rs|academic|comparable) degrees?",
  ],
];
const ALL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\p{Lu}\\.)(?:${NAMED.map(([, source]) => `(${anyCase(source)})`).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

const QUICK = quickly(
  new RegExp(
    plainFirst(
      /degree|bach?elor|baccal|associate['’]s|\bqts\b|time[- ]served|finished school|master|ph\.?\s?d|school|diplom|\bged\b|\bbs\b|\bba\b|b\.?sc|b\.a|b\.s|\bms\b|\bma\b|msc|m\.s|mba|licen|certif|college|universit|studium|ausbildung|abitur|abschluss|\bbac\b|bac ?\+|\bbts\b|\bdut\b|grado|título|titul|carrera|ingenier|ingénieur|formaci|doct|juris|j\.d|\bjd\b|hons|2:[12]|gcse|a-level|\bhnd\b|vocational|trade|estudios|técnico|tecnólogo|bachiller|secundaria|promotion|posgrado|postgrado|maestría|máster|profesional|formation|diplôme|gesellenbrief|meisterbrief|\blehre\b|volljurist|staatsexamen|grande école|b\.?tech|b\.?eng|llb|bsn|matric|\bcap\b|\bfp\b|credential|apprentic|time-served|b\.com|bcom|electrician|plumber|carpenter|welder|gelernt|studiert|hochschul|universität|supérieures|bachiller|pregrado|titulad|prüfung|preparatoria|\bnvq|guilds|btec|journeyman|leaving cert|grade 12|year 12|left school|\ba levels\b|trade['’]?s|tradesman|aat level|hochschulreife|matura|\bhtl\b|\bhak\b|\bhasch\b|ausgelernt|geprüfte|\bcfc\b|\bcqp\b|\baec\b|bachelier|licenci|promovier|graduad|licence|\bcfg[ms]\b|profesionalidad|módulo|\blehre\b|approb|examiniert|secondary|\bmsw\b|\bmsn\b|\bmph\b|\bllm\b|pharm\.? ?d\b|associates? or|\bdees\b|\blaw in\b|staatlich|l['’]ordre|colegia|educación media|\beso\b/i
        .source,
    ),
    "i",
  ),
);

/** Phrases that contain a name but don't require education. */
const MASKED = replacedQuickly(
  /degrees?(?:, [a-zÀ-ɏ]+){0,2},? (?:and|or|&) (?:[a-zÀ-ɏ]+ )?programs?|(?:ethereum|solana|polygon|bnb|evm|bitcoin|tron|arbitrum|chain|scorecard)(?![a-zÀ-ɏ])[^.;]{0,30}(?<![a-zÀ-ɏ])bsc(?![a-zÀ-ɏ])|(?<![a-zÀ-ɏ])bsc(?![a-zÀ-ɏ])[^.;]{0,30}(?:ethereum|solana|polygon|bnb|evm|bitcoin|tron|arbitrum|chain)(?![a-zÀ-ɏ])|(?:dropped|dropping) out of (?:university|college|school)|(?:degree|diploma|master['’]?s|bachelor['’]?s|mba|ph\.?d) (?:degree )?program(?:me)?s(?! or )|(?:run|sell|offer|teach|market)(?:s|ing)? (?:an? |our |the |online )?(?:degree|diploma|master['’]?s|bachelor['’]?s|mba)(?: (?:degree )?(?:program(?:me)?s?|courses?))?|(?:bis zum|fürs|aufs|auf das|vor dem|nach dem|zum) abitur|abiturient[a-z]{0,5}|(?:auch )?ohne (?:[a-zäöüß]{1,15} )?(?:studium|abschluss|ausbildung|abitur)|lycéens?[^.;]{0,20} bac(?:calauréat)?|(?:préparer|réussir|passer|préparons) (?:le|au|leur) bac(?:calauréat)?|alumn[oa]s? de (?:bachillerato|secundaria)|to (?:an? |the |some |any )(?:\w+ )?degrees?(?! (?:in|program))|\bno[- ]b\.?s\.?(?= |$)|program(?:me)?s? rang(?:e|ing) from[^.;]*|whether you[^.;]{0,70}graduate|(?:rn|lpn|adn|associate|bachelor)['’]?s?[- ]to[- ](?:bsn|msn|dnp|bachelor|master)['’]?s?(?: (?:program(?:me)?s?|track|pathway|bridge))?|ausbildung(?= ?:)|(?:during|after|finish|complete|obtain|earn|(?:finish|complet|obtain|earn|receiv)(?:ed|ing|es?)|following) (?:his|her|their) (?:bachelor['’]?s?|ph\.?d|stud(?:y|ies)|degrees?|doctorate|master['’]?s)(?: degrees?)?|(?:teams?|groups?|handful|dozens?) of (?:\w+ ){0,2}(?:ph\.?d|doctorate|master|bachelor|graduate)['’]?s?|scrum master|web ?master|master (?:data|class|plan|schedule|services? agreement|builder|the|of your|key|brand|file|franchise|record|planner)|mastery|masterful|mastering|ms (?:office|excel|word|sql|teams|project|access|dynamics|powerpoint|outlook|azure|windows)|360[- ]?degrees?|(?:a |the )?(?:high|higher|greater|great|large|certain|some|significant|strong|substantial|varying|considerable|appropriate|reasonable|maximum) degrees? of|degrees? of (?:freedom|autonomy|accuracy|independence|judgment|flexibility|confidence|care|responsibility|difficulty|comfort|complexity|detail)|degrees? (?:celsius|fahrenheit)|(?:high|middle|elementary|primary|secondary|grad(?:uate)?|business|law|medical|public|charter|k-12)[- ]school (?:students?|teachers?|teaching|level|math|english|programs?|districts?|grades?|setting|children|kids|seniors?|juniors?|sports|counsel\w*|principal)|teach(?:ing|es)? (?:in |at )?(?:an? )?(?:high|secondary)[- ]school|college (?:students?|admissions|prep|board|savings|fund|tuition|campus|access|application|counsel\w*|debt)|university (?:students?|hospital|partners?|relations|recruit\w*|campus|medical|health|system|of [A-Z]\w+)|(?:tuition|education|degree) (?:reimbursement|assistance|benefits?|programs?)|(?:driver['’]?s?['’]?|driving|motorcycle|motor vehicle) licen[sc]es?|valid licen[sc]e to drive|licen[sc]e to drive|software licen[sc]\w+|licen[sc]e (?:agreement|fee|key|management|compliance|renewal)s?|duales? studium|dualen studiums?|(?:nach|vor|neben|parallel zu|während|begleitend zu) (?:deinem|dem|ihrem) (?:bachelor|master)?studium|(?:nach|zwischen|vor) (?:dem |deinem )?abi(?:tur)?(?: und| ?[,/])|während (?:des|deines) studiums?|(?:unsere|in der|während der|deine|eine) ausbildung (?:bei|in unserem|zum|zur)|ausbildung(?:s\w+)|fortbildung|préparer une formation[^.]*|à la clé[^.]*|reconnu par l['’][ée]tat[^.]*|carte? de condu\w+|permis de condu\w+|licencia de condu\w+/gi,
);
/** The posting wants a student, or pays for studies, and doesn't ask for a degree. */
const STUDENT = folded(
  /\b(?:tuition (?:reimbursement|assistance|support|benefits?)|reimburs\w* (?:of )?(?:your )?(?:tuition|studies)|(?:we|company) (?:pay|fund|cover|sponsor)s? (?:for )?(?:your|a|an) |estudiantes?|studierende[nr]?|enrollment in|(?:help|support|teach|mentor|tutor|advis|guid|coach)\w* (?:to )?(?:\w+[- ]){0,4}(?:students|pupils|learners|undergraduates)|mentor (?:to|for) (?:\w+ ){0,2}students|enrolled in|cursando|matr[íi]cula(?! (?:profesional|copnia|vigente|activa|habilitante))|immatrikuliert|eingeschrieben|étudiant|en cours d['’]études|rncp)\b/i,
);
const OPTIONAL_WORD =
  "preferred|preferable|(?<!ou |or )plus(?=\\s*(?:[.,;)]|$))|(?:an?|un|ein|big|huge|strong|definite|great|real|added|considered) plus|bonus|advantage(?:ous)?|desirable|desired|nice[- ]to[- ]have|beneficial|asset|helpful|welcomed?|encouraged|optional|not (?:required|necessary|essential|mandatory|needed|an? (?:must|requirement|prerequisite))|useful|handy|would be nice|(?:highly|well) (?:regarded|valued|advantageous)|(?:looked|viewed|considered) (?:\\p{L}{2,10} )?favou?rabl[ey]|pluspunkt|wünschenswert|(?:sehr )?erwünscht|von vorteil|(?:ein |klarer )?vorteil|kein muss|keine (?:voraussetzung|pflicht|bedingung)|nebensache|zweitrangig|nicht (?:zwingend|erforderlich|notwendig|nötig)|souhaité(?:e)?|apprécié(?:e)?|atout|deseable|valorable|valorar[áa]|a valorar|opcional|desejáve(?:l|is)|diferencia(?:l|is)|mais-valia|valoriza(?:-se|mos|d[oa]s?)|preferencia(?:l|is)|gradit[oa]|preferenziale|preferibil[ei]|no excluyente";
const OPTIONAL_AFTER = folded(new RegExp(`(?<![\\p{L}])(?:${OPTIONAL_WORD})(?![\\p{L}])`, "iu"));
/** "A university degree isn't necessary", "een bachelor is geen voorwaarde". */
const NEEDLESS_AFTER = folded(
  /^[^.;,]{0,30}(?:(?:is|are|wo)n['’]t (?:required|necessary|needed|essential|expected)|unnecessary|not (?:needed|expected)|geen (?:voorwaarde|vereiste|must|eis)|niet (?:nodig|vereist|noodzakelijk)|nie jest (?:wymagan|konieczn|niezbędn)\p{L}{1,3}|een pré|(?:een )?pluspunt|mooi meegenomen|gewenst|(?:een )?troef|mile widzian\p{L}|atutem|meriterande|en merit|(?:en|et) fordel|ett plus|eduksi|výhodou)/iu,
);
const OPTIONAL_BEFORE = folded(
  /(?<!\p{L})(?:(?:preference (?:(?:is|will be|may be) )?(?:given )?(?:to|for)|preferably|ideally|idealerweise|vorzugsweise|idéalement|de préférence|preferiblemente|preferentemente|de preferencia|deseable|se valorar?[áa]?|gradit[oa]|preferibilmente|preferibile|preferencialmente|desejável|valoriza-se|dá-se preferência a)(?!\p{L})[^.;]{0,40}|gerne(?: \p{L}{2,5}){0,2} ?|(?:preferred|desirable|desired|bonus|nice to have|a plus)(?:(?: \p{L}+){0,3} ?:[^.;]{0,60}|(?: \p{L}+){0,3} ?[–-]?\s*(?:an? )?))$/iu,
);
const NONE = folded(
  /\b(?:no|without an?|not (?:require|need) an?|don['’]t (?:require|need|care about)(?: an?)?|doesn['’]t require an?) (?:\w+ ){0,4}(?:degrees?|formal education|diploma|qualifications?)\b|\b(?:degrees?|diplomas?|qualifications?) (?:\w+ ){0,3}(?:(?:don|doesn|won|isn|aren)['’]t|not) (?:\w+ ){0,2}(?:matter|interest|count|checked|asked)\b|\bnot (?:for |about )?an? (?:\w+ ){0,2}(?:degree|diploma)\b|\beducation\s*:\s*none\b|\bregardless of (?:\w+ )?(?:degree|education)\b|\bkein(?:e)? (?:studium|abschluss|ausbildung)\b|\b(?:with or without|avec ou sans|mit oder ohne|con o sin|com ou sem|met of zonder|z|con o senza) (?:an? |un |une |eine[nm]? |uma |bez )?(?:degrees?|diploma|diplôme|studium|abschluss|ausbildung|título|titulación|estudios|formação|diploma|dyplomu|laurea)\b|\bno hace falta (?:título|titulación|carrera)|\b(?:peu importe|importe peu)\b[^.;]{0,30}\bdiplôme|\bsans diplôme\b|\bsin titulación\b|\bno se requiere (?:título|titulación|formación)/iu,
);
const BARRED: ReadonlySet<SectionKind> = new Set([
  "about",
  "benefits",
  "eeo",
  "nice-to-have",
  "compensation",
  "process",
]);
/** "A degree, MBA, or advanced psychology degree": names that one word behind the last makes optional. */
const JOINED_BY_OR = /^,? (?:and\/or|or) (?:an? )?(?:(?!required|preferably|higher|minimum)\p{L}+ ){0,2}$/iu;
const JOINED = /^(?:or|and|oder|und|ou|o|y|et|bzw\.?|an?|advanced|higher|preferably|equivalent|[\s,/&()])*$/i;

const isJoined = (between: string): boolean => JOINED.test(between) || JOINED_BY_OR.test(between);

/** Words in brackets before what counts as much: "degree in design (preferred) or equivalent experience". */
const ASIDE_BEFORE_EQUAL =
  /^[^;()]{0,150}\(([^()]{4,24})\),? (?:or|and\/or) (?:an? )?(?:equivalent|comparable|similar|related|relevant|commensurate)/i;
/** Words in brackets at the end, about all that stands before: "degree in design or a related field (preferred)". */
const LAST_ASIDE = /^[^;()]{0,150}\(([^()]{4,24})\)[\s.]*$/;

/** Returns the part of a sentence in which a word can still make the name before it optional. */
function reach(text: string, from: number, to: number): string {
  const rest = text.slice(from, Math.min(to, from + 200));
  const aside = /^\s*\(([^)]*)\)/.exec(rest);
  if (aside?.[1] !== undefined && OPTIONAL_AFTER.test(aside[1]) && aside[1].split(" ").length <= 3) return aside[1];
  const middle = ASIDE_BEFORE_EQUAL.exec(rest)?.[1];
  if (middle !== undefined && OPTIONAL_AFTER.test(middle)) return middle;
  const last = LAST_ASIDE.exec(rest);
  if (last?.[1] !== undefined && OPTIONAL_AFTER.test(last[1]) && !/\b(?:experience|years?|required)\b/i.test(rest))
    return last[1];
  return rest.replace(/\([^)]*\)?/g, " ").split(/[;.•·]|\s-\s|(?=\b(?:Preferred|Desired|Desirable) \p{Lu})/u)[0] ?? "";
}

/** Returns the lowest value that a sentence requires, or `none` when it says that none is needed. Optional values don't count. */
function readSentence(sentence: string, language: string | null): EducationValue | "none" | null {
  const value = readUnit(withoutSchoolLabel(withoutMarksOfForms(sentence)), language);
  if (value !== null || !sentence.includes(";")) return value;
  // What is said of another matter behind a semicolon hides nothing: "Ensino médio completo; cursando superior será um diferencial".
  const values = sentence.split(";").map((part) => readUnit(part, language));
  return lowest(values.filter((part) => part !== null && part !== "none"));
}

function readUnit(given: string, language: string | null): EducationValue | "none" | null {
  const isOfGeneral = language !== null && GENERAL_LANGUAGES.has(language);
  if (isOfGeneral && !QUICK.test(given) && !MORE_PARTS.test(given) && !namesSchool(given, language)) return null;
  if (asksElsewhere(given)) return null;
  const others = withoutElsewhere(withoutOthers(inPlainPhrases(withoutIndifferent(given), language)));
  const sentence = rephrased(language === "en" ? withoutEnglishOthers(others) : others, language);
  if (isOfGeneral && isNeedless(sentence)) return null;
  const value = readAny(sentence, language);
  if (value === null || isOfGeneral) return value;
  const asked = withoutNeedless(sentence);
  return asked === sentence ? value : readAny(asked, language);
}

const readDemand = rememberedWith(readSentence);

function readAny(sentence: string, language: string | null): EducationValue | "none" | null {
  if (asksNobody(sentence) || seeksStudents(sentence)) return null;
  const value = QUICK.test(sentence) ? requiredIn(sentence) : null;
  // A licence beside a degree says less than the degree: "an AAS in dental hygiene and an active state license".
  if (value === "none") return value;
  if (value !== null && value !== "professional certificate") {
    const isCompared = (!isGeneral(language) && language !== "nl") || namesAlternatives(sentence, language);
    const other = isCompared ? readWords(sentence, language, ["certificate"]) : null;
    return other === null ? value : lowest([value, other]);
  }
  const named = readWords(sentence, language);
  if (named === null || (value !== null && named === "high school")) return value;
  if (named === "certificate") return "professional certificate";
  // "Abgeschlossene Ausbildung oder FH-Abschluss": training, not a licence.
  return value !== null && language === "de" && VOCATIONAL.test(sentence) ? value : named;
}

/** Languages of the general wording, none of whose own words lacks a part that `QUICK` looks for. */
const GENERAL_LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "fr", "es"]);
const isGeneral = (language: string | null): boolean => language === null || GENERAL_LANGUAGES.has(language);

const requiredIn = remembered((sentence): EducationValue | "none" | null => {
  if (NONE.test(sentence)) return "none";
  if (TEACHING.test(sentence)) return null;
  if (STUDENT.test(sentence)) return null;
  const text = MASKED.replace(sentence, (found) => " ".repeat(found.length));
  const names: { value: Named; start: number; end: number }[] = [];
  for (const match of matchesIn(text, ALL)) {
    const previous = names.at(-1)?.end ?? -1;
    // In "Master of Business Administration (MBA) degree" the bare word belongs to the name before it.
    if (
      /^degrees?$/i.test(match[0]) &&
      previous > match.index - 60 &&
      previous >= 0 &&
      !/[,;.]|\b(?:or|and)\b/i.test(text.slice(previous, match.index))
    )
      continue;
    const value = NAMED[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? "certificate";
    names.push({ value, start: match.index, end: match.index + match[0].length });
  }
  const asked: Named[] = [];
  for (let at = 0; at < names.length;) {
    // Names joined by "or", "/" or a comma share the word that makes them optional.
    let last = at;
    while (last + 1 < names.length && isJoined(text.slice(names[last]?.end, names[last + 1]?.start))) last += 1;
    const group = names.slice(at, last + 1);
    const start = group[0]?.start ?? 0;
    const end = group.at(-1)?.end ?? 0;
    const after = reach(text, end, names[last + 1]?.start ?? text.length);
    const before = text.slice(names[at - 1]?.end ?? 0, start);
    at = last + 1;
    const isOptional =
      (OPTIONAL_AFTER.test(after) && !isOtherWelcome(after) && !isFirmlyAsked(after)) ||
      (NEEDLESS_AFTER.test(after) && !ASKED_FIRST.test(after)) ||
      isPreferred(before);
    if (isOptional || OPTIONAL_AFTER.test(text.slice(start, end)) || OPTIONAL_BEFORE.test(before)) continue;
    asked.push(...group.map(({ value }) => value));
  }
  return lowest(asked);
});

const LONGEST_SENTENCE = 400;
const LONGEST_FIELD = 60;

interface NamePattern {
  value: Named;
  pattern: { exec(text: string): RegExpExecArray | null };
}

const NAMES = [SCHOOL_NAMES, SOUTHERN_NAMES, NORTHERN_NAMES, EASTERN_NAMES, MORE_NAMES, FURTHER_NAMES, TRAINED_NAMES];
const ABBREVIATIONS = [SCHOOL_ABBREVIATIONS, SOUTHERN_ABBREVIATIONS, MORE_ABBREVIATIONS];
/** Names of schools by language; those of the general wording also tell which other sentences are worth reading. */
const SCHOOLS = new Map<string, readonly NamePattern[]>(
  [...new Set([...NAMES, ...ABBREVIATIONS].flatMap((table) => Object.keys(table)))].map((language) => {
    const expressions = [
      ...NAMES.flatMap((table) => table[language] ?? []).map(([value, source]) => ({
        value,
        pattern: folded(new RegExp(wordsIn(language, source), flagsIn(language))),
      })),
      // The letters around count in either case: "SAAS" isn't "AAS".
      ...ABBREVIATIONS.flatMap((table) => table[language] ?? []).map(([value, source]) => ({
        value,
        pattern: new RegExp(wholeWords(source), "u"),
      })),
    ];
    if (!GENERAL_LANGUAGES.has(language)) return [language, expressions] as const;
    return [language, expressions.map(({ value, pattern }) => ({ value, pattern: quickly(pattern) }))] as const;
  }),
);

function namesSchool(sentence: string, language: string): boolean {
  if (sentence.length > LONGEST_SENTENCE) return false;
  return SCHOOLS.get(language)?.some(({ pattern }) => pattern.exec(sentence) !== null) === true;
}

const WORDS = new Map(
  Object.entries(EDUCATION_WORDS).map(([language, words]): [string, NamePattern[]] => [
    language,
    [
      ...(SCHOOLS.get(language) ?? []),
      ...[
        ...Object.entries(words),
        ...Object.entries(EDUCATION_WORDS[NEIGHBOURS[language] ?? ""] ?? {}),
        ...(MORE_WORDS[language] ?? []),
        ...(LICENCE_WORDS[language] === undefined ? [] : [["certificate", LICENCE_WORDS[language]] as const]),
      ].map(([value, source]) => ({
        value: value as Named,
        pattern: folded(new RegExp(wordsIn(language, source), flagsIn(language))),
      })),
    ],
  ]),
);
const UNSPACED = [
  ...UNSPACED_EDUCATION,
  ...MORE_UNSPACED,
  ...UNSPACED_NAMES,
  ...MORE_JAPANESE_NAMES,
  ...FURTHER_UNSPACED,
].map(([value, source]) => ({ value, pattern: new RegExp(source, "u") }));
const UNSPACED_LANGUAGES: ReadonlySet<string> = new Set(["ja", "zh", "ko"]);
/** Returns the lowest value that a sentence asks for in the words of a language. */
function readWords(text: string, language: string | null, but: readonly Named[] = []): Named | null {
  const isUnspaced = language !== null && UNSPACED_LANGUAGES.has(language);
  const words = isUnspaced ? UNSPACED : language === null ? undefined : WORDS.get(language);
  if (words === undefined || text.length > LONGEST_SENTENCE || TEACHING.test(text)) return null;
  if (STUDENT.test(text) || PREPARES.test(text)) return null;
  const found = words.flatMap(({ value, pattern }) => {
    const match = pattern.exec(text);
    if (match === null || but.includes(value)) return [];
    return isAskedAt(text, match, isUnspaced) ? [value] : [];
  });
  return found.every((value) => value === "certificate") ? (found[0] ?? null) : lowest(found);
}

/** Reads a source's field in the words of the language that knows them: "HBO", "wykształcenie wyższe", "大卒". */
function inAnyLanguage(field: string): EducationValue | null {
  if (field.length > LONGEST_FIELD) return null;
  const read = [...WORDS.keys(), ...UNSPACED_LANGUAGES].map((language) => readDemand(field, language));
  return read.includes("none") ? null : lowest(read.filter((value) => value !== null && value !== "none"));
}

/**
 * Returns the required education: the source's field, else the lowest value that a sentence names without calling it a plus. "Or equivalent
 * experience" keeps the value. Null when nothing is required, or the text says that no degree is needed.
 */
export function readEducation({
  field,
  prepared,
  language,
}: {
  field?: string | undefined;
  prepared: PreparedText;
  /** The language of the text, if known. */
  language: string | null;
}): Evidenced<string | null> {
  if (field !== undefined) {
    const value = fieldEducation(field);
    const said = value ?? inAnyLanguage(field);
    if (said !== null) return { value: said, evidence: `education: ${JSON.stringify(field)}` };
  }
  let best: { value: EducationValue; evidence: string } | null = null;
  let licence: string | null = null;
  for (const { text, ...demand } of demands(prepared)) {
    const value = readDemand(text, demand.language ?? language);
    if (value === "none") return { value: null, evidence: text };
    if (value === "professional certificate" && !VOCATIONAL.test(text)) licence ??= text;
    else if (value !== null && (best === null || rankOf(value) < rankOf(best.value))) best = { value, evidence: text };
  }
  if (best !== null) return best;
  return licence === null ? { value: null, evidence: "" } : { value: "professional certificate", evidence: licence };
}

const VOCATIONAL = folded(
  /ausbildung|gesellenbrief|meisterbrief|lehr(?:e|abschluss)\b|formación profesional|ciclo formativo|\bfp\b|vocational|trade school|technical school|\bcap\b|\bbep\b|titre professionnel/i,
);

/** These words require it even in a list of nice-to-haves. */
const REQUIRED =
  /\b(?:required|must|mandatory|erforderlich|vorausgesetzt|zwingend|requis(?:e)?|obligatoire|imprescindible|requerid[oa])\b/i;

const LONGEST_HEADING = 90;

/** Yields the sentences that can require education, and the headings that say so themselves. */
function* demands(prepared: PreparedText): Generator<Pick<Sentence, "text" | "language">> {
  for (const [at, { section, ...sentence }] of prepared.sentences.entries()) {
    const { text } = sentence;
    if (BARRED.has(section) && !(section === "nice-to-have" && REQUIRED.test(text))) continue;
    for (const unit of unitsOf(asAnswered(text, prepared.sentences[at + 1]?.text ?? "")))
      yield { ...sentence, text: unit };
  }
  for (const { heading } of prepared.sections) {
    if (heading === null || heading.length > LONGEST_HEADING || !QUICK.test(heading)) continue;
    if (!prepared.sections.some(({ text }) => text.includes(heading))) yield { text: heading };
  }
}
