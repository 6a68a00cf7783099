import type { PreparedText, Sentence } from "./prepared-text.ts";

export interface SummaryInput {
  title: string;
  companyName: string;
  /** The source's short text. */
  excerpt: string;
  prepared: PreparedText;
}

const LENGTH = { min: 60, best: 260, max: 420 };
const ROLE_CUE =
  /\b(?:as (?:a|an|our|the)\b|you(?:'ll|’ll| will)\b|in this role|this role|this position|the role|we(?:'re|’re| are) (?:looking for|seeking|hiring)|(?:is|are) (?:looking for|seeking|hiring)|responsible for|your (?:role|mission|job|work|responsibilities)|the (?:ideal|successful) candidate|join (?:our|us|the)|you work|du (?:wirst|bist|übernimmst|arbeitest|entwickelst|verantwortest)|als\b.{3,60}\b(?:bist|wirst|übernimmst)|deine aufgaben|wir suchen|vous (?:serez|êtes|aurez|travaillerez|participerez)|en tant que|nous recherchons|au sein de|tu (?:seras|auras)|serás|buscamos|como\b.{3,60}\bserás|tendrás|te encargarás)/i;
const COMPANY_CUE =
  /\b(?:founded in|our mission|our vision|is a (?:leading|global|fast[- ]growing|world)|leading (?:provider|platform|company)|headquartered|we believe|we are (?:a|an|the|on a|proud|committed)|we(?:'|’)re (?:a|an|the|on a|building|proud)|backed by|series [a-e]|customers (?:include|trust)|about us|years? (?:of experience )?in business|wir sind (?:ein|eine|der|die)|nous sommes (?:un|une)|somos una?|fundad|gegründet|fondée?)\b/i;
const NEVER =
  /\b(?:equal[- ]opportunity|without regard|accommodat|privacy|apply (?:now|today|here|by)|click|cookie|recruit(?:er|ing) (?:agenc|fraud)|scam|salary|compensation|\bpto\b|401k|insurance|benefits?|visa|sponsorship|background check|gehalt|bewirb|bewerbung|postule|cv\b|resume|cover letter|e-?mail|https?:|www\.)|[@]|\$\s?\d|€|£/i;
const LABEL = /^(?:[\p{L} /&-]{2,28}):\s/u;

function score(sentence: Sentence, index: number, titleWords: ReadonlySet<string>, company: string): number {
  const { text, section } = sentence;
  if (
    section === "eeo" ||
    section === "benefits" ||
    section === "compensation" ||
    section === "process" ||
    section === "location" ||
    section === "nice-to-have"
  )
    return -10;
  if (text.length < 40 || text.length > 480 || NEVER.test(text) || LABEL.test(text) || !/[\p{Ll}]/u.test(text))
    return -10;
  let points = 0;
  if (ROLE_CUE.test(text)) points += 2;
  if (section === "role") points += 1;
  if (section === "responsibilities") points += 0.6;
  if (section === "requirements") points -= 1.2;
  if (section === "about") points -= 2;
  const words = text.toLowerCase().split(/[^\p{L}\d+#]+/u);
  const named = words.filter((word) => titleWords.has(word)).length;
  if (named > 0) points += Math.min(2, 0.8 * named);
  if (COMPANY_CUE.test(text)) points -= 2;
  if (company.length > 2 && text.toLowerCase().startsWith(company.toLowerCase()) && !ROLE_CUE.test(text)) points -= 2;
  if (text.length >= LENGTH.min && text.length <= 300) points += 1;
  if (/^[\p{Lu}]/u.test(text) && /[.!]$/.test(text)) points += 0.5;
  return points - Math.min(1, index * 0.02);
}

function ended(text: string): string {
  const trimmed = text.trim().replace(/[;,:]$/, "");
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function clip(text: string): string {
  if (text.length <= LENGTH.max) return text;
  const cut = text.slice(0, LENGTH.max);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "));
  if (end > LENGTH.max / 2) return cut.slice(0, end + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:]$/, "")}…`;
}

/**
 * Returns two or three sentences about the work: the one that says most about the role, with its neighbours up to about 260
 * characters; else the first duties; else the source's excerpt. All sentences come from the posting; "" when it has none.
 */
export function readSummary({ title, companyName, excerpt, prepared }: SummaryInput): string {
  const titleWords = new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}\d+#]+/u)
      .filter((word) => word.length > 3),
  );
  const sentences = prepared.sentences.slice(0, 90);
  const scores = sentences.map((sentence, index) => score(sentence, index, titleWords, companyName));
  let best = -1;
  for (let index = 0; index < scores.length; index++)
    if ((scores[index] ?? -10) >= 1.5 && (best < 0 || (scores[index] ?? 0) > (scores[best] ?? 0))) best = index;
  const picked = sentences[best];
  if (picked !== undefined) {
    const parts = [ended(picked.text)];
    for (let index = best + 1; index < sentences.length && parts.length < 3; index++) {
      const next = sentences[index];
      if (
        next === undefined ||
        next.section !== picked.section ||
        (scores[index] ?? -10) < 0 ||
        parts.join(" ").length + next.text.length > LENGTH.best + 40
      )
        break;
      parts.push(ended(next.text));
    }
    return clip(parts.join(" "));
  }
  const duties = sentences
    .filter(
      ({ text, section }) =>
        section === "responsibilities" && text.length >= 15 && text.length <= 200 && !NEVER.test(text),
    )
    .slice(0, 3);
  if (duties.length >= 2) return clip(ended(duties.map(({ text }) => text.replace(/[.;,]$/, "")).join("; ")));
  const own = excerpt
    .replace(/<[^>]{0,300}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (own.length >= 30) return clip(ended(own));
  const any = sentences.find((sentence, index) => (scores[index] ?? -10) > -2 && sentence.text.length >= 40);
  return any === undefined ? "" : clip(ended(any.text));
}
