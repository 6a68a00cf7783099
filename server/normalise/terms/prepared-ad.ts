import { withAccents } from "#normalise/text/plain/accents.ts";
import { withWrittenOut } from "#normalise/text/plain/written-out.ts";
import { type PreparedText, prepareText } from "#normalise/text/prepared-text.ts";
import { readAdLanguage } from "./ad-language.ts";
import { withOwnLanguages } from "./part-languages.ts";

/** A text that is ready for the readers of all fields, and its language as an ISO 639-1 code. */
export interface PreparedAd {
  prepared: PreparedText;
  language: string | null;
}

/** Finds the language of a prepared text and of its parts, gives its words their accents and writes out its signs. The title tells the language where the text doesn't. */
export function inItsLanguages(text: PreparedText, title?: string): PreparedAd {
  return inLanguage(text, readAdLanguage(text.text, title));
}

/** Does so for an ad whose language is known, null where nothing is clear. */
export function inLanguage(text: PreparedText, language: string | null): PreparedAd {
  return { prepared: withWrittenOut(withAccents(withOwnLanguages(text, language), language), language), language };
}

/** Prepares a posting's untrusted body as the pipeline does. */
export function prepareAd(body: string | undefined, title?: string): PreparedAd {
  return inItsLanguages(prepareText(body), title);
}
