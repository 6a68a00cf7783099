import { createHash, randomBytes } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Secrets } from "#app/secrets.ts";

export const SESSION_PREFIX = "afs_";
export const VERIFY_LIFE_S = 24 * 60 * 60;
export const RESET_LIFE_S = 30 * 60;
const VERIFY_AUDIENCE = "verify-email";

/** What lies at rest instead of a token. Tokens have 256 random bits, so a plain hash needs no salt. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function newSessionToken(): string {
  return SESSION_PREFIX + randomBytes(32).toString("base64url");
}

/** True for text that can be a session token; anything else needs no look into the database. */
export function looksLikeSessionToken(token: string): boolean {
  return /^afs_[A-Za-z0-9_-]{43}$/.test(token);
}

export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Ties a token to the password it was issued under, without holding anything of the password. */
export function passwordFingerprint(passwordHash: string): Buffer {
  return createHash("sha256").update(passwordHash).digest();
}

export interface VerifyToken {
  /** The mailed text: a JWT whose middle part the page reads for the address. */
  token: string;
  /** Its id, stored hashed. */
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
 * The id within a verification token that we signed, or null. The life of the token is the database's to judge (its
 * clock is the one all processes share), so `exp` is not checked here.
 */
export async function readVerifyToken(secrets: Secrets, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, secrets.tokenKey, {
      algorithms: ["HS256"],
      audience: VERIFY_AUDIENCE,
      // A signed token without expiry checking: any moment within its own life serves.
      currentDate: new Date(0),
    });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}
