import { Parser } from "htmlparser2";
import { z } from "zod";
import { readEmbedded } from "#sources/payload.ts";
import { idText, readRoot, SourceShapeError, text } from "#sources/read.ts";

export const Row = z.object({
  id: idText,
  Posting_Title: z.string(),
  City: text,
  State: text,
  Country: text,
  Remote_Job: z.boolean().nullish(),
  Publish: z.boolean().nullish(),
  Job_Type: text,
  Industry: text,
});
export type Row = z.infer<typeof Row>;

export const Detail = z.object({ id: idText, Posting_Title: text, Job_Description: text });

/** Parses the rows of the list, which are JSON in a hidden field of the page. Throws SourceShapeError without one. */
export function rowsIn(payload: unknown): unknown[] {
  const html = readRoot("zohorecruit", z.string(), payload);
  let value: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "input" && attributes["id"] === "jobs") value = attributes["value"];
    },
  });
  parser.end(html);
  if (value === undefined) throw new SourceShapeError("zohorecruit", "the page holds no list of openings");
  return readRoot("zohorecruit", z.array(z.unknown()), readEmbedded("zohorecruit", value));
}

const RECORD = /"(\{\\x22(?:[^"\\\n]|\\.)*\\x22Job_Description\\x22(?:[^"\\\n]|\\.)*)"/;

/** Parses the opening of a page, which is JSON inside a string of a script and so escaped twice. */
export function recordIn(payload: unknown): unknown {
  const written = RECORD.exec(readRoot("zohorecruit", z.string(), payload))?.[1];
  if (written === undefined) throw new SourceShapeError("zohorecruit", "the page holds no opening");
  return readEmbedded("zohorecruit", unescapeScript(written));
}

function unescapeScript(written: string): string {
  return written.replace(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|(.))/g,
    (_all, byte?: string, unit?: string, other?: string) => {
      if (other !== undefined) return { n: "\n", r: "\r", t: "\t" }[other] ?? other;
      return String.fromCharCode(Number.parseInt(byte ?? unit ?? "", 16));
    },
  );
}
