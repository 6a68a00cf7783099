import type { z } from "zod";

/** Refuses text that the database can't store (NUL, half a surrogate pair), and control characters other than line ends and tabs. */
export function storable<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text), "Please use plain text only");
}
