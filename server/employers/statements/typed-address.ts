import { publicUrl } from "#sources/web-address.ts";

/** Returns an address that somebody typed, with or without a scheme, if it may become a link on our pages; null for any other. */
export function typedAddress(typed: string): string | null {
  return publicUrl(/^https?:/i.test(typed) ? typed : `https://${typed}`);
}
