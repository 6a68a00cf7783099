import { z } from "zod";
import { amount, idText, readRoot, SourceShapeError, text } from "#sources/read.ts";
import { readEmbedded } from "#sources/payload.ts";
import { streamRows } from "./page-stream.ts";

const Named = z.object({ name: text });

export const Opening = z.object({
  id: idText,
  title: z.string(),
  /** HTML, or `$` and the id of the row that holds it. */
  richtextDescription: text,
  isCompensationVisible: z.boolean().nullish(),
  createdAt: text,
  updatedAt: text,
  job: z
    .object({
      jobLocations: z.array(z.object({ location: Named.nullish() })).nullish(),
      jobEmploymentTypes: z.array(z.object({ employmentType: Named.nullish() })).nullish(),
      jobDepartments: z.array(z.object({ department: Named.nullish() })).nullish(),
      currentCompensation: z.object({ currencyIsoCode: text, minAmount: amount, maxAmount: amount }).nullish(),
    })
    .nullish(),
});
export type Opening = z.infer<typeof Opening>;

export const Board = z.object({
  jobPostings: z.array(z.unknown()),
  careerPageSettings: z.object({ preferredOrganizationName: text }).nullish(),
});

/** Returns the openings in a board's page and the texts that they refer to. Throws SourceShapeError for any other page. */
export function boardIn(payload: unknown) {
  const rows = streamRows("deel", readRoot("deel", z.string(), payload));
  for (const { content } of rows) {
    if (!content.includes('"jobPostings":[')) continue;
    const props = propsWithOpenings(readEmbedded("deel", content));
    if (props !== undefined)
      return { ...readRoot("deel", Board, props), texts: new Map(rows.map((row) => [`$${row.id}`, row.content])) };
  }
  throw new SourceShapeError("deel", "the page holds no openings");
}

/** Looks for the object that holds `jobPostings` in a tree of React elements. */
function propsWithOpenings(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if ("jobPostings" in value) return value;
  for (const child of Object.values(value)) {
    const found = propsWithOpenings(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
