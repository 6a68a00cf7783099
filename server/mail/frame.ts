import { escapeHtml } from "#contract/values/escape.ts";
import { brand } from "#contract/values/brand.ts";

/** The content of a mail, in plain text. The frame escapes it and lays it out. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show after the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** A list of things, each with its address. */
  items?: { title: string; url: string; lines: string[] }[];
  /** Paragraphs and links after the list and the button. */
  closing?: (string | MailLink)[];
  action?: { label: string; url: string; note: string };
  /** Why the recipient gets this mail and what to do if they didn't request it. */
  footnote: string;
  /** What the reader can do about such mails. */
  footnoteLink?: MailLink;
  /** One POST to this URL unsubscribes from mails of this kind. Sent in the List-Unsubscribe header. */
  unsubscribeUrl?: string;
}

/** A link with words of its own. */
export interface MailLink {
  label: string;
  url: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
}

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";

/** Every mail program supports tables and inline styles; the style block only adds what some of them ignore. */
const STYLE = `a{text-underline-offset:3px}.button:focus-visible{outline:3px solid #0077b4;outline-offset:3px}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.page{background:#0d1518!important}.sheet{background:#121c20!important;border-color:#243034!important}
.ink{color:#e8eeee!important}.ink2{color:#b4c0c3!important}.ink3{color:#92a2a5!important}.link{color:#70d2d7!important}
.button{background:#70d2d7!important;color:#02171c!important}.field{background:#0a2126!important;border-color:#256069!important}
.sun{background:#b69748!important}.rule{border-color:#243034!important}.mark{background:#70d2d7!important;color:#02171c!important}}`;

/** Renders a message as text and as HTML, with the same words in both. */
export function renderMail(content: MailContent): RenderedMail {
  return {
    subject: oneLine(content.subject),
    text: renderText(content),
    html: renderHtml(content),
    ...(content.unsubscribeUrl !== undefined && { unsubscribeUrl: content.unsubscribeUrl }),
  };
}

function renderText(content: MailContent): string {
  const items = (content.items ?? []).map(({ title, url, lines }) => [title, ...lines, url].join("\n"));
  const closing = (content.closing ?? []).map((part) =>
    typeof part === "string" ? part : `${part.label}\n${part.url}`,
  );
  const parts = [content.heading, ...content.paragraphs, ...items];
  if (content.action) parts.push(`${content.action.label}:\n${content.action.url}`);
  parts.push(...closing);
  if (content.action && content.action.note !== "") parts.push(content.action.note);
  const { footnote, footnoteLink: link } = content;
  parts.push(
    `${footnote}${link ? `\n${link.label}: ${link.url}\n` : " "}Questions: ${brand.supportEmail}`,
    `-- \n${brand.name} – ${brand.tagline}`,
  );
  return parts.join("\n\n") + "\n";
}

function renderHtml(content: MailContent): string {
  const { action } = content;
  const paragraphs = [
    ...content.paragraphs.map(renderParagraph),
    ...(content.items ?? []).map(renderItem),
    ...(action ? [renderButton(action)] : []),
    ...(content.closing ?? []).map((part) =>
      typeof part === "string" ? renderParagraph(part) : renderItem({ title: part.label, url: part.url, lines: [] }),
    ),
    ...(action ? [renderNote(action)] : []),
  ].join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:#f8fafb">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<main><table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f8fafb"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dbe2e3;border-radius:8px;border-collapse:separate">
<tr><td class="pad" style="padding:24px 36px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="ink" style="${FONT}font-size:20px;line-height:26px;font-weight:700;color:#102127"><span class="mark" style="display:inline-block;width:26px;height:26px;line-height:26px;border-radius:6px;background:#005c6a;color:#fff;text-align:center;font-size:16px;margin-right:8px">${escapeHtml(brand.name.slice(0, 1))}</span>${escapeHtml(brand.name.toLowerCase())}</td>
<td align="right" valign="bottom" height="56" style="line-height:0"><span class="sun" style="display:inline-block;width:72px;height:36px;border-radius:72px 72px 0 0;background:#f3d57b;margin-right:48px"></span></td>
</tr></table></td></tr>
<tr><td class="field" height="14" style="height:14px;line-height:14px;font-size:0;background:#d8edee;border-top:2px solid #8fc6ce">&nbsp;</td></tr>
<tr><td class="pad" style="padding:32px 36px 8px"><h1 class="ink" style="margin:0;${FONT}font-size:24px;line-height:30px;font-weight:700;color:#102127">${escapeHtml(content.heading)}</h1>
${paragraphs}</td></tr>
<tr><td class="pad" style="padding:24px 36px 28px"><p class="rule ink3" style="margin:0;padding-top:18px;border-top:1px solid #dbe2e3;${FONT}font-size:13px;line-height:20px;color:#57666b">${lines(content.footnote)}${content.footnoteLink ? ` ${renderLink(content.footnoteLink)}.` : ""} Questions: ${renderLink({ label: brand.supportEmail, url: `mailto:${brand.supportEmail}` })}</p></td></tr></table>
<p class="ink3" style="margin:18px 0 0;${FONT}font-size:13px;line-height:19px;color:#57666b">${escapeHtml(brand.name)} – ${escapeHtml(brand.tagline)}</p>
</td></tr></table></main></body></html>
`;
}

function renderParagraph(text: string): string {
  return `<p class="ink2" style="margin:14px 0 0;${FONT}font-size:16px;line-height:25px;color:#3f4f54">${lines(text)}</p>`;
}

function renderItem(item: NonNullable<MailContent["items"]>[number]): string {
  const text = item.lines.map((line) => `<br>${lines(line)}`).join("");
  return `<p class="ink2" style="margin:18px 0 0;${FONT}font-size:15px;line-height:23px;color:#3f4f54"><a class="link" href="${escapeHtml(item.url)}" style="font-size:16px;font-weight:700;color:#005c6a">${escapeHtml(item.title)}</a>${text}</p>`;
}

function renderLink({ label, url }: MailLink): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:#005c6a">${escapeHtml(label)}</a>`;
}

function renderButton({ label, url }: NonNullable<MailContent["action"]>): string {
  return `<p style="margin:26px 0 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:#005c6a;color:#ffffff;${FONT}font-size:16px;line-height:20px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function renderNote({ note, url }: NonNullable<MailContent["action"]>): string {
  return `<p class="ink2" style="margin:26px 0 0;${FONT}font-size:14px;line-height:21px;color:#3f4f54">${escapeHtml(`${note} If the button`.trimStart())} does nothing, copy this address into your browser:</p>
<p style="margin:6px 0 0;${FONT}font-size:14px;line-height:21px;word-break:break-all">${renderLink({ label: url, url })}</p>`;
}

/** Returns the first line of a mail, without a name if that is null. */
export function greeting(name: string | null): string {
  return name === null ? "Hello," : `Hello ${name},`;
}

/** An address, without the mark that ends its sentence. */
const ADDRESS = /(https?:\/\/\S*[^\s.,;:!?)])/;

/** Returns a text as HTML in which every address is a link, and may break anywhere: a phone is narrower than a token. */
function lines(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, at) => {
      const escaped = escapeHtml(part).replaceAll("\n", "<br>");
      return at % 2 === 0
        ? escaped
        : `<a class="link" href="${escaped}" style="color:#005c6a;word-break:break-all">${escaped}</a>`;
    })
    .join("");
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
