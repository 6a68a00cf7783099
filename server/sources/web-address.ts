import { domainToUnicode } from "node:url";

const LONGEST = 2048;
/** Characters that no URL contains unencoded, and characters that reorder or hide text. */
const NEVER_PLAIN = /[\s"<>\\^`{|}\p{Cc}\p{Cf}\p{Cs}]/u;
/** Scripts that are written together. */
const EAST_ASIAN =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u;
const SCRIPTS = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Armenian",
  "Cherokee",
  "Hebrew",
  "Arabic",
  "Thai",
  "Georgian",
  "Devanagari",
].map((name) => new RegExp(`\\p{Script=${name}}`, "u"));

/**
 * Returns a URL that may become a link on our pages, as the source writes it; null for anything else. It is absolute http or
 * https, names a public host in one script, and has no user, password or character that
 * could end an attribute or deceive a reader.
 */
export function publicUrl(value: unknown): string | null {
  if (typeof value !== "string" || value.length > LONGEST) return null;
  const address = value.trim();
  if (!/^https?:\/\/[^/]/i.test(address) || NEVER_PLAIN.test(address)) return null;
  const url = URL.parse(address);
  if (url === null || url.username || url.password || /^[^/]*\/\/[^/?#]*@/.test(address) || url.port === "0")
    return null;
  return isPublicName(url.hostname) ? address : null;
}

function isPublicName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, "").split(".");
  if (labels.length < 2 || hostname.length > 253 || !/^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? ""))
    return false;
  return (
    labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label)) &&
    domainToUnicode(hostname).split(".").every(isOneScript)
  );
}

/** Returns whether a label has letters of one script only; Latin letters among Cyrillic ones imitate another name. */
function isOneScript(label: string): boolean {
  return EAST_ASIAN.test(label) || SCRIPTS.filter((script) => script.test(label)).length <= 1;
}
