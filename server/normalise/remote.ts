import { folded } from "#normalise/text/folded-expression.ts";
import { CUE_WORDS, HOME_WEEKDAY, INTERVIEW, NOISE, PERK, REMOTE_CUES, type RemoteCue } from "#taxonomy/remote-cues.ts";
import type { Posting } from "#sources/posting.ts";
import type { Evidenced, RemoteMode } from "./result.ts";
import type { PreparedText } from "./text/prepared-text.ts";
import { remembered, rememberedWith } from "./text/remembered.ts";
import { readFrame, withoutLookAlikes } from "./remote-frames.ts";
import { isAside } from "./remote-asides.ts";
import type { Frame } from "./unspaced-frames.ts";
import { impliesRemote } from "./implied-remote.ts";
import { isRemoteInName, setsOutFromHome } from "./remote-in-name.ts";
import { quickly } from "./text/quick-expression.ts";
import { answerIn, deniesOffice } from "./workplace/answers.ts";
import type { SentenceCue } from "./workplace/sentence-cue.ts";
import {
  isNotOfThisJob,
  isOfMostPeople,
  isRemoteAtTimes,
  refusesRemote,
  withoutException,
  pointsElsewhere,
} from "./workplace/not-this-job.ts";
import { speaksOfThisJob } from "./workplace/perks.ts";
import { statesRemote } from "./workplace/stated-remote.ts";

export interface RemoteInput {
  title: string;
  locations: readonly string[];
  tags: readonly string[];
  workplace: Posting["workplace"];
  prepared: PreparedText;
  /** The language of the text, if known. */
  language: string | null;
}

const ON_SITE_FIRST = folded(
  /\b(?:on[- ]?site|in[- ]person|in[- ]office|in the office)\b[^.]{0,60}\b(?:first|initial|during|for) (?:the )?(?:first )?(?:\w+ )?(?:\d+ )?(?:days?|weeks?|months?|training|onboarding)/i,
);
const AFTER_THAT_REMOTE =
  /\bthen (?:fully |100\s?% |permanently )?remote|\bfollowed by (?:a )?(?:fully |full-time )?remote|\bremote (?:afterwards?|thereafter|after)/i;
/** Federal postings: telework is occasional, and a remote job would say so. */
const FEDERAL_TELEWORK =
  /\btelework eligible\W{1,3}yes\b[^\n]{0,80}?\n?[^\n]{0,40}\bremote job\W{1,3}no\b|\bremote job\W{1,3}no\b[^\n]{0,40}\n?[^\n]{0,40}\btelework eligible\W{1,3}yes\b/i;
const DENIALS = REMOTE_CUES.filter(({ strength }) => strength === "denial");
const CUES = REMOTE_CUES.filter(({ strength }) => strength !== "denial");
const NOT_A_DENIAL = folded(
  /\bnot remote\? no problem|\b(?:ajuda|auxílio|conforto|custos?|trabalh\w+|estrutura|atua\w*|você|seu|sua|equipamentos?)\b[^.;]{0,40}\bno home[- ]?office|\bwhether or not|\bno remote (?:work(?:ing)? )?experience|\b(?:remote|home)\b[^.;]{0,30}\b(?:to|for|in|from|outside)\b[^.;]{0,12}\b(?:residents|candidates|applicants|people|individuals|those|anyone|following|outside|states|certain)\b|\b(?:remote|home)\b[^.;]{0,40}\b(?:outside|abroad|overseas)\b|\bremote[- ](?:access|desktop|monitoring|sensing|control)/i,
);
const THIS_JOB = /\b(?:fully |100\s?% )?remote (?:position|role|job)\b|\bthis (?:role|position|job) is\b/i;
const LATER_ROLE = /\bif hired afterward|\bafter conversion\b|\bupon hire afterwards/i;
/** "Remote for the first three months, after which you work in our office". */
const REMOTE_AT_FIRST = /\bremote(?:ly)? (?:for|during|in) (?:the|your) (?:first|initial) /i;
const THEN_OFFICE =
  /\b(?:after which|after that|afterwards|then|before) [^.;]{0,40}(?:office|on[- ]?site|headquarters)/i;
const RARE_OFFICE = folded(
  /\b(?:einmal|zweimal|dreimal|viermal|une fois|deux fois|una vez|dos veces|uma vez|duas vezes|una volta|due volte|once|one|1|two|2|twice|three|3|four|4|few|couple|several|occasional(?:ly)?|periodic(?:ally)?|quarterly|monthly|annual(?:ly)?|yearly)\b[^.;]{0,40}\b(?:month|quarter|year|annum|quarterly|monthly|annually|monat|quartal|jahr|mois|trimestre|mes|año)\b/i,
);
const MEETS = folded(
  /\b(?:meet\w*|gather\w*|get together|treffen|trifft|retrouv\w+|réuni\w+|rencontr\w+|vemos|reunimos|encontramos|incontriamo|vediamo|zien|ontmoet\w*|spotyka\w+|träffas|ses|mødes|møtes|tapaamme|potkáváme|sejdeme)\b/i,
);
const OFFERS_REMOTE = folded(
  /\b(?:or|and|oder|ou|o|as well as|\/)\s*(?:a |in a |fully |100\s?% |full[- ])*(?:remote|hybrid)\b|\bremote\b\s*(?:or|\/|and|oder|ou|,)\s*(?:a |in a )*(?:hybrid|on-?site|in-?office|office)/i,
);
const OPTION_FOR_OTHERS = folded(
  /\b(?:prefer(?:red|ence|ably)?|ideally|is a plus|if you (?:live|are|'re|happen)|(?:can|may|could) (?:also )?(?:join us|drop in|drop by)|for those|those who|(?:candidates|employees|team members|colleagues|staff|roles|positions|applicants|hires) (?:who|that|in|near|within|located|based)|(?:some|other|certain|many|most|select(?:ed)?|specific|a few|limited number of) (?:of our )?(?:other )?(?:roles|positions|jobs|teams|offices|locations|employees|colleagues|team members)|\w+-based (?:team members|employees|candidates|colleagues|staff)|can opt (?:for|to)|hybrid roles|if you (?:reside|choose|prefer|wish)|depending on (?!(?:your )?(?:experience|qualifications|skills|level|seniority))|may vary|for some)\b/i,
);

/** Food and drink in the office don't mean that anyone must be there. */
const OFFICE_TREAT =
  /\b(?:lunch(?:es)?|snacks?|coffee|meals?|kitchen|catered|breakfast|drinks|beer|gym|massage|parking|dog[- ]friendly|ping[- ]pong)\b/i;
const REMOTE_ACCEPTED = folded(
  /\b(?:open to|consider\w*|welcome|accept\w*|or)\b[^.;]{0,40}\b(?:fully |qualified |strong |exceptional )*remote (?:candidates?|applicants?|work|employees?)\b|\b(?:fully|100\s?%|completely) remote\b[^.;]{0,4}\bor\b|\bopen to\b[^.;]{0,30}\bdistributed work/i,
);
/** "Hybrid, three days at home", "hybrid work environment: remote and office": what hybrid means here. */
const IN_DAYS_OR_PLACES =
  /\b(?:days?|tage|jours|d[ií]as)\b|^\W*hybrid\b[^:=,;]{0,25}[:=–(]\W*(?:remote|office|home)\w*(?: and |\/| \+ )(?:the )?(?:remote|office|home)\b/i;
/** "The role can be hybrid, home-based or on site": remote is one of the ways. */
const CHOICE = folded(
  /\bor (?:you )?(?:(?:may|can|could|will) (?:also |choose to )?)?(?:work )?(?:fully |100 ?% )?remotely (?:from (?:anywhere|home|any)|within|in)\b|\b(?:can|could|may) be (?:(?:either|fully|a) )?(?:[\w-]+,? (?:or )?){0,3}?(?:remote|home[- ]based)\b|\bor (?:work )?(?:in|from|at|out of) (?:a|your|their) home office\b/i,
);
/** "Work model: remote, hybrid or on-site" lists the ways of work, which a company has, or a benefit depends on. */
const EVERY_WAY = folded(
  /\b(?:on-?site|in[- ]?office|in[- ]person|h[íiy]br[ií]d\w*)(?:[,/ ]+(?:or |and |& )?(?:fully )?(?:on-?site|in[- ]?office|in[- ]person|h[íiy]br[ií]d\w*|remote)){2}|\bremot\w+[,/ ]+(?:or |ou |o |oder |e )?h[íiy]br[ií]d\w*[,/ ]+(?:or|ou|o|oder|e|and|&|y|et|und)? ?(?:presencial|on-?site|in[- ]?office|in[- ]person|présentiel|vor ort)/i,
);

/** Removes phrases that only look like cues. */
function withoutNoise(sentence: string): string {
  let text = sentence;
  for (const noise of NOISE) text = text.replace(noise, " ");
  return text;
}

const weakCue = (frame: Frame | null, sentence: string): SentenceCue | null =>
  frame?.verdict === "remote" ? { ...frame, strength: "weak", sentence } : null;

/** Reads a sentence without its clauses about interviews, which say where people meet first: "This job is on site, the interview is not". */
function withoutInterviews(sentence: string, language: string | null): SentenceCue | null {
  const rest = sentence
    .replace(/\([^()]{0,80}\)/g, (brackets) => (INTERVIEW.test(brackets) ? " " : brackets))
    .split(/[,;–—]/u)
    .filter((clause) => !INTERVIEW.test(clause));
  const cue = rest.length === 0 ? null : readSentence(rest.join(", "), language);
  return cue === null ? null : { ...cue, sentence };
}

/** Returns that a sentence says or implies that the job is remote, where its words alone state nothing firmer. */
function impliedCue(stated: SentenceCue | null, sentence: string, language: string | null): SentenceCue | null {
  const remote = (isFull: boolean): SentenceCue => ({ verdict: "remote", strength: "strong", sentence, isFull });
  const said = statesRemote(sentence, language);
  if (said === "full") return remote(true);
  if (stated !== null && stated.strength !== "weak") return null;
  return said !== null || impliesRemote(sentence, language) ? remote(false) : null;
}

/** Returns the cue of one sentence of a text in a language, or null when it has none. */
export function readSentence(sentence: string, language: string | null): SentenceCue | null {
  const rule = withoutException(sentence);
  if (rule !== sentence) return readSentence(rule, language);
  if ((sentence.includes("emot") && EVERY_WAY.test(sentence)) || pointsElsewhere(sentence)) return null;
  if (deniesOffice(sentence)) return null;
  if (setsOutFromHome(sentence)) return { verdict: "hybrid", strength: "strong", sentence, isFull: false };
  const frame = readFrame(sentence, language);
  if (frame?.strength === "silent") return null;
  const stated =
    frame?.strength === "strong" || frame?.strength === "denial"
      ? { ...frame, strength: frame.strength, sentence }
      : (cueIn(withoutLookAlikes(sentence, language)) ?? weakCue(frame, sentence));
  const cue = impliedCue(stated, sentence, language) ?? stated;
  if (cue?.verdict === "onsite" && cue.strength !== "denial" && INTERVIEW.test(sentence))
    return withoutInterviews(sentence, language);
  if (cue?.verdict === "hybrid" && cue.strength === "strong" && isOfMostPeople(sentence))
    return { ...cue, strength: "weak" };
  if (cue?.verdict !== "remote") return cue;
  if (refusesRemote(sentence)) return { verdict: "onsite", strength: "denial", sentence, isFull: false };
  if (isAside(sentence) || isNotOfThisJob(sentence)) return null;
  if (isRemoteInName(sentence) || isRemoteAtTimes(sentence))
    return { verdict: "hybrid", strength: "strong", sentence, isFull: false };
  return !cue.isFull && INTERVIEW.test(sentence) ? null : cue;
}

const DAYS_IN_OFFICE = /\bdays?\b[^.;]{0,40}\b(?:offices?|hubs?|hq|on-?site)\b/i;
/** Weeks at home that alternate with weeks at work are no perk. */
const AWAY =
  /\bthe rest (?:of [^.;]{1,20} )?(?:is |are )?(?:spent )?(?:in|at|from) (?:the|our)\b|\bweeks? on,? (?:and )?\w+ weeks? off\b/i;
/** The months of a contract are no perk: "Contract: 12 months, remote". */
const CONTRACT_TERM = /\b(?:contract|fixed[- ]term|ftc|assignment|engagement|duration|maternity cover)\b/i;
/** Trips are no perk: "remote, with visits to customers twice a year". */
const TRIPS = folded(
  /\b(?:once|twice|times|visits?|trips?|meet\w*|gather\w*|off-?sites?|retreats?|summits?|joins?)\b[^.;]{0,30}\b(?:a|per|each|every) (?:year|quarter|month|spring|summer|autumn|winter|january|september)\b/i,
);
/** The first days in the office, before the job goes on at home. */
const SETTING_UP =
  /\b(?:after|following) (?:\w+ ){1,3}(?:days?|weeks?) of (?:\w+ ){0,2}(?:set-?up|training|onboarding|induction)\b[^.;,]{0,40},/i;
/** "We work from home on Fridays" reports a habit. */
const BY_COMPANY = /^\W*we\b/i;
const FULLY_REMOTE = /\b(?:fully|100\s?%|completely) remote|\bremote (?:role|position|job)/i;

const cueWords = quickly(CUE_WORDS);
const readCue = remembered(cueOf);
const cueIn = (sentence: string): SentenceCue | null => (cueWords.test(sentence) ? readCue(sentence) : null);

function cueOf(sentence: string): SentenceCue | null {
  if (LATER_ROLE.test(sentence)) return null;
  const cue = (verdict: RemoteCue["verdict"], strength: RemoteCue["strength"]): SentenceCue => ({
    verdict,
    strength,
    sentence,
    isFull: verdict === "remote" && FULLY_REMOTE.test(sentence),
  });
  // A denial may contain noise ("we do not support remote employees"), so it is read first.
  if (!NOT_A_DENIAL.test(sentence) && DENIALS.some(({ pattern }) => pattern.test(sentence))) {
    if (!(ON_SITE_FIRST.test(sentence) && /remote|from home/i.test(sentence))) return cue("onsite", "denial");
  }
  const text = withoutNoise(sentence).replace(SETTING_UP, " ");
  if (!cueWords.test(text)) return null;
  if (REMOTE_AT_FIRST.test(text) && THEN_OFFICE.test(text)) return cue("hybrid", "strong");
  if (ON_SITE_FIRST.test(text) && /remote|from home/i.test(text))
    return AFTER_THAT_REMOTE.test(text) ? cue("remote", "strong") : cue("hybrid", "strong");
  if (AFTER_THAT_REMOTE.test(text) && /\btraining|onboarding\b/i.test(text)) return cue("remote", "strong");
  if (
    PERK.test(text) &&
    !CONTRACT_TERM.test(text) &&
    !TRIPS.test(text) &&
    !THIS_JOB.test(text) &&
    !DAYS_IN_OFFICE.test(text) &&
    !AWAY.test(text)
  )
    return null;
  if (text.includes("day") && HOME_WEEKDAY.test(text) && !BY_COMPANY.test(text)) return cue("hybrid", "strong");
  let weak: SentenceCue | null = null;
  for (const { verdict, strength, pattern } of CUES) {
    if (!pattern.test(text)) continue;
    if (strength === "weak") {
      weak ??= cue(verdict, "weak");
      continue;
    }
    if (
      verdict === "hybrid" &&
      RARE_OFFICE.test(text) &&
      /remote/i.test(text) &&
      !/\bhybrid\b|week|woche|semaine|semana/i.test(text)
    )
      return cue("remote", "strong");
    // "Vor Ort in Bern treffen wir uns einmal im Monat" asks nobody to be there.
    if (verdict === "onsite" && strength === "strong" && RARE_OFFICE.test(text) && MEETS.test(text)) return null;
    if (verdict === "hybrid" && OFFERS_REMOTE.test(text) && !IN_DAYS_OR_PLACES.test(text))
      return /\bfully remote|100\s?% remote|open to (?:fully )?remote/i.test(text)
        ? cue("remote", "strong")
        : cue("hybrid", "weak");
    if (verdict !== "remote" && OFFICE_TREAT.test(text)) continue;
    if (verdict !== "remote" && REMOTE_ACCEPTED.test(text)) return cue("remote", "strong");
    if (verdict !== "remote" && CHOICE.test(text) && !/\bdays?\b|%/.test(text)) return cue("remote", "strong");
    if (verdict !== "remote" && strength === "strong" && OPTION_FOR_OTHERS.test(text)) {
      weak ??= cue(verdict, "weak");
      continue;
    }
    return cue(verdict, strength);
  }
  return weak;
}

const HYBRID_FIELD = quickly(
  /außendienst|\bbuitendienst|\bitinérant|\budekørende\b|\bkjørende\b|\bhybrid[eo]?\b|\bhíbrid[oa]\b|\bpartial(?:ly)? remote|partly remote|semi[- ]remote|télétravail partiel|teilweise remote|remote possible|remote möglich|homeoffice möglich|home office möglich|hybrydow|\btemporar(?:y|ily) remote|\b(?:teilweise|anteilig|tageweise|partiellement|parcialmente|parzialmente|deels|gedeeltelijk|częściowo|delvist?|osittain|částečně)(?![a-zà-ÿ])|\bhome-?\s?office[ :(]{1,2}(?:bis zu )?[1-9]\d ?%|(?<![-–\d] ?)\b[1-9]\d ?% (?:home-?\s?office|télétravail|teletrabajo)|\b(?:remote|home-?\s?office)[- ]?(?:optional|anteil|tage?\b|days?\b)|\b[1-4](?: ?[-–/] ?[1-4])? ?(?:x|days?|tagen?|tage|jours?|días?|dagen|dias|giorni|dni|dagar|dage)(?: ?(?:\/|per|a|pro|par|por|in der) ?(?:week|wk|woche|semaine|semana|w))?[ ,]{0,2}(?:in[- ])?(?:office|on-?site|büro|home|remote|bureau|oficina|télétravail|kantoor|thuis)|\bh[íi]brid[ao]?\b|\bibrid[oa]\b|hybridn[ií]|\bhybridi|\bhibrit|гібрид|ハイブリッド|하이브리드|混合办公|一部(?:リモート|在宅)|(?<!フル)(?<!完全)リモート(?:可|相談)|週[1-4]日?出社|(?:재택|원격)(?:근무)? ?가능/i,
);
const REMOTE_FIELD = quickly(
  /\bremote\b|\bremot[ao]\b|\bremote[- ]|\bhome[- ]?based\b|\bwork from home\b|\bwfh\b|\btelecommut|\btélétravail\b|\bteletrabajo\b|\b100\s?%\s?home[- ]?office|\bhome[- ]?office\b|\bhomeoffice\b|\bvirtual(?=\W{0,5}$|[)\]]| (?:position|role|job|opportunity|office)\b)|^virtual\b(?! (?:assistant|reality|care|design\w*|products?|production|machines?|sales|events?|platforms?|collaborat\w+|agents?|infrastructure|network\w*|desktops?|humans?|worlds?|studio|private|power|instruments?|construction|data))|\bzdaln|\bwork from anywhere\b|\banywhere\b|\bfully distributed\b|\bteletrabalho\b|\bdistansarbete\b|\bpå distans\b|^distans$|\bhemifrån\b|\bhjemmefra\b|\bhjemmekontor\b|\bfjern(?:arbe|stilling|jobb)|\betätyö|\betänä\b|\bna dálku\b|\bz domova\b|\bop afstand\b|\bthuiswerk|\bda remoto\b|\bà distance\b|\ba distancia\b|(?:orts|standort)unabhängig|ortsungebunden|hvor som helst|var som helst|waar (?:dan )?ook|(?:valgfritt|valgfrit|valfri\w{0,3}|vrij te kiezen) (?:arbeidssted|arbejdssted|arbetsort|arbetsplats|ort|sted)|(?:qualquer|cualquier) (?:lugar|parte)|n['’]importe où|\bovunque\b|qualsiasi (?:luogo|posto)|dowolne(?:go)? miejsc|gdziekolwiek|(?:missä|mistä) tahansa|(?:kde|odkud)koli|von überall|(?:^|[/,(–-] ?|\beller )distans(?=\W|$)|távmunk|віддален|дистанційн|удал[её]нн|リモート|在宅|テレワーク|远程|居家|재택|원격/i,
);
const ONSITE_FIELD = quickly(
  /\bin[- ]home\b|\boffice[- ]based\b|\bon[- ]?site\b|\bin[- ]office\b|\bin[- ]person\b|\bonsite only\b|\bvor ort\b|\bprésentiel\b|\bpresencial\b|\bno remote\b|\bnot remote\b|\bnon[- ]remote\b|\bstacjonarn|\bpå plats\b|\bop locatie\b|\bin sede\b|\bin presenza\b|\bpaikan päällä\b|出社|坐班|상주/i,
);
const TITLE_NOISE = folded(
  /\bremote[- ](?:sensing|monitoring|access|support|connectivity|assistance|guarding|deposit|piloting|driving|dispensing|inspections?|imaging|telemetry|patient|control|pilot\w*|operations|site|sales engineer manager|hands|diagnostic\w*|teams?\b)|\bhybrid[- ](?:cloud|mobile|app\w*|vehicle\w*|it\b|electric|infrastructure|fund|systems?|battery|integration)|\bhome[- ]based care|\bhome[- ]?office (?:minister|secretary)|\bon[- ]?site (?:coordinator|manager|support|engineer|technician|services?|health|medical|nurse)|\bin[- ]person support/gi,
);

/** "Hybrid or remote" leaves the choice. */
const HYBRID_OR_REMOTE = /\bhybrid(?: or |\/| \/ )(?:fully )?remote\b|\bremote(?: or |\/| \/ )hybrid\b/gi;

/** Names of remote work that other languages and older ads use in fields. */
const FURTHER_REMOTE = quickly(
  /\b(?:tele|heim)arbeit|\bsmart[- ]?working\b|\blavoro (?:agile|da casa)\b|\bdesde casa\b|\bvanuit huis\b|\bplaatsonafhankelijk|\bz domu\b|\bhome-?work(?:ing|ers?)\b|\bwork(?:ing)? at home\b|\bdistanciel\b|\bhemarbete\b|\bhjemmearbe|\bkotoa\b|^(?:online|distributed)$/i,
);
const REMOTE_IN_PART = quickly(
  /\b(?:remote|home-?\s?office|télétravail|teletrabajo|teletrabalho|(?:tele|heim)arbeit|mobiles arbeiten|smart[- ]?working|lavoro agile|thuiswerken|hemarbete|distansarbete|hjemmearbejde|hjemmekontor|etätyö|praca zdalna|z domova)[ (:,–-]{1,3}(?:ist |est |es |é |è |is |är |er |on |je )?(?:possible|möglich|posible|possível|possibile|mogelijk|möjligt?|muligt?|mahdollinen|možná|możliwa|optional|partiel|parcial|parziale|teilweise|zum teil|ponctuel|occasionnel|nach absprache|(?:1|2|3|4|un|deux|trois|zwei|drei|due|tre|dos|tres) (?:jours?|tage|giorni|días|dias|dagen))/i,
);

/** Returns what a title or location says, hybrid before remote before on-site. "Berlin or remote" is remote. */
export function modeOfField(field: string): Exclude<RemoteMode, "unknown"> | null {
  const text = field.replace(TITLE_NOISE, " ").replace(HYBRID_OR_REMOTE, "remote");
  if (/\bno(?:t|n)?[- ]+remote\b/i.test(text)) return "onsite";
  if (HYBRID_FIELD.test(text) || REMOTE_IN_PART.test(text)) return "hybrid";
  if (REMOTE_FIELD.test(text) || FURTHER_REMOTE.test(text)) return "remote";
  return ONSITE_FIELD.test(text) ? "onsite" : null;
}

/** Splits a location that lists several: "Denver - Hybrid; Phoenix - Remote". */
export function placesIn(location: string): string[] {
  return location.includes(";") ? location.split(";").map((part) => part.trim()) : [location];
}

function first(
  cues: readonly SentenceCue[],
  verdict: RemoteCue["verdict"],
  strength: RemoteCue["strength"],
): SentenceCue | undefined {
  return cues.find((cue) => cue.verdict === verdict && cue.strength === strength);
}

const readBodySentence = rememberedWith(readSentence);

/** Returns the cues of the body in reading order. Skips equal-opportunity text and, among benefits, all but firm statements. */
export function bodyCues(prepared: PreparedText, language: string | null): SentenceCue[] {
  const cues: SentenceCue[] = [];
  const { sentences } = prepared;
  for (const [at, { text, section, ...sentence }] of sentences.entries()) {
    if (section === "eeo") continue;
    const cue = answerIn(text, sentences[at + 1]?.text) ?? readBodySentence(text, sentence.language ?? language);
    // "(in-office only)" after a benefit says who gets it, not where the job is.
    if (cue?.verdict === "onsite" && cue.strength !== "denial" && section === "benefits") continue;
    const isPerk = section === "benefits" && cue?.verdict === "remote" && !cue.isFull && !speaksOfThisJob(text);
    if (cue !== null && !isPerk) cues.push(cue);
  }
  return cues;
}

/**
 * Decides whether a job is fully remote. A denial in the text beats every tag; next come evidence of a hybrid week, the source's
 * field, the title and location, and what the text says about this job. Without evidence the verdict is `unknown`.
 */
export function readRemote(input: RemoteInput): { verdict: RemoteMode; evidence: string } {
  const { workplace, prepared } = input;
  const say = (verdict: RemoteMode, evidence: string) => ({ verdict, evidence });
  const federal = FEDERAL_TELEWORK.exec(prepared.text);
  if (federal !== null) return say("hybrid", federal[0]);
  const cues = bodyCues(prepared, input.language);
  const denial = cues.find((cue) => cue.strength === "denial");
  if (denial !== undefined) return say("onsite", denial.sentence);

  const fields: Evidenced<Exclude<RemoteMode, "unknown">>[] = [];
  if (workplace !== undefined && workplace.value !== "always")
    fields.push({ value: workplace.value, evidence: workplace.evidence });
  const titleMode = modeOfField(input.title);
  if (titleMode !== null) fields.push({ value: titleMode, evidence: `title: ${input.title}` });
  const locationModes = input.locations.flatMap(placesIn).flatMap((location) => {
    const mode = modeOfField(location);
    return mode === null ? [] : [{ value: mode, evidence: `location: ${location}` }];
  });
  // With several locations, one remote location is enough, as in "Berlin or Remote".
  const location = locationModes.find(({ value }) => value === "remote") ?? locationModes[0];
  if (location !== undefined) fields.push(location);
  for (const signal of prepared.signals) {
    if (signal === "#li-hybrid") fields.push({ value: "hybrid", evidence: signal });
    else if (signal === "#li-remote") fields.push({ value: "remote", evidence: signal });
    else fields.push({ value: "onsite", evidence: signal });
  }
  const field = (value: RemoteMode) => fields.find((candidate) => candidate.value === value);

  const fieldHybrid = field("hybrid");
  const fieldRemote =
    field("remote") ??
    (workplace?.value === "always" ? { value: "remote" as const, evidence: workplace.evidence } : undefined);
  const bodyHybrid = first(cues, "hybrid", "strong");
  const bodyOnsite = first(cues, "onsite", "strong");
  const bodyRemote = first(cues, "remote", "strong");
  const statedWorkplace = workplace?.value === "remote" || titleMode === "remote";

  if (fieldHybrid !== undefined && !(workplace?.value === "remote" && titleMode === "remote"))
    return say("hybrid", fieldHybrid.evidence);
  if (workplace?.value === "onsite" && titleMode !== "remote" && location?.value !== "remote")
    return say("onsite", workplace.evidence);
  if (
    bodyHybrid !== undefined &&
    !(
      bodyRemote !== undefined &&
      fieldRemote !== undefined &&
      (titleMode === "remote" || /\b(?:fully|100\s?%|completely) remote/i.test(bodyRemote.sentence))
    )
  )
    return say("hybrid", bodyHybrid.sentence);
  if (bodyOnsite !== undefined && !(statedWorkplace && bodyRemote !== undefined))
    return say("onsite", bodyOnsite.sentence);
  // A board of remote jobs lists some whose title says that they are done elsewhere.
  if (workplace?.value === "always" && titleMode === "onsite") return say("onsite", `title: ${input.title}`);
  if (fieldRemote !== undefined) return say("remote", fieldRemote.evidence);
  const fieldOnsite = field("onsite");
  if (fieldOnsite !== undefined) return say("onsite", fieldOnsite.evidence);
  if (bodyRemote !== undefined) return say("remote", bodyRemote.sentence);
  if (input.tags.some((tag) => /^(?:fully |100\s?% )?remote$/i.test(tag.trim()))) return say("remote", "tag: remote");
  const mostly = cues.find(({ verdict, sentence }) => verdict === "hybrid" && isOfMostPeople(sentence));
  return mostly === undefined ? say("unknown", "") : say("hybrid", mostly.sentence);
}
