import { Parser } from "htmlparser2";
import { DESCRIPTION_TAGS, type DescriptionTag } from "#contract/values/description-tags.ts";

/** A node of a job description: text, or one of 15 elements. Only links have an address. */
export type DescriptionNode = string | { tag: DescriptionTag; href?: string; children: DescriptionNode[] };

/**
 * Parses the sanitised HTML of a description into a tree that React renders, so that raw markup is never inserted. Tags other than
 * the 15 are dropped and their text stays; addresses other than http, https and mailto are dropped.
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
