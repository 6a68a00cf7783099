import { readPlaceField } from "./field.ts";
import { emptyResult, joinResults, namesAnyPlace, type PlaceResult } from "./result.ts";
import { readMentions } from "./mentions.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";
import { readNamedZones, type ZoneRange } from "./zone-range.ts";
import { PERK } from "#taxonomy/remote-cues.ts";

/** What the text says about where applicants may live. */
export interface SentencePlaces {
  result: PlaceResult | null;
  /** The sentence that names the places. */
  evidence: string;
  /** The sentence that opens the job to the whole world, or null. */
  worldwide: string | null;
  excluded: Set<string>;
  excludedEvidence: string;
  zones: { range: ZoneRange; evidence: string } | null;
}

const SCOPE_WORDS =
  /\b(?:based|located?|live|living|reside\w*|residents?|residing|residency|authori[sz]ed|authori[sz]ation|right to work|eligible|eligibility|hir(?:e|es|ing)|candidates?|applicants?|remote(?:ly)?|anywhere|citizens?(?:hip)?|clearance|open to|only|except|excluding|time ?zones?|timezone|overlap|hours|worldwide|location|deutschlandweit|bundesweit|wohnsitz|partout|résid\w+|basé\w*|home[- ]based|cualquier|resid\w+|télétravail|remoto|homeoffice|home office)\b/i;
const NOT_SCOPE =
  /\b(?:regardless of|discriminat\w+|without regard|our (?:offices?|clients?|customers?|headquarters)|offices? (?:in|across|around)|(?:employees|customers|clients|users|teammates|colleagues|people|members|teams?|team members|partners|businesses|companies) (?:\w+ )?(?:in|across|from|around|throughout|spread)|we (?:are|'re) (?:based|headquartered)|headquartered|founded in|serving|operat(?:e|es|ing) in|presence in)\b/i;
const FIRM =
  /\b(?:must|need to|required?|only|should|candidates?|applicants?|reside|authori[sz]ed|right to work|eligible|open to|hiring|hire)\b/i;

/** Each captures the text that names the places. */
const TRIGGERS: readonly RegExp[] = [
  /\b(?:must|should|need(?:s)? to|required to|have to|candidates?|applicants?|you(?:'re|’re| are| will| must)?|who(?: are| is)?|individuals?|people|talent|persons?|currently|be|those|employees?|preference for|role is|position is|job is)\b[^.;]{0,60}?\b(?:based|located?|live|living|reside|residing|residents?|residency|domiciled)\s+(?:and [\w ]{1,30} )?(?:in|within|from|of|anywhere in|across|on)\s+(?:one of )?([^;]{2,260})/i,
  /\b(?:open|available|limited|restricted|exclusive)\s+(?:only |exclusively )?(?:to|for)\s+[^.;]{0,60}?\b(?:in|from|within|of|across)\s+([^;]{2,260})/i,
  /\b(?:open to|seeking|looking for|hiring|accepting|considering|welcome)\s+(?:\w+ ){0,3}?(?:candidates?|applicants?|applications|people|talent|residents?|engineers?|developers?|individuals|designers?)\s+(?:\w+ ){0,3}?(?:in|from|within|of|across|based in|located in)\s+([^;]{2,260})/i,
  /\b(?:authori[sz]ed|authori[sz]ation|eligible|eligibility|right|permission|legally able|legal right|permit|permitted)\s+to\s+(?:live and |legally |be employed |lawfully |reside and )*(?:work|employment|live|be employed)[^.;]{0,24}?\b(?:in|within|for any employer in)\s+([^.;]{2,120})/i,
  /\b(?:work (?:authori[sz]ation|permit|visa))\s+(?:in|for)\s+([^.;]{2,100})/i,
  /\b(?:hire|hires|hiring|recruit\w*|employ|employing|accept\w* applications|consider\w* applicants|registered|set up to hire|able to hire|can only hire)\b[^.;]{0,40}?\b(?:in|from|within|across|who reside in)\s+((?:the )?(?:following )?[^;]{2,300})/i,
  /\b(?:remote(?:ly)?|telecommut\w*|work[- ]from[- ]home|home[- ]based|home ?office|homeoffice|virtual)\b(?: (?:work|working|role|position|job|opportunity|candidates?|based|within|possible))?[^.;,]{0,16}?\s(?:in|within|from|across|anywhere in|anywhere within|throughout|inside|aus|in ganz|aus ganz)\s+([^.;]{2,120})/i,
  /\b(?:remote|home[- ]based|télétravail|homeoffice|home office|remoto)\s*[-–—(:,/]\s*([^.;]{2,80})/i,
  /\banywhere (?:in|within|across|inside)\s+([^.;]{2,100})/i,
  /\b(?:location|locations|work location|job location|based in|standort|arbeitsort|lieu|ubicación)\s*[:–-]\s*([^.;]{2,100})/i,
  /\b(deutschlandweit|bundesweit|partout en france)\b/i,
  /\b(?:wohnsitz|wohnhaft|lebst|ansässig)\s+(?:in|innerhalb)\s+([^.;]{2,80})/i,
  /\b(?:résid\w+|basé\w*|habit\w+)\s+(?:en|dans|au|aux)\s+([^.;]{2,80})/i,
  /\b(?:resid\w+|basad\w+|vivir|viv[ae]s?)\s+en\s+([^.;]{2,80})|\bdesde cualquier (?:lugar|parte|punto) de\s+([^.;]{2,80})|\ben todo\s+([^.;]{2,40})/i,
  /\b((?:US|U\.S\.|USA|UK|EU|Canad(?:a|ian)|German|Australian|LATAM|EMEA|APAC|Europe(?:an)?|India)[ -](?:based|only|residents?|citizens?|persons?|remote|applicants|candidates))\b/,
  /\b(?:hybrid|on-?site|located|situated|office)\b[^.;]{0,30}?\b(?:in|at)\s+([^.;]{2,60})/i,
];
const ADJECTIVE_PLACES: Record<string, string> = {
  canadian: "Canada",
  german: "Germany",
  australian: "Australia",
  european: "Europe",
};
const CLEARANCE =
  /\b(?:TS\/SCI|top secret|secret clearance|DoD clearance|polygraph|security clearance|public trust|(?:U\.?S\.?A?|American|United States) (?:citizen(?:s|ship)?|person))\b/;
const CLEARANCE_SOFT =
  /\b(?:is a plus|preferred|not required|no clearance|nice to have|desired|regardless|discriminat)/i;
const WORLD =
  /\b(?:anywhere in the world|anywhere (?:on|in) (?:the )?(?:planet|globe|earth)|from anywhere(?! (?:in|within|on|you)\b)|work(?:ing)? (?:remotely )?(?:from )?anywhere(?! (?:in|within|across)\b)|worldwide|any country|location[- ](?:independent|agnostic)|from all over the world|weltweit|monde entier|todo el mundo|desde cualquier (?:lugar|parte) del mundo)\b/i;
const EXCLUSION =
  /\b(?:except(?:ion of|ing| for| in)?|excluding|excludes|not (?:available|open|eligible|hiring|able to (?:hire|employ|accept)|offered|considering)[^.;]{0,60}?\b(?:in|to|from|of)|(?:cannot|can't|can not|unable to|do not|don't|does not|not currently|are not) (?:currently )?(?:hire|hiring|employ|accept|consider|offer)[^.;]{0,60}?\b(?:in|from|of|who)|outside of|ausgenommen|außer|sauf|hors|excepto)\b\s*:?\s*([^;]{2,260})/i;
const ZONE_WORDS =
  /\btime ?-?zones?|\btimezones?|\boverlap\w*|\bworking hours|\bbusiness hours|\b(?:core |office )?hours\b|\bzeitzone|\bfuseau|\bzona horaria|\b(?:UTC|GMT)\b/i;

const MONTH = /^(?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|q[1-4])/i;

function withCity(tail: string): PlaceResult {
  const result = readMentions(tail);
  if (namesAnyPlace(result) || tail.length > 60 || MONTH.test(tail)) return result;
  const short = tail.replace(/\b(?:and|with|for|to|at|where|who|as|or higher|office|daily|area)\b.*$/i, "").trim();
  return /^\p{Lu}/u.test(short) && short.split(" ").length <= 4 ? readPlaceField(short) : result;
}

/** Reads the sentences that say where applicants may live, where the employer can't hire, and which hours they work. */
export function readPlaceSentences(prepared: PreparedText): SentencePlaces {
  const scope: SentencePlaces = {
    result: null,
    evidence: "",
    worldwide: null,
    excluded: new Set(),
    excludedEvidence: "",
    zones: null,
  };
  let soft: { result: PlaceResult; evidence: string } | null = null;
  const take = (result: PlaceResult, sentence: string, firm: boolean) => {
    if (!firm) {
      soft ??= { result, evidence: sentence };
      return;
    }
    if (scope.result === null) scope.evidence = sentence;
    // Of several firm statements ("US only", "must live in Texas or Ohio") the first one with states wins, else the first.
    if (scope.result === null || (scope.result.states.size === 0 && result.states.size > 0)) {
      scope.result = result;
      scope.evidence = sentence;
    }
  };
  for (const { text: sentence, section } of prepared.sentences) {
    if (section === "eeo" || !SCOPE_WORDS.test(sentence)) continue;
    if (ZONE_WORDS.test(sentence) && scope.zones === null) {
      const range = readNamedZones(sentence);
      if (range !== null && /zone|overlap|zeitzone|fuseau|zona horaria|\b(?:EST|PST|CET|EET|UTC|GMT)\b/i.test(sentence))
        scope.zones = { range, evidence: sentence };
    }
    const exclusion = EXCLUSION.exec(sentence);
    if (exclusion?.[1] !== undefined && !/\b(?:discriminat|sponsor|visa|overtime)/i.test(sentence)) {
      const out = readMentions(exclusion[1]);
      const single = out.states.size + out.countries.size === 0 ? readPlaceField(exclusion[1].slice(0, 60)) : out;
      const codes = [
        ...single.states,
        ...[...single.nationwide].filter((code) => code !== "US" || single.states.size === 0),
      ];
      if (!/\boutside\b/i.test(exclusion[0])) for (const code of codes) scope.excluded.add(code);
      if (codes.length > 0) scope.excludedEvidence = sentence;
    }
    const kept =
      exclusion === null || /\boutside\b/i.test(exclusion[0]) ? sentence : sentence.slice(0, exclusion.index);
    if (CLEARANCE.test(kept) && !CLEARANCE_SOFT.test(kept)) {
      const us = emptyResult();
      us.countries.add("US");
      us.nationwide.add("US");
      take(us, sentence, true);
    }
    if (section === "benefits" && !FIRM.test(kept)) continue;
    if (
      WORLD.test(kept) &&
      section !== "benefits" &&
      !PERK.test(kept) &&
      /\bremote|work|role|position|candidates?|applicants?|live|based|located?|open|hir/i.test(kept) &&
      !/\b(?:clients?|customers?|users?|offices|colleagues|companies|brands|businesses|leader|team(?:s)? (?:in|across|around|spread))\b/i.test(
        kept,
      )
    )
      scope.worldwide ??= sentence;
    if (NOT_SCOPE.test(kept) && !/\bmust\b|authori[sz]ed|right to work/i.test(kept)) continue;
    for (const trigger of TRIGGERS) {
      const match = trigger.exec(kept);
      const tail = match?.slice(1).find((group) => group !== undefined);
      if (tail === undefined) continue;
      const adjective = /^(Canadian|German|Australian|European)\b/i.exec(tail)?.[1]?.toLowerCase();
      const result = adjective === undefined ? withCity(tail) : readMentions(ADJECTIVE_PLACES[adjective] ?? "");
      const named =
        adjective === undefined && !namesAnyPlace(result) && /deutschlandweit|bundesweit/i.test(tail)
          ? readMentions("Deutschland")
          : result;
      if (!namesAnyPlace(named)) continue;
      take(named, sentence, true);
      break;
    }
  }
  if (scope.result === null && soft !== null) {
    const chosen: { result: PlaceResult; evidence: string } = soft;
    scope.result = joinResults([chosen.result]);
    scope.evidence = chosen.evidence;
  }
  return scope;
}
