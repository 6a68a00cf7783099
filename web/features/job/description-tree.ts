import { Parser } from "htmlparser2";
import { DESCRIPTION_TAGS, type DescriptionTag } from "#contract/values/description-tags.ts";

/** A piece of a job's description: text, or an element of one of 15 kinds. Only links have an address. */
export type DescriptionNode = string | { tag: DescriptionTag; href?: string; children: DescriptionNode[] };

/**
 * Reads the sanitised HTML of a description into a tree that React renders, so that no markup is ever set as it came. What is not one of
 * the 15 tags is left out and its text kept; an address that is not http, https or mailto is dropped.
 */
export function descriptionTree(html: string): DescriptionNode[] {
  const root: DescriptionNode[] = [];
  const open: { tag: string; children: DescriptionNode[] }[] = [{ tag: "", children: root }];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1)?.children ?? root;
      if (!isTag(name)) {
        open.push({ tag: name, children: parent });
        return;
      }
      const href = name === "a" ? linkAddress(attributes["href"]) : undefined;
      const node = { tag: name, ...(href !== undefined && { href }), children: [] };
      parent.push(node);
      open.push(node);
    },
    ontext(text) {
      const children = open.at(-1)?.children ?? root;
      const last = children.at(-1);
      if (typeof last === "string") children[children.length - 1] = last + text;
      else children.push(text);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root;
}

function isTag(name: string): name is DescriptionTag {
  return (DESCRIPTION_TAGS as readonly string[]).includes(name);
}

function linkAddress(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  return /^(https?|mailto):$/.test(new URL(href).protocol) ? href : undefined;
}
