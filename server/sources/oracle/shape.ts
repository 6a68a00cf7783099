import { z } from "zod";
import { idText, joinSections, text } from "#sources/read.ts";
import { valueOf } from "#sources/workplace.ts";

export const Row = z.object({
  Id: idText,
  Title: z.string(),
  PostedDate: text,
  PostingEndDate: text,
  PrimaryLocation: text,
  WorkplaceTypeCode: text,
  JobSchedule: text,
  JobFunction: text,
  secondaryLocations: z.array(z.object({ Name: text })).nullish(),
});
export type Row = z.infer<typeof Row>;
/** A search with one result, which holds the page of openings. */
export const Page = z.object({
  items: z.tuple([z.object({ TotalJobsCount: z.number(), requisitionList: z.array(z.unknown()) })]),
});

export const Detail = z.object({
  Id: idText,
  Title: text,
  Category: text,
  JobSchedule: text,
  StudyLevel: text,
  WorkplaceTypeCode: text,
  PrimaryLocation: text,
  ExternalPostedStartDate: text,
  ExternalPostedEndDate: text,
  ExternalDescriptionStr: text,
  ExternalResponsibilitiesStr: text,
  ExternalQualificationsStr: text,
  CorporateDescriptionStr: text,
  OrganizationDescriptionStr: text,
  secondaryLocations: z.array(z.object({ Name: text })).nullish(),
});
export type Detail = z.infer<typeof Detail>;
export const DetailPage = z.object({ items: z.tuple([z.unknown()]) });

/** Joins the parts of an opening's text in reading order, the organisation's part last. */
export function bodyOf(detail: Detail): string {
  return joinSections([
    { html: detail.ExternalDescriptionStr },
    { heading: "Responsibilities", html: detail.ExternalResponsibilitiesStr },
    { heading: "Qualifications", html: detail.ExternalQualificationsStr },
    { heading: "About us", html: detail.CorporateDescriptionStr },
    { html: detail.OrganizationDescriptionStr },
  ]);
}

const WORKPLACES = { ORA_REMOTE: "remote", ORA_HYBRID: "hybrid", ORA_ON_SITE: "onsite" } as const;

export function workplaceOf(code: string | null | undefined) {
  const value = valueOf(WORKPLACES, code);
  return value && { value, evidence: `WorkplaceTypeCode: ${code}` };
}
