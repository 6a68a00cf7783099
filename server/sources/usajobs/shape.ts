import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

const Pay = z.object({ MinimumRange: amount, MaximumRange: amount, RateIntervalCode: text });
export const Item = z.object({
  MatchedObjectId: idText,
  MatchedObjectDescriptor: z.object({
    PositionTitle: z.string(),
    PositionURI: z.string(),
    PositionLocationDisplay: text,
    PositionLocation: z.array(z.object({ LocationName: text })).nullish(),
    OrganizationName: text,
    DepartmentName: text,
    JobCategory: z.array(z.object({ Name: text })).nullish(),
    PositionSchedule: z.array(z.object({ Name: text })).nullish(),
    PositionRemuneration: z.array(Pay).nullish(),
    PublicationStartDate: text,
    PositionStartDate: text,
    PositionEndDate: text,
    ApplicationCloseDate: text,
    QualificationSummary: text,
    UserArea: z.object({
      Details: z.object({
        JobSummary: text,
        MajorDuties: z.union([z.array(z.string()), z.string()]).nullish(),
        Requirements: text,
        Education: text,
        RemoteIndicator: z.boolean().nullish(),
        TeleworkEligible: z.boolean().nullish(),
      }),
    }),
  }),
});
export type Item = z.infer<typeof Item>;
export const Page = z.object({
  SearchResult: z.object({ SearchResultCountAll: z.number().nullish(), SearchResultItems: z.array(z.unknown()) }),
});
