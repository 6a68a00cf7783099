import { SaxesParser } from "saxes";
import { HTML_ENTITIES } from "#sources/html-entities.ts";
import { SourceShapeError } from "#sources/read.ts";

/** One element: its name without prefix, its own text (CDATA included), its attributes and children. */
export interface XmlElement {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: XmlElement[];
}

const MAX_DEPTH = 64;
const MAX_ELEMENTS = 500_000;

/**
 * XML text to its root element. There is no document type: `<!DOCTYPE` is refused, so nothing can be declared or
 * fetched. Entities are the five of XML, numeric ones, and a fixed list of HTML's, which feeds use without declaring.
 * Throws SourceShapeError for malformed, deeper or larger XML, and for anything that is not text.
 */
export function parseXml(sourceId: string, payload: unknown): XmlElement {
  if (typeof payload !== "string") throw new SourceShapeError(sourceId, "the answer is not XML text");
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  Object.assign(parser.ENTITIES, HTML_ENTITIES);
  const top: XmlElement = { name: "", text: "", attributes: {}, children: [] };
  const open = [top];
  let elements = 0;
  const fail = (message: string): never => {
    throw new SourceShapeError(sourceId, message);
  };
  const append = (text: string) => {
    open.at(-1)!.text += text;
  };
  parser.on("doctype", () => fail("the XML declares a document type, which is refused"));
  parser.on("error", (error) => fail(`the XML is malformed: ${error.message}`));
  parser.on("opentag", (tag) => {
    if (open.length > MAX_DEPTH) fail(`the XML is nested deeper than ${MAX_DEPTH} levels`);
    if (++elements > MAX_ELEMENTS) fail(`the XML holds more than ${MAX_ELEMENTS} elements`);
    const element: XmlElement = {
      name: localName(tag.name),
      text: "",
      attributes: tag.attributes,
      children: [],
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    const element = open.pop()!;
    element.text = element.text.trim();
  });
  parser.on("text", append);
  parser.on("cdata", append);
  parser.write(payload.replace(/^[\uFEFF\s]+/, "")).close();
  return top.children[0] ?? fail("the XML has no root element");
}

/** The children of that name; none for an element that is not there. */
export function all(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first child of that name. */
export function one(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Takes one level of entity escaping off, no more: `&amp;nbsp;` becomes `&nbsp;`. */
export function unescapeOnce(html: string): string {
  return html.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,10}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return FIVE[name] ?? HTML_ENTITIES[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const isText =
        code <= 0x10ffff &&
        (code < 0xd800 || code > 0xdfff) &&
        (code >= 0x20 || code === 9 || code === 10 || code === 13);
      return isText ? String.fromCodePoint(code) : "\uFFFD";
    },
  );
}

const FIVE: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
