import { decodeEntities } from "#sources/html-entities.ts";
import { boardBehind } from "#sources/registry.ts";

const LINK = /https:\/\/[^\s"'<>\\)\]]+/g;

/** Returns the boards that the links in a text lead to, each once. Slashes may be escaped as in JSON. */
export function boardsIn(text: string): { source: string; token: string }[] {
  const found = new Map<string, { source: string; token: string }>();
  for (const [link] of decodeEntities(text.replaceAll("\\/", "/")).matchAll(LINK)) {
    const board = boardBehind(link.replace(/[.,;:!]+$/, ""));
    if (board !== null) found.set(`${board.source} ${board.token}`, board);
  }
  return [...found.values()];
}
