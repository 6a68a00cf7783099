import type { Secrets } from "#app/secrets.ts";
import { idOfToken, secretToken } from "#moderation/secret-token.ts";

const USE = "notice";

/** Returns the secret part of a notice's address. */
export function noticeToken(secrets: Pick<Secrets, "personalHash">, id: string): string {
  return secretToken(secrets, USE, id);
}

/** Returns the id in a token of a notice that we made, or null. */
export function noticeOfToken(secrets: Pick<Secrets, "isPersonalHash">, token: string): string | null {
  return idOfToken(secrets, USE, token);
}

export function noticeLink(context: { secrets: Pick<Secrets, "personalHash">; baseUrl: string }, id: string): string {
  return `${context.baseUrl}/notices/${noticeToken(context.secrets, id)}`;
}
