import { escapeHtml } from "#contract/values/escape.ts";
import type { ListPart, OpeningText } from "./compose.ts";

const p = (text: string, attributes = "") => `<p${attributes}>${escapeHtml(text)}</p>`;
const li = (items: string[]) => items.map((item) => `<li>${escapeHtml(item)}</li>`).join("\n");

/** Returns the lists in the order every board shows them. */
export function lists(text: OpeningText): ListPart[] {
  return [text.duties, text.needs, ...(text.nice ? [text.nice] : []), text.perks];
}

export function tail(text: OpeningText): string[] {
  return [text.where, ...(text.salary ? [text.salary] : []), ...(text.closing ? [text.closing] : [])];
}

/** Greenhouse wraps the employer's boilerplate in its own blocks, then escapes the whole text again. */
export function greenhouseHtml(text: OpeningText): string {
  const html = [
    `<div class="content-intro">${text.about.map((line) => p(line)).join("")}</div>`,
    ...text.role.map((line) => p(line)),
    ...lists(text).map((part) => `<h3>${escapeHtml(part.heading)}</h3>\n<ul>\n${li(part.items)}\n</ul>`),
    p(text.where),
    ...(text.salary
      ? [`<div class="content-pay-transparency"><div class="pay-input"><p>${escapeHtml(text.salary)}</p></div></div>`]
      : []),
    ...(text.closing ? [`<div class="content-conclusion">${p(text.closing)}</div>`] : []),
  ].join("\n");
  return escapeHtml(html);
}

export function ashbyHtml(text: OpeningText): string {
  const style = ' style="min-height:1.5em"';
  return [
    ...[...text.about, ...text.role].map((line) => p(line, style)),
    ...lists(text).map(
      (part) =>
        `<h2>${escapeHtml(part.heading)}</h2><ul${style}>${part.items.map((item) => `<li><p${style}>${escapeHtml(item)}</p></li>`).join("")}</ul>`,
    ),
    ...tail(text).map((line) => p(line, style)),
  ].join("");
}

/** Writes headings as bold paragraphs, as the editors of Workable and Remotive do. */
export function boldHtml(text: OpeningText): string {
  return [
    ...[...text.about, ...text.role].map((line) => p(line)),
    ...lists(text).map((part) => `<p><strong>${escapeHtml(part.heading)}</strong></p>\n<ul>\n${li(part.items)}\n</ul>`),
    ...tail(text).map((line) => p(line)),
  ].join("\n");
}

export function headedHtml(text: OpeningText): string {
  return [
    ...[...text.about, ...text.role].map((line) => p(line)),
    ...lists(text).map((part) => `<h3>${escapeHtml(part.heading)}</h3><ul>${li(part.items)}</ul>`),
    ...tail(text).map((line) => p(line)),
  ].join("");
}

export function paragraphs(lines: string[]): string {
  return lines.map((line) => `<div>${escapeHtml(line)}</div>`).join("");
}

export function listHtml(part: ListPart): string {
  return `<ul>\n${li(part.items)}\n</ul>`;
}

export function listItems(part: ListPart): string {
  return `\n${li(part.items)}`;
}
