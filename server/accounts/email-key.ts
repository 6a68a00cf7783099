/**
 * The one form of an address under which an account is unique: NFC, lower case. Dots and plus-tags are kept, because
 * only some hosts ignore them.
 */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** `a•••@example.com`: enough for an operator to recognise an address in a log, too little to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "•••" : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
