import { z } from "zod";
import { storable } from "../stored-text.ts";

/** A source as operators see it. */
export const DeskSource = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether its boards are read. */
  isOn: z.boolean(),
  /** How its last daily check went; null before the first. */
  outcome: z.enum(["ok", "changed", "empty", "failed"]).nullable(),
  /** Since when its boards keep less than half of what they kept; null while they don't. */
  fellAt: z.iso.datetime().nullable(),
  /** The last pause or resumption at the desk. */
  switched: z.object({ at: z.iso.datetime(), reason: z.string(), operator: z.string().nullable() }).nullable(),
});
export type DeskSource = z.infer<typeof DeskSource>;

export const DeskSourcesResponse = z.object({ data: z.array(DeskSource) });
export type DeskSourcesResponse = z.infer<typeof DeskSourcesResponse>;

/** `PUT /api/operate/sources/{id}`. */
export const SourceSwitchRequest = z.strictObject({
  isOn: z.boolean(),
  reason: storable(
    z
      .string({ error: "Please say why" })
      .trim()
      .min(1, "Please say why")
      .max(500, "Please keep the reason to 500 characters"),
  ),
});
export type SourceSwitchRequest = z.infer<typeof SourceSwitchRequest>;
