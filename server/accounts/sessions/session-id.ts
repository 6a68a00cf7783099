import type { Secrets } from "#app/secrets.ts";

/** Returns the name of a session for its owner. The row's own number would tell how many sessions everybody has started. */
export function sessionId(secrets: Pick<Secrets, "personalHash">, rowId: string): string {
  return secrets.personalHash(`session:${rowId}`).toString("hex", 0, 16);
}
