import { technologies, type Technology } from "#taxonomy/technologies.ts";
import { foldCase, PhraseMatcher } from "#normalise/text/phrase-matcher.ts";

/** What a phrase of the vocabulary is: a spelling that always means the technology, its bare ambiguous name, or another meaning. */
export interface TechPhrase {
  technology: Technology | null;
  bare: boolean;
}

function spellings(phrase: string): string[] {
  const folded = foldCase(phrase.toLowerCase());
  return folded.includes(" ") && !/[.#/&]/.test(folded) ? [folded, folded.replaceAll(" ", "-")] : [folded];
}

/** Technologies in prose. Phrases with another meaning (`go to market`) are held too, so that they take the place of the name in them. */
export const techMatcher = new PhraseMatcher<TechPhrase>();
/** Technologies by how a source's tag may write them, lower case. */
export const techByTag = new Map<string, Technology>();

for (const technology of technologies)
  for (const phrase of technology.not)
    for (const text of spellings(phrase)) techMatcher.add(text, { technology: null, bare: false });
for (const technology of technologies) {
  const ambiguous = technology.rule !== "";
  for (const alias of technology.aliases)
    for (const text of spellings(alias)) techMatcher.add(text, { technology, bare: false });
  const bareName = technology.forms.some((form) => form.toLowerCase() === technology.name.toLowerCase());
  if (!ambiguous || !bareName)
    for (const text of spellings(technology.name)) techMatcher.add(text, { technology, bare: false });
  if (ambiguous && technology.rule !== "alias")
    for (const form of technology.forms)
      for (const text of spellings(form)) techMatcher.add(text, { technology, bare: true });
  for (const tag of [
    technology.name,
    technology.slug,
    ...technology.aliases,
    ...technology.short,
    ...technology.forms,
  ]) {
    if (!techByTag.has(tag.toLowerCase())) techByTag.set(tag.toLowerCase(), technology);
  }
}
