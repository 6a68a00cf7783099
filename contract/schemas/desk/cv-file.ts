import { z } from "zod";

/** The file of a CV that a person keeps with the account. */
export const CvFile = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its media type, as its content shows it. */
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  storedAt: z.iso.datetime(),
});
export type CvFile = z.infer<typeof CvFile>;

/** `GET /api/me/profile/cv`; null while the account keeps none. */
export const CvFileResponse = z.object({ data: CvFile.nullable() });
export type CvFileResponse = z.infer<typeof CvFileResponse>;
