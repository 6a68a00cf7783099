import type { Secrets } from "#app/secrets.ts";

/**
 * Normalises an address to the form in which it is unique: NFC and lower case. Keeps dots and plus-tags, because only
 * some hosts ignore them.
 */
export function emailKey(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}

/** Masks an address as `a•••@example.com`: an operator can recognise it in a log, but nobody can write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "•••" : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/**
 * Returns the one form of a work mailbox: without plus-tag and dots, which most companies' mail servers ignore, and with compatibility
 * characters folded. One mailbox makes one referrer.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email).normalize("NFKC");
  const at = key.lastIndexOf("@");
  const local = key.slice(0, at);
  return `${local.replace(/(?<=.)\+.*$/, "").replaceAll(".", "") || local}${key.slice(at)}`;
}

/**
 * Returns the keyed hashes of a mailbox: equal for every spelling of one mailbox, and of no use without the key. The first is the one to store; rows
 * from before a change of the secret have the second.
 */
export function mailboxHashes(secrets: Pick<Secrets, "personalHashes">, email: string): [Buffer, ...Buffer[]] {
  return secrets.personalHashes(`mailbox:${mailboxKey(email)}`);
}

/** Returns the keyed hashes of an address under which alerts of a person without an account are stored. The first is the one to store. */
export function guestHashes(secrets: Pick<Secrets, "personalHashes">, email: string): [Buffer, ...Buffer[]] {
  return secrets.personalHashes(`guest:${emailKey(email)}`);
}
