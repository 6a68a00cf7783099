import { MASK } from "#normalise/text/contacts.ts";

/** Returns a person's name as operators see it: its first letter. */
export const maskName = (name: string): string => name.replace(/^(.).*$/su, `$1${MASK}`);
