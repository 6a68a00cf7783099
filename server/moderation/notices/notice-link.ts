import type { Secrets } from "#app/secrets.ts";

const USE = "notice";

/** Returns the secret part of a notice's address: its id and a keyed hash of it. It never expires, because appeals may come months later. */
export function noticeToken(secrets: Pick<Secrets, "personalHash">, id: string): string {
  return `${id}.${secrets.personalHash(`${USE}:${id}`).toString("base64url")}`;
}

/** Returns the id in a token that we made, or null. */
export function noticeOfToken(secrets: Pick<Secrets, "isPersonalHash">, token: string): string | null {
  const [id = "", hash = ""] = token.split(".");
  if (!/^[1-9]\d{0,17}$/.test(id)) return null;
  return secrets.isPersonalHash(`${USE}:${id}`, Buffer.from(hash, "base64url")) ? id : null;
}

export function noticeLink(context: { secrets: Pick<Secrets, "personalHash">; baseUrl: string }, id: string): string {
  return `${context.baseUrl}/notices/${noticeToken(context.secrets, id)}`;
}
