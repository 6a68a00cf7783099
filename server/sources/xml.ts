import { SaxesParser } from "saxes";
import { htmlEntities } from "#sources/html-entities.ts";
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
 * Parses XML and returns its root element. Refuses `<!DOCTYPE`, so nothing can be declared or fetched; HTML's entities are
 * known without a declaration. Throws SourceShapeError for malformed, too deep or too large XML, and for anything but text.
 */
export function parseXml(sourceId: string, payload: unknown): XmlElement {
  if (typeof payload !== "string") throw new SourceShapeError(sourceId, "the response is not XML text");
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  parser.ENTITIES = htmlEntities;
  const top: XmlElement = { name: "", text: "", attributes: {}, children: [] };
  const open = [top];
  let elements = 0;
  const fail = (message: string): never => {
    throw new SourceShapeError(sourceId, message);
  };
  const append = (text: string) => {
    open.at(-1)!.text += text;
  };
  parser.on("doctype", () => fail("the XML declares a document type, which is not allowed"));
  parser.on("error", (error) => fail(`the XML is malformed: ${error.message}`));
  parser.on("opentag", (tag) => {
    if (open.length > MAX_DEPTH) fail(`the XML is nested deeper than ${MAX_DEPTH} levels`);
    if (++elements > MAX_ELEMENTS) fail(`the XML has more than ${MAX_ELEMENTS} elements`);
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

/** Returns the children with a name; none for a missing element. */
export function all(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** Returns the first child with a name. */
export function one(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
