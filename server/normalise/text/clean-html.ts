import { escapeHtml } from "#contract/values/escape.ts";
import { decodeLeftovers } from "./repair.ts";

/** One line of plain text with its role in the markup. */
export interface Line {
  text: string;
  kind: "text" | "item" | "heading";
  /** What it starts with in bold or italics, with more behind it. */
  lead?: string;
}

export interface Sanitised {
  html: string;
  lines: Line[];
}

export type InlineTag = "strong" | "em" | "code";

const MAX_LIST_DEPTH = 5;
const LONGEST_LABEL = 40;
/** What authors put before an item where they break lines instead of making a list. */
const BULLET = /^[•·▪●◦‣∙*–—-]\s+(?=\S)/u;
/** Space that isn't one plain space already. */
const SPACES = / ?(?:[^\S ]|\u200b)[\s\u200b]*| {2}[\s\u200b]*/g;

/** Builds clean HTML and plain lines side by side. It writes every tag itself, so no markup of the input gets through. */
export class Writer {
  readonly lines: Line[] = [];
  private html: string[] = [];
  private line = "";
  private boldSeen = false;
  private plainSeen = false;
  private inHeading = false;
  /** The element that the line began in, until it ends, and what the line had by then. */
  private leading: InlineTag | null = null;
  private lead = "";
  /** The element that holds the running text: a tag, `item` for the text of a list item, or none yet. */
  private open: string | null = null;
  private inline: InlineTag[] = [];
  private link = false;
  /** Whether the line ends in a space. Asking the line itself would copy it for each piece. */
  private spaced = false;
  private lists: { tag: "ul" | "ol"; implied: boolean; inItem: boolean; filled: boolean }[] = [];

  get inPre(): boolean {
    return this.open === "pre";
  }

  get inItem(): boolean {
    return this.lists.at(-1)?.inItem === true;
  }

  text(value: string): void {
    const collapsed = decodeLeftovers(value).replace(SPACES, " ");
    const piece = this.line === "" || this.spaced ? collapsed.trimStart() : collapsed;
    if (piece === "") return;
    if (this.open === null) this.start(this.inItem ? "item" : "p");
    this.html.push(escapeHtml(piece));
    this.line += piece;
    this.spaced = piece.endsWith(" ");
    if (/[\p{L}\p{N}]/u.test(piece)) {
      if (this.inline.includes("strong")) this.boldSeen = true;
      else this.plainSeen = true;
    }
  }

  /** Begins a cell of a table. A short first cell is the label of the next: "Hours: 30 a week". */
  cell(): void {
    const label = this.line.trim();
    const isLabel =
      label !== "" && label.length <= LONGEST_LABEL && /[\p{L}\d)%]$/u.test(label) && !label.includes(": ");
    this.text(isLabel ? ": " : " ");
  }

  private start(tag: string): void {
    const list = this.lists.at(-1);
    if (tag !== "item") this.html.push(`<${tag}>`);
    else if (list !== undefined) {
      if (list.filled) this.html.push("<br>");
      list.filled = true;
    }
    this.open = tag;
    for (const name of this.inline) this.html.push(`<${name}>`);
  }

  private endLine(): void {
    const text = this.line.trim();
    if (text !== "") {
      const wholeBold = this.boldSeen && !this.plainSeen && text.length <= 90;
      const kind = this.inHeading || (wholeBold && !this.inItem) ? "heading" : this.inItem ? "item" : "text";
      const bullet = kind === "text" ? BULLET.exec(text) : null;
      this.lines.push({
        text: bullet === null ? text : text.slice(bullet[0].length),
        kind: bullet === null ? kind : "item",
        ...(this.lead !== "" && this.lead !== text && { lead: this.lead.replace(bullet?.[0] ?? "", "") }),
      });
    }
    this.line = "";
    this.lead = "";
    this.boldSeen = false;
    this.plainSeen = false;
  }

  /** Ends the current line and the paragraph, heading or item text that holds it. */
  break(): void {
    this.endLine();
    this.inHeading = false;
    if (this.open === null) return;
    this.closeLink();
    for (let index = this.inline.length - 1; index >= 0; index--) this.html.push(`</${this.inline[index]}>`);
    if (this.open !== "item") this.html.push(`</${this.open}>`);
    this.open = null;
  }

  lineBreak(): void {
    if (this.open === null || this.line === "") return;
    if (this.inHeading) {
      this.text(" ");
      return;
    }
    this.endLine();
    this.html.push("<br>");
  }

  private closeImpliedList(): void {
    if (this.lists.at(-1)?.implied === true) this.closeList();
  }

  heading(tag: string): void {
    this.break();
    this.closeImpliedList();
    this.start(tag);
    this.inHeading = true;
  }

  block(tag: "blockquote" | "pre" | "hr" | null): void {
    this.break();
    this.closeImpliedList();
    if (this.lists.length > 0 || tag === null) return;
    if (tag === "hr") this.html.push("<hr>");
    else this.start(tag);
  }

  openInline(tag: InlineTag): void {
    if (this.inline.includes(tag)) return;
    if (this.inline.length === 0 && this.line === "") this.leading = tag;
    this.inline.push(tag);
    if (this.open !== null) this.html.push(`<${tag}>`);
  }

  closeInline(tag: InlineTag): void {
    const at = this.inline.lastIndexOf(tag);
    if (at < 0) return;
    this.closeLink();
    if (this.leading === tag) {
      this.leading = null;
      if (this.lead === "") this.lead = this.line.trim();
    }
    if (this.open !== null) {
      for (let index = this.inline.length - 1; index >= at; index--) this.html.push(`</${this.inline[index]}>`);
      for (let index = at + 1; index < this.inline.length; index++) this.html.push(`<${this.inline[index]}>`);
    }
    this.inline.splice(at, 1);
  }

  openLink(href: string): void {
    this.closeLink();
    if (this.open === null) this.start(this.inItem ? "item" : "p");
    this.html.push(`<a href="${escapeHtml(href)}" rel="nofollow noopener">`);
    this.link = true;
  }

  closeLink(): void {
    if (this.link) this.html.push("</a>");
    this.link = false;
  }

  openList(tag: "ul" | "ol", implied = false): void {
    this.break();
    this.closeImpliedList();
    if (this.lists.length >= MAX_LIST_DEPTH) return;
    const parent = this.lists.at(-1);
    if (parent !== undefined && !parent.inItem) this.item();
    this.lists.push({ tag, implied, inItem: false, filled: false });
    this.html.push(`<${tag}>`);
  }

  closeList(): void {
    this.break();
    const list = this.lists.pop();
    if (list === undefined) return;
    if (list.inItem) this.html.push("</li>");
    this.html.push(`</${list.tag}>`);
  }

  item(): void {
    this.break();
    if (this.lists.length === 0) this.openList("ul", true);
    const list = this.lists.at(-1);
    if (list === undefined) return;
    if (list.inItem) this.html.push("</li>");
    list.inItem = true;
    list.filled = false;
    this.html.push("<li>");
  }

  /** Ends an implied list; a list the markup opened stays open. */
  endItems(): void {
    this.closeImpliedList();
  }

  end(): Sanitised {
    this.break();
    while (this.lists.length > 0) this.closeList();
    let html = this.html.join("").replace(/(?<!<br>)(?:<br>)+<\/(p|li)>/g, "</$1>");
    // Emptied elements can leave their parent empty; the output nests a few levels only.
    for (let pass = 0; pass < 8; pass++) {
      const fuller = html.replace(/<(p|strong|em|code|li|ul|ol|h3|h4|h5|blockquote|pre)>\s*(?:<br>)*<\/\1>/g, "");
      if (fuller === html) break;
      html = fuller;
    }
    return { html, lines: this.lines };
  }
}
