import { plainFirst } from "./place-cues.ts";
/**
 * Phrases that say how a job is done, in English, German, French, Spanish and some Polish, Portuguese, Italian and Dutch.
 * `strong` cues are about this job; `weak` ones are about the company or an option.
 */
export interface RemoteCue {
  verdict: "remote" | "hybrid" | "onsite";
  strength: "denial" | "strong" | "weak";
  pattern: RegExp;
}

/** A cheap first test: a sentence without any of these words has no cue. */
export const CUE_WORDS = new RegExp(
  plainFirst(
    /remot|back (?:at|in) (?:our|their|the) |itself is |after that|afterwards|(?:near|close) enough|in the car|behind the wheel|no building|shares? an? |online only|held at a distance|hybrid|h[íi]brid|on[- ]?site|offices?\b|\bhome|anywhere|t[ée]l[ée]travail|teletrabajo|commut|telework|location[- ]independent|virtual|in[- ]person|relocat|miles (?:of|from)|distributed|vor ort|büro|bureau|présentiel|presencial|präsenz|oficina|mobiles? arbeit|ortsunabhängig|zdaln|biur|domicile|desde casa|wfh|hjem|thuis|nationwide|locally|stacjonarn|one location|distans|in the field|on the road|spare (?:bed)?room|kitchen table|your own (?:flat|house|place)|any (?:address|location)|anchor days|wherever|studio|headquarters|\bhq\b|premises|takes? place|sits? together|weeks? o(?:n|ff)\b|fifo|shifts? (?:are|is)|in on (?:mon|tues|wednes|thurs|fri)|(?:once|twice|times|days?) (?:a|per|each|every) week/i
      .source,
  ),
  "i",
);

/** Phrases with a cue word that say nothing about where this job is done; they are removed before cues are read. */
export const NOISE: readonly RegExp[] = [
  /\bremote(?:ly)?[- ](?:access(?:ing)?|monitor\w*|sensing|patient\w*|areas?|sites?|control\w*|desktops?|servers?|customers?|hands|diagnostic\w*|proctor\w*|deposit|communit\w+|locations?|systems?|teams? across|devices?|offices?|support(?! (?:role|position|job))|troubleshoot\w*|assist\w*|clients?|users?|learning|training|employees|staff|colleagues|workers|meetings?|sessions?|collaboration|communication|environments?(?= experience)|islands?|regions?|villages?|health|care|procedure|code|repositor\w+|management of|management tools|start|starter|installations?|connectivity|connection|operations?|operated|piloted|pilots?|inspection|data capture|engagement|onboarding|interviews?|demos?|sales (?:calls|demos)|stakeholders|leadership|manager(?!'s (?:role|position)))\b/gi,
  /\b(?:manag\w+|lead\w*|support\w*|coach\w*|supervis\w+|work\w* with|collaborat\w+ with|experience (?:in|with|of)|coordinat\w+)\s+(?:(?:a|an|our|the|your|both|multiple|global|globally|local|and|or|of|other|large|small|geographically|distributed|diverse|cross-functional|international|in-house|on-?site)\s+){0,5}(?:remote|hybrid|distributed|virtual|on-?site)(?:\s+(?:and|or|\/)\s+\w+)?\s+(?:\w+\s+)?(?:teams?|employees|staff|workforces?|workers|members?|colleagues|environments?|people|groups?|developers|engineers|contractors|agents)\b/gi,
  /\bhybrid[- ](?:work(?:ing)? (?:tools?|software|solutions?|products?|platforms?|technolog\w+)|clouds?|workflows?|environments\b|frameworks?|(?:role|position) (?:combining|that combines|of |blending|between|spanning)|mobile|apps?|applications?|vehicles?|it\b|electric|intelligence|funds?|batter\w+|multi-?cloud|infrastructures?|architectures?|systems?|integration|networks?|databases?|data|identity|ad\b|azure|engines?|cars?|seeds?|securit\w+|models? of care|powertrains?|search|solutions?|deployments?|platforms?|projects?|agile|methodolog\w+|waterfall|products?|meeting|events?|learning|classroom|instruct\w+|bond|training|environments? \(cloud)\b/gi,
  /\b(?:virtual|virtually)[- ](?:realit\w+|machines?|assistants?|events?|interviews?|private|servers?|agents?|environments?|desktops?|networks?|meetings?|teams?|classrooms?|care|visits?|health|screening|production|tours?|training|lan|communit\w+|coffee|onboarding|happy)\b/gi,
  /\bin[- ]person (?:\w+ )?(?:meetings?|events?|gatherings?|offsites?|off-sites?|retreats?|collaboration|visits?|interviews?|summits?|onboarding|training|get-togethers?|workshops?)\b|\b(?:reuni(?:ões|ones|ão|ón)|encontros?|encuentros?|eventos?|séminaires?|réunions?|rencontres?|journées?|formations?|entrevistas?|treinamentos?)(?: d['’]équipe)? (?:en |\w+ )?(?:presencia(?:l|is|les)|présentiel)\b|\bremote worksites?\b|\b(?:some|many|certain|few) (?:of (?:the|your) )?(?:duties|tasks|work|responsibilities|functions|days) (?:can|may|could) be[^.;]{0,20}\bremotely\b/gi,
  /\bon[- ]?site (?:gym|gyms|parking|child ?care|daycare|interviews?|cafeteria|caf[eé]|fitness|restaurant|clinics?|medical|meals?|lunch\w*|amenit\w+|visits?|support (?:for|to)|massages?|dining|laundry|doctor|health|services?|wellness|barista|snacks|customer|customers|client|clients|inspections?|meetings?|managers?|coordinat\w+|contractors|supervis\w+|team building|events?|assessments?|audit\w*|activities|technicians?|vendors?|work at (?:client|customer))\b/gi,
  /\bhome[- ](?:care|health|visits?|improvement|buyers?|owners?|loans?|page|depot|offices? (?:budget|stipend|set-?up|equipment|allowance|reimbursement|support|internet|expenses?|furniture|improvement|secretary))\b|\bhome-based (?:care|visits?|therapy|services)|\b(?:set-?up|equip\w*|furnish\w*|stipend for|budget for|allowance for|outfit)\s+(?:(?:your|a|the|an|up)\s+){0,2}home[- ]office/gi,
  /\b(?:whether|regardless of whether)[^.;]{0,40}\bremote\b|\bnot remote\? no problem/gi,
  /\b(?:top|best|first) \d{1,2} ?%/gi,
  /\binterviews?\b[^.;()]{0,40}\b(?:in[- ]person|on[- ]?site)\b/gi,
  /\bno remote (?:experience|working experience)\b|\bremote work(?:ing)? experience|experience (?:working|of working) (?:in (?:a|an) )?(?:remote(?:ly)?|hybrid|distributed)\b[^.;]{0,30}/gi,
  /\b(?:telework|remote work|work[- ]from[- ]home|wfh|home office) (?:stipend|allowance|budget|equipment|reimbursement|polic(?:y|ies) apply|technology|tools)\b/gi,
];

/** Remote work for a limited time is a perk: "work from anywhere for a month", "four weeks of remote work per year". */
export const PERK =
  /\b(?:work(?:ing)?[- ]from[- ](?:anywhere|abroad)|remote(?:ly)?(?:[- ]work(?:ing)?)?|workation|work abroad|télétravail|teletrabajo|home ?office|mobil\w* arbeiten)\b[^.;]{0,60}\b(?:(?:up to|for|bis zu|jusqu'à|hasta)\s+(?:\w+\s+){0,2}(?:weeks?|months?|wochen|monate?|semaines?|mois|semanas|meses|days? (?:a|per) year|tage im jahr)|weeks?\b|(?:a|per|each|every|pro|par|al|im) (?:year|jahr|an|año)\b|policy for \d|days? (?:a|per|each) (?:year|quarter)|fridays?|summer|program(?:me)?\b)|\b(?:\d+|one|two|three|four|five|six|eight|ten|zwei|drei|vier|acht|deux|trois|quatre|dos|tres|cuatro)[- ]+(?:additional |extra |full |fully )*(?:weeks?|months?|wochen|semaines|semanas|days?(?= (?:a|per) year))\b[^.;]{0,40}\b(?:remote|from anywhere|abroad|aus dem ausland|à l'étranger|desde cualquier|remoto)/i;

/** "A month", "cada trimestre": a period longer than a week. */
const RARELY = String.raw`(?:per|a|an|each|every|pro|par|im|al|por|cada|chaque|tous les|jede[nsrm]?|once a|ao|na) (?:month|quarter|year|monat|quartal|jahr|mois|trimestre|mes|año|mês|ano|miesiąc)`;
const DAYS = String.raw`(?:[1-4](?:[.,]5)?|one|two|three|four|a few|several|ein(?:en|em|er)?|zwei|drei|vier|un|deux|trois|quatre|dos|tres|cuatro|jeden|dwa|dni|2|3)(?:\s?\(\d\))?(?:\s?[-–/]\s?\d|\s(?:to|or|bis|oder|à|ou|a|o)\s(?:\d|two|three|four|five|zwei|drei|vier))?\+?`;
const OFFICE = String.raw`(?:(?:the |our |an? |your |unserem |im |dem |le |la |el |nos |nuestras? |w )?(?:[\w&'’-]+ ){0,4}?(?:office|offices|hq|headquarters|büro|bureau|bureaux|oficina|oficinas|biurze|hub|campus|studio)|on[- ]?site|in[- ]person|in[- ]office|vor ort|sur site|présentiel|presencial(?:es)?)`;

const re = (source: string, flags = "i") => new RegExp(source, flags);

const SMALL = String.raw`[1-6]|one|two|three|four|five|six`;
const UNITS = String.raw`(?:${SMALL}) (?:\w+ )?(?:shifts?|days?|weeks?|nights?|mornings?|afternoons?)(?: (?:a|per|each|every) (?:week|month)| weekly)?`;

/** One day of the week at home, but no range of days: "Wednesdays from home". */
export const HOME_WEEKDAY =
  /\b(?:home|remote(?:ly)?)\b(?! (?:to|for) )[^.;]{0,24}\b(?:on )?(?:mon|tues|wednes|thurs|fri)days?\b(?! ?(?:to|through|thru|until|till|-|–) ?\w*day)(?<!days? ?(?:to|through|thru|until|till|-|–) ?\w+)|(?<!day(?:s)? ?(?:to|through|thru|until|till|-|–|and) ?)\b(?:mon|tues|wednes|thurs|fri)days?\b(?! ?(?:to|through|thru|until|till|-|–) ?\w*day)[^.;]{0,16}\b(?:from|at) home\b/i;

/** In order: denials first, then hybrid, on-site and remote. */
export const REMOTE_CUES: readonly RemoteCue[] = [
  // Denials.
  ...[
    String.raw`\b(?:this|it|the (?:role|position|job)|position|role|job)\b[^.;?]{0,40}?\b(?:is|are|was|it's)\s*(?:not|n['’]t|n['’]t)\b(?! only| just| limited| (?:\w+ )?(?:typical|average|usual|ordinary|standard|regular|normal|another))[^.;,]{0,40}?\b(?:remote|work[- ]from[- ]home|telework|virtual|hybrid or remote)\b(?!\s+(?:area|site|locations?))`,
    String.raw`\b(?:hybrid(?: work(?:ing)?)?,? ?(?:and\/or|or|and|nor|\/) ?)?(?:remote|telework|work[- ]from[- ]home|home[- ]working|wfh)(?: work(?:ing)?)?(?:,? ?(?:and\/or|or|and|nor|\/) ?hybrid)?(?: (?:work(?:ing)?|options?|arrangements?|schedules?|set-?ups?|candidates?|applicants?))? (?:(?:is|are|will|would) )?(?:not|won['’]t|cannot|can['’]t|isn['’]t|aren['’]t)(?: be)? (?:considered|available|offered|possible|permitted|allowed|accommodated|supported|an option|accepted|provided|on offer)\b(?! (?:outside|in the following|for residents|to residents|from (?:abroad|outside|other)|until|during|for agenc))|\bneither (?:remote|telework|work[- ]from[- ]home|home[- ]working|wfh)\b[^.;]{0,20}\bnor hybrid\b|\bneither hybrid\b[^.;]{0,20}\bnor (?:remote|telework|work[- ]from[- ]home|home[- ]working|wfh)\b`,
    String.raw`\bnot (?:a|an|eligible for|available for|open to|considered for|offered as|suitable for|currently offering|considering|accepting|able to offer|be able to offer|offering)\s+(?:fully |100% |full[- ]time |any )?(?:remote|telework|telecommut|work[- ]from[- ]home|virtual|hybrid)\w*(?! (?:in|to residents of) the following)`,
    String.raw`\bnon[- ]remote\b|\bno\s+(?:remote|telework|telecommut\w*|work[- ]from[- ]home|wfh|home ?office|homeoffice|télétravail|teletrabajo)\b(?! (?:experience|work experience|required))`,
    String.raw`\bremote\b(?: (?:work|working|candidates?|option|applicants?|employment|position|job|eligible|eligibility|allowed|possible)){0,2}\s*(?:\?|:|-|–|=)\s*(?:no|not (?:possible|available|an option|allowed|offered)|none|nein|non)\s*(?:[.,;)!]|$)`,
    String.raw`\btelecommut\w*\s*(?:\?|:|-)?\s*(?:is\s+)?(?:no\b|not (?:available|allowed|permitted|an option))|\bremote (?:work|working|option|position|employment)s? (?:is|are) not (?:available|an option|possible|offered|permitted|allowed|considered|supported|authori[sz]ed)`,
    String.raw`\bremote(?: work(?:ing)?)? (?:is|are) not (?:an option|available|possible|offered|permitted|allowed|considered)|\b(?:does not|do not|doesn't|don't|cannot|can't|can not|will not|won't|unable to) (?:currently |be able to |provide |have |consider(?:ing)? |support |accept |allow |offer |permit )+(?:for )?(?:any )?(?:fully |full[- ]time )?(?:remote|telework|telecommut|work[- ]from[- ]home)`,
    String.raw`\bremote (?:candidates?|applicants?|applications?|workers?)[^.;]{0,30}\b(?:will|can|are|is|do)\s?(?:not|n['’]t)\b|\bremote (?:candidates?|applicants?) cannot\b`,
    String.raw`\bcannot be (?:performed|done|worked|filled) (?:remotely|from home)|\bcan(?:no|')t be (?:done )?remote\b|\bno (?:possibility|option) (?:of|for|to) (?:work(?:ing)? )?(?:remote|from home)`,
    String.raw`\bkein(?:e|en)?\s+(?:reine |reinen |100\s?% )?(?:remote|home[- ]?office)|\bnicht (?:remote|im home[- ]?office)|\b(?:pas|non|sans)\s+(?:de\s+|possible\s+en\s+)?(?:full )?(?:télétravail|remote)|\btélétravail\s*(?::|-)?\s*(?:non|pas|impossible|aucun)|\bno\s+(?:es|se (?:ofrece|contempla))[^.;]{0,20}(?:remoto|teletrabajo)|\bteletrabajo\s*:\s*no\b`,
  ].map((source): RemoteCue => ({ verdict: "onsite", strength: "denial", pattern: re(source) })),
  ...[
    /\b(?:don['’]t|do not|need not|please refrain from) apply(?:ing)? if you(?:['’]re| are)? (?:want|looking for|need|expect|seeking|hoping for)\w*[^.;]{0,20}\bremote/i,
    /\b(?:applicants?|candidates?|those|people|anyone|anybody|if you(?:['’]re| are)?) (?:who (?:are|want|need) )?(?:hoping|looking|searching|after|wishing|seek\w*|want\w*|expect\w*)\b[^.;]{0,30}\b(?:remote|home[- ]based|work[- ]from[- ]home|from home)\b[^.;]{0,30}\b(?:should (?:look elsewhere|not apply|know)|need not apply|look elsewhere|(?:is|are) (?:not|n['’]t) (?:for you|the right)|(?:will|['’]ll) be disappointed|isn['’]t (?:for you|it|the one))/i,
    /(?:^|[(,;–—-]\s*)not remote\s*(?:[).,;!]|$)|\bremote (?:for now|for the (?:time being|moment)|only until)\b|\b(?:remote|virtual|home[- ]based) (?:only )?in name(?: only)?\b/i,
    /\b(?:cannot|can['’]t|can not|could not) (?:do|perform|carry out) (?:it|this(?: job| role| work)?|the (?:job|work|role)) (?:remotely|from home)\b/i,
    /\bremote\b[^.;]{0,24}\bthis (?:one|role|job|position) (?:is not|isn['’]t)\b(?! (?:just|only|limited))/i,
    /\brelocat\w*\b[^.]{0,60}\buntil then\b[^.]{0,30}\bremot/i,
    /\bremote work(?:ing)? is (?:only )?(?:possible|allowed|granted|offered|considered|approved) (?:only )?(?:in exceptional|by exception|in rare|as an exception)/i,
    /\b(?:role|position|job|team|we|everyone)\b[^.;]{0,12}\b(?:will|(?:is|are) going to|plans? to) (?:return|move|go) (?:back )?(?:in)?to (?:the|our) (?:[\w'’-]+ ){0,2}office\b/i,
  ].map((pattern): RemoteCue => ({ verdict: "onsite", strength: "denial", pattern })),
  {
    verdict: "onsite",
    strength: "denial",
    pattern: /\b(?:inte|ej|ingen möjlighet)\b[^.;,]{0,30}\bdistans(?:arbete)?\b/i,
  },
  {
    verdict: "onsite",
    strength: "denial",
    pattern:
      /\bremote\b[^.;]{0,50}\b(?:then|transition\w*(?: (?:to|into))?|followed by|afterwards?|will (?:move|return) to|before (?:moving|returning|transitioning))\b[^.;]{0,24}\b(?:on-?site|office|in[- ]person|hybrid)/i,
  },
  {
    verdict: "onsite",
    strength: "denial",
    pattern:
      /\b(?:initially|temporarily|temporary|for now|for the time being|will start|starts? (?:off |out )?|begins?|(?:is|are|be|being|working|works?) (?:currently|initially|temporarily)|currently working)[ -]+(?:(?:as|a|an|fully|100\s?%|in|working|performed|done|off|out) ){0,2}remote(?:ly)?\b(?! (?:first|friendly|company|team|organi[sz]ation|employees|workers|engineers?|developers?|staff|people))|\bremote\b[^.;]{0,30}\b(?:until (?:further notice|the office|offices|we|covid|\w+ \d{4})|(?:due to|during|because of|for the duration of) (?:the )?(?:covid|pandemic))|\b(?:during|due to) (?:the )?(?:covid|pandemic)[^.;]{0,40}\bremote/i,
  },
  // Hybrid: days in the office each week, days at home, parts.
  ...[
    /\b(?:live|based|be) (?:near|close) enough to\b[^.;]{0,40}\bto (?:drop|come|get|pop) in\b|\b(?:in the (?:field|car)|on the road|behind the wheel)\b[^.;]{0,20}\b(?:most (?:days|of the)|(?:from )?monday (?:to|through)|every day|all day)\b/i,
    // Shifts or weeks that are counted at home and elsewhere: "two shifts from home, one at the hub".
    new RegExp(
      String.raw`\b(?:${UNITS})\b[^.;,]{0,16}\b(?:from|at) home\b,? [^.;]{0,24}?\b(?:${SMALL}|the (?:rest|others?|next|remaining))\b[^.;]{0,24}\b(?:in|at|from|on) (?:the|our|an?)\b|\b(?:${UNITS}) (?:in|here|with us|at (?:the|our) \w+|in (?:the|our) \w+|on-?site)\b ?(?:,|\/|and|plus|\+|;|–|-)+ ?(?:and |the )?(?:other )?(?:${SMALL})(?: (?:days?|shifts?|weeks?))? (?:wherever|anywhere|where you|from home|at home|remote(?:ly)?|elsewhere)\b`,
      "i",
    ),
    // Some of the work at home.
    /\bsome (?:remote work|work(?:ing)? (?:from home|remotely)|home[- ]working|telework\w*)\b/i,
    // Half of the time in an office, or there on some days of the week.
    /\b(?:half|most|(?:[1-9]\d ?%)|\w{3,12} per ?cent) of (?:their|your|the|our) (?:work(?:ing)? )?(?:time|week|hours)\b[^.;]{0,16}\b(?:in|at|from) (?:an?|the|their|your|our) (?:assigned |local |nearest |home )?(?:offices?|hubs?)\b/i,
    /\b(?:be|are|spend|work|come|expected|required|must)\b[^.;]{0,30}\b(?:in|at|to) (?:an?|the|their|your|our) (?:assigned |local |nearest |home )?(?:office|hub)\b (?:on |every |each )?(?:mon|tues|wednes|thurs|fri)days?\b|\b(?:be|are|spend|work|come|must)\b[^.;]{0,40}\b(?:mon|tues|wednes|thurs|fri)days?,? (?:and (?:mon|tues|wednes|thurs|fri)days? )?(?:(?:in|at) (?:an?|the|their|your|our) (?:assigned |local |nearest |home )?(?:office|hub)|in[- ]office|on[- ]?site|in[- ]person)\b/i,
    // "Based in Bremen (hybrid)"; office presence by its days; a day a week at home.
    /\((?:\w+ )?hybrid(?: (?:working|role|remote))?\)|\b(?:role|position|job|post) is hybrid\b(?! (?:between|of|cloud|combining))|\bhybrid (?:role|position|job)\b[^.;]{0,24}\bremote and (?:in-)?office\b/i,
    /\b(?:office|on-?site) (?:presence|attendance)\b[^.;]{0,60}\b(?:[1-4]|one|two|three|four) days (?:a|per|each) week\b|\bwork(?:ing)? (?:remotely|from home) (?:up to |for )?(?:[1-4]|one|two|three|four)(?: ?(?:-|–|to|or) ?(?:[2-4]|two|three|four))? days? (?:a|per|each|every) week\b/i,
    re(
      String.raw`\b${DAYS}\s*(?:-\s*)?(?:full )?(?:days?|tagen?|jours?|d[ií]as|dni)\b(?!\s*${RARELY})[^.;]{0,32}?\b${OFFICE}(?![^.;]{0,24}\b${RARELY})`,
    ),
    re(
      String.raw`\b${OFFICE}[^.;]{0,24}?\b(?:at least |min(?:imum|\.)? (?:of )?|approximately )?${DAYS}\s*(?:x|times|days?|tagen?|jours?|d[ií]as)(?!\s*${RARELY})\s*(?:\/|per|a|each|every|of the|out of|pro|par|in der|por|a la|w)?\s*(?:week|wk|woche|semaine|semana|tygodniu)`,
    ),
    re(
      String.raw`\b${DAYS}\s*(?:days?|tagen?|jours?|j\b|d[ií]as|dni)\b[^.;]{0,24}?\b(?:from home|wfh|work(?:ing)? from home|remote(?:ly)?|at home|home[- ]?office|homeoffice|télétravail|tt\b|teletrabajo|zdaln\w+|mobil)\b`,
    ),
    re(
      String.raw`\b(?:wfh|work(?:ing)? from home|remote(?: work)?|home[- ]?office|télétravail|teletrabajo|thuiswerken|tt)\b\s*(?:up to|:|\(|-|bis zu|jusqu'à|hasta|an|on|for|at least)?\s*(?:up to |bis zu |jusqu'à |hasta |an )?${DAYS}\s*(?:days?|tagen?|jours?|j\b|d[ií]as|dagen)\s*(?:\/|per|a|each|pro|par|in der|por|a la)\s*(?:week|woche|semaine|semana)`,
    ),
    /(?:\b(?:up to|bis zu|jusqu'à|hasta|approx\.?|ca\.?)\s*|(?<![\d.,]))(?:[1-8]?\d|9[0-4])\s?%\s*(?:of (?:the|your) time )?(?:remote|home[- ]?office|homeoffice|télétravail|teletrabajo|from home|work from home|mobil)/i,
    /\b(?:[1-9]\d)\s?%\s*(?:of (?:the|your) (?:time|work(?:ing)? (?:time|week)) )?(?:in[- ]office|on[- ]?site|in the office|in our office)\b(?!,? (?:\w+ )?(?:travel|visits?|client|customer|trips?))(?![^.;]{0,30}\btravel)/i,
    /\b(?:from|in|at|to) (?:the|our) (?:[\w.,&'’-]+ ){0,3}?office\b[^.;]{0,20}\b(?:mon|tues|wednes|thurs|fri)days?\b(?! (?:to|through|-) friday)|\b(?:mon|tues|wednes|thurs)days?\b[^.;]{0,30}\b(?:in|from) (?:the|our) (?:[\w.,&'’-]+ ){0,3}?office\b/i,
    /\b(?:once|one day|1 day|twice) (?:a|per|each|every) week\b[^.;]{0,30}(?:office|on[- ]?site|in person)|\b(?:office|on[- ]?site|in person)\b[^.;]{0,25}\b(?:once|twice) (?:a|per|each|every) week/i,
    /\b(?:partial(?:ly)?|part(?:ly)?|semi)[- ](?:remote|from home)|\bt[ée]l[ée]travail (?:partiel|ponctuel|occasionnel|hybride|partiellement)|\b(?:teletrabajo|remoto) parcial|\bteilweise (?:remote|im home)|\bparcialmente remoto/i,
    /\bhybrid(?:e|es|er|en)?[- ]?(?:remote|role|position|job|work(?:ing|place)?|schedule|model|arrangement|setup|set-up|environment|office|opportunity|basis|format|mode|policy|approach|flexibility|arbeit\w*|modell|contract)\b|\b(?:work(?:ing)?|role|position|job|location|schedule|type|model|modality|modalidad|modell?|arrangement|remote|travail|mode|workplace|trabajo|trabalho|esquema|formato|modelo|regime|puesto|vaga|jornada|rythme|remoto)\b[^.;\w]{0,4}(?:is |are |type |will be |as |on |es |en |de forma |será )?(?:a |an )?(?:\()?h[yií]brid[aeo]?\b|\bthis is a hybrid\b|\bh[íi]brid[ao]\b|^\W*(?:[\w.]+[ ,–-]+){0,3}hybrid\s*(?:[-–(:,|/]|in\b|$)/i,
    /\btelework eligible\b[^.]{0,20}(?:yes|\.|$)|\b(?:home[- ]?office|homeoffice|remote|mobil\w* arbeiten)[- ]?(?:möglichkeit(?:en)?|anteil|option(?:en)?|regelung|tage?)\b|(?<!100\s?%\s?)\b(?:remote|home[- ]?office|homeoffice|mobiles arbeiten|t[ée]l[ée]travail|teletrabajo) (?:is )?(?:teilweise |zum teil |auch |nach absprache |partly |partiellement )?(?:möglich|possible|posible)\b/i,
    /\bdelvis (?:på )?distans|\bmöjlighet (?:till|att)(?![^.;]{0,30}\b(?:helt|100))[^.;]{0,30}\bdistans|\b(?:[1-4]|en|ett par|två|tre) dag(?:ar)?\b[^.;]{0,30}\bdistans|\bdistans(?:arbete)?\b[^.;]{0,20}\b(?:[1-4]|en|ett par|två|tre) dag(?:ar)?\b/i,
    // The days that are left; several days of a month in the office.
    /\b(?:the )?(?:other|remaining) days?\b[^.;]{0,30}\b(?:from home|at home|remote(?:ly)?)\b|\b(?:from home|at home|remote(?:ly)?)\b[^.;]{0,16}\b(?:on )?the (?:other|remaining) days\b|\b(?:remainder|rest)\b[^.;]{0,24}\b(?:at|in|from) (?:our|the) (?:[\w'’-]+ ){0,3}(?:office|hub|hq|studio|site)\b/i,
    /\b(?:[4-9]|1\d|four|five|six|seven|eight|ten|twelve)(?: full| working)? days (?:a|per|each|every|in (?:a|each|every)) (?:\w{1,12} )?month\b[^.;]{0,40}\b(?:office|campus|site|hub|hq|studio|person)\b|\b(?:office|campus|site|hub|hq|studio)\b[^.;]{0,40}\b(?:[4-9]|1\d|four|five|six|seven|eight|ten|twelve)(?: full| working)? days (?:a|per|each|every|in (?:a|each|every)) (?:\w{1,12} )?month\b/i,
    /\b(?:in person|on-?site|visit\w*|inspect\w*|in the field|on the road|at (?:our|the)|office)\b[^.;]{0,30}\b(?:[2-5]|two|three|four|five) (?:days )?(?:out )?of (?:the |your |every )?(?:five|5)(?: days)?\b|\b(?:[2-5]|two|three|four|five) (?:days )?(?:out )?of (?:the |your |every )?(?:five|5) (?:working )?days\b[^.;]{0,40}\b(?:in person|on-?site|visit\w*|in the field|on the road|office)\b/i,
    /\b(?:[2-5]|two|three|four|five|most) (?:mornings|afternoons|shifts|half[- ]days) (?:a|per|each|every|of the) week\b/i,
    // Telework by the fortnight or pay period, as public employers state it.
    /\b(?:[1-9]|one|two|three|four|five|six|seven|eight|nine)\b(?:\s?\(\d\))? (?:tele\w+ |remote |office |in-office |on-?site )?days?(?: of tele\w+| of remote work| in (?:the|our) office| on-?site)?,? (?:per|a|each|every|in a) (?:fortnight|pay period|bi-?weekly|two weeks|two-week)|\btele(?:work|commut)\w*\b[^.;]{0,30}\b(?:[1-4]|one|two|three|four) days?\b(?! (?:per|a|each) (?:month|quarter|year))/i,
    // A job whose place is named behind what is remote about it.
    /\bback (?:at|in) (?:our|their|the) (?:desks?|offices?|workshop|studio)\b|\b(?:post|job|role|position|work) itself is (?:at|in|on|based)\b|\b(?:sit|work|meet|gather)s? together\b[^.;]{0,40}\b(?:mon|tues|wednes|thurs)days? (?:to|until|through|and|–|-) /i,
    /\b(?:after that|afterwards|thereafter|from then on),? you(?:['’]ll| will)? (?:join|move to|work (?:at|in)|sit (?:at|in|with)|are (?:at|in))\b[^.;]{0,40}\b(?:cent(?:re|er)|office|floor|site|plant|branch|hq|headquarters|desks?)\b|\b(?:lead|manage|run|coordinate|direct)\b[^.;]{0,50}\bfrom our (?:[\w'’-]+ ){0,2}(?:headquarters|hq|office|studio|plant)\b/i,
    // Work at the homes of others, and on the road.
    /\b(?:visit\w*|see|seeing|meet(?:ing)?|in the field|on the road|home visits|drive|driving)\b[^.;]{0,50}?\b(?:[2-5]|two|three|four|five)(?: ?(?:-|–|to|or) ?(?:[2-5]|two|three|four|five))? days? (?:a|per|each|of the|every) week|\b(?:[2-5]|two|three|four|five)(?: ?(?:-|–|to|or) ?(?:[2-5]|three|four|five))? days? (?:a|per|each|every) week\b[^.;]{0,30}\b(?:in the field|on the road|visiting|in (?:members|patients|clients|customers)['’]? homes)/i,
    // The week split between home and office.
    /\b(?:mon|tues|wednes|thurs|fri)days?(?:,? (?:and|&|or) |, ?|\/)(?:mon|tues|wednes|thurs|fri)days?\b[^.;]{0,20}\b(?:office|in[- ]person|on-?site) days?\b/i,
    /\b(?:split|divide|share|balance|alternate)\w* (?:your |the |their )?(?:week|time|days?|working week)?\b[^.;]{0,30}\bbetween\b[^.;]{0,30}\b(?:home|remote\w*)\b[^.;]{0,40}\b(?:office|studio|hub|hq|site)\b|\bbetween\b[^.;]{0,30}\b(?:office|studio|hub|hq|site)\b[^.;]{0,20}\band\b[^.;]{0,16}\b(?:home|remote\w*)\b/i,
    /\b(?:be|come|travel|commute|get|work) (?:in|into|to|at|from) (?:the |our |us in )?(?:[\w'’-]+ ){0,3}?[\w'’-]+ (?:once|twice|three times|[1-4](?:x| times| days)) (?:a|per|each|every) week\b/i,
    /\b(?:come|be|are|['’]re) in(?:to the office)? (?:on|every) (?:mon|tues|wednes|thurs|fri)days?\b/i,
    /(?<!\d)[1-9]\d ?(?:%|percent) of (?:your|the|their|our) (?:time|hours|week|working (?:time|hours|week)|work|days)\b[^.;]{0,16}\b(?:in|at|from) (?:(?:our|the|your|an) )?(?:[\w'’-]+ ){0,2}(?:office|hub|studio|hq|home)\b/i,
    /\b(?:live|living|located|based) (?:close|near)(?:by)? enough\b[^.;]{0,40}\b(?:office|hub|hq|studio)\b|\bcome (?:in)?to (?:our|the) (?:[\w'’-]+ ){0,3}(?:office|hub|studio|hq)\b[^.;]{0,16}\b(?:every|each|a|per) week\b/i,
    // Presence by how often it is expected.
    /\b(?:attend\w*|presence|present|come|be|needed|spend|spent|visit|report|work)\b[^.;]{0,40}\b(?:offices?|hubs?|studio|hq|headquarters|premises)\b[^.;]{0,40}\b(?:weekly|every (?:other|second) (?:day|week)|(?:every|each) week|most (?:days|weeks))\b/i,
    /\b(?:every (?:other|second) (?:day|week)|most (?:days|weeks|of the (?:week|time)))\b[^.;]{0,50}\b(?:offices?|hub|studio|hq|headquarters|on-?site|premises)\b|\boffices?\b[^.;]{0,60}\bneeded there (?:most|every|each|weekly)|\boffice (?:attendance|presence)\b[^.;]{0,30}\b(?:weekly|most (?:days|weeks)|every (?:other |second )?(?:day|week)|each week)\b/i,
    /\b(?:office|studio|hub|hq|in-office(?: presence)?|on-?site)\b(?! hours)[^.;]{0,30}\b(?:mon|tues|wednes|thurs)days? ?(?:to|through|thru|until|till|–|-) ?(?:tues|wednes|thurs)days?\b/i,
    /\b(?:at|on|in|from) (?:our |the |your )?(?:customers?|clients?)['’]?s?['’]? (?:sites?|premises|offices?|locations?)\b[^.;]{0,40}\b(?:[2-5]|two|three|four|five) days (?:a|per|each) week\b/i,
    /\bremote (?:work(?:ing)? )?(?:is |becomes |may be |can be )?(?:possible|available|an option|considered|offered|allowed|granted)\b[^.;]{0,12}\b(?:after|once|following|on a case|case[- ]by[- ]case|at the (?:manager|discretion))\b/i,
    /\bthe rest (?:of (?:the|your) (?:time|week|month) )?(?:is |are )?(?:spent )?(?:in|at|from) (?:the|our) (?:[\w'’-]+ )?(?:office|studio|hq|hub)\b|\bshifts? (?:are|is|take place) (?:in|at) (?:the|our) \w+/i,
    /\b(?:first|initial) (?:\w+ )?(?:year|months?)\b[^.;]{0,30}\b(?:office|on-?site)\b[^.;]{0,30}\b(?:every day|daily|full[- ]time)\b/i,
    /\b(?:get|travel|commute|come)\b[^.;]{0,8}\bto (?:our|the|your)\b[^.;]{0,24}\boffice\b[^.;]{0,8}\bwithin (?:an?|\d+|one|two)\b/i,
    // Shares of the time.
    /\b(?:remote(?:ly)?|work(?:ing)? (?:from|at) home|wfh|home[- ]?office|telework)\b(?: (?:for|up to|about|around|approximately|roughly|is|at|bis zu|on)){0,2}[ :(]{0,2}(?:(?:[1-8]?\d|9[0-4])\s?%(?=\s*(?:of\b|the time|$|[).,;]))|(?:half|a third|two thirds|part|some) of (?:the|your|each) (?:time|week|month))|\b(?:half|a third|two thirds|part|some) of (?:the|your|each) (?:time|week|month)[^.;]{0,12}\b(?:remote(?:ly)?|from home|at home|in the office|in our office)\b/i,
    /(?<!\b(?:no|without|zero) )\b(?:anchor|core office|in-office anchor|(?:mandatory|required|set|fixed|weekly|regular) (?:in-)?office) days\b(?![^.;]{0,20}\b(?:month|quarter|year|optional|no\b))/i,
    /\b(?:every|each|on) (?:mon|tues|wednes|thurs|fri)days?\b[^.;]{0,25}\b(?:in|at|from) (?:the|our) (?:[\w-]+ ){0,2}(?:office|hub|studio|hq)\b/i,
    /\b(?:live|located|reside|based|residing|living)\b[^.;]{0,20}?\bwithin (?:\d+|an?|commut\w+|reasonable|daily|easy)\b[^.;]{0,30}\b(?:of|to|from)\b[^.;]{0,25}\b(?:hubs?|offices?|hq|headquarters|campus|studio)\b/i,
    /\b[Rr]emote\b[^.;]{0,30}?\b(?:[1-4]|one|two|three|four|One|Two|Three) days? (?:(?:a|per|each|every) week,? )?(?:in|at) [A-Z][a-zà-ÿ]+(?:,? (?:(?:a|per|each|every) week|weekly)|\s*[).]|$)/,
  ].map((pattern): RemoteCue => ({ verdict: "hybrid", strength: "strong", pattern })),
  {
    verdict: "hybrid",
    strength: "strong",
    pattern:
      /\b(?:must|need to|required to|should|have to)\s+(?:currently )?(?:live|reside|be located|be based|be)\s+(?:\w+ )?within\s+(?:(?:a |an )?(?:reasonable |easy )?(?:commut\w+ (?:distance|range)|\d+[- ](?:miles?|minutes?|km|hours?))|driving distance)|\bwithin (?:a )?(?:reasonable )?commut\w+ distance\b|\blocal candidates only\b/i,
  },
  {
    verdict: "hybrid",
    strength: "weak",
    pattern:
      /\bhybrid\b|\bflexible (?:work\w* )?(?:location|from home)|\b(?:remote|work[- ]from[- ]home|wfh|telework|home[- ]?office) (?:days?|options?|flexibility|opportunit(?:y|ies)|fridays?|mondays?)\b|\boccasional(?:ly)? (?:remote|work(?:ing)? (?:remotely|from home))/i,
  },
  // On-site.
  ...[
    /\byou(?:['’]ll| will)? (?:be )?work(?:ing)? on[- ]?site\b(?! (?:occasionally|sometimes|once|twice|when|if|at (?:customer|client)))|\b(?:team|we|everyone) (?:all )?sits? together\b|\b\w+ weeks? on,? (?:and |\/ ?)?\w+ weeks? off\b|\bfifo (?:roster|swing|site|role|position|job|work|camp|mine|arrangement)|\b(?:roster|swing|site|mine|role|position|job|lifestyle)s?\b[^.;]{0,12}\bfifo\b|^\W*fifo\b(?! (?:stock|inventory|rotation|method|principle))/i,
    /\b(?:lessons?|classes|work|shifts?|sessions?|treatments?|teaching)\b[^.;]{0,20}\btakes? place (?:at|in) (?:our|the) (?:\w+ )?(?:school|clinic|cent(?:re|er)|studio|office|hospital|shop|store|lab|plant)\b/i,
    /\bwe(?:['’]re| are) an? (?:in[- ]person|in[- ]office|on-?site)(?:[- ]first)? (?:team|company|culture|organi[sz]ation|start-?up)\b/i,
    /\b(?:we|everyone|the (?:whole )?team) (?:all )?works? (?:together |side by side )?(?:from|in|out of|at) (?:the|our) (?:[\w'’-]+ ){0,3}(?:office|studio|loft|headquarters|hq)\b(?![^.;]{0,40}\b(?:or|days?|once|twice|remote\w*|home|sometimes|occasion\w*)\b)/i,
    /\b(?:100\s?%|fully|full[- ]time|strictly|entirely|completely|5 days? (?:a|per) week|five days? (?:a|per) week)[ ,-]*(?:in[- ]?person|on[- ]?site|in[- ]?office|in the office|vor ort|présentiel|presencial)\b/i,
    /\b(?:this|the|an?|is)\s+(?:\w+ ){0,3}?(?:on[- ]?site|in[- ]office|in[- ]person|office[- ]based)[, -]+(?:\w+ )?(?:role|position|job|opportunity|only)\b|\b(?:role|position|job|work) (?:is|will be) (?:located |based |performed |primarily )?(?:on[- ]?site|in[- ]office|in[- ]person|in the office)\b(?! (?:for|during) (?:the )?(?:first|training|initial))/i,
    /\b(?:work|job) (?:location|type|setting|arrangement|site)\s*:\s*(?:in[- ]?person|on[- ]?site|in[- ]?office|office|one location)\b|\bpresencial(?:es)?\b(?! y remot)|\bprésentiel\b|\b(?:in|vor) präsenz\b|\blocation type\s*:\s*(?:on[- ]?site|in[- ]?person)/i,
    /\b(?:this|the|your|a)\s+(?:\w+ ){0,2}?(?:role|position|job|opportunity)\b[^.;]{0,30}\b(?:is |will be |sits? )?(?:based|located|situated|working|works?|sit)\s+(?:on[- ]?site |full[- ]time )?(?:in|at|out of|from) (?:our|the|its)\s+(?:[\w.,&'’-]+ ){0,5}?(?:office|offices|headquarters|hq|campus|facility|plant|warehouse|location|store|site)\b/i,
    /\b(?:must|ability to|able to|required to)\s+(?:be able to )?(?:reliably )?commute\b|\breliably commute\b|\b(?:requires?|must|required|expected to|need to)\s+(?:\w+ ){0,2}relocat(?:e|ion)\b(?! assistance| package| not)|\brelocation (?:is )?(?:required|mandatory)\b/i,
    /\b(?:work|come|report|reporting)\w* (?:in|from|into|to|at|out of) (?:our|the) (?:[\w.,&'’-]+ ){0,4}?(?:office|offices|headquarters|hq)\b (?:every ?day|daily|full[- ]time|five days|5 days|each day|monday)/i,
    /\((?:on-?site|in[- ]office|in[- ]person|office[- ]based)\)|(?<!not )\boffice[- ]based\b|\b(?:in[- ]?office|on[- ]?site|in[- ]person)[ ,:(-]*(?:5|five) days|\b(?:on-?site|in[- ]office|in[- ]person) (?:is )?(?:required|only|mandatory)\b|^\W*(?:on-?site|vor ort|sur site|in[- ]person|in[- ]office)\W*(?:$|in\b|at\b|\()|\bpraca stacjonarna\b/i,
    /\b(?:must|required to|need to|able to|expected to|will|willing to) (?:be able to )?(?:work|be|report|be present) (?:\w+ ){0,2}?(?:on-?site|in[- ]office|in the office|in[- ]person)\b(?! (?:occasionally|as needed|when|for (?:meetings|events|training)|if|once|quarterly))|\brelocation\b[^.;]{0,30}\b(?:is )?(?:required|mandatory|necessary)\b(?! not)/i,
    /\bhas to be in the (?:[\w.,-]+ ){0,4}?office\b|\b(?:5|five) days? (?:a|per|each) week (?:in|from|at) (?:the|our)\b|\bArbeitsort\s*:\s*vor ort/i,
  ].map((pattern): RemoteCue => ({ verdict: "onsite", strength: "strong", pattern })),
  {
    verdict: "onsite",
    strength: "weak",
    pattern: /\bon[- ]?site\b|\bin[- ]office\b|\bin[- ]person\b|\bvor ort\b|\bsur site\b/i,
  },
  // Remote.
  ...[
    // The job or everybody in it, in the third person.
    /^\W*(?:the|our|all(?: of)?(?: our| the)?|every|each|this)\s(?![^.;]{0,160}\b(?:or|offices?|customers?['’]) )(?!(?:[\w'’-]+ ){0,3}(?:managers?|supervisors?|boss|founders?|owners?|ceo|directors?|lead|customers?|clients?|users?|patients?|students?|pupils?|people|companies|rest|best|ability|option|opportunity|report|study)\b)(?:[\w'’-]+ ){1,4}?(?<!\bto )(?:works?|teleworks?|telecommutes?|reads?|answers?|takes?|handles?|edits?|reviews?|teach(?:es)?|writes?|translates?|operates?|serves?|reports?|interprets?|codes?|advis(?:es|e)|processes|transcribes?|delivers?|gives?|provides?|logs? (?:on|in))\b[^.;,:]{0,40}?\b(?:remotely|from (?:(?:their|his|her|his or her) (?:own )?|a )?homes?(?: offices?)?)\b(?![^.;]{0,50}\b(?:days?|when|if|sometimes|option\w*|after|once|up to|(?:and|or) (?:in|at|on)|but|while|whereas|occasional\w*)\b|[^.;]{0,30}%)/i,
    /^\W*(?!(?:you|we|they|some|most|many|who|if|when|to|and|people|customers?|clients?|users?|patients?|students?|pupils?|companies)\b)(?:[\w'’-]+ )(?:in [^.;,]{2,24} |on [^.;,]{2,24} )?(?:answer|teach|advise|deliver|handle|code|translate|read|review|write|process|transcribe|log on|log in|edit|interpret)\b[^.;,:]{0,40}?\bfrom (?:their (?:own )?)?homes?\b(?![^.;]{0,50}\b(?:days?|when|if|sometimes|option\w*|after|once|up to|(?:and|or) (?:in|at|on)|but|while)\b)/i,
    /^\W*(?:the|our|all|every|each)?\s?(?!(?:you|we|they|some|most|many|who|if|when|to|and|people|customers?|patients?|students?|pupils?)\b)(?:[\w'’-]+ ){1,3}?(?:edits?|marks?|codes?|transcribes?|proofreads?|types?|translates?|processes|grades?)\b[^.;,]{0,30} (?:at home|in (?:their|his or her) own homes?)\b(?! (?:to|for|with|or))|\bworks? in their own homes?\b|\ball (?:[\w-]+ ){1,3}telework\b(?!,? (?:on (?:some|certain|\w{3,6}days?)|one|two|some|when|if|up to))|\bhome ?workers? (?:wanted|needed|required|sought)\b|^\W*based (?:at|from) home\b|\b(?:done|performed|worked|carried out|filled) from any (?:location|place|town|city|state)\b|\b(?:job|work|role) (?:that |which )?you do (?:from|at) home\b/i,
    /\bremote (?:by design|since (?:day one|the (?:start|beginning)|our founding|20\d\d)|from the (?:start|outset))\b|^\W*it(?:['’]s| is) (?:fully |100 ?% )?remote\b(?!,? (?:on (?:some|certain|\w{3,6}days?)|one|two|some|when|if|or|but|at first|for now|[- ]?friendly)\b)|\btype of (?:work|role|job|position|employment) ?: ?(?:fully )?remote\b|\b(?:for|as|seek(?:s|ing)?|hiring|recruiting|wanted:?) (?:an? )?(?:[\w-]+ ){0,2}?(?:home ?worker|teleworker)s?\b/i,
    /\b(?:everyone|everybody|all of us|we all|we are all|the (?:whole|entire) (?:\w+ )?(?:team|company|staff|crew|department)|every (?:\w+ )?(?:employee|colleague|member(?: of staff)?))\b(?: (?:in|at|on|here|who) [^.;,]{1,24})? (?:is|are|(?:has|have)(?: always)? been) (?:already |now )?remote\b(?![- ](?:friendly|first))(?!,? (?:on (?:some|certain|\w{3,6}days?)|one|two|some|when|if|or|at least|up to|except)\b)/i,
    /\b(?:home[- ]?working|remote work(?:ing)?|working (?:from home|remotely)|wfh|tele(?:work|commut)ing) is (?:simply |just )?(?:the|our|how we) (?:norm|default|standard|rule|normal|work)\b(?![^.;]{0,40}\bdays?\b)/i,
    /\byou(?:['’]ll| will)?(?: be)? work(?:ing)? (?:\w+ly )?from home (?:as (?:part|a member|our|an?|one)\b|in (?:this|a)\b|with (?:a|an|the|our|colleagues)\b|alongside|supporting|answering|helping|taking|handling|using|on (?:a|an|our) (?:\w+ )?(?:laptop|computer|pc|workstation)\b)/i,
    /\b(?:posts?|work|roles?|jobs?|positions?|projects?|services?|duties|assignments?|contracts?|lessons|shifts?|tasks|internships?|training and [\w-]{1,12} work)\b[^.;,]{0,24}\b(?:is|are|be) (?:to be )?(?:\w+ly )?(?:performed|done|carried out|undertaken|fulfilled|delivered|completed|executed|conducted|worked|held) (?:\w+ly )?(?:remotely|from home|off-?site)\b(?!,? (?:on (?:some|certain|\w{3,6}days?)|one|two|some|when|if|at times|up to|after|once|unless|or)\b)(?<!\b(?:some|parts?|can|may|could)\b[^.;]{0,60})/i,
    /\b(?:work|duties|job|role|shifts?|everything|teaching|lessons)\b[^.;]{0,30}\b(?:takes? place|happens?|gets done|(?:is|are) done) (?:entirely |exclusively |all )?(?:remotely|(?:from|at) home)\b(?!,? (?:on (?:some|certain|\w{3,6}days?)|one|two|some|when|if|or)\b)/i,
    /(?<!\b(?:may|can|could|to|who) )\b(?:work(?:s|ing)? (?:remotely|from home)|tele(?:work|commut)\w*)\b,? (?:full[- ]time|permanently|exclusively|every (?:single )?day|all (?:week|year)|on a (?:permanent|full-time) basis|for good|forever|five days a week)\b/i,
    /\b(?:permanent(?:ly)?|full[- ]time|100 ?%|fully|long[- ]term) wfh\b|\bwfh (?:position|role|job|opportunity|only|permanently|full[- ]time)\b|^\W*(?:100 ?% |fully )?remote\W*$/i,
    /\((?:work(?:ing)?[- ]at[- ]home|telework|home[- ]?based)\)|\b(?:work|stay)[- ]at[- ]home (?:position|role|job|opportunity)\b|\bwork at home as an?\b|\blocation[- ]independent(?! (?:of|income|lifestyle))\b|\b(?:sit|settle|reside) anywhere in\b|\bhome is where you(?:['’]ll| will)? work\b|\b(?:contractually|permanently|officially|formally) (?:based|employed|assigned) (?:at|from) home\b|\b(?:do|does) (?:their|his|her|all (?:their|the)|the) \w+ (?:at|from) home\b(?!,? (?:on (?:some|certain|\w{3,6}days?)|one|two|some|when|if|or)\b)/i,
    /\b(?:do (?:this|the|your) (?:job|work|role)|base yourself|be based|join us|log (?:in|on)|operate) (?:from )?(?:wherever|anywhere)\b(?! in (?:the|our) (?:office|building|hospital|campus))/i,
    /\b(?:editor|writer|translator|developer|engineer|designer|analyst|consultant|accountant|bookkeeper|nurse|coder|teacher|tutor|therapist|adviser|advisor|agent|interpreter|lawyer|postholder|successful (?:candidate|applicant)|person appointed|appointee|employee|incumbent)\b (?:will |would |shall )?(?:be )?works?(?:ing)? (?:entirely |fully |permanently )?(?:remotely|from (?:their own |their )?home)\b(?!,? (?:on (?:some|certain|\w{3,6}days?)|one|two|three|some|when|if|at times|up to|after|once|unless|or|and (?:in|at|on))\b)/i,
    /^\W{0,4}(?:[\w/&-]{1,20} ){1,5}(?:wanted|needed|required|sought|vacancy|position|job)?[,:]? ?(?:all )?(?:work|tasks|duties|shifts) (?:is |are )?(?:done|performed|carried out) from home\b/i,
    // Calls, lessons and the like, done at home.
    /\b(?:take|answer|handle|make)s? (?:\w+ ){0,2}?(?:calls|chats|e-?mails|messages|queries|orders)\b[^.;]{0,20}? from (?:your |their |his or her )?(?:own )?homes?\b(?! (?:owners?|buyers?|care|page|depot))|\blog(?:s|ging)? (?:in|on) from (?:their|your|the) (?:own )?homes?\b|\b(?:advis[eo]rs?|agents?|team|tutors?|interpreters?)\b[^.;]{0,40}\blogs? in from home\b|\bremotely from (?:your|their|the comfort of (?:your|their)) (?:own )?homes?\b/i,
    /\b(?:employees?|incumbent|candidate|contractor|you|teachers?|agents?|advis[eo]rs?)(?:['’]ll| will| would| shall)? (?:be )?(?:primarily |mainly |generally |always )?work(?:s|ing)? from (?:your |their )?home\b(?=\s*(?:[.;!)]|$|,? and (?!(?:the|our|in|at|from|visit\w*|travel\w*|com(?:e|ing)|attend\w*|spend\w*|go|going|see\w*|meet\w*|on|sometimes|drive|are|be)\b)| anywhere))/i,
    /\b(?:all (?:\w+ )?of us|everyone|everybody|we all)\b(?: on the team)? (?:do|does|works?|sits?|runs?)\b[^.;]{0,20}\b(?:at|from) home\b(?!,? (?:on|one|two|three|some|when|if|once|\d|up to|most|part|owners?|and in|or))|\b(?:post|role|job|position|vacancy) is (?:\w+ly )?(?:home[- ]based|based (?:from|at) home)\b/i,
    /\byour (?:own )?home as (?:your |the )?(?:place of work|workplace|work location|base)\b|\b(?:every member of staff|everyone|everybody|all (?:of )?(?:our |the )?(?:\w+ )?(?:staff|advis[eo]rs|employees|us)) (?:is|are) home[- ]based\b|\bnothing to commute to\b/i,
    // What the job lets its holder do, and how one joins it.
    /\b(?:in|for) (?:this|the) (?:role|position|job),? you(?:['’]ll| will| can| would)? work (?:fully |100 ?% )?remotely\b(?! (?:on|one|two|three|four|\d|some|up to|occasional|part|once|twice|when|if|a few|from time|most))|\b(?:position|role|job|post) (?:allows?|lets?|permits?|enables?) (?:the (?:incumbent|employee|holder|candidate|postholder)|you) to work (?:fully )?(?:from home|remotely)\b(?! (?:on|one|two|three|four|\d|some|up to|occasional|part|once|twice|when|if|a few|from time|most))/i,
    /\b(?:position|role|job) is (?:full|part)[ -]time ?[,–-]{1,2} ?(?:fully )?remote(?:ly)?\b|\bjoin (?:our|the) (?:[\w-]{1,14} ){0,3}team remotely\b|\bto remotely join (?:our|the|us)\b|\b(?:part[- ]time|full[- ]time|freelance|flexible), (?:fully )?remote,? (?:freelance |contract )?(?:project|assignment|engagement|contract)\b/i,
    /^\W*(?:US|USA|U\.S\.|UK|EU|Europe|Canada|India|Australia|Germany|France|Spain|Poland|Brazil|Mexico|Portugal|Ireland|Netherlands|Italy|Japan|Singapore|Philippines|Argentina|Colombia|Romania|South Africa|LATAM|APAC|EMEA|Americas) remote\W*$/i,
    // How the job is classed.
    /\bdesignated (?:as )?\W?(?:remote|teleworker?)\b|\b(?:work(?:ing)?|role|position|job)\b[^.;]{0,50}\b(?:on|in|under) a (?:fully )?remote (?:work(?:ing)? )?(?:schedule|model|arrangement|basis|set-?up|capacity)\b/i,
    /^\W*(?:[\w-]+ ){0,2}(?:type|locations?|headquarters|place of work|workplace|contract)\s*[:–-]+\s*(?!.{0,60}\b(?:some|part(?![- ]time)|partly|partial\w*|occasional\w*|limited|not?|non|hybrid|h[yí]brido)\b)(?:[^:;]{1,50}[\s,/|&:(]\s?)?(?:fully |100 ?% )?(?:remote|home[- ]office)\b(?! (?:sens|site|area|location|support|monitor|work|access|teams?|communit|offices?|option|possible|consider|day))/i,
    /^(?!.{0,40}\b(?:non?|not|semi|part(?![- ]time)\w*|hybrid|some)\b)[\p{L}. ]{2,30}? ?[-–/|,] ?remote\W*$/iu,
    /\b(?:be )?based (?:in|out of|anywhere)\b[^.;]{0,40}\band (?:operate|work)s? remotely\b|\b(?:team|company|we) operates? (?:fully |entirely |100 ?% )remotely\b/i,
    // A choice that includes the home, and a job that is open to everybody in a country.
    /\b(?:at|from|in) (?:your |the )?home\b[^.;]{0,30}\b(?:at|from|in) (?:the|an|our) office\b[^.;]{0,12}\b(?:bit|mix|mixture|combination|blend) of (?:both|the two)\b|\boffice\b[^.;]{0,30}\bhome\b[^.;]{0,12}\b(?:bit|mix|mixture|combination|blend) of (?:both|the two)\b|\b(?:choose|choosing|choice) between (?:working )?(?:(?:at|from) )?home (?:or|and) (?:(?:in|at|from) )?(?:the|an|our) office\b/i,
    /\b(?:based|work)\b[^.;]{0,40}\bor (?:work )?(?:in|from|at|out of) (?:a|your|their) home office\b/i,
    /\b(?:opportunity|role|job|position|vacancy) is open to (?:you|everyone|people|candidates|applicants|anyone) (?:living |based |located )?anywhere in\b/i,
    // No place to go to.
    /\b(?:contact|call) cent(?:re|er) has no (?:building|premises)\b|\bno (?:fixed )?desk in (?:an|any|our|the) office\b|\b(?:nobody|no one|no two of us)\b[^.;]{0,30}\bshares? an? (?:building|office|postcode|zip code|city|roof)\b|\bexists? (?:entirely |only |purely )?online only\b|\b(?:post|fellowship|position|role|job) (?:may|can) be held (?:at a distance|remotely)\b/i,
    // How long it is remote, and where in the home.
    /(?<!not )\bremote(?:ly)? (?:throughout|for good|for ever|forever|permanently|year[- ]round|all year(?: round)?|from day one|for the (?:whole|entire|full|duration)[^.;,]{0,20}|always)\b|\bremote,? (?:now and )?(?:always|forever|permanently)\b/i,
    /\b(?:all|everything|whole(?: of it)?|entire(?:ly)?|work(?:ing)?|based|job|role|position|post|done|sold|handled|managed)\b[^.;]{0,50}\b(?:carried out |done |performed |run |sold |handled |managed )?(?:from|in|at|out of) (?:the comfort of )?your (?:own (?:home|house|place|flat|address)|spare (?:room|bedroom)|kitchen(?: table)?|living room|sofa|couch|study)\b(?!,? (?:one|two|three|some|once|or (?:the|our|on)|on|up to|when|if|after|and (?:in|at|from) (?:the|our))\b)/i,
    /\b(?:all|every) (?:of )?(?:the |your |our )?(?:[\w-]+ ){0,3}?(?:is|are) (?:performed|done|carried out|completed|handled|worked) (?:at|from) home\b/i,
    /\b(?:no|without(?: any| an)?|zero) (?:office|on-?site|in-?office|attendance|commut\w+) (?:requirement|obligation|expectation|attendance|mandate)s?\b|\b(?:never|not) (?:need|have|be asked|be required|be expected) to (?:come|go|commute|travel|report) (?:in )?to (?:an|the|our|any) (?:office|building|site|hq)\b/i,
    /\b(?:based|located|live|living|work(?:ing)?) (?:at|from|in|out of) any (?:address|location|place|town|city)\b(?! (?:we|where we|with an? office))/i,
    /\bwhere you (?:live|work(?: from)?|sit|choose to (?:live|work))[^.;]{0,20}\b(?:is |['’]s )?(?:entirely |completely |totally |wholly |purely )?(?:up to you|your (?:own )?(?:business|choice|call|decision|affair))\b|\b(?:choose|pick|decide) (?:for yourself )?where you (?:live|work)\b|\bwork from where you(?: live|['’]re| are)\b/i,
    /\b(?:everyone|everybody|all of (?:us|our (?:people|staff|team))|the whole (?:team|company)|(?:our|the) (?:entire )?team|we|you)(?:['’]ll| will)?(?: all| on the team| of us)? (?:be )?work(?:s|ing)? (?:entirely |only |always |solely |permanently |full[- ]time )?from (?:(?:their|your|our|the comfort of (?:their|your)) (?:own )?)?homes?\b(?!,? (?:and|or|up to|one|two|three|four|\d|on|at|some|most|occasion|when|if|for|after|once|during|as|where|stipend|allowance|policy|days?|office)\b)/i,
    /\b(?:work(?:ing)?|job|role|position|is|be) (?:is done |done )?(?:entirely |exclusively |permanently )?from home (?:full[- ]time|permanently|every day|all week|five days)\b|\b(?:done|performed|carried out) (?:entirely|exclusively|completely|fully|wholly) from (?:your |the )?home\b/i,
    /\b(?:there is|there['’]s|we have|company has) no (?:central |physical |main |company )?offices?\b(?=\s*(?:[.,;:!?)–—-]|$| (?:to|for|in|and|so|at|anywhere|because|that|which|building|space)\b))|\bnever had an? (?:physical |central )?office\b|\boffices?: ?none\b|\bno office to (?:come|go|commute|report) to\b/i,
    /\bwork(?:ing)? from (?:your (?:own )?)?home,? and (?:travel|fly|come|meet|go|visit)\b[^.;]{0,40}\b(?:once|twice|every|each|per|a) (?:\w+ )?(?:quarter|year|few months|months)\b|\b(?:everyone|everybody|all of us|we(?: all)?|the (?:whole |entire )?team) (?:has|have|['’]ve) (?:all )?worked (?:from home|remotely) (?:since|ever)\b/i,
    /\bhome[- ]working,? (?:full[- ]time|permanently|all week)\b|\b(?:work|job) (?:location|place|site) ?: ?your (?:own )?home\b|\ball (?:of )?(?:our|the|your) work (?:happens|is done|takes place) online\b/i,
    /\b(?:place|location|base) of work ?(?::|is|will be) ?(?:your|the employee['’]s) (?:own )?home\b|\bcontracted to your home\b|\b(?:is|are|be|a) (?:fully |permanent(?:ly)? )?home[- ]working\b|\byour home (?:is|will be) your (?:office|place of work|workplace|base)\b/i,
    /\bthis (?:post|vacancy|opening|contract|engagement|gig) is (?:a )?(?:fully |entirely |100 ?% |completely )?remote\b(?![- ]friendly)/i,
    /\b(?:live|work)s? (?:from )?wherever (?:you|they|suits)\b(?! (?:are (?:\w+ )?(?:assigned|needed|sent)|sit|(?:can|could|will) (?:\w+ )?(?:make|create|have|add|help|contribute|do the most)))|\banywhere in [A-Z][^.;]{0,40}\bfrom home\b/i,
    /\bwe (?:all )?work (?:fully |entirely |completely )?remotely\b(?!,? (?:on|one|two|three|some|when|if|part|at|up|or|from time)\b)/i,
    /(?<!not )(?<!n['’]t )\b(?:100\s?%|fully|completely|entirely|totally|permanently|vollständig|komplett|zu 100\s?%|full|all|purely|exclusively)[ ,-]*(?:\(\w+\) )?(?:-?time )?(?:remote(?:ly)?|remot[ao]|t[ée]l[ée]travail|home[- ]?office|homeoffice|teletrabajo|work[- ]from[- ]home|distributed company|virtual|home[- ]based|zdaln\w+|from home|telework|telecommut\w+)\b(?![- ]friendly)(?! (?:during|for the first|for up))/i,
    /\b(?:t[ée]l[ée]travail|home[- ]?office|homeoffice|teletrabajo|remot[aeo])\s*(?:à|al|zu)?\s*\(?(?:100\s?%|complet|total|intégral|completo|exclusif)/i,
    /(?<!not (?:a|an) )(?<!non[- ])\bremote(?:[, -]+(?:based|only|eligible|contract|full[- ]time|part[- ]time|permanent|freelance|unpaid|paid|us|usa|uk|eu|in|\w+[- ]based|\w+ing)){0,3}[, -]+(?:\w+ )?(?:role|position|job|opportunity|vacancy|contract|stelle|assignment|internship|gig)\b(?! (?:board|boards|interview))/i,
    /\b(?:role|position|job|opportunity|vacancy|engagement|work|stelle|poste|puesto|assignment|internship|contract)\b(?:'s)?[^.;]{0,24}?\b(?:is|will be|are|can be|ist|est|es|being|may be)\s+(?:(?:a|an|also|currently|primarily|mainly|offered|open|available|to be|done|performed|based|worked|filled|conducted|as|either|in|en|US|U\.S\.|USA|UK|EU)[- ]+){0,3}(?:remote|remotely|home[- ]based|work[- ]from[- ]home|wfh|virtual|virtually|telework|télétravail|teletrabajo|remot[ao])\b(?![- ]friendly|[- ]optional)/i,
    /\b(?:work(?:place|ing)?|job|role|position)?\s?-?(?:location|type|model|arrangement|mode|setting|site|place|standort|arbeitsort|lieu|ubicación|modalidad|workplace|work mode|einsatzort|duty station|base|where|localisation|lieu de travail|lugar)s?\s*(?:of work )?[:–-]\s*(?:[\w.,& ]{2,40}?\s*[,\-–/(]\s*)?(?:fully |100\s?% |us[- ]|u\.s\. )?(?:remot[aeo]|work from home|home[- ]based|home[- ]?office|home|anywhere|virtual|telecommute|télétravail|teletrabajo|wfh)\b(?! (?:or|\/) (?:hybrid|on-?site))(?!\s*\/\s*hybrid)/i,
    /^(?:\W*)(?:this is )?(?:a )?(?:us |u\.s\. |uk )?(?:remote|virtual)\b(?!-(?:first|friendly|team|ready|enabled|native))\s*(?:[-–—:,(/|]|in\b|within\b|from\b|anywhere|us\b|usa\b|uk\b|eu\b|eligible|work(?:ing)?\s*(?:[.!,]|$)|\.?$)(?!\s*hybrid)/i,
    /(?:^|[|•·]\s*)(?:fully |100\s?% )?remote\s*(?:$|[|•·])|\((?:fully |100\s?% |us )?remote\)|\bremote nature of th(?:is|e) (?:role|position|job)\b|\bjoin our (?:fully |growing |global )*remote team\b|\boffers? (?:a )?(?:fully )?remote work environment\b/i,
    /\b(?:this|the) (?:role|position|job|person) (?:works?|operates?|reports?) (?:fully |100\s?% )?remotely\b|^(?:[-•*\s]*)(?:you(?:'ll| will| can)? (?:always )?(?:be able to )?)?work (?:fully |100\s?% |full-time,? )?remote(?:ly)?\b(?! (?:up to|one|two|three|\d|some|occasional))|\b(?:able|required|ability) to operate remotely\b|\bremotely (?:wherever|anywhere) you\b|\b(?:role|position|job)\b[^.;]{0,20}\bwill be (?:\w+-time and )remote\b/i,
    /^\W*(?:wfh|work[- ]from[- ]home|telework|telecommute)\W*$|\b(?:telework|telecommut\w*)\s*:\s*(?:full|yes|100)|\bremote\b[^.;?]{0,12}\?\s*(?:yes|ja|oui|sí|si)\b|\boffice\b[^.;]{0,14}\bor (?:fully |100\s?% )?remote(?:ly)?\b|\b(?:100\s?%|volledig) (?:thuiswerk\w*|remote)(?![- ]friendly)/i,
    /\bremote ok\b|\b(?:onsite|on-site|office|in[- ]office|hybrid) or (?:fully )?remote\b|\bopen to (?:fully )?remote\b|\bremote (?:candidates?|applicants?|workers?) (?:are |is |will be )?(?:welcome|considered|encouraged|ok|accepted)|\b(?:option|opportunity|ability|possibility|freedom|flexibility) to work (?:fully |100\s?% |full[- ]time |completely )(?:remote|from home)/i,
    /\b(?:open to|accept\w*|hiring|seeking|looking for|welcome|consider\w*|for|recruiting) (?:\w+ ){0,2}?(?:fully )?remote (?:candidates?|applicants?|workers?|talent|employees|engineers?|developers?|designers?|people|individuals)\b(?! in (?:the )?following)/i,
    /\bwork(?:ing|s)?\s+(?:\w+ )?(?:remotely|remote)\s+(?:from|within|in|anywhere|across|full[- ]time|100\s?%|as|\(|out of)(?! time to time| the office)|\b(?:you(?:'ll| will)?|employees|candidates?|team) (?:can |will |may )?(?:be )?work(?:ing)? (?:fully |100\s?% |completely |entirely |permanently |full[- ]time )(?:remote|from home)/i,
    /\b(?:can|could|may|will) be (?:done|performed|based|located|worked|carried out|held|filled|completed)?\s*(?:remotely\b|(?:from )?anywhere\b(?! in (?:the|our) office)|from home\b)/i,
    /\b(?:work|live|based|working|located|hire[ds]?|hiring|candidates?)\s+(?:\w+ ){0,3}?(?:from )?anywhere (?:in|within|across|you|on)\b(?! the (?:office|building|campus|hospital))/i,
    /\bwork(?:ing)?[- ]from[- ]home (?:position|role|job|opportunity|based|environment|\(remote\))|\bwork[- ]at[- ]home (?:position|role|job|opportunity|\w+ (?:position|role))|\bhome[- ]based (?:position|role|job|opportunity|contract|in\b|anywhere)|\bhome[- ]based[ ,:(-]+\w|\btelecommut\w+ (?:position|role|job|opportunity)|\bvirtual (?:position|role|job|opportunity|office)\b|\bfull[- ]time (?:telework|remote)\b/i,
    /\b9[5-9](?:[.,]\d)?\s?% remote\b|\b(?:welcome|free) to work (?:fully )?remotely\b|\b(?:we|company|team) (?:have|has) no (?:physical |central )?offices?\b|\bwithout (?:a |any )?(?:physical |central )?offices?\b/i,
    /\b(?:mostly|primarily|predominantly|mainly|largely|überwiegend) remote\b/i,
    /\bremote (?:with|and|mit|plus)\s+(?:\w+ ){0,3}?(?:travel|quarterly|monthly|occasional|1 day|one day|annual)/i,
    /\bthen (?:fully |100\s?% )?remote\b|\bfollowed by (?:fully |full-time )?remote\b/i,
    /\b(?:trabajo|trabaja|trabajar|puesto|empleo|modalidad|posición|contrato|vacante)\b[^.;]{0,20}(?:100\s?% )?(?:en )?remot[ao]\b(?! parcial)|\b(?:en|full) remoto\b|\bdesde (?:casa|cualquier (?:lugar|parte))\b|\bteletrabajo\b(?! (?:parcial|\d|híbrido|ocasional|posible|dos|tres))(?=\s*(?:[.,:;!)]|$|en|desde|total))/i,
    /\b(?:remote[- ](?:stelle|arbeit|job|position)|remote in (?:ganz )?deutschland|deutschlandweit(?:e)? remote|remote \(?deutschland|ortsunabhängig(?:es)? arbeit\w*|arbeite(?:n)? (?:komplett |vollständig )?(?:remote|ortsunabhängig)|praca (?:w pełni )?zdaln\w+|trabalho remoto|lavoro (?:da )?remoto|full smart working|thuiswerk\w* volledig)\b/i,
    /\b(?:helt|100\s?%|enbart|uteslutande) (?:(?:arbete|jobb|tjänst|arbeta|jobba) )?(?:på )?distans(?:arbete|jobb|tjänst)?\b|\b(?:tjänsten|rollen|jobbet|arbetet)\b[^.;]{0,20}\s(?:är|utförs|sker) på distans\b(?! (?:till viss|till stor|vissa|ibland|delvis|vid behov))|\bpå distans (?:från|i) (?:hela|var som helst|valfri)/i,
    /\bpartout en france\b|\bposte en (?:full )?(?:remote|télétravail)\b(?! partiel)/i,
  ].map((pattern): RemoteCue => ({ verdict: "remote", strength: "strong", pattern })),
  {
    verdict: "remote",
    strength: "weak",
    pattern:
      /\b(?:remote|distributed)[- ]first\b|\ball[- ]remote\b|\b(?:fully |globally )?distributed (?:team|company|organi[sz]ation|workforce)\b|\bremote (?:company|team|organi[sz]ation|startup|environment|culture)\b|\bwork(?:ing)? (?:remotely|from home)\b|\bwork from anywhere\b|\bremote\b/i,
  },
];

/** Sentences about interviews say how people meet, not how they work. */
export const INTERVIEW =
  /interview|(?:vorstellungs|erst|bewerbungs|kennenlern)gespräch|entretien|entrevista|colloqui|rozmow(?!\p{L}{0,2} (?:z[e]? (?:klient|pacjent|ucz|użytk|darczy|student|dzie|rodz)|telefonicz|sprzeda))|pohovor|haastattel|intervju|(?:rekryterings|anställnings|jobb?|ansættelses|ansettelses)samtale?n?(?!\p{L})|(?:första|inledande|første|indledende|innledende) samtale?n?(?!\p{L})|samtale (?:hos|med (?:os|oss|lederen|chefen))|till? (?:en |et )?samtale?(?!\p{L})|sollicitatie|面接|面试|면접|співбесід|interjú|görüşme/iu;
