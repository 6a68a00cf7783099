import { createHash, randomBytes } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Secrets } from "#app/secrets.ts";

export const SESSION_PREFIX = "afs_";
export const VERIFY_LIFE_S = 24 * 60 * 60;
export const RESET_LIFE_S = 30 * 60;
const VERIFY_AUDIENCE = "verify-email";

/** Hashes a token for storage. Tokens have 256 random bits, so the hash needs no salt. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function newSessionToken(): string {
  return SESSION_PREFIX + randomBytes(32).toString("base64url");
}

/** Returns whether the text can be a session token; anything else needs no database query. */
export function looksLikeSessionToken(token: string): boolean {
  return /^afs_[A-Za-z0-9_-]{43}$/.test(token);
}

export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns a key that ties a token to the current password without revealing anything about it. */
export function passwordFingerprint(passwordHash: string): Buffer {
  return createHash("sha256").update(passwordHash).digest();
}

export interface VerifyToken {
  /** The mailed token: a JWT from whose payload the page reads the address. */
  token: string;
  /** The token's id; only its hash is stored. */
  id: string;
}

export async function newVerifyToken(secrets: Secrets, email: string, now: Date): Promise<VerifyToken> {
  const id = randomBytes(32).toString("base64url");
  const issued = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ email, purpose: VERIFY_AUDIENCE })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setJti(id)
    .setAudience(VERIFY_AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + VERIFY_LIFE_S)
    .sign(secrets.tokenKey);
  return { token, id };
}

/**
 * Returns the id in a verification token that we signed, or null. Doesn't check `exp`: the database decides whether a
 * token has expired, because all processes share its clock.
 */
export async function readVerifyToken(secrets: Secrets, token: string): Promise<string | null> {
  for (const key of secrets.tokenKeys) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ["HS256"],
        audience: VERIFY_AUDIENCE,
        // Skips the expiry check by verifying as of a moment at which the token was valid.
        currentDate: new Date(0),
      });
      return payload.jti ?? null;
    } catch {
      // Not signed with this key.
    }
  }
  return null;
}
