import { Parser } from "htmlparser2";
import { type InlineTag, type Sanitised, Writer } from "./clean-html.ts";
import { withoutHardWraps } from "./plain/hard-wraps.ts";
import { decodeLeftovers } from "./repair.ts";

const HEADINGS: Record<string, string> = { h1: "h3", h2: "h3", h3: "h3", h4: "h4", h5: "h5", h6: "h5" };
const INLINE: Record<string, InlineTag> = {
  strong: "strong",
  b: "strong",
  em: "em",
  i: "em",
  code: "code",
  tt: "code",
  kbd: "code",
};
const BLOCKS = new Set(
  "p div section article header footer main aside nav address figure figcaption table thead tbody tfoot tr dl dt dd form fieldset center details summary blockquote pre hr".split(
    " ",
  ),
);
const SILENT = new Set(
  "script style noscript iframe object embed svg math template title textarea select option button input video audio canvas applet frame frameset noframes noembed head xmp plaintext listing".split(
    " ",
  ),
);
const VOID_SILENT = new Set(["input", "embed", "frame"]);
const KNOWN_TAG = /<(?:!--|\/?(?:[a-z][a-z0-9]{0,12}(?::[a-z0-9]+)?)(?:[\s/>]|$))/i;
const BLOCK_TAG = /<(?:p|br|div|li|h[1-6]|tr|section)\b/i;

/** Returns a link target if it is safe: absolute http or https without credentials. */
function safeHref(href: string | undefined): string | null {
  if (href === undefined || href.length > 2000) return null;
  try {
    const url = new URL(href.trim());
    if (url.protocol !== "https:" && url.protocol !== "http:") return null;
    return url.username === "" && url.password === "" ? url.href : null;
  } catch {
    return null;
  }
}

/** Closing tags of blocks: what follows the last one stands outside all of them. */
const BLOCK_ENDS = ["</p>", "</div>", "</ul>", "</ol>", "</table>", "</section>", "</h2>", "</h3>", "</h4>"];
/** A blank line, or a line with a bullet, between words. */
const PLAIN_LINES = /\n[^\S\n]*\n|\n[^\S\n]*[•·▪●◦‣∙*–—-]\s/u;

/**
 * How many blocks deep line breaks structure the text: at any depth if it has no blocks; outside blocks only, if what stands before the first one or
 * after the last one has plain lines, to which a board has added some markup; else nowhere (-1).
 */
function depthOfPlainLines(body: string): number {
  const start = body.search(BLOCK_TAG);
  if (start < 0) return Number.POSITIVE_INFINITY;
  const end = Math.max(start, ...BLOCK_ENDS.map((tag) => body.lastIndexOf(tag) + tag.length));
  const outside = [body.slice(0, start), body.slice(end)];
  return outside.some((part) => PLAIN_LINES.test(part.replace(/<[^<>]*>/g, "").trim())) ? 0 : -1;
}

const BULLET = /^\s*(?:[•·▪●◦‣∙*–—-]|\u2022|o(?=\s{2}))\s+/;

/** Two lines that begin with "o " are a list; one is a word of Portuguese or Polish. */
const BULLET_OR_CIRCLE = /^\s*(?:[•·▪●◦‣∙*–—-]|o)\s+/;
const CIRCLES = /^[^\S\n]{0,8}o[^\S\n]{1,4}\S/gmu;

const isBlock = (tag: string): boolean =>
  BLOCKS.has(tag) || HEADINGS[tag] !== undefined || tag === "li" || tag === "ul" || tag === "ol";

/** Structures plain text by its line breaks: bullets become items, blank lines separate paragraphs. */
function writePlainText(writer: Writer, text: string): void {
  const lines = withoutHardWraps(text.split(/\r\n|\r|\n/));
  const bullets = (text.match(CIRCLES)?.length ?? 0) > 1 ? BULLET_OR_CIRCLE : BULLET;
  lines.forEach((line, index) => {
    const bullet = bullets.exec(line);
    if (bullet) {
      writer.item();
      writer.text(line.slice(bullet[0].length));
    } else {
      if (line.trim() !== "") writer.endItems();
      writer.text(line);
    }
    if (index < lines.length - 1) {
      if (lines[index + 1]?.trim() === "" || line.trim() === "") writer.break();
      else writer.lineBreak();
    }
  });
}

/**
 * Reduces untrusted HTML or plain text to 15 harmless tags, and returns its lines as plain text.
 * Links keep only http and https targets. Takes one pass and limits the nesting of the output.
 */
export function sanitise(body: string): Sanitised {
  const writer = new Writer();
  if (!KNOWN_TAG.test(body)) {
    writePlainText(writer, decodeLeftovers(body));
    return writer.end();
  }
  const plainDepth = depthOfPlainLines(body);
  let depth = 0;
  let silent = 0;
  let silentTag = "";
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (silent > 0) {
          if (tag === silentTag) silent++;
          return;
        }
        if (SILENT.has(tag)) {
          if (!VOID_SILENT.has(tag)) {
            silent = 1;
            silentTag = tag;
          }
          return;
        }
        const heading = HEADINGS[tag];
        const inline = INLINE[tag];
        if (isBlock(tag)) depth++;
        if (heading !== undefined) writer.heading(heading);
        else if (inline !== undefined) writer.openInline(inline);
        else if (tag === "br") writer.lineBreak();
        else if (tag === "li") writer.item();
        else if (tag === "ul" || tag === "ol") writer.openList(tag);
        else if (tag === "a") {
          const href = safeHref(attributes["href"]);
          if (href !== null) writer.openLink(href);
        } else if (tag === "td" || tag === "th") writer.cell();
        else if (BLOCKS.has(tag)) writer.block(tag === "blockquote" || tag === "pre" || tag === "hr" ? tag : null);
      },
      ontext(text) {
        if (silent > 0) return;
        if ((depth <= plainDepth || writer.inPre) && text.includes("\n")) writePlainText(writer, text);
        else writer.text(text);
      },
      onclosetag(tag) {
        if (silent > 0) {
          if (tag === silentTag) silent--;
          return;
        }
        const inline = INLINE[tag];
        if (inline !== undefined) writer.closeInline(inline);
        else if (tag === "a") writer.closeLink();
        else if (tag === "ul" || tag === "ol") writer.closeList();
        else if (tag === "li" || HEADINGS[tag] !== undefined || BLOCKS.has(tag)) writer.break();
        if (isBlock(tag)) depth--;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(body);
  parser.end();
  return writer.end();
}
