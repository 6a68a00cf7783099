/** How a stored address to apply at begins where people apply by mail; the mailbox follows. */
export const MAILTO = "mailto:";
/** The fragment of a job's page that opens the way to apply by mail. */
export const APPLY_FRAGMENT = "apply";

/** The path that a job has as its apply link where its employer takes applications by mail, so that no list or file holds the mailbox. */
export const applyPath = (post: string): string => `/direct-posts/${post}/apply`;
/** The path that leads to a mail program, for browsers without scripts. */
export const mailPath = (post: string): string => `/direct-posts/${post}/mail`;

/** Returns the direct post that people apply to by mail; null for a job with a page where people apply. */
export function postByMail({ url, sources }: { url: string; sources: readonly { source: string }[] }): string | null {
  if (sources.every(({ source }) => source !== "direct")) return null;
  return /^https?:\/\/[^/]+\/direct-posts\/([1-9]\d{0,17})\/apply$/.exec(url)?.[1] ?? null;
}

/** Returns the link that opens a mail program with a mail to an address. What the subject holds can't add anything to the mail. */
export const mailLink = ({ address, subject }: { address: string; subject: string }): string =>
  `${MAILTO}${encodeURIComponent(address).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
