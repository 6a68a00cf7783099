import { Parser } from "htmlparser2";
import { elementsIn, withClass, type PageElement } from "#sources/html-elements.ts";

const OPENING = /^\/job_posting\/(?:[^/]*-)?(\d{1,12})\/?$/;
/** The modes in the languages of Factorial's markets. */
const MODES: readonly (readonly [RegExp, "remote" | "hybrid" | "onsite"])[] = [
  [/^(h[ií]brido?|ibrid[oa]|hybrid|hybride|hybrydowa|hybrydowo)$/i, "hybrid"],
  [
    /^((fully |100 ?% )?remote|remot[oa]|da remoto|en remoto|teletrabajo|à distance|télétravail|zdalnie|zdalna)$/i,
    "remote",
  ],
  [/^(in[ -]?office|on[ -]?site|presencial|in sede|in presenza|sur site|présentiel|vor ort|no escritório)$/i, "onsite"],
];
const SALARY = /[€$£]|R\$|\b(?:EUR|USD|GBP|BRL|MXN|PLN|CHF)\b/;

/** Returns the address and id of the opening that a card leads to; null for a card that leads elsewhere. */
export function addressIn(card: PageElement, base: string): { url: string; id: string; card: PageElement } | null {
  const links = elementsIn(card.html, (name) => name === "a").map(({ attributes }) => attributes["href"]);
  for (const href of [card.attributes["data-job-postings-url"], ...links]) {
    const url = href === undefined ? null : URL.parse(href, base);
    const id = url?.hostname === new URL(base).hostname ? OPENING.exec(url.pathname)?.[1] : undefined;
    if (url && id) return { url: `${url.origin}${url.pathname}`, id, card };
  }
  return null;
}

/** Returns the texts of an element, one entry for each run between tags. */
export function textsIn({ html }: PageElement): string[] {
  const texts = [""];
  const parser = new Parser({
    ontext: (text) => void (texts[texts.length - 1] += text),
    onopentag: () => void texts.push(""),
    onclosetag: () => void texts.push(""),
  });
  parser.end(html);
  return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
}

/** Returns the workplace that one of the words states; undefined if none does. */
export function modeIn(words: readonly string[]) {
  for (const word of words) {
    const value = MODES.find(([pattern]) => pattern.test(word))?.[1];
    if (value) return { value, evidence: `work mode: ${word}` };
  }
  return undefined;
}

/**
 * Returns the facts of an opening's page, a list without labels: contract, hours, salary, place and team in any order. A place
 * has a comma, alone or in brackets after the workplace: "Híbrido (Valencia, Comunidad Valenciana, España)".
 */
export function factsIn(page: string) {
  const rows = elementsIn(page, (name, attributes) => name === "li" && withClass("border-gray-50")(name, attributes));
  const facts = rows.map(({ text }) => text).filter((text) => text !== "");
  const salary = facts.find((fact) => SALARY.test(fact) && /\d/.test(fact));
  const inBrackets = facts
    .filter((fact) => fact !== salary)
    .map((fact) => /^([^()]{1,60})\(([^()]{1,300})\)$/.exec(fact))
    .find((match) => match?.[2]!.includes(","));
  const plain = facts.find((fact) => fact !== salary && fact.includes(",") && !/[()]/.test(fact));
  return {
    locations: [inBrackets?.[2] ?? plain ?? ""],
    workplace: modeIn(inBrackets ? [inBrackets[1]!.trim()] : facts),
    salary: { text: salary },
  };
}
