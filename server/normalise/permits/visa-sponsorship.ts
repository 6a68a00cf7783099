import { anyOf } from "#normalise/text/phrases.ts";
import { rememberedWith } from "#normalise/text/remembered.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { VisaSponsorship } from "#contract/schemas/job.ts";
import type { Evidenced } from "../result.ts";
import type { PreparedText, SectionKind, Sentence } from "../text/prepared-text.ts";
import { NAMES_VISA, visaHelp } from "./visa-sponsorship-words.ts";
import { namesVisaHelp } from "./employer-help.ts";
import { answeredQuestion } from "./visa-questions.ts";
import { quickly } from "../text/quick-expression.ts";

const QUICK = quickly(/sponsor|sponz|sponsr|patroc[ií]n|parrain/i);

/** Sponsors of something else, and security clearances, which employers sponsor too. */
const OTHER_SENSE = folded(
  /\b(?:clearances?|executive|clinical|trials?|events?|conferences?|brands?|sports?|teams?|athletes?|leagues?|podcasts?|campaigns?|marketing|advertis\w+|charit\w+|meetups?|hackathons?|scholarships?|investors?|fund|plan|community|open[- ]source|project|sponsored (?:posts?|content|products?|ads?|by)|media|influencers?|partnerships?|sales|revenue|memberships?|exams?|certifications?)\b/i,
);
/** Says that the sentence is about the right to work, so that another sense elsewhere in it doesn't count. */
const VISA_SENSE = folded(
  /\bvisas?\b|\bvisum|visado|\bvistos?\b|work(?:ing)? permits?|work authori[sz]ation|sponsor(?:ship)? licen[cs]e|(?:blue|green) card|authori[sz]ed to (?:\w+ )?work|right to work|immigration|\bh-?1-?b/i,
);

/** A question to the candidate, or about them, states nothing about the employer. */
const QUESTION = folded(
  /\?(?=[\s"'”’)\]*]|$)|¿|^\W*(?:will|do|does|are|would|can|could|have|is) (?:you|your|the|this|candidates?|applicants?)\b|\b(?:please|kindly) (?:indicate|confirm|state|specify|select)\b|\bwhether\b|\b(?:let us know|tell us) if\b/i,
);
/** The employer's own question with its answer beside it. */
const ANSWERED =
  /\b(?:do|can|will) (?:you|we|y'all) (?:\w+ )?(?:offer|provide|sponsor|support)\b[^?]{0,60}\?\s*(?<answer>yes|no)\b/i;
/** The words between two parts of one statement: no further clause begins there. */
const gap = (most: number): string =>
  String.raw`(?:(?!\b(?:but|however|though|although|while|unless)\b|\band (?:we|can|are|will|offer|provide)\b)[^;?!]){0,${most}}?`;
const NOT = String.raw`(?:\b(?:not|no longer|never|cannot|unable|ineligible|neither|isn['’]t|aren['’]t|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t)\b)`;
const VISA = String.raw`(?:visas?|(?:(?:work|employment|working)[- ]?(?:visas?|permits?|authori[sz]ations?))|h-?1-?bs?|immigration|skilled worker|green cards?|permits?)`;
const SPONSORSHIP = String.raw`\bsponsorships?\b`;

/** What depends on more than the posting says is not a statement. */
const CONDITION = String.raw`\b(?:may|might|case[- ]by[- ]case|potentially|possibly|depend\w*|based on|guarantee[ds]?|always|in (?:some|certain|rare|exceptional)|certain|exceptional|(?:for|of) (?:every|all)|im einzelfall|eventuell)\b`;

const CONDITIONAL = anyOf(String.raw`${CONDITION}${gap(50)}\bsponsor`, String.raw`\bsponsor\w*${gap(60)}${CONDITION}`);

const REFUSED = anyOf(
  // "We are unable to sponsor", "does not offer visa sponsorship", "not eligible for sponsorship".
  String.raw`${NOT}${gap(60)}\bsponsor(?:ing|s)?\b(?!ships? (?:is |are )?(?:required|needed|necessary))`,
  String.raw`${NOT}${gap(20)}\b(?:offer|provid|support|grant|consider|accommodat|assist|eligible|qualif|extend|transfer|available|accept|able|position|participat|attract|entail|includ|pursu|undertak|facilitat|entertain|process|initiat)\w*\b${gap(60)}${SPONSORSHIP}`,
  // "No visa sponsorship", "no C2C or sponsorship", but not "no sponsorship needed".
  String.raw`\bno (?:[\w/-]+ (?:or |and |nor |\/ )?){0,5}?sponsorships?\b(?! (?:is |are )?(?:required|needed|necessary))`,
  // "Must be authorised to work without sponsorship, now or in the future".
  String.raw`\b(?:without|w\/o)\b${gap(70)}\bsponsor(?:ships?|ed)\b`,
  // "Sponsorship is not available", "visa sponsorship: no".
  String.raw`${SPONSORSHIP}${gap(40)}(?:${NOT}|\bunavailable\b|[:–-] ?(?:no|none|n\/a)\b)(?!${gap(20)}\b(?:require|need)\w*)`,
  // "Candidates who require sponsorship will not be considered", "must not require sponsorship".
  String.raw`\b(?:requir|need)\w*${gap(40)}${SPONSORSHIP}${gap(60)}${NOT}`,
  String.raw`\b(?:must|should|candidates?|applicants?|individuals?)\b${gap(60)}${NOT}${gap(50)}\b(?:requir|need)\w*${gap(50)}${SPONSORSHIP}`,
  String.raw`\b(?:kein(?:e|en)?|nicht)\b${gap(50)}(?:visa|visum|visums)[\p{L}-]*[ -]?sponso|(?:visa|visum)[\p{L}-]*[ -]?sponso\p{L}*${gap(30)}\b(?:nicht|kein)|\bkein(?:e)? vis(?:a|um)${gap(20)}sponsern`,
  String.raw`\bne (?:sponsoris|parrain|propos|offr|pouvons|fourni)\p{L}*${gap(10)}pas\b${gap(50)}(?:visas?|sponsor|parrain)|\b(?:pas|aucun) (?:de )?(?:sponsoring|parrainage)\b`,
  String.raw`\b(?:no|não|sin|sem)\b${gap(40)}\bpatroc[ií]n\p{L}*`,
);

const OFFERED = anyOf(
  // "We sponsor visas", "Acme can sponsor work permits".
  String.raw`\bsponsor(?:s|ing)?\b${gap(25)}\b${VISA}\b`,
  // "We offer visa sponsorship", "visa sponsorship is available".
  String.raw`\b(?:offer|provid|includ|support|eligible for|able to|happy to|open to)\w*\b${gap(50)}\b${VISA}\b${gap(15)}${SPONSORSHIP}`,
  String.raw`\b${VISA}\b${gap(15)}${SPONSORSHIP}${gap(25)}(?:\b(?:available|provided|offered|possible|included|supported)\b|[:–-] ?yes\b)`,
  String.raw`\b(?:role|post|position|vacancy|job|opening)s? (?:is |are )?(?:eligible for|open (?:for|to)|attracts?|qualif(?:y|ies) for) (?:\w+ )?${SPONSORSHIP}`,
  // "We can sponsor international candidates", "able to sponsor the employment of international workers".
  String.raw`\b(?:we|university|company|trust|council|employer|institute|school|college|hospital|team|department|group|able to|happy to|willing to)\b(?: \w{1,14}){0,3}? sponsor (?:the employment of )?(?:[\w-]{1,16} ){0,3}?(?:(?:international|overseas|foreign|non-\w+) (?:[\w-]{1,16} ){0,2}?(?:candidates?|applicants?|workers?|talent|staff|hires?|employees|people|nurses|graduates)|\w{3,16} from (?:abroad|overseas|outside|other countries))`,
  String.raw`\b(?:visa|visum)[\p{L}-]*[ -]?sponso\p{L}*${gap(20)}\b(?:möglich|verfügbar|inklusive)`,
  String.raw`\bnous (?:sponsorisons|parrainons|proposons|offrons)\b${gap(40)}\bvisas?\b`,
  String.raw`\b(?:ofrecemos|proporcionamos|oferecemos)\b${gap(20)}\bpatroc[ií]nio\b${gap(10)}\bvis(?:ado|ados|a|as|to|tos)\b|\bpatroc[ií]nio de vis(?:ado|a|to)s?\b${gap(15)}\b(?:disponible|disponível|incluido)`,
);
/** Sponsorship without a word for what is sponsored. */
const AVAILABLE = /^sponsorship (?:is|will be) (?:available|offered|provided|possible)\b/i;
/** A benefit named without a verb. */
const BENEFIT = folded(
  /^(?:full |free )?(?:work )?visa (?:sponsorship|support|assistance)(?: (?:and|&|\+|\/) relocation(?: \w+){0,2}| support| assistance| for [^.]{3,90})?[.!]?$|^(?:visa (?:and|&|\+|\/) relocation|relocation (?:and|&|\+|\/) visa) (?:support|assistance|help|sponsorship|package)[.!]?$/i,
);

const readSentence = rememberedWith(
  (text, section: SectionKind): { value: VisaSponsorship; explicit: boolean } | null => {
    const isSponsored = QUICK.test(text);
    if (!isSponsored && !NAMES_VISA.test(text)) return null;
    const answer = ANSWERED.exec(text)?.groups?.["answer"]?.toLowerCase();
    if (answer === "yes" || answer === "no") return { value: answer, explicit: true };
    if (QUESTION.test(text) || (OTHER_SENSE.test(text) && !VISA_SENSE.test(text)) || CONDITIONAL.test(text))
      return null;
    if (REFUSED.test(text)) return { value: "no", explicit: true };
    const help = section === "about" ? null : visaHelp(text);
    if (help !== "no" && (OFFERED.test(text) || AVAILABLE.test(text))) return { value: "yes", explicit: true };
    if (help !== null) return { value: help, explicit: true };
    return section !== "requirements" && section !== "eeo" && (BENEFIT.test(text) || namesVisaHelp(text))
      ? { value: "yes", explicit: false }
      : null;
  },
);

/** The longest question that the next sentence answers. */
const LONGEST_QUESTION = 60;

/** Returns a short question about visas with the sentence behind it, which answers it: "Need a visa? We take care of it." */
function withAnswer(sentence: Sentence, next: Sentence | undefined): Sentence {
  const { text } = sentence;
  if (next === undefined || text.length > LONGEST_QUESTION || !text.endsWith("?") || !NAMES_VISA.test(text))
    return sentence;
  return { ...sentence, text: `${text.slice(0, -1).replace("¿", "").trimEnd()}, ${next.text}` };
}

/**
 * Whether the employer sponsors a visa or work permit, as a whole sentence says. A sentence counts before a benefit that is only named.
 * Null when nothing is said, or when sentences contradict each other.
 */
export function readVisaSponsorship({ prepared }: { prepared: PreparedText }): Evidenced<VisaSponsorship | null> {
  const { sentences } = prepared;
  const found = sentences.flatMap((sentence, at) => {
    const whole = withAnswer(sentence, sentences[at + 1]);
    const read = readSentence(whole.text, whole.section);
    if (read !== null) return [{ ...read, evidence: whole.text }];
    const answer = sentences[at + 1];
    // A sentence that speaks of visas or sponsoring itself has been read alone, and is no answer: "We sponsor conferences".
    const isOfItsOwn =
      answer !== undefined && sentence.text.endsWith("?") && (QUICK.test(answer.text) || NAMES_VISA.test(answer.text));
    const answered = isOfItsOwn ? null : answeredQuestion(sentence.text, answer?.text);
    return answered === null ? [] : [{ ...answered, explicit: true }];
  });
  const explicit = found.filter((each) => each.explicit);
  const [first, ...others] = explicit.length > 0 ? explicit : found;
  if (first === undefined || others.some(({ value }) => value !== first.value)) return { value: null, evidence: "" };
  return { value: first.value, evidence: first.evidence };
}
