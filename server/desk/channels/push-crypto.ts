import { createCipheriv, createECDH, createPrivateKey, generateKeyPairSync, hkdfSync, randomBytes } from "node:crypto";
import { SignJWT } from "jose";

const SALT_BYTES = 16;
const RECORD_BYTES = 4096;
/** A push service may refuse more (RFC 8291, section 4): one record with its header, delimiter and tag. */
export const MAX_PUSH_TEXT_BYTES = 3900;
/** RFC 8292 allows 24 hours. */
const TOKEN_LIFE_S = 12 * 3600;
const UNCOMPRESSED_POINT = Buffer.from([4]);
/** Ends the last record (RFC 8188, section 2). */
const LAST_RECORD = Buffer.from([2]);

/** The key pair by which push services know this installation (VAPID). */
export interface PushKey {
  /** The uncompressed point as base64url, as browsers want it. */
  publicKey: string;
  /** PEM, PKCS #8. */
  privateKey: string;
}

/** A browser's public key and secret, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

export function newPushKey(): PushKey {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const { x = "", y = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([UNCOMPRESSED_POINT, Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return {
    publicKey: point.toString("base64url"),
    privateKey: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
  };
}

/** Encrypts a text for one browser with `aes128gcm` (RFC 8291). Throws for keys that are no point of the curve. */
export function encryptForBrowser(text: string, { p256dh, auth }: BrowserKeys): Buffer {
  const theirs = Buffer.from(p256dh, "base64url");
  const ecdh = createECDH("prime256v1");
  const ours = ecdh.generateKeys();
  const shared = ecdh.computeSecret(theirs);
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
    Buffer.from(hkdfSync("sha256", key, salt, info, bytes));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const key = derive(shared, Buffer.from(auth, "base64url"), info, 32);
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv(
    "aes-128-gcm",
    derive(key, salt, "Content-Encoding: aes128gcm\0", 16),
    derive(key, salt, "Content-Encoding: nonce\0", 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ours.length, 4);
  const body = [cipher.update(text, "utf8"), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, ours, ...body]);
}

/** Returns the Authorization header that tells a push service who sends (RFC 8292). `subject` is how to reach the operator. */
export async function pushAuthorization(
  endpoint: string,
  { publicKey, privateKey }: PushKey,
  { subject, now }: { subject: string; now: Date },
): Promise<string> {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + TOKEN_LIFE_S)
    .setSubject(subject)
    .sign(createPrivateKey(privateKey));
  return `vapid t=${token}, k=${publicKey}`;
}
