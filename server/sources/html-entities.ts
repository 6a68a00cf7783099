import { decodeHTMLStrict } from "entities";

/** Decodes the entities of an HTML text once: `&amp;nbsp;` becomes `&nbsp;`. Leaves unknown names as they are. */
export function decodeEntities(html: string): string {
  return html.replace(/&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi, (entity) => {
    const text = decodeHTMLStrict(entity);
    return /^[^\P{Cc}\t\n\r]$/u.test(text) ? "\uFFFD" : text;
  });
}

/** The HTML entities by name, as an XML parser looks them up; feeds use them without declaring them. */
export const htmlEntities: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    get(_, name) {
      const entity = `&${String(name)};`;
      const text = decodeHTMLStrict(entity);
      return text === entity ? undefined : text;
    },
  },
);
