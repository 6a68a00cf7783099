import { z } from "zod";
import { elementIn, withId } from "#sources/html-elements.ts";
import { readEmbedded } from "#sources/payload.ts";
import { readRoot } from "#sources/read.ts";

const List = z.object({ htm: z.string() });

/** Returns the rows of a list, which are HTML inside JSON inside a call of a script. */
export function rowsIn(payload: unknown): string {
  const script = readRoot("erecruiter", z.string(), payload).trim();
  const json = script.slice(script.indexOf("(") + 1, script.lastIndexOf(")"));
  return readRoot("erecruiter", List, readEmbedded("erecruiter", json)).htm;
}

/** Removes the title, the place and the consent clause around an offer's text. */
export function withoutFrame(html: string): string {
  return ["JobTitle", "WorkPlace", "Clause"].reduce((rest, id) => {
    const part = elementIn(rest, withId(id));
    return part?.html ? rest.replace(part.html, () => "") : rest;
  }, html);
}
