import { quickPhrases } from "#normalise/text/phrases.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { isWelcomeOnly, namesClearance } from "#normalise/permits/clearance-names.ts";
import { replacedQuickly } from "#normalise/text/quick-expression.ts";
import { asksForVetting } from "./clearance-words.ts";
import { NOT_ASKED, WELCOME } from "./cues.ts";

const NAME = String.raw`(?:(?:security|government|secret|top[- ]secret|ts(?:\/sci)?|sci|nato|dod|sc|dv|ctc|nv[12]|bpss|baseline|federal|polygraph|q|l|active|public trust|nationale?|reliability|enhanced)[- ]+(?:(?:level|security|secret|government|personnel|\(?sc\)?|or|ts|sci)[- ]+){0,3}clearances?|clearances? (?:at|to|up to|level|from|with)|ts\/sci|public trust (?:clearance|position|determination|background|investigation)|clearance|security[- ]cleared|sc[- ]cleared|dv[- ]cleared|(?:erweiterte |einfache )?sicherheitsüberprüfung\p{L}{0,20}|s?ü ?[123](?=\P{N})|habilitation(?: de)? (?:(?:de )?sécurité|secret|confidentiel|défense|très secret|nationale)\p{L}{0,20}|habilitaci[oó]n (?:de seguridad|personal de seguridad|nato|otan)|(?:credenciaç?[aã]?[lo]?|habilitação|credenciação) de segurança|veiligheids(?:onderzoek|screening|machtiging)|verklaring van geen bezwaar|poświadczeni\p{L}{1,20} bezpieczeństwa|säkerhets(?:prövning|prövas|klass|klassad|kontroll)\p{L}{0,20}|sikkerhets(?:klarering|godkjenning)\p{L}{0,20}|sikkerhedsgodkend\p{L}{0,20}|(?:dostęp\p{L}{0,2} do )?informacji niejawnych|nulla ?osta (?:di )?sicurezza|turvallisuusselvity\p{L}{1,6}|bezpečnostní prověrk\p{L}{1,3})`;
const NAMED = quickPhrases(NAME);
/** Another sense of the word, or clearances that the employer's products, customers or people have to do with. */
const OTHER = quickPhrases(
  String.raw`(?:customs|medical|import|export|sale|medication|renal|creatinine|airway|tax|debt|land|ground|height|rights|copyright|music|samples?|content|legal|trademark|payments?|trade|credit|site|slum|snow|drug|stock|inventory|embargo|police|airspace|flight|health|occupational|dbs|wheel|vertical|customs and|winter|summer|end of season) clearances?|clearance (?:lines?|racks?|stock|section|products?|events?|aisles?|height|diving)|(?:markdowns?|promotions?|reductions?) and clearance|clearances? (?:sales?|items?|price|rates?|house|of (?:goods|customs|funds)|process(?:es|ing)?|officers?|management)|(?:manag\w{1,20}|administer\w{0,20}|process(?:es|ing)?|track\w{0,20}|adjudicat\w{1,20}|sponsor(?:s|ed|ing)?) (?:\w{1,20} ){0,3}(?:security )?clearances|(?:customers?|clients?|colleagues|teams?|candidates) (?:with|holding) (?:\w{1,20} ){0,2}clearances?|habilitations? électriques?`,
);
const ASKED = quickPhrases(
  String.raw`must|requir(?:es?|ed|ing|ements?)|need(?:s|ed)?|mandatory|necessary|essential|(?:able|ability|willing(?:ness)?|eligib\w{1,20}|have|able) (?:to|for)|eligib\w{1,20}|hold(?:s|ing)?|possess\w{0,20}|obtain\w{0,20}|maintain\w{0,20}|subject to|undergo\w{0,20}|active|current|valid|with an?|cleared|conditional|condition|depends? on|contingent|before (?:you )?(?:start|join)\p{L}{0,3}|prior to|comes with|goes? through|prerequisite|complet\w{0,3}|gain|achieve|expected|prepared to`,
  String.raw`erforderlich|notwendig|voraussetzung|vorausgesetzt|bereitschaft|muss|müssen|benötig\p{L}{0,20}|zustimm\p{L}{0,20}|unterzieh\p{L}{0,20}|bestehen`,
  String.raw`requise?s?|nécessaire|exigée?|obligatoire|habilitable|être habilité|devr\p{L}{1,20}|imprescindible|necesari[oa]|requiere|requerid[ao]|se exige|obligatori[ao]|obrigatóri[ao]|necessári[ao]|exig\p{L}{1,20}|vereist|verplicht|nodig|wymagan\p{L}{1,20}|konieczn\p{L}{1,20}|krävs|krav|kommer att|genomgå\p{L}{0,20}|kreves|må|kræves|skal|wymaga\p{L}{0,5}|posiada\p{L}{0,4}|musi\p{L}{0,3}|uzyska\p{L}{0,5}|gotowość|richiest[oa]|necessari[oa]|obbligatori[oa]|edellyt\p{L}{1,6}|vaadi\p{L}{1,6}|nutn[áýoé]|požad\p{L}{1,6}|podmínkou`,
);
const DENIED = quickPhrases(
  String.raw`(?:no|without(?: an?)?|don['’]t (?:need|require)|do not (?:need|require)|doesn['’]t (?:need|require)|does not (?:need|require)) (?:\p{L}{1,20}[- \/]){0,5}clearances?|clearances? (?:\p{L}{1,20} ){0,3}?(?:(?:is|are) )?(?:not|n['’]t|never) (?:\p{L}{1,20} )?(?:required|needed|necessary|mandatory)|clearances?(?: required| level)? ?[:–-] ?(?:no|none|n\/a|not required)|(?:not|never) (?:\p{L}{1,20} ){0,3}(?:require|need)\p{L}{0,20} (?:\p{L}{1,20} ){0,4}clearances?`,
  String.raw`(?:keine|ohne) (?:\p{L}{1,20} )?sicherheitsüberprüfung|sicherheitsüberprüfung (?:\p{L}{1,20} ){0,2}nicht|(?:aucune|pas d['’]|sans) ?habilitation|(?:no|sin) (?:\p{L}{1,20} ){0,3}habilitación|(?:não|sem) (?:\p{L}{1,20} ){0,3}(?:habilitação|credenciação)|(?:geen|zonder) (?:\p{L}{1,20} )?veiligheids\p{L}{1,20}|(?:nie|bez) (?:\p{L}{1,20} ){0,2}poświadczeni\p{L}{1,20}|(?:ingen|inte|utan) (?:\p{L}{1,20} ){0,3}säkerhets\p{L}{1,20}`,
);
/** "Clearance" alone, which is of goods and patients as well, needs words of states and secrets beside it. */
const QUALIFIED = quickPhrases(
  String.raw`(?:security|government|secret|ts|sci|nato|dod|sc|dv|ctc|nv[12]|bpss|baseline|federal|polygraph|public trust|nationale?|reliability|q|l|active|current|personnel|enhanced)(?:[- \/]+[\p{L}()\/-]{1,12}){0,4}[- \/]+clear(?:ance|ances|ed)|clearances? (?:at|to|up to|level|from|and access)|high-level clearance|(?:obtain|hold|holds|holding|maintain|get|eligible for|able to get)(?: \p{L}{1,12}){0,4} clearances?|(?:military|defen[cs]e|classified|citizens?|federal|government|secret|ts)`,
);
const PLAIN_ONLY = /(?<!\p{L})clearances?(?!\p{L})/iu;
const QUESTION = /\?\s*$/;
/** A label with a level: "Security clearance: Secret". */
const LABELLED = quickPhrases(
  String.raw`clearances?(?: level| required| needed)? ?[:–-] ?(?:yes|secret|top|ts|sc|dv|nato|active|required|public|q|l|baseline|nv[12])`,
);
const UNMISTAKABLE = quickPhrases(
  String.raw`ts\/sci|security[- ]cleared|sc[- ]cleared|dv[- ]cleared|säkerhetsklass\p{L}{0,20}`,
);

/** Marks around the name of a level: "habilitation « Secret »", 'clearance "Top Secret"'. */
const MARKS = /["„”“«»‚‹›]/u;
const EVERY_MARK = /["„”“«»‚‹›]/gu;
/** A lie detector that is only welcome beside a clearance that is needed: "TS/SCI w/ poly preferred". */
const POLY_WELCOME = replacedQuickly(
  /(?<=ts\/sci)(?: clearance)?,? ?(?:with|w\/|and|\+) ?(?:an? )?(?:ci |full[- ]scope |fs |lifestyle )?poly(?:graph)? (?:is )?(?:strongly |highly )?(?:preferred|desired|a plus)/giu,
);

/** Returns a sentence without what says nothing of the clearance that it names. */
function plainly(text: string): string {
  const unmarked = MARKS.test(text) ? text.replaceAll(EVERY_MARK, " ").replaceAll(/ {2,}/gu, " ") : text;
  return POLY_WELCOME.replace(unmarked, "");
}

/** Returns `required` where people need a security clearance, or must be able to get one. Null where nothing says so, or it's only welcome. */
export function readSecurityClearance({
  title,
  sentences,
}: {
  title: string;
  sentences: readonly Sentence[];
}): Evidenced<"required" | null> {
  if (UNMISTAKABLE.test(title) || (NAMED.test(title) && !OTHER.test(title) && !DENIED.test(title)))
    return { value: "required", evidence: `title: ${JSON.stringify(title)}` };
  for (const { text: given, section } of sentences) {
    if (NOT_ASKED.has(section) || section === "nice-to-have") continue;
    const text = plainly(given);
    if (
      (asksForVetting(text) || namesClearance(text)) &&
      !WELCOME.test(text) &&
      !isWelcomeOnly(text) &&
      !QUESTION.test(text)
    )
      return { value: "required", evidence: given };
    if (!NAMED.test(text)) continue;
    if ([OTHER, DENIED, WELCOME, QUESTION].some((each) => each.test(text)) || isWelcomeOnly(text)) continue;
    if (PLAIN_ONLY.test(text) && !QUALIFIED.test(text)) continue;
    const isAsked = ASKED.test(text) || LABELLED.test(text) || UNMISTAKABLE.test(text) || section === "requirements";
    if (isAsked) return { value: "required", evidence: given };
  }
  return { value: null, evidence: "" };
}
