import type { FirstReadingStatus } from "#contract/schemas/first-reading.ts";

let expected = false;

/** Says on the server whether the pages rendered from now on should ask how the first reading goes. */
export function setFirstReading(isExpected: boolean): void {
  expected = isExpected;
}

/** Returns the root element's attribute that carries this to the browser: empty or absent. */
export function firstReadingMark(): "" | undefined {
  if (typeof document === "undefined") return expected ? "" : undefined;
  return document.documentElement.dataset["firstReading"] === undefined ? undefined : "";
}

/** The line tells the lists of the page with this event on the document, every few seconds. */
export const FIRST_READING_EVENT = "first-reading";
export type FirstReadingEvent = CustomEvent<{ status: FirstReadingStatus; looks: number }>;
