import { MAX_INDUSTRIES } from "#contract/values/job-fields.ts";
import { industries } from "#taxonomy/industries.ts";
import type { Evidenced } from "#normalise/result.ts";
import { foldCase, PhraseMatcher } from "#normalise/text/phrase-matcher.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";

const byName = new Map<string, string>();
const matcher = new PhraseMatcher<string | null>();
for (const { slug, name, names, aliases, not } of industries) {
  for (const phrase of not) matcher.add(phrase, null);
  for (const text of [name, slug, ...names, ...aliases])
    if (!byName.has(text.toLowerCase())) byName.set(text.toLowerCase(), slug);
}
for (const { slug, name, aliases, cues } of industries)
  for (const phrase of [name.toLowerCase(), ...aliases, ...cues]) matcher.add(foldCase(phrase), slug);

function named(text: string): string[] {
  const whole = byName.get(text.toLowerCase().trim());
  if (whole !== undefined) return [whole];
  return text.split(/\s*[,/;|]\s*|\s+(?:and|&)\s+/).flatMap((part) => byName.get(part.toLowerCase().trim()) ?? []);
}

/** Returns what a company says about itself: the about section, and other sentences with the company as their subject. */
function companySentences(prepared: PreparedText, company: string): string[] {
  const subject = company.length > 2 ? company.toLowerCase() : null;
  return prepared.sentences
    .filter(({ text, section }) => {
      if (section === "about") return true;
      if (section !== "intro" && section !== "role") return false;
      const start = text.slice(0, 80).toLowerCase();
      return (
        (subject !== null && start.startsWith(subject)) ||
        /^(?:we(?:'|’)?re|we are|we build|we help|our (?:company|platform|mission|product)|founded in) /i.test(start)
      );
    })
    .map(({ text }) => text);
}

/**
 * Industries of the employer, at most three: as the source names them, else its own tags, else what the company says of itself (never
 * requirements or benefits, where "health insurance" and "job security" stand).
 */
export function readIndustries({
  company,
  prepared,
  tags = [],
}: {
  company: { name?: string; industries?: readonly string[] };
  prepared: PreparedText;
  tags?: readonly string[];
}): Evidenced<string[]> {
  const given = [...new Set((company.industries ?? []).flatMap(named))].slice(0, MAX_INDUSTRIES);
  if (given.length > 0)
    return { value: given, evidence: `company industries: ${(company.industries ?? []).join(", ")}` };
  const counts = new Map<string, { count: number; sentence: string }>();
  for (const sentence of companySentences(prepared, company.name ?? "")) {
    const seen = new Set<string>();
    for (const { value } of matcher.find(foldCase(sentence))) {
      if (value === null || seen.has(value)) continue;
      seen.add(value);
      const entry = counts.get(value);
      if (entry === undefined) counts.set(value, { count: 1, sentence });
      else entry.count += 1;
    }
  }
  const tagged = tags.flatMap((tag) => byName.get(tag.toLowerCase().trim()) ?? []);
  const ranked = [...counts].sort((a, b) => b[1].count - a[1].count);
  const value = [...new Set([...tagged, ...ranked.map(([slug]) => slug)])].slice(0, MAX_INDUSTRIES);
  if (value.length === 0) return { value, evidence: "" };
  return { value, evidence: ranked[0]?.[1].sentence ?? `tags: ${tags.join(", ")}` };
}
