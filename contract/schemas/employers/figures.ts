import { z } from "zod";
import { FIGURE_KINDS } from "#contract/values/employers/figures.ts";

const JobId = z.string().regex(/^[1-9]\d{0,17}$/);
const CompanySlug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,90}[a-z0-9])?$/);

/** `POST /api/views`: what a browser reports of a page, once it has shown it. */
export const ViewReport = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("company-view"), company: CompanySlug }),
  z.strictObject({ kind: z.enum(["job-view", "apply"]), job: JobId }),
]);
export type ViewReport = z.infer<typeof ViewReport>;

const DayCount = z.int().nonnegative().nullable();

/** `GET /api/me/employers/{id}/figures`. */
export const FiguresResponse = z.object({
  data: z.object({
    /** The first of the days, in UTC. The last one is today. */
    from: z.iso.date(),
    series: z.array(
      z.object({
        kind: z.enum(FIGURE_KINDS),
        /** One count for each day; null where it's at least one and fewer than five. */
        days: z.array(DayCount),
        /** The sum of the counts that are shown. */
        total: z.int().nonnegative(),
      }),
    ),
  }),
});
export type FiguresResponse = z.infer<typeof FiguresResponse>;
export type FigureSeries = FiguresResponse["data"]["series"][number];
