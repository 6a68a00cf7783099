import { Parser } from "htmlparser2";

/** An element of a page. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The markup between its tags, as the page writes it. */
  html: string;
  /** Its text on one line. */
  text: string;
}

/** Tells an element by its name and attributes, both in lower case. */
export type ElementTest = (name: string, attributes: Readonly<Record<string, string>>) => boolean;

const MOST_ELEMENTS = 20_000;

/** Returns a test for elements with this class. */
export function withClass(className: string): ElementTest {
  return (_name, attributes) => (attributes["class"] ?? "").split(/\s/).includes(className);
}

/** Returns a test for the element with this id. */
export function withId(id: string): ElementTest {
  return (_name, attributes) => attributes["id"] === id;
}

/** Returns the elements that pass the test in reading order. Elements inside a returned one are not returned again. */
export function elementsIn(html: string, test: ElementTest): PageElement[] {
  const found: PageElement[] = [];
  let open: { name: string; attributes: Record<string, string>; start: number; text: string } | null = null;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open !== null) depth += 1;
      else if (found.length < MOST_ELEMENTS && test(name, attributes)) {
        open = { name, attributes, start: parser.endIndex + 1, text: "" };
        depth = 0;
      }
    },
    ontext(text) {
      if (open !== null) open.text += text;
    },
    onclosetag() {
      if (open === null) return;
      if (depth > 0) {
        depth -= 1;
        open.text += " ";
        return;
      }
      const { start, text, ...element } = open;
      found.push({ ...element, html: html.slice(start, parser.startIndex), text: text.replace(/\s+/g, " ").trim() });
      open = null;
    },
  });
  parser.end(html);
  return found;
}

/** Returns the first element that passes the test. */
export function elementIn(html: string, test: ElementTest): PageElement | undefined {
  return elementsIn(html, test)[0];
}
