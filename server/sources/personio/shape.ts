import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

export const Position = z.object({
  id: idText,
  name: z.string(),
  offices: z.array(z.string()),
  department: text,
  employmentType: text,
  seniority: text,
  keywords: text,
  createdAt: text,
  sections: z.array(z.object({ heading: text, html: text })),
  pay: z.object({ min: amount, max: amount, currency: text, type: text }),
});
export type Position = z.infer<typeof Position>;
