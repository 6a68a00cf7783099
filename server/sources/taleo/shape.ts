import { z } from "zod";
import { elementIn } from "#sources/html-elements.ts";
import { pageWith } from "#sources/html-links.ts";
import { decodeToken, idText, readRoot, SourceShapeError } from "#sources/read.ts";

export const Page = z.object({
  requisitionList: z.array(z.unknown()),
  pagingData: z.object({ totalCount: z.number(), pageSize: z.number().nullish() }),
});
export const Row = z.object({
  contestNo: idText,
  /** The cells of the row; each employer chooses which there are. */
  column: z.array(z.string()),
  linkedColumn: z.number().nullish(),
  locationsColumns: z.array(z.number()).nullish(),
});
export type Row = z.infer<typeof Row>;

/** Returns the portal number that the page gives its search. Throws SourceShapeError without one. */
export function portalIn(payload: unknown): string {
  const page = readRoot("taleo", z.string(), payload);
  const portal = /portalNo:\s{0,5}'(\d{1,20})'/.exec(page)?.[1];
  if (portal === undefined) throw new SourceShapeError("taleo", "the page names no portal");
  return portal;
}

/** Returns the places of a row. A cell is a text, or a JSON list of texts such as `["US-Kansas-Wichita"]`. */
export function placesOf({ column, locationsColumns }: Row): string[] {
  return (locationsColumns ?? []).flatMap((index) => {
    const cell = column[index] ?? "";
    try {
      return z.array(z.string()).parse(JSON.parse(cell));
    } catch {
      return [cell];
    }
  });
}

const DATE = /^(?:[A-Z][a-z]{2} \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4})$/;

/** Returns the first cell that is a date ("Jul 2, 2026", "07/02/2026"). */
export function dateOf({ column, locationsColumns }: Row): string | undefined {
  return column.find((cell, index) => !locationsColumns?.includes(index) && DATE.test(cell.trim()));
}

/**
 * Returns the HTML of an opening's page. A hidden field holds the page's state between `!|!`; its percent-encoded texts start
 * with `!*!`.
 */
export function bodyIn(payload: unknown): string {
  const page = pageWith("taleo", payload, /initialHistory/);
  const state = elementIn(page, (_name, { name }) => name === "initialHistory")?.attributes["value"] ?? "";
  return state
    .split("!|!")
    .filter((part) => part.startsWith("!*!"))
    .map((part) => decodeToken(part.slice(3)))
    .join("\n");
}
