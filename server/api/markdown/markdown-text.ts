import Turndown from "turndown";

/** What some reader of text takes for the end of a line. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
/** Characters that Markdown or HTML inside Markdown would read as markup. */
const MARKUP = /[\\`*_[\]<>#|~&]/g;

const turndown = new Turndown({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" });

/** Returns text on one line as Markdown that shows it literally. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/[\s\u0085]+/g, " ")
    .trim()
    .replaceAll(MARKUP, String.raw`\$&`);
}

/** Returns a link as Markdown. Characters that would end the address early are percent-encoded. */
export function markdownLink(text: string, address: string): string {
  const whole = address.replaceAll(/[<>\s\\]/g, (character) => encodeURIComponent(character));
  return `[${markdownText(text)}](<${whole}>)`;
}

/** Returns the sanitised HTML of a description as Markdown. */
export function descriptionMarkdown(html: string): string {
  return turndown.turndown(html);
}

/**
 * Returns the sanitised HTML of a description as a Markdown quotation. Each line begins with `>`, so that no text of a posting can end the
 * quotation or pass for words of this site.
 */
export function quotedDescription(html: string): string {
  return descriptionMarkdown(html)
    .split(LINE_BREAK)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
