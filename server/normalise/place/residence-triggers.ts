import { folded } from "#normalise/text/folded-expression.ts";
import { HIRE, JOB, latin, MODAL, PERSON, RESIDE } from "#taxonomy/place-cues.ts";
import { quickly, type QuickExpression } from "#normalise/text/quick-expression.ts";

/**
 * The part that a place has in its clause:
 * - `predicate`: someone must live there ("you must be based in …")
 * - `modifier`: it says which people ("candidates residing in …"); it rules only as the object of hiring
 * - `hire`: the employer hires there; `authorised`: one may work there; `work`: the job is remote there
 * - `label`: a label says so ("Location: …")
 */
export type Part = "predicate" | "modifier" | "hire" | "authorised" | "work" | "label";

const expression = (source: string) => folded(new RegExp(latin(source), "i"));
const START = String.raw`(?<![\p{L}\d])`;
/** The places follow a match. Without its `mark`, a text needn't be searched. */
export const TRIGGERS: readonly { part: Part; pattern: RegExp | QuickExpression; mark?: string }[] = [
  {
    part: "predicate",
    pattern: expression(
      `${START}(?:${MODAL}|you(?:['’]re| are)?|(?:${JOB}) (?:is|are|will be)|be)(?![\\p{L}\\d])[^.;]{0,60}?${START}${RESIDE} `,
    ),
  },
  {
    part: "modifier",
    pattern: expression(
      `${START}${PERSON},?(?: (?:who|that|which|die|der|qui|que|che|som|které|kteří|którzy|currently|permanently|physically|already|only|are|is|live|have|you|can|remotely|with|mit|con|com|avec|med))*(?: anywhere)? (?:${RESIDE}|in|from|within|across|anywhere in|aus|en|em|de|din|z) `,
    ),
  },
  { part: "predicate", pattern: expression(`(?:^\\W*|[:(|] ?)(?:currently |already |fully |remote,? )?${RESIDE} `) },
  {
    part: "predicate",
    pattern: folded(
      /\b(?:the|your|our) (?:successful |right |new |chosen )?(?:candidate|applicant|person|hire|colleague|freelancer|contractor) (?:lives|resides|is (?:based|located|resident|living)) (?:in|within) /i,
    ),
  },
  {
    part: "work",
    pattern: /\b(?:any|one|all) (?:of the )?(?:following )?(?:countr(?:y|ies)|states?)\b[^.;:]{0,40}: /i,
  },
  {
    part: "authorised",
    pattern: folded(
      /\b(?:authori[sz]ed|authori[sz]ation|eligible|eligibility|right|permission|legally able|legal right|permit|permitted|able|legally|lawfully) (?:to )?(?:live and |legally |lawfully |be employed |reside and ){0,3}(?:work|employment|live|be employed)[^.;]{0,24}?\b(?:in|within|for any employer in)\s/i,
    ),
  },
  { part: "authorised", pattern: /\bwork (?:authori[sz]ation|permit|visa)\s+(?:in|for)\s/i },
  {
    part: "hire",
    pattern: expression(
      `(?:^\\W*|${START}(?:we|we['’]re|who|can|to|only|are|is|am|currently|now|actively|happily|also|will|may|team is)\\s)(?:${HIRE})(?! (?:process|managers?|team|practices|decision|needs|events?|and\\/or))(?![\\p{L}\\d])[^.;]{0,40}?${START}(?:in|from|within|across|throughout|all over|all across|everywhere in|around) (?:the )?(?:following )?`,
    ),
  },
  {
    part: "hire",
    pattern: quickly(
      /\beligible (?:for|to be) (?:hired?|employ(?:ment|ed)|remote (?:work|hire)) (?:only )?(?:in|within|from) (?:the )?(?:following \w{4,12}:? )?|\b(?:hiring|work|job) locations? (?:is|are|will be) (?:in )?/i,
    ),
  },
  {
    part: "hire",
    pattern: /\b(?:registered|set up|approved|able|licensed) to (?:hire|employ)\b[^.;]{0,40}?\b(?:in|across)\s/i,
  },
  {
    part: "work",
    pattern: folded(
      /\b(?:remote(?:ly)?|telecommut\w*|work[- ]from[- ]home|home[- ]based|home ?office|homeoffice|virtual)\b(?: (?:work|working|role|position|job|opportunity|candidates?|based|within|possible|eligible|locations))?[^.;,]{0,16}?\s(?:in|within|from|across|anywhere in|anywhere within|throughout|inside|aus|in ganz|aus ganz)\s/i,
    ),
  },
  {
    part: "work",
    pattern: folded(
      /(?<![\p{L}\d])(?:remote|home[- ]based|home[- ]working|working from home|work from home|work at home|telework(?:ing)?|virtual|télétravail|homeoffice|home office|remoto|remota)\s*(?:locations?\s*)?[-–—(:,/]\s*/iu,
    ),
  },
  { part: "work", mark: "herever", pattern: /\bwherever (?:you (?:like|want|live|are|choose|wish) )?(?:with)?in\s/i },
  {
    part: "predicate",
    pattern: folded(
      /\b(?:as|so) long as (?:it['’]s|it is|you(?:['’]re| are| live| reside| stay)?)[^.;,]{0,20}? (?:with|in)?(?:in|side) |\bprovided (?:that )?you(?:['’]re| are| live| reside)[^.;,]{0,20}? (?:with|in)?(?:in|side) /i,
    ),
  },
  {
    part: "hire",
    mark: "payroll",
    pattern: folded(
      /\b(?:we|who|can|to|only) (?:can |could |may |currently |only ){0,3}(?:put|take|have|keep|add|place) (?:people|you|someone|somebody|staff|employees|new hires|anyone) on (?:the |our |a )?(?:local )?payroll (?:only )?in /i,
    ),
  },
  {
    part: "predicate",
    pattern: folded(
      /\b(?:as|so) long as (?:it['’]s|it is|that['’]s|that is) (?:with)?(?:in |inside )?|\byou (?:only |just |do )?(?:(?:need|have) to|can|may|must|should) be (?:anywhere )?(?:with)?in(?:side)? (?:the )?|\byou (?:must |will |['’]ll )?pay (?:your |income )?tax(?:es)? in /i,
    ),
  },
  {
    part: "hire",
    pattern: folded(
      /\bpayroll (?:only )?(?:runs|works|exists|covers|is (?:run|available|limited)) (?:only )?(?:to |in |for )?|\b(?:employment )?contracts? (?:is|are|can be) (?:only )?(?:available|possible|offered|signed) (?:only )?(?:for|in|under) /i,
    ),
  },
  { part: "work", pattern: /\banywhere (?:in|within|across|inside)\s/i },
  {
    part: "label",
    pattern: folded(
      /(?<![\p{L}\d])(?:locations?|work locations?|job locations?|based in|standort|arbeitsort|lieu|ubicación|localização|sede di lavoro|lokalizacja|plats|arbeidssted)\s*[:–-]\s*/iu,
    ),
  },
  { part: "work", pattern: /(?=\b(?:deutschlandweit|bundesweit)\b)/i },
  {
    part: "work",
    pattern:
      /(?<![\p{L}\d])(?:partout en|desde cualquier (?:lugar|parte|punto) de|en todo|em todo o|todo o|in tutta|in heel|w całej|i hela|i hele) /iu,
  },
  { part: "work", pattern: /\b(?:hybrid|on-?site)\b[^.;]{0,30}?\b(?:in|at)\s/i },
  {
    part: "predicate",
    pattern: quickly(
      /\b(?:home|residence|address|location|base|workplace|desk|whereabouts|you)\b[^.;:]{0,30}?\b(?:ha(?:s|ve) to|must|needs? to|ought to|should) (?:physically |always |also )?(?:be|stay|remain)(?: located| based| situated| physically)? (?:with)?in(?:side)? /i,
    ),
  },
  {
    part: "authorised",
    pattern: quickly(
      /\b(?:(?:full|valid|unrestricted|current|existing|permanent|legal|proven|the) )?(?:work(?:ing)?|employment) rights? (?:in|for|within) |\b(?:entitled|entitlement|free|allowed|cleared|legally able|lawfully able|in a position) to (?:legally |lawfully |live and |reside and )?(?:work|be employed|take (?:up )?(?:employment|work)) (?:with)?in /i,
    ),
  },
  {
    part: "authorised",
    pattern: quickly(
      /\b(?:visa|permit|status|passport|citizenship|card|stamp)\b[^.;:]{0,24}?\b(?:lets|allows?|permits?|permitting|allowing|letting|entitles?|entitling|enabling|valid for|good for) (?:you |them |one |the holder )?(?:to )?(?:legally )?(?:work(?:ing)?|employment) (?:with)?in /i,
    ),
  },
  {
    part: "work",
    pattern: quickly(
      /\bfrom (?:(?:your|their|a|the comfort of your|any) )?(?:own )?home(?: office| base)? (?:anywhere )?(?:with)?in /i,
    ),
  },
  {
    part: "hire",
    pattern: quickly(
      /\b(?:employed|hired|contracted|engaged|taken on|paid) (?:directly )?(?:by|through|via|with) (?:our |the |a )?(?:local |own |legal )?entit(?:y|ies) in /i,
    ),
  },
  {
    part: "hire",
    pattern: quickly(
      /(?<!(?:not|n['’]t|never|cannot) )\b(?:invite|welcome|encourage|accept|take|consider|want|seek|look for|receive)(?:s|ing)? (?:applications?|CVs|r[eé]sum[eé]s|expressions of interest|submissions|bids) (?:only |solely |exclusively )?(?:from|of) (?!agenc|recruit|third)(?:people |candidates |applicants |anyone |those |freelancers |residents )?(?:who are |who )?(?:liv(?:e|ing) |based |located |resid(?:e|ing) |resident )?(?:in |of )?/i,
    ),
  },
  {
    part: "modifier",
    pattern: quickly(/\b(?:citizens?|residents?|nationals|permanent residents?|passport holders|tax residents?) of /i),
  },
  {
    part: "authorised",
    pattern: quickly(
      /\b(?:proof|evidence|confirmation|documents?|papers) (?:that|showing|of|to show)\b[^.;]{0,30}?\b(?:work(?:ing)?|employed) (?:with)?in |\b(?:leave to (?:remain|enter)|settled status|indefinite leave|permission|residence card)\b[^.;]{0,24}?\b(?:work|remain|live|stay|settle)(?: and work| and live)? (?:with)?in |\b(?:settled status|indefinite leave to remain|permanent residen(?:ce|cy)) (?:in|for) |\b(?:may|can) (?:legally|lawfully) work in /i,
    ),
  },
  {
    part: "hire",
    pattern: quickly(
      /\bwe(?:['’]re| are|['’]d)? (?:need|want|would like|like|after|seek|searching for|in need of|on the lookout for) (?:an? |some )?(?:[\w-]+ ){0,3}?(?:someone|somebody|people|person|colleagues?|hires?) (?:who (?:lives?|is|are) |already )?(?:based |living |located )?(?:in|from) |\bcalling (?:all )?(?:[\w-]+ ){1,3}?(?:in|from|across) /i,
    ),
  },
  {
    part: "work",
    pattern: quickly(
      /\b(?:jobs?|roles?|work|positions?|post|it|this|contract|assignment|services?)\b[^.;:]{0,20}?\b(?:can|may|must|has to|needs to|should|is to|will|could) be (?:done|performed|carried out|conducted|completed|held|filled|based|worked|executed|delivered) (?:remotely |entirely |only |fully |either )?\(?(?:from an? (?:approved |registered )?(?:location|address|place) (?:with)?in|from|in|within|from within|inside|anywhere in) (?:any of )?(?:the following(?: \w+)?:? )?/i,
    ),
  },
  {
    part: "work",
    pattern: quickly(
      /^\W*are you (?:currently |already )?(?:based |living |located |resident |at home )?in (?=[^?]{3,50}\?)/i,
    ),
  },
  { part: "work", pattern: quickly(/^\W*do you (?:currently |already )?(?:live|reside) in (?=[^?]{3,50}\?)/i) },
  {
    part: "authorised",
    pattern: quickly(
      /\b(?:residence|residency|work|working)(?: and work)? (?:permit|visa|card|licen[cs]e|status) (?:for|in|valid (?:for|in)) /i,
    ),
  },
  {
    part: "work",
    pattern: quickly(
      /\b(?:join(?: us)?|apply|log ?in|dial in|work(?:ing)?|do this job) (?:only |remotely )?from (?!our|the office|an? |your|time|home\b)(?:any of |either )?/i,
    ),
  },
  {
    part: "hire",
    pattern: quickly(
      /\bwe(?:['’]re| are) (?:only |currently |just )?(?:looking|searching|recruiting) (?:only |just )?(?:in|within|across) /i,
    ),
  },
];
