import type { Secrets } from "#app/secrets.ts";
import { STATEMENT_MARK } from "#contract/values/moderation/notice.ts";
import { idOfToken, secretToken } from "#moderation/secret-token.ts";

const USE = "statement of reasons";

/** Returns the address of a statement of reasons. It shares the page of notices. */
export function statementLink(
  { secrets, baseUrl }: { secrets: Pick<Secrets, "personalHash">; baseUrl: string },
  id: string,
): string {
  return `${baseUrl}/notices/${STATEMENT_MARK}${secretToken(secrets, USE, id)}`;
}

/** Returns the id in the secret part of an address that we made for a statement, or null. */
export function statementOfToken(secrets: Pick<Secrets, "isPersonalHash">, token: string): string | null {
  return token.startsWith(STATEMENT_MARK) ? idOfToken(secrets, USE, token.slice(STATEMENT_MARK.length)) : null;
}
