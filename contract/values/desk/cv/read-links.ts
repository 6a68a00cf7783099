import { LINK_MAX } from "../profile-limits.ts";
import { type CvFinding, type CvLine, evidenceOf } from "./cv-reading.ts";

/** Sites on which a link is the person's own. */
const OWN =
  /^(?:[\w-]+\.)*(?:github\.com|gitlab\.com|linkedin\.com|bitbucket\.org|stackoverflow\.com|dribbble\.com|behance\.net|medium\.com|dev\.to|codepen\.io|kaggle\.com|xing\.com|github\.io|orcid\.org|codeberg\.org)$/;
/** Endings of addresses that are written without `https://`. */
const BARE_ENDINGS = new Set(
  "com org net io dev me de fr es pt br eu co uk at ch app tech site blog design studio info example xyz page".split(
    " ",
  ),
);
/** Names of technologies and companies that look like an address. */
const NO_ADDRESS = /^(?:asp\.net|node\.js|[\w-]+\.js|vb\.net|ado\.net|e\.g|i\.e)$/i;

/** Returns a word without the marks around it. */
function withoutMarks(word: string): string {
  let end = word.length;
  while (end > 0 && ")>],;.".includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end).replace(/^[(<[]+/, "");
}

/** Returns the address of a text that is one, with its scheme; undefined otherwise. */
function addressOf(written: string): string | undefined {
  const bare = withoutMarks(written);
  if (bare.includes("@") || NO_ADDRESS.test(bare)) return undefined;
  const schemed = /^https?:\/\//i.test(bare);
  if (!schemed && !/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u.test(bare)) return undefined;
  const url = URL.parse(schemed ? bare : `https://${bare}`);
  if (url === null || url.hostname === "" || !url.hostname.includes(".") || url.username !== "") return undefined;
  if (!schemed && !BARE_ENDINGS.has(url.hostname.split(".").at(-1) ?? "")) return undefined;
  return bare.length > LINK_MAX ? undefined : url.href.replace(/\/$/, "");
}

const keyOf = (link: string) => link.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, "");

/**
 * Reads the person's links. Those of the head, the contact details and the links section are sure, and those on sites of portfolios; a link
 * within the work may be an employer's.
 */
export function readLinks(
  own: readonly CvLine[],
  rest: readonly CvLine[],
  hidden: readonly string[],
): CvFinding<string>[] {
  const found = new Map<string, CvFinding<string>>();
  const add = (address: string | undefined, sure: boolean, evidence: string) => {
    if (address === undefined || found.has(keyOf(address))) return;
    const { hostname, pathname } = new URL(address);
    const known = OWN.test(hostname);
    // The site itself is nobody's profile.
    if (known && pathname === "/" && !hostname.endsWith("github.io")) return;
    found.set(keyOf(address), { value: address, sure: sure || known, evidence: evidenceOf(evidence) });
  };
  for (const [lines, sure] of [
    [own, true],
    [rest, false],
  ] as const) {
    for (const { text } of lines) for (const word of text.split(/[\s|•·]+/)) add(addressOf(word), sure, text);
  }
  for (const link of hidden) if (/^https?:/i.test(link)) add(addressOf(link), false, link);
  return [...found.values()];
}
