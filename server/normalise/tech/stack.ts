import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { hasAmbiguousName, type Technology } from "#taxonomy/technologies.ts";
import type { Evidenced } from "#normalise/result.ts";
import { splitSentences } from "#normalise/text/sentences.ts";
import { techIn } from "./context.ts";
import { uninflected } from "./uninflected.ts";
import { techByTag } from "./vocabulary.ts";
import type { PreparedText, SectionKind } from "#normalise/text/prepared-text.ts";

export const MAX_TECHNOLOGIES = 30;

const WEIGHT: Partial<Record<SectionKind, number>> = {
  requirements: 3,
  responsibilities: 2,
  role: 2,
  intro: 2,
  "nice-to-have": 1.5,
  about: 1,
};
const TITLE_WEIGHT = 10;
const TAG_WEIGHT = 4;
const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;

/** Blanks web and mail addresses. Reads word by word, because one expression for both is cubic on `a@a@a@`. */
function withoutAddresses(text: string): string {
  return text.replace(/\S+/g, (word) => {
    if (/^(?:https?:\/\/.|www\..)/i.test(word)) return " ";
    const at = word.indexOf("@", 1);
    const domain = at === -1 ? -1 : lastDomainEnd(word);
    const rest = domain >= at + 3 && at !== -1 ? ` ${word.slice(domain)}` : word;
    return rest.replace(WEB_ADDRESS, " ");
  });
}

/** Returns where the last `.name` of a word ends; -1 without one. */
function lastDomainEnd(word: string): number {
  let dot = word.length;
  do dot = dot === 0 ? -1 : word.lastIndexOf(".", dot - 1);
  while (dot !== -1 && !/\w/.test(word.charAt(dot + 1)));
  if (dot === -1) return -1;
  let end = dot + 1;
  while (/\w/.test(word.charAt(end))) end += 1;
  return end;
}
/** Files in which an application comes: "Lebenslauf als PDF oder Word", "candidaturas em ficheiros Word ou Excel". */
const FILE_FORMAT =
  /(?<!\p{L})(?:(?:MS |Microsoft )?(?:Word|Excel)|PDF|\.?docx?)(?:[ -](?:format|formato|datei|fil|file|files|document|dokument)\p{L}{0,3})?(?:[ ,/-]{1,3}(?:(?:or|oder|ou|o|of|eller|lub|tai|nebo|and|und|et|y|e|och|og|i|ja|a) )?(?:(?:MS |Microsoft )?(?:Word|Excel)|PDF|\.?docx?)(?![\p{L}])){0,3}(?!\p{L})/gu;
const APPLIES = folded(
  /candidat[uú]r|solicitud|bewerbung|bewirb|application|lebenslauf|anschreiben|(?<!\p{L})cv(?!\p{L})|r[eé]sum[eé]|curr[ií]cul|ansök|ansøg|søknad|hakemu|życiorys|aplikac|životopis|sollicit|motivati|履歴書|職務経歴書|応募書類/iu,
);
/** What says that a document of an application is a file, before the format or behind it. */
const AS_FILE = folded(
  /(?<!\p{L})(?:als|as|in|im|em|en|au|i|som|w|ve|formato?|fichiers?|ficheiros?|arquivos?|archivos?|files?|dateien?|filer|plik\p{L}{0,3}|soubor\p{L}{0,3}|tiedosto\p{L}{0,3}|bestand(?:en)?)[ :(]{1,2}(?:format |formato |file )?$/iu,
);
const SENDS = folded(
  /send|submit|accept|upload|attach|e-?mail|schick|sende|reich|envo[iy]|envi|transm|invia|mand|inolt|stuur|prze?s[łyl]|wy[sś][łl]|wysył|skick|indsend|legg ved|lähet|zašl|posíl|aceit|anexa|送/iu,
);
const APPLIES_WITHIN = 110;

/** Blanks the formats of files in which an application is to come. */
function withoutFileFormats(text: string): string {
  if (!/Word|Excel/.test(text) || !APPLIES.test(text)) return text;
  return text.replace(FILE_FORMAT, (formats: string, at: number) => {
    const line =
      text
        .slice(Math.max(0, at - APPLIES_WITHIN), at)
        .split(/[\n;]|\. (?=\p{Lu})/u)
        .at(-1) ?? "";
    const isFile = AS_FILE.test(line) || /PDF|doc/u.test(formats);
    return isFile && APPLIES.test(line) && SENDS.test(line) ? " ".repeat(formats.length) : formats;
  });
}

/** In these sections a technology counts only in a sentence about working with it. */
const WORK_TALK = quickly(
  /stack|technolog|built (?:in|on|with)|written in|languages?\b|tools\b|framework|engineering team|experience|proficien|knowledge of|familiar|skills|libraries/i,
);

/** Process and office words say nothing of whether an ambiguous tag is meant as a technology. */
function technical({ category }: Technology): boolean {
  return category !== "Product & business tools" && category !== "Process";
}

/** Returns whether a sentence is a list of technologies and nothing else: "Python, SQL, Spark." */
function isList(sentence: string): boolean {
  const items = sentence.replace(/\.$/, "").split(/[,;|•/]|\sand\s/);
  return (
    items.length > 1 &&
    items.every((item) => item.trim().split(" ").length <= 3) &&
    new Set(techIn(sentence).map(({ technology }) => technology.slug)).size >= items.length / 2
  );
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at) + 1;
  const end = text.indexOf("\n", at);
  return text.slice(start, end === -1 ? undefined : end).slice(0, 300);
}

/**
 * Technologies a posting asks for or works with, most telling first, at most thirty: from its title, its text (not benefits, pay or
 * equal-opportunity parts) and, where the text is cut or absent, the source's tags. A company's own name is no technology unless the work asks for it.
 */
export function readTechStack({
  title,
  tags = [],
  prepared,
  company,
  language = null,
}: {
  title: string;
  tags?: readonly string[];
  prepared: PreparedText;
  company?: string;
  /** The language of the text, if known. */
  language?: string | null;
}): Evidenced<string[]> {
  const found = new Map<string, { technology: Technology; weight: number; evidence: string }>();
  const note = (technology: Technology, weight: number, evidence: () => string) => {
    const entry = found.get(technology.slug);
    if (entry === undefined) found.set(technology.slug, { technology, weight, evidence: evidence() });
    else entry.weight += weight / 4;
  };
  const employer = company?.toLowerCase().replace(/[,.]?\s+(?:inc|ltd|llc|gmbh|labs)\.?$/, "");
  for (const { technology } of techIn(title, language))
    note(technology, TITLE_WEIGHT, () => `title: ${JSON.stringify(title)}`);
  for (const section of prepared.sections) {
    const weight = WEIGHT[section.kind] ?? 0.5;
    const aside = section.kind === "about" || WEIGHT[section.kind] === undefined;
    const parts = aside
      ? section.text
          .split("\n")
          .flatMap(splitSentences)
          .filter((sentence) => WORK_TALK.test(sentence) || sentence.includes("- ") || isList(sentence))
      : [section.text];
    for (const part of parts) {
      const plain = part.includes("//") || part.includes("www.") || part.includes("@") ? withoutAddresses(part) : part;
      const text = uninflected(withoutFileFormats(plain), language);
      for (const { technology, at } of techIn(text, language)) {
        if (technology.name.toLowerCase() === employer && section.kind !== "requirements") continue;
        note(technology, weight, () => lineAt(text, at));
      }
    }
  }
  // Boards make tags of words, so that "rest" is REST and "spark" Spark: where the whole text is there, it says what they meant.
  const tagged = (prepared.quality === "full" ? [] : tags).flatMap(
    (tag) => techByTag.get(tag.toLowerCase().trim()) ?? [],
  );
  for (const technology of tagged) {
    const others = [...tagged, ...[...found.values()].map((entry) => entry.technology)];
    const sure =
      !hasAmbiguousName(technology) ||
      others.some((other) => other !== technology && !hasAmbiguousName(other) && technical(other));
    if (sure) note(technology, TAG_WEIGHT, () => `tags: ${tags.join(", ")}`);
  }
  const ranked = [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, MAX_TECHNOLOGIES);
  return { value: ranked.map(({ technology }) => technology.slug), evidence: ranked[0]?.evidence ?? "" };
}
