import { z } from "zod";

/** The account with which Google hears of jobs. */
export interface GoogleServiceAccount {
  clientEmail: string;
  /** PEM, PKCS #8. */
  privateKey: string;
}

/** Reads the JSON key of an account. */
export const googleServiceAccount = z.string().transform((text, context) => {
  try {
    const key = z
      .object({ client_email: z.string(), private_key: z.string().includes("PRIVATE KEY") })
      .parse(JSON.parse(text));
    return { clientEmail: key.client_email, privateKey: key.private_key };
  } catch {
    context.addIssue({ code: "custom", message: "must be the JSON key of a Google service account" });
    return z.NEVER;
  }
});
