import type { Secrets } from "#app/secrets.ts";

/** Returns the secret part of an address: an id and a keyed hash of it for one use. It never expires, because appeals may come months later. */
export function secretToken(secrets: Pick<Secrets, "personalHash">, use: string, id: string): string {
  return `${id}.${secrets.personalHash(`${use}:${id}`).toString("base64url")}`;
}

/** Returns the id in a token that we made for this use, or null. */
export function idOfToken(secrets: Pick<Secrets, "isPersonalHash">, use: string, token: string): string | null {
  const [id = "", hash = ""] = token.split(".");
  if (!/^[1-9]\d{0,17}$/.test(id)) return null;
  return secrets.isPersonalHash(`${use}:${id}`, Buffer.from(hash, "base64url")) ? id : null;
}
